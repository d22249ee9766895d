"""Pins of rules_model/alpha2/objectives_anzac.py."""

PINS = {
    "alpha2.objectives.anzac.islands": """
>>> from rules_model.base.objectives import objectives_of
>>> objectives_of(START, ANZAC)
(clause alpha2.objectives.anzac.islands, clause alpha2.objectives.anzac.homeland)
>>> northern_islands.details, pays(START.held(ANZAC, "Dutch New Guinea"), northern_islands)
(Reward(nation=ANZAC, ipcs=5, once=False, when='collect income'), 0)
>>> war = START.at_war(ANZAC, JAPAN).held(UK, "Dutch New Guinea")
>>> [place for place in MAP.places if not pays(war.held(JAPAN, place), northern_islands)]
['Dutch New Guinea', 'New Britain', 'New Guinea', 'Solomon Islands']
>>> allies = (USSR, USA, CHINA, UK, UK_PACIFIC, CANADA, ANZAC, FRANCE, DUTCH)
>>> [nation for nation in allies if not pays(war.held(nation, "New Guinea"), northern_islands)]
[Dutch]
""",
    "alpha2.objectives.anzac.homeland": """
>>> from rules_model.base.objectives import objectives_of
>>> [goal.id for goal in objectives_of(START, ANZAC)]
['alpha2.objectives.anzac.islands', 'alpha2.objectives.anzac.homeland']
>>> homeland_and_malaya.details, pays(START.at_war(ANZAC, GERMANY), homeland_and_malaya)
(Reward(nation=ANZAC, ipcs=5, once=False, when='collect income'), 0)
>>> war = START.at_war(ANZAC, JAPAN)
>>> [place for place in MAP.places if not pays(war.held(JAPAN, place), homeland_and_malaya)]
['Malaya', 'New Britain', 'New Guinea', 'New South Wales', 'New Zealand', 'Northern Territory', 'Queensland',
 'Solomon Islands', 'South Australia', 'Victoria', 'Western Australia']
""",
}
