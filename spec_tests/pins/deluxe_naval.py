"""Pins of rules_model/deluxe/naval.py."""

PINS = {
    "3g40.naval.tactical-order": """
>>> tactical_order(EMPTY)
('in bound aircraft', 'dog fight', 'first strike', 'submerging', 'depth charges', 'carpet bombing')
""",
    "3g40.naval.transports-absorb": """
>>> may_absorb(EMPTY, 3, 1), may_absorb(EMPTY, 2, 1)
(allowed by 3g40.naval.transports-absorb,
refused by 3g40.naval.transports-absorb: 2 transports cannot absorb 1 hits)
>>> may_absorb(EMPTY.reads(ABSORB, "three-hits"), 2, 6)
allowed by 3g40.naval.transports-absorb
>>> may_absorb(EMPTY.reads(ABSORB, "three-hits"), 4, 5)
allowed by 3g40.naval.transports-absorb
""",
}
