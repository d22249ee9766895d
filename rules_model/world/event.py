"""What happened, and by which clause."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.world.nation import Nation


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a position's log."""

    kind: str  #: "captured", "paid", "removed", "declared war", "round began" ...
    clause: str  #: id of the clause that made it happen; "" for what an example supposes
    text: str  #: what a player would say happened
    nation: Nation | None = None  #: who did it, or whom it befell
    other: Nation | None = None  #: to whom it was done
    place: str | None = None  #: where
    amount: int = 0  #: IPCs, pieces or markers
    round: int = 0  #: game round in which it happened

    def __str__(self) -> str:
        return self.text
