"""# Roll-offs for Italy

Germany and the Ally in Rome roll for each Italian fleet and each Italian territory.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import DELUXE, DELUXE_FACILITIES
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Fall, falls
from rules_model.deluxe.puppet import (
    BARRED,
    ROME,
    found_republic,
    puppet_forms,
    territories_to_roll,
    turn_german,
    zones_to_roll,
)
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.names import UnknownName
from rules_model.world.nation import ALLIES, GERMANY, ITALY, NOBODY, Nation
from rules_model.world.position import Position

TIES = question(
    "3g40.capitals.italy.ties",
    DELUXE(111),
    DELUXE(113),
    kind="ambiguity",
    readings={
        "again": "equal rolls are rolled again",
        "germany": "equal rolls go to Germany",
        "allies": "equal rolls go to the Allies",
        "neither": "equal rolls change nothing: what was Italian stays so",
    },
    chosen="again",
    because="Each line says what happens when one player rolls highest and is silent on a tie; "
    "a roll-off that is repeated until somebody wins fits both and favours neither.",
)
BROKEN = {"again": "again", "germany": "first", "allies": "second", "neither": "neither"}


@clause("3g40.capitals.italy.roll-off", DELUXE(111, part=1), DELUXE(113, part=1))
def roll_off(position: Position, table: Table) -> Nation | None:
    """Germany and the Ally that now occupies Rome roll one die each; the higher roll wins.

    Whoever controls Rome rolls for the Allies, even if friends stand beside it; without an Ally there nobody rolls.

    >>> rome = EMPTY.held(UK, "Rome")
    >>> roll_off(rome, script(5, 4)), roll_off(rome, script(4, 5)), roll_off(rome, script(3, 3, 1, 8))
    (Germany, UK Europe, UK Europe)
    >>> chances(roll_off, rome)
    {Germany: 1/2, UK Europe: 1/2}
    >>> chances(roll_off, rome.reads(TIES, "germany")), chances(roll_off, rome.reads(TIES, "allies"))
    ({Germany: 9/16, UK Europe: 7/16}, {Germany: 7/16, UK Europe: 9/16})
    >>> chances(roll_off, rome.reads(TIES, "neither"))
    {Germany: 7/16, None: 1/8, UK Europe: 7/16}
    >>> roll_off(rome.held(GERMANY, "Rome"), script()) is None
    True
    """
    if not position.holds(ALLIES, ROME):
        return None
    return table.contest(GERMANY, position.holder(ROME), ties=BROKEN[position.reading(TIES)])


ABOARD = question(
    "3g40.capitals.italy.aboard",
    DELUXE(109, part=3),
    DELUXE(111, part=3),
    kind="ambiguity",
    readings={
        "with-ships": "every Italian unit in the zone shares the fate of the ships",
        "ships-only": "only the ships are rolled for; cargo and aircraft in the zone turn German like all other units",
    },
    chosen="with-ships",
    because="The line speaks of ships; but troops and aircraft at sea have nowhere to be once their ships are gone.",
)


@clause("3g40.capitals.italy.zone-roll", DELUXE(111))
def roll_for_zone(position: Position, zone: str, table: Table) -> Position:
    """If Germany rolls higher, the Italian ships in the zone turn German; if the Ally does, they MUST leave the board.

    >>> fleet = EMPTY.held(UK, "Rome").with_force("M-4", ITALY, aircraft_carrier=1, fighter=2)
    >>> roll_for_zone(fleet, "M-4", script(6, 2)).force("M-4"), roll_for_zone(fleet, "M-4", script(2, 6)).force("M-4")
    (1 Germany aircraft carrier, 2 Germany fighter, nothing)
    >>> roll_for_zone(fleet.reads(ABOARD, "ships-only"), "M-4", script(2, 6)).force("M-4")
    2 Germany fighter
    >>> roll_for_zone(fleet.reads(TIES, "neither"), "M-4", script(5, 5)).force("M-4")
    1 Italy aircraft carrier, 2 Italy fighter
    >>> chances(roll_for_zone, fleet, "M-4").map(lambda after: after.count("M-4", GERMANY))
    {0: 1/2, 3: 1/2}
    """
    zone = position.map.name_of(zone)
    if zone not in zones_to_roll(position):
        return position
    winner = roll_off(position, table)
    if winner is None:
        return position
    if winner != GERMANY:
        ships = position.rules.units_of("sea") if position.reading(ABOARD) == "ships-only" else None
        gone = position.force(zone).only(ITALY, unit=ships)
        said = f"{winner} wins {zone}: Italian units removed: {gone.count()}"
        position = position.without(zone, gone)
        position = position.noting(
            "removed", roll_for_zone, said, nation=ITALY, other=winner, place=zone, amount=gone.count()
        )
    return turn_german(position, zone)


DAMAGE_LIMITS = question(
    "3g40.capitals.italy.damage-limits",
    DELUXE(113, part=5),
    DELUXE_FACILITIES(9, 12),
    kind="gap",
    because="The most damage that an oil derrick, a bunker or a radar tower can bear was published as a picture only; "
    "whoever has the facility cards can fill it in.",
)
MOST_DAMAGE = {
    "industrial_complex": 12,
    "major_factory": 6,
    "minor_factory": 3,
    "air_base": 6,
    "naval_base": 6,
    "rail_station": 6,
}


@clause(
    "3g40.capitals.italy.most-damage",
    DELUXE(113, part=5),
    DELUXE_FACILITIES(2),
    DELUXE_FACILITIES(3),
    DELUXE_FACILITIES(4),
    DELUXE_FACILITIES(6),
    DELUXE_FACILITIES(7),
    DELUXE_FACILITIES(8),
)
def most_damage(position: Position, kind: str) -> int:
    """An industrial complex bears 12 damage at most, a major factory 6, a minor factory 3, a base or rail station 6.

    >>> [most_damage(EMPTY, kind) for kind in ("industrial_complex", "major_factory", "minor_factory")]
    [12, 6, 3]
    >>> [most_damage(EMPTY, kind) for kind in ("air_base", "naval_base", "rail_station")]
    [6, 6, 6]
    >>> most_damage(EMPTY, "oil_derrick")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the damage limit of the oil derrick is not in any source;
    see question 3g40.capitals.italy.damage-limits
    """
    if kind not in position.rules.facility_names:
        raise UnknownName("facility", kind, position.rules.facility_names)
    if kind not in MOST_DAMAGE:
        raise DAMAGE_LIMITS.gap(f"the damage limit of the {kind.replace('_', ' ')}")
    return MOST_DAMAGE[kind]


@clause("3g40.capitals.italy.territory-roll", DELUXE(113))
def roll_for_territory(position: Position, place: str, table: Table) -> Position:
    """If Germany rolls higher, the territory turns German with all in it; if the Ally does, it stays Italian, in ruins.

    Its value is then in limbo: nobody banks it.
    Italian units there MUST leave the board at once, and every facility takes its most damage.

    >>> libya = EMPTY.held(UK, "Rome").held(ITALY, "Libya").with_force("Libya", ITALY, tank=2)
    >>> libya = libya.with_facility("Libya", "naval_base", damage=1).with_force("Libya", GERMANY, fighter=1)
    >>> won = roll_for_territory(libya, "Libya", script(6, 2))
    >>> won.holder("Libya"), won.banker("Libya"), won.force("Libya"), won.facilities_in("Libya")[0].damage
    (Germany, Germany, 1 Germany fighter, 2 Germany tank, 1)
    >>> lost = roll_for_territory(libya, "Libya", script(2, 6))
    >>> lost.holder("Libya"), lost.banker("Libya"), lost.force("Libya"), lost.facilities_in("Libya")[0].damage
    (Italy, nobody, 1 Germany fighter, 6)
    >>> chances(roll_for_territory, libya, "Libya").map(lambda after: after.banker("Libya"))
    {Germany: 1/2, nobody: 1/2}
    """
    place = position.map.name_of(place)
    if place not in territories_to_roll(position):
        return position
    winner = roll_off(position, table)
    if winner is None:
        return position
    if winner == GERMANY:
        won = position.held(GERMANY, place)
        said = f"Germany wins {place}: it turns German"
        won = won.noting("turned", roll_for_territory, said, nation=GERMANY, other=ITALY, place=place)
        return turn_german(won, place)
    gone = position.force(place).only(ITALY)
    wrecked = [replace(one, damage=most_damage(position, one.kind)) for one in position.facilities_in(place)]
    lost = position.banked(NOBODY, place).without(place, gone).with_facilities(place, wrecked)
    said = f"{winner} wins {place}: its value is in limbo, Italian units removed: {gone.count()}"
    return lost.noting("limbo", roll_for_territory, said, nation=ITALY, other=winner, place=place, amount=gone.count())


WHEN_ROLLED = question(
    "3g40.capitals.italy.when-rolled",
    DELUXE(109, part=2),
    DELUXE(111),
    DELUXE(113),
    kind="ambiguity",
    readings={
        "puppet": "fleets and territories are rolled for only when the republic forms",
        "always": "they are rolled for whenever Rome falls",
    },
    chosen="puppet",
    because="The two lines spell out how Italy passes to Germany, and without the republic it does not.",
)


@modifies(
    "3g40.capitals.italy.fall",
    falls,
    DELUXE(109, part=1),
    DELUXE(109, part=2),
    DELUXE(111, part=1),
    DELUXE(113, part=1),
)
def rome_falls(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """When Rome falls, the republic forms if it can; then the fleets are rolled for, then the territories.

    >>> italy = EMPTY.held(UK, "Rome").held(ITALY, "Northern Italy", "Libya").with_force("M-4", ITALY, cruiser=1)
    >>> falls(italy, ITALY, "Rome", script(1, 2, 7, 3)).since(italy)
    ['UK Europe takes Rome from Italy', 'the Italian Social Republic rises in Northern Italy',
     'UK Europe wins M-4: Italian units removed: 1', 'Germany wins Libya: it turns German']
    >>> allied = italy.held(USA, "Northern Italy")
    >>> falls(allied, ITALY, "Rome", script()).since(allied)
    ['UK Europe takes Rome from Italy', 'no Italian Social Republic: United States controls Northern Italy']
    >>> falls(allied.reads(WHEN_ROLLED, "always"), ITALY, "Rome", script(1, 2, 7, 3)).since(allied)[2:]
    ['UK Europe wins M-4: Italian units removed: 1', 'Germany wins Libya: it turns German']
    """
    fallen = before(position, nation, capital, table)
    if fallen is position or position.map.name_of(capital) != ROME:
        return fallen
    puppet = puppet_forms(fallen)
    if puppet:
        new = found_republic(fallen)
    else:
        said = f"no Italian Social Republic: {puppet.reason}"
        new = fallen.noting(BARRED, rome_falls, said, nation=ITALY, place=ROME)
    if puppet or position.reading(WHEN_ROLLED) == "always":
        for zone in zones_to_roll(new):
            new = roll_for_zone(new, zone, table)
        for place in territories_to_roll(new):
            new = roll_for_territory(new, place, table)
    return new
