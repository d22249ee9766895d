"""The calls that examples make: each with all that is needed to ask it again, and the lines a reader needs."""

from __future__ import annotations

import ast
import doctest
import io
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout, suppress
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules_model.clause import Clause
from rules_model.condition import Condition
from rules_model.examples import printed
from rules_model.hearing import calls_heard
from rules_model.objective import Tally
from rules_model.outcome import OtherDice, plain, words
from rules_model.ruleset import Rules
from rules_model.situations.asking import Stuck, questions_asked
from rules_model.table import Scripted, Seeded, Table, TableError
from rules_model.world.names import Gap
from rules_model.world.position import Position

Tests = Callable[[Clause[Any, Any]], Iterable[doctest.DocTest]]


@dataclass(frozen=True, eq=False)
class Outcome:
    """What comes out when a clause is asked: a player notices the answer, and who decides what."""

    answer: Any  #: what the clause gives, or what stops it
    position: Position  #: in which it was asked
    asked: tuple[str, ...]  #: the decisions, each with who makes it

    @property
    def key(self) -> object:
        """What of it matters at the table, in a form that a set can hold; a condition also by whether it holds."""
        found = [plain(self.answer), self.asked]
        with suppress(Gap):
            if isinstance(self.answer, Condition):
                found.append(self.answer.holds(self.position))
            if isinstance(self.answer, Tally):
                found.append(self.answer.count(self.position))
        return hashable(tuple(found))

    def words(self, start: Position) -> str:
        """The outcome as a reader is told it."""
        return "; ".join([words(self.answer, start), *self.asked])


def hashable(kept: object) -> object:
    """The thing itself, or its words where a set cannot hold it."""
    try:
        hash(kept)
    except TypeError:
        return repr(kept)
    return kept


def listened(ask: Callable[..., Any], asked: list[str]) -> Callable[..., Any]:
    """A decision that is noted as well."""

    def run(nation: Any, about: str, options: Iterable[Any]) -> Any:
        asked.append(f"{nation} decides: {about}")
        return ask(nation, about, options)

    return run


@dataclass(frozen=True, eq=False)
class Shown:
    """A call of a clause in an example: in which position, with what."""

    of: str  #: id of the clause whose example it is
    above: tuple[str, ...]  #: the lines of the example before it
    line: str  #: the line that makes the call
    clause: Clause[Any, Any]  #: whose version in force was asked
    position: Position  #: the position that it was given
    arguments: tuple[Any, ...]  #: the rest, tables as they were before the call
    keywords: dict[str, Any]  #: the same by name
    asked: frozenset[str]  #: ids of the questions that were asked on the way

    @cached_property
    def code(self) -> str:
        """The line, below those above it that it needs."""
        return needed(list(self.above), self.line)

    def again(self, rules: Rules) -> Outcome:
        """What comes out under other rules: the answer, and who was asked what on the way."""
        position = self.position.under(rules)
        arguments, keywords = deepcopy_tables(self.arguments, self.keywords)
        asked: list[str] = []
        for table in (*arguments, *keywords.values()):
            if isinstance(table, Table):
                table.ask = listened(table.ask, asked)  # type: ignore[method-assign]
        with redirect_stdout(io.StringIO()):  # a policy of an example may print what it is asked
            answer = self.answered(position, arguments, keywords)
        return Outcome(answer, position, tuple(asked))

    def answered(self, position: Position, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """The answer; what stops the clause is an answer as well."""
        try:
            return self.clause(position, *arguments, **keywords)
        except TableError as error:
            return OtherDice(error)
        except Gap as error:
            return Stuck("Gap", str(error), error.question)
        except Exception as error:  # an error that one reading raises and another does not parts them
            return Stuck(type(error).__name__, str(error))


def deepcopy_tables(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments with tables of their own."""
    return tuple(map(own_table, arguments)), {name: own_table(value) for name, value in keywords.items()}


def own_table(value: Any) -> Any:
    """A copy of a table; anything else is immutable and stays as it is."""
    return deepcopy(value) if isinstance(value, Table) else value


@contextmanager
def outermost() -> Iterator[list[tuple[Clause[Any, Any], Position, Any, Any, frozenset[str]]]]:
    """Every call of a clause that no other clause makes, as ``Shown`` wants it."""
    found: list[tuple[Clause[Any, Any], Position, Any, Any, frozenset[str]]] = []

    @contextmanager
    def noted(clause: Clause[Any, Any], position: Position, arguments: Any, keywords: Any) -> Iterator[None]:
        kept = deepcopy_tables(arguments, keywords)
        with questions_asked() as asked:
            try:
                yield
            finally:
                found.append((clause, position, *kept, frozenset(asked)))

    def hear(
        clause: Clause[Any, Any], position: Position, arguments: tuple[Any, ...], keywords: dict[str, Any], depth: int
    ) -> AbstractContextManager[None]:
        heard = not depth and can_be_asked_again(arguments, keywords)
        return noted(clause, position, arguments, keywords) if heard else nullcontext()

    with calls_heard(hear):
        yield found


def can_be_asked_again(arguments: tuple[Any, ...], keywords: dict[str, Any]) -> bool:
    """Whether every table among the arguments is a script or has a seed: an exact one cannot be asked again."""
    tables = [one for one in (*arguments, *keywords.values()) if isinstance(one, Table)]
    return all(isinstance(one, (Scripted, Seeded)) for one in tables)


def shown(clause: Clause[Any, Any], tests: Tests = lambda clause: [printed(clause)]) -> list[Shown]:
    """The calls that the examples of a clause make, in their order; by default those of the printed examples."""
    found: list[Shown] = []
    for test in tests(clause):
        names = test.globs
        above: list[str] = []
        for example in test.examples:
            with outermost() as heard:
                quietly(example.source, names)
            found += [Shown(clause.id, tuple(above), example.source, *one) for one in heard]
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
