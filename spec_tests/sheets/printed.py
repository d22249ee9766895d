"""The sheets of the book, printed once for all tests into the folder of ``make sheets``."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules_model import __version__
from rules_model.book import BOOK
from rules_model.library import PACKAGES, whole_book
from rules_model.sheets.edition import Edition, edition
from rules_model.sheets.kinds import sheets_of
from rules_model.sheets.sheet import Sheet
from spec_tests.sheets.reading import ROOT

OUT = ROOT / "_build" / "sheets"
PAPERS = ("a4", "us-letter")


@cache
def editions() -> dict[str, Edition]:
    """Every rule set that has clauses."""
    whole_book()
    having = {clause.ruleset for clause in BOOK.clauses.values()}
    return {id: edition(id) for id in PACKAGES if id in having}


def sheets() -> list[Sheet]:
    """Every sheet as the book is now."""
    return [sheet for one in editions().values() for sheet in sheets_of(one)]


@cache
def printed() -> tuple[tuple[Sheet, str, Path], ...]:
    """Every sheet with its paper and its file; what does not fit is an error."""
    from sheets.build import Foot, build

    every = sheets()
    result = build(every, OUT, Foot(__version__), tuple(PACKAGES), PAPERS)
    assert not result.overflows, "\n".join(result.overflows)
    return tuple((one, paper, OUT / one.ruleset / paper / f"{one.name}.pdf") for one in every for paper in PAPERS)
