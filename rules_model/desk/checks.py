"""Every check of the desk by name, and running some of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from functools import partial

from rules_model.desk.accepted import Sorted, told_apart
from rules_model.desk.amendments import amendments
from rules_model.desk.arithmetic import arithmetic
from rules_model.desk.clashes import clashes
from rules_model.desk.comparison import summary as compared
from rules_model.desk.copies import copies
from rules_model.desk.coverage import coverage
from rules_model.desk.coverage import lines as coverage_lines
from rules_model.desk.entries import entries
from rules_model.desk.finding import Check, Finding
from rules_model.desk.holding import holding
from rules_model.desk.loops import loops
from rules_model.desk.objectives import objectives
from rules_model.desk.order import order
from rules_model.desk.parting import parting_lines
from rules_model.desk.readings import readings
from rules_model.desk.references import references
from rules_model.desk.shape import shape
from rules_model.desk.total import counts, total
from rules_model.desk.words import words as words_check
from rules_model.desk.work import HereAndNow, handed_out, silent
from rules_model.ruleset import Clash

#: Each says in its docstring what it looks for. One that takes ``words`` keeps to clauses that have one in their id.
#: All but ``pinned``, which takes longer and keeps a list of its own.
CHECKS: dict[str, Check] = {
    "entries": entries,
    "examples": holding,
    "references": references,
    "readings": readings,
    "loops": loops,
    "clashes": clashes,
    "arithmetic": arithmetic,
    "copies": copies,
    "shape": shape,
    "total": total,
    "coverage": coverage,
    "amendments": amendments,
    "objectives": objectives,
    "order": order,
    "words": words_check,
}
#: What a check says besides its findings, when it is asked for by name: its figures.
FIGURES: dict[str, Callable[[tuple[str, ...]], Iterator[str]]] = {
    "readings": lambda words: parting_lines(),
    "total": counts,
    "coverage": coverage_lines,
    "objectives": lambda words: compared(),
}


def run(
    names: Iterable[str],
    words: tuple[str, ...] = (),
    by: Executor | None = None,
    progress: Callable[[int, int], None] = silent,
) -> Sorted:
    """The findings of some checks, told apart into new, accepted and gone; with words, of what has one in its id."""
    wanted = [name for name in CHECKS if name in set(names)]
    found = handed_out(by or HereAndNow(), partial(findings, words=words), wanted, progress)
    return told_apart((finding for some in found for finding in some), () if words else wanted)


def findings(name: str, words: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """What one check finds; with words, in the clauses, questions and files that have one of them in their name."""
    check = CHECKS[name]
    narrow = "words" in inspect.signature(check).parameters
    try:
        every = list(check(words=words) if narrow and words else check())  # type: ignore[call-arg]
    except Clash as error:
        remedy = "mend first what the check clashes says"
        return (Finding("rules_model", 1, name, "", f"it cannot look: {error}", remedy),)
    return tuple(one for one in every if not words or one.concerns(words))
