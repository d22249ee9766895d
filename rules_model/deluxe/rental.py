"""# Naval bases for rent

A fleet far from home can rent a neutral's base for a turn.
What a base then does for ships is the next chapter.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.neutrals import leans_to
from rules_model.deluxe.peace import Deed, may
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import STRICT_NEUTRAL, Nation
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


@clause("3g40.rental.price", DELUXE(35, part=1), DELUXE(36, part=1), DELUXE(37, part=1), DELUXE(38, part=1))
def price(position: Position, nation: Nation, place: str) -> int | None:
    """A naval base costs 6 IPCs in a strict neutral, 3 in a pro-neutral, nothing when it is an ally's or one's own.

    Other bases are not to be had: None.

    >>> lisbon, burgas = EMPTY.held(STRICT_NEUTRAL, "Portugal"), EMPTY.held(PRO_AXIS, "Bulgaria")
    >>> price(lisbon, UK, "Portugal"), price(burgas, GERMANY, "Bulgaria"), price(burgas, UK, "Bulgaria")
    (6, 3, None)
    >>> price(EMPTY.held(UK, "Malta"), USA, "Malta"), price(EMPTY.held(UK, "Malta"), UK, "Malta")
    (0, 0)
    """
    holder = position.holder(place)
    if holder.friendly(nation):
        return 0
    if holder == STRICT_NEUTRAL:
        return 6
    return 3 if leans_to(position, nation, place) else None


@clause("3g40.rental.permission", DELUXE(33, part=1), DELUXE(33, part=2))
def may_rent(position: Position, nation: Nation, place: str, step: int) -> Verdict:
    """A nation at war MAY rent a naval base on neutral land, against payment in its purchase step.

    >>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
    >>> ready = lisbon.at_war(UK, GERMANY).with_cash(UK, 6)
    >>> may_rent(ready, UK, "Portugal", step=3)
    allowed by 3g40.rental.permission
    >>> may_rent(ready, UK, "Portugal", step=4)
    refused by 3g40.rental.permission: rent is due in the purchase step
    >>> may_rent(ready.with_cash(UK, 5), UK, "Portugal", step=3)
    refused by 3g40.rental.permission: the base costs 6 IPCs and UK Europe has 5

    Which wars count is open.

    >>> china = lisbon.at_war(JAPAN, CHINA).with_cash(JAPAN, 6)
    >>> may_rent(china, JAPAN, "Portugal", step=3)
    allowed by 3g40.rental.permission
    >>> may_rent(china.reads(WAR, "own"), JAPAN, "Portugal", step=3)
    refused by 3g40.peace.japan: no moves into neutral land before Japan is at war with UK Pacific,
    ANZAC or United States
    """
    rent = price(position, nation, place)
    if not rent or not position.facilities_in(place, "naval_base"):
        return refuse(may_rent, f"{place} has no naval base to rent")
    if not position.is_at_war(nation):
        return refuse(may_rent, f"{nation} is not at war")
    freed = may(position, nation, Deed.NEUTRALS)
    if position.reading(WAR) == "own" and not freed:
        return freed
    if step != PURCHASE_STEP:
        return refuse(may_rent, "rent is due in the purchase step")
    if position.cash(nation) < rent:
        return refuse(may_rent, f"the base costs {rent} IPCs and {nation} has {position.cash(nation)}")
    return allow(may_rent)


@clause("3g40.rental.payment", DELUXE(33, part=2))
def rents(position: Position, nation: Nation, place: str, step: int) -> Position:
    """The nation pays the rent to the bank and has the base for this turn.

    >>> lisbon = EMPTY.held(STRICT_NEUTRAL, "Portugal").with_facility("Portugal", "naval_base")
    >>> ready = lisbon.at_war(UK, GERMANY).with_cash(UK, 7)
    >>> rented = rents(ready, UK, "Portugal", step=3)
    >>> rented.cash(UK), rented.since(ready)
    (1, ['UK Europe rents the naval base of Portugal for 6 IPCs'])
    >>> rents(ready, UK, "Portugal", step=7) == ready
    True
    """
    if not may_rent(position, nation, place, step):
        return position
    rent = price(position, nation, place)
    assert rent is not None  # what may be rented has a price
    # The text names no payee, and a neutral has no treasury.
    text = f"{nation} rents the naval base of {place} for {rent} IPCs"
    spelt = position.map.name_of(place)
    return position.paying(nation, rent).noting("rented", rents, text, nation=nation, place=spelt, amount=rent)
