"""Pins: examples that a page does not print, in ``spec_tests/pins/<package>_<chapter>.py``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules_model.desk.finding import ROOT, relative


@dataclass(frozen=True, slots=True)
class Pin:
    """The pinned examples of one clause."""

    clause: str  #: its id
    examples: str  #: doctest text
    file: str  #: where they stand
    line: int  #: line of the file on which the text begins, counted from 0


class BrokenPins(Exception):
    """A file of pins that cannot be read; the message has file and line."""


def folder() -> Path:
    """Where the pins lie."""
    return ROOT / "spec_tests" / "pins"


def pin_files() -> list[Path]:
    """Every file of pins."""
    return sorted(file for file in folder().glob("*.py") if file.name != "__init__.py")


def _lines(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """On which line the text of each clause's pins begins, counted from 0."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, value.lineno - 1


@cache
def pins_in(file: Path) -> tuple[Pin, ...]:
    """The pins of one file; BrokenPins when it has no good ``PINS``."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names: dict[str, object] = {}
        exec(compile(tree, str(file), "exec"), names)
        pins = names["PINS"]
    except SyntaxError as error:
        raise BrokenPins(f"{relative(file)}:{error.lineno}: syntax error: {error.msg}") from error
    except Exception as error:
        raise BrokenPins(
            f"{relative(file)}:1: {type(error).__name__}: {error}; want PINS = {{id: examples}}"
        ) from error
    if not isinstance(pins, dict):
        raise BrokenPins(f"{relative(file)}:1: PINS is no dict; want PINS = {{id: examples}}")
    lines = dict(_lines(tree))
    return tuple(Pin(id, text, str(file), lines.get(id, 0)) for id, text in pins.items())


@cache
def pins() -> dict[str, tuple[Pin, ...]]:
    """Every pin by clause id; files that cannot be read are left to the check that says so."""
    found: dict[str, list[Pin]] = {}
    for file in pin_files():
        try:
            for pin in pins_in(file):
                found.setdefault(pin.clause, []).append(pin)
        except BrokenPins:
            continue
    return {id: tuple(some) for id, some in found.items()}
