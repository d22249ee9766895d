"""# The fall of Paris

France pays like any other power, and its empire turns Vichy.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Fall, falls
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, FRANCE, Nation, members
from rules_model.world.position import Position

PARIS = "France"
SPARED = ("Southern France", "French Indo-China")  # an Axis attack on either may keep France from turning Vichy

VICHY_STARTS = question(
    "3g40.capitals.france.vichy-unless-attacked",
    DELUXE(129, part=2),
    DELUXE(599, part=1),
    DELUXE(599, part=3),
    kind="contradiction",
    readings={
        "unless-attacked": "Vichy starts with the fall of Paris only if no Axis power has attacked "
        "Southern France or French Indo-China",
        "always": "Vichy starts with the fall of Paris, whatever was attacked before",
    },
    chosen="unless-attacked",
    because="The capital's rule names no condition and the Vichy mission names one; the more detailed passage governs.",
)


@clause("3g40.capitals.france.vichy", DELUXE(129, part=2), DELUXE(599, part=1))
def vichy_starts(position: Position) -> Verdict:
    """The Vichy rules MUST come into effect the moment France loses Paris.

    An earlier Axis attack on Southern France or French Indo-China prevents it.

    >>> fallen = EMPTY.held(GERMANY, "Paris")
    >>> vichy_starts(fallen)
    allowed by 3g40.capitals.france.vichy
    >>> vichy_starts(EMPTY.held(UK, "Paris"))
    refused by 3g40.capitals.france.vichy: no enemy holds Paris
    >>> attacked = fallen.noting("attacked", None, "Japan attacks Indo-China", nation=JAPAN, place="French Indo-China")
    >>> vichy_starts(attacked)
    refused by 3g40.capitals.france.vichy: Japan has attacked French Indo-China
    >>> vichy_starts(attacked.reads(VICHY_STARTS, "always"))
    allowed by 3g40.capitals.france.vichy
    """
    if not position.holds(AXIS, PARIS):
        return refuse(vichy_starts, "no enemy holds Paris")
    if position.reading(VICHY_STARTS) == "unless-attacked":
        for place in SPARED:
            for attack in position.events("attacked", place=place):
                if attack.nation in members(AXIS):
                    return refuse(vichy_starts, f"{attack.nation} has attacked {place}")
    return allow(vichy_starts)


@modifies("3g40.capitals.france.fall", falls, DELUXE(129, part=1), DELUXE(129, part=2))
def paris_falls(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When Paris falls, France hands over its cash and the Vichy rules start at once.

    >>> taken = EMPTY.held(GERMANY, "Paris").with_cash(FRANCE, 19)
    >>> fallen = falls(taken, FRANCE, "Paris", script())
    >>> fallen.cash(GERMANY), fallen.since(taken)[-1]
    (19, 'the Vichy rules are in effect')
    >>> [event.nation for event in falls(taken, FRANCE, "Paris", script()).events("Vichy begins")]
    [France]
    >>> attacked = taken.noting("attacked", None, "Italy attacks", nation=ITALY, place="Southern France")
    >>> falls(attacked, FRANCE, "Paris", script()).events("Vichy begins")
    ()
    """
    fallen = before(position, nation, capital, table)
    if nation != FRANCE or fallen is position or not vichy_starts(fallen):
        return fallen
    return fallen.noting("Vichy begins", paris_falls, "the Vichy rules are in effect", nation=FRANCE, place=PARIS)
