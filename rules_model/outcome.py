"""What of an answer matters at the table, so that two answers can be compared."""

from __future__ import annotations

from typing import Any

from rules_model.condition import Condition
from rules_model.verdict import Verdict
from rules_model.world.position import Position


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
    if hasattr(answer, "plain"):
        return answer.plain()
    return answer
