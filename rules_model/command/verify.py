"""Runs every printed example and keeps the record that the site reads: _build/verified.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rules_model.desk.evidence import readable
from rules_model.desk.finding import ROOT
from rules_model.desk.opening import clauses
from rules_model.examples import digest, printed, run

RECORD = ROOT / "_build" / "verified.json"


def from_here(file: Path) -> str:
    """A file as a reader finds it: from the folder the command was called in, or with its whole path."""
    return str(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)


def verify() -> int:
    """Run the examples; 1 when one fails or a clause has none."""
    records: dict[str, dict[str, object]] = {}
    total, failed = 0, 0
    for clause in clauses():
        count, reports = run(printed(clause))
        passed = bool(count) and not reports
        records[clause.id] = {"digest": digest(clause), "examples": count, "passed": passed}
        total, failed = total + count, failed + (not passed)
        for report in reports:
            print(readable(report), file=sys.stderr)
        if not count:
            print(f"{clause.where}: {clause.id} has no example", file=sys.stderr)
    RECORD.parent.mkdir(exist_ok=True)
    RECORD.write_text(json.dumps(records, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{len(records)} clauses, {total} examples, {failed} clauses failed; record in {from_here(RECORD)}")
    return 1 if failed or not total else 0
