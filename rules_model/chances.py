"""Exact odds: a clause runs once per distinguishable outcome, and the odds come from the rule's own code."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, TypeVar

from rules_model.table import Ask, Group, Option, Policy, State, Table, TableError, _check_ties, answers, check_option
from rules_model.world.nation import Nation, Side
from rules_model.world.position import Position

New = TypeVar("New", bound=Hashable)
Odds = tuple[tuple[Any, Fraction], ...]  # outcomes with their probabilities


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


@lru_cache(maxsize=4096)
def binomial(dice: int, at: int, die: int) -> Odds:
    """Hits of so many dice that each hit on ``at`` or less: the only outcomes that differ are the counts."""
    return volley_odds(((1, at),) * dice, die)


@lru_cache(maxsize=4096)
def volley_odds(groups: tuple[Group, ...], die: int) -> Odds:
    """Hits of several groups together, convolved into one distribution."""
    odds = {0: Fraction(1)}
    for dice, at in groups:
        hit = Fraction(min(max(at, 0), die), die)
        for _ in range(dice):
            grown: dict[int, Fraction] = {}
            for count, probability in odds.items():
                for more, chance in ((0, 1 - hit), (1, hit)):
                    if chance:
                        grown[count + more] = grown.get(count + more, Fraction(0)) + probability * chance
            odds = grown
    return tuple(odds.items())


@lru_cache(maxsize=256)
def total_odds(dice: int, die: int) -> Odds:
    """The sum of so many dice."""
    odds = {0: Fraction(1)}
    for _ in range(dice):
        grown: dict[int, Fraction] = {}
        for so_far, probability in odds.items():
            for shown in range(1, die + 1):
                grown[so_far + shown] = grown.get(so_far + shown, Fraction(0)) + probability / die
        odds = grown
    return tuple(odds.items())


class Exact(Table):
    """A table that follows one branch of every possible course; ``chances`` visits them all."""

    def __init__(self, die: int, policy: Policy, path: Sequence[int]) -> None:
        self.die, self._policy, self._path = die, policy, path
        self._taken: list[int] = []
        self._seen: list[Any] = []
        self.probability = Fraction(1)
        self.untried: list[list[int]] = []  # first steps of the branches that this course left aside

    def _branch(self, odds: Odds) -> Any:
        at = len(self._taken)
        if at < len(self._path):
            choice = self._path[at]
        else:
            choice = 0
            self.untried += [[*self._taken, other] for other in range(1, len(odds))]
        self._taken.append(choice)
        result, chance = odds[choice]
        self.probability *= chance
        self._seen.append(result)
        return result

    def roll(self) -> int:
        return int(self._branch(total_odds(1, self.die)))

    def hits(self, dice: int, at: int) -> int:
        return int(self._branch(binomial(dice, at, self.die)))

    def volley(self, groups: Iterable[Group]) -> int:
        return int(self._branch(volley_odds(tuple(groups), self.die)))

    def total(self, dice: int) -> int:
        return int(self._branch(total_odds(dice, self.die)))

    def pick(self, dice: int, keep: Callable[[Sequence[int]], int]) -> int:
        rolls = Chances(dict.fromkeys(product(range(1, self.die + 1), repeat=dice), Fraction(1, self.die**dice)))
        return int(self._branch(tuple(rolls.map(keep).items())))

    def contest(self, first: Option, second: Option, ties: str = "again") -> Option | None:
        _check_ties(ties)
        tie = Fraction(1, self.die)
        win = (1 - tie) / 2
        shares = {first: win, second: win}
        if ties == "again":
            shares = {first: Fraction(1, 2), second: Fraction(1, 2)}
            return self._branch(tuple(shares.items()))  # type: ignore[no-any-return]
        winner = {"first": first, "second": second, "neither": None}[ties]
        odds = Chances({("won", who): share for who, share in shares.items()})
        odds[("tied", winner)] = tie
        return self._branch(tuple(odds.map(lambda result: result[1]).items()))  # type: ignore[no-any-return]

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        asked = Ask(nation, about, tuple(options), tuple(self._seen))
        answer: Option = self._policy.decide(asked)
        check_option(self.clause, answer, nation, about, asked.options)
        self._seen.append(answer)
        return answer

    def settle(self, step: Callable[[State, Table], State], state: State, done: Callable[[State], bool]) -> State:
        solved = settled(step, state, done, self.die, self._policy)
        return self._branch(tuple(solved.items()))  # type: ignore[no-any-return]


def courses(run: Callable[[Table], Any], die: int, policy: Policy) -> Chances:
    """The chances of what ``run`` returns when it is given an exact table."""
    found = Chances()
    paths: list[list[int]] = [[]]
    while paths:
        table = Exact(die, policy, paths.pop())
        result = run(table)
        found[result] = found.get(result, Fraction(0)) + table.probability
        paths += table.untried
    return found


def settled(
    step: Callable[[State, Table], State], start: State, done: Callable[[State], bool], die: int, policy: Policy
) -> Chances:
    """The chances of each last state of a repeated step: every state is solved once, "nothing happened" divided out."""
    solved: dict[State, Chances] = {}
    opened: dict[State, Chances] = {}
    waiting = [start]
    while waiting:
        state = waiting[-1]
        if state in solved:
            waiting.pop()
        elif done(state):
            solved[waiting.pop()] = Chances({state: Fraction(1)})
        elif state not in opened:
            after = courses(lambda table, state=state: step(state, table), die, policy)  # type: ignore[misc]
            moved = 1 - after.pop(state, Fraction(0))
            if not moved:
                raise TableError(f"a step that never changes {state!r}")
            opened[state] = Chances({new: probability / moved for new, probability in after.items()})
            for new in opened[state]:
                if new in opened and new not in solved:
                    raise TableError(f"a step that comes back to {new!r}; only standing still can be divided out")
                waiting.append(new)
        else:
            total = Chances()
            for new, probability in opened[state].items():
                for last, share in solved[new].items():
                    total[last] = total.get(last, Fraction(0)) + probability * share
            solved[waiting.pop()] = total
    return solved[start]


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
