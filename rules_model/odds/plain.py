"""Plain battles: every hit can go to every unit of the other side, so that each side goes down one ladder."""

from __future__ import annotations

from collections.abc import Sequence

from rules_model.base.battle import anti_air_dice
from rules_model.base.engagements import NOBODY, Fight
from rules_model.odds.attrition import Attrition, Ladders, Left, hits_of
from rules_model.odds.ladder import Steps
from rules_model.odds.solution import Solution
from rules_model.world.force import Force, Piece

EXACT_UP_TO = 24  # states; fractions grow long beyond
NEGLIGIBLE = 1e-12  # so unlikely a number of hits by the guns is not followed, and the solution says so


def solve_plain(
    steps: Steps, attackers: Force, defenders: Force, exact: bool | None = None, doomed: Force = NOBODY
) -> Solution:
    """The chances of every end of a plain battle; fractions below a stated size or on request, else floats.

    Args:
        doomed: defenders that a bombardment has hit and that fire once more.
    """
    aircraft = attackers.only(unit=steps.position.rules.units_of("air"))
    guns = () if steps.at_sea else anti_air_dice(steps.position, aircraft, defenders.plus(doomed))
    small = (attackers.count() + 1) * (defenders.count() + 1) <= EXACT_UP_TO if exact is None else exact
    die = steps.position.rules.die
    found = Solution(exact=small)
    spared = aircraft
    for chance in hits_of(guns, die, small):
        if not small and chance < NEGLIGIBLE:
            found.left_out += chance
        else:
            found.add(chance, _after_the_guns(steps, attackers.replacing(aircraft, spared), defenders, small, doomed))
        spared = steps.after_hit(spared)
    return found


def _after_the_guns(steps: Steps, attackers: Force, defenders: Force, exact: bool, doomed: Force) -> Solution:
    ours, theirs = steps.rungs(attackers), steps.rungs(defenders)
    plan = steps.plan

    our_kinds, their_kinds = kinds_by_rung(ours), kinds_by_rung(theirs)
    ended: dict[tuple[int, int], bool] = {}

    def over(a: int, d: int) -> bool:
        kinds = our_kinds[a], their_kinds[d]
        if kinds not in ended:
            ended[kinds] = steps.over(ours[a], theirs[d]) or steps.helpless(ours[a], theirs[d])
        return ended[kinds]

    units = [rung.count() for rung in ours]

    def too_few(a: int, d: int) -> bool:
        return units[a] < plan.retreat_below or battle.is_over(a, d)

    ladders = Ladders(
        tuple(steps.dice(rung, True) for rung in ours),
        tuple(steps.dice(rung, False) for rung in theirs),
        steps.position.rules.die,
        over,
        exact,
    )
    battle = Attrition(ladders)
    rows = battle.begin()
    rounds = plan.retreat_after or int(attackers.count() < plan.retreat_below)
    fired = bool(doomed and attackers)
    if fired:
        rows = battle.first_round(rows, hits_of(steps.dice(defenders.plus(doomed), False), ladders.die, exact))
    ends = battle.take(rows, battle.is_over)
    for _ in range(rounds - fired):
        rows = battle.one_round(rows)
        merge(ends, battle.take(rows, battle.is_over))
    if rounds:
        merge(ends, battle.take(rows, lambda a, d: True))
    else:
        merge(ends, battle.settle(rows, too_few))
    found = Solution(exact=exact, bound=battle.bound(rounds + fired), states=len(ours) * len(theirs))
    for (a, d), chance in ends.items():
        put = steps.ending if battle.is_over(a, d) else steps.broken_off
        end: Fight = put(ours[a], theirs[d])
        found.ends[end] = found.ends.get(end, 0) + chance
    return found


def kinds_by_rung(rungs: Sequence[Force]) -> list[int]:
    """A number for each rung, the same where the same kinds of pieces are left."""
    seen: dict[frozenset[Piece], int] = {}
    return [seen.setdefault(frozenset(rung), len(seen)) for rung in rungs]


def merge(ends: dict[Left, float], more: dict[Left, float]) -> None:
    """Add chances to chances."""
    for left, chance in more.items():
        ends[left] = ends.get(left, 0) + chance
