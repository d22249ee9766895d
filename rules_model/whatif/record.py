"""The record: everything that the book answers, asked once, with what each answer leaned on."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules_model.book import BOOK
from rules_model.desk.opening import clauses
from rules_model.desk.pins import pins
from rules_model.library import PACKAGES
from rules_model.sheets.kinds import KINDS
from rules_model.whatif import pages, sheets
from rules_model.whatif.asking import answers
from rules_model.whatif.battles import BATTLES, fought_under, odds
from rules_model.whatif.beginnings import beginning
from rules_model.whatif.reach import Reach, listening

Probe = Callable[[], Any]  # asks the book something and gives plain data


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer."""

    says: Any  #: plain data
    reach: Reach  #: what it leaned on


Record = dict[str, Entry]  # by the name of the probe


def probes() -> Iterator[tuple[str, Probe]]:
    """Everything that is asked of the book: a name and how to ask it. The first word of a name says what it is."""
    for clause in clauses():
        for group in range(1 + len(pins().get(clause.id, ()))):
            yield f"examples {clause.id} {group}", partial(answers, clause, group)
    for ruleset in PACKAGES:
        yield f"start {ruleset}", partial(beginning, ruleset)
    for ruleset in fought_under():
        for battle in BATTLES:
            yield f"odds {ruleset}: {battle.name}", partial(odds, ruleset, battle)
    yield from printed()
    for ruleset in PACKAGES:
        for kind in KINDS:
            yield f"sheets {ruleset} {kind.key}", partial(sheets.emitted, ruleset, kind)


def printed() -> Iterator[tuple[str, Probe]]:
    """What the pages of the site are made from."""
    for pair in pages.differences():
        yield f"difference {pair}", partial(pages.difference_facts, *pair.split())
    for clause in clauses():
        yield f"clause {clause.id}", partial(pages.clause_facts, clause)
    for id in BOOK.questions:
        yield f"question {id}", partial(pages.question_facts, id)
    for ruleset in PACKAGES:
        yield f"book {ruleset}", partial(pages.book_facts, ruleset)
    for name, facts in pages.pages():
        yield f"page {name}", partial(dict, facts)


def taken(names: Iterable[str] | None = None) -> Record:
    """The answers that the book gives now: to the named probes, or to all."""
    wanted = None if names is None else set(names)
    with no_tidying():
        return {name: entry(ask) for name, ask in probes() if wanted is None or name in wanted}


@contextmanager
def no_tidying() -> Iterator[None]:
    """Let Python not look for unused memory for a while: it would go through the whole book again and again."""
    tidying = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if tidying:
            gc.enable()


def asked_again(names: Iterable[str]) -> Record:
    """The answers to the named probes now, without what they lean on, which takes time to hear."""
    wanted = set(names)
    with no_tidying():
        return {name: Entry(ask(), Reach()) for name, ask in probes() if name in wanted}


def entry(ask: Probe) -> Entry:
    """An answer and what it leaned on."""
    with listening() as heard:
        says = ask()
    return Entry(says, heard.reach())
