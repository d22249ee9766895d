"""# Bases

What an air base or a naval base gives, and when damage puts it out of service.
"""

from __future__ import annotations

from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.world.facility import Facility
from rules_model.world.position import Position

AIR_BASE, NAVAL_BASE = "air_base", "naval_base"
SCRAMBLE, AIR_RANGE, SEA_RANGE, REPAIRS = "scramble", "longer flights", "longer voyages", "repairs"
OUT_OF_SERVICE = 3  # damage markers


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
    """A naval base gives longer voyages and repairs until it bears three damage markers.

    >>> naval_base_gives(EMPTY, Facility("naval_base", damage=2))
    ('longer voyages', 'repairs')
    >>> naval_base_gives(EMPTY, Facility("naval_base", damage=3))
    ()
    """
    return (SEA_RANGE, REPAIRS) if base.damage < OUT_OF_SERVICE else ()
