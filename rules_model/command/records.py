"""Clauses, questions and ledger lines as plain data. The fields are kept stable: other tools read them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules_model.citation import Citation
from rules_model.clause import Clause
from rules_model.desk.evidence import evidence
from rules_model.desk.listing import place_of, questions
from rules_model.desk.opening import clauses
from rules_model.examples import printed
from rules_model.question import Question
from rules_model.sources.ledger import ledgers, row, totals, touched

Record = dict[str, Any]


def permalink(clause: Clause[Any, Any]) -> str:
    """Where the site keeps a clause, whatever chapter it moves to."""
    return f"c/{clause.id}.html"


def sources(citations: Iterable[Citation]) -> list[Record]:
    """Citations as data."""
    return [{"document": one.document, "first": one.first, "last": one.last, "part": one.part} for one in citations]


def clause_record(clause: Clause[Any, Any]) -> Record:
    """One clause; ``file`` is relative to the repository root."""
    file, line = place_of(clause)
    return {
        "id": clause.id,
        "ruleset": clause.ruleset,
        "chapter": clause.chapter,
        "title": clause.title,
        "kind": clause.kind,
        "summary": clause.summary,
        "text": clause.text,
        "sources": sources(clause.sources),
        "replaces": [one.id for one in clause.replaces],
        "modifies": [one.id for one in clause.modifies],
        "questions": [one.id for one in clause.questions],
        "examples": len(printed(clause).examples),
        "function": clause.function,
        "file": file,
        "line": line,
    }


def asking(question: Question) -> list[Clause[Any, Any]]:
    """The clauses that ask a question; for a gap, also those whose examples meet it."""
    gap = not question.readings
    return [one for one in clauses() if question in one.questions or (gap and question.id in evidence(one).gaps)]


def question_record(question: Question) -> Record:
    """One question."""
    return {
        "id": question.id,
        "ruleset": question.ruleset,
        "kind": question.kind.value,
        "sources": sources(question.sources),
        "readings": dict(question.readings),
        "chosen": question.chosen,
        "because": question.because,
        "clauses": [one.id for one in asking(question)],
    }


def citations() -> list[tuple[str, Citation]]:
    """Every clause id with each of its citations."""
    return [(clause.id, citation) for clause in clauses() for citation in clause.sources]


def ledger_records() -> list[Record]:
    """Every line of every document; ``reason`` says why a line needs no clause, or what it belongs to."""
    citing = touched(citations())
    return [
        {
            "document": document,
            "line": row.line,
            "class": row.kind,
            "statements": row.statements,
            "clauses": citing.get((document, row.line), []),
            "reason": row.note,
        }
        for document, rows in ledgers().items()
        for row in rows
    ]


def open_records(document: str) -> list[Record]:
    """Every open statement of a document, with its label."""
    found = next(one for one in totals(citations()) if one.document == document)
    return [
        {"document": document, "line": one.line, "part": one.part, "label": line.label(one.part)}
        for one in found.open
        if (line := row(document, one.line))
    ]


def every_clause() -> list[Record]:
    """Every clause of the book, in its order."""
    return [clause_record(clause) for clause in clauses()]


def every_question() -> list[Record]:
    """Every question of the book."""
    return [question_record(question) for question in questions()]
