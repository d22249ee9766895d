"""Pins of rules_model/base/casualties.py."""

PINS = {
    "g40.casualties.choice": """
>>> losing(EMPTY, GERMANY, Force.of(GERMANY, fighter=2), 0, script())
2 Germany fighter
>>> losing(EMPTY, UK, Force.of(UK, fighter=1).adding(FRANCE, fighter=1), 1, script("France fighter"))
1 UK Europe fighter
>>> flight = Force.of(GERMANY, strategic_bomber=2, tactical_bomber=1)
>>> losing(EMPTY, GERMANY, flight, 2, script("Germany strategic bomber", "Germany strategic bomber"))
1 Germany tactical bomber
""",
}
