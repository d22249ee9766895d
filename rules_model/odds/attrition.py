"""Two sides that lose rung after rung of a ladder: dynamic programming on how much is left of each.

A rung is what stands after so many hits, so that a state is a pair of numbers.
The hits of the two sides in a round do not depend on each other, and a defender's rung rolls the dice of the one below
it and its own; so the losses of all states can be carried down together, die by die (Horner's scheme),
and n against n costs n to the third, not to the fourth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import add, mul
from typing import Any

from rules_model.table import Dice

ROUNDING = 2.0**-53  # the relative error of one operation with floats
Left = tuple[int, int]  # rungs left of attackers and defenders
Row = list[Any]  # weights by what is left of the attackers: floats, or fractions where the odds are exact


@dataclass(frozen=True)
class Ladders:
    """What each side rolls with so many rungs left; the dice of rung nought are none."""

    attack: Sequence[Dice]  #: by rungs left
    defence: Sequence[Dice]  #: by rungs left
    die: int  #: sides of the die
    over: Callable[[int, int], bool]  #: whether the battle ends there; never called with nobody left
    exact: bool = False  #: in fractions


def single_dice(dice: Dice) -> list[int]:
    """Figures of the dice one by one, the lowest first."""
    return sorted(at for number, at in dice for _ in range(number))


def hits_of(dice: Dice, die: int, exact: bool = False) -> Row:
    """How likely each number of hits is.

    >>> hits_of(((2, 3),), 6)
    [0.25, 0.5, 0.25]
    """
    return with_dice([Fraction(1) if exact else 1.0], single_dice(dice), die, exact)


def with_dice(found: Row, figures: Iterable[int], die: int, exact: bool) -> Row:
    """How likely each number of hits is with some more dice."""
    for at in figures:
        hit, miss = shares(at, die, exact)
        found = [miss * same + hit * less for same, less in zip([*found, 0], [0, *found], strict=True)]
    return found


def hits_by_rung(rungs: Sequence[Dice], die: int, exact: bool) -> list[Row]:
    """The same for every rung of a ladder; a rung that has all dice of the one below it goes on from there."""
    found: list[Row] = []
    below = Counter[int]()
    for dice in rungs:
        figures = Counter(single_dice(dice))
        if found and below <= figures:
            found.append(with_dice(found[-1], (figures - below).elements(), die, exact))
        else:
            found.append(hits_of(dice, die, exact))
        below = figures
    return found


def shares(at: int, die: int, exact: bool) -> tuple[Any, Any]:
    """The chances that a die hits and that it misses."""
    hit = min(max(at, 0), die)
    return (Fraction(hit, die), Fraction(die - hit, die)) if exact else (hit / die, (die - hit) / die)


class Attrition:
    """A battle between two ladders."""

    def __init__(self, ladders: Ladders) -> None:
        self.ladders = ladders
        self.most = (len(ladders.attack) - 1, len(ladders.defence) - 1)
        exact, die = ladders.exact, ladders.die
        self._scored = hits_by_rung(ladders.attack, die, exact)
        self._suffered = hits_by_rung(ladders.defence, die, exact)
        self._falling = [one[1:][::-1] for one in self._suffered]
        self._just, self._at_least = self._by_hits()
        steps = [list[int]()]
        self._nested = True
        for lower, upper in zip(ladders.defence, ladders.defence[1:], strict=False):
            below, above = Counter(single_dice(lower)), Counter(single_dice(upper))
            self._nested &= below <= above
            steps.append(sorted((above - below).elements()))
        self._own_dice = [[shares(at, die, exact) for at in figures] for figures in steps]

    def _by_hits(self) -> tuple[list[Row], list[Row]]:
        longest = max(len(one) for one in self._scored)
        just = [[one[k] if k < len(one) else 0 for one in self._scored] for k in range(longest)]
        at_least = [*just, [0] * len(self._scored)]
        for k in range(longest - 1, -1, -1):
            at_least[k] = [now + more for now, more in zip(just[k], at_least[k + 1], strict=True)]
        return just, at_least

    def begin(self) -> list[Row]:
        """The whole weight on the sides as they come."""
        attackers, defenders = self.most
        rows: list[Row] = [[0] * (attackers + 1) for _ in range(defenders + 1)]
        rows[defenders][attackers] = Fraction(1) if self.ladders.exact else 1.0
        return rows

    def first_round(self, rows: list[Row], suffered: Row) -> list[Row]:
        """The weights after a round in which the defenders have other dice than those who stand."""
        attackers, defenders = self.most
        after: list[Row] = [[0] * (attackers + 1) for _ in range(defenders + 1)]
        whole = rows[defenders][attackers]
        for scored, hit in enumerate(self._scored[attackers]):
            row = after[max(0, defenders - scored)]
            for lost, chance in enumerate(suffered):
                row[max(0, attackers - lost)] += whole * hit * chance
        return after

    def one_round(self, rows: list[Row]) -> list[Row]:
        """The weights after one more round of every battle that is still open."""
        return [self._fallen(rows, left, left) for left in range(self.most[1] + 1)]

    def take(self, rows: list[Row], ended: Callable[[int, int], bool]) -> dict[Left, Any]:
        """Take the weights of all states that have ended out of the rows."""
        taken: dict[Left, Any] = {}
        for d, row in enumerate(rows):
            for a, weight in enumerate(row):
                if weight and ended(a, d):
                    taken[a, d] = weight
                    row[a] = 0
        return taken

    def is_over(self, a: int, d: int) -> bool:
        """Whether a battle has ended."""
        return not a or not d or self.ladders.over(a, d)

    def settle(self, rows: list[Row], ended: Callable[[int, int], bool]) -> dict[Left, Any]:
        """Fight on until every battle has ended; rounds in which nothing happens are divided out."""
        ends: dict[Left, Any] = {}
        for d in range(self.most[1], -1, -1):
            row = [old + new for old, new in zip(rows[d], self._fallen(rows, d, d + 1), strict=True)]
            rows[d] = row
            floor = 0 if self.ladders.exact else min(row) * ROUNDING  # what is less is lost in the rounding of each sum
            for a in range(self.most[0], -1, -1):
                if not row[a]:
                    continue
                if ended(a, d):
                    ends[a, d], row[a] = row[a], 0
                else:
                    self._miss(row, a, d, floor)
        return ends

    def _miss(self, row: Row, a: int, d: int, floor: float) -> None:
        """The attackers miss: only they lose, or nothing happens."""
        misses, suffered = self._scored[a][0], self._suffered[d]
        row[a] = row[a] / (1 - misses * suffered[0])
        weight = row[a] * misses
        if weight > floor:
            most = min(a, len(suffered)) - 1  # hits that leave somebody
            chances = self._falling[d][len(suffered) - 1 - most :]
            row[a - most : a] = [old + weight * new for old, new in zip(row[a - most : a], chances, strict=True)]
            row[0] += weight * sum(suffered[max(1, a) :])

    def _fallen(self, rows: list[Row], left: int, lowest: int) -> Row:
        """What comes to this many defenders from rows of at least so many, by attackers left."""
        total: Row = []
        chance = self._just if left else self._at_least
        for d in range(self.most[1], max(lowest, 1) - 1, -1):
            hits = d - left
            if hits < len(chance):
                arriving = list(map(mul, rows[d], chance[hits]))
                if not self._nested:
                    arriving = convolved(arriving, self._suffered[d])
                total = list(map(add, total, arriving)) if total else arriving
            if self._nested and total:
                for hit, miss in self._own_dice[d]:
                    total = after_a_die(total, hit, miss)
        if self._nested and total and lowest:
            for (hit, miss), number in Counter(self._below(lowest)).items():
                for _ in range(number // 4):
                    total = after_four_dice(total, hit, miss)
                for _ in range(number % 4):
                    total = after_a_die(total, hit, miss)
        return total or [0] * (self.most[0] + 1)

    def _below(self, lowest: int) -> list[tuple[Any, Any]]:
        """The dice of all rungs below one."""
        return [die for d in range(1, lowest) for die in self._own_dice[d]]

    def bound(self, rounds: int = 0) -> float:
        """The most by which a chance can be wrong, as a share of itself.

        Every weight comes from additions, products and quotients of numbers that are not negative; so the share is at
        most the number of operations on the longest way from the start times the error of one.
        """
        if self.ladders.exact:
            return 0.0
        a, d = self.most
        dice = max(len(one) for one in self._scored) + max(len(one) for one in self._suffered)
        open_states = [(x, y) for x in range(1, a + 1) for y in range(1, d + 1) if not self.ladders.over(x, y)]
        stay = max((self._scored[x][0] * self._suffered[y][0] for x, y in open_states), default=0.0)
        operations = (a + d + rounds) * (3 * dice * (1 + stay / (1 - stay)) + 2 * (a + d) + 10)
        return operations * ROUNDING / (1 - operations * ROUNDING)


def after_a_die(row: Row, hit: Any, miss: Any) -> Row:
    """The weights after one more die of the defenders.

    >>> after_a_die([0, 0, 1.0], 0.25, 0.75)
    [0.0, 0.25, 0.75]
    """
    gone = row[0] + (hit * row[1] if len(row) > 1 else 0)
    fewer = [miss * same + hit * above for same, above in zip(row, [*row[1:], 0], strict=True)]
    fewer[0] = gone
    return fewer


def after_four_dice(row: Row, hit: Any, miss: Any) -> Row:
    """The same for four dice with one figure, in a single pass.

    >>> after_four_dice([0, 0, 1.0], 0.5, 0.5)
    [0.6875, 0.25, 0.0625]
    """
    none, one, two, three, four = (miss**4, 4 * miss**3 * hit, 6 * miss**2 * hit**2, 4 * miss * hit**3, hit**4)
    long = [*row, 0, 0, 0, 0]
    fewer = [
        none * a + one * b + two * c + three * d + four * e
        for a, b, c, d, e in zip(row, long[1:], long[2:], long[3:], long[4:], strict=False)
    ]
    last = four + three
    fewer[0] = row[0] + (one + two + last) * long[1] + (two + last) * long[2] + last * long[3] + four * long[4]
    return fewer


def convolved(row: Row, suffered: Row) -> Row:
    """The weights after the attackers have taken hits; what is more than they can take is wasted."""
    fewer: Row = [0] * len(row)
    for a, weight in enumerate(row):
        if weight:
            for hits, chance in enumerate(suffered):
                fewer[max(0, a - hits)] += weight * chance
    return fewer
