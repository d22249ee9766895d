"""The readings that a group has settled on, from a TOML file: one line ``"question.id" = "reading"`` each."""

from __future__ import annotations

import tomllib
from pathlib import Path

from rules_model.book import BOOK
from rules_model.library import whole_book


def readings(path: Path) -> dict[str, str]:
    """The readings of a file, flat or nested by the dots of the ids.

    Raises:
        UnknownName: no such question, or no such reading of it; the closest ones are named.
        ValueError: something that is no text.
    """
    whole_book()
    found = dict(_flat("", tomllib.loads(path.read_text(encoding="utf-8"))))
    for question, reading in found.items():
        BOOK.question(question).check(reading)
    return found


def _flat(prefix: str, table: dict[str, object]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in table.items():
        id = f"{prefix}.{name}" if prefix else name
        if isinstance(value, dict):
            found += _flat(id, value)
        elif isinstance(value, str):
            found.append((id, value))
        else:
            raise ValueError(f"the reading of {id} must be a text, not {value!r}")
    return found
