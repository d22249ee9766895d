"""Ways over the map: for aircraft, and towards the enemy."""

from __future__ import annotations

from rules_model.base.flights import may_overfly
from rules_model.base.spaces import hostile_land
from rules_model.world.nation import Nation
from rules_model.world.position import Position


def way_to(position: Position, nation: Nation, start: str, end: str) -> tuple[str, ...]:
    """A shortest flight between two places; empty when there is none within reach."""
    edge: list[tuple[str, ...]] = [(start,)]
    seen = {start}
    for _ in range(8):
        following: list[tuple[str, ...]] = []
        for route in edge:
            if route[-1] == end:
                return route
            for other in sorted(position.map.neighbours(route[-1])):
                if other not in seen and may_overfly(position, nation, other):
                    seen.add(other)
                    following.append((*route, other))
        edge = following
    return ()


def towards_enemies(position: Position, nation: Nation, start: str) -> str | None:
    """The next territory on the shortest friendly way to hostile land; None at the front or where none leads there."""
    edge: list[tuple[str, ...]] = [(start,)]
    seen = {start}
    for _ in range(9):
        following: list[tuple[str, ...]] = []
        for route in edge:
            for other in sorted(position.map.neighbours(route[-1])):
                if position.map.is_sea(other) or other in seen:
                    continue
                if position.is_at_war(nation, position.holder(other)) and hostile_land(position, other, nation):
                    return route[1] if len(route) > 1 else None
                if position.holder(other) == nation:
                    seen.add(other)
                    following.append((*route, other))
        edge = following
    return None
