"""Politics on one sheet: who fights whom at first, who may declare war from when on, and what peace forbids."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.sheets.edition import Edition
from rules_model.sheets.phase_cards import TURN, steps
from rules_model.sheets.sheet import Cell, Row, Section, Sheet, once, section
from rules_model.wording import listed
from rules_model.world.nation import ALLIES, AXIS, POWERS, Nation
from rules_model.world.position import Position

ROUNDS = 12  # as many are asked whether they bring a ground for war
AT_WAR, FREE, LATER, GROUND = "at war", "may", "from round {}", "needs a ground"
MOMENTS = "phase began"  # kind of event that says in which step of whose turn the game is


def sheets(edition: Edition) -> Iterator[Sheet]:
    """One sheet for everybody; none where no clause speaks of politics."""
    told = tuple(once(*by_concerned(edition, "politics"), *by_heading(edition, "peace")))
    if told:
        sections = (*tables(edition), *told)
        yield edition.sheet("politics", "Politics", "War and peace", "politics", sections=sections)


def by_concerned(edition: Edition, topic: str) -> Iterator[Section]:
    """The lines of a topic, each once, under those whom they concern; what concerns all stands first."""
    groups = dict.fromkeys(row.who for row in edition.under(topic))
    for who in sorted(groups, key=lambda one: (-len(one), [POWERS.index(each) for each in ordered(edition, one)])):
        clauses = [BOOK.clauses[row.clause] for row in edition.under(topic) if row.who == who]
        speaking = dict.fromkeys(one for clause in clauses for one in edition.spoken(clause, None))
        yield from section(called(edition, who), *(edition.line(one) for one in speaking))


def by_heading(edition: Edition, topic: str) -> Iterator[Section]:
    """The lines of a topic under its headings."""
    for heading in edition.headings(topic):
        yield from section(heading, *edition.lines(topic, heading=heading))


def ordered(edition: Edition, who: frozenset[Nation]) -> list[Nation]:
    """Nations in the order of the edition, others after them."""
    return [one for one in dict.fromkeys((*edition.nations, *POWERS)) if one in who]


def called(edition: Edition, who: frozenset[Nation]) -> str:
    """What a group of nations is called: everybody, a side, or all their names."""
    if who >= frozenset(edition.nations):
        return "Everybody"
    for side in (AXIS, ALLIES):
        if who == frozenset(one for one in POWERS if one.side is side):
            return f"All of {side}"
    return listed(tuple(map(str, ordered(edition, who))))


def tables(edition: Edition) -> Iterator[Section]:
    """For each side: may this power declare war on that one, and from when on by the calendar alone?"""
    wars = edition.fact("wars")
    if wars is None:
        return
    start, ids = edition.told(wars, edition.start)
    lines = tuple(edition.line(one) for one in edition.chain(wars))
    for side in (AXIS, ALLIES):
        foes = tuple(one for one in edition.nations if one.side is side.enemy)
        rows = tuple(row(edition, start, one, foes, ids) for one in edition.nations if one.side is side)
        if rows and any(cell.text for one in rows for cell in one.cells):
            yield Section(f"War of {side} on", lines=lines, columns=tuple(map(str, foes)), rows=rows)
            lines = ()


def row(edition: Edition, start: Position, nation: Nation, foes: tuple[Nation, ...], wars: tuple[str, ...]) -> Row:
    """A power's wars and declarations; the references are to the clauses that allow or refuse."""
    cells, heard = [], []
    for foe in foes:
        if start.is_at_war(nation, foe):
            cells.append(Cell(AT_WAR))
            heard += list(wars)
        else:
            said, ids = since_when(edition, start, nation, foe)
            cells.append(Cell(said))
            heard += list(ids)
    return Row(str(nation), tuple(cells), tuple(dict.fromkeys(heard)))


def since_when(edition: Edition, start: Position, nation: Nation, foe: Nation) -> tuple[str, tuple[str, ...]]:
    """From when on it may declare war on another if nothing else happens; empty where no clause says."""
    rows = [one for one in edition.under("fact", nation) if one.heading == "declarations"]
    for number in range(1, ROUNDS + 1):
        for when, moment in moments(edition, start, nation, number):
            for one in rows:
                verdict, ids = edition.told(BOOK.clauses[one.clause], moment, nation=nation, other=foe)
                if verdict:
                    return (FREE if (number, when) == (1, "") else LATER.format(number) + when), ids
    return (GROUND if rows else ""), tuple(one.clause for one in rows)


def moments(edition: Edition, start: Position, nation: Nation, number: int) -> Iterator[tuple[str, Position]]:
    """A round as such, then each step of the nation's turn in it."""
    yield "", start.in_round(number)
    for place, name in enumerate(steps(edition, TURN.topic)[0], 1):
        yield f", {name.lower()}", start.in_round(number).noting(MOMENTS, None, "", nation=nation, amount=place)
