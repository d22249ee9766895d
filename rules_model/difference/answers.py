"""Two answers of a clause: whether they differ for a player, and how to say so."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from rules_model.condition import Condition
from rules_model.outcome import OtherDice as OtherDice
from rules_model.outcome import plain as plain
from rules_model.outcome import words as words
from rules_model.verdict import Verdict
from rules_model.world.position import Position


@dataclass(frozen=True)
class Paid:
    """What an objective pays."""

    ipcs: int  #: IPCs

    def __repr__(self) -> str:
        return f"pays {self.ipcs} IPCs"


def differ(before: Any, after: Any) -> bool:
    """Whether two answers differ for a player.

    >>> differ(Verdict(True, "g40.scramble.limit"), Verdict(True, "alpha2.scramble.limit"))
    False
    """
    return bool(plain(before) != plain(after))


def contrast(before: Any, after: Any, start: Position) -> tuple[str, str]:
    """Two answers in words; of two rows of figures, the figures that differ."""
    if (
        is_dataclass(before)
        and type(before) is type(after)
        and not isinstance(before, (Verdict, Position, Condition, Paid))
    ):
        names = [one.name for one in fields(before) if getattr(before, one.name) != getattr(after, one.name)]
        return figures(before, names), figures(after, names)
    return words(before, start), words(after, start)


def figures(row: Any, names: list[str]) -> str:
    """Some figures of a row; the whole row where none is asked for."""
    return ", ".join(f"{name}={getattr(row, name)!r}" for name in names) or repr(row)
