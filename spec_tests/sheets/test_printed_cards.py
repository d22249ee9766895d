"""The cards of steps, the sheets for all nations and the tracker, read back from print."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from rules_model.base.nations import starting_income
from rules_model.book import BOOK
from rules_model.objective import Reward
from rules_model.sheets.sheet import Sheet
from spec_tests.sheets.printed import editions, printed
from spec_tests.sheets.reading import Link, Word, links, row_of, run, words

pytestmark = pytest.mark.sheets

HALF_A_ROW = 8  # points between the middle of a row of the record and a reference that stands below its title
ABOVE = 60  # points within which a track's number stands above or beside its nation


def of_kind(*kinds: str) -> list[tuple[Sheet, str, Path]]:
    return [one for one in printed() if one[0].kind in kinds]


def said_by(pdf: Path) -> str:
    return " ".join(run("pdftotext", "-raw", str(pdf), "-").split())


def test_steps_are_printed_in_their_order_each_with_its_lines_below_it() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("turn", "missions"):
        place, said = 0, said_by(pdf)
        for section in sheet.sections:
            number, _, name = section.title.partition(". ")
            for part in (f"{number} {name}" if name else section.title, *(line.text for line in section.lines)):
                found = said.find(part, place)
                assert found >= place, (pdf, part)
                place, looked_at = found, looked_at + 1
    assert looked_at > 2 * 4 * 30


def test_objectives_and_tracker_print_what_objectives_pay() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("objectives", "tracker"):
        for link in links(pdf):
            goal = BOOK.clauses[link.clause].details
            if isinstance(goal, Reward):
                there = near(pdf, link) if sheet.kind == "objectives" else row_of(pdf, link, HALF_A_ROW)
                paid = [one.text for one, word in pairwise(there) if word.text.strip(",") in ("IPC", "IPCs")]
                assert str(goal.ipcs) in paid, (pdf, link.clause)
                looked_at += 1
    assert looked_at >= 2 * 2 * (28 + 29 + 28 + 2)


def near(pdf: Path, link: Link) -> list[Word]:
    """The words of an objective: those of its column, from the link of the one above it down to its own."""
    beside = [one for one in links(pdf) if one.page == link.page and one.y1 < link.y0 and abs(one.x0 - link.x0) < 130]
    above = max((one.y1 for one in beside), default=0.0)
    columns = (link.x0 - 190, link.x1 + 190)
    there = [one for one in words(pdf) if one.page == link.page and above - 3 < one.middle < link.y1 + 1]
    return [one for one in there if columns[0] < one.x0 < columns[1]]


def test_politics_prints_the_answers_of_its_clauses() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("politics"):
        for section in sheet.sections:
            for row in section.rows:
                link = next(one for one in links(pdf) if row_starts(pdf, one, row.label))
                told = " ".join(word.text for word in row_of(pdf, link))
                assert told == " ".join([row.label, *(cell.text for cell in row.cells)]), pdf
                looked_at += 1
    assert looked_at == 2 * 3 * 10


def row_starts(pdf: Path, link: Link, label: str) -> bool:
    """Whether a link is the name at the beginning of a row."""
    there = " ".join(word.text for word in row_of(pdf, link))
    return there.startswith((f"{label} at ", f"{label} may", f"{label} from", f"{label} needs"))


def test_the_track_prints_each_nation_below_its_starting_income() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("tracker"):
        one = editions()[sheet.ruleset]
        front = [word for word in words(pdf) if word.page == 1]
        assert {str(number) for number in range(1, 151)} <= {word.text for word in front}
        for nation in one.nations if one.fact("starting income") else ():
            number = str(starting_income(one.start, nation))
            first, *rest = str(nation).split()
            assert any(
                field.text == number and 0 <= name.middle - field.middle < ABOVE and abs(name.x0 - field.x0) < 3
                for field in front
                for name, after in pairwise(front)
                if name.text == first and (not rest or after.text == rest[0])
            ), (pdf, nation)
            looked_at += 1
    assert looked_at == 2 * 3 * 10


def test_the_fortunes_card_prints_every_offer() -> None:
    for sheet, _, pdf in of_kind("fortunes"):
        said = said_by(pdf)
        for section in sheet.sections:
            for row in section.rows:
                assert " ".join(cell.text for cell in row.cells) in said, (pdf, row)
