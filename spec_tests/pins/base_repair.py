"""Pins of rules_model/base/repair.py."""

PINS = {
    "g40.repair.may": """
>>> hit = START.with_facility("Scotland", "air_base", damage=2).with_cash(UK, 9)
>>> opening = hit.noting("phase began", None, "", nation=UK, amount=1)
>>> may_repair(opening, UK, "Scotland", "air_base", 3), may_repair(opening, UK, "Scotland", "air_base", 0).allowed
(refused by g40.repair.may: 3 of 2 points cannot be repaired, False)
>>> [may_repair(opening, UK, "Scotland", "air_base", points).allowed for points in (1, 2)]
[True, True]
>>> may_repair(opening, UK, "Scotland", "naval_base", 1)
Traceback (most recent call last):
ValueError: no naval base stands in Scotland
>>> may_repair(opening, UK, "Scotland", "airbase", 1)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
""",
    "g40.repair.facility": """
>>> hit = START.with_facility("Scotland", "naval_base", 5).with_facility("Scotland", "air_base", 5).with_cash(UK, 9)
>>> opening = hit.noting("phase began", None, "", nation=UK, amount=1)
>>> better = repair(opening, UK, "Scotland", "naval_base", 2)
>>> better.since(opening), [one.damage for one in better.facilities_in("Scotland")]
(['UK Europe repairs 2 points of the naval base in Scotland for 2 IPCs'], [3, 5])
>>> [(event.kind, event.nation, event.place, event.amount) for event in better.log[1:]]
[('repaired', UK Europe, 'Scotland', 2)]
>>> repair(opening, UK, "Scotland", "naval_base", 6)
Traceback (most recent call last):
ValueError: 6 of 5 points cannot be repaired
""",
    "g40.repair.ship": """
>>> port = START.with_facility("Hawaiian Islands", "naval_base").with_cash(USA, 5)
>>> may_mend(port, USA, "Sea Zone 26")
refused by g40.repair.ship: United States is not in its purchase and repair phase
>>> opening = port.noting("phase began", None, "", nation=USA, amount=1)
>>> may_mend(opening, USA, "Sea Zone 27").allowed
False
>>> may_mend(opening.held(JAPAN, "Hawaiian Islands"), USA, "Sea Zone 26").allowed
False
>>> air = START.with_facility("Hawaiian Islands", "air_base").noting("phase began", None, "", nation=USA, amount=1)
>>> may_mend(air, USA, "Sea Zone 26").allowed
False
>>> may_mend(opening.with_cash(USA, 0), USA, "Sea Zone 26").allowed
True
""",
    "g40.repair.ships": """
>>> port = START.with_facility("Hawaiian Islands", "naval_base").noting("phase began", None, "", nation=USA, amount=1)
>>> fleet = port.with_force("Sea Zone 26", USA, {"damaged"}, battleship=2).with_force("Sea Zone 26", USA, cruiser=1)
>>> fleet = fleet.with_force("Sea Zone 26", ANZAC, {"damaged"}, battleship=1)
>>> mended = mend(fleet, USA)
>>> mended.force("Sea Zone 26")
1 ANZAC battleship (damaged), 2 United States battleship, 1 United States cruiser
>>> deck = port.with_force("Sea Zone 26", USA, {"damaged"}, aircraft_carrier=1)
>>> mend(deck.with_force("Sea Zone 26", ANZAC, {"trapped"}, fighter=1), USA).force("Sea Zone 26")
1 ANZAC fighter, 1 United States aircraft carrier
>>> mended.since(fleet)
['United States mends 2 United States battleship in Sea Zone 26']
>>> [(event.kind, event.nation, event.place, event.amount) for event in mended.log[-1:]]
[('repaired', United States, 'Sea Zone 26', 2)]
>>> mend(port.with_force("Sea Zone 26", USA, cruiser=1), USA) == port.with_force("Sea Zone 26", USA, cruiser=1)
True
>>> odd = port.with_force("Sea Zone 26", USA, {"damaged"}, cruiser=1)
>>> mend(odd, USA) == odd
True
>>> whole = port.with_force("Sea Zone 26", USA, battleship=1)
>>> mend(whole, USA) == whole
True
>>> trapped = port.with_force("Sea Zone 26", ANZAC, {"aboard Enterprise", "trapped"}, fighter=1)
>>> trapped = trapped.with_force("Sea Zone 26", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
>>> mend(trapped, USA).force("Sea Zone 26")
1 ANZAC fighter (aboard Enterprise), 1 United States aircraft carrier (Enterprise)
>>> both = port.with_force("Sea Zone 1", USA, {"damaged"}, battleship=1).with_force(
...     "Sea Zone 26", USA, {"damaged"}, battleship=1)
>>> mend(both.with_facility("Alaska", "naval_base"), USA).since(both)
['United States mends 1 United States battleship in Sea Zone 1',
'United States mends 1 United States battleship in Sea Zone 26']
>>> isles = START.with_facility("Scotland", "naval_base").with_force("Sea Zone 109", UK, {"damaged"}, battleship=1)
>>> mend(isles.noting("phase began", None, "", nation=UK, amount=1), USA).since(isles)
['']
""",
}
