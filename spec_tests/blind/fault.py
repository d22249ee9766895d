"""A fault of the book: what its author did, as edits of files, and what a good finding would name."""

from __future__ import annotations

from dataclasses import dataclass

#: What is wrong, by number.
KINDS = {
    1: "references",
    2: "arithmetic",
    3: "examples",
    4: "coverage",
    5: "gaps and contradictions",
    6: "objectives",
    7: "order",
    8: "words",
    9: "readings",
    10: "amendments",
}


@dataclass(frozen=True)
class Fault:
    """A fault; every old text stands once in its file, and an empty one makes a new file."""

    name: str  #: unique, lower case
    kind: int  #: a number of KINDS
    story: str  #: one sentence: what the author did
    edits: tuple[tuple[str, str, str], ...]  #: file, old text, new text
    about: tuple[str, ...]  #: clauses, questions, files: a good finding names one of them
    pinned: str = ""  #: word of the clause's id where only the check of pins can see it
