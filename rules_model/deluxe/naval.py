"""# Battles at sea

A battle at sea opens with six tactical missions, each done once, and goes on with rounds of general combat.
The chapters that follow say what submarines and destroyers do in them.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

TACTICAL = ("in bound aircraft", "dog fight", "first strike", "submerging", "depth charges", "carpet bombing")
TACTICAL_HEADINGS = tuple(DELUXE(line) for line in (832, 836, 842, 848, 855, 861))
GENERAL = ("attacker fires", "casualties declared", "defender fires", "casualties removed")
GENERAL_HEADINGS = tuple(DELUXE(line) for line in (867, 871, 876, 881))
ABSORBING = 3
STANDING_BY = "standing by"  # lies in the zone, but takes no part in the battle: an attacker's ally

BASE = question(
    "3g40.naval.base-game",
    DELUXE(830),
    kind="gap",
    because="The chapter leans on Global 1940 for whatever it does not change and names no edition; "
    "the editions and the Alpha sets between them differ on submarines, on destroyers and on landings.",
)
ABSORB = question(
    "3g40.naval.three-to-one",
    DELUXE(896),
    kind="ambiguity",
    readings={
        "three-transports": "one hit takes three transports",
        "three-hits": "one transport takes three hits",
    },
    chosen="three-transports",
    because="The rate follows the word hits: the 1 counts hits, the 3 transports.",
)
REMAINDER = question(
    "3g40.naval.transports-left",
    DELUXE(896),
    kind="ambiguity",
    readings={
        "three": "a hit takes three transports or none; one or two that are left absorb nothing",
        "what-is-left": "a last hit may also be put on the one or two that are left",
    },
    chosen="three",
    because="The text gives a rate and no smaller price; at the other, a lone transport could save a battleship.",
)
BYSTANDERS = question(
    "3g40.submarines.bystanders",
    DELUXE(845, part=1),
    DELUXE(857, part=2),
    DELUXE(830),
    G40_RULES(165),
    kind="ambiguity",
    readings={
        "fighting": "only destroyers that take part in the battle count",
        "present": "every enemy destroyer in the zone counts, even if it merely lies there while its ally attacks",
    },
    chosen="fighting",
    because="The text asks for presence and says no more; in Global 1940 a destroyer that stands by does not count.",
)


@clause("3g40.naval.tactical-order", *TACTICAL_HEADINGS)
def tactical_order(position: Position) -> tuple[str, ...]:
    """A battle at sea MUST open with these missions in turn: in bound aircraft, dog fight, first strike, submerging,
    depth charges, carpet bombing.

    General combat begins after them.

    >>> tactical_order(EMPTY)
    ('in bound aircraft', 'dog fight', 'first strike', 'submerging', 'depth charges', 'carpet bombing')
    >>> order = tactical_order(EMPTY)
    >>> order.index("first strike") < order.index("submerging") < order.index("depth charges")
    True
    """
    return TACTICAL


@clause("3g40.naval.general-order", *GENERAL_HEADINGS, DELUXE(887))
def general_order(position: Position) -> tuple[str, ...]:
    """In each round of general combat the defender MUST name his losses right after the attacker's roll, then roll.

    Nothing comes between that roll and the naming; losses leave the board last, those of both sides.

    >>> general_order(EMPTY)
    ('attacker fires', 'casualties declared', 'defender fires', 'casualties removed')
    >>> order = general_order(EMPTY)
    >>> order.index("casualties declared") - order.index("attacker fires")
    1
    """
    return GENERAL


@clause("3g40.naval.base", DELUXE(830))
def governing_rule(position: Position, topic: str) -> str:
    """What is not listed among the exceptions follows Global 1940 for submarines, destroyers and aircraft.

    >>> governing_rule(EMPTY, "submerging"), governing_rule(EMPTY, "casualties declared")
    ('3G40', '3G40')
    >>> governing_rule(EMPTY, "a submarine passing a destroyer")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the edition of Global 1940 that rules on a submarine passing a destroyer
        is not in any source; see question 3g40.naval.base-game
    """
    if topic not in TACTICAL + GENERAL:
        raise BASE.gap(f"the edition of Global 1940 that rules on {topic}")
    return "3G40"


@clause("3g40.naval.transports-absorb", DELUXE(896))
def may_absorb(position: Position, transports: int, hits: int, defending: bool) -> Verdict:
    """A defender MAY take sea transports as losses, three of them for each hit; fewer than three absorb nothing.

    >>> may_absorb(EMPTY, 6, 2, defending=True)
    allowed by 3g40.naval.transports-absorb
    >>> may_absorb(EMPTY, 5, 2, defending=True)
    refused by 3g40.naval.transports-absorb: too few transports for so many hits: 5 against 2
    >>> may_absorb(EMPTY, 6, 2, defending=False)
    refused by 3g40.naval.transports-absorb: only the defender's transports absorb hits
    >>> left = EMPTY.reads(REMAINDER, "what-is-left")
    >>> may_absorb(left, 4, 2, defending=True).allowed, may_absorb(left, 3, 2, defending=True).allowed
    (True, False)
    >>> tough = EMPTY.reads(ABSORB, "three-hits")
    >>> may_absorb(tough, 1, 3, defending=True).allowed, may_absorb(tough, 1, 4, defending=True).allowed
    (True, False)
    """
    never_negative(transports=transports, hits=hits)
    if not defending:
        return refuse(may_absorb, "only the defender's transports absorb hits")
    if position.reading(ABSORB) == "three-hits":
        enough = ABSORBING * transports >= hits
    elif position.reading(REMAINDER) == "three":
        enough = transports >= ABSORBING * hits
    else:
        enough = transports > ABSORBING * (hits - 1)
    if not enough:
        return refuse(may_absorb, f"too few transports for so many hits: {transports} against {hits}")
    return allow(may_absorb)


@clause("3g40.submarines.destroyers", DELUXE(830), DELUXE(845, part=1), title="Destroyers that count")
def destroyers_against(position: Position, zone: str, nation: Nation) -> Force:
    """Submarines have to reckon with the destroyers in the battle whose owners are at war with theirs.

    >>> war = EMPTY.at_war(JAPAN, USA, UK).with_force("P-8", USA, destroyer=1, cruiser=1)
    >>> destroyers_against(war.with_force("P-8", USSR, destroyer=1), "P-8", JAPAN)
    1 United States destroyer
    >>> joined = war.with_force("P-8", UK, ["standing by"], destroyer=1)
    >>> [destroyers_against(joined.reads(BYSTANDERS, text), "P-8", JAPAN).count() for text in ("fighting", "present")]
    [1, 2]
    """
    destroyers = position.enemies(zone, nation).only(unit="destroyer")
    return destroyers.only(without=STANDING_BY) if position.reading(BYSTANDERS) == "fighting" else destroyers
