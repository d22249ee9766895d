"""# Transports at war

Transports in battle, and what they may do without an escort.
"""

from __future__ import annotations

from rules_model.base.attacks import attackers
from rules_model.base.flight_decks import aboard, named_ship
from rules_model.base.loading import may_work_in
from rules_model.base.lone_ships import can_hit
from rules_model.base.noncombat_moves import MOVED, OFFLOADED, may_move_into
from rules_model.base.spaces import hostile_waters, touches
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

#: Where a neutral United States may keep troops at sea: between Hawaii and the Philippines.
PHILIPPINES_RUN = ("Sea Zone 22", "Sea Zone 23")
RUN_ENDS = ("Hawaiian Islands", "Philippines")  # between which it leads

ESCORT = question(
    "g40.transport.escort",
    G40_RULES(83),
    G40_RULES(157),
    kind="contradiction",
    readings={
        "attack-figure": "any unit that can attack is an escort, aircraft too, but not a carrier alone",
        "warship": "any warship is an escort, a carrier too, but not aircraft alone",
    },
    chosen="attack-figure",
    because="That row is quoted from the rulebook; the other one retells Alpha +2.",
)

SPARE_HITS = question(
    "g40.transport.spare-hits",
    G40_RULES(102),
    kind="ambiguity",
    readings={
        "sink": "hits that the last warships left over sink transports in the same round",
        "lapse": "hits that the last warships left over are lost",
    },
    chosen="sink",
    because="The one ruling that was found says so, and losses are taken from whatever is left to be hit.",
)

PEACEFUL_CARGO = question(
    "g40.transport.cargo-in-peace",
    G40_RULES(104),
    kind="gap",
    readings={
        "free": "a neutral power may end its noncombat move with loaded transports, for no such ban is found",
        "banned": "no neutral power may, except in the two zones on the way from Hawaii to the Philippines",
    },
    chosen="free",
    because="The ban stands in Alpha +2; for the 2nd edition it was looked for and not found.",
)


@clause("g40.transport.alone", G40_RULES(83), title="Transports without escort")
def may_attack_unescorted(position: Position, zone: str, nation: Nation, assault: bool) -> Verdict:
    """Transports without a unit that can attack MUST NOT attack, except by an assault from friendly waters.

    These MUST be free of enemy submarines.

    >>> war = START.at_war(UK, ITALY).with_force("Sea Zone 95", UK, transport=1)
    >>> may_attack_unescorted(war, "Sea Zone 95", UK, assault=True)
    allowed by g40.transport.alone
    >>> may_attack_unescorted(war.with_force("Sea Zone 95", ITALY, submarine=1), "Sea Zone 95", UK, assault=True)
    refused by g40.transport.alone: a submarine lurks in Sea Zone 95
    >>> may_attack_unescorted(war.with_force("Sea Zone 95", ITALY, cruiser=1), "Sea Zone 95", UK, assault=True)
    refused by g40.transport.alone: Sea Zone 95 is hostile
    >>> may_attack_unescorted(war, "Sea Zone 95", UK, assault=False)
    refused by g40.transport.alone: nothing there can attack
    """
    ours = attackers(position, zone, nation)
    warships = position.rules.units_of("warship")
    escorted = ours.count(unit=warships) > 0 if position.reading(ESCORT) == "warship" else can_hit(position, ours)
    if escorted:
        return allow(may_attack_unescorted)
    if not assault:
        return refuse(may_attack_unescorted, "nothing there can attack")
    if hostile_waters(position, zone, nation):
        return refuse(may_attack_unescorted, f"{zone} is hostile")
    if position.enemies(zone, nation).count(unit="submarine"):
        return refuse(may_attack_unescorted, f"a submarine lurks in {zone}")
    return allow(may_attack_unescorted)


@clause("g40.transport.cargo-at-sea", G40_RULES(96), G40_LEFT(22), title="Cargo at sea")
def losing_transport(position: Position, zone: str, ship: str) -> Position:
    """Cargo takes no part in a sea battle, and it is lost with its transport.

    Which unit rides on which transport is marked.

    >>> convoy = START.with_force("Sea Zone 95", UK, {"Clyde"}, transport=1)
    >>> convoy = convoy.with_force("Sea Zone 95", UK, {"Tyne"}, transport=1)
    >>> convoy = convoy.with_force("Sea Zone 95", UK, {"aboard Clyde"}, infantry=2)
    >>> convoy = convoy.with_force("Sea Zone 95", UK, {"aboard Tyne"}, tank=1)
    >>> sunk = losing_transport(convoy, "Sea Zone 95", "Clyde")
    >>> sunk.force("Sea Zone 95"), sunk.since(convoy)
    (1 UK Europe tank (aboard Tyne), 1 UK Europe transport (Tyne), ['Clyde is lost with 2 UK Europe infantry'])
    """
    transport = named_ship(position, zone, ship)
    cargo = position.force(zone).only(mark=aboard(ship))
    left = position.without(zone, cargo.plus({transport: 1}))
    text = f"{ship} is lost with {cargo.unmarked(aboard(ship))}"
    return left.noting("lost", losing_transport, text, nation=transport.nation, place=zone)


@clause("g40.transport.left-alone", G40_RULES(102), title="Attacking transports left alone")
def transports_saved(position: Position, transports: int, spare_hits: int, retreat_zone: bool) -> int:
    """Transports whose escort has died in an attack MAY retreat once the round is over.

    Without a zone to retreat to they are lost; hits to spare sink some of them first.

    >>> transports_saved(START, 3, 0, retreat_zone=True), transports_saved(START, 3, 0, retreat_zone=False)
    (3, 0)
    >>> transports_saved(START, 3, 1, retreat_zone=True), transports_saved(START, 3, 4, retreat_zone=True)
    (2, 0)
    >>> transports_saved(START.reads(SPARE_HITS, "lapse"), 3, 1, retreat_zone=True)
    3
    """
    if not retreat_zone:
        return 0
    return max(0, transports - spare_hits) if position.reading(SPARE_HITS) == "sink" else transports


def on_the_run(position: Position, zone: str, voyage: tuple[str, str]) -> bool:
    """Whether a sea zone is one of the two where troops may wait on a voyage between Hawaii and the Philippines."""
    between = {position.map.name_of(end) for end in voyage} == set(RUN_ENDS)
    return between and position.map.name_of(zone) in PHILIPPINES_RUN


@clause("g40.transport.peaceful-cargo", G40_RULES(104), title="Troops at sea in peacetime")
def may_end_loaded(position: Position, nation: Nation, zone: str, voyage: tuple[str, str] = RUN_ENDS) -> Verdict:
    """A power at peace MAY keep troops at sea when its noncombat move ends.

    Alpha +2 forbids it, except on the way from Hawaii to the Philippines and back.
    Where the troops come from and go to is named.

    >>> may_end_loaded(START, USA, "Sea Zone 101")
    allowed by g40.transport.peaceful-cargo
    >>> banned = START.reads(PEACEFUL_CARGO, "banned")
    >>> may_end_loaded(banned, USA, "Sea Zone 101")
    refused by g40.transport.peaceful-cargo: United States is at peace
    >>> may_end_loaded(banned, USA, "Sea Zone 22")
    allowed by g40.transport.peaceful-cargo
    >>> may_end_loaded(banned, USA, "Sea Zone 22", ("Alaska", "Philippines")).allowed
    False
    """
    banned = position.reading(PEACEFUL_CARGO) == "banned" and not position.is_at_war(nation)
    if banned and not on_the_run(position, zone, voyage):
        return refuse(may_end_loaded, f"{nation} is at peace")
    return allow(may_end_loaded)


@clause("g40.transport.friendly-shore", G40_RULES(86), G40_RULES(88), G40_RULES(92), title="Landing among friends")
def landing(position: Position, zone: str, ship: str, landed: Force, shore: str) -> Position:
    """As a noncombat move, some or all of the units aboard MAY land, all of them in one friendly territory.

    The rest stay aboard; the transport and what it landed have done their moves.

    >>> trip = START.at_war(UK, ITALY).with_force("Sea Zone 96", UK, {"Clyde"}, transport=1)
    >>> trip = trip.with_force("Sea Zone 96", UK, {"aboard Clyde"}, infantry=2)
    >>> ashore = landing(trip, "Sea Zone 96", "Clyde", Force.of(UK, infantry=1), "Malta")
    >>> ashore.force("Malta")
    1 UK Europe infantry (moved)
    >>> ashore.force("Sea Zone 96")
    1 UK Europe infantry (aboard Clyde), 1 UK Europe transport (Clyde, offloaded)
    >>> landing(trip, "Sea Zone 96", "Clyde", Force.of(UK, infantry=1), "Libya")
    Traceback (most recent call last):
    ValueError: Libya is hostile
    >>> landing(ashore, "Sea Zone 96", "Clyde", Force.of(UK, infantry=1), "Malta")
    Traceback (most recent call last):
    ValueError: Clyde has offloaded this turn
    """
    if OFFLOADED in named_ship(position, zone, ship).marks:
        raise ValueError(f"{ship} has {OFFLOADED} this turn")
    if not touches(position, shore, zone):
        raise ValueError(f"{shore} does not touch {zone}")
    if not (waters := may_work_in(position, zone, named_ship(position, zone, ship).nation)):
        raise ValueError(waters.reason)
    for piece in landed:
        if not (entry := may_move_into(position, piece.nation, piece.unit, shore)):
            raise ValueError(entry.reason)
    transport = Force({named_ship(position, zone, ship): 1})
    left = position.force(zone).minus(landed.marked(aboard(ship))).minus(transport)
    at_sea = position.with_pieces(zone, left.plus(transport.marked(OFFLOADED)))
    return at_sea.with_pieces(shore, at_sea.force(shore).plus(landed.marked(MOVED)))
