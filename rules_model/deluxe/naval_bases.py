"""# Naval bases

Which bases serve ships, what they cost a nation and how many of its ships they serve in a turn.
Renting a neutral's base, and what a base does for a ship, are the next chapters.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.neutrals import is_neutral_land, leans_to
from rules_model.question import question
from rules_model.world.event import Event
from rules_model.world.nation import COMMONWEALTH, STRICT_NEUTRAL, UNITED_KINGDOM, Nation
from rules_model.world.position import Position

DAMAGED_BASE = question(
    "3g40.harbour.damaged",
    DELUXE(33, part=1),
    DELUXE(522, part=1),
    DELUXE_FACILITIES(7),
    kind="ambiguity",
    readings={
        "sound": "a base with a damage or construction marker serves no ship",
        "any": "a base serves ships in whatever state it is",
    },
    chosen="sound",
    because="The list of bases says nothing, but ships are repaired at an eligible base only, "
    "and the profile of the naval base allows it no marker.",
)
ONE_NATION = question(
    "3g40.harbour.one-nation",
    DELUXE(38, part=2),
    DELUXE(464),
    DELUXE(474),
    DELUXE(481),
    DELUXE(483),
    kind="ambiguity",
    readings={
        "pieces": "nations that share their pieces and their turn are one nation at a base",
        "economies": "each economy has its own bases and is a friend at the other's",
    },
    chosen="pieces",
    because="The ships of either pair look alike; nobody at the table could tell whose ship it is.",
)
REACH = question(
    "3g40.harbour.reach",
    DELUXE(33, part=1),
    DELUXE(37, part=2),
    kind="ambiguity",
    readings={
        "everywhere": "at most three ships at any ally's base in the world",
        "neutral-land": "the limit holds at bases on neutral land, as the heading says",
    },
    chosen="everywhere",
    because="The list sets a nation's own bases apart from an ally's; on neutral land alone that would be idle.",
)
AGAIN = question(
    "3g40.harbour.again",
    DELUXE(35),
    DELUXE(36),
    DELUXE(37),
    kind="ambiguity",
    readings={
        "once": "three ships a turn, and no payment buys more",
        "again": "each further payment serves three more",
    },
    chosen="once",
    because="An ally's base costs nothing; if payments could be repeated, its limit would limit nobody.",
)
SHARED = question(
    "3g40.harbour.shared",
    DELUXE(35, part=2),
    DELUXE(36, part=2),
    DELUXE(37, part=2),
    kind="ambiguity",
    readings={
        "each": "every nation that uses the base has three ships of its own served in its turn",
        "together": "three ships in a round, whichever nations they belong to, the owner's apart",
    },
    chosen="each",
    because="The base is used by a nation, in its turn and for its own payment; the number stands beside that payment.",
)


@clause("3g40.harbour.operational", DELUXE(33, part=1), DELUXE_FACILITIES(7), title="Bases that work")
def has_working_base(position: Position, place: str) -> bool:
    """A naval base MUST be free of damage markers and construction markers to be of use.

    >>> has_working_base(EMPTY.with_facility("Malta", "naval_base"), "Malta")
    True
    >>> bombed = EMPTY.with_facility("Malta", "naval_base", damage=1)
    >>> has_working_base(bombed, "Malta"), has_working_base(bombed.reads(DAMAGED_BASE, "any"), "Malta")
    (False, True)
    """
    bases = position.facilities_in(place, "naval_base")
    if position.reading(DAMAGED_BASE) == "any":
        return bool(bases)
    return any(not base.damage and not base.construction for base in bases)


@clause("3g40.harbour.fellows", DELUXE(37, part=2), DELUXE(38, part=2), title="Who is one nation at a base")
def fellows(position: Position, nation: Nation) -> tuple[Nation, ...]:
    """At a naval base UK Europe and UK Pacific are one nation, and so are Canada and ANZAC.

    >>> fellows(EMPTY, UK_PACIFIC), fellows(EMPTY, CANADA), fellows(EMPTY, USA)
    ((UK Europe, UK Pacific), (Canada, ANZAC), (United States,))
    >>> fellows(EMPTY.reads(ONE_NATION, "economies"), UK_PACIFIC)
    (UK Pacific,)
    """
    if position.reading(ONE_NATION) == "pieces":
        for group in (UNITED_KINGDOM, COMMONWEALTH):
            if nation in group.nations:
                return group.nations
    return (nation,)


@clause("3g40.rental.price", DELUXE(35, part=1), DELUXE(36, part=1), DELUXE(37, part=1), DELUXE(38, part=1))
def price(position: Position, nation: Nation, place: str) -> int | None:
    """A naval base costs 6 IPCs in a strict neutral, 3 in a pro-neutral, nothing when it is an ally's or one's own.

    Other bases are not to be had: None.

    >>> lisbon, burgas = EMPTY.held(STRICT_NEUTRAL, "Portugal"), EMPTY.held(PRO_AXIS, "Bulgaria")
    >>> price(lisbon, UK, "Portugal"), price(burgas, GERMANY, "Bulgaria"), price(burgas, UK, "Bulgaria")
    (6, 3, None)
    >>> price(EMPTY.held(UK, "Malta"), USA, "Malta"), price(EMPTY.held(UK, "Malta"), UK, "Malta")
    (0, 0)
    """
    holder = position.holder(place)
    if holder.friendly(nation):
        return 0
    if holder == STRICT_NEUTRAL:
        return 6
    return 3 if leans_to(position, nation, place) else None


def this_turn(position: Position, kind: str, nation: Nation, place: str) -> list[Event]:
    """What the nation, or those who are one nation with it, did at a base in its turn of this round."""
    events = position.events(kind, place=place)
    return [one for one in events if one.round == position.round and one.nation in fellows(position, nation)]


def this_round(position: Position, kind: str, place: str) -> list[Event]:
    """What all nations but the owner did at a base in this round."""
    owners = fellows(position, position.holder(place))
    events = position.events(kind, place=place)
    return [one for one in events if one.round == position.round and one.nation not in owners]


@clause(
    "3g40.harbour.limit",
    DELUXE(33, part=1),
    DELUXE(35, part=2),
    DELUXE(36, part=2),
    DELUXE(37, part=2),
    DELUXE(38, part=2),
)
def ship_limit(position: Position, nation: Nation, place: str) -> int | None:
    """A naval base serves up to three ships of a nation a turn, rented or an ally's; one's own serves any number.

    A neutral's base that is not paid for this turn serves none; None stands for any number.

    >>> malta = EMPTY.held(UK, "Malta")
    >>> ship_limit(malta, UK, "Malta"), ship_limit(malta, USA, "Malta"), ship_limit(malta, ITALY, "Malta")
    (None, 3, 0)
    >>> paid = EMPTY.held(STRICT_NEUTRAL, "Portugal").noting("rented", None, "paid", nation=UK, place="Portugal")
    >>> ship_limit(paid, UK, "Portugal"), ship_limit(paid.in_round(2), UK, "Portugal")
    (3, 0)

    Whether the limit holds at every ally's base, and whether paying again lifts it, is open.

    >>> ship_limit(EMPTY.held(UK, "London").reads(REACH, "neutral-land"), USA, "London") is None
    True
    >>> twice = paid.noting("rented", None, "paid again", nation=UK, place="Portugal")
    >>> ship_limit(twice, UK, "Portugal"), ship_limit(twice.reads(AGAIN, "again"), UK, "Portugal")
    (3, 6)
    """
    holder, again = position.holder(place), position.reading(AGAIN) == "again"
    if holder in fellows(position, nation):
        return None
    if holder.friendly(nation):
        limited = position.reading(REACH) == "everywhere" or is_neutral_land(position, place)
        return 3 if limited and not again else None
    payments = len(this_turn(position, "rented", nation, place))
    if payments and position.reading(SHARED) == "together":
        payments = len(this_round(position, "rented", place))
    return 3 * payments if again else 3 * min(payments, 1)
