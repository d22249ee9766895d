"""# The units of the Academy Edition

What a piece costs, how far it goes and what it rolls.
A figure is the highest roll of a six-sided die that hits.
"""

from __future__ import annotations

from rules_model.citation import ACADEMY
from rules_model.clause import clause
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile


@clause("ae41.units.fighter", ACADEMY(74, 80), ACADEMY(82, 83))
def fighter(position: Position, nation: Nation) -> Profile:
    """A fighter costs 10 IPCs, moves 4, attacks at 3 and defends at 4; it escorts, intercepts and raids convoys at 2.

    It MAY scramble where a territory allows it; as escort or interceptor it MAY choose which enemies its hits take.

    >>> row = fighter(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence
    (10, 4, 3, 4)
    >>> row.intercept, row.escort, row.convoy
    (2, 2, 2)
    >>> row.can("scramble"), row.can("choose casualties in air battles"), row.can("bomb")
    (True, True, False)
    """
    return Profile(
        "fighter",
        "air",
        cost=10,
        move=4,
        attack=3,
        defence=4,
        intercept=2,
        escort=2,
        convoy=2,
        abilities=frozenset({"scramble", "choose casualties in air battles"}),
    )


@clause("ae41.units.strategic-bomber", ACADEMY(98, 103), ACADEMY(104, part=1), ACADEMY(106))
def strategic_bomber(position: Position, nation: Nation) -> Profile:
    """A strategic bomber costs 14 IPCs, moves 6, attacks at 4, defends at 1 and takes 2 hits.

    In an air battle it hits at 1, on a raid it rolls 2 dice, and it has no convoy value.

    >>> row = strategic_bomber(EMPTY, GERMANY)
    >>> row.cost, row.move, row.attack, row.defence, row.hits
    (14, 6, 4, 1, 2)
    >>> row.raid, row.raid_dice
    (1, 2)
    >>> row.convoy is None, row.can("bomb")
    (True, True)
    """
    return Profile(
        "strategic_bomber",
        "air",
        cost=14,
        move=6,
        attack=4,
        defence=1,
        hits=2,
        raid=1,
        raid_dice=2,
        convoy=None,
        abilities=frozenset({"bomb"}),
    )
