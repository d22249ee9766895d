"""The tracker: an income track with the rounds, and a record of objectives, tokens and income round by round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from rules_model.book import BOOK
from rules_model.sheets.edition import Edition
from rules_model.sheets.nation_sheet import objectives, stopgap
from rules_model.sheets.sheet import Cell, Line, Row, Section, Sheet
from rules_model.world.nation import ALLIES, AXIS

MOST_INCOME, TRACKED, RECORDED = 150, 20, 12  # IPCs on the track; rounds on the track and in the record
PAGES = 2  # the track, the record


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A track and a record for a rule set that has nations."""
    if edition.nations:
        rounds = tuple(Row(str(one), ()) for one in range(1, TRACKED + 1))
        sections = (Section("Rounds", rows=rounds), income(edition), record(edition), tokens(edition), earned(edition))
        yield edition.sheet("tracker", "Tracker", "Income and rounds", "tracker", sections=sections, pages=PAGES)


def income(edition: Edition) -> Section:
    """A field for each sum, in it the nations that begin with it; below the track the clause that says so."""
    begin: dict[int, list[Cell]] = defaultdict(list)
    ids: dict[int, list[str]] = defaultdict(list)
    said: dict[str, Line] = {}
    for nation in edition.nations:
        clause = edition.fact("starting income", nation)
        if clause:
            ipcs, told = edition.told(clause, edition.start, nation=nation)
            begin[ipcs].append(Cell(str(nation)))
            ids[ipcs] += told
            said |= {one.id: edition.line(one) for one in edition.chain(clause) if one.id in told}
    sums = range(1, MOST_INCOME + 1)
    fields = tuple(Row(str(one), tuple(begin[one]), tuple(dict.fromkeys(ids[one]))) for one in sums)
    return Section("Income", lines=tuple(said.values()), rows=fields)


def record(edition: Edition) -> Section:
    """Every objective with a box for each round, one box where it pays once."""
    rows: list[Row] = []
    origins: list[str] = []
    columns = tuple(str(one) for one in range(1, RECORDED + 1))
    for nation in (one for side in (AXIS, ALLIES) for one in edition.nations if one.side is side):
        goals = objectives(edition, nation)
        for line in (one for one in goals if one.figure):
            boxes = 1 if BOOK.clauses[line.clauses[0]].details.once else RECORDED
            rows.append(Row(line.title, (Cell(line.figure),), line.clauses, str(nation), boxes=boxes))
            origins.append(stopgap(edition, line))
    alike = len(set(origins)) == 1  # then the heading says it for all
    if not alike:
        names = (f"{row.label}, {one}" if one else row.label for row, one in zip(rows, origins, strict=True))
        rows = [replace(row, label=name) for row, name in zip(rows, names, strict=True)]
    title = f"Objectives, {origins[0]}" if alike and origins[0] else "Objectives"
    return Section(title, columns=columns if rows else (), rows=tuple(rows))


def tokens(edition: Edition) -> Section:
    """Every stock of tokens with a box to cross for each; of what kind they are the heading of a row says."""
    lines: list[Line] = []
    for row in edition.under("tokens"):
        clause = BOOK.clauses[row.clause]
        position = edition.told(clause, edition.start)[0]
        for owner in (one for one in edition.nations if one in row.who and position.tokens(one, row.heading)):
            line = edition.line(clause).titled(f"{owner}: {row.heading}")
            lines.append(replace(line, boxes=position.tokens(owner, row.heading)))
    return Section("Tokens", lines=tuple(lines))


def earned(edition: Edition) -> Section:
    """A line for each nation to write down what it has collected in each round."""
    columns = tuple(str(one) for one in range(1, RECORDED + 1))
    return Section("Collected", columns=columns, rows=tuple(Row(str(one), ()) for one in edition.nations))
