"""# Submarines

A submarine can dive once to get away from a battle; destroyers do not stop it, but they hunt it.
What stays on the surface fights on, against ships alone.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.naval import STANDING_BY
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SUBMERGED, STRUCK = "submerged", "struck first"


class Moment(Enum):
    """When in a battle a submarine wants to dive."""

    SUBMERGE_PHASE = "the fourth tactical mission"
    ROUND_BEGINS = "before anybody rolls in a round of general combat"
    ROUND_UNDER_WAY = "in the middle of such a round"


LATER_DIVE = question(
    "3g40.submarines.later-dive",
    DELUXE(852),
    DELUXE(891),
    REFERENCE(349),
    kind="contradiction",
    readings={
        "no-target": "in general combat a submarine may still dive while no enemy is left that it could hit",
        "once": "a submarine dives in the submerge phase or not at all in that battle",
    },
    chosen="no-target",
    because="The clarification and the FAQ both name the exception; the step itself states the rule without it.",
)
STRIKE_AND_DIVE = question(
    "3g40.submarines.strike-and-dive",
    DELUXE(830),
    DELUXE(846, part=1),
    DELUXE(850),
    kind="ambiguity",
    readings={
        "both": "a submarine that has struck first may dive right after",
        "either": "as in Global 1940, a submarine strikes or dives, and one that struck stays up for general combat",
    },
    chosen="both",
    because="The two steps follow each other, neither mentions the other, "
    "and the exceptions go before what Global 1940 says.",
)
ESCAPE = question(
    "3g40.submarines.later-escape",
    DELUXE(879),
    DELUXE(891),
    kind="ambiguity",
    readings={
        "late-dive": "the later escape of a defending submarine is the dive of the clarifications, with no target left",
        "every-round": "a defending submarine may dive in each round once it has made its defence roll",
    },
    chosen="late-dive",
    because="No later step of the sequence knows of an escape; the only other dive in general combat is the late one.",
)
AIRCRAFT = question(
    "3g40.submarines.which-aircraft",
    DELUXE(830),
    DELUXE(844, part=2),
    DELUXE(895),
    kind="contradiction",
    readings={
        "all": "no aircraft needs a destroyer to hit a submarine",
        "tactical": "only tactical bombers do without one; others need it as in Global 1940",
    },
    chosen="all",
    because="The clarification speaks of aircraft without distinction; "
    "the remark about tactical bombers stands where no other aircraft has a strike.",
)


@clause("3g40.submarines.targets", DELUXE(845, part=2), DELUXE(891, part=2), DELUXE(893))
def may_submarine_hit(position: Position, unit: str) -> Verdict:
    """A submarine MUST NOT hit a submarine, in first strike or general combat, nor an aircraft.

    >>> may_submarine_hit(EMPTY, "destroyer"), may_submarine_hit(EMPTY, "sea_transport")
    (allowed by 3g40.submarines.targets, allowed by 3g40.submarines.targets)
    >>> may_submarine_hit(EMPTY, "submarine")
    refused by 3g40.submarines.targets: a submarine cannot hit a submarine
    >>> may_submarine_hit(EMPTY, "fighter")
    refused by 3g40.submarines.targets: a submarine cannot hit a fighter
    """
    if unit == "submarine" or unit not in position.rules.units_of("sea"):
        return refuse(may_submarine_hit, f"a submarine cannot hit a {unit.replace('_', ' ')}")
    return allow(may_submarine_hit)


@clause("3g40.submarines.aircraft", DELUXE(844, part=2), DELUXE(874), DELUXE(895))
def may_aircraft_hit(position: Position, aircraft: str, target: Piece, destroyer: bool) -> Verdict:
    """An aircraft MAY hit a surfaced submarine, whether or not a destroyer is on its side; a submerged one is safe.

    >>> boat = Piece(GERMANY, "submarine")
    >>> may_aircraft_hit(EMPTY, "fighter", boat, destroyer=False)
    allowed by 3g40.submarines.aircraft
    >>> may_aircraft_hit(EMPTY.reads(AIRCRAFT, "tactical"), "fighter", boat, destroyer=False)
    refused by 3g40.submarines.aircraft: a fighter needs a destroyer to hit a submarine
    >>> may_aircraft_hit(EMPTY.reads(AIRCRAFT, "tactical"), "tactical_bomber", boat, destroyer=False)
    allowed by 3g40.submarines.aircraft
    >>> may_aircraft_hit(EMPTY, "fighter", boat._replace(marks=frozenset({"submerged"})), destroyer=True)
    refused by 3g40.submarines.aircraft: that submarine is submerged
    """
    if aircraft not in position.rules.units_of("air"):
        raise UnknownName("aircraft", aircraft, position.rules.units_of("air"))
    if SUBMERGED in target.marks:
        return refuse(may_aircraft_hit, "that submarine is submerged")
    alone = aircraft == "tactical_bomber" or position.reading(AIRCRAFT) == "all"
    if target.unit == "submarine" and not destroyer and not alone:
        return refuse(may_aircraft_hit, f"a {aircraft.replace('_', ' ')} needs a destroyer to hit a submarine")
    return allow(may_aircraft_hit)


@clause("3g40.submarines.occasion", DELUXE(848), DELUXE(850), DELUXE(852), DELUXE(891), REFERENCE(349))
def may_dive(position: Position, zone: str, boat: Piece, moment: Moment) -> Verdict:
    """A submarine MAY dive once, in the submerge phase; later only as a round begins in which it has no target left.

    Nothing but aircraft and submarines on the other side means no target; a transport is one.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, fighter=1, submarine=1)
    >>> boat = Piece(GERMANY, "submarine")
    >>> may_dive(war, "A-20", boat, Moment.ROUND_BEGINS)
    allowed by 3g40.submarines.occasion
    >>> convoy = war.with_force("A-20", UK, sea_transport=1)
    >>> may_dive(convoy, "A-20", boat, Moment.ROUND_BEGINS)
    refused by 3g40.submarines.occasion: the submerge phase is over and there are ships to fight
    >>> may_dive(convoy, "A-20", boat, Moment.SUBMERGE_PHASE)
    allowed by 3g40.submarines.occasion
    >>> may_dive(war.reads(LATER_DIVE, "once"), "A-20", boat, Moment.ROUND_BEGINS)
    refused by 3g40.submarines.occasion: the submerge phase is over
    """
    if boat.unit != "submarine":
        return refuse(may_dive, f"a {boat.unit.replace('_', ' ')} cannot dive")
    if SUBMERGED in boat.marks:
        return refuse(may_dive, "it is submerged already")
    enemies = position.enemies(zone, boat.nation)
    if not enemies:
        return refuse(may_dive, f"there is no battle in {zone}")
    if moment is Moment.SUBMERGE_PHASE:
        bound = STRUCK in boat.marks and position.reading(STRIKE_AND_DIVE) == "either"
        return refuse(may_dive, "it has struck first and fights on") if bound else allow(may_dive)
    if position.reading(LATER_DIVE) == "once":
        return refuse(may_dive, "the submerge phase is over")
    if any(may_submarine_hit(position, piece.unit) for piece in enemies):
        return refuse(may_dive, "the submerge phase is over and there are ships to fight")
    return allow(may_dive) if moment is Moment.ROUND_BEGINS else refuse(may_dive, "the round has begun")


@clause("3g40.submarines.dive", DELUXE(850), DELUXE(851), DELUXE(853))
def dive(position: Position, zone: str, nation: Nation, moment: Moment, table: Table) -> Position:
    """A nation MAY submerge any of its submarines in battle, enemy destroyers or not, and MUST turn them on their side.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, submarine=3).with_force("A-20", UK, destroyer=1)
    >>> below = dive(war, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(2))
    >>> below.force("A-20").only(GERMANY)
    1 Germany submarine, 2 Germany submarine (submerged)
    >>> below.since(war)
    ['submarines that Germany turns on their side in A-20: 2']
    >>> dive(war, "A-20", GERMANY, Moment.SUBMERGE_PHASE, script(0)) == war
    True
    >>> dive(war, "A-20", GERMANY, Moment.ROUND_BEGINS, script()) == war
    True
    """
    for boat, number in position.force(zone).only(nation).items():
        if not may_dive(position, zone, boat, moment):
            continue
        diving = table.ask(nation, "dive", range(number + 1))
        if diving:
            some = Force({boat: diving})
            position = position.with_pieces(zone, position.force(zone).replacing(some, some.marked(SUBMERGED)))
            told = f"submarines that {nation} turns on their side in {zone}: {diving}"
            position = position.noting("submerged", dive, told, nation=nation, place=zone, amount=diving)
    return position


@clause("3g40.submarines.escape", DELUXE(879, part=2))
def may_escape(position: Position, zone: str, boat: Piece, defending: bool, rolled: bool) -> Verdict:
    """A defending submarine that made its roll MAY escape later in the battle, by a late dive.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, cruiser=1, fighter=1)
    >>> boat = Piece(GERMANY, "submarine")
    >>> may_escape(war, "A-20", boat, defending=True, rolled=True)
    refused by 3g40.submarines.occasion: the submerge phase is over and there are ships to fight
    >>> may_escape(war.without("A-20", Force.of(UK, cruiser=1)), "A-20", boat, defending=True, rolled=True)
    allowed by 3g40.submarines.occasion
    >>> every = war.reads(ESCAPE, "every-round")
    >>> may_escape(every, "A-20", boat, defending=True, rolled=True)
    allowed by 3g40.submarines.escape
    >>> may_escape(every, "A-20", boat, defending=True, rolled=False)
    refused by 3g40.submarines.occasion: the submerge phase is over and there are ships to fight
    """
    afloat = boat.unit == "submarine" and SUBMERGED not in boat.marks
    if afloat and defending and rolled and position.reading(ESCAPE) == "every-round":
        return allow(may_escape)
    return may_dive(position, zone, boat, Moment.ROUND_BEGINS)


@clause("3g40.submarines.scramble", DELUXE(894), title="No scramble against submarines alone")
def may_scramble_against(position: Position, zone: str, nation: Nation) -> Verdict:
    """Aircraft MUST NOT scramble into a zone that the enemy attacks with nothing but submarines.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, submarine=2)
    >>> may_scramble_against(war, "A-20", UK)
    refused by 3g40.submarines.scramble: only submarines attack A-20
    >>> may_scramble_against(war.with_force("A-20", GERMANY, sea_transport=1), "A-20", UK)
    allowed by 3g40.submarines.scramble
    """
    attackers = position.enemies(zone, nation).only(without=STANDING_BY)
    if not attackers:
        return refuse(may_scramble_against, f"nobody attacks {zone}")
    if attackers.count() == attackers.count(unit="submarine"):
        return refuse(may_scramble_against, f"only submarines attack {zone}")
    return allow(may_scramble_against)
