"""Pins of rules_model/base/deck_battles.py."""

PINS = {
    "g40.carriers.rescue": """
>>> fleet = START.at_war(ANZAC, JAPAN)
>>> rescue_places(fleet, "Sea Zone 42", ANZAC, deck_is_sound=False)
('Java',)
>>> russian = START.at_war(UK, JAPAN).at_war(USSR, GERMANY)
>>> rescue_places(russian, "Sea Zone 5", UK, deck_is_sound=False)
()
>>> rescue_places(russian.at_war(USSR, JAPAN), "Sea Zone 5", UK, deck_is_sound=False)
('Amur', 'Siberia', 'Soviet Far East')
>>> full = START.at_war(USA, JAPAN).with_force("Sea Zone 24", USA, aircraft_carrier=1, fighter=4)
>>> [rescue_places(full, "Sea Zone 24", USA, False, Force.of(USA, fighter=number)) for number in (2, 3)]
[(), ('Sea Zone 24',)]
""",
    "g40.carriers.defending": """
>>> here, war = "Sea Zone 26", START.at_war(ALLIES, JAPAN)
>>> fleet = war.with_force(here, USA, {"Enterprise"}, aircraft_carrier=1).with_force(here, USA, cruiser=1)
>>> fleet = fleet.with_force(here, USA, {"Hornet", "damaged"}, aircraft_carrier=1)
>>> fleet = fleet.with_force(here, USA, {"aboard Enterprise"}, fighter=1)
>>> defending_aircraft(fleet.with_force(here, USA, {"aboard Hornet"}, fighter=1), here, JAPAN)
1 United States fighter (aboard Enterprise)
>>> scuttled = war.with_force(here, USA, {"Hornet", "damaged"}, battleship=1)
>>> defending_aircraft(scuttled.with_force(here, USA, {"aboard Hornet"}, fighter=1), here, JAPAN).count()
1
""",
    "g40.carriers.attacking": """
>>> mixed = START.with_force("Sea Zone 6", USA, {"trapped"}, fighter=1).with_force("Sea Zone 6", USA, cruiser=1)
>>> attacking_aircraft(mixed, "Sea Zone 6", USA)
nothing
>>> wreck = START.with_force("Sea Zone 6", USA, {"Hornet", "damaged"}, aircraft_carrier=1)
>>> attacking_aircraft(wreck.with_force("Sea Zone 6", USA, {"aboard Hornet"}, fighter=1), "Sea Zone 6", USA)
nothing
""",
    "g40.carriers.trapped": """
>>> fleet = START.with_force("Sea Zone 6", USA, {"Enterprise"}, aircraft_carrier=1)
>>> fleet = fleet.with_force("Sea Zone 6", USA, {"aboard Enterprise"}, fighter=1)
>>> fleet = fleet.with_force("Sea Zone 6", ANZAC, {"aboard Hornet"}, fighter=1)
>>> hitting(fleet, "Sea Zone 6", "Enterprise", attacking=True).force("Sea Zone 6")
1 ANZAC fighter (aboard Hornet), 1 United States aircraft carrier (Enterprise, damaged), 1 United States fighter
>>> british = START.with_force("Sea Zone 6", UK, {"Ark Royal"}, aircraft_carrier=1)
>>> british = british.with_force("Sea Zone 6", UK_PACIFIC, {"aboard Ark Royal"}, fighter=1)
>>> hitting(british, "Sea Zone 6", "Ark Royal", attacking=True).force("Sea Zone 6")
1 UK Europe aircraft carrier (Ark Royal, damaged), 1 UK Pacific fighter
""",
    "g40.carriers.freed": """
>>> fleet = START.with_force("Sea Zone 26", USA, {"Enterprise"}, aircraft_carrier=1)
>>> fleet = fleet.with_force("Sea Zone 26", ANZAC, {"aboard Enterprise", "trapped"}, fighter=1)
>>> fleet = fleet.with_force("Sea Zone 26", ANZAC, {"aboard Hornet", "trapped"}, fighter=1)
>>> freeing(fleet, "Sea Zone 26", "Enterprise").count("Sea Zone 26", mark="trapped")
1
>>> loose = fleet.with_force("Sea Zone 26", ANZAC, {"trapped"}, fighter=2)
>>> freeing(loose, "Sea Zone 26").count("Sea Zone 26", mark="trapped")
2
>>> freeing(loose, "Sea Zone 26", "Enterprise").count("Sea Zone 26", mark="trapped")
3
>>> hurt = loose.with_force("Sea Zone 26", USA, {"damaged"}, aircraft_carrier=1)
>>> freeing(hurt, "Sea Zone 26") == hurt
True
>>> foe = loose.with_force("Sea Zone 26", JAPAN, {"damaged"}, aircraft_carrier=1)
>>> freeing(foe.with_force("Sea Zone 26", USA, {"damaged"}, battleship=1), "SZ 26").count("SZ 26", mark="trapped")
2
>>> freeing(START.with_force("SZ 26", ANZAC, {"trapped"}, fighter=1), "Sea Zone 26").count("SZ 26", mark="trapped")
0
""",
    "g40.carriers.sunk": """
>>> fleet = START.with_force("Sea Zone 6", USA, {"Enterprise"}, aircraft_carrier=1)
>>> fleet = fleet.with_force("Sea Zone 6", ANZAC, {"aboard Enterprise"}, fighter=1)
>>> event = sinking(fleet, "Sea Zone 6", "Enterprise").log[-1]
>>> event.kind, event.nation, event.place, event.text
('lost', United States, 'Sea Zone 6', 'Enterprise is lost with 1 ANZAC fighter')
""",
}
