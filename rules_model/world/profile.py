"""Unit and facility types: the figures that a rule set's table gives for one piece."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True, repr=False)
class Profile:
    """One row of a rule set's table; ``None`` is a figure that no source gives."""

    name: str  #: the unit, in the singular with underscores: "tactical_bomber"
    domain: str  #: "land", "air", "sea" or "facility"
    cost: int | None = None  #: IPCs
    move: int | None = None  #: spaces a turn
    attack: int | None = None  #: hits on this roll or less; 0 never hits
    defence: int | None = None  #: hits on this roll or less; 0 never hits
    hits: int = 1  #: hits it takes to destroy the piece
    dice: int = 1  #: dice it rolls each combat round
    escort: int | None = None  #: hit figure when escorting a raid
    intercept: int | None = None  #: hit figure when intercepting a raid
    raid: int | None = None  #: hit figure of a raiding bomber against interceptors
    anti_air: int | None = None  #: hit figure of its anti-aircraft fire
    convoy: int | None = None  #: hit figure when raiding a convoy
    raid_dice: int = 0  #: dice it rolls when it bombs a facility
    raid_bonus: int = 0  #: damage on top of those dice
    convoy_dice: int = 0  #: dice it rolls when it disrupts a convoy
    capacity: int = 0  #: aircraft a carrier holds
    load: int = 0  #: capacity points a transport carries
    max_damage: int | None = None  #: damage markers a facility can bear
    abilities: frozenset[str] = frozenset()  #: names of what else it can do

    def __repr__(self) -> str:
        """The figures that are not at their default, and the abilities in alphabetical order."""
        told = [one for one in fields(self) if one.name not in ("name", "domain", "abilities")]
        figures = [(one.name, getattr(self, one.name)) for one in told if getattr(self, one.name) != one.default]
        shown = [f"{name.replace('_', ' ')} {value}" for name, value in figures] + sorted(self.abilities)
        return f"{self.name.replace('_', ' ')} ({', '.join([self.domain, *shown])})"

    def but(self, **changes: Any) -> Profile:
        """The same row with some figures changed.

        >>> Profile("fighter", "air", attack=3).but(attack=4).attack
        4
        """
        return replace(self, **changes)

    def figure(self, what: str) -> int:
        """The hit figure of that field; 0, which never hits, where the row gives none.

        >>> Profile("fighter", "air", escort=2).figure("escort"), Profile("transport", "sea").figure("attack")
        (2, 0)
        """
        return getattr(self, what) or 0

    def raised(self, **by: int) -> Profile:
        """The same row with some figures higher by so much; a figure that no source gives stays open.

        >>> cheaper = Profile("fighter", "air", cost=10, move=4).raised(cost=-1, move=1, attack=1)
        >>> cheaper.cost, cheaper.move, cheaper.attack
        (9, 5, None)
        """
        higher = {name: getattr(self, name) + more for name, more in by.items() if getattr(self, name) is not None}
        return self.but(**higher)

    def can(self, ability: str) -> bool:
        """Whether the row lists the ability."""
        return ability in self.abilities
