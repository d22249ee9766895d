"""# Who fights

A power attacks alone; everybody it is at war with defends together.
"""

from __future__ import annotations

from rules_model.base.casualties import losing, speaker
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SUBMERGED = "submerged"  # mark on a submarine that has left the battle


def spoken(unit: str) -> str:
    """A unit as players say it: "strategic bomber"."""
    return unit.replace("_", " ")


DISAGREEMENT = question(
    "g40.casualties.disagreement",
    G40_RULES(208),
    G40_RULES(449),
    kind="ambiguity",
    readings={
        "attacker": "where the defending owners do not agree whose unit is lost, the attacker says it",
        "side": "the defending owners must come to an agreement, and the attacker has no say",
    },
    chosen="attacker",
    because="Every owner may choose among its own units only, and somebody has to settle whose turn it is to lose one.",
)


@clause("g40.multinational.defenders", G40_RULES(446), G40_RULES(448))
def defenders(position: Position, place: str, attacker: Nation) -> Force:
    """All pieces in the place whose owners fight a war against the attacker MUST defend together.

    One power's destroyer or AA artillery serves them all; what has submerged has no part in it.

    >>> fleet = START.with_force("Sea Zone 110", UK, cruiser=1).with_force("Sea Zone 110", USA, destroyer=1)
    >>> defenders(fleet.at_war(GERMANY, UK, USA), "Sea Zone 110", GERMANY)
    1 UK Europe cruiser, 1 United States destroyer
    >>> defenders(fleet.at_war(GERMANY, UK), "Sea Zone 110", GERMANY)
    1 UK Europe cruiser
    """
    return position.enemies(place, attacker).only(without=SUBMERGED)


@clause("g40.multinational.attackers", G40_RULES(165), G40_RULES(447), G40_RULES(450))
def attackers(position: Position, place: str, nation: Nation) -> Force:
    """A power MUST attack with its own pieces alone, and pairs are made among these; an ally's pieces stand by.

    The two British economies count as one power here.

    >>> allied = START.with_force("Sea Zone 37", UK, submarine=1).with_force("Sea Zone 37", ANZAC, destroyer=1)
    >>> attackers(allied, "Sea Zone 37", UK)
    1 UK Europe submarine
    >>> attackers(allied.with_force("Sea Zone 37", UK_PACIFIC, cruiser=1), "Sea Zone 37", UK)
    1 UK Europe submarine, 1 UK Pacific cruiser
    """
    own = [piece for piece in position.force(place) if share_a_turn(position, piece.nation, nation)]
    return Force((piece, position.force(place)[piece]) for piece in own).only(without=SUBMERGED)


@clause("g40.multinational.owners", G40_RULES(449), title="Who decides for a piece")
def may_decide(position: Position, nation: Nation, piece: Piece) -> Verdict:
    """A power MAY decide for its own pieces only, be it on a scramble, an interception, a dive or a loss.

    >>> fighter = Piece(FRANCE, "fighter")
    >>> may_decide(EMPTY, FRANCE, fighter)
    allowed by g40.multinational.owners
    >>> may_decide(EMPTY, UK, fighter)
    refused by g40.multinational.owners: France decides for its fighter
    >>> may_decide(EMPTY, UK_PACIFIC, Piece(UK, "fighter"))
    allowed by g40.multinational.owners
    """
    if not share_a_turn(position, nation, piece.nation):
        return refuse(may_decide, f"{piece.nation} decides for its {spoken(piece.unit)}")
    return allow(may_decide)


@clause("g40.casualties.owners", G40_RULES(207), G40_RULES(208), G40_RULES(449), title="Losses of several owners")
def losing_together(position: Position, force: Force, hits: int, attacker: Nation, table: Table) -> Force:
    """Defenders of several powers take hits as one force; if they disagree, the attacker names whose unit is lost.

    Each owner then chooses among its own.

    >>> allies = Force.of(UK, infantry=1, tank=1).adding(FRANCE, infantry=1)
    >>> losing_together(EMPTY, allies, 1, GERMANY, script(True, "France infantry"))
    1 UK Europe infantry, 1 UK Europe tank
    >>> losing_together(EMPTY, allies, 1, GERMANY, script(False, UK, "UK Europe infantry"))
    1 France infantry, 1 UK Europe tank
    >>> losing_together(EMPTY.reads(DISAGREEMENT, "side"), allies, 1, GERMANY, script("France infantry"))
    1 UK Europe infantry, 1 UK Europe tank
    """
    for _ in range(hits):
        owners = sorted(dict.fromkeys(piece.nation for piece in force), key=str)
        several = len(owners) > 1 and position.reading(DISAGREEMENT) == "attacker"
        if several and not table.ask(speaker(force), "agreement", (True, False)):
            theirs = force.only(table.ask(attacker, "owner", owners))
            force = force.replacing(theirs, losing(position, theirs, 1, table))
        else:
            force = losing(position, force, 1, table)
    return force
