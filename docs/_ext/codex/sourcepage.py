"""The directive ``source``: every line of a document, what it is, and which clauses restate it. Never its text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.application import Sphinx

from codex import prints
from codex.elements import html, text
from codex.ledger import DOCUMENTS, figures, raised, restated
from codex.links import link
from rules_model.sources.ledger import Row, ledger
from rules_model.world.names import UnknownName

#: Lines of these classes say nothing that a clause could restate; a run of them shares an entry.
SILENT = ("heading", "signature", "blank")


class SourcePage(prints.Shows):
    """``{source} deluxe``."""

    kind = "source"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """The totals, then one entry a line."""
        entries = [
            part
            for _, run in groupby(ledger(argument), key=lambda row: (row.kind not in SILENT and row.kind, row.note))
            for part in entry(argument, list(run))
        ]
        return [*totals(argument), html("dl", *entries, classes="simple ledger")]


def known(document: str) -> str:
    """The document's name; UnknownName offers the closest ones."""
    if document not in DOCUMENTS:
        raise UnknownName("source document", document, DOCUMENTS)
    return document


def totals(document: str) -> Iterator[Node]:
    """How much of the document is restated."""
    done, every = figures(document)
    yield html(
        "p",
        text("strong", f"{done} of {every} statements restated"),
        nodes.Text(f", {every - done} open. The document has {len(ledger(document))} lines."),
        classes="totals",
    )


def entry(document: str, run: list[Row]) -> Iterator[Element]:
    """The entry of a line, or of a run of lines that say nothing."""
    first, last = run[0].line, run[-1].line
    if run[0].kind == "normative":
        for row in run:
            yield html("dt", text("span", str(row.line)), ids=[f"l{row.line}"])
            yield html("dd", html("ol", *spoken(row)), *asked(document, row))
        return
    number = f"{first}" if first == last else f"{first}–{last}"
    anchors = [text("span", "", ids=[f"l{row.line}"]) for row in run[1:]]
    yield html("dt", nodes.Text(number), *anchors, classes="silent", ids=[f"l{first}"])
    kinds = ", ".join(dict.fromkeys(row.kind for row in run))
    yield text("dd", kinds + (run[0].note and f": {run[0].note}"), "silent")


def spoken(row: Row) -> Iterator[Element]:
    """The statements of a line, each with the clauses that restate it."""
    for statement, label in zip(row.parts(), row.labels, strict=True):
        clauses = restated().get(statement, ())
        found: list[Node] = [link("clause", id) for id in clauses]
        found = found or [text("span", "open", "open")]
        yield html("li", text("span", label), *(html("span", one, classes="by") for one in found))


def asked(document: str, row: Row) -> Iterator[Element]:
    """The questions that a line raises."""
    questions = raised().get((document, row.line), ())
    if questions:
        links = [html("span", link("question", id), classes="by") for id in questions]
        yield html("p", text("span", "Question", "label"), *links, classes="asks")


def shown(argument: str) -> object:
    """What the page is made from."""
    lines = ledger(known(argument))
    clauses = [restated().get(statement) for row in lines for statement in row.parts()]
    return lines, clauses, [raised().get((argument, row.line)) for row in lines]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["source"] = shown
    app.add_directive("source", SourcePage)
