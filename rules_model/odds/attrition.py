"""Two sides that lose rung after rung of a ladder: dynamic programming on how much is left of each.

A rung is what stands after so many hits, so that a state is a pair of numbers.
The hits of the two sides in a round do not depend on each other, and a defender's rung rolls the dice of the one below
it and its own; so the losses of all states can be carried down together, die by die (Horner's scheme),
and n against n costs n to the third, not to the fourth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
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
    found: Row = [Fraction(1) if exact else 1.0]
    for at in single_dice(dice):
        hit, miss = shares(at, die, exact)
        found = [miss * same + hit * less for same, less in zip([*found, 0], [0, *found], strict=True)]
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
        self._scored = [hits_of(dice, die, exact) for dice in ladders.attack]
        self._suffered = [hits_of(dice, die, exact) for dice in ladders.defence]
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
            for a in range(self.most[0], -1, -1):
                if not row[a]:
                    continue
                if ended(a, d):
                    ends[a, d], row[a] = row[a], 0
                else:
                    self._miss(row, a, self._suffered[d])
        return ends

    def _miss(self, row: Row, a: int, suffered: Row) -> None:
        """The attackers miss: only they lose, or nothing happens."""
        misses = self._scored[a][0]
        row[a] = row[a] / (1 - misses * suffered[0])
        weight = row[a] * misses
        if weight:
            for hits, chance in enumerate(suffered[1:a], 1):
                row[a - hits] += weight * chance
            row[0] += weight * sum(suffered[max(1, a) :])

    def _fallen(self, rows: list[Row], left: int, lowest: int) -> Row:
        """What comes to this many defenders from rows of at least so many, by attackers left."""
        total: Row = [0] * (self.most[0] + 1)
        chance = self._just if left else self._at_least
        for d in range(self.most[1], 0, -1):
            hits = d - left
            if d >= lowest and hits < len(chance):
                arriving = [weight * hit for weight, hit in zip(rows[d], chance[hits], strict=True)]
                if not self._nested:
                    arriving = convolved(arriving, self._suffered[d])
                total = [old + new for old, new in zip(total, arriving, strict=True)]
            if self._nested and any(total):
                for hit, miss in self._own_dice[d]:
                    fewer = [miss * same + hit * above for same, above in zip(total, [*total[1:], 0], strict=True)]
                    fewer[0] = total[0] + (hit * total[1] if len(total) > 1 else 0)
                    total = fewer
        return total

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


def convolved(row: Row, suffered: Row) -> Row:
    """The weights after the attackers have taken hits; what is more than they can take is wasted."""
    fewer: Row = [0] * len(row)
    for a, weight in enumerate(row):
        if weight:
            for hits, chance in enumerate(suffered):
                fewer[max(0, a - hits)] += weight * chance
    return fewer
