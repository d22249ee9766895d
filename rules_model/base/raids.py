"""# Bombing raids

The fight in the air above a raided territory, the fire of the target, and what the bombs do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rules_model.base.casualties import losing
from rules_model.base.editions import BOMB_BONUS, FIRST
from rules_model.base.facilities import known_kind
from rules_model.base.sides import losing_together
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of, profile_of
from rules_model.table import Group, Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

NO_FIGHTERS = Force()
BOMBERS = ("strategic_bomber", "tactical_bomber")


@dataclass(frozen=True)
class Raid:
    """Aircraft over a raided territory."""

    place: str  #: the raided territory
    attackers: Force  #: bombers and the fighters that escort them, of one nation
    interceptors: Force = NO_FIGHTERS  #: fighters that rose against them

    def __repr__(self) -> str:
        return f"{self.attackers} against {self.interceptors}"

    @property
    def attacker(self) -> Nation:
        """Whose raid it is; ValueError when no attacker is left."""
        if not self.attackers:
            raise ValueError(f"a raid on {self.place} without aircraft has no attacker")
        return next(iter(self.attackers)).nation

    @property
    def bombers(self) -> Force:
        """The bombers among the attackers."""
        return self.attackers.only(unit=BOMBERS)

    @property
    def escorts(self) -> Force:
        """The fighters among the attackers."""
        return self.attackers.only(unit="fighter")


def escort_fire(position: Position, escorts: Force) -> Iterator[Group]:
    """A die for each escort, with its figure."""
    for piece, number in escorts.items():
        yield number, figure_of(position, piece.nation, piece.unit, "escort")


def bomber_fire(position: Position, bombers: Force) -> Iterator[Group]:
    """A die for each bomber, with its figure."""
    for piece, number in bombers.items():
        yield number, figure_of(position, piece.nation, piece.unit, "raid")


def interceptor_fire(position: Position, interceptors: Force) -> Iterator[Group]:
    """A die for each interceptor, with its figure."""
    for piece, number in interceptors.items():
        yield number, figure_of(position, piece.nation, piece.unit, "intercept")


@clause("g40.raids.air-battle", G40_RULES(208), G40_RULES(238), G40_RULES(239))
def air_battle(position: Position, raid: Raid, table: Table) -> Raid:
    """If any fighter intercepts, all aircraft fire once, at the same time, before losses leave.

    The attacker spreads the hits it takes over its bombers and escorts at will.
    Interceptors of several powers are lost as these agree, else as the attacker says.

    >>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=1), Force.of(UK, fighter=1))
    >>> air_battle(EMPTY, raid, script(1, 2, 1, "Germany fighter"))
    1 Germany strategic bomber against nothing
    >>> air_battle(EMPTY, Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1)), script())
    1 Germany strategic bomber against nothing
    >>> allies = Raid("Malta", Force.of(GERMANY, tactical_bomber=1), Force.of(UK, fighter=1).adding(FRANCE, fighter=1))
    >>> air_battle(EMPTY, allies, script(1, 6, 6, False, "France fighter"))
    1 Germany tactical bomber against 1 UK Europe fighter
    """
    if not raid.interceptors:
        return raid
    scored = table.volley([*escort_fire(position, raid.escorts), *bomber_fire(position, raid.bombers)])
    suffered = table.volley(interceptor_fire(position, raid.interceptors))
    left = losing(position, raid.attackers, suffered, table)
    if not scored:
        return replace(raid, attackers=left)
    met = losing_together(position, raid.interceptors, scored, raid.attacker, table)
    return replace(raid, attackers=left, interceptors=met)


@clause("g40.raids.facility-fire", G40_RULES(231), title="Figure of a facility's fire")
def facility_fires_at(position: Position, nation: Nation, kind: str) -> int:
    """The guns of a raided factory or base hit a bomber at 1, whoever holds the place.

    >>> facility_fires_at(EMPTY, UK, "major_factory"), facility_fires_at(EMPTY, UK, "air_base")
    (1, 1)
    """
    known_kind(position, kind)
    return 1


@clause("g40.raids.guns", G40_RULES(231), G40_RULES(242))
def guns_fire(position: Position, place: str, kind: str, bombers: Force, table: Table) -> Force:
    """Each target rolls one die for every bomber that attacks it, and what it hits leaves before bombs fall.

    >>> guns_fire(START, "United Kingdom", "air_base", Force.of(GERMANY, tactical_bomber=2), script(1, 2))
    1 Germany tactical bomber
    >>> guns_fire(START, "United Kingdom", "major_factory", Force.of(GERMANY, strategic_bomber=1), script(2))
    1 Germany strategic bomber
    """
    hits = table.hits(bombers.count(), at=facility_fires_at(position, position.holder(place), kind))
    return losing(position, bombers, hits, table)


@clause("g40.sbr.damage", G40_RULES(243))
def bombs_fall(position: Position, bombers: Force, table: Table) -> int:
    """A strategic bomber deals the roll of a die plus 2, a tactical bomber that of a die, all added up for the target.

    >>> bombs_fall(EMPTY, Force.of(GERMANY, strategic_bomber=1), script(4))
    6
    >>> bombs_fall(EMPTY, Force.of(GERMANY, tactical_bomber=2), script(4, 1))
    5

    The first edition added nothing.

    >>> bombs_fall(EMPTY.reads(BOMB_BONUS, FIRST), Force.of(GERMANY, strategic_bomber=1), script(4))
    4
    """
    dealt = 0
    for piece, number in bombers.items():
        row = profile_of(position, piece.nation, piece.unit)
        bonus = 0 if position.reading(BOMB_BONUS) == FIRST else row.raid_bonus
        dealt += table.total(row.raid_dice * number) + bonus * number
    return dealt
