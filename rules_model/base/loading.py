"""# Loading transports

What a transport carries, for whom, and where it may take it aboard.
"""

from __future__ import annotations

from collections.abc import Set

from rules_model.base.carriers import hosts
from rules_model.base.noncombat_moves import MOVED
from rules_model.base.spaces import hostile_waters, touches
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position

ACTS = LOAD, SAIL, OFFLOAD = "load", "sail", "offload"
OTHER_ROOM = 3  # points that a land unit takes
INFANTRY_ROOM = 2


@clause("g40.transport.room", G40_RULES(82), G40_RULES(99), title="Room that cargo takes")
def room_of(position: Position, nation: Nation, unit: str) -> int:
    """Of a transport's five points of room an infantry takes two and any other land unit, AA artillery too, three.

    >>> room_of(EMPTY, UK, "infantry"), room_of(EMPTY, UK, "tank"), room_of(EMPTY, UK, "aa_artillery")
    (2, 3, 3)
    """
    return INFANTRY_ROOM if unit == "infantry" else OTHER_ROOM


@clause("g40.transport.cargo", G40_RULES(98), title="What is cargo")
def may_be_cargo(position: Position, nation: Nation, kind: str) -> Verdict:
    """Only land units ride on transports; factories and bases never do.

    >>> may_be_cargo(EMPTY, UK, "tank")
    allowed by g40.transport.cargo
    >>> may_be_cargo(EMPTY, UK, "minor_factory"), may_be_cargo(EMPTY, UK, "naval_base").allowed
    (refused by g40.transport.cargo: no minor factory is cargo, False)
    >>> may_be_cargo(EMPTY, UK, "fighter")
    refused by g40.transport.cargo: no fighter is cargo
    """
    if kind not in position.rules.facility_names and profile_of(position, nation, kind).domain == "land":
        return allow(may_be_cargo)
    return refuse(may_be_cargo, f"no {kind.replace('_', ' ')} is cargo")


@clause("g40.transport.capacity", G40_RULES(82), G40_RULES(99), title="What fits on a transport")
def fits(position: Position, owner: Nation, cargo: Force) -> Verdict:
    """A transport carries one land unit of any kind and one infantry beside it, so two others never fit.

    AA artillery leaves room for an infantry like any other unit.

    >>> fits(EMPTY, UK, Force.of(UK, infantry=1, tank=1)), fits(EMPTY, UK, Force.of(UK, infantry=2))
    (allowed by g40.transport.capacity, allowed by g40.transport.capacity)
    >>> fits(EMPTY, UK, Force.of(UK, infantry=3))
    refused by g40.transport.capacity: 3 UK Europe infantry do not fit
    >>> fits(EMPTY, UK, Force.of(UK, aa_artillery=1, artillery=1))
    refused by g40.transport.capacity: 1 UK Europe aa artillery, 1 UK Europe artillery do not fit
    """
    for piece in cargo:
        if not (kind := may_be_cargo(position, piece.nation, piece.unit)):
            return kind
    taken = sum(cargo[piece] * room_of(position, piece.nation, piece.unit) for piece in cargo)
    if taken > profile_of(position, owner, "transport").load:
        return refuse(fits, f"{cargo} do not fit")
    return allow(fits)


@clause("g40.transport.allies", G40_RULES(94), G40_RULES(103), G40_RULES(381), title="Carrying an ally")
def may_carry_for(position: Position, owner: Nation, passenger: Nation, zone: str) -> Verdict:
    """A transport MAY carry an ally's units once each power has a war; neutral powers neither carry nor ride.

    The Soviet Union is a neutral power wherever it has no war on the map on which the zone lies.

    >>> may_carry_for(START.at_war(ALLIES, JAPAN), UK, ANZAC, "Sea Zone 37")
    allowed by g40.transport.allies
    >>> may_carry_for(START.at_war(ANZAC, JAPAN), USA, ANZAC, "Sea Zone 26")
    refused by g40.transport.allies: United States does not carry ANZAC
    >>> may_carry_for(START, USA, USA, "Sea Zone 26")
    allowed by g40.transport.allies
    >>> east = START.at_war(ALLIES, JAPAN)
    >>> may_carry_for(east, UK, USSR, "Sea Zone 109").allowed, may_carry_for(east, USA, USSR, "Sea Zone 6").allowed
    (False, True)
    """
    if hosts(position, owner, passenger, zone):
        return allow(may_carry_for)
    return refuse(may_carry_for, f"{owner} does not carry {passenger}")


@clause("g40.transport.ally-turns", G40_RULES(94), G40_RULES(450), title="Whose turn does what")
def may_act_for(
    position: Position, owner: Nation, passenger: Nation, mover: Nation, act: str, just_boarded: bool = False
) -> Verdict:
    """An ally's unit boards in a turn of its owner, is carried in the transport owner's, and lands in a later one.

    That later turn is its own again, never the one in which it boarded.
    The two British economies are one power and no allies of each other.

    >>> may_act_for(START, UK, ANZAC, ANZAC, "load"), may_act_for(START, UK, ANZAC, UK, "sail").allowed
    (allowed by g40.transport.ally-turns, True)
    >>> may_act_for(START, UK, ANZAC, UK, "offload")
    refused by g40.transport.ally-turns: that waits for a turn of ANZAC
    >>> may_act_for(START, UK, ANZAC, ANZAC, "offload", just_boarded=True)
    refused by g40.transport.ally-turns: it boarded in this very turn
    >>> may_act_for(START, UK, UK_PACIFIC, UK, "offload", just_boarded=True)
    allowed by g40.transport.ally-turns
    """
    if act not in ACTS:
        raise UnknownName("act of a transport", act, ACTS)
    whose = owner if act == SAIL else passenger
    if not share_a_turn(position, whose, mover):
        return refuse(may_act_for, f"that waits for a turn of {whose}")
    if act == OFFLOAD and just_boarded and not share_a_turn(position, owner, passenger):
        return refuse(may_act_for, "it boarded in this very turn")
    return allow(may_act_for)


@clause("g40.transport.whole-move", G40_RULES(85), title="A land unit's whole move")
def may_board(position: Position, marks: Set[str]) -> Verdict:
    """Boarding or landing is all that a land unit moves in a turn: it neither moves before nor after.

    Both leave the mark of a move.

    >>> may_board(START, set())
    allowed by g40.transport.whole-move
    >>> may_board(START, {"moved"})
    refused by g40.transport.whole-move: it has moved this turn
    """
    return refuse(may_board, f"it has {MOVED} this turn") if MOVED in marks else allow(may_board)


@clause("g40.transport.from-land", G40_RULES(95), title="Never from ship to ship")
def may_board_from(position: Position, start: str, zone: str) -> Verdict:
    """Cargo boards from a territory beside the sea zone; it MUST NOT pass from one transport to another.

    >>> may_board_from(START, "Scotland", "Sea Zone 109")
    allowed by g40.transport.from-land
    >>> may_board_from(START, "Sea Zone 109", "Sea Zone 109")
    refused by g40.transport.from-land: nothing goes from ship to ship
    >>> may_board_from(START, "Scotland", "Sea Zone 110")
    refused by g40.transport.from-land: Scotland does not touch Sea Zone 110
    """
    if position.map.is_sea(start):
        return refuse(may_board_from, "nothing goes from ship to ship")
    if not touches(position, start, zone):
        return refuse(may_board_from, f"{start} does not touch {zone}")
    return allow(may_board_from)


@clause("g40.transport.waters", G40_RULES(84), G40_RULES(88), title="Waters to load in")
def may_work_in(position: Position, zone: str, nation: Nation) -> Verdict:
    """A transport MUST NOT load or offload in hostile waters, which an enemy submarine or transport never makes.

    An assault is announced there all the same; its troops land once the sea is clear.

    >>> war = START.at_war(UK, GERMANY)
    >>> may_work_in(war.with_force("Sea Zone 109", GERMANY, submarine=2, transport=1), "Sea Zone 109", UK)
    allowed by g40.transport.waters
    >>> may_work_in(war.with_force("Sea Zone 109", GERMANY, cruiser=1), "Sea Zone 109", UK)
    refused by g40.transport.waters: Sea Zone 109 is hostile
    """
    if hostile_waters(position, zone, nation):
        return refuse(may_work_in, f"{zone} is hostile")
    return allow(may_work_in)
