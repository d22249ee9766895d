"""The conduct combat phase: which battles wait, in which order they are fought, and each of them."""

from __future__ import annotations

from rules_model.base.amphibious import (
    SEA_COMBAT,
    SEABORNE,
    ashore,
    assault_steps,
    may_go_ashore,
    may_walk_in,
    open_sea_combat,
)
from rules_model.base.attacks import must_fight
from rules_model.base.battlefields import bombing_raid
from rules_model.base.capitals import welcome_paris
from rules_model.base.combat_moves import may_lie_idle
from rules_model.base.flight_decks import aboard, named_ship
from rules_model.base.landing import MOVED
from rules_model.base.lone_ships import FOUGHT, can_hit, may_leave_be
from rules_model.base.noncombat_moves import OFFLOADED
from rules_model.base.raid_orders import may_attack_now
from rules_model.base.sequence import ASSAULT, OTHER, RAID, Battle, battle_order
from rules_model.base.sides import attackers, raiders
from rules_model.base.submarine_moves import must_fight as must_stay
from rules_model.base.turn import Phase
from rules_model.rounds.land_battles import fight_on_land
from rules_model.rounds.sea_battles import fight_at_sea
from rules_model.rounds.state import Turn, cargo_of, in_battle, require
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.position import Position

BEGAN = "battle began"


def waiting(turn: Turn, table: Table) -> tuple[Battle, ...]:
    """Every battle of the turn; the attacker is asked about enemies that force none."""
    position, nation = turn.position, turn.nation
    shores = dict.fromkeys(one.territory for one in turn.landings)
    zones = {one.zone for one in turn.landings}
    found = [Battle(ASSAULT, shore) for shore in shores]
    for place in position.map.places:
        if not position.force(place):
            continue
        own = attackers(position, place, nation)
        if raiders(position, place, nation):
            found.append(Battle(RAID, place))
        if place in shores or place in zones or not in_battle(own):
            continue
        wanted = boats_must_fight(position, place, own, turn) or must_fight(position, place, nation)
        if position.map.is_sea(place) and not may_lie_idle(position, place, nation):
            wanted = True
        if not wanted and position.map.is_sea(place) and position.enemies(place, nation):
            idle = may_leave_be(position, place, nation, Phase.COMBAT_MOVE)
            armed = can_hit(position, in_battle(own))
            fights = bool(position.enemies(place, nation).count(mark="scrambled"))
            wanted = fights or (armed and not (idle and not table.ask(nation, "fight", (True, False))))
        if wanted:
            found.append(Battle(OTHER, place))
    return tuple(found)


def boats_must_fight(position: Position, place: str, own: Force, turn: Turn) -> bool:
    """Whether a submarine has ended its combat move in a hostile zone."""
    moved = own.count(unit="submarine", mark=MOVED)
    return bool(moved) and position.map.is_sea(place) and must_stay(position, place, turn.nation, Phase.COMBAT_MOVE)


def fought(turn: Turn, table: Table) -> Turn:
    """The turn after all its battles, raids first."""
    battles = waiting(turn, table)
    by_name = {str(battle): battle for battle in battles}
    for name in battle_order(turn.position, turn.nation, battles, table):
        battle = by_name[name]
        text = f"{turn.nation}: {name}"
        turn = turn.at(turn.position.noting(BEGAN, battle_order, text, nation=turn.nation, place=battle.place))
        if battle.kind == RAID:
            turn = raid(turn, battle.place, table)
        elif battle.kind == ASSAULT:
            turn = assault(turn, battle.place, table)
        elif turn.position.map.is_sea(battle.place):
            turn = fight_at_sea(turn, battle.place, table)
        else:
            require(may_attack_now(turn.position, battle.place, turn.nation))
            turn = fight_on_land(turn, battle.place, table)
        turn = turn.at(veterans(turn.position, battle.place, turn))
        turn = turn.at(welcome_paris(turn.position, table))
    return turn


def veterans(position: Position, place: str, turn: Turn) -> Position:
    """The position in which every attacker that is not an aircraft is known to have fought."""
    own = in_battle(attackers(position, place, turn.nation))
    own = own.minus(own.only(unit=position.rules.units_of("air")))
    return position.with_pieces(place, position.force(place).replacing(own, own.marked(FOUGHT)))


def raid(turn: Turn, place: str, table: Table) -> Turn:
    """A bombing raid: fight in the air, guns, bombs."""
    return turn.at(bombing_raid(turn.position, place, turn.nation, table))


def assault(turn: Turn, shore: str, table: Table) -> Turn:
    """An assault: each landing zone is cleared, the troops go ashore, ships bombard, and the land is fought for."""
    zones = tuple(dict.fromkeys(one.zone for one in turn.landings if one.territory == shore))
    for zone in zones:
        before = turn.position
        turn = turn.at(open_sea_combat(turn.position, zone, turn.nation, table))
        if turn.position != before and SEA_COMBAT in assault_steps(turn.position, zone, turn.nation):
            turn = fight_at_sea(turn, zone, table)
    landed = []
    for landing in turn.landings:
        if landing.territory != shore:
            continue
        walk_in = may_walk_in(turn.position, shore, landing.zone, turn.nation)
        if walk_in or may_go_ashore(turn.position, landing.zone, turn.nation):
            turn = put_ashore(turn, landing.zone, landing.ship, shore)
            landed.append(landing.zone)
    return fight_on_land(turn, shore, table, tuple(dict.fromkeys(landed)))


def put_ashore(turn: Turn, zone: str, ship: str, shore: str) -> Turn:
    """The cargo of a transport stands on the assaulted shore."""
    position, cargo = turn.position, cargo_of(turn.position, zone, ship)
    if not cargo:
        return turn
    transport = Force({named_ship(position, zone, ship): 1})
    troops = ashore(position, turn.nation, ((zone, cargo.unmarked(aboard(ship))),), Force())
    assert troops.count(mark=SEABORNE) == cargo.count()
    left = position.force(zone).minus(cargo).replacing(transport, transport.marked(OFFLOADED))
    position = position.with_pieces(zone, left)
    return turn.at(position.with_pieces(shore, position.force(shore).plus(troops)))
