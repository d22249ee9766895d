"""Pins of rules_model/base/purchase.py."""

PINS = {
    "g40.purchase.buy": """
>>> rich = START.with_cash(USA, 40).noting("phase began", None, "", nation=USA, amount=1)
>>> grown = buy(rich, USA, "upgrade", 2)
>>> grown.cash(USA), grown.tokens(USA, "bought upgrade")
(0, 2)
>>> eastern = START.with_cash(CHINA, 40).noting("phase began", None, "", nation=CHINA, amount=1)
>>> buy(eastern, CHINA, "upgrade")
Traceback (most recent call last):
ValueError: China buys no major factory
>>> opening = START.with_cash(USA, 30).noting("phase began", None, "", nation=USA, amount=1)
>>> bought = buy(buy(opening, USA, "aa_artillery"), USA, "aa_artillery", 2)
>>> bought.tokens(USA, "bought aa artillery"), bought.since(opening)
(3, ['United States buys 1 aa artillery for 5 IPCs', 'United States buys 2 aa artillery for 10 IPCs'])
>>> [(event.kind, event.nation, event.amount) for event in bought.log[1:]]
[('bought', United States, 5), ('bought', United States, 10)]
>>> buy(opening, USA, "minor_factory").cash(USA)
18
>>> buy(opening, USA, "infantry", 0)
Traceback (most recent call last):
ValueError: United States cannot buy 0 infantry
>>> chinese = START.with_cash(CHINA, 12).noting("phase began", None, "", nation=CHINA, amount=1)
>>> buy(chinese, CHINA, "infantry", 2).cash(CHINA)
6
>>> buy(chinese, CHINA, "tank")
Traceback (most recent call last):
ValueError: China buys no tank
""",
    "g40.purchase.own-land": """
>>> may_pay_for(START, UK_PACIFIC, "London")
refused by g40.purchase.own-land: United Kingdom is UK Europe's to pay for
""",
}
