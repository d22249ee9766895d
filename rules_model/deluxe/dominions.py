"""# The fall of Ottawa and Sydney

While an heir runs a British economy, its own capital is the last one.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Fall, city, enemy_held, falls
from rules_model.deluxe.commonwealth import HEIRS, go_into_exile, in_exile
from rules_model.deluxe.stopped_income import Income, is_free, may_collect_income, stopped
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import looked_up
from rules_model.world.nation import ANZAC, CANADA, UK, UK_PACIFIC, Nation
from rules_model.world.position import Position

BRITAIN = {CANADA: UK, ANZAC: UK_PACIFIC}  # whose economy the heir runs
SEATS = {UK: "London", UK_PACIFIC: "India", CANADA: "Ottawa", ANZAC: "New South Wales"}
BOARDS = {CANADA: "Europe", ANZAC: "Pacific"}  # the map that British units must leave when the heir falls too

PIECES = question(
    "3g40.capitals.britain.pieces",
    DELUXE(118),
    DELUXE(124),
    kind="ambiguity",
    readings={
        "all-british": "every British unit on that map goes, whichever of the two economies built it",
        "own-economy": "only the units of the economy that the heir ran go",
    },
    chosen="all-british",
    because="The line makes no difference between the two economies, which play with the same pieces.",
)


@clause("3g40.capitals.britain.removed", DELUXE(118), DELUXE(124), title="British units leave the map")
def remove_british_units(position: Position, heir: Nation) -> Position:
    """When Ottawa falls while Canada runs UK Europe, Britain MUST remove all its units from the Europe map.

    So too from the Pacific map when Sydney falls while ANZAC runs UK Pacific.

    >>> exiled = go_into_exile(EMPTY.with_force("London", UK, fighter=2).with_force("P-3", UK, cruiser=1), UK)
    >>> exiled = exiled.with_force("London", UK_PACIFIC, tank=1).with_force("London", FRANCE, tank=1)
    >>> removed = remove_british_units(exiled, CANADA)
    >>> removed.force("London"), removed.force("P-3")
    (1 France tank, 1 UK Europe cruiser)
    >>> remove_british_units(exiled.reads(PIECES, "own-economy"), CANADA).force("London")
    1 France tank, 1 UK Pacific tank
    >>> remove_british_units(EMPTY.with_force("London", UK, fighter=2), CANADA).force("London")
    2 UK Europe fighter
    >>> remove_british_units(go_into_exile(exiled, UK_PACIFIC), ANZAC).force("P-3")
    nothing
    """
    nation = looked_up("heir of a British economy", heir, BRITAIN)
    if not in_exile(position, nation):
        return position
    leaving = (UK, UK_PACIFIC) if position.reading(PIECES) == "all-british" else (nation,)
    for place in position.map.places:
        units = sum(position.count(place, one) for one in leaving)
        if units and position.map.half(place) == BOARDS[heir]:
            for one in leaving:
                position = position.without(place, position.force(place).only(one))
            said = f"British units leave {place}: {units}"
            position = position.noting("removed", remove_british_units, said, nation=nation, place=place, amount=units)
    return position


@clause("3g40.capitals.britain.stop", DELUXE(119), DELUXE(125), title="Both capitals lost")
def stop_income(position: Position, nation: Nation) -> Position:
    """Once enemies hold London and Ottawa, UK Europe and Canada MUST NOT collect income until Ottawa is free.

    So too UK Pacific and ANZAC once enemies hold Calcutta and Sydney, until Sydney is free.

    >>> both = EMPTY.held(GERMANY, "London", "Ottawa").held(JAPAN, "Calcutta")
    >>> stop_income(both, UK).since(both)
    ['UK Europe and Canada earn nothing until Ottawa is liberated']
    >>> stop_income(both, UK_PACIFIC).since(both), stop_income(both.held(UK, "London"), UK).since(both)
    ([], [])
    """
    heir = looked_up("British economy", nation, HEIRS)
    if not (enemy_held(position, nation, SEATS[nation]) and enemy_held(position, heir, SEATS[heir])):
        return position
    said = f"{nation} and {heir} earn nothing until {city(position, SEATS[heir])} is liberated"
    return position.noting("income stopped", stop_income, said, nation=nation, other=heir, place=SEATS[heir])


@modifies("3g40.capitals.britain.income", may_collect_income, DELUXE(119), DELUXE(125))
def british_income(before: Income, position: Position, nation: Nation) -> Verdict:
    """UK Europe and UK Pacific MAY collect income without their own capital, unless their heir's is lost as well.

    Then they MUST NOT until the heir's is free, even if their own is freed first.

    >>> may_collect_income(EMPTY.held(GERMANY, "London"), UK)
    allowed by 3g40.capitals.britain.income
    >>> both = stop_income(EMPTY.held(GERMANY, "London", "Ottawa"), UK)
    >>> may_collect_income(both, UK), may_collect_income(both, CANADA)
    (refused by 3g40.capitals.britain.income: Germany holds Ottawa,
     refused by 3g40.capitals.income: Germany holds Ottawa)
    >>> may_collect_income(both.held(UK, "London"), UK)
    refused by 3g40.capitals.britain.income: Germany holds Ottawa
    >>> may_collect_income(both.held(CANADA, "Ottawa"), UK)
    allowed by 3g40.capitals.britain.income
    """
    if nation not in HEIRS:
        return before(position, nation)
    heir = HEIRS[nation]
    seat = SEATS[heir]
    both = enemy_held(position, nation, SEATS[nation]) and enemy_held(position, heir, seat)
    if (both or stopped(position, seat)) and not is_free(position, heir, seat):
        return refuse(british_income, f"{position.holder(seat)} holds {city(position, seat)}")
    return allow(british_income)


SECOND_FALL = question(
    "3g40.capitals.britain.second-fall",
    DELUXE(101),
    DELUXE(105),
    kind="ambiguity",
    readings={
        "again": "each time that London or Calcutta falls, the exiles pay and the heir takes what they hold",
        "once": "a city in the heir's economy is no British capital any more; its second fall costs the exiles nothing",
    },
    chosen="again",
    because="The list of capitals names London and Calcutta without an end, and no line moves the British seat, "
    "as Russia's, America's and Italy's lines do.",
)


@modifies(
    "3g40.capitals.britain.fall",
    falls,
    DELUXE(101, part=1),
    DELUXE(101, part=2),
    DELUXE(105, part=1),
    DELUXE(105, part=2),
    DELUXE(118, 119),
    DELUXE(124, 125),
)
def british_capital_falls(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When London or Calcutta falls, Britain pays and its heir takes over; when the heir falls too, British units go.

    >>> taken = EMPTY.held(GERMANY, "London").with_cash(UK, 22).with_cash(CANADA, 7).with_force("A-9", UK, cruiser=1)
    >>> fallen = falls(taken, UK, "London", script())
    >>> fallen.since(taken)[1:]
    ['UK Europe hands 22 IPCs to Germany for London', 'Canada takes over the UK Europe economy']
    >>> last = falls(fallen.held(GERMANY, "Ottawa"), CANADA, "Ottawa", script())
    >>> last.since(fallen)[1:]
    ['Canada hands 7 IPCs to Germany for Ottawa', 'British units leave A-9: 1',
     'UK Europe and Canada earn nothing until Ottawa is liberated']
    >>> first = falls(taken.held(UK, "London").held(GERMANY, "Ottawa"), CANADA, "Ottawa", script())
    >>> first.count("A-9"), falls(first.held(GERMANY, "London"), UK, "London", script()).count("A-9")
    (1, 1)
    >>> second = fallen.held(UK, "London").with_cash(UK, 3).held(ITALY, "London")
    >>> falls(second, UK, "London", script()).cash(ITALY)
    3
    >>> falls(second.reads(SECOND_FALL, "once"), UK, "London", script()).cash(ITALY)
    0
    """
    if in_exile(position, nation) and position.reading(SECOND_FALL) == "once":
        return stop_income(position, nation) if position.map.name_of(capital) == SEATS[nation] else position
    fallen = before(position, nation, capital, table)
    if fallen is position or nation not in SEATS:
        return fallen
    if nation in HEIRS:
        return stop_income(go_into_exile(fallen, nation), nation)
    return stop_income(remove_british_units(fallen, nation), BRITAIN[nation])
