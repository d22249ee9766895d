"""Pins of rules_model/base/objectives_japan.py."""

PINS = {
    "g40.objectives.japan.trade": """
>>> trade_with_america.details
Reward(nation=Japan, ipcs=10, once=False, when='collect income')
>>> trade_with_america(START).form()
('every', ('every', ('not', ('at war', 'Japan', 'United States')), ('not', ('happened', 'attacked',
'Japan', 'None', 'French Indo-China'))), ('not', ('least', 1, ('unprovoked', 'Japan', 'UK Europe', 'UK Pacific',
'ANZAC'), ('struck first', 'Japan', 'Dutch', 'UK Europe', 'UK Pacific', 'ANZAC'))))
""",
    "g40.objectives.japan.perimeter": """
>>> outer_perimeter.details
Reward(nation=Japan, ipcs=5, once=False, when='collect income')
>>> outer_perimeter(START).form()
('every', ('at war', 'Japan', 'a Western Ally'), ('controls', 'the Axis', 'Guam', 'Midway', 'Wake Island', 'Gilbert
Islands', 'Solomon Islands'))
>>> wide = START.reads(WESTERN, "with-france")
>>> outer_perimeter(wide).form()[1], western_allies(wide).nations, western_allies(START).nations
(('at war', 'Japan', 'a Western Ally'), (United States, UK Europe, UK Pacific, ANZAC, France),
 (United States, UK Europe, UK Pacific, ANZAC))
""",
    "g40.objectives.japan.centres": """
>>> power_centres.details
Reward(nation=Japan, ipcs=5, once=False, when='collect income')
>>> power_centres(START).words()
'for each that holds: Japan is at war with a Western Ally and an Axis power controls India; Japan is at war with a
Western Ally and an Axis power controls New South Wales; Japan is at war with a Western Ally and an Axis power
controls Hawaiian Islands; Japan is at war with a Western Ally and an Axis power controls Western United States'
>>> pays(START.held(JAPAN, "India"), power_centres)
0
""",
    "g40.objectives.japan.indies": """
>>> east_indies.details
Reward(nation=Japan, ipcs=5, once=False, when='collect income')
>>> east_indies(START).form()
('every', ('at war', 'Japan', 'a Western Ally'), ('controls', 'the Axis', 'Sumatra', 'Java', 'Borneo', 'Celebes'))
""",
}
