"""# Coming home

What an attack from the air must have in sight, and what becomes of aircraft that find no place.
"""

from __future__ import annotations

from rules_model.base.airfields import air_reach, landing_places, may_land_on_ground, meeting_zones
from rules_model.base.carriers import ABOARD, CARRIER, DAMAGED, SCRAMBLED, TRAPPED, carrier_capacity, carrier_room
from rules_model.base.noncombat_moves import may_move_still
from rules_model.base.sides import owned
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@clause(
    "g40.combat-move.landing",
    G40_RULES(39), G40_RULES(78), G40_RULES(109), G40_LEFT(24),
    title="A way home for every attacker",
)  # fmt: skip
def may_attack_by_air(
    position: Position,
    nation: Nation,
    unit: str,
    place: str,
    spaces: int,
    aircraft: int = 1,
    new_carriers: tuple[str, ...] = (),
    promised: int = 0,
) -> Verdict:
    """When the combat move ends, each attacking aircraft MUST have a place where it could land if all goes well.

    A carrier that can come to fetch it counts, for as many more aircraft as it holds, a friend's deck in reach as well,
    and so does a carrier that was bought.
    Of these, the sea zones are named in which they will be placed.
    A carrier that has moved or fought stays where it is, and deck space that is promised to another attack is gone.

    >>> war = START.at_war(JAPAN, USA).with_force("Sea Zone 26", USA, destroyer=1)
    >>> may_attack_by_air(war, JAPAN, "fighter", "Hawaiian Islands", 1)
    refused by g40.combat-move.landing: nowhere to land from Hawaiian Islands for 1
    >>> fleet = war.with_force("Sea Zone 25", JAPAN, aircraft_carrier=1)
    >>> may_attack_by_air(fleet, JAPAN, "fighter", "Hawaiian Islands", 1, aircraft=2)
    allowed by g40.combat-move.landing
    >>> may_attack_by_air(fleet, JAPAN, "fighter", "Hawaiian Islands", 1, aircraft=3)
    refused by g40.combat-move.landing: nowhere to land from Hawaiian Islands for 3
    >>> crowded = fleet.with_force("Sea Zone 25", JAPAN, tactical_bomber=1)
    >>> may_attack_by_air(crowded, JAPAN, "fighter", "Hawaiian Islands", 1, aircraft=2).allowed
    False
    >>> spent = war.with_force("Sea Zone 25", JAPAN, {"moved"}, aircraft_carrier=1)
    >>> [may_attack_by_air(spent, JAPAN, "fighter", place, 1).allowed for place in ("Hawaiian Islands", "Midway")]
    [False, True]
    >>> may_attack_by_air(fleet, JAPAN, "fighter", "Hawaiian Islands", 1, aircraft=1, promised=2).allowed
    False
    """
    if any(not position.map.is_sea(home) for home in landing_places(position, nation, unit, place, spaces)):
        return allow(may_attack_by_air)
    in_reach, decks = air_reach(position, nation, place, spaces), -promised
    for zone in new_carriers:
        decks += (position.map.name_of(zone) in in_reach) * carrier_capacity(position, nation)
    for zone, force in position.forces.items():
        flying = (
            force.only(nation, unit=position.rules.units_of("air")) if zone == position.map.name_of(place) else Force()
        )
        room = carrier_room(position.without(zone, flying), zone, nation)
        sound = force.only(nation, unit=CARRIER, without=DAMAGED)
        free = sum(many for one, many in sound.items() if may_move_still(position, nation, CARRIER, set(one.marks)))
        coming = free * carrier_capacity(position, nation)
        if meeting_zones(position, nation, place, spaces, zone, cleared=True):
            decks += min(room, coming)
        if zone in in_reach:
            decks += max(0, room - coming)
    if profile_of(position, nation, unit).can(ABOARD) and decks >= aircraft:
        return allow(may_attack_by_air)
    return refuse(may_attack_by_air, f"nowhere to land from {place} for {aircraft}")


@clause("g40.air-move.lost", G40_RULES(76), G40_RULES(450), title="No place to land")
def ditching(position: Position, nation: Nation, place: str, new_carriers: int, table: Table) -> Position:
    """Aircraft without a lawful place when the noncombat move ends are lost; their owner picks who gets the free decks.

    New carriers that will be placed there are decks as well; the two British economies are one owner.

    >>> war = START.at_war(JAPAN, USA).with_force("Sea Zone 6", JAPAN, aircraft_carrier=1, fighter=2, tactical_bomber=1)
    >>> home = ditching(war, JAPAN, "Sea Zone 6", 0, script("Japan fighter"))
    >>> home.force("Sea Zone 6")
    1 Japan aircraft carrier, 1 Japan fighter, 1 Japan tactical bomber
    >>> home.since(war)
    ['1 Japan fighter is lost over Sea Zone 6']
    >>> ditching(war.with_force("Guam", JAPAN, fighter=1), JAPAN, "Guam", 0, script()).count("Guam")
    0
    """
    up = owned(position, place, nation).only(unit=position.rules.units_of("air"), without=TRAPPED)
    up = up.only(without=SCRAMBLED)
    if not position.map.is_sea(place):
        lost = Force(one for one in up.items() if not may_land_on_ground(position, one[0].nation, place))
    else:
        on_decks = up.only(unit=[one.unit for one in up if profile_of(position, nation, one.unit).can(ABOARD)])
        lost = up.minus(on_decks)
        room = carrier_room(position.without(place, up), place, nation)
        room += new_carriers * carrier_capacity(position, nation)
        for _ in range(on_decks.count() - room):
            named = on_decks.by_name()
            gone = Force({named[table.choose(nation, "loss", named)]: 1})
            lost, on_decks = lost.plus(gone), on_decks.minus(gone)
    if not lost:
        return position
    text = f"{lost} {'is' if lost.count() == 1 else 'are'} lost over {place}"
    left = position.without(place, lost)
    return left.noting("lost", ditching, text, nation=nation, place=place, amount=lost.count())
