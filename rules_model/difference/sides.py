"""What a clause is under some rules: the chain of clauses that speak when it is called."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.library import PACKAGES, ruleset, whole_book
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.position import Position

Chain = tuple[Clause[Any, Any], ...]  # the clause or its replacement, then what modifies it; empty: not in force


@dataclass(frozen=True)
class Side:
    """One of two rules that are compared."""

    name: str  #: as a reader calls it
    rules: Rules  #: its rule sets, options and readings
    every_option: bool  #: whether clauses of every optional rule count; of a rule set they do

    def has(self, clause: Clause[Any, Any]) -> bool:
        """Whether the clause is in force."""
        rules = self.rules.with_options(clause.option) if self.every_option and clause.option else self.rules
        return rules.in_force(clause)

    def chain(self, clause: Clause[Any, Any]) -> Chain:
        """The clauses that speak when this one is called, in the order in which they wrap each other.

        >>> from rules_model.base.scramble import scramble_limit
        >>> [one.id for one in side("delta").chain(scramble_limit)]
        ['g40.scramble.limit', 'delta.radar.scramble']
        """
        amending = [one for one in self._amending(clause) if self.has(one)]
        inner: Chain = (clause,) if self.has(clause) else ()
        for one in amending:
            if clause in one.replaces:
                inner = self.chain(one)
        return (*inner, *(one for one in amending if clause in one.modifies)) if inner else ()

    def _amending(self, clause: Clause[Any, Any]) -> Chain:
        order = {one.id: place for place, one in enumerate(self.rules.rulesets)}
        return tuple(sorted(BOOK.amendments.get(clause.id, ()), key=lambda one: order.get(one.ruleset, -1)))

    def applied(self, position: Position) -> Position:
        """The same position under these rules; a rule set keeps the options that the position plays with."""
        theirs = position.rules
        assert isinstance(theirs, Rules)
        options = theirs.options if self.every_option else self.rules.options
        readings = {**theirs.readings, **self.rules.readings}
        return position.under(Rules(*self.rules.rulesets, options=options, readings=readings))


def side(of: str | RuleSet | Rules) -> Side:
    """The side of a rule set (with what it amends), of its prefix, or of rules as they are.

    Raises:
        UnknownName: there is no rule set of that prefix; the closest ones are named.
    """
    whole_book()
    if isinstance(of, Rules):
        return Side(repr(of), of, every_option=False)
    one = ruleset(of) if isinstance(of, str) else of
    rules = import_module(f"{one.package}.start").RULES
    assert isinstance(rules, Rules)
    return Side(one.title, rules, every_option=True)


def in_reading_order() -> list[Clause[Any, Any]]:
    """Every clause of the book: by rule set, by chapter, by line."""
    places: dict[str, int] = {}
    for id, package in PACKAGES.items():
        for chapter in ("start", *ruleset(id).chapters):
            places.setdefault(f"{package}.{chapter}", len(places))

    def place(clause: Clause[Any, Any]) -> tuple[int, int]:
        return places.get(str(clause.__wrapped__.__module__), len(places)), clause.code.co_firstlineno  # type: ignore[attr-defined]

    return sorted(whole_book().clauses.values(), key=place)
