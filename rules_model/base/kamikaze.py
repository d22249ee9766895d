"""# Kamikaze strikes

Six times in a game Japan may throw a pilot at a warship that comes too near.
"""

from __future__ import annotations

from rules_model.base.casualties import taking_one
from rules_model.base.combat_rounds import deck_hit
from rules_model.base.flight_decks import aboard, riding_on
from rules_model.base.scramble import ASSAULT
from rules_model.base.scramble_orders import may_scramble_now
from rules_model.base.sides import attackers
from rules_model.base.turn import share_a_turn, since_phase_began, this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.names import UnknownName
from rules_model.world.nation import JAPAN, Nation
from rules_model.world.position import Position

TOKEN, STRIKE, HIT = "kamikaze", "kamikaze", "kamikaze hit"  # and kinds of events: whose turn it is, and the zone

Strike = tuple[str, str]  # a sea zone, and a ship in it by its name

ZONE_35 = question(
    "g40.kamikaze.zone-35",
    G40_RULES(300),
    G40_RULES(312),
    kind="contradiction",
    readings={
        "in": "the zone of the Philippines is a kamikaze zone",
        "out": "the zone of the Philippines is none: the notes name five islands and leave them out",
    },
    chosen="in",
    because="Two lists of zones have it; the notes give islands, not zones, and may simply have forgotten one.",
)

QUIET_SHIPS = question(
    "g40.kamikaze.quiet-ships",
    G40_RULES(303),
    G40_RULES(63),
    G40_RULES(178),
    kind="ambiguity",
    readings={
        "presence": "enemies in a zone with any Japanese ships count as attacking them, so that Japan may strike",
        "warships": "submarines and transports may be passed over: only Japanese surface warships are surely attacked",
    },
    chosen="presence",
    because="Japan decides before any battle, when nobody has yet had to say that it passes over a ship.",
)


@clause("g40.kamikaze.stock", G40_RULES(299))
def first_tokens(position: Position) -> Position:
    """Japan has six kamikaze tokens for the whole game.

    >>> first_tokens(EMPTY).tokens(JAPAN, "kamikaze"), EMPTY.tokens(JAPAN, "kamikaze")
    (6, 0)
    """
    return position.with_tokens(JAPAN, TOKEN, 6)


@clause("g40.kamikaze.zones", G40_RULES(300), G40_RULES(310), G40_RULES(312))
def is_kamikaze_zone(position: Position, zone: str) -> bool:
    """Kamikazes fly in sea zones 6, 17, 19, 20, 22 and 35 only, whoever holds the islands there now.

    >>> [number for number in range(1, 128) if is_kamikaze_zone(START, f"Sea Zone {number}")]
    [6, 17, 19, 20, 22, 35]
    >>> is_kamikaze_zone(START.held(USA, "Iwo Jima"), "Sea Zone 17")
    True
    >>> is_kamikaze_zone(START.reads(ZONE_35, "out"), "Sea Zone 35")
    False
    """
    if position.map.name_of(zone) == "Sea Zone 35" and position.reading(ZONE_35) == "out":
        return False
    return position.map.marked(zone, "kamikaze")


@clause("g40.kamikaze.ready", G40_RULES(301), title="When the first may fly")
def may_begin(position: Position) -> Verdict:
    """Japan MAY use its tokens from the beginning of the game.

    In the first edition and Alpha +2 the Allies had to have taken Iwo Jima, Okinawa, the Marianas or the Philippines;
    in Alpha +2 a warship of theirs in zone 6 was enough as well.

    >>> may_begin(START)
    allowed by g40.kamikaze.ready
    >>> START.round
    1
    """
    return allow(may_begin)


@clause("g40.kamikaze.occasion", G40_RULES(303), G40_RULES(311))
def may_strike_in(position: Position, zone: str, enemy: Nation) -> Verdict:
    """Japan MAY strike only at a power it is at war with, where that power attacks its ships or makes an assault from.

    >>> war = START.at_war(USA, JAPAN).with_force("Sea Zone 6", USA, cruiser=1)
    >>> may_strike_in(war, "Sea Zone 6", USA)
    refused by g40.kamikaze.occasion: no Japanese ship is attacked in Sea Zone 6, and no assault comes from it
    >>> may_strike_in(war.with_force("Sea Zone 6", JAPAN, transport=1), "Sea Zone 6", USA)
    allowed by g40.kamikaze.ready
    >>> met = war.with_force("Sea Zone 6", JAPAN, transport=1).reads(QUIET_SHIPS, "warships")
    >>> may_strike_in(met, "Sea Zone 6", USA).allowed
    False
    >>> may_strike_in(war.noting("amphibious assault", None, "", nation=USA, place="Sea Zone 6"), "Sea Zone 6", USA)
    allowed by g40.kamikaze.ready
    >>> may_strike_in(START.with_force("Sea Zone 6", JAPAN, transport=1), "Sea Zone 6", USA)
    refused by g40.kamikaze.occasion: Japan is not at war with United States
    """
    if not position.is_at_war(JAPAN, enemy):
        return refuse(may_strike_in, f"{JAPAN} is not at war with {enemy}")
    if not is_kamikaze_zone(position, zone):
        return refuse(may_strike_in, f"{position.map.name_of(zone)} is no kamikaze zone")
    exposed = "sea" if position.reading(QUIET_SHIPS) == "presence" else "surface"
    ships = position.count(zone, JAPAN, unit=position.rules.units_of(exposed))
    if this_round(position, ASSAULT, enemy, zone) or (ships and attackers(position, zone, enemy)):
        return may_begin(position)
    here = position.map.name_of(zone)
    return refuse(may_strike_in, f"no Japanese ship is attacked in {here}, and no assault comes from it")


@clause("g40.kamikaze.targets", G40_RULES(159), G40_RULES(304))
def strike_targets(position: Position, zone: str, enemy: Nation) -> Force:
    """A strike MUST be aimed at a surface warship, never at a submarine or a transport.

    >>> fleet = START.with_force("Sea Zone 6", USA, destroyer=1, submarine=1, transport=1, fighter=1)
    >>> strike_targets(fleet, "Sea Zone 6", USA)
    1 United States destroyer
    >>> strike_targets(fleet, "Sea Zone 6", UK)
    nothing
    """
    return attackers(position, zone, enemy).only(unit=position.rules.units_of("surface"))


@clause("g40.kamikaze.orders", G40_RULES(302), G40_RULES(306))
def name_strikes(position: Position, enemy: Nation, table: Table) -> tuple[Strike, ...]:
    """Japan MUST name all strikes, their number, zones and ships, before any die, once the enemy's moves are done.

    Several MAY go for one ship.

    >>> war = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", USA, battleship=1, cruiser=1)
    >>> war = war.with_force("Sea Zone 6", JAPAN, transport=1)
    >>> due = war.noting("phase began", None, "United States fights", nation=USA, amount=3)
    >>> aim = ("Sea Zone 6", "United States battleship")
    >>> name_strikes(due, USA, script(2, aim, aim))
    (('Sea Zone 6', 'United States battleship'), ('Sea Zone 6', 'United States battleship'))
    >>> name_strikes(due, USA, script(0))
    ()
    >>> name_strikes(war, USA, script())
    ()
    """
    if since_phase_began(position, STRIKE) or not may_scramble_now(position, enemy):
        return ()
    zones = [zone for zone in position.forces if may_strike_in(position, zone, enemy)]
    ships = [(zone, name) for zone in zones for name in strike_targets(position, zone, enemy).one_by_one()]
    sent = table.choose(JAPAN, "strikes", range(position.tokens(JAPAN, TOKEN) + 1 if ships else 1))
    return tuple(table.choose(JAPAN, "ship", ships) for _ in range(sent))


@clause("g40.kamikaze.figure", G40_RULES(305))
def strikes_at(position: Position) -> int:
    """A kamikaze strike hits on a roll of 2 or less.

    >>> strikes_at(EMPTY)
    2
    >>> war = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", USA, cruiser=1)
    >>> war, aim = war.with_force("Sea Zone 6", JAPAN, transport=1), ("Sea Zone 6", "United States cruiser")
    >>> chances(strike, war, USA, (aim,)).map(lambda new: new.count("Sea Zone 6", USA))
    {0: 1/3, 1: 2/3}
    """
    return 2


@clause(
    "g40.kamikaze.strike",
    G40_RULES(299), G40_RULES(303), G40_RULES(305), G40_RULES(306), G40_RULES(307), G40_RULES(309), G40_RULES(311),
)  # fmt: skip
def strike(position: Position, enemy: Nation, strikes: tuple[Strike, ...], table: Table) -> Position:
    """Each strike costs its token, hit or miss; its ship takes the hit immediately, and what sinks fights no battle.

    A first hit damages a capital ship, and guests on a carrier share its fate; hits beyond what a ship takes are lost.
    A strike without occasion is an error.

    >>> war = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", USA, aircraft_carrier=1, cruiser=1)
    >>> war = war.with_force("Sea Zone 6", JAPAN, transport=1)
    >>> deck, cruiser = ("Sea Zone 6", "United States aircraft carrier"), ("Sea Zone 6", "United States cruiser")
    >>> after = strike(war, USA, (deck, cruiser, cruiser), script(2, 1, 2))
    >>> after.force("Sea Zone 6").only(USA), after.tokens(JAPAN, "kamikaze")
    (1 United States aircraft carrier (damaged), 3)
    >>> missed = strike(war, USA, (cruiser,), script(3))
    >>> missed.force("Sea Zone 6") == war.force("Sea Zone 6"), missed.tokens(JAPAN, "kamikaze")
    (True, 5)
    """
    ships = {aim: aimed_at(position, *aim, enemy) for aim in strikes}
    for zone, name in strikes:
        position = position.with_tokens(JAPAN, TOKEN, position.tokens(JAPAN, TOKEN) - 1)
        position = position.noting(STRIKE, strike, f"a kamikaze flies at {name} in {zone}", nation=enemy, place=zone)
        if table.hits(1, at=strikes_at(position)) and (ship := ships[zone, name]):
            ships[zone, name] = left = taking_one(position, ship, table)
            position = position.noting(HIT, strike, f"{name} is hit", nation=enemy, place=zone)
            position = riders_after(position, zone, ship, sunk=not left)
            position = position.with_pieces(zone, position.force(zone).replacing(ship, left))
    return position


def aimed_at(position: Position, zone: str, name: str, enemy: Nation) -> Force:
    """The ship of that name; UnknownName when none is there to be struck, ValueError where no strike may be flown."""
    if not (occasion := may_strike_in(position, zone, enemy)):
        raise ValueError(occasion.reason)
    ships = strike_targets(position, zone, enemy).one_by_one()
    if name not in ships:
        raise UnknownName(f"warship in {position.map.name_of(zone)}", name, ships)
    return Force({ships[name]: 1})


def riders_after(position: Position, zone: str, ship: Force, sunk: bool) -> Position:
    """The position when a ship was struck and the aircraft that ride on it have met their fate; its own are up."""
    (struck,) = ship
    riding = riding_on(position, zone, struck)
    left = aircraft_after(position, struck.nation, riding, sunk)
    own = up = Force(one for one in left.items() if share_a_turn(position, one[0].nation, struck.nation))
    for name in struck.marks:
        up = up.unmarked(aboard(name))
    after = position.with_pieces(zone, position.force(zone).minus(riding).plus(left).replacing(own, up))
    if left.count() == riding.count():
        return after
    return after.noting(
        "lost", aircraft_after, f"{riding.minus(left)} lost with {struck}", nation=struck.nation, place=zone
    )


@clause("g40.kamikaze.aircraft", G40_RULES(307), G40_RULES(309), title="Aircraft of a carrier that is struck")
def aircraft_after(position: Position, host: Nation, riding: Force, sunk: bool) -> Force:
    """The attacker's own aircraft are taken to be in the air; guests aboard are cargo: trapped, or lost with the deck.

    >>> deck = Force.of(USA, fighter=1).adding(ANZAC, fighter=1)
    >>> aircraft_after(EMPTY, USA, deck, sunk=False)
    1 ANZAC fighter (trapped), 1 United States fighter
    >>> aircraft_after(EMPTY, USA, deck, sunk=True)
    1 United States fighter
    """
    if not sunk:
        return deck_hit(position, host, riding)
    return Force(one for one in riding.items() if share_a_turn(position, one[0].nation, host))
