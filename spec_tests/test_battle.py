"""Land battles solved exactly, against the figures of the design, figures made by hand and a plain recursion."""

from __future__ import annotations

import time
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from rules_model.base.battle import ATTACKER, BOTH, DEFENDER, land_battle
from rules_model.base.start import EMPTY
from rules_model.chances import Chances, chances
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, USSR

ORDER = ("infantry", "artillery", "tank", "fighter", "tactical_bomber", "strategic_bomber")
DEFENDERS = ("aa_artillery", *ORDER)


def battle(attackers: Force, defenders: Force, order: tuple[str, ...] = ORDER) -> Chances:
    """The chances of every outcome."""
    return chances(land_battle, EMPTY, attackers, defenders, order, DEFENDERS)


def winners(found: Chances) -> Chances:
    """The chances of each side."""
    return found.map(lambda outcome: outcome.winner)


def test_ten_infantry_and_five_tanks_against_twelve_infantry() -> None:
    begun = time.perf_counter()
    found = battle(Force.of(GERMANY, infantry=10, tank=5), Force.of(USSR, infantry=12))
    took = time.perf_counter() - begun
    sides = winners(found)
    assert sum(found.values()) == 1
    assert all(isinstance(chance, Fraction) for chance in found.values())
    assert f"{float(sides[ATTACKER]):.15f}" == "0.905266541718348"
    assert f"{float(sides[BOTH]):.15f}" == "0.005308239118370"
    assert f"{float(sides[DEFENDER]):.15f}" == "0.089425219163282"
    assert len(found) == 15 + 12 + 1, "every number of survivors of either side, or none"
    assert took < 2, "a tenth of a second on an ordinary machine"


def test_one_tank_against_one_infantry_by_hand() -> None:
    # In a round the tank alone hits 1/2 * 2/3, both 1/2 * 1/3, the infantry 1/2 * 1/3.
    sides = winners(battle(Force.of(GERMANY, tank=1), Force.of(USSR, infantry=1)))
    assert sides == {ATTACKER: Fraction(1, 2), BOTH: Fraction(1, 4), DEFENDER: Fraction(1, 4)}


def test_one_fighter_under_fire_by_hand() -> None:
    # AA artillery hits 1/6; a fighter that comes through meets nothing that could hurt it.
    sides = winners(battle(Force.of(GERMANY, fighter=1), Force.of(USSR, aa_artillery=1)))
    assert sides == {ATTACKER: Fraction(5, 6), DEFENDER: Fraction(1, 6)}


def binomial(dice: int, at: int, hits: int) -> Fraction:
    """The probability of so many hits, from the formula."""
    return Fraction(comb(dice, hits) * at**hits * (6 - at) ** (dice - hits), 6**dice)


@pytest.mark.parametrize(("infantry", "tanks", "defenders"), [(1, 0, 1), (2, 1, 3), (3, 2, 4), (0, 3, 5)])
def test_against_a_plain_recursion(infantry: int, tanks: int, defenders: int) -> None:
    @cache
    def wins(foot: int, armour: int, theirs: int) -> Fraction:
        if not theirs:
            return Fraction(int(foot + armour > 0))
        if not foot + armour:
            return Fraction(0)
        total, again = Fraction(0), Fraction(0)
        for light in range(foot + 1):
            for heavy in range(armour + 1):
                for suffered in range(theirs + 1):
                    chance = binomial(foot, 1, light) * binomial(armour, 3, heavy) * binomial(theirs, 2, suffered)
                    if light + heavy + suffered == 0:
                        again = chance
                        continue
                    lost_foot = min(foot, suffered)
                    lost_armour = min(armour, suffered - lost_foot)
                    left = max(0, theirs - light - heavy)
                    total += chance * wins(foot - lost_foot, armour - lost_armour, left)
        return total / (1 - again)

    found = battle(Force.of(GERMANY, infantry=infantry, tank=tanks), Force.of(USSR, infantry=defenders))
    assert winners(found)[ATTACKER] == wins(infantry, tanks, defenders)


def test_losing_tanks_first_is_worse() -> None:
    army, foe = Force.of(GERMANY, infantry=3, tank=3), Force.of(USSR, infantry=4)
    foot_first = winners(battle(army, foe))[ATTACKER]
    tanks_first = winners(battle(army, foe, ("tank", "infantry")))[ATTACKER]
    assert tanks_first < foot_first


def test_a_mixed_army_with_air_cover_and_guns() -> None:
    army = Force.of(GERMANY, infantry=3, artillery=2, tank=1, fighter=2, tactical_bomber=1, strategic_bomber=1)
    foe = Force.of(USSR, infantry=4, artillery=1, aa_artillery=1, fighter=1)
    found = battle(army, foe)
    assert sum(found.values()) == 1
    assert set(winners(found)) == {ATTACKER, BOTH, DEFENDER}
