"""Every reading of a question is run by an example and changes an outcome, and every gap is met by an example."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.desk.evidence import evidence
from rules_model.desk.finding import Finding
from rules_model.desk.listing import question_place, questions
from rules_model.desk.opening import clauses
from rules_model.desk.parting import readings_never_differ
from rules_model.question import Question


def readings() -> Iterator[Finding]:
    """Every reading is run by an example of some clause and changes an outcome, and every gap is met."""
    yield from readings_never_run()
    yield from gaps_never_met()
    yield from readings_never_differ()


def readings_never_run() -> Iterator[Finding]:
    """Readings that no example consults."""
    run = {reading for clause in clauses() for reading in evidence(clause).readings}
    for question in questions():
        for reading in question.readings:
            if (question.id, reading) not in run:
                remedy = f'show it: position.reads({name_of(question)}, "{reading}")'
                yield fault(question, f"no example runs the reading {reading!r}", remedy)


def gaps_never_met() -> Iterator[Finding]:
    """Gaps that no example meets."""
    met = {gap for clause in clauses() for gap in evidence(clause).gaps}
    for question in questions():
        if not question.readings and question.id not in met:
            yield fault(question, "no example meets the gap", "show where it stops a clause, or drop it")


def fault(question: Question, message: str, remedy: str) -> Finding:
    """A finding about a question."""
    file, line = question_place(question)
    return Finding(file, line, "readings", question.id, message, remedy)


def name_of(question: Question) -> str:
    """The name that a module probably gives it."""
    return question.id.rpartition(".")[2].replace("-", "_").upper()
