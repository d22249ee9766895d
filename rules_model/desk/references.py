"""Every line, clause, chapter, place and kind of event that the book names exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules_model.book import BOOK
from rules_model.citation import TEXTS, Citation
from rules_model.clause import Clause
from rules_model.condition import Condition
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import (
    citation_lines,
    file_of,
    function_of,
    modules,
    place_of,
    question_calls,
    question_place,
    questions,
    text,
    unlisted,
)
from rules_model.desk.opening import chapter_file, clauses
from rules_model.desk.spelling import misspelt
from rules_model.library import PACKAGES, rulesets
from rules_model.objective import Tally
from rules_model.ruleset import Clash
from rules_model.sources.ledger import ledgers, outside, row
from rules_model.sources.texts import missing_fact
from rules_model.world.names import Gap, UnknownName, closest
from rules_model.world.position import Position

ROLE = re.compile(r"\{clause\}`(?:[^`<]*<)?([^`<>]+)>?`")


def references(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Everything that the book names exists."""
    yield from chapters_are_listed()
    yield from citations_point_at_rules(words)
    yield from ledgers_point_at_lines()
    yield from links_have_targets()
    yield from borrowed_clauses_exist()
    yield from places_of_objectives_exist(words)
    yield from misspelt(words)


def chapters_are_listed() -> Iterator[Finding]:
    """Every module beside a start module is a chapter of its rule set."""
    for file in unlisted():
        start = relative(file.parent / "start.py")
        remedy = f'add "{file.stem}" to the chapters in {start}'
        yield Finding(relative(file), 1, "references", file.stem, "a chapter that no rule set lists", remedy)


def fault_of(citation: Citation) -> tuple[str, str] | None:
    """What is wrong with a citation, and what would be right."""
    if outside(citation):
        missing = missing_fact(citation)
        return (missing, "cite a row of the table") if missing else None
    if citation.document not in {document.name for document in TEXTS}:
        return f"there is no document {citation.document!r}", f"one of {', '.join(one.name for one in TEXTS)}"
    rows = [(line, row(citation.document, line)) for line in citation.lines()]
    missing_line = next((line for line, found in rows if found is None), None)
    if missing_line:
        return f"{citation} has no line {missing_line}", f"it ends at {len(ledgers()[citation.document])}"
    found = [one for _, one in rows if one is not None]
    if citation.part is not None:
        if len(found) > 1:
            return f"{citation} names a part of several lines", "cite one line with its part"
        if found[0].kind == "normative" and citation.part > found[0].statements:
            return f"{citation} does not exist", f"the line has {found[0].statements} statements"
    if not any(one.kind in ("normative", "continuation") for one in found):
        return f"{citation} is no rule but {found[0].kind}", _better(citation, found[0].note)
    return None


def _better(citation: Citation, note: str) -> str:
    if note.startswith("of "):
        return f"cite {note.removeprefix('of ')}"
    near = sorted(ledgers()[citation.document], key=lambda one: (abs(one.line - citation.first), one.line))
    line = next(one.line for one in near if one.kind == "normative")
    return f"the nearest line with a rule is {line}"


def citations_point_at_rules(words: tuple[str, ...]) -> Iterator[Finding]:
    """Every citation of a clause or a question points at statements that exist."""
    for clause in clauses(words):
        file, line = place_of(clause)
        function = function_of(clause)
        lines = citation_lines(function, vars_of(clause)) if function else {}
        for citation in clause.sources:
            if fault := fault_of(citation):
                yield Finding(file, lines.get(citation, line), "references", clause.id, *fault)
    if words:
        return
    names = {name: value for module in modules() for name, value in vars(module).items()}
    for question in questions():
        file, line = question_place(question)
        lines = citation_lines(question_calls()[question.id][1], names) if question.id in question_calls() else {}
        for citation in question.sources:
            if fault := fault_of(citation):
                yield Finding(file, lines.get(citation, line), "references", question.id, *fault)


def vars_of(clause: Clause[Any, Any]) -> dict[str, Any]:
    """The names of the module in which a clause stands."""
    return dict(clause.__wrapped__.__globals__)  # type: ignore[attr-defined]


def ledgers_point_at_lines() -> Iterator[Finding]:
    """Every line that the ledger calls a duplicate or a continuation names a line that exists."""
    for document, rows in ledgers().items():
        for one in rows:
            if one.kind not in ("duplicate", "continuation"):
                continue
            where = one.note.removeprefix("of ").removesuffix(" ?").strip()
            other, _, line = where.rpartition(":")
            target = row(other or document, int(line)) if line.isdigit() and (other or document) in ledgers() else None
            if target is None:
                file = f"rules_model/sources/{document}.tsv"
                message = f"{one.kind} {one.note!r}, which is no line"
                yield Finding(file, one.line + 1, "references", f"{document}:{one.line}", message, 'want "of 12"')


def pages() -> Iterator[Path]:
    """The hand-written pages of the site."""
    found = sorted(ROOT.glob("docs/**/*.md"))
    yield from (page for page in found if not {"apidocs", "_web", "_build"} & set(page.parts))


def links_have_targets() -> Iterator[Finding]:
    """Every {clause} link in a chapter or a page leads to a clause."""
    files = [Path(file_of(module)) for module in modules()] + list(pages())
    for file in files:
        for number, line in enumerate(text(str(file)).splitlines(), 1):
            for target in ROLE.findall(line):
                if target not in BOOK.clauses and target not in BOOK.aliases:
                    near = closest(target, [*BOOK.clauses, *BOOK.aliases])
                    remedy = f"did you mean {' or '.join(near)}?" if near else "no clause has an id like it"
                    yield Finding(
                        relative(file), number, "references", target, "a link to a clause that is not there", remedy
                    )


def borrowed_clauses_exist() -> Iterator[Finding]:
    """Every clause that a rule set borrows exists."""
    for ruleset in rulesets():
        start = relative(chapter_file(PACKAGES[ruleset.id], "start"))
        for borrowed in ruleset.borrows:
            if not any(id == borrowed or (borrowed.endswith(".") and id.startswith(borrowed)) for id in BOOK.clauses):
                near = closest(borrowed, BOOK.clauses)
                remedy = f"did you mean {' or '.join(near)}?" if near else "no clause has an id like it"
                yield Finding(start, 1, "references", ruleset.id, f"it borrows {borrowed}, which is not there", remedy)


def bare_board(clause: Clause[Any, Any]) -> Position | None:
    """The empty position of a clause's rule set."""
    start = next((one for one in modules() if one.__name__ == f"{PACKAGES[clause.ruleset]}.start"), None)
    board = getattr(start, "EMPTY", None)
    return board if isinstance(board, Position) else None


def places_of_objectives_exist(words: tuple[str, ...]) -> Iterator[Finding]:
    """Every place in the condition of an objective is on the map of its rule set."""
    for clause in clauses(words):
        if clause.kind != "objective" or (board := bare_board(clause)) is None:
            continue
        file, line = place_of(clause)
        try:
            goal = clause(board)
            names = list(goal.places()) if isinstance(goal, (Condition, Tally)) else []
            for name in names:
                board.map.name_of(name)
        except UnknownName as error:
            yield Finding(file, line, "references", clause.id, str(error), "spell the place as the map does")
        except (Gap, TypeError, Clash):
            continue  # it needs more than a bare board; its examples run it
