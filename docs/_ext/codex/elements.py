"""Two nodes that docutils lacks: any HTML element, and its wrapping in the built page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.writers.html5 import HTML5Translator


class element(nodes.General, nodes.TextElement):
    """An HTML element with children. Other formats show the children alone.

    It counts as text, since Sphinx writes links inside text only.
    """


def html(tag: str, *children: nodes.Node, classes: str = "", ids: Sequence[str] = (), **attributes: str) -> element:
    """An HTML element with children, classes and attributes."""
    made = element("", "", *children, tag=tag, attributes=attributes)
    made["classes"], made["ids"] = classes.split(), list(ids)
    return made


def text(tag: str, said: str, classes: str = "", ids: Sequence[str] = (), **attributes: str) -> element:
    """An HTML element that holds one run of text."""
    return html(tag, nodes.Text(said), classes=classes, ids=ids, **attributes)


BLOCKS = {"details", "summary", "div", "dl", "dt", "dd", "ol", "ul", "li", "p"}


def visit(self: HTML5Translator, node: element) -> None:
    """Open the tag."""
    suffix = "\n" if node["tag"] in BLOCKS else ""
    self.body.append(self.starttag(node, node["tag"], suffix, **node["attributes"]))


def depart(self: HTML5Translator, node: element) -> None:
    """Close the tag."""
    self.body.append(f"</{node['tag']}>" + ("\n" if node["tag"] in BLOCKS else ""))


def nothing(self: Any, node: element) -> None:
    """In other formats the children stand for themselves."""


def setup(app: Sphinx) -> None:
    """Tell Sphinx how each format writes the node."""
    app.add_node(
        element, html=(visit, depart), latex=(nothing, nothing), text=(nothing, nothing), man=(nothing, nothing)
    )
