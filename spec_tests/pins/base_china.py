"""Pins of rules_model/base/china.py."""

PINS = {
    "g40.china.burma-road": """
>>> burma_road(START).form()
('controls', 'the Allies', 'India', 'Burma', 'Yunnan', 'Szechwan')
""",
    "g40.china.purchase": """
>>> closed = START.held(JAPAN, "Yunnan")
>>> [may_buy(closed, unit).allowed for unit in ("infantry", "artillery", "fighter")]
[True, False, False]
>>> may_buy(START, "tactical_bomber").reason, may_buy(closed, "fighter").reason
('China buys no tactical bomber', 'China buys no fighter')
""",
    "g40.china.placement": """
>>> sum(may_place(START.held(CHINA, place), place).allowed for place in MAP.places)
18
>>> may_place(START, "Kwangtung").allowed, may_place(START, "Sea Zone 19").reason
(False, 'Sea Zone 19 is not Chinese')
""",
    "g40.china.income": """
>>> income(START.held(CHINA, "Kwangtung")), income(START.banked(NOBODY, "Yunnan"))
(15, 11)
""",
    "g40.china.area": """
>>> [place for place in MAP.places if may_go(START, "infantry", place)] == list(MAP.region("China movement area"))
True
>>> may_go(START, "tactical_bomber", "Siam").reason
'Siam is out of bounds for Chinese tactical bomber'
>>> sorted(set(MAP.region("China movement area")) - set(MAP.originally(CHINA)))
['Burma', 'Kwangtung']
""",
    "g40.china.player": """
>>> [may_play_china(START, nation).allowed for nation in (UK, CHINA, GERMANY, STRICT_NEUTRAL)]
[True, True, False, False]
""",
    "g40.china.convoys": """
>>> suffers_convoy_loss(START, JAPAN)
True
""",
}
