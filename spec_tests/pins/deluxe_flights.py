"""Pins of rules_model/deluxe/flights.py."""

PINS = {
    "3g40.markers.range": """
>>> lane = EMPTY.charting("A-20", "London", "A-21").charting("A-21", "A-20", "Normandy")
>>> lane = lane.charting("Normandy", "A-21").held(UK, "London")
>>> fighter = Force.of(UK, ["designated"], fighter=1)
>>> [in_range(lane, Flight(UK, "London", "A-21", fighter, reach=reach)).reason for reach in (1, 2, 3)]
['A-21 lies beyond their range of 1', 'no landing lies within what is left of their range: 0',
'no landing lies within what is left of their range: 1']
>>> in_range(lane, Flight(UK, "London", "A-21", fighter, reach=4))
allowed by 3g40.markers.range
>>> in_range(lane.held(FRANCE, "Normandy"), Flight(UK, "London", "A-21", fighter, reach=3))
allowed by 3g40.markers.range
>>> in_range(lane.held(GERMANY, "Normandy"), Flight(UK, "London", "A-21", fighter, reach=3)).allowed
False

Distances that the players have counted stand in for the map.

>>> known = lambda **spaces: Flight(UK, "London", "A-18", fighter, **spaces)
>>> in_range(EMPTY, known(reach=4, out=2, home=2)), in_range(EMPTY, known(reach=4, out=2, home=3))
(allowed by 3g40.markers.range,
refused by 3g40.markers.range: no landing lies within what is left of their range: 2)
>>> in_range(EMPTY, known(reach=4, out=4, home=0)), in_range(EMPTY, known(reach=4, out=5, home=0)).allowed
(allowed by 3g40.markers.range, False)
>>> in_range(lane, Flight(UK, "Malta", "A-20", fighter, reach=4, out=3)), in_range(EMPTY, known(reach=0, out=0, home=0))
(allowed by 3g40.markers.range, allowed by 3g40.markers.range)
>>> Flight(UK, "London", "A-20", Force.of(GERMANY, fighter=1))
Traceback (most recent call last):
ValueError: a flight of UK Europe cannot have 1 Germany fighter
>>> known(reach=4, out=-2)
Traceback (most recent call last):
ValueError: out cannot be negative: -2
>>> known(reach=-4), known(home=-1)
Traceback (most recent call last):
ValueError: reach cannot be negative: -4
>>> known(home=-1)
Traceback (most recent call last):
ValueError: home cannot be negative: -1

The nearest landing counts; a city is the place in which it lies.

>>> berlin = EMPTY.charting("A-20", "Germany").held(GERMANY, "Germany")
>>> in_range(berlin, Flight(GERMANY, "Berlin", "A-20", Force.of(GERMANY, fighter=1), reach=2))
allowed by 3g40.markers.range
""",
}
