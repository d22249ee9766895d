"""# Designated and frozen

In its owner's own turn a designated aircraft does nothing at all.
Fleets are designated too, but only when there is nothing left for them to miss.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.markers import DESIGNATED
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SEA_MISSIONS_STEP = 8

CARRIER = question(
    "3g40.markers.carrier",
    DELUXE(912, part=4),
    kind="ambiguity",
    readings={
        "anchored": "a carrier with a designated aircraft aboard may not leave its zone that turn",
        "rides": "the carrier may sail; the frozen aircraft makes no move of its own",
    },
    chosen="anchored",
    because="The aircraft has to remain in its place whatever happens in the turn.",
)
FLEET = question(
    "3g40.markers.fleet",
    DELUXE(523),
    DELUXE(658, part=2),
    REFERENCE(347, part=2),
    kind="ambiguity",
    readings={
        "whole": "a fleet is every ship that the nation has in the zone; all of them are designated or none",
        "part": "the nation chooses which of its ships in the zone are designated",
    },
    chosen="whole",
    because="The texts designate fleets, never ships, and call a fleet whatever ships lie together in one zone.",
)


@clause("3g40.markers.freeze", DELUXE(912, part=4), REFERENCE(322, part=2), REFERENCE(324, part=2))
def may_use_in_own_turn(position: Position, piece: Piece, turn: Nation) -> Verdict:
    """In its owner's turn a designated aircraft MUST NOT move or do anything else; a relieved one MAY.

    >>> fighter = Piece(UK, "fighter")
    >>> marked = fighter._replace(marks=frozenset({"designated"}))
    >>> may_use_in_own_turn(EMPTY, fighter, UK)
    allowed by 3g40.markers.freeze
    >>> may_use_in_own_turn(EMPTY, marked, UK)
    refused by 3g40.markers.freeze: it is designated and stays where it is all turn
    >>> may_use_in_own_turn(EMPTY, marked, GERMANY)
    allowed by 3g40.markers.freeze
    """
    if DESIGNATED in piece.marks and piece.nation == turn:
        return refuse(may_use_in_own_turn, "it is designated and stays where it is all turn")
    return allow(may_use_in_own_turn)


@clause("3g40.markers.carriers", DELUXE(912, part=4))
def may_carrier_sail(position: Position, aboard: Force, turn: Nation) -> Verdict:
    """A carrier MUST NOT take a designated aircraft out of its zone in their owner's turn.

    >>> may_carrier_sail(EMPTY, Force.of(USA, fighter=2), USA)
    allowed by 3g40.markers.carriers
    >>> deck = Force.of(USA, fighter=1).adding(USA, ["designated"], fighter=1)
    >>> may_carrier_sail(EMPTY, deck, USA)
    refused by 3g40.markers.carriers: a designated aircraft aboard has to stay in this zone
    >>> may_carrier_sail(EMPTY.reads(CARRIER, "rides"), deck, USA)
    allowed by 3g40.markers.carriers
    """
    if aboard.count(turn, mark=DESIGNATED) and position.reading(CARRIER) == "anchored":
        return refuse(may_carrier_sail, "a designated aircraft aboard has to stay in this zone")
    return allow(may_carrier_sail)


@clause("3g40.markers.fleets", DELUXE(520), DELUXE(523), REFERENCE(347))
def may_designate_fleet(position: Position, ship: Piece, step: int) -> Verdict:
    """In step 8 of its turn a nation MAY designate any of its fleets, even ships that bombarded for a landing before.

    >>> battleship = Piece(UK, "battleship", frozenset({"bombarded", "moved"}))
    >>> may_designate_fleet(EMPTY, battleship, 8)
    allowed by 3g40.markers.fleets
    >>> may_designate_fleet(EMPTY, battleship, 2)
    refused by 3g40.markers.fleets: fleets are designated in step 8, when movement and combat are over
    """
    if ship.unit not in position.rules.units_of("sea"):
        return refuse(may_designate_fleet, f"a {ship.unit.replace('_', ' ')} is no part of a fleet")
    if step != SEA_MISSIONS_STEP:
        told = f"fleets are designated in step {SEA_MISSIONS_STEP}, when movement and combat are over"
        return refuse(may_designate_fleet, told)
    return allow(may_designate_fleet)


@clause("3g40.markers.fleets-placing", DELUXE(523))
def designate_fleet(position: Position, nation: Nation, zone: str, table: Table) -> Position:
    """A nation MAY designate its whole fleet in a sea zone for later missions, or leave it undesignated.

    >>> fleet = EMPTY.with_force("A-20", UK, battleship=1, destroyer=2).with_force("A-20", USA, cruiser=1)
    >>> designate_fleet(fleet, UK, "A-20", script(True)).force("A-20").only(UK)
    1 UK Europe battleship (designated), 2 UK Europe destroyer (designated)
    >>> designate_fleet(fleet, UK, "A-20", script(False)) == fleet
    True
    >>> designate_fleet(fleet.reads(FLEET, "part"), UK, "A-20", script(1, 0)).force("A-20").only(UK)
    1 UK Europe battleship (designated), 2 UK Europe destroyer
    """
    unmarked = position.force(zone).only(nation, without=DESIGNATED)
    ships = [piece for piece in unmarked if may_designate_fleet(position, piece, SEA_MISSIONS_STEP)]
    chosen: dict[Piece, int] = {}
    if position.reading(FLEET) == "part":
        chosen = {ship: table.ask(nation, "designate", range(unmarked[ship] + 1)) for ship in ships}
    elif ships and table.ask(nation, "designate fleet", (True, False)):
        chosen = {ship: unmarked[ship] for ship in ships}
    fleet = Force(chosen)
    if not fleet:
        return position
    after = position.with_pieces(zone, position.force(zone).replacing(fleet, fleet.marked(DESIGNATED)))
    told = f"{nation} designates a fleet in {zone}: {fleet}"
    return after.noting("designated", designate_fleet, told, nation=nation, place=zone, amount=fleet.count())
