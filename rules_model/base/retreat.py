"""# Retreat

The attacker may break off a battle after any round, with everything it has there.
"""

from __future__ import annotations

from rules_model.base.amphibious import RETREAT, SEABORNE
from rules_model.base.canals import may_pass
from rules_model.base.flight_decks import cargo_of
from rules_model.base.lone_ships import guards, helpless
from rules_model.base.sides import attackers, defenders, spoken
from rules_model.base.submarine_moves import hostile_ships
from rules_model.base.turn import share_a_turn, this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

RETREATED = "retreated"  # mark on land and sea units that have retreated this turn

AIR_ALONE = question(
    "g40.retreat.air-alone",
    G40_RULES(216),
    G40_RULES(183),
    G40_RULES(184),
    kind="contradiction",
    readings={
        "alone": "in an assault aircraft may retreat though no unit came overland",
        "with-overland": "in an assault aircraft may retreat only together with units that came overland",
    },
    chosen="alone",
    because="The account that retells the rulebook counts both among those that may go; "
    "the other rests on nobody's text.",
)


@clause("g40.retreat.who", G40_RULES(136), G40_RULES(214), G40_RULES(215))
def may_retreat(position: Position, nation: Nation, attacker: Nation, rounds: int) -> Verdict:
    """The attacker alone MAY retreat, after a whole round has been fought; defenders and what scrambled MUST NOT.

    Bombardment and anti-aircraft fire are not a round, and a dive is no retreat.

    >>> may_retreat(EMPTY, GERMANY, GERMANY, rounds=1)
    allowed by g40.retreat.who
    >>> may_retreat(EMPTY, GERMANY, GERMANY, rounds=0)
    refused by g40.retreat.who: no round has been fought yet
    >>> may_retreat(EMPTY, UK, GERMANY, rounds=1)
    refused by g40.retreat.who: UK Europe defends, and defenders do not retreat
    """
    if not share_a_turn(position, nation, attacker):
        return refuse(may_retreat, f"{nation} defends, and defenders do not retreat")
    if rounds < 1:
        return refuse(may_retreat, "no round has been fought yet")
    return allow(may_retreat)


@clause(
    "g40.retreat.spaces", G40_RULES(118), G40_RULES(216), G40_RULES(217), G40_RULES(218), title="Where a retreat leads"
)
def retreat_spaces(
    position: Position, place: str, attacker: Nation, came_from: tuple[str, ...], began: Position
) -> tuple[str, ...]:
    """A retreat MUST lead to one adjacent space from which an attacker came and that was friendly as the turn began.

    Ships retreat to a sea zone, which must not be hostile now either, and land units to a territory.
    The battle's own zone is no way out, nor is a canal or strait that is shut to any of the ships.
    The last argument is the position as the turn began.

    >>> war = START.at_war(GERMANY, FRANCE, UK)
    >>> retreat_spaces(war, "France", GERMANY, ("Western Germany", "Southern France"), war)
    ('Western Germany',)
    >>> retreat_spaces(war.held(GERMANY, "Southern France"), "France", GERMANY, ("Southern France",), war)
    ()
    >>> fleet = war.with_force("Sea Zone 112", UK, cruiser=1)
    >>> retreat_spaces(war, "Sea Zone 110", GERMANY, ("Sea Zone 110", "Sea Zone 112", "Sea Zone 111"), fleet)
    ('Sea Zone 111',)
    """
    here = position.map.name_of(place)
    near = [position.map.name_of(other) for other in came_from]
    near = [other for other in near if leads_on(position, here, other)]
    near = [other for other in near if all_pass(position, attackers(position, here, attacker), here, other)]
    return tuple(other for other in dict.fromkeys(near) if is_way_out(position, other, attacker, began))


@clause("g40.retreat.to", G40_RULES(216), G40_RULES(217), G40_RULES(218), title="A retreat to a space")
def may_retreat_to(
    position: Position, place: str, attacker: Nation, to: str, came_from: tuple[str, ...], began: Position
) -> Verdict:
    """The attacker MAY retreat to a space that a retreat from this battle leads to; where none is, it MUST fight on.

    >>> war = START.at_war(GERMANY, FRANCE)
    >>> may_retreat_to(war, "France", GERMANY, "Western Germany", ("Western Germany",), war)
    allowed by g40.retreat.to
    >>> may_retreat_to(war, "France", GERMANY, "Holland Belgium", ("Western Germany",), war)
    refused by g40.retreat.to: no retreat leads from France to Holland Belgium
    >>> may_retreat_to(war, "France", GERMANY, "Western Germany", (), war)
    refused by g40.retreat.to: no retreat leads from France anywhere
    """
    spaces = retreat_spaces(position, place, attacker, came_from, began)
    if position.map.name_of(to) in spaces:
        return allow(may_retreat_to)
    goal = f"to {position.map.name_of(to)}" if spaces else "anywhere"
    return refuse(may_retreat_to, f"no retreat leads from {position.map.name_of(place)} {goal}")


def leads_on(position: Position, here: str, other: str) -> bool:
    """Whether units can step from one place to the other: from land to land beside it, or from sea to sea."""
    return position.map.adjacent(here, other) and position.map.is_sea(here) == position.map.is_sea(other)


def all_pass(position: Position, ships: Force, here: str, other: str) -> bool:
    """Whether all of a force may go by sea from one place to the other."""
    return all(may_pass(position, ship.nation, ship.unit, here, other) for ship in ships)


def is_way_out(position: Position, place: str, attacker: Nation, began: Position) -> bool:
    """Whether a space was friendly when the turn began and, at sea, is still free of enemies."""
    if position.map.is_sea(place):
        return not hostile_ships(began, place, attacker) and not hostile_ships(position, place, attacker)
    return began.holder(place).friendly(attacker) and position.holder(place).friendly(attacker)


@clause("g40.retreat.stay", G40_RULES(183), G40_RULES(184), G40_RULES(216), G40_RULES(219), title="Who retreats")
def retreating(position: Position, place: str, attacker: Nation) -> Force:
    """All attackers of a battle retreat as one, but for land units from the sea, which MUST fight on.

    Aircraft MAY go when those are all the land units, or when no land unit is left.

    >>> assault = START.with_force("Norway", UK, {"from the sea"}, infantry=2).with_force("Norway", UK, fighter=1)
    >>> retreating(assault, "Norway", UK)
    1 UK Europe fighter
    >>> retreating(assault.reads(AIR_ALONE, "with-overland"), "Norway", UK)
    nothing
    >>> joined = assault.with_force("Norway", UK, tank=1)
    >>> retreating(joined.reads(AIR_ALONE, "with-overland"), "Norway", UK)
    1 UK Europe fighter, 1 UK Europe tank
    """
    force = attackers(position, place, attacker)
    going = force.only(without=SEABORNE)
    overland = going.count() > going.count(unit=position.rules.units_of("air"))
    bound = force.count(mark=SEABORNE) and not overland and position.reading(AIR_ALONE) == "with-overland"
    return Force() if bound else going


@clause("g40.retreat.move", G40_RULES(107), G40_RULES(172), G40_RULES(216), G40_RULES(220), G40_RULES(221))
def retreat(position: Position, place: str, attacker: Nation, to: str) -> Position:
    """Land and sea units MUST retreat to one space, all together, while aircraft stay above until the noncombat move.

    Transports take their cargo along, an ally's too, and carriers the aircraft of allies that they bear.

    >>> battle = START.with_force("France", GERMANY, tank=2, fighter=1)
    >>> gone = retreat(battle, "France", GERMANY, "Western Germany")
    >>> gone.force("France"), gone.force("Western Germany")
    (1 Germany fighter, 2 Germany tank (retreated))
    >>> gone.since(battle)
    ['Germany retreats from France to Western Germany']
    >>> retreat(battle, "France", GERMANY, "Denmark")
    Traceback (most recent call last):
    ValueError: no retreat leads from France to Denmark
    """
    if not leads_on(position, place, to):
        raise ValueError(f"no retreat leads from {position.map.name_of(place)} to {position.map.name_of(to)}")
    moving = retreating(position, place, attacker)
    moving = moving.minus(moving.only(unit=position.rules.units_of("air")))
    moving = moving.plus(cargo_of(position, place, attacker, moving))
    there = position.without(place, moving)
    there = there.with_pieces(to, there.force(to).plus(moving.marked(RETREATED)))
    text = f"{attacker} retreats from {position.map.name_of(place)} to {position.map.name_of(to)}"
    return there.noting(RETREAT, retreat, text, nation=attacker, place=place)


@clause("g40.retreat.spent", G40_RULES(220), G40_RULES(221), title="After a retreat")
def may_go_on(position: Position, piece: Piece, offloading: bool) -> Verdict:
    """What has retreated MUST NOT go anywhere else that turn, nor may a transport unload; aircraft MAY still fly home.

    >>> may_go_on(EMPTY, Piece(GERMANY, "fighter"), offloading=False)
    allowed by g40.retreat.spent
    >>> may_go_on(EMPTY, Piece(GERMANY, "tank", frozenset({"retreated"})), offloading=False)
    refused by g40.retreat.spent: the tank has retreated and stays
    >>> may_go_on(EMPTY, Piece(GERMANY, "transport", frozenset({"retreated"})), offloading=True)
    refused by g40.retreat.spent: the transport has retreated and keeps its cargo
    """
    if RETREATED in piece.marks:
        rest = "keeps its cargo" if offloading else "stays"
        return refuse(may_go_on, f"the {spoken(piece.unit)} has retreated and {rest}")
    return allow(may_go_on)


@clause("g40.retreat.air-only", G40_RULES(184), G40_RULES(215), title="Aircraft that are left")
def aircraft_choose(position: Position, place: str, attacker: Nation, rounds: int) -> Verdict:
    """When all its land units are lost, the attacker's aircraft MAY stay or retreat, but only after one round.

    >>> over = START.with_force("Norway", UK, fighter=2)
    >>> aircraft_choose(over, "Norway", UK, rounds=1)
    allowed by g40.retreat.air-only
    >>> aircraft_choose(over, "Norway", UK, rounds=0)
    refused by g40.retreat.who: no round has been fought yet
    >>> aircraft_choose(over.with_force("Norway", UK, infantry=1), "Norway", UK, rounds=1)
    refused by g40.retreat.air-only: there are land units left
    """
    if attackers(position, place, attacker).count(unit=position.rules.units_of("land")):
        return refuse(aircraft_choose, "there are land units left")
    if not attackers(position, place, attacker):
        return refuse(aircraft_choose, "no aircraft are left")
    free = may_retreat(position, attacker, attacker, rounds)
    return allow(aircraft_choose) if free else free


@clause("g40.retreat.transports", G40_RULES(101), G40_RULES(222), title="No sniping at transports")
def without_defence(position: Position, zone: str, attacker: Nation) -> Position:
    """Once only transports face an attacker that can still hit, all of them are lost at once, unless it has retreated.

    Cargo guards nobody and is lost with them; neither does anything guard them that cannot hit the attacker.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=1)
    >>> convoy = war.with_force("Sea Zone 109", UK, transport=3)
    >>> without_defence(convoy, "Sea Zone 109", GERMANY).since(convoy)
    ['3 UK Europe transport lost without a fight']
    >>> guarded = convoy.with_force("Sea Zone 109", UK, destroyer=1)
    >>> without_defence(guarded, "Sea Zone 109", GERMANY) == guarded
    True
    >>> without_defence(convoy.with_force("Sea Zone 109", UK, fighter=1), "Sea Zone 109", GERMANY).force("Sea Zone 109")
    1 Germany submarine, 1 UK Europe fighter
    """
    fighting, own = defenders(position, zone, attacker), attackers(position, zone, attacker)
    harmless = not any(figure_of(position, piece.nation, piece.unit, "attack") for piece in own)
    if harmless or guards(position, fighting, own) or this_round(position, RETREAT, attacker, zone):
        return position
    there = position.enemies(zone, attacker).items()
    left = Force((piece, many) for piece, many in there if helpless(position, piece))
    if not left:
        return position
    text = f"{left} lost without a fight"
    return position.without(zone, left).noting("lost", without_defence, text, place=zone, amount=left.count())
