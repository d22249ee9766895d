"""Every clause is held by its own examples and pins: each small change to it makes one of them fail.

A mutant that no example notices survives; what is said of survivors stands in ``survivors``.
The work is cut by chapter, so that any executor can share it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache, partial

from rules_model.book import BOOK
from rules_model.desk.examiner import TooLong, limited, passes
from rules_model.desk.finding import relative
from rules_model.desk.listing import modules
from rules_model.desk.opening import clauses, module_of
from rules_model.desk.rosters import table_mutants
from rules_model.desk.shared import shared_mutants
from rules_model.desk.subjects import UNCHANGED, Mutant, mutants_of
from rules_model.desk.work import HereAndNow, handed_out, silent


@dataclass(frozen=True, slots=True)
class Survivor:
    """A mutant that no example noticed, as it is told."""

    about: str  #: id of the clause, or the name of what a chapter shares
    file: str  #: where it stands, from the repository root
    line: int  #: counted from 1
    text: str  #: the line that is changed
    said: str  #: what changes


@dataclass(frozen=True, slots=True)
class Figures:
    """What became of the mutants."""

    mutants: int  #: all that were made
    killed: int  #: noticed by an example
    survivors: tuple[Survivor, ...]  #: noticed by none
    failing: tuple[str, ...]  #: ids of clauses whose examples fail without any change
    unfair: tuple[Survivor, ...]  #: unchanged copies that do not pass
    seconds: float = 0.0  #: time it took


def survives(mutant: Mutant) -> bool:
    """Whether no example of any reader notices the change."""
    try:
        with limited(2.0), mutant.made():
            pass
    except (Exception, TooLong):
        return False  # the change cannot even be made
    with mutant.made():
        return all(passes(reader) for reader in mutant.readers)


def every_mutant(words: tuple[str, ...] = ()) -> Iterator[Mutant]:
    """Every mutant of the chosen clauses and of what their chapters share; with words, of no other chapter's."""
    for module in modules():
        yield from mutants_in(module.__name__, words)


def mutants_in(name: str, words: tuple[str, ...] = ()) -> Iterator[Mutant]:
    """The mutants of one chapter."""
    chosen = clauses(words)
    here = [clause for clause in chosen if module_of(clause) == name]
    for clause in here:
        yield from mutants_of(clause)
    module = next(one for one in modules() if one.__name__ == name)
    start = name.endswith(".start")
    for mutant in table_mutants(module) if start else shared_mutants(module):
        near = bool(here) and any(reader in chosen for reader in mutant.readers)
        if not words or (near and not start) or any(word in mutant.about for word in words):
            yield mutant


@cache
def sound(id: str) -> bool:
    """Whether the examples of a clause pass without any change."""
    return passes(BOOK.clauses[id], seconds=30.0)


def told(mutant: Mutant) -> Survivor:
    """A mutant as a plain record, which can travel between processes."""
    return Survivor(mutant.about, relative(mutant.file), mutant.line, mutant.text, mutant.said)


def examined_chapter(name: str, words: tuple[str, ...] = ()) -> Figures:
    """Make every mutant of a chapter and see who notices."""
    mutants = list(mutants_in(name, words))
    readers = dict.fromkeys(reader.id for mutant in mutants for reader in mutant.readers)
    failing = tuple(id for id in readers if not sound(id))
    fair = [mutant for mutant in mutants if all(sound(reader.id) for reader in mutant.readers)]
    alive = [mutant for mutant in fair if survives(mutant)]
    survivors = tuple(told(mutant) for mutant in alive if mutant.said != UNCHANGED)
    unfair = tuple(told(mutant) for mutant in fair if mutant.said == UNCHANGED and mutant not in alive)
    number = sum(mutant.said != UNCHANGED for mutant in fair)
    return Figures(number, number - len(survivors), survivors, failing, unfair)


def examined(
    words: tuple[str, ...] = (), by: Executor | None = None, progress: Callable[[int, int], None] = silent
) -> Figures:
    """Make every mutant and see who notices; the executor shares the work by chapter."""
    start = time.monotonic()
    chapters = [module.__name__ for module in modules()]
    found = list(handed_out(by or HereAndNow(), partial(examined_chapter, words=words), chapters, progress))
    return Figures(
        sum(one.mutants for one in found),
        sum(one.killed for one in found),
        tuple(survivor for one in found for survivor in one.survivors),
        tuple(dict.fromkeys(id for one in found for id in one.failing)),
        tuple(copy for one in found for copy in one.unfair),
        time.monotonic() - start,
    )
