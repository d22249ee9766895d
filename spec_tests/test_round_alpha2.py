"""A round of Alpha +2 on the real map, order by order, and eleven more by a seeded player.

What this does not prove: that the orders are good ones, and anything about the pieces of the game that the round runner
leaves out (its guide page lists them).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from rules_model.alpha2.start import opening
from rules_model.base.sequence import turn_order
from rules_model.base.start import opening as base_opening
from rules_model.base.turn import Phase
from rules_model.book import BOOK
from rules_model.clause import tracing
from rules_model.rounds.game import Game
from rules_model.rounds.income import income
from rules_model.rounds.orders import (
    Assault,
    Buy,
    DeclareWar,
    Intercept,
    Load,
    Move,
    NoncombatMove,
    Offload,
    Order,
    Place,
    Raid,
    Repair,
    Retreat,
    Sail,
    Scramble,
)
from rules_model.rounds.playing import Player, play_turn
from rules_model.rounds.sea_battles import retreats
from rules_model.rounds.state import Refused
from rules_model.rounds.tables import Played, habit
from rules_model.rounds.uncalled import in_force, report, uncalled
from rules_model.ruleset import Rules
from rules_model.world.force import Force
from rules_model.world.nation import (
    ANZAC,
    AXIS,
    CHINA,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    UK,
    UK_PACIFIC,
    USA,
    USSR,
    Nation,
    Side,
)
from spec_tests.situations import SITUATIONS

BUY, MOVE, FIGHT, REGROUP, PLACE, INCOME = Phase


def do(game: Game, *orders: Order) -> None:
    """Every order is carried out."""
    for order in orders:
        verdict = game.order(order)
        assert verdict, f"{order}: {verdict}"


def refused(game: Game, order: Order) -> str:
    """The clause that refuses the order, which changes nothing."""
    before = game.turn
    verdict = game.order(order)
    assert not verdict, order
    assert verdict.reason, order
    assert game.turn is before
    return verdict.clause


def told(game: Game, *kinds: str) -> list[str]:
    """What the log of this turn says about some kinds of events."""
    return [event.text for event in game.position.log[len(game.turn.began.log) :] if event.kind in kinds]


def dice(game: Game, shown: str) -> None:
    """The dice of a turn, in the order in which they are rolled; all those of the turn before have been rolled."""
    table = game.table
    assert isinstance(table, Played)
    assert not table.dice
    table.dice = [int(one) for one in shown]


def place_all(game: Game, nation: Nation, **where: tuple[str, int]) -> None:
    """Place so many of each unit with the factory of a territory."""
    for unit, (place, number) in where.items():
        do(game, *[Place(nation, unit, place, place)] * number)


def germany(game: Game) -> None:
    """Paris falls, London's factory is bombed, submarines close in on Britain."""
    dice(game, "3366262622662215263142651321346423324554634636135636455624")
    game.begin_turn()
    game.begin(BUY)
    do(game, Buy(GERMANY, "infantry", 6), Buy(GERMANY, "artillery", 3))
    assert refused(game, Buy(GERMANY, "infantry")) == "g40.purchase.one-purse"
    game.begin(MOVE)
    do(
        game,
        Move(GERMANY, ("Holland Belgium", "France"), {"infantry": 4, "artillery": 2, "tank": 3}),
        Move(GERMANY, ("Western Germany", "France"), {"infantry": 3, "artillery": 1, "mechanized_infantry": 4}),
        Move(GERMANY, ("Greater Southern Germany", "Western Germany", "France"), {"tank": 2}),
        Move(GERMANY, ("Western Germany", "France"), {"tactical_bomber": 2}),
        Move(GERMANY, ("Sea Zone 108", "Sea Zone 109"), {"submarine": 1}),
        Move(GERMANY, ("Sea Zone 103", "Sea Zone 108", "Sea Zone 109"), {"submarine": 1}),
        Move(GERMANY, ("Sea Zone 118", "Sea Zone 109"), {"submarine": 1}),
    )
    over_london = ("Western Germany", "Sea Zone 112", "Sea Zone 110", "United Kingdom")
    assert refused(game, Raid(GERMANY, over_london, {"fighter": 1}, "air_base")) == "g40.sbr.declaration"
    assert refused(game, Raid(GERMANY, over_london, {"tactical_bomber": 1}, "major_factory")) == "alpha2.raids.may-bomb"
    do(game, Raid(GERMANY, ("Germany", *over_london), {"strategic_bomber": 1}, "major_factory"))
    game.begin(FIGHT)
    french = Force.of(FRANCE, fighter=1)
    do(game, Intercept(FRANCE, "United Kingdom", french))
    game.fight()
    assert told(game, "captured", "plundered", "raid", "lost") == [
        "the major factory in United Kingdom takes 8 damage markers",
        "Germany captures France",
        "Germany takes 19 IPCs of France in Paris",
    ]
    assert game.position.facilities_in("France", "minor_factory")
    assert game.position.count("Sea Zone 109") == game.position.count("Sea Zone 109", GERMANY) == 3
    game.begin(REGROUP)
    do(
        game,
        NoncombatMove(GERMANY, ("France", "Western Germany"), {"tactical_bomber": 2}),
        NoncombatMove(GERMANY, ("United Kingdom", "Sea Zone 110", "Holland Belgium"), {"strategic_bomber": 1}),
    )
    game.begin(PLACE)
    place_all(game, GERMANY, infantry=("Germany", 6), artillery=("Western Germany", 3))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    assert told(game, "collected")[0] == "Germany collects 34 IPCs"
    assert game.position.cash(GERMANY) == 19 + 34 + 5 + 5
    game.end_turn()


def soviet_union(game: Game) -> None:
    """At peace: it builds and stays at home."""
    game.begin_turn()
    assert game.phases() == (BUY, MOVE, REGROUP, PLACE, INCOME)
    game.begin(BUY)
    do(game, Buy(USSR, "infantry", 7), Buy(USSR, "tank", 2), Buy(USSR, "artillery"))
    game.begin(MOVE)
    assert refused(game, Move(USSR, ("Eastern Poland", "Poland"), {"infantry": 2})) == "g40.politics.attack"
    assert refused(game, DeclareWar(USSR, GERMANY)) == "g40.politics.ally-declares"
    with pytest.raises(Refused, match=r"g40\.turn.phases"):
        game.begin(FIGHT)
    game.begin(REGROUP)
    do(game, NoncombatMove(USSR, ("Eastern Poland", "Baltic States"), {"infantry": 2}))
    assert (
        refused(game, NoncombatMove(USSR, ("Baltic States", "Novgorod"), {"infantry": 5})) == "g40.noncombat-move.who"
    )
    game.begin(PLACE)
    assert not game.refund()
    place_all(game, USSR, infantry=("Novgorod", 3), tank=("Russia", 2), artillery=("Russia", 1))
    assert refused(game, Place(USSR, "infantry", "Novgorod", "Novgorod")) == "g40.mobilise.place"
    place_all(game, USSR, infantry=("Russia", 4))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    game.end_turn()


def japan(game: Game) -> None:
    """War on the British Empire: Kwangtung falls, and China is pressed."""
    dice(game, "441354434352523215")
    game.begin_turn()
    game.begin(BUY)
    do(game, Buy(JAPAN, "transport", 2), Buy(JAPAN, "infantry", 4))
    game.begin(MOVE)
    kwangtung = Move(JAPAN, ("Kiangsi", "Kwangtung"), {"infantry": 3, "artillery": 1})
    assert refused(game, kwangtung) == "g40.politics.attack"
    do(game, DeclareWar(JAPAN, UK), kwangtung)
    assert refused(game, DeclareWar(JAPAN, USA)) == "g40.politics.time"
    assert game.position.is_at_war(JAPAN, ANZAC)
    assert not game.position.is_at_war(JAPAN, USA)
    do(
        game,
        Move(JAPAN, ("Kwangsi", "Kwangtung"), {"infantry": 2}),
        Move(JAPAN, ("Formosa", "Sea Zone 20", "Kwangtung"), {"fighter": 1}),
        Move(JAPAN, ("Shantung", "Anhwe"), {"infantry": 2}),
    )
    game.begin(FIGHT)
    game.fight()
    assert told(game, "captured") == ["Japan captures Anhwe", "Japan captures Kwangtung"]
    game.begin(REGROUP)
    do(game, NoncombatMove(JAPAN, ("Kwangtung", "Sea Zone 20", "Formosa"), {"fighter": 1}))
    game.begin(PLACE)
    do(game, *[Place(JAPAN, "transport", "Japan", "Sea Zone 6")] * 2)
    place_all(game, JAPAN, infantry=("Japan", 4))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    assert told(game, "collected", "objective paid") == ["Japan collects 30 IPCs"]  # no bonus for peace any more
    game.end_turn()


def united_kingdom(game: Game) -> None:
    """London repairs its factory, Egypt is left to one battalion, and convoys are lost to the submarines."""
    dice(game, "441354")
    game.begin_turn()
    game.begin(BUY)
    do(
        game,
        Repair(UK, "United Kingdom", "major_factory", 4),
        Buy(UK, "infantry", 8),
        Buy(UK_PACIFIC, "infantry", 3),
    )
    assert refused(game, Repair(UK_PACIFIC, "United Kingdom", "major_factory", 1)) == "alpha2.damage.may-repair"
    game.begin(MOVE)
    through_denmark = Move(UK, ("Sea Zone 112", "Sea Zone 113"), {"cruiser": 1})
    assert refused(game, through_denmark) == "g40.canal.key"
    assert refused(game, Move(UK, ("Alexandria", "Tobruk", "Libya"), {"tank": 1})) == "g40.blitz.empty"
    out_of_fuel = ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Sea Zone 113")
    assert refused(game, Move(UK, out_of_fuel, {"fighter": 1})) == "g40.combat-move.landing"
    game.begin(FIGHT)
    game.fight()
    game.begin(REGROUP)
    do(
        game,
        NoncombatMove(UK, ("Alexandria", "Egypt"), {"infantry": 2}),
        Load(UK, "Sea Zone 98", "Clyde", "Alexandria", {"artillery": 1}),
        Sail(UK, "Clyde", ("Sea Zone 98", "Sea Zone 99")),
        Offload(UK, "Clyde", "Sea Zone 99", "Cyprus", {"artillery": 1}),
        NoncombatMove(UK, ("Alexandria", "Egypt", "Trans-Jordan"), {"tank": 1}),
        NoncombatMove(UK, ("Egypt", "Trans-Jordan"), {"infantry": 1, "artillery": 1, "mechanized_infantry": 1}),
    )
    assert refused(game, Sail(UK, "Clyde", ("Sea Zone 99", "Sea Zone 96"))) == "g40.transport.order"
    game.begin(PLACE)
    place_all(game, UK, infantry=("United Kingdom", 6))
    assert refused(game, Place(UK, "infantry", "United Kingdom", "United Kingdom")) == "g40.mobilise.place"
    do(game, *[Place(UK, "infantry", "Quebec", "Quebec")] * 2)
    place_all(game, UK_PACIFIC, infantry=("India", 3))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    assert told(game, "disrupted") == ["UK Europe loses 4 IPCs to disruption in Sea Zone 109"]
    assert told(game, "collected")[0] == "UK Europe collects 24 IPCs"
    game.end_turn()


def anzac(game: Game) -> None:
    """ANZAC buys and waits."""
    game.begin_turn()
    game.begin(BUY)
    do(game, Buy(ANZAC, "infantry", 3))
    game.begin(MOVE)
    game.begin(FIGHT)
    game.fight()
    game.begin(REGROUP)
    do(game, NoncombatMove(ANZAC, ("Egypt", "Trans-Jordan"), {"infantry": 2}))
    game.begin(PLACE)
    place_all(game, ANZAC, infantry=("New South Wales", 3))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    game.end_turn()


def italy(game: Game) -> None:
    """Malta is assaulted from the sea under a scramble, and tanks run through Alexandria into Egypt."""
    dice(game, "251314446421414451")
    game.begin_turn()
    game.begin(BUY)
    do(game, Buy(ITALY, "infantry", 3))
    game.begin(MOVE)
    do(game, Load(ITALY, "Sea Zone 97", "Tirreno", "Southern Italy", {"infantry": 2}))
    too_much = Load(ITALY, "Sea Zone 97", "Ionio", "Northern Italy", {"artillery": 1, "tank": 1})
    assert refused(game, too_much) == "g40.transport.capacity"
    with pytest.raises(Refused, match=r"g40\.transport.aboard"):  # what boards in the combat move must land
        game.begin(FIGHT)
    do(game, Load(ITALY, "Sea Zone 97", "Ionio", "Albania", {"infantry": 1, "tank": 1}))
    do(game, Move(ITALY, ("Sea Zone 97", "Sea Zone 96"), {"battleship": 1, "cruiser": 1}, assault=True))
    for ship in ("Tirreno", "Ionio"):
        do(game, Sail(ITALY, ship, ("Sea Zone 97", "Sea Zone 96")), Assault(ITALY, ship, "Sea Zone 96", "Malta"))
    do(
        game,
        Move(ITALY, ("Tobruk", "Alexandria", "Egypt"), {"tank": 1, "mechanized_infantry": 1}),
        Move(ITALY, ("Southern Italy", "Sea Zone 97", "Sea Zone 96", "Malta"), {"fighter": 1}),
    )
    assert game.position.holder("Alexandria") == ITALY
    game.begin(FIGHT)
    fighter = Force.of(UK, fighter=1)
    assert refused(game, Scramble(FRANCE, "Malta", "Sea Zone 96", fighter)) == "g40.multinational.owners"
    do(game, Scramble(UK, "Malta", "Sea Zone 96", fighter))
    assert refused(game, Retreat(UK, "Sea Zone 96", "Sea Zone 98")) == "g40.retreat.who"
    assert refused(game, Retreat(ITALY, "Sea Zone 96", "Sea Zone 97")) == "g40.retreat.who"
    with pytest.raises(Refused, match=r"g40\.retreat.to"):  # troops from the sea have no way back
        retreats(game.turn, Retreat(ITALY, "Malta", "Sea Zone 96", 1))
    game.fight()
    assert told(game, "captured") == [
        "Italy takes Alexandria in passing",
        "Italy captures Malta",
        "Italy captures Egypt",
    ]
    assert not told(game, "bombarded")  # there was a battle in that sea zone
    assert game.position.count("Malta", ITALY, mark="from the sea") == 4
    game.begin(REGROUP)
    do(game, NoncombatMove(ITALY, ("Malta", "Sea Zone 96", "Tobruk"), {"fighter": 1}))
    game.begin(PLACE)
    place_all(game, ITALY, infantry=("Southern Italy", 3))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    assert told(game, "disrupted") == ["Italy loses 1 IPCs to disruption in Sea Zone 98"]
    game.end_turn()


def united_states(game: Game) -> None:
    """Japan's unprovoked war is a ground, and war makes America's factories major ones."""
    game.begin_turn()
    game.begin(BUY)
    do(game, Buy(USA, "destroyer", 2), Buy(USA, "infantry", 5), Buy(USA, "fighter", 2))
    game.begin(MOVE)
    assert refused(game, DeclareWar(USA, GERMANY)) == "g40.politics.ally-declares"
    do(game, DeclareWar(USA, JAPAN))
    assert len(told(game, "grown")) == 3
    game.begin(FIGHT)
    game.fight()
    game.begin(REGROUP)
    do(game, NoncombatMove(USA, ("Western United States", "Central United States"), {"infantry": 1}))
    game.begin(PLACE)
    place_all(game, USA, infantry=("Central United States", 3), fighter=("Eastern United States", 2))
    do(game, *[Place(USA, "destroyer", "Western United States", "Sea Zone 10")] * 2)
    do(game, *[Place(USA, "infantry", "Western United States", "Western United States")] * 1)
    assert game.refund().clause == "g40.mobilise.must-place"
    do(game, Place(USA, "infantry", "Eastern United States", "Eastern United States"))
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    game.end_turn()


def china(game: Game) -> None:
    """China strikes back and raises new troops in the field."""
    dice(game, "4413544343525232153565")
    game.begin_turn()
    game.begin(BUY)
    assert refused(game, Buy(CHINA, "tank")) == "g40.china.purchase"
    do(game, Buy(CHINA, "infantry", 4))
    game.begin(MOVE)
    do(game, Move(CHINA, ("Yunnan", "Kwangsi"), {"infantry": 4}), Move(CHINA, ("Hunan", "Kwangsi"), {"infantry": 2}))
    game.begin(FIGHT)
    game.fight()
    assert told(game, "captured") == ["China captures Kwangsi"]
    game.begin(REGROUP)
    game.begin(PLACE)
    assert refused(game, Place(CHINA, "infantry", "Kiangsu", "Kiangsu")) == "g40.china.placement"
    do(game, *[Place(CHINA, "infantry", "Yunnan", "Yunnan")] * 4)
    assert game.refund()
    game.begin(INCOME)
    game.collect()
    game.end_turn()


def france(game: Game) -> None:
    """Without Paris, France only moves."""
    game.begin_turn()
    assert game.phases() == (MOVE, FIGHT, REGROUP)
    game.begin(MOVE)
    game.begin(FIGHT)
    game.fight()
    game.begin(REGROUP)
    do(game, NoncombatMove(FRANCE, ("United Kingdom", "Scotland"), {"infantry": 1}))
    game.end_turn()


def decide(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
    """The players of this round: bombers aim at the factory, aircraft are lost before tanks, the rest as usual."""
    return "major_factory" if about == "target" else habit(who, about, options)


ROUND = (germany, soviet_union, japan, united_kingdom, anzac, italy, united_states, china, france)


NEVER_CALLED = Path(__file__).parents[1] / "docs" / "base" / "never_called.md"
REASONS = dict(
    re.findall(r"^\| \{clause\}`([^`]+)` \| (.+) \|$", NEVER_CALLED.read_text(encoding="utf-8"), re.MULTILINE)
)


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_situation_that_whole_rounds_seldom_meet(situation: Callable[[], Game]) -> None:
    assert situation().trace


@pytest.fixture(scope="module")
def after_one_round() -> Game:
    """The first round, played from the orders above."""
    game = Game(opening(), Played(decide=decide))
    for turn in ROUND:
        turn(game)
    return game


@pytest.fixture(scope="module")
def after_twelve_rounds(after_one_round: Game) -> Game:
    """The position after the first round, played on by a seeded player to the end of round twelve."""
    game = Game(after_one_round.position, Played(seed=1940))
    player = Player(1940)
    while game.position.round <= 12:
        play_turn(game, player)
    return game


def test_one_round_of_alpha_2(after_one_round: Game) -> None:
    game = after_one_round
    table = game.table
    assert isinstance(table, Played)
    assert not table.dice
    assert (game.position.round, game.nation) == (2, GERMANY)
    assert [event.nation for event in game.position.events("turn began")] == [*turn_order(game.position)]
    for clause in (
        "g40.purchase.buy", "alpha2.damage.repair", "g40.politics.declare", "g40.blitz.capture", "alpha2.raids.raid",
        "g40.scramble.launch", "alpha2.scramble.limit", "g40.transport.voyage", "g40.amphibious.assault",
        "g40.capture.take", "g40.capital.plunder", "g40.convoy.losses", "g40.mobilise.unit", "g40.income.collect",
        "g40.politics.american-industry", "g40.transport.friendly-shore",
    ):  # fmt: skip
        assert game.trace[clause], clause


def test_orders_of_that_round_were_refused_each_by_a_clause(after_one_round: Game) -> None:
    cited = {verdict.clause for _, verdict in after_one_round.refusals}
    assert cited == {
        "alpha2.damage.may-repair", "alpha2.raids.may-bomb",
        "g40.blitz.empty", "g40.canal.key", "g40.china.placement", "g40.china.purchase", "g40.combat-move.landing",
        "g40.mobilise.place", "g40.multinational.owners", "g40.noncombat-move.who", "g40.politics.ally-declares",
        "g40.politics.attack", "g40.politics.time", "g40.purchase.one-purse", "g40.retreat.who",
        "g40.sbr.declaration", "g40.transport.capacity", "g40.transport.order",
    }  # fmt: skip
    assert not cited - set(BOOK.clauses)


def test_what_belongs_to_another_phase_is_refused() -> None:
    game = Game(opening(), Played(seed=1))
    game.begin_turn()
    game.begin(BUY)
    march = {"infantry": 1}
    assert refused(game, Move(GERMANY, ("Holland Belgium", "France"), march)) == "g40.combat-move.committed"
    assert refused(game, Load(GERMANY, "Sea Zone 113", "Bremen", "Denmark", march)) == "g40.mobilise.no-move"
    assert refused(game, NoncombatMove(GERMANY, ("Germany", "Poland"), march)) == "g40.mobilise.no-move"
    assert refused(game, DeclareWar(GERMANY, USSR)) == "g40.politics.time"
    game.begin(MOVE)
    assert refused(game, NoncombatMove(GERMANY, ("Germany", "Poland"), march)) == "g40.noncombat-move.who"
    assert refused(game, Move(GERMANY, ("Germany", "Poland"), march)) == "g40.combat-move.belongs"
    assert refused(game, Move(UK, ("Egypt", "Alexandria"), march)) == "g40.mobilise.british"
    assert refused(game, Buy(GERMANY, "infantry")) == "g40.purchase.one-purse"
    with pytest.raises(ValueError, match="comes after"):
        game.begin(BUY)


@pytest.mark.slow
def test_the_base_game_is_played_by_the_same_runner() -> None:
    game = Game(base_opening(), Played(seed=2))
    player = Player(2, war_from=2)
    while game.position.round <= 3:
        play_turn(game, player)
    assert [event.nation for event in game.position.events("turn began")] == [*turn_order(game.position)] * 3
    assert not [id for id in game.trace if id.startswith("alpha2.")]


def test_a_fourth_aircraft_does_not_scramble() -> None:
    board = opening().with_force("United Kingdom", UK, fighter=2)
    game = Game(board, Played(seed=1))
    game.begin_turn()
    game.begin(MOVE)
    do(game, Move(GERMANY, ("Sea Zone 108", "Sea Zone 109"), {"submarine": 1}))
    game.begin(FIGHT)
    four = Scramble(UK, "United Kingdom", "Sea Zone 109", Force.of(UK, fighter=4))
    assert refused(game, four) == "g40.scramble.team"
    do(game, Scramble(UK, "United Kingdom", "Sea Zone 109", Force.of(UK, fighter=3)))
    assert refused(game, Scramble(FRANCE, "United Kingdom", "Sea Zone 109", Force.of(FRANCE, fighter=1))) == (
        "g40.scramble.team"
    )


def test_scrambled_aircraft_come_home_before_the_attacker_moves_on() -> None:
    game = Game(opening(), Played(1, 6, 6, 6, 6, 6))
    game.begin_turn()
    game.begin(MOVE)
    do(game, Move(GERMANY, ("Sea Zone 118", "Sea Zone 109"), {"submarine": 1}))
    game.begin(FIGHT)
    do(game, Scramble(UK, "United Kingdom", "Sea Zone 109", Force.of(UK, fighter=2)))
    game.fight()
    assert game.position.count("Sea Zone 109", UK, unit="fighter") == 2
    game.begin(REGROUP)
    assert game.position.count("United Kingdom", UK, unit="fighter") == 2
    assert told(game, "landed") == ["1 UK Europe fighter from United Kingdom lands in United Kingdom"] * 2


def test_an_attacker_retreats_to_where_he_came_from_and_stays_there() -> None:
    def cautious(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        return options[-1] if about == "retreat" else habit(who, about, options)

    game = Game(opening(), Played(6, 6, 6, 6, decide=cautious))
    game.begin_turn()
    game.begin(MOVE)
    do(game, Move(GERMANY, ("Holland Belgium", "Normandy Bordeaux"), {"infantry": 2}))
    game.begin(FIGHT)
    game.fight()
    assert game.position.force("Holland Belgium").count(GERMANY, mark="retreated") == 2
    assert game.position.holder("Normandy Bordeaux") == FRANCE
    game.begin(REGROUP)
    back = NoncombatMove(GERMANY, ("Holland Belgium", "Western Germany"), {"infantry": 4})
    assert refused(game, back) == "g40.noncombat-move.who"


def test_kamikazes_strike_the_fleet_that_attacks_home_waters() -> None:
    def strikes(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
        return 2 if about == "strikes" else habit(who, about, options)

    board = opening().at_war(USA, JAPAN).with_force("Sea Zone 7", USA, battleship=1, submarine=1)
    game = Game(board, Played(1, 5, seed=1, decide=strikes), first=USA)
    game.begin_turn()
    game.begin(MOVE)
    do(game, Move(USA, ("Sea Zone 7", "Sea Zone 6"), {"battleship": 1, "submarine": 1}))
    game.begin(FIGHT)
    game.fight()
    assert len(told(game, "kamikaze")) == 2
    assert len(told(game, "kamikaze hit")) == 1
    assert game.position.tokens(JAPAN, "kamikaze") == 4


@pytest.mark.slow
def test_eleven_more_rounds_run_through_the_calendar(after_twelve_rounds: Game) -> None:
    game = after_twelve_rounds
    position = game.position
    order = turn_order(position)
    assert [event.nation for event in position.events("turn began")] == [*order] * 12
    assert (position.round, game.nation) == (13, GERMANY)
    assert len(position.events("objective paid")) > 50
    assert {event.nation for event in position.events("declared war")} >= {GERMANY, JAPAN, USSR, USA}
    assert all(cash >= 0 for cash in position.treasuries.values())
    for phase in position.events("phase began"):
        assert phase.clause == "g40.turn.phases"
    assert game.trace["g40.victory.count"]
    assert game.trace["g40.victory.win"]


@pytest.mark.parametrize("garrison", [0, 40])
def test_a_side_that_holds_enough_for_a_round_wins(garrison: int) -> None:
    cities = ("Philippines", "Hong Kong", "India", "New South Wales")
    board = opening().at_war(JAPAN, UK, ANZAC, USA).held(JAPAN, *cities)
    for city in cities if garrison else ():
        board = board.with_pieces(city, Force.of(JAPAN, infantry=garrison))
    game = Game(board, Played(seed=7), first=JAPAN)
    player = Player(7, war_from=99)
    play_turn(game, player)
    assert game.winner is None
    assert game.position.events("holds enough: AXIS in the Pacific")
    while game.nation != JAPAN:
        play_turn(game, player)
    game.begin_turn()
    assert bool(game.position.events("fell back: AXIS in the Pacific")) is not bool(garrison)
    assert game.winner is (AXIS if garrison else None)


def test_the_first_income_of_every_power_is_its_printed_one() -> None:
    for start in (opening(), base_opening()):
        for nation, printed in start.treasuries.items():
            lines = income(start, nation)
            land = sum(line.ipcs for line in lines if line.clause == "g40.income.land")
            assert land == printed == sum(start.map.value(place) for place in start.held_by(nation))
            assert all(line.clause in BOOK.clauses for line in lines)


@pytest.mark.slow
def test_the_clauses_that_nothing_reaches_are_listed(
    after_one_round: Game, after_twelve_rounds: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    with tracing() as setting_up:
        opening()
    trace = {*setting_up, *after_one_round.trace, *after_twelve_rounds.trace}
    for situation in SITUATIONS:
        with tracing() as beside:
            game = situation()
        trace |= {*beside, *game.trace}
    rules = after_one_round.position.rules
    assert isinstance(rules, Rules)
    text = report(rules, trace)
    with capsys.disabled():
        print("\n" + text)
    assert set(uncalled(rules, trace)) <= {one.id for one in in_force(rules)}
    assert dict.fromkeys(uncalled(rules, trace)) == dict.fromkeys(REASONS)  # docs/base/never_called.md says why
