"""Pins of rules_model/delta/long_range.py."""

PINS = {
    "delta.long-range.movement": """
>>> fighter(START, JAPAN).move, strategic_bomber(START, JAPAN).move
(4, 6)
>>> further = START.gains(JAPAN, LONG_RANGE)
>>> fighter(further, JAPAN).attack, tactical_bomber(further, GERMANY).move
(3, 4)
""",
    "delta.long-range.scramble": """
>>> scramble_reach(START.reads(SCRAMBLING, "further"), JAPAN)
1
""",
}
