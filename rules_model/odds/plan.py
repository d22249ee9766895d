"""A plan for a battle: who loses what first, when the attacker retreats, who dives. It is the policy of both owners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules_model.base.battle import attack_dice, defence_dice
from rules_model.base.carriers import DAMAGED
from rules_model.base.casualties import LAST
from rules_model.base.engagements import Fight
from rules_model.profiles import profile_of
from rules_model.table import Ask, Policy, TableError
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position

NEVER = 0


@dataclass(frozen=True)
class Plan:
    """What both sides have settled beforehand."""

    attacker: Nation  #: whose turn it is
    attackers_lose: tuple[str, ...]  #: units, the first to be lost first
    defenders_lose: tuple[str, ...]  #: units, the first to be lost first
    retreat_after: int = NEVER  #: the attacker retreats after so many rounds
    retreat_below: int = NEVER  #: the attacker retreats with fewer units than this
    keep_land: frozenset[str] = frozenset()  #: land units, the last of which the attacker gives up last
    damaged_first: frozenset[str] = frozenset()  #: units whose first hit only damages them, taken before any loss
    attackers_dive: bool = False  #: the attacker's submarines dive as soon as they may
    defenders_dive: bool = False  #: the defenders' submarines dive as soon as they may

    @property
    def counted(self) -> int:
        """How far the rounds must be counted."""
        return max(1, self.retreat_after)

    def retreats(self, fight: Fight) -> bool:
        """Whether the attacker breaks off after a round that leaves this."""
        if self.retreat_after:
            return fight.rounds >= self.retreat_after
        return fight.attackers.count() < self.retreat_below

    def policy(self) -> Policy:
        """The plan as the policy of both sides."""
        return Policy(self.words(), self.decide)

    def decide(self, asked: Ask) -> Any:
        """Answer what a battle asks."""
        attacking = asked.nation == self.attacker
        if asked.about == "loss":
            return str(self.lost(asked.shown, asked.options, attacking))
        if asked.about == "retreat":
            return self.retreats(asked.shown)
        if asked.about == "dive":
            return asked.options[-1 if (self.attackers_dive if attacking else self.defenders_dive) else 0]
        if asked.about == "agreement":
            return True
        if asked.about == "which hits first":
            return asked.options[0]
        raise TableError(f"the plan has no answer about {asked.about!r}")

    def lost(self, force: Force, options: tuple[Any, ...], attacking: bool) -> Piece:
        """Which piece takes the next hit."""
        order = self.attackers_lose if attacking else self.defenders_lose
        named = force.by_name()
        pieces = [named[one] for one in options]
        if attacking and self.keep_land and force.count(unit=self.keep_land) == 1:
            pieces = [one for one in pieces if one.unit not in self.keep_land] or pieces
        for piece in pieces:
            if piece.unit not in order:
                raise UnknownName("unit in the order of loss", piece.unit, order)
        spare = [one for one in pieces if one.unit in self.damaged_first and DAMAGED not in one.marks]
        return min(spare or pieces, key=lambda one: (order.index(one.unit), DAMAGED in one.marks, str(one)))

    def words(self) -> str:
        """The retreat rule as players say it."""
        if self.retreat_after:
            rounds = "round" if self.retreat_after == 1 else "rounds"
            return f"retreat after {self.retreat_after} {rounds}"
        return (
            f"retreat when fewer than {self.retreat_below} attackers are left" if self.retreat_below else "no retreat"
        )


def usual_order(position: Position, nation: Nation, units: frozenset[str], attacking: bool) -> tuple[str, ...]:
    """Units by what their side misses least: the lowest figure first, and of equal ones the cheapest."""
    dice = attack_dice if attacking else defence_dice

    def worth(unit: str) -> tuple[bool, int, int, str]:
        row = profile_of(position, nation, unit)
        figure = max((at for _, at in dice(position, Force({Piece(nation, unit): 1}))), default=0)
        return row.can(LAST), figure, row.cost or 0, unit

    return tuple(sorted(units, key=worth))
