"""Odds worked out by hand, with pencil and fractions, and the odds that the rules' own code gives.

The figures here come from counting the ways in which dice can fall, never from ``chances``.
What this does not prove: that the rules were read rightly; only that the code rolls what it says.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules_model.chances import chances
from rules_model.deluxe.bunkers import bunker_fires
from rules_model.deluxe.depth_charges import dive_and_hunt
from rules_model.deluxe.hendaye import BARGAIN
from rules_model.deluxe.kamikaze import first_stock, kamikaze_raid
from rules_model.deluxe.rolloffs import TIES, roll_for_territory, roll_for_zone
from rules_model.deluxe.start import EMPTY
from rules_model.deluxe.vichy_rolls import FLEETS, GERMAN_CLAIMS, germany_rolls, resolve_vichy
from rules_model.table import answers
from rules_model.world.nation import FRANCE, GERMANY, ITALY, JAPAN, NOBODY, UK, USA, VICHY
from rules_model.world.position import Position

# -- 3G40: the roll-offs after the fall of Rome, one eight-sided die each ---------------------------------------------

# Of the 8 x 8 = 64 pairs, Germany's die is higher in 7 + 6 + 5 + 4 + 3 + 2 + 1 + 0 = 28, lower in as many, equal in 8.
WAYS = {"germany": 28, "allies": 28, "tie": 8}
PAIRS = 64

#: Chance that Germany wins, that the Ally wins, that nothing happens, under each way to read a tie.
BY_HAND = {
    # Rolled again: of the 56 pairs that decide, 28 are Germany's.
    "again": (Fraction(28, 56), Fraction(28, 56), Fraction(0)),
    # A tie is Germany's: 28 + 8 of 64.
    "germany": (Fraction(36, 64), Fraction(28, 64), Fraction(0)),
    # A tie is the Allies': 28 + 8 of 64 for them.
    "allies": (Fraction(28, 64), Fraction(36, 64), Fraction(0)),
    # A tie changes nothing: 8 of 64.
    "neither": (Fraction(28, 64), Fraction(28, 64), Fraction(8, 64)),
}

ROME = EMPTY.held(UK, "Rome").held(ITALY, "Libya").with_force("M-4", ITALY, cruiser=2, submarine=1)
LIBYA = ROME.with_force("Libya", ITALY, tank=2).with_facility("Libya", "naval_base", damage=1)


def test_the_pairs_of_two_eight_sided_dice_are_counted_rightly() -> None:
    pairs = [(german, allied) for german in range(1, 9) for allied in range(1, 9)]
    assert len(pairs) == PAIRS
    assert sum(german > allied for german, allied in pairs) == WAYS["germany"]
    assert sum(german < allied for german, allied in pairs) == WAYS["allies"]
    assert sum(german == allied for german, allied in pairs) == WAYS["tie"]


def test_every_reading_of_a_tie_is_worked_out() -> None:
    assert set(BY_HAND) == set(TIES.readings)
    assert all(sum(shares) == 1 for shares in BY_HAND.values())


def fate_of_the_fleet(after: Position) -> str:
    """What became of three Italian ships in M-4."""
    ships = after.count("M-4", GERMANY), after.count("M-4", ITALY)
    return {(3, 0): "Germany wins", (0, 0): "the Ally wins", (0, 3): "nothing happens"}[ships]


def fate_of_libya(after: Position) -> str:
    """What became of Libya, its two tanks and its damaged naval base."""
    tanks = after.count("Libya", GERMANY), after.count("Libya", ITALY)
    base = after.facilities_in("Libya")[0].damage
    return {
        (GERMANY, GERMANY, (2, 0), 1): "Germany wins",
        (ITALY, NOBODY, (0, 0), 6): "the Ally wins",
        (ITALY, ITALY, (0, 2), 1): "nothing happens",
    }[after.holder("Libya"), after.banker("Libya"), tanks, base]


def by_hand(reading: str) -> dict[str, Fraction]:
    """The chances of the three ends, those that cannot come left out."""
    ends = ("Germany wins", "the Ally wins", "nothing happens")
    return {end: share for end, share in zip(ends, BY_HAND[reading], strict=True) if share}


@pytest.mark.parametrize("reading", BY_HAND)
def test_a_fleet_is_rolled_for_with_the_odds_worked_out_by_hand(reading: str) -> None:
    odds = chances(roll_for_zone, ROME.reads(TIES, reading), "M-4").map(fate_of_the_fleet)
    assert odds == by_hand(reading)


@pytest.mark.parametrize("reading", BY_HAND)
def test_a_territory_is_rolled_for_with_the_odds_worked_out_by_hand(reading: str) -> None:
    odds = chances(roll_for_territory, LIBYA.reads(TIES, reading), "Libya").map(fate_of_libya)
    assert odds == by_hand(reading)


# -- 3G40: a major bunker against a fleet of four, six eight-sided dice -----------------------------------------------

# Of the 8^6 = 262144 ways in which six dice fall, those with exactly k ones: choose the k dice, the others show 2 to 8.
WAYS_OF_SIX_DICE = {
    0: 7**6,  # 117649
    1: 6 * 7**5,  # 100842
    2: 15 * 7**4,  # 36015
    3: 20 * 7**3,  # 6860
    4: 15 * 7**2 + 6 * 7 + 1,  # four, five or six ones: 735 + 42 + 1 = 778; the fleet has only four ships to hit
}


def test_a_major_bunker_hits_a_fleet_of_four_with_the_odds_worked_out_by_hand() -> None:
    assert sum(WAYS_OF_SIX_DICE.values()) == 8**6
    odds = {hits: Fraction(ways, 8**6) for hits, ways in WAYS_OF_SIX_DICE.items()}
    assert chances(bunker_fires, EMPTY, "major_bunker", 4) == odds


# -- 3G40: three kamikazes on a carrier, its fighter and its tactical bomber go up ------------------------------------

# The fighter shoots one down on 1 or 2 of 8, the tactical bomber on 1 of 8. None: 6/8 x 7/8 = 42/64. Both: 2/8 x 1/8.
SHOT_DOWN = {0: Fraction(42, 64), 1: Fraction(20, 64), 2: Fraction(2, 64)}

# Each kamikaze left hits on 3 of 8 and misses on 5 of 8. One hit damages the carrier, a second one sinks it.
CARRIER_AFTER = {
    3: (Fraction(125, 512), Fraction(3 * 3 * 25, 512)),  # no hit; one hit by any of the three
    2: (Fraction(25, 64), Fraction(2 * 3 * 5, 64)),
    1: (Fraction(5, 8), Fraction(3, 8)),
}


def test_three_kamikazes_leave_a_carrier_with_the_odds_worked_out_by_hand() -> None:
    whole = sum(SHOT_DOWN[lost] * CARRIER_AFTER[3 - lost][0] for lost in SHOT_DOWN)
    damaged = sum(SHOT_DOWN[lost] * CARRIER_AFTER[3 - lost][1] for lost in SHOT_DOWN)
    war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
    fleet = war.with_force("P-8", USA, aircraft_carrier=1, fighter=1, tactical_bomber=1)
    policy = answers("Japan sends three, every plane goes up", tokens=3, interceptors=(1, 1))
    odds = chances(kamikaze_raid, fleet, "P-8", policy=policy)
    carriers = odds.map(lambda after: (after.count("P-8", mark="damaged"), after.count("P-8", unit="aircraft_carrier")))
    assert carriers == {(0, 1): whole, (1, 1): damaged, (0, 0): 1 - whole - damaged}


# -- 3G40: Germany rolls for all that is Vichy, without and with the Hendaye bargain ----------------------------------

# In the first phase eleven places are open to Germany. Each is turned on 3 of 8, after the bargain on 4 of 8.
# To turn exactly k of them: choose the k, for example for k = 2 there are 55 ways, each with 3 x 3 x 5^9 of 8^11 falls.
CHOICES_OF_ELEVEN = (1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1)


@pytest.mark.parametrize(("bargain", "good"), [(False, 3), (True, 4)])
def test_germany_turns_vichy_places_with_the_odds_worked_out_by_hand(bargain: bool, good: int) -> None:
    by_count = {
        turned: Fraction(ways * good**turned * (8 - good) ** (11 - turned), 8**11)
        for turned, ways in enumerate(CHOICES_OF_ELEVEN)
    }
    empire = EMPTY.held(VICHY, *GERMAN_CLAIMS)
    for zone in FLEETS:
        empire = empire.with_force(zone, VICHY, cruiser=1)
    if bargain:
        empire = empire.noting(BARGAIN, None, "Germany has bought Spain", nation=GERMANY)
    odds = chances(germany_rolls, empire, policy=answers("Germany always rolls", roll=True))
    counted = odds.map(lambda after: len(after.events("Vichy turned", GERMANY)))
    assert counted == by_count
    assert counted.mean() == Fraction(11 * good, 8)  # 4 1/8 places, with the bargain 5 1/2


def test_corsica_finds_its_master_with_the_odds_worked_out_by_hand() -> None:
    # Italy turns it on 1 of 8; failing that the Free French on 1 of 8; failing both Germany on 3 of 8.
    italy, france = Fraction(1, 8), Fraction(7, 8) * Fraction(1, 8)
    germany = Fraction(7, 8) ** 2 * Fraction(3, 8)
    corsica = EMPTY.held(VICHY, "Corsica")
    odds = chances(resolve_vichy, corsica, policy=answers("everybody rolls", roll=True))
    masters = {ITALY: italy, FRANCE: france, GERMANY: germany, VICHY: 1 - italy - france - germany}
    assert odds.map(lambda after: after.holder("Corsica")) == masters


def test_two_destroyers_hunt_three_divers_with_the_odds_worked_out_by_hand() -> None:
    """Three divers draw three dice, whoever drops them; 1 and 2 of eight faces hit, so each die spares with 6 of 8."""
    sea = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=2).with_force("A-20", GERMANY, submarine=3)
    odds = chances(dive_and_hunt, sea, "A-20", policy=answers("every submarine dives", dive=3))
    left = odds.map(lambda after: after.count("A-20", GERMANY))
    assert left == {3: Fraction(216, 512), 2: Fraction(216, 512), 1: Fraction(72, 512), 0: Fraction(8, 512)}
