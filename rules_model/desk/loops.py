"""No loop around dice that exact odds could not follow, and no dice but the table's."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import Function, clauses_in, file_of, functions, homes, tree

ENDLESS = ("count", "cycle", "repeat")  # iterators of itertools that never end by themselves
CHANCE = ("random", "secrets")  # modules whose throws exact odds cannot see
REMEDY = "use table.settle(step, state, done), which exact odds can solve"
THROW = "roll with the table, which exact odds can follow"


def loops(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """No function with a table has a while loop, a loop over an endless iterator, or a call of itself."""
    for module in homes(words):
        file = file_of(module)
        for line, name in other_dice(tree(file)):
            yield Finding(relative(file), line, "loops", name, f"chance from {name}", THROW)
        owners = {clause.__name__: clause.id for clause in clauses_in(file)}  # type: ignore[attr-defined]
        rolling = {one.name: one for one in functions(file) if takes_a_table(one)}
        for function in functions(file):
            if takes_a_table(function):
                about = owners.get(function.name, function.name)
                for line, message in (*endless_loops(function), *circles(function, rolling)):
                    yield Finding(relative(file), line, "loops", about, message, REMEDY)


def takes_a_table(function: Function) -> bool:
    """Whether dice and decisions reach a function: by a parameter that is called table or is one."""
    every = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return any(one.arg == "table" or "Table" in names_in(one.annotation) for one in every)


def names_in(annotation: ast.expr | None) -> set[str]:
    """The names of an annotation, whether it is written as code or in quotation marks."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    every = list(ast.walk(annotation)) if annotation else []
    return {
        one.id if isinstance(one, ast.Name) else one.attr for one in every if isinstance(one, ast.Name | ast.Attribute)
    }


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


def circles(function: Function, rolling: dict[str, Function]) -> Iterator[tuple[int, str]]:
    """Line and kind of each call by which a function with a table comes back to itself, by way of others or not."""
    for call in calls(function, rolling):
        if function.name in led_to(call.func.id, rolling):  # type: ignore[attr-defined]
            yield call.lineno, "a function that calls itself around the table"


def calls(function: Function, rolling: dict[str, Function]) -> Iterator[ast.Call]:
    """The calls of functions of the same chapter that have a table."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in rolling:
            yield node


def led_to(name: str, rolling: dict[str, Function]) -> set[str]:
    """A function with all that it leads to."""
    found, waiting = {name}, [name]
    for one in waiting:
        for call in calls(rolling[one], rolling):
            called = call.func.id  # type: ignore[attr-defined]
            if called not in found:
                found.add(called)
                waiting.append(called)
    return found


def other_dice(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and name of each import of a module that throws dice of its own."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, one.name) for one in node.names if one.name in CHANCE)
        elif isinstance(node, ast.ImportFrom) and node.module in CHANCE:
            yield node.lineno, node.module
