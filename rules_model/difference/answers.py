"""Two answers of a clause: whether they differ for a player, and how to say so."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rules_model.condition import Condition
from rules_model.outcome import plain as plain
from rules_model.table import TableError
from rules_model.verdict import Verdict
from rules_model.world.position import Position


class OtherDice:
    """The answer could not be given: the rule asks for other dice or decisions than the example has."""

    SAID = "it asks for other dice or decisions"

    def __init__(self, error: TableError) -> None:
        self.words = str(error).partition(": ")[2]

    def plain(self) -> str:
        """Two of them are the same when they ask for the same."""
        return self.words


def differ(before: Any, after: Any) -> bool:
    """Whether two answers differ for a player.

    >>> differ(Verdict(True, "g40.scramble.limit"), Verdict(True, "alpha2.scramble.limit"))
    False
    """
    return bool(plain(before) != plain(after))


def contrast(before: Any, after: Any, start: Position) -> tuple[str, str]:
    """Two answers in words; of two rows of figures, the figures that differ."""
    if is_dataclass(before) and type(before) is type(after) and not isinstance(before, (Verdict, Position, Condition)):
        names = [one.name for one in fields(before) if getattr(before, one.name) != getattr(after, one.name)]
        return figures(before, names), figures(after, names)
    return words(before, start), words(after, start)


def figures(row: Any, names: list[str]) -> str:
    """Some figures of a row; the whole row where none is asked for."""
    return ", ".join(f"{name}={getattr(row, name)!r}" for name in names) or repr(row)


def words(answer: Any, start: Position) -> str:
    """An answer in words; a position is told by what happened since the call."""
    if isinstance(answer, Position):
        return "; ".join(answer.since(start)) or "nothing happens"
    if isinstance(answer, Condition):
        return answer.words()
    if isinstance(answer, OtherDice):
        return f"{answer.SAID}: {answer.words}"
    if isinstance(answer, tuple) and any(isinstance(one, Position) for one in answer):
        return f"({', '.join(words(one, start) for one in answer)})"
    return repr(answer)
