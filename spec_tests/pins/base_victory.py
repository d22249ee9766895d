"""Pins of rules_model/base/victory.py."""

PINS = {
    "g40.victory.european-cities": """
>>> list(european_cities(START).form())[:2], [place[2] for place in european_cities(START).form()[2:]]
(['least', 8], ['Ottawa', 'Washington', 'Cairo', 'London', 'Paris', 'Berlin', 'Warsaw', 'Rome', 'Leningrad',
 'Stalingrad', 'Moscow'])
>>> {MAP.half(city) for city in EUROPEAN_CITIES}, {MAP.half(city) for city in PACIFIC_CITIES}
({'Europe'}, {'Pacific'})
""",
    "g40.victory.pacific-cities": """
>>> list(pacific_cities(START).form())[:2], [place[2] for place in pacific_cities(START).form()[2:]]
(['least', 6], ['San Francisco', 'Honolulu', 'Manila', 'Hong Kong', 'Shanghai', 'Calcutta', 'Tokyo', 'Sydney'])
>>> sorted(MAP.name_of(city) for city in (*EUROPEAN_CITIES, *PACIFIC_CITIES)) == sorted(
...     place.name for place in MAP.places.values() if place.city)
True
""",
    "g40.victory.axis": """
>>> europe = START.held(GERMANY, "Paris", "Leningrad", "Stalingrad", "Moscow", "Cairo")
>>> axis_holds_enough(europe).holds(europe), axis_holds_enough(START).form()[:2]
(True, ('least', 1))
""",
    "g40.victory.allies": """
>>> allies_hold_enough(START).form()
('controls', 'the Allies', 'Berlin', 'Rome', 'Tokyo')
""",
    "g40.victory.capital": """
>>> keeps_a_capital(START, AXIS).form()
('least', 1, ('controls', 'the Axis', 'Berlin'), ('controls', 'the Axis', 'Rome'), ('controls', 'the Axis', 'Tokyo'))
>>> keeps_a_capital(START, ALLIES).form()
('least', 1, ('controls', 'the Allies', 'Washington'), ('controls', 'the Allies', 'London'),
 ('controls', 'the Allies', 'Paris'), ('controls', 'the Allies', 'Moscow'))
""",
    "g40.victory.count": """
>>> turn = START.noting("turn began", None, "", nation=GERMANY).noting("turn began", None, "", nation=USA)
>>> won = counted(turn.held(USA, "Berlin", "Rome", "Tokyo"))
>>> won.since(turn), won.log[-1].kind, won.log[-1].clause, won.log[-1].nation
(["enough to win is in the hands of the Allies, from United States's turn on"], 'holds enough: ALLIES',
 'g40.victory.count', United States)
>>> back = counted(won.held(GERMANY, "Berlin"))
>>> back.since(won), back.log[-1].kind, back.log[-1].clause
(['too little to win is in the hands of the Allies'], 'fell back: ALLIES', 'g40.victory.count')
>>> counted(back).since(back), counted(turn).since(turn)
([], [])
""",
    "g40.victory.win": """
>>> has_won(START, ALLIES)
refused by g40.victory.win: too little to win is in the hands of the Allies
>>> turn = START.noting("turn began", None, "", nation=USA)
>>> there = counted(turn.held(USA, "Berlin", "Rome", "Tokyo"))
>>> has_won(there, ALLIES), has_won(there.noting("turn began", None, "", nation=USA), ALLIES).allowed
(refused by g40.victory.win: no full round has passed, True)
>>> exiled = there.noting("turn began", None, "", nation=USA).held(JAPAN, "Washington", "London", "Paris", "Moscow")
>>> has_won(exiled, ALLIES).reason
'no capital is left to the Allies'
>>> turn = START.noting("turn began", None, "", nation=JAPAN)
>>> pacific = counted(turn.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney"))
>>> german = pacific.noting("turn began", None, "", nation=GERMANY)
>>> both = counted(german.held(GERMANY, "Paris", "Leningrad", "Stalingrad", "Moscow", "Cairo"))
>>> len(both.events("holds enough: AXIS in Europe")), len(both.events("holds enough: AXIS in the Pacific"))
(1, 1)
>>> has_won(both, AXIS).reason, has_won(both.noting("turn began", None, "", nation=JAPAN), AXIS).allowed
('no full round has passed', True)

A break begins the count anew, even in the same turn.

>>> turn = START.noting("turn began", None, "", nation=USA)

>>> again = counted(counted(there.held(GERMANY, "Berlin")).held(USA, "Berlin"))
>>> has_won(again, ALLIES).reason, has_won(again.noting("turn began", None, "", nation=UK), ALLIES).allowed
('no full round has passed', False)
>>> later = counted(there.noting("turn began", None, "", nation=GERMANY).held(GERMANY, "Berlin"))
>>> retaken = counted(later.noting("turn began", None, "", nation=USA).held(USA, "Berlin"))
>>> has_won(retaken, ALLIES).reason, has_won(retaken.noting("turn began", None, "", nation=USA), ALLIES).allowed
('no full round has passed', True)
>>> has_won(later, ALLIES).reason
'too little to win is in the hands of the Allies'
>>> late = there.noting("turn began", None, "", nation=GERMANY).reads(ROUND_ENDS, "ends")
>>> has_won(late, ALLIES).allowed
False
>>> has_won(there.noting("phase began", None, "", nation=USA), ALLIES).allowed
False
""",
}
