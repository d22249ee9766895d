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
>>> from rules_model.deluxe.peacetime import may_japan_collect
>>> war = EMPTY.at_war(JAPAN, ANZAC)
>>> [may_japan_collect(one, asks_for_peace=False).allowed for one in (EMPTY, war)]
[False, True]
>>> islands = ("Iwo Jima", "Bonin Island", "Guam", "Marianas", "Marshal Islands", "Wake Island", "Midway Island")
>>> [pays(war.with_force(island, JAPAN, elite_infantry=4), strategic_islands) for island in islands]
[3, 3, 3, 3, 3, 3, 3]
>>> [pays(war.with_force(island, JAPAN, elite_infantry=2), strategic_islands) for island in islands]
[2, 2, 2, 2, 2, 2, 2]
>>> everywhere = war
>>> for island in islands:
...     everywhere = everywhere.with_force(island, JAPAN, elite_infantry=5)
>>> pays(everywhere, strategic_islands)
21
>>> pays(war.held(USA, "Guam").with_force("Guam", JAPAN, tank=1), strategic_islands)
1
>>> strategic_islands.details
Reward(nation=Japan, ipcs=1, once=False, when='collect income')
>>> others = ("Borneo", "Okinawa", "Hawaii Islands", "Caroline Islands", "Philippines")
>>> [pays(war.with_force(place, JAPAN, elite_infantry=1), strategic_islands) for place in others]
[0, 0, 0, 0, 0]
""",
}
