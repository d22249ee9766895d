"""The ballot: the questions that a group has to settle before the game, with the readings to tick."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules_model.clause import Clause
from rules_model.question import Kind, Question
from rules_model.sheets.edition import Edition
from rules_model.sheets.room import rows
from rules_model.sheets.sheet import Fact, Row, Section, Sheet

MOST_PAGES = 2  # both sides of a leaf
A_ROW = 62  # letters, in one of two columns
A_PAGE = 128  # rows in both columns
#: What is settled first where as many clauses hang on two questions.
ORDER = (Kind.CONTRADICTION, Kind.AMBIGUITY, Kind.GAP, Kind.ARITHMETIC, Kind.MISPRINT)


@dataclass(frozen=True)
class Asked:
    """A question that clauses in force ask."""

    question: Question  #: what is asked
    by: tuple[Clause[Any, Any], ...]  #: who asks, in the order of the book
    reach: int  #: how many clauses in force ask it, or call one that does, however deep


def sheets(edition: Edition) -> Iterator[Sheet]:
    """One ballot: every question, or as many of those that matter most as two sides hold."""
    every = asked(edition)
    if not every:
        return
    shown = fitting(edition, every)
    left = len(every) - len(shown)
    facts = [Fact("Questions to settle", f"{len(every)}"), Fact("On this ballot", f"{len(shown)}" if left else "all")]
    facts += [Fact("Left for the site", f"{left}")] if left else []
    pages = 1 if sum(height(one) for one in shown) <= A_PAGE else MOST_PAGES
    sections = tuple(by_ruleset(edition, shown))
    yield edition.sheet(
        "ballot", "Ballot", "Before the game", "ballot", facts=tuple(facts), sections=sections, pages=pages
    )


def asked(edition: Edition) -> tuple[Asked, ...]:
    """The questions that have readings and are asked under these rules, those that matter most first.

    A rule set's own questions come before those of the rules that it amends; then the more clauses hang on one,
    the more it matters.
    """
    inner: dict[Question, list[Clause[Any, Any]]] = {}
    callers: dict[str, set[str]] = defaultdict(set)
    for clause in edition.clauses():
        for called in clause.calls:
            callers[called.id].add(clause.id)
        for question in clause.questions:
            if question.readings:
                inner.setdefault(question, []).append(clause)
    found = [Asked(one, tuple(by), reach(by, callers)) for one, by in inner.items()]
    own = edition.ruleset.id
    return tuple(
        sorted(found, key=lambda one: (one.question.ruleset != own, -one.reach, ORDER.index(one.question.kind)))
    )


def reach(asking: list[Clause[Any, Any]], callers: dict[str, set[str]]) -> int:
    """How many clauses these are together with those that call them, directly or through others."""
    seen = {one.id for one in asking}
    waiting = list(seen)
    for id in waiting:
        new = callers[id] - seen
        seen |= new
        waiting += new
    return len(seen)


def fitting(edition: Edition, every: tuple[Asked, ...]) -> tuple[Asked, ...]:
    """As many as two sides hold, from the first one on; in the order of the book."""
    room, shown = MOST_PAGES * A_PAGE, []
    for one in every:
        room -= height(one)
        if room < 0:
            break
        shown.append(one)
    places = {clause.id: place for place, clause in enumerate(edition.clauses())}
    return tuple(sorted(shown, key=lambda one: places[one.by[0].id]))


def height(one: Asked) -> int:
    """How many rows a question takes: its heading, and each reading."""
    said = (f"[] {key}: {text}" for key, text in one.question.readings.items())
    return rows(f"{one.by[0].title} {one.question.id}", A_ROW) + sum(rows(text, A_ROW) for text in said) + 1


def by_ruleset(edition: Edition, shown: tuple[Asked, ...]) -> Iterator[Section]:
    """A section for each rule set in force that asks, the last word first."""
    for ruleset in reversed(edition.rules.rulesets):
        ours = [row for one in shown if one.question.ruleset == ruleset.id for row in rows_of(edition, one)]
        if ours:
            yield Section(ruleset.title, rows=tuple(ours))


def rows_of(edition: Edition, one: Asked) -> Iterator[Row]:
    """A question under the title of the first clause that asks it, with its id; then each reading with a tick box."""
    yield Row(one.by[0].title, (), (one.by[0].id,), one.question.id, "question")
    theirs = dict(edition.chosen).get(one.question.id)
    for key, text in one.question.readings.items():
        kind = "settled" if key == theirs else "usual" if key == one.question.chosen else "reading"
        yield Row(key, (), (), text, kind, boxes=1)
