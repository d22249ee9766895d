"""Figures of the desk as plain data for the site, kept in ``_build/desk`` as long as the book stays as it is."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from rules_model.desk.accepted import accepted
from rules_model.desk.coverage import changes, covered, totals
from rules_model.desk.finding import ROOT
from rules_model.desk.listing import questions
from rules_model.desk.opening import clauses
from rules_model.desk.parting import parted
from rules_model.desk.total import findings, heard, wrong_names
from rules_model.situations.asking import subjects

FOLDER = ROOT / "_build" / "desk"
Row = dict[str, Any]


@cache
def digest() -> str:
    """Sixteen hex digits that change with any file of the book or its pins."""
    found = hashlib.sha256()
    for folder in ("rules_model", "spec_tests/pins"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in (".py", ".tsv", ".csv", ".txt", ".toml"):
                found.update(file.relative_to(ROOT).as_posix().encode())
                found.update(file.read_bytes())
    return found.hexdigest()[:16]


@cache
def kept(name: str) -> list[Row]:
    """The rows of that name: as they were kept for this very book, or made now; KeyError for an unknown name."""
    make, file = MADE[name], FOLDER / f"{name}.json"
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        if found["digest"] == digest():
            return list(found["rows"])
    rows = make()
    FOLDER.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"digest": digest(), "rows": rows}, indent=1) + "\n", encoding="utf-8")
    return json.loads(json.dumps(rows))  # type: ignore[no-any-return]  # as they will be read next time


def coverage_rows() -> list[Row]:
    """One row a clause: how many others' examples run it, how many notice it, which rounds run it. Spec tests are
    left out: their record depends on what was run last, and the same book must give the same page."""
    rows = []
    for clause in clauses():
        one = covered(clause)
        row = {"id": one.clause, "by": len(one.by_examples), "noticed": len(changes(one.clause)), "rounds": one.rounds}
        rows.append({**row, "alone": one.alone})
    return rows


def subject_rows() -> list[Row]:
    """One row a subject: what it asks, who speaks, over what, and what came out under each rule set."""
    rows, known = [], accepted()
    for one in subjects():
        if not list(wrong_names(one)):
            told = [heard(one, prefix) for prefix in one.under]
            rows.append(
                {
                    "id": one.id,
                    "ruleset": one.ruleset,
                    "asks": one.asks,
                    "voices": list(Counter(voice.clause for voice in one.voices)),
                    "over": [[name.replace("_", " "), len(values)] for name, values in one.over.items()],
                    "under": [
                        [found.prefix, found.situations, found.again, found.open, len(found.answers)] for found in told
                    ],
                    "faults": [
                        [fault.message, fault.situation, known.get(fault.key, ("", 0))[0]]
                        for found in told
                        for fault in findings(found)
                    ],
                }
            )
    return rows


def reading_rows() -> list[Row]:
    """One row a question with readings: the smallest situation in which some of them part."""
    rows = []
    for one in questions():
        if one.readings:
            found = parted(one.id)
            least = found.smallest
            told = None if least is None else [least.size, least.where, least.clause, least.situation, least.answers]
            rows.append({"id": one.id, "ruleset": one.ruleset, "smallest": told, "never": found.never})
    return rows


def total_rows() -> list[Row]:
    """The figures of the whole book, without the record of the spec tests."""
    return [{"said": line} for line in totals() if "spec tests" not in line]


MADE: dict[str, Callable[[], list[Row]]] = {
    "coverage": coverage_rows,
    "totals": total_rows,
    "subjects": subject_rows,
    "readings": reading_rows,
}
