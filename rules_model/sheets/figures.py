"""The owner's figures: what no source gives, filled into ``figures.toml`` of the rule set."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from importlib.resources import files
from pathlib import Path

from rules_model.ruleset import Rules
from rules_model.world.names import UnknownName
from rules_model.world.profile import Profile

FIGURES = tuple(one.name for one in fields(Profile) if one.name not in ("name", "domain", "abilities"))


@dataclass(frozen=True)
class Figures:
    """What the owner of a rule set has filled in."""

    units: Mapping[str, Mapping[str, int]] = field(default_factory=dict)  #: figures by unit or facility

    def of(self, unit: str, what: str) -> int | None:
        """A figure of the owner's; None when there is none."""
        return self.units.get(unit, {}).get(what)


def figures(rules: Rules, package: str, path: Path | None = None) -> Figures:
    """Read the owner's figures: the file given, else the one that ships with the package, if any.

    Raises:
        UnknownName: a unit or a figure that the rules do not have; the closest ones are named.
        ValueError: a figure that is no whole number, or a part of the file that nothing reads.
    """
    source = path or files(package).joinpath("figures.toml")
    if not source.is_file():
        return Figures()
    read = tomllib.loads(source.read_text(encoding="utf-8"))
    for part in read.keys() - {"units"}:
        raise UnknownName(f"part of {source.name}", part, ("units",))
    known = {*rules.unit_names, *rules.facility_names}
    for unit, given in read.get("units", {}).items():
        if unit not in known:
            raise UnknownName(f"unit in {source.name}", unit, known)
        for what, number in given.items():
            if what not in FIGURES:
                raise UnknownName(f"figure of {unit} in {source.name}", what, FIGURES)
            if type(number) is not int or number < 0:
                raise ValueError(f"{source.name}: {what} of {unit} must be a whole number, not {number!r}")
    return Figures(read.get("units", {}))
