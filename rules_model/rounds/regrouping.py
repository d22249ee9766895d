"""The noncombat move, and what becomes of aircraft that find no place."""

from __future__ import annotations

from rules_model.base.airfields import may_land_at, may_land_at_sea
from rules_model.base.anti_air import may_move_in, may_take
from rules_model.base.china import may_go
from rules_model.base.combat_moves import battle_may_begin, may_sail_later
from rules_model.base.crossing_neutrals import may_fly_over, may_march_through
from rules_model.base.dutch import take_dutch
from rules_model.base.flights import may_fly
from rules_model.base.land_moves import may_march
from rules_model.base.leftovers import may_move_now
from rules_model.base.lone_ships import FOUGHT
from rules_model.base.neutral_powers import may_enter_in_peace, may_lodge
from rules_model.base.neutrals import join
from rules_model.base.noncombat_moves import may_fly_home, may_move_into, may_move_still
from rules_model.base.pacific_peace import may_enter_china, moved_into_china
from rules_model.base.peace_at_sea import may_sail_in_peace
from rules_model.base.sea_moves import may_sail
from rules_model.base.sides import INTERCEPTING, RAIDING
from rules_model.base.strays import ditching
from rules_model.base.turn import Phase, is_phase, share_a_turn
from rules_model.profiles import profile_of
from rules_model.rounds.attacking import over_ground, stops_at_destroyers
from rules_model.rounds.orders import NoncombatMove, Route
from rules_model.rounds.state import Turn, moved, pick, require, spelt, way_of
from rules_model.table import Table
from rules_model.verdict import refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

#: Marks that last for one turn.
FLEETING = frozenset({
    "moved", "fought", "offloaded", "retreated", "boarded this turn", "from the sea", "bombarded", "scrambled",
    "submerged", "struck", "fought at sea", RAIDING, INTERCEPTING,
})  # fmt: skip


def flies(position: Position, nation: Nation, piece: Piece, route: Route, number: int) -> None:
    """Refused, unless the aircraft may fly there and land."""
    flown = way_of(piece)
    if flown:
        require(may_fly_home(position, nation, piece.unit, flown, route))
        return
    require(may_fly(position, nation, piece.unit, route))
    require(*(may_fly_over(position, nation, place) for place in over_ground(position, route)))
    if position.map.is_sea(route[-1]):
        require(may_land_at_sea(position, nation, piece.unit, route[-1]))
    else:
        require(may_land_at(position, nation, route[-1]))
        host = position.holder(route[-1])
        require(may_lodge(position, nation, host, position.map.half(route[-1])))


def regroups(turn: Turn, order: NoncombatMove) -> Turn:
    """A noncombat move."""
    position, nation = turn.position, turn.commanded(order)
    route = spelt(position, order.route)
    require(may_move_now(position, nation))
    if not is_phase(position, nation, Phase.NONCOMBAT_MOVE):
        require(refuse(may_move_still, f"it is not the noncombat move of {nation}"))
    team = pick(position, route[0], nation, order.units, flying_on=True)
    for piece, number in team.items():
        unit, domain = piece.unit, profile_of(position, nation, piece.unit).domain
        if domain == "sea":
            fought = FOUGHT in piece.marks
            possible = fought or battle_may_begin(position, route[0], nation)
            require(may_sail_later(position, possible or bool(turn.began.enemies(route[0], nation)), fought))
        require(may_move_still(position, nation, unit, piece.marks))
        if nation == CHINA:
            require(*(may_go(position, unit, place) for place in route))
        if domain == "air":
            flies(position, nation, piece, route, number)
            continue
        require(*(may_move_into(position, nation, unit, place) for place in route[1:]))
        if domain == "sea":
            require(may_sail(position, nation, unit, route, Phase.NONCOMBAT_MOVE))
            require(may_sail_in_peace(position, nation, unit, route))
            stops_at_destroyers(position, nation, unit, route)
            continue
        require(*(may_enter_china(position, nation, place) for place in route[1:]))
        require(*(may_enter_in_peace(position, nation, place) for place in route[1:]))
        require(may_march(position, nation, unit, route, team))
        require(may_move_in(position, nation, unit, Phase.NONCOMBAT_MOVE))
        require(*(may_march_through(position, nation, place) for place in route[1:-1]))
    after = moved(position, team, route[0], route, may_move_still)
    for place in route[1:]:
        after = moved_into_china(after, nation, place)
    if position.map.is_sea(route[-1]):
        return turn.at(after)
    if may_take(after, team):
        after = take_dutch(join(after, nation, route[-1]), nation, route[-1])
    return turn.at(after)


def settled(turn: Turn, table: Table) -> Turn:
    """The turn after aircraft without a landing place are lost."""
    position = turn.position
    air = position.rules.units_of("air")
    for place in tuple(position.forces):
        for nation in position.occupiers(place):
            if share_a_turn(position, nation, turn.nation) and position.force(place).only(nation, unit=air):
                position = ditching(position, nation, place, 0, table)
    return turn.at(position)


def at_rest(position: Position) -> Position:
    """The position without the marks of a turn; who is aboard or damaged, and the names of ships, stay."""
    for place, force in position.forces.items():
        rested = Force()
        for piece, number in force.items():
            marks = {m for m in piece.marks if m not in FLEETING and not m.startswith("by way of ")}
            rested = rested.plus({piece._replace(marks=frozenset(marks)): number})
        if rested != force:
            position = position.with_pieces(place, rested)
    return position
