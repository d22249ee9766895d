"""What defenders answer by default: they scramble all they can, and one fighter of each owner meets a raid."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.base.raid_orders import may_intercept
from rules_model.base.scramble import may_rise, may_rise_as, may_rise_from, may_rise_over, scramble_limit
from rules_model.base.sides import raiders
from rules_model.rounds.game import Game
from rules_model.rounds.orders import Intercept, Order, Scramble
from rules_model.world.force import Force
from rules_model.world.position import Position


def replies(game: Game) -> Iterator[Order]:
    """The scrambles and interceptions of all defenders."""
    position, attacker = game.position, game.nation
    for base in position.map.places:
        if not position.facilities_in(base, "air_base") or not may_rise_from(position, base):
            continue
        for zone in sorted(position.map.neighbours(base)):
            yield from risers(game.position, base, zone, game)
    for place in tuple(position.forces):
        if raiders(position, place, attacker):
            for piece in game.position.force(place):
                if may_intercept(game.position, place, piece, attacker):
                    yield Intercept(piece.nation, place, Force({piece: 1}))


def risers(position: Position, base: str, zone: str, game: Game) -> Iterator[Order]:
    """One scramble of each owner with as many aircraft as the base has left."""
    left = scramble_limit(position, position.holder(base))
    left -= sum(force.count(mark=f"from {base}") for force in position.forces.values())
    for piece, number in position.force(base).items():
        at_war = position.is_at_war(piece.nation, game.nation)
        fit = at_war and not piece.marks and may_rise(position, piece.nation, piece.unit)
        fit = fit and may_rise_as(position, base, piece.nation)
        if left > 0 and fit and may_rise_over(position, zone, piece.nation, game.nation):
            rising = min(left, number)
            left -= rising
            yield Scramble(piece.nation, base, zone, Force({piece: rising}))
