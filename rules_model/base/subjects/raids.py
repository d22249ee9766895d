"""Who bombs what, and who scrambles: the permissions against the deeds."""

from __future__ import annotations

from typing import Any

from rules_model.base.start import FACILITIES, START
from rules_model.base.turn import Phase
from rules_model.book import BOOK
from rules_model.subject import Case, Voice, goes, subject
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, AXIS, CHINA, FRANCE, GERMANY, JAPAN, UK, USA
from rules_model.world.position import Position

UNDER = ("g40", "alpha2", "delta")
AIRCRAFT = ("strategic_bomber", "tactical_bomber", "fighter")


def bombed(case: Case) -> Position:
    """The combat move of the raider, over a place with this facility alone."""
    position = START.held(case.holder, "Normandy Bordeaux").with_facilities("Normandy Bordeaux", ())
    position = position.with_facility("Normandy Bordeaux", case.facility)
    position = position.with_force("Normandy Bordeaux", case.nation, (), **{case.unit: 1})
    position = position.noting("phase began", None, "", nation=case.nation, amount=int(Phase.COMBAT_MOVE))
    return position.at_war(AXIS, ALLIES) if case.war else position


def permitted(clause: Any, case: Case) -> Any:
    """The permission for this unit and this facility, where there is a war."""
    if not case.position.is_at_war(case.nation, case.holder):
        return None
    return clause(case.position, case.nation, case.unit, case.facility)


subject(
    "g40.subjects.bombed",
    "May the nation raid this facility with this unit?",
    Voice(
        "g40.sbr.declaration",
        lambda clause, case: goes(
            lambda: clause(case.position, "Normandy Bordeaux", Force.of(case.nation, (), **{case.unit: 1}))
        ),
    ),
    Voice("g40.sbr.targets", permitted),
    over={
        "nation": (GERMANY, UK, JAPAN, USA, CHINA),
        "holder": (FRANCE, UK, GERMANY, JAPAN),
        "facility": tuple(FACILITIES),
        "unit": AIRCRAFT,
        "war": (True, False),
    },
    position=bombed,
    under=UNDER,
)

# -- scrambles ---------------------------------------------------------------------------------------------------------

ZONE = "Sea Zone 110"
HOME = START.at_war(AXIS, ALLIES)


def shelled(case: Case) -> Position:
    """Britain's air base and aircraft; a German fleet off the coast, British ships in it or none."""
    position = HOME if case.war else START
    position = position.held(case.holder, "United Kingdom").with_facilities("United Kingdom", ())
    position = position.with_facility("United Kingdom", "air_base", case.damage)
    position = position.with_force("United Kingdom", UK, (), **{case.unit: 4}).with_force(
        ZONE, GERMANY, (), **{case.raider: 1}
    )
    if case.defender:
        position = position.with_force(ZONE, UK, (), **{case.defender: 1})
    return position.noting("phase began", None, "", nation=GERMANY, amount=int(Phase.CONDUCT_COMBAT))


def risers(case: Case) -> Force:
    """So many of the aircraft."""
    return Force.of(UK, (), **{case.unit: case.number})


def too_many(clause: Any, case: Case) -> bool | None:
    """No more than all bases beside the zone may send; fewer may still be forbidden by another rule."""
    return False if case.number > clause(case.position, ZONE, GERMANY) else None


subject(
    "g40.subjects.scramble",
    "May so many of these aircraft scramble?",
    Voice(
        "g40.scramble.team", lambda clause, case: clause(case.position, "United Kingdom", ZONE, risers(case), GERMANY)
    ),
    Voice(
        "g40.scramble.launch",
        lambda clause, case: goes(lambda: clause(case.position, "United Kingdom", ZONE, risers(case), GERMANY)),
    ),
    Voice("g40.scramble.several-bases", too_many),
    over={
        "number": (1, 2, 3, 4),
        "unit": AIRCRAFT,
        "defender": ("destroyer", "", "transport", "submarine"),
        "raider": ("cruiser", "submarine", "transport"),
        "damage": (0, 2, 3, 6),
        "holder": (UK, FRANCE, USA),
        "war": (True, False),
    },
    position=shelled,
    under=UNDER,
)


def most(clause: Any, case: Case) -> Any:
    """Whether not one more rises than the bases beside the zone may send."""
    return case.number <= clause(case.position, ZONE, GERMANY)


def one_base(clause: Any, case: Case) -> Any:
    """The same of the one base that there is, by its own limit and by whether it works."""
    works = BOOK.clause("g40.scramble.base")(case.position, "United Kingdom")
    fights = case.position.is_at_war(case.holder, GERMANY)
    return case.number <= (clause(case.position, case.holder) if works and fights else 0)


subject(
    "g40.subjects.scramble-limit",
    "Is there room for so many scrambling aircraft over a zone beside one base?",
    Voice("g40.scramble.several-bases", most),
    Voice("g40.scramble.limit", one_base),
    over={
        "number": (1, 2, 3, 4, 5),
        "unit": ("fighter",),
        "defender": ("destroyer",),
        "raider": ("cruiser",),
        "damage": (0, 2, 3, 6),
        "holder": (UK, FRANCE, GERMANY),
        "war": (True, False),
    },
    position=shelled,
    under=UNDER,
)
