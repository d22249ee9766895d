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
""",
    "g40.mobilise.refund": """
>>> bought = START.with_tokens(CHINA, "bought aa artillery", 2).with_tokens(CHINA, "bought air base", 1)
>>> bought = bought.with_tokens(CHINA, "bought upgrade", 1).with_cash(CHINA, 1)
>>> after = refund(bought, CHINA)
>>> after.cash(CHINA), after.since(bought)
(46, ['China gets 10 IPCs back for 2 aa artillery', 'China gets 15 IPCs back for 1 air base',
'China gets 20 IPCs back for 1 upgrade'])
>>> [(event.kind, event.nation, event.amount) for event in after.log[:1]]
[('refunded', China, 10)]
>>> after.tokens(CHINA, "bought aa artillery"), after.tokens(CHINA, "bought upgrade")
(0, 0)
""",
    "g40.mobilise.no-move": """
>>> may_move_now(START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE), UK_PACIFIC).allowed
True
>>> may_move_now(START.noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT), UK).allowed
False
""",
}
