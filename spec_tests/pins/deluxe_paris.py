"""Pins of rules_model/deluxe/paris.py: attacks that do and do not keep France from turning Vichy."""

PINS = {
    "3g40.capitals.france.vichy": """
>>> fallen = EMPTY.held(ITALY, "Paris")
>>> vichy_starts(fallen.noting("attacked", None, "Italy attacks", nation=ITALY, place="Southern France"))
refused by 3g40.capitals.france.vichy: Italy has attacked Southern France
>>> vichy_starts(fallen.noting("attacked", None, "Britain attacks", nation=UK, place="Southern France"))
allowed by 3g40.capitals.france.vichy
>>> vichy_starts(fallen.noting("attacked", None, "Germany attacks", nation=GERMANY, place="Normandy"))
allowed by 3g40.capitals.france.vichy
""",
    "3g40.capitals.france.fall": """
>>> both = EMPTY.held(GERMANY, "Paris").held(UK, "Berlin").with_cash(FRANCE, 19)
>>> falls(both, GERMANY, "Berlin", script()).events("Vichy begins")
()
>>> falls(both.held(GERMANY, "Normandy"), FRANCE, "Normandy", script()).log
()
>>> [event.place for event in falls(both, FRANCE, "Paris", script()).events("Vichy begins", FRANCE)]
['France']
""",
}
