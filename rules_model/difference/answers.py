"""Two answers of a clause: whether they differ for a player, and how to say so."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from rules_model.condition import Condition
from rules_model.table import TableError
from rules_model.verdict import Verdict
from rules_model.world.position import Position


class OtherDice:
    """The answer could not be given: the rule asks for other dice or decisions than the example has."""

    SAID = "it asks for other dice or decisions"

    def __init__(self, error: TableError) -> None:
        self.words = str(error).partition(": ")[2]


@dataclass(frozen=True)
class Paid:
    """What an objective pays."""

    ipcs: int  #: IPCs

    def __repr__(self) -> str:
        return f"pays {self.ipcs} IPCs"


def plain(answer: Any) -> Any:
    """What of an answer matters at the table: not which clause gives it, nor in which words."""
    if isinstance(answer, Verdict):
        return answer.allowed
    if isinstance(answer, Position):
        _rules, board, wars, gained, number, _, *tables = answer.situation
        return (board, wars, gained, number, *tables)
    if isinstance(answer, Condition):
        return answer.form()
    if isinstance(answer, (tuple, list)):
        return tuple(map(plain, answer))
    if isinstance(answer, OtherDice):
        return answer.words
    return answer


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
