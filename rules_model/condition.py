"""Conditions: what objectives, politics and victory are made of.

Each can be evaluated, explained, worded and handed to a solver.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from rules_model.wording import listed as listed  # others take it from here
from rules_model.wording import subject
from rules_model.world.nation import Nation, Who
from rules_model.world.position import Position


class Condition(ABC):
    """Something that holds in a position or does not."""

    @abstractmethod
    def failures(self, position: Position) -> tuple[str, ...]:
        """The parts that fail and why; empty when the condition holds."""

    @abstractmethod
    def words(self) -> str:
        """The condition as part of a sentence."""

    @abstractmethod
    def form(self) -> tuple[object, ...]:
        """The condition as plain data, for solvers and difference reports."""

    def holds(self, position: Position) -> bool:
        """Whether it holds."""
        return not self.failures(position)

    def places(self) -> Iterator[str]:
        """Every place that it names."""
        yield from ()

    def __and__(self, other: Condition) -> Condition:
        return Every((self, other))

    def __or__(self, other: Condition) -> Condition:
        return Least(1, (self, other))

    def __invert__(self) -> Condition:
        return Not(self)


@dataclass(frozen=True)
class Controls(Condition):
    """A nation, or any powers of a side, hold each of the places."""

    who: Who  #: the nation, or the side whose powers may share them out
    named: tuple[str, ...]  #: the places

    def failures(self, position: Position) -> tuple[str, ...]:
        lost = [place for place in self.named if not position.holds(self.who, place)]
        return tuple(f"{subject(self.who)} controls {place} ({position.holder(place)} holds it)" for place in lost)

    def words(self) -> str:
        return f"{subject(self.who)} controls {listed(self.named)}"

    def form(self) -> tuple[object, ...]:
        return ("controls", str(self.who), *self.named)

    def places(self) -> Iterator[str]:
        yield from self.named


@dataclass(frozen=True)
class Every(Condition):
    """All the parts hold."""

    parts: tuple[Condition, ...]  #: the parts

    def failures(self, position: Position) -> tuple[str, ...]:
        return tuple(failure for part in self.parts for failure in part.failures(position))

    def words(self) -> str:
        return " and ".join(part.words() for part in self.parts)

    def form(self) -> tuple[object, ...]:
        return ("every", *(part.form() for part in self.parts))

    def places(self) -> Iterator[str]:
        for part in self.parts:
            yield from part.places()


@dataclass(frozen=True)
class Least(Condition):
    """At least so many of the parts hold."""

    number: int  #: how many
    parts: tuple[Condition, ...]  #: of which

    def failures(self, position: Position) -> tuple[str, ...]:
        met = sum(part.holds(position) for part in self.parts)
        return () if met >= self.number else (f"{self.words()} ({met} of {len(self.parts)})",)

    def words(self) -> str:
        parts = tuple(part.words() for part in self.parts)
        if self.number == 1:
            return " or ".join(parts)
        holders = {part.who if isinstance(part, Controls) and len(part.named) == 1 else None for part in self.parts}
        who = holders.pop()
        if who is not None and not holders:
            return f"{subject(who)} controls at least {self.number} of {listed(tuple(self.places()))}"
        return f"at least {self.number} of these: {'; '.join(parts)}"

    def form(self) -> tuple[object, ...]:
        return ("least", self.number, *(part.form() for part in self.parts))

    def places(self) -> Iterator[str]:
        for part in self.parts:
            yield from part.places()


@dataclass(frozen=True)
class Not(Condition):
    """The part does not hold."""

    part: Condition  #: what must not hold

    def failures(self, position: Position) -> tuple[str, ...]:
        return (self.words(),) if self.part.holds(position) else ()

    def words(self) -> str:
        return f"not ({self.part.words()})"

    def form(self) -> tuple[object, ...]:
        return ("not", self.part.form())

    def places(self) -> Iterator[str]:
        yield from self.part.places()


@dataclass(frozen=True)
class AtWar(Condition):
    """A nation or side is at war with any of the others."""

    who: Who  #: the nation or side
    foes: tuple[Who, ...]  #: any of these

    def failures(self, position: Position) -> tuple[str, ...]:
        return () if position.is_at_war(self.who, *self.foes) else (self.words(),)

    def words(self) -> str:
        return f"{self.who} is at war with {listed(tuple(str(foe) for foe in self.foes), 'or')}"

    def form(self) -> tuple[object, ...]:
        return ("at war", str(self.who), *(str(foe) for foe in self.foes))


@dataclass(frozen=True)
class Present(Condition):
    """A nation or side has at least so many units of some classes in the places together."""

    who: Who  #: whose units
    number: int  #: how many
    classes: tuple[str, ...]  #: classes of units: ("land",), ("surface", "warship")
    named: tuple[str, ...]  #: the places

    def failures(self, position: Position) -> tuple[str, ...]:
        units = position.rules.units_of(*self.classes)
        found = sum(position.count(place, self.who, unit=units) for place in self.named)
        return () if found >= self.number else (f"{self.words()} ({found} there)",)

    def words(self) -> str:
        plural = "" if self.number == 1 else "s"
        units = f"{' '.join(self.classes)}{plural if self.classes[-1] == 'warship' else ' unit' + plural}"
        return f"{self.who} has at least {self.number} {units} in {listed(self.named, 'or')}"

    def form(self) -> tuple[object, ...]:
        return ("present", str(self.who), self.number, self.classes, *self.named)

    def places(self) -> Iterator[str]:
        yield from self.named


@dataclass(frozen=True)
class Happened(Condition):
    """The log has an event of a kind, by a nation, to a nation, at a place; "never" when it must not have it."""

    what: str  #: kind of event
    nation: Nation | None = None  #: who did it
    other: Nation | None = None  #: to whom
    place: str | None = None  #: where

    def failures(self, position: Position) -> tuple[str, ...]:
        found = position.events(self.what, self.nation, self.place)
        if any(self.other is None or event.other == self.other for event in found):
            return ()
        return (self.words(),)

    def words(self) -> str:
        parts = [str(self.nation or "somebody"), self.what]
        parts += [f"on {self.other}" if self.what.endswith("war") else str(self.other)] if self.other else []
        parts += [f"at {self.place}"] if self.place else []
        return " ".join(parts)

    def form(self) -> tuple[object, ...]:
        return ("happened", self.what, str(self.nation), str(self.other), str(self.place))


def controls(who: Who, *places: str) -> Condition:
    """A nation, or any powers of a side, control all of the places."""
    return Controls(who, places)


def at_least(number: int, *parts: Condition) -> Condition:
    """At least so many of the parts hold."""
    return Least(number, parts)


def any_of(who: Who, number: int, *places: str) -> Condition:
    """A nation or side controls at least so many of the places."""
    return Least(number, tuple(Controls(who, (place,)) for place in places))


def at_war(who: Who, *foes: Who) -> Condition:
    """A nation or side is at war with any of the others."""
    return AtWar(who, foes)


def at_peace(who: Who, *others: Who) -> Condition:
    """A nation or side is at war with none of the others."""
    return Not(AtWar(who, others))


def present(who: Who, number: int, classes: str, *places: str) -> Condition:
    """At least so many units of the classes (``"surface warship"``) in the places together."""
    return Present(who, number, tuple(classes.split()), places)


def no_warships(who: Who, *zones: str) -> Condition:
    """Nobody of that nation or side has a warship in any of the zones."""
    return Not(Present(who, 1, ("warship",), zones))


def happened(what: str, by: Nation | None = None, to: Nation | None = None, place: str | None = None) -> Condition:
    """The log has such an event."""
    return Happened(what, by, to, place)
