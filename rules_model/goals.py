"""More of what objectives are made of: places free of units, bonuses paid before, places counted, times that matter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules_model.condition import Condition
from rules_model.objective import Tally
from rules_model.wording import listed, subject
from rules_model.world.in_force import InForce
from rules_model.world.nation import Who
from rules_model.world.position import Position

ANY_UNIT = "unit"  # every piece there is


def units_called(rules: InForce, what: str) -> frozenset[str]:
    """The units that a word or two stand for: one unit, or all of some classes; UnknownName for a class nobody has."""
    if what == ANY_UNIT:
        return rules.unit_names
    return frozenset({what}) if what in rules.unit_names else rules.units_of(*what.split())


@dataclass(frozen=True)
class Clear(Condition):
    """Nobody of a nation, side or group has a unit of some kind in any of the places."""

    who: Who  #: whose units
    what: str  #: "unit", one unit, or classes of units: "surface warship"
    named: tuple[str, ...]  #: the places
    together: str  #: what a sentence calls them; empty: it lists them

    def failures(self, position: Position) -> tuple[str, ...]:
        units = units_called(position.rules, self.what)
        there = {place: position.force(place).only(self.who, unit=units) for place in self.named}
        found = "; ".join(f"{force} in {place}" for place, force in there.items() if force)
        return (f"{self.words()} ({found})",) if found else ()

    def words(self) -> str:
        kind = self.what.replace("surface warship", "surface ship").replace("_", " ")
        return f"no {kind} of {self.who} is in {self.together or listed(self.named, 'or')}"

    def form(self) -> tuple[object, ...]:
        return ("clear", str(self.who), self.what, *self.named)

    def places(self) -> Iterator[str]:
        yield from self.named


@dataclass(frozen=True)
class Collected(Condition):
    """An objective has been paid before."""

    goal: str  #: id of the objective

    def failures(self, position: Position) -> tuple[str, ...]:
        paid = any(event.clause == self.goal for event in position.events("objective paid"))
        return () if paid else (self.words(),)

    def words(self) -> str:
        return "this objective has been paid before"

    def form(self) -> tuple[object, ...]:
        return ("collected", self.goal)


@dataclass(frozen=True)
class Held(Tally):
    """Counts the places that a nation, or any powers of a side, hold."""

    who: Who  #: who holds them
    named: tuple[str, ...]  #: the places

    def count(self, position: Position) -> int:
        return sum(position.holds(self.who, place) for place in self.named)

    def failures(self, position: Position) -> tuple[str, ...]:
        lost = [place for place in self.named if not position.holds(self.who, place)]
        return tuple(f"{subject(self.who)} controls {place} ({position.holder(place)} holds it)" for place in lost)

    def words(self) -> str:
        return f"for each of these that {subject(self.who)} controls: {listed(self.named)}"

    def places(self) -> Iterator[str]:
        yield from self.named


@dataclass(frozen=True)
class While(Tally):
    """Counts what another tally counts, but only while a condition holds."""

    condition: Condition  #: what must hold
    tally: Tally  #: what is counted then

    def count(self, position: Position) -> int:
        return self.tally.count(position) if self.condition.holds(position) else 0

    def failures(self, position: Position) -> tuple[str, ...]:
        return self.condition.failures(position) or self.tally.failures(position)

    def words(self) -> str:
        return f"while {self.condition.words()}, {self.tally.words()}"

    def places(self) -> Iterator[str]:
        yield from self.condition.places()
        yield from self.tally.places()


def clear_of(who: Who, what: str, *places: str, together: str = "") -> Condition:
    """Nobody of that nation, side or group has such a unit in any of the places."""
    return Clear(who, what, places, together)


def collected(goal: str) -> Condition:
    """The objective of that id has been paid before."""
    return Collected(goal)


def held(who: Who, *places: str) -> Tally:
    """Counts the places that a nation or side holds."""
    return Held(who, places)


def during(condition: Condition, tally: Tally) -> Tally:
    """Counts only while the condition holds."""
    return While(condition, tally)
