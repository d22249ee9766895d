"""Battle cards, land and sea: the steps of a battle on half a page each."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Row, Section, Sheet, section
from rules_model.sheets.unit_chart import cell, clause_of, name_of, row_of

BATTLE = (("attack", "Attack"), ("defence", "Defence"), ("hits", "Hits"))
RAID = (("escort", "Escort"), ("intercept", "Intercept"), ("raid", "Raid"))
#: The cards in order: their topic, the classes of units that may fight there, the figures they fight with.
CARDS = (
    ("land battle", ("land", "air"), BATTLE),
    ("sea battle", ("sea", "air"), BATTLE),
    ("bombing raid", ("air",), RAID),
)
A_PAGE = 2  # cards


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A card for each kind of battle that clauses speak of, side by side, half a page each."""
    sections: list[Section] = []
    cards = 0
    for topic, classes, figures in CARDS:
        headings = edition.headings(topic)
        steps = [one for head in headings for one in section(head, *edition.lines(topic, heading=head))]
        if steps:
            fighters = tuple(rows(edition, classes, figures))
            columns = tuple(head for _, head in figures)
            sections += [Section(topic.capitalize(), columns=columns, rows=fighters), *steps]
            cards += 1
    if cards:
        pages = ceil(cards / A_PAGE)
        yield edition.sheet("battle", "Battle cards", "Battles", "battle", sections=tuple(sections), pages=pages)


def rows(edition: Edition, classes: tuple[str, ...], figures: tuple[tuple[str, str], ...]) -> Iterator[Row]:
    """The figures of the units that fight there."""
    for unit, has in edition.rules.roster.items():
        if any(one in has for one in classes):
            clause, row = clause_of(edition, unit), row_of(edition, edition.start, unit)
            cells = tuple(cell(edition, unit, row, None, name) for name, _ in figures)
            yield Row(name_of(edition, unit), cells, tuple(one.id for one in edition.chain(clause)) if clause else ())
