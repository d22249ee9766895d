"""What a clause checks of its arguments before it runs: a slip of the pen is an error, never a silent False."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, get_type_hints

from rules_model.world.force import Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import BY_NAME, Nation
from rules_model.world.position import Position

#: Names of arguments that hold a unit, and of those that hold a place.
UNITS = ("unit",)
PLACES = ("place", "zone", "territory", "capital")


class Check(NamedTuple):
    """A test of one argument."""

    place: int  #: where it stands behind the position
    name: str  #: its name
    kind: type | None  #: values of exactly this class need no test; None: every value does
    test: Callable[[Position, Any], None]  #: raises UnknownName


def unit_is_known(position: Position, unit: Any) -> None:
    """The rules in force have such a unit, or such a facility: both are bought."""
    rules = position.rules
    if unit not in rules.unit_names and unit not in rules.facility_names:
        raise UnknownName("unit", unit, rules.unit_names | rules.facility_names)


def place_is_known(position: Position, place: Any) -> None:
    """The map has such a place."""
    position.map.name_of(place)


def piece_is_known(position: Position, piece: Any) -> None:
    """It is a piece of a unit that the rules in force have."""
    if not isinstance(piece, Piece):
        raise UnknownName("piece", piece, position.rules.unit_names)
    unit_is_known(position, piece.unit)


def nation_is_known(position: Position, nation: Any) -> None:
    """It is a nation, not its name."""
    if not isinstance(nation, Nation):
        raise UnknownName("nation", nation, BY_NAME)


def choice_is_known(choices: type[Enum]) -> Callable[[Position, Any], None]:
    """It is one of an enumeration's members, not its name or value."""

    def test(position: Position, choice: Any) -> None:
        if not isinstance(choice, choices):
            raise UnknownName(choices.__name__, choice, [f"{choices.__name__}.{one.name}" for one in choices])

    return test


def checks(body: Callable[..., Any], skipped: int) -> tuple[Check, ...]:
    """The checks of a clause's function.

    Args:
        body: the function.
        skipped: how many arguments stand before the first to be checked: the position, and ``before`` of a modifier.
    """
    hints = get_type_hints(body)
    found = []
    for index, name in enumerate(list(inspect.signature(body).parameters)[skipped:]):
        hint = hints.get(name)
        test = _test(name, hint)
        if test is not None:
            found.append(Check(index, name, None if test in NEED_THE_POSITION else hint, test))
    return tuple(found)


#: Tests that look the value up; the others only ask what it is.
NEED_THE_POSITION = (unit_is_known, place_is_known, piece_is_known)


def _test(name: str, hint: Any) -> Callable[[Position, Any], None] | None:
    if hint is str and name in UNITS:
        return unit_is_known
    if hint is str and name in PLACES:
        return place_is_known
    if hint is Piece:
        return piece_is_known
    if hint is Nation:
        return nation_is_known
    if isinstance(hint, type) and issubclass(hint, Enum):
        return choice_is_known(hint)
    return None
