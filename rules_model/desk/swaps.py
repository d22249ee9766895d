"""Another of the same kind: a place for a place, a piece for a piece, a nation for a nation of its side."""

from __future__ import annotations

import re
from math import ceil, floor
from types import ModuleType
from typing import Any

from rules_model.verdict import allow, refuse
from rules_model.world import nation
from rules_model.world.nation import BY_NAME, NEUTRALS, POWERS, Group, Nation, Side, Who
from rules_model.world.place import Map


class Swaps:
    """What takes the place of a name in one rule set; ``start`` is its start module."""

    def __init__(self, start: ModuleType) -> None:
        board = getattr(start, "MAP", None)
        rules = getattr(start, "RULES", None)
        self.groups: list[list[str]] = []  # names that are of one kind
        if rules is not None:
            self.groups += [_sorted(rules.roster), _sorted(rules.facilities)]
        if isinstance(board, Map):
            kinds: dict[str, list[str]] = {}
            for place in board.places.values():
                kinds.setdefault(place.kind, []).append(place.name)
            regions = sorted({region for place in board.places.values() for region in place.regions})
            self.groups += [*(sorted(some) for some in kinds.values()), regions]

    def word(self, word: str) -> str:
        """Another name of the same kind; for any other word, one that nobody uses."""
        for group in self.groups:
            if word in group and len(group) > 1:
                return group[(group.index(word) + 1) % len(group)]
        return f"{word}?"

    def others(self, value: Who) -> list[Who]:
        """Another nation of the same side, another side, a group without one of its members."""
        if isinstance(value, Side):
            return [{Side.AXIS: Side.ALLIES, Side.ALLIES: Side.AXIS, Side.NEUTRAL: Side.AXIS}[value]]
        if isinstance(value, Group):
            return [shorter(value, left) for left in value.nations]
        several = [one for one in (*POWERS, *NEUTRALS) if one.side is value.side]
        return [several[(several.index(value) + 1) % len(several)] if value in several else POWERS[0]]

    def name_of(self, value: Who) -> str:
        """The name under which ``names`` holds a nation, side or group."""
        return f"__{re.sub('[^a-z]+', '_', value.name.lower())}__"

    def names(self) -> dict[str, Any]:
        """What a mutant needs besides the names of its module."""
        groups = [one for one in vars(nation).values() if isinstance(one, Group)]
        without = [shorter(group, left) for group in groups for left in group.nations]
        found: dict[str, Any] = {self.name_of(one): one for one in (*BY_NAME.values(), *Side, *without)}
        return {**found, "__allow__": allow, "__refuse__": refuse, "ceil": ceil, "floor": floor}


def shorter(group: Group, left: Nation) -> Group:
    """A group without one of its members."""
    return Group(f"{group.name} without {left.name}", tuple(one for one in group.nations if one != left))


def _sorted(table: dict[str, frozenset[str]]) -> list[str]:
    """Pieces in an order in which neighbours are much alike: by class, then by name."""
    return sorted(table, key=lambda name: (sorted(table[name]), name))
