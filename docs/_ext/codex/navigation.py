"""The tree in the sidebar, resolved once for the whole book: Furo would resolve and parse it again for every page."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from furo.navigation import get_navigation_tree  # type: ignore[import-untyped]
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment import BuildEnvironment

from codex.card import fingerprint

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


def frame(env: BuildEnvironment) -> str:
    """A digest of what stands around the text of every page: the tree, its titles, styles, scripts and templates."""
    captions = [
        str(tree.get("caption")) for _, toc in sorted(env.tocs.items()) for tree in toc.findall(addnodes.toctree)
    ]
    titles = [(page, title.astext()) for page, title in sorted(env.titles.items())]
    folders = [Path(env.srcdir) / folder for folder in ("_static", "_templates")]
    files = [file.read_bytes() for folder in folders for file in sorted(folder.rglob("*")) if file.is_file()]
    return fingerprint(captions, titles, sorted(env.toctree_includes.items()), sha256(b"".join(files)).hexdigest())


def reframed(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Every page is written again when its frame has changed: a new chapter stands in all sidebars."""
    before, now = getattr(env, "codex_frame", ""), frame(env)
    env.codex_frame = now  # type: ignore[attr-defined]
    return [] if before == now else sorted(env.found_docs)


def setup(app: Sphinx) -> None:
    """Before and after Furo, whose priority is 500."""
    app.connect("env-updated", reframed)
    app.connect("html-page-context", before, priority=400)
    app.connect("html-page-context", after, priority=600)
