"""Figures of the desk as plain data for the site, kept in ``_build/desk`` until the desk looks again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

from rules_model.desk.accepted import accepted
from rules_model.desk.comparison import all_tables, compared_rulesets, counts
from rules_model.desk.coverage import changes, covered, totals
from rules_model.desk.finding import ROOT
from rules_model.desk.listing import questions
from rules_model.desk.opening import clauses
from rules_model.desk.parting import parted
from rules_model.desk.relations import studied
from rules_model.desk.total import findings, heard, wrong_names
from rules_model.desk.work import book_digest
from rules_model.situations.asking import subjects

FOLDER = ROOT / "_build" / "desk"
Row = dict[str, Any]


#: Which rows each check leaves behind: made in the same process, they share its work.
LEFT_BY = {
    "readings": ("readings",),
    "coverage": ("coverage", "totals"),
    "total": ("subjects",),
    "objectives": ("objectives",),
}


@cache
def kept(name: str) -> list[Row]:
    """The rows of that name as they were last kept, of this book or an earlier one; made now when there are none.

    Raises:
        KeyError: there are no rows of that name.
    """
    make, file = MADE[name], FOLDER / f"{name}.json"
    if file.exists():
        return list(json.loads(file.read_text(encoding="utf-8"))["rows"])
    return keep(name, make())


def keep(name: str, rows: list[Row]) -> list[Row]:
    """Keep rows of this book for the site; as they will be read next time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"digest": book_digest(), "rows": rows}, indent=1) + "\n"
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    return list(json.loads(text)["rows"])


def is_fresh(name: str) -> bool:
    """Whether the rows that are kept are of this very book."""
    file = FOLDER / f"{name}.json"
    return file.exists() and json.loads(file.read_text(encoding="utf-8"))["digest"] == book_digest()


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


def objective_rows() -> list[Row]:
    """One row a rule set with objectives: how many bear on each other, and the tables that compare them."""
    return [
        {
            "ruleset": prefix,
            "said": counts(studied(prefix)),
            "tables": [[one.heading, one.columns, one.rows] for one in all_tables(prefix)],
        }
        for prefix in compared_rulesets()
    ]


MADE: dict[str, Callable[[], list[Row]]] = {
    "coverage": coverage_rows,
    "totals": total_rows,
    "subjects": subject_rows,
    "readings": reading_rows,
    "objectives": objective_rows,
}
