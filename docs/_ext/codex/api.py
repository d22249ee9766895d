"""How autodoc2 writes the pages of the vocabulary: no table of contents above the entries, and no private names."""

from __future__ import annotations

from collections.abc import Iterable
from pkgutil import resolve_name
from typing import Any

from autodoc2.render.myst_ import MystRenderer
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment


class Renderer(MystRenderer):
    """Leaves out the summary tables, which would say everything twice.

    The option for that leaves out the entries too, so the tables are emptied here.
    """

    def generate_summary(self, objects: list[Any], alias: dict[str, str] | None = None) -> Iterable[str]:
        """No lines at all."""
        return ()

    def render_package(self, item: Any) -> Iterable[str]:
        """The page of a module, without the headings of the emptied tables."""
        emptied = {"### Classes", "### Functions", "### Data", "### External", "### API"}
        for line in super().render_package(item):
            if line not in emptied:
                yield "## Contents" if line in ("## Module Contents", "## Package Contents") else line


def unlinked(app: Sphinx, env: BuildEnvironment, node: pending_xref, contnode: Element) -> Element | None:
    """A type variable or an alias has no entry of its own; its name stays plain text. A name that is wrong warns."""
    target = node.get("reftarget", "")
    if node.get("refdomain") != "py" or not target.startswith("rules_model."):
        return None
    try:
        named = resolve_name(target)
    except (ImportError, AttributeError, ValueError):
        return None
    return None if isinstance(named, type) else contnode


def setup(app: Sphinx) -> None:
    """Leave such names alone."""
    app.connect("missing-reference", unlinked)
