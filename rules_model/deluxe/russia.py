"""# The fall of Moscow

Russia can move its government once, to a place that still has a factory.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Cash, Fall, falls, hand_over_cash
from rules_model.deluxe.stopped_income import Income, is_free, may_collect_income, stopped
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, USSR, Nation
from rules_model.world.position import Position

MOSCOW = "Moscow"

DAMAGED = question(
    "3g40.capitals.russia.damaged",
    DELUXE(85, part=2),
    kind="ambiguity",
    readings={
        "any": "a production facility counts whatever damage it has taken",
        "working": "only a production facility without damage counts",
    },
    chosen="any",
    because="The rule asks for a production facility in the territory, not for one that can build.",
)
SOIL = question(
    "3g40.capitals.russia.soil",
    DELUXE(85, part=2),
    kind="ambiguity",
    readings={
        "held": "any territory that Russia holds can become its capital, conquered ones too",
        "original": "only a territory that was Russian from the start can",
    },
    chosen="held",
    because="The rule puts no other condition on the territory than its production facility.",
)


@clause("3g40.capitals.russia.seats", DELUXE(85, part=2))
def possible_capitals(position: Position) -> tuple[str, ...]:
    """Russia's new capital MUST be a territory in its hands that has a production facility.

    >>> east = EMPTY.held(USSR, "Stalingrad", "Leningrad", "Romania").with_facility("Leningrad", "naval_base")
    >>> east = east.with_facility("Stalingrad", "minor_factory", damage=1).with_facility("Romania", "major_factory")
    >>> possible_capitals(east), possible_capitals(east.held(GERMANY, "Stalingrad"))
    (('Stalingrad', 'Romania'), ('Romania',))
    >>> possible_capitals(east.reads(DAMAGED, "working"))
    ('Romania',)
    >>> possible_capitals(east.charting("Romania", owner=GERMANY).reads(SOIL, "original"))
    ('Stalingrad',)
    """
    production = position.rules.facilities_of("production")
    found = []
    for place in position.held_by(USSR):
        factories = position.facilities_in(place, *production)
        if position.reading(DAMAGED) == "working":
            factories = tuple(one for one in factories if not one.damage)
        if factories and (position.reading(SOIL) == "held" or position.map.owner(place) == USSR):
            found.append(place)
    return tuple(found)


@clause("3g40.capitals.russia.new-capital", DELUXE(85, part=2), DELUXE(85, part=4))
def declare_new_capital(position: Position, table: Table) -> Position:
    """When Moscow falls, Russia MUST at once declare a new capital among the possible ones; it is the last.

    From then on Moscow is no capital, even when freed.
    If Russia has no place to name at that moment, it MUST NOT name one later.

    >>> east = EMPTY.held(GERMANY, "Moscow").held(USSR, "Stalingrad", "Leningrad")
    >>> east = east.with_facility("Stalingrad", "minor_factory").with_facility("Leningrad", "major_factory")
    >>> moved = declare_new_capital(east, script("Stalingrad"))
    >>> moved.seats(USSR), moved.since(east)
    (('Stalingrad',), ['Soviet Union makes Stalingrad its last capital'])
    >>> lost = moved.held(GERMANY, "Stalingrad")
    >>> declare_new_capital(lost, script()).seats(USSR)
    ('Stalingrad',)
    >>> homeless = falls(EMPTY.held(GERMANY, "Moscow"), USSR, "Moscow", script())
    >>> later = homeless.held(USSR, "Samara").with_facility("Samara", "minor_factory")
    >>> declare_new_capital(homeless, script()).seats(USSR), declare_new_capital(later, script()).seats(USSR)
    (('Moscow',), ('Moscow',))
    """
    possible = possible_capitals(position)
    if position.seats(USSR) != (MOSCOW,) or not position.holds(AXIS, MOSCOW) or not possible:
        return position
    if stopped(position, MOSCOW):
        return position
    place = table.ask(USSR, "new capital", possible)
    said = f"{USSR} makes {place} its last capital"
    return position.with_capitals(USSR, place).noting(
        "capital declared", declare_new_capital, said, nation=USSR, place=place
    )


NONE_LEFT = question(
    "3g40.capitals.russia.none-left",
    DELUXE(85, part=3),
    kind="ambiguity",
    readings={
        "none-russian": "income stops when Russia itself is left without a production facility for a capital",
        "all-hostile": "income stops only when enemies hold every production facility on Russian soil; "
        "one in an ally's hands keeps it running",
    },
    chosen="none-russian",
    because="The sentence is the other branch of the duty to declare a capital, "
    "which Russia can only do on land of its own.",
)


@clause("3g40.capitals.russia.factories", DELUXE(85, part=3), title="No production facility left")
def all_factories_lost(position: Position) -> bool:
    """Russia is left without a seat once it holds no production facility itself, even if an ally still holds one.

    >>> fallen = EMPTY.held(GERMANY, "Moscow", "Stalingrad").with_facility("Stalingrad", "minor_factory")
    >>> all_factories_lost(fallen), all_factories_lost(fallen.held(USSR, "Stalingrad"))
    (True, False)
    >>> british = fallen.held(UK, "Leningrad").with_facility("Leningrad", "major_factory")
    >>> all_factories_lost(british), all_factories_lost(british.reads(NONE_LEFT, "all-hostile"))
    (True, False)
    >>> all_factories_lost(british.held(ITALY, "Leningrad").reads(NONE_LEFT, "all-hostile"))
    True
    """
    if position.reading(NONE_LEFT) == "none-russian":
        return not possible_capitals(position)
    production = position.rules.facilities_of("production")
    factories = [place for place in position.map.places if position.facilities_in(place, *production)]
    return all(position.holds(AXIS, place) or position.map.owner(place) != USSR for place in factories)


@modifies("3g40.capitals.russia.income", may_collect_income, DELUXE(85, part=3), DELUXE(85, part=5))
def russian_income(before: Income, position: Position, nation: Nation) -> Verdict:
    """Russia MUST NOT collect income while enemies hold its last capital, or Moscow if it could name no other.

    Freeing Moscow does not help once the government has moved.

    >>> moved = EMPTY.held(GERMANY, "Moscow").held(USSR, "Stalingrad").with_capitals(USSR, "Stalingrad")
    >>> may_collect_income(moved, USSR)
    allowed by 3g40.capitals.russia.income
    >>> may_collect_income(moved.held(GERMANY, "Stalingrad").held(USSR, "Moscow"), USSR)
    refused by 3g40.capitals.russia.income: Germany holds Stalingrad
    >>> homeless = falls(EMPTY.held(GERMANY, "Moscow"), USSR, "Moscow", script())
    >>> factory = homeless.held(USSR, "Samara").with_facility("Samara", "minor_factory")
    >>> may_collect_income(factory, USSR)
    refused by 3g40.capitals.russia.income: Germany holds Moscow
    >>> may_collect_income(factory.held(USSR, "Moscow"), USSR)
    allowed by 3g40.capitals.russia.income
    """
    if nation != USSR:
        return before(position, nation)
    (seat,) = position.seats(USSR)
    homeless = seat != MOSCOW or stopped(position, MOSCOW) or all_factories_lost(position)
    if is_free(position, USSR, seat) or not homeless:
        return allow(russian_income)
    return refuse(russian_income, f"{position.holder(seat)} holds {seat}")


@modifies("3g40.capitals.russia.fall", falls, DELUXE(85, part=1), DELUXE(85, part=2), DELUXE(85, part=3))
def russian_capital_falls(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When Moscow falls, Russia pays, then declares a new capital at once; where it can name none, its income stops.

    >>> taken = EMPTY.held(GERMANY, "Moscow").held(USSR, "Stalingrad").with_cash(USSR, 37)
    >>> moved = falls(taken.with_facility("Stalingrad", "minor_factory"), USSR, "Moscow", script("Stalingrad"))
    >>> moved.cash(GERMANY), moved.seats(USSR), len(moved.events("income stopped"))
    (37, ('Stalingrad',), 0)
    >>> falls(taken, USSR, "Moscow", script()).since(taken)[-1]
    'Soviet Union earns nothing until Moscow is liberated'
    """
    fallen = before(position, nation, capital, table)
    if nation != USSR or fallen is position:
        return fallen
    moved = declare_new_capital(fallen, table)
    if moved.seats(USSR) != (MOSCOW,) or not all_factories_lost(moved):
        return moved
    said = f"{USSR} earns nothing until {MOSCOW} is liberated"
    return moved.noting("income stopped", russian_capital_falls, said, nation=USSR, place=MOSCOW)


LAST_CASH = question(
    "3g40.capitals.russia.last-cash",
    DELUXE(85, part=1),
    DELUXE(85, part=5),
    kind="ambiguity",
    readings={
        "pays": "Russia hands over its cash for its new capital as it did for Moscow",
        "keeps": "the loss of the new capital stops its income only",
    },
    chosen="pays",
    because="The first sentence asks for cash whenever Russia loses its capital, and the new seat is called a capital; "
    "the last sentence speaks of income alone.",
)


@modifies("3g40.capitals.russia.cash", hand_over_cash, DELUXE(85, part=1))
def russian_cash(before: Cash, position: Position, nation: Nation, capital: str) -> Position:
    """Russia hands over its cash for Moscow, and again for its last capital.

    >>> moved = EMPTY.held(GERMANY, "Moscow", "Stalingrad").with_capitals(USSR, "Stalingrad").with_cash(USSR, 9)
    >>> hand_over_cash(moved, USSR, "Stalingrad").cash(GERMANY)
    9
    >>> hand_over_cash(moved.reads(LAST_CASH, "keeps"), USSR, "Stalingrad").cash(USSR)
    9
    >>> first = EMPTY.held(GERMANY, "Moscow").with_cash(USSR, 37)
    >>> hand_over_cash(first.reads(LAST_CASH, "keeps"), USSR, "Moscow").cash(GERMANY)
    37
    """
    if nation == USSR and position.map.name_of(capital) != MOSCOW and position.reading(LAST_CASH) == "keeps":
        return position
    return before(position, nation, capital)
