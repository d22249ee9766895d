"""Every check of the desk by name, and running some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rules_model.desk.accepted import Sorted, told_apart
from rules_model.desk.arithmetic import arithmetic
from rules_model.desk.clashes import clashes
from rules_model.desk.copies import copies
from rules_model.desk.coverage import coverage
from rules_model.desk.coverage import lines as coverage_lines
from rules_model.desk.entries import entries
from rules_model.desk.finding import Check, Finding
from rules_model.desk.loops import loops
from rules_model.desk.parting import parting_lines
from rules_model.desk.readings import readings
from rules_model.desk.references import references
from rules_model.desk.shape import shape
from rules_model.desk.total import counts, total

#: All but ``pinned``, which takes longer and keeps a list of its own.
CHECKS: dict[str, Check] = {
    "entries": entries,
    "references": references,
    "readings": readings,
    "loops": loops,
    "clashes": clashes,
    "arithmetic": arithmetic,
    "copies": copies,
    "shape": shape,
    "total": total,
    "coverage": coverage,
}
#: Checks that can keep to some words of clause ids, and so spare the rest of the book.
BY_WORDS: dict[str, Callable[[tuple[str, ...]], Iterator[Finding]]] = {"total": total, "coverage": coverage}
#: What a check says besides its findings, when it is asked for by name: its figures.
FIGURES: dict[str, Callable[[tuple[str, ...]], Iterator[str]]] = {
    "readings": lambda words: parting_lines(),
    "total": counts,
    "coverage": coverage_lines,
}


def run(names: Iterable[str], words: tuple[str, ...] = ()) -> Sorted:
    """The findings of some checks, told apart into new, accepted and gone; words spare some checks a part of the book.

    With words, an accepted finding that is not found may only have been spared.
    """
    wanted = [name for name in CHECKS if name in set(names)]
    found = (one for name in wanted for one in (BY_WORDS[name](words) if name in BY_WORDS else CHECKS[name]()))
    return told_apart(found, wanted)
