"""# Bases

What an air base or a naval base gives, and when damage puts it out of service.
"""

from __future__ import annotations

from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.world.facility import Facility
from rules_model.world.names import UnknownName
from rules_model.world.position import Position

AIR_BASE, NAVAL_BASE = "air_base", "naval_base"
SCRAMBLE, AIR_RANGE, SEA_RANGE, REPAIRS = "scramble", "longer flights", "longer voyages", "repairs"
OUT_OF_SERVICE = 3  # damage markers
MOST_DAMAGE = {"major_factory": 20, "minor_factory": 6, AIR_BASE: 6, NAVAL_BASE: 6}


def known_kind(position: Position, kind: str) -> str:
    """The kind of facility itself; UnknownName when the rules in force have none of that name."""
    if kind not in position.rules.facility_names:
        raise UnknownName("facility", kind, position.rules.facility_names)
    return kind


@clause("g40.facilities.air-base", G40_RULES(431))
def air_base_gives(position: Position, base: Facility) -> tuple[str, ...]:
    """An air base gives longer flights and the scramble until it bears three damage markers.

    >>> air_base_gives(EMPTY, Facility("air_base", damage=2))
    ('longer flights', 'scramble')
    >>> air_base_gives(EMPTY, Facility("air_base", damage=3))
    ()
    """
    return (AIR_RANGE, SCRAMBLE) if base.damage < OUT_OF_SERVICE else ()


@clause("g40.facilities.naval-base", G40_RULES(432))
def naval_base_gives(position: Position, base: Facility) -> tuple[str, ...]:
    """A naval base gives longer voyages and repairs capital ships until it bears three damage markers.

    >>> naval_base_gives(EMPTY, Facility("naval_base", damage=2))
    ('longer voyages', 'repairs')
    >>> naval_base_gives(EMPTY, Facility("naval_base", damage=3))
    ()
    """
    return (SEA_RANGE, REPAIRS) if base.damage < OUT_OF_SERVICE else ()


@clause("g40.facilities.range", G40_RULES(431), G40_RULES(432))
def extra_range(position: Position, base: Facility) -> int:
    """A base in service lends one space more: an air base to aircraft that take off there, a naval base to ships.

    >>> extra_range(EMPTY, Facility("air_base", damage=2)), extra_range(EMPTY, Facility("naval_base", damage=2))
    (1, 1)
    >>> extra_range(EMPTY, Facility("air_base", damage=3)), extra_range(EMPTY, Facility("major_factory"))
    (0, 0)
    """
    gives = {AIR_BASE: air_base_gives, NAVAL_BASE: naval_base_gives}.get(known_kind(position, base.kind))
    return 1 if gives and {AIR_RANGE, SEA_RANGE}.intersection(gives(position, base)) else 0


@clause("g40.facilities.most-damage", G40_RULES(244), G40_RULES(431), G40_RULES(432))
def most_damage(position: Position, kind: str) -> int:
    """A major factory bears twenty damage markers at most, a minor one or a base six; the rest is lost.

    >>> most_damage(EMPTY, "major_factory"), most_damage(EMPTY, "minor_factory")
    (20, 6)
    >>> most_damage(EMPTY, "air_base"), most_damage(EMPTY, "naval_base")
    (6, 6)
    """
    return MOST_DAMAGE[known_kind(position, kind)]
