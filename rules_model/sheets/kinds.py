"""The kinds of sheets. A kind is one module with a function from an edition to its sheets; here they are in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rules_model.sheets import (
    advantage_cards,
    ballot,
    battle_cards,
    differences,
    nation_sheet,
    objectives_sheet,
    phase_cards,
    politics_sheet,
    setup_chart,
    tracker,
    unit_chart,
)
from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Sheet


@dataclass(frozen=True)
class Kind:
    """A kind of sheet."""

    key: str  #: the first part of its files' names
    title: str  #: as the gallery calls it
    make: Callable[[Edition], Iterable[Sheet]]  #: its sheets for a rule set; none where it does not apply


KINDS = (
    Kind("nation", "Nation sheets", nation_sheet.sheets),
    Kind("units", "Unit chart", unit_chart.sheets),
    Kind("battle", "Battle cards", battle_cards.sheets),
    Kind("setup", "Setup charts", setup_chart.sheets),
    Kind("turn", "Turn card", phase_cards.turn_cards),
    Kind("missions", "Strategic missions card", phase_cards.missions_cards),
    Kind("fortunes", "Fortunes of war card", phase_cards.fortunes_cards),
    Kind("objectives", "Objectives of all nations", objectives_sheet.sheets),
    Kind("politics", "Politics", politics_sheet.sheets),
    Kind("tracker", "Tracker", tracker.sheets),
    Kind("differences", "Differences", differences.sheets),
    Kind("ballot", "Ballot", ballot.sheets),
    Kind("cards", "Advantage cards", advantage_cards.sheets),
)


def sheets_of(edition: Edition) -> tuple[Sheet, ...]:
    """Every sheet of a rule set, kind by kind."""
    return tuple(sheet for kind in KINDS for sheet in kind.make(edition))
