"""# Neutral territories

What may be built on neutral land, and who may call a friendly army to arms.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.blocks import BLOCKS, handed_over
from rules_model.deluxe.peacetime import may_enter
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import ALLIES, AXIS, NEUTRAL, PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL, Nation
from rules_model.world.position import Position

NEUTRAL_LAND = (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)

TAKEN = question(
    "3g40.neutrals.taken",
    DELUXE(26),
    DELUXE(33, part=1),
    kind="ambiguity",
    readings={
        "map": "land that is neutral on the map counts as neutral territory for good, whoever takes it",
        "held": "it counts only as long as no power has taken it",
    },
    chosen="map",
    because="Nobody can build on land before taking it; a limit that ended there would limit nobody.",
)
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
GUESTS = question(
    "3g40.neutrals.guests",
    DELUXE(30, part=2),
    kind="ambiguity",
    readings={
        "own": "the infantry aboard must belong to the nation that flies the transport and claims the army",
        "any": "a friend's infantry aboard will do",
    },
    chosen="own",
    because="The army is claimed by a nation, and it is that nation's infantry which takes it over.",
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
    """Land that is neutral on the map stays neutral territory for its facilities, whoever takes it.

    >>> is_neutral_land(EMPTY.held(GERMANY, "Spain"), "Spain"), is_neutral_land(EMPTY, "London")
    (True, False)

    Whether it does once a power has taken it is open.

    >>> taken = EMPTY.held(GERMANY, "Spain").reads(TAKEN, "held")
    >>> is_neutral_land(taken, "Spain"), is_neutral_land(taken.held(STRICT_NEUTRAL, "Spain"), "Spain")
    (False, True)
    >>> is_neutral_land(EMPTY, "Crete")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the owner of Crete is not in any source; see question 3g40.map.owners
    """
    if position.reading(TAKEN) == "held":
        return position.holder(place) in NEUTRAL_LAND
    if not position.map.place(place).regions.isdisjoint(BLOCKS):
        return True
    return position.map.owner(place) in NEUTRAL_LAND


@clause("3g40.neutrals.factory", DELUXE(26), title="Factories on neutral land")
def may_build_factory(position: Position, place: str, factory: str) -> Verdict:
    """Neutral land MUST NOT bear any production facility but a minor factory, however rich it is.

    So no larger one may be built there, grow from a smaller one, or be moved there.

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
    if factory not in position.rules.facility_names:
        raise UnknownName("facility", factory, position.rules.facility_names)
    if not is_neutral_land(position, place) or factory not in position.rules.facilities_of("production"):
        return allow(may_build_factory)
    if factory != "minor_factory":
        return refuse(may_build_factory, "neutral land bears no more than a minor factory")
    if position.reading(WORTHLESS) == "cap" and not position.map.value(place):
        return refuse(may_build_factory, f"{place} has no income")
    return allow(may_build_factory)


@clause("3g40.neutrals.side", DELUXE(30, part=1), title="Whom a pro-neutral serves")
def leans_to(position: Position, nation: Nation, place: str) -> bool:
    """A pro-Axis neutral serves Axis nations only, a pro-Allied one Allied nations only.

    >>> leans_to(EMPTY.held(PRO_AXIS, "Bulgaria"), ITALY, "Bulgaria")
    True
    >>> greece = EMPTY.held(PRO_ALLIES, "Greece")
    >>> leans_to(greece, ITALY, "Greece"), leans_to(greece.reads(PRO, "either"), ITALY, "Greece")
    (False, True)
    """
    if position.reading(PRO) == "either":
        return nation.side is not NEUTRAL and position.holder(place) in (PRO_AXIS, PRO_ALLIES)
    return position.holder(place) == {AXIS: PRO_AXIS, ALLIES: PRO_ALLIES}.get(nation.side)


@clause("3g40.neutrals.army", DELUXE(30), title="An army to claim")
def may_claim(position: Position, nation: Nation, place: str) -> Verdict:
    """Only an army that stands in a pro-neutral MAY be claimed, by a nation that it serves and that may enter.

    >>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
    >>> may_claim(greece, UK, "Greece")
    allowed by 3g40.neutrals.army
    >>> may_claim(greece, ITALY, "Greece")
    refused by 3g40.neutrals.army: Greece is no neutral that leans to Italy
    >>> may_claim(EMPTY.held(PRO_ALLIES, "Greece"), UK, "Greece")
    refused by 3g40.neutrals.army: no army stands in Greece
    """
    if not leans_to(position, nation, place):
        return refuse(may_claim, f"{place} is no neutral that leans to {nation}")
    if not position.count(place, position.holder(place)):
        return refuse(may_claim, f"no army stands in {place}")
    entry = may_enter(position, nation, place)
    return allow(may_claim) if entry else entry


@clause("3g40.neutrals.by-land", DELUXE(30, part=1), title="Claim by land")
def may_claim_by_land(position: Position, nation: Nation, place: str) -> Verdict:
    """A nation MAY claim the army of a pro-neutral with any land unit that moves in.

    >>> greece = EMPTY.held(PRO_ALLIES, "Greece").with_force("Greece", PRO_ALLIES, regular_infantry=4)
    >>> may_claim_by_land(greece.with_force("Greece", UK, aa_artillery=1), UK, "Greece")
    allowed by 3g40.neutrals.by-land
    >>> may_claim_by_land(greece.with_force("Greece", UK, fighter=1), UK, "Greece")
    refused by 3g40.neutrals.by-land: UK Europe has no land unit in Greece
    """
    claimable = may_claim(position, nation, place)
    if not claimable:
        return claimable
    if not position.count(place, nation, unit=position.rules.units_of("land"), without="aboard"):
        return refuse(may_claim_by_land, f"{nation} has no land unit in {place}")
    return allow(may_claim_by_land)


@clause("3g40.neutrals.by-air", DELUXE(30, part=2), title="Claim by air")
def may_claim_by_air(position: Position, nation: Nation, place: str) -> Verdict:
    """Air transports MAY land in a pro-neutral; with at least one regular or elite infantry aboard they
    MAY claim its army.

    >>> persia = EMPTY.held(PRO_ALLIES, "Persia").with_force("Persia", PRO_ALLIES, regular_infantry=2)
    >>> landed = persia.with_force("Persia", UK, air_transport=1)
    >>> may_claim_by_air(landed, UK, "Persia")
    refused by 3g40.neutrals.by-air: no infantry is aboard
    >>> may_claim_by_air(landed.with_force("Persia", UK, ["aboard"], elite_infantry=1), UK, "Persia")
    allowed by 3g40.neutrals.by-air

    Whether it may be the infantry of a friend is open.

    >>> guests = landed.with_force("Persia", CANADA, ["aboard"], elite_infantry=1)
    >>> may_claim_by_air(guests, UK, "Persia").allowed, may_claim_by_air(guests.reads(GUESTS, "any"), UK, "Persia")
    (False, allowed by 3g40.neutrals.by-air)
    """
    claimable = may_claim(position, nation, place)
    if not claimable:
        return claimable
    if not position.count(place, nation, unit="air_transport"):
        return refuse(may_claim_by_air, f"{nation} has no air transport in {place}")
    whose = nation if position.reading(GUESTS) == "own" else nation.side
    if not position.count(place, whose, unit=("regular_infantry", "elite_infantry"), mark="aboard"):
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

    >>> claim(landed, UK, "Greece").since(landed)
    ['Greece turns British']
    >>> stays = claim(landed.reads(LAND_TOO, "stays"), UK, "Greece")
    >>> stays.holder("Greece"), stays.since(landed)
    (pro-Allied neutral, ['the army of Greece turns British'])
    """
    if not may_claim_by_land(position, nation, place) and not may_claim_by_air(position, nation, place):
        return position
    if position.reading(LAND_TOO) == "joins":
        return handed_over(position, claim, nation, [position.map.name_of(place)])
    holder, spelt = position.holder(place), position.map.name_of(place)
    text = f"the army of {spelt} turns {nation.adjective}"
    number = position.count(place, holder)
    claimed = position.with_pieces(place, position.force(place).handing(holder, nation))
    return claimed.noting("claimed", claim, text, nation=nation, place=spelt, amount=number)
