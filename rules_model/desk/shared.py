"""What is changed in a chapter beside its clauses: constants, tables and helping functions, and who must notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from types import CodeType, ModuleType
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.listing import clauses_in, file_of, modules, tree
from rules_model.desk.mutants import Change, changes
from rules_model.desk.subjects import UNCHANGED, Mutant, compiled, swaps_of
from rules_model.desk.swaps import Swaps

#: Calls that enter something into the book, or build a world that positions already stand in: not to be run again.
REGISTERING = {
    *("question", "clause", "modifies", "replaces", "objective", "TypeVar"),
    *("RuleSet", "Rules", "Position", "read_map", "Document", "Citation"),
}


def shared_mutants(module: ModuleType) -> Iterator[Mutant]:
    """The constants, tables and helping functions of a chapter, each changed in one place."""
    file = file_of(module)
    swaps = swaps_of(module.__name__.rpartition(".")[0])
    names = {**swaps.names(), **vars(module)}
    for name, statement in definitions(module).items():
        if name not in vars(module) or not can_run_again(statement) or not (readers := readers_of(module, name)):
            continue
        about = f"{module.__name__.removeprefix('rules_model.')}.{name}"
        made = partial(changed, module, name, swaps)
        yield Mutant(about, file, statement.lineno, UNCHANGED, readers, partial(made, statement, None))
        for change in changes(statement, names, swaps):
            yield Mutant(about, file, change.line, change.said, readers, partial(made, statement, change))


@cache
def definitions(module: ModuleType) -> dict[str, ast.stmt]:
    """The statement that defines each name of a module, clauses aside."""
    clauses = {clause.__name__ for clause in clauses_in(file_of(module))}  # type: ignore[attr-defined]
    found: dict[str, ast.stmt] = {}
    for statement in tree(file_of(module)).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
                found[name] = statement
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) if name not in clauses:
                found[name] = statement
    return found


def can_run_again(statement: ast.stmt) -> bool:
    """Whether a statement may be run a second time: it enters nothing into the book and lists no cases."""
    called = {one.id for one in ast.walk(statement) if isinstance(one, ast.Name)}
    if isinstance(statement, ast.ClassDef) and any("Enum" in ast.unparse(base) for base in statement.bases):
        return False  # cases are compared by identity
    return not called & REGISTERING


def is_constant(statement: ast.stmt) -> bool:
    """Whether a statement gives a value that is made when the module loads."""
    return isinstance(statement, ast.Assign | ast.AnnAssign)


def names_in(node: ast.AST) -> set[str]:
    """Every name that code mentions."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def code_names(code: CodeType) -> set[str]:
    """Every name that a compiled function mentions, inner ones included."""
    found = {*code.co_names, *code.co_freevars}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= code_names(constant)
    return found


@cache
def imports(module: ModuleType) -> dict[str, tuple[str, str]]:
    """Where each name that a chapter imports from another comes from: its module and its name there."""
    found = {}
    for statement in tree(file_of(module)).body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            for one in statement.names:
                found[one.asname or one.name] = (statement.module, one.name)
    return found


def reached(module: ModuleType, names: set[str], found: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Add every definition, by module and name, that these names of a module lead to."""
    known = {one.__name__: one for one in modules()}
    for name in names:
        home, there = imports(module).get(name, (module.__name__, name))
        if (home, there) in found or home not in known:
            continue
        statement = definitions(known[home]).get(there)
        if statement is None:
            continue
        found.add((home, there))
        if home == module.__name__ or not is_constant(statement):
            reached(known[home], names_in(statement), found)
    return found


@cache
def readings_of(module: ModuleType) -> tuple[tuple[Clause[Any, Any], frozenset[tuple[str, str]]], ...]:
    """What each clause of a module reads."""
    found = []
    for clause in clauses_in(file_of(module)):
        found.append((clause, frozenset(reached(module, code_names(clause.code), set()))))
    return tuple(found)


def readers_of(module: ModuleType, name: str) -> tuple[Clause[Any, Any], ...]:
    """The clauses, of any chapter, whose code leads to a definition."""
    wanted = (module.__name__, name)
    return tuple(clause for other in modules() for clause, read in readings_of(other) if wanted in read)


def dependent(module: ModuleType, name: str) -> dict[str, ast.stmt]:
    """The constants of a module that are made from a definition, in order."""
    found: dict[str, ast.stmt] = {}
    for other, statement in definitions(module).items():
        made_from = other != name and bool(names_in(statement) & {name, *found})
        if made_from and is_constant(statement) and can_run_again(statement):
            found[other] = statement
    return found


@contextmanager
def changed(module: ModuleType, name: str, swaps: Swaps, statement: ast.stmt, change: Change | None) -> Iterator[None]:
    """Another definition of a name, wherever it was imported, and of the constants that are made from it."""
    space = {**swaps.names(), **vars(module)}
    exec(compiled(statement, file_of(module), change), space)
    later = dependent(module, name)
    for constant in later.values():
        exec(compiled(constant, file_of(module)), space)
    before = dict(vars(module))
    with ExitStack() as stack:
        for renewed in (name, *later):
            for other in modules():
                if vars(other).get(renewed, stack) is before[renewed]:
                    stack.enter_context(bound(other, renewed, space[renewed]))
        BOOK.generation += 1
        yield
    BOOK.generation += 1


@contextmanager
def bound(module: ModuleType, name: str, value: Any) -> Iterator[None]:
    """Another value for a name of a module, for a while."""
    before = vars(module)[name]
    setattr(module, name, value)
    try:
        yield
    finally:
        setattr(module, name, before)
