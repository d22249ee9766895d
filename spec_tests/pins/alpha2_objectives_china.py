"""Pins of rules_model/alpha2/objectives_china.py."""

PINS = {
    "alpha2.objectives.china.burma-road": """
>>> from rules_model.base.objectives import objectives_of
>>> objectives_of(START, CHINA)
(clause alpha2.objectives.china.burma-road,)
>>> burma_road.details
Reward(nation=China, ipcs=6, once=False, when='collect income')
>>> [place for place in MAP.places if not pays(START.held(JAPAN, place), burma_road)]
['Burma', 'India', 'Szechwan', 'Yunnan']
>>> collects(collects(START, burma_road), burma_road).cash(CHINA)
12
""",
    "alpha2.objectives.china.artillery": """
>>> may_buy(START.held(JAPAN, "India", "Yunnan"), "artillery")
refused by alpha2.objectives.china.artillery: the Burma Road is closed at India and Yunnan
>>> may_buy(START.held(FRANCE, "Burma"), "artillery")
allowed by alpha2.objectives.china.artillery
>>> may_buy(START.held(JAPAN, "Burma"), "infantry")
allowed by g40.china.purchase

Where only one map is played the objectives of Alpha +2 do not count, and neither does what comes with them.

>>> from rules_model.base.start import MAP
>>> from rules_model.world.position import Position
>>> half = {name: place for name, place in MAP.places.items() if place.half == "Pacific"}
>>> may_buy(Position(START.rules, type(MAP)("Pacific 1940", half), START.holders), "artillery")
allowed by g40.china.purchase
""",
}
