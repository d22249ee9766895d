"""# Ships under fire from the shore

Which ships of a fleet a bunker can hit, who chooses them, and what a hit does.
Kamikazes destroy and damage ships in the same way.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, DELUXE_UNITS
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.wording import never_negative
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Group, Nation, Side, Who
from rules_model.world.position import Position

DAMAGED = "damaged"  # the mark of a capital ship that has taken a hit
CARRIERS = ("escort_carrier", "aircraft_carrier", "essex_carrier")
TWO_HITS = ("battleship", "aircraft_carrier")

CAPITAL_SHIPS = question(
    "3g40.bunkers.capital-ships",
    DELUXE(522),
    DELUXE(640, part=5),
    DELUXE_UNITS(27, 30),
    kind="gap",
    because="Some ships are damaged before they sink, but no text says how many hits each takes. "
    "Battleships and aircraft carriers take two in the base game; it has no Essex carriers and no super battleships.",
)
STRANDED = question(
    "3g40.bunkers.without-carrier",
    DELUXE(640, part=5),
    DELUXE(667, part=5),
    kind="gap",
    readings={
        "stay": "aircraft that have lost their carrier stay over the zone until their owner can move them",
        "lost": "they are lost with the last carrier in the zone",
    },
    chosen="stay",
    because="No text takes them off the board, and none says how many a carrier bears or how far they may still fly.",
)
CHOICE = question(
    "3g40.bunkers.who-chooses",
    DELUXE(640, part=5),
    DELUXE(640, part=7),
    DELUXE(785, part=2),
    kind="ambiguity",
    readings={
        "owner": "the owner of the fleet chooses which ships are hit",
        "bunker": "the nation of the bunker chooses",
    },
    chosen="owner",
    because="The rule gives the bunker's nation the choice of the fleet only, "
    "and land units under a bunker's fire are chosen by their owner.",
)
SPREAD = question(
    "3g40.bunkers.spread",
    DELUXE(640, part=5),
    kind="ambiguity",
    readings={
        "different": "every 1 hits another ship, and more hits than ships are lost",
        "same": "a ship that is only damaged may take another 1 of the same salvo",
    },
    chosen="different",
    because="As many ships are hit as 1s are rolled.",
)
TRANSPORTS = question(
    "3g40.bunkers.transports",
    DELUXE(640, part=2),
    DELUXE(640, part=5),
    kind="ambiguity",
    readings={
        "spared": "transports are no part of the fleet and take no hits",
        "exposed": "transports are not counted, but hits may be taken on them",
    },
    chosen="spared",
    because="The fleet that is fired at is the one that was counted.",
)


@clause("3g40.bunkers.stranded", DELUXE(640, part=5), title="Aircraft without a carrier")
def strand(position: Position, zone: str, side: Side) -> Position:
    """When the last carrier of a side in a zone is sunk, its aircraft there stay on the board.

    Whether they do is open: no text says what becomes of them.

    >>> sunk = EMPTY.with_force("P-8", USA, fighter=2).reads(STRANDED, "lost")
    >>> strand(sunk, "P-8", ALLIES).since(sunk)
    ['2 United States fighter lost over P-8']
    >>> strand(sunk.reads(STRANDED, "stay"), "P-8", ALLIES).force("P-8")
    2 United States fighter
    >>> strand(sunk.with_force("P-8", UK, escort_carrier=1), "P-8", ALLIES).count("P-8", unit="fighter")
    2
    """
    if position.reading(STRANDED) == "stay" or position.count(zone, side, unit=CARRIERS):
        return position
    lost = position.force(zone).only(side, unit=position.rules.units_of("air"))
    if not lost:
        return position
    return position.without(zone, lost).noting("aircraft lost", strand, f"{lost} lost over {zone}", place=zone)


@clause("3g40.bunkers.hit", DELUXE(640, part=5), title="A ship is hit")
def take_hit(position: Position, zone: str, piece: Piece) -> Position:
    """A hit damages an undamaged capital ship at once, and destroys any other ship.

    >>> fleet = EMPTY.with_force("A-22", UK, battleship=1)
    >>> damaged = take_hit(fleet, "A-22", fleet.force("A-22").by_name()["UK Europe battleship"])
    >>> damaged.force("A-22"), damaged.since(fleet)
    (1 UK Europe battleship (damaged), ['UK Europe battleship damaged in A-22'])
    >>> sunk = take_hit(damaged, "A-22", damaged.force("A-22").by_name()["UK Europe battleship (damaged)"])
    >>> sunk.force("A-22"), sunk.since(damaged)
    (nothing, ['UK Europe battleship (damaged) destroyed in A-22'])
    """
    rest = position.without(zone, Force({piece: 1}))
    if piece.unit in position.rules.units_of("capital ship"):
        if DAMAGED not in piece.marks:
            hurt = rest.force(zone).plus(Force({piece: 1}).marked(DAMAGED))
            text = f"{piece} damaged in {zone}"
            return rest.with_pieces(zone, hurt).noting("ship damaged", take_hit, text, nation=piece.nation, place=zone)
        if piece.unit not in TWO_HITS:
            raise CAPITAL_SHIPS.gap(f"whether a second hit sinks the {piece.unit.replace('_', ' ')}")
    sunk = rest.noting("ship destroyed", take_hit, f"{piece} destroyed in {zone}", nation=piece.nation, place=zone)
    return strand(sunk, zone, piece.nation.side) if piece.unit in CARRIERS else sunk


@clause("3g40.bunkers.ships", DELUXE(640, part=2), title="Ships that make a fleet large")
def ships_counted(position: Position, zone: str, fleet: Who) -> Force:
    """Every sea unit counts towards a fleet, submarines too, but transports MUST NOT be counted.

    >>> convoy = EMPTY.with_force("A-22", UK, destroyer=2, submarine=1, fighter=1, sea_transport=3)
    >>> ships_counted(convoy, "A-22", UK)
    2 UK Europe destroyer, 1 UK Europe submarine
    >>> ships_counted(convoy, "A-22", USA)
    nothing
    """
    units = position.rules.units_of("sea") - position.rules.units_of("transport")
    return position.force(zone).only(fleet, unit=units)


@clause("3g40.bunkers.under-fire", DELUXE(640, part=2), DELUXE(640, part=5), title="Ships under fire")
def ships_under_fire(position: Position, zone: str, fleet: Who) -> Force:
    """Only ships that were counted can be hit: transports MUST NOT be chosen.

    >>> convoy = EMPTY.with_force("A-22", UK, destroyer=3, sea_transport=2)
    >>> ships_under_fire(convoy, "A-22", UK)
    3 UK Europe destroyer
    >>> ships_under_fire(convoy.reads(TRANSPORTS, "exposed"), "A-22", UK)
    3 UK Europe destroyer, 2 UK Europe sea transport
    """
    if position.reading(TRANSPORTS) == "spared":
        return ships_counted(position, zone, fleet)
    return position.force(zone).only(fleet, unit=position.rules.units_of("sea"))


@clause("3g40.bunkers.choice", DELUXE(640, part=5), title="Who chooses the ships that are hit")
def chooses_losses(position: Position, gunner: Nation, fleet: Group) -> Nation | Side:
    """The owner of a fleet chooses which of its ships are hit; several owners choose together.

    >>> chooses_losses(EMPTY, GERMANY, Group("a fleet", (UK,)))
    UK Europe
    >>> chooses_losses(EMPTY, GERMANY, Group("both fleets", (UK, USA)))
    the Allies
    >>> chooses_losses(EMPTY.reads(CHOICE, "bunker"), GERMANY, Group("a fleet", (UK,)))
    Germany
    """
    owner, *others = fleet.nations
    return gunner if position.reading(CHOICE) == "bunker" else owner.side if others else owner


@clause("3g40.bunkers.losses", DELUXE(640, part=5), title="Losses of a fleet")
def lose_ships(position: Position, gunner: Nation, zone: str, fleet: Group, hits: int, table: Table) -> Position:
    """As many ships as there are hits MUST be destroyed or damaged, each hit on another ship.

    >>> fleet, british = EMPTY.with_force("A-22", UK, battleship=1, destroyer=2), Group("a fleet", (UK,))
    >>> lose_ships(fleet, GERMANY, "A-22", british, 2, script("UK Europe battleship")).force("A-22")
    1 UK Europe battleship (damaged), 1 UK Europe destroyer
    >>> stacked = script("UK Europe battleship", "UK Europe battleship (damaged)")
    >>> lose_ships(fleet.reads(SPREAD, "same"), GERMANY, "A-22", british, 2, stacked).force("A-22")
    2 UK Europe destroyer
    """
    never_negative(hits=hits)
    afloat = ships_under_fire(position, zone, fleet)
    for _ in range(hits):
        if afloat:
            choices = afloat.by_name()
            ship = choices[table.choose(chooses_losses(position, gunner, fleet), "ship", choices)]
            position = take_hit(position, zone, ship)
            if position.reading(SPREAD) == "different":
                afloat = afloat.minus({ship: 1})
            else:
                afloat = ships_under_fire(position, zone, fleet)
    return position
