"""Pins of rules_model/alpha2/objectives_japan.py."""

PINS = {
    "alpha2.objectives.japan.islands": """
>>> island_perimeter.details, pays(START.held(JAPAN, "Guam", "Midway"), island_perimeter)
(Reward(nation=Japan, ipcs=5, once=False, when='collect income'), 0)
>>> none = START.at_war(JAPAN, ANZAC).held(USA, "Marianas", "Iwo Jima", "Caroline Islands")
>>> four = none.held(JAPAN, "Midway", "Wake", "Marianas", "Iwo Jima")
>>> [place for place in MAP.places if pays(four.held(ITALY, place), island_perimeter)]
['Caroline Islands', 'Guam', 'Solomon Islands']
>>> four = none.held(JAPAN, "Caroline Islands", "Guam", "Solomon Islands", "Midway")
>>> [place for place in MAP.places if pays(four.held(ITALY, place), island_perimeter)]
['Iwo Jima', 'Marianas', 'Wake Island']
>>> four = none.held(JAPAN, "Caroline Islands", "Guam", "Solomon Islands", "Wake")
>>> [place for place in MAP.places if pays(four.held(ITALY, place), island_perimeter)]
['Iwo Jima', 'Marianas', 'Midway']
""",
    "alpha2.objectives.japan.power-centres": """
>>> war = START.at_war(JAPAN, UK)
>>> [place for place in MAP.places if pays(war.held(JAPAN, place), power_centres) == 5]
['Hawaiian Islands', 'India', 'New South Wales', 'Western United States']
>>> power_centres.details, pays(war.reads(CONTROLLER, "side").held(JAPAN, "Sydney"), power_centres)
(Reward(nation=Japan, ipcs=5, once=False, when='collect income'), 5)
""",
    "alpha2.objectives.japan.east-indies": """
>>> east_indies.details, pays(START.held(JAPAN, "Sumatra", "Java", "Borneo", "Celebes"), east_indies)
(Reward(nation=Japan, ipcs=5, once=False, when='collect income'), 0)
>>> all_four = START.at_war(JAPAN, USA).held(JAPAN, "Sumatra", "Java", "Borneo", "Celebes")
>>> [place for place in MAP.places if not pays(all_four.held(UK, place), east_indies)]
['Borneo', 'Celebes', 'Java', 'Sumatra']
""",
}
