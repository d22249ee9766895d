"""Every check of the desk by name, and running some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from typing import cast

from rules_model.desk.accepted import Sorted, told_apart
from rules_model.desk.amendments import amendments
from rules_model.desk.arithmetic import arithmetic
from rules_model.desk.clashes import clashes
from rules_model.desk.copies import copies
from rules_model.desk.entries import entries
from rules_model.desk.finding import Check, Finding
from rules_model.desk.loops import loops
from rules_model.desk.objectives import objectives
from rules_model.desk.order import order
from rules_model.desk.readings import readings
from rules_model.desk.references import references
from rules_model.desk.shape import shape
from rules_model.desk.words import words

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
    "amendments": amendments,
    "objectives": objectives,
    "order": order,
    "words": words,
}


def run(names: Iterable[str], words: tuple[str, ...] = ()) -> Sorted:
    """The findings of some checks, told apart into new, accepted and gone.

    With words, a check that can keep to the clauses whose ids have one of them does so.
    """
    wanted = [name for name in CHECKS if name in set(names)]
    return told_apart((finding for name in wanted for finding in narrowed(CHECKS[name], words)), wanted)


def narrowed(check: Check, words: tuple[str, ...]) -> Iterator[Finding]:
    """What a check finds about some clauses, where it can keep to them."""
    narrow = cast(Callable[[tuple[str, ...]], Iterator[Finding]], check)
    return narrow(words) if words and signature(check).parameters else check()
