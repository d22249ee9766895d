"""The page of a clause, part by part, in the order in which a reader wants them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.util.docutils import SphinxDirective

from codex.card import Asked, Card
from codex.elements import html, text
from codex.links import clause_link, link, sources
from codex.nested import markdown
from codex.prose import Block

ORDER = ("rule", "examples", "amendments", "sources", "questions", "relations", "code", "verified")


def clause(directive: SphinxDirective, card: Card) -> Iterator[Node]:
    """Everything below the heading of a clause."""
    yield id_line(directive, card)
    yield from rule(directive, card)
    yield from facts(card)
    yield from (question(one) for one in card.questions)
    yield from code(card)
    yield verified(card)


def id_line(directive: SphinxDirective, card: Card) -> Element:
    """The id, small; it is a permalink, and a script adds a button that copies it."""
    root = "../" * directive.env.current_document.docname.count("/")
    id = text("a", card.id, "id", href=f"{root}c/{card.id}.html")
    return html("p", id, classes="clause-id")


def rule(directive: SphinxDirective, card: Card) -> Iterator[Node]:
    """The rule, its first sentence set apart, then further prose and the examples as they stand in the docstring."""
    first, *rest = card.blocks or (Block("", card.line, examples=False),)
    yield html("div", *binding(markdown(directive, first, card.file)), classes="rule")
    label = False
    for block in rest:
        if block.examples:
            yield example(block, label="" if label else "Examples")
            label = True
        else:
            yield from binding(markdown(directive, block, card.file))


def binding(prose: list[Node]) -> list[Node]:
    """The same prose with the words that bind set apart."""
    for said in [said for part in prose for said in part.findall(nodes.Text)]:
        pieces = re.split(r"\b((?:MUST|MAY)(?: NOT)?)\b", said)
        if len(pieces) > 1 and not isinstance(said.parent, nodes.literal):
            words = [text("strong", one, "binding") if at % 2 else nodes.Text(one) for at, one in enumerate(pieces)]
            said.parent.replace(said, words)
    return prose


def example(block: Block, label: str) -> Element:
    """One example box."""
    code = nodes.literal_block(block.text, block.text, language="pycon", classes=["example"])
    heading = [text("p", label, "label")] if label else []
    return html("div", *heading, code, classes="examples")


def facts(card: Card) -> Iterator[Node]:
    """What it pays, what it amends and what amends it, its source lines, and who leans on it."""
    rows: list[tuple[str, list[Node]]] = [(heading, [text("span", said)]) for heading, said in card.details]
    for heading, ids in (
        ("Replaces", card.replaces),
        ("Modifies", card.modifies),
        ("Replaced by", card.replaced_by),
        ("Modified by", card.modified_by),
    ):
        rows.append((heading, [clause_link(id) for id in ids]))
    rows.append(("Restates", list(sources(card.sources))))
    for heading, ids in (("Calls", card.calls), ("Called by", card.called_by), ("Cited by", card.cited_by)):
        rows.append((heading, [clause_link(id) for id in ids]))
    pairs = [
        part
        for heading, said in rows
        if said
        for part in (text("dt", heading), html("dd", *(html("span", one, classes="one") for one in said)))
    ]
    yield html("dl", *pairs, classes="simple facts")


def question(asked: Asked) -> Element:
    """A question that the clause asks: every reading, the chosen one marked."""
    heading = html("p", text("span", kind_words(asked.kind), "label"), link("question", asked.id), classes="asks")
    if not asked.readings:
        return html("div", heading, text("p", asked.because), classes="question gap")
    return html("div", heading, readings(asked), classes="question")


def readings(asked: Asked) -> Element:
    """The readings of a question as a list, the chosen one marked."""
    items = []
    for key, said in asked.readings:
        chosen = key == asked.chosen
        mark = [text("strong", " (in force)", "in-force")] if chosen else []
        items.append(html("li", text("code", key), nodes.Text(f" {said}"), *mark, classes="chosen" if chosen else ""))
    return html("ul", *items, classes="readings")


def kind_words(kind: str) -> str:
    """What kind of question it is, as a heading says it."""
    return {"gap": "Gap in the source", "arithmetic": "Wrong sum in the source"}.get(
        kind, f"{kind} in the source"
    ).capitalize()


def code(card: Card) -> Iterator[Node]:
    """The model, folded."""
    block = nodes.literal_block(card.code, card.code, language="python")
    yield html("details", text("summary", "Code"), block, classes="code")


def verified(card: Card) -> Element:
    """Whether the examples of this very text were run and held."""
    where = text("span", f"{card.file}:{card.line}", "file")
    if not card.held:
        return html("p", text("span", "not verified", "state no"), where, classes="verified")
    plural = "" if card.held == 1 else "s"
    return html("p", text("span", f"verified: {card.held} example{plural} run", "state yes"), where, classes="verified")
