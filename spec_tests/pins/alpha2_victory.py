"""Pins of rules_model/alpha2/victory.py."""

PINS = {
    "alpha2.victory.win": """
>>> began = START.reads(COMPLETE_ROUND, "game-round").noting("turn began", None, "", nation=JAPAN)
>>> east = counted(began.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney"))
>>> west = counted(east.in_round(3).held(GERMANY, "Paris", "London", "Leningrad", "Stalingrad", "Moscow", "Cairo"))
>>> has_won(west, AXIS)
allowed by alpha2.victory.win
>>> has_won(START, AXIS).reason, has_won(START.reads(COMPLETE_ROUND, "game-round"), AXIS).reason
('too little to win is in the hands of the Axis', 'too little to win is in the hands of the Axis')
>>> turn = START.reads(COMPLETE_ROUND, "game-round").in_round(4).noting("turn began", None, "", nation=USA)
>>> there = counted(turn.held(USA, "Berlin", "Rome", "Tokyo"))
>>> [has_won(there.in_round(number), ALLIES).allowed for number in (4, 5, 6, 7)]
[False, False, True, True]
>>> has_won(there.in_round(5), ALLIES)
refused by alpha2.victory.win: no complete round of play has passed
>>> exiled = there.in_round(6).held(GERMANY, "Washington", "London", "Paris", "Moscow", "Calcutta", "Sydney")
>>> has_won(exiled, ALLIES), has_won(there.in_round(6), ALLIES)
(refused by alpha2.victory.win: no capital is left to the Allies, allowed by alpha2.victory.win)
""",
    "alpha2.victory.capital": """
>>> exiled = START.held(JAPAN, "Washington", "London", "Paris", "Moscow", "Calcutta", "Sydney")
>>> keeps_a_capital(exiled, ALLIES).holds(exiled), keeps_a_capital(exiled, AXIS).holds(exiled)
(False, True)
>>> cities = ("Washington", "London", "Paris", "Moscow", "Calcutta", "Sydney")
>>> [keeps_a_capital(one, ALLIES).holds(one) for one in (exiled.held(USA, city) for city in cities)]
[True, True, True, True, True, True]
>>> keeps_a_capital(exiled.held(USA, "Ottawa", "Cairo"), ALLIES).holds(exiled.held(USA, "Ottawa", "Cairo"))
False
>>> strict = exiled.reads(OWN_CAPITALS, "listed").held(USA, "Paris")
>>> keeps_a_capital(strict, ALLIES).holds(strict)
True
""",
    "alpha2.victory.allies": """
>>> for city in ("Berlin", "Rome", "Tokyo"):
...     print(explain(START.held(USA, "Berlin", "Rome", "Tokyo").held(JAPAN, city), allies_hold_enough))
not met: an Allied power controls Berlin (Japan holds it)
not met: an Allied power controls Rome (Japan holds it)
not met: an Allied power controls Tokyo (Japan holds it)
>>> with tracing() as trace:
...     goal = allies_hold_enough(START)
>>> "alpha2.victory.allies" in trace
True
""",
    "alpha2.victory.pacific": """
>>> with tracing() as trace:
...     goal = pacific_cities(START)
>>> "alpha2.victory.pacific" in trace
True
>>> wide = START.held(GERMANY, *cities_on(START, "Europe"))
>>> pacific_cities(wide).holds(wide)
False
""",
    "alpha2.victory.europe": """
>>> with tracing() as trace:
...     goal = european_cities(START)
>>> "alpha2.victory.europe" in trace
True
>>> wide = START.held(JAPAN, *cities_on(START, "Pacific"))
>>> european_cities(wide).holds(wide), sorted(cities_on(START, "Europe"))[:6]
(False, ['Berlin', 'Cairo', 'Leningrad', 'London', 'Moscow', 'Ottawa'])
""",
}
