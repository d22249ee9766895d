"""# The fall of a capital

Whoever takes an enemy capital takes its treasury.
Some nations have rules of their own on top, and chapters of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.nation import Nation
from rules_model.world.position import Position

Fall = Callable[[Position, Nation, str, Table], Position]  # what an amendment of ``falls`` is given
Cash = Callable[[Position, Nation, str], Position]  # ... of ``hand_over_cash``

SPOILS = "captured IPCs"  # tokens: cash of a fallen capital that its captor has not banked yet


def enemy_held(position: Position, nation: Nation, place: str) -> bool:
    """Whether a power hostile to the nation holds the place."""
    return position.holder(place).hostile(nation)


def latest(position: Position, place: str, *kinds: str) -> str:
    """Which of these kinds of event happened last at a place; empty when none did."""
    happened = [event.kind for event in position.log if event.place == place and event.kind in kinds]
    return happened[-1] if happened else ""


def city(position: Position, place: str) -> str:
    """How players call a place: by its city, if it has one."""
    return position.map.place(place).city or position.map.name_of(place)


@clause("3g40.capitals.list", DELUXE(133, 143), title="The list of capitals")
def capital_cities(position: Position, nation: Nation) -> tuple[str, ...]:
    """Every nation has one capital, save the United States, which has two, and China, which has none.

    The stars printed behind Paris lead to no footnote; they change nothing.

    >>> capital_cities(EMPTY, USA), capital_cities(EMPTY, CHINA)
    (('Washington', 'San Francisco'), ())
    >>> [*capital_cities(EMPTY, GERMANY), *capital_cities(EMPTY, JAPAN), *capital_cities(EMPTY, USSR)]
    ['Berlin', 'Tokyo', 'Moscow']
    >>> [*capital_cities(EMPTY, ITALY), *capital_cities(EMPTY, FRANCE), *capital_cities(EMPTY, UK)]
    ['Rome', 'Paris', 'London']
    >>> [*capital_cities(EMPTY, UK_PACIFIC), *capital_cities(EMPTY, CANADA), *capital_cities(EMPTY, ANZAC)]
    ['Calcutta', 'Ottawa', 'Sydney']
    """
    return tuple(city(position, seat) for seat in position.seats(nation))


PAYDAY = question(
    "3g40.capitals.payday",
    DELUXE(77, part=1),
    DELUXE(532, part=1),
    kind="contradiction",
    readings={
        "at-once": "the captor has the cash in hand as soon as the city falls",
        "with-income": "the loser gives it up at once, the captor counts it when it collects income that turn",
    },
    chosen="at-once",
    because="The rule of every capital hands the cash over when the city falls; step 10 lists this turn's capitals "
    "among the income. In between, the captor can buy nothing, so the readings seldom part.",
)
CAPTOR = question(
    "3g40.capitals.captor",
    DELUXE(77, part=1),
    DELUXE(101, part=2),
    kind="ambiguity",
    readings={
        "holder": "the cash goes to the nation that holds the city, even if another banks its income",
        "banker": "the cash goes to whoever banks the city's income",
    },
    chosen="holder",
    because="The rule pays the nation in control; British pieces stay British, whoever runs their economy.",
)


@clause(
    "3g40.capitals.cash",
    DELUXE(77, part=1),
    DELUXE(81, part=1),
    DELUXE(85, part=1),
    DELUXE(89, part=1),
    DELUXE(93, part=1),
    DELUXE(101, part=1),
    DELUXE(105, part=1),
    DELUXE(117, part=1),
    DELUXE(123, part=1),
    DELUXE(129, part=1),
)
def hand_over_cash(position: Position, nation: Nation, capital: str) -> Position:
    """A nation that loses a capital MUST give every IPC on hand to the enemy who holds the city.

    >>> fallen = EMPTY.held(USSR, "Berlin").with_cash(GERMANY, 31).with_cash(USSR, 4)
    >>> after = hand_over_cash(fallen, GERMANY, "Berlin")
    >>> after.cash(GERMANY), after.cash(USSR), after.since(fallen)
    (0, 35, ['Germany hands 31 IPCs to Soviet Union for Berlin'])
    >>> later = hand_over_cash(fallen.reads(PAYDAY, "with-income"), GERMANY, "Berlin")
    >>> later.cash(GERMANY), later.cash(USSR), later.tokens(USSR, "captured IPCs")
    (0, 4, 31)
    >>> hand_over_cash(EMPTY.held(GERMANY, "Egypt").with_cash(UK, 9), UK, "Egypt").cash(UK)
    9
    >>> exiled = EMPTY.held(UK, "Berlin").banked(CANADA, "Berlin").with_cash(GERMANY, 31)
    >>> hand_over_cash(exiled, GERMANY, "Berlin").cash(UK)
    31
    >>> hand_over_cash(exiled.reads(CAPTOR, "banker"), GERMANY, "Berlin").cash(CANADA)
    31
    """
    place = position.map.name_of(capital)
    if place not in position.seats(nation) or not enemy_held(position, nation, place):
        return position
    captor, banker = position.holder(place), position.banker(place)
    if position.reading(CAPTOR) == "banker" and banker.friendly(captor):  # not who banked it before the fall
        captor = banker
    cash = position.cash(nation)
    if position.reading(PAYDAY) == "at-once":
        paid = position.paying(nation, cash, captor)
    else:
        paid = position.paying(nation, cash).with_tokens(captor, SPOILS, position.tokens(captor, SPOILS) + cash)
    return paid.noting(
        "cash handed over",
        hand_over_cash,
        f"{nation} hands {cash} IPCs to {captor} for {city(position, place)}",
        nation=nation,
        other=captor,
        place=place,
        amount=cash,
    )


@clause("3g40.capitals.spoils", DELUXE(532, part=1))
def bank_spoils(position: Position, nation: Nation) -> Position:
    """A captor whose spoils still wait MUST add them to its cash when it collects income.

    They wait only where the group plays that captured cash is counted with the income.

    >>> fallen = EMPTY.held(USSR, "Berlin").with_cash(GERMANY, 31).with_cash(USSR, 4).reads(PAYDAY, "with-income")
    >>> banked = bank_spoils(hand_over_cash(fallen, GERMANY, "Berlin"), USSR)
    >>> banked.cash(USSR), banked.tokens(USSR, SPOILS), bank_spoils(banked, USSR).cash(USSR)
    (35, 0, 35)
    >>> bank_spoils(EMPTY.with_cash(USSR, 4), USSR).cash(USSR)
    4
    """
    spoils = position.tokens(nation, SPOILS)
    return position.with_tokens(nation, SPOILS, 0).with_cash(nation, position.cash(nation) + spoils)


@clause(
    "3g40.capitals.fall",
    DELUXE(77, part=1),
    DELUXE(81, part=1),
    DELUXE(117, part=1),
    DELUXE(123, part=1),
    title="The fall of a capital",
)
def falls(position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When an enemy takes a capital, its nation MUST hand over its cash and do at once what its own rules ask besides.

    A city that is no longer a capital can fall without any of this.

    >>> taken = EMPTY.held(USA, "Tokyo").with_cash(JAPAN, 12)
    >>> falls(taken, JAPAN, "Tokyo", script()).since(taken)
    ['United States takes Tokyo from Japan', 'Japan hands 12 IPCs to United States for Tokyo']
    >>> falls(taken.held(GERMANY, "Tokyo"), JAPAN, "Tokyo", script()).since(taken)
    []
    >>> falls(taken.held(USA, "Okinawa"), JAPAN, "Okinawa", script()).since(taken)
    []
    """
    place = position.map.name_of(capital)
    if place not in position.seats(nation) or not enemy_held(position, nation, place):
        return position
    captor = position.holder(place)
    said = f"{captor} takes {city(position, place)} from {nation}"
    noted = position.noting("capital lost", falls, said, nation=nation, other=captor, place=place)
    return hand_over_cash(noted, nation, place)
