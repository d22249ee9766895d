"""Pins of rules_model/deluxe/naval_first_strike.py."""

PINS = {
    "3g40.submarines.first-strike": """
>>> (ENIGMA.id, ENIGMA.title, ENIGMA.round, ENIGMA.void_with_capital)
('3g40.advantages.enigma', 'Enigma Decoded', 2, False)
>>> USA in ENIGMA.nations, GERMANY in ENIGMA.nations
(True, False)
>>> hunt = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", JAPAN, destroyer=1)
>>> [bool(may_submarines_strike_first(hunt.reads(BEFORE_ENIGMA, text), "A-20", USA))
...     for text in ("u-boats", "all-axis", "never")]
[False, False, False]
>>> peace = EMPTY.at_war(GERMANY, UK).with_force("A-20", USA, destroyer=1)
>>> may_submarines_strike_first(peace.reads(BEFORE_ENIGMA, "never"), "A-20", GERMANY)
allowed by 3g40.submarines.first-strike
>>> escorted = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", UK, destroyer=1)
>>> [bool(may_submarines_strike_first(escorted.reads(BEFORE_ENIGMA, text), "A-20", ITALY))
...     for text in ("u-boats", "all-axis", "never")]
[False, True, False]
>>> may_submarines_strike_first(escorted.gains(USA, ENIGMA), "A-20", GERMANY)
allowed by 3g40.submarines.first-strike
""",
    "3g40.submarines.rolls-twice": """
>>> rolls_before_reply(EMPTY, "tactical_bomber", False)
1
""",
}
