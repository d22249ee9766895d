"""Citations: which lines of which source document a clause or a question restates."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Citation:
    """Lines of a document, or one statement of a line."""

    document: str  #: "deluxe", "alpha2", ... or "facts/g40_units.csv", or one's own "docs/house/notes.md"
    first: int  #: first line, counted from 1
    last: int  #: last line; the same as ``first`` for one line
    part: int | None = None  #: which statement of the line, counted from 1; None cites them all

    def __str__(self) -> str:
        lines = f"{self.first}" if self.first == self.last else f"{self.first}-{self.last}"
        return f"{self.document} {lines}" + (f", part {self.part}" if self.part else "")

    def lines(self) -> range:
        """Every line it covers."""
        return range(self.first, self.last + 1)


@dataclass(frozen=True, slots=True)
class Document:
    """A source document; calling it cites its lines."""

    name: str  #: its file name without the ending

    def __call__(self, first: int, last: int | None = None, part: int | None = None) -> Citation:
        """Cite a line, a run of lines, or one statement of a line.

        >>> str(DELUXE(637, part=2)), str(ALPHA2(193, 198))
        ('deluxe 637, part 2', 'alpha2 193-198')
        """
        end = first if last is None else last
        if first < 1 or end < first or (part is not None and part < 1):
            raise ValueError(f"no such lines: {self.name} {first} to {end}, part {part}; lines and parts count from 1")
        return Citation(self.name, first, end, part)


DELUXE = Document("deluxe")
REFERENCE = Document("deluxe-reference")
ALPHA2 = Document("alpha2")
DELTA = Document("delta")
ACADEMY = Document("academy")

#: Figures of the base game, by line of a table of facts; line 1 is the table's header.
G40_UNITS = Document("facts/oob_g40_units.csv")
G40_RULES = Document("facts/oob_g40_rules.csv")
G40_CANALS = Document("facts/oob_g40_canals.csv")
G40_MAP = Document("facts/g40_territories.csv")
G40_FACILITIES = Document("facts/oob_g40_facilities.csv")
G40_NATIONS = Document("facts/oob_g40_nations.csv")
G40_OBJECTIVES = Document("facts/oob_g40_objectives.csv")
G40_NEUTRALS = Document("facts/oob_g40_neutrals.csv")
G40_CITIES = Document("facts/oob_g40_victory_cities.csv")
G40_LEFT = Document("facts/oob_g40_left_to_players.csv")
G40_SETUP = Document("facts/g40_setup_2nd_edition.csv")
DELUXE_FACILITIES = Document("facts/3g40_facilities.csv")
DELUXE_UNITS = Document("facts/3g40_units.csv")
DELUXE_MAP = Document("facts/3g40_map_facts.csv")

TEXTS = (DELUXE, REFERENCE, ALPHA2, DELTA, ACADEMY)
