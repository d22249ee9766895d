"""Markdown of a docstring, parsed where a directive stands; a warning names the file and line of the docstring."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from docutils import nodes
from docutils.nodes import Node
from docutils.statemachine import StringList
from sphinx.util.docutils import SphinxDirective

from codex.prose import Block
from codex.shelf import ROOT


@contextmanager
def reported_from(document: nodes.document, path: str) -> Iterator[None]:
    """While it lasts, nodes and warnings are said to come from another file."""

    def relocate(record: logging.LogRecord) -> bool:
        location = getattr(record, "location", None)
        if isinstance(location, tuple):
            record.location = f"{path}:{location[1] or ''}"
        return True

    handlers = logging.getLogger("sphinx").handlers
    before = document["source"]
    document["source"] = path
    for handler in handlers:
        handler.filters.insert(0, relocate)
    try:
        yield
    finally:
        document["source"] = before
        for handler in handlers:
            handler.filters.remove(relocate)


def markdown(directive: SphinxDirective, block: Block, file: str) -> list[Node]:
    """The nodes of a block of prose that stands in ``file``, a path below the root of the repository."""
    base = nodes.Element()
    lines = StringList(block.text.split("\n"), source=file)
    with reported_from(directive.state.document, str(Path(ROOT, file))):
        directive.state.nested_parse(lines, block.line - 1 - directive.lineno, base)
    return base.children
