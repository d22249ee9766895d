"""# Below and above: who fights on

After the tactical missions the fleets fight it out.
A submarine that stayed up has to take part; one that went down waits on its side until the battle has ended.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.submarines import SUBMERGED
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Piece
from rules_model.world.position import Position

OBLIGED = question(
    "3g40.submarines.obliged",
    DELUXE(879, part=1),
    DELUXE(890),
    kind="ambiguity",
    readings={
        "rolls": "a surfaced submarine in defence rolls, as every submarine that has to take part does",
        "chooses": "it has to stay in the battle and can be lost, but its owner may leave its roll out",
    },
    chosen="rolls",
    because="The clarification obliges every submarine that stayed up; the step grants it the roll beside an escape "
    "and does not say that the owner may do without.",
)


@clause("3g40.submarines.takes-part", DELUXE(889), DELUXE(890), DELUXE(892, part=1))
def takes_part(position: Position, piece: Piece) -> bool:
    """In general combat a submarine that has not submerged MUST take part, and a submerged one MUST NOT.

    A destroyer fights even after it has dropped depth charges.

    >>> takes_part(EMPTY, Piece(GERMANY, "submarine"))
    True
    >>> takes_part(EMPTY, Piece(GERMANY, "submarine", frozenset({"submerged"})))
    False
    >>> takes_part(EMPTY, Piece(UK, "destroyer", frozenset({"depth charges dropped"})))
    True
    """
    return SUBMERGED not in piece.marks


@clause("3g40.submarines.defence-roll", DELUXE(879, part=1), DELUXE(890), title="The roll of a defending submarine")
def defence_roll(position: Position, boat: Piece, table: Table) -> bool:
    """A surfaced submarine in defence rolls in general combat; a submerged one does not.

    >>> boat = Piece(GERMANY, "submarine")
    >>> below = boat._replace(marks=frozenset({"submerged"}))
    >>> defence_roll(EMPTY, boat, script()), defence_roll(EMPTY, below, script())
    (True, False)

    Whether its owner may leave the roll out is open.

    >>> chooses = EMPTY.reads(OBLIGED, "chooses")
    >>> defence_roll(chooses, boat, script(False)), defence_roll(chooses, boat, script(True))
    (False, True)
    """
    if boat.unit != "submarine":
        raise ValueError(f"a {boat.unit.replace('_', ' ')} is no submarine")
    if not takes_part(position, boat):
        return False
    return position.reading(OBLIGED) == "rolls" or table.ask(boat.nation, "defence roll", (True, False))


@clause("3g40.submarines.casualties", DELUXE(874))
def may_be_lost(position: Position, piece: Piece) -> Verdict:
    """In general combat the defender MAY take surfaced submarines and sea transports as losses, but no submerged one.

    >>> may_be_lost(EMPTY, Piece(GERMANY, "submarine")), may_be_lost(EMPTY, Piece(GERMANY, "sea_transport"))
    (allowed by 3g40.submarines.casualties, allowed by 3g40.submarines.casualties)
    >>> may_be_lost(EMPTY, Piece(GERMANY, "submarine", frozenset({"submerged"})))
    refused by 3g40.submarines.casualties: a submerged submarine is out of the battle
    """
    if SUBMERGED in piece.marks:
        return refuse(may_be_lost, "a submerged submarine is out of the battle")
    return allow(may_be_lost)


@clause("3g40.submarines.stays", DELUXE(892, part=2))
def may_leave_zone(position: Position, piece: Piece, over: bool) -> Verdict:
    """A submerged submarine MUST remain in its zone, turned on its side, until the battle is over.

    >>> below = Piece(GERMANY, "submarine", frozenset({"submerged"}))
    >>> may_leave_zone(EMPTY, below, over=False)
    refused by 3g40.submarines.stays: a submerged submarine stays in the zone until the battle is over
    >>> may_leave_zone(EMPTY, below, over=True)
    allowed by 3g40.submarines.stays
    >>> may_leave_zone(EMPTY, Piece(GERMANY, "submarine"), over=False)
    allowed by 3g40.submarines.stays
    """
    if SUBMERGED in piece.marks and not over:
        return refuse(may_leave_zone, "a submerged submarine stays in the zone until the battle is over")
    return allow(may_leave_zone)


@clause("3g40.submarines.resurface", DELUXE(892, part=1), DELUXE(892, part=3))
def resurface(position: Position, zone: str, over: bool) -> Position:
    """When the battle is over, and not before, every submerged submarine in the zone MUST surface.

    >>> below = EMPTY.with_force("A-20", GERMANY, ["submerged"], submarine=2)
    >>> resurface(below, "A-20", over=True).force("A-20")
    2 Germany submarine
    >>> resurface(below, "A-20", over=False) == below
    True
    """
    boats = position.force(zone).only(mark=SUBMERGED)
    if not over or not boats:
        return position
    up = position.with_pieces(zone, position.force(zone).replacing(boats, boats.unmarked(SUBMERGED)))
    told = f"submarines that surface in {zone}: {boats.count()}"
    return up.noting("surfaced", resurface, told, place=zone, amount=boats.count())
