"""Played rounds in which one clause alone would be right: assaults past a fleet, the British as one power, lost homes.

What this does not prove: that no other two clauses part in a round.
"""

from __future__ import annotations

from rules_model.base.start import opening
from rules_model.base.turn import Phase
from rules_model.rounds.orders import Assault, Load, Move, NoncombatMove, Offload, Repair, Sail
from rules_model.world.facility import Facility
from rules_model.world.nation import FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USSR
from rules_model.world.position import Position
from spec_tests.played import at

CHANNEL, NORTH_SEA = "Sea Zone 110", "Sea Zone 112"


def fleet(*marks: str) -> Position:
    """A British transport with its troops and eight battleships in the Channel, one German destroyer beyond."""
    board = opening().with_pieces(CHANNEL, opening().force(CHANNEL).only(GERMANY))
    board = board.with_pieces(NORTH_SEA, board.force(NORTH_SEA).only(UK))
    board = board.with_pieces("Norway", board.force("Norway").only(UK))
    board = board.with_force(NORTH_SEA, GERMANY, destroyer=1)
    board = board.with_force(CHANNEL, UK, {"Clyde"}, transport=1).with_force(CHANNEL, UK, battleship=8)
    return board.with_force(CHANNEL, UK, {"aboard Clyde", *marks}, infantry=2)


def test_an_assault_clears_the_sea_before_it_lands() -> None:
    game = at(fleet(), UK, Phase.COMBAT_MOVE)
    route = (CHANNEL, NORTH_SEA)
    for order in (Move(UK, route, {"battleship": 8}, assault=True), Sail(UK, "Clyde", route)):
        assert game.order(order)
    assert game.order(Assault(UK, "Clyde", NORTH_SEA, "Norway"))
    game.begin(Phase.CONDUCT_COMBAT)
    game.fight()
    assert game.position.holder("Norway") == UK
    assert not game.position.count(NORTH_SEA, GERMANY)


def test_troops_of_calcutta_land_from_a_ship_of_london_in_the_turn_in_which_they_boarded() -> None:
    board = opening().with_force("United Kingdom", UK_PACIFIC, infantry=1)
    board = board.with_force(CHANNEL, UK, {"Clyde"}, transport=1)
    game = at(board, UK, Phase.NONCOMBAT_MOVE)
    assert game.order(Load(UK_PACIFIC, CHANNEL, "Clyde", "United Kingdom", {"infantry": 1}))
    landed = game.order(Offload(UK_PACIFIC, "Clyde", CHANNEL, "Normandy Bordeaux", {"infantry": 1}))
    assert landed, landed


def test_ships_leave_where_a_battle_may_begin() -> None:
    board = opening().with_force("Sea Zone 98", ITALY, submarine=1)
    game = at(board, UK, Phase.COMBAT_MOVE)
    assert game.order(Move(UK, ("Sea Zone 98", "Sea Zone 99"), {"destroyer": 1}))
    assert game.order(Move(UK, (CHANNEL, "Sea Zone 109"), {"battleship": 1})).clause == "g40.combat-move.belongs"


def test_a_british_turn_mends_the_ships_of_both_economies() -> None:
    board = opening().with_facility("Egypt", "naval_base").held(JAPAN, "India")
    board = board.with_force("Sea Zone 98", UK_PACIFIC, {"damaged"}, battleship=1)
    game = at(board, UK, Phase.PURCHASE_AND_REPAIR)
    assert not game.position.count("Sea Zone 98", UK_PACIFIC, mark="damaged")


def test_a_power_without_a_home_keeps_what_it_frees_for_another_without_one() -> None:
    board = opening().held(GERMANY, "France", "United Kingdom").held(ITALY, "Egypt", "Libya")
    for place in ("France", "United Kingdom", "Egypt"):
        board = board.with_pieces(place, board.force(place).only(GERMANY))
    board = board.with_force("Trans-Jordan", FRANCE, infantry=2)
    game = at(board, FRANCE, Phase.COMBAT_MOVE)
    assert Phase.COLLECT_INCOME not in game.phases()
    assert game.order(Move(FRANCE, ("Trans-Jordan", "Egypt"), {"infantry": 2}))
    game.begin(Phase.CONDUCT_COMBAT)
    game.fight()
    assert game.position.holder("Egypt") == UK
    game.end_turn()
    assert game.position.holder("Egypt") == FRANCE


def test_the_soviet_union_is_no_guest_on_a_map_where_it_is_neutral() -> None:
    board = opening().at_war(USSR, JAPAN).at_war(UK, JAPAN).held(UK, "Northwest Persia")
    march = NoncombatMove(USSR, ("Caucasus", "Northwest Persia"), {"infantry": 1})
    board = board.with_force("Caucasus", USSR, infantry=1)
    assert not at(board, USSR, Phase.NONCOMBAT_MOVE).order(march)
    assert at(board.at_war(USSR, GERMANY), USSR, Phase.NONCOMBAT_MOVE).order(march)


def test_a_transport_of_either_economy_takes_a_name_when_it_is_loaded() -> None:
    board = opening().with_pieces(CHANNEL, opening().force(CHANNEL).only(FRANCE))
    board = board.with_force(CHANNEL, UK_PACIFIC, transport=1).with_force("United Kingdom", UK, infantry=1)
    game = at(board, UK, Phase.NONCOMBAT_MOVE)
    assert game.order(Load(UK, CHANNEL, "Ganges", "United Kingdom", {"infantry": 1}))
    assert game.position.count(CHANNEL, UK_PACIFIC, mark="Ganges")


def test_a_base_that_is_repaired_mends_ships_in_the_same_phase() -> None:
    board = opening().with_facilities("Egypt", [Facility("naval_base", 3)])
    board = board.with_force("Sea Zone 98", UK, {"damaged"}, battleship=1)
    game = at(board, UK, Phase.PURCHASE_AND_REPAIR)
    assert game.position.count("Sea Zone 98", UK, mark="damaged")
    assert game.order(Repair(UK, "Egypt", "naval_base", 1))
    assert not game.position.count("Sea Zone 98", UK, mark="damaged")
