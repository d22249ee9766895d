"""Pins of rules_model/deluxe/dominions.py: both heirs, and the order in which capitals fall."""

PINS = {
    "3g40.capitals.britain.removed": """
>>> exiled = go_into_exile(EMPTY.with_force("A-9", UK, cruiser=2).with_force("A-9", UK_PACIFIC, submarine=1), UK)
>>> removed = remove_british_units(exiled, CANADA)
>>> removed.since(exiled), [(e.place, e.amount) for e in removed.events("removed", UK)]
(['British units leave A-9: 3'], [('A-9', 3)])
>>> remove_british_units(exiled, ANZAC).log == exiled.log
True
>>> remove_british_units(exiled.with_force("Egypt", UK, tank=1), CANADA)
Traceback (most recent call last):
rules_model.world.names.Gap: the half of Egypt is not in any source; see question 3g40.map.halves
>>> remove_british_units(exiled.with_force("Egypt", UK, tank=1).charting("Egypt", half="Europe"), CANADA).force("Egypt")
nothing
>>> east = go_into_exile(EMPTY.with_force("P-3", UK, cruiser=1).with_force("P-4", UK_PACIFIC, submarine=1), UK_PACIFIC)
>>> gone = remove_british_units(east.reads(PIECES, "own-economy"), ANZAC)
>>> gone.force("P-3"), gone.force("P-4")
(1 UK Europe cruiser, nothing)
>>> remove_british_units(EMPTY, UK)
Traceback (most recent call last):
ValueError: UK Europe is no heir of a British economy; it must be Canada or ANZAC
""",
    "3g40.capitals.britain.stop": """
>>> east = EMPTY.held(JAPAN, "Calcutta", "Sydney")
>>> stop_income(east, UK_PACIFIC).since(east), stop_income(east, UK).log
(['UK Pacific and ANZAC earn nothing until Sydney is liberated'], ())
>>> stop_income(east.held(UK, "Calcutta"), UK_PACIFIC).log, stop_income(east.held(UK, "Sydney"), UK_PACIFIC).log
((), ())
>>> event = stop_income(EMPTY.held(GERMANY, "London", "Ottawa"), UK).log[-1]
>>> event.kind, event.nation, event.other, event.place
('income stopped', UK Europe, Canada, 'Ottawa')
>>> stop_income(EMPTY, CANADA)
Traceback (most recent call last):
ValueError: Canada is no British economy; it must be UK Europe or UK Pacific
""",
    "3g40.capitals.britain.income": """
>>> both = EMPTY.held(GERMANY, "London", "Ottawa")
>>> may_collect_income(both, UK), may_collect_income(both.held(UK, "London"), UK)
(refused by 3g40.capitals.britain.income: Germany holds Ottawa, allowed by 3g40.capitals.britain.income)
>>> may_collect_income(stop_income(EMPTY.held(JAPAN, "Calcutta", "Sydney"), UK_PACIFIC), UK_PACIFIC)
refused by 3g40.capitals.britain.income: Japan holds Sydney
>>> may_collect_income(EMPTY.held(JAPAN, "Calcutta"), UK_PACIFIC), may_collect_income(EMPTY.held(UK, "Berlin"), GERMANY)
(allowed by 3g40.capitals.britain.income, refused by 3g40.capitals.income: UK Europe holds Berlin)
>>> from rules_model.deluxe.stopped_income import LIBERATED
>>> british = stop_income(both, UK).held(UK, "Ottawa")
>>> may_collect_income(british, UK), may_collect_income(british.reads(LIBERATED, "owner"), UK)
(allowed by 3g40.capitals.britain.income, refused by 3g40.capitals.britain.income: UK Europe holds Ottawa)
>>> may_collect_income(EMPTY.held(GERMANY, "London").held(UK, "Ottawa").reads(LIBERATED, "owner"), UK)
allowed by 3g40.capitals.britain.income
>>> once = stop_income(falls(both, CANADA, "Ottawa", script()), UK).held(UK, "London").held(CANADA, "Ottawa")
>>> may_collect_income(once, UK)
allowed by 3g40.capitals.britain.income
>>> twice = falls(once.held(ITALY, "Ottawa"), CANADA, "Ottawa", script())
>>> may_collect_income(twice, UK), may_collect_income(twice, CANADA)
(allowed by 3g40.capitals.britain.income, refused by 3g40.capitals.income: Italy holds Ottawa)
""",
    "3g40.capitals.britain.fall": """
>>> east = EMPTY.held(JAPAN, "Calcutta", "Sydney").held(UK_PACIFIC, "Malaya").with_force("P-3", UK_PACIFIC, cruiser=1)
>>> fallen = falls(east, UK_PACIFIC, "Calcutta", script())
>>> fallen.banker("Malaya"), fallen.log[-1].text
(ANZAC, 'UK Pacific and ANZAC earn nothing until Sydney is liberated')
>>> falls(fallen, ANZAC, "Sydney", script()).count("P-3"), falls(east, ANZAC, "Sydney", script()).count("P-3")
(0, 1)
>>> falls(east.held(JAPAN, "Malaya"), UK_PACIFIC, "Malaya", script()).log
()
>>> falls(east.held(UK, "Berlin"), GERMANY, "Berlin", script()).since(east)
['UK Europe takes Berlin from Germany', 'Germany hands 0 IPCs to UK Europe for Berlin']
>>> once = falls(EMPTY.held(GERMANY, "London"), UK, "London", script()).reads(SECOND_FALL, "once")
>>> falls(once.held(UK, "London").held(ITALY, "Ottawa"), CANADA, "Ottawa", script()).since(once)[-1]
'Canada hands 0 IPCs to Italy for Ottawa'
>>> taken = EMPTY.held(GERMANY, "London").with_cash(UK, 22).reads(SECOND_FALL, "once")
>>> falls(taken, UK, "London", script()).cash(GERMANY)
22
>>> twice = once.held(ITALY, "London", "Ottawa", "Egypt")
>>> falls(twice, UK, "London", script()).since(twice), falls(twice, UK, "Egypt", script()).since(twice)
(['UK Europe and Canada earn nothing until Ottawa is liberated'], [])
>>> liberated = falls(EMPTY.held(GERMANY, "London"), UK, "London", script()).held(UK, "London")
>>> falls(liberated.held(GERMANY, "Ottawa"), CANADA, "Ottawa", script()).events("income stopped")
()
""",
}
