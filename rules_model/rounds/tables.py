"""The table of a played round: written dice first, then dice from a seed; decisions by a habit of each player."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rules_model.table import Table, TableError, check_option
from rules_model.world.nation import Nation, Side

Option = TypeVar("Option")
Habit = Callable[[Nation | Side, str, Sequence[Any]], Any]  #: who decides, what about, the options: one of them

#: The cheapest first; of what is named, a hit that sinks nothing comes before all.
VALUE = (
    "infantry", "artillery", "mechanized infantry", "aa artillery", "submarine", "tank", "destroyer", "transport",
    "fighter", "tactical bomber", "cruiser", "strategic bomber", "aircraft carrier", "battleship",
)  # fmt: skip


def cheapest(options: Sequence[Any]) -> Any:
    """The option whose piece is worth least; a sound battleship takes its first hit before anything else is lost."""

    def worth(name: str) -> int:
        if "battleship" in name and "damaged" not in name:
            return -1
        return max((place for place, unit in enumerate(VALUE) if f" {unit}" in f" {name}"), default=0)

    return min(options, key=lambda one: worth(str(one)))


def habit(who: Nation | Side, about: str, options: Sequence[Any]) -> Any:
    """What a player does who never retreats, dives or strikes, fights what he can and bombards with all ships."""
    if about == "loss":
        return cheapest(options)
    if about.endswith("bombardment"):
        return max(options)
    return options[0]


class Played(Table):
    """Dice that were written down, then dice from a seed; what a habit decides. Clauses share it for a whole game."""

    def __init__(self, *dice: int, seed: int | None = None, decide: Habit = habit) -> None:
        self.dice = list(dice)  #: what is left of the written dice
        self.decide = decide  #: how players decide
        self.rolled: list[int] = []  #: every die, in order
        self.said: list[str] = []  #: every decision: who, what about, what
        self._random = None if seed is None else random.Random(seed)

    def roll(self) -> int:
        if not self.dice and self._random is None:
            raise TableError(f"{self.clause}: no dice are left")
        shown = self.dice.pop(0) if self.dice or self._random is None else self._random.randint(1, self.die)
        self.rolled.append(shown)
        return shown

    def ask(self, nation: Nation | Side, about: str, options: Iterable[Option]) -> Option:
        possible = list(options)
        answer: Option = self.decide(nation, about, possible)
        check_option(self.clause, answer, nation, about, possible)
        self.said.append(f"{nation}, {about}: {answer}")
        return answer
