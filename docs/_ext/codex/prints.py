"""What a page was made from. A page is read again when the book gives it something else to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.collectors import EnvironmentCollector
from sphinx.util.docutils import SphinxDirective

from codex.card import fingerprint

#: What each kind of directive shows of its argument, as plain data.
SHOWN: dict[str, Callable[[str], object]] = {}


class Shows(SphinxDirective):
    """A directive that lays out a part of the book."""

    kind: ClassVar[str]  #: its entry in ``SHOWN``
    optional_arguments = 1
    final_argument_whitespace = True

    def note_print(self) -> None:
        """Remember what the page is made from."""
        argument = self.arguments[0].strip() if self.arguments else ""
        page = prints(self.env).setdefault(self.env.current_document.docname, {})
        page[self.kind, argument] = fingerprint(SHOWN[self.kind](argument))

    def run(self) -> list[Node]:
        """Lay it out; what the book does not have is an error at the directive."""
        try:
            self.note_print()
            return self.lay_out(self.arguments[0].strip() if self.arguments else "")
        except (LookupError, ImportError, OSError) as error:
            raise self.error(f"{self.name}: {error}") from error

    def lay_out(self, argument: str) -> list[Node]:
        """The nodes of the page."""
        raise NotImplementedError


def prints(env: BuildEnvironment) -> dict[str, dict[tuple[str, str], str]]:
    """The fingerprints by page."""
    if not hasattr(env, "codex_prints"):
        env.codex_prints = {}  # type: ignore[attr-defined]
    kept: dict[str, dict[tuple[str, str], str]] = env.codex_prints  # type: ignore[attr-defined]
    return kept


def now(kind: str, argument: str) -> str:
    """The fingerprint of what a directive would show now; none when it can no longer be shown."""
    try:
        return fingerprint(SHOWN[kind](argument))
    except (LookupError, ImportError, OSError):
        return ""


class Prints(EnvironmentCollector):
    """Keeps the fingerprints, page by page."""

    def clear_doc(self, app: Sphinx, env: BuildEnvironment, docname: str) -> None:
        """Forget a page."""
        prints(env).pop(docname, None)

    def merge_other(self, app: Sphinx, env: BuildEnvironment, docnames: Iterable[str], other: Any) -> None:
        """Take over the pages that another process has read."""
        read = set(docnames)
        prints(env).update({page: made for page, made in prints(other).items() if page in read})

    def process_doc(self, app: Sphinx, doctree: nodes.document) -> None:
        """The directives have noted everything."""

    def get_outdated_docs(
        self, app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
    ) -> list[str]:
        """Pages whose part of the book has changed."""
        known: dict[tuple[str, str], str] = {}
        outdated = []
        for docname, made in prints(env).items():
            for key in made:
                if key not in known:
                    known[key] = now(*key)
            if any(known[key] != print for key, print in made.items()):
                outdated.append(docname)
        return [docname for docname in outdated if docname not in removed]


def setup(app: Sphinx) -> None:
    """Compare before every build."""
    app.add_env_collector(Prints)
