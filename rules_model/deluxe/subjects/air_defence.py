"""Scrambles and the limit of three, and who may be bombed by whom."""

from __future__ import annotations

from typing import Any

from rules_model.book import BOOK
from rules_model.deluxe.designation import Use
from rules_model.deluxe.flights import Flight
from rules_model.deluxe.start import EMPTY
from rules_model.subject import Case, Voice, any_table, goes, subject
from rules_model.world.force import Force, Piece
from rules_model.world.nation import ALLIES, AXIS, FRANCE, GERMANY, NOBODY, STRICT_NEUTRAL, UK, USA, Nation
from rules_model.world.position import Position

AIRCRAFT = (
    "fighter",
    "tactical_bomber",
    "strategic_bomber",
    "jet_fighter",
    "super_fortress",
    "war_plane",
    "air_transport",
)
MARKED = frozenset({"designated"})

# -- scrambles and the limit of three ----------------------------------------------------------------------------------


COAST = EMPTY.charting("A-20", "London")


def scrambling(case: Case) -> Position:
    """London's base and aircraft, the enemy off the coast, and defenders who have flown in before."""
    position = COAST.held(case.holder, "London").with_facility("London", "air_base", case.damage)
    position = position.with_force("London", UK, (), **{case.unit: case.number})
    position = position.with_force("A-20", GERMANY, (), **{case.raider: 1})
    if case.in_bound:
        position = position.with_force("A-20", FRANCE, ["in bound"], fighter=case.in_bound)
    return position.at_war(AXIS, ALLIES) if case.war else position


def sent(case: Case) -> Flight:
    """The scramble as a flight."""
    return Flight(UK, "London", "A-20", Force.of(UK, (), **{case.unit: case.number}), reach=4)


def deployed(clause: Any, case: Case) -> Any:
    """The scramble in the step in which defenders deploy."""
    step = BOOK.clause("3g40.turn.deployment")(case.position)
    return clause(case.position, sent(case), Use.SCRAMBLE, GERMANY, step)


SCRAMBLES = {
    "number": (1, 2, 4),
    "in_bound": (0, 2),
    "unit": ("fighter", "strategic_bomber", "war_plane", "jet_fighter"),
    "raider": ("cruiser", "submarine"),
    "holder": (UK, FRANCE, GERMANY),
    "damage": (0, 1),
    "war": (True, False),
}

subject(
    "3g40.subjects.scramble",
    "May these aircraft scramble?",
    Voice("3g40.markers.deployment", deployed),
    Voice(
        "3g40.markers.deploy",
        lambda clause, case: goes(lambda: clause(case.position, sent(case), Use.SCRAMBLE, any_table())),
    ),
    over=SCRAMBLES,
    position=scrambling,
    when=lambda case: bool(case.war),
)


def within(clause: Any, case: Case) -> Any:
    """The limit of the place, where it holds in this phase, for a scramble that nothing else forbids."""
    if case.position.reading(BOOK.questions["3g40.markers.limit-in-missions"]) == "base":
        return None
    arriving = Force.of(UK, (), **{case.unit: case.number})
    fit = BOOK.clause("3g40.markers.scramble")(case.position, "London", "A-20", arriving)
    return clause(case.position, "A-20", arriving) if fit else None


def fit_to_scramble(clause: Any, case: Case) -> Any:
    """The base's own rule, where the limit of the place does not forbid the scramble, or holds in the turns alone."""
    arriving = Force.of(UK, (), **{case.unit: case.number})
    room = BOOK.clause("3g40.markers.limit")(case.position, "A-20", arriving)
    free = case.position.reading(BOOK.questions["3g40.markers.limit-in-missions"]) == "base"
    return clause(case.position, "London", "A-20", arriving) if room or free else None


subject(
    "3g40.subjects.scramble-against-ships",
    "May these undesignated aircraft scramble against ships in the missions phase?",
    Voice(
        "3g40.markers.fleet-interception",
        lambda clause, case: clause(case.position, "London", "A-20", Force.of(UK, (), **{case.unit: case.number})),
    ),
    Voice("3g40.markers.scramble", fit_to_scramble),
    Voice("3g40.markers.limit", within),
    over=SCRAMBLES,
    position=scrambling,
)

# -- who may be bombed by whom -----------------------------------------------------------------------------------------


def target(case: Case) -> Position:
    """A place with a facility or none, somebody's, in war or peace."""
    position = EMPTY.held(case.holder, case.place)
    if case.facility:
        position = position.with_facility(case.place, case.facility)
    return position.at_war(AXIS, ALLIES) if case.war else position


HOLDERS: tuple[Nation, ...] = (GERMANY, UK, FRANCE, STRICT_NEUTRAL, NOBODY)

subject(
    "3g40.subjects.bombed",
    "May these bombers raid the place?",
    Voice(
        "3g40.markers.bombing",
        lambda clause, case: clause(
            case.position,
            case.place,
            Force({Piece(case.nation, case.unit, MARKED if case.designated else frozenset()): 1}),
        ),
    ),
    over={
        "nation": (UK, GERMANY, USA),
        "holder": HOLDERS,
        "place": ("Normandy", "London", "Western Peninsula"),
        "facility": ("minor_factory", "naval_base", "oil_derrick", "radar_tower", ""),
        "unit": AIRCRAFT,
        "designated": (True, False),
        "war": (True, False),
    },
    position=target,
)
