"""Listening to a clause while examples run: every call of it, with all that is needed to ask it again."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from rules_model.clause import Clause
from rules_model.examples import namespace, printed
from rules_model.hearing import calls_heard
from rules_model.situations.examples import can_be_asked_again, deepcopy_tables, quietly
from rules_model.situations.examples import needed as needed
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


@contextmanager
def listening(target: Clause[Any, Any]) -> Iterator[list[tuple[int, Call]]]:
    """Every call of a clause, or of one that amends it first of all, with the depth of clauses around it."""
    heard: list[tuple[int, Call]] = []

    def hear(
        clause: Clause[Any, Any], position: Position, arguments: tuple[Any, ...], keywords: dict[str, Any], depth: int
    ) -> AbstractContextManager[None]:
        if (clause is target or target in clause.amends[:1]) and can_be_asked_again(arguments, keywords):
            heard.append((depth, Call(clause, position, *deepcopy_tables(arguments, keywords))))
        return nullcontext()

    with calls_heard(hear):
        yield heard


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
