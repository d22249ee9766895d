"""# British income under Alpha +2

Two territories change purses between London and Calcutta.
"""

from __future__ import annotations

from rules_model.base.editions import FIRST as FIRST  # the examples ask the first edition as well
from rules_model.base.editions import TWO_TERRITORIES as TWO_TERRITORIES
from rules_model.base.income import economy_of as economy_of  # the examples ask it
from rules_model.base.income import land_income as land_income  # the examples sum with it
from rules_model.base.income import starting_cash
from rules_model.base.nations import british_economy, starting_income
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies
from rules_model.world.nation import UK, UK_PACIFIC, Nation
from rules_model.world.position import Position

PRINTED = {UK_PACIFIC: 17, UK: 28}  # IPCs


@modifies("alpha2.income.west-india", british_economy, ALPHA2(204), title="West India pays Calcutta")
def west_india(before: Body[[str], Nation], position: Position, place: str) -> Nation:
    """The 2 IPCs of West India MUST go to Calcutta.

    >>> economy_of(START, "West India"), MAP.value("West India"), START.holder("West India")
    (UK Pacific, 2, UK Pacific)
    >>> british_economy(START, "West India"), economy_of(START, "Egypt")
    (UK Pacific, UK Europe)
    >>> first = BASE_START.reads(TWO_TERRITORIES, FIRST)
    >>> economy_of(BASE_START, "West India"), economy_of(first, "West India"), british_economy(first, "West India")
    (UK Pacific, UK Europe, UK Europe)
    """
    return UK_PACIFIC if position.map.name_of(place) == "West India" else before(position, place)


@modifies("alpha2.income.british-columbia", british_economy, ALPHA2(205), title="British Columbia pays London")
def british_columbia(before: Body[[str], Nation], position: Position, place: str) -> Nation:
    """What British Columbia pays MUST go to London, though it lies on the Pacific map.

    >>> economy_of(START, "British Columbia"), MAP.value("British Columbia"), START.holder("British Columbia")
    (UK Europe, 1, UK Europe)
    >>> british_economy(START, "British Columbia"), british_economy(START, "Malaya")
    (UK Europe, UK Pacific)
    >>> first = BASE_START.reads(TWO_TERRITORIES, FIRST)
    >>> economy_of(first, "British Columbia"), british_economy(first, "British Columbia")
    (UK Pacific, UK Pacific)
    """
    return UK if position.map.name_of(place) == "British Columbia" else before(position, place)


@modifies("alpha2.income.british-totals", (starting_cash, starting_income), ALPHA2(206), title="The British totals")
def british_totals(before: Body[[Nation], int], position: Position, nation: Nation) -> int:
    """With these two changes UK Pacific makes 17 IPCs and UK Europe 28.

    The printed totals are what their land pays, and the second edition has them, too.

    >>> starting_cash(START, UK_PACIFIC), starting_cash(START, UK), starting_income(START, UK)
    (17, 28, 28)
    >>> land_income(START, UK_PACIFIC), land_income(START, UK), starting_cash(START, USA)
    (17, 28, 52)
    >>> starting_cash(BASE_START, UK_PACIFIC), starting_cash(BASE_START, UK)
    (17, 28)
    >>> first = BASE_START.reads(TWO_TERRITORIES, FIRST)
    >>> starting_cash(first, UK_PACIFIC), starting_cash(first, UK), starting_income(first, UK)
    (16, 29, 29)
    >>> as_before = START.held(UK, "West India").held(UK_PACIFIC, "British Columbia")
    >>> land_income(as_before, UK_PACIFIC), land_income(as_before, UK)
    (16, 29)
    """
    return PRINTED[nation] if nation in PRINTED else before(position, nation)
