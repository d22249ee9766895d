"""# Where aircraft land

Friendly ground, a free deck, or the sea that swallows them.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_model.base.canals import may_pass
from rules_model.base.carriers import ABOARD, CARRIER, carrier_capacity, carrier_room
from rules_model.base.crossing_neutrals import LANDING_AFTER as LANDING_AFTER  # the examples read it
from rules_model.base.crossing_neutrals import may_land_in
from rules_model.base.dutch import may_stand_on_dutch
from rules_model.base.editions import FIRST as FIRST  # an example asks the first edition
from rules_model.base.editions import SOVIET_MAPS as SOVIET_MAPS
from rules_model.base.flights import may_overfly
from rules_model.base.neutral_powers import is_neutral
from rules_model.base.sea_moves import may_sail_into, sea_allowance
from rules_model.base.spaces import JOINED, leans_to, taken_this_turn, this_turn, was_attacked
from rules_model.base.turn import Phase, share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import DUTCH, Nation
from rules_model.world.position import Position


@clause("g40.air-move.half", G40_RULES(80), G40_RULES(381), title="Neutral on one map")
def neutral_here(position: Position, nation: Nation, place: str) -> bool:
    """A power at peace is neutral; the Soviet Union is also neutral on a map whose Axis powers it does not fight.

    >>> neutral_here(START, USA, "Alaska"), neutral_here(START.at_war(USA, JAPAN), USA, "United Kingdom")
    (True, False)
    >>> east = START.at_war(USSR, JAPAN)
    >>> neutral_here(east, USSR, "Amur"), neutral_here(east, USSR, "Russia")
    (False, True)
    >>> neutral_here(east.reads(SOVIET_MAPS, FIRST), USSR, "Russia")
    False
    """
    return is_neutral(position, nation, position.map.half(place))


@clause(
    "g40.air-move.ground",
    G40_RULES(74, 75), G40_RULES(80), G40_RULES(381, 382), G40_RULES(388), G40_RULES(398), G40_RULES(450), G40_LEFT(5),
    title="Ground to land on",
)  # fmt: skip
def may_land_on_ground(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MAY land on ground that has been friendly since the turn began, not on what was taken or joined in it.

    On an ally's ground, host and guest must both be at war, and neither of them neutral on that map.
    The two British economies are one power and no guests of each other.
    A friendly neutral that was attacked is open at once, and so is Dutch land to whoever may stand on it.

    >>> war = START.at_war(ALLIES, AXIS)
    >>> may_land_on_ground(war, USA, "Malta")
    allowed by g40.air-move.ground
    >>> may_land_on_ground(START.at_war(UK, ITALY), USA, "Malta")
    refused by g40.air-move.ground: United States is neutral
    >>> taken = war.held(UK, "Sicily").noting("captured", None, "", nation=UK, place="Sicily")
    >>> may_land_on_ground(taken, UK, "Sicily")
    refused by g40.air-move.ground: Sicily was taken in this very turn
    >>> may_land_on_ground(war, UK, "Sicily")
    refused by g40.air-move.ground: Italy holds Sicily
    >>> may_land_on_ground(war.noting("liberated", None, "", nation=USA, other=UK, place="Malta"), USA, "Malta").allowed
    False
    >>> may_land_on_ground(START.at_war(UK, ITALY), UK, "India").allowed
    True
    >>> struck = war.noting("attacked", None, "", nation=USSR, other=PRO_AXIS, place="Finland")
    >>> may_land_on_ground(struck, GERMANY, "Finland").allowed, may_land_on_ground(war, GERMANY, "Finland").allowed
    (True, False)
    """
    holder, name = position.holder(place), position.map.name_of(place)
    leaning = leans_to(position, place) is nation.side
    if leaning and not (landing := may_land_in(position, nation, place)):
        return landing
    if not (leaning or holder.friendly(nation)):
        return refuse(may_land_on_ground, f"{holder} holds {place}")
    joined = any(event.kind == JOINED and event.place == name for event in this_turn(position))
    if taken_this_turn(position, place) and not (joined and was_attacked(position, place)):
        return refuse(may_land_on_ground, f"{place} was taken in this very turn")
    if holder == DUTCH:
        dutch = may_stand_on_dutch(position, nation)
        return allow(may_land_on_ground) if dutch else refuse(may_land_on_ground, dutch.reason)
    for power in (holder, nation):
        if not share_a_turn(position, holder, nation) and neutral_here(position, power, place):
            return refuse(may_land_on_ground, f"{power} is neutral")
    return allow(may_land_on_ground)


@clause("g40.facilities.landing", G40_RULES(75), G40_RULES(433), title="Landing beside a wrecked base")
def may_land_at(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MAY land wherever the ground is open to them, however badly the air base there is hit.

    So they MUST NOT where land was taken or has joined in this turn.

    >>> wrecked = START.with_facility("Malta", "air_base", damage=6)
    >>> may_land_at(wrecked, UK, "Malta")
    allowed by g40.facilities.landing
    >>> may_land_at(wrecked, ITALY, "Malta")
    refused by g40.air-move.ground: UK Europe holds Malta
    >>> taken = wrecked.held(ITALY, "Malta").noting("captured", None, "", nation=ITALY, other=UK, place="Malta")
    >>> joined = START.held(UK, "Greece").noting("joined", None, "", nation=UK, place="Greece")
    >>> may_land_at(taken, ITALY, "Malta").reason, may_land_at(joined, UK, "Greece").reason
    ('Malta was taken in this very turn', 'Greece was taken in this very turn')
    """
    ground = may_land_on_ground(position, nation, place)
    return allow(may_land_at) if ground else ground


@clause("g40.air-move.deck", G40_RULES(74), G40_RULES(78), G40_RULES(79), title="A deck to land on")
def may_land_at_sea(position: Position, nation: Nation, unit: str, zone: str, new_carriers: int = 0) -> Verdict:
    """Fighters and tactical bombers can end a flight wherever a deck is free at sea; strategic bombers MUST NOT.

    Carriers that were bought this turn and will be placed there count already.

    >>> fleet = START.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1, fighter=1)
    >>> may_land_at_sea(fleet, JAPAN, "tactical_bomber", "Sea Zone 6")
    allowed by g40.air-move.deck
    >>> may_land_at_sea(fleet, JAPAN, "strategic_bomber", "Sea Zone 6")
    refused by g40.air-move.deck: no strategic bomber lands on a carrier
    >>> may_land_at_sea(START, JAPAN, "fighter", "Sea Zone 6")
    refused by g40.air-move.deck: no deck is free in Sea Zone 6
    >>> may_land_at_sea(START, JAPAN, "fighter", "Sea Zone 6", new_carriers=1)
    allowed by g40.air-move.deck
    """
    if not profile_of(position, nation, unit).can(ABOARD):
        return refuse(may_land_at_sea, f"no {unit.replace('_', ' ')} lands on a carrier")
    if carrier_room(position, zone, nation) + new_carriers * carrier_capacity(position, nation) > 0:
        return allow(may_land_at_sea)
    return refuse(may_land_at_sea, f"no deck is free in {zone}")


def reach(start: str, spaces: int, steps: Callable[[str], set[str]]) -> frozenset[str]:
    """Every place at most so many steps away, itself included; ``steps`` says where one step leads."""
    found, edge = {start}, {start}
    for _ in range(spaces):
        edge = {other for one in edge for other in steps(one)}
        found |= edge
    return frozenset(found)


def air_reach(position: Position, nation: Nation, start: str, spaces: int) -> frozenset[str]:
    """Every place that aircraft can come to with so many spaces left, over spaces that are open to them."""

    def steps(place: str) -> set[str]:
        return {other for other in position.map.neighbours(place) if may_overfly(position, nation, other)}

    return reach(position.map.name_of(start), spaces, steps)


@clause("g40.air-move.homes", G40_RULES(74), G40_RULES(441), title="Landing places in reach")
def landing_places(position: Position, nation: Nation, unit: str, start: str, spaces: int) -> tuple[str, ...]:
    """Aircraft MAY use all the spaces they have left to come to a lawful landing place.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, aircraft_carrier=1)
    >>> landing_places(war, UK, "fighter", "Western Germany", 1)
    ('Sea Zone 112',)
    >>> landing_places(war, UK, "strategic_bomber", "Western Germany", 3)
    ('Scotland', 'United Kingdom')
    >>> landing_places(war, UK, "strategic_bomber", "Western Germany", 2)
    ()
    """

    def lands(place: str) -> Verdict:
        if position.map.is_sea(place):
            return may_land_at_sea(position, nation, unit, place)
        return may_land_on_ground(position, nation, place)

    return tuple(sorted(place for place in air_reach(position, nation, start, spaces) if lands(place)))


@clause("g40.air-move.meeting", G40_RULES(77), title="Where carrier and aircraft can meet")
def meeting_zones(
    position: Position, nation: Nation, start: str, spaces: int, carrier_at: str, cleared: bool = False
) -> tuple[str, ...]:
    """A carrier can catch aircraft in any sea zone that both can reach, where it stays included.

    While a combat move is judged, the zones that are to be attacked count as cleared.

    >>> war = START.at_war(JAPAN, USA)
    >>> meeting_zones(war, JAPAN, "Hawaiian Islands", 1, "Sea Zone 25")
    ('Sea Zone 26',)
    >>> guarded = war.with_force("Sea Zone 26", USA, destroyer=1)
    >>> meeting_zones(guarded, JAPAN, "Hawaiian Islands", 1, "Sea Zone 25")
    ()
    >>> meeting_zones(guarded, JAPAN, "Hawaiian Islands", 1, "Sea Zone 25", cleared=True)
    ('Sea Zone 26',)
    """

    def voyages(zone: str) -> set[str]:
        waters = {other for other in position.map.neighbours(zone) if position.map.is_sea(other)}
        return {
            other
            for other in waters
            if may_pass(position, nation, CARRIER, zone, other)
            and (cleared or may_sail_into(position, nation, CARRIER, other, Phase.NONCOMBAT_MOVE))
        }

    sailed = reach(position.map.name_of(carrier_at), sea_allowance(position, nation, CARRIER, carrier_at), voyages)
    return tuple(sorted(sailed & air_reach(position, nation, start, spaces)))


@clause("g40.air-move.fetch", G40_RULES(77), G40_LEFT(24), title="Carriers must fetch aircraft")
def may_stay_away(position: Position, nation: Nation, unit: str, start: str, spaces: int, carrier_at: str) -> Verdict:
    """A carrier that can still move or stay MUST catch aircraft that have no other place to land.

    One that is damaged or full catches nothing.

    >>> war = START.at_war(JAPAN, USA)
    >>> may_stay_away(war, JAPAN, "fighter", "Hawaiian Islands", 1, "Sea Zone 25")
    refused by g40.air-move.fetch: the carrier can catch it in Sea Zone 26
    >>> may_stay_away(war, JAPAN, "fighter", "Hawaiian Islands", 1, "Sea Zone 6")
    allowed by g40.air-move.fetch
    >>> may_stay_away(war.held(JAPAN, "Midway"), JAPAN, "fighter", "Hawaiian Islands", 3, "Sea Zone 25")
    allowed by g40.air-move.fetch
    >>> fleet = war.with_force("Sea Zone 25", JAPAN, aircraft_carrier=1, fighter=1)
    >>> full = fleet.with_force("Sea Zone 25", JAPAN, fighter=1)
    >>> [may_stay_away(one, JAPAN, "fighter", "Hawaiian Islands", 1, "Sea Zone 25").allowed for one in (fleet, full)]
    [False, True]
    """
    if position.count(carrier_at, nation, unit=CARRIER) and not carrier_room(position, carrier_at, nation):
        return allow(may_stay_away)
    if not profile_of(position, nation, unit).can(ABOARD) or landing_places(position, nation, unit, start, spaces):
        return allow(may_stay_away)
    for zone in meeting_zones(position, nation, start, spaces, carrier_at):
        return refuse(may_stay_away, f"the carrier can catch it in {zone}")
    return allow(may_stay_away)
