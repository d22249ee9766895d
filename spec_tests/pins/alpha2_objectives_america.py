"""Pins of rules_model/alpha2/objectives_america.py."""

WHERE = """
>>> {name}.details
Reward(nation=United States, ipcs={ipcs}, once=False, when='collect income')
>>> war = START.at_war(USA, JAPAN)
>>> [place for place in MAP.places if not pays(war.held(JAPAN, place), {name})]
{places}
"""

PINS = {
    "alpha2.objectives.usa.homeland": WHERE.format(
        name="american_homeland",
        ipcs=10,
        places="['Central United States', 'Eastern United States', 'Western United States']",
    ),
    "alpha2.objectives.usa.islands": """
>>> island_chain.details
Reward(nation=United States, ipcs=5, once=False, when='collect income')
>>> none = START.at_war(USA, JAPAN).held(JAPAN, *PERIMETER)
>>> four = none.held(UK, "Midway", "Wake", "Marianas", "Iwo Jima")
>>> [place for place in MAP.places if pays(four.held(ANZAC, place), island_chain)]
['Caroline Islands', 'Guam', 'Solomon Islands']
>>> four = none.held(UK, "Caroline Islands", "Guam", "Solomon Islands", "Midway")
>>> [place for place in MAP.places if pays(four.held(ANZAC, place), island_chain)]
['Iwo Jima', 'Marianas', 'Wake Island']
>>> pays(four.held(GERMANY, "Wake"), island_chain)
0
""",
    "alpha2.objectives.usa.philippines": WHERE.format(name="philippines", ipcs=5, places="['Philippines']"),
    "alpha2.objectives.usa.outposts": WHERE.format(
        name="pacific_outposts",
        ipcs=5,
        places="['Alaska', 'Aleutian Islands', 'Hawaiian Islands', 'Johnston Island', 'Line Islands']",
    ),
    "alpha2.objectives.usa.caribbean": WHERE.format(
        name="caribbean", ipcs=5, places="['Central America', 'Mexico', 'Southeast Mexico', 'West Indies']"
    ),
}
