"""Pins of rules_model/base/objectives_germany_italy.py."""

PINS = {
    "g40.objectives.germany.trade": """
>>> trade_with_russia.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> trade_with_russia(START).form()
('not', ('at war', 'Germany', 'Soviet Union'))
""",
    "g40.objectives.germany.soviet-cities": """
>>> soviet_cities.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> soviet_cities(START).words()
'for each that holds: Germany is at war with Soviet Union and Germany controls Novgorod; Germany is at war with
Soviet Union and Germany controls Volgograd; Germany is at war with Soviet Union and Germany controls Russia'
""",
    "g40.objectives.germany.caucasus": """
>>> caucasus.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> caucasus(START).form()
('every', ('at war', 'Germany', 'Soviet Union'), ('controls', 'the Axis', 'Caucasus'))
""",
    "g40.objectives.germany.egypt": """
>>> germans_in_egypt.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> germans_in_egypt(START).form()
('every', ('every', ('every', ('at war', 'Germany', 'the United Kingdom'), ('at war', 'Germany', 'France')),
('controls', 'the Axis', 'Egypt')), ('present', 'Germany', 1, ('land',), 'Egypt'))
""",
    "g40.objectives.germany.iron": """
>>> swedish_iron.details
Reward(nation=Germany, ipcs=5, once=False, when='collect income')
>>> swedish_iron(START).form()
('every', ('every', ('every', ('at war', 'Germany', 'the United Kingdom'), ('at war', 'Germany', 'France')),
('controls', 'Germany', 'Denmark', 'Norway')), ('every', ('not', ('controls', 'the Allies', 'Sweden')), ('not',
('controls', 'pro-Allied neutral', 'Sweden'))))
""",
    "g40.objectives.germany.oil": """
>>> german_oil.details
Reward(nation=Germany, ipcs=2, once=False, when='collect income')
>>> german_oil(START).words()
'for each that holds: Germany is at war with the United Kingdom and Germany is at war with France and Germany
controls Iraq; Germany is at war with the United Kingdom and Germany is at war with France and Germany controls
Persia; Germany is at war with the United Kingdom and Germany is at war with France and Germany controls Northwest
Persia'
""",
    "g40.objectives.italy.mare-nostrum": """
>>> mare_nostrum.details
Reward(nation=Italy, ipcs=5, once=False, when='collect income')
>>> mare_nostrum(START).form()
('not', ('present', 'the Allies', 1, ('surface', 'warship'), 'Sea Zone 92', 'Sea Zone 93', 'Sea Zone 94', 'Sea Zone
95', 'Sea Zone 96', 'Sea Zone 97', 'Sea Zone 98', 'Sea Zone 99'))
>>> ships = ("destroyer", "cruiser", "aircraft_carrier", "battleship", "submarine", "transport")
>>> [pays(START.with_force("Sea Zone 92", USA, **{ship: 1}), mare_nostrum) for ship in ships]
[0, 0, 0, 0, 5, 5]
""",
    "g40.objectives.italy.roman-empire": """
>>> roman_empire.details
Reward(nation=Italy, ipcs=5, once=False, when='collect income')
>>> roman_empire(START).form()
('least', 3, ('controls', 'the Axis', 'Gibraltar'), ('controls', 'the Axis', 'Egypt'), ('controls', 'the Axis',
'Greece'), ('controls', 'the Axis', 'Southern France'))
""",
    "g40.objectives.italy.north-africa": """
>>> north_africa.details
Reward(nation=Italy, ipcs=5, once=False, when='collect income')
>>> north_africa(START).form()
('controls', 'the Axis', 'Morocco', 'Algeria', 'Tunisia', 'Libya', 'Tobruk', 'Alexandria')
""",
    "g40.objectives.italy.oil": """
>>> italian_oil.details
Reward(nation=Italy, ipcs=2, once=False, when='collect income')
>>> italian_oil(START).words()
'for each that holds: Italy controls Iraq; Italy controls Persia; Italy controls Northwest Persia'
""",
}
