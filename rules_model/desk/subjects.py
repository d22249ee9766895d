"""What is changed in a clause: its body, its figures, the amendment it makes."""

from __future__ import annotations
import __future__

import ast
import dataclasses
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Any, cast

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.listing import function_of, line_of, modules
from rules_model.desk.mutants import Change, changes
from rules_model.desk.swaps import Swaps
from rules_model.library import PACKAGES
from rules_model.world.nation import Group, Nation, Side

UNCHANGED = "unchanged"  # said of a copy that must pass: it proves that the examination is fair


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change to the book."""

    about: str  #: id of the clause, or the name of what a chapter shares
    file: str  #: where it stands
    line: int  #: counted from 1
    said: str  #: what changes
    readers: tuple[Clause[Any, Any], ...]  #: whose examples must notice
    made: Callable[[], AbstractContextManager[None]]  #: makes the change for a while

    @property
    def text(self) -> str:
        """The line that is changed."""
        return line_of(self.file, self.line)


@cache
def swaps_of(package: str) -> Swaps:
    """The swaps of a rule set."""
    return Swaps(next(one for one in modules() if one.__name__ == f"{package}.start"))


def compiled(node: ast.stmt, file: str, change: Change | None = None) -> CodeType:
    """Code for a statement with a change, under the module's own rules for annotations."""
    with change.made() if change else nullcontext():
        whole = ast.fix_missing_locations(ast.Module([node], []))
        flag = __future__.annotations.compiler_flag
        return cast(CodeType, compile(whole, file, "exec", flags=flag, dont_inherit=True))


def mutants_of(clause: Clause[Any, Any]) -> Iterator[Mutant]:
    """Every mutant of one clause: of its body, its figures, and what it amends."""
    yield from body_mutants(clause)
    yield from figure_mutants(clause)
    yield from amendment_mutants(clause)


def body_mutants(clause: Clause[Any, Any]) -> Iterator[Mutant]:
    """The function of the clause, changed in one place."""
    node, file = function_of(clause), clause.code.co_filename
    if node is None:
        return
    original = cast(FunctionType, clause.__wrapped__)  # type: ignore[attr-defined]
    swaps = swaps_of(PACKAGES[clause.ruleset])
    free = dict(zip(original.__code__.co_freevars, original.__closure__ or (), strict=True))
    names = {**swaps.names(), **original.__globals__, **{name: cell.cell_contents for name, cell in free.items()}}
    bare = type(node)(**{**dict(ast.iter_fields(node)), "decorator_list": []})
    ast.copy_location(bare, node)

    def made(change: Change | None) -> AbstractContextManager[None]:
        return body_changed(clause, partial(compiled, bare, file, change), names)

    yield Mutant(clause.id, file, node.lineno, UNCHANGED, (clause,), partial(made, None))
    for change in changes(bare, names, swaps):
        yield Mutant(clause.id, file, change.line, change.said, (clause,), partial(made, change))


@contextmanager
def body_changed(clause: Clause[Any, Any], code: Callable[[], CodeType], names: dict[str, Any]) -> Iterator[None]:
    """Another body for a clause, for a while; the code defines a function of the same name."""
    space = dict(names)
    exec(code(), space)
    own = clause.__name__  # type: ignore[attr-defined]
    body = space[own]
    space[own] = names.get(own, clause)
    with clause.rebound(body):
        yield


def other_figures(value: Any, swaps: Swaps) -> Iterator[tuple[str, Any, str]]:
    """The same record with one field changed: the field, the record, what changes."""
    for field in dataclasses.fields(value):
        held = getattr(value, field.name)
        if field.name in ("id", "title", "name", "nations"):
            continue
        others: list[Any] = []
        if isinstance(held, bool):
            others = [not held]
        elif isinstance(held, int):
            others = [held + 1, held - 1]
        elif isinstance(held, Nation | Side | Group):
            others = list(swaps.others(held))
        elif isinstance(held, str) and held:
            others = [f"{held}?"]
        elif isinstance(held, frozenset):
            others = [held - {one} for one in sorted(held, key=str)]
        for other in others:
            said = f"{field.name}: {shown(held)} to {shown(other)}"
            yield field.name, dataclasses.replace(value, **{field.name: other}), said


def shown(value: Any) -> str:
    """A figure as a survivor is listed."""
    return ", ".join(sorted(map(str, value))) or "nothing" if isinstance(value, frozenset) else str(value)


def figure_mutants(clause: Clause[Any, Any]) -> Iterator[Mutant]:
    """The record in the decorator, such as what an objective pays, and the row that a table gave to the function."""
    file, node = clause.code.co_filename, function_of(clause)
    line = clause.code.co_firstlineno
    swaps = swaps_of(PACKAGES[clause.ruleset])
    if dataclasses.is_dataclass(clause.details) and not isinstance(clause.details, type):
        for field, record, said in other_figures(clause.details, swaps):
            marks = node.decorator_list if node else []
            keywords = [one for mark in marks for one in ast.walk(mark) if isinstance(one, ast.keyword)]
            at = next((one.value.lineno for one in keywords if one.arg == field), line)
            yield Mutant(clause.id, file, at, said, (clause,), lambda record=record: details_changed(clause, record))  # type: ignore[misc]
    original = cast(FunctionType, clause.__wrapped__)  # type: ignore[attr-defined]
    for name, cell in zip(original.__code__.co_freevars, original.__closure__ or (), strict=True):
        row = cell.cell_contents
        if dataclasses.is_dataclass(row) and not isinstance(row, type | Clause):
            for _, record, said in other_figures(row, swaps):
                made = lambda cell=cell, record=record: cell_changed(cell, record)  # noqa: E731
                yield Mutant(clause.id, file, line, f"{name}.{said}", (clause,), made)


@contextmanager
def details_changed(clause: Clause[Any, Any], record: Any) -> Iterator[None]:
    """Another record in the decorator, for a while."""
    before, clause.details = clause.details, record
    try:
        yield
    finally:
        clause.details = before


@contextmanager
def cell_changed(cell: Any, value: Any) -> Iterator[None]:
    """Another value for a name that a function took from where it was made."""
    before, cell.cell_contents = cell.cell_contents, value
    BOOK.generation += 1
    try:
        yield
    finally:
        cell.cell_contents = before
        BOOK.generation += 1


def amendment_mutants(clause: Clause[Any, Any]) -> Iterator[Mutant]:
    """The clause without one of the clauses it amends, and without the option that it belongs to."""
    file, line = clause.code.co_filename, clause.code.co_firstlineno
    for target in clause.amends:
        made = lambda target=target: not_amending(clause, target)  # noqa: E731
        yield Mutant(clause.id, file, line, f"does not amend {target.id}", (clause,), made)
    if clause.option:
        yield Mutant(clause.id, file, line, "in force without its option", (clause,), lambda: without_option(clause))


@contextmanager
def not_amending(clause: Clause[Any, Any], target: Clause[Any, Any]) -> Iterator[None]:
    """One amendment not made, for a while."""
    before = BOOK.amendments[target.id]
    BOOK.amendments[target.id] = [one for one in before if one is not clause]
    BOOK.generation += 1
    try:
        yield
    finally:
        BOOK.amendments[target.id] = before
        BOOK.generation += 1


@contextmanager
def without_option(clause: Clause[Any, Any]) -> Iterator[None]:
    """A clause of an optional rule that is always in force, for a while."""
    before, clause.option = clause.option, ""
    BOOK.generation += 1
    try:
        yield
    finally:
        clause.option = before
        BOOK.generation += 1
