"""Hearing the calls of clauses: who is asked, in which position, with what, and how deep below other clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from rules_model.clause import Clause
from rules_model.world.position import Position

#: Told of a clause, its position, its other arguments and the number of clauses around it; stays open during the call.
Hear = Callable[[Clause[Any, Any], Position, tuple[Any, ...], dict[str, Any], int], AbstractContextManager[object]]


@contextmanager
def calls_heard(hear: Hear) -> Iterator[None]:
    """Tell of every call of a clause for a while.

    The method that calls a clause is changed for that time, so that nothing is slower at others.
    """
    before, depth = Clause.__call__, 0

    def call(self: Clause[Any, Any], position: Position, *arguments: Any, **keywords: Any) -> Any:
        nonlocal depth
        with hear(self, position, arguments, keywords, depth):
            depth += 1
            try:
                return before(self, position, *arguments, **keywords)
            finally:
                depth -= 1

    Clause.__call__ = call  # type: ignore[method-assign]
    try:
        yield
    finally:
        Clause.__call__ = before  # type: ignore[method-assign]
