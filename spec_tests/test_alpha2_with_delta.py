"""Alpha +2 and Delta in one game: amendments of both on the same clauses of the base, none knowing of the other."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules_model.alpha2.start import RULESET as ALPHA2
from rules_model.base.battlefields import bombing_raid
from rules_model.base.carriers import carrier_room
from rules_model.base.raid_orders import damage_facility
from rules_model.base.raids import Raid, air_battle, facility_fires_at
from rules_model.base.scramble import may_scramble, scramble_limit
from rules_model.base.start import MAP, START
from rules_model.base.start import RULESET as BASE
from rules_model.base.units import fighter
from rules_model.chances import chances
from rules_model.clause import tracing
from rules_model.delta.advantages import ESSEX, JETS, LONG_RANGE, RADAR
from rules_model.delta.start import RULESET as DELTA
from rules_model.ruleset import Rules
from rules_model.table import script
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, ANZAC, FRANCE, GERMANY, UK, USA
from rules_model.world.position import Position

BOTH = Position(Rules(BASE, ALPHA2, DELTA), MAP, START.holders)
ZONE = "Sea Zone 110"


@pytest.fixture
def england() -> Position:
    """A German fleet in the Channel, four British fighters and a tactical bomber above it, and Radar."""
    war = BOTH.at_war(GERMANY, UK, FRANCE).gains(UK, RADAR).with_facility("United Kingdom", "air_base")
    war = war.with_force("United Kingdom", UK, fighter=4, tactical_bomber=1)
    return war.with_force(ZONE, GERMANY, cruiser=1).with_force(ZONE, UK, destroyer=1)


def test_the_limit_is_alphas_and_radar_raises_it() -> None:
    with tracing() as trace:
        assert scramble_limit(BOTH.gains(UK, RADAR), UK) == 4
    assert "delta.radar.scramble" in trace
    with tracing() as trace:
        assert scramble_limit(BOTH.gains(UK, RADAR), GERMANY) == 3
    assert "alpha2.scramble.limit" in trace
    assert "delta.radar.scramble" in trace


def test_four_fighters_rise_with_radar_and_three_without(england: Position) -> None:
    four = Force.of(UK, fighter=4)
    assert may_scramble(england, "United Kingdom", ZONE, four, GERMANY)
    mixed = Force.of(UK, fighter=3, tactical_bomber=1)
    assert not may_scramble(england, "United Kingdom", ZONE, mixed, GERMANY)
    fallen = england.with_capitals(UK, "Scotland").held(GERMANY, "Scotland")
    assert not may_scramble(fallen, "United Kingdom", ZONE, four, GERMANY)


def test_a_bombed_base_scrambles_nobody(england: Position) -> None:
    three = Force.of(UK, fighter=3)
    hit = damage_facility(england, "United Kingdom", "air_base", 3, GERMANY)
    refused = may_scramble(hit, "United Kingdom", ZONE, three, GERMANY)
    assert not refused
    assert refused.clause == "alpha2.scramble.base"


def test_one_row_takes_the_figures_of_both() -> None:
    game = BOTH.gains(GERMANY, JETS).gains(GERMANY, LONG_RANGE).gains(UK, RADAR)
    german, british, american = (fighter(game, nation) for nation in (GERMANY, UK, USA))
    assert (german.attack, german.escort, german.intercept, german.move) == (4, 2, 2, 5)
    assert (british.attack, british.escort, british.intercept, british.move) == (3, 1, 2, 4)
    assert (american.attack, american.escort, american.intercept, american.move) == (3, 1, 2, 4)


def test_jets_escort_in_alphas_first_step_and_radar_aims_the_guns(england: Position) -> None:
    jets = england.gains(GERMANY, JETS)
    # The escort hits at 2, so nobody is left to intercept; then the guns hit at 2 as well.
    over = jets.with_force("United Kingdom", GERMANY, {"raiding"}, strategic_bomber=2, fighter=1)
    over = over.with_force("United Kingdom", UK, {"intercepting"}, fighter=1)
    bombed = bombing_raid(over, "United Kingdom", GERMANY, script(2, 3, 2, 4))
    assert bombed.since(over) == [
        "1 UK Europe fighter (intercepting) shot down",
        "1 Germany strategic bomber (raiding) shot down",
        "the air base in United Kingdom takes 6 damage markers",
    ]
    assert facility_fires_at(jets, UK, "air_base") == 2
    assert facility_fires_at(jets, FRANCE, "air_base") == 1


def test_the_odds_of_an_air_battle_by_hand() -> None:
    raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=1), Force.of(UK, fighter=1))
    through = chances(air_battle, BOTH, raid).chance(lambda left: bool(left.bombers))
    # Lost only if the escort misses (5/6) and the interceptor hits at 2 (1/3).
    assert through == 1 - Fraction(5, 6) * Fraction(1, 3)
    jets = chances(air_battle, BOTH.gains(GERMANY, JETS), raid).chance(lambda left: bool(left.bombers))
    assert jets == 1 - Fraction(4, 6) * Fraction(1, 3)


def test_essex_carriers_catch_a_third_aircraft() -> None:
    fleet = BOTH.at_war(GERMANY, ALLIES).with_force(ZONE, USA, aircraft_carrier=1, fighter=2)
    assert carrier_room(fleet, ZONE, ANZAC) == 0
    assert carrier_room(fleet.gains(USA, ESSEX), ZONE, ANZAC) == 1


def test_one_raid_of_the_base_game_is_flown_under_every_set_of_rules() -> None:
    board = BOTH.at_war(GERMANY, UK).with_facility("United Kingdom", "air_base")
    over = board.with_force("United Kingdom", GERMANY, {"raiding"}, strategic_bomber=1)
    met = over.with_force("United Kingdom", UK, {"intercepting"}, fighter=1)
    for rules, second_die, through in ((START.rules, 2, True), (BOTH.rules, 2, False), (BOTH.rules, 3, True)):
        dice = (2, second_die, 2, 1) if through else (2, second_die)
        ended = bombing_raid(met.under(rules), "United Kingdom", GERMANY, script(*dice))
        assert ended.count("United Kingdom", GERMANY, unit="strategic_bomber") == through
    with tracing() as asked:
        bombing_raid(met, "United Kingdom", GERMANY, script(2, 2))
    assert {"g40.sbr.raid", "alpha2.raids.raid", "alpha2.raids.air-battle"} <= set(asked)
