"""The real documents and tables of facts, where they are at hand: ``SOURCES`` names their folder."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rules_model.citation import Citation
from rules_model.sources.ledger import ledger

ROOT = Path(__file__).resolve().parent.parent.parent


def folder() -> Path | None:
    """Where the documents lie: ``$SOURCES``, else the usual place beside the repository; None when not there."""
    place = Path(os.environ.get("SOURCES") or "../shared/sources")
    here = place if place.is_absolute() else ROOT / place
    return here if here.is_dir() else None


def missing(document: str) -> str:
    """What keeps a document from being read, "" when nothing does: the folder or its file is not there."""
    documents = folder()
    if documents is None:
        return f"no source texts: SOURCES names no folder ({os.environ.get('SOURCES') or '../shared/sources'})"
    return "" if (documents / f"{document}.txt").is_file() else f"no source text {document}.txt in SOURCES"


def missing_tables() -> str:
    """What keeps the tables of facts from being read; "" when nothing does."""
    return "" if facts_folder() else missing("deluxe") or "no tables of facts: there is no folder facts beside SOURCES"


def facts_folder() -> Path | None:
    """Where the tables of facts lie, beside the documents; None when not there."""
    documents = folder()
    found = documents.parent / "facts" if documents else None
    return found if found and found.is_dir() else None


def lines(file: Path) -> list[bytes]:
    """The lines of a file; the last one may lack its newline."""
    content = file.read_bytes().split(b"\n")
    return content[:-1] if content[-1] == b"" else content


def digest(line: bytes) -> str:
    """Twelve hex digits for a line of text without the blanks around it; none for an empty line."""
    text = line.strip()
    return hashlib.sha256(text).hexdigest()[:12] if text else ""


def differences(document: str, text: Path) -> Iterator[str]:
    """Where the ledger of a document and its real text part."""
    rows, real = ledger(document), lines(text)
    if len(rows) != len(real):
        yield f"{document}: the ledger has {len(rows)} lines, the text {len(real)}"
    for row, line in zip(rows, real, strict=False):
        if row.digest != digest(line):
            yield f"{document} {row.line}: the ledger has digest {row.digest or 'none'}, the text {digest(line)}"


def _missing_note(citation: Citation) -> str | None:
    """Why a citation of an author's own notes points at nothing; these lie in the repository itself."""
    notes = ROOT / citation.document
    if not notes.is_file():
        return f"there is no file {citation.document}"
    found = lines(notes)
    if citation.last > len(found):
        return f"{citation.document} has {len(found)} lines"
    empty = next((line for line in citation.lines() if not found[line - 1].strip()), None)
    return f"line {empty} of {citation.document} is empty" if empty else None


@cache
def _length(table: Path) -> int:
    return len(lines(table)) if table.is_file() else 0


def missing_fact(citation: Citation) -> str | None:
    """Why a citation of facts or notes points at nothing; None when it is right or the tables are not at hand."""
    if citation.document.startswith("docs/"):
        return _missing_note(citation)
    tables = facts_folder()
    if tables is None:
        return None
    table = tables / citation.document.removeprefix("facts/")
    length = _length(table)
    if not length:
        return f"there is no table {citation.document}"
    if citation.last > length:
        return f"{citation.document} has {length} lines"
    if citation.first == 1:
        return f"line 1 of {citation.document} is its header"
    return None
