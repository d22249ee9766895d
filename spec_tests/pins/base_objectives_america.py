"""Pins of rules_model/base/objectives_america.py."""

PINS = {
    "g40.objectives.usa.homeland": """
>>> homeland.details
Reward(nation=United States, ipcs=10, once=False, when='collect income')
>>> homeland(START).form()
('every', ('at war', 'United States', 'the Axis'), ('controls', 'United States', 'Eastern United States', 'Central
United States', 'Western United States'))
""",
    "g40.objectives.usa.outposts": """
>>> outposts.details
Reward(nation=United States, ipcs=5, once=False, when='collect income')
>>> outposts(START).form()
('every', ('at war', 'United States', 'the Axis'), ('controls', 'United States', 'Alaska', 'Aleutian Islands',
'Hawaiian Islands', 'Johnston Island', 'Line Islands'))
""",
    "g40.objectives.usa.central-america": """
>>> central_america.details
Reward(nation=United States, ipcs=5, once=False, when='collect income')
>>> central_america(START).form()
('every', ('at war', 'United States', 'the Axis'), ('controls', 'United States', 'Mexico', 'Southeast Mexico',
'Central America', 'West Indies'))
""",
    "g40.objectives.usa.philippines": """
>>> philippines.details
Reward(nation=United States, ipcs=5, once=False, when='collect income')
>>> philippines(START).form()
('every', ('at war', 'United States', 'the Axis'), ('controls', 'United States', 'Philippines'))
""",
    "g40.objectives.usa.france": """
>>> americans_in_france.details
Reward(nation=United States, ipcs=5, once=False, when='collect income')
>>> americans_in_france(START).form()
('every', ('at war', 'United States', 'the Axis'), ('present', 'United States', 1, ('land',), 'France'))
""",
}
