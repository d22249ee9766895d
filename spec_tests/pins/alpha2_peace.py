"""Pins of rules_model/alpha2/peace.py."""

PINS = {
    "alpha2.peace.soviet-union": """
>>> is_neutral(START.at_war(USA, JAPAN), USA, "Pacific"), is_neutral(START, USA, "Pacific")
(False, True)
>>> is_neutral(START.at_war(USSR, GERMANY), USSR, "Europe"), is_neutral(START, CHINA, "Pacific")
(False, True)
>>> is_neutral(START.at_war(USSR, JAPAN, ITALY), USSR, "Pacific")
False

Whatever was said of the Soviet Union before, this holds now.

>>> [soviet_by_map.body(lambda *case: True, START.at_war(USSR, GERMANY), one, "Europe") for one in (USSR, USA)]
[False, True]
>>> with tracing() as trace:
...     answer = is_neutral(START, USSR, "Europe")
>>> answer, "alpha2.peace.soviet-union" in trace
(True, True)
""",
    "alpha2.peace.american-grounds": """
>>> def lost(place, **readings):
...     board = START.noting("captured", None, "", nation=JAPAN, other=UK, place=place).reads(STILL_LOST, "once")
...     board = board.reads(NORTH_AMERICA, readings.get("reading", "mainland"))
...     return american_grounds(board, GERMANY).holds(board)
>>> [lost(place) for place in ("United Kingdom", "Alaska", "Quebec", "Egypt", "Greenland", "Hawaiian Islands")]
[True, True, True, False, False, False]
>>> [lost(place, reading="islands") for place in ("Greenland", "West Indies", "Aleutian Islands", "Iceland")]
[True, True, True, False]
>>> attacked = START.noting("declared war", None, "", nation=JAPAN, other=USA)
>>> american_grounds(attacked, JAPAN).holds(attacked)
True
>>> own = START.noting("captured", None, "", nation=USA, place="Quebec").reads(STILL_LOST, "once")
>>> american_grounds(own, JAPAN).holds(own)
False
>>> london = START.held(ITALY, "London")
>>> [north_america_falls.body(lambda *case: any_of(AXIS, 1, "Egypt"), one, JAPAN).holds(one) for one in (START, london)]
[False, True]
""",
    "alpha2.peace.loaded-transports": """
>>> may_end_loaded(START, USA, "SZ 22").allowed
True
>>> west = START.at_war(USSR, GERMANY)
>>> may_end_loaded(west, USSR, "Sea Zone 127").allowed
True
>>> may_end_loaded(west, USSR, "Sea Zone 5")
refused by alpha2.peace.loaded-transports: Soviet Union is a neutral power
""",
}
