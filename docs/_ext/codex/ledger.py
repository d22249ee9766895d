"""The ledger as the site shows it: which clauses restate each statement, and which questions a line raises."""

from __future__ import annotations

from functools import cache

from rules_model.book import BOOK
from rules_model.citation import TEXTS, Citation
from rules_model.sources import ledger

DOCUMENTS = tuple(document.name for document in TEXTS)


@cache
def restated() -> dict[ledger.Statement, list[str]]:
    """Ids of the clauses that restate a statement."""
    return ledger.restated((clause.id, citation) for clause in BOOK.clauses.values() for citation in clause.sources)


@cache
def raised() -> dict[tuple[str, int], list[str]]:
    """Ids of the questions that a line raises."""
    return ledger.touched((one.id, citation) for one in BOOK.questions.values() for citation in one.sources)


@cache
def _totals() -> dict[str, ledger.Totals]:
    citing = ((clause.id, citation) for clause in BOOK.clauses.values() for citation in clause.sources)
    return {total.document: total for total in ledger.totals(citing)}


def figures(document: str) -> tuple[int, int]:
    """How many statements of a document are restated, and how many it makes."""
    total = _totals()[document]
    return total.restated, total.statements


def labels(citation: Citation) -> str:
    """What the cited statements say, in our own words."""
    said = [ledger.row(one.document, one.line) for one in ledger.statements(citation)]
    parts = [one.part for one in ledger.statements(citation)]
    return "; ".join(row.label(part) for row, part in zip(said, parts, strict=True) if row)
