"""Setup charts: what stands where before the first turn, a space a row, with check sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Cell, Row, Section, Sheet
from rules_model.sheets.unit_chart import name_of
from rules_model.world.nation import Nation
from rules_model.world.position import Position

Counted = dict[tuple[str, Nation], Counter[str]]


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A chart for each nation that sets anything up."""
    for nation in edition.nations:
        clauses = [BOOK.clauses[row.clause] for row in edition.under("setup", nation)]
        clauses = list(dict.fromkeys(edition.chain(one)[-1] for one in clauses if edition.chain(one)))
        own = [one for one in clauses if not edition.is_base(one)] or clauses
        if not own:
            continue
        placed = edition.answer(own[-1], edition.start, nation=nation)
        counted = by_place(placed, nation)
        if counted:
            ids = (own[-1].id,)
            sections = (chart(edition, placed, counted, nation, ids),)
            yield edition.sheet("setup", "Setup chart", str(nation), "setup", str(nation), sections=sections)


def by_place(position: Position, nation: Nation) -> Counted:
    """Pieces and facilities by place and by whose pieces they are."""
    found: Counted = {}
    for place in dict.fromkeys((*position.forces, *position.facilities)):
        for piece, number in position.force(place).items():
            found.setdefault((place, piece.nation), Counter())[piece.unit] += number
        for one in position.facilities_in(place):
            found.setdefault((place, nation), Counter())[one.kind] += 1
    return found


def chart(edition: Edition, position: Position, counted: Counted, nation: Nation, ids: tuple[str, ...]) -> Section:
    """The table: land first, then sea; a column for each piece; sums at the end of row and column."""
    every = (*edition.rules.roster, *edition.rules.facilities)
    used = [unit for unit in every if any(unit in row for row in counted.values())]
    rows: list[Row] = []
    for sea, heading in ((False, "Land"), (True, "Sea")):
        here = [(key, row) for key, row in counted.items() if position.map.is_sea(key[0]) is sea]
        if here:
            rows.append(Row(heading, (), kind="head"))
        for (place, owner), row in here:
            label = place if owner == nation else f"{place}: {owner}"
            figures = (*(row[unit] for unit in used), row.total())
            rows.append(Row(label, tuple(Cell(str(one) if one else "") for one in figures), boxes=1))
    sums = [sum(row[unit] for row in counted.values()) for unit in used]
    rows.append(Row("Together", tuple(Cell(str(one)) for one in (*sums, sum(sums))), ids, kind="total"))
    names = tuple(name_of(edition, unit) for unit in used)
    return Section("", columns=(*names, "All"), rows=tuple(rows))
