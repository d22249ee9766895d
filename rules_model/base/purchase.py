"""# Purchase

What things cost, who may pay for whom, and where a purchase waits.
What is bought lies in the mobilization zone: tokens named "bought" and the thing.
"""

from __future__ import annotations

from rules_model.base.america import upgrade_price
from rules_model.base.china import may_buy
from rules_model.base.turn import Phase, is_phase, phases
from rules_model.citation import G40_FACILITIES, G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import CHINA, USA, Nation
from rules_model.world.position import Position

UPGRADE = "upgrade"  # of a minor factory to a major one
FACILITY_COSTS = {"minor_factory": 12, "major_factory": 30, UPGRADE: 20, "air_base": 15, "naval_base": 15}


def waiting(item: str) -> str:
    """The token that stands for one bought thing in the mobilization zone."""
    return f"bought {item.replace('_', ' ')}"


@clause("g40.purchase.units", G40_RULES(11), G40_RULES(12), title="What a unit costs")
def unit_price(position: Position, nation: Nation, unit: str) -> int:
    """A new unit MUST be paid for at the figure in its row, in IPCs.

    Anti-aircraft pieces cost 6 in the first edition; Alpha +2 and what came after ask 5.

    >>> [unit_price(EMPTY, USSR, unit) for unit in ("infantry", "artillery", "mechanized_infantry", "tank")]
    [3, 4, 4, 6]
    >>> [unit_price(EMPTY, USA, u) for u in ("aa_artillery", "fighter", "tactical_bomber", "strategic_bomber")]
    [5, 10, 11, 12]
    >>> fleet = ("submarine", "transport", "destroyer", "cruiser", "aircraft_carrier", "battleship")
    >>> [unit_price(EMPTY, JAPAN, unit) for unit in fleet]
    [6, 7, 8, 12, 16, 20]
    """
    return figure_of(position, nation, unit, "cost")


@clause("g40.purchase.facilities", G40_RULES(13), G40_FACILITIES(2, 6), title="What a facility costs")
def facility_price(position: Position, kind: str) -> int:
    """A minor factory costs 12 IPCs, a major one 30, making a minor one major 20, and a base of either kind 15.

    >>> [facility_price(EMPTY, kind) for kind in ("minor_factory", "major_factory", "upgrade")]
    [12, 30, 20]
    >>> facility_price(EMPTY, "air_base"), facility_price(EMPTY, "naval_base")
    (15, 15)
    >>> facility_price(EMPTY, "airbase")
    Traceback (most recent call last):
    rules_model.world.names.UnknownName: unknown facility 'airbase'; did you mean 'air_base'?
    """
    if kind not in FACILITY_COSTS:
        raise UnknownName("facility", kind, FACILITY_COSTS)
    return FACILITY_COSTS[kind]


def price(position: Position, nation: Nation, item: str) -> int:
    """IPCs for one unit, facility or upgrade; only the American mainland has land for an American upgrade."""
    if item == UPGRADE and nation == USA:
        return upgrade_price(position)
    known = item in position.rules.unit_names
    return unit_price(position, nation, item) if known else facility_price(position, item)


@clause("g40.purchase.phase", G40_RULES(25), G40_RULES(277), title="When cash is spent")
def may_act(position: Position, nation: Nation) -> Verdict:
    """Cash MUST be spent in the first phase of one's own turn, and not at all while an enemy holds the capital.

    >>> opening = START.noting("phase began", None, "", nation=UK, amount=1)
    >>> may_act(opening, UK), may_act(opening, UK_PACIFIC).allowed
    (allowed by g40.purchase.phase, True)
    >>> may_act(opening, USA), may_act(opening.noting("phase began", None, "", nation=UK, amount=2), UK).allowed
    (refused by g40.purchase.phase: United States is not in its purchase and repair phase, False)
    >>> may_act(opening.held(GERMANY, "United Kingdom"), UK)
    refused by g40.purchase.phase: UK Europe has lost its capital
    """
    if not is_phase(position, nation, Phase.PURCHASE_AND_REPAIR):
        return refuse(may_act, f"{nation} is not in its purchase and repair phase")
    if Phase.PURCHASE_AND_REPAIR not in phases(position, nation):
        return refuse(may_act, f"{nation} has lost its capital")
    return allow(may_act)


@clause("g40.purchase.one-purse", G40_RULES(15), G40_LEFT(21), title="Purchase and repair at once")
def may_spend(position: Position, nation: Nation, ipcs: int) -> Verdict:
    """Buying and repairing are one phase with one purse: a power MAY do both in any order, up to the cash it has.

    Whatever it has bought leaves less for repairs, and the other way round.

    >>> opening = START.with_cash(UK, 6).noting("phase began", None, "", nation=UK, amount=1)
    >>> bought = buy(opening, UK, "infantry")
    >>> may_spend(bought, UK, 3), may_spend(bought, UK, 4)
    (allowed by g40.purchase.one-purse, refused by g40.purchase.one-purse: UK Europe has only 3 IPCs)
    >>> may_spend(opening, UK, 6)
    allowed by g40.purchase.one-purse
    >>> may_spend(opening, UK, 7)
    refused by g40.purchase.one-purse: UK Europe has only 6 IPCs
    >>> may_spend(opening.noting("phase began", None, "", nation=UK, amount=2), UK, 6)
    refused by g40.purchase.one-purse: UK Europe is not in its purchase and repair phase
    """
    verdict = may_act(position, nation)
    if not verdict:
        return refuse(may_spend, verdict.reason)
    if ipcs > position.cash(nation):
        return refuse(may_spend, f"{nation} has only {position.cash(nation)} IPCs")
    return allow(may_spend)


@clause("g40.purchase.buy", G40_RULES(14), G40_RULES(18), G40_RULES(413), title="Buying")
def buy(position: Position, nation: Nation, item: str, number: int = 1) -> Position:
    """Whatever is bought MUST be paid at once and wait in the mobilization zone until new units are placed.

    Nobody asks yet whether the factories can turn it out; only China's choice is narrower.

    >>> opening = START.with_cash(ANZAC, 10).noting("phase began", None, "", nation=ANZAC, amount=1)
    >>> bought = buy(opening, ANZAC, "infantry", 3)
    >>> bought.cash(ANZAC), bought.tokens(ANZAC, "bought infantry"), bought.since(opening)
    (1, 3, ['ANZAC buys 3 infantry for 9 IPCs'])
    >>> buy(bought, ANZAC, "infantry")
    Traceback (most recent call last):
    ValueError: ANZAC has only 1 IPCs
    """
    if number < 1:
        raise ValueError(f"{nation} cannot buy {number} {item}")
    if nation == CHINA and not (chinese := may_buy(position, "major_factory" if item == UPGRADE else item)):
        raise ValueError(chinese.reason)
    cost = number * price(position, nation, item)
    verdict = may_spend(position, nation, cost)
    if not verdict:
        raise ValueError(verdict.reason)
    kept = position.tokens(nation, waiting(item)) + number
    text = f"{nation} buys {number} {item.replace('_', ' ')} for {cost} IPCs"
    paid = position.paying(nation, cost).with_tokens(nation, waiting(item), kept)
    return paid.noting("bought", buy, text, nation=nation, amount=cost)


@clause("g40.purchase.no-gifts", G40_RULES(16), G40_RULES(17), title="No gifts and no loans")
def may_give(position: Position, giver: Nation, taker: Nation) -> Verdict:
    """A power MUST NOT part with cash or pieces to another, be it as a gift, a loan or a trade.

    The two British economies are two in this.

    >>> may_give(START, USA, USSR)
    refused by g40.purchase.no-gifts: United States gives nothing to Soviet Union
    >>> may_give(START, UK, UK_PACIFIC).allowed, may_give(START, USA, USA).allowed
    (False, True)
    """
    if giver != taker:
        return refuse(may_give, f"{giver} gives nothing to {taker}")
    return allow(may_give)


@clause("g40.purchase.own-land", G40_RULES(17), G40_RULES(27), title="Each pays for its own land")
def may_pay_for(position: Position, payer: Nation, place: str) -> Verdict:
    """A power MUST NOT pay for anything in a place that it does not control, not even for an ally.

    So London's cash serves the European half of the Empire and Calcutta's the other.

    >>> may_pay_for(START, UK, "Scotland"), may_pay_for(START, UK_PACIFIC, "West India").allowed
    (allowed by g40.purchase.own-land, True)
    >>> may_pay_for(START, UK, "West India")
    refused by g40.purchase.own-land: West India is UK Pacific's to pay for
    >>> may_pay_for(START, USA, "Scotland").allowed
    False
    """
    holder = position.holder(place)
    if holder != payer:
        return refuse(may_pay_for, f"{position.map.name_of(place)} is {holder}'s to pay for")
    return allow(may_pay_for)
