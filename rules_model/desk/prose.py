"""All that the book says in words: rules, titles, reasons of questions, chapter heads, labels of the ledger, pages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules_model.desk.finding import ROOT, relative
from rules_model.desk.listing import file_of, modules, place_of, question_place, questions
from rules_model.desk.opening import clauses
from rules_model.sources.ledger import ledgers

GLOSSARY = ROOT / "docs" / "glossary.md"


@dataclass(frozen=True)
class Said:
    """A piece of prose and where it stands."""

    about: str  #: id of the clause or question, or the statement of a document
    kind: str  #: "rule", "title", "question", "chapter", "label"
    file: str
    line: int
    text: str


@cache
def prose() -> tuple[Said, ...]:
    """Every piece of prose, in the order of the book and then of the documents."""
    return tuple(_prose())


def _prose() -> Iterator[Said]:
    for module in modules():
        if module.__doc__:
            yield Said(module.__name__, "chapter", relative(file_of(module)), 1, module.__doc__)
    for clause in clauses():
        file, line = place_of(clause)
        yield Said(clause.id, "title", file, line, clause.title)
        yield Said(clause.id, "rule", file, line, " ".join(clause.text.split()))
    for question in questions():
        file, line = question_place(question)
        for text in (*question.readings.values(), question.because):
            yield Said(question.id, "question", file, line, text)
    for document, rows in ledgers().items():
        for row in rows:
            for one in row.parts():
                file = f"rules_model/sources/{document}.tsv"
                yield Said(str(one), "label", file, one.line + 1, row.label(one.part))


@cache
def pages() -> tuple[str, ...]:
    """The text of the site's own pages, the glossary aside."""
    folder = GLOSSARY.parent
    files = sorted((*folder.glob("*.md"), *folder.glob("*/index.md")))
    return tuple(one.read_text(encoding="utf-8") for one in files if one != GLOSSARY)


@cache
def glossary() -> dict[str, int]:
    """The terms of the glossary, each with its line; those that stand there twice have the later one."""
    found = {}
    for number, line in enumerate(glossary_lines(), 1):
        if is_term(number):
            found[line.strip()] = number
    return found


@cache
def glossary_lines() -> tuple[str, ...]:
    """The lines of the glossary; none where the pages are not at hand."""
    return tuple(GLOSSARY.read_text(encoding="utf-8").splitlines()) if GLOSSARY.is_file() else ()


def is_term(number: int) -> bool:
    """Whether a line of the glossary is a term: unindented in the glossary's own block, its meaning below it."""
    lines = glossary_lines()
    start = next((place for place, line in enumerate(lines, 1) if line.startswith("```{glossary}")), 0)
    end = next((place for place, line in enumerate(lines, 1) if place > start and line.startswith("```")), 0)
    return start < number < end and bool(lines[number - 1].strip()) and not lines[number - 1].startswith(" ")
