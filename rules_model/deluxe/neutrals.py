"""# Neutral territories

What may be built on neutral land, and who may call a friendly army to arms.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.blocks import EUROPE, MONGOLIA, SOUTH_AMERICA, handed_over
from rules_model.deluxe.peace import may_enter
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, NEUTRALS, PRO_ALLIES, PRO_AXIS, Nation
from rules_model.world.position import Position

WORTHLESS = question(
    "3g40.neutrals.worthless",
    DELUXE(26),
    DELUXE_FACILITIES(4),
    kind="ambiguity",
    readings={
        "cap": "no income makes room for more than a Minor Factory; land without income bears none",
        "any": "even neutral land without income may bear a Minor Factory",
    },
    chosen="cap",
    because="The sentence says what alone may be built, and the factory's own profile asks for some income.",
)
PRO = question(
    "3g40.neutrals.pro",
    DELUXE(30, part=1),
    DELUXE(36, part=1),
    kind="ambiguity",
    readings={
        "own": "each side has its own pro-neutrals: pro-Axis for the Axis, pro-Allied for the Allies",
        "either": "any pro-neutral serves either side",
    },
    chosen="own",
    because="Pro stands for a side; the rule of the blocks tells pro-Axis and pro-Allied neutrals apart.",
)
LAND_TOO = question(
    "3g40.neutrals.land-too",
    DELUXE(30),
    kind="gap",
    readings={
        "joins": "the land joins together with its army",
        "stays": "only the army joins; the land stays neutral",
    },
    chosen="joins",
    because="The text speaks of the army alone, but the blocks treat an army and the land it stands on as one.",
)


@clause("3g40.neutrals.land", DELUXE(26), title="Neutral land")
def is_neutral_land(position: Position, place: str) -> bool:
    """Land that is neutral on the map stays neutral land for builders, whoever takes it.

    >>> is_neutral_land(EMPTY.held(GERMANY, "Spain"), "Spain"), is_neutral_land(EMPTY, "London")
    (True, False)
    >>> is_neutral_land(EMPTY.charting("Crete", owner=PRO_ALLIES), "Crete")
    True
    >>> is_neutral_land(EMPTY, "Crete")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the owner of Crete is not in any source; see question 3g40.map.owners
    """
    if position.map.place(place).regions & {SOUTH_AMERICA, EUROPE, MONGOLIA}:
        return True
    return position.map.owner(place) in NEUTRALS


@clause("3g40.neutrals.factory", DELUXE(26))
def may_build_factory(position: Position, place: str, factory: str) -> Verdict:
    """On neutral land a nation MUST NOT build any factory but a Minor Factory, however rich the land.

    >>> rich = EMPTY.held(GERMANY, "Sweden").charting("Sweden", value=3)
    >>> may_build_factory(rich, "Sweden", "minor_factory")
    allowed by 3g40.neutrals.factory
    >>> may_build_factory(rich, "Sweden", "major_factory")
    refused by 3g40.neutrals.factory: neutral land bears no more than a minor factory

    Whether land without income may have one is open.

    >>> poor = EMPTY.held(GERMANY, "Liberia").charting("Liberia", value=0)
    >>> may_build_factory(poor, "Liberia", "minor_factory")
    refused by 3g40.neutrals.factory: Liberia has no income
    >>> may_build_factory(poor.reads(WORTHLESS, "any"), "Liberia", "minor_factory").allowed
    True
    """
    if not is_neutral_land(position, place) or factory not in position.rules.facilities_of("production"):
        return allow(may_build_factory)
    if factory != "minor_factory":
        return refuse(may_build_factory, "neutral land bears no more than a minor factory")
    if position.reading(WORTHLESS) == "cap" and not position.map.value(place):
        return refuse(may_build_factory, f"{place} has no income")
    return allow(may_build_factory)


@clause("3g40.neutrals.side", DELUXE(30, part=1))
def leans_to(position: Position, nation: Nation, place: str) -> bool:
    """A pro-neutral is there for the side that it leans to.

    >>> leans_to(EMPTY.held(PRO_AXIS, "Bulgaria"), ITALY, "Bulgaria")
    True
    >>> greece = EMPTY.held(PRO_ALLIES, "Greece")
    >>> leans_to(greece, ITALY, "Greece"), leans_to(greece.reads(PRO, "either"), ITALY, "Greece")
    (False, True)
    """
    if position.reading(PRO) == "either":
        return position.holder(place) in (PRO_AXIS, PRO_ALLIES)
    return position.holder(place) == (PRO_AXIS if nation.side is AXIS else PRO_ALLIES)


@clause("3g40.neutrals.by-land", DELUXE(30, part=1), title="Claim by land")
def may_claim_by_land(position: Position, nation: Nation, place: str) -> Verdict:
    """A nation MAY claim the army of a pro-neutral with any land unit that moves in.

    >>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
    >>> may_claim_by_land(greece.with_force("Greece", UK, aa_artillery=1), UK, "Greece")
    allowed by 3g40.neutrals.by-land
    >>> may_claim_by_land(greece.with_force("Greece", UK, fighter=1), UK, "Greece")
    refused by 3g40.neutrals.by-land: UK Europe has no land unit in Greece
    >>> may_claim_by_land(greece.with_force("Greece", ITALY, tank=1), ITALY, "Greece")
    refused by 3g40.neutrals.by-land: Greece is no neutral that leans to Italy
    """
    if not leans_to(position, nation, place):
        return refuse(may_claim_by_land, f"{place} is no neutral that leans to {nation}")
    entry = may_enter(position, nation, place)
    if not entry:
        return entry
    if not position.count(place, nation, unit=position.rules.units_of("land"), without="aboard"):
        return refuse(may_claim_by_land, f"{nation} has no land unit in {place}")
    return allow(may_claim_by_land)


@clause("3g40.neutrals.by-air", DELUXE(30, part=2), title="Claim by air")
def may_claim_by_air(position: Position, nation: Nation, place: str) -> Verdict:
    """An air transport that lands in a pro-neutral MAY claim its army if regular or elite infantry is aboard.

    >>> persia = EMPTY.held(PRO_ALLIES, "Persia").with_force("Persia", UK, air_transport=1)
    >>> may_claim_by_air(persia, UK, "Persia")
    refused by 3g40.neutrals.by-air: no infantry is aboard
    >>> may_claim_by_air(persia.with_force("Persia", UK, ["aboard"], elite_infantry=1), UK, "Persia")
    allowed by 3g40.neutrals.by-air
    """
    if not leans_to(position, nation, place):
        return refuse(may_claim_by_air, f"{place} is no neutral that leans to {nation}")
    entry = may_enter(position, nation, place)
    if not entry:
        return entry
    if not position.count(place, nation, unit="air_transport"):
        return refuse(may_claim_by_air, f"{nation} has no air transport in {place}")
    if not position.count(place, nation, unit=("regular_infantry", "elite_infantry"), mark="aboard"):
        return refuse(may_claim_by_air, "no infantry is aboard")
    return allow(may_claim_by_air)


@clause("3g40.neutrals.claim", DELUXE(30))
def claim(position: Position, nation: Nation, place: str) -> Position:
    """A pro-neutral army that is claimed becomes the nation's own.

    >>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
    >>> landed = greece.with_force("Greece", UK, cavalry=1)
    >>> claim(landed, UK, "Greece").force("Greece")
    1 UK Europe cavalry, 4 UK Europe regular infantry
    >>> claim(greece, UK, "Greece").force("Greece")
    4 pro-Allied neutral regular infantry

    Whether the land comes with it is open.

    >>> claim(landed, UK, "Greece").holder("Greece")
    UK Europe
    >>> claim(landed.reads(LAND_TOO, "stays"), UK, "Greece").holder("Greece")
    pro-Allied neutral
    """
    if not may_claim_by_land(position, nation, place) and not may_claim_by_air(position, nation, place):
        return position
    joined = handed_over(position, claim, nation, [place])
    return joined if position.reading(LAND_TOO) == "joins" else joined.held(position.holder(place), place)
