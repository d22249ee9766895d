"""The tree in the sidebar, resolved once for the whole book: Furo would resolve and parse it again for every page."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from furo.navigation import get_navigation_tree  # type: ignore[import-untyped]
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder

#: A page at the root that is not in the tree, so that every link starts at the root and no entry is current.
NOWHERE = "search"
MARK = re.compile(r' checked="@(\d+)@"| @(\d+)@')


@cache
def outline(builder: StandaloneHTMLBuilder) -> tuple[str, dict[str, tuple[int, ...]]]:
    """The tree with a numbered mark in each entry; and for each address its entry and those around it."""
    drawn = builder._get_local_toctree(NOWHERE, collapse=False, titles_only=True, maxdepth=-1, includehidden=True)
    soup = BeautifulSoup(get_navigation_tree(drawn), "html.parser")
    entries = soup.find_all("li")
    numbers = {id(entry): number for number, entry in enumerate(entries)}
    around: dict[str, tuple[int, ...]] = {}
    for entry in entries:
        number = numbers[id(entry)]
        entry["class"] = " ".join([*entry.get_attribute_list("class"), f"@{number}@"])
        box = entry.find("input", recursive=False)
        if box is not None:
            box["checked"] = f"@{number}@"
        for link in entry.find_all("a", recursive=False):
            around[str(link["href"])] = (number, *(numbers[id(parent)] for parent in entry.find_parents("li")))
    return str(soup), around


def tree(builder: StandaloneHTMLBuilder, pagename: str) -> str:
    """The tree as one page shows it: its own entry marked, the entries around it unfolded."""
    drawn, around = outline(builder)
    current = around.get(builder.get_target_uri(pagename), ())

    def mark(found: re.Match[str]) -> str:
        box, entry = found.groups()
        if box is not None:
            return ' checked=""' if int(box) in current else ""
        if int(entry) not in current:
            return ""
        return " current current-page" if int(entry) == current[0] else " current"

    root = "../" * pagename.count("/")
    return MARK.sub(mark, drawn).replace('href="', f'href="{root}').replace(f'href="{root}#svg', 'href="#svg')


def before(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Spare Furo the work."""
    context["toctree"] = lambda **options: ""


def after(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Put the tree where Furo would have put it."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        context["furo_navigation_tree"] = tree(app.builder, page)


def setup(app: Sphinx) -> None:
    """Before and after Furo, whose priority is 500."""
    app.connect("html-page-context", before, priority=400)
    app.connect("html-page-context", after, priority=600)
