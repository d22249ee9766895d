"""Nations and the sides they stand on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules_model.world.names import UnknownName


class Side(Enum):
    """The alliance a nation belongs to; neutrals belong to none."""

    AXIS = "the Axis"
    ALLIES = "the Allies"
    NEUTRAL = "no side"

    def __repr__(self) -> str:
        return self.value

    def __str__(self) -> str:
        return self.value

    @property
    def enemy(self) -> Side:
        """The side that fights this one; neutrals have none and get ``NEUTRAL``."""
        return {Side.AXIS: Side.ALLIES, Side.ALLIES: Side.AXIS}.get(self, Side.NEUTRAL)


AXIS, ALLIES, NEUTRAL = Side.AXIS, Side.ALLIES, Side.NEUTRAL


@dataclass(frozen=True, slots=True)
class Nation:
    """A power, or a stand-in for the people who hold a neutral space."""

    name: str  #: as players say it: "UK Europe"
    side: Side  #: the alliance it fights for
    adjective: str = ""  #: "British"; empty: use the name

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name

    def friendly(self, other: Nation) -> bool:
        """Whether the two are one nation or fight for the same side; neutrals are friends of nobody else.

        >>> UK.friendly(USA), UK.friendly(GERMANY), NOBODY.friendly(UK)
        (True, False, False)
        """
        return self == other or (self.side is other.side and self.side is not Side.NEUTRAL)

    def hostile(self, other: Nation) -> bool:
        """Whether the two belong to opposite sides; a neutral is hostile to nobody.

        >>> UK.hostile(ITALY), UK.hostile(FRANCE), UK.hostile(VICHY)
        (True, False, False)
        """
        return self.side is not Side.NEUTRAL and other.side is self.side.enemy


GERMANY = Nation("Germany", AXIS, "German")
JAPAN = Nation("Japan", AXIS, "Japanese")
ITALY = Nation("Italy", AXIS, "Italian")
USSR = Nation("Soviet Union", ALLIES, "Russian")
USA = Nation("United States", ALLIES, "American")
CHINA = Nation("China", ALLIES, "Chinese")
UK = Nation("UK Europe", ALLIES, "British")
UK_PACIFIC = Nation("UK Pacific", ALLIES, "British")
CANADA = Nation("Canada", ALLIES, "Canadian")
ANZAC = Nation("ANZAC", ALLIES, "Australian")
FRANCE = Nation("France", ALLIES, "French")
DUTCH = Nation("Dutch", ALLIES)

STRICT_NEUTRAL = Nation("strict neutral", NEUTRAL)
PRO_AXIS = Nation("pro-Axis neutral", NEUTRAL)
PRO_ALLIES = Nation("pro-Allied neutral", NEUTRAL)
VICHY = Nation("Vichy France", NEUTRAL, "Vichy")
NOBODY = Nation("nobody", NEUTRAL)

POWERS = (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, CANADA, ANZAC, ITALY, FRANCE)
NEUTRALS = (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES, VICHY, NOBODY)


@dataclass(frozen=True, slots=True)
class Group:
    """Several powers that rules name in one breath."""

    name: str  #: as a sentence names them together: "the European Axis"
    nations: tuple[Nation, ...]  #: the powers

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


EUROPEAN_AXIS = Group("the European Axis", (GERMANY, ITALY))
UNITED_KINGDOM = Group("the United Kingdom", (UK, UK_PACIFIC))
COMMONWEALTH = Group("the Commonwealth", (CANADA, ANZAC))

Who = Nation | Side | Group  #: whoever a rule can speak of

BY_NAME = {nation.name: nation for nation in (*POWERS, DUTCH, *NEUTRALS)}


def members(who: Who) -> tuple[Nation, ...]:
    """The nations that ``who`` stands for: the nation itself, or every one of the side or group.

    UnknownName when it is none of these, such as the name of a nation.

    >>> members(AXIS), members(EUROPEAN_AXIS)
    ((Germany, Japan, Italy), (Germany, Italy))
    """
    if isinstance(who, Nation):
        return (who,)
    if isinstance(who, Group):
        return who.nations
    if isinstance(who, Side):
        return tuple(nation for nation in BY_NAME.values() if nation.side is who)
    raise UnknownName("nation or side", who, BY_NAME)
