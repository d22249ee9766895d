"""A clause or a question on the terminal, in eighty columns."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill, indent
from typing import Any

from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.clause import Clause
from rules_model.command.records import asking, permalink
from rules_model.desk.listing import place_of, question_place
from rules_model.examples import printed
from rules_model.question import Question
from rules_model.sources.ledger import row, statements

COLUMNS = 80


def wrapped(text: str, first: str = "", rest: str | None = None) -> str:
    """Prose in lines of eighty columns; tables and lists keep theirs."""
    if text.lstrip().startswith(("|", "- ", "* ", "```")):
        return indent(text, rest if rest is not None else first)
    after = first if rest is None else rest
    flat = " ".join(text.split())
    return fill(flat, COLUMNS, initial_indent=first, subsequent_indent=after, break_on_hyphens=False)


def heading(name: str) -> str:
    """A heading within a page."""
    return f"\n{name}"


def source_lines(citations: tuple[Citation, ...]) -> Iterator[str]:
    """Each citation with what its statements say, in the ledger's words."""
    for citation in citations:
        yield wrapped(str(citation), "  ")
        for statement in statements(citation):
            found = row(statement.document, statement.line)
            if found is not None:
                yield wrapped(found.label(statement.part), "      ")


def question_lines(question: Question, first: str = "  ") -> Iterator[str]:
    """A question with its readings, the chosen one marked."""
    yield f"{first}{question.id} ({question.kind.value})"
    for reading, says in question.readings.items():
        mark = ">" if reading == question.chosen else " "
        yield wrapped(f"{reading}: {says}", f"{first}  {mark} ", f"{first}      ")
    yield wrapped(question.because, f"{first}    because: " if question.readings else f"{first}    ", f"{first}      ")


def example_lines(clause: Clause[Any, Any]) -> Iterator[str]:
    """The examples as they are printed."""
    for example in printed(clause).examples:
        first, *more = example.source.rstrip("\n").splitlines()
        yield f"  >>> {first}"
        yield from (f"  ... {line}" for line in more)
        if example.want:
            yield indent(example.want.rstrip("\n"), "  ")


def clause_page(clause: Clause[Any, Any]) -> Iterator[str]:
    """Rule, examples, amendments, source lines, questions, permalink."""
    yield f"{clause.id}"
    yield f"{clause.title} ({clause.kind})"
    yield ""
    yield "\n\n".join(wrapped(paragraph) for paragraph in clause.text.split("\n\n"))
    yield heading("Examples")
    yield from example_lines(clause)
    for name, others in (
        ("Replaces", clause.replaces),
        ("Modifies", clause.modifies),
        ("Amended by", tuple(BOOK.amendments.get(clause.id, ()))),
    ):
        if others:
            yield heading(name)
            yield from (wrapped(f"{other.id}: {other.summary}", "  ", "      ") for other in others)
    yield heading("Sources")
    yield from source_lines(clause.sources)
    if clause.questions:
        yield heading("Questions")
        for question in clause.questions:
            yield from question_lines(question)
    if clause.option:
        yield heading(f"In force only with the optional rule {clause.option!r}")
    file, line = place_of(clause)
    yield ""
    yield f"Page: {permalink(clause)}"
    yield f"Code: {file}:{line}"


def question_page(question: Question) -> Iterator[str]:
    """Readings, the choice, source lines, the clauses that ask."""
    yield from question_lines(question, "")
    yield heading("Sources")
    yield from source_lines(question.sources)
    clauses = asking(question)
    if clauses:
        yield heading("Asked by")
        yield from (wrapped(f"{one.id}: {one.summary}", "  ", "      ") for one in clauses)
    file, line = question_place(question)
    yield ""
    yield f"Code: {file}:{line}"
