"""Sphinx's own search index, kept the same whether everything was built or only what changed."""

from __future__ import annotations

from pathlib import Path

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.search import js_index
from sphinx.util.index_entries import split_index_msg


def remember(app: Sphinx, env: BuildEnvironment) -> None:
    """Tell the index the entries of every page: it would keep those of the pages that are written again only."""
    kept = env._search_index_index_entries
    kept.clear()
    for docname in sorted(env.found_docs):
        kept[docname] = sorted(
            {
                (word, target or "", main)
                for kind, value, target, main, _ in env.domains.index_domain.entries.get(docname, [])
                for word in split_index_msg(kind, value)
            }
        )


def forget(app: Sphinx, failure: Exception | None) -> None:
    """Take out the words that no page has any more: the index would keep them without a page."""
    file = Path(app.outdir) / "searchindex.js"
    if failure or app.builder.format != "html" or not file.is_file():
        return
    index = js_index.loads(file.read_text(encoding="utf-8"))
    for part in ("terms", "titleterms"):
        index[part] = {word: pages for word, pages in index[part].items() if pages != []}
    file.write_text(js_index.dumps(index), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Before anything is written, and after."""
    app.connect("env-updated", remember)
    app.connect("build-finished", forget)
