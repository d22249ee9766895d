"""A card: everything that the page of a clause shows, as plain data. Two equal cards make equal pages."""

from __future__ import annotations

import ast
import hashlib
import inspect
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from codex.prose import Block, blocks
from codex.shelf import callers, citers, clauses_of, constants, examples_held, functions, relative, source
from rules_model.advantage import Advantage
from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.clause import Clause
from rules_model.examples import first_line
from rules_model.objective import Reward
from rules_model.question import Question

LONGEST_CONSTANT = 8  #: lines; a longer table belongs to a page of its own


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a clause's page shows it."""

    id: str
    kind: str
    readings: tuple[tuple[str, str], ...]
    chosen: str
    because: str


@dataclass(frozen=True, slots=True)
class Card:
    """What is shown of a clause."""

    id: str
    title: str
    kind: str
    summary: str
    blocks: tuple[Block, ...]  #: the rule first
    details: tuple[tuple[str, str], ...]  #: heading and words: what an objective pays, which card, which option
    replaces: tuple[str, ...]
    modifies: tuple[str, ...]
    replaced_by: tuple[str, ...]
    modified_by: tuple[str, ...]
    sources: tuple[Citation, ...]
    questions: tuple[Asked, ...]
    code: str
    calls: tuple[str, ...]
    called_by: tuple[str, ...]
    cited_by: tuple[str, ...]
    held: int  #: examples that were run and held; 0 when it is not verified
    file: str
    line: int


@cache
def card(clause: Clause[Any, Any]) -> Card:
    """The card of a clause."""
    amending = BOOK.amendments.get(clause.id, [])
    return Card(
        id=clause.id,
        title=clause.title,
        kind=clause.kind,
        summary=clause.summary,
        blocks=blocks(clause.__doc__ or "", first_line(clause) + 1),
        details=tuple(details(clause)),
        replaces=tuple(one.id for one in clause.replaces),
        modifies=tuple(one.id for one in clause.modifies),
        replaced_by=tuple(one.id for one in amending if clause in one.replaces),
        modified_by=tuple(one.id for one in amending if clause in one.modifies),
        sources=clause.sources,
        questions=tuple(asked(one) for one in clause.questions),
        code=code(clause),
        calls=tuple(one.id for one in clause.calls if one not in clause.amends),
        called_by=callers().get(clause.id, ()),
        cited_by=citers().get(clause.id, ()),
        held=examples_held(clause),
        file=relative(clause.code.co_filename),
        line=clause.code.co_firstlineno,
    )


def cards(module: ModuleType) -> tuple[Card, ...]:
    """The cards of a chapter in the order of its source."""
    return tuple(card(clause) for clause in clauses_of(module))


def asked(question: Question) -> Asked:
    """A question as data."""
    readings = tuple(question.readings.items())
    return Asked(question.id, question.kind.value, readings, question.chosen, question.because)


def details(clause: Clause[Any, Any]) -> list[tuple[str, str]]:
    """What the decorator of a clause says besides its id and sources."""
    found: list[tuple[str, str]] = []
    kept = clause.details
    if isinstance(kept, Reward):
        found.append(("Pays", pays(kept, counted=returns(clause) == "Tally")))
    if isinstance(kept, Advantage):
        found.append(("Advantage", f"{kept.title} ({', '.join(str(nation) for nation in kept.nations)})"))
    if clause.option:
        found.append(("Optional", f"in force only when the group plays with the option “{clause.option}”"))
    return found


def returns(clause: Clause[Any, Any]) -> str:
    """The type of a clause's result, as its function writes it."""
    return str(inspect.signature(clause.__wrapped__).return_annotation)  # type: ignore[attr-defined]


def pays(reward: Reward, counted: bool) -> str:
    """What an objective pays, to whom and when.

    >>> from rules_model.world.nation import JAPAN
    >>> pays(Reward(JAPAN, 1), counted=True)
    '1 IPC for each, to Japan, at the step “collect income”'
    """
    ipcs = f"{reward.ipcs} IPC" + ("" if reward.ipcs == 1 else "s")
    often = " for each" if counted else ""
    once = ", once in the game" if reward.once else ""
    return f"{ipcs}{often}, to {reward.nation}, at the step “{reward.when}”{once}"


def code(clause: Clause[Any, Any]) -> str:
    """The function as it was written, without its docstring, below the constants that it reads."""
    module = str(clause.body.__module__)
    function = functions(module).get(clause.code.co_firstlineno)
    if function is None:
        raise LookupError(f"{clause.where}: the file has changed since the book was opened; build again")
    first = function.body[0]
    skipped = range(0)
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        skipped = range(first.lineno, (first.end_lineno or first.lineno) + 1)
    last = function.end_lineno or function.lineno
    kept = [number for number in range(clause.code.co_firstlineno, last + 1) if number not in skipped]
    lines = source(module).split("\n")
    names = dict.fromkeys(node.id for node in ast.walk(function) if isinstance(node, ast.Name))
    read = dict.fromkeys(filter(None, (constant(module, name) for name in names)))
    return "\n\n\n".join(filter(None, ["\n".join(read), "\n".join(lines[number - 1] for number in kept)]))


def constant(module: str, name: str) -> str:
    """The assignment of a module constant; empty for what has its own place on the page."""
    found = constants(module).get(name, "")
    value = getattr(import_module(module), name, None)
    shown = found and not isinstance(value, (Question, Clause)) and found.count("\n") < LONGEST_CONSTANT
    return found if shown else ""


def fingerprint(*values: object) -> str:
    """A digest that changes when what is shown does."""
    return hashlib.sha256(repr(values).encode()).hexdigest()[:16]
