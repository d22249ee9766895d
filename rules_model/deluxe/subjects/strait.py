"""Gibraltar: who passes the strait, and whether the rock works."""

from __future__ import annotations

from typing import Any

from rules_model.deluxe.start import EMPTY
from rules_model.subject import Case, Voice, subject
from rules_model.world.nation import (
    ALLIES,
    AXIS,
    FRANCE,
    GERMANY,
    ITALY,
    NOBODY,
    STRICT_NEUTRAL,
    UK,
    UK_PACIFIC,
    USA,
    VICHY,
)
from rules_model.world.position import Position

WEST, EAST = "Western Peninsula", "Eastern Peninsula"
HOLDERS = (UK, USA, UK_PACIFIC, FRANCE, GERMANY, ITALY, NOBODY, STRICT_NEUTRAL, VICHY)
PEACE, WAR, EUROPE = (), ((AXIS, ALLIES),), ((GERMANY, UK), (ITALY, UK), (GERMANY, FRANCE))
OVER = {"west": HOLDERS, "east": HOLDERS, "wars": (WAR, PEACE, EUROPE)}


def rock(case: Case) -> Position:
    """The two halves, each with its bases, and the wars."""
    position = EMPTY.held(case.west, WEST).held(case.east, EAST)
    for half in (WEST, EAST):
        position = position.with_facility(half, "naval_base").with_facility(half, "air_base")
    for one, other in case.wars:
        position = position.at_war(one, other)
    return position


def barred(clause: Any, case: Case) -> bool | None:
    """While enemies hold a half each, no surface ship passes; in any other hold this clause does not say who does."""
    surface = case.unit in ("destroyer", "sea_transport")
    return False if surface and clause(case.position).name == "SPLIT" else None


subject(
    "3g40.subjects.strait",
    "May the unit pass the strait?",
    Voice("3g40.gibraltar.strait", lambda clause, case: clause(case.position, case.nation, case.unit)),
    Voice("3g40.gibraltar.submarines", lambda clause, case: clause(case.position, case.unit) or None),
    Voice("3g40.gibraltar.hold", barred),
    over={**OVER, "nation": (UK, USA, FRANCE, GERMANY), "unit": ("destroyer", "submarine", "sea_transport", "fighter")},
    position=rock,
)

subject(
    "3g40.subjects.rock",
    "Does the rock work for those who hold it?",
    Voice("3g40.gibraltar.hold", lambda clause, case: clause(case.position).name in ("SOLE", "SHARED")),
    Voice("3g40.gibraltar.bases", lambda clause, case: bool(clause(case.position, WEST)), "west"),
    Voice("3g40.gibraltar.bases", lambda clause, case: bool(clause(case.position, EAST)), "east"),
    Voice("3g40.gibraltar.income", lambda clause, case: bool(clause(case.position))),
    Voice("3g40.gibraltar.repair", lambda clause, case: clause(case.position, case.west), "the western holder"),
    Voice("3g40.gibraltar.repair", lambda clause, case: clause(case.position, case.east), "the eastern holder"),
    Voice("3g40.harbour.operational", lambda clause, case: clause(case.position, WEST), "west"),
    Voice("3g40.harbour.operational", lambda clause, case: clause(case.position, EAST), "east"),
    Voice("3g40.markers.operational-base", lambda clause, case: clause(case.position, WEST), "west"),
    Voice("3g40.markers.operational-base", lambda clause, case: clause(case.position, EAST), "east"),
    over=OVER,
    position=rock,
)

subject(
    "3g40.subjects.rock-income",
    "How much does the rock pay in all?",
    Voice("3g40.gibraltar.income", lambda clause, case: sum(clause(case.position).values())),
    Voice("3g40.gibraltar.hold", lambda clause, case: 2 if clause(case.position).name in ("SOLE", "SHARED") else 0),
    over=OVER,
    position=rock,
)
