"""# Ships at a naval base

What a base does for the ships beside it: it sends them farther and repairs them.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.naval_bases import SHARED, fellows, has_working_base, ship_limit, this_round, this_turn
from rules_model.deluxe.rental import PURCHASE_STEP, may_be_tenant
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.in_force import HasId
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SHIP_REPAIR_STEP = 8  # of a nation's turn
TWICE = "served twice"

COUNT = question(
    "3g40.harbour.count",
    DELUXE(35, part=2),
    DELUXE(36, part=2),
    DELUXE(37, part=2),
    kind="ambiguity",
    readings={
        "in-all": "three ships in all, each of which may have both services",
        "each": "three ships for repairs and three, the same or others, for movement",
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
PEACE = question(
    "3g40.harbour.peace",
    DELUXE(33, part=1),
    DELUXE(37),
    kind="ambiguity",
    readings={
        "open": "an ally's base serves a nation at peace too",
        "war": "only a nation at war may use any base but its own",
    },
    chosen="open",
    because="The text asks for a war in the sentence on neutral land; an ally's base is not said to need one.",
)


class Service(Enum):
    """What a base does for a ship; the log keeps the words."""

    REPAIRS = "repaired at a base"
    MOVEMENT = "sailed from a base"


def ships_in_words(number: int) -> str:
    """So many ships, as the log says it."""
    return "1 ship" if number == 1 else f"{number} ships"


@clause("3g40.harbour.served", DELUXE(35, part=2), DELUXE(36, part=2), DELUXE(37, part=2), title="Ships served so far")
def ships_served(position: Position, nation: Nation, place: str, service: Service) -> int:
    """The limit is on ships, not on services: a ship that both sailed with the base's help and was repaired is one.

    >>> sailed = EMPTY.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=3)
    >>> ships_served(sailed, USA, "Malta", Service.REPAIRS)
    3
    >>> both = sailed.noting("repaired at a base", None, "", nation=USA, place="Malta", amount=2)
    >>> same = both.noting("served twice", None, "", nation=USA, place="Malta", amount=2)
    >>> ships_served(both, USA, "Malta", Service.REPAIRS), ships_served(same, USA, "Malta", Service.REPAIRS)
    (5, 3)

    Whether each service has three ships of its own, and whether several nations share the three, is open.

    >>> ships_served(both.reads(COUNT, "each"), USA, "Malta", Service.REPAIRS)
    2
    >>> shared = both.reads(SHARED, "together")
    >>> ships_served(both, FRANCE, "Malta", Service.REPAIRS), ships_served(shared, FRANCE, "Malta", Service.REPAIRS)
    (0, 5)
    """
    together = position.reading(SHARED) == "together"

    def total(kind: str) -> int:
        events = this_round(position, kind, place) if together else this_turn(position, kind, nation, place)
        return sum(event.amount for event in events)

    if position.reading(COUNT) == "each":
        return total(service.value)
    return sum(total(one.value) for one in Service) - total(TWICE)


@clause("3g40.harbour.use", DELUXE(33, part=1), DELUXE(33, part=3), DELUXE(37), DELUXE(38))
def may_use(position: Position, nation: Nation, place: str, service: Service, ships: int, known: int = 0) -> Verdict:
    """A nation MAY let a working naval base serve its ships until the limit is reached.

    Ships that the base has served already this turn, the known ones, do not count again.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base")
    >>> may_use(malta, USA, "Malta", Service.MOVEMENT, 3)
    allowed by 3g40.harbour.use
    >>> may_use(malta, USA, "Malta", Service.MOVEMENT, 4)
    refused by 3g40.harbour.use: the base serves no more than 3 ships of United States
    >>> may_use(malta, UK, "Malta", Service.MOVEMENT, 4)
    allowed by 3g40.harbour.use
    >>> sailed = malta.noting("sailed from a base", None, "", nation=USA, place="Malta", amount=3)
    >>> [may_use(sailed, USA, "Malta", Service.REPAIRS, 2, known).allowed for known in (0, 1, 2)]
    [False, False, True]

    Whether an ally's base serves a nation at peace is open.

    >>> may_use(malta.reads(PEACE, "war"), USA, "Malta", Service.MOVEMENT, 3)
    refused by 3g40.rental.at-war: United States is not at war
    """
    limit, served = ship_limit(position, nation, place), ships_served(position, nation, place, service)
    if not has_working_base(position, place):
        return refuse(may_use, f"there is no working naval base in {place}")
    if limit == 0:
        return refuse(may_use, f"{nation} has not rented the base this turn")
    guest = position.holder(place) not in fellows(position, nation)
    if guest and position.reading(PEACE) == "war" and not may_be_tenant(position, nation):
        return may_be_tenant(position, nation)
    again = 0 if position.reading(COUNT) == "each" else known
    if ships < 1 or known < 0 or again > min(ships, served):
        return refuse(may_use, "it is not said which ships")
    if limit is not None and served + ships - again > limit:
        return refuse(may_use, f"the base serves no more than {limit} ships of {nation}")
    return allow(may_use)


def told(
    position: Position, by: HasId, service: Service, text: str, nation: Nation, place: str, ships: int, known: int
) -> Position:
    """The position with a service in its log, and how many of the ships had another before."""
    spelt = position.map.name_of(place)
    after = position.noting(service.value, by, text, nation=nation, place=spelt, amount=ships)
    if not known:
        return after
    again = f"the base has served {ships_in_words(known)} of them before"
    return after.noting(TWICE, by, again, nation=nation, place=spelt, amount=known)


@clause("3g40.harbour.movement", DELUXE(33, part=3), DELUXE_FACILITIES(7))
def extra_spaces(position: Position, nation: Nation, place: str, zone: str, ships: int, known: int = 0) -> int:
    """Ships that a naval base serves move one space farther when they set out from a zone beside it.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta", "M-4")
    >>> extra_spaces(malta, USA, "Malta", "M-5", ships=3), extra_spaces(malta, USA, "Malta", "M-5", ships=4)
    (1, 0)
    >>> extra_spaces(malta.charting("M-4", "M-5"), USA, "Malta", "M-4", ships=1)
    0
    """
    if not position.map.adjacent(zone, place):
        return 0
    return 1 if may_use(position, nation, place, Service.MOVEMENT, ships, known) else 0


@clause("3g40.harbour.sail", DELUXE(33, part=3))
def sails(position: Position, nation: Nation, place: str, zone: str, ships: int, known: int = 0) -> Position:
    """Ships that set out with a base's help count towards its limit.

    >>> malta = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
    >>> sailed = sails(malta, USA, "Malta", "M-5", ships=2)
    >>> extra_spaces(sailed, USA, "Malta", "M-5", ships=1), extra_spaces(sailed, USA, "Malta", "M-5", ships=2)
    (1, 0)
    >>> sails(sailed, USA, "Malta", "M-5", ships=2) == sailed
    True
    """
    if not extra_spaces(position, nation, place, zone, ships, known):
        return position
    text = f"{ships_in_words(ships)} of {nation} sail from the naval base of {place}"
    return told(position, sails, Service.MOVEMENT, text, nation, place, ships, known)


@clause("3g40.harbour.repair-step", DELUXE(33, part=3), DELUXE(520))
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


@clause("3g40.harbour.repair", DELUXE(33, part=3), DELUXE(522))
def repairs(
    position: Position, nation: Nation, place: str, zone: str, ships: Force, step: int, known: int = 0
) -> Position:
    """A nation MAY name damaged capital ships in a zone beside the base, no more than the limit, to be repaired.

    Each named ship loses its damage marker; if too many are named, none is repaired.

    >>> zone = EMPTY.held(UK, "Malta").with_facility("Malta", "naval_base").charting("M-5", "Malta")
    >>> hurt = Force.of(USA, ["damaged"], battleship=1, aircraft_carrier=1)
    >>> repairs(zone.with_pieces("M-5", hurt), USA, "Malta", "M-5", hurt, step=8).force("M-5")
    1 United States aircraft carrier, 1 United States battleship
    >>> four = Force.of(USA, ["damaged"], battleship=4)
    >>> three = four.minus(Force.of(USA, ["damaged"], battleship=1))
    >>> repairs(zone.with_pieces("M-5", four), USA, "Malta", "M-5", three, step=8).force("M-5")
    3 United States battleship, 1 United States battleship (damaged)
    >>> repairs(zone.with_pieces("M-5", four), USA, "Malta", "M-5", four, step=8).log
    ()
    """
    mended = ships.only(nation, unit=position.rules.units_of("capital ship"), mark="damaged")
    number = mended.count()
    if step != repair_step(position, nation, place) or not position.map.adjacent(zone, place):
        return position
    if not may_use(position, nation, place, Service.REPAIRS, number, known):
        return position
    afloat = position.force(zone).minus(mended).plus(mended.unmarked("damaged"))
    text = f"{nation} repairs {ships_in_words(number)} at the naval base of {place}"
    return told(position.with_pieces(zone, afloat), repairs, Service.REPAIRS, text, nation, place, number, known)
