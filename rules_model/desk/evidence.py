"""What the examples of a clause show: each clause's examples run once, and every check reads the record."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.finding import relative
from rules_model.desk.pins import Pin, pins
from rules_model.examples import namespace, printed, run
from rules_model.world.names import Gap


@dataclass(frozen=True, slots=True)
class Evidence:
    """What came out when the examples of a clause were run."""

    printed: int  #: examples on its page
    pinned: int  #: examples in the pins
    reports: tuple[str, ...]  #: one for each set of examples that failed, with file and line
    readings: frozenset[tuple[str, str]]  #: questions asked, each with the reading in force
    gaps: frozenset[str]  #: questions of the gaps that were met


HEADER = re.compile(r'^File "(?P<file>[^"]+)", line (?P<line>\d+), in (?P<id>\S+)$', re.MULTILINE)
_records: dict[str, Evidence] = {}


def pinned_test(clause: Clause[Any, Any], pin: Pin) -> doctest.DocTest:
    """The examples of a pin."""
    return doctest.DocTestParser().get_doctest(pin.examples, namespace(clause), clause.id, pin.file, pin.line)


def tests_of(clause: Clause[Any, Any]) -> Iterator[doctest.DocTest]:
    """The printed examples of a clause, then its pins."""
    yield printed(clause)
    for pin in pins().get(clause.id, ()):
        yield pinned_test(clause, pin)


@contextmanager
def listening() -> Iterator[tuple[set[tuple[str, str]], set[str]]]:
    """Collect the readings that are asked for and the gaps that are met."""
    readings: set[tuple[str, str]] = set()
    gaps: set[str] = set()

    def ask(question: str, reading: str) -> None:
        readings.add((question, reading))

    BOOK.listeners.append(ask)
    Gap.listeners.append(gaps.add)
    try:
        yield readings, gaps
    finally:
        BOOK.listeners.remove(ask)
        Gap.listeners.remove(gaps.add)


def readable(report: str) -> str:
    """A report of doctest with ``file:line:`` in the place of its header."""
    return HEADER.sub(lambda found: f"{relative(found['file'])}:{found['line']}: {found['id']}", report)


def evidence(clause: Clause[Any, Any]) -> Evidence:
    """The record of a clause; its examples run when it is first asked for."""
    if clause.id not in _records:
        with listening() as (readings, gaps):
            results = [run(test) for test in tests_of(clause)]
        counts = [count for count, _ in results]
        reports = tuple(readable(report) for _, some in results for report in some)
        _records[clause.id] = Evidence(counts[0], sum(counts[1:]), reports, frozenset(readings), frozenset(gaps))
    return _records[clause.id]
