"""Open questions of interpretation: where the texts disagree, count wrongly or leave a gap."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.world.names import Gap, UnknownName


class Kind(Enum):
    """What is wrong with the text."""

    CONTRADICTION = "contradiction"  #: two passages cannot both hold
    AMBIGUITY = "ambiguity"  #: one passage can be read in two ways
    GAP = "gap"  #: a figure or a case is missing
    ARITHMETIC = "arithmetic"  #: a printed total is not the sum
    MISPRINT = "misprint"  #: a slip of the pen


@dataclass(frozen=True, eq=False)
class Question:
    """A question with all its readings; the rules in force choose one."""

    id: str  #: "3g40.missions.order"
    kind: Kind  #: what is wrong
    sources: tuple[Citation, ...]  #: the lines that raise it
    readings: Mapping[str, str] = field(default_factory=dict)  #: reading -> what it says
    chosen: str = ""  #: the reading in force unless a group chooses another; empty for a gap without readings
    because: str = ""  #: why that one, or what is missing

    @property
    def ruleset(self) -> str:
        """Prefix of the rule set it belongs to."""
        return self.id.partition(".")[0]

    def check(self, reading: str) -> str:
        """The reading itself; UnknownName when the question has no such reading."""
        if reading not in self.readings:
            raise UnknownName(f"reading of {self.id}", reading, self.readings)
        return reading

    def gap(self, missing: str) -> Gap:
        """The error to raise where the missing figure would be needed."""
        return Gap(self.id, missing)


def question(
    id: str,
    *sources: Citation,
    kind: str,
    readings: Mapping[str, str] | None = None,
    chosen: str = "",
    because: str,
) -> Question:
    """Register a question.

    Args:
        id: dotted, lower case, unique in the book.
        sources: the lines that raise it.
        kind: "contradiction", "ambiguity", "gap", "arithmetic" or "misprint".
        readings: what each reading says; two or more, or none for a plain gap.
        chosen: the reading in force by default.
        because: why that reading; for a gap, what is missing and who could fill it in.

    Raises:
        ValueError: no source lines, a single reading, no reason, or a chosen reading that is not in the list.
    """
    new = Question(id, Kind(kind), sources, dict(readings or {}), chosen, because)
    if not sources or not because:
        raise ValueError(f"question {id}: give its source lines and the reason for the choice")
    if len(new.readings) == 1 or (not new.readings and new.kind is not Kind.GAP):
        raise ValueError(f"question {id}: give two readings or more")
    if new.readings:
        new.check(chosen)
    BOOK.add_question(new)
    return new
