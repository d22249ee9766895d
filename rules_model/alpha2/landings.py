"""# Submarines and transports under Alpha +2

A submarine no longer shoots at transports in passing, but it keeps them from landing troops alone.
"""

from __future__ import annotations

from rules_model.base.lone_ships import helpless
from rules_model.base.sides import SUBMERGED
from rules_model.base.submarine_moves import may_land_past
from rules_model.base.submarines import SeaBattle, surprise_strikes
from rules_model.base.turn import share_a_turn
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies, replaces
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

GUARDS = question(
    "alpha2.landings.guard",
    ALPHA2(226, part=3),
    kind="ambiguity",
    readings={
        "any": "a warship is any ship that fights, a submarine too",
        "surface": "only a surface warship guards the transports",
    },
    chosen="any",
    because="The line says warship without a word more, and the second edition lets a submarine do.",
)

SNEAK_SHOT = question(
    "alpha2.landings.which-shot",
    ALPHA2(226, part=1),
    kind="ambiguity",
    readings={
        "in-battle": "submarines make no surprise strike in a battle against a side that is nothing but transports",
        "in-passing": "only a shot outside any battle is meant, at transports that land or pass beside a submarine",
    },
    chosen="in-battle",
    because="The line takes the shot away without a word on where, and the base game here knows no other such shot.",
)

DIVED = question(
    "alpha2.landings.submerged",
    ALPHA2(226, part=2),
    kind="ambiguity",
    readings={
        "any": "any enemy submarine bars the landing, one that has dived in the battle too",
        "afloat": "one that has dived bars nothing, as in the second edition",
    },
    chosen="any",
    because="The line says any, and a submarine that dives stays in the zone.",
)


def unescorted(position: Position, side: Force) -> bool:
    """Whether a side at sea is nothing but transports and what they carry."""
    return bool(side) and all(helpless(position, piece) for piece in side)


@modifies("alpha2.landings.no-sneak-shot", surprise_strikes, ALPHA2(226, part=1), title="No shot at lone transports")
def no_sneak_shot(
    before: Body[[SeaBattle, Table], SeaBattle], position: Position, battle: SeaBattle, table: Table
) -> SeaBattle:
    """A submarine MUST NOT strike by surprise at transports that have no escort.

    It fires with all others in that round.

    >>> lone = SeaBattle(Force.of(UK, transport=2), Force.of(GERMANY, submarine=1))
    >>> surprise_strikes(START, lone, script()) == lone, surprise_strikes(BASE_START, lone, script(1))
    (True, 1 UK Europe transport against 1 Germany submarine (struck))
    >>> escorted = SeaBattle(Force.of(UK, transport=2, cruiser=1), Force.of(GERMANY, submarine=1))
    >>> surprise_strikes(START, escorted, script(1))
    2 UK Europe transport against 1 Germany submarine (struck)
    >>> surprise_strikes(START.reads(SNEAK_SHOT, "in-passing"), lone, script(1))
    1 UK Europe transport against 1 Germany submarine (struck)
    """
    if position.reading(SNEAK_SHOT) == "in-passing":
        return before(position, battle, table)
    if unescorted(position, battle.attackers) or unescorted(position, battle.defenders):
        return battle
    return before(position, battle, table)


@replaces(
    "alpha2.landings.lurking", may_land_past, ALPHA2(226, part=2), ALPHA2(226, part=3), title="A lurking submarine"
)
def past_a_lurking_submarine(position: Position, zone: str, nation: Nation) -> Verdict:
    """Transports MUST NOT land an assault where an enemy submarine is, unless an own warship is there as well.

    What counts is what is there when the combat moves end, so an own submarine does even if it dives in the battle.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=2)
    >>> lurking = war.with_force("Sea Zone 112", GERMANY, submarine=1)
    >>> may_land_past(lurking, "Sea Zone 112", UK)
    refused by alpha2.landings.lurking: an enemy submarine is in Sea Zone 112 and no other warship guards the transports
    >>> may_land_past(lurking.with_force("Sea Zone 112", UK, cruiser=1), "Sea Zone 112", UK).allowed
    True
    >>> may_land_past(lurking.with_force("Sea Zone 112", FRANCE, cruiser=1), "Sea Zone 112", UK).allowed
    False
    >>> boat = lurking.with_force("Sea Zone 112", UK, submarine=1)
    >>> [may_land_past(one, "Sea Zone 112", UK).allowed for one in (boat, boat.reads(GUARDS, "surface"))]
    [True, False]
    >>> dived = war.with_force("Sea Zone 112", GERMANY, {"submerged"}, submarine=1)
    >>> [may_land_past(one, "Sea Zone 112", UK).allowed for one in (dived, dived.reads(DIVED, "afloat"))]
    [False, True]
    >>> before = BASE_START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, submarine=1)
    >>> may_land_past(before, "Sea Zone 112", UK).clause
    'g40.submarine.bar'
    """
    guard = position.rules.units_of("warship" if position.reading(GUARDS) == "any" else "surface")
    lurking = position.enemies(zone, nation).only(unit="submarine")
    if position.reading(DIVED) == "afloat":
        lurking = lurking.only(without=SUBMERGED)
    own = (piece for piece in position.force(zone).only(unit=guard) if share_a_turn(position, piece.nation, nation))
    if lurking and not any(own):
        reason = f"an enemy submarine is in {position.map.name_of(zone)} and no other warship guards the transports"
        return refuse(past_a_lurking_submarine, reason)
    return allow(past_a_lurking_submarine)
