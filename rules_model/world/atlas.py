"""Reading a map from its tables: ``places.tsv``, one place a line, and ``borders.tsv``, what touches what."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from importlib.resources import files

from rules_model.world.names import UnknownName
from rules_model.world.nation import BY_NAME, Nation
from rules_model.world.place import TERRITORY, Map, Place

YES_NO = {"yes": True, "no": False}


def rows(package: str, name: str) -> Iterator[dict[str, str]]:
    """The rows of a tab-separated table that ships with a package."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    yield from csv.DictReader(text.splitlines(), delimiter="\t")


def words(cell: str) -> frozenset[str]:
    """The parts of a cell, separated by semicolons."""
    return frozenset(part.strip() for part in cell.split(";") if part.strip())


def nation(name: str) -> Nation:
    """The nation of that name; UnknownName offers the closest ones."""
    if name not in BY_NAME:
        raise UnknownName("nation", name, BY_NAME)
    return BY_NAME[name]


def read_map(
    package: str,
    name: str,
    *,
    gaps: Mapping[str, str] | None = None,
    gates: tuple[tuple[tuple[str, str], tuple[str, ...]], ...] = (),
) -> Map:
    """The map that a package ships.

    Args:
        package: where ``places.tsv`` and, if the board was published, ``borders.tsv`` stand.
        name: the board, as errors name it.
        gaps: the question that a missing fact belongs to, by field or mark.
        gates: each canal as its two sea zones and the places that open it.
    """
    places: dict[str, Place] = {}
    aliases: dict[str, str] = {}
    for row in rows(package, "places.tsv"):
        spelt = row["name"]
        places[spelt] = Place(
            name=spelt,
            kind=row["kind"] or TERRITORY,
            value=int(row["value"]) if row["value"] else None,
            owner=nation(row["owner"]) if row["owner"] else None,
            city=row["city"],
            half=row["half"] or None,
            island=YES_NO.get(row["island"]),
            regions=words(row["regions"]),
            marks=words(row["marks"]),
        )
        aliases.update({other: spelt for other in words(f"{row['aliases']};{row['city']}") if other != spelt})
    canals = tuple((frozenset(zones), frozenset(land)) for zones, land in gates)
    return Map(name, places, dict(_borders(package)), aliases, dict(gaps or {}), canals)


def _borders(package: str) -> Iterator[tuple[str, frozenset[str]]]:
    if not files(package).joinpath("borders.tsv").is_file():
        return
    touching: dict[str, set[str]] = {}
    for row in rows(package, "borders.tsv"):
        touching.setdefault(row["place"], set())
        for other in words(row["touches"]):
            touching[row["place"]].add(other)
            touching.setdefault(other, set()).add(row["place"])
    for place, others in touching.items():
        yield place, frozenset(others)


def first_holders(package: str) -> dict[str, Nation]:
    """Who holds each place at the start, as the package's ``places.tsv`` says."""
    return {row["name"]: nation(row["start"]) for row in rows(package, "places.tsv") if row["start"]}
