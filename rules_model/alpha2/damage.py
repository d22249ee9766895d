"""# Damage and repair under Alpha +2

Damage markers lie under factories and bases until somebody pays for them.
"""

from __future__ import annotations

from rules_model.base.airfields import may_land_at, may_land_on_ground
from rules_model.base.chinese_land import may_repair as may_repair_in_china
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
from rules_model.base.mobilise import happened_this_turn, output
from rules_model.base.purchase import may_pay_for, may_spend
from rules_model.base.raid_orders import RAIDED, damage_facility
from rules_model.base.repair import may_repair, repair, repair_price, standing, swapped
from rules_model.base.turn import Phase as Phase  # the examples name the phase
from rules_model.citation import ALPHA2, G40_RULES
from rules_model.clause import replaces
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.facility import Facility
from rules_model.world.nation import CHINA, Nation
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


@replaces(
    "alpha2.damage.markers", damage_facility,
    ALPHA2(215, part=3), ALPHA2(220, part=2), ALPHA2(221, part=2), ALPHA2(222, part=3), ALPHA2(223, part=3),
)  # fmt: skip
def take_damage(position: Position, place: str, kind: str, damage: int, raider: Nation) -> Position:
    """A raided facility MUST take one damage marker for each hit; what it cannot bear any more is not counted.

    >>> base = START.with_facility("Malta", "air_base", damage=1)
    >>> hit = damage_facility(base, "Malta", "air_base", 4, ITALY)
    >>> hit.facilities_in("Malta"), hit.since(base)
    ((Facility(kind='air_base', damage=5, construction=0),), ['the air base in Malta takes 4 damage markers'])
    >>> damage_facility(hit, "Malta", "air_base", 4, ITALY).since(hit)
    ['the air base in Malta takes 1 damage marker']
    >>> before = BASE_START.with_facility("Malta", "air_base", damage=5)
    >>> damage_facility(before, "Malta", "air_base", 4, ITALY).since(before)
    ['the air base in Malta takes 1 damage']
    """
    never_negative(damage=damage)
    facility = standing(position, place, kind)
    struck = facility.damaged(damage, most_damage(position, kind))
    taken = struck.damage - facility.damage
    text = f"the {kind.replace('_', ' ')} in {place} takes {taken} damage marker{'' if taken == 1 else 's'}"
    changed = swapped(position, place, facility, struck)
    return changed.noting(RAIDED, take_damage, text, nation=raider, place=place, amount=taken)


@replaces("alpha2.damage.mobilize", output, ALPHA2(220, part=1), ALPHA2(221, part=1), G40_RULES(439))
def units_a_turn(position: Position, place: str) -> int:
    """A major factory MAY mobilize at most ten units a turn, a minor one three, one fewer for each damage marker.

    One that was upgraded this turn still counts as minor, as everywhere; a base mobilizes nothing.

    >>> [output(START.with_facility("Germany", "major_factory", damage=markers), "Germany") for markers in (0, 6, 10)]
    [10, 4, 0]
    >>> [output(START.with_facility("Egypt", "minor_factory", damage=markers), "Egypt") for markers in (0, 2, 6)]
    [3, 1, 0]
    >>> output(BASE_START.with_facility("Germany", "major_factory", damage=6), "Germany")
    4
    """
    spot = position.map.name_of(place)
    upgraded = happened_this_turn(position, "upgraded", spot)
    factories = position.facilities_in(spot, *MOBILIZED)
    return sum(max(0, MOBILIZED[MINOR if upgraded else one.kind] - one.damage) for one in factories)


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


@replaces("alpha2.damage.landing", may_land_at, ALPHA2(223, part=4), G40_RULES(80))
def may_land_beside(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MAY still come down on friendly land whose air base is out of service.

    As everywhere, an ally's land is friendly once both powers are at war, and land taken this turn is closed.

    >>> may_land_at(START.with_facility("Malta", "air_base", damage=6), UK, "Malta")
    allowed by alpha2.damage.landing
    >>> may_land_at(START.with_facility("Malta", "air_base", damage=6), ITALY, "Malta")
    refused by g40.air-move.ground: UK Europe holds Malta
    >>> taken = START.held(ITALY, "Malta").noting("captured", None, "", nation=ITALY, other=UK, place="Malta")
    >>> may_land_at(taken, ITALY, "Malta").allowed
    False
    >>> may_land_at(BASE_START.with_facility("Malta", "air_base", damage=6), UK, "Malta")
    allowed by g40.facilities.landing
    """
    ground = may_land_on_ground(position, nation, place)
    return allow(may_land_beside) if ground else ground


@replaces("alpha2.damage.price", repair_price, ALPHA2(219), title="What a marker costs")
def cost_of_markers(position: Position, points: int) -> int:
    """Each damage marker that is removed costs 1 IPC.

    >>> repair_price(START, 1), repair_price(START, 4), repair_price(BASE_START, 4)
    (1, 4, 4)
    """
    return COST * points


@replaces("alpha2.damage.may-repair", may_repair, ALPHA2(218))
def may_remove(position: Position, nation: Nation, place: str, kind: str, points: int) -> Verdict:
    """The power that controls a facility MAY remove damage markers in its purchase and repair phase, if it can pay.

    >>> hit = START.with_facility("Malta", "air_base", damage=4).with_cash(UK, 3)
    >>> repairing = hit.noting("phase began", None, "UK repairs", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
    >>> may_repair(repairing, UK, "Malta", "air_base", 3)
    allowed by alpha2.damage.may-repair
    >>> may_repair(repairing, UK, "Malta", "air_base", 4)
    refused by alpha2.damage.may-repair: UK Europe has only 3 IPCs
    >>> may_repair(hit, UK, "Malta", "air_base", 3)
    refused by alpha2.damage.may-repair: UK Europe is not in its purchase and repair phase
    >>> may_repair(START, CHINA, "Yunnan", "air_base", 1)
    refused by g40.china.repair: China repairs nothing
    """
    if nation == CHINA and not (chinese := may_repair_in_china(position, place)):
        return chinese
    for needed in (may_pay_for(position, nation, place), may_spend(position, nation, repair_price(position, points))):
        if not needed:
            return refuse(may_remove, needed.reason)
    if points < 1:
        return refuse(may_remove, "nothing is to be repaired")
    if points > sum(facility.damage for facility in position.facilities_in(place, known_kind(position, kind))):
        return refuse(may_remove, f"there are not so many damage markers under the {kind.replace('_', ' ')}")
    return allow(may_remove)


@replaces("alpha2.damage.repair", repair, ALPHA2(218), ALPHA2(219))
def remove_markers(position: Position, nation: Nation, place: str, kind: str, points: int) -> Position:
    """Whoever repairs MUST pay the bank for the damage markers that leave; an unlawful repair is an error.

    >>> hit = START.with_facility("Malta", "air_base", damage=4).with_cash(UK, 3)
    >>> repairing = hit.noting("phase began", None, "UK repairs", nation=UK, amount=Phase.PURCHASE_AND_REPAIR)
    >>> whole = repair(repairing, UK, "Malta", "air_base", 2)
    >>> whole.cash(UK), whole.facilities_in("Malta")
    (1, (Facility(kind='air_base', damage=2, construction=0),))
    >>> repair(repairing, UK, "Malta", "air_base", 4)
    Traceback (most recent call last):
    ValueError: UK Europe has only 3 IPCs
    """
    verdict = may_repair(position, nation, place, kind, points)
    if not verdict:
        raise ValueError(verdict.reason)
    facility, cost = standing(position, place, kind), repair_price(position, points)
    paid = swapped(position.paying(nation, cost), place, facility, facility.repaired(points))
    text = f"{nation} pays {cost} IPCs to repair the {kind.replace('_', ' ')} in {place}"
    return paid.noting("repaired", remove_markers, text, nation=nation, place=place, amount=points)
