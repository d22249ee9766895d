"""# China takes its land back

In the purchase step China reclaims what nobody keeps from it, and free infantry with it.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.start import OWNERS
from rules_model.question import question
from rules_model.world.nation import AXIS, CHINA, NOBODY
from rules_model.world.position import Position

OCCUPIERS = question(
    "3g40.turn.china-occupiers",
    DELUXE(502, part=1),
    kind="ambiguity",
    readings={
        "side": "any Axis unit keeps the land from China, whether or not its nation is at war with China",
        "war": "only a unit of a nation at war with China does",
    },
    chosen="side",
    because="Otherwise land would change hands under an Axis army that stands on it, without a shot.",
)


@clause("3g40.turn.china-reclaims", DELUXE(502))
def china_reclaims(position: Position) -> Position:
    """In step 3 China MUST take back each of its original territories that no enemy unit occupies.

    China's income rises by their value, and one free regular infantry appears in each.

    >>> north = EMPTY.at_war(JAPAN, CHINA).charting("Yunnan", owner=CHINA, value=1).held(JAPAN, "Yunnan")
    >>> back = china_reclaims(north)
    >>> back.holder("Yunnan"), back.force("Yunnan")
    (China, 1 China regular infantry)
    >>> back.since(north)
    ["China reclaims Yunnan: its income rises by 1, Japan's falls by 1"]
    >>> china_reclaims(north.with_force("Yunnan", JAPAN, tank=1)).holder("Yunnan")
    Japan
    >>> italian = north.held(ITALY, "Yunnan").with_force("Yunnan", ITALY, tank=1)
    >>> china_reclaims(italian).holder("Yunnan"), china_reclaims(italian.reads(OCCUPIERS, "war")).holder("Yunnan")
    (Italy, China)
    """
    after = position
    original = position.map.originally(CHINA)
    if not original:
        raise OWNERS.gap("which territories were China's at first")
    for place in original:
        by_side = position.reading(OCCUPIERS) == "side"
        occupied = any(
            nation.side is AXIS if by_side else position.is_at_war(CHINA, nation)
            for nation in position.occupiers(place)
        )
        if position.holder(place) == CHINA or occupied:
            continue
        value, loser = position.map.value(place), position.banker(place)
        told = f"China reclaims {place}: its income rises by {value}"
        if loser != NOBODY:
            told += f", {loser}'s falls by {value}"
        after = after.held(CHINA, place).with_force(place, CHINA, regular_infantry=1)
        after = after.noting("reclaimed", china_reclaims, told, nation=CHINA, other=loser, place=place, amount=value)
    return after
