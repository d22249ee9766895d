"""The readings that a group has settled on, from a TOML file: one line ``"question.id" = "reading"`` each."""

from __future__ import annotations

from pathlib import Path

from rules_model.book import BOOK
from rules_model.library import whole_book
from rules_model.sheets.written import Written, written
from rules_model.world.names import UnknownName


def readings(path: Path) -> dict[str, str]:
    """The readings of a file, flat or nested by the dots of the ids. Every error names the file and the line.

    Raises:
        UnknownName: no such question, or no such reading of it; the closest ones are named.
        ValueError: no TOML, something that is no text, or a question twice.
    """
    whole_book()
    file = written(path)
    found: dict[str, str] = {}
    for question, reading in _flat("", file.table, file):
        if question in found:
            raise ValueError(f"{file.at(question, -1)}: {question} stands in the file twice")
        with file.telling(question):
            _offer_ids(question)
            BOOK.question(question).check(reading)
        found[question] = reading
    return found


def titled(title: str) -> tuple[str, ...]:
    """The ids of the questions that a ballot prints below that title."""
    said = title.strip(" .?:").casefold()
    asking = (one for one in BOOK.clauses.values() if one.title.strip(" .?:").casefold() == said)
    return tuple(dict.fromkeys(asked.id for one in asking for asked in one.questions if asked.readings))


def _offer_ids(question: str) -> None:
    ids = titled(question)
    if question not in BOOK.questions and ids:
        error = UnknownName("question", question, ())
        error.suggestions = [*ids]
        error.args = (f"{question!r} is the title of a question, not its id; write {' or '.join(map(repr, ids))}",)
        raise error


def _flat(prefix: str, table: dict[str, object], file: Written) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in table.items():
        id = f"{prefix}.{name}" if prefix else name
        if isinstance(value, dict):
            found += _flat(id, value, file)
        elif isinstance(value, str):
            found.append((id, value))
        else:
            raise ValueError(f"{file.at(id)}: the reading of {id} must be a text, not {value!r}")
    return found
