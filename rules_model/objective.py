"""National objectives: a condition or a tally, with what it pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.clause import Clause
from rules_model.condition import Condition, listed
from rules_model.world.nation import Nation, Who
from rules_model.world.position import Position


@dataclass(frozen=True)
class Tally:
    """A number that a position gives: how many parts hold, or how many units stand where."""

    def count(self, position: Position) -> int:
        """The number."""
        raise NotImplementedError

    def words(self) -> str:
        """What is counted, as part of a sentence."""
        raise NotImplementedError

    def failures(self, position: Position) -> tuple[str, ...]:
        """The parts that do not count and why, for tallies that can say so."""
        return ()

    def places(self) -> Iterator[str]:
        """Every place that it names."""
        yield from ()


@dataclass(frozen=True)
class Each(Tally):
    """Counts the parts that hold."""

    parts: tuple[Condition, ...]  #: the parts

    def count(self, position: Position) -> int:
        return sum(part.holds(position) for part in self.parts)

    def words(self) -> str:
        return f"for each that holds: {'; '.join(part.words() for part in self.parts)}"

    def places(self) -> Iterator[str]:
        for part in self.parts:
            yield from part.places()


@dataclass(frozen=True)
class Units(Tally):
    """Counts units of a class, up to a cap in each place."""

    who: Who  #: whose units
    unit_class: str  #: "land", "sea" ...
    named: tuple[str, ...]  #: the places
    cap: int  #: most that count in one place

    def count(self, position: Position) -> int:
        units = position.rules.units_of(self.unit_class)
        return sum(min(self.cap, position.count(place, self.who, unit=units)) for place in self.named)

    def words(self) -> str:
        return f"for each {self.unit_class} unit of {self.who}, up to {self.cap} a place, on {listed(self.named)}"

    def places(self) -> Iterator[str]:
        yield from self.named


def each(*parts: Condition) -> Tally:
    """Counts the conditions that hold."""
    return Each(parts)


def land_units(who: Who, places: tuple[str, ...], cap: int) -> Tally:
    """Counts land units on the places, up to ``cap`` in each."""
    return Units(who, "land", places, cap)


@dataclass(frozen=True)
class Reward:
    """What an objective pays and when."""

    nation: Nation  #: who is paid
    ipcs: int  #: IPCs, for each that a tally counts
    once: bool = False  #: at most one time in the game
    when: str = "collect income"  #: the step of the nation's turn in which it pays

    def words(self) -> str:
        """The reward as a cheat sheet prints it."""
        return f"{self.ipcs} IPCs" + (", once" if self.once else "")


Goal = TypeVar("Goal", bound=Condition | Tally)


def objective(
    id: str,
    nation: Nation,
    *sources: Citation,
    ipcs: int,
    once: bool = False,
    when: str = "collect income",
    title: str = "",
    replaces: Sequence[Clause[[], Any]] = (),
) -> Callable[[Callable[[Position], Goal]], Clause[[], Goal]]:
    """Enter a function that returns a condition or a tally into the book as an objective.

    Args:
        id, sources, title: as for a clause.
        nation: who is paid.
        ipcs: IPCs when the condition holds, or for each that the tally counts.
        once: pays at most one time in the game.
        when: the step of the nation's turn in which it pays.
        replaces: the objectives in whose place it stands.
    """

    def enter(body: Callable[[Position], Goal]) -> Clause[[], Goal]:
        return Clause(id, body, sources, replaces=replaces, title=title, details=Reward(nation, ipcs, once, when))

    return enter


def reward(goal: Clause[[], Any]) -> Reward:
    """What an objective pays and when; TypeError when the clause is no objective."""
    if not isinstance(goal.details, Reward):
        raise TypeError(f"{goal.id} is not an objective")
    return goal.details


def standing(position: Position, goal: Clause[[], Any]) -> Clause[[], Any]:
    """The objective that is in force in the place of this one: itself, unless another replaces it."""
    root = goal.replaces[0] if goal.replaces else goal
    while True:
        for other in BOOK.amendments.get(root.id, ()):
            if root in other.replaces and position.rules.in_force(other):
                root = other
                break
        else:
            return root


def pays(position: Position, goal: Clause[[], Any]) -> int:
    """IPCs that an objective pays now: nothing when it fails, or when it pays once and has paid."""
    goal = standing(position, goal)
    due = reward(goal)
    if due.once and any(event.clause == goal.id for event in position.events("objective paid", due.nation)):
        return 0
    found = goal(position)
    return due.ipcs * (found.count(position) if isinstance(found, Tally) else int(found.holds(position)))


def collects(position: Position, goal: Clause[[], Any]) -> Position:
    """The position after the nation has been paid what an objective pays now, and the log says so."""
    goal = standing(position, goal)
    due, ipcs = reward(goal), pays(position, goal)
    if not ipcs:
        return position
    paid = position.with_cash(due.nation, position.cash(due.nation) + ipcs)
    return paid.noting("objective paid", goal, f"{due.nation} collects {ipcs} IPCs", nation=due.nation, amount=ipcs)


def explain(position: Position, goal: Clause[[], Any] | Condition) -> str:
    """Which part of a condition fails and why, or that it is met."""
    found = goal if isinstance(goal, Condition) else goal(position)
    if isinstance(found, Tally):
        said, failures = f"{found.count(position)}: {found.words()}", found.failures(position)
        return f"{said}; not met: {'; '.join(failures)}" if failures else said
    failures = found.failures(position)
    return f"not met: {'; '.join(failures)}" if failures else "met"
