"""Factories, bases and other facilities as they stand in a place."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, order=True)
class Facility:
    """One facility in a place."""

    kind: str  #: "minor_factory", "air_base", "major_bunker" ...
    damage: int = 0  #: damage markers under it
    construction: int = 0  #: construction markers under it

    def damaged(self, markers: int, most: int | None = None) -> Facility:
        """The facility after more damage markers, never past ``most``.

        >>> Facility("naval_base", 4).damaged(4, most=6)
        Facility(kind='naval_base', damage=6, construction=0)
        """
        total = self.damage + markers
        return replace(self, damage=total if most is None else min(total, most))

    def repaired(self, markers: int) -> Facility:
        """The facility after some markers are taken off; taking off more than there are leaves none."""
        return replace(self, damage=max(0, self.damage - markers))
