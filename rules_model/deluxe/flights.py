"""# Flights and their range

Designated aircraft come to the help of a place from elsewhere.
They have to reach it, and to reach a landing from there.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@dataclass(frozen=True)
class Flight:
    """Aircraft of one nation on their way to defend another place."""

    nation: Nation  #: whose they are
    origin: str  #: where they are stationed
    target: str  #: what they help to defend
    aircraft: Force  #: the pieces, marks and all
    reach: int | None = None  #: spaces that the shortest-legged of them can fly; no source gives it
    out: int | None = None  #: spaces from the origin to the target; by default counted on the map
    home: int | None = None  #: spaces from there to where they mean to land; by default the nearest friendly territory

    def __post_init__(self) -> None:
        """Refuse aircraft of another nation and negative distances: slips in an example, not a matter of the rules."""
        if self.aircraft.count() != self.aircraft.count(self.nation):
            raise ValueError(f"a flight of {self.nation} cannot have {self.aircraft}")
        distances = {"reach": self.reach, "out": self.out, "home": self.home}
        never_negative(**{name: number for name, number in distances.items() if number is not None})


REACH = question(
    "3g40.markers.reach",
    DELUXE(916, part=3),
    REFERENCE(328),
    kind="gap",
    because="The rule counts on a movement range, and no source says how many spaces an aircraft of 3G40 flies. "
    "Whoever knows the figure gives it with the flight.",
)
SAVED = question(
    "3g40.markers.landing-where-defended",
    DELUXE(916, part=3),
    kind="ambiguity",
    readings={
        "there": "aircraft may land in the territory that they have helped to defend",
        "elsewhere": "they have to fly on to another territory in friendly hands",
    },
    chosen="there",
    because="A territory that was held is in friendly hands, and defenders of one that was lost are lost with it.",
)


def spaces(position: Position, start: str, goals: Set[str], most: int) -> int | None:
    """How many spaces the nearest of some places is away, None when all are more than ``most``; Gap off the chart."""
    edge = {position.map.name_of(start)}
    found = set(edge)
    for far in range(most + 1):
        if edge & goals:
            return far
        if far < most:
            edge = {other for one in edge for other in position.map.neighbours(one)} - found
            found |= edge
    return None


def way_home(position: Position, flight: Flight, left: int) -> int | None:
    """How many spaces the nearest friendly territory is from the target, None when all are more than are left."""
    target = position.map.name_of(flight.target)
    friendly = {place for place, holder in position.holders.items() if holder.friendly(flight.nation)}
    if position.reading(SAVED) == "elsewhere":
        friendly -= {target}
    return spaces(position, target, friendly, left)


@clause("3g40.markers.range", DELUXE(916, part=3), REFERENCE(328), title="The range of a flight")
def in_range(position: Position, flight: Flight) -> Verdict:
    """Aircraft MUST NOT fly in to defend a place unless their range takes them there and on to a friendly landing.

    >>> lane = EMPTY.charting("A-20", "London", "Normandy").held(UK, "London")
    >>> fighter = Force.of(UK, ["designated"], fighter=1)
    >>> in_range(lane, Flight(UK, "London", "A-20", fighter, reach=2))
    allowed by 3g40.markers.range
    >>> in_range(lane, Flight(UK, "London", "A-20", fighter, reach=1))
    refused by 3g40.markers.range: no landing lies within what is left of their range: 0
    >>> in_range(lane, Flight(UK, "Malta", "A-20", fighter, reach=4, out=5))
    refused by 3g40.markers.range: A-20 lies beyond their range of 4
    >>> in_range(lane, Flight(UK, "London", "A-20", fighter))
    Traceback (most recent call last):
    rules_model.world.names.Gap: how far 1 UK Europe fighter (designated) can fly is not in any source;
        see question 3g40.markers.reach
    >>> in_range(lane, Flight(UK, "London", "A-21", fighter, reach=4))
    Traceback (most recent call last):
    rules_model.world.names.Gap: what touches A-21 is not in any source; see question 3g40.map.borders

    Whether they may land in the territory that they have defended is open.

    >>> beach = lane.charting("Normandy", "A-20").held(FRANCE, "Normandy")
    >>> sally = Flight(UK, "London", "Normandy", fighter, reach=2)
    >>> [bool(in_range(beach.reads(SAVED, text), sally)) for text in ("there", "elsewhere")]
    [True, False]
    """
    if flight.reach is None:
        raise REACH.gap(f"how far {flight.aircraft} can fly")
    out = flight.out
    if out is None:
        out = spaces(position, flight.target, {position.map.name_of(flight.origin)}, flight.reach)
    if out is None or out > flight.reach:
        return refuse(in_range, f"{flight.target} lies beyond their range of {flight.reach}")
    left = flight.reach - out
    home = way_home(position, flight, left) if flight.home is None else flight.home
    if home is None or home > left:
        return refuse(in_range, f"no landing lies within what is left of their range: {left}")
    return allow(in_range)
