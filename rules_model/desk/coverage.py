"""Coverage that ran: what executed a clause besides its own examples, and where it changed the outcome.

Executed: the clause's own body ran, in the examples or pins of another clause or in a played round.
A clause that another has replaced there does not count, though its name was called.
Changed the outcome: those examples fail when the clause answers otherwise (``otherwise``) and all else stays the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, wraps
from pathlib import Path
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.examiner import passes
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import place_of
from rules_model.desk.opening import clauses
from rules_model.desk.otherwise import answering_otherwise
from rules_model.rounds.game import Game
from rules_model.rounds.playing import Player, play_turn
from rules_model.rounds.tables import Played

IDLE = Path(__file__).with_name("idle.tsv")  # clauses that nothing else runs, or that change nothing, as accepted
RECORD = ROOT / "_build" / "spec_calls.json"  # which spec tests call each clause: spec_tests/called.py writes it
PLAYED = ("g40", "alpha2")  # the rule sets whose rounds are played
ROUNDS = 3  # of each game that is played
Heard = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Coverage:
    """What ran a clause besides its own examples."""

    clause: str  #: its id
    by_examples: tuple[str, ...]  #: ids of the other clauses whose examples or pins run it
    changed: tuple[str, ...]  #: those of them whose examples notice when it answers otherwise
    rounds: tuple[str, ...]  #: prefixes of the rule sets whose played rounds run it

    @property
    def alone(self) -> bool:
        """Whether nothing but its own examples runs it."""
        return not self.by_examples and not self.rounds


@contextmanager
def bodies_heard(hear: Heard) -> Iterator[None]:
    """Tell of every clause whose own body runs."""
    before = {id: one.body for id, one in BOOK.clauses.items()}
    for id, one in BOOK.clauses.items():
        one.body = _telling(id, one.body, hear)
    BOOK.generation += 1
    try:
        yield
    finally:
        for id, body in before.items():
            BOOK.clauses[id].body = body
        BOOK.generation += 1


def _telling(id: str, body: Callable[..., Any], hear: Heard) -> Callable[..., Any]:
    @wraps(body)
    def run(*arguments: Any, **keywords: Any) -> Any:
        hear(id)
        return body(*arguments, **keywords)

    return run


@cache
def runs() -> dict[str, tuple[str, ...]]:
    """Which other clauses' examples run each clause, by its id, in the order of the book."""
    found: dict[str, list[str]] = {one.id: [] for one in clauses()}
    ran: set[str] = set()
    with bodies_heard(ran.add):
        for one in clauses():
            ran.clear()
            passes(one)
            for id in ran - {one.id}:
                found[id].append(one.id)
    return {id: tuple(some) for id, some in found.items()}


@cache
def rounds_run() -> dict[str, frozenset[str]]:
    """The ids of the clauses that a few seeded rounds of each playable rule set run, by its prefix."""
    from rules_model.alpha2.start import opening as alpha2
    from rules_model.base.start import opening as base

    found = {}
    for prefix, opening in zip(PLAYED, (base, alpha2), strict=True):
        ran: set[str] = set()
        with bodies_heard(ran.add):
            game, player = Game(opening(), Played(seed=1940)), Player(1940, war_from=2)
            while game.position.round <= ROUNDS:
                play_turn(game, player)
        found[prefix] = frozenset(ran)
    return found


@cache
def changes(id: str) -> tuple[str, ...]:
    """Of the other clauses whose examples run a clause, those that notice when it answers otherwise."""
    clause = BOOK.clauses[id]
    with clause.rebound(answering_otherwise(clause)):
        return tuple(other for other in runs()[id] if not passes(BOOK.clauses[other]))


def covered(clause: Clause[Any, Any]) -> Coverage:
    """What ran a clause, and where it changed the outcome."""
    rounds = tuple(prefix for prefix in played(clause.id) if clause.id in rounds_run()[prefix])
    return Coverage(clause.id, runs()[clause.id], changes(clause.id), rounds)


def alone() -> list[str]:
    """The clauses that nothing but their own examples runs, in the order of the book."""
    return [id for id in runs() if is_alone(id)]


def is_alone(id: str) -> bool:
    """Whether nothing but its own examples runs a clause."""
    return not runs()[id] and not any(id in rounds_run()[prefix] for prefix in played(id))


def played(id: str) -> tuple[str, ...]:
    """The games whose rounds could run a clause: those whose rules it can belong to. No round of 3G40 is played."""
    return PLAYED if id.partition(".")[0] in PLAYED else ()


def unnoticed() -> list[str]:
    """The clauses that other clauses' examples run, but none of these notices when the clause answers otherwise."""
    return [id for id, some in runs().items() if some and not changes(id)]


def accepted_idle(file: Path = IDLE) -> dict[tuple[str, str], int]:
    """The clauses that are known to be idle, each with how: alone or unnoticed; and their lines."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    cells = [(tuple(line.split("\t")), number) for number, line in enumerate(lines, 1) if line.strip()]
    return {(cell[0], cell[1]): number for cell, number in cells if len(cell) == 2 and cell[0] != "clause"}


#: What is wrong and what would be right, by how a clause is idle.
SAID = {
    "alone": (
        "nothing but its own examples runs it",
        "call it where a player would meet it, or list it in rules_model/desk/idle.tsv",
    ),
    "unnoticed": (
        "other clauses run it, but none of their examples notices when it answers otherwise",
        "show in one of them that it matters, or list it in rules_model/desk/idle.tsv",
    ),
}


def coverage(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """A clause that nothing else runs, or that changes nothing where it runs, is a warning unless it is listed."""
    known = accepted_idle()
    concerned = [id for id in runs() if not words or any(word in id for word in words)]
    now = {(id, "alone") for id in concerned if is_alone(id)}
    now |= {(id, "unnoticed") for id in concerned if runs()[id] and not changes(id)}
    for id, how in sorted(now - set(known)):
        file, line = place_of(BOOK.clauses[id])
        yield Finding(file, line, "coverage", id, *SAID[how], warning=True, clauses=(id,))
    for (id, how), line in known.items():
        if (id, how) not in now and (not words or any(word in id for word in words)):
            so = "it no longer is" if id in BOOK.clauses else "there is no such clause"
            message = f"listed as {how}, but {so}"
            yield Finding(relative(IDLE), line, "coverage", id, message, "delete the line", warning=True)


def tests_run() -> dict[str, int]:
    """How many spec tests call each clause, as the last whole test run has recorded it; empty without a record."""
    if not RECORD.exists():
        return {}
    found: dict[str, list[str]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return {id: len(some) for id, some in found.items()}


def totals() -> Iterator[str]:
    """The figures of the whole book; whole numbers."""
    every = [covered(one) for one in clauses()]
    yield f"{len(every)} clauses"
    yield f"{sum(bool(one.by_examples) for one in every)} are run by examples of another clause"
    yield f"{sum(bool(one.changed) for one in every)} change the outcome of such an example"
    yield f"{sum(bool(one.rounds) for one in every)} are run by the rounds that are played"
    yield f"{sum(one.alone for one in every)} are run by nothing but their own examples"
    yield f"{len(unnoticed())} are run by examples of others, none of which notices when they answer otherwise"
    tests = tests_run()
    if tests:
        yield f"{sum(one.clause in tests for one in every)} are called by spec tests, as last recorded"


def spoken(one: Coverage, tests: dict[str, int]) -> str:
    """The coverage of a clause in a line."""
    if one.by_examples:
        number = len(one.by_examples)
        others = f"{number} other clause{'' if number == 1 else 's'}"
        said = f"run by examples of {others}, {len(one.changed)} notice when it answers otherwise"
    else:
        said = "run by no other clause's examples"
    said += f"; in rounds of {' and '.join(one.rounds)}" if one.rounds else "; in no round"
    return said + (f"; called by {tests.get(one.clause, 0)} spec tests" if tests else "")


def lines(words: tuple[str, ...] = ()) -> Iterator[str]:
    """The figures of the book, or the coverage of each clause whose id has one of the words."""
    if not words:
        yield from totals()
        return
    tests = tests_run()
    for one in clauses(words):
        yield f"{one.id}: {spoken(covered(one), tests)}"
