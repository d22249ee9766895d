"""Pins of rules_model/deluxe/turn.py."""

PINS = {
    "3g40.turn.steps": """
>>> turn_steps(EMPTY)[:5]
('remove assignment and construction markers', 'repair damaged facilities, assign air missions',
'purchase new units', 'combat movement', 'deploy defending air units')
>>> turn_steps(EMPTY)[5:]
('resolve combat', 'non-combat movement', 'repair damaged ships, assign sea missions',
'place new units', 'collect income')
""",
    "3g40.turn.construction": """
>>> yards = EMPTY.held(UK, "London", "Normandy").with_facility("London", "air_base", construction=1)
>>> yards = yards.with_facility("London", "naval_base").with_facility("Normandy", "minor_factory")
>>> further = progress_construction(yards, UK)
>>> further.facilities_in("London")
(Facility(kind='air_base', damage=0, construction=0), Facility(kind='naval_base', damage=0, construction=0))
>>> further.since(yards)
['Construction goes on in London']
>>> event = further.log[-1]
>>> event.kind, event.nation, event.place
('construction', UK Europe, 'London')
""",
    "3g40.turn.buying": """
>>> may_buy(EMPTY, 4)
refused by 3g40.turn.buying: units are bought in step 3, not in step 4
""",
    "3g40.turn.hostile-land": """
>>> land = EMPTY.held(VICHY, "Morocco").held(PRO_ALLIES, "Greece").held(FRANCE, "Normandy")
>>> [is_hostile_land(land, GERMANY, place) for place in ("Morocco", "Greece", "Normandy", "London")]
[True, True, False, False]
>>> [is_hostile_land(land, UK, place) for place in ("Morocco", "Greece", "Normandy", "London")]
[True, False, False, False]
>>> by_war = land.at_war(UK, GERMANY).held(GERMANY, "Normandy").reads(HOSTILE, "war")
>>> [is_hostile_land(by_war, UK, place) for place in ("Morocco", "Greece", "Normandy")]
[False, False, True]
""",
    "3g40.turn.combat-movement": """
>>> war = EMPTY.at_war(GERMANY, USSR).held(ITALY, "Romania").with_force("A-20", USSR, cruiser=1)
>>> enemy_zones = war.reads(EMPTY_ZONES, "enemy-zone")
>>> may_move_in_combat(enemy_zones, GERMANY, "A-20")
allowed by 3g40.turn.combat-movement
>>> may_move_in_combat(enemy_zones.with_force("A-20", UK, cruiser=1), GERMANY, "A-20")
allowed by 3g40.turn.combat-movement
>>> may_move_in_combat(enemy_zones, UK, "A-20")
refused by 3g40.turn.combat-movement: nothing on that way is hostile; it is a non-combat move
>>> may_move_in_combat(enemy_zones, GERMANY, "Spain")
refused by 3g40.turn.combat-movement: nothing on that way is hostile; it is a non-combat move
>>> may_move_in_combat(enemy_zones.held(STRICT_NEUTRAL, "Spain"), GERMANY, "Spain")
allowed by 3g40.turn.combat-movement
>>> may_move_in_combat(enemy_zones, GERMANY, "Romania", "A-19", "A-20")
allowed by 3g40.turn.combat-movement
""",
}
