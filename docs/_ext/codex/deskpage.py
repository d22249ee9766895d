"""The directive ``desk``: what ran each clause, the subjects with their situations, where readings part."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.differencepage import code_block
from codex.elements import html, text
from codex.findingspage import stale
from codex.links import clause_link, joined, link
from codex.questionpage import pairs
from rules_model.book import BOOK
from rules_model.desk.kept import Row, is_fresh, kept
from rules_model.library import ruleset


class DeskPage(prints.Shows):
    """``{desk} coverage``, ``{desk} subjects`` or ``{desk} readings``."""

    kind = "desk"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """The page of that name."""
        return [*stale(is_fresh(self.arguments[0].strip())), *LAID_OUT[argument](self)]


def by_ruleset(rows: Iterable[Row], prefix: Callable[[Row], str]) -> list[tuple[str, list[Row]]]:
    """The rows of each rule set, with its title; they come in the order of the book."""
    return [(ruleset(id).title, list(some)) for id, some in groupby(rows, prefix)]


def part(name: str, title: str, *children: Node) -> nodes.section:
    """A section with an anchor of its own."""
    return nodes.section("", nodes.title("", title), *children, ids=[nodes.make_id(f"{name}-{title}")])


def table(heads: Iterable[str], rows: Iterable[list[Node]]) -> Node:
    """A plain table."""
    head = html("thead", html("tr", *(text("th", one) for one in heads)))
    body = html("tbody", *(html("tr", *(html("td", one) for one in row)) for row in rows))
    return html("div", html("table", head, body, classes="docutils"), classes="table-wrapper docutils container")


def coverage(directive: DeskPage) -> list[Node]:
    """The figures of the book, then a table for each rule set."""
    said = html("ul", *(text("li", row["said"]) for row in kept("totals")))
    found: list[Node] = [said]
    for title, rows in by_ruleset(kept("coverage"), lambda row: str(row["id"]).partition(".")[0]):
        alone = [row for row in rows if row["alone"]]
        lone = [html("p", nodes.Text(f"Run by nothing but their own examples, {len(alone)} of {len(rows)}: "))]
        lone[0] += list(joined(link("clause", row["id"], row["id"]) for row in alone))
        lines = [
            [clause_link(row["id"]), number(row["by"]), number(row["noticed"]), nodes.Text(", ".join(row["rounds"]))]
            for row in rows
            if not row["alone"]
        ]
        heads = ("clause", "examples of others that run it", "that notice when it answers otherwise", "rounds")
        found.append(part("coverage", title, *(lone if alone else []), table(heads, lines)))
    return found


def number(value: int) -> Node:
    """A whole number."""
    return nodes.Text(str(value))


def subjects(directive: DeskPage) -> list[Node]:
    """A section for each rule set, an entry for each subject."""
    found: list[Node] = []
    for title, rows in by_ruleset(kept("subjects"), lambda row: str(row["ruleset"])):
        found.append(part("subjects", title, *(subject(row) for row in rows)))
    return found


def subject(row: Row) -> Node:
    """What a subject asks, who speaks, how many situations there are, and what is wrong."""
    voices = [html("span", clause_link(id), classes="one") for id in row["voices"]]
    over = ", ".join(f"{name} ({count})" for name, count in row["over"])
    told = [html("li", nodes.Text(figures(*one))) for one in row["under"]]
    facts = pairs("Clauses that speak", voices)
    facts += [*pairs("Over", [nodes.Text(over)]), *pairs("Asked", [html("ul", *told)])]
    for message, situation, reason in row["faults"]:
        lines = [text("li", line) for line in situation.splitlines()]
        known = [text("p", f"Known: {reason}")] if reason else []
        facts += pairs("At fault", [text("p", message), html("ul", *lines), *known])
    here = nodes.make_id(str(row["id"]))
    title = nodes.title("", str(row["asks"]))
    return nodes.section(
        "", title, text("code", row["id"], "id"), html("dl", *facts, classes="simple facts"), ids=[here]
    )


def figures(prefix: str, situations: int, again: int, unknown: int, answers: int) -> str:
    """The figures under one rule set."""
    said = f"under {ruleset(prefix).title}: {situations} situations, {answers} different answers"
    said += f"; {again} asked again under other readings" if again else ""
    return said + (f"; {unknown} end in a gap that is a question" if unknown else "")


def readings(directive: DeskPage) -> list[Node]:
    """For each question the smallest situation in which its readings part."""
    found: list[Node] = []
    for title, rows in by_ruleset(kept("readings"), lambda row: str(row["ruleset"])):
        found.append(part("readings", title, *(reading(row) for row in rows)))
    return found


def reading(row: Row) -> Node:
    """A question, the situation and what comes out under each reading."""
    asked = BOOK.questions[row["id"]]
    heading = asked.id.partition(".")[2].replace("-", " ").replace(".", ": ").capitalize()
    parts: list[Node] = [html("p", link("question", asked.id, "the question"))]
    if row["smallest"] is None:
        parts.append(text("p", "Its readings never differ in an example or a situation."))
    else:
        _, where, clause, situation, answers = row["smallest"]
        shown = code_block(situation) if where in BOOK.clauses else text("p", f"Suppose: {situation}.")
        outcomes = html("ul", *(text("li", one) for one in answers))
        parts += [html("p", clause_link(clause)), html("div", shown, classes="examples"), outcomes]
    for one, other in row["never"]:
        parts.append(text("p", f"{one!r} and {other!r} never differ."))
    return nodes.section("", nodes.title("", heading), *parts, ids=[nodes.make_id(f"parts-{asked.id}")])


LAID_OUT: dict[str, Callable[[DeskPage], list[Node]]] = {
    "coverage": coverage,
    "subjects": subjects,
    "readings": readings,
}


def shown(argument: str) -> Any:
    """What the page is made from; LookupError for an unknown page."""
    if argument not in LAID_OUT:
        raise LookupError(f"want one of {', '.join(LAID_OUT)}; not {argument!r}")
    return [is_fresh(argument), kept(argument), kept("totals") if argument == "coverage" else []]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["desk"] = shown
    app.add_directive("desk", DeskPage)
