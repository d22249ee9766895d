"""Pins of rules_model/base/sea_moves.py."""

PINS = {
    "g40.sea-move.allowance": """
>>> port = START.at_war(ALLIES, JAPAN).with_facility("Queensland", "naval_base")
>>> [sea_allowance(port, nation, "transport", "Sea Zone 54") for nation in (ANZAC, USA, JAPAN)]
[3, 3, 2]
>>> sea_allowance(START.with_facility("Queensland", "naval_base"), USA, "transport", "Sea Zone 54")
2
>>> sea_allowance(START.with_facility("Queensland", "air_base"), ANZAC, "transport", "Sea Zone 54")
2
>>> two = START.with_facility("Spain", "naval_base").held(UK, "Spain")
>>> two = two.with_facility("Gibraltar", "naval_base", damage=3)
>>> sea_allowance(two, UK, "cruiser", "Sea Zone 91")
3
>>> pacific = START.at_war(ANZAC, JAPAN).with_facility("Hawaiian Islands", "naval_base")
>>> from rules_model.base.bases import PEACEFUL_HOST
>>> guest = pacific.reads(PEACEFUL_HOST, "guest")
>>> [sea_allowance(one, ANZAC, "cruiser", "Sea Zone 26") for one in (pacific, guest)]
[2, 3]
>>> egypt = START.held(ITALY, "Egypt").with_facility("Egypt", "naval_base")
>>> taken = egypt.noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
>>> [sea_allowance(one, ITALY, "cruiser", "Sea Zone 98") for one in (egypt, taken)]
[3, 2]
""",
    "g40.sea-move.stop": """
>>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, submarine=1, transport=1)
>>> may_sail_on(war, UK, "battleship", "Sea Zone 112").allowed
True
>>> may_sail_on(war.with_force("Sea Zone 112", GERMANY, cruiser=1), UK, "submarine", "Sea Zone 112").allowed
True
>>> may_sail_on(war.with_force("Sea Zone 112", USA, destroyer=1), UK, "submarine", "Sea Zone 112").allowed
True
>>> barred = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
>>> may_sail_on(barred.reads(CLEARED, "at-once"), UK, "cruiser", "Sea Zone 112").allowed
False
>>> behind = barred.with_force("Sea Zone 112", UK, cruiser=1)
>>> may_sail_on(behind.reads(CLEARED, "at-once"), UK, "cruiser", "Sea Zone 112").allowed
True
>>> may_sail_on(war, UK, "battleship", "Sea Zone 125")
allowed by g40.sea-move.stop
""",
    "g40.sea-move.enter": """
>>> may_sail_into(START, UK, "destroyer", "Sea Zone 112", Phase.NONCOMBAT_MOVE)
allowed by g40.sea-move.enter
>>> may_sail_into(START, UK, "submarine", "Sea Zone 112", Phase.CONDUCT_COMBAT)
refused by g40.sea-move.enter: nothing moves in the phase Conduct combat
""",
    "g40.sea-move.route": """
>>> war = START.at_war(UK, GERMANY)
>>> far = ("Sea Zone 105", "Sea Zone 110", "Sea Zone 112", "SZ 125")
>>> may_sail(war, UK, "cruiser", far, Phase.COMBAT_MOVE)
refused by g40.sea-move.route: from Sea Zone 105 a cruiser sails no further than 2
>>> ported = war.held(UK, "Normandy Bordeaux").with_facility("Normandy Bordeaux", "naval_base")
>>> may_sail(ported, UK, "cruiser", far, Phase.COMBAT_MOVE).allowed
True
>>> may_sail(ported, UK, "cruiser", ("SZ 104", "SZ 105", "SZ 110", "SZ 112"), Phase.COMBAT_MOVE).allowed
False
>>> may_sail(ported, UK, "aircraft_carrier", (*far, "Sea Zone 126"), Phase.COMBAT_MOVE)
refused by g40.sea-move.route: from Sea Zone 105 a aircraft carrier sails no further than 3
>>> may_sail(war, UK, "cruiser", ("Sea Zone 110", "Sea Zone 125"), Phase.COMBAT_MOVE)
refused by g40.sea-move.route: no water joins Sea Zone 110 and Sea Zone 125
>>> may_sail(war, UK, "cruiser", ("Sea Zone 110", "United Kingdom"), Phase.COMBAT_MOVE).allowed
False
>>> there = war.with_force("Sea Zone 112", GERMANY, destroyer=1)
>>> may_sail(there, UK, "cruiser", ("Sea Zone 110", "Sea Zone 112"), Phase.NONCOMBAT_MOVE)
refused by g40.sea-move.enter: Sea Zone 112 is hostile
>>> may_sail(there, UK, "cruiser", ("Sea Zone 112", "Sea Zone 110"), Phase.NONCOMBAT_MOVE).allowed
True
>>> may_sail(there, UK, "cruiser", ("Sea Zone 112", "Sea Zone 110", "Sea Zone 104"), Phase.COMBAT_MOVE).allowed
True
""",
}
