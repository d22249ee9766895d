"""The odds of a raid of the 1941 Academy Edition: what the owner would pay, and losses, from its own clauses."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rules_model.academy.bombing import aa_fire, drop_bombs
from rules_model.academy.raid import Raid, air_battle, may_take_part
from rules_model.chances import Chances, chances
from rules_model.odds.plan import Plan
from rules_model.odds.raid import RaidEnd
from rules_model.table import Ask, Policy
from rules_model.world.force import Force
from rules_model.world.position import Position

GUN = "aa_gun"


def solve_academy_raid(position: Position, place: str, raiders: Force, defenders: Force, plan: Plan) -> Chances:
    """The chances of every end of a raid that nobody turns back; ValueError when a unit has no part in one.

    The damage is what the bombs roll: what the territory is worth, which is the most that is paid, is in no source.
    """
    guns = defenders.only(unit=GUN)
    interceptors = defenders.minus(guns)
    for side, defending in ((raiders, False), (interceptors, True)):
        for piece in side:
            if not (fit := may_take_part(position, piece.unit, defending)):
                raise ValueError(fit.reason)
    board, policy = position.with_pieces(place, guns), Policy(plan.words(), hits_by_order(plan, raiders))

    def fired_at(met: Raid) -> Chances:
        return chances(aa_fire, board, place, met, policy=policy)

    def bombed(left: Raid) -> Chances:
        return chances(drop_bombs, board, left.raiders, policy=policy)

    found = Chances()
    through = then(chances(air_battle, board, Raid(raiders, interceptors), policy=policy), fired_at)
    for left, chance in through.items():
        for damage, share in bombed(left).items():
            end = RaidEnd(damage, left.raiders, left.interceptors)
            found[end] = found.get(end, Fraction(0)) + chance * share
    return found


def then(first: Chances, following: Callable[[Any], Chances]) -> Chances:
    """The chances after one step more."""
    found = Chances()
    for now, chance in first.items():
        for later, share in following(now).items():
            found[later] = found.get(later, Fraction(0)) + chance * share
    return found


def hits_by_order(plan: Plan, raiders: Force) -> Callable[[Ask], Any]:
    """Whoever chooses takes the orders of loss; a bomber's first hit only damages it and comes before any loss."""
    ours = set(map(str, raiders.by_name()))

    def decide(asked: Ask) -> Any:
        def rank(name: str) -> tuple[bool, int, str]:
            order = plan.attackers_lose if name in ours or name.partition(" (")[0] in ours else plan.defenders_lose
            unit = next((place for place, unit in enumerate(order) if unit.replace("_", " ") in name), len(order))
            return "strategic bomber" not in name or "(damaged)" in name, unit, name

        return min(asked.options, key=rank)

    return decide
