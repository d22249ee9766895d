"""What the seeded player tries beside marching: fleet actions, bombing raids, neutrals."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.base.flights import air_allowance
from rules_model.base.neutral_attacks import may_attack_neutral
from rules_model.base.neutrals import Attitude, attitude
from rules_model.profiles import figure_of
from rules_model.rounds.orders import Move, NoncombatMove, Order, Raid
from rules_model.rounds.routes import way_to
from rules_model.rounds.state import is_aboard
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

STRONGER = 1.2  # how much stronger a fleet must be before it attacks


def strength(position: Position, force: Force, what: str) -> int:
    """The sum of the figures of a force."""
    return sum(number * figure_of(position, one.nation, one.unit, what) for one, number in force.items())


def fleet_actions(position: Position, nation: Nation) -> Iterator[Order]:
    """Every fleet sails against the first enemy fleet next to it that is weaker."""
    warships = position.rules.units_of("warship")
    for zone, force in position.forces.items():
        ships = force.only(nation, unit=warships, without="moved")
        if not ships or not position.map.is_sea(zone):
            continue
        units = {unit: ships.count(unit=unit) for unit in sorted({piece.unit for piece in ships})}
        for near in sorted(position.map.neighbours(zone)):
            enemies = position.enemies(near, nation)
            power = strength(position, enemies.only(unit=warships), "defence")
            if position.map.is_sea(near) and enemies and strength(position, ships, "attack") > STRONGER * power:
                yield Move(nation, (zone, near), units)
                break


def bombing(position: Position, nation: Nation) -> Iterator[Order]:
    """Strategic bombers raid the nearest enemy factory from which they can come home."""
    works = position.rules.facilities_of("production")
    targets = [
        place
        for place, built in position.facilities.items()
        if any(one.kind in works for one in built) and position.is_at_war(nation, position.holder(place))
    ]
    for start, force in position.forces.items():
        bombers = force.only(nation, unit="strategic_bomber", without="moved").count()
        if not bombers or position.map.is_sea(start):
            continue
        reach = air_allowance(position, nation, "strategic_bomber", start) // 2
        routes = [route for place in targets if 1 < len(route := way_to(position, nation, start, place)) <= reach + 1]
        if routes:
            route = min(routes, key=len)
            kind = next(one.kind for one in position.facilities_in(route[-1]) if one.kind in works)
            yield Raid(nation, route, {"strategic_bomber": bombers}, kind)


def neutral_targets(position: Position, nation: Nation) -> Iterator[str]:
    """The unfriendly neutrals that the nation may attack."""
    for place in position.map.places:
        if attitude(position, nation, place) is Attitude.UNFRIENDLY and may_attack_neutral(position, nation, place):
            yield place


def welcomes(position: Position, nation: Nation) -> Iterator[Order]:
    """One infantry marches into each friendly neutral beside own land."""
    for place in position.map.places:
        if attitude(position, nation, place) is not Attitude.FRIENDLY:
            continue
        for near in sorted(position.map.neighbours(place)):
            free = position.force(near).only(nation, unit="infantry", without="moved")
            if any(not is_aboard(piece) for piece in free) and not position.map.is_sea(near):
                yield NoncombatMove(nation, (near, place), {"infantry": 1})
                break
