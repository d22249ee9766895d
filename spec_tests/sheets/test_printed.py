"""Each printed sheet, read back: its pages, its words, its figures, its references, its type."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from rules_model.book import BOOK
from rules_model.profiles import profile_of
from rules_model.sheets.sheet import Sheet
from rules_model.world.nation import BY_NAME, UK
from spec_tests.sheets.printed import editions, printed
from spec_tests.sheets.reading import fonts, links, row_of, run, smallest, words

pytestmark = pytest.mark.sheets

EDGE, FOOT_EDGE = 22, 14  # points of white at the sides, and above and below
FIGURES = (
    *("cost", "move", "attack", "defence", "hits", "escort", "intercept", "raid", "raid_dice", "raid_bonus"),
    *("anti_air", "convoy", "convoy_dice", "capacity", "load"),
)
ALWAYS = FIGURES[:5]


def of_kind(kind: str) -> list[tuple[Sheet, str, Path]]:
    return [one for one in printed() if one[0].kind == kind]


def test_every_sheet_has_the_pages_that_it_promises() -> None:
    found = {str(pdf): (len(PdfReader(pdf).pages), sheet.pages) for sheet, _, pdf in printed()}
    assert len(found) > 100
    assert {pdf: pages for pdf, pages in found.items() if pages[0] != pages[1]} == {}


def test_every_page_is_of_its_paper() -> None:
    for _, paper, pdf in printed():
        sides = {"a4": (595, 842), "us-letter": (612, 792)}[paper]
        for page in PdfReader(pdf).pages:
            box = page.mediabox
            assert tuple(sorted((round(float(box.width)), round(float(box.height))))) == sides, pdf


def test_no_word_lies_outside_the_margins() -> None:
    for _, _, pdf in printed():
        for number, page in enumerate(PdfReader(pdf).pages, 1):
            width, height = float(page.mediabox.width), float(page.mediabox.height)
            outside = [
                one.text
                for one in words(pdf)
                if one.page == number
                and (min(one.x0, width - one.x1) < EDGE or min(one.y0, height - one.y1) < FOOT_EDGE)
            ]
            assert outside == [], pdf


def test_no_words_overlap() -> None:
    for _, _, pdf in printed():
        there = sorted(words(pdf), key=lambda one: (one.page, one.middle))
        for place, one in enumerate(there):
            for other in there[place + 1 :]:
                if other.page != one.page or other.middle - one.middle > 3:
                    break
                apart = one.x1 <= other.x0 + 0.5 or other.x1 <= one.x0 + 0.5
                turned = (one.y1 - one.y0) > 2.5 * (one.x1 - one.x0) or (other.y1 - other.y0) > 2.5 * (
                    other.x1 - other.x0
                )
                assert apart or turned, (pdf, one, other)


def test_every_sentence_is_printed_whole() -> None:
    for sheet, _, pdf in printed():
        said = "".join(run("pdftotext", "-raw", str(pdf), "-").split())
        for section in sheet.sections:
            texts = [*(one.text for one in section.lines), *(one.text for one in section.rows)]
            assert [text for text in texts if "".join(text.split()) not in said] == [], pdf


def test_every_reference_is_a_clause_and_every_clause_is_referred_to() -> None:
    for sheet, _, pdf in printed():
        found = {link.clause for link in links(pdf)}
        known = BOOK.clauses.keys() | (BOOK.questions.keys() if sheet.kind == "ballot" else set())
        assert found <= known, pdf
        lines = {one.clauses[0] for section in sheet.sections for one in section.lines}
        assert lines <= found, pdf


def test_type_is_embedded_and_large_enough() -> None:
    for sheet, _, pdf in printed():
        faces = ("+SourceS", *(["+DejaVuSansMono"] if sheet.kind == "ballot" else []))  # what is typed into a file
        assert all(embedded and any(face in name for face in faces) for name, embedded in fonts(pdf)), pdf
        assert smallest(pdf) >= 7.99, pdf


def test_every_sheet_is_tagged_and_says_what_it_is() -> None:
    for sheet, _, pdf in printed():
        reader = PdfReader(pdf)
        root: Any = reader.trailer["/Root"]
        assert reader.metadata is not None
        assert sheet.edition in str(reader.metadata.title), pdf
        assert root["/MarkInfo"]["/Marked"], pdf
        assert str(root["/Lang"]).startswith("en"), pdf


def test_unit_charts_print_what_the_profiles_say() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("units"):
        start = editions()[sheet.ruleset].start
        for link in links(pdf):
            unit = link.clause.rpartition(".")[2].replace("-", "_")
            if ".units." not in link.clause or unit not in start.rules.unit_names:
                continue
            row = profile_of(start, UK, unit)
            figures = [(name, getattr(row, name)) for name in FIGURES]
            expected = [str(value) for name, value in figures if value or (name in ALWAYS and value is not None)]
            told = [one.text for one in row_of(pdf, link, 11) if one.x0 > 120 and "." not in one.text]
            told = [text for before, text in pairwise(["", *told]) if before != "was" and text != "was"]
            assert told[: len(expected)] == expected, (pdf, unit)
            looked_at += 1
    assert looked_at >= 2 * (3 * 14 + 2)


def test_nation_sheets_print_what_objectives_pay() -> None:
    looked_at = 0
    for sheet, _, pdf in of_kind("nation"):
        above = 0.0
        ours = editions()[sheet.ruleset].objectives(BY_NAME[sheet.nation])
        goals = {one.id: one.details for one in ours}
        for link in links(pdf):
            if link.clause in goals:
                band = [one for one in words(pdf) if above - 2 < one.middle < link.y1 + 1]
                paid = [
                    one.text
                    for one, word in pairwise(band)
                    if word.text.strip(",") in ("IPC", "IPCs") and one.text.isdigit()
                ]
                assert str(goals[link.clause].ipcs) in paid, (pdf, link.clause)
                looked_at += 1
            above = link.y1
    assert looked_at >= 2 * (28 + 28)


def test_setup_charts_print_what_the_setup_places() -> None:
    for sheet, _, pdf in of_kind("setup"):
        edition = editions()[sheet.ruleset]
        nation = BY_NAME[sheet.nation]
        (id,) = {id for section in sheet.sections for row in section.rows for id in row.clauses}
        placed = edition.answer(BOOK.clauses[id], edition.start, nation=nation)
        pieces = sum(placed.count(place) for place in placed.forces)
        works = sum(len(built) for built in placed.facilities.values())
        total = [one.text for one in row_of(pdf, links(pdf)[-1]) if one.text.isdigit()]
        assert int(total[-1]) == pieces + works == sum(map(int, total[:-1])), pdf
        said = " ".join(run("pdftotext", "-raw", str(pdf), "-").split())
        for section in sheet.sections:
            for row in section.rows:
                if row.cells and row.kind == "":
                    figures = [cell.text for cell in row.cells if cell.text]
                    assert " ".join([row.label, *figures]) in said, (pdf, row.label)
