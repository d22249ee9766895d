"""# First strike at sea

Before general combat some units shoot once, apart from everybody else.
Enemy destroyers rob submarines of it; whether that held before Enigma was decoded is an open question.
"""

from __future__ import annotations

from rules_model.advantage import Advantage, has
from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, AXIS, GERMANY, Nation, members
from rules_model.world.position import Position

STRIKERS = ("submarine", "tactical_bomber")
ENIGMA = Advantage("3g40.advantages.enigma", "Enigma Decoded", members(ALLIES), round=2)

BEFORE_ENIGMA = question(
    "3g40.submarines.before-enigma",
    DELUXE(845, part=1),
    DELUXE(691, 694),
    kind="contradiction",
    readings={
        "u-boats": "until Enigma is decoded, Allied destroyers do not stop German submarines, all others they do",
        "all-axis": "until then Allied destroyers stop no submarine at all",
        "never": "an enemy destroyer always stops the strike; the advantage changes nothing",
    },
    chosen="u-boats",
    because="The advantage must change something, and it names the German boats as the ones it adds.",
)


@clause("3g40.submarines.first-strike", DELUXE(845, part=1))
def may_submarines_strike_first(position: Position, zone: str, nation: Nation) -> Verdict:
    """Submarines MAY strike first unless an enemy destroyer that can stop them is present.

    >>> hunt = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", UK, cruiser=1)
    >>> may_submarines_strike_first(hunt, "A-20", ITALY)
    allowed by 3g40.submarines.first-strike
    >>> escorted = hunt.with_force("A-20", UK, destroyer=1)
    >>> may_submarines_strike_first(escorted, "A-20", ITALY)
    refused by 3g40.submarines.first-strike: a destroyer of UK Europe is present
    >>> [bool(may_submarines_strike_first(escorted.reads(BEFORE_ENIGMA, text), "A-20", GERMANY))
    ...     for text in ("u-boats", "all-axis", "never")]
    [True, True, False]
    >>> [bool(may_submarines_strike_first(escorted.gains(UK, ENIGMA).reads(BEFORE_ENIGMA, text), "A-20", GERMANY))
    ...     for text in ("u-boats", "all-axis", "never")]
    [False, False, False]
    """
    reading = position.reading(BEFORE_ENIGMA)
    eludes = (reading == "u-boats" and nation == GERMANY) or (reading == "all-axis" and nation.side is AXIS)
    for piece in position.enemies(zone, nation).only(unit="destroyer"):
        if not eludes or has(position, piece.nation, ENIGMA):
            return refuse(may_submarines_strike_first, f"a destroyer of {piece.nation} is present")
    return allow(may_submarines_strike_first)


@clause("3g40.submarines.tactical-bombers", DELUXE(842), DELUXE(844, part=1))
def may_tactical_bombers_strike_first(position: Position, dog_fight: bool) -> Verdict:
    """At sea, too, tactical bombers MAY strike first unless a dog fight went before.

    >>> may_tactical_bombers_strike_first(EMPTY, dog_fight=False)
    allowed by 3g40.submarines.tactical-bombers
    >>> may_tactical_bombers_strike_first(EMPTY, dog_fight=True)
    refused by 3g40.submarines.tactical-bombers: there was a dog fight
    """
    if dog_fight:
        return refuse(may_tactical_bombers_strike_first, "there was a dog fight")
    return allow(may_tactical_bombers_strike_first)


@clause("3g40.submarines.rolls-twice", DELUXE(846), DELUXE(869, part=2))
def rolls_before_reply(position: Position, unit: str, struck_first: bool) -> int:
    """An attacker that struck first still rolls in general combat: twice before the defender rolls at all.

    >>> rolls_before_reply(EMPTY, "submarine", True), rolls_before_reply(EMPTY, "tactical_bomber", True)
    (2, 2)
    >>> rolls_before_reply(EMPTY, "submarine", False), rolls_before_reply(EMPTY, "cruiser", True)
    (1, 1)
    """
    return 2 if struck_first and unit in STRIKERS else 1


@clause("3g40.submarines.rolled-apart", DELUXE(869, part=3), DELUXE(878, part=2))
def volleys(position: Position, side: Force) -> tuple[Force, Force]:
    """The submarines of a side MUST be rolled apart from its other units, in attack and in defence.

    >>> volleys(EMPTY, Force.of(GERMANY, submarine=2, cruiser=1))
    (2 Germany submarine, 1 Germany cruiser)
    >>> volleys(EMPTY, Force.of(UK, destroyer=1))
    (nothing, 1 UK Europe destroyer)
    """
    boats = side.only(unit="submarine")
    return boats, side.minus(boats)
