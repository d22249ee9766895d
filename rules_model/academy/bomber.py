"""# Strategic bombers in battle

A strategic bomber survives its first hit.
What a damaged one can still do, and for how long, follows here; on raids it has a chapter of its own.
"""

from __future__ import annotations

from rules_model.academy.units import strategic_bomber
from rules_model.citation import ACADEMY
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.position import Position
from rules_model.world.profile import Profile

DAMAGED = "damaged"
BOMBER = "strategic_bomber"

DEFENCE = question(
    "ae41.bombers.damaged-figures",
    ACADEMY(101, 102),
    ACADEMY(107),
    kind="ambiguity",
    readings={
        "attack": "a damaged bomber loses its attack value alone; it still defends and fights in the air at 1",
        "everything": "a damaged bomber rolls nothing at all, in attack, in defence or in an air battle",
    },
    chosen="attack",
    because="The sentence names the attack value, which stands in the profile beside the two others.",
)
REPAIR = question(
    "ae41.bombers.repair",
    ACADEMY(106, 108),
    kind="ambiguity",
    readings={
        "combat": "damage ends with the combat in which it was taken",
        "lasting": "a bomber stays damaged for good, since nothing repairs it",
    },
    chosen="combat",
    because="The profile ties damage and its effects to the combat in progress, and the text has no repair of bombers.",
)
RETREAT = question(
    "ae41.bombers.general-retreat",
    ACADEMY(108),
    kind="ambiguity",
    readings={
        "ends": "when the whole attack breaks off, combat has ended and damaged bombers fly off with it",
        "stays": "a damaged bomber stays even then, until it is destroyed or no enemy is left",
    },
    chosen="ends",
    because="Breaking off ends a combat; the rule keeps a bomber from slipping out of one that goes on.",
)


@clause("ae41.bombers.hit", ACADEMY(106))
def after_hit(position: Position, piece: Piece) -> Piece | None:
    """A first hit damages a strategic bomber, a second destroys it; any other aircraft is destroyed by one.

    >>> bomber = Piece(GERMANY, "strategic_bomber")
    >>> once = after_hit(EMPTY, bomber)
    >>> print(once, after_hit(EMPTY, once))
    Germany strategic bomber (damaged) None
    >>> print(after_hit(EMPTY, Piece(GERMANY, "tactical_bomber")))
    None
    """
    if piece.unit not in position.rules.units_of("air"):
        raise UnknownName("aircraft", piece.unit, position.rules.units_of("air"))
    if piece.unit == BOMBER and DAMAGED not in piece.marks:
        return piece._replace(marks=piece.marks | {DAMAGED})
    return None


@clause("ae41.bombers.figures", ACADEMY(107), title="What a damaged bomber rolls")
def standing(position: Position, bomber: Piece) -> Profile:
    """A bomber damaged in combat MUST NOT roll in attack any longer.

    >>> hurt = Piece(GERMANY, "strategic_bomber", frozenset({"damaged"}))
    >>> whole = standing(EMPTY, Piece(GERMANY, "strategic_bomber"))
    >>> whole.attack, standing(EMPTY, hurt).attack
    (4, 0)
    >>> standing(EMPTY, hurt).defence, standing(EMPTY, hurt).raid
    (1, 1)
    >>> helpless = standing(EMPTY.reads(DEFENCE, "everything"), hurt)
    >>> helpless.attack, helpless.defence, helpless.raid
    (0, 0, 0)
    """
    if bomber.unit != BOMBER:
        raise UnknownName("strategic bomber", bomber.unit, (BOMBER,))
    row = strategic_bomber(position, bomber.nation)
    if DAMAGED not in bomber.marks:
        return row
    if position.reading(DEFENCE) == "attack":
        return row.but(attack=0)
    return row.but(attack=0, defence=0, raid=0)


@clause("ae41.bombers.volley", ACADEMY(100), ACADEMY(107))
def bombers_attack(position: Position, bombers: Force, table: Table) -> int:
    """Each attacking bomber rolls one die at 4 or less in a combat round; a damaged one rolls none.

    >>> pair = Force.of(GERMANY, strategic_bomber=1).adding(GERMANY, ["damaged"], strategic_bomber=1)
    >>> bombers_attack(EMPTY, pair, script(4)), bombers_attack(EMPTY, pair, script(5))
    (1, 0)
    >>> chances(bombers_attack, EMPTY, Force.of(GERMANY, strategic_bomber=2))
    {0: 1/9, 1: 4/9, 2: 4/9}
    """
    wing = bombers.only(unit=BOMBER)
    figures = ((number, standing(position, bomber).figure("attack")) for bomber, number in wing.items())
    return table.volley([(dice, at) for dice, at in figures if at])


@clause("ae41.bombers.stays", ACADEMY(108))
def may_withdraw(position: Position, bomber: Piece, over: bool, all_leave: bool) -> Verdict:
    """A damaged bomber MUST remain in the battle until combat ends, be it because the whole attack breaks off.

    >>> hurt = Piece(GERMANY, "strategic_bomber", frozenset({"damaged"}))
    >>> may_withdraw(EMPTY, hurt, over=False, all_leave=False)
    refused by ae41.bombers.stays: a damaged bomber stays in battle until combat ends
    >>> may_withdraw(EMPTY, hurt, over=True, all_leave=False)
    allowed by ae41.bombers.stays
    >>> [bool(may_withdraw(EMPTY.reads(RETREAT, text), hurt, False, all_leave=True)) for text in ("ends", "stays")]
    [True, False]
    >>> may_withdraw(EMPTY, Piece(GERMANY, "strategic_bomber"), over=False, all_leave=False)
    allowed by ae41.bombers.stays
    """
    ended = over or (all_leave and position.reading(RETREAT) == "ends")
    if bomber.unit == BOMBER and DAMAGED in bomber.marks and not ended:
        return refuse(may_withdraw, "a damaged bomber stays in battle until combat ends")
    return allow(may_withdraw)


@clause("ae41.bombers.afterwards", ACADEMY(108))
def after_combat(position: Position, bomber: Piece) -> Piece:
    """When combat ends, a damaged bomber is free to leave and its damage is forgotten.

    >>> hurt = Piece(GERMANY, "strategic_bomber", frozenset({"damaged"}))
    >>> print(after_combat(EMPTY, hurt))
    Germany strategic bomber
    >>> print(after_combat(EMPTY.reads(REPAIR, "lasting"), hurt))
    Germany strategic bomber (damaged)
    """
    if bomber.unit == BOMBER and position.reading(REPAIR) == "combat":
        return bomber._replace(marks=bomber.marks - {DAMAGED})
    return bomber
