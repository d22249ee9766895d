"""Records on disk, under ``_build``: a book that has been asked before need not be asked again."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rules_model.desk.finding import ROOT
from rules_model.desk.opening import whole
from rules_model.whatif.pages import is_made
from rules_model.whatif.reach import Reach
from rules_model.whatif.record import Entry, Record, taken

VERSION = 1  # of what is kept
KEPT = 8  # records that stay on disk, the newest ones
FOLDER = ROOT / "_build" / "what-if"


#: Where the files lie that an answer can depend on, and what they end in: rules and their tables, pins, pages.
FOLDERS = {
    "rules_model": {".py", ".tsv", ".csv", ".toml", ".txt"},
    "spec_tests/pins": {".py"},
    "docs": {".md"},
}


def is_of_the_book(name: str) -> bool:
    """Whether an answer can depend on a file, named from the repository root."""
    path = Path(name)
    if "__pycache__" in path.parts or (name.startswith("docs/") and is_made(name.removeprefix("docs/"))):
        return False
    return any(path.is_relative_to(folder) and path.suffix in endings for folder, endings in FOLDERS.items())


def book_files(root: Path) -> Iterator[Path]:
    """Every file that an answer can depend on."""
    for folder in FOLDERS:
        for file in (root / folder).rglob("*"):
            if is_of_the_book(file.relative_to(root).as_posix()):
                yield file


def digest(root: Path, instead: Mapping[str, bytes | None] | None = None) -> str:
    """A digest of all that an answer can depend on; ``instead``: other contents of some files, None where one is not.

    Two trees with the same digest have the same record, whatever else lies in them.
    """
    files: dict[str, bytes | None] = {one.relative_to(root).as_posix(): one.read_bytes() for one in book_files(root)}
    files |= instead or {}
    found = hashlib.sha256(f"{VERSION} {sys.version_info[:2]}".encode())
    for name, content in sorted(files.items()):
        if content is not None:
            found.update(f"\n{name} {len(content)}\n".encode())
            found.update(content)
    return found.hexdigest()[:24]


def kept(key: str) -> Record | None:
    """The record of that digest, if there is one."""
    file = FOLDER / f"{key}.json"
    found = read(file)
    if found is not None:
        file.touch()  # the oldest are forgotten first
    return found


def read(file: Path) -> Record | None:
    """The record in a file; None when there is none that can be read."""
    try:
        return loaded(json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, IndexError):
        return None


def keep(key: str, record: Record) -> None:
    """Keep a record and forget the oldest ones; a folder that may not be written to costs only time."""
    try:
        FOLDER.mkdir(parents=True, exist_ok=True)
        write(FOLDER / f"{key}.json", record)
        oldest = sorted(FOLDER.glob("*.json"), key=lambda one: one.stat().st_mtime)[:-KEPT]
        for file in oldest:
            file.unlink(missing_ok=True)
    except OSError:
        return


def write(file: Path, record: Record) -> None:
    """Write a record; ids are numbered, for most answers lean on dozens."""
    ids: dict[str, int] = {}

    def number(id: str) -> int:
        return ids.setdefault(id, len(ids))

    rows = {
        name: [
            one.says,
            sorted(map(number, one.reach.clauses)),
            sorted([number(question), number(reading)] for question, reading in one.reach.readings),
            sorted(map(number, one.reach.records)),
        ]
        for name, one in record.items()
    }
    part = file.with_suffix(f".{os.getpid()}.part")  # two commands may ask at the same time
    part.write_text(json.dumps({"ids": list(ids), "rows": rows}, ensure_ascii=False), encoding="utf-8")
    part.replace(file)  # at once, so that nobody reads half of it


def loaded(data: dict[str, Any]) -> Record:
    """A record as it was written."""
    ids = data["ids"]
    return {
        name: Entry(
            says,
            Reach(
                frozenset(ids[one] for one in called),
                frozenset((ids[question], ids[reading]) for question, reading in asked),
                frozenset(ids[one] for one in read),
            ),
        )
        for name, (says, called, asked, read) in data["rows"].items()
    }


def now() -> Record:
    """The record of the book as it lies here: kept from before, or taken and kept."""
    key = digest(ROOT)
    found = kept(key)
    if found is None:
        found = taken()
        keep(key, found)
    return found


if __name__ == "__main__":  # in a copy of the book: write its record to the file that is named
    whole()
    write(Path(sys.argv[1]), taken())
