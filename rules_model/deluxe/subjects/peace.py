"""What peace forbids: the paragraph of each nation against the rule that gathers them."""

from __future__ import annotations

from typing import Any

from rules_model.deluxe.peace import Deed
from rules_model.deluxe.start import EMPTY
from rules_model.subject import Case, Voice, subject
from rules_model.world.nation import (
    ANZAC,
    CHINA,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    POWERS,
    PRO_ALLIES,
    PRO_AXIS,
    STRICT_NEUTRAL,
    UK,
    UK_PACIFIC,
    USA,
    USSR,
    VICHY,
)
from rules_model.world.position import Position

WARS = (
    *((), ((GERMANY, USSR),), ((ITALY, USSR),), ((JAPAN, USSR),), ((JAPAN, USA),), ((GERMANY, USA),)),
    *(((JAPAN, UK_PACIFIC),), ((JAPAN, ANZAC),), ((JAPAN, CHINA),), ((GERMANY, UK),), ((GERMANY, ANZAC),)),
)


def fighting(case: Case) -> Position:
    """The wars, and who holds Persia."""
    position = EMPTY.held(case.persia, "Persia")
    for one, other in case.wars:
        position = position.at_war(one, other)
    return position


def of(*nations: Any) -> Any:
    """A paragraph speaks for its own nations alone."""
    return lambda clause, case: clause(case.position, case.deed) if case.nation in nations else None


def pacific(clause: Any, case: Case) -> Any:
    """The paragraph of the Pacific Allies."""
    return clause(case.position, case.nation, case.deed) if case.nation in (UK_PACIFIC, ANZAC) else None


subject(
    "3g40.subjects.peace",
    "May the nation do this while it fights these wars and no others?",
    Voice("3g40.peace.may", lambda clause, case: clause(case.position, case.nation, case.deed)),
    Voice("3g40.peace.soviet-union", of(USSR)),
    Voice("3g40.peace.united-states", of(USA)),
    Voice("3g40.peace.pacific-allies", pacific),
    Voice("3g40.peace.japan", of(JAPAN)),
    over={"nation": POWERS, "deed": tuple(Deed), "wars": WARS, "persia": (NOBODY,)},
    position=fighting,
)


def neutral_holder(case: Case) -> bool:
    """Whether the place is neutral land beyond doubt."""
    return case.persia in (STRICT_NEUTRAL, PRO_ALLIES, PRO_AXIS)


subject(
    "3g40.subjects.neutral-land",
    "May the nation enter neutral land?",
    Voice("3g40.peace.neutral-land", lambda clause, case: clause(case.position, case.nation, "Persia")),
    Voice(
        "3g40.peace.may",
        lambda clause, case: clause(case.position, case.nation, Deed.NEUTRALS) if neutral_holder(case) else None,
    ),
    over={"nation": POWERS, "persia": (PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL, VICHY, UK, NOBODY), "wars": WARS},
    position=fighting,
)
