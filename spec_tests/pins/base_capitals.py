"""Pins of rules_model/base/capitals.py."""

PINS = {
    "g40.capital.payee": """
>>> bank = START.reads(HOMELESS_CAPTOR, "bank")
>>> payee(bank, UK_PACIFIC, "Tokyo"), payee(bank.held(JAPAN, "India"), UK, "Tokyo")
(UK Pacific, UK Europe)
>>> payee(bank.held(GERMANY, "France"), FRANCE, "Tokyo") is None
True
>>> payee(START.reads(BRITISH_CAPTOR, "map"), UK, "Berlin"), payee(START.reads(BRITISH_CAPTOR, "map"), FRANCE, "Tokyo")
(UK Europe, France)
""",
    "g40.capital.plunder": """
>>> rich = START.with_cash(JAPAN, 20).held(GERMANY, "France").reads(HOMELESS_CAPTOR, "bank")
>>> tokyo = plunder(rich, JAPAN, FRANCE, "Japan")
>>> tokyo.cash(JAPAN), tokyo.cash(FRANCE), tokyo.since(rich)
(0, 0, ['the bank takes 20 IPCs of Japan in Tokyo'])
>>> [(event.kind, event.nation, event.other, event.place, event.amount) for event in tokyo.log]
[('plundered', France, Japan, 'Japan', 20)]
>>> plunder(rich, JAPAN, FRANCE, "Tokyo") == tokyo
True
""",
    "g40.capital.freed": """
>>> fallen = START.held(GERMANY, "United Kingdom")
>>> freed_powers(fallen, USA, "London"), freed_powers(fallen, GERMANY, "Berlin")
((UK Europe,), (Germany,))
""",
    "g40.capital.paris-once": """
>>> freed = START.noting("liberated", None, "", nation=USA, other=FRANCE, place="France")
>>> may_welcome(freed.noting("returned", None, "", nation=FRANCE, place="Morocco"), FRANCE, Force()).allowed
True
>>> may_welcome(freed.noting("turn began", None, "", nation=ITALY), FRANCE, Force()).allowed
False
>>> may_welcome(START.noting("liberated", None, "", nation=USA, place="Morocco"), FRANCE, Force()).allowed
False
>>> may_welcome(START.noting("captured", None, "", nation=USA, place="France"), FRANCE, Force()).allowed
False
>>> again = freed.noting("turn began", None, "", nation=USA)
>>> may_welcome(again.noting("liberated", None, "", nation=USA, other=FRANCE, place="France"), FRANCE, Force())
refused by g40.capital.paris-once: Paris was freed before
>>> may_welcome(again.noting("captured", None, "", nation=FRANCE, place="France"), FRANCE, Force()).allowed
False
>>> may_welcome(START.noting("captured", None, "", nation=FRANCE, place="Syria"), FRANCE, Force()).allowed
False
>>> may_welcome(freed, FRANCE, Force.of(FRANCE, tank=2)).allowed
True
>>> may_welcome(freed, FRANCE, Force.of(USA, tank=2)).allowed, may_welcome(freed, FRANCE, Force.of(FRANCE, fighter=1))
(False, allowed by g40.capital.paris-once)
>>> may_welcome(freed.noting("free units placed", None, "", nation=FRANCE, place="France"), FRANCE, Force()).allowed
False
""",
    "g40.capital.paris-units": """
>>> freed = START.noting("liberated", None, "", nation=USA, other=FRANCE, place="France")
>>> joy = welcome(freed.with_force("France", USA, tank=1).with_cash(FRANCE, 5), FRANCE, Force.of(FRANCE, fighter=1))
>>> joy.force("France"), joy.cash(FRANCE)
(1 France fighter, 1 United States tank, 5)
>>> [(event.kind, event.nation, event.place) for event in joy.log[1:]]
[('free units placed', France, 'France')]
""",
}
