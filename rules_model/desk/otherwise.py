"""What a clause would answer if it answered otherwise: the nearest other answer of the same kind.

It is what "changed the outcome" means: a caller is noticed to lean on a clause when its own examples fail
while this clause answers otherwise. An answer that has no other one (nothing, an empty list) is left as it is,
and then the clause cannot be seen to change anything there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import wraps
from typing import Any

from rules_model.clause import Clause
from rules_model.condition import Condition, Not
from rules_model.objective import Tally
from rules_model.verdict import Verdict
from rules_model.world.force import Force
from rules_model.world.nation import POWERS, Nation, Side
from rules_model.world.position import Position


@dataclass(frozen=True)
class OneMore(Tally):
    """A tally that counts one more than another."""

    tally: Tally

    def count(self, position: Position) -> int:
        return self.tally.count(position) + 1

    def words(self) -> str:
        return f"one more than {self.tally.words()}"


def otherwise(answer: Any, given: tuple[Any, ...]) -> Any:
    """The nearest other answer of the same kind; the answer itself where there is none.

    Args:
        answer: what the clause answers.
        given: what it was called with; an effect that answers otherwise gives back what it was given.
    """
    if isinstance(answer, Verdict):
        return replace(answer, allowed=not answer.allowed)
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, (int, Fraction)):
        return answer + 1
    if isinstance(answer, Enum) and not isinstance(answer, Side):
        every = list(type(answer))
        return every[(every.index(answer) + 1) % len(every)]
    if isinstance(answer, Nation):
        return POWERS[(POWERS.index(answer) + 1) % len(POWERS)] if answer in POWERS else POWERS[0]
    if isinstance(answer, Condition):
        return Not(answer)
    if isinstance(answer, Tally):
        return OneMore(answer)
    if isinstance(answer, Position):
        return next((one for one in given if isinstance(one, Position)), answer)
    return otherwise_many(answer, given)


def otherwise_many(answer: Any, given: tuple[Any, ...]) -> Any:
    """The same for what is made of several things: a list is empty, a row has every figure changed."""
    if isinstance(answer, str):
        return f"{answer} (otherwise)"
    if isinstance(answer, tuple) and hasattr(answer, "_replace"):  # a named tuple: the two sides of a battle
        return next((one for one in given if type(one) is type(answer) and one != answer), bent(answer, given))
    if isinstance(answer, (Force, dict, frozenset, set, tuple, list)):
        return type(answer)()
    if is_dataclass(answer) and not isinstance(answer, type):
        back = next((one for one in given if type(one) is type(answer) and one != answer), None)
        return bent(answer, given) if back is None else back
    return answer


def bent(answer: Any, given: tuple[Any, ...]) -> Any:
    """A row with every figure, and every other field that has another value, answered otherwise; names stay."""
    names = answer._fields if hasattr(answer, "_fields") else [one.name for one in fields(answer)]
    kept = {name: getattr(answer, name) for name in names}
    other = {name: otherwise(value, given) for name, value in kept.items() if not isinstance(value, str)}
    return answer._replace(**other) if hasattr(answer, "_replace") else replace(answer, **other)


def answering_otherwise(clause: Clause[Any, Any]) -> Callable[..., Any]:
    """The body of a clause with every answer changed."""
    body = clause.body

    @wraps(body)
    def run(*arguments: Any, **keywords: Any) -> Any:
        return otherwise(body(*arguments, **keywords), (*arguments, *keywords.values()))

    return run
