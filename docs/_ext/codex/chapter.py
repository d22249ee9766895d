"""The directives ``chapter`` and ``clause``: a module of the book becomes a page."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

from docutils import nodes
from docutils.nodes import Node
from docutils.parsers.rst import directives
from sphinx import addnodes
from sphinx.application import Sphinx

from codex import domain, layout, prints
from codex.card import Card, card, cards
from codex.links import anchor
from codex.nested import markdown
from codex.prose import blocks
from codex.shelf import relative, title_of
from rules_model.book import BOOK


class Chapter(prints.Shows):
    """``{chapter} rules_model.deluxe.gibraltar``: the prose of a module, then its clauses as they stand in it."""

    kind = "chapter"
    required_arguments = 1
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """One section for the chapter, one in it for each clause."""
        module = import_module(argument)
        self.env.note_dependency(module.__file__ or "")
        title = title_of(module)
        section = nodes.section("", nodes.title("", title), ids=[nodes.make_id(title)], classes=["chapter"])
        for block in blocks(module.__doc__ or "")[1:]:
            section += markdown(self, block, relative(module.__file__ or ""))
        for one in cards(module):
            section += printed(self, one)
        return [section]


class Clause(prints.Shows):
    """``{clause} 3g40.gibraltar.strait``: one clause; ``:copy:`` prints it again, without heading and anchor."""

    kind = "clause"
    required_arguments = 1
    optional_arguments = 0
    option_spec: ClassVar = {"copy": directives.flag}

    def lay_out(self, argument: str) -> list[Node]:
        """The section of the clause."""
        shown = card(BOOK.clause(argument))
        if "copy" in self.options:
            heading = nodes.rubric("", shown.title)
            return [nodes.container("", heading, *layout.clause(self, shown), classes=["clause", "copy"])]
        return [printed(self, shown)]


def printed(directive: prints.Shows, shown: Card) -> nodes.section:
    """The section of a clause; its anchor is its id, and the general index lists its title."""
    here = anchor("clause", shown.id)
    section = nodes.section("", nodes.title("", shown.title), ids=[here], classes=["clause"])
    directive.state.document.note_explicit_target(section)
    ruleset = shown.id.partition(".")[0]
    entry = ("single", f"{shown.title} ({ruleset})", here, "", None)
    section.insert(1, addnodes.index(entries=[entry]))
    section += list(layout.clause(directive, shown))
    domain.of(directive.env).note("clause", shown.id, here, shown.title, shown.summary)
    return section


def chapter_shown(argument: str) -> object:
    """What a chapter's page is made from."""
    module = import_module(argument)
    return module.__doc__, cards(module)


def setup(app: Sphinx) -> None:
    """Enter the directives."""
    prints.SHOWN["chapter"] = chapter_shown
    prints.SHOWN["clause"] = lambda argument: card(BOOK.clause(argument))
    app.add_directive("chapter", Chapter)
    app.add_directive("clause", Clause)
