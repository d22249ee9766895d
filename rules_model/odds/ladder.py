"""What the clauses in force say of single steps of a battle, asked once and remembered for the whole of it."""

from __future__ import annotations

from collections.abc import Iterable

from rules_model.base.anti_air import left_in_defence
from rules_model.base.battle import attack_dice, defence_dice
from rules_model.base.casualties import losing
from rules_model.base.engagements import NOBODY, Fight, is_over, without_lone_transports
from rules_model.odds.plan import Plan
from rules_model.table import Ask, Dice, Option, Policy, Table, TableError, check_option
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation, Side
from rules_model.world.position import Position

Kinds = frozenset[Piece]


class Deciding(Table):
    """A table for steps without dice: a policy decides, and nothing is remembered."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def roll(self) -> int:
        raise TableError(f"{self.clause}: a step that should have no dice rolls one")

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        asked = Ask(nation, about, tuple(options), (), self.shown)
        answer: Option = self._policy.decide(asked)
        check_option(self.clause, answer, nation, about, asked.options)
        return answer


class Steps:
    """Single steps of one battle under one plan."""

    def __init__(self, position: Position, place: str, plan: Plan) -> None:
        self.position, self.place, self.plan = position, place, plan
        self.at_sea = position.map.is_sea(place)
        self.deciding = Deciding(plan.policy())
        self._after: dict[Force, Force] = {}
        self._dice: dict[tuple[Force, bool], Dice] = {}
        self._over: dict[tuple[Kinds, Kinds], bool] = {}
        self._helpless: dict[tuple[Kinds, Kinds], bool] = {}

    def after_hit(self, force: Force) -> Force:
        """What a side keeps after one hit that any of these pieces can take."""
        if force not in self._after:
            self._after[force] = losing(self.position, force, 1, self.deciding) if force else force
        return self._after[force]

    def rungs(self, force: Force) -> list[Force]:
        """A side from nobody left to all of it, a hit apart."""
        found = [force]
        while force:
            force = self.after_hit(force)
            found.append(force)
        return found[::-1]

    def dice(self, force: Force, attacking: bool) -> Dice:
        """The dice of a side."""
        known = (force, attacking)
        if known not in self._dice:
            self._dice[known] = (attack_dice if attacking else defence_dice)(self.position, force)
        return self._dice[known]

    def over(self, attackers: Force, defenders: Force) -> bool:
        """Whether neither side can hurt the other; who is there decides it, not how many."""
        kinds = (frozenset(attackers), frozenset(defenders))
        if kinds not in self._over:
            ours, theirs = one_each(kinds[0]), one_each(kinds[1])
            self._over[kinds] = is_over(self.position, Fight(self.place, ours, theirs))
        return self._over[kinds]

    def helpless(self, attackers: Force, defenders: Force) -> bool:
        """Whether the battle ends with a loss at once: of transports or guns that are left alone."""
        kinds = (frozenset(attackers), frozenset(defenders))
        if kinds not in self._helpless:
            ours, theirs = one_each(kinds[0]), one_each(kinds[1])
            if self.at_sea:
                left = without_lone_transports(self.position, Fight(self.place, ours, theirs)).defenders
            else:
                left = left_in_defence(self.position, ours, theirs)
            self._helpless[kinds] = left != theirs
        return self._helpless[kinds]

    def ending(self, attackers: Force, defenders: Force, dived: Force = NOBODY) -> Fight:
        """How a battle has ended."""
        ended = Fight(self.place, attackers, defenders, submerged=dived)
        if not self.helpless(attackers, defenders):
            return ended
        return without_lone_transports(self.position, ended) if self.at_sea else ended._replace(defenders=NOBODY)

    def broken_off(self, attackers: Force, defenders: Force, dived: Force = NOBODY) -> Fight:
        """What a retreat leaves."""
        return Fight(self.place, NOBODY, defenders, submerged=dived, retreated=attackers)


def one_each(pieces: Kinds) -> Force:
    """One of each piece."""
    return Force(dict.fromkeys(pieces, 1))
