"""A turn that is being played, and the way in which orders are refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from rules_model.base.carriers import CARRIER, TRAPPED
from rules_model.base.flight_decks import aboard, may_launch, sailing
from rules_model.base.landing import MOVED
from rules_model.base.leftovers import may_command
from rules_model.base.noncombat_moves import may_move_still
from rules_model.base.sides import INTERCEPTING, RAIDING
from rules_model.base.voyages import Step
from rules_model.rounds.orders import Order, Route, Units
from rules_model.verdict import Verdict
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

VIA, LEG = "by way of ", " > "  # how a mark spells the route that a piece took in this turn
ABOARD = "aboard "


class Refused(Exception):
    """An order that a clause forbids; nothing has changed."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(repr(verdict))
        self.verdict = verdict  #: the clause and the reason


def require(*verdicts: Verdict) -> None:
    """Raise Refused with the first verdict that forbids."""
    for verdict in verdicts:
        if not verdict:
            raise Refused(verdict)


@dataclass(frozen=True)
class Voyage:
    """What a named transport has done in this turn."""

    start: str  #: the sea zone in which its turn began
    steps: tuple[Step, ...] = ()  #: what it did since


@dataclass(frozen=True)
class Landing:
    """An assault that has been announced."""

    territory: str  #: what is assaulted
    zone: str  #: from where
    ship: str  #: by whose cargo


@dataclass(frozen=True)
class Turn:
    """One power's turn at one instant. Every order makes a new one."""

    nation: Nation  #: whose turn it is; London for both British economies
    position: Position  #: the board
    began: Position  #: the board as the turn began
    voyages: Mapping[str, Voyage] = field(default_factory=dict)  #: by the name of the transport
    landings: tuple[Landing, ...] = ()  #: the assaults of this turn

    def at(self, position: Position, **changes: Any) -> Turn:
        """The turn after something changed the board."""
        return replace(self, position=position, **changes)

    def sailing(self, ship: str, zone: str, *steps: Step) -> Voyage:
        """The voyage of a transport with these steps added to it."""
        voyage = self.voyages.get(ship, Voyage(zone))
        return replace(voyage, steps=(*voyage.steps, *steps))

    def commanded(self, order: Order) -> Nation:
        """The nation of an order, once it is sure that this turn is its own."""
        require(may_command(self.position, self.nation, order.nation))
        return order.nation


def spelt(position: Position, route: Iterable[str]) -> Route:
    """A route as the map spells it."""
    return tuple(position.map.name_of(place) for place in route)


def via(route: Route) -> str:
    """The mark that remembers the way a piece came in this turn."""
    return VIA + LEG.join(route)


def way_of(piece: Piece) -> Route:
    """The way a piece came in this turn; empty when it has not moved."""
    return next((tuple(mark.removeprefix(VIA).split(LEG)) for mark in piece.marks if mark.startswith(VIA)), ())


def is_aboard(piece: Piece) -> bool:
    """Whether a piece rides on a ship."""
    return any(mark.startswith(ABOARD) for mark in piece.marks)


def rides_on(piece: Piece) -> tuple[str, ...]:
    """The name of the ship that a piece rides on, if it rides on one."""
    return tuple(mark.removeprefix(ABOARD) for mark in piece.marks if mark.startswith(ABOARD))


def pick(position: Position, place: str, nation: Nation, units: Units, flying_on: bool = False) -> Force:
    """So many pieces of a nation that can still be ordered about; with ``flying_on`` also aircraft in flight.

    Raises:
        Refused: they are there but have moved or fought already.
        ValueError: they are not there.
    """
    there, team = position.force(place), Force()
    for unit, number in units.items():
        own = there.only(nation, unit=unit, without=TRAPPED)
        flies = unit in position.rules.units_of("air")
        in_flight = flying_on and flies
        free = [one for one in own if (flies or not is_aboard(one)) and (in_flight or MOVED not in one.marks)]
        chosen = Force()
        for piece in sorted(free, key=lambda one: (INTERCEPTING in one.marks, len(one.marks), str(one))):
            chosen = chosen.plus({piece: min(own[piece], number - chosen.count())})
        for piece in chosen if position.map.is_sea(place) else ():
            require(*(may_launch(position, place, piece, nation, ship) for ship in rides_on(piece)))
        if chosen.count() < number:
            for piece in there.only(nation, unit=unit, mark=TRAPPED):
                require(*(may_launch(position, place, piece, nation, ship) for ship in rides_on(piece)))
            for piece in own:
                require(may_move_still(position, nation, unit, piece.marks))
            raise ValueError(f"{nation} has only {chosen.count()} {unit.replace('_', ' ')} to order about in {place}")
        team = team.plus(chosen)
    if not team:
        raise ValueError("nothing is ordered about")
    return team


def moved(position: Position, team: Force, start: str, route: Route, by: Any) -> Position:
    """The position after pieces went the whole route, with what their marks and the log remember of it.

    Aircraft leave the deck that they stood on; a friend's aircraft go wherever their carrier goes.
    """
    arrived, afloat = Force(), Force()
    for piece, number in team.items():
        old = way_of(piece)
        way = (*old, *route[1:]) if old else route
        marks = {mark for mark in piece.marks if not mark.startswith((VIA, ABOARD))} | {MOVED, via(way)}
        arrived = arrived.plus({piece._replace(marks=frozenset(marks)): number})
        ridden = [mark for mark in piece.marks if position.count(start, mark=aboard(mark))]
        for ship in ridden if piece.unit == CARRIER else ():
            position, afloat = sailing(position, start, route[-1], ship), afloat.plus({piece: 1})
    position = position.without(start, team.minus(afloat)).without(route[-1], afloat)
    position = position.with_pieces(route[-1], position.force(route[-1]).plus(arrived))
    plain = Force()
    for piece, number in team.items():
        plain = plain.plus({piece._replace(marks=frozenset()): number})
    nation = next(iter(team)).nation
    return position.noting(MOVED, by, f"{plain} to {route[-1]}", nation=nation, place=route[-1], amount=team.count())


def cargo_of(position: Position, zone: str, ship: str) -> Force:
    """What rides on a named transport."""
    return position.force(zone).only(mark=aboard(ship))


def in_battle(force: Force) -> Force:
    """The pieces of a force that fight an ordinary battle: no raiders, interceptors or cargo."""
    return Force(
        (piece, number)
        for piece, number in force.items()
        if not piece.marks & {RAIDING, INTERCEPTING, TRAPPED} and not is_aboard(piece)
    )
