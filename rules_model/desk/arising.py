"""Which positions can arise, and making one from what the solver found.

What counts as a position that can arise is said here once, and the page on objectives prints it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from rules_model.book import BOOK
from rules_model.desk.solver import Board
from rules_model.library import PACKAGES
from rules_model.ruleset import Rules
from rules_model.world.event import Event
from rules_model.world.nation import (
    BY_NAME,
    NEUTRAL,
    NOBODY,
    POWERS,
    PRO_ALLIES,
    PRO_AXIS,
    STRICT_NEUTRAL,
    VICHY,
    Nation,
)
from rules_model.world.position import Position

SUPPOSED = (
    "Land is held by a power, or by the neutrals to whom it belongs at first; nobody holds a sea zone.",
    "China holds nothing outside the area in which its units may go, where the rules have such an area.",
    (
        "Only powers of opposite sides fight; the wars of the start go on, and a declaration that the rules count for "
        "several powers brings war to all of them."
    ),
    (
        "Whoever holds land that belongs to a power of the other side at first fights that power; "
        "whoever holds a friend's land does so because that friend is at war."
    ),
    (
        "A capital is held by its own power or by an enemy, since a freed one goes back at once; "
        "where nobody knows who holds what at first, anybody may hold it."
    ),
    (
        "Land units stand on land and ships at sea, no more than three of a kind; no unit stands on land of the other "
        "side, and surface warships of powers at war do not share a sea zone."
    ),
    "What has happened is a history that some example of the book supposes, or none.",
)
BETWEEN_ENEMIES = ("declared war", "attacked", "captured", "invaded")  # kinds of events that tell of a war
#: The clauses that say which wars begin together, where Chinese units go, and which wars an attack needs.
DECLARE, AREA, NEEDED = "g40.politics.declare", "g40.china.area", "g40.politics.needed-wars"


def start_of(prefix: str) -> Position:
    """The first position of a rule set, its pieces aside; the bare board where nobody knows who holds what."""
    module = sys.modules[f"{PACKAGES[prefix]}.start"]
    found = getattr(module, "START", module.EMPTY)
    assert isinstance(found, Position)
    return found


@cache
def first_wars(prefix: str) -> frozenset[frozenset[Nation]]:
    """The wars with which a game under a rule set begins."""
    opening = getattr(sys.modules[f"{PACKAGES[prefix]}.start"], "opening", None)
    return opening().wars if opening else frozenset()


@cache
def players(prefix: str) -> tuple[Nation, ...]:
    """The powers that play under a rule set: those that hold land at the start, or all where nobody knows."""
    start = start_of(prefix)
    holding = set(start.holders.values())
    return tuple(one for one in POWERS if one in holding or not start.holders)


def callable_under(start: Position, id: str) -> bool:
    """Whether the book has a clause of that id and the rules have it in force."""
    rules = start.rules
    return id in BOOK.clauses and isinstance(rules, Rules) and rules.in_force(BOOK.clauses[id])


@cache
def wars_together(prefix: str) -> dict[frozenset[Nation], frozenset[frozenset[Nation]]]:
    """For each pair of powers, all the wars that begin when either declares war on the other."""
    start = start_of(prefix)
    found: dict[frozenset[Nation], frozenset[frozenset[Nation]]] = {}
    those = players(prefix)
    for one in those:
        for other in those:
            if one.hostile(other):
                pair = frozenset({one, other})
                if callable_under(start, DECLARE):
                    found[pair] = found.get(pair, frozenset()) | BOOK.clauses[DECLARE](start, one, other).wars
                else:
                    found[pair] = frozenset({pair})
    return found


def may_hold(prefix: str, nation: Nation, place: str) -> bool:
    """Whether a nation can come to hold a place."""
    start = start_of(prefix)
    first = start.holder(place)
    if start.map.is_sea(place):
        return nation == NOBODY
    if nation in players(prefix):
        walks = nation.name != "China" or not callable_under(start, AREA)
        return walks or bool(BOOK.clauses[AREA](start, "infantry", place))
    if nation == VICHY:
        return not start.holders  # a board whose first holders nobody knows: only the Deluxe rules have a Vichy France
    if first == STRICT_NEUTRAL:
        return nation in (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)  # one that is attacked turns the others
    return nation == first


@cache
def holders_of(prefix: str, place: str) -> tuple[Nation, ...]:
    """Everybody who can come to hold a place."""
    start = start_of(prefix)
    owners = [one for one in players(prefix) if start.holders and place in start.seats(one)]
    possible = [one for one in BY_NAME.values() if may_hold(prefix, one, place)]
    return tuple(one for one in possible if all(one == owner or one.hostile(owner) for owner in owners))


class Arising:
    """The limits of what can arise, for the variables of a board."""

    def __init__(self, prefix: str, board: Board) -> None:
        self.prefix, self.board, self.z3, self.start = prefix, board, board.z3, board.start

    def limits(self) -> list[Any]:
        """What every position that can arise obeys, for all variables that are there so far."""
        found: list[Any] = []
        known: tuple[int, int] = (-1, -1)
        while known != (len(self.board.holders), len(self.board.wars)):  # a limit may bring a new variable
            known = len(self.board.holders), len(self.board.wars)
            found = [*self.of_holders(), *self.of_pieces(), *self.of_wars()]
        return found

    def of_holders(self) -> Iterator[Any]:
        """Who holds what, and which war that takes."""
        for place, holding in list(self.board.holders.items()):
            first = self.start.holder(place)
            yield self.z3.PbEq([(holds, 1) for holds in holding.values()], 1)
            for one, holds in holding.items():
                if not (first.side is NEUTRAL or one == first or one.side is NEUTRAL):
                    yield self.z3.Implies(holds, self.war_for(one, first, place))

    def war_for(self, one: Nation, first: Nation, place: str) -> Any:
        """The war that it takes to hold what is another's at first."""
        board, playing = self.board, players(self.prefix)
        if one.hostile(first):
            needed = BOOK.clauses[NEEDED](self.start, one, place) if callable_under(self.start, NEEDED) else (first,)
            return self.z3.And([board.war(one, other) for other in needed if other in playing])
        if first not in playing:
            return self.z3.BoolVal(True)
        return self.z3.Or([board.war(first, foe) for foe in playing if foe.hostile(first)])

    def of_wars(self) -> Iterator[Any]:
        """Who can fight whom, and who fights from the start."""
        together, board = wars_together(self.prefix), self.board
        for pair, war in list(board.wars.items()):
            if pair in first_wars(self.prefix):
                yield war
            elif pair not in together:
                yield self.z3.Not(war)
            else:
                for other in in_order(together[pair]):
                    yield self.z3.Implies(war, board.war(*other))

    def of_pieces(self) -> Iterator[Any]:
        """Where pieces can stand, and beside whom."""
        board, rules, z3 = self.board, self.start.rules, self.z3
        surface, air, sea_units = (rules.units_of(kind) for kind in ("surface", "air", "sea"))
        fleets: dict[str, dict[Nation, list[Any]]] = {}
        for (place, nation, unit), counts in list(board.pieces.items()):
            sea, there = self.start.map.is_sea(place), counts[0]
            if nation not in players(self.prefix) or not (unit in air or (unit in sea_units) == sea):
                yield z3.Not(there)
            elif not sea:
                hosts = [holds for one, holds in board.holder(place).items() if one.friendly(nation)]
                yield z3.Implies(there, z3.Or(hosts))
            elif unit in surface:
                fleets.setdefault(place, {}).setdefault(nation, []).append(there)
            yield from (z3.Implies(more, fewer) for fewer, more in pairwise(counts))
        for fleet in fleets.values():
            for one, mine in fleet.items():
                for other, theirs in fleet.items():
                    if one.hostile(other) and one.name < other.name:
                        apart = z3.Not(z3.And(z3.Or(mine), z3.Or(theirs)))
                        yield z3.Implies(board.war(one, other), apart)

    # -- histories ----------------------------------------------------------------------------------------------------

    def histories(self, logs: list[tuple[Event, ...]]) -> tuple[Any, list[Any]]:
        """A variable that chooses one of the histories, and what each of them makes true."""
        board, chosen = self.board, self.board.number("history")
        found: list[Any] = [board.at_most(chosen, len(logs) - 1)]
        for number, log in enumerate(logs):
            told = told_by(self.start, log)
            for condition, fact in board.facts.values():
                found.append(self.z3.Implies(chosen == number, fact == bool(condition.holds(told))))
            for tally, count in board.counts.values():
                found.append(self.z3.Implies(chosen == number, count == tally.count(told)))
            for war in in_order(told.wars - self.start.wars):
                found.append(self.z3.Implies(chosen == number, board.war(*war)))
        return chosen, found

    def true(self, model: Any, holds: Any) -> bool:
        """Whether something is so in a model."""
        return bool(self.z3.is_true(model.eval(holds, model_completion=True)))

    def position(self, model: Any, log: Iterable[Event]) -> Position:
        """The position that the solver found."""
        board = self.board
        found = told_by(self.start, tuple(log))
        for pair in first_wars(self.prefix):
            found = found.at_war(*pair)
        for pair, war in board.wars.items():
            if self.true(model, war):
                found = found.at_war(*pair)
        for place, holding in board.holders.items():
            for nation, holds in holding.items():
                if self.true(model, holds) and nation != found.holder(place):
                    found = found.held(nation, place)
        for (place, nation, unit), counts in board.pieces.items():
            if count := sum(self.true(model, one) for one in counts):
                found = found.with_force(place, nation, (), **{unit: count})
        return found


def in_order(wars: Iterable[frozenset[Nation]]) -> list[tuple[Nation, ...]]:
    """Wars in an order that is the same on every run."""
    return sorted((tuple(sorted(pair, key=str)) for pair in wars), key=str)


def told_by(start: Position, log: tuple[Event, ...]) -> Position:
    """The first position with a history, and the wars that it tells of."""
    found = start
    for event in log:
        details = {"nation": event.nation, "other": event.other, "place": event.place, "amount": event.amount}
        found = found.noting(event.kind, BOOK.clauses.get(event.clause), event.text, **details)
        one, other = event.nation, event.other
        if event.kind in BETWEEN_ENEMIES and one in POWERS and other in POWERS and one.hostile(other):
            found = found.at_war(one, other)
    return found
