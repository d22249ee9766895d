"""The last report of the quick checks, kept for the site: ``_build/findings.json``, good for one state of the book."""

from __future__ import annotations

import json
from concurrent.futures import Executor
from dataclasses import asdict
from typing import Any

from rules_model.desk.accepted import Sorted
from rules_model.desk.checks import CHECKS, run
from rules_model.desk.finding import ROOT, Finding
from rules_model.desk.work import book_digest

FILE = ROOT / "_build" / "findings.json"


def plain(found: Sorted) -> dict[str, Any]:
    """Findings as data for other tools."""
    return {
        "new": [asdict(one) for one in found.new],
        "accepted": [{**asdict(one), "reason": reason} for one, reason in found.accepted],
        "gone": [asdict(one) for one in found.gone],
    }


def kept() -> dict[str, Any] | None:
    """The report that was kept; None when the book has changed since, or there is none."""
    if not FILE.is_file():
        return None
    try:
        found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return found if found.get("digest") == book_digest() and found.get("checks") == list(CHECKS) else None


def keep(by: Executor) -> dict[str, Any]:
    """The report of every quick check, made only when the book has changed."""
    fresh = kept()
    if fresh is not None:
        return fresh
    made = {"digest": book_digest(), "checks": list(CHECKS), **plain(run(CHECKS, by=by))}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return made


def finding(data: dict[str, Any]) -> Finding:
    """A finding from its data."""
    fields = {name: value for name, value in data.items() if name not in ("clauses", "reason")}
    return Finding(**fields, clauses=tuple(data["clauses"]))
