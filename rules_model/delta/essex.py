"""# Essex class carriers

The American card of the seventh round: carriers that attack and hold a third aircraft.
"""

from __future__ import annotations

from rules_model.base.carriers import carrier_capacity
from rules_model.base.units import aircraft_carrier
from rules_model.citation import DELTA
from rules_model.clause import Body, modifies
from rules_model.delta.advantages import ESSEX, works
from rules_model.question import question
from rules_model.world.nation import USA, Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

DAMAGED = question(
    "delta.essex.damaged",
    DELTA(59, part=2),
    kind="ambiguity",
    readings={
        "none": "a damaged carrier holds no aircraft, as in the base game",
        "three": "three aircraft is what the carrier holds, damaged or not",
    },
    chosen="none",
    because="The card raises the number of places; that damage closes the deck is another rule, which it leaves alone.",
)


@modifies("delta.essex.carrier", aircraft_carrier, DELTA(14, part=3), DELTA(59), title="Essex class carriers")
def essex_carrier(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """With the card, every American carrier attacks at 2 and holds three aircraft; Washington's fall changes nothing.

    >>> essex = START.gains(USA, ESSEX)
    >>> aircraft_carrier(essex, USA).attack, aircraft_carrier(essex, USA).capacity
    (2, 3)
    >>> aircraft_carrier(essex, JAPAN).attack, aircraft_carrier(START, USA).capacity
    (0, 2)
    >>> aircraft_carrier(essex.held(JAPAN, "Eastern United States"), USA).capacity
    3
    """
    row = before(position, nation)
    return row.but(attack=2, capacity=3) if nation == USA and works(position, USA, ESSEX) else row


@modifies("delta.essex.damaged-carrier", carrier_capacity, DELTA(59, part=2), title="Damaged Essex carriers")
def damaged_essex_carrier(
    before: Body[[Nation, bool], int], position: Position, nation: Nation, damaged: bool = False
) -> int:
    """A damaged carrier of the class holds no aircraft, like any other.

    >>> essex = START.gains(USA, ESSEX)
    >>> carrier_capacity(essex, USA), carrier_capacity(essex, USA, damaged=True)
    (3, 0)
    >>> carrier_capacity(essex.reads(DAMAGED, "three"), USA, damaged=True)
    3
    >>> carrier_capacity(essex.reads(DAMAGED, "three"), JAPAN, damaged=True)
    0
    """
    whole = position.reading(DAMAGED) == "three" and nation == USA and bool(works(position, USA, ESSEX))
    return before(position, nation, damaged and not whole)
