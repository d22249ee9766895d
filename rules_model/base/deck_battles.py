"""# Carriers in battle

Which aircraft fight beside a carrier, and what becomes of those aboard when it is hit.
"""

from __future__ import annotations

from rules_model.base.carriers import CARRIER, DAMAGED, TRAPPED, carrier_room
from rules_model.base.flight_decks import aboard, named_ship
from rules_model.base.landing import may_land_now, within_one_space
from rules_model.base.sides import attackers
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

NOTHING = Force()


@clause("g40.carriers.defending", G40_RULES(112), G40_RULES(111), G40_RULES(115), title="Aircraft defend the fleet")
def defending_aircraft(position: Position, zone: str, attacker: Nation) -> Force:
    """All aircraft of an attacked fleet's sound carriers are up and fight, allied ones too, be it only with submarines.

    Those on a deck that was damaged before are cargo: they do not defend.

    >>> war = START.at_war(ALLIES, JAPAN).with_force("Sea Zone 26", USA, aircraft_carrier=1, fighter=1)
    >>> defending_aircraft(war.with_force("Sea Zone 26", ANZAC, fighter=1), "Sea Zone 26", JAPAN)
    1 ANZAC fighter, 1 United States fighter
    >>> defending_aircraft(war.with_force("Sea Zone 26", ANZAC, {"trapped"}, fighter=1), "Sea Zone 26", JAPAN)
    1 United States fighter
    >>> hit = START.at_war(ALLIES, JAPAN).with_force("Sea Zone 26", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
    >>> defending_aircraft(hit.with_force("Sea Zone 26", ANZAC, {"aboard Enterprise"}, fighter=1), "Sea Zone 26", JAPAN)
    nothing
    """
    up = position.enemies(zone, attacker).only(unit=position.rules.units_of("air"), without=TRAPPED)
    hit = position.force(zone).only(unit=CARRIER, mark=DAMAGED)
    cargo = {aboard(name) for carrier in hit for name in carrier.marks}
    return Force((piece, number) for piece, number in up.items() if not cargo & piece.marks)


@clause("g40.carriers.attacking", G40_RULES(116), title="Guests do not attack")
def attacking_aircraft(position: Position, zone: str, nation: Nation) -> Force:
    """Only the attacker's own aircraft attack; an ally's that ride on its carriers stay out of the battle.

    >>> fleet = START.with_force("Sea Zone 6", USA, aircraft_carrier=1, fighter=1)
    >>> fleet = fleet.with_force("Sea Zone 6", UK, fighter=1)
    >>> attacking_aircraft(fleet, "Sea Zone 6", USA)
    1 United States fighter
    >>> attacking_aircraft(fleet, "Sea Zone 6", JAPAN)
    nothing
    """
    return attackers(position, zone, nation).only(unit=position.rules.units_of("air"))


@clause("g40.carriers.trapped", G40_RULES(111), G40_RULES(450), title="Trapped on a damaged deck")
def hitting(position: Position, zone: str, ship: str, attacking: bool) -> Position:
    """When a carrier on the attack is damaged, the allied aircraft that it carries are trapped until it is repaired.

    They neither leave nor attack nor defend; a defending carrier's aircraft are all in the air and none is trapped.
    The two British economies are no guests of each other.

    >>> fleet = START.with_force("Sea Zone 6", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> fleet = fleet.with_force("Sea Zone 6", ANZAC, {"aboard Enterprise"}, fighter=1)
    >>> hitting(fleet, "Sea Zone 6", "Enterprise", attacking=True).force("Sea Zone 6").only(ANZAC)
    1 ANZAC fighter (aboard Enterprise, trapped)
    >>> hitting(fleet, "Sea Zone 6", "Enterprise", attacking=False).force("Sea Zone 6")
    1 ANZAC fighter, 1 United States aircraft carrier (Enterprise, damaged)
    """
    carrier = named_ship(position, zone, ship)
    hit = Force({carrier: 1})
    there = position.force(zone)
    riding = there.only(mark=aboard(ship))
    foreign = [one for one in riding.items() if not share_a_turn(position, one[0].nation, carrier.nation)]
    guests = Force(foreign) if attacking else Force()
    up = riding.minus(guests)
    there = there.replacing(hit, hit.marked(DAMAGED)).replacing(guests, guests.marked(TRAPPED))
    return position.with_pieces(zone, there.replacing(up, up.unmarked(aboard(ship))))


@clause("g40.carriers.freed", G40_RULES(111), title="Freed by the repair")
def freeing(position: Position, zone: str, ship: str = "") -> Position:
    """Trapped aircraft are free again once their carrier is repaired, not before.

    Those that are tied to no name are free once no carrier of their side there is damaged.

    >>> guests = START.with_force("Sea Zone 26", ANZAC, {"aboard Enterprise", "trapped"}, fighter=1)
    >>> repaired = guests.with_force("Sea Zone 26", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> freeing(repaired, "Sea Zone 26", "Enterprise").force("Sea Zone 26").only(ANZAC)
    1 ANZAC fighter (aboard Enterprise)
    >>> damaged = guests.with_force("Sea Zone 26", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
    >>> freeing(damaged, "Sea Zone 26", "Enterprise") == damaged
    True
    >>> single = START.with_force("Sea Zone 26", USA, aircraft_carrier=1)
    >>> single = single.with_force("Sea Zone 26", ANZAC, {"trapped"}, fighter=1)
    >>> freeing(single, "Sea Zone 26").force("Sea Zone 26").only(ANZAC)
    1 ANZAC fighter
    """
    there = position.force(zone)
    if ship and DAMAGED in named_ship(position, zone, ship).marks:
        return position
    riding = there.only(mark=aboard(ship)) if ship else untied(there)
    return position.with_pieces(zone, there.replacing(riding, riding.unmarked(TRAPPED)))


def untied(there: Force) -> Force:
    """Of the pieces in a zone, those that are tied to no ship and whose side has no damaged carrier there."""
    wrecks = there.only(unit=CARRIER, mark=DAMAGED)
    loose = [one for one in there.items() if not any(mark.startswith(aboard("")) for mark in one[0].marks)]
    return Force(one for one in loose if not wrecks.count(one[0].nation.side))


@clause("g40.carriers.sunk", G40_RULES(111), G40_RULES(115), G40_RULES(116), title="Lost with the ship")
def sinking(position: Position, zone: str, ship: str) -> Position:
    """Aircraft that are cargo on a carrier, trapped or on an ally's deck in an attack, are lost with it.

    >>> fleet = START.with_force("Sea Zone 6", USA, {"Enterprise", "damaged"}, aircraft_carrier=1)
    >>> fleet = fleet.with_force("Sea Zone 6", ANZAC, {"aboard Enterprise", "trapped"}, fighter=1)
    >>> sunk = sinking(fleet.with_force("Sea Zone 6", USA, fighter=2), "Sea Zone 6", "Enterprise")
    >>> sunk.force("Sea Zone 6"), sunk.since(fleet)
    (2 United States fighter, ['Enterprise is lost with 1 ANZAC fighter'])
    >>> alone = START.with_force("Sea Zone 6", USA, {"Enterprise"}, aircraft_carrier=1)
    >>> sinking(alone, "Sea Zone 6", "Enterprise").since(alone)
    ['Enterprise is lost with nothing']
    """
    carrier = named_ship(position, zone, ship)
    riding = position.force(zone).only(mark=aboard(ship))
    left = position.without(zone, riding.plus({carrier: 1}))
    lost = riding.unmarked(aboard(ship)).unmarked(TRAPPED)
    return left.noting("lost", sinking, f"{ship} is lost with {lost}", nation=carrier.nation, place=zone)


@clause("g40.carriers.rescue", G40_RULES(113), title="Where defenders come down")
def rescue_places(
    position: Position, zone: str, nation: Nation, deck_is_sound: bool, aloft: Force = NOTHING
) -> tuple[str, ...]:
    """Surviving defenders land on their own carrier again, else on a friendly one in the zone, else one space away.

    One space away any friendly carrier or territory will do; without one they are lost.
    Those that are still up over the zone are named: they fill no deck yet.

    >>> war = START.at_war(ALLIES, JAPAN)
    >>> rescue_places(war, "Sea Zone 26", USA, deck_is_sound=True)
    ('Sea Zone 26',)
    >>> rescue_places(war.with_force("Sea Zone 26", USA, aircraft_carrier=1), "Sea Zone 26", USA, deck_is_sound=False)
    ('Sea Zone 26',)
    >>> rescue_places(war, "Sea Zone 26", USA, deck_is_sound=False)
    ('Hawaiian Islands',)
    >>> rescue_places(war, "Sea Zone 24", USA, deck_is_sound=False)
    ()
    >>> sunk = war.with_force("Sea Zone 24", USA, aircraft_carrier=1, fighter=3)
    >>> rescue_places(sunk, "Sea Zone 24", USA, deck_is_sound=False, aloft=Force.of(USA, fighter=2))
    ('Sea Zone 24',)
    """
    if deck_is_sound or carrier_room(position.without(zone, aloft), zone, nation):
        return (position.map.name_of(zone),)
    return within_one_space(position, zone, nation)


@clause("g40.carriers.rescue-time", G40_RULES(114), title="When defenders come down")
def may_come_down(position: Position, attacker: Nation) -> Verdict:
    """Aircraft that defended look for a place when the attacker's noncombat move begins, ahead of anything that moves.

    >>> from rules_model.base.turn import Phase
    >>> moving = START.noting("phase began", None, "", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
    >>> may_come_down(moving, JAPAN)
    allowed by g40.carriers.rescue-time
    >>> may_come_down(moving.noting("moved", None, "", nation=JAPAN), JAPAN)
    refused by g40.scramble.landing-time: Japan has moved already
    """
    landing = may_land_now(position, attacker)
    return allow(may_come_down) if landing else landing
