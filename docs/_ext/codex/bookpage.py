"""The directive ``book``: the consolidated rulebook of a rule set on one page.

Its own clauses stand in full words, what it takes over as title, first sentence and link; what it drops is named.
Examples, sources and code stay where a clause has its one anchor.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from types import ModuleType
from typing import Any, ClassVar

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from codex import prints
from codex.card import Card, card
from codex.elements import html, text
from codex.layout import binding
from codex.links import clause_link, joined, link
from codex.nested import markdown
from codex.shelf import clauses_of, published, title_of
from rules_model.clause import Clause
from rules_model.difference.sides import Side, side
from rules_model.library import ruleset, rulesets
from rules_model.ruleset import RuleSet


class Book(prints.Shows):
    """``{book} alpha2``: the whole rulebook of a rule set."""

    kind = "book"
    required_arguments: ClassVar[int] = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """What is its own, what it takes over, what it drops."""
        own, rules = ruleset(argument), side(argument)
        found: list[Node] = [text("p", counted(own, rules))]
        for module in published(own):
            found.append(section(module, own.id, *(in_full(self, one, rules) for one in clauses_of(module))))
        dropped: list[Clause[Any, Any]] = []
        for other, chapters in groupby(taken_over(own, rules), key=lambda one: one[0]):
            around = nodes.section("", nodes.title("", f"From {other.title}"), ids=[nodes.make_id(f"from-{other.id}")])
            for _, module in chapters:
                standing = [one for one in clauses_of(module) if rules.chain(one) and not one.amends]
                dropped += [one for one in clauses_of(module) if lost(one, own, rules)]
                if standing:
                    entries = html("ul", *(in_short(one, rules) for one in standing), classes="chapter-clauses")
                    around += section(module, other.id, entries)
            found.append(around)
        if dropped:
            entries = html("ul", *(html("li", clause_link(one.id)) for one in dropped), classes="chapter-clauses")
            found.append(nodes.section("", nodes.title("", "Not in force"), entries, ids=["not-in-force"]))
        return found


def counted(own: RuleSet, rules: Side) -> str:
    """How many clauses stand in which way."""
    full = sum(len(clauses_of(module)) for module in published(own))
    chains = [rules.chain(one) for _, module in taken_over(own, rules) for one in clauses_of(module) if not one.amends]
    short = sum(bool(chain) for chain in chains)
    if not short:
        return f"All {full} clauses of {own.title}, in its own chapters."
    return f"{full} clauses of {own.title} in full words, then {short} that it takes over or amends, in short."


@cache
def taken_over(own: RuleSet, rules: Side) -> tuple[tuple[RuleSet, ModuleType], ...]:
    """The chapters of other rule sets in which something is in force or is dropped."""
    others = [one for one in rulesets() if one is not own]
    return tuple(
        (other, module)
        for other in others
        for module in published(other)
        if other in rules.rules.rulesets or any(rules.has(one) for one in clauses_of(module))
    )


def lost(clause: Clause[Any, Any], own: RuleSet, rules: Side) -> bool:
    """Whether the rule set puts a clause out of force and nothing in its place."""
    return any(one.id == clause.ruleset for one in rules.rules.rulesets) and not rules.chain(clause)


def section(module: ModuleType, prefix: str, *entries: Node) -> nodes.section:
    """A chapter."""
    name = module.__name__.rpartition(".")[2]
    return nodes.section("", nodes.title("", title_of(module)), *entries, ids=[nodes.make_id(f"{prefix}-{name}")])


def in_full(directive: SphinxDirective, clause: Clause[Any, Any], rules: Side) -> Element:
    """A clause of its own: title, what it amends, what amends it, the rule and all further prose."""
    head = html("p", clause_link(clause.id), classes="head")
    said = prose(directive, card(clause))
    return html("div", head, *amends(clause, rules), *said, classes="in-full")


def amends(clause: Clause[Any, Any], rules: Side) -> Iterator[Element]:
    """What a clause replaces and modifies, and what of the same rules replaces or modifies it."""
    wrapping = [one for one in rules.chain(clause) if clause in one.amends]
    for heading, some in (
        ("Replaces", clause.replaces),
        ("Modifies", clause.modifies),
        ("Replaced by", [one for one in wrapping if clause in one.replaces]),
        ("Modified by", [one for one in wrapping if clause in one.modifies]),
    ):
        if some:
            links = joined(link("clause", one.id) for one in some)
            yield html("p", text("span", heading, "label"), *links, classes="amends")


def prose(directive: SphinxDirective, shown: Card) -> Iterator[Node]:
    """The words of a clause without its examples."""
    for place, block in enumerate(shown.blocks):
        if not block.examples:
            said = binding(markdown(directive, block, shown.file))
            yield html("div", *said, classes="rule") if place == 0 else html("div", *said)


def in_short(clause: Clause[Any, Any], rules: Side) -> Element:
    """A clause that is taken over: title and first sentence, or what stands in its place or wraps it."""
    chain = rules.chain(clause)
    amending = [one for one in chain if one is not clause]
    if chain[0] is clause:
        said: list[Node] = [link("clause", clause.id), nodes.Text(" "), text("span", clause.summary, "summary")]
    else:
        said = [link("clause", clause.id)]
    for heading, some in (
        ("replaced by", [one for one in amending if one.replaces]),
        ("modified by", [one for one in amending if one.modifies]),
    ):
        if some:
            links = joined(clause_link(one.id) for one in some)
            said.append(html("span", text("span", heading, "label"), *links, classes="by"))
    return html("li", *said)


def shown(argument: str) -> object:
    """What the page is made from."""
    own, rules = ruleset(argument), side(argument)
    full = [
        (title_of(module), card(one), [other.id for other in rules.chain(one)])
        for module in published(own)
        for one in clauses_of(module)
    ]
    short = [
        (title_of(module), one.id, one.title, one.summary, [other.id for other in rules.chain(one)])
        for _, module in taken_over(own, rules)
        for one in clauses_of(module)
    ]
    return full, short


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["book"] = shown
    app.add_directive("book", Book)
