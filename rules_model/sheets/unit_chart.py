"""The unit chart: what every piece costs, how far it goes, what it rolls and what else it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.profiles import profile_of
from rules_model.sheets.cards import cards
from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Cell, Line, Row, Section, Sheet, section
from rules_model.world.force import Piece
from rules_model.world.names import Gap
from rules_model.world.nation import POWERS
from rules_model.world.position import Position
from rules_model.world.profile import Profile

#: The columns: field of a profile, heading, whether it stands there even when every unit leaves it empty.
COLUMNS = (
    ("cost", "Cost", True),
    ("move", "Move", True),
    ("attack", "Attack", True),
    ("defence", "Defence", True),
    ("hits", "Hits", True),
    ("escort", "Escort", False),
    ("intercept", "Intercept", False),
    ("raid", "Raid", False),
    ("raid_dice", "Raid dice", False),
    ("raid_bonus", "Raid bonus", False),
    ("anti_air", "Anti-air", False),
    ("convoy", "Convoy", False),
    ("convoy_dice", "Convoy dice", False),
    ("capacity", "Aircraft aboard", False),
    ("load", "Load", False),
    ("max_damage", "Most damage", False),
)
DOMAINS = ("land", "air", "sea")


def sheets(edition: Edition) -> Iterator[Sheet]:
    """One chart for everybody."""
    units = {unit: row_of(edition, edition.start, unit) for unit in edition.rules.roster}
    if not units:
        return
    shown = [
        (name, title)
        for name, title, always in COLUMNS
        if always or any(figure(row, name) or edition.figures.of(unit, name) is not None for unit, row in units.items())
    ]
    rows: list[Row] = []
    for domain in DOMAINS:
        rows.append(Row(domain.capitalize(), (), kind="head"))
        for unit, row in units.items():
            if domain in edition.rules.roster[unit]:
                rows.append(unit_row(edition, unit, row, [name for name, _ in shown]))
    sections = (
        Section("Units", columns=tuple(title for _, title in shown), rows=tuple(rows)),
        *facilities(edition),
        *section("Dice against convoys", *convoys(edition)),
        *section("With an advantage", *advantages(edition)),
    )
    label = f"Unit chart, dice with {edition.rules.die} sides"
    yield edition.sheet("units", label, "Units", "units", sections=sections)


def row_of(edition: Edition, position: Position, unit: str) -> Profile | None:
    """The row of a unit that most nations have; None when no source gives it."""
    found: Counter[Profile] = Counter()
    for nation in edition.nations or POWERS:
        try:
            found[profile_of(position, nation, unit)] += 1
        except Gap:
            return None
    return found.most_common(1)[0][0]


def aboard(edition: Edition, position: Position, unit: str) -> int:
    """The dice with which a unit disrupts a convoy, where a clause gives it others than its row."""
    clause = edition.fact("convoy dice")
    row = row_of(edition, position, unit)
    if clause is None or row is None or not position.rules.in_force(clause):
        return 0
    dice: int = edition.answer(clause, position, piece=Piece((edition.nations or POWERS)[0], unit))
    return dice if dice != row.convoy_dice else 0


def convoys(edition: Edition) -> Iterator[Line]:
    """Under what condition units have dice that their rows do not give."""
    clause = edition.fact("convoy dice")
    if clause and any(aboard(edition, edition.start, unit) for unit in edition.rules.roster):
        yield from map(edition.line, edition.chain(clause))


def figure(row: Profile | None, name: str) -> str:
    """A figure as the chart prints it; empty where the unit has none."""
    value = getattr(row, name) if row else None
    usual = name in ("cost", "move", "attack", "defence", "hits")
    return "" if value is None or (not value and not usual) else str(value)


def unit_row(edition: Edition, unit: str, row: Profile | None, names: list[str]) -> Row:
    """A unit: its figures, those that differ from the base with the base's beside them, and what else it does."""
    clause = clause_of(edition, unit)
    chain = tuple(one for one in edition.chain(clause) if not of_card(edition, one)) if clause else ()
    before = row_of_base(edition, unit)
    dice = aboard(edition, edition.start, unit)
    row = row.but(convoy_dice=dice) if row and dice else row
    cells = tuple(cell(edition, unit, row, before, name) for name in names)
    said = [said_beside(one) if not one.modifies else one.summary for one in chain]
    return Row(name_of(edition, unit), cells, tuple(one.id for one in chain), " ".join(part for part in said if part))


def cell(edition: Edition, unit: str, row: Profile | None, before: Profile | None, name: str) -> Cell:
    """One figure of a unit."""
    known = figure(row, name)
    theirs = edition.figures.of(unit, name)
    if row is None or (not known and theirs is not None):
        gap = theirs is None and name in ("cost", "move", "attack", "defence", "hits")
        return Cell("" if theirs is None else str(theirs), gap=gap, owner=theirs is not None)
    old = figure(before, name)
    return Cell(known, before=(old or "none") if before is not None and old != known else "")


def row_of_base(edition: Edition, unit: str) -> Profile | None:
    """The row of a unit in the base, where the rule set amends one that has the unit."""
    if edition.base is None or unit not in edition.base.rules.roster:
        return None
    position = edition.start.under(edition.base.rules)
    row, dice = row_of(edition, position, unit), aboard(edition, position, unit)
    return row.but(convoy_dice=dice) if row and dice else row


def clause_of(edition: Edition, unit: str) -> Clause[..., Profile] | None:
    """The clause of a unit's row."""
    ids = (f"{one.id}.units.{unit.replace('_', '-')}" for one in edition.rules.rulesets)
    return next((BOOK.clauses[id] for id in ids if id in BOOK.clauses), None)


def name_of(edition: Edition, unit: str) -> str:
    """A unit or facility as a table calls it: the title of its row's clause, else its name."""
    clause = clause_of(edition, unit)
    first, *others = unit.split("_")
    shown = first.upper() if len(first) < 3 else first.capitalize()  # "AA"
    return clause.title if clause else " ".join([shown, *others])


def said_beside(clause: Clause[..., Profile]) -> str:
    """What a unit's clause says beside its figures: what follows a semicolon in its first sentence, and the rest."""
    first, _, others = clause.text.partition("\n\n")
    rest = " ".join(first.partition(";")[2].split())
    return " ".join(part for part in (rest[:1].upper() + rest[1:], *others.split()) if part)


def facilities(edition: Edition) -> Iterator[Section]:
    """What a facility costs and bears, as far as clauses say so."""
    facts = edition.under("facility")
    kinds = tuple(edition.rules.facilities)
    if not facts or not kinds:
        return
    columns, rows = tuple(row.heading for row in facts), []
    for kind in kinds:
        told = [edition.told(BOOK.clauses[row.clause], edition.start, kind=kind) for row in facts]
        ids = dict.fromkeys(id for _, some in told for id in some)
        rows.append(Row(name_of(edition, kind), tuple(Cell(str(said)) for said, _ in told), tuple(ids)))
    for also in edition.under("facility besides"):
        said, some = edition.told(BOOK.clauses[also.clause], edition.start, kind=also.heading)
        cells = tuple(Cell(str(said) if row.clause == also.clause else "") for row in facts)
        rows.append(Row(name_of(edition, also.heading), cells, some))
    yield Section("Facilities", columns=columns, rows=tuple(rows))


def advantages(edition: Edition) -> Iterator[Line]:
    """What each card changes in the rows: the clauses of profiles that it brings."""
    for card in cards(edition):
        for clause in edition.clauses():
            if clause.id.startswith(f"{card.id}.") and clause.kind == "profile":
                yield edition.line(clause).titled(card.title)


def of_card(edition: Edition, clause: Clause[..., Profile]) -> bool:
    """Whether an advantage card brings the clause."""
    return any(clause.id.startswith(f"{card.id}.") for card in cards(edition))
