"""The directives ``example-words`` and ``player-words``: what examples may name, and what the search understands."""

from __future__ import annotations

import csv
import inspect
from collections.abc import Iterator
from functools import cache
from importlib import import_module

from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.elements import html, text
from codex.shelf import ROOT
from rules_model.examples import WORDS
from rules_model.library import rulesets
from rules_model.world.nation import Nation, Side

SYNONYMS = ROOT / "rules_model" / "words.tsv"


@cache
def synonyms() -> tuple[tuple[str, str], ...]:
    """What players say and what the rules say."""
    with SYNONYMS.open(encoding="utf-8", newline="") as file:
        return tuple((row["word"], row["means"]) for row in csv.DictReader(file, delimiter="\t"))


def named(argument: str) -> tuple[tuple[str, str], ...]:
    """The names and what they are: nations, functions, or the positions of every rule set."""
    if argument == "nations":
        return tuple((name, says(value)) for name, value in WORDS.items() if isinstance(value, (Nation, Side)))
    if argument == "tools":
        return tuple((name, says(value)) for name, value in WORDS.items() if not isinstance(value, (Nation, Side)))
    return tuple(positions())


def positions() -> Iterator[tuple[str, str]]:
    """The first positions of each rule set, as its start module defines them."""
    for ruleset in rulesets():
        start = vars(import_module(f"{ruleset.package}.start"))
        names = [name for name in ("EMPTY", "START", "RULES", "MAP") if name in start]
        yield ", ".join(names), ruleset.title


def says(value: object) -> str:
    """A name in one line."""
    if isinstance(value, Nation):
        return f"{value.name}, {value.side}"
    if isinstance(value, Side):
        return f"{value.value}: a side, not a nation"
    return (inspect.getdoc(value) or "").split("\n")[0]


class ExampleWords(prints.Shows):
    """``{example-words} nations``."""

    kind = "example-words"

    def lay_out(self, argument: str) -> list[Node]:
        """A list of terms."""
        return [terms(named(argument))]


class PlayerWords(prints.Shows):
    """``{player-words}``."""

    kind = "player-words"

    def lay_out(self, argument: str) -> list[Node]:
        """A list of terms."""
        return [terms(synonyms())]


def terms(pairs: tuple[tuple[str, str], ...]) -> Node:
    """Names and meanings."""
    parts = [part for name, said in pairs for part in (html("dt", text("code", name)), text("dd", said))]
    return html("dl", *parts, classes="simple facts words")


def setup(app: Sphinx) -> None:
    """Enter the directives."""
    prints.SHOWN["example-words"] = named
    prints.SHOWN["player-words"] = lambda argument: synonyms()
    app.add_directive("example-words", ExampleWords)
    app.add_directive("player-words", PlayerWords)
