"""Battles at sea with submarines: what a hit can reach depends on who fires and on destroyers, so states are forces."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from rules_model.base.carriers import DAMAGED
from rules_model.base.combat_rounds import kinds_of_fire, may_hit
from rules_model.base.engagements import NOBODY, Fight
from rules_model.base.submarines import SeaBattle, choose_dives, hunts, may_submerge, may_surprise
from rules_model.odds.attrition import ROUNDING, hits_of
from rules_model.odds.ladder import Kinds, Steps
from rules_model.odds.solution import Solution
from rules_model.profiles import profile_of
from rules_model.world.force import Force, Piece

State = tuple[Force, Force, Force]  # attackers, defenders, those that have dived
Shares = dict[Force, float]  # what a side keeps, with its chance
Hits = tuple[int, ...]  # by kind of fire


class SeaSolver:
    """One battle at sea under one plan."""

    def __init__(self, steps: Steps) -> None:
        self.steps, self.position = steps, steps.position
        self.kinds = kinds_of_fire(self.position)
        self.ships = self.position.rules.units_of("sea")
        self._same: dict[Force, Force] = {}
        self._reach: dict[tuple[Piece, Piece, bool], bool] = {}
        self._hunting: dict[Kinds, bool] = {}
        self._strikes: dict[tuple[Kinds, bool], frozenset[Piece]] = {}
        self._fire: dict[tuple[Force, bool, Force, bool], Shares] = {}
        self._volleys: dict[tuple[Force, bool], list[tuple[Hits, float]]] = {}
        self._lost: dict[tuple[Force, tuple[Piece | None, ...], bool, Hits], Force] = {}
        self._steps: dict[State, dict[State, float]] = {}
        self.most_dice = 0

    def same(self, force: Force) -> Force:
        """The one object for equal forces, so that comparing them is quick."""
        return self._same.setdefault(force, force)

    def hunted(self, enemies: Force) -> bool:
        """Whether a side's submarines are hunted by these enemies."""
        kinds = frozenset(enemies)
        if kinds not in self._hunting:
            self._hunting[kinds] = hunts(self.position, enemies)
        return self._hunting[kinds]

    def strikers(self, side: Force, enemies: Force) -> Force:
        """The submarines of a side that strike first."""
        known = (frozenset(side), self.hunted(enemies))
        if known not in self._strikes:
            self._strikes[known] = frozenset(one for one in side if may_surprise(self.position, one, enemies))
        return Force((one, side[one]) for one in self._strikes[known])

    def after_dives(self, state: State) -> State:
        """The state when those who will have dived."""
        attackers, defenders, dived = state
        plan = self.steps.plan
        sides = ((plan.attackers_dive, attackers, defenders), (plan.defenders_dive, defenders, attackers))
        if not any(dive and may_submerge(self.position, one, foe) for dive, side, foe in sides for one in side):
            return state
        up = choose_dives(self.position, SeaBattle(attackers, defenders), self.steps.deciding)
        under = attackers.minus(up.attackers).plus(defenders.minus(up.defenders))
        return self.same(up.attackers), self.same(up.defenders), self.same(dived.plus(under))

    def reaches(self, shooter: Piece, target: Piece, beside: Force) -> bool:
        """Whether hits of one kind of fire can go to a target."""
        known = (shooter, target, self.hunted(beside))
        if known not in self._reach:
            self._reach[known] = may_hit(self.position, shooter, target, beside)
        return self._reach[known]

    def losing(self, targets: Force, shooters: tuple[Piece | None, ...], beside: Force, hits: Hits) -> Force:
        """What is left of the targets: hits that fewer of them can take are allotted first."""
        known = (targets, shooters, self.hunted(beside), hits)
        if known not in self._lost:
            left = targets
            waiting = [(one, number) for one, number in zip(shooters, hits, strict=True) if one and number]
            while waiting and left:
                reach = [
                    Force((one, many) for one, many in left.items() if self.reaches(shooter, one, beside))
                    for shooter, _ in waiting
                ]
                first = min(range(len(waiting)), key=lambda place: reach[place].count())
                left = left.replacing(reach[first], self.hit(reach[first], waiting.pop(first)[1]))
            self._lost[known] = self.same(left)
        return self._lost[known]

    def hit(self, force: Force, hits: int) -> Force:
        """What a force keeps after hits that all of it can take."""
        for _ in range(hits):
            force = self.steps.after_hit(self.same(force))
        return force

    def volley(self, firing: Force, attacking: bool) -> list[tuple[Hits, float]]:
        """Hits by kind of fire, with their chances."""
        known = (firing, attacking)
        if known not in self._volleys:
            dice = [self.steps.dice(self.same(firing.only(unit=units)), attacking) for units in self.kinds.values()]
            self.most_dice = max(self.most_dice, sum(number for groups in dice for number, _ in groups))
            rolls = [list(enumerate(hits_of(groups, self.position.rules.die))) for groups in dice]
            self._volleys[known] = [
                (tuple(hits for hits, _ in one), one[0][1] * one[1][1] * one[2][1]) for one in product(*rolls)
            ]
        return self._volleys[known]

    def fire(self, firing: Force, beside: Force, targets: Force, attacking: bool) -> Shares:
        """What a side keeps when these fire at it, with others of theirs beside them."""
        known = (firing, self.hunted(beside), targets, attacking)
        if known not in self._fire:
            shooters = tuple(next(iter(firing.only(unit=units)), None) for units in self.kinds.values())
            kept: Shares = defaultdict(float)
            for hits, chance in self.volley(firing, attacking):
                kept[self.losing(targets, shooters, beside, hits)] += chance
            self._fire[known] = kept
        return self._fire[known]

    def struck(self, strikers: Force, targets: Force, attacking: bool) -> Iterator[tuple[Force, float]]:
        """What a side keeps after surprise strikes, which spare its aircraft."""
        ships = targets.only(unit=self.ships)
        for hits, chance in enumerate(hits_of(self.steps.dice(strikers, attacking), self.position.rules.die)):
            yield self.same(targets.replacing(ships, self.hit(ships, hits))), chance

    def one_round(self, state: State) -> dict[State, float]:
        """Where a round leads, and how likely."""
        if state in self._steps:
            return self._steps[state]
        attackers, defenders, dived = self.after_dives(state)
        after: dict[State, float] = defaultdict(float)
        ours, theirs = self.strikers(attackers, defenders), self.strikers(defenders, attackers)
        for kept, first in self.struck(ours, defenders, True):
            for left, second in self.struck(theirs, attackers, False):
                firing = self.same(Force((one, many) for one, many in left.items() if one not in ours))
                answering = self.same(Force((one, many) for one, many in kept.items() if one not in theirs))
                defence = self.fire(firing, left, kept, True) if kept else {kept: 1.0}
                attack = self.fire(answering, kept, left, False) if left else {left: 1.0}
                for last, chance in defence.items():
                    weight = first * second * chance
                    for stays, other in attack.items():
                        after[stays, last, dived] += weight * other
        self._steps[state] = after
        return after

    def size(self, state: State) -> int:
        """Hits that the two sides can still take; each round that changes anything lowers it."""
        return sum(
            many * (profile_of(self.position, one.nation, one.unit).hits - (DAMAGED in one.marks))
            for side in state[:2]
            for one, many in side.items()
        )

    def is_over(self, state: State) -> bool:
        """Whether the battle has ended there."""
        attackers, defenders, _ = state
        if not attackers or not defenders:
            return True
        return self.steps.over(attackers, defenders) or self.steps.helpless(attackers, defenders)

    def solve(self, attackers: Force, defenders: Force) -> Solution:
        """The chances of every end."""
        plan, start = self.steps.plan, (self.same(attackers), self.same(defenders), NOBODY)
        found, now = Solution(exact=False), {start: 1.0}
        rounds = plan.retreat_after or int(attackers.count() < plan.retreat_below)
        for _ in range(rounds):
            now = self._shed(now, found)
            later: dict[State, float] = defaultdict(float)
            for state, weight in now.items():
                for new, chance in self.one_round(state).items():
                    later[new] += weight * chance
            now = later
        now = self._shed(now, found)
        if rounds:
            for (ours, theirs, dived), weight in now.items():
                self._end(found, self.steps.broken_off(ours, theirs, dived), weight)
        else:
            self._settle(now, found)
        found.states = len(self._steps)
        # As in Attrition.bound: operations on the longest way from the start; sums count with all they could add up.
        length = self.size(start) + rounds
        stay = max((after.get(state, 0.0) for state, after in self._steps.items()), default=0.0)
        sums = max(map(len, self._volleys.values()), default=0) + (self.most_dice + 1) ** 2 + found.states
        operations = length * (12 * self.most_dice * (1 + stay / (1 - stay)) + 2 * sums + 100)
        found.bound = operations * ROUNDING / (1 - operations * ROUNDING)
        return found

    def _settle(self, now: dict[State, float], found: Solution) -> None:
        """Fight on until every battle has ended, the largest states first."""
        waiting: dict[int, dict[State, float]] = defaultdict(lambda: defaultdict(float))
        sizes: dict[State, int] = {state: self.size(state) for state in now}
        for state, weight in now.items():
            waiting[sizes[state]][state] += weight
        for size in range(max(waiting, default=0), -1, -1):
            for state, weight in waiting.pop(size, {}).items():
                after = self.one_round(state)
                rest = weight / (1 - after.get(state, 0.0))
                for new, chance in after.items():
                    if new == state:
                        continue
                    if self.is_over(new):
                        self._end(found, self.steps.ending(*new), rest * chance)
                    elif new[0].count() < self.steps.plan.retreat_below:
                        self._end(found, self.steps.broken_off(*new), rest * chance)
                    else:
                        if new not in sizes:
                            sizes[new] = self.size(new)
                        waiting[sizes[new]][new] += rest * chance

    def _shed(self, now: dict[State, float], found: Solution) -> dict[State, float]:
        """Move the battles that have ended to what is found."""
        for state in [one for one in now if self.is_over(one)]:
            self._end(found, self.steps.ending(*state), now.pop(state))
        return now

    def _end(self, found: Solution, end: Fight, weight: float) -> None:
        found.ends[end] = found.ends.get(end, 0.0) + weight
