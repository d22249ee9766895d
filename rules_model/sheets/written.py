"""A TOML file that somebody has written: what is wrong with it is told with the file and the line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from rules_model.world.names import UnknownName

PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column \d+|end of document)\)$")
CURLY = re.compile("[“”„‟‘’‚‛«»]")
TABLE = re.compile(r"\[+(?P<name>[^\]]+)\]+")


@dataclass(frozen=True)
class Written:
    """What a file says, and in which line each name stands."""

    file: str  #: as it was named
    table: dict[str, Any]  #: what it says
    lines: dict[str, tuple[int, ...]]  #: the lines of each dotted name, without quotes and blanks

    def at(self, name: str, which: int = 0) -> str:
        """Where a name stands, the first time or (-1) the last: the file, and the line as far as it can be told."""
        known = self.lines.get(_plain(name), ())
        below = (line for one, lines in self.lines.items() if one.startswith(f"{_plain(name)}.") for line in lines)
        line = known[which] if known else min(below, default=0)
        return f"{self.file}, line {line}" if line else self.file

    @contextmanager
    def telling(self, name: str) -> Iterator[None]:
        """Says of an unknown name where it stands."""
        try:
            yield
        except UnknownName as error:
            error.args = (f"{self.at(name)}: {error}",)
            raise


def written(path: Traversable) -> Written:
    """Read a file. The mark that some editors put in front of a text is passed over.

    Raises:
        ValueError: it cannot be read, is no text or no TOML; file and line are named.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from error
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ValueError(f"{path}, line {line}: this is no text in UTF-8; save the file as UTF-8") from error
    lines = text.split("\n")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = PLACE.search(str(error))
        number = int(found["line"]) if found and found["line"] else max(1, len(text.rstrip().split("\n")))
        what = PLACE.sub("", str(error))
        if CURLY.search(lines[number - 1]):
            what = 'curly quotation marks; write straight ones: "'
        elif what == "Cannot overwrite a value":
            what = "this name stands in the file twice"
        raise ValueError(f"{path}, line {number}: {what}") from error
    return Written(str(path), table, _lines(lines))


def _lines(lines: list[str]) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    prefix = ""
    for number, line in enumerate(lines, 1):
        table = TABLE.match(line.strip())
        if table:
            name = _plain(table["name"])
            prefix = f"{name}."
        elif "=" in line and not line.lstrip().startswith("#"):
            name = prefix + _plain(line.partition("=")[0])
        else:
            continue
        found[name] = (*found.get(name, ()), number)
    return found


def _plain(name: str) -> str:
    return re.sub(r"[\s\"']", "", name)
