"""The directive ``objectives``: how the objectives of each rule set bear on each other, and what they earn."""

from __future__ import annotations

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.elements import html, text
from codex.findingspage import stale
from codex.links import clause_link
from rules_model.book import BOOK
from rules_model.desk.comparison import supposed
from rules_model.desk.kept import Row, is_fresh, kept
from rules_model.library import ruleset


class Objectives(prints.Shows):
    """``{objectives}``: a section for each rule set, a table for each relation."""

    kind = "objectives"

    def lay_out(self, argument: str) -> list[Node]:
        """What can arise, then the rule sets."""
        can_arise = html("ul", *(text("li", one) for one in supposed()))
        return [*stale(is_fresh("objectives")), can_arise, *map(section, kept("objectives"))]


def section(row: Row) -> nodes.section:
    """One rule set."""
    parts: list[Node] = [text("p", row["said"])]
    for heading, columns, rows in row["tables"]:
        parts += [text("h3", heading), laid_out(columns, rows)]
    title = nodes.title("", ruleset(row["ruleset"]).title)
    return nodes.section("", title, *parts, ids=[f"objectives-{row['ruleset']}"], classes=["objectives"])


def laid_out(columns: list[str], rows: list[list[str]]) -> Node:
    """A table with links to its clauses."""
    head = html("tr", *(text("th", column) for column in columns))
    body = [html("tr", *(html("td", cell(one)) for one in row)) for row in rows]
    grid = html("table", html("thead", head), html("tbody", *body), classes="docutils align-default")
    return html("div", grid, classes="table-wrapper docutils container")  # a phone scrolls it, not the page


def cell(said: str) -> Node:
    """A clause by its link, anything else as it is."""
    return clause_link(said) if said in BOOK.clauses else nodes.Text(said)


def shown(argument: str) -> object:
    """What the page is made from."""
    return supposed(), is_fresh("objectives"), kept("objectives")


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["objectives"] = shown
    app.add_directive("objectives", Objectives)
