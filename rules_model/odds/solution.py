"""The chances of every end of a battle, with a bound on their error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from rules_model.base.engagements import Fight
from rules_model.odds.attrition import ROUNDING

ATTACKER, BOTH, DEFENDER = "attacker", "both gone", "defender"
RETREATED, STANDOFF = "retreat", "standoff"
RESULTS = (ATTACKER, BOTH, DEFENDER, RETREATED, STANDOFF)


def result_of(end: Fight) -> str:
    """Who has won, in one word; who has dived counts for neither side."""
    if end.retreated:
        return RETREATED
    if end.attackers and end.defenders:
        return STANDOFF
    return ATTACKER if end.attackers else DEFENDER if end.defenders else BOTH


@dataclass
class Solution:
    """Every end of a battle with its chance: fractions when exact, else floats."""

    exact: bool  #: whether the chances are fractions
    ends: dict[Fight, Any] = field(default_factory=dict)  #: chance by end
    bound: float = 0.0  #: the most by which a chance can be wrong, as a share of itself
    states: int = 0  #: how many states were solved
    left_out: float = 0.0  #: the chance of all cases that were too unlikely to follow

    def add(self, chance: Any, other: Solution) -> None:
        """Add the ends of a branch that is taken with some chance."""
        for end, share in other.ends.items():
            self.ends[end] = self.ends.get(end, 0) + chance * share
        if not self.exact:  # the chance of the branch and the sum have errors of their own
            self.bound = max(self.bound, other.bound + 1000 * ROUNDING)
        self.states += other.states
        self.left_out += float(chance) * other.left_out

    def chance(self, test: Callable[[Fight], bool]) -> Any:
        """The chance of the ends that pass a test."""
        found = [chance for end, chance in self.ends.items() if test(end)]
        return sum(found) if self.exact else fsum(found)

    def results(self) -> dict[str, Any]:
        """The chance of each result."""
        return {name: self.chance(lambda end, name=name: result_of(end) == name) for name in RESULTS}  # type: ignore[misc]

    def mean(self, value: Callable[[Fight], float]) -> float:
        """The average of a number that each end has."""
        return fsum(value(end) * float(chance) for end, chance in self.ends.items())

    def spread(self, value: Callable[[Fight], Any]) -> dict[Any, Any]:
        """The chance of each value."""
        found: dict[Any, Any] = {}
        for end, chance in self.ends.items():
            found[value(end)] = found.get(value(end), 0) + chance
        return found
