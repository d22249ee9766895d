"""A printed sheet as the tests read it: its words with their boxes, its links, its faces and sizes of type."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from html import unescape
from pathlib import Path
from re import finditer
from typing import Any

import pytest
from pypdf import PdfReader

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "docs" / "_ext"))
EDGES = (("xMin", "x0"), ("yMin", "y0"), ("xMax", "x1"), ("yMax", "y1"))
BOX = " ".join(f'{theirs}="(?P<{ours}>[^"]+)"' for theirs, ours in EDGES)
WORD = f"<word {BOX}>(?P<text>.*?)</word>"


@dataclass(frozen=True)
class Word:
    """A word on a page; lengths in points from the top left corner."""

    page: int
    text: str
    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def middle(self) -> float:
        """Its height on the page."""
        return (self.y0 + self.y1) / 2


@dataclass(frozen=True)
class Link:
    """A link on a page."""

    page: int
    clause: str
    x0: float
    y0: float
    x1: float
    y1: float


def need(tool: str) -> str:
    """A tool of poppler; without it the test is skipped, where CI is set it fails."""
    found = shutil.which(tool)
    if found is None:
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(f"no {tool}: install poppler-utils")
        pytest.skip("no PDF tools (poppler-utils)")
    return found


def run(tool: str, *arguments: str) -> str:
    """What a tool of poppler says."""
    return subprocess.run([need(tool), *arguments], check=True, capture_output=True, text=True).stdout


@cache
def words(pdf: Path) -> tuple[Word, ...]:
    """Every word, page by page."""
    found = []
    for page, part in enumerate(run("pdftotext", "-bbox", str(pdf), "-").split("<page ")[1:], 1):
        for one in finditer(WORD, part):
            box = [float(one[name]) for name in ("x0", "y0", "x1", "y1")]
            found.append(Word(page, unescape(one["text"]), *box))
    return tuple(found)


@cache
def links(pdf: Path) -> tuple[Link, ...]:
    """Every link to a clause."""
    found = []
    for number, page in enumerate(PdfReader(pdf).pages, 1):
        height = float(page.mediabox.height)
        for annotation in page.get("/Annots", []):
            one: Any = annotation.get_object()
            address = str(one["/A"]["/URI"])
            x0, y0, x1, y1 = (float(edge) for edge in one["/Rect"])
            clause = address.rpartition("/c/")[2].removesuffix(".html")
            found.append(Link(number, clause, x0, height - y1, x1, height - y0))
    return tuple(found)


def fonts(pdf: Path) -> list[tuple[str, bool]]:
    """Every face and whether it is embedded."""
    rows = run("pdffonts", str(pdf)).splitlines()[2:]
    return [(row.split()[0], row.split()[-5] == "yes") for row in rows]


def smallest(pdf: Path) -> float:
    """The smallest type on it, in points."""
    sizes: list[float] = []

    def visit(text: str, outer: list[float], inner: list[float], face: object, size: float) -> None:
        if text.strip():
            scale = abs(inner[0] * inner[3] - inner[1] * inner[2]) ** 0.5
            sizes.append(size * scale * abs(outer[0] * outer[3] - outer[1] * outer[2]) ** 0.5)

    for page in PdfReader(pdf).pages:
        page.extract_text(visitor_text=visit)
    return min(sizes)


def row_of(pdf: Path, link: Link, slack: float = 3) -> list[Word]:
    """The words at the height of a link, from left to right."""
    middle = (link.y0 + link.y1) / 2
    there = [one for one in words(pdf) if one.page == link.page and abs(one.middle - middle) <= slack]
    return sorted(there, key=lambda one: one.x0)
