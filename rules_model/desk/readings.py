"""Every reading of a question is run by an example and changes an outcome, and every gap is met by an example."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.evidence import evidence
from rules_model.desk.finding import Finding
from rules_model.desk.listing import question_place, questions
from rules_model.desk.opening import clauses
from rules_model.desk.parting import readings_never_differ
from rules_model.question import Question


def readings(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Every reading is run by an example of some clause and changes an outcome, and every gap is met."""
    asked = near(words) if words else questions()
    yield from readings_never_run(asked)
    yield from gaps_never_met(asked)
    yield from readings_never_differ(asked)


def near(words: tuple[str, ...]) -> list[Question]:
    """The questions that have one of the words in their id, or are asked by a clause that has."""
    named = [one for id, one in BOOK.questions.items() if any(word in id for word in words)]
    return list(dict.fromkeys([*named, *(one for clause in clauses(words) for one in clause.questions)]))


def who_might(asked: list[Question]) -> list[Clause[Any, Any]]:
    """The clauses whose examples could meet one of the questions: those that ask it, or all, if nobody asks one."""
    asking = [clause for clause in clauses() if any(one in clause.questions for one in asked)]
    met = {question for clause in asking for question in clause.questions}
    return asking if met >= set(asked) and len(asked) < len(BOOK.questions) else clauses()


def readings_never_run(asked: list[Question]) -> Iterator[Finding]:
    """Readings that no example consults."""
    run = {reading for clause in who_might(asked) for reading in evidence(clause).readings}
    for question in asked:
        for reading in question.readings:
            if (question.id, reading) not in run:
                remedy = f'show it: position.reads({name_of(question)}, "{reading}")'
                yield fault(question, f"no example runs the reading {reading!r}", remedy)


def gaps_never_met(asked: list[Question]) -> Iterator[Finding]:
    """Gaps that no example meets."""
    met = {gap for clause in who_might(asked) for gap in evidence(clause).gaps}
    for question in asked:
        if not question.readings and question.id not in met:
            yield fault(question, "no example meets the gap", "show where it stops a clause, or drop it")


def fault(question: Question, message: str, remedy: str) -> Finding:
    """A finding about a question."""
    file, line = question_place(question)
    return Finding(file, line, "readings", question.id, message, remedy)


def name_of(question: Question) -> str:
    """The name that a module probably gives it."""
    return question.id.rpartition(".")[2].replace("-", "_").upper()
