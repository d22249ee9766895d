"""Exact odds: a clause runs once per distinguishable outcome, and the odds come from the rule's own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import gcd, lcm
from typing import Any, NamedTuple, TypeVar

from rules_model.table import Ask, Group, Option, Policy, State, Table, TableError, _check_ties, answers, check_option
from rules_model.world.nation import Nation, Side
from rules_model.world.position import Position

New = TypeVar("New", bound=Hashable)


class Odds(NamedTuple):
    """Outcomes weighed in whole numbers, since adding fractions is what costs time."""

    results: tuple[Any, ...]  #: what can come out
    weights: tuple[int, ...]  #: how often, out of ``whole``
    whole: int  #: the sum of the weights


class Chances(dict[Any, Fraction]):
    """Each result with its exact probability; they sum to 1.

    >>> coin = Chances({"heads": Fraction(1, 2), "tails": Fraction(1, 2)})
    >>> coin.map(len)
    {5: 1}
    """

    def map(self, change: Callable[[Any], New]) -> Chances:
        """The chances of what each result is mapped to."""
        total = Chances()
        for result, probability in self.items():
            new = change(result)
            total[new] = total.get(new, Fraction(0)) + probability
        return total

    def mean(self) -> Fraction:
        """The average of a result that is a number."""
        return sum((result * probability for result, probability in self.items()), Fraction(0))

    def chance(self, test: Callable[[Any], bool]) -> Fraction:
        """The probability that a result passes a test."""
        return sum((probability for result, probability in self.items() if test(result)), Fraction(0))

    def __repr__(self) -> str:
        try:
            ordered = sorted(self.items())
        except TypeError:
            ordered = sorted(self.items(), key=lambda item: repr(item[0]))
        return "{" + ", ".join(f"{result!r}: {probability}" for result, probability in ordered) + "}"


def weighed(shares: Mapping[Any, int]) -> Odds:
    """Odds from outcomes and their weights; what never comes out is left away."""
    kept = {result: weight for result, weight in shares.items() if weight}
    return Odds(tuple(kept), tuple(kept.values()), sum(kept.values()))


@lru_cache(maxsize=4096)
def binomial(dice: int, at: int, die: int) -> Odds:
    """Hits of so many dice that each hit on ``at`` or less: the only outcomes that differ are the counts."""
    return volley_odds(((dice, at),), die)


@lru_cache(maxsize=4096)
def volley_odds(groups: tuple[Group, ...], die: int) -> Odds:
    """Hits of several groups together, convolved into one distribution."""
    counts = [1]
    for dice, at in groups:
        hit = min(max(at, 0), die)
        divisor = gcd(hit, die)
        hit, miss = hit // divisor, (die - hit) // divisor
        for _ in range(dice):
            counts = [miss * same + hit * one_less for same, one_less in zip([*counts, 0], [0, *counts], strict=True)]
    return weighed(dict(enumerate(counts)))


@lru_cache(maxsize=256)
def total_odds(dice: int, die: int) -> Odds:
    """The sum of so many dice."""
    sums = Counter({0: 1})
    for _ in range(dice):
        grown: Counter[int] = Counter()
        for so_far, weight in sums.items():
            grown.update({so_far + shown: weight for shown in range(1, die + 1)})
        sums = grown
    return weighed(sums)


class Exact(Table):
    """A table that follows one course after another until it has followed every possible one."""

    def __init__(self, die: int, policy: Policy) -> None:
        self.die, self._policy = die, policy
        self._path: list[int] = []  # which outcome this course takes at each branch
        self._met: list[Odds] = []  # the odds at each branch
        self._begin()

    def _begin(self) -> None:
        self._at = 0
        self._seen: list[Any] = []
        self.weight = self.whole = 1  # the probability of this course is weight / whole

    def next_course(self) -> bool:
        """Turn to the next course; False when every one has been followed."""
        while self._path and self._path[-1] + 1 == len(self._met[-1].results):
            self._path.pop()
            self._met.pop()
        if not self._path:
            return False
        self._path[-1] += 1
        self._begin()
        return True

    def _branch(self, odds: Odds) -> Any:
        if self._at == len(self._path):
            self._path.append(0)
            self._met.append(odds)
        choice = self._path[self._at]
        self._at += 1
        self.weight, self.whole = self.weight * odds.weights[choice], self.whole * odds.whole
        self._seen.append(odds.results[choice])
        return self._seen[-1]

    def roll(self) -> int:
        return int(self._branch(total_odds(1, self.die)))

    def hits(self, dice: int, at: int) -> int:
        return int(self._branch(binomial(dice, at, self.die)))

    def volley(self, groups: Iterable[Group]) -> int:
        return int(self._branch(volley_odds(tuple(groups), self.die)))

    def total(self, dice: int) -> int:
        return int(self._branch(total_odds(dice, self.die)))

    def pick(self, dice: int, keep: Callable[[Sequence[int]], int]) -> int:
        return int(self._branch(weighed(Counter(map(keep, product(range(1, self.die + 1), repeat=dice))))))

    def contest(self, first: Option, second: Option, ties: str = "again") -> Option | None:
        _check_ties(ties)
        shares = Counter({first: self.die - 1, second: self.die - 1})
        if ties != "again":
            shares[{"first": first, "second": second, "neither": None}[ties]] += 2  # type: ignore[index]
        return self._branch(weighed(shares))  # type: ignore[no-any-return]

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        asked = Ask(nation, about, tuple(options), tuple(self._seen), self.shown)
        answer: Option = self._policy.decide(asked)
        check_option(self.clause, answer, nation, about, asked.options)
        self._seen.append(answer)
        return answer

    def settle(self, step: Callable[[State, Table], State], state: State, done: Callable[[State], bool]) -> State:
        solved = self._at < len(self._path)  # by an earlier course that came the same way
        odds = self._met[self._at] if solved else _settled_odds(step, state, done, self.die, self._policy)
        return self._branch(odds)  # type: ignore[no-any-return]


def course_odds(run: Callable[[Table], Any], die: int, policy: Policy) -> Odds:
    """What ``run`` returns when it is given an exact table, and how often."""
    table, more = Exact(die, policy), True
    shares, whole = dict[Any, int](), 1
    while more:
        result = run(table)
        if table.whole != whole:  # courses of unlike length: measure all in one unit
            old, whole = whole, lcm(whole, table.whole)
            shares = {known: weight * (whole // old) for known, weight in shares.items()}
        shares[result] = shares.get(result, 0) + table.weight * (whole // table.whole)
        more = table.next_course()
    return weighed(shares)


def courses(run: Callable[[Table], Any], die: int, policy: Policy) -> Chances:
    """The chances of what ``run`` returns when it is given an exact table."""
    return _as_chances(course_odds(run, die, policy))


def settled(
    step: Callable[[State, Table], State], start: State, done: Callable[[State], bool], die: int, policy: Policy
) -> Chances:
    """The chances of each last state of a repeated step, "nothing happened" divided out."""
    return _as_chances(_settled_odds(step, start, done, die, policy))


def _as_chances(odds: Odds) -> Chances:
    return Chances({result: Fraction(weight, odds.whole) for result, weight in zip(*odds[:2], strict=True)})


def _settled_odds(
    step: Callable[[State, Table], State], start: State, done: Callable[[State], bool], die: int, policy: Policy
) -> Odds:
    """Every state is opened once; then the whole weight flows from the start down to the last states."""
    opened: dict[State, dict[State, int]] = {}
    finished: dict[State, None] = {}  # states in such an order that all that follow a state come before it
    waiting = [start]
    while waiting:
        state = waiting[-1]
        if state in finished:
            waiting.pop()
        elif state in opened or done(state):
            finished[waiting.pop()] = None
        else:
            after = course_odds(lambda table, state=state: step(state, table), die, policy)  # type: ignore[misc]
            opened[state] = dict(zip(*after[:2], strict=True))
            opened[state].pop(state, None)
            if not opened[state]:
                raise TableError(f"a step that never changes {state!r}")
            for new in opened[state]:
                if new in opened and new not in finished:
                    raise TableError(f"a step that comes back to {new!r}; only standing still can be divided out")
                waiting.append(new)
    reached: dict[Any, int] = {start: 1}
    for state in reversed(finished):
        if state in opened:
            here, whole = reached.pop(state), sum(opened[state].values())
            reached = {other: weight * whole for other, weight in reached.items()}
            for new, weight in opened[state].items():
                reached[new] = reached.get(new, 0) + here * weight
    return weighed(reached)


def chances(rule: Callable[..., Any], position: Position, *args: Any, policy: Policy | None = None) -> Chances:
    """The exact probability of every result of a clause that ends with the argument ``table``.

    Args:
        rule: the clause, or a function with the same shape.
        position: where it is used; its rules say how many sides the die has.
        args: the other arguments, without the table.
        policy: who decides what; a decision without a policy is a TableError.
    """
    chosen = policy or answers("no decisions")
    return courses(lambda table: rule(position, *args, table), position.rules.die, chosen)


def choices(
    rule: Callable[..., Any], position: Position, *args: Any, **options: Iterable[Any]
) -> Iterator[tuple[Policy, Chances]]:
    """The chances under every combination of fixed answers: ``choices(raid, position, tokens=range(4))``."""
    for combination in product(*options.values()):
        policy = answers(**dict(zip(options, combination, strict=True)))
        yield policy, chances(rule, position, *args, policy=policy)
