"""# What the first edition had

Rules that Alpha +2 changed and the second edition then took over: the base has both, and the second edition is played.
"""

from __future__ import annotations

from rules_model.citation import ALPHA2, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.position import Position

SECOND, FIRST = "second-edition", "first-edition"

GUN_PRICE = question(
    "g40.units.gun-price",
    G40_RULES(11),
    kind="contradiction",
    readings={SECOND: "an AA artillery costs 5 IPCs", FIRST: "it costs 6 IPCs"},
    chosen=SECOND,
    because="The base is the second edition; the row gives both prices.",
)
GUNS_FALL = question(
    "g40.capture.whose-guns",
    G40_RULES(230),
    G40_RULES(255),
    kind="contradiction",
    readings={SECOND: "the loser's anti-aircraft pieces are removed", FIRST: "they are captured with the land"},
    chosen=SECOND,
    because="The base is the second edition; the row says that the first one let them be captured.",
)
BOMB_BONUS = question(
    "g40.raids.bomb-bonus",
    G40_RULES(243),
    kind="contradiction",
    readings={SECOND: "a strategic bomber deals the roll of a die plus 2", FIRST: "it deals the roll alone"},
    chosen=SECOND,
    because="The base is the second edition; the row says that the first one added nothing.",
)
TWO_TERRITORIES = question(
    "g40.income.two-territories",
    G40_RULES(331),
    G40_RULES(332),
    kind="contradiction",
    readings={
        SECOND: "West India pays Calcutta and British Columbia London, so they start with 17 and 28 IPCs",
        FIRST: "each pays the economy of its own map, so Calcutta starts with 16 and London with 29 IPCs",
    },
    chosen=SECOND,
    because="The base is the second edition; the rows say that the first one had the reverse.",
)
LARGE_ABROAD = question(
    "g40.mobilise.large-abroad",
    G40_RULES(254),
    G40_RULES(322),
    ALPHA2(191),
    kind="contradiction",
    readings={
        SECOND: "major factories stand on the builder's original land only",
        FIRST: "they may be built, and captured ones raised again, on any land that is worth enough",
    },
    chosen=SECOND,
    because="The base is the second edition; that Alpha +2 forbids it from now on shows that it had been allowed.",
)
SOVIET_MAPS = question(
    "g40.politics.soviet-maps",
    G40_RULES(381),
    G40_RULES(382),
    ALPHA2(192),
    kind="contradiction",
    readings={
        SECOND: "a war on one map leaves the Soviet Union neutral on the other",
        FIRST: "as with any other power one war is enough, wherever it is fought",
    },
    chosen=SECOND,
    because="The base is the second edition; the change of Alpha +2 shows that it had been otherwise.",
)


@clause("g40.editions.gun-price", G40_RULES(11), title="What a gun costs")
def gun_price(position: Position) -> int:
    """An AA artillery costs 5 IPCs; in the first edition it cost 6.

    >>> gun_price(EMPTY), gun_price(EMPTY.reads(GUN_PRICE, FIRST))
    (5, 6)
    """
    return 6 if position.reading(GUN_PRICE) == FIRST else 5
