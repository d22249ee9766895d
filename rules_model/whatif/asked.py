"""Asking what if: the record as it is, what could meet the change asked again, and the two compared."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.whatif.changes import Change, all_made, meanings, words
from rules_model.whatif.compare import Effects, compared
from rules_model.whatif.keeping import now
from rules_model.whatif.reasons import reasons, to_mend
from rules_model.whatif.record import Record, asked_again


@dataclass(frozen=True, slots=True)
class Report:
    """What a change does."""

    changed: tuple[str, ...]  #: what is supposed, a sentence each
    meanings: tuple[str, ...]  #: what the two readings of a question say
    effects: Effects  #: what changes
    why: tuple[str, ...]  #: why nothing changes, or why less than one might think
    mend: tuple[str, ...]  #: rules whose own words say what would no longer be so
    asked: dict[str, tuple[int, int]]  #: how much was asked again of how much there is, by kind


def what_if(changes: list[Change]) -> Report:
    """What some supposed changes do to the book, all together."""
    before = now()
    touched = [name for name, one in before.items() if any(change.touches(one.reach) for change in changes)]
    with all_made(changes):
        again = asked_again(touched)
    after = before | again
    effects = compared(before, after)
    return Report(
        tuple(words(one) for one in changes),
        tuple(line for one in changes for line in meanings(one)),
        effects,
        tuple(reasons(changes, before, effects)),
        to_mend(changes),
        counted(before, set(again)),
    )


COUNTED = {
    "examples": "examples",
    "start": "start positions",
    "odds": "standard battles",
    "difference": "difference pages",
    "sheets": "sets of sheets",
}


def counted(record: Record, again: set[str]) -> dict[str, tuple[int, int]]:
    """How much was asked again, of how much there is; examples by their lines."""
    found: dict[str, tuple[int, int]] = {}
    for name, one in record.items():
        kind = COUNTED.get(name.partition(" ")[0])
        if kind:
            number = len(one.says) if kind == "examples" else 1
            some, every = found.get(kind, (0, 0))
            found[kind] = (some + number * (name in again), every + number)
    return found
