"""The directives of a rule set's first page: its figures, and its chapters with their clauses."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Node
from docutils.statemachine import StringList
from sphinx import addnodes
from sphinx.application import Sphinx

from codex import prints
from codex.card import Card, cards
from codex.elements import html, text
from codex.ledger import DOCUMENTS, figures
from codex.links import joined, link
from codex.questionpage import pairs
from codex.shelf import clauses_of, examples_held, published, title_of
from rules_model.book import BOOK
from rules_model.library import ruleset
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.place import SEA_ZONE, Map

#: The documents that a rule set restates.
RESTATES = {
    "alpha2": ("alpha2",),
    "delta": ("delta",),
    "mech": ("academy",),
    "ae41": ("academy",),
    "3g40": ("deluxe", "deluxe-reference"),
}


class Figures(prints.Shows):
    """``{figures} 3g40``: its die, its map, what it amends, how much is restated."""

    kind = "figures"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """A list of terms."""
        one = ruleset(argument)
        start = import_module(f"{one.package}.start")
        rows = [
            *pairs("Clause ids", [text("code", f"{one.id}.…")]),
            *pairs("Die", [nodes.Text(f"{start.RULES.die} sides")]),
            *pairs("Map", [nodes.Text(map_words(start.MAP))]),
            *pairs("Stands on", [nodes.Text(stands_on(start.RULES, one))]),
            *pairs("In this book", [nodes.Text(counted(one))]),
        ]
        for document in RESTATES.get(argument, ()):
            done, every = figures(document)
            page = link("line", f"{document}:1", document)
            rows += pairs("Source", [page, nodes.Text(f": {done} of {every} statements restated")])
        return [html("dl", *rows, classes="simple facts figures")]


def map_words(board: Map) -> str:
    """A map in one sentence."""
    zones = sum(place.kind == SEA_ZONE for place in board.places.values())
    land = len(board.places) - zones
    known = "with all borders" if board.neighbours_of else "borders not published"
    return f"{board.name}: {land} territories and {zones} sea zones named, {known}"


def stands_on(rules: Rules, one: RuleSet) -> str:
    """What a rule set amends or borrows."""
    others = [other.title for other in rules.rulesets if other is not one]
    return f"amends {' and '.join(others)}" if others else "itself alone"


def counted(one: RuleSet) -> str:
    """How many chapters, clauses and examples there are."""
    clauses = [clause for module in published(one) for clause in clauses_of(module)]
    held = sum(examples_held(clause) for clause in clauses)
    questions = sum(question.ruleset == one.id for question in BOOK.questions.values())
    return f"{len(published(one))} chapters, {len(clauses)} clauses, {held} examples run, {questions} questions"


class Chapters(prints.Shows):
    """``{chapters} 3g40``: the table of contents of a rule set."""

    kind = "chapters"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """The tree for the sidebar, then each chapter with the clauses in it."""
        one = ruleset(argument)
        modules = published(one)
        if not modules:
            return [text("p", "No chapter yet.")]
        names = [module.__name__.rpartition(".")[2] for module in modules]
        tree = nodes.Element()
        lines = ["```{toctree}", ":hidden:", "", *names, "```"]
        self.state.nested_parse(StringList(lines, source=self.get_source_info()[0]), 0, tree)
        found: list[Node] = tree.children
        for module, name in zip(modules, names, strict=True):
            heading = nodes.title("", "", page_link(self.env.relfn2path(name)[0], title_of(module)))
            items = html("ul", *(item(one) for one in cards(module)), classes="chapter-clauses")
            found.append(nodes.section("", heading, items, ids=[name]))
        return found


def page_link(docname: str, said: str) -> addnodes.pending_xref:
    """A link to a page."""
    return addnodes.pending_xref(
        "",
        nodes.inline("", said),
        refdomain="std",
        reftype="doc",
        reftarget=f"/{docname}",
        refexplicit=True,
        refwarn=True,
    )


def item(card: Card) -> Node:
    """A clause in the table of contents: its title, and its rule in one sentence."""
    return html("li", link("clause", card.id), nodes.Text(" "), text("span", card.summary, "summary"))


class Progress(prints.Shows):
    """``{progress}``: how much of each document is restated."""

    kind = "progress"

    def lay_out(self, argument: str) -> list[Node]:
        """One line a document."""
        items = []
        for document in DOCUMENTS:
            done, every = figures(document)
            said = nodes.Text(f" {done} of {every} statements restated, {every - done} open")
            items.append(html("li", *joined([link("line", f"{document}:1", document), said], ":")))
        return [html("ul", *items)]


def chapters_shown(argument: str) -> object:
    """What the table of contents is made from."""
    return [
        (title_of(module), [(one.id, one.summary) for one in cards(module)]) for module in published(ruleset(argument))
    ]


def figures_shown(argument: str) -> object:
    """What the figures are made from."""
    one = ruleset(argument)
    start = import_module(f"{one.package}.start")
    return map_words(start.MAP), counted(one), [figures(document) for document in RESTATES.get(argument, ())]


def setup(app: Sphinx) -> None:
    """Enter the directives."""
    prints.SHOWN["figures"] = figures_shown
    prints.SHOWN["chapters"] = chapters_shown
    prints.SHOWN["progress"] = lambda argument: [figures(document) for document in DOCUMENTS]
    app.add_directive("figures", Figures)
    app.add_directive("chapters", Chapters)
    app.add_directive("progress", Progress)
