"""Short turns that a whole round seldom meets: each is played by the round runner and leaves its trace of clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from rules_model.alpha2.start import opening
from rules_model.base.turn import Phase
from rules_model.rounds.game import Game
from rules_model.rounds.income import total
from rules_model.rounds.orders import (
    Assault,
    Buy,
    DeclareWar,
    Intercept,
    Load,
    Move,
    NoncombatMove,
    Order,
    Place,
    Raid,
    Repair,
    Sail,
    Scramble,
)
from rules_model.rounds.state import Refused
from rules_model.rounds.tables import Played, habit
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, USA, USSR, Nation, Side
from rules_model.world.position import Position

BUY, MOVE, FIGHT = Phase.PURCHASE_AND_REPAIR, Phase.COMBAT_MOVE, Phase.CONDUCT_COMBAT
REGROUP, PLACE, INCOME = Phase.NONCOMBAT_MOVE, Phase.MOBILIZE, Phase.COLLECT_INCOME


def play(board: Position, nation: Nation, table: Played, *steps: Phase | Order) -> Game:
    """A turn of phases and orders, each of which must be allowed; a fight is fought as soon as nothing more is said."""
    game = Game(board, table, first=nation)
    game.begin_turn()
    for step, following in zip(steps, (*steps[1:], None), strict=True):
        if isinstance(step, Phase):
            game.begin(step)
        else:
            verdict = game.order(step)
            assert verdict, (step, verdict)
        if game.phase is FIGHT and (following is None or isinstance(following, Phase)):
            game.fight()
    return game


def scrambled_aircraft_come_home() -> Game:
    """Two British fighters meet a German submarine and land again before Germany moves."""
    game = play(
        opening(),
        GERMANY,
        Played(1, 6, 6, 6, 6, 6),
        MOVE,
        Move(GERMANY, ("Sea Zone 118", "Sea Zone 109"), {"submarine": 1}),
        FIGHT,
        Scramble(UK, "United Kingdom", "Sea Zone 109", Force.of(UK, fighter=2)),
        REGROUP,
    )
    assert len(game.position.events("landed")) == 2
    return game


def kamikazes_strike() -> Game:
    """Japan strikes at a fleet in its home waters."""

    def strikes(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        return 2 if about == "strikes" else habit(who, about, options)

    board = opening().at_war(USA, JAPAN).with_force("Sea Zone 7", USA, battleship=1, submarine=1)
    order = Move(USA, ("Sea Zone 7", "Sea Zone 6"), {"battleship": 1, "submarine": 1})
    game = play(board, USA, Played(1, 5, seed=1, decide=strikes), MOVE, order, FIGHT)
    assert len(game.position.events("kamikaze")) == 2
    return game


def a_convoy_goes_down_with_its_cargo() -> Game:
    """German submarines sink a British transport with the tank aboard; one that stayed beside an enemy stays there."""
    board = opening().at_war(GERMANY, UK).with_force("Sea Zone 119", UK, {"Clyde"}, transport=1)
    board = board.with_force("Sea Zone 119", UK, {"aboard Clyde"}, tank=1).with_force("Sea Zone 119", UK, destroyer=1)
    board = board.with_force("Sea Zone 123", GERMANY, submarine=4).with_force("Sea Zone 123", UK, destroyer=1)
    order = Move(GERMANY, ("Sea Zone 123", "Sea Zone 119"), {"submarine": 3})
    game = play(board, GERMANY, Played(1, 1, 1, 6, 6, 6, seed=3), MOVE, order, FIGHT, REGROUP)
    assert not game.position.count("Sea Zone 119", UK)
    later = game.order(NoncombatMove(GERMANY, ("Sea Zone 123", "Sea Zone 117"), {"submarine": 1}))
    assert not later
    return game


def a_deck_is_lost() -> Game:
    """Japan sinks an American carrier; a fighter that is left comes down on Hawaii."""

    def decks_first(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        if about == "loss" and who == USA:
            return next((one for one in options if "carrier" in str(one)), options[0])
        return habit(who, about, options)

    board = opening().at_war(JAPAN, USA).with_pieces("Sea Zone 26", Force.of(USA, aircraft_carrier=1, fighter=2))
    board = board.with_force("Sea Zone 25", JAPAN, destroyer=2, cruiser=1)
    order = Move(JAPAN, ("Sea Zone 25", "Sea Zone 26"), {"destroyer": 2, "cruiser": 1})
    table = Played(1, 1, 6, 1, 1, 1, seed=4, decide=decks_first)
    game = play(board, JAPAN, table, MOVE, order, FIGHT, REGROUP)
    assert not game.position.count("Sea Zone 26")
    ashore = [one.count("Hawaiian Islands", USA, unit="fighter") for one in (board, game.position)]
    assert ashore[1] == ashore[0] + 2
    return game


def america_builds_and_keeps_its_peace() -> Game:
    """A factory is raised, a base and a fighter for a carrier are built, and another fighter flies home."""
    board = opening().with_facility("Hawaiian Islands", "naval_base").with_cash(USA, 60)
    board = board.with_pieces("Sea Zone 10", Force.of(USA, aircraft_carrier=1))
    game = play(
        board,
        USA,
        Played(seed=5),
        BUY,
        Buy(USA, "upgrade", 1),
        Buy(USA, "air_base", 1),
        Buy(USA, "fighter", 1),
        MOVE,
        REGROUP,
        NoncombatMove(USA, ("Western United States", "Central United States"), {"fighter": 1}),
        PLACE,
        Place(USA, "upgrade", "Central United States", "Central United States"),
        Place(USA, "air_base", "Alaska", "Alaska"),
        Place(USA, "fighter", "Western United States", "Sea Zone 10"),
        INCOME,
    )
    assert game.position.facilities_in("Alaska", "air_base")
    assert game.position.facilities_in("Central United States", "major_factory")
    assert total(game.position, USA)
    return game


def troops_stay_aboard_in_peace() -> Game:
    """A neutral power's transport must not end the phase at sea with its cargo."""
    board = opening().with_pieces("Sea Zone 10", Force.of(USA, transport=1))
    game = play(
        board,
        USA,
        Played(seed=5),
        MOVE,
        REGROUP,
        Load(USA, "Sea Zone 10", "Liberty", "Western United States", {"infantry": 1}),
        Sail(USA, "Liberty", ("Sea Zone 10", "Sea Zone 12")),
    )
    with pytest.raises(Refused, match=r"alpha2\.peace\.loaded-transports"):
        game.begin(PLACE)
    return game


def america_attacks() -> Game:
    """An American cruiser leaves a zone with an enemy and attacks another."""
    board = (
        opening()
        .at_war(USA, JAPAN)
        .with_force("Sea Zone 25", USA, cruiser=2)
        .with_force("Sea Zone 25", JAPAN, cruiser=1)
    )
    board = board.with_force("Sea Zone 24", JAPAN, destroyer=1).with_force("Eastern United States", USA, tank=1)
    board = board.held(JAPAN, "Central United States").with_pieces("Central United States", Force.of(JAPAN, infantry=1))
    game = play(
        board,
        USA,
        Played(seed=6),
        MOVE,
        Move(USA, ("Sea Zone 25", "Sea Zone 24"), {"cruiser": 1}),
        Move(USA, ("Eastern United States", "Central United States"), {"tank": 1}),
        FIGHT,
    )
    assert len(game.position.events("battle fought")) == 3
    return game


def an_empty_shore_is_taken() -> Game:
    """British troops walk ashore where nobody defends, and ships sail along."""
    board = opening().at_war(UK, ITALY, GERMANY).with_force("Egypt", UK, infantry=2)
    board = board.with_pieces("Sea Zone 98", Force.of(UK, transport=1, cruiser=1, submarine=1))
    board = board.with_pieces("Tobruk", Force()).with_pieces("Sea Zone 95", Force())
    game = play(
        board,
        UK,
        Played(seed=7),
        MOVE,
        Load(UK, "Sea Zone 98", "Clyde", "Egypt", {"infantry": 2}),
        Sail(UK, "Clyde", ("Sea Zone 98", "Sea Zone 96")),
        Move(UK, ("Sea Zone 98", "Sea Zone 96"), {"cruiser": 1, "submarine": 1}, assault=True),
        Assault(UK, "Clyde", "Sea Zone 96", "Tobruk"),
        FIGHT,
        REGROUP,
    )
    assert game.position.holder("Tobruk") == UK
    return game


def paris_is_free() -> Game:
    """The British free Paris, and France places four infantry."""

    def infantry(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        return max(options) if about == "infantry" else habit(who, about, options)

    board = opening().at_war(UK, GERMANY, FRANCE).at_war(FRANCE, GERMANY).held(GERMANY, "France")
    board = board.with_pieces("France", Force.of(GERMANY, infantry=1)).with_force("Normandy Bordeaux", UK, tank=5)
    order = Move(UK, ("Normandy Bordeaux", "France"), {"tank": 5})
    game = play(board, UK, Played(1, 1, 1, 6, 6, 6, seed=8, decide=infantry), MOVE, order, FIGHT, REGROUP)
    assert game.position.holder("France") == FRANCE
    assert game.position.count("France", FRANCE, unit="infantry") == 4
    return game


def a_raid_before_the_land_falls() -> Game:
    """A fighter that met a raid over Egypt has lost its land when the battle is over, and finds other land."""
    board = opening().at_war(ITALY, UK).with_pieces("Egypt", Force.of(UK, fighter=1, infantry=1))
    board = board.with_pieces("Libya", Force.of(ITALY, tank=6, strategic_bomber=1)).with_facility("Egypt", "air_base")
    board = board.held(ITALY, "Tobruk", "Alexandria").with_pieces("Alexandria", Force.of(ITALY, tank=6))
    board = board.with_pieces("Alexandria", Force.of(ITALY, tank=6, strategic_bomber=1))
    game = play(
        board,
        ITALY,
        Played(6, 6, 6, 3, 1, 1, 1, 1, 1, 1, 6, seed=9),
        MOVE,
        Raid(ITALY, ("Alexandria", "Egypt"), {"strategic_bomber": 1}, "air_base"),
        Move(ITALY, ("Alexandria", "Egypt"), {"tank": 6}),
        FIGHT,
        Intercept(UK, "Egypt", Force.of(UK, fighter=1)),
        REGROUP,
    )
    assert game.position.holder("Egypt") == ITALY
    assert not game.position.count("Egypt", UK)
    return game


def china_asks_too_much() -> Game:
    """China buys no fighter and repairs nothing."""
    board = opening().with_cash(CHINA, 40).held(CHINA, "Kiangsu").with_facility("Kiangsu", "minor_factory", damage=2)
    game = play(board, CHINA, Played(seed=10), BUY)
    assert game.order(Buy(CHINA, "fighter", 1)).clause == "g40.china.flying-tigers"
    assert game.order(Repair(CHINA, "Kiangsu", "minor_factory", 1)).clause == "g40.china.repair"
    return game


def mongolia_joins() -> Game:
    """Japan attacks Soviet land beside Mongolia, and what is neutral there becomes Soviet."""
    game = play(
        opening(),
        JAPAN,
        Played(seed=11),
        MOVE,
        DeclareWar(JAPAN, USSR),
        Move(JAPAN, ("Manchuria", "Amur"), {"infantry": 3}),
        FIGHT,
    )
    assert any("joins Soviet Union" in event.text for event in game.position.log)
    return game


def an_attack_breaks_off() -> Game:
    """A few Germans attack France and go back after one round, for Paris is full of troops."""

    def back(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        return options[-1] if about == "retreat" else habit(who, about, options)

    order = Move(GERMANY, ("Western Germany", "France"), {"infantry": 3, "artillery": 1})
    table = Played(*(6,) * 15, seed=2, decide=back)
    game = play(opening(), GERMANY, table, MOVE, order, FIGHT)
    assert [one.text for one in game.position.events("retreated")] == [
        "Germany retreats from France to Western Germany"
    ]
    assert game.position.holds(FRANCE, "France")
    return game


SITUATIONS: tuple[Callable[[], Game], ...] = (
    scrambled_aircraft_come_home,
    kamikazes_strike,
    a_convoy_goes_down_with_its_cargo,
    a_deck_is_lost,
    america_builds_and_keeps_its_peace,
    troops_stay_aboard_in_peace,
    america_attacks,
    an_empty_shore_is_taken,
    paris_is_free,
    a_raid_before_the_land_falls,
    china_asks_too_much,
    mongolia_joins,
    an_attack_breaks_off,
)
