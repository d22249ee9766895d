"""What the code of the book leads to: which clauses a clause asks in the end, and which ones nothing asks."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.finding import ROOT

ASIDE = ("rules_model.desk", "rules_model.command", "rules_model.difference")  # they look at rules, they play none


def names_in(code: CodeType) -> Iterator[str]:
    """Every name that a piece of code and the functions in it read."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names_in(constant)


@cache
def named_by(function: FunctionType) -> tuple[Any, ...]:
    """Every clause and every function of the book that the code of a function names."""
    found: list[Any] = []
    known = function.__globals__
    names = tuple(dict.fromkeys(names_in(function.__code__)))
    modules = [known[name] for name in names if isinstance(known.get(name), ModuleType)]
    modules += [sys.modules[name] for name in names if name.startswith("rules_model.") and name in sys.modules]
    for name in names:
        for value in (known.get(name), *(getattr(one, name, None) for one in modules)):
            found += [one for one in clauses_and_functions(value) if one not in found]
    return tuple(found)


def clauses_and_functions(value: Any, depth: int = 3) -> Iterator[Any]:
    """A clause or a function of the book, or those in a table of them."""
    if isinstance(value, Clause) or (isinstance(value, FunctionType) and value.__module__.startswith("rules_model.")):
        yield value
    elif isinstance(value, type) and value.__module__.startswith("rules_model."):
        for member in vars(value).values():
            yield from clauses_and_functions(getattr(member, "fget", member), 0)
    elif depth and isinstance(value, Mapping):
        for one in (*value.keys(), *value.values()):
            yield from clauses_and_functions(one, depth - 1)
    elif depth and isinstance(value, tuple | list | set | frozenset):
        for one in value:
            yield from clauses_and_functions(one, depth - 1)


def function_of(one: Any) -> FunctionType | None:
    """The plain function behind a clause."""
    body = getattr(one, "__wrapped__", one)
    return body if isinstance(body, FunctionType) else None


def asks(clause: Clause[Any, Any]) -> tuple[Clause[Any, Any], ...]:
    """The other clauses that a clause asks itself, by way of plain functions or not."""
    waiting: list[Any] = [clause]
    found: dict[str, Clause[Any, Any]] = {}
    for one in waiting:
        function = function_of(one)
        for other in named_by(function) if function else ():
            if isinstance(other, Clause):
                found.setdefault(other.id, other)
            elif other not in waiting:
                waiting.append(other)
    return tuple(one for id, one in found.items() if id != clause.id)


def reached(clause: Clause[Any, Any]) -> set[str]:
    """The ids of all clauses that a clause leads to, those that amend them included."""
    found, waiting = {clause.id}, [clause]
    for one in waiting:
        amending: Iterable[Clause[Any, Any]] = () if one is clause else BOOK.amendments.get(one.id, ())
        for other in (*asks(one), *amending):
            if other.id not in found:
                found.add(other.id)
                waiting.append(other)
    return found


def asked_somewhere() -> set[str]:
    """The ids of every clause that some code of the rules or of a round names, its own aside."""
    for file in sorted((ROOT / "rules_model" / "rounds").glob("*.py")):
        import_module(f"rules_model.rounds.{file.stem}")
    found: set[str] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("rules_model.") and not name.startswith(ASIDE):
            for value in vars(module).values():
                if getattr(value, "__module__", name) != name or isinstance(value, ModuleType):
                    continue  # it stands elsewhere
                for one in clauses_and_functions(value):
                    found |= named_apart_from_itself(one)
                if not isinstance(value, Clause):
                    found |= {one.id for one in clauses_and_functions(value) if isinstance(one, Clause)}
    return found


def named_apart_from_itself(one: Any) -> set[str]:
    """The ids of the clauses that a function names, but not its own."""
    function = function_of(one)
    named = named_by(function) if function else ()
    return {other.id for other in named if isinstance(other, Clause) and other is not one}
