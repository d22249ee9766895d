"""The odds solver: against the clauses themselves, known figures, and battles played out with a seed."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt

import pytest

from rules_model.__main__ import main
from rules_model.academy.start import EMPTY as ACADEMY
from rules_model.alpha2.start import EMPTY as ALPHA2
from rules_model.base.battle import land_battle
from rules_model.base.combat_rounds import ALLOTMENT
from rules_model.base.start import EMPTY
from rules_model.base.units import infantry
from rules_model.chances import chances
from rules_model.odds import solve as solving
from rules_model.odds.academy import solve_academy_raid
from rules_model.odds.ladder import Steps
from rules_model.odds.plain import solve_plain
from rules_model.odds.plan import Plan, usual_order
from rules_model.odds.raid import solve_raid, whole_raid
from rules_model.odds.sea import SeaSolver
from rules_model.odds.solution import Solution, result_of
from rules_model.odds.solve import by_clauses, may_shorten, solve
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, UK, Nation
from rules_model.world.position import Position
from spec_tests.simulation import play_academy_raid, play_assault, play_at_sea, play_on_land, play_under_guns

LAND, SEA = "France", "Sea Zone 110"
CAPITAL = frozenset({"battleship", "aircraft_carrier"})
GAMES = 8_000
WIDE = 4.5  # standard errors: one false alarm in a hundred thousand figures


def german(**units: int) -> Force:
    return Force.of(GERMANY, (), **units)


def british(**units: int) -> Force:
    return Force.of(UK, (), **units)


def order(position: Position, nation: Nation, force: Force, attacking: bool) -> tuple[str, ...]:
    return usual_order(position, nation, frozenset(piece.unit for piece in force), attacking)


def planned(ours: Force, theirs: Force, **more: object) -> Plan:
    """The usual plan for two forces."""
    sides = (order(EMPTY, GERMANY, ours, True), order(EMPTY, UK, theirs, False))
    return Plan(GERMANY, *sides, damaged_first=CAPITAL, **more)  # type: ignore[arg-type]


def agree(fast: Solution, slow: Solution) -> None:
    """The same ends, each chance within the stated bound."""
    assert set(fast.ends) == {end for end, chance in slow.ends.items() if chance}
    for end, chance in slow.ends.items():
        found = Fraction(fast.ends[end])
        assert abs(found - chance) <= Fraction(fast.bound) * chance, end
    assert (fast.bound == 0) == fast.exact


ARMIES = [
    (german(infantry=2, tank=1), british(infantry=2)),
    (german(infantry=2, artillery=1, fighter=1), british(infantry=1, aa_artillery=1)),
    (german(tank=1, tactical_bomber=2), british(infantry=1, fighter=1, aa_artillery=1)),
    (german(fighter=2), british(aa_artillery=2)),
    (german(infantry=1, fighter=2), british(infantry=2)),
]
FLEETS = [
    (german(cruiser=1, destroyer=1), british(battleship=1, transport=1)),
    (german(aircraft_carrier=1, fighter=1), british(destroyer=2)),
    (german(submarine=2), british(cruiser=1, transport=1)),
    (german(submarine=1, destroyer=1, fighter=1), british(submarine=1, fighter=1)),
    (german(submarine=1, battleship=1), british(submarine=1, aircraft_carrier=1, fighter=1)),
    (german(fighter=1, submarine=1), british(submarine=1, destroyer=1)),
    (german(submarine=2), british(destroyer=1, fighter=1, transport=1)),
    (german(fighter=2), british(submarine=1, transport=2)),
]
PLANS: list[dict[str, object]] = [{}, {"retreat_after": 1}, {"retreat_after": 2}, {"retreat_below": 2}]


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize(("ours", "theirs"), ARMIES, ids=str)
def test_land_shortcut_against_the_clauses(ours: Force, theirs: Force, plan: dict[str, object]) -> None:
    chosen = planned(ours, theirs, **plan)
    slow = by_clauses(EMPTY, LAND, ours, theirs, chosen)
    for exact in (True, False):
        agree(solve_plain(Steps(EMPTY, LAND, chosen), ours, theirs, exact), slow)


@pytest.mark.parametrize("plan", [*PLANS, {"attackers_dive": True}, {"defenders_dive": True}], ids=str)
@pytest.mark.parametrize(("ours", "theirs"), FLEETS, ids=str)
def test_sea_shortcuts_against_the_clauses(ours: Force, theirs: Force, plan: dict[str, object]) -> None:
    chosen = planned(ours, theirs, **plan)
    slow = by_clauses(EMPTY, SEA, ours, theirs, chosen)
    agree(SeaSolver(Steps(EMPTY, SEA, chosen)).solve(ours, theirs), slow)
    agree(solve(EMPTY, SEA, ours, theirs, chosen), slow)


@pytest.mark.parametrize("plan", [*PLANS, {"retreat_below": 4}], ids=str)
@pytest.mark.parametrize(
    ("ships", "ours", "theirs"),
    [
        (german(battleship=1, cruiser=1), german(infantry=2, fighter=1), british(infantry=2, aa_artillery=1)),
        (german(cruiser=2), german(infantry=2, artillery=1), british(infantry=1)),
        (german(battleship=1), german(tank=1, infantry=1), british(fighter=1, infantry=2)),
    ],
    ids=str,
)
def test_bombardment_shortcut_against_the_clauses(
    ships: Force, ours: Force, theirs: Force, plan: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = planned(ours, theirs, **plan)
    fast = solve(EMPTY, LAND, ours, theirs, chosen, ships)
    monkeypatch.setattr(solving, "may_shorten", lambda position: False)
    slow = solve(EMPTY, LAND, ours, theirs, chosen, ships)
    assert slow.exact
    assert sum(slow.ends.values()) == 1
    agree(fast, slow)


def test_keeping_a_land_unit() -> None:
    ours, theirs = german(infantry=2, fighter=1), british(infantry=2)
    keeping = planned(ours, theirs, keep_land=EMPTY.rules.units_of("land"))
    slow = by_clauses(EMPTY, LAND, ours, theirs, keeping)
    fast = solve(EMPTY, LAND, ours, theirs, keeping)
    agree(fast, slow)
    assert not fast.chance(lambda end: end.attackers == german(fighter=1))
    assert fast.chance(lambda end: end.attackers == german(infantry=1)) > 0
    spending = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    assert spending.chance(lambda end: end.attackers == german(fighter=1)) > 0


def test_against_the_land_battle_of_the_book() -> None:
    ours, theirs = german(infantry=3, tank=2, fighter=1), british(infantry=3, aa_artillery=1)
    plan = planned(ours, theirs)
    book = chances(land_battle, EMPTY, ours, theirs, plan.attackers_lose, plan.defenders_lose)
    found = solve(EMPTY, LAND, ours, theirs, plan).results()
    for name, said in (("attacker", "the attacker"), ("both gone", "both gone"), ("defender", "the defender")):
        assert found[name] == pytest.approx(float(book.chance(lambda one, said=said: one.winner == said)), rel=1e-12)  # type: ignore[misc]


def test_the_three_figures() -> None:
    ours, theirs = german(infantry=10, tank=5), british(infantry=12)
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    sides = found.results()
    assert f"{sides['attacker']:.15f}" == "0.905266541718348"
    assert f"{sides['both gone']:.15f}" == "0.005308239118370"
    assert f"{sides['defender']:.15f}" == "0.089425219163282"
    assert 0 < found.bound < 1e-11


def test_figures_of_the_rules_in_force_reach_the_shortcut() -> None:
    ours, theirs = german(infantry=3), british(infantry=2)
    plan = planned(ours, theirs)
    before = solve(EMPTY, LAND, ours, theirs, plan).results()["attacker"]
    row = infantry.body
    with infantry.rebound(lambda position, nation: row(position, nation).but(attack=3)):
        better = solve(EMPTY, LAND, ours, theirs, plan)
        agree(better, by_clauses(EMPTY, LAND, ours, theirs, plan))
    assert better.results()["attacker"] > before


def test_another_reading_is_left_to_the_clauses() -> None:
    ours, theirs = german(cruiser=1, fighter=1), british(destroyer=1, submarine=1)
    read = EMPTY.reads(ALLOTMENT, "free")
    assert may_shorten(EMPTY)
    assert not may_shorten(read)
    plan = planned(ours, theirs)
    found = solve(read, SEA, ours, theirs, plan)
    assert found.exact
    assert found.ends == by_clauses(read, SEA, ours, theirs, plan).ends
    assert not solve(EMPTY, SEA, ours, theirs, plan).exact


@pytest.mark.parametrize("rules", [EMPTY, ALPHA2], ids=["g40", "alpha2"])
@pytest.mark.parametrize("fighters", [0, 1, 2])
def test_raids_cut_in_two_against_raids_as_a_whole(rules: Position, fighters: int) -> None:
    ours, theirs = german(strategic_bomber=2, fighter=1), british(fighter=fighters)
    plan = Plan(GERMANY, ("fighter", "strategic_bomber"), ("fighter",))
    isle = "United Kingdom"
    found = solve_raid(rules, isle, "air_base", ours, theirs, UK, plan)
    board = rules.held(UK, isle).at_war(GERMANY, UK).with_facility(isle, "air_base")
    assert found == whole_raid(board, isle, ours, theirs, plan)
    assert sum(found.values()) == 1


def test_a_bomber_over_a_factory_by_hand() -> None:
    # One time in six the guns hit; else the bomb deals 3 to 8.
    plan = Plan(GERMANY, ("strategic_bomber",), ())
    found = solve_raid(EMPTY, "United Kingdom", "major_factory", german(strategic_bomber=1), Force(), UK, plan)
    sixth = Fraction(1, 6)
    assert found.map(lambda end: end.damage) == {0: sixth} | dict.fromkeys(range(3, 9), sixth * (1 - sixth))


# -- played out --------------------------------------------------------------------------------------------------------


def within_error_bar(found: Solution, play: Callable[[random.Random], str], seed: int) -> None:
    """Each result is as frequent in games played out as its chance says."""
    dice = random.Random(seed)
    seen = Counter(play(dice) for _ in range(GAMES))
    for name, chance in found.results().items():
        error = sqrt(chance * (1 - chance) / GAMES)
        assert abs(seen[name] / GAMES - chance) <= WIDE * error + 1 / GAMES, (name, seen[name] / GAMES, chance)


def test_ten_infantry_and_five_tanks_played_out() -> None:
    ours, theirs = german(infantry=10, tank=5), british(infantry=12)
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    army: list[tuple[str, int]] = [("infantry", 10), ("tank", 5)]
    within_error_bar(found, lambda dice: play_on_land(dice, army, [("infantry", 12)]), seed=1940)


def test_thirty_infantry_against_thirty_played_out() -> None:
    ours, theirs = german(infantry=30), british(infantry=30)
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    assert f"{found.results()['attacker']:.12f}" == "0.002790848889"
    side: list[tuple[str, int]] = [("infantry", 30)]
    within_error_bar(found, lambda dice: play_on_land(dice, side, side), seed=1941)


OURS = {"submarine": 3, "destroyer": 2, "cruiser": 1, "battleship": 1, "aircraft_carrier": 1, "fighter": 2}
THEIRS = {"submarine": 2, "destroyer": 2, "cruiser": 1, "aircraft_carrier": 1, "fighter": 2}


def test_ten_against_eight_at_sea_played_out() -> None:
    ours, theirs = german(**OURS), british(**THEIRS)
    assert (ours.count(), theirs.count()) == (10, 8)
    plan = planned(ours, theirs)
    found = solve(EMPTY, SEA, ours, theirs, plan)

    def ranked(units: dict[str, int], lost: tuple[str, ...]) -> list[tuple[str, int]]:
        return [(unit.removeprefix("aircraft_"), units[unit]) for unit in lost]

    fleet, foe = ranked(OURS, plan.attackers_lose), ranked(THEIRS, plan.defenders_lose)
    within_error_bar(found, lambda dice: play_at_sea(dice, fleet, foe), seed=1942)


def test_the_largest_battles_take_about_a_second() -> None:
    ours, theirs = german(infantry=150), british(infantry=150)
    begun = time.process_time()
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    assert time.process_time() - begun < 6, "about a second on an ordinary machine"
    assert abs(sum(found.ends.values()) - 1) <= found.bound < 1e-9
    assert {result_of(end) for end in found.ends} == {"attacker", "both gone", "defender"}


def test_an_assault_after_a_bombardment_played_out() -> None:
    ships, ours, theirs = german(battleship=2, cruiser=3), german(infantry=8, tank=3), british(infantry=9, tank=2)
    plan = planned(ours, theirs)
    found = solve(EMPTY, LAND, ours, theirs, plan, ships)
    assert found.results()["attacker"] > solve(EMPTY, LAND, ours, theirs, plan).results()["attacker"]
    army: list[tuple[str, int]] = [("infantry", 8), ("tank", 3)]
    foe: list[tuple[str, int]] = [("infantry", 9), ("tank", 2)]
    within_error_bar(found, lambda dice: play_assault(dice, (4, 4, 3, 3, 3), army, foe), seed=1943)


def test_many_guns_played_out() -> None:
    ours, theirs = german(infantry=20, fighter=16), british(infantry=24, aa_artillery=5)
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    assert found.left_out < 1e-10
    within_error_bar(found, lambda dice: play_under_guns(dice, 5, 20, 16, 24), seed=1944)


def test_many_guns_take_seconds() -> None:
    ours, theirs = german(infantry=60, fighter=20), british(infantry=80, aa_artillery=8)
    begun = time.process_time()
    found = solve(EMPTY, LAND, ours, theirs, planned(ours, theirs))
    assert time.process_time() - begun < 12, "two seconds on an ordinary machine"
    assert abs(sum(found.ends.values()) - 1) <= found.bound + found.left_out < 1e-9


def test_a_raid_of_the_academy_played_out() -> None:
    plan = Plan(GERMANY, ("fighter", "strategic_bomber"), ("aa_gun", "fighter"))
    ours, theirs = german(strategic_bomber=2, fighter=1), british(fighter=2, aa_gun=1)
    found = solve_academy_raid(ACADEMY, "United Kingdom", ours, theirs, plan)
    assert sum(found.values()) == 1
    dice = random.Random(1945)
    seen = Counter(play_academy_raid(dice, 2, 1, 2, gun=True) for _ in range(GAMES))
    told = found.map(lambda end: (end.damage, end.raiders.count(unit="strategic_bomber")))
    for end in {*seen, *told}:
        chance = float(told[end])
        assert abs(seen[end] / GAMES - chance) <= WIDE * sqrt(chance * (1 - chance) / GAMES) + 1 / GAMES, end


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["3 infantry", "3 infantry", "--rules", "ae41"], "tells of bombing raids only"),
        (["3 regular infantry", "3 cavalry", "--rules", "3g40"], "its table of units was only a picture"),
        (["1 infantry", "3 infantry", "--bombard", "2 cruiser"], "2 ships are more than the 1 land units"),
        (["3 infantry", "3 infantry", "--bombard", "1 destroyer"], "no destroyer bombards"),
        (["1 cruiser", "1 cruiser", "--place", "sea", "--bombard", "1 cruiser"], "before a battle on land only"),
        (["1 tactical bomber", "", "--place", "raid", "--rules", "ae41"], "only strategic bombers raid"),
    ],
)
def test_what_has_no_odds_is_said_in_a_line(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *asked]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("rules", ["g40", "alpha2", "delta", "mech"])
def test_rule_sets_that_give_figures_have_odds(rules: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "3 infantry, 1 tank", "3 infantry", "--bombard", "1 cruiser", "--rules", rules]) == 0
    assert "first bombard   1 cruiser" in capsys.readouterr().out
    assert main(["odds", "2 strategic bombers", "1 fighter", "--place", "raid", "--rules", rules]) == 0
