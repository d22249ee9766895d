"""Differences: a rule set against the one that it amends, topic by topic, old and new side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import import_module
from typing import Any

from rules_model.clause import Clause
from rules_model.difference.changes import Change, Kind, kind_of, pairs
from rules_model.difference.sides import Side, in_reading_order
from rules_model.objective import Reward
from rules_model.ruleset import Rules
from rules_model.sheets.edition import Edition
from rules_model.sheets.nation_sheet import objective
from rules_model.sheets.room import pages, rows
from rules_model.sheets.sheet import Fact, Line, Section, Sheet

Pair = tuple[tuple[Line, ...], tuple[Line, ...]]  # old lines and new ones
A_ROW = 66  # letters, in one of two columns
A_PAGE = 74  # rows
UNEVEN = 3  # times as many on one side as on the other: then neither stands beside the other


@dataclass(frozen=True)
class Both:
    """The two sides of a difference, as sheets print them."""

    new: Edition  #: the rule set
    old: Edition  #: what it amends

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """What became of each clause that did not stay as it was, in reading order."""
        here, there = self.new.side, self.old.side
        told = (
            (clause, kind_of(before, after, here, there), before, after) for clause, before, after in pairs(here, there)
        )
        return tuple(Change(*one) for one in told if one[1] is not Kind.UNCHANGED)

    def line(self, clause: Clause[Any, Any]) -> Line:
        """A clause of either side."""
        edition = self.new if self.new.side.has(clause) else self.old
        if isinstance(clause.details, Reward):
            return replace(objective(edition, clause), boxes=0, parts=(), changed=False)
        return replace(edition.line(clause), changed=False)

    def beside(self, change: Change) -> Pair:
        """Old and new lines; what speaks on both sides is said once, at the left."""
        same = change.before[0] in change.after if change.before and change.after else False
        after = [one for one in change.after if not (same and one in change.before)]
        before = [one for one in change.before if not same or one is change.before[0] or one not in change.after]
        told = {one.title for one in before}
        new = (self.line(one) for one in after)
        return tuple(map(self.line, before)), tuple(one.titled("") if one.title in told else one for one in new)


def sheets(edition: Edition) -> Iterator[Sheet]:
    """One sheet, of as many pages as it takes; none for a rule set that amends nothing."""
    if edition.base is None:
        return
    both = Both(edition, plain(edition, edition.base))
    topics = by_topic(both.changes)
    sections = tuple(compared(both, topic, some) for topic, some in topics.items())
    if not sections:
        return
    needed = sum(2 + height(one) for one in sections)
    title = f"Against {edition.base.name}"
    yield edition.sheet(
        "differences", "Differences", title, "differences",
        facts=tuple(counted(both.changes)), sections=sections, pages=pages(needed, A_PAGE),
    )  # fmt: skip


def plain(edition: Edition, base: Side) -> Edition:
    """The base as an edition of its own, under the readings of the group."""
    readings = edition.rules.readings
    rules = Rules(*base.rules.rulesets, options=base.rules.options, readings=readings)
    return replace(edition, side=replace(base, rules=rules), start=edition.start.under(rules), base=None)


def by_topic(changes: Iterable[Change]) -> dict[str, list[Change]]:
    """The changes under the heading of their topic, in the order of the book, objectives by nation."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        due = change.clause.details
        topic = f"Objectives: {due.nation}" if isinstance(due, Reward) else topic_of(change.clause)
        found.setdefault(topic, []).append(change)
    return found


def topic_of(clause: Clause[Any, Any]) -> str:
    """The title of the first chapter that has clauses of this topic: what an id says after its rule set."""
    topic = clause.id.split(".")[1]
    first = next(one for one in in_reading_order() if one.id.split(".")[1] == topic)
    module = import_module(str(first.__wrapped__.__module__))  # type: ignore[attr-defined]
    return (module.__doc__ or topic).lstrip("# ").partition("\n")[0]


def compared(both: Both, topic: str, changes: list[Change]) -> Section:
    """A topic: each change beside what it changes; then what only one side has, the old beside the new."""
    gone = tuple(both.line(clause) for one in changes if not one.after for clause in one.before)
    new = tuple(both.line(clause) for one in changes if not one.before for clause in one.after)
    every = merged(both.beside(one) for one in changes if one.before and one.after)
    uneven = max(len(gone), len(new)) > UNEVEN * min(len(gone), len(new))
    alone: list[Pair] = [(gone, ()), ((), new)] if uneven else [(gone, new)]
    every += [one for one in alone if any(one)]
    lines = tuple(line for before, after in every for line in (*before, *after))
    names = (both.old.side.name, both.new.side.name)
    return Section(topic, lines, names, pairs=tuple((len(before), len(after)) for before, after in every))


def merged(pairs: Iterable[Pair]) -> list[Pair]:
    """The pairs, those that say the same thing anew as one: it is printed once."""
    found: list[Pair] = []
    for before, after in pairs:
        ids = {one.clauses for one in after}
        same = [one for one in found if ids & {line.clauses for line in one[1]}]
        for old, new in reversed(same):
            known = {line.clauses for line in new}
            before, after = (*old, *before), (*new, *(one for one in after if one.clauses not in known))
        place = found.index(same[0]) if same else len(found)
        found = [one for one in found if one not in same]
        found.insert(place, (before, after))
    return found


def height(section: Section) -> int:
    """How many rows a topic takes."""
    waiting, found = list(section.lines), 0
    for before, after in section.pairs:
        left, right = waiting[:before], waiting[before : before + after]
        heights = [sum(tall(one) for one in lines) for lines in (left, right)]
        found += max(heights) if all(heights) else 1 + max(heights) // 2
        del waiting[: before + after]
    return found


def tall(line: Line) -> int:
    """How many rows a line takes, with its reference."""
    said = " ".join((line.title, line.text, line.clauses[0], line.figure))
    return rows(said, A_ROW) + sum(rows(note, A_ROW) for note in line.notes)


def counted(changes: tuple[Change, ...]) -> Iterator[Fact]:
    """How many clauses changed, in what way."""
    for kind in Kind:
        number = sum(one.kind is kind for one in changes)
        if number:
            yield Fact(kind.value.capitalize(), f"{number} {'clause' if number == 1 else 'clauses'}")
