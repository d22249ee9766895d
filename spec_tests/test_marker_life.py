"""The life of one assignment marker: a British fighter's, through a British turn, a German one and the missions phase.

Every reading of the texts that disagree is played. What the fighter may do, and where its marker lies, is written down
here by hand for each reading; the clauses must come to the same.
Not proved here: ranges and landings, which need figures that no source gives.
"""

from __future__ import annotations

from itertools import product

import pytest

from rules_model.deluxe import markers, turn
from rules_model.deluxe.air_defence import LIMIT, within_limit
from rules_model.deluxe.deployment import deploy, land, may_deploy
from rules_model.deluxe.designated_missions import may_escort, may_intercept_bombers
from rules_model.deluxe.designation import AFTER_DEFENCE, COUNTED, KEEPING, Use, spend
from rules_model.deluxe.flights import Flight
from rules_model.deluxe.frozen import may_use_in_own_turn
from rules_model.deluxe.markers import ASSIGNMENT_STEP, REMOVAL_DUTY, REMOVAL_STEP, designate, relieve
from rules_model.deluxe.start import EMPTY
from rules_model.deluxe.turn import DEPLOYMENT
from rules_model.table import script
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, UK, USA
from rules_model.world.position import Position

STEPS = range(1, 11)
COMBAT_MOVEMENT, NONCOMBAT_MOVEMENT = 4, 7

#: In which step the text of each reading has a marker taken off, put down, and a defender deployed.
REMOVED_IN = {"sequence": 1, "later-texts": 3}
ASSIGNED_IN = {"sequence": 2, "designation": 3, "glossary": 4}
DEPLOYED_IN = {"sequence": 5, "designation": 4}

#: Whether the fighter still has its marker after it has scrambled, or flown in, by reading.
KEPT = {
    ("needed", Use.SCRAMBLE): True,
    ("needed", Use.FLIES_IN): False,
    ("deployed", Use.SCRAMBLE): False,
    ("deployed", Use.FLIES_IN): False,
    ("survivors", Use.SCRAMBLE): True,
    ("survivors", Use.FLIES_IN): True,
}


def board() -> Position:
    """A fighter in London with last round's marker, a cruiser off the coast, an air base, and a German raider."""
    position = EMPTY.at_war(UK, GERMANY).held(UK, "London").charting("A-20", "London")
    position = position.with_facility("London", "air_base").with_force("A-20", UK, cruiser=1)
    return position.with_force("London", UK, ["designated"], fighter=1)


def designated(position: Position, place: str = "London") -> bool:
    """Whether the fighter has a marker."""
    return position.count(place, UK, unit="fighter", mark="designated") == 1


def free(position: Position) -> bool:
    """Whether the fighter can be used just now in its own turn."""
    fighters = position.force("London").only(UK, unit="fighter")
    return all(bool(may_use_in_own_turn(position, piece, UK)) for piece in fighters)


def own_turn(position: Position, mark: bool) -> tuple[Position, dict[int, bool]]:
    """The British turn: the position after it, and whether the fighter lay under a marker at the end of each step."""
    seen: dict[int, bool] = {}
    for step in STEPS:
        if step == markers.removal_step(position):
            position = relieve(position, UK, script())
        if step == markers.assignment_step(position) and mark:
            position = designate(position, UK, "London", script() if designated(position) else script(1))
        seen[step] = designated(position)
        assert free(position) is not seen[step]
    return position, seen


def enemy_turn(position: Position, use: Use) -> tuple[Position, int]:
    """The German turn: a cruiser attacks A-20, the fighter goes there, survives and lands; and the step it went in."""
    position = position.with_force("A-20", GERMANY, cruiser=1)
    flight = Flight(UK, "London", "A-20", position.force("London").only(UK, unit="fighter"), reach=4)
    deployed = 0
    for step in STEPS:
        if may_deploy(position, flight, use, GERMANY, step) and not deployed:
            keeps = [True] if KEPT[position.reading(AFTER_DEFENCE), use] and owner_chooses(position) else []
            position, deployed = deploy(position, flight, use, script(*keeps)), step
    position = land(position, "A-20", "London", position.force("A-20").only(UK, mark="in bound"))
    return position.without("A-20", Force.of(GERMANY, cruiser=1)), deployed


def owner_chooses(position: Position) -> bool:
    """Whether the owner is asked about a marker that was not needed; under the FAQ's reading he never is."""
    return position.reading(KEEPING) == "owner" and position.reading(AFTER_DEFENCE) != "survivors"


READINGS = sorted(
    product(REMOVED_IN, ASSIGNED_IN, DEPLOYED_IN, ("needed", "deployed", "survivors"), ("stays", "owner"))
)


@pytest.mark.parametrize("use", [Use.SCRAMBLE, Use.FLIES_IN], ids=lambda use: use.name.lower())
@pytest.mark.parametrize(("removal", "assignment", "deployment", "after", "keeping"), READINGS)
def test_a_marker_through_a_round(
    removal: str, assignment: str, deployment: str, after: str, keeping: str, use: Use
) -> None:
    position = board().reads(REMOVAL_STEP, removal).reads(ASSIGNMENT_STEP, assignment)
    position = position.reads(DEPLOYMENT, deployment).reads(AFTER_DEFENCE, after).reads(KEEPING, keeping)

    # The British turn. Last round's marker comes off, a new one goes down; in between the fighter is free.
    off, on = REMOVED_IN[removal], ASSIGNED_IN[assignment]
    position, seen = own_turn(position, mark=True)
    if on < off:  # the two texts do not fit together: whatever is assigned before the removal comes off again
        assert [step for step in STEPS if not seen[step]] == list(range(off, 11))
        return
    assert [step for step in STEPS if not seen[step]] == list(range(off, on))
    assert seen[COMBAT_MOVEMENT]
    assert seen[NONCOMBAT_MOVEMENT]

    # The German turn. The fighter defends A-20 and comes home.
    position, step = enemy_turn(position, use)
    assert step == DEPLOYED_IN[deployment]
    assert designated(position) is KEPT[after, use]

    # The missions phase. With its marker it may escort or intercept elsewhere; without, only over its own head.
    fighter = position.force("London").only(UK, unit="fighter")
    assert bool(may_escort(position, fighter)) is KEPT[after, use]
    assert bool(may_intercept_bombers(position, "London", "Normandy", fighter)) is KEPT[after, use]
    assert may_intercept_bombers(position, "London", "London", fighter)

    # Once it has escorted, the marker is gone, and with it the choice of intercepting elsewhere.
    position = spend(position, "London", fighter, Use.ESCORT, script())
    fighter = position.force("London").only(UK, unit="fighter")
    assert not designated(position)
    assert not may_intercept_bombers(position, "London", "Normandy", fighter)

    # The next British turn finds nothing to take off and leaves the fighter free.
    position, seen = own_turn(position, mark=False)
    assert not any(seen.values())


def test_a_marker_that_was_never_used_comes_off_in_the_next_turn() -> None:
    position, seen = own_turn(board(), mark=False)
    assert not any(seen.values())
    assert position.since(board()) == ["UK Europe relieves 1 fighter in London"]


def test_home_defence_and_home_interception_leave_the_marker() -> None:
    position = board()
    fighter = position.force("London").only(UK, unit="fighter")
    owner = position.reads(KEEPING, "owner")
    for use in (Use.STATIONED, Use.HOME_INTERCEPTION):
        assert designated(spend(position, "London", fighter, use, script()))
        assert designated(spend(owner, "London", fighter, use, script(True)))
        assert not designated(spend(owner, "London", fighter, use, script(False)))


def test_where_removal_is_a_choice_the_fighter_can_stay_frozen_for_another_turn() -> None:
    position = board().reads(REMOVAL_DUTY, "may")
    kept = relieve(position, UK, script(0))
    assert designated(kept)
    assert not free(kept)
    assert free(relieve(position, UK, script(1)))


@pytest.mark.parametrize(
    ("limit", "fourth_of_same_nation", "fourth_of_another"),
    [("place", False, False), ("nation", False, True), ("any", True, True)],
)
def test_a_fourth_defender(limit: str, fourth_of_same_nation: bool, fourth_of_another: bool) -> None:
    position = EMPTY.with_force("A-20", UK, ["in bound"], fighter=3).reads(LIMIT, limit)
    assert bool(within_limit(position, "A-20", Force.of(UK, fighter=1))) is fourth_of_same_nation
    assert bool(within_limit(position, "A-20", Force.of(USA, fighter=1))) is fourth_of_another


@pytest.mark.parametrize(("counted", "room"), [("arriving", 3), ("all-designated", 2)])
def test_whether_a_stationed_marker_takes_up_room(counted: str, room: int) -> None:
    position = board().reads(COUNTED, counted)
    assert within_limit(position, "London", Force.of(UK, fighter=room))
    assert not within_limit(position, "London", Force.of(UK, fighter=room + 1))


def test_a_flight_is_of_one_nation() -> None:
    with pytest.raises(ValueError, match="a flight of UK Europe cannot have 1 Germany fighter"):
        Flight(UK, "London", "A-20", Force.of(GERMANY, fighter=1))


def test_the_texts_number_the_steps_as_written_down_here() -> None:
    assert {text: markers.removal_step(EMPTY.reads(REMOVAL_STEP, text)) for text in REMOVED_IN} == REMOVED_IN
    assert {text: markers.assignment_step(EMPTY.reads(ASSIGNMENT_STEP, text)) for text in ASSIGNED_IN} == ASSIGNED_IN
    assert {text: turn.deployment_step(EMPTY.reads(DEPLOYMENT, text)) for text in DEPLOYED_IN} == DEPLOYED_IN
