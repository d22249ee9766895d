"""# Deploying defenders and landing again

In the deployment step of an enemy's turn, flights go where they are needed.
When the battle is over they land.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.air_defence import IN_BOUND, may_scramble, rose_from, short_of, within_limit
from rules_model.deluxe.designation import Use, spend
from rules_model.deluxe.flights import Flight, in_range
from rules_model.deluxe.markers import DESIGNATED, may_bear_marker
from rules_model.deluxe.turn import deployment_step
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SEA_CONTROL = question(
    "3g40.markers.sea-control",
    DELUXE(916, part=1),
    REFERENCE(328),
    kind="ambiguity",
    readings={
        "ships": "a sea zone is controlled by the side that has ships in it; without one there is nothing to defend",
        "attacked": "any zone that the enemy attacks may be defended, empty or not",
    },
    chosen="ships",
    because="The rule asks for a zone that the defender or an ally controls, and nothing but ships can hold water.",
)
LANDING = question(
    "3g40.markers.landing-where",
    DELUXE(916, part=3),
    kind="gap",
    because="The rule wants a legal landing and does not say what is one: when defenders land, whether a friendly "
    "territory taken the same turn will do, how many find room on a carrier.",
)


@clause("3g40.markers.fly-in", DELUXE(916, part=1), DELUXE(938, part=1), REFERENCE(328))
def may_fly_in(position: Position, flight: Flight) -> Verdict:
    """Designated aircraft MAY fly in to defend another friendly place, on land or at sea, that an enemy attacks.

    >>> war = EMPTY.at_war(GERMANY, UK, FRANCE).held(FRANCE, "Normandy").with_force("Normandy", GERMANY, tank=1)
    >>> war = war.with_force("London", UK, ["designated"], fighter=1).held(UK, "London")
    >>> marked = Force.of(UK, ["designated"], fighter=1)
    >>> may_fly_in(war, Flight(UK, "London", "Normandy", marked, reach=4, out=2))
    allowed by 3g40.markers.fly-in
    >>> may_fly_in(war, Flight(UK, "London", "Normandy", marked, reach=1, out=2))
    refused by 3g40.markers.range: Normandy lies beyond their range of 1
    >>> may_fly_in(war, Flight(UK, "London", "Normandy", Force.of(UK, ["designated"], fighter=2), reach=4, out=2))
    refused by 3g40.markers.fly-in: London is short of 1 UK Europe fighter (designated)
    >>> may_fly_in(war, Flight(UK, "London", "Normandy", Force.of(UK, fighter=1)))
    refused by 3g40.markers.fly-in: only designated aircraft fly in to defend
    >>> lane = war.with_force("A-20", GERMANY, submarine=1)
    >>> may_fly_in(lane, Flight(UK, "London", "A-20", marked))
    refused by 3g40.markers.fly-in: A-20 is not in friendly hands
    >>> may_fly_in(lane.reads(SEA_CONTROL, "attacked"), Flight(UK, "London", "A-20", marked, reach=4, out=1, home=1))
    allowed by 3g40.markers.fly-in
    """
    target = flight.target
    if position.map.name_of(flight.origin) == position.map.name_of(target):
        return refuse(may_fly_in, f"they stand in {target} already")
    if flight.aircraft.count(without=DESIGNATED):
        return refuse(may_fly_in, "only designated aircraft fly in to defend")
    for piece in flight.aircraft:
        eligible = may_bear_marker(position, piece.unit)
        if not eligible:
            return eligible
    if not position.enemies(target, flight.nation):
        return refuse(may_fly_in, f"no enemy of {flight.nation} attacks {target}")
    friendly = position.holder(target).friendly(flight.nation)
    if position.map.is_sea(target):
        ships = position.force(target).only(unit=position.rules.units_of("sea"))
        friendly = any(ship.nation.friendly(flight.nation) for ship in ships)
        friendly = friendly or position.reading(SEA_CONTROL) == "attacked"
    if not friendly:
        return refuse(may_fly_in, f"{target} is not in friendly hands")
    absent = short_of(position, flight.origin, flight.aircraft)
    if absent:
        return refuse(may_fly_in, f"{flight.origin} is short of {absent}")
    near = in_range(position, flight)
    return allow(may_fly_in) if near else near


def way_in(position: Position, flight: Flight, use: Use) -> Verdict:
    """Whether a flight may go where it goes; only flying in and scrambling are ways to get there."""
    if use is Use.SCRAMBLE:
        way = may_scramble(position, flight.origin, flight.target, flight.aircraft)
    elif use is Use.FLIES_IN:
        way = may_fly_in(position, flight)
    else:
        return refuse(may_deploy, f"an aircraft that {use.value} does not deploy")
    return within_limit(position, flight.target, flight.aircraft) if way else way


@clause("3g40.markers.deployment", DELUXE(508), DELUXE(510), DELUXE(916, part=1))
def may_deploy(position: Position, flight: Flight, use: Use, turn: Nation, step: int) -> Verdict:
    """In step 5 of an enemy's turn a nation MAY send any number of flights, or none, to friendly places under attack.

    >>> war = EMPTY.at_war(GERMANY, UK, FRANCE).held(FRANCE, "Normandy").with_force("Normandy", GERMANY, tank=1)
    >>> war = war.with_force("London", UK, ["designated"], fighter=4)
    >>> flight = Flight(UK, "London", "Normandy", Force.of(UK, ["designated"], fighter=3), reach=4, out=2)
    >>> may_deploy(war, flight, Use.FLIES_IN, GERMANY, 5)
    allowed by 3g40.markers.deployment
    >>> may_deploy(war, flight, Use.FLIES_IN, GERMANY, 4)
    refused by 3g40.markers.deployment: defenders deploy in step 5, not in step 4
    >>> may_deploy(war, flight, Use.FLIES_IN, ITALY, 5)
    refused by 3g40.markers.deployment: Italy is no enemy of UK Europe
    >>> four = Flight(UK, "London", "Normandy", Force.of(UK, ["designated"], fighter=4), reach=4, out=2)
    >>> may_deploy(war, four, Use.FLIES_IN, GERMANY, 5)
    refused by 3g40.markers.limit: at most 3 in bound aircraft defend Normandy
    >>> may_deploy(war, flight, Use.BOMBING, GERMANY, 5)
    refused by 3g40.markers.deployment: an aircraft that bombs facilities does not deploy
    """
    if not position.is_at_war(flight.nation, turn):
        return refuse(may_deploy, f"{turn} is no enemy of {flight.nation}")
    if step != deployment_step(position):
        return refuse(may_deploy, f"defenders deploy in step {deployment_step(position)}, not in step {step}")
    way = way_in(position, flight, use)
    return allow(may_deploy) if way else way


@clause("3g40.markers.deploy", DELUXE(916, part=2), DELUXE(922, part=1), DELUXE(930, part=2))
def deploy(position: Position, flight: Flight, use: Use, table: Table) -> Position:
    """Aircraft that fly in or scramble join the defenders as in bound units; those that fly in MUST lose their markers.

    A deployment that is not allowed is an error.

    >>> field = EMPTY.at_war(UK, GERMANY).charting("A-20", "London").held(UK, "London")
    >>> field = field.with_force("London", UK, ["designated"], fighter=2).with_facility("London", "air_base")
    >>> field = field.with_force("A-20", GERMANY, cruiser=1).with_force("A-20", FRANCE, cruiser=1)
    >>> flight = Flight(UK, "London", "A-20", Force.of(UK, ["designated"], fighter=1), reach=4)
    >>> sent = deploy(field, flight, Use.FLIES_IN, script())
    >>> sent.force("A-20").only(UK), sent.force("London")
    (1 UK Europe fighter (in bound), 1 UK Europe fighter (designated))
    >>> deploy(field, flight, Use.SCRAMBLE, script()).force("A-20").only(UK)
    1 UK Europe fighter (designated, from London, in bound)
    >>> deploy(field, flight, Use.BOMBING, script())
    Traceback (most recent call last):
    ValueError: an aircraft that bombs facilities does not deploy
    >>> sent.since(field)[0]
    'UK Europe sends 1 aircraft from London to A-20'
    """
    way = way_in(position, flight, use)
    if not way:
        raise ValueError(way.reason)
    joining = flight.aircraft.marked(IN_BOUND)
    if use is Use.SCRAMBLE:
        joining = joining.marked(rose_from(position, flight.origin))
    told = f"{flight.nation} sends {joining.count()} aircraft from {flight.origin} to {flight.target}"
    position = position.without(flight.origin, flight.aircraft)
    position = position.with_pieces(flight.target, position.force(flight.target).plus(joining))
    position = position.noting(
        "deployed", deploy, told, nation=flight.nation, place=flight.target, amount=joining.count()
    )
    return spend(position, flight.target, joining, use, table)


@clause("3g40.markers.landing", DELUXE(916, part=3), REFERENCE(328))
def may_land(position: Position, nation: Nation, place: str, out: int, home: int, reach: int) -> Verdict:
    """The way out and the way to a landing in friendly hands together MUST NOT exceed the aircraft's movement range.

    >>> coast = EMPTY.held(UK, "London").held(GERMANY, "Normandy")
    >>> may_land(coast, UK, "London", out=2, home=2, reach=4)
    allowed by 3g40.markers.landing
    >>> may_land(coast, UK, "London", out=2, home=3, reach=4)
    refused by 3g40.markers.landing: 2 spaces out and 3 home are more than its range of 4
    >>> may_land(coast, UK, "Normandy", out=1, home=1, reach=4)
    refused by 3g40.markers.landing: Germany holds Normandy
    >>> may_land(coast, UK, "A-20", out=1, home=1, reach=4)
    Traceback (most recent call last):
    rules_model.world.names.Gap: whether it may land on a carrier in A-20 is not in any source;
        see question 3g40.markers.landing-where
    """
    never_negative(out=out, home=home, reach=reach)
    if out + home > reach:
        return refuse(may_land, f"{out} spaces out and {home} home are more than its range of {reach}")
    return welcome(position, nation, place)


def welcome(position: Position, nation: Nation, place: str) -> Verdict:
    """Whether aircraft of a nation may land in a place, however far it is."""
    if position.map.is_sea(place):
        raise LANDING.gap(f"whether it may land on a carrier in {place}")
    if not position.holder(place).friendly(nation):
        return refuse(may_land, f"{position.holder(place)} holds {place}")
    return allow(may_land)


@clause("3g40.markers.landed", DELUXE(916, part=3), DELUXE(922, part=1))
def land(position: Position, origin: str, place: str, aircraft: Force) -> Position:
    """In bound aircraft that survived MUST land in friendly hands; their help given, they are in bound no longer.

    To be in bound is to be on the way to a place that needs help; a landing that is not allowed is an error.

    >>> fought = EMPTY.held(UK, "London").with_force("A-20", UK, ["in bound", "from London"], fighter=1)
    >>> home = land(fought, "A-20", "London", fought.force("A-20"))
    >>> home.force("London"), home.force("A-20")
    (1 UK Europe fighter, nothing)
    >>> home.since(fought)
    ['1 UK Europe fighter lands in London']
    >>> land(fought.held(GERMANY, "Normandy"), "A-20", "Normandy", fought.force("A-20"))
    Traceback (most recent call last):
    ValueError: Germany holds Normandy
    """
    for piece in aircraft:
        landing = welcome(position, piece.nation, place)  # its range was looked at when it set out
        if not landing:
            raise ValueError(landing.reason)
    landed = aircraft
    for mark in {mark for piece in aircraft for mark in piece.marks if mark == IN_BOUND or mark.startswith("from ")}:
        landed = landed.unmarked(mark)
    position = position.without(origin, aircraft)
    position = position.with_pieces(place, position.force(place).plus(landed))
    return position.noting("landed", land, f"{landed} lands in {place}", place=place, amount=landed.count())
