"""The desk on the terminal: ``check`` runs the quick checks, ``check pinned WORDS`` the mutants of some clauses."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict
from typing import Any

from rules_model.command.verify import from_here
from rules_model.desk import record as desk_record
from rules_model.desk.accepted import Sorted
from rules_model.desk.checks import CHECKS, FIGURES, run
from rules_model.desk.finding import Finding, relative
from rules_model.desk.opening import clauses
from rules_model.desk.pinned import Figures, examined
from rules_model.desk.record import plain
from rules_model.desk.survivors import findings_of, row_of, summary

NAMES = (*CHECKS, "pinned")


def check(names: list[str], by: Executor, rows: bool = False) -> int:
    """Run the named checks over the clauses that the other words name; 1 when there are new findings."""
    words = words_of(names)
    failed = 0
    if quick := quick_of(names):
        failed += report_quick(quick, names, words, run(quick, words, by, progress("check", "checks")))
    if "pinned" in names:
        failed += report_pinned(examined(words, by, progress("pinned", "chapters")), words, rows)
    elif not names:
        print("pinned: not run; it takes longer: codex1940 check pinned")
    return 1 if failed else 0


def record(names: list[str], by: Executor) -> dict[str, Any]:
    """What the named checks find, for other tools."""
    words = words_of(names)
    found = plain(run(quick_of(names), words, by))
    if "pinned" in names:
        found["new"] += [asdict(one) for one in findings_of(examined(words, by), words)]
    return found


def keep(by: Executor, if_none: bool) -> int:
    """Keep what the quick checks find for the site; 0, for its pages show what is wrong.

    Args:
        if_none: an older report will do; looking again takes some time.
    """
    old = desk_record.kept() if if_none else None
    found = old or desk_record.keep(by, progress("check", "checks"))
    if not desk_record.is_fresh(found):
        print("the book has changed since the desk looked; to look again: codex1940 check --keep")
    new = [one for one in found["new"] if not one["warning"]]
    counts = f"{len(new) or 'nothing'} new, {len(found['accepted'])} accepted"
    print(f"{len(found['checks'])} checks: {counts}; record in {from_here(desk_record.FILE)}")
    for one in new:
        print(f"  {desk_record.finding(one)}")
    return 0


def quick_of(names: list[str]) -> list[str]:
    """The quick checks that are wanted: those that are named, or all where no check is named."""
    named = [name for name in NAMES if name in names]
    return [name for name in named or CHECKS if name in CHECKS]


def words_of(names: list[str]) -> tuple[str, ...]:
    """The words that clauses are chosen by; a file of chapters or pins stands for the ids of its clauses."""
    found: list[str] = []
    for name in names:
        if name not in NAMES:
            found += ids_in(name) or [name]
    return tuple(found)


def ids_in(name: str) -> list[str]:
    """The ids of the clauses that stand in a file, or are pinned in it."""
    if not name.endswith(".py"):
        return []
    file = relative(name)
    package, _, chapter = file.rpartition("/")[2].removesuffix(".py").partition("_")
    homes = (file, f"rules_model/{package}/{chapter}.py") if "spec_tests/pins/" in file else (file,)
    return [clause.id for clause in clauses() if relative(clause.code.co_filename) in homes]


def unknown_words(names: list[str]) -> list[str]:
    """The words that are neither a check nor part of a clause id nor a file with clauses."""
    return [name for name in names if name not in NAMES and not clauses((name,)) and not ids_in(name)]


def progress(what: str, of_what: str) -> Callable[[int, int], None]:
    """Says on a terminal how far the work is."""

    def say(done: int, of: int) -> None:
        if sys.stderr.isatty():
            end = "\r" if done < of else "\r\033[K"  # the last one wipes the line
            print(f"\r{what}: {done} of {of} {of_what}", end=end, file=sys.stderr, flush=True)

    return say


def report_quick(names: list[str], asked: list[str], words: tuple[str, ...], found: Sorted) -> int:
    """Print what the quick checks find, and the figures of those asked for by name; how many new findings."""
    failed = 0
    for name in names:
        here = [one for one in found.new if one.check == name]
        faults = [one for one in here if not one.warning]
        accepted = [one for one, _ in found.accepted if one.check == name]
        notes = [f"{len(faults)} new" if faults else "nothing new"]
        notes += [f"{len(here) - len(faults)} warnings"] if len(here) > len(faults) else []
        notes += [f"{len(accepted)} accepted"] if accepted else []
        print(f"{name}: {', '.join(notes)}")
        for one in here:
            print("\n".join(told(one)))
        for line in FIGURES[name](words) if name in FIGURES and name in asked else ():
            print(f"  {line}")
        failed += len(faults)
    for one in found.gone:
        print(f"  {one}")
    return failed + len(found.gone)


def told(finding: Finding) -> Iterator[str]:
    """A finding with the situation that shows it below."""
    yield f"  {finding}"
    yield from (f"      {line}" for line in finding.situation.splitlines())


def report_pinned(figures: Figures, words: tuple[str, ...], rows: bool) -> int:
    """Print what the mutants showed; how many new findings."""
    lines = summary(figures)
    print(f"pinned: {lines[0]}")
    for line in lines[1:]:
        print(line)
    if rows:
        for row in dict.fromkeys(row_of(survivor) for survivor in figures.survivors):
            print(row)
        return 0
    findings = list(findings_of(figures, words))
    for one in findings:
        print(f"  {one}")
    return len(findings)
