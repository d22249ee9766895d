"""# Meeting submarines and transports

What happens where the only enemies in a sea zone are ships that make it hostile to nobody.
"""

from __future__ import annotations

from rules_model.base.attacks import attackers as attacking_units
from rules_model.base.carriers import TRAPPED
from rules_model.base.spaces import hostile_waters
from rules_model.base.turn import Phase
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of, profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

#: Abilities that rows list.
HELPLESS, HIDES, FINDS = "die alone", "hide from aircraft", "find submarines"
FOUGHT = "fought"  # mark on pieces that have been in battle this turn

SHIELD = question(
    "g40.sea-move.shield",
    G40_RULES(101),
    kind="ambiguity",
    readings={
        "none": "transports that are left with friends who cannot hit the attacker are lost all the same",
        "any": "transports are safe as long as any friend fights beside them",
    },
    chosen="none",
    because="The one ruling that was found says so; no rulebook sentence was.",
)

IDLE = question(
    "g40.sea-move.idle-transports",
    G40_RULES(35),
    G40_RULES(64),
    kind="contradiction",
    readings={
        "sunk": "whoever can attack and ends beside transports alone sinks them, unless a landing is supported",
        "choice": "transports alone may be left be for any reason, as submarines are",
    },
    chosen="sunk",
    because="The row on transports alone names the one case in which they are ignored; the other speaks in general.",
)


def can_hit(position: Position, force: Force) -> bool:
    """Whether a force at sea has a unit with an attack figure; land units aboard transports do not count."""
    return any(figure_of(position, piece.nation, piece.unit, "attack") for piece in fleet_of(position, force))


def fleet_of(position: Position, force: Force) -> Force:
    """The ships and aircraft of a force that can take part in a sea battle: neither cargo nor trapped aircraft."""
    land = position.rules.units_of("land")
    return force.minus(force.only(unit=land)).only(without=TRAPPED)


@clause("g40.sea-move.ignore", G40_RULES(35), G40_RULES(63), G40_RULES(64), G40_RULES(65), title="Fight or ignore")
def may_leave_be(position: Position, zone: str, nation: Nation, phase: Phase, supporting: bool = False) -> Verdict:
    """Ships that end a move beside enemy submarines or transports alone MAY leave them be.

    In the combat move they MAY attack them instead, and unguarded transports only while a landing is supported may go
    free of ships that can attack; in the noncombat move no battle follows.

    >>> war = START.at_war(UK, GERMANY)
    >>> may_leave_be(war.with_force("Sea Zone 110", GERMANY, submarine=2), "Sea Zone 110", UK, Phase.COMBAT_MOVE)
    allowed by g40.sea-move.ignore
    >>> may_leave_be(war.with_force("Sea Zone 110", GERMANY, cruiser=1), "Sea Zone 110", UK, Phase.COMBAT_MOVE)
    refused by g40.sea-move.ignore: enemy warships are in Sea Zone 110
    >>> may_leave_be(war.with_force("Sea Zone 110", GERMANY, cruiser=1), "Sea Zone 110", UK, Phase.NONCOMBAT_MOVE)
    allowed by g40.sea-move.ignore
    >>> convoy = war.with_force("Sea Zone 110", GERMANY, transport=1).with_force("Sea Zone 110", UK, cruiser=1)
    >>> may_leave_be(convoy, "Sea Zone 110", UK, Phase.COMBAT_MOVE)
    refused by g40.sea-move.ignore: 1 Germany transport in Sea Zone 110 is sunk
    >>> may_leave_be(convoy, "Sea Zone 110", UK, Phase.COMBAT_MOVE, supporting=True).allowed
    True
    >>> may_leave_be(convoy.reads(IDLE, "choice"), "Sea Zone 110", UK, Phase.COMBAT_MOVE).allowed
    True
    """
    if phase is not Phase.COMBAT_MOVE:
        return allow(may_leave_be)
    if hostile_waters(position, zone, nation):
        return refuse(may_leave_be, f"enemy warships are in {zone}")
    prey = doomed(position, zone, nation)
    if prey and not supporting and position.reading(IDLE) == "sunk":
        return refuse(may_leave_be, f"{prey} in {zone} is sunk")
    return allow(may_leave_be)


@clause("g40.sea-move.guards", G40_RULES(101), title="Who guards transports")
def guards(position: Position, defenders: Force, attackers: Force) -> Force:
    """Transports are guarded by the units beside them that can hit an attacker; others do not count.

    Submarines cannot hit aircraft, and aircraft hit submarines only beside a destroyer of theirs.

    >>> scrambled = Force.of(JAPAN, fighter=2, transport=1)
    >>> guards(EMPTY, scrambled, Force.of(USA, submarine=2)), guards(EMPTY, scrambled, Force.of(USA, cruiser=1))
    (nothing, 2 Japan fighter)
    >>> guards(EMPTY.reads(SHIELD, "any"), scrambled, Force.of(USA, submarine=2))
    2 Japan fighter
    """
    attackers, defenders = fleet_of(position, attackers), fleet_of(position, defenders)
    rows = {piece: profile_of(position, piece.nation, piece.unit) for piece in (*defenders, *attackers)}
    found = any(rows[piece].can(FINDS) for piece in defenders)

    def hurts(guard: Piece) -> bool:
        flies, hides = rows[guard].domain == "air", rows[guard].can(HIDES)
        targets = [rows[one] for one in attackers]
        return any(not ((flies and row.can(HIDES) and not found) or (hides and row.domain == "air")) for row in targets)

    beside = Force((piece, defenders[piece]) for piece in defenders if not rows[piece].can(HELPLESS))
    if position.reading(SHIELD) == "any":
        return beside
    return Force((piece, beside[piece]) for piece in beside if hurts(piece))


@clause("g40.sea-move.lone-transports", G40_RULES(64), G40_RULES(101), title="Transports left alone")
def sinking_transports(position: Position, zone: str, nation: Nation, supporting: bool = False) -> Position:
    """Enemy transports without a guard are sunk without a die once units that can attack end a combat move there.

    The attacker MAY ignore them only while it supports a landing.
    For its ships the sinking counts as a sea battle; cargo is lost as well.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 113", GERMANY, transport=2)
    >>> raid = war.with_force("Sea Zone 113", UK, cruiser=1)
    >>> sinking_transports(raid, "Sea Zone 113", UK).since(raid)
    ['2 Germany transport are sunk in Sea Zone 113 without a fight']
    >>> sinking_transports(raid, "Sea Zone 113", UK).force("Sea Zone 113")
    1 UK Europe cruiser (fought)
    >>> sinking_transports(raid, "Sea Zone 113", UK, supporting=True) == raid
    True
    """
    lost = doomed(position, zone, nation)
    if supporting or not lost:
        return position
    ships = attacking_units(position, zone, nation).only(unit=position.rules.units_of("sea"))
    left = position.force(zone).minus(lost).replacing(ships, ships.marked(FOUGHT))
    text = f"{lost} {'is' if lost.count() == 1 else 'are'} sunk in {position.map.name_of(zone)} without a fight"
    sunk = position.with_pieces(zone, left)
    return sunk.noting("sunk", sinking_transports, text, nation=nation, place=zone, amount=lost.count())


def doomed(position: Position, zone: str, nation: Nation) -> Force:
    """Enemy transports and their cargo that nobody guards from the units of a power that can attack them there."""
    ours, defenders = attacking_units(position, zone, nation), position.enemies(zone, nation)
    if not can_hit(position, ours) or guards(position, defenders, ours):
        return Force()
    return Force((piece, defenders[piece]) for piece in defenders if helpless(position, piece))


def helpless(position: Position, piece: Piece) -> bool:
    """Whether a piece dies when it is left alone at sea: a transport, or what one carries."""
    row = profile_of(position, piece.nation, piece.unit)
    return row.can(HELPLESS) or row.domain == "land"
