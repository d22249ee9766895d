"""Pins of rules_model/deluxe/naval_first_strike.py."""

PINS = {
    "3g40.submarines.strikers": """
>>> may_strike_first(EMPTY, "tactical_bomber", True), may_strike_first(EMPTY, "submarine", False)
(allowed by 3g40.submarines.strikers, allowed by 3g40.submarines.strikers)
>>> may_strike_first(EMPTY.reads(DEFENDERS, "attackers"), "submarine", True)
allowed by 3g40.submarines.strikers
>>> may_strike_first(EMPTY, "heavy_artillery", False)
refused by 3g40.submarines.strikers: a heavy artillery has no first strike at sea
>>> may_strike_first(EMPTY, "submarin", True)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'submarin'; did you mean 'submarine'?
""",
    "3g40.submarines.first-strike": """
>>> escorted = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", UK, destroyer=1)
>>> [bool(may_submarines_strike_first(escorted.reads(BEFORE_ENIGMA, text), "A-20", ITALY))
...     for text in ("u-boats", "all-axis", "never")]
[False, True, False]
>>> may_submarines_strike_first(escorted.in_round(3), "A-20", GERMANY)
refused by 3g40.submarines.first-strike: a destroyer of UK Europe is present

Enigma is about Allied destroyers alone.

>>> hunt = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", JAPAN, destroyer=1)
>>> [bool(may_submarines_strike_first(hunt.reads(BEFORE_ENIGMA, text), "A-20", USA))
...     for text in ("u-boats", "all-axis", "never")]
[False, False, False]
>>> vichy = EMPTY.at_war(GERMANY, VICHY).with_force("A-20", VICHY, destroyer=1)
>>> may_submarines_strike_first(vichy, "A-20", GERMANY)
refused by 3g40.submarines.first-strike: a destroyer of Vichy France is present

A destroyer of a power at peace stops nobody; a second destroyer counts where the first does not.

>>> peace = EMPTY.at_war(GERMANY, UK).with_force("A-20", USA, destroyer=1)
>>> may_submarines_strike_first(peace.reads(BEFORE_ENIGMA, "never"), "A-20", GERMANY)
allowed by 3g40.submarines.first-strike
>>> both = vichy.at_war(GERMANY, UK).without("A-20", Force.of(VICHY, destroyer=1))
>>> both = both.with_force("A-20", UK, destroyer=1).with_force("A-20", VICHY, destroyer=1)
>>> may_submarines_strike_first(both, "A-20", GERMANY)
refused by 3g40.submarines.first-strike: a destroyer of Vichy France is present
""",
    "3g40.submarines.first-strike-losses": """
>>> convoy = EMPTY.with_force("A-20", UK, cruiser=1).with_force("A-20", GERMANY, submarine=1)
>>> suffer_first_strike(convoy, "A-20", Force.of(UK, cruiser=1)).force("A-20")
1 Germany submarine
>>> after = suffer_first_strike(convoy, "A-20", Force.of(UK, cruiser=1))
>>> after.since(convoy), after.log[-1].kind, after.log[-1].place, after.log[-1].amount
(['the first strike destroys 1 UK Europe cruiser in A-20'], 'destroyed', 'A-20', 1)
>>> suffer_first_strike(convoy, "A-20", Force.of(UK, destroyer=1))
Traceback (most recent call last):
ValueError: there are not enough of UK Europe destroyer: 1 too few
""",
    "3g40.submarines.rolls-twice": """
>>> rolls_in_all(EMPTY, "tactical_bomber", False, True), rolls_in_all(EMPTY, "cruiser", True, True)
(1, 1)
>>> rolls_in_all(EMPTY.reads(SECOND_ROLL, "spent"), "submarine", True, True)
2
>>> rolls_in_all(EMPTY, "submarine", False, False), rolls_in_all(EMPTY, "tactical_bomber", True, False)
(1, 2)
>>> rolls_in_all(EMPTY.reads(DEFENDERS, "attackers"), "submarine", True, False)
1
""",
    "3g40.submarines.rolled-apart": """
>>> pack = Force.of(GERMANY, submarine=1, tactical_bomber=2).adding(GERMANY, ["submerged"], submarine=3)
>>> volleys(EMPTY, pack)
(1 Germany submarine, 2 Germany tactical bomber)
""",
}
