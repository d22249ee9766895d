"""Pins of rules_model/base/leftovers.py."""

PINS = {
    "g40.mobilise.must-place": """
>>> works = START.with_facility("Russia", "minor_factory")
>>> may_keep(works, USSR, "aa_artillery")
refused by g40.mobilise.must-place: 1 aa artillery can still be placed
>>> indian = START.with_facility("India", "minor_factory")
>>> may_keep(works, USSR, "cruiser").allowed, may_keep(indian, UK_PACIFIC, "cruiser")
(True, refused by g40.mobilise.must-place: 1 cruiser can still be placed)
>>> may_keep(works, USSR, "upgrade").allowed, may_keep(START, USSR, "upgrade").allowed
(False, True)
>>> may_keep(START, CHINA, "infantry").allowed, may_keep(START, FRANCE, "infantry").allowed
(False, True)
>>> may_keep(START.held(JAPAN, *START.held_by(CHINA)), CHINA, "infantry").allowed
True
""",
    "g40.mobilise.refund": """
>>> bought = EMPTY.with_tokens(FRANCE, "bought aa artillery", 2).with_tokens(FRANCE, "bought air base", 1)
>>> bought = bought.with_tokens(FRANCE, "bought upgrade", 1).with_cash(FRANCE, 1)
>>> after = refund(bought, FRANCE)
>>> after.cash(FRANCE), after.since(bought)
(46, ['France gets 10 IPCs back for 2 aa artillery', 'France gets 15 IPCs back for 1 air base',
'France gets 20 IPCs back for 1 upgrade'])
>>> [(event.kind, event.nation, event.amount) for event in after.log[:1]]
[('refunded', France, 10)]
>>> after.tokens(FRANCE, "bought aa artillery"), after.tokens(FRANCE, "bought upgrade")
(0, 0)
""",
    "g40.mobilise.no-move": """
>>> may_move_now(START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE), UK_PACIFIC).allowed
True
>>> may_move_now(START.noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT), UK).allowed
False
""",
}
