"""Every example of the book holds, printed and pinned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.evidence import evidence
from rules_model.desk.finding import Finding
from rules_model.desk.listing import place_of
from rules_model.desk.opening import clauses

PARTS = re.compile(r"^\*{70}$\n?", re.MULTILINE)  # doctest's line above each example that fails
HEAD = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+): \S+$", re.MULTILINE)
TRACE = re.compile(r"^ +Traceback \(most recent call last\):\n(?: +.*\n)*?(?= +[\w.]+(?::|$))", re.MULTILINE)
REMEDY = "mend the rule, or the example if it shows the old rule"


def holding(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Every example answers what the page prints."""
    for clause in clauses(words):
        for report in evidence(clause).reports:
            for part in PARTS.split(report):
                if part.strip():
                    yield failed(clause, part)


def failed(clause: Clause[Any, Any], part: str) -> Finding:
    """One example that does not hold: as asked, what the page prints, what came."""
    head = HEAD.search(part)
    file, line = (head["file"], int(head["line"])) if head else place_of(clause)
    said = TRACE.sub("", part[head.end() :] if head else part)
    return Finding(
        file,
        line,
        "examples",
        clause.id,
        "an example does not hold",
        REMEDY,
        situation=said.strip(),
        clauses=(clause.id,),
    )
