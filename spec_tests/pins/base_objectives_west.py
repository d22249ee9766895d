"""Pins of rules_model/base/objectives_west.py."""

PINS = {
    "g40.objectives.china.burma-road": """
>>> road_open.details
Reward(nation=China, ipcs=6, once=False, when='collect income')
>>> road_open(START).form()
('controls', 'the Allies', 'India', 'Burma', 'Yunnan', 'Szechwan')
""",
    "g40.objectives.uk.empire": """
>>> empire.details
Reward(nation=UK Europe, ipcs=5, once=False, when='collect income')
>>> empire(START).form()
('every', ('at war', 'UK Europe', 'the European Axis'), ('controls', 'UK Europe', 'Alberta Saskatchewan Manitoba',
'Alexandria', 'Anglo Egyptian Sudan', 'Belgian Congo', 'British Columbia', 'British Guiana', 'British Somaliland',
'Cyprus', 'Egypt', 'Gibraltar', 'Gold Coast', 'Iceland', 'Kenya', 'Malta', 'New Brunswick Nova Scotia',
'Newfoundland Labrador', 'Nigeria', 'Ontario', 'Quebec', 'Rhodesia', 'Scotland', 'South West Africa', 'Tanganyika
Territory', 'Trans-Jordan', 'Union of South Africa', 'United Kingdom'))
>>> empire(START).form()[1:], MAP.originally(UK) == tuple(empire(START).places()), len(MAP.originally(UK))
((('at war', 'UK Europe', 'the European Axis'), ('controls', 'UK Europe', 'Alberta Saskatchewan Manitoba',
 'Alexandria', 'Anglo Egyptian Sudan', 'Belgian Congo', 'British Columbia', 'British Guiana', 'British Somaliland',
 'Cyprus', 'Egypt', 'Gibraltar', 'Gold Coast', 'Iceland', 'Kenya', 'Malta', 'New Brunswick Nova Scotia',
 'Newfoundland Labrador', 'Nigeria', 'Ontario', 'Quebec', 'Rhodesia', 'Scotland', 'South West Africa',
 'Tanganyika Territory', 'Trans-Jordan', 'Union of South Africa', 'United Kingdom')), True, 26)
>>> only = START.reads(WHICH_WAR, "germany")
>>> [pays(only.at_war(UK, foe), empire) for foe in (GERMANY, ITALY, JAPAN)]
[5, 0, 0]
>>> [pays(START.at_war(UK, foe), empire) for foe in (GERMANY, ITALY, JAPAN)]
[5, 5, 0]
""",
    "g40.objectives.uk-pacific.malaya": """
>>> kwangtung_and_malaya.details
Reward(nation=UK Pacific, ipcs=5, once=False, when='collect income')
>>> kwangtung_and_malaya(START).form()
('every', ('at war', 'UK Pacific', 'Japan'), ('controls', 'UK Pacific', 'Kwangtung', 'Malaya'))
""",
    "g40.objectives.anzac.malaya": """
>>> malaya_and_home.details
Reward(nation=ANZAC, ipcs=5, once=False, when='collect income')
>>> malaya_and_home(START).form()
('every', ('every', ('at war', 'ANZAC', 'Japan'), ('controls', 'the Allies', 'Malaya')), ('controls', 'ANZAC', 'New
Britain', 'New Guinea', 'New South Wales', 'New Zealand', 'Northern Territory', 'Queensland', 'Solomon Islands',
'South Australia', 'Victoria', 'Western Australia'))
""",
    "g40.objectives.anzac.islands": """
>>> northern_islands.details
Reward(nation=ANZAC, ipcs=5, once=False, when='collect income')
>>> northern_islands(START).form()
('every', ('at war', 'ANZAC', 'Japan'), ('controls', 'an Ally other than the Dutch', 'Dutch New Guinea', 'New
Guinea', 'New Britain', 'Solomon Islands'))
>>> war = START.at_war(ANZAC, JAPAN)
>>> [pays(war.held(nation, "Dutch New Guinea"), northern_islands) for nation in (UK, ANZAC, FRANCE, JAPAN, DUTCH)]
[5, 5, 5, 0, 0]
""",
    "g40.objectives.france.liberation": """
>>> liberation.details
Reward(nation=France, ipcs=12, once=True, when='liberation of France')
>>> liberation(START).form()
('freed once', 'France', 'France')
>>> freed = START.noting("liberated", None, "", nation=UK, place="France")
>>> pays(collects(freed, liberation), liberation), pays(START.noting("liberated", None, "", place="Syria"), liberation)
(0, 0)
""",
}
