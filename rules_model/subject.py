"""Subjects: what several clauses speak on together, and the situations in which they must give one answer.

A subject is declared in a few lines of data beside the chapter, in ``<rule set>/subjects/<chapter>.py``:

    subject(
        "3g40.subjects.strait",
        "May the unit pass the strait?",
        Voice("3g40.gibraltar.strait", lambda clause, case: clause(case.position, case.nation, case.unit)),
        Voice("3g40.gibraltar.submarines", lambda clause, case: clause(case.position, case.unit) or None),
        over={"west": HOLDERS, "east": HOLDERS, "nation": NATIONS, "unit": SHIPS},
        position=lambda case: EMPTY.held(case.west, WEST).held(case.east, EAST),
    )

Each voice asks one clause by its id. An answer of None says that the clause does not speak in this situation.
The desk runs every situation: nobody speaks, one answer, or two that disagree.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from rules_model.table import Policy, Table, TableError, seeded
from rules_model.world.position import Position


class Case:
    """One situation: the position, and what else a clause is asked with, by the names of the dimensions."""

    def __init__(self, subject: Subject, values: Mapping[str, Any], rules: Any = None) -> None:
        self.subject, self.values, self.rules = subject, values, rules

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["values"][name]
        except KeyError:
            raise AttributeError(f"{self.subject.id} has no dimension {name!r}") from None

    @cached_property
    def position(self) -> Position:
        """The position, under the rules that are asked about."""
        made = self.subject.position(self)
        return made if self.rules is None or self.rules is made.rules else made.under(self.rules)

    def again(self, rules: Any) -> Case:
        """The same situation under other rules, made anew only where the rules have a say in how it is made."""
        case = Case(self.subject, self.values, rules)
        if not self.subject.by_rules:
            case.__dict__["position"] = self.position.under(rules)
        return case

    def words(self) -> str:
        """The situation in one line, the dimensions in their order."""
        return ", ".join(f"{name.replace('_', ' ')} {said(value)}" for name, value in self.values.items())


def said(value: Any) -> str:
    """A value of a dimension as a player says it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list, frozenset)):
        return " and ".join(said(one) for one in value) or "none"
    name = getattr(value, "name", None)
    words = str(value if not isinstance(name, str) else name)
    return words.replace("_", " ") if words else "none"


@dataclass(frozen=True, eq=False)
class Voice:
    """A clause that speaks on a subject, and how it is asked."""

    clause: str  #: its id
    ask: Callable[[Any, Case], Any]  #: the clause and the situation in, its answer out; None: it does not speak here
    about: str = ""  #: which part of its answer, where one clause speaks twice

    @property
    def name(self) -> str:
        """How a finding calls it."""
        return f"{self.clause} ({self.about})" if self.about else self.clause


@dataclass(frozen=True, eq=False)
class Subject:
    """Something that several clauses speak on, with every situation that matters."""

    id: str  #: "3g40.subjects.strait"
    asks: str  #: the question that all of them answer
    voices: tuple[Voice, ...]  #: who speaks
    over: Mapping[str, tuple[Any, ...]]  #: the dimensions; in each the plainest value first
    position: Callable[[Case], Position]  #: how the situation is made
    under: tuple[str, ...]  #: prefixes of the rule sets under which it is asked
    when: Callable[[Case], bool] | None  #: which combinations can arise; None: all
    by_rules: bool  #: whether the rules, ``case.rules``, have a say in how the situation is made
    file: str  #: where it is declared
    line: int  #: counted from 1

    @property
    def ruleset(self) -> str:
        """Prefix of the rule set beside whose chapters it stands."""
        return self.id.partition(".")[0]

    @cached_property
    def _sizes(self) -> list[tuple[int, ...]]:
        """Every combination as places in the dimensions, the smallest first: few things that are not plain."""
        every = product(*(range(len(values)) for values in self.over.values()))
        return sorted(every, key=lambda places: (sum(map(bool, places)), sum(places), places))

    def cases(self, rules: Any = None) -> Iterator[Case]:
        """Every situation that can arise, the smallest first."""
        names, values = list(self.over), list(self.over.values())
        for places in self._sizes:
            chosen = {name: some[place] for name, some, place in zip(names, values, places, strict=True)}
            case = Case(self, chosen, rules)
            if self.when is None or self.when(case):
                yield case


def goes(deed: Callable[[], object]) -> bool:
    """Whether a deed is carried out; one that the rules forbid is a ValueError."""
    try:
        deed()
    except TableError:
        raise
    except ValueError:
        return False
    return True


class Missing(Table):
    """Dice that always show the highest number, so that nothing is hit; always the last option."""

    asked = 0  #: how many decisions have been asked for

    def roll(self) -> int:
        return self.die

    def ask(self, nation: Any, about: str, options: Iterable[Any]) -> Any:
        self.asked += 1
        return list(options)[-1]


def any_table() -> Table:
    """A table for answers that hang on no die and no decision: seeded dice, always the first option."""
    return seeded(1, Policy("the first option", lambda asked: asked.options[0]))


SUBJECTS: dict[str, Subject] = {}  #: every subject of the modules that are loaded, by id


def subject(
    id: str,
    asks: str,
    *voices: Voice,
    over: Mapping[str, Iterable[Any]],
    position: Callable[[Case], Position],
    under: Iterable[str] = (),
    when: Callable[[Case], bool] | None = None,
    by_rules: bool = False,
) -> Subject:
    """Declare a subject.

    Args:
        id: dotted, with the prefix of its rule set.
        asks: the question that every voice answers.
        voices: the clauses that speak on it, each with the way it is asked.
        over: the dimensions by name; each lists its values, the plainest first.
        position: makes the position of a situation.
        under: prefixes of the rule sets under which it is asked; by default its own.
        when: which combinations can arise at a table.
        by_rules: whether clauses are called to make the situation, so that each reading makes its own.

    Raises:
        ValueError: no voice, a dimension without values, or an id that is taken.
    """
    frame = sys._getframe(1)
    file, line = frame.f_code.co_filename, frame.f_lineno
    dimensions = {name: tuple(values) for name, values in over.items()}
    empty = [name for name, values in dimensions.items() if not values]
    if not voices or empty:
        said = "".join(f"; the dimension {one} has no value" for one in empty)
        raise ValueError(f"{file}:{line}: subject {id}: want a voice or more and values in each dimension{said}")
    if id in SUBJECTS and (SUBJECTS[id].file, SUBJECTS[id].line) != (file, line):
        raise ValueError(f"{file}:{line}: the subject {id} is taken by {SUBJECTS[id].file}:{SUBJECTS[id].line}")
    named = tuple(under) or (id.partition(".")[0],)
    new = Subject(id, asks, voices, dimensions, position, named, when, by_rules, file, line)
    SUBJECTS[id] = new
    return new
