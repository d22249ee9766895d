"""# Battles on the board

A battle, an assault or a raid taken from the board, fought out, and its result put back.
"""

from __future__ import annotations

from rules_model.base.amphibious import SEA_BATTLE
from rules_model.base.bombardment import after_firing, bombard, choose_ships
from rules_model.base.carriers import TRAPPED
from rules_model.base.combat_rounds import may_be_lost
from rules_model.base.engagements import Fight, fight_at_sea, fight_on_land
from rules_model.base.flight_decks import aboard
from rules_model.base.raid_orders import RAIDED, bombers_through, damage_facility, spread_bombers
from rules_model.base.raids import Raid, air_battle, bombs_fall, guns_fire
from rules_model.base.retreat import retreat, retreat_spaces
from rules_model.base.sides import INTERCEPTING, RAIDING, SUBMERGED, attackers, defenders, interceptors, raiders
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

BATTLE = "battle"  # kind of event: who attacked, and where


@clause("g40.battle.board-land", G40_RULES(199), G40_RULES(216), title="A land battle on the board")
def fight_for(
    position: Position, place: str, attacker: Nation, came_from: tuple[str, ...], began: Position, table: Table
) -> Position:
    """A land battle MUST be fought by all the attacker's pieces there, and its survivors stand where it leaves them.

    A retreat leads to a space that an attacker came from; raiders and what they raid fight elsewhere.
    The position as the turn began says which spaces were friendly.

    >>> war = START.at_war(GERMANY, FRANCE).with_force("France", FRANCE, infantry=1)
    >>> over = war.with_force("France", GERMANY, tank=2)
    >>> won = fight_for(over, "France", GERMANY, ("Western Germany",), war, script(3, 4, 2))
    >>> won.force("France"), won.since(over)
    (1 Germany tank, ['Germany fights for France: 1 Germany tank against nothing'])
    >>> gone = fight_for(over, "France", GERMANY, ("Western Germany",), war, script(4, 4, 2, True))
    >>> gone.force("France"), gone.force("Western Germany")
    (1 France infantry, 1 Germany tank (retreated))
    """
    fight = board_fight(position, place, attacker)
    ways = retreat_spaces(position, place, attacker, came_from, began)
    ended = fight_on_land(position, fight, attacker, bool(ways), 1, table)
    return put_back(position, fight, ended, attacker, ways, table)


@clause("g40.battle.board-sea", G40_RULES(160), G40_RULES(199), G40_RULES(217), title="A sea battle on the board")
def fight_in(
    position: Position, zone: str, attacker: Nation, came_from: tuple[str, ...], began: Position, table: Table
) -> Position:
    """A sea battle MUST be fought by all that have not submerged, and who dives stays in the zone, out of the battle.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 110", UK, cruiser=1)
    >>> over = war.with_force("Sea Zone 110", GERMANY, submarine=2)
    >>> ended = fight_in(over, "Sea Zone 110", GERMANY, (), war, script(1, 2))
    >>> ended.force("Sea Zone 110")
    1 Germany submarine, 1 Germany submarine (submerged)
    >>> fight_in(over, "Sea Zone 110", GERMANY, ("Sea Zone 111",), war, script(0, 3, 3, 4, True)).force("Sea Zone 111")
    2 Germany submarine (retreated)
    >>> ferry = over.with_force("Sea Zone 110", UK, {"Clyde"}, transport=1)
    >>> ferry = ferry.with_force("Sea Zone 110", UK, {"aboard Clyde"}, tank=1)
    >>> fight_in(ferry, "Sea Zone 110", GERMANY, (), war, script(0, 2, 3)).force("Sea Zone 110")
    2 Germany submarine
    """
    fight = board_fight(position, zone, attacker)
    ways = retreat_spaces(position, zone, attacker, came_from, began)
    ended = fight_at_sea(position, fight, attacker, bool(ways), 1, table)
    told = position.noting(SEA_BATTLE, fight_in, "", nation=attacker, place=zone)
    return put_back(told, fight, ended, attacker, ways, table)


def board_fight(position: Position, place: str, attacker: Nation) -> Fight:
    """The two sides as they stand on the board, without raiders, interceptors and cargo."""
    here = position.map.name_of(place)
    ours = fighting(position, here, attackers(position, here, attacker))
    return Fight(here, ours, fighting(position, here, defenders(position, here, attacker)))


def fighting(position: Position, place: str, side: Force) -> Force:
    """The pieces of a side that fight: no raider, no interceptor, no cargo, nothing trapped on a deck."""
    at_sea = position.map.is_sea(place)
    apart = {RAIDING, INTERCEPTING, TRAPPED}
    return Force(
        (one, many) for one, many in side.items() if not one.marks & apart and may_be_lost(position, one.unit, at_sea)
    )


def put_back(
    position: Position, fight: Fight, ended: Fight, attacker: Nation, ways: tuple[str, ...], table: Table
) -> Position:
    """The board after a battle; cargo goes down with its ship."""
    left = ended.attackers.plus(ended.defenders).plus(ended.submerged.marked(SUBMERGED)).plus(ended.retreated)
    fought = fight.attackers.plus(fight.defenders).plus(fight.doomed)
    names = {mark for piece in fought for mark in piece.marks} - {mark for piece in left for mark in piece.marks}
    there = position.force(fight.place).minus(fought)
    cargo = Force((one, many) for one, many in there.items() if one.marks & {aboard(name) for name in names})
    there = there.minus(cargo).plus(left)
    text = f"{attacker} fights for {fight.place}: {ended}" + (f"; lost with their ship: {cargo}" if cargo else "")
    after = position.with_pieces(fight.place, there).noting(BATTLE, None, text, nation=attacker, place=fight.place)
    if not ended.retreated or not ways:  # aircraft that break off stay above until they land
        return after
    return retreat(after, fight.place, attacker, table.choose(attacker, "retreat to", ways))


@clause("g40.battle.board-assault", G40_RULES(192), G40_RULES(193), G40_RULES(198), title="An assault on the board")
def assault(
    position: Position,
    place: str,
    zones: tuple[str, ...],
    attacker: Nation,
    came_from: tuple[str, ...],
    began: Position,
    table: Table,
) -> Position:
    """In an assault the chosen ships bombard first, and what they hit fires in round one and is then gone.

    >>> war = START.at_war(UK, GERMANY).with_force("Norway", GERMANY, infantry=1)
    >>> landed = war.with_force("Norway", UK, {"from the sea"}, infantry=1).with_force("Sea Zone 112", UK, cruiser=1)
    >>> won = assault(landed, "Norway", ("Sea Zone 112",), UK, (), war, script(1, 3, 6, 6))
    >>> won.force("Norway"), won.force("Sea Zone 112")
    (1 UK Europe infantry (from the sea), 1 UK Europe cruiser (bombarded))
    >>> assault(landed, "Norway", ("Sea Zone 112",), UK, (), war, script(1, 3, 6, 2)).force("Norway")
    nothing
    >>> assault(landed, "Norway", ("Sea Zone 112",), UK, (), war, script(0, 1, 3)).force("Norway")
    1 UK Europe infantry (from the sea)
    """
    fight = board_fight(position, place, attacker)
    ships = choose_ships(position, zones, attacker, fight.attackers, table)
    shelled = bombard(position, ships, fight.defenders, table)
    opened = fight._replace(defenders=shelled.standing, doomed=shelled.doomed)
    for zone in zones:
        firing = Force((ship, min(number, ships.get(ship, 0))) for ship, number in position.force(zone).items())
        ships = ships.minus(firing)
        there = position.force(zone).replacing(firing, after_firing(position, firing))
        position = position.with_pieces(zone, there)
    ways = retreat_spaces(position, place, attacker, came_from, began)
    ended = fight_on_land(position, opened, attacker, bool(ways), 1, table)
    return put_back(position, fight, ended, attacker, ways, table)


@clause("g40.sbr.raid", G40_RULES(238), G40_RULES(240), G40_RULES(241), G40_RULES(242), title="A whole raid")
def bombing_raid(position: Position, place: str, attacker: Nation, table: Table) -> Position:
    """A raid MUST run in this order: the fight in the air, targets for the bombers, the targets' guns, the bombs.

    >>> war = START.at_war(GERMANY, UK).with_facility("United Kingdom", "air_base")
    >>> over = war.with_force("United Kingdom", GERMANY, {"raiding"}, strategic_bomber=2)
    >>> bombing_raid(over, "United Kingdom", GERMANY, script(2, 6, 1, 3)).since(over)
    ['the air base in United Kingdom takes 6 damage']
    >>> bombing_raid(over, "United Kingdom", GERMANY, script(1, 2, 1)).since(over)
    ['1 Germany strategic bomber (raiding) shot down', 'the air base in United Kingdom takes 3 damage']
    >>> met = over.with_force("United Kingdom", UK, {"intercepting"}, fighter=1)
    >>> bombing_raid(met, "United Kingdom", GERMANY, script(2, 1, 2, 6, 6, 1, 1)).since(met)
    ['1 UK Europe fighter (intercepting) shot down', 'the air base in United Kingdom takes 6 damage']
    """
    raid = Raid(place, raiders(position, place, attacker), interceptors(position, place, attacker))
    left = air_battle(position, raid, table)
    position = shot_down(position, place, raid.interceptors.minus(left.interceptors))
    position = shot_down(position, place, raid.attackers.minus(left.attackers))
    targets = spread_bombers(position, place, bombers_through(position, left), table)
    through = {kind: guns_fire(position, place, kind, bombers, table) for kind, bombers in targets.items()}
    for kind, bombers in targets.items():
        position = shot_down(position, place, bombers.minus(through[kind]))
    for kind, bombers in through.items():
        position = damage_facility(position, place, kind, bombs_fall(position, bombers, table), attacker)
    if not through:
        return position.noting(RAIDED, bombing_raid, f"no bomb falls on {place}", nation=attacker, place=place)
    return position


def shot_down(position: Position, place: str, lost: Force) -> Position:
    """The position without aircraft that have been shot down."""
    if not lost:
        return position
    return position.without(place, lost).noting("lost", None, f"{lost} shot down", place=place, amount=lost.count())
