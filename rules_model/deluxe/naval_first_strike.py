"""# First strike at sea

Before general combat some units shoot once, apart from everybody else.
Enemy destroyers rob submarines of it; whether that held before Enigma was decoded is an open question.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, G40_RULES, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.naval import destroyers_against
from rules_model.deluxe.submarines import SUBMERGED
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, GERMANY, Nation
from rules_model.world.position import Position

STRIKERS = ("submarine", "tactical_bomber")
ENIGMA_ROUND = 2

BEFORE_ENIGMA = question(
    "3g40.submarines.before-enigma",
    DELUXE(845, part=1),
    DELUXE(691),
    DELUXE(694),
    kind="contradiction",
    readings={
        "u-boats": "until Enigma is decoded, Allied destroyers do not stop German submarines, all others they do",
        "all-axis": "until then Allied destroyers stop no submarine at all",
        "never": "an enemy destroyer always stops the strike; the advantage changes nothing",
    },
    chosen="u-boats",
    because="The advantage must change something, and it names the German boats as the ones it adds.",
)
DEFENDERS = question(
    "3g40.submarines.defenders-strike",
    DELUXE(844, part=1),
    DELUXE(845, part=1),
    DELUXE(846, part=2),
    DELUXE(830),
    G40_RULES(145),
    kind="ambiguity",
    readings={
        "both": "submarines and tactical bombers of either side may strike first",
        "attackers": "only the attacker's may, whose double roll is all that the step goes on to speak of",
    },
    chosen="both",
    because="The two sentences that grant the strike name no side; in Global 1940 defending submarines strike as well, "
    "and the land battle says both sides.",
)
SECOND_ROLL = question(
    "3g40.submarines.defender-rolls-again",
    DELUXE(846, part=1),
    DELUXE(846, part=2),
    DELUXE(879, part=1),
    DELUXE(830),
    G40_RULES(150),
    kind="ambiguity",
    readings={
        "again": "a defender that struck first rolls again when the defenders fire",
        "spent": "as in Global 1940, the strike was its roll of the first round; only attackers roll twice",
    },
    chosen="again",
    because="The strike is a phase of its own, whoever made it; "
    "surfaced submarines may roll in defence without an exception.",
)


@clause("3g40.submarines.strikers", DELUXE(844, part=1), DELUXE(845, part=1), title="Who may strike first")
def may_strike_first(position: Position, unit: str, attacking: bool) -> Verdict:
    """Submarines and tactical bombers, in attack or defence, MAY strike first in a battle at sea; other units MUST NOT.

    >>> may_strike_first(EMPTY, "submarine", attacking=True)
    allowed by 3g40.submarines.strikers
    >>> may_strike_first(EMPTY, "cruiser", attacking=True)
    refused by 3g40.submarines.strikers: a cruiser has no first strike at sea
    >>> may_strike_first(EMPTY, "tactical_bomber", attacking=False)
    allowed by 3g40.submarines.strikers
    >>> may_strike_first(EMPTY.reads(DEFENDERS, "attackers"), "tactical_bomber", attacking=False)
    refused by 3g40.submarines.strikers: only attackers strike first
    """
    if unit not in STRIKERS:
        return refuse(may_strike_first, f"a {unit.replace('_', ' ')} has no first strike at sea")
    if not attacking and position.reading(DEFENDERS) == "attackers":
        return refuse(may_strike_first, "only attackers strike first")
    return allow(may_strike_first)


@clause("3g40.submarines.first-strike", DELUXE(845, part=1), DELUXE(691), DELUXE(694))
def may_submarines_strike_first(position: Position, zone: str, nation: Nation) -> Verdict:
    """Submarines MAY strike first unless an enemy destroyer is present; U-boats mind Allied ones only from round 2 on.

    In round 2 the Allies, all together, have decoded Enigma.

    >>> hunt = EMPTY.at_war(AXIS, ALLIES).with_force("A-20", UK, cruiser=1)
    >>> may_submarines_strike_first(hunt, "A-20", ITALY)
    allowed by 3g40.submarines.first-strike
    >>> escorted = hunt.with_force("A-20", UK, destroyer=1)
    >>> may_submarines_strike_first(escorted, "A-20", ITALY)
    refused by 3g40.submarines.first-strike: a destroyer of UK Europe is present
    >>> [bool(may_submarines_strike_first(escorted.reads(BEFORE_ENIGMA, text), "A-20", GERMANY))
    ...     for text in ("u-boats", "all-axis", "never")]
    [True, True, False]
    >>> [bool(may_submarines_strike_first(escorted.in_round(2).reads(BEFORE_ENIGMA, text), "A-20", GERMANY))
    ...     for text in ("u-boats", "all-axis", "never")]
    [False, False, False]
    """
    reading = position.reading(BEFORE_ENIGMA)
    elusive = reading == "all-axis" or (reading == "u-boats" and nation == GERMANY)
    for piece in destroyers_against(position, zone, nation):
        deaf = elusive and piece.nation.side is ALLIES and position.round < ENIGMA_ROUND
        if not deaf:
            return refuse(may_submarines_strike_first, f"a destroyer of {piece.nation} is present")
    return allow(may_submarines_strike_first)


@clause("3g40.submarines.tactical-bombers", DELUXE(842), DELUXE(844, part=1))
def may_tactical_bombers_strike_first(position: Position, dog_fight: bool) -> Verdict:
    """In a battle at sea, tactical bombers MAY strike first unless a dog fight went before.

    >>> may_tactical_bombers_strike_first(EMPTY, dog_fight=False)
    allowed by 3g40.submarines.tactical-bombers
    >>> may_tactical_bombers_strike_first(EMPTY, dog_fight=True)
    refused by 3g40.submarines.tactical-bombers: there was a dog fight
    """
    if dog_fight:
        return refuse(may_tactical_bombers_strike_first, "there was a dog fight")
    return allow(may_tactical_bombers_strike_first)


@clause("3g40.submarines.first-strike-losses", DELUXE(846, part=1), REFERENCE(290))
def suffer_first_strike(position: Position, zone: str, lost: Force) -> Position:
    """What a first strike destroys MUST leave the board at once: it does not fire back in general combat.

    The glossary says so; the steps of a battle at sea only make the strike a phase of its own.

    >>> convoy = EMPTY.with_force("A-20", UK, cruiser=2)
    >>> after = suffer_first_strike(convoy, "A-20", Force.of(UK, cruiser=1))
    >>> after.force("A-20"), after.since(convoy)
    (1 UK Europe cruiser, ['the first strike destroys 1 UK Europe cruiser in A-20'])
    >>> suffer_first_strike(convoy, "A-20", Force.of(UK, cruiser=2)).force("A-20")
    nothing
    """
    told = f"the first strike destroys {lost} in {zone}"
    return position.without(zone, lost).noting("destroyed", suffer_first_strike, told, place=zone, amount=lost.count())


@clause("3g40.submarines.rolls-twice", DELUXE(846), DELUXE(869, part=2), DELUXE(879, part=1))
def rolls_in_all(position: Position, unit: str, struck_first: bool, attacking: bool) -> int:
    """A unit that struck first still rolls in general combat, an attacker before the defender's roll of that round.

    So an attacker has rolled twice before the defender fires in general combat.

    >>> rolls_in_all(EMPTY, "submarine", True, attacking=True), rolls_in_all(EMPTY, "tactical_bomber", True, True)
    (2, 2)
    >>> rolls_in_all(EMPTY, "submarine", False, attacking=True)
    1
    >>> [rolls_in_all(EMPTY.reads(SECOND_ROLL, text), "submarine", True, False) for text in ("again", "spent")]
    [2, 1]
    """
    if not may_strike_first(position, unit, attacking) or not struck_first:
        return 1
    return 2 if attacking or position.reading(SECOND_ROLL) == "again" else 1


@clause("3g40.submarines.rolled-apart", DELUXE(869, part=3), DELUXE(878, part=2))
def volleys(position: Position, side: Force) -> tuple[Force, Force]:
    """The submarines of a side MUST be rolled apart from its other units, in attack and in defence.

    >>> volleys(EMPTY, Force.of(GERMANY, submarine=2, cruiser=1))
    (2 Germany submarine, 1 Germany cruiser)
    >>> volleys(EMPTY, Force.of(UK, destroyer=1).adding(UK, ["submerged"], submarine=1))
    (nothing, 1 UK Europe destroyer)
    """
    afloat = side.only(without=SUBMERGED)
    boats = afloat.only(unit="submarine")
    return boats, afloat.minus(boats)
