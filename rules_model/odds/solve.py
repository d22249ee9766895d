"""Choosing the way to solve a battle: shortcuts where the rules in force allow them, else the clauses themselves."""

from __future__ import annotations

from rules_model.base.bombardment import bombard, firing_in_round_one
from rules_model.base.casualties import losing
from rules_model.base.combat_rounds import ALLOTMENT, exchange, losses_at_sea, may_hit
from rules_model.base.engagements import (
    NOBODY,
    Fight,
    after_the_guns,
    fight_at_sea,
    fight_on_land,
    is_over,
    land_round,
    press_on,
    round_at_sea,
)
from rules_model.base.retreat import may_retreat, retreating
from rules_model.base.sides import losing_together
from rules_model.base.submarines import SUNK_BOATS, may_surprise, surprise_strikes
from rules_model.chances import chances
from rules_model.odds.ladder import Steps
from rules_model.odds.plain import solve_plain
from rules_model.odds.plan import Plan
from rules_model.odds.sea import SeaSolver
from rules_model.odds.solution import Solution
from rules_model.ruleset import Rules
from rules_model.world.force import Force
from rules_model.world.position import Position

#: Procedures that the shortcuts go through in their own way; figures and single steps they ask of the clauses.
SHORTENED = (
    *(fight_on_land, land_round, after_the_guns, losing_together),
    *(fight_at_sea, round_at_sea, exchange, losses_at_sea, surprise_strikes),
    *(is_over, press_on, may_retreat, retreating, may_surprise, losing),
)


def solve(
    position: Position, place: str, attackers: Force, defenders: Force, plan: Plan, ships: Force = NOBODY
) -> Solution:
    """The chances of every end of a battle, rounds left out of account.

    Args:
        ships: those that bombard before a battle on land.
    """
    if ships and defenders:
        return under_fire(position, place, attackers, defenders, plan, ships)
    if not attackers or not defenders:
        return Solution(exact=True, ends={Fight(place, attackers, defenders): 1})
    if not may_shorten(position):
        return by_clauses(position, place, attackers, defenders, plan)
    steps = Steps(position, place, plan)
    if is_plain(steps, attackers, defenders):
        return solve_plain(steps, attackers, defenders)
    return SeaSolver(steps).solve(attackers, defenders)


def under_fire(
    position: Position, place: str, attackers: Force, defenders: Force, plan: Plan, ships: Force
) -> Solution:
    """The same after a bombardment: each number of its hits is a battle of its own."""
    quick = may_shorten(position)
    steps, found = Steps(position, place, plan), Solution(exact=not quick)
    for hit, chance in chances(bombard, position, ships, defenders, policy=plan.policy()).items():
        doomed = firing_in_round_one(position, hit).minus(hit.standing)
        if quick:
            found.add(float(chance), solve_plain(steps, attackers, hit.standing, False, doomed))
        else:
            found.add(chance, by_clauses(position, place, attackers, hit.standing, plan, doomed))
    return found


def may_shorten(position: Position) -> bool:
    """Whether no rule in force amends a procedure that the shortcuts replace, or reads it differently."""
    rules = position.rules
    assert isinstance(rules, Rules)
    if any(rules.amending(one) for one in SHORTENED):
        return False
    return position.reading(ALLOTMENT) == "most" and position.reading(SUNK_BOATS) == "both-strike"


def is_plain(steps: Steps, attackers: Force, defenders: Force) -> bool:
    """Whether every hit can go to every unit of the other side, and nobody strikes first."""
    if not steps.at_sea:
        return True
    for side, foe in ((attackers, defenders), (defenders, attackers)):
        for shooter in side:
            alone = Force({shooter: 1})
            if may_surprise(steps.position, shooter, Force()):
                return False
            if not all(may_hit(steps.position, shooter, target, alone) for target in foe):
                return False
    return True


def by_clauses(
    position: Position, place: str, attackers: Force, defenders: Force, plan: Plan, doomed: Force = NOBODY
) -> Solution:
    """The same from the clauses alone: exact under any rules, but slow."""
    whole = fight_at_sea if position.map.is_sea(place) else fight_on_land
    fight = Fight(place, attackers, defenders, doomed=doomed)
    found = chances(whole, position, fight, plan.attacker, True, plan.counted, policy=plan.policy())
    return Solution(exact=True, ends=dict(found.map(lambda end: end._replace(rounds=0, doomed=NOBODY))))
