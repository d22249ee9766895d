"""The directive ``findings``: what the desk found, for a reader who does not program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.card import asked
from codex.elements import html, text
from codex.layout import readings
from codex.ledger import DOCUMENTS
from codex.links import clause_link, link
from codex.questionpage import pairs
from rules_model.book import BOOK
from rules_model.desk.checks import CHECKS
from rules_model.desk.record import is_fresh, kept

ID = re.compile(r"\b(?:[a-z0-9]+)(?:\.[a-z0-9-]+){2,}\b")


LINE = re.compile(r"(?P<document>[a-z0-9-]+) (?P<line>\d+)(?:, part (?P<part>\d+))?")


class Findings(prints.Shows):
    """``{findings}``: check by check, what was found and why it stays."""

    kind = "findings"

    def lay_out(self, argument: str) -> list[Node]:
        """One section a check that found something, then the checks that found nothing."""
        found = kept()
        if found is None:
            return [text("p", "The desk has not looked at this state of the book: run make book.")]
        rows = [(name, new_of(found, name), accepted_of(found, name)) for name in found["checks"]]
        silent = [name for name, new, accepted in rows if not new and not accepted]
        sections = [section_of(name, new, accepted) for name, new, accepted in rows if new or accepted]
        return [*stale(is_fresh(found)), *counts(found), *sections, nothing_found(silent)]


def stale(fresh: bool) -> list[Node]:
    """Said of figures that are of an earlier state of the book."""
    said = "The book has changed since the desk looked. To look again: codex1940 check --keep, then make book."
    return [] if fresh else [html("div", text("p", said), classes="admonition attention")]


def new_of(found: dict[str, Any], check: str) -> list[dict[str, Any]]:
    """The new findings of a check, faults before warnings."""
    return sorted((one for one in found["new"] if one["check"] == check), key=lambda one: bool(one["warning"]))


def accepted_of(found: dict[str, Any], check: str) -> list[dict[str, Any]]:
    """The findings of a check that the book lives with."""
    return [one for one in found["accepted"] if one["check"] == check]


def counts(found: dict[str, Any]) -> Iterator[Node]:
    """How much there is."""
    faults = sum(not one["warning"] for one in found["new"])
    warnings = len(found["new"]) - faults
    said = f"{faults or 'No'} new fault{'' if faults == 1 else 's'}, {warnings} worth a look"
    yield text("p", f"{said}, {len(found['accepted'])} that stay; {len(found['checks'])} checks.")


def section_of(check: str, new: list[dict[str, Any]], accepted: list[dict[str, Any]]) -> nodes.section:
    """What one check found."""
    section = nodes.section("", nodes.title("", check.capitalize()), ids=[f"check-{check}"])
    section += text("p", looks_for(check))
    section += [entry(some) for some in together([*new, *accepted])]
    return section


def together(found: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Findings that stay for the same reason and name the same clauses and questions are told as one."""
    groups: dict[object, list[dict[str, Any]]] = {}
    for number, one in enumerate(found):
        alike = (one["reason"], *named_in(one)) if "reason" in one and not one["situation"] else number
        groups.setdefault(alike, []).append(one)
    yield from groups.values()


def looks_for(check: str) -> str:
    """What a check holds, in a sentence."""
    return " ".join((CHECKS[check].__doc__ or "").split("\n\n")[0].split())


def nothing_found(checks: list[str]) -> nodes.section:
    """The checks that found nothing."""
    section = nodes.section("", nodes.title("", "Nothing found"), ids=["nothing-found"])
    section += html("dl", *(node for name in checks for node in pairs(name, [nodes.Text(looks_for(name))])))
    return section


def entry(alike: list[dict[str, Any]]) -> Node:
    """What is wrong, the situation that shows it, the readings and the choice, what would be right or why it stays."""
    found = alike[0]
    named = named_in(found)
    rows: list[Node] = []
    if found["situation"]:
        rows += pairs("Shown by", [nodes.literal_block("", found["situation"], language="text")])
    if clauses := [id for id in named if id in BOOK.clauses]:
        rows += pairs("Clauses", [html("span", clause_link(id), classes="one") for id in clauses])
    for id in (one for one in named if one in BOOK.questions):
        question = asked(BOOK.questions[id])
        chosen = html("p", text("strong", f"In force: {question.chosen}. "), nodes.Text(question.because))
        rows += pairs("Question", [link("question", id), *([readings(question)] if question.readings else []), chosen])
    if "reason" in found:
        rows += pairs("Why it stays", [nodes.Text(found["reason"])])
    else:
        rows += pairs("Would be right", [nodes.Text(found["remedy"])])
    for one in alike if not LINE.fullmatch(found["about"]) else []:
        rows += pairs("Where", [text("code", f"{one['file']}:{one['line']}")])
    return html("div", *map(said, alike), html("dl", *rows, classes="simple facts"), classes="finding")


def said(found: dict[str, Any]) -> Node:
    """The state of a finding, what it is about, what is wrong."""
    state = "worth a look" if found["warning"] else "stays" if "reason" in found else "new"
    line = LINE.fullmatch(found["about"])
    about: Node = nodes.Text(found["about"])
    if line and line["document"] in DOCUMENTS:
        about = link("line", ":".join(part for part in line.groups() if part), found["about"])
    return html(
        "p", text("span", state, "label"), nodes.Text(" "), about, nodes.Text(f": {found['message']}"), classes="asks"
    )


def named_in(found: dict[str, Any]) -> list[str]:
    """The clauses and questions that a finding concerns, also those that its words name."""
    words = " ".join((found["about"], found["message"], found.get("reason", "")))
    ids = dict.fromkeys([*found["clauses"], *ID.findall(words)])
    return [id for id in ids if id in BOOK.clauses or id in BOOK.questions]


def shown(argument: str) -> object:
    """What the page is made from."""
    found = kept()
    return [found, is_fresh(found)]


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["findings"] = shown
    app.add_directive("findings", Findings)
