"""Corners of a played round that the round of Alpha +2 does not come to: Dutch land, guests on carriers.

What this does not prove: that no other corner is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules_model.base.start import opening
from rules_model.base.turn import Phase
from rules_model.rounds.game import Game
from rules_model.rounds.orders import Assault, DeclareWar, Move, NoncombatMove, Offload
from rules_model.rounds.state import Refused
from rules_model.rounds.tables import Played, habit
from rules_model.world.force import Force
from rules_model.world.nation import ANZAC, CANADA, DUTCH, FRANCE, JAPAN, UK, USA, Nation, Side
from rules_model.world.position import Position
from spec_tests.played import at, verdict

ISLANDS_OFF_JAVA = "Sea Zone 42"


def test_income_is_collected_once_and_in_its_phase() -> None:
    game = at(opening(), FRANCE, Phase.MOBILIZE)
    with pytest.raises(Refused, match=r"g40\.income\.time: it is not the collect income phase of France"):
        game.collect()
    game.begin(Phase.COLLECT_INCOME)
    game.collect()
    earned = game.position.cash(FRANCE)
    with pytest.raises(Refused, match=r"g40\.income\.time: France has collected already"):
        game.collect()
    assert game.position.cash(FRANCE) == earned


def invasion() -> Position:
    """Japan's troops lie off Java, with an airfield within reach and a garrison beside Dutch New Guinea."""
    board = opening().held(JAPAN, "Borneo", "New Guinea").with_facility("Borneo", "air_base")
    board = board.with_force("Borneo", JAPAN, fighter=1).with_force("New Guinea", JAPAN, infantry=1)
    board = board.with_force(ISLANDS_OFF_JAVA, JAPAN, {"Maru"}, transport=1)
    board = board.with_force(ISLANDS_OFF_JAVA, JAPAN, {"aboard Maru"}, infantry=2)
    return board.with_force(ISLANDS_OFF_JAVA, JAPAN, cruiser=1)


LANDING = Assault(JAPAN, "Maru", ISLANDS_OFF_JAVA, "Java")
MARCH = Move(JAPAN, ("New Guinea", "Dutch New Guinea"), {"infantry": 1})
FLIGHT = Move(JAPAN, ("Borneo", "Sea Zone 43", ISLANDS_OFF_JAVA, "Java"), {"fighter": 1})


def test_japan_takes_dutch_land_once_it_fights_the_uk_and_anzac() -> None:
    for victim in (UK, ANZAC):
        game = at(invasion(), JAPAN, Phase.COMBAT_MOVE)
        assert verdict(game, DeclareWar(JAPAN, DUTCH)) == "g40.politics.powers"
        assert verdict(game, DeclareWar(JAPAN, CANADA)) == "g40.politics.powers"
        for order in (DeclareWar(JAPAN, victim), LANDING, MARCH):
            assert game.order(order), order
        assert verdict(game, FLIGHT) == "g40.combat-move.landing"
        game.begin(Phase.CONDUCT_COMBAT)
        game.fight()
        assert game.position.holds(JAPAN, "Java", "Dutch New Guinea")
        assert not game.position.is_at_war(JAPAN, USA)


def test_aircraft_join_an_attack_on_dutch_land() -> None:
    board = invasion().with_force(ISLANDS_OFF_JAVA, JAPAN, aircraft_carrier=1)
    game = at(board, JAPAN, Phase.COMBAT_MOVE)
    assert verdict(game, FLIGHT) == "g40.politics.attack"
    assert game.order(DeclareWar(JAPAN, UK))
    assert game.order(FLIGHT)


def test_dutch_land_is_closed_to_japan_before_that_war() -> None:
    for wars in ((), (FRANCE,), (USA,)):
        game = at(invasion(), JAPAN, Phase.COMBAT_MOVE)
        for foe in wars:
            assert game.order(DeclareWar(JAPAN, foe))
        assert verdict(game, LANDING) == "g40.amphibious.announcement"
        assert verdict(game, MARCH) == "g40.politics.attack"


def protector(nation: Nation, **cargo: int) -> Game:
    """The noncombat move of a nation whose transport lies off Java."""
    board = opening().at_war(nation, JAPAN) if nation == USA else opening()
    board = board.with_force(ISLANDS_OFF_JAVA, nation, {"Clyde"}, transport=1)
    return at(board.with_force(ISLANDS_OFF_JAVA, nation, {"aboard Clyde"}, **cargo), nation, Phase.NONCOMBAT_MOVE)


def test_the_uk_and_anzac_land_and_take_java_over_at_peace_with_japan() -> None:
    for nation in (ANZAC, UK):
        game = protector(nation, infantry=1)
        assert game.order(Offload(game.nation, "Clyde", ISLANDS_OFF_JAVA, "Java", {"infantry": 1}))
        assert game.position.holder("Java") == game.nation


def test_guns_alone_or_another_ally_land_without_taking_java_over() -> None:
    for nation, unit in ((ANZAC, "aa_artillery"), (USA, "infantry")):
        game = protector(nation, **{unit: 1})
        assert game.order(Offload(nation, "Clyde", ISLANDS_OFF_JAVA, "Java", {unit: 1}))
        assert game.position.holder("Java") == DUTCH
    game = protector(FRANCE, infantry=1)
    assert verdict(game, Offload(FRANCE, "Clyde", ISLANDS_OFF_JAVA, "Java", {"infantry": 1})) == (
        "g40.land-move.foreign"
    )
    march = NoncombatMove(ANZAC, ("New Guinea", "Dutch New Guinea"), {"infantry": 1})
    game = at(opening().with_force("New Guinea", ANZAC, infantry=1), ANZAC, Phase.NONCOMBAT_MOVE)
    assert game.order(march)
    assert game.position.holder("Dutch New Guinea") == ANZAC


def test_a_power_at_peace_keeps_to_its_own_skies_and_nobody_flies_over_the_himalayas() -> None:
    game = at(opening().with_force("Alaska", USA, strategic_bomber=1), USA, Phase.NONCOMBAT_MOVE)
    route = ("Alaska", "British Columbia", "Western United States")
    assert verdict(game, NoncombatMove(USA, route, {"strategic_bomber": 1})) == "g40.air-move.strangers"
    by_sea = ("Alaska", "Sea Zone 1", "Sea Zone 10", "Western United States")
    assert game.order(NoncombatMove(USA, by_sea, {"strategic_bomber": 1}))
    game = at(opening().with_force("India", UK, fighter=1), UK, Phase.NONCOMBAT_MOVE)
    over = NoncombatMove(UK, ("India", "Himalayas", "India"), {"fighter": 1})
    assert verdict(game, over) == "g40.land-move.impassable"


OFF_HAWAII, WEST_OF_HAWAII = "Sea Zone 26", "Sea Zone 25"


def fleet(zone: str = OFF_HAWAII) -> Position:
    """An American carrier with one own fighter and one of ANZAC, at war with Japan."""
    board = opening().at_war(JAPAN, USA, ANZAC).with_pieces(OFF_HAWAII, Force())
    return board.with_force(zone, USA, aircraft_carrier=1, fighter=1).with_force(zone, ANZAC, fighter=1)


def test_a_guest_sails_with_the_carrier_and_launches_in_its_own_turn() -> None:
    game = at(fleet(), USA, Phase.NONCOMBAT_MOVE)
    assert game.position.count(OFF_HAWAII, ANZAC, mark="aboard United States carrier 1") == 1
    guest = NoncombatMove(ANZAC, (OFF_HAWAII, "Hawaiian Islands"), {"fighter": 1})
    assert verdict(game, guest) == "g40.mobilise.british"
    assert game.order(NoncombatMove(USA, (OFF_HAWAII, WEST_OF_HAWAII), {"aircraft_carrier": 1}))
    assert game.position.count(WEST_OF_HAWAII, ANZAC, unit="fighter") == 1
    assert game.position.count(OFF_HAWAII, USA, unit="fighter") == 1
    later = at(game.position, ANZAC, Phase.NONCOMBAT_MOVE)
    assert later.order(NoncombatMove(ANZAC, (WEST_OF_HAWAII, OFF_HAWAII, "Hawaiian Islands"), {"fighter": 1}))
    assert later.position.count("Hawaiian Islands", ANZAC, unit="fighter") == 1


def deck_first(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
    """A player whose carriers take the hits."""
    decks = [one for one in options if "aircraft carrier" in str(one)]
    return decks[0] if about == "loss" and decks else habit(who, about, options)


def fought(board: Position, attacker: Nation, order: Move, *dice: int) -> Game:
    """The game after an attack at sea, with these dice."""
    table = Played(*dice, decide=deck_first)
    game = Game(board, table, first=attacker)
    game.begin_turn()
    game.begin(Phase.COMBAT_MOVE)
    assert game.order(order)
    game.begin(Phase.CONDUCT_COMBAT)
    game.fight()
    assert not table.dice
    return game


SORTIE = Move(USA, (OFF_HAWAII, WEST_OF_HAWAII), {"aircraft_carrier": 1, "cruiser": 1})


def test_guests_take_no_part_in_an_attack_and_share_the_fate_of_the_deck() -> None:
    board = fleet().with_force(OFF_HAWAII, USA, cruiser=1).with_pieces(WEST_OF_HAWAII, Force.of(JAPAN, cruiser=1))
    game = fought(board, USA, SORTIE, *(6, 1), *(1, 6))
    assert str(game.position.force(WEST_OF_HAWAII).only(ANZAC)) == (
        "1 ANZAC fighter (aboard United States carrier 1, trapped)"
    )
    game.begin(Phase.NONCOMBAT_MOVE)
    later = at(game.position, ANZAC, Phase.NONCOMBAT_MOVE)
    flight = NoncombatMove(ANZAC, (WEST_OF_HAWAII, OFF_HAWAII, "Hawaiian Islands"), {"fighter": 1})
    assert verdict(later, flight) == "g40.carriers.launch"
    game = fought(board, USA, SORTIE, *(6, 1), *(6, 1), *(1, 6))
    assert not game.position.count(WEST_OF_HAWAII, ANZAC)


def test_guests_defend_the_fleet_and_come_down_elsewhere_when_the_deck_is_lost() -> None:
    board = fleet().with_pieces(WEST_OF_HAWAII, Force.of(JAPAN, battleship=1, cruiser=1))
    order = Move(JAPAN, (WEST_OF_HAWAII, OFF_HAWAII), {"battleship": 1, "cruiser": 1})
    # Two hits sink the carrier, both fighters hit back; in the second round one of them sinks the battleship.
    game = fought(board, JAPAN, order, *(4, 3), *(4, 4, 6), *(6,), *(1, 6))
    assert str(game.position.force(OFF_HAWAII)) == "1 ANZAC fighter, 1 United States fighter"
    game.begin(Phase.NONCOMBAT_MOVE)
    assert not game.position.force(OFF_HAWAII)
    for nation in (ANZAC, USA):
        before = fleet().count("Hawaiian Islands", nation, unit="fighter")
        assert game.position.count("Hawaiian Islands", nation, unit="fighter") == before + 1
    lost = fought(board.held(JAPAN, "Hawaiian Islands"), JAPAN, order, *(4, 3), *(4, 4, 6), *(6,), *(1, 6))
    lost.begin(Phase.NONCOMBAT_MOVE)
    assert not lost.position.force(OFF_HAWAII)
    assert not lost.position.count("Hawaiian Islands", ANZAC)
