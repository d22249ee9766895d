"""The directive ``questions``: where the texts disagree or say too little, with every reading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from codex import domain, prints
from codex.card import asked
from codex.elements import html, text
from codex.layout import kind_words, readings
from codex.links import anchor, clause_link, joined, sources
from codex.shelf import askers
from rules_model.book import BOOK
from rules_model.library import ruleset
from rules_model.question import Kind, Question


class Questions(prints.Shows):
    """``{questions} 3g40``: the questions of a rule set that have readings; ``{questions} gaps``: what is missing."""

    kind = "questions"

    def lay_out(self, argument: str) -> list[Node]:
        """One section a question, grouped by rule set."""
        found: list[Node] = []
        for id, some in grouped(argument).items():
            title = ruleset(id).title
            group = nodes.make_id(f"{argument or 'questions'}-{title}")
            section = nodes.section("", nodes.title("", title), ids=[group])
            section += [printed(self, one) for one in some]
            found.append(section)
        return found or [text("p", "None yet.")]


def grouped(argument: str) -> dict[str, list[Question]]:
    """The questions by rule set: the gaps, or all others."""
    found: dict[str, list[Question]] = {}
    for question in BOOK.questions.values():
        if (question.kind is Kind.GAP) == (argument == "gaps"):
            found.setdefault(question.ruleset, []).append(question)
    return found


def printed(directive: SphinxDirective, question: Question) -> nodes.section:
    """The section of a question."""
    heading = question.id.partition(".")[2].replace("-", " ").replace(".", ": ").capitalize()
    here = anchor("question", question.id)
    section = nodes.section("", nodes.title("", heading), ids=[here], classes=["asked"])
    directive.state.document.note_explicit_target(section)
    section += list(told(question))
    said = "; ".join(question.readings.values()) or question.because
    domain.of(directive.env).note("question", question.id, here, heading, said)
    return section


def told(question: Question) -> Iterator[Node]:
    """What is wrong, every reading, why the chosen one, and which clauses ask."""
    shown = asked(question)
    yield html("p", text("code", question.id, "id"), classes="clause-id")
    yield html("p", text("span", kind_words(shown.kind), "label"), classes="asks")
    if shown.readings:
        yield readings(shown)
    because = f"In force: {shown.chosen}. " if shown.chosen else ""
    yield html("p", text("strong", because), nodes.Text(shown.because))
    yield html(
        "dl", *pairs("Source", list(joined(sources(question.sources), "; "))), *asking(question), classes="simple facts"
    )


def asking(question: Question) -> list[Node]:
    """The clauses that ask a question."""
    ids = askers().get(question.id, ())
    if not ids:
        return pairs("Asked by", [nodes.Text("no clause yet; it marks what the map leaves out")])
    return pairs("Asked by", [html("span", clause_link(id), classes="one") for id in ids])


def pairs(heading: str, said: Sequence[Node]) -> list[Node]:
    """A term and what is said of it."""
    return [text("dt", heading), html("dd", *said)]


def shown(argument: str) -> object:
    """What the page is made from."""
    return [
        (asked(question), question.sources, askers().get(question.id))
        for some in grouped(argument).values()
        for question in some
    ]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["questions"] = shown
    app.add_directive("questions", Questions)
