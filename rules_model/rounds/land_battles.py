"""A battle on land, from the bombardment to the capture."""

from __future__ import annotations

from rules_model.alpha2.objectives import INVASION
from rules_model.base.anti_air import guns_that_fire, left_in_defence
from rules_model.base.battle import anti_air_fire, attack_dice, defence_dice
from rules_model.base.bombardment import UnderFire, after_firing, bombard, choose_ships, firing_in_round_one, guns_left
from rules_model.base.capture import GUNS, may_capture, take
from rules_model.base.capture import defenders as standing_against
from rules_model.base.casualties import losing
from rules_model.base.combat_rounds import ANTI_AIR, BOMBARDMENT, opening_steps
from rules_model.base.neutral_attacks import conquered
from rules_model.base.pacific_peace import INDO_CHINA
from rules_model.base.retreat import aircraft_choose
from rules_model.base.sides import attackers, losing_together
from rules_model.base.spaces import is_neutral
from rules_model.base.victory import counted
from rules_model.profiles import profile_of
from rules_model.rounds.sea_battles import ENOUGH_ROUNDS, PRESS_ON, asked_to_retreat
from rules_model.rounds.spending import alpha2_holds
from rules_model.rounds.state import Turn, in_battle
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import JAPAN
from rules_model.world.position import Position

BREAK_OFF = "break off"  # what aircraft may do when they are alone


def cheapest_first(position: Position, force: Force) -> tuple[str, ...]:
    """The units of a force, the cheapest first: the order of loss under anti-aircraft fire."""
    costs = {piece.unit: profile_of(position, piece.nation, piece.unit).cost or 0 for piece in force}
    return tuple(sorted(costs, key=lambda unit: (costs[unit], unit)))


def both_sides(turn: Turn, place: str) -> tuple[Force, Force]:
    """Who attacks and who defends a territory."""
    return (
        in_battle(attackers(turn.position, place, turn.nation)),
        in_battle(standing_against(turn.position, turn.nation, place)),
    )


def bombarded(turn: Turn, place: str, zones: tuple[str, ...], table: Table) -> tuple[Turn, UnderFire]:
    """The turn after ships have fired at the defenders."""
    attacking, defending = both_sides(turn, place)
    ships = choose_ships(turn.position, zones, turn.nation, attacking, table) if zones and defending else Force()
    if not ships:
        return turn, UnderFire(defending, Force())
    position, fired = turn.position, ships
    for zone in zones:
        here = Force((p, min(n, fired[p])) for p, n in position.force(zone).items() if p in fired)
        position = position.with_pieces(zone, position.force(zone).replacing(here, after_firing(position, here)))
        fired = fired.minus(here)
    under = bombard(position, ships, defending, table)
    text = f"{ships} bombard {place}: {under.doomed} hit"
    position = position.noting("bombarded", bombard, text, nation=turn.nation, place=place, amount=under.doomed.count())
    return turn.at(position), under


def opened(turn: Turn, place: str, zones: tuple[str, ...], table: Table) -> tuple[Turn, UnderFire]:
    """The turn after what comes before the first round: ships bombard in an assault, then AA artillery fires."""
    under = UnderFire(both_sides(turn, place)[1], Force())
    for step in opening_steps(turn.position, bool(zones)):
        if step == BOMBARDMENT:
            turn, under = bombarded(turn, place, zones, table)
        attacking, defending = both_sides(turn, place)
        if step == ANTI_AIR and attacking and defending:
            guns = guns_that_fire(turn.position, place, turn.nation, raid=False)
            others = defending.minus(defending.only(unit=GUNS))
            firing = others.plus(guns_left(turn.position, under) if zones else guns)
            left = anti_air_fire(turn.position, attacking, firing, cheapest_first(turn.position, attacking), table)
            turn = turn.at(turn.position.without(place, attacking.minus(left)))
    return turn, under


def fight_on_land(turn: Turn, place: str, table: Table, zones: tuple[str, ...] = ()) -> Turn:
    """The turn after a battle on land and, if it is won, the capture.

    Args:
        zones: the sea zones from which troops came ashore, whose ships may bombard.
    """
    turn, under = opened(trodden(turn, place), place, zones, table)
    rounds = 0
    for rounds in range(1, ENOUGH_ROUNDS):
        attacking, defending = both_sides(turn, place)
        lone = left_in_defence(turn.position, attacking, defending)
        if not lone or not attacking:
            turn = turn.at(turn.position.without(place, defending.minus(lone)))
            break
        firing = firing_in_round_one(turn.position, under) if rounds == 1 else defending
        attack, defence = attack_dice(turn.position, attacking), defence_dice(turn.position, firing)
        if not attack and not defence:
            break
        scored, suffered = table.volley(attack), table.volley(defence)
        standing = under.standing if rounds == 1 else defending
        kept = losing_together(turn.position, standing, scored, turn.nation, table)
        alive = losing(turn.position, attacking, suffered, table)
        there = turn.position.force(place).minus(attacking).minus(defending).plus(kept).plus(alive)
        turn = turn.at(turn.position.with_pieces(place, there))
        if kept and alive and aircraft_choose(turn.position, place, turn.nation, rounds):
            if table.ask(turn.nation, "retreat", (PRESS_ON, BREAK_OFF)) == BREAK_OFF:
                break
        elif kept and alive:
            gone = asked_to_retreat(turn, place, rounds, table)
            if gone is not None:
                turn = gone
                break
    return captured(turn, place, rounds)


def trodden(turn: Turn, place: str) -> Turn:
    """The turn in which troops of Japan on the ground of Indo-China are remembered, whatever becomes of them."""
    position, nation = turn.position, turn.nation
    troops = both_sides(turn, place)[0].only(unit=position.rules.units_of("land"))
    if (nation, place) != (JAPAN, position.map.name_of(INDO_CHINA)) or not troops or not alpha2_holds(position):
        return turn
    return turn.at(position.noting(INVASION, None, f"{troops} enter {place}", nation=nation, place=place))


def captured(turn: Turn, place: str, rounds: int) -> Turn:
    """The turn after a territory without defenders is taken, if a land unit is left to take it."""
    position = turn.position
    text = f"after the battle in {place}: {position.force(place)}"
    position = position.noting("battle fought", losing, text, nation=turn.nation, place=place, amount=rounds)
    attacking = in_battle(attackers(position, place, turn.nation))
    for nation in dict.fromkeys(piece.nation for piece in attacking):
        if is_neutral(position, place):
            position = conquered(position, nation, place)
        elif position.holder(place).hostile(nation) and may_capture(position, nation, place):
            position = take(position, nation, place)
    return turn.at(counted(position))
