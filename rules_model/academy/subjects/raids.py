"""Bombing raids of the Academy: what may be raided, and the most that it can cost."""

from __future__ import annotations

from typing import Any

from rules_model.academy.start import EMPTY
from rules_model.subject import Case, Voice, subject
from rules_model.world.nation import AXIS, FRANCE, GERMANY, ITALY, NOBODY, STRICT_NEUTRAL, UK
from rules_model.world.position import Position

HOLDERS = (GERMANY, UK, ITALY, FRANCE, STRICT_NEUTRAL, NOBODY)


def works(case: Case) -> Position:
    """A territory of some value, with a city or none, somebody's, with a factory or none."""
    position = EMPTY.charting(case.place, value=case.value).held(case.holder, case.place)
    if case.holder is not NOBODY:
        position = position.with_cash(case.holder, 99)
    return position.with_facility(case.place, "factory") if case.factory else position


def paid(clause: Any, case: Case) -> int:
    """What the raid costs when more is rolled than it can cost."""
    after = clause(case.position, case.place, 90)
    return int(case.position.cash(case.holder) - after.cash(case.holder))


OVER = {"place": ("Germany", "Western Germany"), "holder": HOLDERS, "value": (6, 1, 0), "factory": (True, False)}

subject(
    "ae41.subjects.raided",
    "May this side raid the place?",
    Voice("ae41.raids.target", lambda clause, case: clause(case.position, case.place, case.attacker)),
    over={**OVER, "attacker": (AXIS, AXIS.enemy)},
    position=works,
)

subject(
    "ae41.subjects.raid-cost",
    "How many IPCs can a raid on the place cost at most?",
    Voice("ae41.raids.maximum", lambda clause, case: clause(case.position, case.place)),
    Voice("ae41.raids.payment", paid),
    over=OVER,
    position=works,
    when=lambda case: case.holder not in (NOBODY, STRICT_NEUTRAL),
)
