"""The parser that autodoc2 is given for docstrings: Markdown, with bare examples fenced and ``Args:`` as fields."""

from __future__ import annotations

from docutils import nodes
from myst_parser.parsers.sphinx_ import MystParser

from codex.prose import fenced, fields


class Parser(MystParser):
    """Reads a docstring of the vocabulary."""

    def parse(self, inputstring: str, document: nodes.document) -> None:
        """Parse a docstring into the document."""
        super().parse(fenced(fields(inputstring)), document)
