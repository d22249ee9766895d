"""Transports: boarding, sailing, assaults from the sea, landing among friends."""

from __future__ import annotations

from rules_model.base.amphibious import announce, may_assault
from rules_model.base.anti_air import may_move_in
from rules_model.base.china import may_go
from rules_model.base.combat_moves import may_go_along, may_move_now
from rules_model.base.convoyed import landing, may_attack_unescorted, may_end_loaded
from rules_model.base.dutch import take_dutch
from rules_model.base.flight_decks import aboard, named_ship
from rules_model.base.landing import MOVED
from rules_model.base.leftovers import may_move_now as may_move_at_all
from rules_model.base.loading import LOAD, OFFLOAD, SAIL, fits, may_act_for, may_board, may_board_from, may_carry_for
from rules_model.base.neutral_powers import may_enter_in_peace, may_lodge
from rules_model.base.neutrals import join
from rules_model.base.noncombat_moves import may_move_into, may_ship_now
from rules_model.base.pacific_peace import may_enter_china, moved_into_china
from rules_model.base.peace_at_sea import may_sail_in_peace
from rules_model.base.retreat import may_go_on
from rules_model.base.scramble_orders import BOARDED, may_assault_with, may_land_from_ally
from rules_model.base.scramble_orders import may_sail as may_sail_for
from rules_model.base.submarine_moves import may_land_past
from rules_model.base.turn import Phase, is_phase, share_a_turn
from rules_model.base.voyages import Boarded, Step, keeps_to_phases, may_offload, may_stay_aboard, may_voyage
from rules_model.rounds.attacking import attacked, may_open_attack
from rules_model.rounds.orders import Assault, Load, Offload, Sail
from rules_model.rounds.state import VIA, Landing, Turn, cargo_of, pick, require, spelt, via
from rules_model.verdict import refuse
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

TRANSPORT, RETREATED = "transport", "retreated"


def phase_of(turn: Turn) -> Phase:
    """Which of the two move phases it is; outside both nothing moves anyway."""
    later = is_phase(turn.position, turn.nation, Phase.NONCOMBAT_MOVE)
    return Phase.NONCOMBAT_MOVE if later else Phase.COMBAT_MOVE


def christened(position: Position, zone: str, ship: str, owner: Nation) -> Position:
    """The position with the named transport in the zone: the one of that name, or one that gets it now."""
    try:
        named_ship(position, zone, ship)
    except UnknownName:
        plain = Force({Piece(owner_of_plain(position, zone, owner), TRANSPORT): 1})
        there = position.force(zone).replacing(plain, plain.marked(ship))
        return position.with_pieces(zone, there)
    return position


def owner_of_plain(position: Position, zone: str, nation: Nation) -> Nation:
    """Whose transport without a name is taken: the nation's own, that of its other economy, or else a friend's."""
    there = position.force(zone)
    owners = [one for one in position.occupiers(zone) if one.friendly(nation) and Piece(one, TRANSPORT) in there]
    owners.sort(key=lambda one: (one != nation, not share_a_turn(position, one, nation)))
    return next(iter(owners), nation)


def boards(turn: Turn, order: Load) -> Turn:
    """Land units board a transport."""
    nation = turn.commanded(order)
    require(may_move_at_all(turn.position, nation))
    zone, start = spelt(turn.position, (order.zone, order.start))
    position = christened(turn.position, zone, order.ship, turn.nation)
    transport, phase = named_ship(position, zone, order.ship), phase_of(turn)
    require(may_board_from(position, start, zone), may_carry_for(position, transport.nation, nation, zone))
    require(may_act_for(position, transport.nation, nation, turn.nation, LOAD))
    require(may_lodge(position, nation, transport.nation, position.map.half(zone)))
    cargo = pick(position, start, nation, order.units)
    for piece in cargo:
        require(*([may_go(position, piece.unit, zone)] if nation == CHINA else []))
        require(may_board(position, piece.marks), may_move_in(position, nation, piece.unit, phase))
        if phase is Phase.COMBAT_MOVE:
            require(may_go_along(position, nation, piece.unit))
    require(fits(position, transport.nation, cargo_of(position, zone, order.ship).plus(cargo)))
    voyage = turn.sailing(order.ship, zone, Step(LOAD, start, phase))
    require(keeps_to_phases(position, voyage.steps))
    require(may_voyage(position, transport.nation, voyage.start, voyage.steps))
    afloat = position.without(start, cargo)
    riding = cargo.marked(aboard(order.ship)).marked(BOARDED)
    afloat = afloat.with_pieces(zone, afloat.force(zone).plus(riding))
    text = f"{cargo} boards {order.ship} in {zone}"
    afloat = afloat.noting(MOVED, may_voyage, text, nation=nation, place=zone, amount=cargo.count())
    return turn.at(afloat, voyages={**turn.voyages, order.ship: voyage})


def sails(turn: Turn, order: Sail) -> Turn:
    """A transport sails with its cargo."""
    position, nation, phase = turn.position, turn.commanded(order), phase_of(turn)
    require(may_move_at_all(position, nation))
    route = spelt(position, order.route)
    transport = named_ship(position, route[0], order.ship)
    require(may_sail_for(position, transport.nation, turn.nation), may_go_on(position, transport, offloading=False))
    if phase is Phase.NONCOMBAT_MOVE and order.ship not in turn.voyages:
        require(may_ship_now(position, nation, transport.marks))
    voyage = turn.sailing(order.ship, route[0], *(Step(SAIL, zone, phase) for zone in route[1:]))
    require(may_voyage(position, transport.nation, voyage.start, voyage.steps))
    require(may_sail_in_peace(position, nation, TRANSPORT, route))
    if phase is Phase.COMBAT_MOVE:
        require(may_move_now(position, nation, route[0], route[-1], assault=True))
    cargo = cargo_of(position, route[0], order.ship)
    kept = {mark for mark in transport.marks if not mark.startswith(VIA)}
    arrived = Force({transport._replace(marks=frozenset(kept | {MOVED, via(route)})): 1}).plus(cargo)
    after = position.without(route[0], cargo.plus({transport: 1}))
    after = after.with_pieces(route[-1], after.force(route[-1]).plus(arrived))
    text = f"{order.ship} sails to {route[-1]}"
    after = after.noting(MOVED, may_voyage, text, nation=nation, place=route[-1], amount=1)
    return turn.at(after, voyages={**turn.voyages, order.ship: voyage})


def assaults(turn: Turn, order: Assault) -> Turn:
    """An assault from the sea is announced; its troops stay aboard until the sea is clear."""
    position, nation = turn.position, turn.commanded(order)
    zone, shore = spelt(position, (order.zone, order.territory))
    transport, cargo = named_ship(position, zone, order.ship), cargo_of(position, zone, order.ship)
    require(may_assault(position, shore, zone, nation))
    may_open_attack(position, nation, shore)
    require(may_assault_with(position, cargo, transport.nation, turn.nation))
    require(may_land_from_ally(position, zone, transport.nation, nation))
    require(may_land_past(position, zone, nation), may_attack_unescorted(position, zone, nation, assault=True))
    voyage = turn.sailing(order.ship, zone, Step(OFFLOAD, shore, Phase.COMBAT_MOVE))
    require(may_voyage(position, transport.nation, voyage.start, voyage.steps))
    after = attacked(announce(position, shore, zone, nation), nation, shore)
    landings = (*turn.landings, Landing(shore, zone, order.ship))
    return turn.at(after, voyages={**turn.voyages, order.ship: voyage}, landings=landings)


def all_have_landed(turn: Turn) -> None:
    """Refused, while cargo that boarded in this combat move has no assault to go to, or a submarine bars one."""
    for voyage in turn.voyages.values():
        acts = {step.act for step in voyage.steps}
        if OFFLOAD not in acts:
            require(may_stay_aboard(turn.position, Boarded.FOR_ASSAULT if LOAD in acts else Boarded.EARLIER))
    require(*(may_land_past(turn.position, one.zone, turn.nation) for one in turn.landings))


def lands(turn: Turn, order: Offload) -> Turn:
    """Cargo lands among friends, in the noncombat move."""
    position, nation = turn.position, turn.commanded(order)
    if phase_of(turn) is not Phase.NONCOMBAT_MOVE:
        require(refuse(landing, f"it is not the noncombat move of {nation}"))
    zone, shore = spelt(position, (order.zone, order.shore))
    transport = named_ship(position, zone, order.ship)
    require(may_offload(position, RETREATED in transport.marks))
    require(may_go_on(position, transport, offloading=True), may_ship_now(position, nation, transport.marks - {MOVED}))
    cargo, landed = cargo_of(position, zone, order.ship), Force()
    for unit, number in order.units.items():
        left = number
        for piece, there in cargo.only(nation, unit=unit).items():
            landed, left = landed.plus({piece: min(there, left)}), left - min(there, left)
        if left:
            raise ValueError(f"{order.ship} does not carry {number} {unit}")
    for piece in landed:
        require(may_act_for(position, transport.nation, piece.nation, turn.nation, OFFLOAD, BOARDED in piece.marks))
        require(may_move_into(position, piece.nation, piece.unit, shore))
        require(may_enter_in_peace(position, piece.nation, shore), may_enter_china(position, piece.nation, shore))
    voyage = turn.sailing(order.ship, zone, Step(OFFLOAD, shore, Phase.NONCOMBAT_MOVE))
    require(keeps_to_phases(position, voyage.steps))
    require(may_voyage(position, transport.nation, voyage.start, voyage.steps))
    after = landing(position, zone, order.ship, landed.unmarked(aboard(order.ship)), shore)
    after = after.noting(MOVED, landing, f"{order.ship} lands troops in {shore}", nation=nation, place=shore)
    after = take_dutch(join(moved_into_china(after, nation, shore), nation, shore), nation, shore)
    return turn.at(after, voyages={**turn.voyages, order.ship: voyage})


def may_keep_cargo(turn: Turn) -> None:
    """Refused, while a transport ends the noncombat move with cargo that it must not keep."""
    for zone, force in turn.position.forces.items():
        if turn.position.map.is_sea(zone) and force.only(turn.nation, unit=turn.position.rules.units_of("land")):
            require(may_end_loaded(turn.position, turn.nation, zone))
