"""Small changes to a piece of code, each of which an example must notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rules_model.desk.alternatives import alternatives, called
from rules_model.desk.swaps import Swaps


@dataclass(frozen=True, slots=True)
class Change:
    """One node that takes the place of another."""

    line: int  #: in the file
    said: str  #: what changes, in a few words
    parent: ast.AST
    field: str
    index: int | None  #: where in the field, when it is a list
    new: ast.AST

    @contextmanager
    def made(self) -> Iterator[None]:
        """Make the change in the tree, and take it back."""
        if self.index is None:
            before = getattr(self.parent, self.field)
            setattr(self.parent, self.field, self.new)
        else:
            before = getattr(self.parent, self.field)[self.index]
            getattr(self.parent, self.field)[self.index] = self.new
        try:
            yield
        finally:
            if self.index is None:
                setattr(self.parent, self.field, before)
            else:
                getattr(self.parent, self.field)[self.index] = before


def changes(root: ast.AST, names: dict[str, Any], swaps: Swaps) -> Iterator[Change]:
    """Every small change below a node. Docstrings, annotations and decorators stay as they are."""
    aside = left_aside(root)
    for parent, field, index, node in sites(root):
        if node in aside:
            continue
        line = getattr(node, "lineno", getattr(parent, "lineno", 1))
        for said, new in alternatives(node, names, swaps):
            yield Change(line, said, parent, field, index, ast.copy_location(new, node))


def sites(root: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Every node below a node with its place: parent, field, index."""
    for field, value in ast.iter_fields(root):
        if field in ("decorator_list", "returns", "annotation", "type_comment"):
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert | ast.expr_context):
                continue
            if field == "body" and index == 0 and is_text(child):
                continue
            yield root, field, index, child
            yield from sites(child)


def is_text(node: ast.AST) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def left_aside(root: ast.AST) -> set[ast.AST]:
    """Words that decide nothing: what a question to the players is called, which kind of event is noted, what is
    missing in a gap; and the pieces of a text, which is changed as a whole."""
    found: set[ast.AST] = set()
    for node in ast.walk(root):
        if isinstance(node, ast.JoinedStr):
            found.update(part for part in node.values if isinstance(part, ast.Constant))
        word = {"ask": 1, "choose": 1, "noting": 0, "gap": 0, "cast": 0}.get(called(node))
        if word is not None and isinstance(node, ast.Call) and len(node.args) > word:
            found.update(ast.walk(node.args[word]))
    return found
