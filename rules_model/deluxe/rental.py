"""# Naval bases for rent

A fleet far from home can rent a neutral's base for a turn.
What a base then does for ships is the next chapter.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.naval_bases import AGAIN, has_working_base, price, this_turn
from rules_model.deluxe.peace import Deed, may
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import Nation
from rules_model.world.position import Position

PURCHASE_STEP = 3  # of a nation's turn

WAR = question(
    "3g40.rental.war",
    DELUXE(33, part=1),
    DELUXE(62),
    DELUXE(71),
    kind="ambiguity",
    readings={
        "any": "a war with anybody makes a nation at war",
        "own": "only the war that ends the nation's peacetime bans does",
    },
    chosen="any",
    because="Where a certain war is meant, as for Russia's bunkers and partisans, the text names it.",
)
PAYEE = question(
    "3g40.rental.payee",
    DELUXE(33, part=2),
    DELUXE(569, part=3),
    kind="gap",
    readings={
        "bank": "the rent goes to the bank and leaves the game",
        "neutral": "the neutral country gets the rent and keeps it",
    },
    chosen="bank",
    because="The text asks for a payment and names nobody who gets it; no rule lets a neutral have or spend money.",
)


@clause("3g40.rental.at-war", DELUXE(33, part=1), title="Who may rent")
def may_be_tenant(position: Position, nation: Nation) -> Verdict:
    """Only a nation at war MAY use a naval base on neutral land.

    >>> may_be_tenant(EMPTY.at_war(UK, GERMANY), UK)
    allowed by 3g40.rental.at-war
    >>> may_be_tenant(EMPTY.at_war(UK, GERMANY), USA)
    refused by 3g40.rental.at-war: United States is not at war

    Which wars count is open.

    >>> china = EMPTY.at_war(JAPAN, CHINA)
    >>> may_be_tenant(china, JAPAN)
    allowed by 3g40.rental.at-war
    >>> may_be_tenant(china.reads(WAR, "own"), JAPAN)
    refused by 3g40.peace.japan: no moves into neutral land before Japan is at war with UK Pacific,
    ANZAC or United States
    """
    if not position.is_at_war(nation):
        return refuse(may_be_tenant, f"{nation} is not at war")
    freed = may(position, nation, Deed.NEUTRALS)
    if position.reading(WAR) == "own" and not freed:
        return freed
    return allow(may_be_tenant)


@clause("3g40.rental.permission", DELUXE(33, part=1), DELUXE(33, part=2))
def may_rent(position: Position, nation: Nation, place: str, step: int) -> Verdict:
    """A nation at war MAY rent a naval base on neutral land for one turn, against payment in its purchase step.

    >>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
    >>> ready = lisbon.at_war(UK, GERMANY).with_cash(UK, 6)
    >>> may_rent(ready, UK, "Portugal", step=3)
    allowed by 3g40.rental.permission
    >>> may_rent(ready, UK, "Portugal", step=4)
    refused by 3g40.rental.permission: rent is due in the purchase step
    >>> may_rent(ready.with_cash(UK, 5), UK, "Portugal", step=3)
    refused by 3g40.rental.permission: the base costs 6 IPCs and UK Europe has 5
    """
    rent = price(position, nation, place)
    if rent is None or not position.facilities_in(place, "naval_base"):
        return refuse(may_rent, f"{place} has no naval base to rent")
    if rent == 0:
        return refuse(may_rent, "the base costs nothing")
    if not has_working_base(position, place):
        return refuse(may_rent, "the base is damaged or unfinished")
    tenant = may_be_tenant(position, nation)
    if not tenant:
        return tenant
    if step != PURCHASE_STEP:
        return refuse(may_rent, "rent is due in the purchase step")
    if this_turn(position, "rented", nation, place) and position.reading(AGAIN) == "once":
        return refuse(may_rent, "the base is rented for this turn")
    if position.cash(nation) < rent:
        return refuse(may_rent, f"the base costs {rent} IPCs and {nation} has {position.cash(nation)}")
    return allow(may_rent)


@clause("3g40.rental.payment", DELUXE(33, part=1), DELUXE(33, part=2), title="The rent")
def rents(position: Position, nation: Nation, place: str, step: int) -> Position:
    """The nation MUST pay the rent at once and has the base for this turn.

    >>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
    >>> ready = lisbon.at_war(UK, GERMANY).with_cash(UK, 7)
    >>> rented = rents(ready, UK, "Portugal", step=3)
    >>> rented.cash(UK), rented.since(ready)
    (1, ['UK Europe rents the naval base of Portugal for 6 IPCs'])
    >>> rents(ready, UK, "Portugal", step=7) == ready
    True

    Who gets the money is open.

    >>> rented.cash(STRICT_NEUTRAL)
    0
    >>> rents(ready.reads(PAYEE, "neutral"), UK, "Portugal", step=3).cash(STRICT_NEUTRAL)
    6
    """
    if not may_rent(position, nation, place, step):
        return position
    rent = price(position, nation, place)
    assert rent is not None  # what may be rented has a price
    payee = position.holder(place) if position.reading(PAYEE) == "neutral" else None
    text = f"{nation} rents the naval base of {place} for {rent} IPCs"
    spelt = position.map.name_of(place)
    paid = position.paying(nation, rent, payee)
    return paid.noting("rented", rents, text, nation=nation, place=spelt, amount=rent)
