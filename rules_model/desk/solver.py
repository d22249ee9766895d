"""Conditions as a solver reads them: each is translated as it stands, part by part, and never written anew.

A condition of a kind that is not known here stands for itself: a fact that the log of a game decides.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from rules_model.condition import AtWar, Condition, Controls, Every, Least, Not, Present
from rules_model.goals import Clear, Held, While, units_called
from rules_model.objective import Each, Tally, Units
from rules_model.world.nation import Nation, Who, members
from rules_model.world.position import Position

MOST_UNITS = 3  # of one kind and nation in one place: as many as any objective counts


class NoSolver(Exception):
    """The solver is not installed."""


def z3() -> Any:
    """The solver; ``NoSolver`` says how to get it."""
    try:
        return import_module("z3")
    except ImportError:
        raise NoSolver("z3 is not installed; install it with: pip install z3-solver") from None


class Board:
    """Everything that conditions can ask of a position, as variables of the solver."""

    def __init__(self, start: Position, possible: Callable[[str], tuple[Nation, ...]]) -> None:
        self.z3 = z3()
        self.start = start  #: the position that says what is not asked
        self.possible = possible  #: who can come to hold a place
        self.holders: dict[str, dict[Nation, Any]] = {}  #: place -> for each who can hold it, whether he does
        self.wars: dict[frozenset[Nation], Any] = {}  #: pair -> whether it is at war
        self.pieces: dict[tuple[str, Nation, str], list[Any]] = {}  #: place, nation, unit -> whether one, two, three
        self.facts: dict[str, tuple[Condition, Any]] = {}  #: what the log decides, by its plain data
        self.counts: dict[str, tuple[Tally, Any]] = {}  #: tallies that the log decides
        self.samples = samples(start)
        self._known: dict[type, Callable[[Any], Any]] = {
            Controls: self.controls,
            Every: lambda one: self.z3.And([self.of(part) for part in one.parts]),
            Least: lambda one: self.z3.AtLeast(*[self.of(part) for part in one.parts], one.number),
            Not: lambda one: self.z3.Not(self.of(one.part)),
            AtWar: lambda one: self.z3.Or([self.war(mine, foe) for mine, foe in pairs(one.who, *one.foes)]),
            Present: self.present,
            Clear: lambda one: self.z3.Not(self.any_of(one.who, units_called(start.rules, one.what), one.named)),
        }
        self._tallies: dict[type, Callable[[Any], Any]] = {
            Each: lambda one: self.sum([self.one_if(self.of(part)) for part in one.parts]),
            Held: lambda one: self.sum([self.one_if(self.held_by(one.who, place)) for place in one.named]),
            Units: self.capped,
            While: lambda one: self.z3.If(self.of(one.condition), self.of(one.tally), self.figure(0)),
        }

    # -- variables ----------------------------------------------------------------------------------------------------

    def holder(self, place: str) -> dict[Nation, Any]:
        """For each who can hold a place, whether he does."""
        spelt = self.start.map.name_of(place)
        if spelt not in self.holders:
            self.holders[spelt] = {one: self.z3.Bool(f"{one} holds {spelt}") for one in self.possible(spelt)}
        return self.holders[spelt]

    def held_by(self, who: Who, place: str) -> Any:
        """Whether a power of these holds a place."""
        holding = self.holder(place)
        return self.z3.Or([holding[one] for one in members(who) if one in holding])

    def war(self, one: Nation, other: Nation) -> Any:
        """Whether two nations are at war."""
        pair = frozenset({one, other})
        if len(pair) == 1:
            return self.z3.BoolVal(False)
        return self.wars.setdefault(pair, self.z3.Bool(f"war of {' and '.join(sorted(map(str, pair)))}"))

    def number(self, name: str) -> Any:
        """A number that is to be found."""
        return self.z3.Int(name)

    def figure(self, value: int) -> Any:
        """A number that is known."""
        return self.z3.IntVal(value)

    def sum(self, numbers: list[Any]) -> Any:
        """Several numbers together."""
        return self.z3.Sum([self.figure(0), *numbers])

    def at_most(self, number: Any, most: int) -> Any:
        """A number that is no larger than this."""
        return self.z3.And(number >= 0, number <= most)

    def there(self, who: Who, units: frozenset[str], places: tuple[str, ...]) -> list[list[Any]]:
        """For each of these units in each of the places: whether there is one, two, three of it."""
        kinds = [unit for unit in self.samples if unit in units]
        return [
            self.piece(spelt, nation, unit)
            for spelt in map(self.start.map.name_of, places)
            for nation in members(who)
            for unit in kinds
        ]

    def piece(self, place: str, nation: Nation, unit: str) -> list[Any]:
        """Whether a nation has one, two, three of a unit in a place."""
        key = (place, nation, unit)
        if key not in self.pieces:
            counted = range(1, MOST_UNITS + 1)
            self.pieces[key] = [self.z3.Bool(f"{number} {nation} {unit} in {place}") for number in counted]
        return self.pieces[key]

    def any_of(self, who: Who, units: frozenset[str], places: tuple[str, ...]) -> Any:
        """Whether one of these units stands in any of the places."""
        return self.z3.Or([one for one, *_ in self.there(who, units, places)])

    def total(self, who: Who, units: frozenset[str], places: tuple[str, ...]) -> Any:
        """How many of these units stand in the places together."""
        return self.sum([self.one_if(one) for counts in self.there(who, units, places) for one in counts])

    def one_if(self, holds: Any) -> Any:
        """One where something holds, else nothing."""
        return self.z3.If(holds, self.figure(1), self.figure(0))

    # -- conditions and tallies ---------------------------------------------------------------------------------------

    def of(self, goal: Condition | Tally) -> Any:
        """A condition as a truth, or a tally as a number."""
        if isinstance(goal, Tally):
            known = self._tallies.get(type(goal))
            return known(goal) if known else self.counted(goal)
        known = self._known.get(type(goal))
        return known(goal) if known else self.fact(goal)

    def met(self, goal: Condition | Tally) -> Any:
        """Whether an objective pays anything."""
        found = self.of(goal)
        return found != 0 if isinstance(goal, Tally) else found

    def controls(self, one: Controls) -> Any:
        """A power of these holds each of the places."""
        return self.z3.And([self.held_by(one.who, place) for place in one.named])

    def present(self, one: Present) -> Any:
        """So many units of some classes are there."""
        units = self.start.rules.units_of(*one.classes)
        if one.number == 1:
            return self.any_of(one.who, units, one.named)
        return self.total(one.who, units, one.named) >= one.number

    def capped(self, one: Units) -> Any:
        """Units up to a cap in each place."""
        units = self.start.rules.units_of(one.unit_class)
        found = [self.total(one.who, units, (place,)) for place in one.named]
        return self.sum([self.z3.If(number <= one.cap, number, self.figure(one.cap)) for number in found])

    def fact(self, one: Condition) -> Any:
        """A condition that the log decides, as it is."""
        return self.facts.setdefault(repr(one), (one, self.z3.Bool(f"fact {len(self.facts)}")))[1]

    def counted(self, one: Tally) -> Any:
        """A tally that the log decides, as it is."""
        return self.counts.setdefault(repr(one), (one, self.number(f"count {len(self.counts)}")))[1]


def pairs(who: Who, *foes: Who) -> list[tuple[Nation, Nation]]:
    """Every pair of one of these with one of those."""
    return [(mine, theirs) for mine in members(who) for foe in foes for theirs in members(foe)]


def samples(start: Position) -> tuple[str, ...]:
    """One unit for each set of classes that the rules give a unit, so that every class can be met by one."""
    found = {classes: unit for unit, classes in reversed(list(start.rules.roster.items()))}  # type: ignore[attr-defined]
    return tuple(found.values())
