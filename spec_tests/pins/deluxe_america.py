"""Pins of rules_model/deluxe/america.py: either coast, both coasts, and geography that nobody knows."""

PINS = {
    "3g40.capitals.america.lone": """
>>> east = lone_capital(EMPTY.held(GERMANY, "Washington"))
>>> lone_capital(east).since(east), [event.place for event in east.events("capital declared", USA)]
([], ['Western United States'])
>>> lone_capital(EMPTY.held(GERMANY, "Washington", "San Francisco")).seats(USA)
('Eastern United States', 'Western United States')
""",
    "3g40.capitals.america.regained": """
>>> west = EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco").with_capitals(USA, "Washington")
>>> last = EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco").with_capitals(USA, "San Francisco")
>>> again = regain_coast(last).held(GERMANY, "Washington").with_cash(USA, 7)
>>> falls(again, USA, "Washington", script()).cash(GERMANY)
7
>>> regain_coast(west).seats(USA), regain_coast(west.held(USA, "San Francisco")).seats(USA)
(('Eastern United States',), ('Eastern United States', 'Western United States'))
""",
    "3g40.capitals.america.exile": """
>>> fleet = EMPTY.with_force("A-9", USA, destroyer=2).with_force("A-9", UK, cruiser=1)
>>> fleet = fleet.with_force("P-3", USA, submarine=1)
>>> lose_units(fleet.held(USA, "Washington").held(JAPAN, "San Francisco")).log
()
>>> both = fleet.held(USA, "Washington", "San Francisco").reads(EXILE, "lost-one")
>>> lose_units(both).log
()
>>> lose_units(both.held(UK, "Washington")).force("A-9")
2 Germany destroyer, 1 UK Europe cruiser
>>> exiled = lose_units(fleet.held(GERMANY, "Washington").held(JAPAN, "San Francisco"))
>>> exiled.since(fleet)
['American units in A-9 turn German: 2', 'American units in P-3 turn Japanese: 1']
>>> [(event.other, event.place, event.amount) for event in exiled.events("changed sides", USA)]
[(Germany, 'A-9', 2), (Japan, 'P-3', 1)]
>>> friends = fleet.held(FRANCE, "Washington").held(JAPAN, "San Francisco").reads(ALLY_HELD, "friends")
>>> lose_units(friends).log, len(lose_units(friends.held(JAPAN, "Washington")).log)
((), 2)
>>> british = fleet.held(UK, "Hawaii Islands").with_force("Hawaii Islands", USA, fighter=1).reads(LAND, "follows")
>>> lose_units(british).holder("Hawaii Islands"), lose_units(british).holder("A-9")
(UK Europe, nobody)
>>> lose_units(EMPTY.with_force("Central United States", USA, tank=1))
Traceback (most recent call last):
rules_model.world.names.Gap: the half of Central United States is not in any source; see question 3g40.map.halves
>>> central = EMPTY.charting("Central United States", half="Europe").with_force("Central United States", USA, tank=1)
>>> lose_units(central).force("Central United States")
1 Germany tank
""",
    "3g40.capitals.america.income": """
>>> may_collect_income(EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco"), USA)
allowed by 3g40.capitals.america.income
>>> may_collect_income(EMPTY, CHINA), may_collect_income(EMPTY.held(UK, "Berlin"), GERMANY)
(allowed by 3g40.capitals.income, refused by 3g40.capitals.income: UK Europe holds Berlin)
>>> back = EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco").with_capitals(USA, "San Francisco")
>>> may_collect_income(back, USA), may_collect_income(back.reads(REGAINED, "lone-for-good"), USA)
(allowed by 3g40.capitals.america.income,
 refused by 3g40.capitals.america.income: Japan holds San Francisco)
>>> ahead = EMPTY.held(USA, "San Francisco").with_capitals(USA, "San Francisco").reads(REGAINED, "lone-for-good")
>>> may_collect_income(ahead.held(GERMANY, "Washington"), USA)
allowed by 3g40.capitals.america.income
>>> from rules_model.deluxe.stopped_income import LIBERATED
>>> allied = EMPTY.held(UK, "Washington").held(JAPAN, "San Francisco").reads(LIBERATED, "owner")
>>> may_collect_income(allied, USA), may_collect_income(allied.held(USA, "Washington"), USA)
(refused by 3g40.capitals.america.income: UK Europe holds Washington and Japan holds San Francisco,
 allowed by 3g40.capitals.america.income)
""",
    "3g40.capitals.america.fall": """
>>> both = EMPTY.held(GERMANY, "Washington", "London").held(JAPAN, "San Francisco").with_force("A-9", USA, cruiser=1)
>>> falls(both, UK, "London", script()).force("A-9")
1 United States cruiser
>>> falls(both.held(JAPAN, "Hawaii Islands"), USA, "Hawaii Islands", script()).log
()
>>> lone = EMPTY.held(GERMANY, "Washington").held(USA, "San Francisco").with_force("A-9", USA, cruiser=1)
>>> fallen = falls(lone, USA, "Washington", script())
>>> fallen.force("A-9"), fallen.seats(USA)
(1 United States cruiser, ('Western United States',))
>>> falls(lone.reads(EXILE, "lost-one"), USA, "Washington", script()).force("A-9")
1 Germany cruiser
>>> again = regain_coast(fallen.held(USA, "Washington")).held(GERMANY, "Washington").with_cash(USA, 6)
>>> falls(again, USA, "Washington", script()).cash(GERMANY)
6
>>> once = regain_coast(fallen.reads(REGAINED, "lone-for-good").held(USA, "Washington")).held(GERMANY, "Washington")
>>> falls(once.with_cash(USA, 6), USA, "Washington", script()).cash(GERMANY)
0
""",
}
