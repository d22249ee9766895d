"""Carriers with guests: who stands on a friend's deck, is trapped or lost with it, and where defenders come down.

Only guests need a berth on a carrier with a name: a power's own aircraft are in the air before its carriers move.
"""

from __future__ import annotations

from itertools import count

from rules_model.base.carriers import ABOARD, CARRIER, DAMAGED, SCRAMBLED, TRAPPED, carrier_capacity, carrier_room
from rules_model.base.combat_rounds import deck_hit
from rules_model.base.deck_battles import defending_aircraft, may_come_down, rescue_places, sinking
from rules_model.base.flight_decks import aboard, may_berth
from rules_model.base.turn import share_a_turn
from rules_model.profiles import profile_of
from rules_model.rounds.state import Turn, is_aboard, require
from rules_model.table import Table
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

Named = tuple[Position, str]  # a position and the name of a carrier in it


def deck_aircraft(position: Position, zone: str, nation: Nation) -> Force:
    """The aircraft of a nation at sea that need a deck: none that scrambled, none that is trapped."""
    fit = [one for one in position.rules.units_of("air") if profile_of(position, nation, one).can(ABOARD)]
    return position.force(zone).only(nation, unit=fit, without=TRAPPED).only(without=SCRAMBLED)


def singly(force: Force) -> list[Piece]:
    """Every piece of a force, one by one."""
    return [piece for piece, number in force.items() for _ in range(number)]


def carriers(position: Position, zone: str) -> list[Piece]:
    """The sound carriers in a zone."""
    return sorted(position.force(zone).only(unit=CARRIER, without=DAMAGED), key=str)


def name_of(position: Position, zone: str, carrier: Piece) -> str:
    """The name of a carrier: one that it was given, or by which somebody rides on it; empty when it has none."""
    given = (mark for mark in sorted(carrier.marks) if mark.startswith(f"{carrier.nation} carrier "))
    return next(given, next((mark for mark in sorted(carrier.marks) if position.count(zone, mark=aboard(mark))), ""))


def christened(position: Position, zone: str, carrier: Piece) -> Named:
    """The position in which the carrier has a name, and the name."""
    if name := name_of(position, zone, carrier):
        return position, name
    known = {mark for force in position.forces.values() for piece in force for mark in piece.marks}
    name = next(one for number in count(1) if (one := f"{carrier.nation} carrier {number}") not in known)
    plain = Force({carrier: 1})
    return position.with_pieces(zone, position.force(zone).replacing(plain, plain.marked(name))), name


def own_decks(position: Position, zone: str, nation: Nation) -> int:
    """How many aircraft a nation's sound carriers in a zone hold besides the guests that stand there."""
    room = 0
    for carrier in carriers(position, zone):
        if share_a_turn(position, carrier.nation, nation):
            guests = sum(position.count(zone, mark=aboard(mark)) for mark in carrier.marks)
            room += carrier_capacity(position, carrier.nation) * position.force(zone)[carrier] - guests
    return max(0, room)


def berthed(position: Position) -> Position:
    """The position in which aircraft that no deck of their own holds stand on a friend's, where one has room."""
    for zone in tuple(position.forces):
        if not position.map.is_sea(zone) or not carriers(position, zone):
            continue
        for nation in position.occupiers(zone):
            loose = [one for one in singly(deck_aircraft(position, zone, nation)) if not is_aboard(one)]
            for piece in loose[own_decks(position, zone, nation) :]:
                position = on_a_friends_deck(position, zone, piece)
    return position


def on_a_friends_deck(position: Position, zone: str, piece: Piece) -> Position:
    """The position with an aircraft on the first deck of a friend that takes it; unchanged when none does."""
    guest = Force({piece: 1})
    for carrier in carriers(position, zone):
        named, ship = christened(position, zone, carrier)
        if not share_a_turn(position, carrier.nation, piece.nation) and may_berth(named, zone, guest, ship):
            return named.with_pieces(zone, named.force(zone).replacing(guest, guest.marked(aboard(ship))))
    return position


def in_the_air(position: Position, zone: str, attacker: Nation) -> Position:
    """The position in which the guests of an attacked fleet have taken off to defend it."""
    up = Force((p, n) for p, n in defending_aircraft(position, zone, attacker).items() if is_aboard(p))
    flying = Force()
    for piece, number in up.items():
        marks = frozenset(mark for mark in piece.marks if not mark.startswith(aboard("")))
        flying = flying.plus({piece._replace(marks=marks): number})
    return position.with_pieces(zone, position.force(zone).replacing(up, flying))


def after_hits(position: Position, zone: str, before: Position, attacker: Nation) -> Position:
    """The position in which an attacker's guests are trapped on a deck that was damaged, or lost with one that sank."""
    for carrier in before.force(zone).only(unit=CARRIER):
        ship = name_of(before, zone, carrier)
        riding = position.force(zone).only(mark=aboard(ship))
        if not riding or not share_a_turn(position, carrier.nation, attacker):
            continue
        there = position.force(zone)
        left = there.only(carrier.nation, unit=CARRIER, mark=ship)
        if not left:
            position = sinking(position.with_pieces(zone, there.plus({carrier: 1})), zone, ship)
        elif left.count(mark=DAMAGED) and DAMAGED not in carrier.marks:
            position = position.with_pieces(zone, there.replacing(riding, deck_hit(position, carrier.nation, riding)))
    return position


def rescued(turn: Turn, table: Table) -> Turn:
    """The turn after aircraft whose deck was lost in defence have come down elsewhere, before the attacker moves."""
    position, today = turn.position, turn.position.log[len(turn.began.log) :]
    zones = dict.fromkeys(one.place for one in today if one.kind == "battle fought" and one.place)
    for zone in (one for one in zones if position.map.is_sea(one)):
        decks = {piece.nation for piece in carriers(position, zone)}
        for nation in sorted(position.occupiers(zone), key=lambda one: (one in decks, str(one))):
            if not position.is_at_war(nation, turn.nation):
                continue
            up = deck_aircraft(position, zone, nation)
            homeless = up.count() - carrier_room(position.without(zone, up), zone, nation)
            for _ in range(homeless):
                require(may_come_down(position, turn.nation))
                position = elsewhere(position, zone, nation, table)
    return turn.at(position)


def elsewhere(position: Position, zone: str, nation: Nation, table: Table) -> Position:
    """The position after one aircraft has left a zone for a place one space away, or is lost for want of one."""
    named = deck_aircraft(position, zone, nation).by_name()
    one = Force({named[table.choose(nation, "who leaves the deck", named)]: 1})
    position = position.without(zone, one)
    places = rescue_places(position, zone, nation, deck_is_sound=False)
    places = tuple(place for place in places if place != zone)
    if not places:
        return position.noting("lost", rescue_places, f"{one} is lost over {zone}", nation=nation, place=zone)
    place = table.choose(nation, "landing", places)
    text = f"{one} lands in {place}"
    position = position.with_pieces(place, position.force(place).plus(one))
    return position.noting("landed", rescue_places, text, nation=nation, place=place)
