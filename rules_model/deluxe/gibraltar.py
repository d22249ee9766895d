"""# The Gibraltar peninsula

The rock is two halves.
Who holds them decides the bases, the repairs, the strait and the income.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import Nation
from rules_model.world.position import Position

WEST, EAST = "Western Peninsula", "Eastern Peninsula"


@clause("3g40.gibraltar.strait", DELUXE(752), DELUXE(758), DELUXE(762))
def may_pass_strait(position: Position, nation: Nation, unit: str) -> Verdict:
    """A ship MAY pass the strait only while both halves are in hands friendly to it; a submarine MAY pass always.

    >>> rock = EMPTY.held(UK, WEST, EAST)
    >>> may_pass_strait(rock, USA, "destroyer")
    allowed by 3g40.gibraltar.strait
    >>> may_pass_strait(rock.held(GERMANY, EAST), USA, "destroyer")
    refused by 3g40.gibraltar.strait: Germany holds the Eastern Peninsula
    >>> may_pass_strait(rock, GERMANY, "battleship")
    refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula
    >>> may_pass_strait(rock, GERMANY, "submarine")
    allowed by 3g40.gibraltar.strait
    """
    if unit != "submarine":
        for half in (WEST, EAST):
            if not position.holder(half).friendly(nation):
                return refuse(may_pass_strait, f"{position.holder(half)} holds the {half}")
    return allow(may_pass_strait)
