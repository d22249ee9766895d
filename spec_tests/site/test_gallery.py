"""The gallery of the printed sheets: no picture without its file, no file without its picture."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from spec_tests.site.pages import ROOT, Loads, built, text

pytestmark = pytest.mark.site

FIGURE = re.compile(r'<figure id="(?P<id>[^"]+)">(?P<inside>.*?)</figure>', re.DOTALL)
LINK = re.compile(r'href="(?P<to>sheets/[^"]+)"')
IMAGE = re.compile(r'<img src="(?P<from>[^"]+)" alt="(?P<says>[^"]+)" width="\d+" height="\d+"')


def gallery() -> str:
    """The page; without printed sheets the test is skipped."""
    page = text(built() / "sheets-gallery.html")
    if "have not been printed" in page:
        pytest.skip("no printed sheets on the site (make book)")
    return page


def offered() -> set[str]:
    """Every file that the page offers."""
    return {found["to"] for found in LINK.finditer(gallery())}


def test_every_picture_has_its_words_and_its_files() -> None:
    figures = [*FIGURE.finditer(gallery())]
    assert len(figures) > 60
    said = set()
    for figure in figures:
        (picture,) = IMAGE.finditer(figure["inside"])
        assert (built() / picture["from"]).is_file()
        files = {found["to"] for found in LINK.finditer(figure["inside"])}
        assert files
        assert all((built() / file).is_file() and file.endswith(".pdf") for file in files)
        assert {Path(file).stem for file in files} == {Path(picture["from"]).stem}
        said.add(unescape(picture["says"]))
    assert len(said) == len(figures)


def test_every_sheet_and_every_bundle_is_offered() -> None:
    contents = json.loads((ROOT / "_build" / "sheets" / "contents.json").read_text(encoding="utf-8"))
    expected = {f"sheets/{path}" for one in contents for path in one["files"].values()}
    assert {file for file in offered() if file.endswith(".pdf")} == expected
    rulesets = {one["ruleset"] for one in contents}
    papers = {paper for one in contents for paper in one["files"]}
    bundles = {f"sheets/{id}/codex1940-{id}-{paper}.zip" for id in rulesets for paper in papers}
    assert {file for file in offered() if file.endswith(".zip")} == bundles


def test_nothing_lies_there_that_is_not_offered() -> None:
    pictures = {found["from"] for found in IMAGE.finditer(gallery())}
    there = {one.relative_to(built()).as_posix() for one in (built() / "sheets").rglob("*") if one.is_file()}
    assert there == offered() | pictures


def test_a_nation_leads_to_its_pictures() -> None:
    page = gallery()
    anchors = set(Loads(page).anchors)
    nations = re.findall(r'<dl class="simple facts sheets-by-nation">(.*?)</dl>', page, re.DOTALL)
    found = {place for one in nations for place in re.findall(r'href="#([^"]+)"', one)}
    assert found <= anchors
    assert {figure["id"] for figure in FIGURE.finditer(page)} == found
