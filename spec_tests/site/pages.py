"""The built site as the tests read it: pages, what they load, and the search data."""

from __future__ import annotations

import json
import re
import shutil
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SITE = ROOT / "_build" / "html"
TOOLS = ROOT / "docs" / "_web" / "node_modules"


def built() -> Path:
    """The folder of the site; without one the test is skipped."""
    if not (SITE / "index.html").is_file():
        pytest.skip("no built site (make book)")
    return SITE


def node() -> str:
    """The node of the locked tools, or the one on the path; without one the test is skipped."""
    ours = Path(sys.executable).with_name("node")
    found = str(ours) if ours.exists() else shutil.which("node")
    if found is None or not TOOLS.is_dir():
        pytest.skip("no JavaScript tools (make setup)")
    return found


def pages() -> list[Path]:
    """Every page."""
    return sorted(built().rglob("*.html"))


@cache
def text(page: Path) -> str:
    """The HTML of a page."""
    return page.read_text(encoding="utf-8")


@cache
def search_data() -> dict[str, Any]:
    """What the search of the site knows."""
    script = text(built() / "_static" / "clauses.js")
    data: dict[str, Any] = json.loads(script.removeprefix("var CODEX =").strip().removesuffix(";"))
    return data


def addresses() -> dict[str, str]:
    """Where each clause stands: page and anchor, by id."""
    return {clause["id"]: clause["url"] for clause in search_data()["clauses"]}


def anchor(kind: str, id: str) -> str:
    """The anchor of a clause or question."""
    return f"{kind}-{id.replace('.', '-')}"


def section(address: str) -> str:
    """The HTML of the clause at an address, as far as the next clause."""
    page, _, place = address.partition("#")
    _, found, rest = text(built() / page).partition(f'<section class="clause" id="{place}">')
    assert found, f"{page} has no clause {place}"
    return re.split(r'<section class="clause" id="|<footer>', rest)[0]


class Loads(HTMLParser):
    """Collects what a page fetches, and the anchors that it has."""

    #: Attributes by which a browser fetches something, by tag. A link that one clicks on fetches nothing.
    FETCHING = (
        ("script", "src"), ("img", "src"), ("img", "srcset"), ("link", "href"), ("source", "src"), ("iframe", "src"),
        ("audio", "src"), ("video", "src"), ("object", "data"), ("embed", "src"), ("use", "href"), ("image", "href"),
    )  # fmt: skip

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.anchors: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the attributes of a tag."""
        for name, value in attrs:
            if (tag, name) in self.FETCHING and value:
                self.fetched.append(value)
            if name == "id" and value:
                self.anchors.append(value)
