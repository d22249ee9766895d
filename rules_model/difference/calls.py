"""Listening to a clause while examples run: every call of it, with all that is needed to ask it again."""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from rules_model.clause import Clause
from rules_model.examples import namespace, printed
from rules_model.table import Scripted, Seeded, Table
from rules_model.world.position import Position


@dataclass(frozen=True, eq=False)
class Call:
    """A call of a clause: in which position, with what."""

    clause: Clause[Any, Any]  #: whose version in force was asked
    position: Position  #: the position that it was given
    arguments: tuple[Any, ...]  #: the rest, tables as they were before the call
    keywords: dict[str, Any]  #: the same by name

    def again(self, position: Position) -> Any:
        """The answer in another position; tables are used as if for the first time."""
        arguments, keywords = deepcopy_tables(self.arguments, self.keywords)
        return self.clause(position, *arguments, **keywords)


@dataclass(frozen=True, eq=False)
class Shown:
    """A call that a printed example makes."""

    clause: Clause[Any, Any]  #: whose example it is
    code: str  #: the example, with the lines above it that it needs
    words: str  #: the call as the example writes it; empty when another clause makes it
    call: Call  #: the call


def deepcopy_tables(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments with tables of their own."""
    return tuple(map(own_table, arguments)), {name: own_table(value) for name, value in keywords.items()}


def own_table(value: Any) -> Any:
    """A copy of a table; anything else is immutable and stays as it is."""
    return deepcopy(value) if isinstance(value, Table) else value


@contextmanager
def listening(target: Clause[Any, Any]) -> Iterator[list[tuple[int, Call]]]:
    """Every call of a clause, or of one that amends it first of all, with the depth of clauses around it.

    The method that calls a clause is changed for the while, so that nothing is slower at other times.
    """
    plain, heard, depth = Clause.__call__, [], 0

    def call(self: Clause[Any, Any], position: Position, *arguments: Any, **keywords: Any) -> Any:
        nonlocal depth
        if self is target or target in self.amends[:1]:
            tables = [one for one in (*arguments, *keywords.values()) if isinstance(one, Table)]
            if all(isinstance(one, (Scripted, Seeded)) for one in tables):  # an exact table cannot be asked again
                heard.append((depth, Call(self, position, *deepcopy_tables(arguments, keywords))))
        depth += 1
        try:
            return plain(self, position, *arguments, **keywords)
        finally:
            depth -= 1

    Clause.__call__ = call  # type: ignore[method-assign]
    try:
        yield heard
    finally:
        Clause.__call__ = plain  # type: ignore[method-assign]


def shown_calls(clause: Clause[Any, Any], target: Clause[Any, Any]) -> list[Shown]:
    """The calls of the target that the printed examples of a clause make, in their order."""
    names = namespace(clause)
    above: list[str] = []
    found: list[Shown] = []
    for example in printed(clause).examples:
        with listening(target) as heard:
            quietly(example.source, names)
        direct = [call for depth, call in heard if not depth]
        written = calls_written(example.source, direct[0].clause if direct else target, names)
        for depth, call in heard:
            words = ""
            if not depth and len(written) == len(direct):
                words = written[next(place for place, one in enumerate(direct) if one is call)]
            found.append(Shown(clause, needed(above, example.source), words, call))
        above.append(example.source)
    return found


def quietly(source: str, names: dict[str, Any]) -> None:
    """Run a line of an example; what it prints is not wanted, and a refusal may be what it shows."""
    display, sys.displayhook = sys.displayhook, lambda value: None
    try:
        with redirect_stdout(io.StringIO()):
            exec(compile(source, "<example>", "single"), names)
    except Exception:  # an example may show an error; doctest checks that it is the right one
        pass
    finally:
        sys.displayhook = display


def calls_written(source: str, clause: Clause[Any, Any], names: dict[str, Any]) -> list[str]:
    """The calls of a clause as a line writes them, in the order in which they run."""
    found: list[str] = []

    def visit(node: ast.AST) -> None:
        for child in ast.iter_child_nodes(node):
            visit(child)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and names.get(node.func.id) is clause:
            found.append(ast.get_source_segment(source, node) or "")

    visit(ast.parse(source))
    return found


def needed(above: list[str], source: str) -> str:
    """A line of an example below those that bind what it reads.

    >>> needed(["war = 1\\n", "peace = 2\\n", "fleet = war\\n"], "fleet + 1\\n")
    'war = 1\\nfleet = war\\nfleet + 1'
    """
    kept = [source]
    wanted = names_in(source, ast.Load)
    for line in reversed(above):
        bound = names_in(line, ast.Store)
        if bound & wanted:
            kept.insert(0, line)
            wanted |= names_in(line, ast.Load)
    return "".join(kept).rstrip("\n")


def names_in(source: str, how: type[ast.expr_context]) -> set[str]:
    """The names that a line binds (Store) or reads (Load)."""
    every = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name))
    return {node.id for node in every if isinstance(node.ctx, how)}
