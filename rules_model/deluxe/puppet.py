"""# The fall of Rome

When Rome falls, Germany sets up the Italian Social Republic in the north.
What is left of Italy is rolled for, zone by zone and territory by territory.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Cash, hand_over_cash, latest
from rules_model.deluxe.stopped_income import Income, is_free, may_collect_income
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, AXIS, GERMANY, ITALY, Nation
from rules_model.world.position import Position

ROME, NORTH = "Southern Italy", "Northern Italy"
BARRED = "republic barred"  # event at Rome: it fell while an Ally controlled the north

AFTERWARDS = question(
    "3g40.capitals.italy.afterwards",
    DELUXE(109, part=1),
    DELUXE(109, part=2),
    kind="ambiguity",
    readings={
        "at-the-fall": "the republic forms at the moment when Rome falls, or not until Rome falls again",
        "whenever": "it forms as soon as no Ally controls Northern Italy while an Ally holds Rome",
    },
    chosen="at-the-fall",
    because="The condition belongs to the loss of the capital; nothing is said of a later change in the north.",
)


@clause("3g40.capitals.italy.trigger", DELUXE(109, part=1), DELUXE(109, part=2), title="When the puppet forms")
def puppet_forms(position: Position) -> Verdict:
    """When Italy loses Rome, the Italian Social Republic MUST form, unless an Ally controls Northern Italy.

    >>> fallen = EMPTY.held(UK, "Rome").held(ITALY, "Northern Italy")
    >>> puppet_forms(fallen), puppet_forms(fallen.held(NOBODY, "Northern Italy"))
    (allowed by 3g40.capitals.italy.trigger, allowed by 3g40.capitals.italy.trigger)
    >>> puppet_forms(fallen.held(USA, "Northern Italy"))
    refused by 3g40.capitals.italy.trigger: United States controls Northern Italy
    >>> puppet_forms(fallen.held(GERMANY, "Rome"))
    refused by 3g40.capitals.italy.trigger: no Ally has taken Rome
    >>> later = fallen.noting("republic barred", None, "the north was American then", place="Rome")
    >>> puppet_forms(later), puppet_forms(later.reads(AFTERWARDS, "whenever"))
    (refused by 3g40.capitals.italy.trigger: an Ally controlled Northern Italy when Rome fell,
     allowed by 3g40.capitals.italy.trigger)
    """
    if not position.holds(ALLIES, ROME):
        return refuse(puppet_forms, "no Ally has taken Rome")
    if position.holds(ALLIES, NORTH):
        return refuse(puppet_forms, f"{position.holder(NORTH)} controls {NORTH}")
    barred = latest(position, ROME, "capital lost", BARRED) == BARRED
    if barred and position.reading(AFTERWARDS) == "at-the-fall":
        return refuse(puppet_forms, f"an Ally controlled {NORTH} when Rome fell")
    return allow(puppet_forms)


@clause("3g40.capitals.italy.zones", DELUXE(111, part=1))
def zones_to_roll(position: Position) -> tuple[str, ...]:
    """Each sea zone with one Italian ship or more is rolled for.

    >>> zones_to_roll(EMPTY.with_force("M-4", ITALY, sea_transport=1).with_force("M-5", ITALY, fighter=1))
    ('M-4',)
    >>> zones_to_roll(EMPTY.with_force("M-4", GERMANY, submarine=1))
    ()
    """
    ships = position.rules.units_of("sea")
    return tuple(zone for zone in position.map.places if position.count(zone, ITALY, unit=ships) >= 1)


@clause("3g40.capitals.italy.territories", DELUXE(113, part=1))
def territories_to_roll(position: Position) -> tuple[str, ...]:
    """Each territory that Italy controls is rolled for, whether units stand there or not.

    >>> territories_to_roll(EMPTY.held(ITALY, "Libya").held(GERMANY, "Tunisia").with_force("Tunisia", ITALY, tank=1))
    ('Libya',)
    >>> territories_to_roll(EMPTY)
    ()
    """
    return position.held_by(ITALY)


UNITS = question(
    "3g40.capitals.italy.units",
    DELUXE(109, part=3),
    DELUXE(111),
    DELUXE(113),
    kind="contradiction",
    readings={
        "rolled": "units that a roll-off decides wait for it; all other Italian units turn German at once",
        "at-once": "every Italian unit turns German at once; only the territories are rolled for",
    },
    chosen="rolled",
    because="One line turns all units on the board; the next two roll for the ships in each zone and the units in each "
    "territory. Read as whole and detail, each line keeps a meaning.",
)


@clause("3g40.capitals.italy.republic", DELUXE(109, part=3), DELUXE(109, part=4))
def found_republic(position: Position) -> Position:
    """Northern Italy, the new capital, MUST turn German at once, and with it each Italian unit no roll-off decides.

    >>> italy = EMPTY.held(ITALY, "Northern Italy", "Libya").held(GERMANY, "Tunisia").with_force("Libya", ITALY, tank=3)
    >>> italy = italy.with_force("Northern Italy", ITALY, cavalry=2).with_force("Tunisia", ITALY, tank=1)
    >>> puppet = found_republic(italy)
    >>> puppet.holder("Northern Italy"), puppet.seats(ITALY), puppet.force("Northern Italy")
    (Germany, ('Northern Italy',), 2 Germany cavalry)
    >>> puppet.force("Tunisia"), puppet.force("Libya")
    (1 Germany tank, 3 Italy tank)
    >>> found_republic(italy.reads(UNITS, "at-once")).force("Libya")
    3 Germany tank
    """
    said = "the Italian Social Republic rises in Northern Italy"
    new = position.held(GERMANY, NORTH).with_capitals(ITALY, NORTH)
    new = new.noting("puppet founded", found_republic, said, nation=ITALY, other=GERMANY, place=NORTH)
    waiting = () if new.reading(UNITS) == "at-once" else (*zones_to_roll(new), *territories_to_roll(new))
    for place in position.map.places:
        if place not in waiting:
            new = turn_german(new, place)
    return new


@clause(
    "3g40.capitals.italy.turned", DELUXE(109, part=3), DELUXE(111, part=2), DELUXE(113, part=2), title="Turning German"
)
def turn_german(position: Position, place: str) -> Position:
    """Italian units that turn German do so at once, where they stand and as they are.

    >>> fleet = EMPTY.with_force("M-4", ITALY, cruiser=2).with_force("M-4", JAPAN, submarine=1)
    >>> fleet = fleet.with_force("M-4", ITALY, {"damaged"}, battleship=1)
    >>> turned = turn_german(fleet, "M-4")
    >>> turned.force("M-4")
    1 Germany battleship (damaged), 2 Germany cruiser, 1 Japan submarine
    >>> turned.since(fleet)
    ['Italian units in M-4 turn German: 3']
    """
    units, spelt = position.count(place, ITALY), position.map.name_of(place)
    if not units:
        return position
    said = f"Italian units in {spelt} turn German: {units}"
    turned = position.with_pieces(spelt, position.force(spelt).handing(ITALY, GERMANY))
    return turned.noting("changed sides", turn_german, said, nation=ITALY, other=GERMANY, place=spelt, amount=units)


@clause("3g40.capitals.italy.rome-freed", DELUXE(109, part=4), DELUXE(109, part=5), title="Rome freed too late")
def rome_freed(position: Position) -> Position:
    """Once the republic stands, an Axis liberation of Rome changes nothing: no capital moves and no unit turns back.

    >>> fallen = EMPTY.held(UK, "Rome").with_force("Northern Italy", ITALY, tank=2)
    >>> freed = rome_freed(found_republic(fallen).held(GERMANY, "Rome"))
    >>> freed.seats(ITALY), freed.force("Northern Italy"), freed.log[-1].text
    (('Northern Italy',), 2 Germany tank, 'Northern Italy stays the capital and all units stay German')
    >>> rome_freed(fallen.held(JAPAN, "Rome")).seats(ITALY)
    ('Southern Italy',)
    """
    if not position.events("puppet founded") or not position.holds(AXIS, ROME):
        return position
    said = f"{NORTH} stays the capital and all units stay German"
    return position.noting("puppet stays", rome_freed, said, nation=ITALY, place=NORTH)


SILENCE = question(
    "3g40.capitals.italy.silence",
    DELUXE(109, 113),
    kind="gap",
    readings={
        "silent": "Italy keeps its cash, and nothing stops its income",
        "like-the-others": "Italy gives its cash to the captor and earns nothing until Rome is free",
    },
    chosen="silent",
    because="Every other capital's rule takes the cash, and most stop the income; Italy's long rule does neither.",
)


@modifies("3g40.capitals.italy.cash", hand_over_cash, DELUXE(109, part=1))
def italian_cash(before: Cash, position: Position, nation: Nation, capital: str) -> Position:
    """Italy MAY keep its cash when Rome falls: its rule asks for none.

    >>> fallen = EMPTY.held(UK, "Rome").with_cash(ITALY, 14)
    >>> hand_over_cash(fallen, ITALY, "Rome").cash(ITALY)
    14
    >>> hand_over_cash(fallen.reads(SILENCE, "like-the-others"), ITALY, "Rome").cash(UK)
    14
    """
    if nation == ITALY and position.reading(SILENCE) == "silent":
        return position
    return before(position, nation, capital)


@modifies("3g40.capitals.italy.income", may_collect_income, DELUXE(109, part=1))
def italian_income(before: Income, position: Position, nation: Nation) -> Verdict:
    """Italy MAY go on collecting income after Rome has fallen, from what it still banks.

    >>> fallen = EMPTY.held(UK, "Rome").held(USA, "Northern Italy").held(ITALY, "Libya")
    >>> may_collect_income(fallen, ITALY)
    allowed by 3g40.capitals.italy.income
    >>> may_collect_income(fallen.reads(SILENCE, "like-the-others"), ITALY)
    refused by 3g40.capitals.italy.income: UK Europe holds Rome
    """
    if nation != ITALY:
        return before(position, nation)
    if position.reading(SILENCE) == "silent" or is_free(position, ITALY, ROME):
        return allow(italian_income)
    return refuse(italian_income, f"{position.holder(ROME)} holds Rome")
