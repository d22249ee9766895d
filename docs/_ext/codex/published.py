"""What is written beside the pages when a build ends: permalinks, the search index, the search engine."""

from __future__ import annotations

import html
import json
import shutil
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.environment import BuildEnvironment

from codex import domain
from codex.ledger import labels
from codex.prose import PROMPT
from codex.shelf import ROOT, titles
from codex.wordspage import synonyms
from rules_model.book import BOOK

ENGINE = ROOT / "docs" / "_web" / "node_modules" / "minisearch"

STUB = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<meta http-equiv="refresh" content="0; url={url}">
</head>
<body>
<p>{id} stands <a href="{url}">on its page</a>.</p>
</body>
</html>
"""


def permalinks(app: Sphinx) -> dict[str, str]:
    """The address of every clause, by id and by former id, and of every question, from the root of the site."""
    pages = {
        id: f"{app.builder.get_target_uri(stand.docname)}#{stand.anchor}"
        for kind in ("clause", "question")
        for id, stand in domain.of(app.env).data[kind].items()
    }
    return pages | {old: pages[id] for old, id in BOOK.aliases.items() if id in pages}


def title(app: Sphinx, id: str) -> str:
    """The heading of a clause or a question."""
    known = domain.of(app.env).data
    stand = known["clause"].get(BOOK.aliases.get(id, id)) or known["question"][id]
    return str(stand.title)


def write_stubs(app: Sphinx, addresses: dict[str, str]) -> None:
    """One small page an id, which leads to it wherever its chapter has moved; stubs of no id are removed."""
    folder = Path(app.outdir) / "c"
    folder.mkdir(exist_ok=True)
    for page in folder.glob("*.html"):
        if page.stem not in addresses:
            page.unlink()
    for id, address in sorted(addresses.items()):
        stub = STUB.format(id=id, title=html.escape(title(app, id)), url=html.escape(f"../{address}"))
        (folder / f"{id}.html").write_text(stub, encoding="utf-8")


def index(addresses: dict[str, str]) -> dict[str, object]:
    """What the search knows: every clause, and the words that players use."""
    clauses = [
        {
            "id": clause.id,
            "title": clause.title,
            "summary": clause.summary,
            "text": " ".join(clause.text.split()),
            "ruleset": clause.ruleset,
            "chapter": titles().get(str(clause.body.__module__), clause.chapter),
            "url": addresses[clause.id],
            "sources": [str(citation) for citation in clause.sources],
            "labels": " ".join(labels(citation) for citation in clause.sources),
            "examples": " ".join(line for line in (clause.__doc__ or "").splitlines() if PROMPT in line),
        }
        for clause in BOOK.clauses.values()
        if clause.id in addresses
    ]
    return {"clauses": sorted(clauses, key=lambda one: str(one["id"])), "words": dict(synonyms())}


def need_engine(app: Sphinx) -> None:
    """The search engine must be at hand before anything is built."""
    if not (ENGINE / "dist" / "umd" / "index.js").is_file():
        raise SystemExit(f"error: {ENGINE.relative_to(ROOT)} is missing; run `make setup`, which installs it")


def write(app: Sphinx, failure: Exception | None) -> None:
    """Write everything into the folder of the site."""
    if failure or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    addresses = permalinks(app)
    write_stubs(app, addresses)
    # A script, not data: a page opened from a folder may load scripts and may fetch nothing.
    said = json.dumps(index(addresses), ensure_ascii=False, sort_keys=True, indent=0)
    (static / "clauses.js").write_text(f"var CODEX =\n{said};\n", encoding="utf-8")
    vendor = static / "vendor"
    vendor.mkdir(exist_ok=True)
    engine = (ENGINE / "dist" / "umd" / "index.js").read_text(encoding="utf-8")
    (vendor / "minisearch.js").write_text(engine.split("//# sourceMappingURL")[0], encoding="utf-8")
    shutil.copyfile(ENGINE / "LICENSE.txt", vendor / "minisearch-license.txt")


def remove(app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]) -> list[str]:
    """A page whose source is gone leaves the site; Sphinx would leave it lying there."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        for docname in removed:
            app.builder.get_output_path(docname).unlink(missing_ok=True)
    return []


def setup(app: Sphinx) -> None:
    """Write at the end of each build."""
    app.connect("env-get-outdated", remove)
    app.connect("builder-inited", need_engine)
    app.connect("build-finished", write)
