"""The owner's figures: what no source gives, filled into ``figures.toml`` of the rule set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from pathlib import Path
from typing import Any

from rules_model.ruleset import Rules
from rules_model.sheets.written import Written, written
from rules_model.world.names import UnknownName
from rules_model.world.profile import Profile

#: What the chart has a column for.
FIGURES = tuple(one.name for one in fields(Profile) if one.name not in ("name", "domain", "abilities", "dice"))
#: A piece hits when it rolls so much or less.
HIT_FIGURES = ("attack", "defence", "escort", "intercept", "raid", "anti_air", "convoy")
MOST = 999  # a column is three digits wide


@dataclass(frozen=True)
class Figures:
    """What the owner of a rule set has filled in."""

    units: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  #: figures by unit
    file: Written | None = None  #: where they were read; None when there is no file

    def of(self, unit: str, what: str) -> int | None:
        """A figure of the owner's; None when there is none."""
        return self.units.get(unit, {}).get(what)


def figures(rules: Rules, package: str, path: Path | None = None) -> Figures:
    """Read the owner's figures: the file given, else the one that ships with the package, if any.

    Whether the book has a figure already, the edition knows: ``owner.filled_in``.

    Raises:
        UnknownName: a unit or a figure that the rules do not have; the closest ones are named.
        ValueError: a figure that no piece can have, or a part of the file that nothing reads.
    """
    source = path or files(package).joinpath("figures.toml")
    if not path and not source.is_file():
        return Figures()
    file = written(source)
    for part in file.table.keys() - {"units"}:
        with file.telling(part):
            raise UnknownName("part", part, ("units",))
    units = _table(file, "units", file.table.get("units", {}))
    for unit, given in units.items():
        here = f"units.{unit}"
        if unit in rules.facility_names:
            raise ValueError(f"{file.at(here)}: {unit} is a facility, and no sheet has a line for figures of one")
        with file.telling(here):
            if unit not in rules.unit_names:
                raise UnknownName("unit", unit, rules.unit_names)
        for what, number in _table(file, here, given).items():
            with file.telling(f"{here}.{what}"):
                if what not in FIGURES:
                    raise UnknownName(f"figure of {unit}", what, FIGURES)
            wrong = _wrong(rules, what, number)
            if wrong:
                raise ValueError(f"{file.at(f'{here}.{what}')}: {what} of {unit} {wrong}")
    return Figures(units, file)


def _table(file: Written, name: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{file.at(name)}: {name} must be a table, [{name}], not {value!r}")
    return value


def _wrong(rules: Rules, what: str, number: object) -> str:
    """What is wrong with a figure; empty: nothing."""
    if type(number) is not int or number < 0:
        return f"must be a whole number, not {number!r}"
    if what == "hits" and not number:
        return "must be 1 or more: a piece takes a hit to destroy"
    if what in HIT_FIGURES and number > rules.die:
        return f"is {number}, but the dice have {rules.die} sides"
    return f"is {number}, but a column holds three digits" if number > MOST else ""
