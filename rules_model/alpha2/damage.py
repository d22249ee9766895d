"""# Damage and repair under Alpha +2

Damage markers lie under factories and bases until somebody pays for them.
"""

from __future__ import annotations

from rules_model.base.carriers import hosts
from rules_model.base.facilities import (
    AIR_BASE,
    AIR_RANGE,
    NAVAL_BASE,
    REPAIRS,
    SCRAMBLE,
    SEA_RANGE,
    air_base_gives,
    known_kind,
    most_damage,
    naval_base_gives,
)
from rules_model.base.turn import Phase, is_phase
from rules_model.citation import ALPHA2, G40_RULES
from rules_model.clause import clause, replaces
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.facility import Facility
from rules_model.world.nation import Nation
from rules_model.world.position import Position

MAJOR, MINOR = "major_factory", "minor_factory"
CEILINGS = {MAJOR: 20, MINOR: 6, NAVAL_BASE: 6, AIR_BASE: 6}
MOBILIZED = {MAJOR: 10, MINOR: 3}
OUT_OF_SERVICE = 3  # damage markers
COST = 1  # IPCs a marker


@replaces(
    "alpha2.damage.ceilings", most_damage,
    ALPHA2(220, part=2), ALPHA2(221, part=2), ALPHA2(222, part=3), ALPHA2(223, part=3),
)  # fmt: skip
def ceiling(position: Position, kind: str) -> int:
    """A major factory bears twenty damage markers at most, a minor factory, a naval base and an air base six each.

    >>> most_damage(START, "major_factory"), most_damage(START, "minor_factory")
    (20, 6)
    >>> most_damage(START, "naval_base"), most_damage(START, "air_base")
    (6, 6)
    """
    return CEILINGS[known_kind(position, kind)]


@clause(
    "alpha2.damage.markers",
    ALPHA2(215, part=3), ALPHA2(220, part=2), ALPHA2(221, part=2), ALPHA2(222, part=3), ALPHA2(223, part=3),
)  # fmt: skip
def take_damage(position: Position, place: str, kind: str, hits: int) -> Position:
    """A raided facility MUST take one damage marker for each hit; what it cannot bear any more is not counted.

    >>> base = START.with_facility("Malta", "air_base", damage=1)
    >>> hit = take_damage(base, "Malta", "air_base", 4)
    >>> hit.facilities_in("Malta"), hit.since(base)
    ((Facility(kind='air_base', damage=5, construction=0),), ['the air base in Malta takes 4 damage markers'])
    >>> take_damage(hit, "Malta", "air_base", 4).since(hit)
    ['the air base in Malta takes 1 damage marker']
    """
    never_negative(hits=hits)
    facility = standing(position, place, kind)
    struck = facility.damaged(hits, most_damage(position, kind))
    taken = struck.damage - facility.damage
    if taken < 1:
        return position
    text = f"the {kind.replace('_', ' ')} in {place} takes {taken} damage marker{'' if taken == 1 else 's'}"
    changed = swapped(position, place, facility, struck)
    return changed.noting("damaged", take_damage, text, nation=position.holder(place), place=place, amount=taken)


def standing(position: Position, place: str, kind: str) -> Facility:
    """The facility of that kind in a place; ValueError when none stands there."""
    there = position.facilities_in(place, known_kind(position, kind))
    if not there:
        raise ValueError(f"no {kind.replace('_', ' ')} stands in {place}")
    return there[0]


def swapped(position: Position, place: str, old: Facility, new: Facility) -> Position:
    """The position with one facility of a place in another state."""
    return position.with_facilities(place, (new if one == old else one for one in position.facilities_in(place)))


@clause("alpha2.damage.mobilize", ALPHA2(220, part=1), ALPHA2(221, part=1))
def units_a_turn(position: Position, factory: Facility) -> int:
    """A major factory MAY mobilize at most ten units a turn, a minor one three, one fewer for each damage marker.

    A base mobilizes nothing.

    >>> units_a_turn(START, Facility("major_factory", damage=6)), units_a_turn(START, Facility("minor_factory", 2))
    (4, 1)
    >>> units_a_turn(START, Facility("major_factory")), units_a_turn(START, Facility("minor_factory", damage=6))
    (10, 0)
    """
    kind = known_kind(position, factory.kind)
    return max(0, MOBILIZED[kind] - factory.damage) if kind in MOBILIZED else 0


@replaces("alpha2.damage.naval-base", naval_base_gives, ALPHA2(222, part=1), ALPHA2(222, part=2))
def naval_base_works(position: Position, base: Facility) -> tuple[str, ...]:
    """A naval base gives ships extra range and repairs; with three damage markers or more it gives neither.

    >>> naval_base_gives(START, Facility("naval_base", damage=2))
    ('longer voyages', 'repairs')
    >>> naval_base_gives(START, Facility("naval_base", damage=3)), naval_base_gives(START, Facility("naval_base", 4))
    ((), ())
    """
    return () if base.damage >= OUT_OF_SERVICE else (SEA_RANGE, REPAIRS)


@replaces("alpha2.damage.air-base", air_base_gives, ALPHA2(223, part=1), ALPHA2(223, part=2))
def air_base_works(position: Position, base: Facility) -> tuple[str, ...]:
    """An air base gives aircraft extra range and the scramble; with three damage markers or more it gives neither.

    >>> air_base_gives(START, Facility("air_base", damage=2))
    ('longer flights', 'scramble')
    >>> air_base_gives(START, Facility("air_base", damage=3)), air_base_gives(START, Facility("air_base", damage=4))
    ((), ())
    """
    return () if base.damage >= OUT_OF_SERVICE else (AIR_RANGE, SCRAMBLE)


@clause("alpha2.damage.landing", ALPHA2(223, part=4), G40_RULES(80))
def may_land_beside(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MAY still come down on friendly land whose air base is out of service.

    As everywhere, an ally's land is friendly once both powers are at war.

    >>> malta = START.with_facility("Malta", "air_base", damage=6)
    >>> may_land_beside(malta, UK, "Malta")
    allowed by alpha2.damage.landing
    >>> may_land_beside(malta, ITALY, "Malta")
    refused by alpha2.damage.landing: UK Europe holds Malta and does not take in aircraft of Italy
    """
    holder = position.holder(place)
    if not hosts(position, holder, nation):
        return refuse(may_land_beside, f"{holder} holds {place} and does not take in aircraft of {nation}")
    return allow(may_land_beside)


@clause("alpha2.damage.may-repair", ALPHA2(218), ALPHA2(219))
def may_repair(position: Position, nation: Nation, place: str, kind: str, markers: int) -> Verdict:
    """The power that controls a facility MAY remove damage markers in its purchase and repair phase, for 1 IPC each.

    >>> hit = START.with_facility("Malta", "air_base", damage=4).with_cash(UK, 3)
    >>> repairing = hit.noting("phase began", None, "UK repairs", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
    >>> may_repair(repairing, UK, "Malta", "air_base", 3)
    allowed by alpha2.damage.may-repair
    >>> may_repair(repairing, UK, "Malta", "air_base", 4)
    refused by alpha2.damage.may-repair: UK Europe cannot pay 4 IPCs
    >>> may_repair(hit, UK, "Malta", "air_base", 3)
    refused by alpha2.damage.may-repair: UK Europe is not in its purchase and repair phase
    """
    if position.holder(place) != nation:
        return refuse(may_repair, f"{nation} does not control {place}")
    if not is_phase(position, nation, Phase.PURCHASE_AND_REPAIR):
        return refuse(may_repair, f"{nation} is not in its purchase and repair phase")
    if markers < 1:
        return refuse(may_repair, "nothing is to be repaired")
    if markers > sum(facility.damage for facility in position.facilities_in(place, known_kind(position, kind))):
        return refuse(may_repair, f"there are not so many damage markers under the {kind.replace('_', ' ')}")
    if COST * markers > position.cash(nation):
        return refuse(may_repair, f"{nation} cannot pay {COST * markers} IPCs")
    return allow(may_repair)


@clause("alpha2.damage.repair", ALPHA2(218), ALPHA2(219))
def repair(position: Position, nation: Nation, place: str, kind: str, markers: int) -> Position:
    """Whoever repairs MUST pay the bank 1 IPC for each damage marker that leaves; an unlawful repair is an error.

    >>> hit = START.with_facility("Malta", "air_base", damage=4).with_cash(UK, 3)
    >>> repairing = hit.noting("phase began", None, "UK repairs", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
    >>> whole = repair(repairing, UK, "Malta", "air_base", 2)
    >>> whole.cash(UK), whole.facilities_in("Malta")
    (1, (Facility(kind='air_base', damage=2, construction=0),))
    >>> repair(repairing, UK, "Malta", "air_base", 4)
    Traceback (most recent call last):
    ValueError: UK Europe cannot pay 4 IPCs
    """
    verdict = may_repair(position, nation, place, kind, markers)
    if not verdict:
        raise ValueError(verdict.reason)
    facility = standing(position, place, kind)
    paid = swapped(position.paying(nation, COST * markers), place, facility, facility.repaired(markers))
    text = f"{nation} pays {COST * markers} IPCs to repair the {kind.replace('_', ' ')} in {place}"
    return paid.noting("repaired", repair, text, nation=nation, place=place, amount=markers)
