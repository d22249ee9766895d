"""Assignment markers through a round, and which uses need one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules_model.book import BOOK
from rules_model.deluxe.designation import Use
from rules_model.deluxe.flights import Flight
from rules_model.deluxe.start import EMPTY
from rules_model.subject import Case, Missing, Voice, any_table, subject
from rules_model.world.force import Force, Piece
from rules_model.world.nation import ALLIES, AXIS, FRANCE, GERMANY, UK, USA
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
STEPS = tuple(range(1, 11))


def team(case: Case) -> Force:
    """So many of that aircraft."""
    return Force({Piece(UK, case.unit, MARKED if case.designated else frozenset()): case.number})


def by_kind(clause: Any, case: Case) -> Any:
    """The kind alone, in the step in which markers are put down; in any other step this clause does not speak."""
    right = BOOK.clause("3g40.markers.assignment-step")(case.position)
    return clause(case.position, case.unit) if case.step == right else None


def placed(clause: Any, case: Case) -> bool | None:
    """Whether a marker lies under the aircraft once its owner has put down all that he may, in the right step."""
    if case.step != BOOK.clause("3g40.markers.assignment-step")(case.position):
        return None
    after = clause(case.position, UK, "London", Missing())
    return bool(after.count("London", UK, mark="designated"))


subject(
    "3g40.subjects.designated",
    "May an aircraft that has not moved be given an assignment marker in this step?",
    Voice("3g40.markers.choice", lambda clause, case: clause(case.position, Piece(UK, case.unit), case.step)),
    Voice("3g40.markers.kinds", by_kind),
    Voice("3g40.markers.placing", placed),
    over={"unit": AIRCRAFT, "step": STEPS, "number": (1, 2)},
    position=lambda case: EMPTY.with_force("London", UK, (), **{case.unit: case.number}),
)


def kept(clause: Any, case: Case) -> bool | None:
    """Whether a use leaves the marker where it is; None where its owner may choose."""
    fate = clause(case.position, case.use)
    return None if fate == "may stay" else bool(fate == "must stay")


def still_marked(clause: Any, case: Case) -> bool | None:
    """Whether every marker is there after the use; None where its owner has been asked."""
    table = Missing()
    after = clause(case.position, "London", case.position.force("London"), case.use, table)
    return None if table.asked else bool(after.count("London", mark="designated") == case.number)


def owner_chooses(clause: Any, case: Case) -> bool | None:
    """Where the owner may choose, that is the answer."""
    return True if clause(case.position, case.use) == "may stay" else None


subject(
    "3g40.subjects.marker-after-use",
    "Does a designated aircraft keep its marker when it has been used so?",
    Voice("3g40.markers.after-use", kept),
    Voice("3g40.markers.spent", still_marked),
    Voice("3g40.markers.after-use", owner_chooses, "its owner's choice"),
    over={"use": tuple(Use), "unit": AIRCRAFT[:5], "number": (1, 2, 3)},
    position=lambda case: EMPTY.with_force("London", UK, MARKED, **{case.unit: case.number}),
)


def free(clause: Any, case: Case) -> bool:
    """Whether every such aircraft may be used in the turn, before or after the markers have been taken off in it."""
    position = case.position
    if case.relieved:
        position = BOOK.clause("3g40.markers.removal")(position, case.turn, any_table())
    return all(clause(position, one, case.turn) for one in position.force("London"))


subject(
    "3g40.subjects.relieved",
    "May the aircraft be used in this nation's turn, before or after the markers have been taken off in it?",
    Voice("3g40.markers.freeze", free),
    over={
        "unit": AIRCRAFT,
        "designated": (True, False),
        "turn": (UK, USA, GERMANY),
        "relieved": (True, False),
        "number": (1, 2),
    },
    position=lambda case: EMPTY.with_force("London", UK, MARKED if case.designated else (), **{case.unit: case.number}),
)

# -- which uses need a marker: the list against the clause that permits each use ---------------------------------------


def besieged(case: Case) -> Position:
    """London with an air base and the aircraft; off the coast a German fleet and a French ship; Normandy to raid."""
    position = EMPTY.at_war(AXIS, ALLIES).charting("A-20", "London", "Normandy").charting("Normandy", "A-20")
    position = position.held(UK, "London").with_facility("London", "air_base").held(GERMANY, "Normandy")
    position = position.with_facility("Normandy", "minor_factory").with_force("A-20", GERMANY, battleship=1)
    position = position.with_force("A-20", FRANCE, cruiser=1)
    return position.with_pieces("London", team(case))


def permitted(use: Use, ask: Callable[[Any, Case], Any]) -> Callable[[Any, Case], Any]:
    """A permission that speaks only where the aircraft is put to this use."""
    return lambda clause, case: ask(clause, case) if case.use is use else None


def flight(case: Case) -> Flight:
    """From London over the sea beside it."""
    return Flight(UK, "London", "A-20", team(case), reach=4)


subject(
    "3g40.subjects.needs-marker",
    "May an aircraft that is fit for the use be put to it with, or without, a marker?",
    Voice("3g40.markers.required", lambda clause, case: case.designated or not clause(case.position, case.use)),
    Voice("3g40.markers.fly-in", permitted(Use.FLIES_IN, lambda clause, case: clause(case.position, flight(case)))),
    Voice(
        "3g40.markers.scramble",
        permitted(Use.SCRAMBLE, lambda clause, case: clause(case.position, "London", "A-20", team(case))),
    ),
    Voice(
        "3g40.markers.bombing",
        permitted(Use.BOMBING, lambda clause, case: clause(case.position, "Normandy", team(case))),
    ),
    Voice("3g40.markers.escort", permitted(Use.ESCORT, lambda clause, case: clause(case.position, team(case)))),
    Voice(
        "3g40.markers.escort",
        permitted(Use.FLEET_ESCORT, lambda clause, case: clause(case.position, team(case), of_own_fleet=True)),
        "of its own fleet",
    ),
    Voice(
        "3g40.markers.interception",
        permitted(Use.INTERCEPTION, lambda clause, case: clause(case.position, "London", "Normandy", team(case))),
    ),
    Voice(
        "3g40.markers.interception",
        permitted(Use.HOME_INTERCEPTION, lambda clause, case: clause(case.position, "London", "London", team(case))),
        "at home",
    ),
    over={
        "use": tuple(use for use in Use if use is not Use.STATIONED),
        "designated": (True, False),
        "unit": ("fighter", "tactical_bomber", "strategic_bomber"),
        "number": (1, 2, 3),
    },
    position=besieged,
    when=lambda case: (case.unit == "fighter") == (case.use is not Use.BOMBING),
)
