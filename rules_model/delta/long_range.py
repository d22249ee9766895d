"""# Long range aircraft

A card of the tenth round: one space more for everything that flies.
"""

from __future__ import annotations

from rules_model.base.scramble import scramble_reach
from rules_model.base.units import fighter, strategic_bomber, tactical_bomber
from rules_model.citation import DELTA
from rules_model.clause import Body, modifies
from rules_model.delta.advantages import LONG_RANGE, works
from rules_model.question import question
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

SCRAMBLING = question(
    "delta.long-range.scrambling",
    DELTA(74),
    kind="ambiguity",
    readings={
        "adjacent": "a scramble reaches the sea zones beside the base, as before",
        "further": "the extra space lets aircraft scramble one space further as well",
    },
    chosen="adjacent",
    because="A scramble is not measured by the aircraft's movement, so a higher movement does not lengthen it.",
)


@modifies("delta.long-range.movement", (fighter, tactical_bomber, strategic_bomber), DELTA(14, part=3), DELTA(74))
def flies_further(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """With the card, each of a nation's aircraft moves one space more; the capital's fall changes nothing.

    >>> further = START.gains(JAPAN, LONG_RANGE)
    >>> fighter(further, JAPAN).move, tactical_bomber(further, JAPAN).move, strategic_bomber(further, JAPAN).move
    (5, 5, 7)
    >>> fighter(further, USA).move
    4
    >>> fighter(further.held(USA, "Tokyo"), JAPAN).move
    5
    """
    row = before(position, nation)
    return row.raised(move=1) if works(position, nation, LONG_RANGE) else row


@modifies("delta.long-range.scramble", scramble_reach, DELTA(74))
def scrambles_no_further(before: Body[[Nation], int], position: Position, nation: Nation) -> int:
    """The longer range does not lengthen a scramble.

    >>> further = START.gains(JAPAN, LONG_RANGE)
    >>> scramble_reach(further, JAPAN)
    1
    >>> scramble_reach(further.reads(SCRAMBLING, "further"), JAPAN)
    2
    >>> scramble_reach(further.reads(SCRAMBLING, "further"), USA)
    1
    """
    longer = position.reading(SCRAMBLING) == "further" and works(position, nation, LONG_RANGE)
    return before(position, nation) + 1 if longer else before(position, nation)
