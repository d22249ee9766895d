"""The book as the site reads it: loaded once, with the relations that a page shows and no clause holds itself."""

from __future__ import annotations

import ast
import json
import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from rules_model.book import BOOK, Book
from rules_model.clause import Clause
from rules_model.desk.opening import BrokenBook, whole
from rules_model.examples import digest
from rules_model.library import rulesets
from rules_model.ruleset import RuleSet

ROOT = Path(__file__).parents[3]
RECORD = ROOT / "_build" / "verified.json"
ROLE = re.compile(r"\{clause\}`(?:[^`<]*<)?([^`<>]+)>?`")


def opened() -> Book:
    """The whole book. Chapters that cannot be loaded end the build; each is named with its file and line."""
    try:
        whole()
    except BrokenBook as broken:
        raise SystemExit(f"error: the book does not open\n{broken}") from None  # Sphinx would add a page of its own
    return BOOK


def relative(path: str) -> str:
    """A file of the repository as it is named there."""
    return Path(os.path.relpath(path, ROOT)).as_posix()


def published(ruleset: RuleSet) -> tuple[ModuleType, ...]:
    """The chapters of a rule set that have something to read, in reading order."""
    modules = (import_module(f"{ruleset.package}.{name}") for name in ruleset.chapters)
    return tuple(module for module in modules if clauses_of(module))


def clauses_of(module: ModuleType) -> tuple[Clause[Any, Any], ...]:
    """The clauses of a chapter in the order of its source."""
    return by_module().get(module.__name__, ())


@cache
def by_module() -> dict[str, tuple[Clause[Any, Any], ...]]:
    """The clauses of every chapter."""
    found: dict[str, list[Clause[Any, Any]]] = {}
    for clause in BOOK.clauses.values():
        found.setdefault(str(clause.body.__module__), []).append(clause)
    return {name: tuple(sorted(some, key=lambda one: one.code.co_firstlineno)) for name, some in found.items()}


def title_of(module: ModuleType) -> str:
    """The heading of a chapter: the first line of its docstring."""
    return (module.__doc__ or module.__name__).lstrip().split("\n")[0].lstrip("# ").strip()


@cache
def titles() -> dict[str, str]:
    """The heading of each chapter by module name."""
    return {module.__name__: title_of(module) for ruleset in rulesets() for module in published(ruleset)}


def _turned(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for one, other in pairs:
        found.setdefault(other, {})[one] = None
    return {id: tuple(others) for id, others in found.items()}


@cache
def callers() -> dict[str, tuple[str, ...]]:
    """Which clauses call a clause, by its id."""
    return _turned((clause.id, called.id) for clause in BOOK.clauses.values() for called in clause.calls)


@cache
def citers() -> dict[str, tuple[str, ...]]:
    """Which clauses name a clause in their prose, by its id."""
    return _turned(
        (clause.id, BOOK.aliases.get(name, name))
        for clause in BOOK.clauses.values()
        for name in ROLE.findall(clause.__doc__ or "")
    )


@cache
def askers() -> dict[str, tuple[str, ...]]:
    """Which clauses ask a question, by its id."""
    return _turned((clause.id, question.id) for clause in BOOK.clauses.values() for question in clause.questions)


@cache
def record() -> dict[str, dict[str, Any]]:
    """What the last run of the examples wrote down, by clause id; empty when there was none."""
    if not RECORD.is_file():
        return {}
    kept: dict[str, dict[str, Any]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return kept


@cache
def examples_held(clause: Clause[Any, Any]) -> int:
    """How many examples of this very text were run and held; 0 when it changed since, or one failed."""
    kept = record().get(clause.id, {})
    if not kept.get("passed") or kept.get("digest") != digest(clause):
        return 0
    return int(kept.get("examples", 0))


@cache
def source(module: str) -> str:
    """The text of a chapter."""
    return Path(import_module(module).__file__ or "").read_text(encoding="utf-8")


@cache
def statements(module: str) -> tuple[ast.stmt, ...]:
    """The statements of a chapter."""
    return tuple(ast.parse(source(module)).body)


@cache
def functions(module: str) -> dict[int, ast.FunctionDef]:
    """The functions of a chapter by the line on which they, or their decorators, begin."""
    found = [one for one in statements(module) if isinstance(one, ast.FunctionDef)]
    return {min([one.lineno, *(part.lineno for part in one.decorator_list)]): one for one in found}


@cache
def constants(module: str) -> dict[str, str]:
    """The text of each module-level assignment by the names that it binds."""
    found: dict[str, str] = {}
    for statement in statements(module):
        if isinstance(statement, (ast.Assign, ast.AnnAssign)):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            bound = [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
            found.update(dict.fromkeys(bound, ast.get_source_segment(source(module), statement) or ""))
    return found
