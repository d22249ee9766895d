"""Pins of rules_model/deluxe/repairs.py."""

PINS = {
    "3g40.turn.repairs": """
>>> bombed = EMPTY.held(GERMANY, "London").with_facility("London", "air_base", damage=1)
>>> may_repair(bombed, UK, "London", "air_base", 2)
refused by 3g40.turn.repairs: Germany holds London
>>> may_repair(bombed.with_facility("London", "air_base"), GERMANY, "London", "air_base", 2)
allowed by 3g40.turn.repairs
>>> may_repair(bombed, ITALY, "London", "air_base", 1)
refused by 3g40.turn.repairs: facilities are repaired in step 2, not in step 1
>>> may_repair(bombed.reads(REPAIRERS, "friends"), UK, "London", "air_base", 2)
refused by 3g40.turn.repairs: Germany holds London
>>> may_repair(bombed, GERMANY, "London", "airbase", 2)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
>>> kinds = ("industrial_complex", "major_factory", "minor_factory", "air_base", "naval_base", "rail_station",
...     "oil_derrick", "minor_bunker", "major_bunker", "radar_tower")
>>> all(may_repair(EMPTY.held(UK, "Malta").with_facility("Malta", kind, damage=3), UK, "Malta", kind, 2)
...     for kind in kinds)
True

On the rock a friend who holds the other half may repair, and nobody while enemies share it.

>>> rock = EMPTY.held(UK, WEST).held(USA, EAST).with_facility(WEST, "air_base", damage=1)
>>> rock = rock.with_facility(EAST, "naval_base", damage=1)
>>> may_repair(rock, USA, WEST, "air_base", 2), may_repair(rock, UK, EAST, "naval_base", 2)
(allowed by 3g40.turn.repairs, allowed by 3g40.turn.repairs)
>>> may_repair(rock.held(GERMANY, EAST), UK, WEST, "air_base", 2)
refused by 3g40.gibraltar.repair: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
>>> may_repair(rock.held(GERMANY, EAST), GERMANY, EAST, "naval_base", 2)
refused by 3g40.gibraltar.repair: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
""",
    "3g40.turn.repair-price": """
>>> repair_price(EMPTY, -1)
Traceback (most recent call last):
ValueError: markers cannot be negative: -1
""",
}
