"""Battle cards, land and sea: the steps of a battle on half a page each."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Cell, Row, Section, Sheet, section
from rules_model.sheets.unit_chart import cell, clause_of, name_of, row_of

#: The cards of the sheet: topic, its title, the classes of units that may fight there.
CARDS = (("land battle", "Land battle", ("land", "air")), ("sea battle", "Sea battle", ("sea", "air")))
FIGURES = (("attack", "Attack"), ("defence", "Defence"), ("hits", "Hits"))


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A card for each kind of battle that clauses speak of, side by side on one page."""
    sections: list[Section] = []
    for topic, title, classes in CARDS:
        steps = [
            one
            for heading in edition.headings(topic)
            for one in section(heading, *edition.lines(topic, heading=heading))
        ]
        if steps:
            figures = Section(title, columns=tuple(head for _, head in FIGURES), rows=tuple(rows(edition, classes)))
            sections += [figures, *steps]
    if sections:
        yield edition.sheet("battle", "Battle cards", "Battles", "battle", sections=tuple(sections))


def rows(edition: Edition, classes: tuple[str, ...]) -> Iterator[Row]:
    """The figures of the units that fight there."""
    for unit, has in edition.rules.roster.items():
        if any(one in has for one in classes):
            clause, row = clause_of(edition, unit), row_of(edition, edition.start, unit)
            cells: tuple[Cell, ...] = tuple(cell(edition, unit, row, None, name) for name, _ in FIGURES)
            yield Row(name_of(edition, unit), cells, tuple(one.id for one in edition.chain(clause)) if clause else ())
