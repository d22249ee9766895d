"""How much of a rule set's own text is in the book, by the ledgers of the documents that its clauses restate."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules_model.clause import Clause
from rules_model.sources.ledger import Statement, ledger, outside, restated, row, statements

HEADING = "heading"  # the class of a line that begins another part of a document
OBJECTIVE = re.compile(r"^pays \d|\bobjectives?\b")  # labels of statements about objectives


@dataclass(frozen=True)
class Extent:
    """The statements of the documents that a rule set restates."""

    every: tuple[Statement, ...]  #: all of them
    open: frozenset[Statement]  #: those that no clause of the rule set restates yet

    def words(self, amends: bool) -> str:
        """What a foot says: how much is there, and what stands for the rest; nothing where all is there.

        >>> one, two = Statement("delta", 2, 1), Statement("delta", 5, 1)
        >>> Extent((one, two), frozenset([two])).words(amends=True)
        "1 of 2 statements of its text are in this book so far; the rest is the base game's or missing."
        >>> Extent((one,), frozenset()).words(amends=False)
        ''
        """
        if not self.open:
            return ""
        done, rest = len(self.every) - len(self.open), "the base game's or missing" if amends else "missing"
        return f"{done} of {len(self.every)} statements of its text are in this book so far; the rest is {rest}."

    @cached_property
    def lacks_objectives(self) -> bool:
        """Whether its text says something of objectives that no clause restates yet."""
        return any(OBJECTIVE.search(label_of(one)) for one in self.open)

    @cached_property
    def open_parts(self) -> frozenset[tuple[str, int]]:
        """The parts of the documents, each by its heading's line, in which something is open."""
        return frozenset(part_of(one.document, one.line) for one in self.open)

    def is_partial(self, name: str, clauses: Iterable[Clause[Any, Any]]) -> bool:
        """Whether something of a step is open: in a part that its clauses restate, or under its name's longest word."""
        cited = (citation for clause in clauses for citation in clause.sources if not outside(citation))
        chief = max(name.lower().split(), key=len, default="").removesuffix("s")
        named = any(chief in label_of(one).lower() for one in self.open)
        return named or any(part_of(one.document, one.first) in self.open_parts for one in cited)


def extent(clauses: Iterable[Clause[Any, Any]]) -> Extent:
    """The documents that these clauses restate, and what is open in them."""
    citing = [(clause.id, citation) for clause in clauses for citation in clause.sources if not outside(citation)]
    documents = dict.fromkeys(citation.document for _, citation in citing if statements(citation))
    every = tuple(part for document in documents for line in ledger(document) for part in line.parts())
    return Extent(every, frozenset(every) - restated(citing).keys())


def label_of(statement: Statement) -> str:
    """A statement in a few words."""
    found = row(statement.document, statement.line)
    return found.label(statement.part) if found else ""


def part_of(document: str, line: int) -> tuple[str, int]:
    """The part of a document to which a line belongs, by the line of its heading; 0 before the first one."""
    before = (one.line for one in reversed(ledger(document)[:line]) if one.kind == HEADING)
    return document, next(before, 0)
