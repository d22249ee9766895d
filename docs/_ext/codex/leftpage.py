"""The directive ``left-to-players``: what a program leaves to its players, and the clauses that hold it."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.card import card
from codex.differencepage import code_block
from codex.elements import html, text
from codex.links import clause_link
from codex.questionpage import pairs
from codex.shelf import examples_held
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.left_to_players import Left, left_to_players
from rules_model.difference.calls import needed
from rules_model.examples import printed


class LeftToPlayers(prints.Shows):
    """``{left-to-players}``: rule, clause, example."""

    kind = "left-to-players"

    def lay_out(self, argument: str) -> list[Node]:
        """One section a rule."""
        return [entry(one) for one in left_to_players()]


def entry(left: Left) -> nodes.section:
    """A rule in a sentence, the clauses that hold it, an example of the first."""
    clauses = [BOOK.clause(id) for id in left.clauses]
    links: list[Node] = [html("span", clause_link(one.id), classes="one") for one in clauses]
    held = sum(examples_held(one) for one in clauses)
    code, answer = telling_example(clauses[0])
    rows = [*pairs("Clause", links), *pairs("Examples", [nodes.Text(f"{held} run" if held else "not verified")])]
    answered = html("dl", *pairs("Answer", [text("code", answer)]), classes="simple facts answers")
    return nodes.section(
        "",
        nodes.title("", f"{left.id}: {clauses[0].title}"),
        text("p", left.rule),
        html("div", code_block(code), answered, classes="examples"),
        html("dl", *rows, classes="simple facts"),
        ids=[left.id.lower()],
        classes=["left"],
    )


def telling_example(clause: Clause[Any, Any]) -> tuple[str, str]:
    """An example of a clause and its answer: the first refusal, or else the first answer."""
    above: list[str] = []
    found: list[tuple[str, str]] = []
    for example in printed(clause).examples:
        if example.want:
            found.append((needed(above, example.source), example.want.rstrip("\n")))
        above.append(example.source)
    return next((one for one in found if "refused" in one[1]), found[0])


def shown(argument: str) -> object:
    """What the page is made from."""
    return [(one, [card(BOOK.clause(id)) for id in one.clauses]) for one in left_to_players()]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["left-to-players"] = shown
    app.add_directive("left-to-players", LeftToPlayers)
