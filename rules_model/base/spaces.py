"""# Friendly and hostile spaces

What a mover meets in a place: friends, enemies, neutrals, or nobody.
"""

from __future__ import annotations

from rules_model.base.carriers import hosts
from rules_model.base.dutch import fights_dutch, may_stand_on_dutch
from rules_model.base.neutral_powers import fights_here
from rules_model.base.turn import ATTACKED
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.event import Event
from rules_model.world.nation import ALLIES, AXIS, DUTCH, NOBODY, PRO_ALLIES, PRO_AXIS, Nation, Side
from rules_model.world.place import IMPASSABLE
from rules_model.world.position import Position

CAPTURED, LIBERATED, JOINED = "captured", "liberated", "joined"  # kinds of events
CHANGED_HANDS = (CAPTURED, LIBERATED, JOINED)  # what was a friend's before stays open
LEANING = {PRO_AXIS: AXIS, PRO_ALLIES: ALLIES}


def this_turn(position: Position) -> tuple[Event, ...]:
    """What has happened since the last turn began."""
    began = [at for at, event in enumerate(position.log) if event.kind == "turn began"]
    return position.log[max(began, default=0) :]


def taken_this_turn(position: Position, place: str) -> bool:
    """Whether a place was captured, liberated or joined since the last turn began."""
    name = position.map.name_of(place)
    return any(event.kind in CHANGED_HANDS and event.place == name for event in this_turn(position))


def was_attacked(position: Position, place: str) -> bool:
    """Whether a place, once neutral, has been attacked since the game began."""
    return bool(position.events(ATTACKED, place=place))


def leans_to(position: Position, place: str) -> Side | None:
    """The side that a neutral place leans to; None for a strict neutral and for any place that is not neutral."""
    return LEANING.get(position.holder(place))


def is_neutral(position: Position, place: str) -> bool:
    """Whether neutrals hold a place, of whatever kind; the sea and places that nobody holds are not neutral."""
    holder = position.holder(place)
    return holder != NOBODY and holder.side is Side.NEUTRAL


@clause("g40.land-move.border", G40_RULES(50), title="What touches what")
def touches(position: Position, one: str, other: str) -> bool:
    """Spaces that have a border in common are adjacent; a common point is not enough.

    >>> touches(START, "United Kingdom", "Sea Zone 110")
    True
    >>> touches(START, "United Kingdom", "Sea Zone 111")
    False
    """
    return position.map.adjacent(one, other)


@clause("g40.land-move.impassable", G40_RULES(52), title="Impassable land")
def may_ever_enter(position: Position, place: str) -> Verdict:
    """Units MUST NOT enter or cross impassable land, not even by air: the Pripet Marshes and the Himalayas.

    The Sahara is impassable too, but no space of this map that anybody could name.

    >>> may_ever_enter(START, "Himalayas")
    refused by g40.land-move.impassable: nobody crosses the Himalayas
    >>> may_ever_enter(START, "Pripet Marshes").allowed, may_ever_enter(START, "Szechwan").allowed
    (False, True)
    """
    if position.map.place(place).kind == IMPASSABLE:
        return refuse(may_ever_enter, f"nobody crosses the {position.map.name_of(place)}")
    return allow(may_ever_enter)


@clause(
    "g40.land-move.foreign",
    G40_RULES(53), G40_RULES(359), G40_RULES(381), G40_RULES(386), G40_RULES(388),
    title="Foreign land",
)  # fmt: skip
def may_share_land(position: Position, place: str, nation: Nation) -> Verdict:
    """Land units MAY enter an ally's land only while host and guest are both at war, with whomever.

    The Soviet Union MUST have a war on the map on which the land lies.

    Land of the other side is closed to whoever is at peace with its holder.
    The Dutch, who fight nobody, take in the UK and ANZAC always and other Allies once these fight Japan.
    War with the UK and ANZAC opens their land to an enemy.

    >>> war = START.at_war(UK, GERMANY).at_war(FRANCE, GERMANY)
    >>> may_share_land(war, "France", UK)
    allowed by g40.land-move.foreign
    >>> may_share_land(war, "Alaska", UK)
    refused by g40.land-move.foreign: United States is at war with nobody
    >>> may_share_land(war, "Japan", UK)
    refused by g40.land-move.foreign: UK Europe is not at war with Japan
    >>> may_share_land(START, "Java", ANZAC), may_share_land(war, "Java", FRANCE).reason
    (allowed by g40.land-move.foreign, 'France is not at war with Japan')
    >>> east = war.at_war(USSR, JAPAN)
    >>> may_share_land(east, "Egypt", USSR).reason, may_share_land(east, "Amur", UK).allowed
    ('Soviet Union is at war with nobody on this map', True)
    >>> [may_share_land(one, "Java", JAPAN).allowed for one in (war, war.at_war(JAPAN, UK, UK_PACIFIC, ANZAC))]
    [False, True]
    """
    holder = position.holder(place)
    if holder == DUTCH:
        guest = may_stand_on_dutch(position, nation)
        if guest or fights_dutch(position, nation):
            return allow(may_share_land)
        strangers = f"{nation} is not at war with the UK and ANZAC"
        return refuse(may_share_land, guest.reason if holder.friendly(nation) else strangers)
    if position.is_at_war(nation, holder) or hosts(position, holder, nation, place):
        return allow(may_share_land)
    if holder.friendly(nation):
        idle = nation if fights_here(position, holder, place) else holder
        where = " on this map" if position.is_at_war(idle) else ""
        return refuse(may_share_land, f"{idle} is at war with nobody{where}")
    return refuse(may_share_land, f"{nation} is not at war with {holder}")


@clause("g40.sea-move.warships", G40_RULES(60), title="Surface warships")
def surface_warships(position: Position) -> frozenset[str]:
    """Surface warships are battleships, carriers, cruisers and destroyers.

    >>> sorted(surface_warships(EMPTY))
    ['aircraft_carrier', 'battleship', 'cruiser', 'destroyer']
    >>> "submarine" in surface_warships(EMPTY), "transport" in surface_warships(EMPTY)
    (False, False)
    """
    return position.rules.units_of("surface")


@clause("g40.sea-move.hostile", G40_RULES(58), G40_RULES(59), G40_RULES(62), title="A hostile sea zone")
def hostile_waters(position: Position, zone: str, nation: Nation) -> bool:
    """An enemy surface warship makes its sea zone hostile to the mover.

    Neither submarines nor transports do, nor a warship of an opponent with whom there is still peace.

    >>> war = START.at_war(UK, GERMANY)
    >>> hostile_waters(war.with_force("Sea Zone 112", GERMANY, destroyer=1), "Sea Zone 112", UK)
    True
    >>> hostile_waters(war.with_force("Sea Zone 112", GERMANY, submarine=2, transport=1), "Sea Zone 112", UK)
    False
    >>> hostile_waters(war.with_force("Sea Zone 112", ITALY, battleship=1), "Sea Zone 112", UK)
    False
    """
    return position.enemies(zone, nation).count(unit=surface_warships(position)) > 0


@clause("g40.land-move.hostile", G40_RULES(28), G40_RULES(53), G40_RULES(359), title="Hostile land")
def hostile_land(position: Position, place: str, nation: Nation) -> bool:
    """Enemy land is hostile, and so is a neutral that does not lean to the mover's side.

    Dutch land is hostile to whoever of the Axis fights both the UK and ANZAC.

    >>> war = START.at_war(GERMANY, UK)
    >>> hostile_land(war, "Egypt", GERMANY), hostile_land(war, "Ukraine", GERMANY)
    (True, False)
    >>> hostile_land(war, "Sweden", GERMANY), hostile_land(war, "Greece", GERMANY), hostile_land(war, "Greece", UK)
    (True, True, False)
    >>> hostile_land(START, "Java", JAPAN), hostile_land(START.at_war(JAPAN, UK, UK_PACIFIC, ANZAC), "Java", JAPAN)
    (False, True)
    >>> hostile_land(START.at_war(JAPAN, ANZAC), "Java", JAPAN)
    False
    """
    if is_neutral(position, place):
        return leans_to(position, place) is not nation.side
    if position.holder(place) == DUTCH:
        return fights_dutch(position, nation)
    return position.is_at_war(nation, position.holder(place))
