"""Lists on the terminal, in eighty columns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from textwrap import shorten
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.command.page import COLUMNS, wrapped
from rules_model.command.records import citations
from rules_model.desk.listing import questions
from rules_model.library import ruleset
from rules_model.search import Index
from rules_model.sources.ledger import row, totals


def clause_table(clauses: list[Clause[Any, Any]]) -> Iterator[str]:
    """Every clause by rule set, with the beginning of its rule."""
    before = ""
    for clause in clauses:
        if clause.ruleset != before:
            before = clause.ruleset
            yield f"\n{ruleset(before).title}"
        yield f"  {clause.id}"
        yield "      " + shorten(clause.summary, COLUMNS - 6, placeholder=" ...")
    yield f"\n{len(clauses)} clauses"


def question_table() -> Iterator[str]:
    """Every question with its kind and the reading in force."""
    for question in questions():
        answer = question.readings.get(question.chosen, question.because)
        yield f"{question.id} ({question.kind.value}{', open' if not question.readings else ''})"
        yield wrapped(answer, "    ")
    yield f"\n{len(questions())} questions"


def ledger_table() -> Iterator[str]:
    """How much of each document is restated, and which lines are open."""
    every = totals(citations())
    for found in every:
        yield wrapped(str(found), "", "    ")
    done, whole = sum(one.restated for one in every), sum(one.statements for one in every)
    yield f"\nall: {done} of {whole} statements restated"


def open_table(document: str) -> Iterator[str]:
    """Every open statement of a document, in the ledger's words."""
    found = next(one for one in totals(citations()) if one.document == document)
    for statement in found.open:
        line = row(document, statement.line)
        assert line is not None
        yield wrapped(line.label(statement.part), f"{statement.line:>5}.{statement.part}  ", " " * 9)
    yield f"\n{len(found.open)} open statements in {document}"


@cache
def index(clauses: tuple[Clause[Any, Any], ...]) -> Index:
    """The search over some clauses."""
    return Index(clauses)


def search_table(clauses: list[Clause[Any, Any]], query: str) -> list[str]:
    """The clauses that answer a query, best first."""
    lines = []
    for id in index(tuple(clauses)).search(query):
        lines += [id, wrapped(BOOK.clauses[id].summary, "    ")]
    return lines
