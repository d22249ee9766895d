"""# Coastal defences

Bunkers fire at large enemy fleets that lie off their coast when the missions are resolved.
What happens to the ships that are hit stands in the next chapter.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause
from rules_model.deluxe.ships import SPREAD, lose_ships, ships_counted, ships_under_fire
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import listed, looked_up, never_negative
from rules_model.world.facility import Facility
from rules_model.world.nation import ALLIES, AXIS, EUROPEAN_AXIS, USSR, Group, Nation
from rules_model.world.position import Position

LARGE = 3  # ships that make a fleet large
DICE = {"minor_bunker": 3, "major_bunker": 6}
HITS_AT = 1

OPERATIONAL = question(
    "3g40.bunkers.damaged",
    DELUXE(640, part=1),
    DELUXE_FACILITIES(6),
    DELUXE_FACILITIES(10, 11),
    kind="ambiguity",
    readings={
        "undamaged": "a bunker works while no damage or construction marker lies under it, as bases do",
        "battered": "a bunker works until it has all the damage it can take; how much that is nobody has written down",
    },
    chosen="undamaged",
    because="No source gives the profile of a bunker; the known profiles of tactical facilities allow no marker.",
)
ENEMY = question(
    "3g40.bunkers.enemy",
    DELUXE(640, part=1),
    DELUXE(640, part=8),
    kind="ambiguity",
    readings={
        "each-other": "the nation of the bunker and the nation of the ships must fight each other",
        "anyone": "it is enough that the bunker's nation is at war with somebody and the ships are of the other side",
    },
    chosen="each-other",
    because="Firing at a nation at peace would be an attack, and the rule is no declaration of war.",
)
FLEET = question(
    "3g40.bunkers.one-fleet",
    DELUXE(523),
    DELUXE(640, part=1),
    DELUXE(640, part=6),
    kind="ambiguity",
    readings={
        "zone": "all enemy ships in a sea zone are one fleet",
        "nation": "the ships of each nation in a sea zone are a fleet of their own",
    },
    chosen="zone",
    because="Only a bunker beside several zones has to choose among fleets, as though there were one in each zone; "
    "against it speaks that step 8 calls a fleet what one nation controls.",
)
TOGETHER = question(
    "3g40.bunkers.together",
    DELUXE(640, part=1),
    DELUXE(640, part=5),
    kind="ambiguity",
    readings={
        "in-turn": "bunkers fire one after another, as their side likes, and what is left of a fleet may be too small",
        "together": "every bunker fires at the fleets as they lay before the first die",
    },
    chosen="in-turn",
    because="Each 1 takes effect immediately, so the next bunker looks at what is still afloat.",
)


@clause("3g40.bunkers.operational", DELUXE(640, part=1), title="Bunkers that work")
def is_operational(position: Position, bunker: Facility) -> Verdict:
    """Only an operational bunker defends the coast: one without any damage or construction marker.

    >>> is_operational(EMPTY, Facility("minor_bunker"))
    allowed by 3g40.bunkers.operational
    >>> is_operational(EMPTY, Facility("minor_bunker", damage=1))
    refused by 3g40.bunkers.operational: the minor bunker is damaged
    >>> is_operational(EMPTY.reads(OPERATIONAL, "battered"), Facility("minor_bunker", damage=1))
    Traceback (most recent call last):
    rules_model.world.names.Gap: how much damage a minor bunker takes is not in any source; see question
    3g40.bunkers.damaged
    """
    name = bunker.kind.replace("_", " ")
    if bunker.construction:
        return refuse(is_operational, f"the {name} is under construction")
    if not bunker.damage:
        return allow(is_operational)
    if position.reading(OPERATIONAL) == "battered":
        raise OPERATIONAL.gap(f"how much damage a {name} takes")
    return refuse(is_operational, f"the {name} is damaged")


@clause("3g40.bunkers.war", DELUXE(640, part=8), DELUXE(640, part=9), title="Whom a bunker may fire at")
def may_fire_at(position: Position, nation: Nation, enemy: Nation) -> Verdict:
    """A nation MUST NOT fire at ships of a nation that it does not fight; Russia must fight Germany or Italy besides.

    >>> war = EMPTY.at_war(GERMANY, UK)
    >>> may_fire_at(war, GERMANY, UK)
    allowed by 3g40.bunkers.war
    >>> may_fire_at(war, GERMANY, USA), may_fire_at(war.reads(ENEMY, "anyone"), GERMANY, USA).allowed
    (refused by 3g40.bunkers.war: Germany is not at war with United States, True)
    >>> may_fire_at(EMPTY.at_war(JAPAN, USSR), USSR, JAPAN)
    refused by 3g40.bunkers.war: Soviet Union is at war with no European Axis power
    """
    if nation == USSR and not position.is_at_war(USSR, EUROPEAN_AXIS):
        return refuse(may_fire_at, f"{nation} is at war with no European Axis power")
    at_war = position.is_at_war(nation, enemy)
    if position.reading(ENEMY) == "anyone":
        at_war = nation.hostile(enemy) and position.is_at_war(nation)
    return allow(may_fire_at) if at_war else refuse(may_fire_at, f"{nation} is not at war with {enemy}")


@clause("3g40.bunkers.fleet", DELUXE(640, part=1), title="Fleets that are targets")
def large_fleets(position: Position, nation: Nation, zone: str) -> tuple[Group, ...]:
    """A fleet is a target when it has at least three ships at war with the bunker's nation.

    >>> channel = EMPTY.at_war(GERMANY, UK, USA).with_force("A-22", UK, destroyer=2, sea_transport=1)
    >>> large_fleets(channel, GERMANY, "A-22")
    ()
    >>> joined = channel.with_force("A-22", USA, cruiser=1)
    >>> large_fleets(joined, GERMANY, "A-22")
    (UK Europe and United States,)
    >>> large_fleets(joined.reads(FLEET, "nation"), GERMANY, "A-22")
    ()
    """
    enemies = tuple(owner for owner in position.occupiers(zone) if may_fire_at(position, nation, owner))
    shared = [enemies] if enemies else []
    fleets = shared if position.reading(FLEET) == "zone" else [(one,) for one in enemies]
    named = (Group(listed(tuple(str(one) for one in fleet)), fleet) for fleet in fleets)
    return tuple(fleet for fleet in named if ships_counted(position, zone, fleet).count() >= LARGE)


def fleets_in_reach(position: Position, territory: str) -> dict[str, dict[str, Group]]:
    """The large enemy fleets beside a territory, by sea zone and by name; zones without any are left out."""
    nation = position.holder(territory)
    zones = sorted(position.map.neighbours(territory))
    fleets = {zone: {str(fleet): fleet for fleet in large_fleets(position, nation, zone)} for zone in zones}
    return {zone: found for zone, found in fleets.items() if found}


@clause("3g40.bunkers.target", DELUXE(640, part=6), DELUXE(640, part=7), title="One fleet a phase")
def choose_target(position: Position, territory: str, table: Table) -> tuple[str, Group] | None:
    """Even beside several zones, a bunker MUST NOT target more than one fleet a phase; its controller picks which.

    >>> wall = EMPTY.held(GERMANY, "Normandy").charting("Normandy", "A-21", "A-22").at_war(GERMANY, UK)
    >>> invasion = wall.with_force("A-22", UK, destroyer=3)
    >>> choose_target(invasion, "Normandy", script())
    ('A-22', UK Europe)
    >>> choose_target(invasion.with_force("A-21", UK, cruiser=4), "Normandy", script("A-21"))
    ('A-21', UK Europe)
    """
    nation, fleets = position.holder(territory), fleets_in_reach(position, territory)
    if not fleets:
        return None
    zone = table.choose(nation, "zone", fleets)
    return zone, fleets[zone][table.choose(nation, "fleet", fleets[zone])]


@clause("3g40.bunkers.fire", DELUXE(640, part=3), DELUXE(640, part=4), DELUXE(640, part=5), title="A bunker fires")
def bunker_fires(position: Position, kind: str, ships: int, table: Table) -> int:
    """A minor bunker rolls three dice at a fleet, a major bunker six, and each 1 hits a ship.

    >>> bunker_fires(EMPTY, "minor_bunker", 4, script(1, 2, 1))
    2
    >>> chances(bunker_fires, EMPTY, "major_bunker", 4)
    {0: 117649/262144, 1: 50421/131072, 2: 36015/262144, 3: 1715/65536, 4: 389/131072}
    >>> bunker_fires(EMPTY.reads(SPREAD, "same"), "minor_bunker", 2, script(1, 1, 1))
    3
    """
    never_negative(ships=ships)
    hits = table.hits(looked_up("bunker", kind, DICE), at=HITS_AT)
    return min(hits, ships) if position.reading(SPREAD) == "different" else hits


@clause(
    "3g40.bunkers.defence", DELUXE(640, part=1), DELUXE(640, part=5), DELUXE(640, part=6), title="The coastal defences"
)
def coastal_defences(position: Position, table: Table) -> Position:
    """Every operational bunker with a large enemy fleet beside it fires once, and its hits take effect immediately.

    Where several have a target, their side chooses which fires next.

    >>> wall = EMPTY.held(GERMANY, "Normandy").charting("Normandy", "A-22").at_war(GERMANY, UK)
    >>> invasion = wall.with_facility("Normandy", "minor_bunker").with_force("A-22", UK, destroyer=3, sea_transport=2)
    >>> coastal_defences(invasion, script(1, 8, 1)).since(invasion)
    ['the minor bunker on Normandy scores 2 hits in A-22', 'UK Europe destroyer destroyed in A-22',
    'UK Europe destroyer destroyed in A-22']

    Whether they fire in turn or all together is open.

    >>> twice = invasion.with_facility("Normandy", "minor_bunker")
    >>> coastal_defences(twice, script(1, 8, 8)).force("A-22")
    2 UK Europe destroyer, 2 UK Europe sea transport
    >>> coastal_defences(twice.reads(TOGETHER, "together"), script(1, 8, 8, 1, 8, 8)).force("A-22")
    1 UK Europe destroyer, 2 UK Europe sea transport
    """
    bunkers = [(place, one) for place in position.map.places for one in position.facilities_in(place, *DICE)]
    waiting = [(place, one) for place, one in bunkers if is_operational(position, one)]
    fired, together = position, position.reading(TOGETHER) == "together"
    for side in (AXIS, ALLIES) * len(waiting):
        seen = position if together else fired
        ready = {
            f"the {one.kind.replace('_', ' ')} on {place}": (place, one)
            for place, one in waiting
            if position.holder(place).side is side and fleets_in_reach(seen, place)
        }
        if ready:
            name = table.choose(side, "bunker", ready)
            waiting.remove(ready[name])
            fired = one_fires(fired, seen, *ready[name], name, table)
    return fired


def one_fires(position: Position, seen: Position, place: str, bunker: Facility, name: str, table: Table) -> Position:
    """The position after one bunker has fired at the fleets as they are seen."""
    gunner, target = position.holder(place), choose_target(seen, place, table)
    if target is None:
        return position
    zone, fleet = target
    hits = bunker_fires(position, bunker.kind, ships_under_fire(position, zone, fleet).count(), table)
    text = f"{name} scores {hits} {'hit' if hits == 1 else 'hits'} in {zone}"
    fired = position.noting("coastal defence", coastal_defences, text, nation=gunner, place=zone, amount=hits)
    return lose_ships(fired, gunner, zone, fleet, hits, table)
