"""The odds of a bombing raid on one facility: damage and losses, from the clauses alone."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from rules_model.base.battlefields import bombing_raid
from rules_model.base.raid_orders import bombers_through, may_bomb, may_escort, may_intercept
from rules_model.base.raids import Raid, air_battle
from rules_model.base.sides import INTERCEPTING, RAIDING
from rules_model.chances import Chances, chances, courses
from rules_model.odds.plan import Plan
from rules_model.ruleset import Rules
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position


class RaidEnd(NamedTuple):
    """What a raid leaves."""

    damage: int  #: markers under the facility
    raiders: Force  #: aircraft of the attacker that are left
    interceptors: Force  #: fighters of the defender that are left


def solve_raid(
    position: Position, place: str, target: str, raiders: Force, interceptors: Force, defender: Nation, plan: Plan
) -> Chances:
    """The chances of every end of a raid; ValueError when a unit has no part in one."""
    attacker = plan.attacker
    board = position.held(defender, place).at_war(attacker, defender).with_facility(place, target)
    standing = board.with_pieces(place, interceptors)
    for piece in raiders:
        bombing = may_bomb(position, attacker, piece.unit, target)
        if not bombing and not may_escort(position, attacker, piece.unit):
            raise ValueError(bombing.reason)
    for piece in interceptors:
        if not (rising := may_intercept(standing, place, piece, attacker)):
            raise ValueError(rising.reason)
    if not may_cut(position):
        return whole_raid(board, place, raiders, interceptors, plan)
    met = chances(air_battle, board, Raid(place, raiders, interceptors), policy=plan.policy())
    found, bombed = Chances(), dict[Force, Chances]()
    for left, chance in met.items():
        going = bombers_through(board, left)
        if going not in bombed:
            bombed[going] = whole_raid(board, place, going, Force(), plan)
        for end, share in bombed[going].items():
            back = left.attackers.minus(going).plus(end.raiders)
            after = RaidEnd(end.damage, back, left.interceptors)
            found[after] = found.get(after, Fraction(0)) + chance * share
    return found


def may_cut(position: Position) -> bool:
    """Whether a raid in force is first a fight in the air, after which its bombers go on alone."""
    rules = position.rules
    assert isinstance(rules, Rules)
    amending = rules.amending(bombing_raid)
    return all(one.replaces and {air_battle, bombers_through} <= {*one.calls} for one in amending)


def whole_raid(board: Position, place: str, raiders: Force, interceptors: Force, plan: Plan) -> Chances:
    """The same without a cut after the fight in the air, which saves following every raid through from the start."""
    attacker = plan.attacker
    board = board.with_pieces(place, raiders.marked(RAIDING).plus(interceptors.marked(INTERCEPTING)))

    def end(table: Table) -> RaidEnd:
        after = bombing_raid(board, place, attacker, table)
        left = after.force(place)
        damage = sum(one.damage for one in after.facilities_in(place))
        return RaidEnd(
            damage, left.only(mark=RAIDING).unmarked(RAIDING), left.only(mark=INTERCEPTING).unmarked(INTERCEPTING)
        )

    return courses(end, board.rules.die, plan.policy())
