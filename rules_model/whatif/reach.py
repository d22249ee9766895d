"""What an answer leaned on: the clauses that ran, the readings that were asked for, the records that were read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.trace import traces


@dataclass(frozen=True, slots=True)
class Reach:
    """What an answer leaned on. Nothing else of a clause could have changed it."""

    clauses: frozenset[str] = frozenset()  #: ids of the clauses that were called
    readings: frozenset[tuple[str, str]] = frozenset()  #: questions that were asked, each with the reading in force
    records: frozenset[str] = frozenset()  #: ids of the clauses whose record was read, such as what an objective pays


class Heard(list[str]):
    """A trace that keeps each id once: a battle calls the same clauses thousands of times."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()

    def append(self, id: str, /) -> None:
        """Keep an id."""
        self.ids.add(id)


class Listening:
    """What has been heard so far."""

    def __init__(self) -> None:
        self.trace = Heard()
        self.readings: set[tuple[str, str]] = set()
        self.records: set[str] = set()

    def asked(self, question: str, reading: str) -> None:
        """Keep a question and its reading."""
        self.readings.add((question, reading))

    def reach(self) -> Reach:
        """What has been heard, for good."""
        return Reach(frozenset(self.trace.ids), frozenset(self.readings), frozenset(self.records))


@contextmanager
def listening() -> Iterator[Listening]:
    """Note what is called, asked and read."""
    heard = Listening()
    traces.append(heard.trace)
    BOOK.listeners.append(heard.asked)
    try:
        with records_noted(heard.records):
            yield heard
    finally:
        traces[:] = [one for one in traces if one is not heard.trace]
        BOOK.listeners.remove(heard.asked)


@contextmanager
def records_noted(noted: set[str]) -> Iterator[None]:
    """Note the clauses whose record is read: a property of the class stands before the attribute of each clause."""

    def read(clause: Clause[Any, Any]) -> Any:
        record = clause.__dict__["details"]
        if record is not None:
            noted.add(clause.id)
        return record

    def write(clause: Clause[Any, Any], record: Any) -> None:
        clause.__dict__["details"] = record

    before = Clause.__dict__.get("details")  # of an outer listening
    Clause.details = property(read, write)
    try:
        yield
    finally:
        if before is None:
            del Clause.details  # type: ignore[misc]
        else:
            Clause.details = before


def family(id: str) -> frozenset[str]:
    """A clause and all that amend it, however far: calling any of them may run its body without another word."""
    found, waiting = {id}, [id]
    for one in waiting:
        for amending in BOOK.amendments.get(one, ()):
            if amending.id not in found:
                found.add(amending.id)
                waiting.append(amending.id)
    return frozenset(found)
