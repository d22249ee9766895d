"""Pins of rules_model/deluxe/russia.py: which factories count, one new capital and no second, every reading."""

PINS = {
    "3g40.capitals.russia.seats": """
>>> bases = EMPTY.held(USSR, "Leningrad", "Samara", "Caucasus").with_facility("Leningrad", "air_base")
>>> possible_capitals(bases), possible_capitals(bases.with_facility("Samara", "industrial_complex"))
((), ('Samara',))
>>> mixed = bases.with_facility("Samara", "minor_factory", damage=3).with_facility("Samara", "major_factory")
>>> possible_capitals(mixed.reads(DAMAGED, "working"))
('Samara',)
>>> possible_capitals(mixed.held(UK, "Samara"))
()
>>> possible_capitals(bases.with_facility("Caucasus", "minor_factory").reads(SOIL, "original"))
Traceback (most recent call last):
rules_model.world.names.Gap: the owner of Caucasus is not in any source; see question 3g40.map.owners
""",
    "3g40.capitals.russia.new-capital": """
>>> east = EMPTY.held(USSR, "Moscow", "Stalingrad").with_facility("Stalingrad", "minor_factory")
>>> declare_new_capital(east, script()).seats(USSR)
('Moscow',)
>>> declare_new_capital(east.held(UK, "Moscow"), script()).seats(USSR)
('Moscow',)
>>> declare_new_capital(east.held(JAPAN, "Moscow"), script())
Traceback (most recent call last):
rules_model.table.TableError: 3g40.capitals.russia.new-capital: the script has run out;
wanted Soviet Union's answer about new capital, one of ['Stalingrad']
>>> [event.place for event in declare_new_capital(east.held(JAPAN, "Moscow"), script("Stalingrad")).events(
...     "capital declared", USSR)]
['Stalingrad']
>>> freed = falls(EMPTY.held(GERMANY, "Moscow"), USSR, "Moscow", script()).held(USSR, "Moscow", "Stalingrad")
>>> again = freed.with_facility("Stalingrad", "minor_factory").held(ITALY, "Moscow")
>>> falls(again, USSR, "Moscow", script("Stalingrad")).seats(USSR)
('Stalingrad',)
>>> moved = EMPTY.held(GERMANY, "Moscow", "Stalingrad").with_capitals(USSR, "Stalingrad")
>>> declare_new_capital(moved.held(USSR, "Samara").with_facility("Samara", "minor_factory"), script()).seats(USSR)
('Stalingrad',)
""",
    "3g40.capitals.russia.factories": """
>>> all_factories_lost(EMPTY), all_factories_lost(EMPTY.reads(NONE_LEFT, "all-hostile"))
(True, True)
>>> unknown = EMPTY.held(GERMANY, "Moscow").held(UK, "Ukraine").with_facility("Ukraine", "minor_factory")
>>> all_factories_lost(unknown.reads(NONE_LEFT, "all-hostile"))
Traceback (most recent call last):
rules_model.world.names.Gap: the owner of Ukraine is not in any source; see question 3g40.map.owners
>>> all_factories_lost(unknown.charting("Ukraine", owner=USSR).reads(NONE_LEFT, "all-hostile"))
False
>>> foreign = unknown.charting("Ukraine", owner=GERMANY).reads(NONE_LEFT, "all-hostile")
>>> all_factories_lost(foreign), all_factories_lost(foreign.held(USSR, "Moscow"))
(True, True)
>>> mixed = EMPTY.held(GERMANY, "Stalingrad").held(UK, "Samara").with_facility("Stalingrad", "minor_factory")
>>> mixed = mixed.with_facility("Samara", "naval_base").reads(NONE_LEFT, "all-hostile")
>>> all_factories_lost(mixed), all_factories_lost(mixed.with_facility("Samara", "industrial_complex"))
(True, False)
""",
    "3g40.capitals.russia.income": """
>>> british = EMPTY.held(GERMANY, "Moscow").held(UK, "Leningrad").with_facility("Leningrad", "major_factory")
>>> may_collect_income(british, USSR), may_collect_income(british.reads(NONE_LEFT, "all-hostile"), USSR)
(refused by 3g40.capitals.russia.income: Germany holds Moscow, allowed by 3g40.capitals.russia.income)
>>> may_collect_income(british.held(ITALY, "Leningrad").reads(NONE_LEFT, "all-hostile"), USSR)
refused by 3g40.capitals.russia.income: Germany holds Moscow
>>> moved = british.reads(NONE_LEFT, "all-hostile").held(GERMANY, "Stalingrad").with_capitals(USSR, "Stalingrad")
>>> may_collect_income(moved, USSR)
refused by 3g40.capitals.russia.income: Germany holds Stalingrad
>>> from rules_model.deluxe.stopped_income import LIBERATED
>>> owner = EMPTY.held(UK, "Moscow").reads(LIBERATED, "owner")
>>> may_collect_income(owner, USSR), may_collect_income(owner.held(USSR, "Moscow"), USSR)
(refused by 3g40.capitals.russia.income: UK Europe holds Moscow, allowed by 3g40.capitals.russia.income)
>>> may_collect_income(EMPTY, CHINA), may_collect_income(EMPTY.held(UK, "Berlin"), GERMANY)
(allowed by 3g40.capitals.income, refused by 3g40.capitals.income: UK Europe holds Berlin)
>>> again = falls(EMPTY.held(GERMANY, "Moscow"), USSR, "Moscow", script()).held(USSR, "Moscow").held(GERMANY, "Moscow")
>>> again = falls(again.reads(NONE_LEFT, "all-hostile").held(UK, "Samara").with_facility("Samara", "minor_factory"),
...               USSR, "Moscow", script())
>>> may_collect_income(again, USSR)
allowed by 3g40.capitals.russia.income
""",
    "3g40.capitals.russia.fall": """
>>> taken = EMPTY.held(GERMANY, "Moscow").held(USSR, "Stalingrad").with_facility("Stalingrad", "minor_factory")
>>> falls(taken.held(GERMANY, "Ukraine"), USSR, "Ukraine", script()).log
()
>>> tokyo = taken.held(USA, "Tokyo")
>>> falls(tokyo, JAPAN, "Tokyo", script()).seats(USSR)
('Moscow',)
>>> moved = falls(taken, USSR, "Moscow", script("Stalingrad")).held(GERMANY, "Stalingrad").with_cash(USSR, 5)
>>> last = falls(moved, USSR, "Stalingrad", script())
>>> last.since(moved), last.cash(GERMANY)
(['Germany takes Stalingrad from Soviet Union', 'Soviet Union hands 5 IPCs to Germany for Stalingrad'], 5)
>>> falls(moved.held(USSR, "Moscow").held(GERMANY, "Moscow"), USSR, "Moscow", script()).since(moved)
[]
>>> ally = EMPTY.held(GERMANY, "Moscow").held(UK, "Samara").with_facility("Samara", "minor_factory")
>>> len(falls(ally, USSR, "Moscow", script()).events("income stopped", USSR, "Moscow"))
1
>>> falls(ally.reads(NONE_LEFT, "all-hostile"), USSR, "Moscow", script()).events("income stopped")
()
""",
    "3g40.capitals.russia.cash": """
>>> taken = EMPTY.held(USSR, "Berlin").with_cash(GERMANY, 31).reads(LAST_CASH, "keeps")
>>> hand_over_cash(taken, GERMANY, "Berlin").cash(USSR)
31
>>> hand_over_cash(taken, USSR, "Stalingrd")
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown place on the 3G40 Deluxe map 'Stalingrd';
did you mean 'Stalingrad' or 'Leningrad'?
""",
}
