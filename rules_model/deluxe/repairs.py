"""# Repairing facilities

Damage is mended in the second step of a turn, before anything is bought.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.gibraltar import EAST, WEST
from rules_model.deluxe.gibraltar import may_repair as may_repair_the_rock
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position

REPAIRERS = question(
    "3g40.turn.repairers",
    DELUXE(496),
    DELUXE(754, part=2),
    DELUXE(756, part=2),
    kind="ambiguity",
    readings={
        "holder": "a nation repairs facilities only where it holds the territory",
        "friends": "it may also repair those of nations on its side",
    },
    chosen="holder",
    because="The step does not say whose facilities; Gibraltar's rule lets a friend repair the other half "
    "and so treats that as something that needs saying.",
)
REPAIR_COST = question(
    "3g40.turn.repair-cost",
    DELUXE(496),
    kind="gap",
    because="The step lets damage be repaired and says neither what that costs nor that it costs anything; "
    "the glossary's chapter on facilities is a heading without text.",
)


@clause("3g40.turn.repairs", DELUXE(494), DELUXE(496))
def may_repair(position: Position, nation: Nation, place: str, kind: str, step: int) -> Verdict:
    """In step 2 of its turn a nation MAY repair any damaged facility it holds, productive or tactical.

    Gibraltar's two halves follow a rule of their own.

    >>> bombed = EMPTY.held(UK, "London").with_facility("London", "air_base", damage=1).with_facility(
    ...     "London", "naval_base")
    >>> may_repair(bombed, UK, "London", "air_base", 2)
    allowed by 3g40.turn.repairs
    >>> may_repair(bombed, UK, "London", "naval_base", 2)
    refused by 3g40.turn.repairs: no naval base in London is damaged
    >>> may_repair(bombed, UK, "London", "air_base", 3)
    refused by 3g40.turn.repairs: facilities are repaired in step 2, not in step 3
    >>> may_repair(bombed, USA, "London", "air_base", 2)
    refused by 3g40.turn.repairs: UK Europe holds London
    >>> may_repair(bombed.reads(REPAIRERS, "friends"), USA, "London", "air_base", 2)
    allowed by 3g40.turn.repairs
    """
    repairable = position.rules.facilities_of("production") | position.rules.facilities_of("tactical")
    if kind not in repairable:
        raise UnknownName("facility", kind, repairable)
    if step != 2:
        return refuse(may_repair, f"facilities are repaired in step 2, not in step {step}")
    holder = position.holder(place)
    if position.map.name_of(place) in (WEST, EAST):
        rock = may_repair_the_rock(position, nation)
        if not rock:
            return rock
    elif holder != nation and not (holder.friendly(nation) and position.reading(REPAIRERS) == "friends"):
        return refuse(may_repair, f"{holder} holds {place}")
    if not any(one.damage for one in position.facilities_in(place, kind)):
        return refuse(may_repair, f"no {kind.replace('_', ' ')} in {place} is damaged")
    return allow(may_repair)


@clause("3g40.turn.repair-price", DELUXE(496))
def repair_price(position: Position, markers: int) -> int:
    """Damage left alone costs nothing; what it costs to take a damage marker away, no text says.

    >>> repair_price(EMPTY, 0)
    0
    >>> repair_price(EMPTY, 1)
    Traceback (most recent call last):
    rules_model.world.names.Gap: the price of repairing a facility is not in any source;
        see question 3g40.turn.repair-cost
    """
    never_negative(markers=markers)
    if markers > 0:
        raise REPAIR_COST.gap("the price of repairing a facility")
    return 0
