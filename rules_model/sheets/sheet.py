"""What a sheet is made of: facts, sections of lines, tables. Plain data, ready for any printer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from json import dumps
from typing import Any


@dataclass(frozen=True)
class Line:
    """One line: what it says and which clauses say so."""

    text: str  #: the sentence
    clauses: tuple[str, ...]  #: ids, the first one is printed
    title: str = ""  #: a few words in front of it
    figure: str = ""  #: what stands at the right: "5 IPCs"
    boxes: int = 0  #: tick boxes in front of it
    parts: tuple[str, ...] = ()  #: names below it, each with a tick box of its own
    changed: bool = False  #: the rule set says it otherwise than the base, or the base does not say it
    notes: tuple[str, ...] = ()  #: what the group has settled about it

    def titled(self, title: str) -> Line:
        """The line under another title."""
        return replace(self, title=title)

    def noted(self, note: str) -> Line:
        """The line with one more note."""
        return replace(self, notes=(*self.notes, note))


@dataclass(frozen=True)
class Cell:
    """One figure of a table."""

    text: str = ""  #: the figure; empty: none
    before: str = ""  #: what the base has instead; empty: the same
    gap: bool = False  #: no source gives it: a line to fill in by pen
    owner: bool = False  #: the owner of the rule set filled it in


@dataclass(frozen=True)
class Row:
    """One row of a table."""

    label: str  #: what it is about
    cells: tuple[Cell, ...]  #: one for each column
    clauses: tuple[str, ...] = ()  #: ids
    text: str = ""  #: a sentence beside the figures
    kind: str = ""  #: "", "head" (a heading across), "total"
    boxes: int = 0  #: tick boxes in front of it


@dataclass(frozen=True)
class Section:
    """Lines, or a table, under a heading."""

    title: str  #: its heading
    lines: tuple[Line, ...] = ()  #: in order
    columns: tuple[str, ...] = ()  #: headings of the table's columns, after the label's
    rows: tuple[Row, ...] = ()  #: rows of the table
    pairs: tuple[tuple[int, int], ...] = ()  #: of lines that stand side by side: so many at the left, so many beside
    partial: bool = False  #: whether its text says more than the book does yet: a line to write on


@dataclass(frozen=True)
class Fact:
    """A small fact in the head of a sheet."""

    name: str  #: "Starts with"
    text: str  #: "30 IPCs"
    clauses: tuple[str, ...] = ()  #: ids


@dataclass(frozen=True)
class Sheet:
    """One sheet to print."""

    kind: str  #: key of its kind: "nation", "units" ...
    ruleset: str  #: prefix of the rule set
    edition: str  #: the rule set as its readers call it
    title: str  #: what it is: "Germany"
    label: str  #: what its kind is called: "Nation sheet"
    look: str  #: the template that lays it out
    nation: str = ""  #: whose; empty: everybody's
    pages: int = 1  #: how many pages it may fill
    base: str = ""  #: what changes are marked against; empty: nothing is marked
    extent: str = ""  #: how much of its text is in the book; empty: all of it
    facts: tuple[Fact, ...] = ()  #: in the head
    sections: tuple[Section, ...] = ()  #: below each other
    readings: tuple[str, ...] = ()  #: choices of the group that differ from the book's
    owner: bool = False  #: whether it bears figures of the owner

    @property
    def name(self) -> str:
        """Its file name without an ending: kind and nation."""
        return "-".join([self.kind, *self.nation.lower().split()])

    def data(self) -> dict[str, Any]:
        """The sheet as plain data, with a digest of all that it states."""
        plain = asdict(self)
        said = dumps(plain, ensure_ascii=False, sort_keys=True)
        return {**plain, "name": self.name, "digest": sha256(said.encode()).hexdigest()[:8]}

    def clauses(self) -> tuple[str, ...]:
        """Every clause that it refers to, once."""
        found = [id for fact in self.facts for id in fact.clauses]
        for section in self.sections:
            found += [id for line in section.lines for id in line.clauses]
            found += [id for row in section.rows for id in row.clauses]
        return tuple(dict.fromkeys(found))


def section(title: str, *lines: Line) -> tuple[Section, ...]:
    """A section of lines; nothing where there are none."""
    return (Section(title, lines),) if lines else ()


def once(*sections: Section) -> Iterator[Section]:
    """The sections without what one above them has said already."""
    said: set[str] = set()
    for one in sections:
        yield from section(one.title, *(line for line in one.lines if line.clauses[0] not in said))
        said.update(line.clauses[0] for line in one.lines)


def with_boxes(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines with a tick box each."""
    return tuple(replace(one, boxes=1) for one in lines)
