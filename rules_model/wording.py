"""How names stand in a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from rules_model.world.nation import Side, Who

Key = TypeVar("Key")
Value = TypeVar("Value")


def listed(names: tuple[str, ...], last: str = "and") -> str:
    """Names as a sentence lists them.

    >>> listed(("Iraq", "Persia", "Egypt"))
    'Iraq, Persia and Egypt'
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {last} {names[-1]}"


def subject(who: Who) -> str:
    """How a sentence names a nation, a group or a power of a side."""
    return {"the Axis": "an Axis power"}.get(who.value, "an Allied power") if isinstance(who, Side) else who.name


def looked_up(what: str, key: Key, table: Mapping[Key, Value]) -> Value:
    """What a table of the rules has under a key; ValueError that says which keys would have been right.

    >>> looked_up("bunker", "naval_base", {"minor_bunker": 3, "major_bunker": 6})
    Traceback (most recent call last):
    ValueError: naval_base is no bunker; it must be minor_bunker or major_bunker
    """
    if key not in table:
        raise ValueError(f"{key} is no {what}; it must be {listed(tuple(str(one) for one in table), 'or')}")
    return table[key]


def never_negative(**quantities: int) -> None:
    """ValueError when a quantity is less than nothing; it is named as it is passed.

    >>> never_negative(hits=0, dice=-2)
    Traceback (most recent call last):
    ValueError: dice cannot be negative: -2
    """
    for name, quantity in quantities.items():
        if quantity < 0:
            raise ValueError(f"{name} cannot be negative: {quantity}")
