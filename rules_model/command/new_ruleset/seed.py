"""The first clause of a new rule set: one figure of the amended rules, changed by one."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import chain
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.opening import clauses
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.names import Gap, UnknownName
from rules_model.world.nation import GERMANY
from rules_model.world.position import Position
from rules_model.world.profile import Profile


class NoSeed(Exception):
    """The amended rules have no figure that a first clause could change."""


@dataclass(frozen=True, slots=True)
class Seed:
    """What the first clause amends, and what its example prints."""

    target: Clause[Any, Any]  #: the clause that it amends
    module: str  #: where that stands
    name: str  #: the function to import
    before: int  #: its figure under the amended rules
    template: str  #: the text that becomes the chapter: "price" or "quantity"


def seed(amended: RuleSet) -> Seed:
    """The price of a piece where one is published, else the first quantity that asks for the position alone."""
    start = import_module(f"{amended.package}.start")
    position: Position = start.EMPTY
    found = next(chain(prices(position), quantities(position, amended)), None)
    if found is None:
        raise NoSeed(f"{amended.title} has no figure yet that a first clause could change; amend another rule set")
    return found


def in_force(position: Position) -> Iterator[Clause[Any, Any]]:
    """The clauses of these rules that could be imported by name, in the order of the book."""
    rules = position.rules
    assert isinstance(rules, Rules)
    for clause in clauses():
        module, _, name = clause.function.rpartition(".")
        if rules.in_force(clause) and not clause.option and vars(import_module(module)).get(name) is clause:
            yield clause


def prices(position: Position) -> Iterator[Seed]:
    """Rows of pieces whose price is known; the tank's first, for it is bought everywhere."""
    rows = [clause for clause in in_force(position) if ".units." in clause.id and not clause.amends]
    for clause in sorted(rows, key=lambda one: not one.id.endswith(".tank")):
        try:
            row = clause(position, GERMANY)
        except (Gap, UnknownName, TypeError):
            continue
        if isinstance(row, Profile) and row.cost is not None and row.cost > 1:
            module, _, name = clause.function.rpartition(".")
            yield Seed(clause, module, name, row.cost, "price")


def quantities(position: Position, amended: RuleSet) -> Iterator[Seed]:
    """Clauses of the amended rule set that answer with a number and ask for nothing but the position."""
    for clause in in_force(position):
        step = ".turn." in clause.id  # the number of a step is no figure to play with
        if step or clause.ruleset != amended.id or clause.amends or len(inspect.signature(clause.body).parameters) != 1:
            continue
        try:
            answer = clause(position)
        except (Gap, UnknownName, ValueError):
            continue
        if type(answer) is int:
            module, _, name = clause.function.rpartition(".")
            yield Seed(clause, module, name, answer, "quantity")
