"""Findings that the book lives with, each with its reason: ``accepted.tsv`` beside this module."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rules_model.desk.finding import Finding, relative

FILE = Path(__file__).with_name("accepted.tsv")
Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Sorted:
    """Findings, told apart."""

    new: tuple[Finding, ...]  #: nobody has accepted them
    accepted: tuple[tuple[Finding, str], ...]  #: with the reason
    gone: tuple[Finding, ...]  #: accepted, but no longer found


def accepted(file: Path = FILE) -> dict[Key, tuple[str, int]]:
    """Reason and line of every accepted finding, by check, subject and message."""
    if not file.exists():
        return {}
    rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    return {(row["check"], row["about"], row["message"]): (row["reason"], line) for line, row in enumerate(rows, 2)}


def told_apart(findings: Iterable[Finding], checks: Iterable[str], file: Path = FILE) -> Sorted:
    """Which findings of these checks are new, which accepted, and which accepted ones are gone."""
    known = accepted(file)
    found = list(findings)
    keys = {one.key for one in found}
    ran = set(checks)
    new = [one for one in found if one.key not in known]
    kept = [(one, known[one.key][0]) for one in found if one.key in known]
    gone = [
        Finding(relative(file), line, key[0], key[1], f"accepted, but no longer found: {key[2]}", "delete the line")
        for key, (_, line) in known.items()
        if key[0] in ran and key not in keys
    ]
    empty = [
        Finding(relative(file), line, key[0], key[1], "accepted without a reason", "say why, or mend it")
        for key, (reason, line) in known.items()
        if key[0] in ran and not (reason or "").strip()
    ]
    return Sorted(tuple(sorted(new)), tuple(kept), (*gone, *empty))
