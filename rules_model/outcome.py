"""What of an answer matters at the table, so that two answers can be compared, and how to say it."""

from __future__ import annotations

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
