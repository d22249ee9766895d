"""# The powers

Who plays when, what each power starts with, and where its capital lies.
"""

from __future__ import annotations

from rules_model.base.editions import FIRST, SECOND, TWO_TERRITORIES
from rules_model.base.sequence import turn_order as first_to_last
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import (
    ANZAC,
    CHINA,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    UK,
    UK_PACIFIC,
    UNITED_KINGDOM,
    USA,
    USSR,
    Nation,
)
from rules_model.world.position import Position

STARTING_IPCS = {
    GERMANY: 30,
    USSR: 37,
    JAPAN: 26,
    USA: 52,
    CHINA: 12,
    UK: 28,
    UK_PACIFIC: 17,
    ITALY: 10,
    ANZAC: 10,
    FRANCE: 19,
}
FIRST_EDITION = {UK: 29, UK_PACIFIC: 16}
WEST_INDIA, WESTERN_CANADA = "West India", "British Columbia"

GAINS = question(
    "g40.nations.british-gains",
    G40_RULES(327),
    G40_RULES(283),
    G40_RULES(450),
    kind="gap",
    readings={
        "force": "land that British units gain is for the economy under whose name they stand on the board",
        "map": "it is for London's economy on the Europe map, for Calcutta's on the Pacific map",
    },
    chosen="force",
    because="Units on the board are simply British; of gains only the cash of a capital has a ruling, by the force.",
)


def gainer(position: Position, nation: Nation, place: str) -> Nation:
    """Who gets land that a nation gains and that no friend's emblem claims: itself, or one British economy."""
    if nation in UNITED_KINGDOM.nations and position.reading(GAINS) == "map":
        return UK if position.map.half(place) == "Europe" else UK_PACIFIC
    return nation


@clause("g40.nations.turn-order", G40_NATIONS(2, 11))
def turn_order(position: Position) -> tuple[tuple[Nation, ...], ...]:
    """The powers MUST play in the order of turns, both British economies in one turn.

    >>> [seat[0] for seat in turn_order(START)]
    [Germany, Soviet Union, Japan, United States, China, UK Europe, Italy, ANZAC, France]
    >>> turn_order(START)[5]
    (UK Europe, UK Pacific)
    """
    order = first_to_last(position)
    return tuple(tuple(one for one in STARTING_IPCS if share_a_turn(position, one, first)) for first in order)


@clause("g40.nations.starting-income", G40_NATIONS(2, 11), G40_RULES(331))
def starting_income(position: Position, nation: Nation) -> int:
    """Each power starts with as many IPCs as the land that it holds at the start is worth.

    >>> starting_income(START, GERMANY), sum(MAP.value(place) for place in START.held_by(GERMANY))
    (30, 30)
    >>> starting_income(START, UK), starting_income(START, UK_PACIFIC), starting_income(START, DUTCH)
    (28, 17, 0)
    >>> first = START.reads(TWO_TERRITORIES, FIRST)
    >>> starting_income(first, UK), starting_income(first, UK_PACIFIC), starting_income(first, USA)
    (29, 16, 52)
    """
    if position.reading(TWO_TERRITORIES) == FIRST and nation in FIRST_EDITION:
        return FIRST_EDITION[nation]
    return STARTING_IPCS.get(nation, 0)


@clause("g40.nations.treasuries", G40_NATIONS(2, 11))
def first_treasuries(position: Position) -> Position:
    """Before the first turn every power MUST take its starting IPCs, each British economy its own.

    >>> ready = first_treasuries(START)
    >>> ready.cash(USA), ready.cash(UK), ready.cash(UK_PACIFIC)
    (52, 28, 17)
    >>> first_treasuries(ready).cash(USA)
    52
    """
    for seat in turn_order(position):
        for nation in seat:
            position = position.with_cash(nation, starting_income(position, nation))
    return position


@clause("g40.nations.capital", G40_NATIONS(2, 11))
def capitals(position: Position, nation: Nation) -> tuple[str, ...]:
    """Every power has one capital, each British economy its own; China has none.

    >>> capitals(START, UK), capitals(START, UK_PACIFIC), capitals(START, CHINA)
    (('United Kingdom',), ('India',), ())
    >>> MAP.place(capitals(START, USA)[0]).city
    'Washington'
    """
    return position.seats(nation)


@clause("g40.nations.british-land", G40_NATIONS(7), G40_NATIONS(8), G40_RULES(332), title="Two British economies")
def british_economy(position: Position, place: str) -> Nation:
    """British land on the Pacific map and West India belong to UK Pacific, the rest and western Canada to UK Europe.

    Land that was not British at first belongs to neither.

    In the 1st edition it was the other way round with West India and western Canada.

    >>> british_economy(START, "Malaya"), british_economy(START, "Egypt")
    (UK Pacific, UK Europe)
    >>> british_economy(START, "West India"), british_economy(START, "British Columbia")
    (UK Pacific, UK Europe)
    >>> first = START.reads(TWO_TERRITORIES, FIRST)
    >>> british_economy(first, "West India"), british_economy(first, "British Columbia")
    (UK Europe, UK Pacific)
    >>> british_economy(START, "Germany")
    nobody
    """
    if position.map.owner(place) not in UNITED_KINGDOM.nations:
        return NOBODY
    exceptions = {WEST_INDIA: UK_PACIFIC, WESTERN_CANADA: UK} if position.reading(TWO_TERRITORIES) == SECOND else {}
    by_half = UK_PACIFIC if position.map.half(place) == "Pacific" else UK
    return exceptions.get(position.map.name_of(place), by_half)


def earner(position: Position, place: str) -> Nation:
    """Who earns what land pays: its holder, or the economy that British land feeds while its first holder has it."""
    holder = position.holder(place)
    first = holder in UNITED_KINGDOM.nations and holder == position.map.owner(place)
    return british_economy(position, place) if first else holder


def shared_out(position: Position) -> Position:
    """The position with British land that is in British hands held by the economy that it belongs to."""
    for place in position.held_by(UNITED_KINGDOM):
        if (economy := british_economy(position, place)) in UNITED_KINGDOM.nations:
            position = position.held(economy, place)
    return position
