"""Submarines: whom they hit, who hits them, when they dive, and who pays for a convoy raid."""

from __future__ import annotations

from typing import Any

from rules_model.book import BOOK
from rules_model.deluxe.start import EMPTY, ROSTER
from rules_model.deluxe.submarines import Moment
from rules_model.subject import Case, Missing, Voice, subject
from rules_model.world.force import Piece
from rules_model.world.nation import (
    ALLIES,
    AXIS,
    CANADA,
    GERMANY,
    NOBODY,
    UK,
    USA,
)
from rules_model.world.position import Position

AT_SEA = tuple(unit for unit, classes in ROSTER.items() if "sea" in classes)
IN_THE_AIR = tuple(unit for unit, classes in ROSTER.items() if "air" in classes)
MARKS: tuple[frozenset[str], ...] = (frozenset(), frozenset({"submerged"}), frozenset({"struck first"}))


def boat(case: Case) -> Piece:
    """The submarine of the situation."""
    return Piece(GERMANY, "submarine", case.marks)


def lost(clause: Any, case: Case) -> bool | None:
    """No hit on what cannot be lost; what can be lost is not hit by everybody, so then this clause does not speak."""
    return None if clause(case.position, Piece(GERMANY, case.target, case.marks)) else False


def late(clause: Any, case: Case) -> Any:
    """A defending submarine that has not rolled: its escape is a late dive, as a round begins."""
    if case.moment is not Moment.ROUND_BEGINS:
        return None
    return clause(case.position, "A-20", boat(case), True, False)


subject(
    "3g40.subjects.hit-submarine",
    "May the aircraft hit this unit?",
    Voice(
        "3g40.submarines.aircraft",
        lambda clause, case: clause(
            case.position, case.aircraft, Piece(GERMANY, case.target, case.marks), case.destroyer
        ),
    ),
    Voice("3g40.submarines.casualties", lost),
    over={"aircraft": IN_THE_AIR, "target": AT_SEA, "marks": MARKS, "destroyer": (False, True)},
    position=lambda case: EMPTY,
    when=lambda case: case.target == "submarine" or not case.marks,
)


def fleet(case: Case) -> Position:
    """A German submarine and what lies with it in the zone, at war or not."""
    position = EMPTY.with_force("A-20", GERMANY, case.marks, submarine=1).with_force("A-20", UK, (), **{case.enemy: 1})
    if case.friend:
        position = position.with_force("A-20", USA, (), **{case.friend: 1})
    return position.at_war(AXIS, ALLIES) if case.war else position


subject(
    "3g40.subjects.dive",
    "May the submarine dive at this moment?",
    Voice("3g40.submarines.occasion", lambda clause, case: clause(case.position, "A-20", boat(case), case.moment)),
    Voice(
        "3g40.submarines.dive",
        lambda clause, case: clause(case.position, "A-20", GERMANY, case.moment, Missing()) != case.position,
    ),
    Voice("3g40.submarines.escape", late),
    over={
        "enemy": (*AT_SEA, *IN_THE_AIR[1:4]),
        "friend": ("", "destroyer", "submarine", "fighter"),
        "moment": tuple(Moment),
        "marks": MARKS,
        "war": (True, False),
    },
    position=fleet,
)


def targets_left(clause: Any, case: Case) -> Any:
    """Whether the submarine could hit any enemy, by the rule of what it may hit."""
    return any(clause(case.position, piece.unit) for piece in case.position.enemies("A-20", GERMANY))


def stays_up(clause: Any, case: Case) -> Any:
    """It may dive late just when it has no target; read back from the occasion."""
    if case.position.reading(BOOK.questions["3g40.submarines.later-dive"]) == "once":
        return None
    return not clause(case.position, "A-20", boat(case), Moment.ROUND_BEGINS)


subject(
    "3g40.subjects.late-dive",
    "Does the enemy have a unit that keeps the submarine from a late dive?",
    Voice("3g40.submarines.targets", targets_left),
    Voice("3g40.submarines.occasion", stays_up),
    over={
        "enemy": (*AT_SEA, *IN_THE_AIR),
        "friend": ("", *AT_SEA, *IN_THE_AIR),
        "marks": MARKS[:1],
        "war": (True,),
    },
    position=fleet,
)

# -- convoy raids ------------------------------------------------------------------------------------------------------

EVERYBODY = ((AXIS, ALLIES),)
LANE = EMPTY.charting("A-13", "London", "Nova Scotia", marks=["convoy", "open sea"])
NEAR = EMPTY.charting("A-13", "London", "Nova Scotia", marks=["convoy"])


def hunted(case: Case) -> Position:
    """A zone that touches London and Nova Scotia, with a raider in it."""
    position = (LANE if case.open_sea else NEAR).held(case.london, "London").held(case.nova_scotia, "Nova Scotia")
    for nation in (UK, CANADA, GERMANY):
        position = position.with_cash(nation, case.cash)
    position = position.with_force("A-13", case.raider, (), **{case.unit: 1})
    for one, other in case.wars:
        position = position.at_war(one, other)
    return position


def paid(case: Case, after: Position) -> dict[str, int]:
    """Who has paid how much."""
    nations = [one for one in case.position.treasuries if after.cash(one) != case.position.cash(one)]
    return {one.name: case.position.cash(one) - after.cash(one) for one in nations}


def owed(case: Case, tolls: dict[Any, int]) -> dict[str, int]:
    """What the tolls come to for nations that have so much cash."""
    short = case.position.reading(BOOK.questions["3g40.convoys.short"])
    due = {one.name: min(toll, case.cash) if short == "all" or toll <= case.cash else 0 for one, toll in tolls.items()}
    return {name: toll for name, toll in due.items() if toll}


def surrendered(clause: Any, case: Case) -> dict[str, int]:
    """Each toll of the zone paid by itself."""
    after = case.position
    for nation, toll in BOOK.clause("3g40.convoys.due")(case.position, "A-13").items():
        after = clause(after, nation, toll, "A-13")
    return paid(case, after)


def whole_raid(clause: Any, case: Case) -> dict[str, int] | None:
    """The raids of the whole board; they take long, so it is asked only while everybody fights and can pay."""
    return paid(case, clause(case.position)) if case.cash > 2 and case.wars == EVERYBODY else None


subject(
    "3g40.subjects.convoy",
    "Who pays how much for a raid in one convoy zone?",
    Voice("3g40.convoys.due", lambda clause, case: owed(case, clause(case.position, "A-13"))),
    Voice("3g40.convoys.surrender", surrendered),
    Voice("3g40.convoys.raid", whole_raid),
    over={
        "raider": (GERMANY, UK),
        "unit": ("submarine", "cruiser", "sea_transport"),
        "london": (UK, GERMANY, NOBODY),
        "nova_scotia": (CANADA, GERMANY),
        "open_sea": (False, True),
        "cash": (20, 2),
        "wars": (EVERYBODY, ((GERMANY, UK),), ()),
    },
    position=hunted,
)
