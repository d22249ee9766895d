"""The gallery of the printed sheets: no picture without its file, no file without its picture."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

from spec_tests.site.pages import ROOT, Loads, built, text

pytestmark = pytest.mark.site

FIGURE = re.compile(r'<figure id="(?P<id>[^"]+)">(?P<inside>.*?)</figure>', re.DOTALL)
LINK = re.compile(r'href="(?P<to>sheets/[^"]+)"')
IMAGE = re.compile(r'<img src="(?P<from>[^"]+)" alt="(?P<says>[^"]+)" width="\d+" height="\d+"')


CONF = f"""
import sys
from pathlib import Path
sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / "docs" / "_ext")!r}]
from codex import gallery
gallery.PRINTED = Path(__file__).parent / "printed"
extensions = ["myst_parser", "codex"]
nitpicky = True
primary_domain = "codex"
"""


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


def test_without_printed_sheets_the_page_says_so_and_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    (tmp_path / "conf.py").write_text(CONF, encoding="utf-8")
    (tmp_path / "index.md").write_text("# Sheets\n\n```{gallery}\n```\n", encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-n", str(tmp_path), str(tmp_path / "out")]

    def page() -> str:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
        return (tmp_path / "out" / "index.html").read_text(encoding="utf-8")

    assert "have not been printed yet" in page()
    # A listed sheet without its file, or without its picture, is no sheet; once both are there, the page has it.
    sheet = {
        "ruleset": "delta", "edition": "G40 Delta", "kind": "units", "label": "Unit chart", "title": "Units",
        "nation": "", "pages": 1, "picture": "delta/pictures/units.png", "files": {"a4": "delta/a4/units.pdf"},
    }  # fmt: skip
    printed = tmp_path / "printed"
    (printed / "delta" / "a4").mkdir(parents=True)
    (printed / "delta" / "pictures").mkdir()
    (printed / "contents.json").write_text(json.dumps([sheet]), encoding="utf-8")
    (printed / "delta" / "a4" / "units.pdf").write_bytes(b"%PDF")
    assert "have not been printed yet" in page()
    (printed / "delta" / "pictures" / "units.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(8) + b"\0\0\1\0\0\0\0\x80")
    assert 'alt="G40 Delta, Unit chart: Units" width="256" height="128"' in page()
    assert (tmp_path / "out" / "sheets" / "delta" / "a4" / "units.pdf").is_file()
    (printed / "delta" / "a4" / "units.pdf").unlink()
    assert "have not been printed yet" in page()
    assert not (tmp_path / "out" / "sheets" / "delta" / "pictures" / "units.png").exists()
