"""The directive ``difference``: what one rule set changes against another, old and new side by side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from codex import prints
from codex.bookpage import prose
from codex.card import card
from codex.elements import html, text
from codex.links import clause_link
from codex.questionpage import pairs
from codex.shelf import title_of
from rules_model.clause import Clause
from rules_model.command.differences import counted, records
from rules_model.command.differences import shown as examples_show
from rules_model.difference.changes import Change, Difference, Example, Kind, difference
from rules_model.difference.sides import Chain

NOTHING = "no such rule"


class DifferencePage(prints.Shows):
    """``{difference} alpha2 g40``: what the first changes against the second."""

    kind = "difference"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """Changed clauses side by side, then those that one side alone has."""
        found = compared(argument)
        sections: list[Node] = [
            text("p", f"{found.new.name} against {found.old.name}: {counted(found)}. {examples_show(found)}")
        ]
        for kind in (Kind.REPLACED, Kind.MODIFIED):
            changes = [self.changed(one, found) for one in found.of(kind)]
            if changes:
                sections.append(section(kind, *changes))
        for kind in (Kind.ADDED, Kind.DROPPED):
            chapters = list(by_chapter(found.of(kind)))
            if chapters:
                sections.append(section(kind, *chapters))
        return sections

    def changed(self, change: Change, found: Difference) -> nodes.section:
        """Both texts side by side, then the examples that show the change."""
        both = (
            column(self, found.old.name, change.before, change.after),
            column(self, found.new.name, change.after, change.before),
        )
        examples = [shown_example(one, found) for one in change.examples]
        agreed = "" if change.differs else agreement(change)
        notes = [text("p", agreed, "agrees")] if agreed else []
        versus = html("div", *both, classes="versus")
        here = [nodes.make_id(f"change-{change.clause.id}")]
        return nodes.section("", nodes.title("", change.clause.title), versus, *notes, *examples, ids=here)


@cache
def compared(argument: str) -> Difference:
    """The difference that a directive names; LookupError unless it names two rule sets."""
    names = argument.split()
    if len(names) != 2:
        raise LookupError(f"want two rule sets, as in: alpha2 g40; not {argument!r}")
    return difference(*names)


def section(kind: Kind, *parts: Node) -> nodes.section:
    """All changes of one kind."""
    return nodes.section("", nodes.title("", kind.value.capitalize()), *parts, ids=[kind.value])


def column(directive: SphinxDirective, name: str, chain: Chain, other: Chain) -> Element:
    """The text of one side; a clause that wraps another stands below it."""
    parts: list[Node] = [text("p", name, "label")]
    shared = chain[0] in other and len(chain) > 1
    for clause in chain:
        parts.append(html("p", clause_link(clause.id), classes="head"))
        if clause is chain[0] and shared:
            parts.append(text("p", "As before, and:"))
        else:
            parts += prose(directive, card(clause))
    return html("div", *parts, classes="side")


def agreement(change: Change) -> str:
    """An honest word where no example shows a difference."""
    if not change.asked:
        return "No printed example can be asked on both sides."
    calls = "the one call" if change.asked == 1 else f"each of the {change.asked} calls"
    return f"No printed example shows a difference: {calls} has the same answer on both sides, as here."


def shown_example(example: Example, found: Difference) -> Element:
    """An example, and its answers before and after."""
    rows: list[Node] = []
    if example.call and example.call != example.code.splitlines()[-1]:
        rows += pairs("Asks", [text("code", example.call)])
    for question, reading in example.readings:
        rows += pairs("Supposes", [text("code", question), nodes.Text(f" read as {reading}")])
    for name, answer in ((found.old.name, example.before), (found.new.name, example.after)):
        rows += pairs(name, [text("code", answer) if answer is not None else nodes.Text(NOTHING)])
    return html("div", code_block(example.code), html("dl", *rows, classes="simple facts answers"), classes="examples")


def code_block(code: str) -> nodes.literal_block:
    """Lines of an example with their prompts."""
    lines = [f"... {line}" if line.startswith(" ") else f">>> {line}" for line in code.splitlines()]
    prompted = "\n".join(lines)
    return nodes.literal_block(prompted, prompted, language="pycon", classes=["example"])


def by_chapter(changes: tuple[Change, ...]) -> Iterator[Node]:
    """Clauses that one side alone has, by chapter, each with its first example folded."""
    for name, some in groupby(changes, key=lambda one: str(one.clause.body.__module__)):
        entries = html("ul", *(alone(one) for one in some), classes="chapter-clauses")
        title = nodes.title("", title_of(import_module(name)))
        yield nodes.section("", title, entries, ids=[nodes.make_id(name.partition(".")[2])])


def alone(change: Change) -> Element:
    """A clause that one side alone has."""
    clause = change.clause
    folded = [folded_example(change.kind, one) for one in change.examples]
    return html("li", clause_link(clause.id), text("p", clause.summary, "summary"), *folded)


def folded_example(kind: Kind, example: Example) -> Element:
    """The first example of a clause, and what the other side says: nothing."""
    before, after = example.before or NOTHING, example.after or NOTHING
    rows = [*pairs("Before", [answered(before)]), *pairs("After", [answered(after)])]
    facts = html("dl", *rows, classes="simple facts answers")
    return html("details", text("summary", "Example"), html("div", code_block(example.code), facts, classes="examples"))


def answered(answer: str) -> Node:
    """An answer as code; words as words."""
    return nodes.Text(answer) if answer == NOTHING else text("code", answer)


def shown(argument: str) -> object:
    """What the page is made from."""
    found = compared(argument)
    changed: list[Clause[Any, Any]] = [
        clause for one in found.changes if one.kind is not Kind.UNCHANGED for clause in (*one.before, *one.after)
    ]
    return records(found), [(one.id, card(one).blocks) for one in changed]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["difference"] = shown
    app.add_directive("difference", DifferencePage)
