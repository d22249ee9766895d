"""Pins of rules_model/base/mongolia.py."""

PINS = {
    "g40.mongolia.pact-void": """
>>> def strikes(place, nation=USSR, other=JAPAN):
...     return START.noting("attacked", None, "", nation=nation, other=other, place=place)
>>> [place for place in MAP.places if pact_is_void(strikes(place))]
['Amur', 'Buryatia', 'Chahar', 'Jehol', 'Kansu', 'Korea', 'Manchuria', 'Suiyuyan', 'Timguska', 'Yakut S.S.R.',
 'Yenisey']
>>> [place for place in MAP.places if pact_is_void(strikes(place).reads(BORDERLAND, "listed"))]
['Chahar', 'Jehol', 'Kansu', 'Korea', 'Manchuria', 'Suiyuyan']
>>> pact_is_void(strikes("Manchuria", nation=UK)), pact_is_void(strikes("Kansu", other=CHINA))
(False, False)
""",
    "g40.mongolia.pact": """
>>> [place for place in MAP.places if japan_attacks(START, place).holds(USSR, *MAP.region("Mongolia"))]
['Amur', 'Buryatia', 'Timguska', 'Yakut S.S.R.', 'Yenisey']
>>> listed = START.reads(BORDERLAND, "listed")
>>> [place for place in MAP.places if japan_attacks(listed, place) != listed]
['Amur', 'Buryatia', 'Timguska', 'Yakut S.S.R.', 'Yenisey']
>>> taken = START.held(USSR, "Kansu")
>>> japan_attacks(taken, "Kansu").holder("Olgiy")
Soviet Union
>>> japan_attacks(taken.reads(BORDERLAND, "listed"), "Kansu").holder("Olgiy")
strict neutral
>>> partly = START.held(JAPAN, "Olgiy").held(PRO_AXIS, "Dzavhan").with_force("Dzavhan", PRO_AXIS, infantry=1)
>>> after = japan_attacks(partly, "Amur")
>>> after.holder("Olgiy"), after.force("Dzavhan"), after.since(partly)
(Japan, 1 Soviet Union infantry, ['Buyant-Uhaa joins Soviet Union', 'Central Mongolia joins Soviet Union',
 'Dzavhan joins Soviet Union', 'Tsagaan Olom joins Soviet Union', 'Ulaanbaatar joins Soviet Union'])
>>> strictly = japan_attacks(partly.held(PRO_ALLIES, "Ulaanbaatar").reads(STILL_NEUTRAL, "strict"), "Amur")
>>> strictly.holder("Dzavhan"), len(strictly.events("joined")), strictly.holder("Ulaanbaatar")
(pro-Axis neutral, 4, Soviet Union)
>>> len(after.events("joined", USSR)), after.events("joined", USSR, "Dzavhan")[0].clause
(5, 'g40.mongolia.pact')
>>> japan_attacks(START.held(CHINA, "Manchuria"), "Manchuria") == START.held(CHINA, "Manchuria")
True
""",
    "g40.mongolia.turns": """
>>> back = START.reads(TURNS_AGAIN, "back").held(PRO_AXIS, "Dzavhan")
>>> turned_in_mongolia(back, USSR, "Olgiy")
('Buyant-Uhaa', 'Central Mongolia', 'Tsagaan Olom', 'Ulaanbaatar')
>>> "Olgiy" in turned_in_mongolia(back.held(PRO_ALLIES, "Olgiy"), GERMANY, "Spain")
False
>>> leaning = START.held(PRO_AXIS, "Olgiy")
>>> turned_in_mongolia(leaning, GERMANY, "Spain")
('Buyant-Uhaa', 'Central Mongolia', 'Dzavhan', 'Tsagaan Olom', 'Ulaanbaatar')
>>> other = START.reads(OTHER_ATTACK, "turns")
>>> turned_in_mongolia(START, USSR, "Turkey"), turned_in_mongolia(other, UK, "Spain")
((), ())
""",
    "g40.mongolia.stirs": """
>>> wide = START.reads(SOVIET_ATTACK, "everywhere")
>>> stirs_the_world(wide, UK), stirs_the_world(START, USA)
(True, True)
""",
}
