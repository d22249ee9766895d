"""No sentence of a source document stands in the book: no run of nine words, names and figures aside."""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import (
    clauses_in,
    file_of,
    function_of,
    homes,
    place_of,
    question_place,
    questions,
    text,
    tree,
)
from rules_model.desk.opening import clauses
from rules_model.desk.references import pages
from rules_model.desk.spelling import words_of_code
from rules_model.sources.ledger import ledgers
from rules_model.sources.runs import copied

REMEDY = "say it in other words"


def copies(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """No prose of the book shares nine words in a row with a source document."""
    for clause in clauses(words):
        yield from prose_is_ours(clause)
    for module in homes(words):
        yield from strings_are_ours(Path(file_of(module)))
    every = sorted(ROOT.glob("rules_model/**/*.py"))
    for file in [Path(file_of(module)) for module in homes(words)] if words else every:
        yield from remarks_are_ours(file)
    yield from questions_are_ours(words)
    if not words:
        yield from labels_are_ours()
        yield from pages_are_ours()


def finding(file: str, line: int, about: str, prose: str) -> Iterator[Finding]:
    """A finding when a text has a run of nine words of a source."""
    runs = copied(prose)
    if runs:
        yield Finding(file, line, "copies", about, f'nine words in a row from a source: "{runs[0]}"', REMEDY)


def prose_is_ours(clause: Clause[Any, Any]) -> Iterator[Finding]:
    """The rule itself."""
    file, line = place_of(clause)
    function = function_of(clause)
    yield from finding(file, function.body[0].lineno if function else line, clause.id, clause.text)


def strings_are_ours(file: Path) -> Iterator[Finding]:
    """The introduction of a chapter, and what its code says: reasons, events, readings."""
    module = tree(str(file))
    yield from finding(relative(file), 1, file.stem, ast.get_docstring(module) or "")
    for line, words in words_of_code(module):
        yield from finding(relative(file), line, file.stem, words)


def remarks_are_ours(file: Path) -> Iterator[Finding]:
    """Comments, those of several lines joined, and the docstrings of what is no clause."""
    name = relative(file)
    remarks: list[tuple[int, str]] = []
    for one in tokenize.generate_tokens(io.StringIO(text(str(file))).readline):
        if one.type == tokenize.COMMENT:
            remarks.append((one.start[0], one.string.lstrip("#: ")))
    yield from joined(name, file.stem, remarks)
    clauses = {clause.__name__ for clause in clauses_in(str(file))}  # type: ignore[attr-defined]
    for node in ast.walk(tree(str(file))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name not in clauses:
            yield from finding(name, node.lineno, node.name, ast.get_docstring(node) or "")


def joined(file: str, about: str, numbered: Iterable[tuple[int, str]]) -> Iterator[Finding]:
    """Findings in lines of prose; lines that follow each other are read as one text, blank ones part it."""
    group: list[tuple[int, str]] = []
    for number, line in (*numbered, (0, "")):
        if group and (not line.strip() or number != group[-1][0] + 1):
            for run in copied(" ".join(words for _, words in group))[:1]:
                yield from finding(file, beginning(group, run), about, " ".join(words for _, words in group))
            group = []
        if line.strip():
            group.append((number, line))


def beginning(group: list[tuple[int, str]], run: str) -> int:
    """The line on which a run of words begins: the last from which it can still be read whole."""
    whole = (
        number for at, (number, _) in enumerate(group) if run in copied(" ".join(words for _, words in group[at:]))
    )
    return max(whole)


def questions_are_ours(words: tuple[str, ...]) -> Iterator[Finding]:
    """Readings and reasons of the questions, wherever their text comes from."""
    for question in [one for one in questions() if not words or any(word in one.id for word in words)]:
        file, line = question_place(question)
        for said in (question.because, *question.readings.values()):
            yield from finding(file, line, question.id, said)


def labels_are_ours() -> Iterator[Finding]:
    """The labels of the ledger."""
    for document, rows in ledgers().items():
        for row in rows:
            for label in (*row.labels, row.note):
                file = f"rules_model/sources/{document}.tsv"
                yield from finding(file, row.line + 1, f"{document}:{row.line}", label)


def pages_are_ours() -> Iterator[Finding]:
    """The hand-written pages, and those beside them at the root."""
    for page in (*pages(), *sorted(ROOT.glob("*.md"))):
        yield from joined(relative(page), page.stem, enumerate(text(str(page)).splitlines(), 1))
