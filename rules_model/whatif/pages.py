"""The pages of the site, and what each of them prints of the book, part by part."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.clause import Clause
from rules_model.desk.finding import ROOT
from rules_model.desk.listing import function_of, text
from rules_model.desk.opening import module_of
from rules_model.difference.changes import Difference, Kind, difference
from rules_model.difference.sides import side
from rules_model.library import PACKAGES
from rules_model.objective import Reward

Parts = dict[str, Any]  # what a page prints, by the name of the part, as plain data
DIRECTIVE = re.compile(r"^```\{([a-z-]+)\}[ \t]*(.*)$", re.MULTILINE)


def is_made(name: str) -> bool:
    """Whether a file below ``docs/`` is none of ours: made by the build, or a template."""
    return name.startswith(("_", "apidocs/"))


def pages() -> Iterator[tuple[str, Parts]]:
    """The pages of ``docs/``: their own words, and their directives with what they are given."""
    docs = ROOT / "docs"
    for file in sorted(docs.rglob("*.md")):
        name = file.relative_to(docs).with_suffix("").as_posix()
        if not is_made(name):
            words = file.read_text(encoding="utf-8")
            given = [[one[1], one[2].strip()] for one in DIRECTIVE.finditer(words)]
            yield name, {"words": words, "directives": given}


# -- what is printed of one thing --------------------------------------------------------------------------------------


def clause_facts(clause: Clause[Any, Any]) -> Parts:
    """What is printed of a clause besides the answers of its examples. The lines on which it stands do not count."""
    questions = [BOOK.question(one.id) for one in clause.questions]
    for one in questions:  # which reading is in force is printed beside the clause
        for listener in BOOK.listeners:
            listener(one.id, one.chosen)
    return {
        "rule": [clause.title, clause.kind, clause.text],
        "what it pays": reward(clause),
        "reading in force": [[one.id, dict(one.readings), one.chosen, one.because] for one in questions],
        "amendments": [[one.id for one in some] for some in (clause.replaces, clause.modifies)]
        + [[one.id for one in BOOK.amendments.get(clause.id, ())], clause.option],
        "sources": cited(clause.sources),
        "code": code(clause),
        "chapter": module_of(clause),
    }


def reward(clause: Clause[Any, Any]) -> str:
    """What an objective pays, to whom and when."""
    due = clause.details
    return f"{due.words()} to {due.nation}, {due.when}" if isinstance(due, Reward) else repr(due or "")


def cited(citations: tuple[Citation, ...]) -> list[str]:
    """Source lines."""
    return [str(one) for one in citations]


def code(clause: Clause[Any, Any]) -> str:
    """The function without its docstring, as the site unfolds it."""
    node = function_of(clause)
    if node is None:
        return ""
    first, lines = node.body[0], text(clause.code.co_filename).split("\n")
    skipped = range(0)
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        skipped = range(first.lineno, (first.end_lineno or first.lineno) + 1)
    kept = range(clause.code.co_firstlineno, (node.end_lineno or node.lineno) + 1)
    return "\n".join(lines[number - 1] for number in kept if number not in skipped)


def question_facts(id: str) -> Parts:
    """What the page of questions prints of one."""
    question = BOOK.question(id)
    for listener in BOOK.listeners:
        listener(question.id, question.chosen)
    return {
        "kind": question.kind.value,
        "readings": dict(question.readings),
        "reading in force": question.chosen,
        "because": question.because,
        "sources": cited(question.sources),
    }


def difference_facts(new: str, old: str) -> Parts:
    """What the page of two rule sets prints: each changed clause with its chains and its examples."""
    found: Difference = difference(new, old)
    return {
        one.clause.id: [
            one.kind.value,
            [part.id for part in one.before],
            [part.id for part in one.after],
            [[shown.code, shown.before, shown.after, list(map(list, shown.readings))] for shown in one.examples],
        ]
        for one in found.changes
        if one.kind is not Kind.UNCHANGED
    }


def book_facts(of: str) -> Parts:
    """What a consolidated rulebook has: of each clause, the chain of clauses that speak; none: not in force."""
    rules = side(of)
    theirs = {one.id for one in rules.rules.rulesets}
    chains = {one.id: [part.id for part in rules.chain(one)] for one in BOOK.clauses.values()}
    return {id: chain for id, chain in chains.items() if chain or id.partition(".")[0] in theirs}


# -- what a page prints ------------------------------------------------------------------------------------------------


class Known(dict[str, Any]):
    """The facts of a record, with the clauses by chapter."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.clauses = {name.removeprefix("clause "): one for name, one in facts.items() if name.startswith("clause ")}
        self.of_chapter: dict[str, list[str]] = {}
        for id, one in self.clauses.items():
            self.of_chapter.setdefault(one["chapter"], []).append(id)


def page_parts(page: str, known: Known) -> Iterator[tuple[str, Any]]:
    """Every part of a page, its name and what is printed, from the facts of a record."""
    facts = known.get(f"page {page}")
    if facts is not None:
        yield "its own words", facts["words"]
        for kind, argument in facts["directives"]:
            if kind in LAID_OUT:
                yield from LAID_OUT[kind](argument, known)


def chapter_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What the page of a chapter prints."""
    for id in known.of_chapter.get(argument, ()):
        yield from clause_parts(id, known)


def contents_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What the first page of a rule set prints: each clause with its first sentence."""
    for module, ids in known.of_chapter.items():
        if module.rpartition(".")[0] == PACKAGES.get(argument):
            yield from ((f"{id}: summary", summary(id, known)) for id in ids)


def question_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What the page of questions prints, or the page of gaps."""
    for name, facts in known.items():
        if name.startswith("question ") and (facts["kind"] == "gap") == (argument == "gaps"):
            for part, printed in facts.items():
                yield f"{name.removeprefix('question ')}: {part}", printed


def clause_parts(id: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What the section of a clause prints, its examples with the answers that they have now."""
    for name, printed in known.clauses.get(id, {}).items():
        if name != "chapter":
            yield f"{id}: {name}", printed
    asked = known.get(f"examples {id} 0", [])
    yield f"{id}: examples", [[one["code"], one["says"]] for one in asked]


def summary(id: str, known: Known) -> str:
    """The first sentence of a clause below its title."""
    title, _, rule = known.clauses[id]["rule"]
    return f"{title}: {' '.join(rule.partition(chr(10) * 2)[0].split())}"


def difference_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What a page of differences prints: the examples of both sides, and the words of the clauses that speak."""
    for id, facts in known.get(f"difference {argument}", {}).items():
        yield f"{id}: example before and after", facts
        yield f"{id}: rule", [known.clauses[one]["rule"] for one in (*facts[1], *facts[2])]


def book_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What a consolidated rulebook prints: its own clauses in full words, all others in short, no examples."""
    for id, chain in known.get(f"book {argument}", {}).items():
        if id.partition(".")[0] == argument:
            yield f"{id}: rule", [known.clauses[id]["rule"], known.clauses[id]["amendments"], chain]
        else:
            yield f"{id}: summary", [summary(id, known), chain]


def source_parts(argument: str, known: Known) -> Iterator[tuple[str, Any]]:
    """What the page of a source document prints: which clauses restate its lines."""
    for id, facts in known.clauses.items():
        if lines := [one for one in facts["sources"] if one.partition(" ")[0] == argument]:
            yield f"{id}: sources", lines


#: How each directive lays out its part of a page. Those that count or list words print nothing of a single clause.
LAID_OUT = {
    "chapter": chapter_parts,
    "clause": clause_parts,
    "chapters": contents_parts,
    "questions": question_parts,
    "difference": difference_parts,
    "book": book_parts,
    "source": source_parts,
}


def differences() -> list[str]:
    """The pairs of rule sets that have a page, as its directive names them."""
    every = (tuple(one) for _, facts in pages() for one in facts["directives"])
    return [argument for kind, argument in every if kind == "difference" and set(argument.split()) <= set(PACKAGES)]
