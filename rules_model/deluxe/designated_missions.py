"""# Designated aircraft on strategic missions

Aircraft that still bear their markers when the missions phase begins may bomb, escort or intercept.
However many take part, no limit holds them; only scramblers are limited.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.air_defence import may_scramble, short_of, within_limit
from rules_model.deluxe.gibraltar import EAST, WEST
from rules_model.deluxe.gibraltar import may_bomb as may_bomb_the_rock
from rules_model.deluxe.markers import DESIGNATED, counts_as
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.position import Position

BOMBERS = ("tactical_bomber", "strategic_bomber")

SCRAMBLE_LIMIT = question(
    "3g40.markers.limit-in-missions",
    DELUXE(932, part=2),
    DELUXE(954),
    DELUXE(960),
    REFERENCE(334, part=2),
    kind="ambiguity",
    readings={
        "zone": "in the missions phase too no more than three scramblers meet the ships of one zone, "
        "whatever bases they come from",
        "base": "that limit belongs to the turns; each base beside the zone sends its three",
    },
    chosen="zone",
    because="Scramblers are called in bound in this phase as well, and the limit is all that the word is good for; "
    "only designated interceptors are freed from it.",
)


@clause("3g40.markers.bombing", DELUXE(918, part=1), DELUXE(918, part=3), DELUXE(940), DELUXE(956))
def may_bomb(position: Position, target: str, bombers: Force) -> Verdict:
    """Any number of designated bombers MAY raid an enemy territory that holds at least one facility.

    Which facilities count as an enemy's on Gibraltar is the rule of the rock.

    >>> ruhr = EMPTY.at_war(UK, GERMANY).held(GERMANY, "Germany").with_facility("Germany", "minor_factory")
    >>> may_bomb(ruhr, "Germany", Force.of(UK, ["designated"], strategic_bomber=5, tactical_bomber=1))
    allowed by 3g40.markers.bombing
    >>> may_bomb(ruhr, "Germany", Force.of(UK, strategic_bomber=1))
    refused by 3g40.markers.bombing: UK Europe strategic bomber is not designated
    >>> may_bomb(ruhr.held(GERMANY, "Normandy"), "Normandy", Force.of(UK, ["designated"], strategic_bomber=1))
    refused by 3g40.markers.bombing: there is no facility in Normandy
    """
    if not position.facilities_in(target):
        return refuse(may_bomb, f"there is no facility in {target}")
    for piece in bombers:
        if counts_as(position, piece.unit) not in BOMBERS:
            return refuse(may_bomb, f"a {piece.unit.replace('_', ' ')} carries no bombs")
        if DESIGNATED not in piece.marks:
            return refuse(may_bomb, f"{piece} is not designated")
        if position.map.name_of(target) in (WEST, EAST):
            rock = may_bomb_the_rock(position, piece.nation)
            if not rock:
                return rock
        elif not position.is_at_war(piece.nation, position.holder(target)):
            return refuse(may_bomb, f"{piece.nation} is not at war with {position.holder(target)}")
    return allow(may_bomb)


@clause("3g40.markers.escort", DELUXE(918, part=1), DELUXE(918, part=2), DELUXE(942), DELUXE(958), DELUXE(658, part=3),
        REFERENCE(329), REFERENCE(331))  # fmt: skip
def may_escort(position: Position, escorts: Force, of_own_fleet: bool = False) -> Verdict:
    """Any number of designated fighters MAY escort bombers on a raid or ships that bombard.

    Those on carriers of the bombarding fleet itself need no marker to escort it.
    Until it is used, a designated fighter may still become an escort or an interceptor.

    >>> may_escort(EMPTY, Force.of(UK, ["designated"], fighter=7))
    allowed by 3g40.markers.escort
    >>> may_escort(EMPTY, Force.of(UK, fighter=1))
    refused by 3g40.markers.escort: UK Europe fighter is not designated
    >>> may_escort(EMPTY, Force.of(UK, fighter=1), of_own_fleet=True)
    allowed by 3g40.markers.escort
    >>> may_escort(EMPTY, Force.of(UK, ["designated"], tactical_bomber=1))
    refused by 3g40.markers.escort: a tactical bomber is no fighter
    """
    for piece in escorts:
        if counts_as(position, piece.unit) != "fighter":
            return refuse(may_escort, f"a {piece.unit.replace('_', ' ')} is no fighter")
        if DESIGNATED not in piece.marks and not of_own_fleet:
            return refuse(may_escort, f"{piece} is not designated")
    return allow(may_escort)


@clause("3g40.markers.interception", DELUXE(918, part=2), DELUXE(926, part=3), DELUXE(934), DELUXE(944), DELUXE(960),
        DELUXE(962), REFERENCE(330))  # fmt: skip
def may_intercept_bombers(position: Position, origin: str, target: str, fighters: Force) -> Verdict:
    """Any number of fighters, or none, MAY intercept bombers over the territory where they are stationed.

    Fighters that come from elsewhere MUST be designated; their number is free too.

    >>> home = EMPTY.with_force("London", UK, fighter=6, war_plane=1)
    >>> may_intercept_bombers(home, "London", "London", Force.of(UK, fighter=6))
    allowed by 3g40.markers.interception
    >>> may_intercept_bombers(home, "London", "London", Force.of(UK, fighter=7))
    refused by 3g40.markers.interception: London is short of 1 UK Europe fighter
    >>> away = home.with_force("Normandy", UK, ["designated"], fighter=5).with_force("Normandy", UK, fighter=1)
    >>> may_intercept_bombers(away, "Normandy", "London", Force.of(UK, ["designated"], fighter=5))
    allowed by 3g40.markers.interception
    >>> may_intercept_bombers(away, "Normandy", "London", Force.of(UK, fighter=1))
    refused by 3g40.markers.interception: UK Europe fighter is not designated
    >>> may_intercept_bombers(home, "London", "London", Force.of(UK, war_plane=1))
    refused by 3g40.markers.interception: a war plane is no fighter
    """
    away = position.map.name_of(origin) != position.map.name_of(target)
    for piece in fighters:
        if counts_as(position, piece.unit) != "fighter":
            return refuse(may_intercept_bombers, f"a {piece.unit.replace('_', ' ')} is no fighter")
        if away and DESIGNATED not in piece.marks:
            return refuse(may_intercept_bombers, f"{piece} is not designated")
    absent = short_of(position, origin, fighters)
    return refuse(may_intercept_bombers, f"{origin} is short of {absent}") if absent else allow(may_intercept_bombers)


@clause("3g40.markers.fleet-interception", DELUXE(932), DELUXE(944), DELUXE(954), DELUXE(960),
        REFERENCE(332), REFERENCE(334, part=2))  # fmt: skip
def may_intercept_ships(position: Position, origin: str, zone: str, aircraft: Force) -> Verdict:
    """Any number of designated fighters MAY intercept bombarding ships; others MAY only scramble, three in all.

    >>> war = EMPTY.at_war(UK, GERMANY).charting("A-20", "London").with_facility("London", "air_base")
    >>> war = war.held(UK, "London").with_force("London", UK, fighter=4)
    >>> shelled = war.with_force("A-20", GERMANY, battleship=1).with_force("Normandy", UK, ["designated"], fighter=5)
    >>> may_intercept_ships(shelled, "Normandy", "A-20", Force.of(UK, ["designated"], fighter=5))
    allowed by 3g40.markers.fleet-interception
    >>> may_intercept_ships(shelled, "Normandy", "A-20", Force.of(UK, ["designated"], fighter=6))
    refused by 3g40.markers.fleet-interception: Normandy is short of 1 UK Europe fighter (designated)
    >>> may_intercept_ships(shelled, "London", "A-20", Force.of(UK, fighter=3))
    allowed by 3g40.markers.scramble
    >>> may_intercept_ships(shelled, "London", "A-20", Force.of(UK, fighter=4))
    refused by 3g40.markers.limit: at most 3 in bound aircraft defend A-20
    >>> met = shelled.with_force("A-20", UK, ["in bound", "from Normandy"], fighter=1)
    >>> [bool(may_intercept_ships(met.reads(SCRAMBLE_LIMIT, text), "London", "A-20", Force.of(UK, fighter=3)))
    ...     for text in ("zone", "base")]
    [False, True]
    """
    fighters = [unit for unit in position.rules.units_of("air") if counts_as(position, unit) == "fighter"]
    marked = aircraft.only(unit=fighters, mark=DESIGNATED)
    scramblers = aircraft.minus(marked)
    for piece in marked:
        if not position.enemies(zone, piece.nation):
            return refuse(may_intercept_ships, f"no enemy of {piece.nation} bombards from {zone}")
    if absent := short_of(position, origin, marked):
        return refuse(may_intercept_ships, f"{origin} is short of {absent}")
    if not scramblers:
        return allow(may_intercept_ships)
    room = within_limit(position, zone, scramblers)
    if not room and position.reading(SCRAMBLE_LIMIT) == "zone":
        return room
    return may_scramble(position, origin, zone, scramblers)
