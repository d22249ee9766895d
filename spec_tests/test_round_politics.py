"""Politics in a played round: clauses that were right alone and that no order asked.

What this does not prove: that every order asks every clause that bears on it.
"""

from __future__ import annotations

import pytest

from rules_model.base.pacific_peace import ENTRY
from rules_model.base.peace_at_sea import PASSING
from rules_model.base.start import opening
from rules_model.base.turn import Phase
from rules_model.rounds.orders import Assault, DeclareWar, Load, Move, NoncombatMove
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, DUTCH, FRANCE, GERMANY, JAPAN, UK, USSR
from spec_tests.played import at, verdict


def test_no_war_is_declared_once_troops_go_ashore() -> None:
    board = opening().with_pieces("Sea Zone 112", Force())
    board = board.with_force("Sea Zone 112", UK, {"Clyde"}, transport=1)
    board = board.with_force("Sea Zone 112", UK, {"aboard Clyde"}, infantry=1)
    game = at(board, UK, Phase.COMBAT_MOVE)
    assert verdict(game, Assault(UK, "Clyde", "Sea Zone 112", "Denmark")) == ""
    assert verdict(game, DeclareWar(UK, JAPAN)) == "g40.politics.time"


@pytest.mark.parametrize(("reading", "refused"), [("end", ""), ("enter", "g40.politics.end-at-sea")])
def test_a_closed_zone_on_the_way_is_asked_about(reading: str, refused: str) -> None:
    board = opening().reads(PASSING, reading).with_force("Sea Zone 7", JAPAN, cruiser=1)
    game = at(board, JAPAN, Phase.NONCOMBAT_MOVE)
    assert verdict(game, NoncombatMove(JAPAN, ("Sea Zone 7", "Sea Zone 8", "Sea Zone 7"), {"cruiser": 1})) == refused


@pytest.mark.parametrize(("reading", "refused"), [("barred", "g40.air-move.china"), ("act-of-war", "")])
def test_the_flight_into_china_is_as_open_as_the_march(reading: str, refused: str) -> None:
    board = opening().reads(ENTRY, reading).with_force("Burma", UK, fighter=1)
    game = at(board, UK, Phase.NONCOMBAT_MOVE)
    assert verdict(game, NoncombatMove(UK, ("Burma", "Yunnan"), {"fighter": 1})) == refused
    assert bool(game.position.events("moved into China", UK)) is not refused.startswith("g40")


def test_chinese_troops_board_no_transport() -> None:
    board = opening().with_pieces("Kwangtung", Force.of(CHINA, infantry=1))
    board = board.with_force("Sea Zone 20", UK, {"Clyde"}, transport=1)
    order = Load(CHINA, "Sea Zone 20", "Clyde", "Kwangtung", {"infantry": 1})
    assert verdict(at(board, CHINA, Phase.NONCOMBAT_MOVE), order) == "g40.china.area"


def test_china_is_told_what_it_can_still_place() -> None:
    game = at(opening().with_tokens(CHINA, "bought infantry", 1), CHINA, Phase.MOBILIZE)
    assert game.refund().clause == "g40.mobilise.must-place"


def test_what_a_power_in_exile_frees_is_its_own_when_its_turn_ends() -> None:
    board = opening().held(GERMANY, "France").held(JAPAN, "Java").at_war(FRANCE, JAPAN)
    game = at(board, FRANCE, Phase.NONCOMBAT_MOVE)
    freed = game.position.held(DUTCH, "Java").noting("liberated", None, "", nation=FRANCE, other=DUTCH, place="Java")
    game.turn = game.turn.at(freed)
    game.end_turn()
    assert game.position.holder("Java") == FRANCE


def test_land_that_is_neutral_on_one_map_is_not_marched_through() -> None:
    board = opening().at_war(USSR, GERMANY).at_war(UK, JAPAN).held(JAPAN, "Yenisey")
    board = board.with_pieces("Yenisey", Force()).with_force("Novosibirsk", UK, tank=1)
    route = ("Novosibirsk", "Timguska", "Yenisey")
    assert verdict(at(board, UK, Phase.COMBAT_MOVE), Move(UK, route, {"tank": 1})) == "g40.land-move.foreign"
    east = at(board.at_war(USSR, JAPAN), UK, Phase.COMBAT_MOVE)
    assert verdict(east, Move(UK, route, {"tank": 1})) == ""


def test_an_empty_neutral_that_is_run_through_is_attacked_once() -> None:
    board = opening().held(GERMANY, "Morocco").with_pieces("Morocco", Force.of(GERMANY, tank=1))
    game = at(board, GERMANY, Phase.COMBAT_MOVE)
    assert verdict(game, Move(GERMANY, ("Morocco", "Rio de Oro", "Morocco"), {"tank": 1})) == ""
    assert len(game.position.events("attacked", GERMANY, "Rio de Oro")) == 1
