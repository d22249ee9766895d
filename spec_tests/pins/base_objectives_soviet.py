"""Pins of rules_model/base/objectives_soviet.py."""

PINS = {
    "g40.objectives.ussr.supplies": """
>>> northern_supplies.details
Reward(nation=Soviet Union, ipcs=5, once=False, when='collect income')
>>> northern_supplies(START).words()[:150]
'Soviet Union is at war with Germany or Italy and Soviet Union controls Archangel and
not (an enemy of the Soviet Union has at least 1 warship in Sea Z'
>>> war = START.at_war(USSR, GERMANY)
>>> pays(START.at_war(USSR, JAPAN), northern_supplies), pays(START.at_war(USSR, ITALY), northern_supplies)
(0, 5)
>>> pays(war.held(GERMANY, "Archangel"), northern_supplies), pays(START, northern_supplies)
(0, 0)
>>> pays(war.with_force("Archangel", USSR, infantry=1, fighter=1), northern_supplies)
5
>>> allies = (UK, UK_PACIFIC, USA, CHINA, ANZAC, FRANCE)
>>> [pays(war.with_force("Sakha", nation, aa_artillery=1), northern_supplies) for nation in allies]
[0, 0, 0, 0, 0, 0]
>>> len(northern_supplies(START).failures(war.with_force("Sakha", UK, infantry=1).with_force("Amur", USA, fighter=1)))
2
>>> [pays(war.with_force("Sea Zone 125", GERMANY, **{ship: 1}), northern_supplies)
...  for ship in ("submarine", "destroyer", "cruiser", "aircraft_carrier", "battleship", "transport")]
[0, 0, 0, 0, 0, 5]
>>> pays(war.with_force("Sea Zone 126", GERMANY, cruiser=1), northern_supplies)
5
>>> japanese = war.with_force("Sea Zone 125", JAPAN, cruiser=1)
>>> pays(japanese, northern_supplies), pays(japanese.at_war(USSR, JAPAN), northern_supplies)
(5, 0)
>>> british = war.with_force("Sea Zone 125", UK, cruiser=1).reads(WHOSE_SHIPS, "any")
>>> pays(british, northern_supplies), pays(british.with_force("Sea Zone 125", JAPAN, cruiser=1), northern_supplies)
(5, 0)
>>> [piece[1:3] for piece in northern_supplies(START).form()[1:]][-1], len(set(northern_supplies(START).places()))
((('present', 'another Ally', 1, ('air',), 'Yenisey'),), 34)
""",
    "g40.objectives.ussr.communism": """
>>> spread_of_communism.details
Reward(nation=Soviet Union, ipcs=3, once=False, when='collect income')
>>> held = [place for place in MAP.places if pays(START.held(USSR, place), spread_of_communism)]
>>> held == [place.name for place in MAP.places.values() if place.owner in (GERMANY, ITALY, PRO_AXIS)], len(held)
(True, 21)
""",
    "g40.objectives.ussr.berlin": """
>>> berlin.details
Reward(nation=Soviet Union, ipcs=10, once=True, when='collect income')
>>> berlin(START).form()
('controls', 'Soviet Union', 'Germany')
>>> collects(START.held(USSR, "Germany"), berlin).cash(USSR)
10
""",
}
