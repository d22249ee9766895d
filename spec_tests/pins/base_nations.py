"""Pins of rules_model/base/nations.py."""

PINS = {
    "g40.nations.turn-order": """
>>> turn_order(START)
((Germany,), (Soviet Union,), (Japan,), (United States,), (China,), (UK Europe, UK Pacific),
 (Italy,), (ANZAC,), (France,))
""",
    "g40.nations.starting-income": """
>>> [starting_income(START, nation) for seat in turn_order(START) for nation in seat]
[30, 37, 26, 52, 12, 28, 17, 10, 10, 19]
>>> [sum(MAP.value(place) for place in START.held_by(nation)) for seat in turn_order(START) for nation in seat]
[30, 37, 26, 52, 12, 28, 17, 10, 10, 19]
>>> starting_income(START, CANADA)
0
""",
    "g40.nations.treasuries": """
>>> [first_treasuries(START).cash(nation) for seat in turn_order(START) for nation in seat]
[30, 37, 26, 52, 12, 28, 17, 10, 10, 19]
""",
    "g40.nations.capital": """
>>> [MAP.place(place).city for seat in turn_order(START) for nation in seat for place in capitals(START, nation)]
['Berlin', 'Moscow', 'Tokyo', 'Washington', 'London', 'Calcutta', 'Rome', 'Sydney', 'Paris']
>>> capitals(START.with_capitals(FRANCE, "Algeria"), FRANCE)
('Algeria',)
""",
    "g40.nations.british-land": """
>>> british = [*MAP.originally(UK), *MAP.originally(UK_PACIFIC)]
>>> [place for place in british if british_economy(START, place) != MAP.owner(place)]
[]
""",
}
