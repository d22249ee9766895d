"""# Land and money in peacetime

The neutral land that peace closes, the objectives that say otherwise, and the oil that Britain keeps.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.peace import Deed, may
from rules_model.question import question
from rules_model.verdict import Verdict, allow
from rules_model.world.nation import (
    ANZAC,
    JAPAN,
    PRO_ALLIES,
    PRO_AXIS,
    STRICT_NEUTRAL,
    UK,
    UK_PACIFIC,
    VICHY,
    Nation,
)
from rules_model.world.position import Position

VICHY_LAND = question(
    "3g40.peace.vichy",
    DELUXE(62),
    DELUXE(65),
    DELUXE(68, part=1),
    DELUXE(71),
    kind="ambiguity",
    readings={
        "apart": "Vichy land is not neutral land; it has rules of its own",
        "neutral": "Vichy land is neutral land as well, since Vichy fights for neither side",
    },
    chosen="apart",
    because="The chapter on neutral land knows strict and leaning neutrals; Vichy has a chapter of its own.",
)
TRADE = question(
    "3g40.peacetime.trade",
    DELUXE(71),
    DELUXE(211),
    DELUXE(212),
    kind="contradiction",
    readings={
        "pays": "the objective that asks for peace pays in peace, as an exception",
        "void": "Japan collects for no objective in peace, so its trade with America never pays",
    },
    chosen="pays",
    because="An objective that can never be met would not have been written.",
)
AFRICA = question(
    "3g40.peacetime.africa",
    DELUXE(68, part=1),
    DELUXE(428),
    DELUXE(435),
    DELUXE(441),
    kind="contradiction",
    readings={
        "none": "ANZAC collects for no objective before its war with Japan",
        "marked": "only objectives whose title asks for war with Japan have to wait",
    },
    chosen="none",
    because="The ban speaks of all objectives; a title that repeats it takes nothing away from it. "
    "Two objectives have no such title, the African Expansionary Force and the liberation of Italy.",
)
DERRICKS = question(
    "3g40.peacetime.derricks-when",
    DELUXE(68, part=2),
    kind="ambiguity",
    readings={
        "peace": "UK Pacific's derricks count for UK Europe while UK Pacific cannot collect",
        "always": "they count for UK Europe in war as well",
    },
    chosen="peace",
    because="The sentence softens the ban before it and falls away with it.",
)


@clause(
    "3g40.peace.neutral-land",
    DELUXE(62),
    DELUXE(65),
    DELUXE(68, part=1),
    DELUXE(71),
    title="Neutral land in peacetime",
)
def may_enter(position: Position, nation: Nation, place: str) -> Verdict:
    """A nation that peace holds back MUST NOT enter neutral land, not even land that leans to its side.

    >>> persia = EMPTY.held(PRO_ALLIES, "Persia")
    >>> may_enter(persia, USSR, "Persia")
    refused by 3g40.peace.soviet-union: no moves into neutral land before Soviet Union is at war with the European Axis
    >>> may_enter(persia.at_war(USSR, GERMANY), USSR, "Persia")
    allowed by 3g40.peace.soviet-union
    >>> may_enter(persia.held(UK, "Persia"), USSR, "Persia")
    allowed by 3g40.peace.neutral-land

    Whether Vichy land is neutral land is open.

    >>> vichy = EMPTY.held(VICHY, "Morocco")
    >>> may_enter(vichy, USA, "Morocco").allowed, may_enter(vichy.reads(VICHY_LAND, "neutral"), USA, "Morocco").allowed
    (True, False)
    """
    holder = position.holder(place)
    closed = holder in (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)
    if closed or (holder == VICHY and position.reading(VICHY_LAND) == "neutral"):
        return may(position, nation, Deed.NEUTRALS)
    return allow(may_enter)


@clause("3g40.peacetime.japan", DELUXE(71), title="Japan's objectives in peacetime")
def may_japan_collect(position: Position, asks_for_peace: bool) -> Verdict:
    """In peace Japan MAY collect for the objective that asks for peace, and MUST NOT collect for others.

    >>> may_japan_collect(EMPTY, asks_for_peace=False)
    refused by 3g40.peace.japan: no national objectives before Japan is at war with UK Pacific, ANZAC or United States

    Whether the trade with America pays at all is open.

    >>> may_japan_collect(EMPTY, asks_for_peace=True)
    allowed by 3g40.peacetime.japan
    >>> may_japan_collect(EMPTY.reads(TRADE, "void"), asks_for_peace=True).allowed
    False
    """
    if asks_for_peace and position.reading(TRADE) == "pays":
        return allow(may_japan_collect)
    return may(position, JAPAN, Deed.OBJECTIVES)


@clause("3g40.peacetime.anzac", DELUXE(68, part=1), title="ANZAC's objectives in peacetime")
def may_anzac_collect(position: Position, asks_for_war: bool) -> Verdict:
    """Before its war with Japan ANZAC MUST NOT collect for objectives, whatever their titles ask for.

    >>> may_anzac_collect(EMPTY.at_war(ANZAC, JAPAN), asks_for_war=True)
    allowed by 3g40.peace.pacific-allies

    Whether its force in Africa and its part in freeing Italy, whose titles ask for no war, have to wait is open.

    >>> may_anzac_collect(EMPTY, asks_for_war=False)
    refused by 3g40.peace.pacific-allies: no national objectives before ANZAC is at war with Japan
    >>> may_anzac_collect(EMPTY.reads(AFRICA, "marked"), asks_for_war=False)
    allowed by 3g40.peacetime.anzac
    """
    if not asks_for_war and position.reading(AFRICA) == "marked":
        return allow(may_anzac_collect)
    return may(position, ANZAC, Deed.OBJECTIVES)


@clause("3g40.peacetime.derricks", DELUXE(68, part=2), title="UK Pacific's oil derricks")
def derricks_counted(position: Position, nation: Nation) -> int:
    """Oil derricks on land that UK Pacific holds MUST count for UK Europe's tankers while UK Pacific is held back.

    >>> oil = EMPTY.held(UK_PACIFIC, "Borneo", "Burma").with_facility("Borneo", "oil_derrick")
    >>> oil = oil.held(UK, "Iraq").with_facility("Iraq", "oil_derrick").with_facility("Burma", "air_base")
    >>> derricks_counted(oil, UK), derricks_counted(oil, UK_PACIFIC)
    (2, 1)

    Whether they still do in war is open.

    >>> war = oil.at_war(UK_PACIFIC, JAPAN)
    >>> derricks_counted(war, UK), derricks_counted(war.reads(DERRICKS, "always"), UK)
    (1, 2)
    """
    holders = [nation]
    held_back = not may(position, UK_PACIFIC, Deed.TANKERS)
    if nation == UK and (held_back or position.reading(DERRICKS) == "always"):
        holders.append(UK_PACIFIC)
    return sum(
        len(position.facilities_in(place, "oil_derrick")) for holder in holders for place in position.held_by(holder)
    )
