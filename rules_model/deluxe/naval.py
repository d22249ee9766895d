"""# Battles at sea

A battle at sea opens with six tactical missions, each done once, and goes on with rounds of general combat.
The chapters that follow say what submarines and destroyers do in them.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.position import Position

TACTICAL = ("in bound aircraft", "dog fight", "first strike", "submerging", "depth charges", "carpet bombing")
TACTICAL_HEADINGS = tuple(DELUXE(line) for line in (832, 836, 842, 848, 855, 861))
GENERAL = ("attacker fires", "casualties declared", "defender fires", "casualties removed")
GENERAL_HEADINGS = tuple(DELUXE(line) for line in (867, 871, 876, 881))
ABSORBING = 3

BASE = question(
    "3g40.naval.base",
    DELUXE(830),
    kind="gap",
    because="The chapter leans on Global 1940 for whatever it does not change and names no edition; "
    "the editions and the Alpha sets between them differ on submarines, on destroyers and on landings.",
)
ABSORB = question(
    "3g40.naval.transports-absorb",
    DELUXE(896),
    kind="ambiguity",
    readings={
        "three-transports": "one hit takes three transports",
        "three-hits": "one transport takes three hits",
    },
    chosen="three-transports",
    because="The rate follows the word hits: the 1 counts hits, the 3 transports.",
)


@clause("3g40.naval.tactical-order", *TACTICAL_HEADINGS)
def tactical_order(position: Position) -> tuple[str, ...]:
    """The tactical missions of a battle at sea MUST be resolved one after the other, in their numbered order.

    >>> order = tactical_order(EMPTY)
    >>> order[0], order[-1]
    ('in bound aircraft', 'carpet bombing')
    >>> order.index("first strike") < order.index("submerging") < order.index("depth charges")
    True
    """
    return TACTICAL


@clause("3g40.naval.general-order", *GENERAL_HEADINGS, DELUXE(887))
def general_order(position: Position) -> tuple[str, ...]:
    """In each round of general combat the defender MUST name his losses after the attacker's roll and before his own.

    >>> general_order(EMPTY)
    ('attacker fires', 'casualties declared', 'defender fires', 'casualties removed')
    >>> order = general_order(EMPTY)
    >>> order.index("casualties declared") < order.index("defender fires") < order.index("casualties removed")
    True
    """
    return GENERAL


@clause("3g40.naval.base", DELUXE(830))
def governing_rule(position: Position, topic: str) -> str:
    """What is not listed among the exceptions follows Global 1940 for submarines, destroyers and aircraft.

    >>> governing_rule(EMPTY, "submerging")
    '3G40'
    >>> governing_rule(EMPTY, "a submarine passing a destroyer")
    Traceback (most recent call last):
    rules_model.world.names.Gap: which Global 1940 rule holds for a submarine passing a destroyer is not in any source;
        see question 3g40.naval.base
    """
    if topic not in TACTICAL:
        raise BASE.gap(f"which Global 1940 rule holds for {topic}")
    return "3G40"


@clause("3g40.naval.transports-absorb", DELUXE(896))
def may_absorb(position: Position, transports: int, hits: int) -> Verdict:
    """Defending sea transports MAY be taken as losses, three of them for each hit.

    >>> may_absorb(EMPTY, 6, 2)
    allowed by 3g40.naval.transports-absorb
    >>> may_absorb(EMPTY, 5, 2)
    refused by 3g40.naval.transports-absorb: 5 transports cannot absorb 2 hits
    >>> may_absorb(EMPTY.reads(ABSORB, "three-hits"), 1, 3)
    allowed by 3g40.naval.transports-absorb
    >>> may_absorb(EMPTY.reads(ABSORB, "three-hits"), 1, 4)
    refused by 3g40.naval.transports-absorb: 1 transports cannot absorb 4 hits
    """
    a_hit_takes_three = position.reading(ABSORB) == "three-transports"
    enough = transports >= ABSORBING * hits if a_hit_takes_three else ABSORBING * transports >= hits
    if not enough:
        return refuse(may_absorb, f"{transports} transports cannot absorb {hits} hits")
    return allow(may_absorb)
