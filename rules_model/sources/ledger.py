"""What every line of the source documents is, and which statements are restated."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from rules_model.citation import TEXTS, Citation

#: What a line can be, and what that means.
CLASSES = {
    "normative": "states a rule",
    "continuation": "goes on with the statement of an earlier line",
    "heading": "a title that adds no rule",
    "signature": "the author's name",
    "chat": "readers' talk",
    "duplicate": "says again what another line says",
    "note": "a remark that binds nobody",
    "blank": "empty",
}


class BrokenLedger(ValueError):
    """A ledger with a row that cannot be read."""

    def __init__(self, document: str, line: int, said: str) -> None:
        self.file, self.line, self.said = f"rules_model/sources/{document}.tsv", line, said
        super().__init__(f"{self.file}:{line}: {said}")


class Statement(NamedTuple):
    """One thing that a player could argue about."""

    document: str
    line: int
    part: int

    def __str__(self) -> str:
        return f"{self.document} {self.line}, part {self.part}"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a document."""

    document: str  #: "deluxe", "alpha2" ...
    line: int  #: counted from 1
    kind: str  #: its class, one of ``CLASSES``
    statements: int  #: how many statements it makes; 0 unless it is normative
    digest: str  #: start of the SHA-256 of its text; empty for an empty line
    labels: tuple[str, ...]  #: each statement in a few words of our own
    note: str  #: for other classes: what it belongs to or repeats, "of deluxe:677"

    def label(self, part: int) -> str:
        """The label of one statement."""
        return self.labels[part - 1]

    def parts(self) -> Iterator[Statement]:
        """Its statements."""
        for part in range(1, self.statements + 1):
            yield Statement(self.document, self.line, part)


@dataclass(frozen=True, slots=True)
class Totals:
    """How much of a document is restated."""

    document: str  #: its name
    statements: int  #: all it makes
    restated: int  #: those that a clause restates
    open: tuple[Statement, ...]  #: the others

    def __str__(self) -> str:
        rest = f"open: {spans([one.line for one in self.open])}" if self.open else "nothing open"
        return f"{self.document}: {self.restated} of {self.statements} statements restated, {rest}"


def _labels(cell: str) -> tuple[str, ...]:
    return tuple(label.strip().partition(" ")[2] for label in cell.split(" | "))


def _fault_of(cells: Mapping[str | None, object], place: int) -> str:
    """What is wrong with a row; empty when it can be read."""
    if None in cells or None in cells.values():
        return "want five cells between tabs: line, class, statements, digest, labels"
    if cells["line"] != str(place):
        return f"want line {place}, found {cells['line']!r}"
    if cells["class"] not in CLASSES:
        return f"there is no class {cells['class']!r}; want one of {', '.join(CLASSES)}"
    if not str(cells["statements"]).isdecimal():
        return f"want a number of statements, found {cells['statements']!r}"
    normative = cells["class"] == "normative"
    labels = len(_labels(str(cells["labels"]))) if normative else 0
    if normative and labels != int(str(cells["statements"])):
        return f"{cells['statements']} statements, but {labels} labels"
    return ""


def _row(document: str, place: int, cells: Mapping[str, str]) -> Row:
    if said := _fault_of(dict(cells.items()), place):
        raise BrokenLedger(document, place + 1, said)
    normative = cells["class"] == "normative"
    return Row(
        document,
        int(cells["line"]),
        cells["class"],
        int(cells["statements"]),
        cells["digest"] or "",
        _labels(cells["labels"]) if normative else (),
        "" if normative else (cells["labels"] or ""),
    )


@cache
def ledger(document: str) -> tuple[Row, ...]:
    """Every line of a document, in order. KeyError: there is no such document; BrokenLedger: it cannot be read."""
    if document not in {text.name for text in TEXTS}:
        raise KeyError(document)
    table = files("rules_model.sources").joinpath(f"{document}.tsv").read_text(encoding="utf-8")
    cells = csv.DictReader(table.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    if cells.fieldnames != ["line", "class", "statements", "digest", "labels"]:
        raise BrokenLedger(document, 1, "want the header line, class, statements, digest, labels")
    return tuple(_row(document, place, row) for place, row in enumerate(cells, 1))


def ledgers() -> dict[str, tuple[Row, ...]]:
    """Every document's lines, by its name."""
    return {text.name: ledger(text.name) for text in TEXTS}


def row(document: str, line: int) -> Row | None:
    """One line; None when the document ends before it."""
    lines = ledger(document)
    return lines[line - 1] if 1 <= line <= len(lines) else None


def statements(citation: Citation) -> tuple[Statement, ...]:
    """What a citation restates: the statement it names, or every statement of its normative lines.

    >>> from rules_model.citation import DELUXE
    >>> [str(one) for one in statements(DELUXE(754, part=2))]
    ['deluxe 754, part 2']
    """
    if outside(citation):
        return ()
    rows = [found for line in citation.lines() if (found := row(citation.document, line))]
    every = [part for found in rows for part in found.parts()]
    return tuple(one for one in every if citation.part in (None, one.part))


def outside(citation: Citation) -> bool:
    """Whether a citation points at a table of facts or at an author's own notes, which have no ledger."""
    return citation.document.startswith(("facts/", "docs/"))


def restated(citing: Iterable[tuple[str, Citation]]) -> dict[Statement, list[str]]:
    """Which ids restate which statement, from pairs of an id and one of its citations."""
    found: dict[Statement, list[str]] = {}
    for id, citation in citing:
        for statement in statements(citation):
            ids = found.setdefault(statement, [])
            if id not in ids:
                ids.append(id)
    return found


def touched(citing: Iterable[tuple[str, Citation]]) -> dict[tuple[str, int], list[str]]:
    """Which ids cite which line, normative or continuing."""
    found: dict[tuple[str, int], list[str]] = {}
    for id, citation in citing:
        for line in () if outside(citation) else citation.lines():
            ids = found.setdefault((citation.document, line), [])
            if id not in ids:
                ids.append(id)
    return found


def totals(citing: Iterable[tuple[str, Citation]]) -> list[Totals]:
    """How much of each document is restated, in the order of the documents."""
    done = restated(citing)
    found = []
    for document, rows in ledgers().items():
        every = [part for one in rows for part in one.parts()]
        left = tuple(one for one in every if one not in done)
        found.append(Totals(document, len(every), len(every) - len(left), left))
    return found


def spans(lines: Iterable[int]) -> str:
    """Line numbers as a reader lists them.

    >>> spans([3, 4, 5, 9, 11, 12])
    '3-5, 9, 11-12'
    """
    runs: list[list[int]] = []
    for line in sorted(set(lines)):
        if runs and line == runs[-1][1] + 1:
            runs[-1][1] = line
        else:
            runs.append([line, line])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
