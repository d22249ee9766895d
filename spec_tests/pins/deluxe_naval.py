"""Pins of rules_model/deluxe/naval.py."""

PINS = {
    "3g40.naval.base": """
>>> steps = (*tactical_order(EMPTY), *general_order(EMPTY))
>>> {governing_rule(EMPTY, step) for step in steps}
{'3G40'}
""",
    "3g40.naval.transports-absorb": """
>>> may_absorb(EMPTY, 3, 1, True).allowed, may_absorb(EMPTY, 2, 1, True).allowed, may_absorb(EMPTY, 7, 2, True).allowed
(True, False, True)
>>> left = EMPTY.reads(REMAINDER, "what-is-left")
>>> may_absorb(left, 1, 1, True).allowed, may_absorb(left, 0, 1, True).allowed
(True, False)
>>> may_absorb(left, 7, 3, True).allowed, may_absorb(left, 6, 3, True).allowed
(True, False)
>>> tough = EMPTY.reads(ABSORB, "three-hits")
>>> may_absorb(tough, 2, 6, True).allowed, may_absorb(tough, 4, 5, True).allowed
(True, True)
>>> may_absorb(EMPTY, -3, -1, defending=True)
Traceback (most recent call last):
ValueError: transports cannot be negative: -3
>>> may_absorb(EMPTY, 3, -1, defending=True)
Traceback (most recent call last):
ValueError: hits cannot be negative: -1
""",
}
