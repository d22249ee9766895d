"""Chapters and clauses keep the shape that readers count on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import file_of, homes, place_of, text
from rules_model.desk.opening import clauses
from rules_model.examples import printed

LONGEST_MODULE = 250  # lines
LONGEST_CLAUSE = 90  # words of prose
FEWEST_EXAMPLES = 2

SENTENCE_END = re.compile(r"[.!?][)`*_\"”]*(?= [A-Z\"“(*`]|$)")
ABBREVIATIONS = re.compile(r"\b(?:e\.g|i\.e|etc|vs|St|S\.S\.R)\.")


def shape(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Modules are short, the rule is one sentence, a clause is brief and shows an edge."""
    every = sorted((ROOT / "rules_model").glob("**/*.py"))
    for file in [Path(file_of(module)) for module in homes(words)] if words else every:
        yield from module_is_short(file)
    for module in homes(words):
        if not (module.__doc__ or "").startswith("# ") and not module.__name__.endswith(".start"):
            message = "the chapter has no title"
            yield Finding(relative(file_of(module)), 1, "shape", module.__name__, message, 'begin with """# Title')
    for clause in clauses(words):
        yield from rule_is_one_sentence(clause)
        yield from clause_is_brief(clause)
        yield from clause_shows_an_edge(clause)


def module_is_short(file: Path) -> Iterator[Finding]:
    """No module is over about 250 lines."""
    length = len(text(str(file)).splitlines())
    if length > LONGEST_MODULE:
        message = f"a module of more than {LONGEST_MODULE} lines"
        yield Finding(relative(file), length, "shape", relative(file), message, "split it by nation or step")


def sentences(prose: str) -> int:
    """How many sentences a paragraph has.

    >>> sentences("A ship MAY pass. A submarine passes always."), sentences("It rolls 1.5 dice, e.g. two.")
    (2, 1)
    """
    return len(SENTENCE_END.findall(ABBREVIATIONS.sub("", prose)))


def rule_is_one_sentence(clause: Clause[Any, Any]) -> Iterator[Finding]:
    """The first paragraph is one sentence: cheat sheets print it."""
    count = sentences(clause.summary)
    if count != 1:
        file, line = place_of(clause)
        message = f"the first paragraph has {count} sentences" if count else "the first paragraph has no full stop"
        yield Finding(file, line, "shape", clause.id, message, "one sentence, the rule as a command")


def clause_is_brief(clause: Clause[Any, Any]) -> Iterator[Finding]:
    """A clause has about fifty words."""
    words = len(clause.text.split())
    if words > LONGEST_CLAUSE:
        file, line = place_of(clause)
        message = f"more than {LONGEST_CLAUSE} words"
        yield Finding(file, line, "shape", clause.id, message, "one idea a clause; split it", warning=True)


def clause_shows_an_edge(clause: Clause[Any, Any]) -> Iterator[Finding]:
    """At least two results are printed, the rule and its edge."""
    wants = [example.want for example in printed(clause).examples if example.want]
    shown = len(wants) + sum(want.startswith(("(", "[", "{")) and "," in want for want in wants)
    if shown < FEWEST_EXAMPLES:
        file, line = place_of(clause)
        message, remedy = "only one result is shown", "show the rule and its edge"
        yield Finding(file, line, "shape", clause.id, message, remedy)
