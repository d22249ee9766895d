"""pytest plugin: which spec tests call which clauses, kept in ``_build/spec_calls.json`` for the desk's coverage.

Only a run of all spec tests writes the record; a run of some of them would make the others look idle.
A call is noted by the id that was called, whichever clause was in force in its place.
The examples of clauses are no spec tests, and what a test starts in another process is not heard.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from rules_model.desk.coverage import RECORD
from rules_model.desk.finding import ROOT
from rules_model.trace import traces
from spec_tests.collector import Reported

FOLDER = ROOT / "spec_tests"


class Heard(list[str]):
    """A trace that remembers each clause once, so that a game of many rounds stays small."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()

    def append(self, id: str) -> None:
        self.ids.add(id)


calls: dict[str, set[str]] = {}  # by clause: the tests that call it


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Listen while a test and its fixtures run."""
    if isinstance(item, Reported) or not item.path.is_relative_to(FOLDER):
        return (yield)
    heard = Heard()
    traces.append(heard)
    try:
        return (yield)
    finally:
        traces[:] = [one for one in traces if one is not heard]
        for id in heard.ids:
            calls.setdefault(id, set()).add(item.nodeid)


def covers_the_tests(config: pytest.Config) -> bool:
    """Whether all spec tests were asked for."""
    if config.option.keyword or config.option.markexpr:
        return False
    asked = [(config.invocation_params.dir / arg).resolve() for arg in config.args if "::" not in arg]
    return any(FOLDER.is_relative_to(path) for path in asked)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the record of a whole run."""
    if calls and covers_the_tests(session.config) and not session.config.option.collectonly:
        RECORD.parent.mkdir(exist_ok=True)
        found = {id: sorted(tests) for id, tests in sorted(calls.items())}
        RECORD.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
