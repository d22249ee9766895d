"""Pins of rules_model/base/retreat.py."""

PINS = {
    "g40.retreat.who": """
>>> may_retreat(EMPTY, UK_PACIFIC, UK, rounds=2)
allowed by g40.retreat.who
""",
    "g40.retreat.spaces": """
>>> war = START.at_war(GERMANY, FRANCE, UK)
>>> retreat_spaces(war.held(FRANCE, "Western Germany"), "France", GERMANY, ("Western Germany",), war)
()
>>> retreat_spaces(war, "France", GERMANY, ("Germany", "Western Germany", "Western Germany"), war)
('Western Germany',)
>>> retreat_spaces(war, "France", GERMANY, ("France",), war.held(GERMANY, "France"))
()
>>> retreat_spaces(war, "France", GERMANY, ("Sea Zone 105", "Western Germany"), war)
('Western Germany',)
>>> retreat_spaces(war, "Normandy Bordeaux", UK, ("Sea Zone 110",), war)
()
>>> retreat_spaces(war, "Sea Zone 112", GERMANY, ("Denmark", "Sea Zone 113"), war)
('Sea Zone 113',)
>>> fleet = war.with_force("Sea Zone 112", UK, cruiser=1)
>>> retreat_spaces(fleet, "Sea Zone 110", GERMANY, ("Sea Zone 112",), war)
()
>>> retreat_spaces(war, "Sea Zone 110", GERMANY, ("Sea Zone 112",), war)
('Sea Zone 112',)
>>> retreat_spaces(war.held(GERMANY, "France"), "France", GERMANY, ("France",), war.held(GERMANY, "France"))
()

A strait that lets submarines through holds the others back.

>>> mixed = war.at_war(GERMANY, UK).with_force("Sea Zone 92", GERMANY, submarine=1)
>>> retreat_spaces(mixed, "Sea Zone 92", GERMANY, ("Sea Zone 91", "Sea Zone 93"), war)
('Sea Zone 91', 'Sea Zone 93')
>>> mixed = mixed.with_force("Sea Zone 92", GERMANY, destroyer=1)
>>> retreat_spaces(mixed, "Sea Zone 92", GERMANY, ("Sea Zone 91", "Sea Zone 93"), war)
('Sea Zone 93',)
""",
    "g40.retreat.to": """
>>> war = START.at_war(GERMANY, FRANCE).held(FRANCE, "Holland Belgium")
>>> may_retreat_to(war, "Paris", GERMANY, "Holland Belgium", ("Holland Belgium", "Western Germany"), war)
refused by g40.retreat.to: no retreat leads from France to Holland Belgium
>>> may_retreat_to(war, "SZ 110", GERMANY, "SZ 112", ("Sea Zone 112",), war).allowed
True
>>> may_retreat_to(war, "SZ 110", GERMANY, "SZ 111", ("Sea Zone 112",), war)
refused by g40.retreat.to: no retreat leads from Sea Zone 110 to Sea Zone 111
>>> won = war.held(GERMANY, "Holland Belgium")
>>> may_retreat_to(won, "France", GERMANY, "Holland Belgium", ("Holland Belgium",), war)
refused by g40.retreat.to: no retreat leads from France anywhere
""",
    "g40.retreat.stay": """
>>> joined = START.with_force("Norway", UK, {"from the sea"}, infantry=2).with_force("Norway", UK, fighter=1, tank=1)
>>> retreating(joined, "Norway", UK)
1 UK Europe fighter, 1 UK Europe tank
>>> assault = START.with_force("Norway", UK, {"from the sea"}, infantry=2)
>>> alone = START.with_force("Norway", UK, fighter=2).reads(AIR_ALONE, "with-overland")
>>> retreating(alone, "Norway", UK)
2 UK Europe fighter
""",
    "g40.retreat.move": """
>>> fleet = START.with_force("Sea Zone 110", GERMANY, transport=1, cruiser=1, fighter=1)
>>> fleet = fleet.with_force("Sea Zone 112", GERMANY, cruiser=1)
>>> gone = retreat(fleet, "Sea Zone 110", GERMANY, "Sea Zone 112")
>>> gone.force("Sea Zone 112"), gone.force("Sea Zone 110")
(1 Germany cruiser, 1 Germany cruiser (retreated), 1 Germany transport (retreated), 1 Germany fighter)
>>> [(event.kind, event.nation, event.place) for event in gone.log]
[('retreated', Germany, 'Sea Zone 110')]
>>> joined = START.with_force("Norway", UK, {"from the sea"}, infantry=1).with_force("Norway", UK, tank=1)
>>> retreat(joined, "Norway", UK, "Finland").force("Norway")
1 UK Europe infantry (from the sea)

Cargo sails with the transports that carry it, be it an ally's; what rides on an ally's ship stays.

>>> convoy = START.with_force("Sea Zone 112", UK, transport=1, infantry=1).with_force("Sea Zone 112", FRANCE, tank=1)
>>> gone = retreat(convoy, "Sea Zone 112", UK, "Sea Zone 111")
>>> gone.force("Sea Zone 111"), gone.count("Sea Zone 112")
(1 France tank (retreated), 1 UK Europe infantry (retreated), 1 UK Europe transport (retreated), 0)
>>> escorted = convoy.with_force("Sea Zone 112", FRANCE, transport=1)
>>> retreat(escorted, "Sea Zone 112", UK, "Sea Zone 111").force("Sea Zone 112")
1 France tank, 1 France transport
>>> deck = START.with_force("Sea Zone 112", UK, {"Ark Royal"}, aircraft_carrier=1)
>>> deck = deck.with_force("Sea Zone 112", UK, {"aboard Ark Royal"}, fighter=1)
>>> deck = deck.with_force("Sea Zone 112", GERMANY, tank=1)
>>> deck = deck.with_force("Sea Zone 112", FRANCE, {"aboard Ark Royal"}, fighter=1)
>>> retreat(deck, "Sea Zone 112", UK, "Sea Zone 111").force("Sea Zone 112")
1 Germany tank, 1 UK Europe fighter (aboard Ark Royal)
>>> lent = START.with_force("SZ 112", USA, {"Clyde"}, transport=1).with_force("SZ 112", UK, cruiser=1)
>>> lent = lent.with_force("SZ 112", UK, {"aboard Clyde"}, infantry=1)
>>> retreat(lent, "SZ 112", UK, "SZ 111").force("SZ 111")
1 UK Europe cruiser (retreated)
>>> retreat(lent.with_force("SZ 112", UK, transport=1, tank=1), "SZ 112", UK, "SZ 111").force("SZ 111")
1 UK Europe cruiser (retreated), 1 UK Europe tank (retreated), 1 UK Europe transport (retreated)
>>> unnamed = START.with_force("SZ 112", USA, transport=1).with_force("SZ 112", UK, cruiser=1, infantry=1)
>>> retreat(unnamed, "SZ 112", UK, "SZ 111").force("SZ 112")
1 UK Europe infantry, 1 United States transport
>>> own = START.with_force("SZ 112", UK, {"Forth"}, transport=1).with_force("SZ 112", UK, {"aboard Forth"}, tank=1)
>>> retreat(own, "SZ 112", UK, "SZ 111").count("SZ 111")
2
>>> plain = START.with_force("SZ 112", UK, aircraft_carrier=1, fighter=1).with_force("SZ 112", FRANCE, fighter=1)
>>> retreat(plain, "SZ 112", UK, "SZ 111").force("SZ 111")
1 France fighter (retreated), 1 UK Europe aircraft carrier (retreated)
>>> two = plain.with_force("SZ 112", FRANCE, aircraft_carrier=1)
>>> retreat(two, "SZ 112", UK, "SZ 111").force("SZ 111")
1 UK Europe aircraft carrier (retreated)
>>> retreat(deck, "Sea Zone 112", UK, "Denmark")
Traceback (most recent call last):
ValueError: no retreat leads from Sea Zone 112 to Denmark
""",
    "g40.retreat.spent": """
>>> may_go_on(EMPTY, Piece(GERMANY, "mechanized_infantry", frozenset({"retreated"})), offloading=False)
refused by g40.retreat.spent: the mechanized infantry has retreated and stays
""",
    "g40.retreat.air-only": """
>>> aircraft_choose(START, "Norway", UK, rounds=1)
refused by g40.retreat.air-only: no aircraft are left
>>> bool(aircraft_choose(START.with_force("Norway", UK, {"raiding"}, fighter=1), "Norway", UK, rounds=1))
False
""",
    "g40.retreat.transports": """
>>> hunter = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=1)
>>> without_defence(hunter, "Sea Zone 109", GERMANY) == hunter
True
>>> airborne = hunter.with_force("Sea Zone 109", UK, fighter=1)
>>> without_defence(airborne, "Sea Zone 109", GERMANY) == airborne
True
>>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, cruiser=1, fighter=1)
>>> laden = war.with_force("Sea Zone 109", UK, transport=1, infantry=1)
>>> without_defence(laden, "Sea Zone 109", GERMANY).force("Sea Zone 109")
1 Germany cruiser, 1 Germany fighter
>>> gone = retreat(laden, "Sea Zone 109", GERMANY, "Sea Zone 110")
>>> without_defence(gone, "Sea Zone 109", GERMANY) == gone
True
>>> below = laden.with_force("Sea Zone 109", UK, {"submerged"}, submarine=1)
>>> without_defence(below, "Sea Zone 109", GERMANY).force("Sea Zone 109").only(UK)
1 UK Europe submarine (submerged)
>>> troops = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, transport=1, tank=1)
>>> facing = troops.with_force("Sea Zone 109", UK, transport=1)
>>> without_defence(facing, "Sea Zone 109", GERMANY) == facing
True
>>> war = START.at_war(GERMANY, UK, USA).with_force("Sea Zone 109", UK, transport=3)
>>> hunted = war.with_force("Sea Zone 109", GERMANY, submarine=1, aircraft_carrier=1)
>>> after = without_defence(hunted, "Sea Zone 109", GERMANY)
>>> after.force("Sea Zone 109"), after.log[-1].place, after.log[-1].amount
(1 Germany aircraft carrier, 1 Germany submarine, 'Sea Zone 109', 3)
>>> unarmed = war.with_force("Sea Zone 109", GERMANY, aircraft_carrier=1)
>>> without_defence(unarmed, "Sea Zone 109", GERMANY) == unarmed
True
>>> empty = START.with_force("Sea Zone 109", GERMANY, submarine=1)
>>> without_defence(empty, "Sea Zone 109", GERMANY) == empty
True
""",
}
