"""Pins of rules_model/delta/essex.py."""

PINS = {
    "delta.essex.carrier": """
>>> row = aircraft_carrier(START.gains(USA, ESSEX), USA)
>>> row.attack, row.defence, row.capacity, row.cost
(2, 2, 3, 16)
>>> aircraft_carrier(START.gains(JAPAN, ESSEX), JAPAN).capacity
2
""",
    "delta.essex.damaged-carrier": """
>>> three = START.reads(DAMAGED, "three")
>>> carrier_capacity(three, USA, damaged=True), carrier_capacity(three, USA)
(0, 2)
>>> carrier_capacity(three.gains(JAPAN, ESSEX), JAPAN, damaged=True)
0
>>> carrier_capacity(three.gains(USA, ESSEX), JAPAN, damaged=True), carrier_capacity(three.gains(USA, ESSEX), USA)
(0, 3)
""",
}
