"""What a round of Alpha +2 must refuse: each order is given in a game, and the verdict names the clause.

Each clause says so itself as well: a printed example of its own shows the refusal, and all of its examples hold.
What this does not prove: that nothing else should be refused.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rules_model.alpha2.start import opening
from rules_model.base.start import opening as base_opening
from rules_model.base.turn import Phase
from rules_model.examples import printed, run
from rules_model.library import whole_book
from rules_model.rounds.game import Game
from rules_model.rounds.orders import (
    Assault,
    Buy,
    Load,
    Move,
    NoncombatMove,
    Order,
    Place,
    Raid,
    Retreat,
    Scramble,
)
from rules_model.rounds.sea_battles import retreats
from rules_model.rounds.state import Refused
from rules_model.rounds.tables import Played
from rules_model.verdict import Verdict
from rules_model.world.facility import Facility
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, ITALY, UK, USSR, Nation
from rules_model.world.position import Position

PAGE = Path(__file__).parent.parent / "docs" / "base" / "refusals.md"
BUY, MOVE, FIGHT, REGROUP, PLACE, INCOME = Phase


def at(nation: Nation, phase: Phase, board: Position | None = None) -> Game:
    """A game of Alpha +2 in which a phase of a nation's turn has begun."""
    game = Game(board or opening(), Played(seed=1), first=nation)
    game.begin_turn()
    game.begin(phase)
    return game


def given(game: Game, *orders: Order) -> Verdict:
    """The verdict on the last of some orders; those before it are carried out, and a refused one changes nothing."""
    for order in orders[:-1]:
        assert game.order(order), order
    before = game.turn
    verdict = game.order(orders[-1])
    assert verdict or game.turn is before
    return verdict


def attack_at_peace() -> Verdict:
    """The Soviet Union, at war with nobody, attacks Poland."""
    return given(at(USSR, MOVE), Move(USSR, ("Eastern Poland", "Poland"), {"infantry": 1}))


def over_channel(*aircraft: int) -> Verdict:
    """Submarines attack sea zone 109, and so many fighters scramble from London one after the other."""
    game = at(GERMANY, MOVE, opening().with_force("United Kingdom", UK, fighter=2))
    assert game.order(Move(GERMANY, ("Sea Zone 108", "Sea Zone 109"), {"submarine": 1}))
    game.begin(FIGHT)
    wings = (Force.of(UK, fighter=number) for number in aircraft)
    return given(game, *(Scramble(UK, "United Kingdom", "Sea Zone 109", wing) for wing in wings))


def blitz_through(**guard: int) -> Verdict:
    """A British tank runs from Alexandria through Tobruk, which some Italians hold."""
    board = opening().with_pieces("Tobruk", Force.of(ITALY, (), **guard))
    return given(at(UK, MOVE, board), Move(UK, ("Alexandria", "Tobruk", "Libya"), {"tank": 1}))


def flight_without_return(*german: str) -> Verdict:
    """A British fighter attacks the Baltic fleet, two spaces from France, while Germany holds some land there."""
    route = ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Sea Zone 113")
    return given(at(UK, MOVE, opening().held(GERMANY, *german)), Move(UK, route, {"fighter": 1}))


def landing_on_fresh_ground() -> Verdict:
    """German bombers that helped to take France are to come down there."""
    board = opening().with_pieces("France", Force())
    game = at(GERMANY, MOVE, board)
    for unit, number in {"infantry": 1, "tactical_bomber": 1}.items():
        assert game.order(Move(GERMANY, ("Western Germany", "France"), {unit: number}))
    game.begin(FIGHT)
    game.fight()
    assert game.position.holder("France") == GERMANY
    game.begin(REGROUP)
    return given(game, NoncombatMove(GERMANY, ("France", "Western Germany", "France"), {"tactical_bomber": 1}))


def landing_without_a_deck() -> Verdict:
    """A fighter is sent out to sea where no carrier is."""
    return given(at(UK, REGROUP), NoncombatMove(UK, ("United Kingdom", "Sea Zone 110"), {"fighter": 1}))


def enemy_strait() -> Verdict:
    """A British cruiser sails through the Danish straits, which Germany holds."""
    return given(at(UK, MOVE), Move(UK, ("Sea Zone 112", "Sea Zone 113"), {"cruiser": 1}))


def overload(*cargo: str) -> Verdict:
    """An Italian transport takes these land units aboard, one after the other."""
    game = at(ITALY, MOVE, opening().with_force("Southern Italy", ITALY, artillery=1, tank=1))
    loads = (Load(ITALY, "Sea Zone 97", "Tirreno", "Southern Italy", {unit: 1}) for unit in cargo)
    return given(game, *loads)


def beyond_a_damaged_factory(damage: int, units: int) -> Verdict:
    """London's factory, with so much damage, is to make so many infantry."""
    board = opening().with_facilities("United Kingdom", [Facility("major_factory", damage)]).with_cash(UK, 60)
    game = at(UK, BUY, board)
    assert game.order(Buy(UK, "infantry", units))
    game.begin(PLACE)
    return given(game, *[Place(UK, "infantry", "United Kingdom", "United Kingdom")] * units)


def raid_on(target: str, unit: str, board: Position) -> Verdict:
    """A German bomber raids something in the United Kingdom."""
    route = ("Western Germany", "Sea Zone 112", "Sea Zone 110", "United Kingdom")
    board = board.with_force("Western Germany", GERMANY, (), **{unit: 1})
    return given(at(GERMANY, MOVE, board), Raid(GERMANY, route, {unit: 1}, target))


def retreat_between_battles() -> Verdict:
    """Germany breaks off an attack on France before a shot is fired."""
    game = at(GERMANY, MOVE)
    assert game.order(Move(GERMANY, ("Western Germany", "France"), {"infantry": 1}))
    game.begin(FIGHT)
    return given(game, Retreat(GERMANY, "France", "Western Germany"))


def retreat_to(space: str) -> Verdict:
    """After a round the Germans who came to France from Western Germany retreat to another space."""
    game = at(GERMANY, MOVE)
    assert game.order(Move(GERMANY, ("Western Germany", "France"), {"infantry": 1}))
    game.begin(FIGHT)
    try:
        retreats(game.turn, Retreat(GERMANY, "France", space, rounds=1))
    except Refused as refused:
        return refused.verdict
    return Verdict(True, "", "")


def past_a_submarine(**guard: int) -> Verdict:
    """British troops assault Norway from sea zone 112, where a German submarine lurks and some guards may be."""
    board = opening().with_pieces("Sea Zone 112", Force.of(GERMANY, submarine=1).adding(UK, (), **guard))
    board = board.with_force("Sea Zone 112", UK, {"Clyde"}, transport=1)
    board = board.with_force("Sea Zone 112", UK, {"aboard Clyde"}, infantry=1)
    return given(at(UK, MOVE, board), Assault(UK, "Clyde", "Sea Zone 112", "Norway"))


class Case(NamedTuple):
    """A situation that must be refused, and one beside it that must not."""

    wrong: Callable[[], Verdict]  #: what must be refused
    clause: str  #: by which clause
    right: Callable[[], Verdict] | None = None  #: the same but for what made it wrong


CASES = {
    "an attack by a power at peace": Case(attack_at_peace, "g40.politics.attack"),
    "a fourth scrambler": Case(lambda: over_channel(4), "g40.scramble.team", lambda: over_channel(3)),
    "a fourth scrambler, alone": Case(lambda: over_channel(3, 1), "g40.scramble.team", lambda: over_channel(2, 1)),
    "a blitz through a defended space": Case(
        lambda: blitz_through(infantry=1), "g40.blitz.empty", lambda: blitz_through()
    ),
    "a blitz past nothing but guns": Case(lambda: blitz_through(aa_artillery=1), "g40.blitz.empty"),
    "a flight from which nobody comes home": Case(
        lambda: flight_without_return("France"), "g40.combat-move.landing", lambda: flight_without_return()
    ),
    "landing on land taken in this turn": Case(landing_on_fresh_ground, "g40.air-move.ground"),
    "landing at sea without a deck": Case(landing_without_a_deck, "g40.air-move.deck"),
    "a canal held by the enemy": Case(enemy_strait, "g40.canal.key"),
    "an overloaded transport": Case(
        lambda: overload("artillery", "tank"), "g40.transport.capacity", lambda: overload("infantry", "artillery")
    ),
    "placement beyond a damaged factory's limit": Case(
        lambda: beyond_a_damaged_factory(8, 3), "g40.mobilise.place", lambda: beyond_a_damaged_factory(7, 3)
    ),
    "a bomber on a target it may not choose": Case(
        lambda: raid_on("major_factory", "tactical_bomber", opening()),
        "alpha2.raids.may-bomb",
        lambda: raid_on("major_factory", "strategic_bomber", opening()),
    ),
    "the same in the base game": Case(
        lambda: raid_on("major_factory", "tactical_bomber", base_opening()),
        "g40.sbr.targets",
        lambda: raid_on("air_base", "tactical_bomber", base_opening()),
    ),
    "a retreat before a round is fought": Case(retreat_between_battles, "g40.retreat.who"),
    "a retreat where none is": Case(
        lambda: retreat_to("Holland Belgium"), "g40.retreat.to", lambda: retreat_to("Western Germany")
    ),
    "an assault past a lurking submarine": Case(
        lambda: past_a_submarine(), "alpha2.landings.lurking", lambda: past_a_submarine(destroyer=1)
    ),
    "an assault past a lurking submarine, under wings alone": Case(
        lambda: past_a_submarine(fighter=1), "alpha2.landings.lurking"
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_a_game_refuses_it_and_names_the_clause(case: Case) -> None:
    verdict = case.wrong()
    assert (verdict.allowed, verdict.clause) == (False, case.clause)
    assert verdict.reason
    if case.right is not None:
        right = case.right()
        assert right, right


@pytest.mark.parametrize("id", sorted({case.clause for case in CASES.values()}))
def test_a_printed_example_of_the_clause_shows_a_refusal(id: str) -> None:
    clause = whole_book().clauses[id]
    wanted = [example.want for example in printed(clause).examples]
    assert any(f"refused by {id}: " in want for want in wanted)
    count, reports = run(printed(clause))
    assert count
    assert reports == []


def test_the_page_names_each_refusal_and_its_clause() -> None:
    rows = [line.split(" | ") for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    told = [(row[0].removeprefix("| "), row[1].removesuffix(" |")) for row in rows[2:]]
    assert told == [(words, f"{{clause}}`{case.clause}`") for words, case in CASES.items()]
