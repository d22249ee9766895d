"""Rule sets, and the rules in force: which clauses hold, under which options and readings, with which die."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause, heard
from rules_model.world.force import KNOWN_UNITS
from rules_model.world.in_force import HasId
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation


class NotInForce(LookupError):
    """A clause was called in a position whose rules do not have it."""


class Clash(ValueError):
    """Two clauses that are both in force replace the same clause."""


@dataclass(frozen=True, eq=False)
class RuleSet:
    """A set of house rules, or the base game."""

    id: str  #: the prefix of its clause ids: "g40", "alpha2", "3g40" ...
    title: str  #: as its readers call it
    package: str  #: the package of its chapters: "rules_model.deluxe"
    chapters: tuple[str, ...]  #: its modules, in reading order
    die: int | None = None  #: sides of its die; None: as the rule set it amends
    roster: Mapping[str, frozenset[str]] = field(default_factory=dict)  #: unit -> the classes it belongs to
    facilities: Mapping[str, frozenset[str]] = field(default_factory=dict)  #: facility -> the classes it belongs to
    capitals: Mapping[Nation, tuple[str, ...]] = field(default_factory=dict)  #: where each power's capitals lie
    borrows: tuple[str, ...] = ()  #: ids, or prefixes ending in a dot, of mechanisms it takes over without figures
    drops: tuple[str, ...] = ()  #: ids, or prefixes ending in a dot, of clauses that it puts out of force for good

    def __post_init__(self) -> None:
        KNOWN_UNITS.update(self.roster)

    def load(self) -> None:
        """Import every chapter, so that its clauses are in the book."""
        if self not in _loaded:  # asked for every row of a unit, so it must cost nothing
            for chapter in self.chapters:
                import_module(f"{self.package}.{chapter}")
            _loaded.add(self)

    def __repr__(self) -> str:
        return self.title


_loaded: set[RuleSet] = set()  # every chapter of these has been imported


def roster(text: str) -> dict[str, frozenset[str]]:
    """A table of pieces: one a line, its name, a colon, the classes it belongs to.

    >>> roster("cruiser: sea, warship")["cruiser"] == {"sea", "warship"}
    True
    """
    rows = (line.partition(":") for line in text.strip().splitlines())
    return {name.strip(): frozenset(word.strip() for word in classes.split(",")) for name, _, classes in rows}


class Rules:
    """What is in force in a position. Immutable; equal when rule sets, options and readings are."""

    def __init__(
        self,
        *rulesets: RuleSet,
        options: Iterable[str] = (),
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self.rulesets = rulesets  #: the base first, then what amends it
        self.options = frozenset(options)  #: optional rules that the group plays with
        self.readings = dict(readings or {})  #: readings that differ from the chosen ones, by question id
        self.die = next((one.die for one in rulesets if one.die), 6)  #: sides of the die
        self.roster = {unit: classes for one in rulesets for unit, classes in one.roster.items()}
        self.facilities = {name: classes for one in rulesets for name, classes in one.facilities.items()}
        self.capitals = {nation: places for one in rulesets for nation, places in one.capitals.items()}
        self.unit_names = frozenset(self.roster)
        self.facility_names = frozenset(self.facilities)
        self._ids = frozenset(one.id for one in rulesets)
        self._borrowed = tuple(borrowed for one in rulesets for borrowed in one.borrows)
        self._dropped = tuple(dropped for one in rulesets for dropped in one.drops)
        self._versions: dict[str, Callable[..., Any]] = {}
        self._generation = -1

    def _key(self) -> tuple[object, ...]:
        return (self._ids, self.options, frozenset(self.readings.items()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return " + ".join(one.title for one in self.rulesets)

    def units_of(self, *classes: str) -> frozenset[str]:
        """The units that belong to every one of the classes: ``units_of("sea", "warship")``."""
        found = frozenset(unit for unit, has in self.roster.items() if has.issuperset(classes))
        if not found:
            raise UnknownName("class of units", " ".join(classes), frozenset().union(*self.roster.values()))
        return found

    def facilities_of(self, *classes: str) -> frozenset[str]:
        """The facilities that belong to every one of the classes: ``facilities_of("tactical")``."""
        found = frozenset(name for name, has in self.facilities.items() if has.issuperset(classes))
        if not found:
            raise UnknownName("class of facilities", " ".join(classes), frozenset().union(*self.facilities.values()))
        return found

    def reading(self, question: HasId) -> str:
        """The reading of a question that is in force."""
        asked = BOOK.question(question.id)
        reading = self.readings.get(asked.id, asked.chosen)
        for listener in BOOK.listeners:
            listener(asked.id, reading)
        return reading

    def with_reading(self, question: HasId, reading: str) -> Rules:
        """The same rules under another reading."""
        BOOK.question(question.id).check(reading)
        return Rules(*self.rulesets, options=self.options, readings={**self.readings, question.id: reading})

    def with_options(self, *options: str) -> Rules:
        """The same rules with more optional rules in play."""
        return Rules(*self.rulesets, options=self.options | set(options), readings=self.readings)

    def in_force(self, clause: Clause[Any, Any]) -> bool:
        """Whether a clause belongs to these rules: in a rule set of theirs or borrowed, its option on, not dropped."""
        if clause.option and clause.option not in self.options:
            return False
        if _named(clause.id, self._dropped):
            return False
        return clause.ruleset in self._ids or _named(clause.id, self._borrowed)

    def version(self, clause: Clause[Any, Any]) -> Callable[..., Any]:
        """The function that runs when a clause is called: its replacement or itself, wrapped in its modifiers."""
        if self._generation == BOOK.generation:
            known = self._versions.get(clause.id)
            if known is not None:
                return known
        else:
            for ruleset in self.rulesets:
                ruleset.load()
            self._versions.clear()
            self._generation = BOOK.generation
        self._versions[clause.id] = self._build(clause.amends[0] if clause.amends else clause)
        return self._versions[clause.id]

    def amending(self, clause: Clause[Any, Any]) -> list[Clause[Any, Any]]:
        """The clauses in force that replace or modify this one, in the order of their rule sets."""
        order = {one.id: place for place, one in enumerate(self.rulesets)}
        found = [one for one in BOOK.amendments.get(clause.id, ()) if self.in_force(one)]
        return sorted(found, key=lambda one: order.get(one.ruleset, -1))

    def _build(self, clause: Clause[Any, Any]) -> Callable[..., Any]:
        amending = self.amending(clause)
        replacing = [one for one in amending if clause in one.replaces]
        if len(replacing) > 1:
            raise Clash(
                f"both {replacing[0].id} ({replacing[0].where}) and {replacing[1].id} ({replacing[1].where}) "
                f"replace {clause.id}; only one of them can be in force"
            )
        if replacing:
            run = self._build_replacement(replacing[0])
        elif self.in_force(clause):
            run = clause.body
        else:
            raise NotInForce(f"clause {clause.id} is not in force under {self!r}")
        for one in amending:
            if clause in one.modifies:
                run = _wrapped(one, run)
        return run

    def _build_replacement(self, clause: Clause[Any, Any]) -> Callable[..., Any]:
        inner = self._build(clause)

        def run(*args: Any, **kwargs: Any) -> Any:
            heard(clause.id)
            return inner(*args, **kwargs)

        return run


def _wrapped(modifier: Clause[Any, Any], before: Callable[..., Any]) -> Callable[..., Any]:
    def run(*args: Any, **kwargs: Any) -> Any:
        heard(modifier.id)
        return modifier.body(before, *args, **kwargs)

    return run


def _named(id: str, names: tuple[str, ...]) -> bool:
    """Whether an id is one of the names, or begins with one that ends in a dot."""
    return any(id == name or (name.endswith(".") and id.startswith(name)) for name in names)
