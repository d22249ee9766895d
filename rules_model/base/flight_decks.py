"""# Flight decks

Which aircraft stand on which carrier, and how they leave and find it.
A carrier that must be told from others bears its name as a mark, and so do the aircraft aboard.
"""

from __future__ import annotations

from rules_model.base.carriers import ABOARD, CARRIER, DAMAGED, SCRAMBLED, carrier_capacity, hosts
from rules_model.base.turn import Phase, share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position


def aboard(ship: str) -> str:
    """The mark of pieces that ride on a named ship."""
    return f"aboard {ship}"


def named_ship(position: Position, zone: str, ship: str) -> Piece:
    """The ship of that name in a sea zone; UnknownName when there is none."""
    there = position.force(zone)
    for piece in there:
        if ship in piece.marks:
            return piece
    raise UnknownName(f"ship in {zone}", ship, {mark for piece in there for mark in piece.marks})


def riding_on(position: Position, zone: str, ship: Piece) -> Force:
    """What rides on a ship: all that is tied to its name, and a friend's aircraft where no other deck can hold them."""
    there, tied = position.force(zone), {aboard(mark) for mark in ship.marks}
    single = ship.unit == CARRIER and there.count(ship.nation.side, unit=CARRIER) == 1
    loose = guests_without_a_name(position, there, ship.nation) if single else Force()
    return Force((piece, many) for piece, many in there.items() if tied & piece.marks or piece in loose)


def guests_without_a_name(position: Position, force: Force, host: Nation) -> Force:
    """The aircraft of a host's friends in a force that could stand on its decks and are tied to none."""

    def is_guest(piece: Piece) -> bool:
        tied = SCRAMBLED in piece.marks or any(mark.startswith(aboard("")) for mark in piece.marks)
        friend = piece.nation.friendly(host) and not share_a_turn(position, piece.nation, host)
        return friend and not tied and profile_of(position, piece.nation, piece.unit).can(ABOARD)

    return Force((piece, many) for piece, many in force.items() if is_guest(piece))


def cargo_of(position: Position, zone: str, owner: Nation, ships: Force) -> Force:
    """What rides on a power's ships: its land units, and of an ally what a mark ties to one or no other can carry."""
    beside = position.force(zone).minus(ships)
    tied = {aboard(mark) for ship in ships for mark in ship.marks}
    only_carriers = not beside.only(owner.side, unit="transport")
    land = position.rules.units_of("land")
    only_decks = ships.count(unit=CARRIER) and not beside.only(owner.side, unit=CARRIER)
    guests = guests_without_a_name(position, beside, owner) if only_decks else Force()

    def rides(piece: Piece) -> bool:
        if share_a_turn(position, piece.nation, owner):
            on_a_friends = any(mark.startswith(aboard("")) for mark in piece.marks) or not ships.count(unit="transport")
            return piece.unit in land and (bool(tied & piece.marks) or not on_a_friends)
        friend = piece.nation.friendly(owner)
        return friend and (bool(tied & piece.marks) or (only_carriers and piece.unit in land))

    return Force((piece, many) for piece, many in beside.items() if piece in guests or rides(piece))


@clause("g40.carriers.blows", G40_RULES(106), title="How many hits sink a carrier")
def hits_left(position: Position, nation: Nation, damaged: bool = False) -> int:
    """A carrier, which costs 16 IPCs, attacks at 0 and defends at 2, sinks at the second hit.

    >>> hits_left(EMPTY, USA), hits_left(EMPTY, USA, damaged=True)
    (2, 1)
    >>> row = profile_of(EMPTY, USA, "aircraft_carrier")
    >>> row.cost, row.attack, row.defence
    (16, 0, 2)
    """
    return profile_of(position, nation, CARRIER).hits - (1 if damaged else 0)


@clause("g40.carriers.berth", G40_RULES(105), G40_RULES(111), G40_LEFT(23), title="Who stands on which deck")
def may_berth(position: Position, zone: str, aircraft: Force, ship: str) -> Verdict:
    """Each aircraft stands on one carrier, which takes no more than it has room for, and none once it is damaged.

    Only fighters and tactical bombers stand there, the owner's or those of a friend while both are at war.

    >>> fleet = START.at_war(ALLIES, JAPAN).with_force("Sea Zone 26", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> may_berth(fleet, "Sea Zone 26", Force.of(USA, fighter=1).adding(ANZAC, fighter=1), "Enterprise")
    allowed by g40.carriers.berth
    >>> may_berth(fleet, "Sea Zone 26", Force.of(USA, fighter=3), "Enterprise")
    refused by g40.carriers.berth: Enterprise has room for 2
    >>> may_berth(fleet, "Sea Zone 26", Force.of(USA, strategic_bomber=1), "Enterprise")
    refused by g40.carriers.berth: a strategic bomber stands on no deck
    """
    carrier = named_ship(position, zone, ship)
    for piece in aircraft:
        if not profile_of(position, piece.nation, piece.unit).can(ABOARD):
            return refuse(may_berth, f"a {piece.unit.replace('_', ' ')} stands on no deck")
        if not hosts(position, carrier.nation, piece.nation, zone):
            return refuse(may_berth, f"{carrier.nation} takes in no aircraft of {piece.nation}")
    room = carrier_capacity(position, carrier.nation, damaged=DAMAGED in carrier.marks)
    room -= position.count(zone, mark=aboard(ship))
    if aircraft.count() > room:
        return refuse(may_berth, f"{ship} has room for {max(0, room)}")
    return allow(may_berth)


@clause("g40.carriers.launch", G40_RULES(107), G40_RULES(108), G40_RULES(111), title="Launching")
def may_launch(position: Position, zone: str, piece: Piece, mover: Nation, ship: str) -> Verdict:
    """Aircraft MAY launch from their owner's carrier before it moves, in another phase than the carrier too.

    An ally's aircraft are cargo in the turn of the carrier's owner, and nothing launches from a damaged deck.

    >>> fleet = START.with_force("Sea Zone 26", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> own, guest = Piece(USA, "fighter"), Piece(ANZAC, "fighter")
    >>> may_launch(fleet, "Sea Zone 26", own, USA, "Enterprise")
    allowed by g40.carriers.launch
    >>> may_launch(fleet, "Sea Zone 26", guest, USA, "Enterprise")
    refused by g40.carriers.launch: it is not the turn of ANZAC
    >>> hit = START.with_force("Sea Zone 26", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
    >>> may_launch(hit, "Sea Zone 26", own, USA, "Enterprise")
    refused by g40.carriers.launch: Enterprise is damaged
    """
    if not share_a_turn(position, piece.nation, mover):
        return refuse(may_launch, f"it is not the turn of {piece.nation}")
    carrier = named_ship(position, zone, ship)
    if not carrier_capacity(position, carrier.nation, damaged=DAMAGED in carrier.marks):
        return refuse(may_launch, f"{ship} is damaged")
    return allow(may_launch)


@clause("g40.carriers.sailing", G40_RULES(107), G40_RULES(108), G40_RULES(111), G40_RULES(115), title="A carrier sails")
def sailing(position: Position, start: str, end: str, ship: str) -> Position:
    """When a carrier moves, allied aircraft aboard travel with it; its owner's are in the air and stay behind.

    What lies on a damaged deck goes wherever it goes.

    >>> fleet = START.with_force("Sea Zone 26", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> fleet = fleet.with_force("Sea Zone 26", USA, {"aboard Enterprise"}, fighter=1)
    >>> fleet = fleet.with_force("Sea Zone 26", ANZAC, {"aboard Enterprise"}, fighter=1)
    >>> sailed = sailing(fleet, "Sea Zone 26", "Sea Zone 27", "Enterprise")
    >>> sailed.force("Sea Zone 26")
    1 United States fighter
    >>> sailed.force("Sea Zone 27")
    1 ANZAC fighter (aboard Enterprise), 1 United States aircraft carrier (Enterprise)
    """
    carrier = named_ship(position, start, ship)
    riding = position.force(start).only(mark=aboard(ship))
    british = [piece for piece in riding if share_a_turn(position, piece.nation, carrier.nation)]
    own = Force() if DAMAGED in carrier.marks else Force((piece, riding[piece]) for piece in british)
    moving = riding.minus(own).plus({carrier: 1})
    left = position.force(start).minus(moving).replacing(own, own.unmarked(aboard(ship)))
    return position.with_pieces(start, left).with_pieces(end, position.force(end).plus(moving))


@clause("g40.carriers.landing-time", G40_RULES(110), title="When aircraft land on a deck")
def may_touch_down(position: Position, phase: Phase, aircraft_in: str, carrier_in: str) -> Verdict:
    """Aircraft land on a carrier in the mobilize phase, if both ended the noncombat move in one sea zone.

    >>> may_touch_down(START, Phase.MOBILIZE, "Sea Zone 6", "Sea Zone 6")
    allowed by g40.carriers.landing-time
    >>> may_touch_down(START, Phase.MOBILIZE, "Sea Zone 6", "Sea Zone 7")
    refused by g40.carriers.landing-time: the carrier is in Sea Zone 7
    >>> may_touch_down(START, Phase.NONCOMBAT_MOVE, "Sea Zone 6", "Sea Zone 6")
    refused by g40.carriers.landing-time: aircraft land in the phase Mobilize
    """
    if phase is not Phase.MOBILIZE:
        return refuse(may_touch_down, f"aircraft land in the phase {Phase.MOBILIZE.title}")
    if position.map.name_of(aircraft_in) != position.map.name_of(carrier_in):
        return refuse(may_touch_down, f"the carrier is in {carrier_in}")
    return allow(may_touch_down)


@clause("g40.carriers.new", G40_RULES(117), G40_RULES(327), G40_RULES(450), title="Aircraft for a new carrier")
def may_receive(position: Position, owner: Nation, aircraft: Piece, zone: str, ended_in: str | None = None) -> Verdict:
    """A new carrier MAY take its owner's new aircraft and those that ended their move in its zone, no strategic bomber.

    Where old ones ended their move is named; new ones have moved nowhere.
    The two British economies are one owner.

    >>> fighter = Piece(JAPAN, "fighter")
    >>> may_receive(START, JAPAN, fighter, "Sea Zone 6")
    allowed by g40.carriers.new
    >>> may_receive(START, UK, Piece(UK_PACIFIC, "fighter"), "Sea Zone 110").allowed
    True
    >>> may_receive(START, JAPAN, fighter, "Sea Zone 6", "Sea Zone 19")
    refused by g40.carriers.new: it is in Sea Zone 19
    >>> may_receive(START, JAPAN, Piece(GERMANY, "fighter"), "Sea Zone 6")
    refused by g40.carriers.new: Germany did not build the carrier
    >>> may_receive(START, JAPAN, Piece(JAPAN, "strategic_bomber"), "Sea Zone 6")
    refused by g40.carriers.new: a strategic bomber stands on no deck
    """
    if not share_a_turn(position, aircraft.nation, owner):
        return refuse(may_receive, f"{aircraft.nation} did not build the carrier")
    if not profile_of(position, owner, aircraft.unit).can(ABOARD):
        return refuse(may_receive, f"a {aircraft.unit.replace('_', ' ')} stands on no deck")
    if ended_in is not None and position.map.name_of(ended_in) != position.map.name_of(zone):
        return refuse(may_receive, f"it is in {ended_in}")
    return allow(may_receive)
