"""Setup charts: what stands where before the first turn, a space a row, with check sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Cell, Fact, Row, Section, Sheet
from rules_model.sheets.unit_chart import name_of
from rules_model.wording import listed
from rules_model.world.nation import Nation
from rules_model.world.position import Position

Counted = dict[tuple[str, Nation], Counter[str]]


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A chart for each nation that sets anything up."""
    charts: dict[Nation, tuple[Position, Counted, str]] = {}
    for nation in edition.nations:
        clauses = [BOOK.clauses[row.clause] for row in edition.under("setup", nation)]
        clauses = list(dict.fromkeys(edition.chain(one)[-1] for one in clauses if edition.chain(one)))
        own = [one for one in clauses if not edition.is_base(one)] or clauses
        if own:
            placed = edition.answer(own[-1], edition.start, nation=nation)
            charts[nation] = (placed, by_place(placed, nation), own[-1].id)
    all_charts = {nation: counted for nation, (_, counted, _) in charts.items()}
    for nation, (placed, counted, id) in charts.items():
        if counted:
            sections = (chart(edition, placed, counted, nation, (id,)),)
            yield edition.sheet(
                "setup", "Setup chart", str(nation), "setup", str(nation),
                facts=tuple(elsewhere(edition, all_charts, nation)), sections=sections,
            )  # fmt: skip


def elsewhere(edition: Edition, charts: dict[Nation, Counted], nation: Nation) -> Iterator[Fact]:
    """Which of the pieces here another might look for on his chart, and which of his stand on the charts of others."""
    here = {key: pieces(edition, row) for key, row in charts[nation].items()}
    for other in (one for one in charts if one != nation):
        theirs = {place: number for (place, owner), number in here.items() if owner == other and number}
        if theirs:
            yield Fact(f"Counted here, of {other}", said(theirs))
        there = {place: number for (place, owner), number in here.items() if owner == nation and number}
        lent = {place: number for place, number in there.items() if edition.start.holder(place) == other}
        if lent:
            yield Fact(f"On land of {other}", said(lent))
    for other, counted in charts.items():
        found: dict[str, int] = {}
        for (place, owner), row in counted.items() if other != nation else ():
            if nation in (owner, edition.start.holder(place)) and pieces(edition, row):
                found[place] = found.get(place, 0) + pieces(edition, row)
        if found:
            yield Fact(f"On the chart of {other}", said(found))


def pieces(edition: Edition, row: Counter[str]) -> int:
    """How many units a row has, facilities left out."""
    return sum(number for unit, number in row.items() if unit in edition.rules.roster)


def said(found: dict[str, int]) -> str:
    """Pieces and where they are."""
    total = sum(found.values())
    return f"{total} {'piece' if total == 1 else 'pieces'} in {listed(tuple(found))}"


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
