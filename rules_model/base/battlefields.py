"""# Battles on the board

A battle, an assault or a raid taken from the board, fought out, and its result put back.
"""

from __future__ import annotations

from rules_model.base.amphibious import SEA_BATTLE
from rules_model.base.bombardment import after_firing, bombard, choose_ships
from rules_model.base.carriers import CARRIER, DAMAGED, TRAPPED
from rules_model.base.combat_rounds import may_be_lost
from rules_model.base.engagements import Fight, fight_at_sea, fight_on_land
from rules_model.base.flight_decks import aboard, riding_on
from rules_model.base.kamikaze import aircraft_after
from rules_model.base.lone_ships import FOUGHT
from rules_model.base.raid_orders import RAIDED, bombers_through, damage_facility, may_attack_now, spread_bombers
from rules_model.base.raids import Raid, air_battle, bombs_fall, guns_fire
from rules_model.base.retreat import retreat, retreat_spaces
from rules_model.base.sides import INTERCEPTING, RAIDING, SUBMERGED, attackers, defenders, interceptors, raiders
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.table import Table
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

BATTLE = "battle"  # kind of event: who attacked, and where
NOTHING = Force()


@clause("g40.battle.board-land", G40_RULES(199), G40_RULES(216), G40_RULES(246), title="A land battle on the board")
def fight_for(
    position: Position, place: str, attacker: Nation, came_from: tuple[str, ...], began: Position, table: Table
) -> Position:
    """A land battle MUST be fought by all the attacker's pieces there, and its survivors stand where it leaves them.

    A retreat leads to a space that an attacker came from; raiders and what they raid fight elsewhere, and before it.
    The position as the turn began says which spaces were friendly.

    >>> war = START.at_war(GERMANY, FRANCE).with_force("France", FRANCE, infantry=1)
    >>> over = war.with_force("France", GERMANY, tank=2)
    >>> won = fight_for(over, "France", GERMANY, ("Western Germany",), war, script(3, 4, 2))
    >>> won.force("France"), won.since(over)
    (1 Germany tank (fought), ['Germany fights for France: 1 Germany tank against nothing'])
    >>> gone = fight_for(over, "France", GERMANY, ("Western Germany",), war, script(4, 4, 2, True))
    >>> gone.force("France"), gone.force("Western Germany")
    (1 France infantry, 1 Germany tank (retreated))
    """
    after_the_raid(position, place, attacker)
    fight = board_fight(position, place, attacker)
    ways = retreat_spaces(position, place, attacker, came_from, began)
    ended = fight_on_land(position, fight, attacker, bool(ways), 1, table)
    return put_back(position, fight, ended, attacker, ways, table)


def after_the_raid(position: Position, place: str, attacker: Nation) -> None:
    """ValueError while a raid on the place still waits."""
    if not (due := may_attack_now(position, place, attacker)):
        raise ValueError(due.reason)


@clause(
    "g40.battle.board-sea",
    G40_RULES(96), G40_RULES(111), G40_RULES(160), G40_RULES(199), G40_RULES(217),
    title="A sea battle on the board",
)  # fmt: skip
def fight_in(
    position: Position, zone: str, attacker: Nation, came_from: tuple[str, ...], began: Position, table: Table
) -> Position:
    """A sea battle MUST be fought by all that have not submerged, and who dives stays in the zone, out of the battle.

    Cargo is lost with its ship, and an ally's aircraft are trapped on an attacking carrier that is damaged.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 110", UK, cruiser=1)
    >>> over = war.with_force("Sea Zone 110", GERMANY, submarine=2)
    >>> ended = fight_in(over, "Sea Zone 110", GERMANY, (), war, script(1, 2))
    >>> ended.force("Sea Zone 110")
    1 Germany submarine (fought), 1 Germany submarine (fought, submerged)
    >>> fight_in(over, "Sea Zone 110", GERMANY, ("Sea Zone 111",), war, script(0, 3, 3, 4, True)).force("Sea Zone 111")
    2 Germany submarine (retreated)
    >>> ferry = over.with_force("Sea Zone 110", UK, {"Clyde"}, transport=1)
    >>> ferry = ferry.with_force("Sea Zone 110", UK, {"aboard Clyde"}, tank=1)
    >>> fight_in(ferry, "Sea Zone 110", GERMANY, (), war, script(0, 2, 3)).force("Sea Zone 110")
    2 Germany submarine (fought)
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
    """The board after a battle; cargo goes down with its ship, and guests are trapped on a damaged deck."""
    left = ended.attackers.plus(ended.submerged.marked(SUBMERGED))
    own = Force(one for one in left.items() if share_a_turn(position, one[0].nation, attacker))
    own = own.minus(own.only(unit=position.rules.units_of("air")))
    left = left.replacing(own, own.marked(FOUGHT)).plus(ended.defenders).plus(ended.retreated)
    fought = fight.attackers.plus(fight.defenders).plus(fight.doomed)
    there = position.force(fight.place).minus(fought)
    cargo = going_down(position, there, fought, left) if position.map.is_sea(fight.place) else NOTHING
    there = trapping(position, fight, left, there.minus(cargo)).plus(left)
    text = f"{attacker} fights for {fight.place}: {ended}" + (f"; lost with their ship: {cargo}" if cargo else "")
    after = position.with_pieces(fight.place, there).noting(BATTLE, None, text, nation=attacker, place=fight.place)
    if not ended.retreated or not ways:  # aircraft that break off stay above until they land
        return after
    return retreat(after, fight.place, attacker, table.choose(attacker, "retreat to", ways))


def going_down(position: Position, there: Force, fought: Force, left: Force) -> Force:
    """What rode on ships that were lost: by their name, or on the last ship of its side that could carry it."""
    names = {mark for piece in fought for mark in piece.marks} - {mark for piece in left for mark in piece.marks}

    def goes_down(piece: Piece) -> bool:
        if any(mark.startswith(aboard("")) for mark in piece.marks):
            return bool(piece.marks & {aboard(name) for name in names})
        ship = "transport" if piece.unit in position.rules.units_of("land") else CARRIER
        return bool(fought.count(piece.nation.side, unit=ship)) and not left.count(piece.nation.side, unit=ship)

    return Force((piece, many) for piece, many in there.items() if goes_down(piece))


def trapping(position: Position, fight: Fight, left: Force, there: Force) -> Force:
    """What took no part in a battle, with the guests of an attacking carrier trapped where it was damaged in it."""
    for carrier in fight.attackers.only(unit=CARRIER, without=DAMAGED):
        hit = left.only(carrier.nation, unit=CARRIER, mark=DAMAGED)
        if any(carrier.marks <= ship.marks for ship in hit):
            riding = riding_on(position, fight.place, carrier)
            guests = Force((piece, many) for piece, many in riding.items() if piece in there)
            there = there.replacing(guests, aircraft_after(position, carrier.nation, guests, sunk=False))
    return there


@clause(
    "g40.battle.board-assault",
    G40_RULES(192), G40_RULES(193), G40_RULES(198), G40_RULES(246),
    title="An assault on the board",
)  # fmt: skip
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
    (1 UK Europe infantry (fought, from the sea), 1 UK Europe cruiser (bombarded))
    >>> assault(landed, "Norway", ("Sea Zone 112",), UK, (), war, script(1, 3, 6, 2)).force("Norway")
    nothing
    >>> assault(landed, "Norway", ("Sea Zone 112",), UK, (), war, script(0, 1, 3)).force("Norway")
    1 UK Europe infantry (fought, from the sea)
    """
    after_the_raid(position, place, attacker)
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
    bombing = {kind: bombers for kind, bombers in through.items() if bombers}
    for kind, bombers in bombing.items():
        position = damage_facility(position, place, kind, bombs_fall(position, bombers, table), attacker)
    if not bombing:
        return position.noting(RAIDED, bombing_raid, f"no bomb falls on {place}", nation=attacker, place=place)
    return position


def shot_down(position: Position, place: str, lost: Force) -> Position:
    """The position without aircraft that have been shot down."""
    if not lost:
        return position
    return position.without(place, lost).noting("lost", None, f"{lost} shot down", place=place, amount=lost.count())
