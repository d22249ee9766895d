"""# Victory cities

Nineteen cities are worth between one and five points.
The text leaves to the map in which territory each of them lies; here it is the one in which it lies in the world.
"""

from __future__ import annotations

from rules_model.citation import ACADEMY
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.position import Position

POINTS = {
    "Washington": 5,
    "Ottawa": 2,
    "London": 3,
    "Paris": 3,
    "Berlin": 3,
    "Warsaw": 1,
    "Rome": 3,
    "Cairo": 2,
    "Leningrad": 2,
    "Stalingrad": 2,
    "Moscow": 3,
    "Calcutta": 3,
    "Hong Kong": 1,
    "Shanghai": 2,
    "Manila": 1,
    "Sydney": 2,
    "Tokyo": 3,
    "Honolulu": 2,
    "San Francisco": 4,
}

TOTAL = question(
    "ae41.cities.printed-total",
    ACADEMY(325, 343),
    ACADEMY(360, part=1),
    ACADEMY(180, part=2),
    ACADEMY(203, part=2),
    ACADEMY(218, part=2),
    ACADEMY(239, part=2),
    ACADEMY(260, part=2),
    ACADEMY(281, part=2),
    ACADEMY(305, part=2),
    kind="arithmetic",
    readings={
        "sum": "the points of the nineteen cities add up to 47",
        "printed": "the grand total is 50, as printed",
    },
    chosen="sum",
    because="Each city has its figure. The 50 is the sum of the setup headings, in which Germany, UK Pacific and "
    "UK Europe each have one point more than their cities, if Cairo counts for UK Europe.",
)


@clause("ae41.cities.points", ACADEMY(325, 343))
def city_points(position: Position, place: str) -> int:
    """A territory has the points of the victory city that lies in it, and none without one.

    >>> [city_points(EMPTY, city) for city in ("Washington", "San Francisco", "Berlin", "Warsaw")]
    [5, 4, 3, 1]
    >>> city_points(EMPTY, "Germany"), city_points(EMPTY, "Western Germany")
    (3, 0)
    """
    return POINTS.get(position.map.place(place).city, 0)


@clause("ae41.cities.total", ACADEMY(360, part=1))
def points_on_the_board(position: Position) -> int:
    """All victory cities on the board together are worth 47 points.

    >>> points_on_the_board(EMPTY)
    47
    >>> points_on_the_board(EMPTY.reads(TOTAL, "printed"))
    50
    """
    if position.reading(TOTAL) == "printed":
        return 50
    return sum(city_points(position, place) for place in position.map.places)
