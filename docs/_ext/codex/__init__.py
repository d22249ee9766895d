"""The Sphinx side of the rulebook: it lays out what ``rules_model`` holds and writes no rule itself."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from sphinx.application import Sphinx
from sphinx.util.typing import ExtensionMetadata

from codex import (
    api,
    bookpage,
    chapter,
    deskpage,
    differencepage,
    domain,
    elements,
    entries,
    findingspage,
    gallery,
    leftpage,
    navigation,
    objectivespage,
    prints,
    published,
    questionpage,
    rulesetpage,
    sourcepage,
    verdictspage,
    wordspage,
)
from codex.shelf import opened

PARTS = (
    elements,
    domain,
    entries,
    prints,
    chapter,
    sourcepage,
    questionpage,
    rulesetpage,
    bookpage,
    differencepage,
    findingspage,
    leftpage,
    objectivespage,
    verdictspage,
    deskpage,
    wordspage,
    gallery,
    api,
    navigation,
    published,
)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Open the book and enter every part."""
    opened()
    # A change of these modules changes every page.
    written = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    app.add_config_value("codex_digest", sha256(written).hexdigest(), "env", types=(str,))
    for part in PARTS:
        part.setup(app)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
