"""# Ships at a naval base

What a base does for the ships beside it: the nation's own base for all of them, any other for three.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.neutrals import is_neutral_land
from rules_model.deluxe.rental import PURCHASE_STEP
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SHIP_REPAIR_STEP = 8  # of a nation's turn

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
COUNT = question(
    "3g40.harbour.count",
    DELUXE(35, part=2),
    DELUXE(36, part=2),
    DELUXE(37, part=2),
    kind="ambiguity",
    readings={
        "in-all": "three ships in all, whichever service they use",
        "each": "three ships for repairs and three for movement",
    },
    chosen="in-all",
    because="One number stands behind both services.",
)
WHEN = question(
    "3g40.harbour.when",
    DELUXE(33, part=2),
    DELUXE(33, part=3),
    DELUXE(520),
    DELUXE(522, part=1),
    kind="contradiction",
    readings={
        "repair-step": "rented or not, a base repairs in the ship repair step, those ships that lie beside it then",
        "payment": "a rented base repairs when it is paid for, before the ships move",
    },
    chosen="repair-step",
    because="The turn sequence has one step for ship repairs; the rental only says what is due in the purchase step.",
)


class Service(Enum):
    """What a base does for a ship; the log keeps the words."""

    REPAIRS = "repaired at a base"
    MOVEMENT = "sailed from a base"


def this_turn(position: Position, kind: str, nation: Nation, place: str) -> list[int]:
    """The amounts of the events of a kind in the nation's turn of this round."""
    return [event.amount for event in position.events(kind, nation, place) if event.round == position.round]


def ships_in_words(number: int) -> str:
    """So many ships, as the log says it."""
    return "1 ship" if number == 1 else f"{number} ships"


@clause(
    "3g40.harbour.limit",
    DELUXE(33, part=1),
    DELUXE(35, part=2),
    DELUXE(36, part=2),
    DELUXE(37, part=2),
    DELUXE(38, part=2),
)
def ship_limit(position: Position, nation: Nation, place: str) -> int | None:
    """A naval base serves up to three ships a turn, rented or an ally's; one's own serves any number.

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
    if holder == nation:
        return None
    if holder.friendly(nation):
        limited = position.reading(REACH) == "everywhere" or is_neutral_land(position, place)
        return 3 if limited and not again else None
    payments = len(this_turn(position, "rented", nation, place))
    return 3 * payments if again else 3 * min(payments, 1)


@clause("3g40.harbour.use", DELUXE(33, part=1), DELUXE(33, part=3), DELUXE(37), DELUXE(38))
def may_use(position: Position, nation: Nation, place: str, service: Service, ships: int) -> Verdict:
    """A nation MAY let a naval base serve more of its ships until the limit is reached.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base")
    >>> may_use(malta, USA, "Malta", Service.MOVEMENT, 3)
    allowed by 3g40.harbour.use
    >>> may_use(malta, USA, "Malta", Service.MOVEMENT, 4)
    refused by 3g40.harbour.use: the base serves no more than 3 ships of United States
    >>> may_use(malta, UK, "Malta", Service.MOVEMENT, 4)
    allowed by 3g40.harbour.use

    Whether ships that sailed with the base's help use up its repairs is open.

    >>> sailed = malta.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=3)
    >>> may_use(sailed, USA, "Malta", Service.REPAIRS, 1).allowed
    False
    >>> may_use(sailed.reads(COUNT, "each"), USA, "Malta", Service.REPAIRS, 1).allowed
    True
    """
    if not position.facilities_in(place, "naval_base"):
        return refuse(may_use, f"there is no naval base in {place}")
    services = Service if position.reading(COUNT) == "in-all" else (service,)
    served = sum(sum(this_turn(position, one.value, nation, place)) for one in services)
    limit = ship_limit(position, nation, place)
    if limit == 0:
        return refuse(may_use, f"{nation} has not rented the base this turn")
    if limit is not None and served + ships > limit:
        return refuse(may_use, f"the base serves no more than {limit} ships of {nation}")
    return allow(may_use)


@clause("3g40.harbour.movement", DELUXE(33, part=3), DELUXE_FACILITIES(7))
def extra_spaces(position: Position, nation: Nation, place: str, zone: str, ships: int) -> int:
    """Ships that a naval base serves move one space farther when they set out from a zone beside it.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta", "M-4")
    >>> extra_spaces(malta, USA, "Malta", "M-5", ships=3), extra_spaces(malta, USA, "Malta", "M-5", ships=4)
    (1, 0)
    >>> extra_spaces(malta.charting("M-4", "M-5"), USA, "Malta", "M-4", ships=1)
    0
    """
    if not position.map.adjacent(zone, place):
        return 0
    return 1 if may_use(position, nation, place, Service.MOVEMENT, ships) else 0


@clause("3g40.harbour.sail", DELUXE(33, part=3))
def sails(position: Position, nation: Nation, place: str, zone: str, ships: int) -> Position:
    """Ships that set out with a base's help count towards its limit.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
    >>> sailed = sails(malta, USA, "Malta", "M-5", ships=2)
    >>> extra_spaces(sailed, USA, "Malta", "M-5", ships=1), extra_spaces(sailed, USA, "Malta", "M-5", ships=2)
    (1, 0)
    >>> sails(sailed, USA, "Malta", "M-5", ships=2) == sailed
    True
    """
    if not extra_spaces(position, nation, place, zone, ships):
        return position
    kind, spelt = Service.MOVEMENT.value, position.map.name_of(place)
    text = f"{ships_in_words(ships)} of {nation} sail from the naval base of {place}"
    return position.noting(kind, sails, text, nation=nation, place=spelt, amount=ships)


@clause("3g40.harbour.repair-step", DELUXE(33, part=3))
def repair_step(position: Position, nation: Nation, place: str) -> int:
    """A base repairs ships in step 8 of their nation's turn.

    Whether a rented base does so when it is paid for, in step 3, is open.

    >>> malta, lisbon = EMPTY.held(UK, "Malta"), EMPTY.held(STRICT_NEUTRAL, "Portugal")
    >>> repair_step(malta, USA, "Malta"), repair_step(lisbon, UK, "Portugal")
    (8, 8)
    >>> repair_step(malta.reads(WHEN, "payment"), USA, "Malta")
    8
    >>> repair_step(lisbon.reads(WHEN, "payment"), UK, "Portugal")
    3
    """
    rented = not position.holder(place).friendly(nation)
    return PURCHASE_STEP if rented and position.reading(WHEN) == "payment" else SHIP_REPAIR_STEP


@clause("3g40.harbour.repair", DELUXE(33, part=3))
def repairs(position: Position, nation: Nation, place: str, zone: str, ships: Force, step: int) -> Position:
    """The nation's damaged capital ships in a zone beside the base are repaired, as many as the limit allows.

    >>> zone = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
    >>> hurt = Force.of(USA, ["damaged"], battleship=1, aircraft_carrier=1)
    >>> repairs(zone.with_pieces("M-5", hurt), USA, "Malta", "M-5", hurt, step=8).force("M-5")
    1 United States aircraft carrier, 1 United States battleship
    >>> four = Force.of(USA, ["damaged"], battleship=4)
    >>> repairs(zone.with_pieces("M-5", four), USA, "Malta", "M-5", four, step=8).force("M-5")
    4 United States battleship (damaged)
    """
    capital = position.rules.units_of("capital ship")
    mended = ships.only(nation, unit=capital, mark="damaged")
    if step != repair_step(position, nation, place) or not position.map.adjacent(zone, place):
        return position
    if not mended or not may_use(position, nation, place, Service.REPAIRS, mended.count()):
        return position
    afloat = position.force(zone).minus(mended).plus(mended.unmarked("damaged"))
    text = f"{nation} repairs {ships_in_words(mended.count())} at the naval base of {place}"
    kind, spelt, number = Service.REPAIRS.value, position.map.name_of(place), mended.count()
    return position.with_pieces(zone, afloat).noting(kind, repairs, text, nation=nation, place=spelt, amount=number)
