"""The objectives of the book as the desk compares them: each asked for its condition in every case it tells apart."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.condition import Condition
from rules_model.desk.arising import first_wars, in_order, start_of, wars_together
from rules_model.desk.opening import clauses
from rules_model.desk.situations import situations
from rules_model.desk.solver import Board
from rules_model.objective import Reward, Tally
from rules_model.world.event import Event
from rules_model.world.nation import Nation, Who, members
from rules_model.world.position import Position

Goal = Condition | Tally
MOST_CASES = 64  # of wars that a clause looks at before it gives its condition


class TooManyCases(ValueError):
    """An objective that asks for something else in each of more cases than can be told apart."""


class Asked(Position):
    """A position that remembers which wars it was asked about."""

    wars_asked: set[frozenset[Nation]]

    @classmethod
    def about(cls, position: Position) -> Asked:
        """The same position, with nothing asked yet."""
        found = cls(**{one.name: getattr(position, one.name) for one in fields(position)})
        object.__setattr__(found, "wars_asked", set())
        return found

    def is_at_war(self, one: Who, *others: Who) -> bool:
        """Whether one is at war with others, as any position answers it."""
        for mine in members(one):
            for other in others:
                self.wars_asked.update(frozenset({mine, theirs}) for theirs in members(other) if theirs != mine)
        return super().is_at_war(one, *others)


@dataclass(frozen=True)
class Case:
    """A condition, and the wars under which a clause gives it."""

    goal: Goal
    wars: tuple[tuple[frozenset[Nation], bool], ...]  #: each war that the clause looked at, and whether it was on


def is_aim(clause: Clause[Any, Any]) -> bool:
    """Whether a clause gives a condition or a tally and asks for nothing but the position."""
    return clause.kind == "objective" and len(inspect.signature(clause.body).parameters) == 1


def aims(prefix: str) -> list[Clause[Any, Any]]:
    """The clauses of a rule set that give a condition or a tally for a position."""
    return [one for one in clauses() if one.ruleset == prefix and is_aim(one)]


def on_the_map(aim: Clause[Any, Any]) -> bool:
    """Whether the map has every place that an objective names."""
    start = start_of(aim.ruleset)
    return all(place in start.map for place in places(aim, start))


def sound(prefix: str) -> list[Clause[Any, Any]]:
    """Those among them whose places are on the map; the others cannot be put on a board."""
    return [one for one in aims(prefix) if on_the_map(one)]


def rewarded(prefix: str) -> list[Clause[Any, Any]]:
    """The national objectives among them."""
    return [one for one in sound(prefix) if isinstance(one.details, Reward)]


def cases(aim: Clause[Any, Any], start: Position) -> list[Case]:
    """What a clause asks for, in each case of the wars that it looks at itself."""
    asked = Asked.about(start)
    first = aim(asked)
    if not asked.wars_asked:
        return [Case(first, ())]
    begun, together = first_wars(aim.ruleset), wars_together(aim.ruleset)
    looked_at = [frozenset(pair) for pair in in_order(asked.wars_asked)]
    free = [pair for pair in looked_at if pair in together and pair not in begun]
    if 2 ** len(free) > MOST_CASES:
        raise TooManyCases(f"looks at {len(free)} wars before it says what it asks for")
    found = []
    for answers in product((False, True), repeat=len(free)):
        wars = {pair: pair in begun for pair in looked_at} | dict(zip(free, answers, strict=True))
        on = frozenset(pair for pair, fought in wars.items() if fought)
        found.append(Case(aim(with_wars(start, (start.wars - set(wars)) | on)), tuple(wars.items())))
    return found


def with_wars(start: Position, wars: frozenset[frozenset[Nation]]) -> Position:
    """A position with just these wars."""
    return Position(**{one.name: getattr(start, one.name) for one in fields(start)} | {"wars": wars})


def met(board: Board, aim: Clause[Any, Any], start: Position) -> Any:
    """Whether an objective pays anything, as the solver reads it."""
    parts = [(case, board.met(case.goal)) for case in cases(aim, start)]
    return board.z3.Or([board.z3.And(*under(board, case), holding) for case, holding in parts])


def counted(board: Board, aim: Clause[Any, Any], start: Position) -> Any:
    """How often an objective pays, as the solver reads it."""
    parts = []
    for case in cases(aim, start):
        found = board.of(case.goal)
        number = found if isinstance(case.goal, Tally) else board.one_if(found)
        under_it = under(board, case)
        parts.append(board.z3.If(board.z3.And(under_it), number, board.figure(0)) if under_it else number)
    return board.sum(parts)


def under(board: Board, case: Case) -> list[Any]:
    """The wars of a case, as the solver reads them."""
    return [board.war(*pair) == fought for pair, fought in case.wars]


def holds(aim: Clause[Any, Any], position: Position) -> bool:
    """Whether an objective pays anything in a position, as its own clause says."""
    found = aim(position)
    return found.count(position) > 0 if isinstance(found, Tally) else found.holds(position)


def places(aim: Clause[Any, Any], start: Position) -> tuple[str, ...]:
    """Every place that an objective names, once."""
    return tuple(dict.fromkeys(place for case in cases(aim, start) for place in case.goal.places()))


@cache
def histories(aim: Clause[Any, Any]) -> tuple[tuple[Event, ...], ...]:
    """The histories that the examples of an objective suppose, the empty one first."""
    found: dict[tuple[Event, ...], None] = {(): None}
    for situation in situations([aim], [aim])[aim.id]:
        found.setdefault(situation.position.log)
    return tuple(found)


@contextmanager
def listening() -> Iterator[list[str]]:
    """Collect the questions that are asked."""
    heard: list[str] = []

    def listen(question: str, _: str) -> None:
        heard.append(question)

    BOOK.listeners.append(listen)
    try:
        yield heard
    finally:
        BOOK.listeners.remove(listen)


def questions_of(aim: Clause[Any, Any], start: Position) -> tuple[str, ...]:
    """The questions that a clause asks before it gives its condition."""
    with listening() as heard:
        cases(aim, start)
    return tuple(dict.fromkeys(heard))
