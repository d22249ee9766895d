"""A battle at sea, round by round."""

from __future__ import annotations

from rules_model.base.attacks import sea_defenders
from rules_model.base.combat_rounds import can_hurt, exchange
from rules_model.base.convoyed import losing_transport
from rules_model.base.deck_battles import attacking_aircraft, defending_aircraft
from rules_model.base.lone_ships import fleet_of, sinking_transports
from rules_model.base.retreat import may_retreat, may_retreat_to, retreat, retreat_spaces, without_defence
from rules_model.base.sides import SUBMERGED, attackers
from rules_model.base.submarine_moves import taking_part
from rules_model.base.submarines import SeaBattle, choose_dives, surfacing, surprise_strikes
from rules_model.rounds.decks import after_hits, in_the_air
from rules_model.rounds.orders import Retreat
from rules_model.rounds.state import ABOARD, Turn, in_battle, require, spelt, way_of
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.position import Position

TRANSPORT = "transport"
PRESS_ON = "press on"
ENOUGH_ROUNDS = 60


def came_from(turn: Turn, place: str) -> tuple[str, ...]:
    """Where the attackers of a battle came from; aircraft, which fly home anyway, open no way back."""
    air = turn.position.rules.units_of("air")
    own = [piece for piece in attackers(turn.position, place, turn.nation) if piece.unit not in air]
    return tuple(sorted({way_of(piece)[-2] for piece in own if len(way_of(piece)) > 1}))


def retreats(turn: Turn, order: Retreat) -> Turn:
    """The attacker breaks off a battle, after so many rounds of it."""
    position = turn.position
    require(may_retreat(position, order.nation, turn.nation, order.rounds))
    place, to = spelt(position, (order.place, order.to))
    require(may_retreat_to(position, place, turn.nation, to, came_from(turn, place), turn.began))
    return turn.at(retreat(position, place, turn.nation, to))


def asked_to_retreat(turn: Turn, place: str, rounds: int, table: Table) -> Turn | None:
    """The turn after the attacker has chosen to retreat from a battle; None when he cannot or presses on."""
    spaces = retreat_spaces(turn.position, place, turn.nation, came_from(turn, place), turn.began)
    if not spaces or not may_retreat(turn.position, turn.nation, turn.nation, rounds):
        return None
    to = table.ask(turn.nation, "retreat", (PRESS_ON, *spaces))
    return None if to == PRESS_ON else retreats(turn, Retreat(turn.nation, place, to, rounds))


def sides(position: Position, zone: str, turn: Turn, ignoring: bool) -> SeaBattle:
    """Who fights in a zone: ships and aircraft, none that dived."""
    air = position.rules.units_of("air")
    ours, facing = attackers(position, zone, turn.nation), taking_part(position, zone, turn.nation, ignoring)
    foes = sea_defenders(position, zone, turn.nation)
    facing = Force((one, many) for one, many in facing.items() if one in foes)
    ours = ours.minus(ours.only(unit=air)).plus(attacking_aircraft(position, zone, turn.nation))
    up = defending_aircraft(position, zone, turn.nation)
    facing = facing.minus(Force((one, many) for one, many in facing.only(unit=air).items() if one not in up))
    return SeaBattle(fleet_of(position, in_battle(ours)), fleet_of(position, in_battle(facing)))


def without_lost_cargo(position: Position, zone: str, before: Position) -> Position:
    """The position without cargo whose transport has gone down."""
    there = position.force(zone)
    ships = {mark for piece in there if piece.unit == TRANSPORT for mark in piece.marks}
    ridden = {mark.removeprefix(ABOARD) for piece in there for mark in piece.marks if mark.startswith(ABOARD)}
    for ship in sorted(ridden - ships):
        hulls = [piece for piece in before.force(zone) if piece.unit == TRANSPORT and ship in piece.marks]
        sinking = position.with_pieces(zone, there.plus({hulls[0]: 1})) if hulls else position
        position = losing_transport(sinking, zone, ship) if hulls else position
        there = position.force(zone)
    return position


def one_round(position: Position, zone: str, battle: SeaBattle, table: Table) -> Position:
    """The zone after dives, surprise strikes and the exchange of fire."""
    up = choose_dives(position, battle, table)
    dived = battle.attackers.minus(up.attackers).plus(battle.defenders.minus(up.defenders))
    left = exchange(position, surprise_strikes(position, up, table), table)
    there = position.force(zone).minus(battle.attackers).minus(battle.defenders)
    after = position.with_pieces(zone, there.plus(dived.marked(SUBMERGED)).plus(left.attackers).plus(left.defenders))
    return after_hits(without_lost_cargo(after, zone, position), zone, position, next(iter(battle.attackers)).nation)


def fight_at_sea(turn: Turn, zone: str, table: Table, ignoring: bool = False) -> Turn:
    """The turn after a battle at sea: a side is gone, the attacker has retreated, or neither can hurt the other."""
    start = turn.position
    turn = turn.at(in_the_air(turn.position, zone, turn.nation))
    for rounds in range(1, ENOUGH_ROUNDS):
        position = without_defence(sinking_transports(turn.position, zone, turn.nation), zone, turn.nation)
        turn = turn.at(without_lost_cargo(position, zone, turn.position))
        battle = sides(turn.position, zone, turn, ignoring)
        if not battle.attackers or not battle.defenders:
            break
        if not can_hurt(turn.position, battle.attackers, battle.defenders, True) and not can_hurt(
            turn.position, battle.defenders, battle.attackers, False
        ):
            break
        turn = turn.at(one_round(turn.position, zone, battle, table))
        left = sides(turn.position, zone, turn, ignoring)
        if left.attackers and left.defenders:
            gone = asked_to_retreat(turn, zone, rounds, table)
            if gone is not None:
                turn = gone
                break
    there = turn.position.force(zone)
    text = f"after the battle in {zone}: {surfacing(turn.position, there)}"
    surfaced = turn.position.with_pieces(zone, surfacing(turn.position, there))
    lost = Force().plus(start.force(zone)).count() - there.count()
    return turn.at(surfaced.noting("battle fought", exchange, text, nation=turn.nation, place=zone, amount=lost))
