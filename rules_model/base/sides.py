"""# Who fights

A power attacks alone; everybody it is at war with defends together.
"""

from __future__ import annotations

from rules_model.base.carriers import CARRIER, DAMAGED, TRAPPED
from rules_model.base.casualties import eligible, hurting, losing, speaker
from rules_model.base.flight_decks import aboard
from rules_model.base.spaces import is_neutral, leans_to
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

SUBMERGED = "submerged"  # mark on a submarine that has left the battle
RAIDING, INTERCEPTING = "raiding", "intercepting"  # marks on aircraft whose battle this turn is a raid
ELSEWHERE = frozenset({SUBMERGED, TRAPPED, RAIDING, INTERCEPTING})  # marks of those that take no part


def spoken(unit: str) -> str:
    """A unit as players say it: "strategic bomber"."""
    return unit.replace("_", " ")


def fighting(position: Position, place: str, force: Force) -> Force:
    """The pieces of a force that fight in a place: none that dived or raids, no cargo, none on a damaged deck."""
    cargo = position.rules.units_of("land") if position.map.is_sea(place) else frozenset[str]()
    wrecks = position.force(place).only(unit=CARRIER, mark=DAMAGED)
    away = ELSEWHERE | {aboard(name) for wreck in wrecks for name in wreck.marks}
    return Force((one, many) for one, many in force.items() if one.unit not in cargo and not away & one.marks)


DISAGREEMENT = question(
    "g40.casualties.disagreement",
    G40_RULES(208),
    G40_RULES(449),
    kind="ambiguity",
    readings={
        "unit": "where the defending owners do not agree, the attacker names the very unit that is lost",
        "attacker": "where they do not agree, the attacker names an owner, who chooses among its own",
    },
    chosen="unit",
    because="The rule for a disagreement speaks of the unit; owners choose among their own as long as there is none.",
)


@clause(
    "g40.multinational.defenders",
    G40_RULES(111), G40_RULES(115), G40_RULES(237), G40_RULES(390), G40_RULES(395), G40_RULES(446), G40_RULES(448),
)  # fmt: skip
def defenders(position: Position, place: str, attacker: Nation) -> Force:
    """All pieces in the place whose owners fight a war against the attacker MUST defend together.

    One power's destroyer or AA artillery serves them all; a neutral's army defends its land against whoever attacks it.
    Cargo, aircraft on a damaged deck, submerged submarines and those that intercept a raid have no part in it.

    >>> fleet = START.with_force("Sea Zone 110", UK, cruiser=1).with_force("Sea Zone 110", USA, destroyer=1)
    >>> defenders(fleet.at_war(GERMANY, UK, USA), "Sea Zone 110", GERMANY)
    1 UK Europe cruiser, 1 United States destroyer
    >>> defenders(fleet.at_war(GERMANY, UK), "Sea Zone 110", GERMANY)
    1 UK Europe cruiser
    >>> neutral = START.with_force("Greece", PRO_ALLIES, infantry=4)
    >>> defenders(neutral, "Greece", ITALY), defenders(neutral, "Greece", UK)
    (4 pro-Allied neutral infantry, nothing)
    """
    return fighting(position, place, position.enemies(place, attacker).plus(army(position, place, attacker)))


def army(position: Position, place: str, attacker: Nation) -> Force:
    """The army with which a neutral meets an attacker; a friend of its own side meets none."""
    holder = position.holder(place)
    friendly = leans_to(position, place) is attacker.side or not is_neutral(position, place)
    return Force() if friendly or position.is_at_war(attacker, holder) else position.force(place).only(holder)


@clause("g40.multinational.attackers", G40_RULES(165), G40_RULES(447), G40_RULES(450))
def attackers(position: Position, place: str, nation: Nation) -> Force:
    """A power MUST attack with its own pieces alone, and pairs are made among these; an ally's pieces stand by.

    The two British economies count as one power here; cargo at sea and aircraft on a raid do not attack.

    >>> allied = START.with_force("Sea Zone 37", UK, submarine=1).with_force("Sea Zone 37", ANZAC, destroyer=1)
    >>> attackers(allied, "Sea Zone 37", UK)
    1 UK Europe submarine
    >>> attackers(allied.with_force("Sea Zone 37", UK_PACIFIC, cruiser=1), "Sea Zone 37", UK)
    1 UK Europe submarine, 1 UK Pacific cruiser
    """
    return fighting(position, place, owned(position, place, nation))


def owned(position: Position, place: str, nation: Nation) -> Force:
    """All that a power has in a place, in either economy."""
    there = position.force(place)
    return Force((piece, many) for piece, many in there.items() if share_a_turn(position, piece.nation, nation))


def raiders(position: Position, place: str, nation: Nation) -> Force:
    """The aircraft of a power that raid a place."""
    return owned(position, place, nation).only(mark=RAIDING)


def interceptors(position: Position, place: str, attacker: Nation) -> Force:
    """The aircraft that rise against an attacker's raid."""
    return position.enemies(place, attacker).only(mark=INTERCEPTING)


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


@clause("g40.casualties.owners", G40_RULES(207), G40_RULES(208), G40_RULES(449), G40_RULES(450), title="Several owners")
def losing_together(position: Position, force: Force, hits: int, attacker: Nation, table: Table) -> Force:
    """Defenders of several powers take hits as one force; if they disagree, the attacker names the unit that is lost.

    Transports come last all the same, and the two British economies are one power.

    >>> allies = Force.of(UK, infantry=1, tank=1).adding(FRANCE, infantry=1)
    >>> losing_together(EMPTY, allies, 1, GERMANY, script(True, "France infantry"))
    1 UK Europe infantry, 1 UK Europe tank
    >>> losing_together(EMPTY, allies, 1, GERMANY, script(False, "UK Europe tank"))
    1 France infantry, 1 UK Europe infantry
    >>> owner = EMPTY.reads(DISAGREEMENT, "attacker")
    >>> losing_together(owner, allies, 1, GERMANY, script(False, UK, "UK Europe infantry"))
    1 France infantry, 1 UK Europe tank
    """
    never_negative(hits=hits)
    for _ in range(hits):
        exposed = eligible(position, force)
        nations = sorted(dict.fromkeys(piece.nation for piece in exposed), key=str)
        owners = [
            one for at, one in enumerate(nations) if not any(share_a_turn(position, one, o) for o in nations[:at])
        ]
        if len(owners) < 2 or table.ask(speaker(position, exposed), "agreement", (True, False)):
            force = losing(position, force, 1, table)
        elif position.reading(DISAGREEMENT) == "unit":
            named = exposed.by_name()
            force = hurting(position, force, named[table.choose(attacker, "loss", named)])
        else:
            owner = table.ask(attacker, "owner", owners)
            theirs = Force(one for one in exposed.items() if share_a_turn(position, one[0].nation, owner))
            force = force.replacing(theirs, losing(position, theirs, 1, table))
    return force
