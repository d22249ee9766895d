"""The desk on the terminal: ``check`` runs the quick checks, ``check pinned WORDS`` the mutants of some clauses."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from rules_model.desk.checks import CHECKS, run
from rules_model.desk.comparison import summary as compared
from rules_model.desk.finding import Finding
from rules_model.desk.opening import clauses
from rules_model.desk.pinned import examined, findings_of, row_of, spoken, summary

NAMES = (*CHECKS, "pinned")


def check(names: list[str], rows: bool = False) -> int:
    """Run the named checks over the clauses whose ids have one of the other words; 1 when there are new findings."""
    wanted = [name for name in NAMES if name in names] or list(CHECKS)
    words = tuple(name for name in names if name not in NAMES)
    failed = 0
    quick = [name for name in wanted if name in CHECKS]
    if quick:
        failed += report_quick(quick, words)
    if names == ["objectives"]:
        for line in compared():
            print(line)
    if "pinned" in wanted:
        failed += report_pinned(words, rows)
    elif not names:
        print("pinned: not run; it takes longer: codex1940 check pinned")
    return 1 if failed else 0


def unknown_words(names: list[str]) -> list[str]:
    """The words that are neither a check nor part of a clause id."""
    return [name for name in names if name not in NAMES and not clauses((name,))]


def chosen(findings: Iterable[Finding], words: tuple[str, ...]) -> list[Finding]:
    """The findings about what has one of the words in its name or file; all without words."""
    return [one for one in findings if not words or any(word in f"{one.about} {one.file}" for word in words)]


def report_quick(names: list[str], words: tuple[str, ...]) -> int:
    """Print what the quick checks find; how many new findings."""
    found = run(names, words)
    new, failed = chosen(found.new, words), 0
    for name in names:
        here = [one for one in new if one.check == name]
        faults = [one for one in here if not one.warning]
        accepted = [one for one, _ in found.accepted if one.check == name]
        notes = [f"{len(faults)} new" if faults else "nothing new"]
        notes += [f"{len(here) - len(faults)} warnings"] if len(here) > len(faults) else []
        notes += [f"{len(accepted)} accepted"] if accepted else []
        print(f"{name}: {', '.join(notes)}")
        for one in here:
            print(f"  {one}")
        failed += len(faults)
    gone = [] if words else list(found.gone)
    for one in gone:
        print(f"  {one}")
    return failed + len(gone)


def report_pinned(words: tuple[str, ...], rows: bool) -> int:
    """Print what the mutants showed; how many new findings."""
    figures = examined(words, spoken)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    lines = summary(figures)
    print(f"pinned: {lines[0]}")
    for line in lines[1:]:
        print(line)
    if rows:
        for row in dict.fromkeys(row_of(mutant) for mutant in figures.survivors):
            print(row)
        return 0
    findings = list(findings_of(figures, words))
    for one in findings:
        print(f"  {one}")
    return len(findings)
