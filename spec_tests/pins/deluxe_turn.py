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
    "3g40.turn.repairs": """
>>> bombed = EMPTY.held(GERMANY, "London").with_facility("London", "air_base", damage=1)
>>> may_repair(bombed, UK, "London", "air_base", 2)
refused by 3g40.turn.repairs: Germany holds London
>>> may_repair(bombed.with_facility("London", "air_base"), GERMANY, "London", "air_base", 2)
allowed by 3g40.turn.repairs
>>> may_repair(bombed, ITALY, "London", "air_base", 1)
refused by 3g40.turn.repairs: facilities are repaired in step 2, not in step 1
""",
    "3g40.turn.china-reclaims": """
>>> front = EMPTY.at_war(JAPAN, CHINA).charting("Yunnan", owner=CHINA, value=1)
>>> front = front.charting("Szechwan", owner=CHINA, value=2)
>>> held = front.held(CHINA, "Yunnan").held(JAPAN, "Szechwan")
>>> back = china_reclaims(held)
>>> back.force("Yunnan"), back.holder("Szechwan"), back.force("Szechwan")
(nothing, China, 1 China regular infantry)
>>> event = back.log[-1]
>>> event.kind, event.nation, event.other, event.place, event.amount
('reclaimed', China, Japan, 'Szechwan', 2)

A friend's units are no enemies; without a known value the tracker cannot be adjusted.

>>> lent = front.held(CHINA, "Yunnan").held(UK_PACIFIC, "Szechwan").with_force("Szechwan", USA, fighter=1)
>>> china_reclaims(lent).force("Szechwan")
1 China regular infantry, 1 United States fighter
>>> china_reclaims(EMPTY.charting("Yunnan", owner=CHINA).held(JAPAN, "Yunnan"))
Traceback (most recent call last):
rules_model.world.names.Gap: the value of Yunnan is not in any source; see question 3g40.map.values
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
>>> may_move_in_combat(enemy_zones, GERMANY, "Romania", "A-19", "A-20")
allowed by 3g40.turn.combat-movement
""",
}
