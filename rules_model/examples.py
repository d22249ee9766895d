"""The examples of a clause: found in its docstring and in the pins, run by the standard library's doctest."""

from __future__ import annotations

import doctest
import hashlib
import inspect
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import import_module
from types import CodeType
from typing import Any

from rules_model import chances, objective, table
from rules_model.clause import Clause, tracing
from rules_model.library import PACKAGES, whole_book
from rules_model.loading import BrokenBook, whole
from rules_model.world import nation
from rules_model.world.facility import Facility
from rules_model.world.force import Force
from rules_model.world.names import closest

FLAGS = doctest.NORMALIZE_WHITESPACE

NATIONS_AND_SIDES = (nation.Nation, nation.Side, nation.Group)

#: What every example may use without importing it, besides the names of its module and of its rule set's start.
WORDS: dict[str, Any] = {
    **{name: value for name, value in vars(nation).items() if isinstance(value, NATIONS_AND_SIDES)},
    "script": table.script,
    "seeded": table.seeded,
    "answers": table.answers,
    "chances": chances.chances,
    "choices": chances.choices,
    "pays": objective.pays,
    "collects": objective.collects,
    "explain": objective.explain,
    "tracing": tracing,
    "Force": Force,
    "Facility": Facility,
    "Fraction": Fraction,
}


def namespace(clause: Clause[Any, Any]) -> dict[str, Any]:
    """The names that a clause's examples can use; fresh on every call."""
    package = PACKAGES.get(clause.ruleset) or clause.body.__module__.rpartition(".")[0]  # a wrong prefix is a finding
    start = vars(import_module(f"{package}.start"))
    shown = {name: value for name, value in start.items() if name.isupper()}
    return {**WORDS, **shown, **vars(sys.modules[clause.body.__module__])}


def first_line(clause: Clause[Any, Any]) -> int:
    """The line of its file on which the docstring of a clause begins, counted from 0."""
    return _docstring_line(clause.code)


@cache
def _docstring_line(code: CodeType) -> int:
    lines, start = inspect.getsourcelines(code)
    within = next((number for number, line in enumerate(lines) if '"""' in line), 0)
    return start - 1 + within


def printed(clause: Clause[Any, Any]) -> doctest.DocTest:
    """The examples in the docstring of a clause."""
    return doctest.DocTestParser().get_doctest(
        clause.__doc__ or "", namespace(clause), clause.id, clause.code.co_filename, first_line(clause)
    )


def digest(clause: Clause[Any, Any]) -> str:
    """Sixteen hex digits that change whenever the text of a clause does."""
    return hashlib.sha256(inspect.getsource(clause.code).encode()).hexdigest()[:16]


def run(test: doctest.DocTest) -> tuple[int, list[str]]:
    """Run one set of examples: how many there were, and a report for each that failed, with file and line."""
    reports: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS, verbose=False)
    result = runner.run(test, out=reports.append, clear_globs=True)
    return result.attempted, ["".join(reports)] if result.failed else []


def chosen(words: list[str]) -> Iterator[Clause[Any, Any]]:
    """The clauses whose ids contain any of the words; all when there are none."""
    for clause in whole_book().clauses.values():
        if not words or any(word in clause.id for word in words):
            yield clause


def like(word: str) -> list[str]:
    """The ids that are most like a word, or have a part that is."""
    ids = whole_book().clauses
    by_part: dict[str, str] = {}
    for id in ids:
        for part in (id, id.partition(".")[2], *id.split(".")):
            by_part.setdefault(part, id)
    return list(dict.fromkeys(by_part[part] for part in closest(word, by_part)))


def main(words: list[str]) -> int:
    """Run the printed examples of the chosen clauses and report; the inner loop of an author."""
    try:
        whole()
    except BrokenBook as error:
        print(f"error: the book cannot be loaded\n{error}", file=sys.stderr)
        return 1
    for word in words:
        if not word or not any(word in id for id in whole_book().clauses):
            near = like(word)
            hint = f"; the closest ids: {', '.join(near)}" if near else ""
            print(f"error: no clause id has {word!r} in it{hint}", file=sys.stderr)
            return 2
    total = clauses = failed = 0
    for clause in chosen(words):
        count, reports = run(printed(clause))
        clauses, total, failed = clauses + 1, total + count, failed + bool(reports)
        if not count:
            print(f"{clause.where}: {clause.id} has no example")
            failed += 1
        for report in reports:
            print(report, file=sys.stderr)
    print(f"{clauses} clauses, {total} examples, {failed} clauses failed")
    return 1 if failed or not total else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
