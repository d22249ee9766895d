"""# The fall of Washington and San Francisco

America has a capital on either coast and goes on with one of them.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Fall, city, falls
from rules_model.deluxe.stopped_income import Income, is_free, may_collect_income
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, AXIS, GERMANY, JAPAN, USA, Nation
from rules_model.world.position import Position

EAST, WEST = "Eastern United States", "Western United States"  # Washington, San Francisco
HEIRS = {"Europe": GERMANY, "Pacific": JAPAN}  # who takes over America's units on either map


@clause("3g40.capitals.america.lone", DELUXE(89, part=2), DELUXE(93, part=2))
def lone_capital(position: Position) -> Position:
    """When Washington falls, San Francisco is America's lone capital; when San Francisco falls, Washington is.

    >>> east = lone_capital(EMPTY.held(GERMANY, "Washington").held(USA, "San Francisco"))
    >>> east.seats(USA), east.log[-1].text
    (('Western United States',), 'San Francisco is the lone American capital')
    >>> lone_capital(EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco")).seats(USA)
    ('Eastern United States',)
    >>> lone_capital(EMPTY.held(USA, "Washington", "San Francisco")).log
    ()
    >>> lone_capital(east.held(JAPAN, "San Francisco")).seats(USA)
    ('Western United States',)
    """
    left = tuple(seat for seat in position.seats(USA) if not position.holds(AXIS, seat))
    if len(left) != 1 or left == position.seats(USA):
        return position
    (seat,) = left
    said = f"{city(position, seat)} is the lone American capital"
    return position.with_capitals(USA, seat).noting("capital declared", lone_capital, said, nation=USA, place=seat)


REGAINED = question(
    "3g40.capitals.america.regained-rank",
    DELUXE(89, part=2),
    DELUXE(93, part=2),
    kind="ambiguity",
    readings={
        "capital-again": "a coast that America wins back is a capital as before: losing it again costs the cash again",
        "lone-for-good": "the other coast stays the lone capital",
    },
    chosen="capital-again",
    because="The list gives America two capitals, and each coast's rule speaks of losing it, not of losing it once.",
)


@clause("3g40.capitals.america.regained", DELUXE(89, part=2), DELUXE(93, part=2), title="A coast regained")
def regain_coast(position: Position) -> Position:
    """A coast that America wins back is a capital again, whether or not the other coast is in its hands.

    >>> alone = EMPTY.held(USA, "Washington", "San Francisco").with_capitals(USA, "San Francisco")
    >>> regain_coast(alone).seats(USA)
    ('Eastern United States', 'Western United States')
    >>> regain_coast(alone.reads(REGAINED, "lone-for-good")).seats(USA)
    ('Western United States',)
    >>> regain_coast(alone.held(GERMANY, "Washington")).seats(USA)
    ('Western United States',)
    >>> regain_coast(alone.held(JAPAN, "San Francisco")).seats(USA)
    ('Eastern United States', 'Western United States')
    """
    if position.reading(REGAINED) == "lone-for-good":
        return position
    coasts = [seat for seat in (EAST, WEST) if position.holds(USA, seat) or seat in position.seats(USA)]
    return position.with_capitals(USA, *coasts)


EXILE = question(
    "3g40.capitals.america.either-or-both",
    DELUXE(97),
    DELUXE(89, part=2),
    DELUXE(93, part=2),
    kind="contradiction",
    readings={
        "lost-both": "exile begins when America holds neither capital",
        "lost-one": "exile begins as soon as America does not hold both",
    },
    chosen="lost-both",
    because="Word for word, the loss of one city would do; but then no coast could ever be the lone capital "
    "with which America goes on collecting income.",
)


ALLY_HELD = question(
    "3g40.capitals.america.ally-held",
    DELUXE(97),
    DELUXE(89, part=2),
    DELUXE(93, part=2),
    kind="ambiguity",
    readings={
        "own": "only a coast that America itself controls keeps its units",
        "friends": "a coast that an ally has freed and still holds keeps them as well",
    },
    chosen="own",
    because="The line asks what America controls; the line of either coast asks only whether the other is lost.",
)
LAND = question(
    "3g40.capitals.america.land",
    DELUXE(97),
    kind="ambiguity",
    readings={
        "stays": "only the units turn; American land stays American until somebody takes it",
        "follows": "American land passes to the power that gets the units on it",
    },
    chosen="stays",
    because="The line speaks of units; where land turns with them, as in Italy, the rules say so.",
)


@clause("3g40.capitals.america.exile", DELUXE(97, part=1), DELUXE(97, part=2), title="American exile")
def lose_units(position: Position) -> Position:
    """Without its capitals America loses every unit: on the Europe map they turn German, on the Pacific map Japanese.

    >>> fleets = EMPTY.with_force("A-9", USA, destroyer=2).with_force("Hawaii Islands", USA, fighter=3)
    >>> fleets = fleets.held(GERMANY, "Washington").held(USA, "San Francisco")
    >>> lose_units(fleets).since(fleets)
    []
    >>> exiled = lose_units(fleets.held(JAPAN, "San Francisco"))
    >>> exiled.force("A-9"), exiled.force("Hawaii Islands")
    (2 Germany destroyer, 3 Japan fighter)
    >>> lose_units(fleets.reads(EXILE, "lost-one")).force("A-9")
    2 Germany destroyer
    >>> british = fleets.held(JAPAN, "San Francisco").held(UK, "Washington")
    >>> lose_units(british).force("A-9"), lose_units(british.reads(ALLY_HELD, "friends")).force("A-9")
    (2 Germany destroyer, 2 United States destroyer)
    >>> hawaii = fleets.held(JAPAN, "San Francisco").held(USA, "Hawaii Islands")
    >>> lose_units(hawaii).holder("Honolulu"), lose_units(hawaii.reads(LAND, "follows")).holder("Honolulu")
    (United States, Japan)
    """
    keepers = USA if position.reading(ALLY_HELD) == "own" else ALLIES
    held = [seat for seat in (EAST, WEST) if position.holds(keepers, seat)]
    enough = 1 if position.reading(EXILE) == "lost-both" else 2
    if len(held) >= enough:
        return position
    for place in position.map.places:
        units = position.count(place, USA)
        if units:
            heir = HEIRS[position.map.half(place)]
            said = f"American units in {place} turn {heir.adjective}: {units}"
            turned = position.with_pieces(place, position.force(place).handing(USA, heir))
            if position.reading(LAND) == "follows" and position.holds(USA, place):
                turned = turned.held(heir, place)
            position = turned.noting(
                "changed sides", lose_units, said, nation=USA, other=heir, place=place, amount=units
            )
    return position


EXILE_INCOME = question(
    "3g40.capitals.america.exile-income",
    DELUXE(89, part=2),
    DELUXE(93, part=2),
    DELUXE(97),
    kind="ambiguity",
    readings={
        "none": "without either capital America collects nothing",
        "goes-on": "no line stops the income of territories that America still holds",
    },
    chosen="none",
    because="Each coast's rule says that it is the lone capital which lets America go on collecting.",
)


@modifies("3g40.capitals.america.income", may_collect_income, DELUXE(89, part=2), DELUXE(93, part=2))
def american_income(before: Income, position: Position, nation: Nation) -> Verdict:
    """The United States MAY collect income as long as one of its capitals is free.

    >>> one = EMPTY.held(GERMANY, "Washington").held(USA, "San Francisco")
    >>> may_collect_income(one, USA), may_collect_income(one.held(JAPAN, "San Francisco"), USA)
    (allowed by 3g40.capitals.america.income,
     refused by 3g40.capitals.america.income: Germany holds Washington and Japan holds San Francisco)
    >>> may_collect_income(one.held(JAPAN, "San Francisco").reads(EXILE_INCOME, "goes-on"), USA)
    allowed by 3g40.capitals.america.income
    """
    if nation != USA:
        return before(position, nation)
    seats = position.seats(USA) if position.reading(REGAINED) == "lone-for-good" else (EAST, WEST)
    if any(is_free(position, USA, seat) for seat in seats) or position.reading(EXILE_INCOME) == "goes-on":
        return allow(american_income)
    lost = [f"{position.holder(seat)} holds {city(position, seat)}" for seat in seats]
    return refuse(american_income, " and ".join(lost))


@modifies("3g40.capitals.america.fall", falls, DELUXE(89), DELUXE(93), DELUXE(97))
def american_capital_falls(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When America loses a capital, it pays and goes on with the other coast; without either it loses its units.

    >>> first = EMPTY.held(USA, "Washington").held(JAPAN, "San Francisco").with_cash(USA, 50)
    >>> coast = falls(first, USA, "San Francisco", script())
    >>> coast.cash(JAPAN), coast.seats(USA), coast.cash(USA)
    (50, ('Eastern United States',), 0)
    >>> second = coast.held(GERMANY, "Washington").with_cash(USA, 8).with_force("A-9", USA, cruiser=1)
    >>> falls(second, USA, "Washington", script()).since(second)
    ['Germany takes Washington from United States', 'United States hands 8 IPCs to Germany for Washington',
     'American units in A-9 turn German: 1']
    """
    fallen = before(position, nation, capital, table)
    if nation != USA or fallen is position:
        return fallen
    return lose_units(lone_capital(fallen))
