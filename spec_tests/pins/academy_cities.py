"""Pins of rules_model/academy/cities.py."""

PINS = {
    "ae41.cities.points": """
>>> cities = ("Washington", "Ottawa", "London", "Paris", "Berlin", "Warsaw", "Rome", "Cairo", "Leningrad", "Stalingrad")
>>> [city_points(EMPTY, city) for city in cities]
[5, 2, 3, 3, 3, 1, 3, 2, 2, 2]
>>> cities = ("Moscow", "Calcutta", "Hong Kong", "Shanghai", "Manila", "Sydney", "Tokyo", "Honolulu", "San Francisco")
>>> [city_points(EMPTY, city) for city in cities]
[3, 3, 1, 2, 1, 2, 3, 2, 4]
>>> len(POINTS)
19
""",
}
