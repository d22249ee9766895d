"""Pins of rules_model/deluxe/hendaye.py."""

PINS = {
    "3g40.vichy.hendaye": """
>>> paris = EMPTY.held(GERMANY, "Paris").with_cash(GERMANY, 1)
>>> may_bargain(paris.reads(PENNILESS, "barred")).allowed, may_bargain(paris.held(GERMANY, "Spain")).allowed
(True, False)
>>> may_bargain(paris.held(UK, "Spain"))
refused by 3g40.vichy.hendaye: UK Europe holds Spain
>>> may_bargain(paris.with_cash(GERMANY, 0).reads(PENNILESS, "barred"))
refused by 3g40.vichy.hendaye: Germany has nothing to surrender
>>> may_bargain(paris.with_cash(GERMANY, 0).with_cash(ITALY, 9).reads(PENNILESS, "barred")).allowed
False
>>> may_bargain(EMPTY).allowed
False
>>> garrison = paris.reads(OCCUPIES, "garrison")
>>> may_bargain(garrison.with_force("Paris", GERMANY, tank=1)).allowed
True
>>> may_bargain(garrison.with_force("Paris", GERMANY, fighter=1)).allowed
False
>>> may_bargain(garrison.with_force("Paris", ITALY, tank=1)).allowed
False
>>> may_bargain(garrison.with_force("Germany", GERMANY, tank=1)).allowed
False
""",
    "3g40.vichy.hendaye-price": """
Germany is asked, and only when it may bargain.

>>> class Witness(type(script())):
...     def ask(self, nation, about, options):
...         print(nation, about, list(options))
...         return super().ask(nation, about, options)
>>> paris = EMPTY.held(GERMANY, "Paris").with_cash(GERMANY, 20).with_cash(ITALY, 7)
>>> after = negotiate(paris, Witness([True]))
Germany Hendaye [True, False]
>>> event = after.log[0]
>>> event.kind, event.clause, event.nation, event.amount, after.cash(ITALY)
('Hendaye bargain', '3g40.vichy.hendaye-price', Germany, 20, 7)
>>> negotiate(paris.in_round(2), script()).log
()

What a power holds in Rio De Oro stays as it is, unless Germany may claim from anybody.

>>> taken = paris.held(STRICT_NEUTRAL, "Spain").held(UK, "Rio De Oro").with_force("Rio De Oro", UK, tank=1)
>>> after = negotiate(taken, script(True))
>>> after.since(taken), after.holder("Rio De Oro"), after.force("Rio De Oro")
(['Germany surrenders 20 IPCs and claims Spain'], UK Europe, 1 UK Europe tank)
>>> negotiate(taken.reads(SPAIN_TAKEN, "anyway"), script(True)).force("Rio De Oro")
1 Germany tank

A standing army in Rio De Oro comes along; other nations' pieces stay theirs.

>>> both = paris.held(STRICT_NEUTRAL, "Spain", "Rio De Oro")
>>> both = both.with_force("Rio De Oro", STRICT_NEUTRAL, regular_infantry=1)
>>> after = negotiate(both.with_force("Spain", USA, war_plane=1), script(True))
>>> after.force("Rio De Oro"), after.force("Spain")
(1 Germany regular infantry, 1 United States war plane)
""",
    "3g40.vichy.german-figure": """
>>> german_figure(EMPTY.noting("Hendaye bargain", None, "Germany has bought Spain"))
4
>>> german_figure(EMPTY.reads(PLUS_ONE, "die"))
3
""",
}
