"""No loop around dice that exact odds could not follow."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import Function, clauses_in, file_of, functions, modules

ENDLESS = ("count", "cycle", "repeat")  # iterators of itertools that never end by themselves
REMEDY = "use table.settle(step, state, done), which exact odds can solve"


def loops() -> Iterator[Finding]:
    """No function with a table has a while loop or a loop over an endless iterator."""
    for module in modules():
        file = file_of(module)
        owners = {clause.__name__: clause.id for clause in clauses_in(file)}  # type: ignore[attr-defined]
        for function in functions(file):
            if takes_a_table(function):
                about = owners.get(function.name, function.name)
                for line, message in endless_loops(function):
                    yield Finding(relative(file), line, "loops", about, message, REMEDY)


def takes_a_table(function: Function) -> bool:
    """Whether dice and decisions reach a function."""
    every = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
    return any(one.arg == "table" for one in every)


def endless_loops(function: Function) -> Iterator[tuple[int, str]]:
    """Line and kind of each loop that may go on for ever."""
    for node in ast.walk(function):
        if isinstance(node, ast.While):
            yield node.lineno, "a while loop around the table"
        elif isinstance(node, ast.For | ast.comprehension) and (name := endless(node.iter)):
            yield node.iter.lineno, f"a loop over {name} around the table, which never ends"


def endless(iterated: ast.expr) -> str:
    """The name of an iterator that never ends; empty for any other."""
    if not isinstance(iterated, ast.Call):
        return ""
    name = iterated.func.attr if isinstance(iterated.func, ast.Attribute) else getattr(iterated.func, "id", "")
    if name in ENDLESS and not (name == "repeat" and len(iterated.args) > 1):
        return f"{name}()"
    return "iter(function, last)" if name == "iter" and len(iterated.args) == 2 else ""
