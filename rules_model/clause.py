"""Clauses: one rule, its examples, its model and its source lines in one object that is called like a function."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import update_wrapper
from types import CodeType, FunctionType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.question import Question
from rules_model.table import Table
from rules_model.world.position import Position

P = ParamSpec("P")
R = TypeVar("R")
Body = Callable[Concatenate[Position, P], R]

_traces: list[list[str]] = []  # the traces being kept; empty almost always


class Clause(Generic[P, R]):
    """A rule of the book. Calling it runs the version in force in the position that it is given."""

    def __init__(
        self,
        id: str,
        body: Callable[..., R],
        sources: Sequence[Citation],
        *,
        modifies: Sequence[Clause[P, R]] = (),
        replaces: Sequence[Clause[P, R]] = (),
        title: str = "",
        aliases: Sequence[str] = (),
        option: str = "",
        details: Any = None,
    ) -> None:
        self.id = id  #: dotted and lower case; never reused
        self.body = body  #: the plain function; the mutator swaps it
        self.sources = tuple(sources)  #: the lines it restates
        self.modifies = tuple(modifies)  #: clauses that it wraps
        self.replaces = tuple(replaces)  #: clauses that it puts out of force
        self.aliases = tuple(aliases)  #: ids it had before
        self.option = option  #: optional rule it belongs to; empty: always in force
        self.details = details  #: amount and nation of an objective, record of an advantage card
        update_wrapper(self, body)
        self.title = title or body.__name__.replace("_", " ").capitalize()  #: heading on its page
        self.takes_table = "table" in inspect.signature(body).parameters
        BOOK.add_clause(self)

    def __call__(self, position: Position, *args: P.args, **kwargs: P.kwargs) -> R:
        """Run the version in force. ``NotInForce`` when the position's rules do not have the clause."""
        run = cast("Callable[..., R]", position.rules.version(self))
        if _traces:
            heard(self.id)
        if not self.takes_table:
            return run(position, *args, **kwargs)
        table = next((one for one in (*args, *kwargs.values()) if isinstance(one, Table)), None)
        if table is None:
            return run(position, *args, **kwargs)
        with table.during(self.id, position.rules.die):
            return run(position, *args, **kwargs)

    def __repr__(self) -> str:
        return f"clause {self.id}"

    @property
    def amends(self) -> tuple[Clause[P, R], ...]:
        """The clauses it replaces or modifies."""
        return (*self.replaces, *self.modifies)

    @property
    def ruleset(self) -> str:
        """Prefix of the rule set it belongs to."""
        return self.id.partition(".")[0]

    @property
    def function(self) -> str:
        """Qualified name of its function."""
        return f"{self.body.__module__}.{self.body.__qualname__}"

    @property
    def chapter(self) -> str:
        """Name of the module it stands in, below its package."""
        return str(self.__wrapped__.__module__).rpartition(".")[2]  # type: ignore[attr-defined]

    @property
    def where(self) -> str:
        """File and line of its function."""
        code = self.code
        return f"{code.co_filename}:{code.co_firstlineno}"

    @property
    def code(self) -> CodeType:
        """The compiled function as it was written, whatever the mutator has put in its place."""
        return cast(FunctionType, self.__wrapped__).__code__  # type: ignore[attr-defined]

    @property
    def text(self) -> str:
        """The rule: the docstring without its examples."""
        kept = []
        for paragraph in inspect.cleandoc(self.__doc__ or "").split("\n\n"):
            if not paragraph.lstrip().startswith(">>>"):
                kept.append(paragraph)
        return "\n\n".join(kept)

    @property
    def summary(self) -> str:
        """The first paragraph on one line: the rule as a command."""
        return " ".join(self.text.partition("\n\n")[0].split())

    @property
    def kind(self) -> str:
        """What it returns, in the words of the book: permission, effect, objective, profile or rule."""
        returned = str(inspect.signature(self.__wrapped__).return_annotation)  # type: ignore[attr-defined]
        kinds = {"Verdict": "permission", "Position": "effect", "Profile": "profile", "Condition": "objective"}
        return kinds.get(returned, "objective" if returned == "Tally" else "rule")

    def mentions(self) -> Iterator[Any]:
        """Every module-level object that its code names: clauses it calls, questions it asks, lists it reads.

        What a plain function of its own module names counts as well when the clause calls that function.
        """
        own = cast(FunctionType, self.__wrapped__)  # type: ignore[attr-defined]
        waiting, seen = [own], {own}
        for function in waiting:
            for name in _names(function.__code__):
                if name in own.__globals__:
                    found = own.__globals__[name]
                    yield found
                    if isinstance(found, FunctionType) and found.__module__ == own.__module__ and found not in seen:
                        seen.add(found)
                        waiting.append(found)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions that its code asks."""
        return tuple(dict.fromkeys(one for one in self.mentions() if isinstance(one, Question)))

    @property
    def calls(self) -> tuple[Clause[Any, Any], ...]:
        """The other clauses that its code calls."""
        found = dict.fromkeys(one for one in self.mentions() if isinstance(one, Clause))
        return tuple(one for one in found if one is not self)

    @contextmanager
    def rebound(self, body: Callable[..., R]) -> Iterator[None]:
        """Put another body in its place for a while: every caller meets it."""
        before, self.body = self.body, body
        BOOK.generation += 1
        try:
            yield
        finally:
            self.body = before
            BOOK.generation += 1


def heard(id: str) -> None:
    """Note in every trace that a clause ran."""
    for trace in _traces:
        trace.append(id)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


@contextmanager
def tracing() -> Iterator[list[str]]:
    """Keep the ids of the clauses that are called, in order, repeats included."""
    trace: list[str] = []
    _traces.append(trace)
    try:
        yield trace
    finally:
        _traces[:] = [one for one in _traces if one is not trace]  # by identity: nested traces may be equal


def clause(
    id: str,
    *sources: Citation,
    title: str = "",
    aliases: Sequence[str] = (),
    option: str = "",
    details: Any = None,
) -> Callable[[Body[P, R]], Clause[P, R]]:
    """Enter a function into the book as a clause.

    Args:
        id: dotted, lower case, never reused.
        sources: the lines it restates, ``DELUXE(752)``; at least one.
        title: its heading; by default the function's name in words.
        aliases: ids it had before, so that old links live.
        option: the optional rule it belongs to, if any.
        details: data that tools read, such as an objective's amount.
    """

    def enter(body: Body[P, R]) -> Clause[P, R]:
        return Clause(id, body, sources, title=title, aliases=aliases, option=option, details=details)

    return enter


Amended = Clause[P, R] | tuple[Clause[P, R], ...]


def _targets(target: Amended[P, R]) -> tuple[Clause[P, R], ...]:
    return target if isinstance(target, tuple) else (target,)


def replaces(
    id: str, target: Amended[P, R], *sources: Citation, title: str = "", option: str = ""
) -> Callable[[Body[P, R]], Clause[P, R]]:
    """Enter a clause that stands in the place of one clause, or of each of a tuple of clauses."""

    def enter(body: Body[P, R]) -> Clause[P, R]:
        return Clause(id, body, sources, replaces=_targets(target), title=title, option=option)

    return enter


Wrapping = Callable[Concatenate[Callable[Concatenate[Position, P], R], Position, P], R]


def modifies(
    id: str, target: Amended[P, R], *sources: Citation, title: str = "", option: str = ""
) -> Callable[[Wrapping[P, R]], Clause[P, R]]:
    """Enter a clause that wraps one clause, or each of a tuple; its function gets ``before`` first and may ask it."""

    def enter(body: Wrapping[P, R]) -> Clause[P, R]:
        return Clause(id, body, sources, modifies=_targets(target), title=title, option=option)

    return enter
