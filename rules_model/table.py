"""The table: everything the rules do not decide. Dice and decisions, scripted or seeded; ``chances`` makes it exact."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules_model.world.nation import Nation, Side

Option = TypeVar("Option", bound=Hashable)
State = TypeVar("State", bound=Hashable)
Group = tuple[int, int]  # so many dice, each hits on this roll or less
Dice = tuple[Group, ...]  # the dice that a side rolls together

ENOUGH_ROUNDS = 10_000  # a procedure that has not ended by then never will


class TableError(ValueError):
    """Dice or decisions that do not fit what the clause asks for; the message names the clause."""


class Table(ABC):
    """Dice and decisions. A clause gets it as its argument ``table`` and never rolls by other means."""

    die = 6  #: sides of the die; the rules in force set it when a clause is called
    clause = ""  #: id of the outermost clause that is using the table
    shown: Any = None  #: what the next decision is about, as far as the clause lays it open

    _depth = 0

    @contextmanager
    def during(self, clause: str, die: int) -> Iterator[None]:
        """Lend the table to a clause and the clauses that it calls; afterwards nothing may be left over."""
        if not self._depth:
            self.clause, self.die = clause, die
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
        if not self._depth:
            self.finish()

    def finish(self) -> None:  # noqa: B027  a table that keeps nothing has nothing to check
        """Check that nothing is left over."""

    @abstractmethod
    def roll(self) -> int:
        """One die."""

    @abstractmethod
    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        """A decision: one of the options, by the nation, about something named in a word or two."""

    def show(self, what: Any) -> None:
        """Lay open what the next decision is about, for a policy that decides by it: a force, a battle."""
        self.shown = what

    def choose(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        """A decision that is asked only where there is one: a single option is taken without a word."""
        possible = list(options)
        return possible[0] if len(possible) == 1 else self.ask(nation, about, possible)

    def hits(self, dice: int, at: int) -> int:
        """How many of so many dice show ``at`` or less."""
        return sum(self.roll() <= at for _ in range(dice))

    def volley(self, groups: Iterable[Group]) -> int:
        """Hits of several groups together, rolled in the order given; a group is (dice, hits at)."""
        return sum(self.hits(dice, at) for dice, at in groups)

    def total(self, dice: int) -> int:
        """The sum of so many dice."""
        return sum(self.roll() for _ in range(dice))

    def pick(self, dice: int, keep: Callable[[Sequence[int]], int]) -> int:
        """One of several dice rolled together: ``keep`` is ``max``, ``min`` ..."""
        return keep([self.roll() for _ in range(dice)])

    def contest(self, first: Option, second: Option, ties: str = "again") -> Option | None:
        """A roll-off: each rolls a die, the higher wins.

        Args:
            ties: "again" rolls anew, "first" or "second" gives it to that one, "neither" to nobody (None).
        """
        _check_ties(ties)
        for _ in range(ENOUGH_ROUNDS):
            mine, theirs = self.roll(), self.roll()
            if mine != theirs:
                return first if mine > theirs else second
            if ties != "again":
                return {"first": first, "second": second, "neither": None}[ties]
        raise TableError(f"{self.clause}: a roll-off that never ends")

    def settle(self, step: Callable[[State, Table], State], state: State, done: Callable[[State], bool]) -> State:
        """Repeat a step until it is done and return the last state; a step that changes nothing is tried again."""
        for _ in range(ENOUGH_ROUNDS):
            if done(state):
                return state
            state = step(state, self)
        raise TableError(f"{self.clause}: not settled after {ENOUGH_ROUNDS} steps")


def _check_ties(ties: str) -> None:
    if ties not in ("again", "first", "second", "neither"):
        raise TableError(f"no such way to break ties: {ties!r}; want again, first, second or neither")


def check_option(clause: str, answer: Any, nation: object, about: str, options: Sequence[Any]) -> None:
    """Raise TableError when an answer is none of the options; True is not 1 here."""
    if not any(type(one) is type(answer) and one == answer for one in options):
        raise TableError(f"{clause}: {nation} cannot answer {answer!r} about {about}; options: {list(options)}")


class Scripted(Table):
    """Dice and decisions written down in the order in which they happen at the table."""

    def __init__(self, answers: Sequence[Any]) -> None:
        self._answers = list(answers)
        self._next = 0

    def _take(self, wanted: str) -> Any:
        if self._next == len(self._answers):
            raise TableError(f"{self.clause}: the script has run out; wanted {wanted}")
        self._next += 1
        return self._answers[self._next - 1]

    def roll(self) -> int:
        shown = self._take("a die")
        if type(shown) is not int or not 1 <= shown <= self.die:
            raise TableError(f"{self.clause}: {shown!r} is no roll of a {self.die}-sided die")
        return shown

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        possible = list(options)
        answer: Option = self._take(f"{nation}'s answer about {about}, one of {possible}")
        check_option(self.clause, answer, nation, about, possible)
        return answer

    def finish(self) -> None:
        left = self._answers[self._next :]
        if left:
            raise TableError(f"{self.clause}: the script has {left} left over")


def script(*answers: Any) -> Scripted:
    """A table that gives these dice and decisions, in the order in which they happen.

    >>> with script(2, 5, True).during("an example", die=6) as _:
    ...     pass
    Traceback (most recent call last):
    rules_model.table.TableError: an example: the script has [2, 5, True] left over
    """
    return Scripted(answers)


@dataclass(frozen=True)
class Ask:
    """A decision to be made, as a policy sees it."""

    nation: Nation | Side  #: who decides
    about: str  #: what about, in a word or two
    options: tuple[Any, ...]  #: what may be answered
    seen: tuple[Any, ...] = field(default=())  #: dice and decisions so far
    shown: Any = None  #: what the clause has laid open last: the force that takes a hit, the battle


@dataclass(frozen=True)
class Policy:
    """A named way to decide; it sees the rolls that went before."""

    name: str  #: printed beside the odds that depend on it
    decide: Callable[[Ask], Any]  #: from a decision to one of its options


def answers(name: str = "", **by_subject: Any) -> Policy:
    """A policy that answers each subject the same way: ``answers(tokens=3, intercept=True)``.

    A subject of several words is written with underscores. Any other subject is a TableError.
    """

    def decide(asked: Ask) -> Any:
        key = asked.about.replace(" ", "_").replace("-", "_")
        if key not in by_subject:
            raise TableError(f"the policy has no answer about {asked.about!r}, only about {sorted(by_subject)}")
        return by_subject[key]

    return Policy(name or ", ".join(f"{key}={value}" for key, value in by_subject.items()), decide)


class Seeded(Table):
    """Dice from a seed, decisions from a named policy."""

    def __init__(self, seed: int, policy: Policy) -> None:
        self._random = random.Random(seed)
        self._policy = policy
        self._seen: list[Any] = []

    def roll(self) -> int:
        self._seen.append(self._random.randint(1, self.die))
        return int(self._seen[-1])

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        asked = Ask(nation, about, tuple(options), tuple(self._seen), self.shown)
        answer: Option = self._policy.decide(asked)
        check_option(self.clause, answer, nation, about, asked.options)
        self._seen.append(answer)
        return answer


def seeded(seed: int, policy: Policy | None = None) -> Seeded:
    """A table whose dice come from a seed; without a policy, a decision is an error."""
    return Seeded(seed, policy or answers("no decisions"))
