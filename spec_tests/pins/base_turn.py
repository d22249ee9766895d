"""Pins of rules_model/base/turn.py."""

PINS = {
    "g40.turn.phases": """
>>> [phase.title for phase in phases(START.at_war(USA, JAPAN), USA)]
['Purchase and repair', 'Combat move', 'Conduct combat', 'Noncombat move', 'Mobilize', 'Collect income']

A lost capital leaves a power at peace nothing but its noncombat move.

>>> [int(phase) for phase in phases(START.held(GERMANY, "Russia"), USSR)]
[4]
>>> [int(phase) for phase in phases(START.held(GERMANY, "Russia").at_war(UK, GERMANY), UK)]
[1, 2, 3, 4, 5, 6]

Once it is free again, whoever freed it, all phases are back.

>>> fallen = START.at_war(GERMANY, USSR).held(GERMANY, "Russia")
>>> [len(phases(fallen.held(nation, "Russia"), USSR)) for nation in (ITALY, USSR, USA)]
[3, 6, 6]
""",
}
