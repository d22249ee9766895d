"""What defenders do when the combat moves are over: scrambles, interceptions, kamikazes."""

from __future__ import annotations

from rules_model.base.carriers import SCRAMBLED
from rules_model.base.deck_battles import rescue_places
from rules_model.base.kamikaze import name_strikes, strike
from rules_model.base.landing import may_land_now, scrambled_return
from rules_model.base.raid_orders import interceptor_refuges, may_intercept, send_up
from rules_model.base.scramble import may_scramble, scramble
from rules_model.base.scramble_orders import may_scramble_now, most_over, still_up
from rules_model.base.sequence import INTERCEPT, SCRAMBLE, may_respond
from rules_model.base.sides import INTERCEPTING, may_decide
from rules_model.rounds.decks import after_hits, rescued
from rules_model.rounds.orders import Intercept, Scramble
from rules_model.rounds.state import Turn, require
from rules_model.table import Table
from rules_model.verdict import refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import JAPAN, Nation
from rules_model.world.position import Position

FROM = "from "  # how a mark spells the base from which aircraft rose


def scrambles(turn: Turn, order: Scramble) -> Turn:
    """Aircraft rise over a sea zone."""
    position = turn.position
    require(may_respond(position, turn.nation, order.nation, SCRAMBLE))
    require(*(may_decide(position, order.nation, piece) for piece in order.team))
    require(may_scramble_now(position, turn.nation))
    require(may_scramble(position, order.base, order.zone, order.team, turn.nation))
    if order.team.count() > most_over(position, order.zone, turn.nation):
        require(refuse(most_over, f"no base beside {order.zone} sends so many"))
    return turn.at(scramble(position, order.base, order.zone, order.team, turn.nation))


def intercepts(turn: Turn, order: Intercept) -> Turn:
    """Fighters rise against a raid."""
    position = turn.position
    require(may_respond(position, turn.nation, order.nation, INTERCEPT))
    require(*(may_decide(position, order.nation, piece) for piece in order.fighters))
    require(may_scramble_now(position, turn.nation))
    require(*(may_intercept(position, order.place, piece, turn.nation) for piece in order.fighters))
    return turn.at(send_up(position, order.place, order.fighters, turn.nation))


def kamikazes(turn: Turn, table: Table) -> Turn:
    """Japan names its strikes and flies them."""
    if not turn.position.is_at_war(JAPAN, turn.nation):
        return turn
    strikes = name_strikes(turn.position, turn.nation, table)
    if not strikes:
        return turn
    position = strike(turn.position, turn.nation, strikes, table)
    for zone in dict.fromkeys(zone for zone, _ in strikes):
        position = after_hits(position, zone, turn.position, turn.nation)
    return turn.at(position)


def come_down(turn: Turn, table: Table) -> Turn:
    """Scrambled aircraft and those whose deck was lost land as the attacker's noncombat move begins."""
    position = turn.position
    for zone, force in turn.position.forces.items():
        risen = force.only(mark=SCRAMBLED)
        bases = {mark.removeprefix(FROM) for piece in risen for mark in piece.marks if mark.startswith(FROM)}
        for base in sorted(bases):
            require(may_land_now(position, turn.nation))
            if still_up(position, base, zone):
                position = scrambled_return(position, base, zone, table)
    position = rescued(turn.at(position), table).position
    return turn.at(interceptors_down(position, turn.nation, table))


def interceptors_down(position: Position, attacker: Nation, table: Table) -> Position:
    """Fighters that rose against a raid on land that has fallen since come down one space away, or are lost."""
    for place in tuple(position.forces):
        for piece, number in position.force(place).only(mark=INTERCEPTING).items():
            homes = interceptor_refuges(position, place, piece.nation)
            if place not in homes:
                for _ in range(number):
                    position = moved_down(position, place, piece, homes, table)
    return position


def moved_down(position: Position, place: str, piece: Piece, homes: tuple[str, ...], table: Table) -> Position:
    """The position after an aircraft came down in one of its homes; without any it is lost."""
    one = Force({piece: 1})
    position = position.without(place, one)
    if not homes:
        text = f"{one} is lost for want of a landing place"
        return position.noting("lost", rescue_places, text, nation=piece.nation, place=place)
    home = table.choose(piece.nation, "landing", homes)
    return position.with_pieces(home, position.force(home).plus(one))
