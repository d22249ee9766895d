"""The combat move: attacks by land, sea and air, and raids."""

from __future__ import annotations

from itertools import pairwise

from rules_model.base.anti_air import may_move_in
from rules_model.base.attacks import may_attack_land, may_join_attack
from rules_model.base.blitz import may_blitz_in, may_run_on, running_through
from rules_model.base.china import may_go
from rules_model.base.combat_moves import may_escape, may_go_along, may_move_now
from rules_model.base.crossing_neutrals import may_fly_over, may_march_through
from rules_model.base.flights import may_fly, spaces_left
from rules_model.base.grounds import may_attack_after_late_declaration
from rules_model.base.land_moves import may_march
from rules_model.base.mongolia import japan_attacks
from rules_model.base.neutral_attacks import may_attack_neutral, neutral_attacked
from rules_model.base.neutral_powers import may_enter_in_peace
from rules_model.base.pacific_peace import may_attack, may_enter_china, moved_into_china
from rules_model.base.peace_at_sea import may_sail_in_peace
from rules_model.base.raid_orders import declare_raid, may_bomb, may_escort, may_fight_besides
from rules_model.base.scramble_orders import may_assign
from rules_model.base.sea_moves import may_sail
from rules_model.base.spaces import hostile_land, hostile_waters, is_neutral
from rules_model.base.strays import may_attack_by_air
from rules_model.base.submarine_moves import must_stop
from rules_model.base.turn import ATTACKED, Phase
from rules_model.profiles import profile_of
from rules_model.rounds.orders import Move, Raid, Route
from rules_model.rounds.state import Turn, moved, pick, require, spelt
from rules_model.verdict import refuse
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, JAPAN, USA, Nation
from rules_model.world.position import Position


def may_open_attack(position: Position, nation: Nation, place: str) -> None:
    """Refused, unless the nation may attack the land at all: war, neutrality, strangers there."""
    if position.map.is_sea(place):
        return
    if is_neutral(position, place):
        if hostile_land(position, place, nation):
            require(may_attack_neutral(position, nation, place))
    elif position.holder(place).hostile(nation):
        foreign = Force((p, n) for p, n in position.force(place).items() if not p.nation.friendly(nation))
        require(may_attack(position.with_pieces(place, foreign), nation, place))
    require(may_attack_land(position, place, nation))
    if nation == USA:
        require(may_attack_after_late_declaration(position))


def attacked(position: Position, nation: Nation, place: str) -> Position:
    """The position with an attack that everybody remembers, the first time it is made in a turn."""
    holder = position.holder(place)
    attacks = [one for one in position.events(ATTACKED, nation, place) if one.round == position.round]
    if is_neutral(position, place):
        if attacks or not hostile_land(position, place, nation):
            return position
        return neutral_attacked(position, nation, place)
    victims = (
        [holder] if holder.hostile(nation) else list(dict.fromkeys(p.nation for p in position.enemies(place, nation)))
    )
    for victim in victims:
        if not any(one.other == victim for one in attacks):
            text = f"{nation} attacks {victim} in {place}"
            position = position.noting(ATTACKED, may_attack, text, nation=nation, other=victim, place=place)
            if nation == JAPAN:
                position = japan_attacks(position, place)
    return position


def over_land(position: Position, nation: Nation, route: Route, team: Force) -> Position:
    """Land units march, and take what a blitz runs through."""
    for piece in team:
        require(may_go_along(position, nation, piece.unit))
        require(may_march(position, nation, piece.unit, route, team))
        require(may_move_in(position, nation, piece.unit, Phase.COMBAT_MOVE))
        for place in route[1:]:
            require(*([may_go(position, piece.unit, place)] if nation == CHINA else []))
            require(may_enter_china(position, nation, place))
    crossed = [place for place in route[1:-1] if hostile_land(position, place, nation)]
    friendly = [place for place in route[1:] if not hostile_land(position, place, nation)]
    require(*(may_enter_in_peace(position, nation, place) for place in friendly))
    require(may_move_now(position, nation, route[0], route[-1], blitz=bool(crossed)))
    for place, onward in pairwise(route[1:]):
        require(may_march_through(position, nation, place, attacking=place in crossed))
        require(*([may_run_on(position, nation, place, onward)] if place in crossed else []))
    for place in crossed:
        may_open_attack(position, nation, place)
        require(may_blitz_in(position, Phase.COMBAT_MOVE))
        if not is_neutral(position, place):  # to run through a neutral is the attack on it
            position = attacked(position, nation, place)
        position = running_through(position, nation, place)
    return position


def over_ground(position: Position, route: Route) -> Route:
    """The territories of a flight, but for the one it starts from."""
    return tuple(place for place in route[1:] if not position.map.is_sea(place))


def by_air(position: Position, nation: Nation, route: Route, team: Force) -> None:
    """Refused, unless the aircraft can come there and home again."""
    *_, end = route
    target = (end,) if is_neutral(position, end) else ()
    for piece, number in team.items():
        require(may_fly(position, nation, piece.unit, route, target))
        require(*(may_fly_over(position, nation, place, place in target) for place in over_ground(position, route)))
        if nation == CHINA:
            require(*(may_go(position, piece.unit, place) for place in route))
        left = spaces_left(position, nation, piece.unit, route)
        require(may_attack_by_air(position, nation, piece.unit, end, left, number))


def by_sea(position: Position, nation: Nation, route: Route, team: Force, assault: bool) -> None:
    """Refused, unless the ships can sail there in the combat move."""
    for piece in team:
        if hostile_waters(position, route[0], nation):
            require(may_escape(position, nation, piece.unit, route))
        else:
            require(may_sail(position, nation, piece.unit, route, Phase.COMBAT_MOVE))
        require(may_sail_in_peace(position, nation, piece.unit, route))
        stops_at_destroyers(position, nation, piece.unit, route)
    require(may_move_now(position, nation, route[0], route[-1], assault=assault))


def stops_at_destroyers(position: Position, nation: Nation, unit: str, route: Route) -> None:
    """Refused, when a submarine would sail on from a zone with an enemy destroyer."""
    for zone in route[1:-1] if unit == "submarine" else ():
        if must_stop(position, zone, nation):
            require(refuse(must_stop, f"an enemy destroyer lies in {zone}"))


def moves(turn: Turn, order: Move) -> Turn:
    """A combat move."""
    position, nation = turn.position, turn.commanded(order)
    route = spelt(position, order.route)
    require(may_join_attack(position, nation))
    team = pick(position, route[0], nation, order.units)
    require(*(may_fight_besides(position, piece) for piece in team))
    may_open_attack(position, nation, route[-1])
    by_domain: dict[str, Force] = {}
    for piece, number in team.items():
        domain = profile_of(position, nation, piece.unit).domain
        by_domain[domain] = by_domain.get(domain, Force()).plus({piece: number})
    after, by = position, may_march
    if "air" in by_domain:
        require(may_assign(position, nation))
        require(may_move_now(position, nation, route[0], route[-1]))
        by_air(position, nation, route, by_domain["air"])
    if "sea" in by_domain:
        by_sea(position, nation, route, by_domain["sea"], order.assault)
    if "land" in by_domain:
        after = over_land(position, nation, route, by_domain["land"])
    after = moved(after, team, route[0], route, by)
    for place in route[1:]:
        after = moved_into_china(after, nation, place)
    return turn.at(attacked(after, nation, route[-1]))


def raids(turn: Turn, order: Raid) -> Turn:
    """A bombing raid is declared and flown."""
    position, nation = turn.position, turn.commanded(order)
    route = spelt(position, order.route)
    require(may_join_attack(position, nation))
    may_open_attack(position, nation, route[-1])
    team = pick(position, route[0], nation, order.units)
    if not any(profile_of(position, nation, piece.unit).can("raid bases") for piece in team):
        require(refuse(declare_raid, "no bomber is among them"))
    for piece in team:
        if not profile_of(position, nation, piece.unit).can("raid bases"):
            require(may_escort(position, nation, piece.unit))
            continue
        require(may_bomb(position, nation, piece.unit, order.target))
    if not position.facilities_in(route[-1], order.target):
        require(refuse(may_bomb, f"no {order.target.replace('_', ' ')} stands in {route[-1]}"))
    by_air(position, nation, route, team)
    flown = moved(position, team, route[0], route, declare_raid)
    arrived = Force((p, n) for p, n in flown.force(route[-1]).items() if p not in position.force(route[-1]))
    for place in route[1:]:
        flown = moved_into_china(flown, nation, place)
    return turn.at(attacked(declare_raid(flown, route[-1], arrived), nation, route[-1]))
