"""pytest plugin: the examples of every clause as one test, named by the clause's id.

    pytest -k 3g40.gibraltar
    pytest rules_model/deluxe/gibraltar.py::3g40.gibraltar.strait

Examples are those the clause prints and those pinned in ``spec_tests/pins``; the standard library's doctest runs them.
A module of the vocabulary gives one test for each docstring with examples.
When the book cannot be loaded, one test fails with file and line of each fault, and nothing else is collected.
A run over the whole of ``rules_model`` ends with three tests of the book: enough examples were found, every reading
was consulted by one of them, every gap was met by one.
"""

from __future__ import annotations

import doctest
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rules_model.clause import Clause
from rules_model.desk.entries import faults_of, faults_of_pins
from rules_model.desk.evidence import evidence, readable
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import clauses_in, file_of, modules, questions
from rules_model.desk.opening import broken, package_folder
from rules_model.desk.pins import folder as pins_folder
from rules_model.desk.readings import gaps_never_met, readings_never_run
from rules_model.examples import WORDS, run
from rules_model.library import PACKAGES

#: The whole book must hold this many examples, printed and pinned. Raise it as the book grows; never lower it.
LEAST_EXAMPLES = 7400

CODE = ROOT / "rules_model"


class Failed(AssertionError):
    """The message is the whole report."""


class Reported(pytest.Item):
    """A test whose failure is a report with file and line, without a traceback."""

    line = 1

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.line - 1, self.name


def complain(findings: Iterable[Finding]) -> None:
    """Fail with the findings, if there are any."""
    lines = [str(one) for one in findings if not one.warning]
    if lines:
        raise Failed("\n".join(lines))


class ClauseItem(Reported):
    """The examples of one clause."""

    def __init__(self, *, clause: Clause[Any, Any], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.clause, self.line = clause, clause.code.co_firstlineno

    def runtest(self) -> None:
        complain(faults_of(self.clause))
        reports = evidence(self.clause).reports
        if reports:
            raise Failed("\n".join(reports))


class DocstringItem(Reported):
    """The examples of one docstring of the vocabulary."""

    def __init__(self, *, test: doctest.DocTest, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.test, self.line = test, (test.lineno or 0) + 1

    def runtest(self) -> None:
        _, reports = run(self.test)
        if reports:
            raise Failed("\n".join(readable(report) for report in reports))


class BrokenBookItem(Reported):
    """The book cannot be loaded."""

    def runtest(self) -> None:
        raise Failed("\n".join(map(str, broken())))


class FindingItem(Reported):
    """Things that are wrong before any example can run: pins of nobody."""

    def __init__(self, *, findings: Sequence[Finding], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.findings = findings
        self.line = findings[0].line if findings else 1

    def runtest(self) -> None:
        complain(self.findings)


class CodeFile(pytest.File):
    """A module of rules_model: a chapter with its clauses, or a module of the vocabulary."""

    def collect(self) -> Iterator[pytest.Item]:
        clauses = clauses_in(str(self.path))
        for clause in clauses:
            yield ClauseItem.from_parent(self, name=clause.id, clause=clause)
        yield from self.docstrings({clause.__name__ for clause in clauses})  # type: ignore[attr-defined]

    def docstrings(self, clauses: set[str]) -> Iterator[pytest.Item]:
        """The docstrings with examples that belong to no clause."""
        if ">>>" not in self.path.read_text(encoding="utf-8"):
            return
        chapter = self.path.parent in {package_folder(package) for package in PACKAGES.values()}
        loaded = {file_of(module): module for module in modules()}
        if chapter and str(self.path) not in loaded:
            return  # no rule set lists it, which the desk reports
        module = loaded.get(str(self.path)) or import_module(relative(self.path).removesuffix(".py").replace("/", "."))
        names = {**(WORDS if chapter else {}), **vars(module)}
        for test in doctest.DocTestFinder(exclude_empty=True).find(module, module.__name__, globs=names):
            short = test.name.removeprefix(f"{module.__name__}.")
            if test.examples and short not in clauses:
                yield DocstringItem.from_parent(self, name=short, test=test)


class PinsFile(pytest.File):
    """A file of pins; the pins run with their clauses, here it is only seen that each has one."""

    def collect(self) -> Iterator[pytest.Item]:
        yield FindingItem.from_parent(self, name="pins", findings=list(faults_of_pins(self.path)))


class BookItem(Reported):
    """Something that only the whole book can show."""

    def __init__(self, *, clauses: Sequence[Clause[Any, Any]], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.clauses = clauses

    def reportinfo(self) -> tuple[Path, int, str]:
        return Path(__file__), 0, self.name


class EnoughExamples(BookItem):
    """A collector that finds nothing must not be green."""

    def runtest(self) -> None:
        found = sum(evidence(clause).printed + evidence(clause).pinned for clause in self.clauses)
        if found < LEAST_EXAMPLES:
            raise Failed(f"only {found} examples were collected; the book has at least {LEAST_EXAMPLES}")


class EveryReading(BookItem):
    """A reading that no example consults is no more than a remark."""

    def runtest(self) -> None:
        complain(readings_never_run(questions()))


class EveryGap(BookItem):
    """A gap that no example meets blocks nothing."""

    def runtest(self) -> None:
        complain(gaps_never_met(questions()))


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> object:
    """Collect one failing test in the place of all when the book cannot be loaded: every other would say so again."""
    faults = broken()
    if not faults:
        return None
    path = ROOT / faults[0].file
    item = BrokenBookItem.from_parent(session, name="loads", nodeid=f"{faults[0].file}::loads", path=path)
    item.line = faults[0].line
    session.items, session.testscollected = [item], 1
    session.config.hook.pytest_collection_finish(session=session)
    return True


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the modules of rules_model and the files of pins."""
    if file_path.suffix != ".py":
        return None
    if file_path.is_relative_to(CODE) and file_path.name != "__main__.py":
        return CodeFile.from_parent(parent, path=file_path)
    if file_path.parent == pins_folder() and file_path.name != "__init__.py":
        return PinsFile.from_parent(parent, path=file_path)
    return None


def covers_the_book(config: pytest.Config) -> bool:
    """Whether all of rules_model was asked for, and not a part of it."""
    if config.option.keyword:
        return False
    asked = [
        (config.invocation_params.dir / arg.partition("::")[0]).resolve() for arg in config.args if "::" not in arg
    ]
    return any(CODE.is_relative_to(path) for path in asked)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of the whole book, after the clauses whose records they read."""
    if not covers_the_book(config):
        return
    clauses = [item.clause for item in items if isinstance(item, ClauseItem)]
    for name, kind in (
        ("enough examples", EnoughExamples),
        ("every reading is run", EveryReading),
        ("every gap is met", EveryGap),
    ):
        items.append(kind.from_parent(session, name=name, nodeid=f"the book::{name}", clauses=clauses))
