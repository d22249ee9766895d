"""# Income without a capital

A nation that has lost its capital earns nothing until the city is free again.
Russia, America, Britain and Italy have rules of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.capitals import city, enemy_held, latest
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import Nation
from rules_model.world.position import Position

Income = Callable[[Position, Nation], Verdict]  # what an amendment of ``may_collect_income`` is given


def stopped(position: Position, capital: str) -> bool:
    """Whether the last loss of this capital stopped an income that only its liberation brings back."""
    return latest(position, capital, "capital lost", "income stopped") == "income stopped"


LIBERATED = question(
    "3g40.capitals.by-a-friend",
    DELUXE(77, part=2),
    DELUXE(81, part=2),
    DELUXE(85, part=3),
    DELUXE(85, part=5),
    DELUXE(117, part=2),
    DELUXE(119),
    DELUXE(123, part=2),
    DELUXE(125),
    DELUXE(129, part=3),
    kind="ambiguity",
    readings={
        "friend": "a capital is free as soon as no enemy holds it, whichever friend marched in",
        "owner": "a capital is free only when its own nation holds it",
    },
    chosen="friend",
    because="The rule names the city, not who frees it; Italy's rule lets any Axis nation liberate Rome.",
)


@clause(
    "3g40.capitals.liberated",
    DELUXE(77, part=2),
    DELUXE(81, part=2),
    DELUXE(117, part=2),
    DELUXE(123, part=2),
    DELUXE(129, part=3),
    title="When a capital is free",
)
def is_free(position: Position, nation: Nation, capital: str) -> bool:
    """A capital is free while no enemy of its nation holds it; a friend's army liberates it as well as its own.

    >>> berlin = EMPTY.held(ITALY, "Berlin")
    >>> is_free(berlin, GERMANY, "Berlin"), is_free(berlin.held(UK, "Berlin"), GERMANY, "Berlin")
    (True, False)
    >>> owner = berlin.reads(LIBERATED, "owner")
    >>> is_free(owner, GERMANY, "Berlin"), is_free(owner.held(GERMANY, "Berlin"), GERMANY, "Berlin")
    (False, True)
    """
    if position.reading(LIBERATED) == "owner":
        return position.holder(capital) == nation
    return not enemy_held(position, nation, capital)


@clause(
    "3g40.capitals.income",
    DELUXE(77, part=2),
    DELUXE(81, part=2),
    DELUXE(117, part=2),
    DELUXE(123, part=2),
    DELUXE(129, part=3),
)
def may_collect_income(position: Position, nation: Nation) -> Verdict:
    """A nation that has lost its capital MUST NOT collect income until that city is liberated.

    So it is for Germany, Japan, Canada, ANZAC and France; the other powers have rules of their own.

    >>> may_collect_income(EMPTY.held(USA, "Tokyo"), JAPAN)
    refused by 3g40.capitals.income: United States holds Tokyo
    >>> may_collect_income(EMPTY.held(GERMANY, "Tokyo"), JAPAN)
    allowed by 3g40.capitals.income
    >>> may_collect_income(EMPTY.held(JAPAN, "Yunnan", "Szechwan"), CHINA)
    allowed by 3g40.capitals.income
    """
    for seat in position.seats(nation):
        if not is_free(position, nation, seat):
            return refuse(may_collect_income, f"{position.holder(seat)} holds {city(position, seat)}")
    return allow(may_collect_income)


TANKERS = question(
    "3g40.capitals.tanker-income",
    DELUXE(77, part=2),
    DELUXE(81, part=2),
    DELUXE(117, part=2),
    DELUXE(123, part=2),
    DELUXE(129, part=3),
    DELUXE(591),
    kind="ambiguity",
    readings={
        "go-on": "only what step 10 collects stops; oil tankers still pay in the missions phase",
        "stop": "the money of oil tankers is income too and stops with the rest",
    },
    chosen="go-on",
    because="Step 10 alone is named after income, and tankers are not on its list; "
    "the rules for nations at peace name tankers apart from other earnings, too.",
)


@clause(
    "3g40.capitals.tankers",
    DELUXE(77, part=2),
    DELUXE(81, part=2),
    DELUXE(117, part=2),
    DELUXE(123, part=2),
    DELUXE(129, part=3),
    title="Oil tankers without a capital",
)
def may_collect_for_tankers(position: Position, nation: Nation) -> Verdict:
    """A nation whose income is stopped MAY still collect for its oil tankers in the missions phase.

    >>> lost = EMPTY.held(USA, "Tokyo")
    >>> may_collect_for_tankers(lost, JAPAN)
    allowed by 3g40.capitals.tankers
    >>> strict = lost.reads(TANKERS, "stop")
    >>> may_collect_for_tankers(strict, JAPAN), may_collect_for_tankers(strict, GERMANY)
    (refused by 3g40.capitals.income: United States holds Tokyo, allowed by 3g40.capitals.income)
    """
    if position.reading(TANKERS) == "stop":
        return may_collect_income(position, nation)
    return allow(may_collect_for_tankers)
