"""The objectives of all nations on one sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.sheets.edition import Edition
from rules_model.sheets.nation_sheet import objectives_of
from rules_model.sheets.sheet import Sheet
from rules_model.world.nation import ALLIES, AXIS


def sheets(edition: Edition) -> Iterator[Sheet]:
    """One sheet: the Axis first, then the Allies, each side in the order of turns."""
    nations = [one for side in (AXIS, ALLIES) for one in edition.nations if one.side is side]
    sections = tuple(one for who in nations for one in objectives_of(edition, who, str(who)))
    if sections:
        yield edition.sheet("objectives", "All nations", "Objectives", "columns", sections=sections)
