"""The fall of capitals: what the loser keeps, what the captor gets, and who earns afterwards."""

from __future__ import annotations

from typing import Any

from rules_model.book import BOOK
from rules_model.deluxe.start import CAPITALS, EMPTY
from rules_model.subject import Case, Voice, any_table, subject
from rules_model.world.nation import (
    ANZAC,
    CANADA,
    GERMANY,
    JAPAN,
    NOBODY,
    POWERS,
    UK,
    UK_PACIFIC,
    USA,
)
from rules_model.world.position import Position

SEATS = tuple((nation, seat) for nation, seats in CAPITALS.items() for seat in seats)


def fallen(case: Case) -> Position:
    """A capital in somebody's hands, and cash on both sides."""
    nation, seat = case.capital
    position = EMPTY
    for other, seats in CAPITALS.items():
        position = position.held(other, *seats)
    position = position.with_facility("Moscow", "major_factory").with_cash(nation, case.cash)
    return position.held(case.captor, seat)


def after(clause: Any, case: Case) -> Position:
    """The position when the capital has fallen."""
    nation, seat = case.capital
    found = clause(case.position, nation, seat, any_table())
    assert isinstance(found, Position)
    return found


OVER = {"capital": SEATS, "captor": (*POWERS, NOBODY), "cash": (12, 0, 1)}

subject(
    "3g40.subjects.loser",
    "How many IPCs does the loser of a capital keep?",
    Voice("3g40.capitals.cash", lambda clause, case: clause(case.position, *case.capital).cash(case.capital[0])),
    Voice("3g40.capitals.fall", lambda clause, case: after(clause, case).cash(case.capital[0])),
    over=OVER,
    position=fallen,
    when=lambda case: (
        case.captor != case.capital[0] and (case.captor is NOBODY or case.captor.hostile(case.capital[0]))
    ),
)

subject(
    "3g40.subjects.captor",
    "How many IPCs does the captor of a capital get?",
    Voice("3g40.capitals.cash", lambda clause, case: clause(case.position, *case.capital).cash(case.captor)),
    Voice("3g40.capitals.fall", lambda clause, case: after(clause, case).cash(case.captor)),
    over=OVER,
    position=fallen,
    when=lambda case: case.captor.hostile(case.capital[0]),
)


def pair_fallen(case: Case) -> Position:
    """The two cities of a pair after they have fallen, in this order, and one of them perhaps freed again."""
    position = EMPTY.under(case.rules)
    for nation, seats in CAPITALS.items():
        position = position.held(nation, *seats)
    for (nation, city), captor in ((case.pair[0], case.first), (case.pair[1], case.second)):
        if captor is not NOBODY:
            position = BOOK.clause("3g40.capitals.fall")(position.held(captor, city), nation, city, any_table())
    for (nation, city), free in zip(case.pair, case.freed, strict=True):
        position = position.held(nation, city) if free else position
    return position


WASHINGTON, SAN_FRANCISCO = (USA, "Eastern United States"), (USA, "Western United States")
LONDON, OTTAWA = (UK, "London"), (CANADA, "Ottawa")
CALCUTTA, SYDNEY = (UK_PACIFIC, "India"), (ANZAC, "New South Wales")
ORDERS = tuple(order for one, other in ((LONDON, OTTAWA), (CALCUTTA, SYDNEY)) for order in ((one, other), (other, one)))
AXIS_OR_NOT = (NOBODY, GERMANY, JAPAN)
OVER_PAIRS = {
    "pair": ORDERS,
    "first": AXIS_OR_NOT,
    "second": AXIS_OR_NOT,
    "freed": ((False, False), (True, False), (False, True), (True, True)),
}


def both_lost(case: Case) -> bool:
    """Whether both cities have fallen: from then on the two economies stand and fall together."""
    return NOBODY not in (case.first, case.second)


subject(
    "3g40.subjects.british-income",
    "May the two economies of a British pair collect income once both cities have fallen?",
    Voice("3g40.capitals.income", lambda clause, case: clause(case.position, case.pair[0][0]), "the first to fall"),
    Voice("3g40.capitals.income", lambda clause, case: clause(case.position, case.pair[1][0]), "the second to fall"),
    over=OVER_PAIRS,
    position=pair_fallen,
    by_rules=True,
    when=both_lost,
)

subject(
    "3g40.subjects.american-income",
    "May America collect income when one or both coasts have fallen?",
    Voice("3g40.capitals.income", lambda clause, case: clause(case.position, USA)),
    over={**OVER_PAIRS, "pair": ((WASHINGTON, SAN_FRANCISCO), (SAN_FRANCISCO, WASHINGTON))},
    position=pair_fallen,
    by_rules=True,
)

subject(
    "3g40.subjects.income",
    "May a nation collect income while its capital is in these hands?",
    Voice("3g40.capitals.income", lambda clause, case: clause(case.position, case.capital[0])),
    over={"capital": SEATS, "captor": POWERS},
    position=lambda case: EMPTY.held(case.captor, case.capital[1]),
)
