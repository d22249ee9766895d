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
>>> fleet = war.with_force("Sea Zone 112", UK, cruiser=1)
>>> retreat_spaces(fleet, "Sea Zone 110", GERMANY, ("Sea Zone 112",), war)
()
>>> retreat_spaces(war, "Sea Zone 110", GERMANY, ("Sea Zone 112",), war)
('Sea Zone 112',)
>>> retreat_spaces(war.held(GERMANY, "France"), "France", GERMANY, ("France",), war.held(GERMANY, "France"))
()
""",
    "g40.retreat.stay": """
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
""",
    "g40.retreat.spent": """
>>> may_go_on(EMPTY, Piece(GERMANY, "mechanized_infantry", frozenset({"retreated"})), offloading=False)
refused by g40.retreat.spent: the mechanized infantry has retreated and stays
""",
    "g40.retreat.transports": """
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
