"""# Casualties

Who says which units are lost.
"""

from __future__ import annotations

from rules_model.base.carriers import DAMAGED
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.table import Table
from rules_model.wording import never_negative
from rules_model.world.force import Force, Piece
from rules_model.world.nation import ALLIES, AXIS, PRO_ALLIES, PRO_AXIS, Nation, Side
from rules_model.world.position import Position

COMMANDED = {PRO_AXIS: AXIS, PRO_ALLIES: ALLIES}  # neutrals that a side rolls for
LAST = "be lost last"  # the ability that a row lists


@clause(
    "g40.casualties.choice",
    G40_RULES(100), G40_RULES(207), G40_RULES(209), G40_RULES(211), G40_RULES(450),
    title="Losses",
)  # fmt: skip
def losing(position: Position, force: Force, hits: int, table: Table) -> Force:
    """The owner MUST choose a unit for each hit, a transport last; a hit that no unit is left to take is wasted.

    The first hit on a sound battleship or carrier only damages it.
    Several owners choose together; the two British economies are one owner.

    >>> flight = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=1)
    >>> losing(EMPTY, flight, 1, script("Germany tactical bomber"))
    1 Germany strategic bomber
    >>> losing(EMPTY, Force.of(GERMANY, fighter=2), 3, script())
    nothing
    >>> losing(EMPTY, Force.of(USA, battleship=1, transport=1), 1, script())
    1 United States battleship (damaged), 1 United States transport
    """
    never_negative(hits=hits)
    for _ in range(hits):
        force = taking_one(position, force, table) if force else force
    return force


def taking_one(position: Position, force: Force, table: Table) -> Force:
    """The force after one hit, on a unit that its owner chooses among those that can be hit now."""
    named = eligible(position, force).by_name()
    table.show(force)
    return hurting(position, force, named[table.choose(speaker(position, force), "loss", named)])


def eligible(position: Position, force: Force) -> Force:
    """What can take the next hit: transports only when nothing else is left."""
    rows = {piece: profile_of(position, piece.nation, piece.unit) for piece in force}
    return Force((piece, force[piece]) for piece, row in rows.items() if not row.can(LAST)) or force


def hurting(position: Position, force: Force, piece: Piece) -> Force:
    """The force after a hit on one of its pieces, which is gone or, if it stands a first hit, damaged."""
    hit = Force({piece: 1})
    sinks = profile_of(position, piece.nation, piece.unit).hits == 1 or DAMAGED in piece.marks
    return force.minus(hit) if sinks else force.replacing(hit, hit.marked(DAMAGED))


def speaker(position: Position, force: Force) -> Nation | Side:
    """Who speaks for the owners of a force: the only one of them, or their side, which speaks for its neutrals too.

    Britain is one with both economies.
    """
    one, *others = dict.fromkeys(piece.nation for piece in force)
    alone = one not in COMMANDED and all(share_a_turn(position, one, other) for other in others)
    return one if alone else COMMANDED.get(one, one.side)
