"""The last report of the quick checks, kept for the site: ``_build/findings.json``, of the book as it was then."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict
from typing import Any

from rules_model.desk.accepted import Sorted, told_apart
from rules_model.desk.checks import CHECKS, findings
from rules_model.desk.finding import ROOT, Finding
from rules_model.desk.kept import LEFT_BY, MADE, Row
from rules_model.desk.kept import is_fresh as rows_are_fresh
from rules_model.desk.kept import keep as keep_rows
from rules_model.desk.work import book_digest, handed_out, silent

FILE = ROOT / "_build" / "findings.json"


def plain(found: Sorted) -> dict[str, Any]:
    """Findings as data for other tools."""
    return {
        "new": [asdict(one) for one in found.new],
        "accepted": [{**asdict(one), "reason": reason} for one, reason in found.accepted],
        "gone": [asdict(one) for one in found.gone],
    }


def kept() -> dict[str, Any] | None:
    """The report that was last kept, of this book or an earlier one; None when there is none that can be read."""
    if not FILE.is_file():
        return None
    try:
        found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return found if set(found.get("checks", ())) == set(CHECKS) else None


def is_fresh(found: dict[str, Any] | None) -> bool:
    """Whether a report, with all that stands beside it, is of this very book."""
    rows = (name for names in LEFT_BY.values() for name in names)
    return found is not None and found["digest"] == book_digest() and all(map(rows_are_fresh, rows))


def looked(check: str) -> tuple[tuple[Finding, ...], dict[str, list[Row]]]:
    """What one check finds, and the figures that it leaves for the site."""
    return findings(check), {name: MADE[name]() for name in LEFT_BY.get(check, ())}


def keep(by: Executor, progress: Callable[[int, int], None] = silent) -> dict[str, Any]:
    """The report of every quick check, made only when the book has changed."""
    fresh = kept()
    if fresh is not None and is_fresh(fresh):
        return fresh
    every: list[Finding] = []
    for some, left in handed_out(by, looked, list(CHECKS), progress):
        every += some
        for name, rows in left.items():
            keep_rows(name, rows)
    made = {"digest": book_digest(), "checks": list(CHECKS), **plain(told_apart(every, CHECKS))}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return made


def finding(data: dict[str, Any]) -> Finding:
    """A finding from its data."""
    fields = {name: value for name, value in data.items() if name not in ("clauses", "reason")}
    return Finding(**fields, clauses=tuple(data["clauses"]))
