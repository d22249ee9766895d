"""# Deploying defenders and landing again

In the deployment step of an enemy's turn, flights go where they are needed; when the battle is over they land.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.air_defence import IN_BOUND, Flight, may_fly_in, may_scramble, within_limit
from rules_model.deluxe.designation import Use, spend
from rules_model.deluxe.turn import deployment_step
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

LANDING = question(
    "3g40.markers.landing",
    DELUXE(916, part=3),
    kind="gap",
    because="The rule wants a legal landing and does not say what is one: when defenders land, whether a friendly "
    "territory taken the same turn will do, how many find room on a carrier.",
)


@clause("3g40.markers.deployment", DELUXE(508), DELUXE(510), DELUXE(916, part=1))
def may_deploy(position: Position, flight: Flight, use: Use, step: int) -> Verdict:
    """In the deployment step a nation MAY send any number of flights, or none, to any friendly places under attack.

    >>> war = EMPTY.at_war(GERMANY, UK, FRANCE).held(FRANCE, "Normandy").with_force("Normandy", GERMANY, tank=1)
    >>> flight = Flight(UK, "London", "Normandy", Force.of(UK, ["designated"], fighter=3))
    >>> may_deploy(war, flight, Use.FLIES_IN, 5)
    allowed by 3g40.markers.deployment
    >>> may_deploy(war, flight, Use.FLIES_IN, 4)
    refused by 3g40.markers.deployment: defenders deploy in step 5, not in step 4
    >>> may_deploy(war, Flight(UK, "London", "Normandy", Force.of(UK, ["designated"], fighter=4)), Use.FLIES_IN, 5)
    refused by 3g40.markers.limit: at most 3 in bound aircraft defend Normandy
    """
    if step != deployment_step(position):
        return refuse(may_deploy, f"defenders deploy in step {deployment_step(position)}, not in step {step}")
    if use is Use.SCRAMBLE:
        way = may_scramble(position, flight.origin, flight.target, flight.aircraft)
    else:
        way = may_fly_in(position, flight)
    if not way:
        return way
    room = within_limit(position, flight.target, flight.aircraft)
    return allow(may_deploy) if room else room


@clause("3g40.markers.deploy", DELUXE(916, part=2), DELUXE(922, part=1), DELUXE(930, part=2))
def deploy(position: Position, flight: Flight, use: Use, table: Table) -> Position:
    """Aircraft that fly in or scramble join the defenders as in bound units; those that flew in lose their markers.

    >>> field = EMPTY.with_force("London", UK, ["designated"], fighter=2)
    >>> flight = Flight(UK, "London", "A-20", Force.of(UK, ["designated"], fighter=1))
    >>> sent = deploy(field, flight, Use.FLIES_IN, script())
    >>> sent.force("A-20"), sent.force("London")
    (1 UK Europe fighter (in bound), 1 UK Europe fighter (designated))
    >>> deploy(field, flight, Use.SCRAMBLE, script(True)).force("A-20")
    1 UK Europe fighter (designated, in bound)
    >>> sent.since(field)[0]
    'UK Europe sends 1 aircraft from London to A-20'
    """
    joining = flight.aircraft.marked(IN_BOUND)
    told = f"{flight.nation} sends {joining.count()} aircraft from {flight.origin} to {flight.target}"
    position = position.without(flight.origin, flight.aircraft)
    position = position.with_pieces(flight.target, position.force(flight.target).plus(joining))
    position = position.noting(
        "deployed", deploy, told, nation=flight.nation, place=flight.target, amount=joining.count()
    )
    return spend(position, flight.target, joining, use, table)


@clause("3g40.markers.landing", DELUXE(916, part=3))
def may_land(position: Position, nation: Nation, place: str, out: int, home: int, reach: int) -> Verdict:
    """The way out and the way to a legal landing together MUST NOT exceed the aircraft's movement range.

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
        see question 3g40.markers.landing
    """
    if out + home > reach:
        return refuse(may_land, f"{out} spaces out and {home} home are more than its range of {reach}")
    if position.map.is_sea(place):
        raise LANDING.gap(f"whether it may land on a carrier in {place}")
    if not position.holder(place).friendly(nation):
        return refuse(may_land, f"{position.holder(place)} holds {place}")
    return allow(may_land)


@clause("3g40.markers.landed", DELUXE(916, part=3))
def land(position: Position, origin: str, place: str, aircraft: Force) -> Position:
    """In bound aircraft that survived leave the battle for the place where they land and are in bound no longer.

    >>> fought = EMPTY.with_force("A-20", UK, ["in bound"], fighter=1)
    >>> home = land(fought, "A-20", "London", fought.force("A-20"))
    >>> home.force("London"), home.force("A-20")
    (1 UK Europe fighter, nothing)
    >>> home.since(fought)
    ['1 UK Europe fighter (in bound) lands in London']
    """
    position = position.without(origin, aircraft)
    position = position.with_pieces(place, position.force(place).plus(aircraft.unmarked(IN_BOUND)))
    return position.noting("landed", land, f"{aircraft} lands in {place}", place=place, amount=aircraft.count())
