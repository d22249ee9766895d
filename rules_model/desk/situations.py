"""The situations in which examples call a clause, each ready to be played again under other rules."""

from __future__ import annotations

import doctest
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.evidence import tests_of
from rules_model.examples import FLAGS
from rules_model.hearing import calls_heard
from rules_model.ruleset import Rules
from rules_model.situations.examples import deepcopy_tables
from rules_model.table import Scripted, Table
from rules_model.world.in_force import InForce
from rules_model.world.position import Position

MOST = 60  # situations that are kept of one clause


@dataclass(frozen=True)
class Situation:
    """One call of a clause in an example."""

    clause: Clause[Any, Any]  #: what was called
    position: Position  #: where
    arguments: tuple[Any, ...]  #: what else it was given
    keywords: dict[str, Any]  #: and by name
    owner: str  #: id of the clause whose example it is

    def played(self, rules: InForce | None = None, position: Position | None = None) -> Any:
        """What comes out now, or under other rules, or in another position; a ``Failed`` where it stops."""
        where = position or self.position
        where = where if rules is None else where.under(with_readings_of(where, rules))
        try:
            arguments, keywords = deepcopy_tables(self.arguments, self.keywords)
            return self.clause(where, *arguments, **keywords)
        except Exception as error:  # whatever an example stops at: a gap, a script that no longer fits
            return Failed(type(error).__name__, str(error))


def with_readings_of(position: Position, rules: InForce) -> InForce:
    """Other rules with what a situation supposes: a question is read in it as its example says."""
    theirs = position.rules
    if not isinstance(rules, Rules) or not isinstance(theirs, Rules):
        return rules
    return Rules(*rules.rulesets, options=rules.options, readings={**theirs.readings, **rules.readings})


@dataclass(frozen=True)
class Failed:
    """A call that gave no answer."""

    name: str  #: the kind of error
    said: str  #: its message


def same(one: Any, other: Any) -> bool:
    """Whether two outcomes are the same to a player: a verdict by its answer, a position by what lies on the board."""
    return bool(plain(one) == plain(other))


def plain(outcome: Any) -> Any:
    """What of an outcome a player can see."""
    if hasattr(outcome, "allowed"):
        return bool(outcome.allowed)
    if isinstance(outcome, Position):
        _, where, wars, gained, number, _, *tables = outcome.situation
        log = tuple(sorted(map(str, outcome.log)))  # in another order the same has happened
        return where, wars, gained, number, log, tuple(tables)
    if isinstance(outcome, Failed):
        return ("failed", outcome.name)
    if isinstance(outcome, tuple) and type(outcome) is tuple:
        return tuple(plain(one) for one in outcome)
    return outcome


def situations(wanted: Iterable[Clause[Any, Any]], owners: Iterable[Clause[Any, Any]]) -> dict[str, list[Situation]]:
    """The calls of some clauses in the examples of others, by the id of what is called, each once."""
    found: dict[str, list[Situation]] = {one.id: [] for one in wanted}
    seen: set[tuple[object, ...]] = set()
    for owner in dict.fromkeys(owners):
        for test in tests_of(owner):
            with recording(found, seen, owner):
                play(test)
    return found


def play(test: doctest.DocTest) -> None:
    """Run examples without a word about those that fail."""
    doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(test, out=lambda _: None, clear_globs=False)


@contextmanager
def recording(
    found: dict[str, list[Situation]], seen: set[tuple[object, ...]], owner: Clause[Any, Any]
) -> Iterator[None]:
    """Note every call of the wanted clauses for a while."""

    def hear(
        clause: Clause[Any, Any], position: Position, arguments: tuple[Any, ...], keywords: dict[str, Any], depth: int
    ) -> AbstractContextManager[None]:
        kept = found.get(clause.id)
        if kept is not None and len(kept) < MOST and replayable(arguments, keywords):
            key = (clause.id, position, repr(arguments), repr(keywords))
            if key not in seen:
                seen.add(key)
                kept.append(Situation(clause, position, *deepcopy_tables(arguments, keywords), owner.id))
        return nullcontext()

    with calls_heard(hear):
        yield


def replayable(arguments: Iterable[Any], keywords: dict[str, Any]) -> bool:
    """Whether a call can be made again: its table, if it has one, is a script that is still whole."""
    tables = [one for one in (*arguments, *keywords.values()) if isinstance(one, Table)]
    return all(isinstance(one, Scripted) for one in tables)


@contextmanager
def amended_by(target: Clause[Any, Any], amendments: Iterable[Clause[Any, Any]]) -> Iterator[None]:
    """Let just these amend a clause, in this order, whatever the book says, for a while."""
    original, chosen = Rules.amending, list(amendments)

    def amending(self: Rules, clause: Clause[Any, Any]) -> list[Clause[Any, Any]]:
        return list(chosen) if clause is target else original(self, clause)

    Rules.amending = amending  # type: ignore[method-assign]
    BOOK.generation += 1
    try:
        yield
    finally:
        Rules.amending = original  # type: ignore[method-assign]
        BOOK.generation += 1
