"""Advantage cards: one record for what a nation gains, whatever clauses the card brings."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.world.nation import Nation
from rules_model.world.position import Position


@dataclass(frozen=True)
class Advantage:
    """A card. The clauses it brings ask ``has`` before they change anything."""

    id: str  #: "delta.radar"
    title: str  #: as players call it
    nations: tuple[Nation, ...]  #: who can gain it
    round: int | None = None  #: game round in which it is offered; None: earned otherwise
    void_with_capital: bool = False  #: without effect while an enemy holds the nation's capital


def lost_capital(position: Position, nation: Nation) -> bool:
    """Whether an enemy holds a capital of the nation."""
    return any(position.holder(place).hostile(nation) for place in position.seats(nation))


def has(position: Position, nation: Nation, card: Advantage) -> bool:
    """Whether the nation has gained the card and the card is not void just now."""
    if not position.gained_by(nation, card):
        return False
    return not (card.void_with_capital and lost_capital(position, nation))
