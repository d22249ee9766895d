"""The directive ``objectives``: how the objectives of each rule set bear on each other, and what they earn."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.card import card
from codex.elements import html, text
from codex.links import clause_link
from rules_model.book import BOOK
from rules_model.desk.aims import aims
from rules_model.desk.comparison import Table, all_tables, compared_rulesets, counts, supposed
from rules_model.desk.relations import studied
from rules_model.library import ruleset


class Objectives(prints.Shows):
    """``{objectives}``: a section for each rule set, a table for each relation."""

    kind = "objectives"

    def lay_out(self, argument: str) -> list[Node]:
        """What can arise, then the rule sets."""
        can_arise = html("ul", *(text("li", one) for one in supposed()))
        return [can_arise, *(section(prefix) for prefix in compared_rulesets())]


def section(prefix: str) -> nodes.section:
    """One rule set."""
    parts: list[Node] = [text("p", counts(studied(prefix)))]
    for table in all_tables(prefix):
        parts += [text("h3", table.heading), laid_out(table)]
    title = ruleset(prefix).title
    return nodes.section("", nodes.title("", title), *parts, ids=[f"objectives-{prefix}"], classes=["objectives"])


def laid_out(table: Table) -> Node:
    """A table with links to its clauses."""
    head = html("tr", *(text("th", column) for column in table.columns))
    body = [html("tr", *(html("td", cell(one)) for one in row)) for row in table.rows]
    grid = html("table", html("thead", head), html("tbody", *body), classes="docutils align-default")
    return html("div", grid, classes="table-wrapper docutils container")  # a phone scrolls it, not the page


def cell(said: str) -> Node:
    """A clause by its link, anything else as it is."""
    return clause_link(said) if said in BOOK.clauses else nodes.Text(said)


def shown(argument: str) -> object:
    """What the page is made from: the objectives as they stand; comparing them takes longer than reading them."""
    return supposed(), [(prefix, [card(one) for one in aims(prefix)]) for prefix in compared_rulesets()]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["objectives"] = shown
    app.add_directive("objectives", Objectives)
