"""Pins of rules_model/deluxe/objectives_japan.py."""

PINS = {
    "3g40.objectives.japan.trade": """
>>> wars = [EMPTY.at_war(JAPAN, nation) for nation in (UK_PACIFIC, ANZAC, USA, UK, CHINA, FRANCE, USSR)]
>>> [pays(war, trade_with_america) for war in wars]
[0, 0, 0, 10, 10, 10, 10]
>>> [pays(war.reads(PACIFIC_ALLY, "listed"), trade_with_america) for war in wars]
[0, 0, 10, 10, 10, 10, 10]
>>> [pays(war.reads(TRADE, "void"), trade_with_america) for war in wars]
[0, 0, 0, 0, 0, 0, 0]
>>> pays(EMPTY.at_war(ITALY, ANZAC).reads(TRADE, "void"), trade_with_america)
0
>>> trade_with_america.details
Reward(nation=Japan, ipcs=10, once=False, when='collect income')
>>> pays(collects(EMPTY, trade_with_america), trade_with_america)
10
""",
    "3g40.objectives.japan.islands": """
>>> islands = ("Iwo Jima", "Bonin Island", "Guam", "Marianas", "Marshal Islands", "Wake Island", "Midway Island")
>>> [pays(EMPTY.with_force(island, JAPAN, elite_infantry=4), strategic_islands) for island in islands]
[3, 3, 3, 3, 3, 3, 3]
>>> [pays(EMPTY.with_force(island, JAPAN, elite_infantry=2), strategic_islands) for island in islands]
[2, 2, 2, 2, 2, 2, 2]
>>> everywhere = EMPTY
>>> for island in islands:
...     everywhere = everywhere.with_force(island, JAPAN, elite_infantry=5)
>>> pays(everywhere, strategic_islands)
21
>>> pays(EMPTY.held(USA, "Guam").with_force("Guam", JAPAN, tank=1), strategic_islands)
1
>>> strategic_islands.details
Reward(nation=Japan, ipcs=1, once=False, when='collect income')
>>> others = ("Borneo", "Okinawa", "Hawaii Islands", "Caroline Islands", "Philippines")
>>> [pays(EMPTY.with_force(place, JAPAN, elite_infantry=1), strategic_islands) for place in others]
[0, 0, 0, 0, 0]
""",
}
