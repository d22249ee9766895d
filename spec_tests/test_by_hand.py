"""Odds worked out by hand, with pencil and fractions, and the odds that the rules' own code gives.

The figures here come from counting the ways in which dice can fall, never from ``chances``.
What this does not prove: that the rules were read rightly; only that the code rolls what it says.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules_model.chances import chances
from rules_model.deluxe.rolloffs import TIES, roll_for_territory, roll_for_zone
from rules_model.deluxe.start import EMPTY
from rules_model.world.nation import GERMANY, ITALY, NOBODY, UK
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
