"""The source text of the chapters: where a function, a citation or a question stands."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from rules_model.book import BOOK
from rules_model.citation import Citation, Document
from rules_model.clause import Clause
from rules_model.desk.finding import relative
from rules_model.desk.opening import chapter_file, chapters, clauses, module_of, package_folder
from rules_model.library import PACKAGES
from rules_model.question import Question

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def text(file: str) -> str:
    """The text of a file."""
    return Path(file).read_text(encoding="utf-8")


@cache
def tree(file: str) -> ast.Module:
    """A file as Python parses it."""
    return ast.parse(text(file))


def line_of(file: str, number: int) -> str:
    """One line of a file, without the blanks around it."""
    lines = text(file).splitlines()
    return lines[number - 1].strip() if 1 <= number <= len(lines) else ""


@cache
def modules() -> tuple[ModuleType, ...]:
    """Every chapter that loads, start modules included, in the order of the book."""
    return tuple(sys.modules[name] for name in chapters() if name in sys.modules)


def homes(words: tuple[str, ...]) -> tuple[ModuleType, ...]:
    """The chapters in which a clause has one of the words in its id; every chapter without words."""
    if not words:
        return modules()
    near = {module_of(clause) for clause in clauses(words)}
    return tuple(module for module in modules() if module.__name__ in near)


def file_of(module: ModuleType) -> str:
    """The file of a module."""
    return str(module.__file__)


def unlisted() -> Iterator[Path]:
    """Chapters that no rule set lists, so that nobody would ever meet their clauses."""
    listed = {chapter_file(*name.rsplit(".", 1)) for name in chapters()}
    for package in PACKAGES.values():
        for file in sorted(package_folder(package).glob("*.py")):
            if file not in listed and file.name != "__init__.py":
                yield file


def functions(file: str) -> Iterator[Function]:
    """Every function of a file, methods and inner ones included."""
    for node in ast.walk(tree(file)):
        if isinstance(node, Function):
            yield node


@cache
def _by_first_line(file: str) -> dict[int, Function]:
    return {min([one.lineno, *(mark.lineno for mark in one.decorator_list)]): one for one in functions(file)}


def function_of(clause: Clause[Any, Any]) -> Function | None:
    """The function of a clause as it is written."""
    return _by_first_line(clause.code.co_filename).get(clause.code.co_firstlineno)


def place_of(clause: Clause[Any, Any]) -> tuple[str, int]:
    """File, from the repository root, and line of a clause's function."""
    function = function_of(clause)
    return relative(clause.code.co_filename), function.lineno if function else clause.code.co_firstlineno


def _constant_citation(call: ast.Call, names: dict[str, Any]) -> Citation | None:
    if not isinstance(call.func, ast.Name) or not isinstance(names.get(call.func.id), Document):
        return None
    try:
        values = [ast.literal_eval(one) for one in call.args]
        keywords = {one.arg: ast.literal_eval(one.value) for one in call.keywords if one.arg}
        return names[call.func.id](*values, **keywords)  # type: ignore[no-any-return]
    except (ValueError, TypeError):
        return None


def citation_lines(node: ast.AST, names: dict[str, Any]) -> dict[Citation, int]:
    """On which line each citation stands below a node."""
    found: dict[Citation, int] = {}
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and (citation := _constant_citation(call, names)):
            found.setdefault(citation, call.lineno)
    return found


@cache
def question_calls() -> dict[str, tuple[str, ast.Call]]:
    """File and call that registers each question, by id."""
    found: dict[str, tuple[str, ast.Call]] = {}
    for module in modules():
        for node in ast.walk(tree(file_of(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "question":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    found.setdefault(str(first.value), (file_of(module), node))
    return found


def question_place(question: Question) -> tuple[str, int]:
    """File, from the repository root, and line of a question."""
    if question.id in question_calls():
        file, call = question_calls()[question.id]
        return relative(file), call.lineno
    return relative(chapter_file(PACKAGES.get(question.ruleset, "rules_model"), "start")), 1


def questions() -> list[Question]:
    """Every question of the book, by rule set and place."""
    order = {name: place for place, name in enumerate(PACKAGES)}
    files = {relative(file_of(module)): place for place, module in enumerate(modules())}

    def key(question: Question) -> tuple[int, int, int]:
        file, line = question_place(question)
        return order.get(question.ruleset, len(order)), files.get(file, len(files)), line

    return sorted(BOOK.questions.values(), key=key)


@cache
def clauses_in(file: str) -> tuple[Clause[Any, Any], ...]:
    """The clauses that stand in a file, in order."""
    return tuple(one for one in clauses() if one.code.co_filename == file)
