"""Every clause has examples and source lines, and every pin has a clause."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import place_of
from rules_model.desk.opening import broken, clauses, module_of
from rules_model.desk.pins import BrokenPins, pin_files, pins_in
from rules_model.library import PACKAGES
from rules_model.world.names import closest


def entries(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Every chapter loads, every clause has what a clause must have, every pin has a clause."""
    for fault in broken():
        yield Finding(
            fault.file, fault.line, "entries", fault.module, fault.message, "mend the chapter so that it loads"
        )
    for clause in clauses(words):
        yield from faults_of(clause)
    for file in pin_files():
        yield from faults_of_pins(file)


def faults_of(clause: Clause[Any, Any]) -> Iterator[Finding]:
    """What a clause lacks."""
    file, line = place_of(clause)
    if ">>>" not in (clause.__doc__ or ""):
        message, remedy = "no example", "print two to four, at least one of them the edge"
        yield Finding(file, line, "entries", clause.id, message, remedy)
    if not clause.sources:
        yield Finding(file, line, "entries", clause.id, "no source lines", "cite the lines that it restates")
    if not clause.summary or not inspect.cleandoc(clause.__doc__ or ""):
        yield Finding(file, line, "entries", clause.id, "no rule", "begin the docstring with one sentence, the rule")
    name = clause.__name__  # type: ignore[attr-defined]
    module = sys.modules[module_of(clause)]
    if clause.function == f"{module.__name__}.{name}" and vars(module).get(name) is not clause:
        message = f"{name} is defined again in this chapter, which hides the clause"
        yield Finding(file, line, "entries", clause.id, message, "give each function a name of its own")
    package = PACKAGES.get(clause.ruleset, "")
    if clause.function.rpartition(".")[0].rpartition(".")[0] != package:
        message = f"the prefix {clause.ruleset} is not that of the package it stands in"
        yield Finding(file, line, "entries", clause.id, message, f"prefixes are {', '.join(PACKAGES)}")


def faults_of_pins(file: Path) -> Iterator[Finding]:
    """What is wrong with a file of pins."""
    name = relative(file)
    try:
        found = pins_in(file)
    except BrokenPins as error:
        place, line, message = str(error).split(":", 2)
        yield Finding(place, int(line), "entries", file.name, message.strip(), "mend the file of pins")
        return
    for pin in found:
        known = BOOK.clauses.get(pin.clause)
        if known is None:
            near = closest(pin.clause, BOOK.clauses)
            remedy = f"the closest ids are {', '.join(near)}" if near else "no clause has an id like it"
            yield Finding(name, pin.line + 1, "entries", pin.clause, "pins for a clause that does not exist", remedy)
        elif ">>>" not in pin.examples:
            yield Finding(name, pin.line + 1, "entries", pin.clause, "pins without an example", "write one or drop it")
        elif (home := home_of(known)) != file.stem:
            yield Finding(
                name, pin.line + 1, "entries", pin.clause, "pins in the wrong file", f"move them to {home}.py"
            )


def home_of(clause: Clause[Any, Any]) -> str:
    """Name of the file that holds the pins of a clause: its package and chapter."""
    _, package, chapter = clause.function.split(".")[:3]
    return f"{package}_{chapter}"
