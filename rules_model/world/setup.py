"""Setups: which pieces and facilities stand where before the first turn, from a table that ships with a package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from rules_model.world.atlas import nation, rows
from rules_model.world.force import Force
from rules_model.world.in_force import HasId
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@dataclass(frozen=True, slots=True)
class Stand:
    """Like pieces of one owner, or like facilities, in one place; a row of ``setup.tsv``."""

    place: str  #: where they stand, as the map spells it
    owner: Nation  #: whose they are; of a facility, who sets it up
    unit: str  #: "infantry", "air_base" ...
    quantity: int  #: how many
    line: int  #: the line of the source that says so


@cache
def setup_table(package: str) -> tuple[Stand, ...]:
    """Every row of the setup table that a package ships, in its order; UnknownName for an unknown owner."""
    return tuple(
        Stand(row["place"], nation(row["owner"]), row["unit"], int(row["quantity"]), int(row["line"]))
        for row in rows(package, "setup.tsv")
    )


def stands(package: str, first: int, last: int) -> tuple[Stand, ...]:
    """The rows of a package's setup table that rest on a run of lines; ValueError when either end places nothing."""
    found = tuple(stand for stand in setup_table(package) if first <= stand.line <= last)
    if {first, last} - {stand.line for stand in found}:
        raise ValueError(f"the setup of {package} does not run from line {first} to line {last}")
    return found


def sets_up(position: Position, by: HasId, power: Nation, placed: Iterable[Stand]) -> Position:
    """The position with these pieces and facilities placed, and a line of the log that counts them.

    Raises:
        UnknownName: a place, piece or facility that the map or the rules do not have.
    """
    pieces = works = 0
    for one in placed:
        if one.unit in position.rules.facility_names:
            works += one.quantity
            for _ in range(one.quantity):
                position = position.with_facility(one.place, one.unit)
        else:
            pieces += one.quantity
            position = position.with_force(one.place, one.owner, (), **{one.unit: one.quantity})
    text = f"{power} sets up {pieces} pieces and {works} facilities"
    return position.noting("set up", by, text, nation=power, amount=pieces + works)


def army(position: Position, nation: Nation) -> Force:
    """Every piece of a nation on the board, wherever it stands, without its marks."""
    total: Counter[str] = Counter()
    for force in position.forces.values():
        for piece, number in force.only(nation).items():
            total[piece.unit] += number
    return Force.of(nation, (), **total)


def works(position: Position) -> dict[str, int]:
    """How many facilities of each kind stand on the board."""
    found = Counter(one.kind for built in position.facilities.values() for one in built)
    return dict(sorted(found.items()))


def chart(position: Position, power: Nation) -> str:
    """What stands where, a place a line; pieces of another nation than ``power`` bear its name.

    >>> from rules_model.base.start import EMPTY
    >>> from rules_model.world.nation import FRANCE, UK
    >>> london = EMPTY.with_force("London", UK, infantry=2).with_force("London", FRANCE, tactical_bomber=1)
    >>> print(chart(london.with_facility("London", "air_base"), UK))
    United Kingdom: 2 infantry, 1 France tactical bomber; air base
    """
    lines = []
    for place in dict.fromkeys((*position.forces, *position.facilities)):
        pieces = [
            f"{number} {piece.unit if piece.nation == power else str(piece)}".replace("_", " ")
            for piece, number in position.force(place).items()
        ]
        built = [one.kind.replace("_", " ") for one in position.facilities_in(place)]
        lines.append(f"{place}: {'; '.join(', '.join(part) for part in (pieces, built) if part)}")
    return "\n".join(lines)
