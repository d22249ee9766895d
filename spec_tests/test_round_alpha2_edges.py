"""Alpha +2 in a played game: bonuses as a turn begins, what is remembered, troops for a France in passing, a scramble.

What this does not prove: that every other objective is asked at its time.
"""

from __future__ import annotations

import pytest

from rules_model.alpha2.objectives import FOLLOWING_TURN, WHAT_INVADES, japan_at_peace
from rules_model.alpha2.start import START, opening
from rules_model.base.turn import Phase
from rules_model.objective import pays
from rules_model.rounds.game import Game
from rules_model.rounds.orders import Move, Scramble
from rules_model.rounds.tables import Played
from rules_model.table import script
from rules_model.world.force import Force
from rules_model.world.nation import ANZAC, FRANCE, GERMANY, JAPAN, UK, UK_PACIFIC, USSR, Nation
from rules_model.world.position import Position


def declared() -> Position:
    """Japan has declared war on the Soviet Union."""
    return START.at_war(JAPAN, USSR).noting("declared war", None, "", nation=JAPAN, other=USSR)


def begun(position: Position, nation: Nation) -> Position:
    """The board as a nation's turn begins."""
    game = Game(position, script(), nation)
    game.begin_turn()
    return game.position


def test_a_bonus_comes_as_the_right_turn_begins() -> None:
    assert [begun(declared(), nation).cash(USSR) for nation in (UK, USSR)] == [0, 12]
    anybody = declared().reads(FOLLOWING_TURN, "next-turn")
    assert begun(anybody, UK).cash(USSR) == 12
    assert begun(begun(anybody, UK), USSR).cash(USSR) == 12


def test_a_power_without_its_capital_gets_no_bonus_as_its_turn_begins() -> None:
    assert begun(declared().held(GERMANY, "Russia"), USSR).cash(USSR) == 0


@pytest.mark.parametrize(("units", "bonus"), [({"infantry": 1, "fighter": 1}, 0), ({"fighter": 1}, 10)])
def test_troops_that_are_thrown_back_have_invaded(units: dict[str, int], bonus: int) -> None:
    board = opening().at_war(JAPAN, FRANCE).with_force("French Indo-China", FRANCE, infantry=9)
    board = board.with_force("Kwangsi", JAPAN, fighter=1)
    game = Game(board, Played(seed=1), JAPAN)
    game.begin_turn()
    game.begin(Phase.PURCHASE_AND_REPAIR)
    game.begin(Phase.COMBAT_MOVE)
    verdict = game.order(Move(JAPAN, ("Kwangsi", "French Indo-China"), units))
    assert verdict.allowed, verdict
    game.begin(Phase.CONDUCT_COMBAT)
    game.fight()
    assert game.position.holder("French Indo-China") == FRANCE
    assert pays(game.position.reads(WHAT_INVADES, "troops"), japan_at_peace) == bonus


def test_france_that_is_freed_in_passing_gets_its_troops_at_once() -> None:
    board = START.at_war(GERMANY, FRANCE, UK, ANZAC).held(GERMANY, "France", "Southern France")
    board = board.with_pieces("Normandy Bordeaux", Force.of(UK, tank=1))
    game = Game(
        board, Played(seed=1, decide=lambda _, about, options: options[-1] if about == "infantry" else options[0]), UK
    )
    game.begin_turn()
    game.begin(Phase.PURCHASE_AND_REPAIR)
    game.begin(Phase.COMBAT_MOVE)
    verdict = game.order(Move(UK, ("Normandy Bordeaux", "France", "Southern France"), {"tank": 1}))
    assert verdict.allowed, verdict
    assert game.position.force("France") == Force.of(FRANCE, infantry=4)


def test_japan_scrambles_against_ships_of_either_british_purse() -> None:
    board = START.at_war(JAPAN, UK, UK_PACIFIC, ANZAC).with_force("Sea Zone 7", UK_PACIFIC, cruiser=1)
    board = board.with_force("Sea Zone 6", JAPAN, destroyer=1)
    board = board.with_facility("Japan", "air_base").with_force("Japan", JAPAN, fighter=1)
    game = Game(board, Played(seed=1), UK)
    game.begin_turn()
    game.begin(Phase.COMBAT_MOVE)
    sailed = game.order(Move(UK_PACIFIC, ("Sea Zone 7", "Sea Zone 6"), {"cruiser": 1}))
    assert sailed.allowed, sailed
    game.begin(Phase.CONDUCT_COMBAT)
    risen = game.order(Scramble(JAPAN, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1)))
    assert risen.allowed, risen
