"""The whole situation at one instant, immutable, with the rules in force and the log of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from rules_model.world.event import Event
from rules_model.world.facility import Facility
from rules_model.world.force import Force
from rules_model.world.in_force import HasId, InForce
from rules_model.world.names import UnknownName
from rules_model.world.nation import NOBODY, Nation, Side, Who, members
from rules_model.world.place import Map


@dataclass(frozen=True, eq=False)
class Position:
    """A situation. Every method that changes something returns a new position."""

    rules: InForce  #: rule sets, options and readings in force, sides of the die
    map: Map  #: the board
    holders: Mapping[str, Nation] = field(default_factory=dict)  #: who holds each place
    bankers: Mapping[str, Nation] = field(default_factory=dict)  #: who banks it, where that is not the holder
    forces: Mapping[str, Force] = field(default_factory=dict)  #: pieces by place
    facilities: Mapping[str, tuple[Facility, ...]] = field(default_factory=dict)  #: facilities by place
    treasuries: Mapping[Nation, int] = field(default_factory=dict)  #: IPCs on hand
    capitals: Mapping[Nation, tuple[str, ...]] = field(default_factory=dict)  #: capitals that differ from the map's
    wars: frozenset[frozenset[Nation]] = frozenset()  #: pairs of nations at war
    stock: Mapping[tuple[Nation | Side, str], int] = field(default_factory=dict)  #: tokens left
    gained: frozenset[tuple[Nation, str]] = frozenset()  #: advantages each nation has
    round: int = 1  #: game round
    log: tuple[Event, ...] = ()  #: what happened, oldest first

    # -- who holds, occupies, owned and banks a place -------------------------------------------------

    def holder(self, place: str) -> Nation:
        """Who holds a place; NOBODY when nobody does."""
        return self.holders.get(self.map.name_of(place), NOBODY)

    def held(self, nation: Nation, *places: str) -> Position:
        """The position with the nation holding these places; where the holder changes, it banks the income anew."""
        (holder,) = members(nation)
        taken = {self.map.name_of(place): holder for place in places}
        banks = {
            place: who
            for place, who in self.bankers.items()
            if taken.get(place, self.holder(place)) == self.holder(place)
        }
        return replace(self, holders={**self.holders, **taken}, bankers=banks)

    def holds(self, who: Who, *places: str) -> bool:
        """Whether the nation, or any power of the side, holds each of the places."""
        return all(self.holder(place) in members(who) for place in places)

    def held_by(self, who: Who) -> tuple[str, ...]:
        """The places that the nation, or any power of the side, holds, in the order of the map."""
        return tuple(place for place in self.map.places if self.holders.get(place, NOBODY) in members(who))

    def occupiers(self, place: str) -> tuple[Nation, ...]:
        """The nations with pieces in a place, in the order in which they came."""
        return tuple(dict.fromkeys(piece.nation for piece in self.force(place)))

    def banker(self, place: str) -> Nation:
        """Who banks the income of a place: its holder, unless a rule says another or nobody."""
        return self.bankers.get(self.map.name_of(place), self.holder(place))

    def banked(self, nation: Nation, *places: str) -> Position:
        """The position with the nation banking these places; NOBODY leaves their income in limbo."""
        return replace(self, bankers={**self.bankers, **{self.map.name_of(place): nation for place in places}})

    # -- pieces and facilities ------------------------------------------------------------------------

    def force(self, place: str) -> Force:
        """The pieces in a place."""
        return self.forces.get(self.map.name_of(place), Force())

    def count(self, place: str, who: Who | None = None, **which: Any) -> int:
        """How many pieces in a place; ``which`` as in ``Force.only``: unit, mark, without."""
        return self.force(place).count(who, **which)

    def enemies(self, place: str, who: Who) -> Force:
        """The pieces in a place with whose nation ``who`` is at war."""
        return Force(one for one in self.force(place).items() if self.is_at_war(who, one[0].nation))

    def with_pieces(self, place: str, pieces: Force) -> Position:
        """The position with exactly these pieces in the place."""
        for piece in pieces:
            if piece.unit not in self.rules.unit_names:
                raise UnknownName("unit", piece.unit, self.rules.unit_names)
        return replace(self, forces={**self.forces, self.map.name_of(place): pieces})

    def with_force(self, place: str, nation: Nation, marks: Iterable[str] = (), **units: int) -> Position:
        """The position with more pieces: ``with_force("Egypt", UK, infantry=2)``."""
        return self.with_pieces(place, self.force(place).adding(nation, marks, **units))

    def without(self, place: str, pieces: Force) -> Position:
        """The position with these pieces gone from the place; ValueError when they are not there."""
        return self.with_pieces(place, self.force(place).minus(pieces))

    def facilities_in(self, place: str, *kinds: str) -> tuple[Facility, ...]:
        """The facilities in a place, all or those of some kinds."""
        found = self.facilities.get(self.map.name_of(place), ())
        return tuple(one for one in found if not kinds or one.kind in kinds)

    def with_facilities(self, place: str, facilities: Iterable[Facility]) -> Position:
        """The position with exactly these facilities in the place."""
        return replace(self, facilities={**self.facilities, self.map.name_of(place): tuple(facilities)})

    def with_facility(self, place: str, kind: str, damage: int = 0, construction: int = 0) -> Position:
        """The position with one more facility in the place."""
        if kind not in self.rules.facility_names:
            raise UnknownName("facility", kind, self.rules.facility_names)
        return self.with_facilities(place, (*self.facilities_in(place), Facility(kind, damage, construction)))

    # -- money, tokens, advantages --------------------------------------------------------------------

    def cash(self, nation: Nation) -> int:
        """IPCs on hand."""
        return self.treasuries.get(nation, 0)

    def with_cash(self, nation: Nation, ipcs: int) -> Position:
        """The position with so many IPCs in the nation's hand; ValueError when negative."""
        if ipcs < 0:
            raise ValueError(f"{nation} cannot have {ipcs} IPCs")
        return replace(self, treasuries={**self.treasuries, nation: ipcs})

    def paying(self, payer: Nation, ipcs: int, to: Nation | None = None) -> Position:
        """The position after a payment, to a nation or (None) to the bank; ValueError for a sum it does not have."""
        if ipcs < 0:
            raise ValueError(f"{payer} cannot pay {ipcs} IPCs")
        paid = self.with_cash(payer, self.cash(payer) - ipcs)
        return paid if to is None else paid.with_cash(to, paid.cash(to) + ipcs)

    def tokens(self, owner: Nation | Side, kind: str) -> int:
        """Tokens of a kind that the nation or side has left."""
        return self.stock.get((owner, kind), 0)

    def with_tokens(self, owner: Nation | Side, kind: str, number: int) -> Position:
        """The position with so many tokens of a kind left; ValueError when negative."""
        if number < 0:
            raise ValueError(f"{owner} cannot have {number} {kind} tokens")
        return replace(self, stock={**self.stock, (owner, kind): number})

    def gains(self, nation: Nation, advantage: HasId) -> Position:
        """The position with the nation having an advantage from now on."""
        return replace(self, gained=self.gained | {(nation, advantage.id)})

    def gained_by(self, nation: Nation, advantage: HasId) -> bool:
        """Whether the nation was ever given the advantage; whether it is void just now is a clause's matter."""
        return (nation, advantage.id) in self.gained

    # -- war and capitals -----------------------------------------------------------------------------

    def at_war(self, one: Who, *others: Who) -> Position:
        """The position with ``one`` at war with each of the others."""
        new = {frozenset({mine, theirs}) for mine in members(one) for other in others for theirs in members(other)}
        if any(len(pair) == 1 for pair in new):
            raise ValueError(f"nobody is at war with himself: {one} and {', '.join(map(str, others))}")
        return replace(self, wars=self.wars | new)

    def is_at_war(self, one: Who, *others: Who) -> bool:
        """Whether ``one`` is at war with any of the others; without others, with anybody at all."""
        mine = set(members(one))
        if not others:
            return any(pair & mine for pair in self.wars)
        theirs = {nation for other in others for nation in members(other)}
        return any(frozenset({first, second}) in self.wars for first in mine for second in theirs)

    def seats(self, nation: Nation) -> tuple[str, ...]:
        """The places of the nation's capitals: as the rules list them, unless a clause has moved them."""
        return self.capitals.get(nation, self.rules.capitals.get(nation, ()))

    def with_capitals(self, nation: Nation, *places: str) -> Position:
        """The position with these places as the nation's only capitals."""
        spelt = tuple(self.map.name_of(place) for place in places)
        return replace(self, capitals={**self.capitals, nation: spelt})

    # -- time, log, readings, supposed geography ------------------------------------------------------

    def in_round(self, number: int) -> Position:
        """The position in another game round."""
        return replace(self, round=number)

    def noting(self, kind: str, by: HasId | None, text: str, **details: Any) -> Position:
        """The position with one more entry in its log; details: nation, place, amount."""
        details |= {"place": self.map.name_of(details["place"])} if details.get("place") else {}
        event = Event(kind, "" if by is None else by.id, text, round=self.round, **details)
        return replace(self, log=(*self.log, event))

    def events(self, kind: str, nation: Nation | None = None, place: str | None = None) -> tuple[Event, ...]:
        """The entries of the log of one kind, by one nation, at one place, oldest first."""
        spot = None if place is None else self.map.name_of(place)
        return tuple(
            one
            for one in self._by_kind.get(kind, ())
            if (nation is None or one.nation == nation) and (spot is None or one.place == spot)
        )

    @cached_property
    def _by_kind(self) -> dict[str, list[Event]]:
        found: dict[str, list[Event]] = {}
        for event in self.log:
            found.setdefault(event.kind, []).append(event)
        return found

    def since(self, before: Position) -> list[str]:
        """What happened after an earlier position, in words."""
        return [event.text for event in self.log[len(before.log) :]]

    def reading(self, question: HasId) -> str:
        """The reading of a question that is in force."""
        return self.rules.reading(question)

    def reads(self, question: HasId, reading: str) -> Position:
        """The position under another reading of a question; UnknownName when the question has no such reading."""
        return replace(self, rules=self.rules.with_reading(question, reading))

    def under(self, rules: InForce) -> Position:
        """The same situation under other rules."""
        return replace(self, rules=rules)

    def charting(self, place: str, *neighbours: str, marks: Iterable[str] = (), **facts: object) -> Position:
        """The position on a map with one more place charted, see ``Map.charting``."""
        return replace(self, map=self.map.charting(place, *neighbours, marks=marks, **facts))

    # -- identity -------------------------------------------------------------------------------------

    @cached_property
    def situation(self) -> tuple[object, ...]:
        """All that two equal positions share, in a form that can be hashed; the map by identity."""
        plain: list[object] = [self.rules, id(self.map), self.wars, self.gained, self.round, self.log]
        for table in (self.bankers, self.holders, self.treasuries, self.capitals, self.stock):
            plain.append(frozenset(table.items()))
        plain.append(frozenset((place, force) for place, force in self.forces.items() if force))
        plain.append(frozenset((place, built) for place, built in self.facilities.items() if built))
        return tuple(plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.situation == other.situation

    def __hash__(self) -> int:
        return hash(self.situation)

    def __repr__(self) -> str:
        return f"Position(round {self.round}, {len(self.holders)} places held, {len(self.log)} events)"
