"""# Aircraft that defend in an enemy's turn

Once the enemy has moved, aircraft scramble from air bases and designated ones fly in from farther off.
This chapter holds the scramble, and that no more than three come to one place.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_FACILITIES, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.designation import Use, is_in_bound
from rules_model.deluxe.gibraltar import EAST, WEST, base_owners
from rules_model.deluxe.markers import DESIGNATED, counts_as, may_bear_marker
from rules_model.deluxe.submarines import may_scramble_against
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.position import Position

IN_BOUND = "in bound"
MOST_IN_BOUND = 3
MOST_SCRAMBLERS = 3


def rose_from(position: Position, base: str) -> str:
    """The mark of aircraft that scrambled from a base."""
    return f"from {position.map.name_of(base)}"


LIMIT = question(
    "3g40.markers.whose-limit",
    DELUXE(510),
    DELUXE(954),
    REFERENCE(334, part=2),
    kind="contradiction",
    readings={
        "place": "three in all defend a place, whoever they belong to",
        "nation": "each defending nation may send three of its own",
        "any": "any number may be deployed, as step 5 has it",
    },
    chosen="place",
    because="The glossary says that never more than three defend one place; "
    "step 5 speaks of all the aircraft that are deployed, wherever they go.",
)
SCRAMBLERS = question(
    "3g40.markers.scramblers",
    DELUXE(912, part=2),
    DELUXE(930, part=1),
    kind="ambiguity",
    readings={
        "designable": "the aircraft that may be designated may also scramble, strategic bombers among them",
        "small": "fighters and tactical bombers, as in the base game and against kamikazes",
    },
    chosen="designable",
    because="The chapter says once which air units are eligible and goes on using the word.",
)
BASE_LIMIT = question(
    "3g40.markers.base-limit",
    DELUXE(930, part=1),
    DELUXE(932, part=1),
    kind="ambiguity",
    readings={
        "base": "an air base sends three aircraft in all, however many zones beside it are attacked",
        "zone": "it sends three to each zone that is attacked",
    },
    chosen="base",
    because="The three are counted where they take off: the rule speaks of one base and names the zone as their goal.",
)

WHOSE_BASE = question(
    "3g40.markers.whose-base",
    DELUXE(930, part=1),
    DELUXE(932, part=1),
    kind="ambiguity",
    readings={
        "friends": "aircraft scramble from the base of any friendly nation on whose land they stand",
        "own": "they scramble only from a base on land of their own nation",
    },
    chosen="friends",
    because="The rule asks for a base that works and is next to the zone; whose it is it does not ask.",
)


def short_of(position: Position, place: str, aircraft: Force) -> Force:
    """Those of some aircraft that are not in the place, marks and all."""
    there = position.force(place)
    return Force((piece, max(0, number - there.get(piece, 0))) for piece, number in aircraft.items())


@clause("3g40.markers.operational-base", DELUXE(930, part=1), DELUXE_FACILITIES(6))
def has_operational_base(position: Position, place: str) -> bool:
    """An air base is operational while it bears no damage marker and no construction marker.

    On Gibraltar the rule of the rock comes on top.

    >>> has_operational_base(EMPTY.with_facility("London", "air_base"), "London")
    True
    >>> has_operational_base(EMPTY.with_facility("London", "air_base", damage=1), "London")
    False
    >>> has_operational_base(EMPTY.with_facility("London", "air_base", construction=1), "London")
    False
    """
    bases = position.facilities_in(place, "air_base")
    if position.map.name_of(place) in (WEST, EAST) and not base_owners(position, place):
        return False
    return any(base.damage == 0 and base.construction == 0 for base in bases)


@clause("3g40.markers.scramble", DELUXE(930, part=1), DELUXE(932, part=1), DELUXE(938, part=2), REFERENCE(343, part=1))
def may_scramble(position: Position, base: str, zone: str, aircraft: Force) -> Verdict:
    """Three eligible aircraft at most MAY scramble: out of an operational air base, to an adjacent zone under attack.

    They may do so in a battle and against a shore bombardment, designated or not.
    They have to stand beside the base, and it has to be in friendly hands.
    Those that the base has in the air already count.

    >>> war = EMPTY.at_war(GERMANY, UK).charting("A-20", "London").with_facility("London", "air_base")
    >>> raid = war.held(UK, "London").with_force("A-20", GERMANY, cruiser=1)
    >>> raid = raid.with_force("London", UK, fighter=3, strategic_bomber=1)
    >>> raid = raid.with_force("London", UK, ["designated"], tactical_bomber=1)
    >>> three = Force.of(UK, fighter=2).adding(UK, ["designated"], tactical_bomber=1)
    >>> may_scramble(raid, "London", "A-20", three)
    allowed by 3g40.markers.scramble
    >>> may_scramble(raid, "London", "A-20", three.adding(UK, fighter=1))
    refused by 3g40.markers.scramble: at most 3 scramble from one air base
    >>> may_scramble(raid, "London", "A-20", Force.of(UK, tactical_bomber=1))
    refused by 3g40.markers.scramble: London is short of 1 UK Europe tactical bomber
    >>> may_scramble(raid.held(GERMANY, "London"), "London", "A-20", three)
    refused by 3g40.markers.scramble: Germany holds London
    >>> [bool(may_scramble(raid.held(FRANCE, "London").reads(WHOSE_BASE, text), "London", "A-20", three))
    ...     for text in ("friends", "own")]
    [True, False]
    >>> aloft = raid.with_force("A-19", UK, ["from London"], fighter=1)
    >>> [bool(may_scramble(aloft.reads(BASE_LIMIT, text), "London", "A-20", three)) for text in ("base", "zone")]
    [False, True]
    >>> bombers = Force.of(UK, strategic_bomber=1)
    >>> may_scramble(raid, "London", "A-20", bombers)
    allowed by 3g40.markers.scramble
    >>> may_scramble(raid.reads(SCRAMBLERS, "small"), "London", "A-20", bombers)
    refused by 3g40.markers.scramble: a strategic bomber cannot scramble
    """
    if not has_operational_base(position, base):
        return refuse(may_scramble, f"{base} has no operational air base")
    if not position.map.is_sea(zone):
        return refuse(may_scramble, f"{zone} is no sea zone")
    if not position.map.adjacent(base, zone):
        return refuse(may_scramble, f"{zone} does not touch {base}")
    counted = position.forces if position.reading(BASE_LIMIT) == "base" else (zone,)
    aloft = sum(position.count(place, mark=rose_from(position, base)) for place in counted)
    if aloft + aircraft.count() > MOST_SCRAMBLERS:
        return refuse(may_scramble, f"at most {MOST_SCRAMBLERS} scramble from one air base")
    for piece in aircraft:
        large = counts_as(position, piece.unit) == "strategic_bomber"
        too_large = large and position.reading(SCRAMBLERS) == "small"
        if too_large or not may_bear_marker(position, piece.unit):
            return refuse(may_scramble, f"a {piece.unit.replace('_', ' ')} cannot scramble")
        holder = position.holder(base)
        if holder != piece.nation and not (holder.friendly(piece.nation) and position.reading(WHOSE_BASE) == "friends"):
            return refuse(may_scramble, f"{holder} holds {base}")
        if not position.enemies(zone, piece.nation):
            return refuse(may_scramble, f"no enemy of {piece.nation} attacks {zone}")
        worth_it = may_scramble_against(position, zone, piece.nation)
        if not worth_it:
            return worth_it
    absent = short_of(position, base, aircraft)
    return refuse(may_scramble, f"{base} is short of {absent}") if absent else allow(may_scramble)


@clause("3g40.markers.limit", DELUXE(954), REFERENCE(334, part=2))
def within_limit(position: Position, place: str, arriving: Force) -> Verdict:
    """One territory or sea zone MUST NOT be defended by over three in bound aircraft, scramblers counted.

    >>> two = EMPTY.with_force("A-20", UK, ["in bound"], fighter=2)
    >>> within_limit(two, "A-20", Force.of(USA, fighter=1))
    allowed by 3g40.markers.limit
    >>> within_limit(two, "A-20", Force.of(USA, fighter=2))
    refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20
    >>> [bool(within_limit(two.reads(LIMIT, text), "A-20", Force.of(USA, fighter=2))) for text in ("nation", "any")]
    [True, True]
    >>> [bool(within_limit(two.reads(LIMIT, text), "A-20", Force.of(UK, fighter=2))) for text in ("nation", "any")]
    [False, True]
    """
    counted = position.force(place).only(mark=IN_BOUND).plus(arriving)
    if is_in_bound(position, Use.STATIONED, designated=True):
        stationed = position.force(place).only(unit=position.rules.units_of("air"), mark=DESIGNATED, without=IN_BOUND)
        counted = counted.plus(stationed)
    reading = position.reading(LIMIT)
    groups = {"place": [counted], "nation": [counted.only(piece.nation) for piece in counted], "any": []}[reading]
    if any(group.count() > MOST_IN_BOUND for group in groups):
        return refuse(within_limit, f"at most {MOST_IN_BOUND} in bound aircraft defend {place}")
    return allow(within_limit)
