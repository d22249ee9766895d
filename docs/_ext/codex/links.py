"""Links to clauses, questions and source lines, resolved when every page is known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from docutils import nodes
from docutils.nodes import Node
from sphinx.addnodes import pending_xref

from codex.elements import html, text
from codex.ledger import DOCUMENTS
from rules_model.citation import Citation


def anchor(kind: str, id: str) -> str:
    """The place of a clause or question on its page. Sphinx's search looks it up as a selector, so it has no dots."""
    return f"{kind}-{id.replace('.', '-')}"


def link(kind: str, target: str, said: str = "") -> pending_xref:
    """A link; it says the target's title unless it is told what to say."""
    inner = nodes.inline("", said or target, classes=["xref", "codex", f"codex-{kind}"])
    return pending_xref(
        "", inner, refdomain="codex", reftype=kind, reftarget=target, refexplicit=bool(said), refwarn=True
    )


def clause_link(id: str) -> Node:
    """A link to a clause: its title, then its id in small print."""
    return html("span", link("clause", id), text("code", id, "id"), classes="to-clause")


def joined(parts: Iterable[Node], separator: str = ", ") -> Iterator[Node]:
    """Nodes with a separator between them."""
    for number, part in enumerate(parts):
        if number:
            yield nodes.Text(separator)
        yield part


def sources(citations: Sequence[Citation]) -> Iterator[Node]:
    """Source lines, grouped by document: each line links to its place on the document's page."""
    documents = dict.fromkeys(citation.document for citation in citations)
    for document in documents:
        of_document = [citation for citation in citations if citation.document == document]
        yield html("span", *_of_document(document, of_document), classes="document")


def _of_document(document: str, citations: Sequence[Citation]) -> Iterator[Node]:
    several = len(citations) > 1 or citations[0].first != citations[0].last
    table = document.removeprefix("facts/").removesuffix(".csv")
    yield nodes.Text(f"{document if table == document else f'table {table}'} {'lines' if several else 'line'} ")
    before = [None, *citations]
    yield from joined(_line(citation, last) for last, citation in zip(before, citations, strict=False))


def _line(citation: Citation, last: Citation | None) -> Node:
    """The number of a line, which a further part of the same line does not say again."""
    same = last is not None and last.first == citation.first and citation.part
    said = f"{citation.first}" if citation.first == citation.last else f"{citation.first}–{citation.last}"
    part = f"({citation.part})" if citation.part else ""
    said = part if same else f"{said} {part}".rstrip()
    if citation.document not in DOCUMENTS:
        return nodes.Text(said)
    target = f"{citation.document}:{citation.first}" + (f":{citation.part}" if citation.part else "")
    return link("line", target, said)
