"""Every clause is held by its own examples and pins: each small change to it makes one of them fail.

A mutant that no example notices survives. Survivors that change nothing a player could see are accepted, each with its
reason, in ``spec_tests/survivors.tsv``; any other is a finding.
"""

from __future__ import annotations

import csv
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.examiner import TooLong, limited, passes
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import modules, place_of
from rules_model.desk.opening import clauses, module_of
from rules_model.desk.rosters import table_mutants
from rules_model.desk.shared import shared_mutants
from rules_model.desk.subjects import UNCHANGED, Mutant, mutants_of

SURVIVORS = ROOT / "spec_tests" / "survivors.tsv"
FEW = 500  # mutants that one process makes quickly
Key = tuple[str, str, str]


@dataclass
class Figures:
    """What became of the mutants."""

    mutants: int = 0  #: all that were made
    killed: int = 0  #: noticed by an example
    survivors: list[Mutant] = field(default_factory=list)  #: noticed by none
    failing: list[Clause[Any, Any]] = field(default_factory=list)  #: their examples fail without any change
    unfair: list[Mutant] = field(default_factory=list)  #: unchanged copies that do not pass
    seconds: float = 0.0  #: time it took


def survives(mutant: Mutant) -> bool:
    """Whether no example of any reader notices the change."""
    try:
        with limited(2.0), mutant.made():
            pass
    except (Exception, TooLong):
        return False  # the change cannot even be made
    with mutant.made():
        return all(passes(reader) for reader in mutant.readers)


def every_mutant(words: tuple[str, ...] = ()) -> Iterator[Mutant]:
    """Every mutant of the chosen clauses and of what their chapters share; with words, of no other chapter's."""
    chosen = clauses(words)
    homes = {module_of(clause) for clause in chosen}
    for clause in chosen:
        yield from mutants_of(clause)
    for module in modules():
        start = module.__name__.endswith(".start")
        for mutant in table_mutants(module) if start else shared_mutants(module):
            near = module.__name__ in homes and any(reader in chosen for reader in mutant.readers)
            if not words or (near and not start) or any(word in mutant.about for word in words):
                yield mutant


def silent(done: int, left: int) -> None:
    """Say nothing."""


def spoken(done: int, survivors: int) -> None:
    """Say on the terminal how far the work is."""
    if done % 100 == 0 and sys.stderr.isatty():
        print(f"\r{done} mutants, {survivors} survive", end="", file=sys.stderr, flush=True)


def examined(words: tuple[str, ...] = (), progress: Callable[[int, int], None] = silent) -> Figures:
    """Make every mutant and see who notices."""
    start = time.monotonic()
    mutants = list(every_mutant(words))
    readers = dict.fromkeys(reader for mutant in mutants for reader in mutant.readers)
    failing = [reader for reader in readers if not passes(reader, seconds=30.0)]
    fair = [mutant for mutant in mutants if not any(reader in failing for reader in mutant.readers)]
    alive = shared_out(fair, progress)
    survivors = [fair[at] for at in alive if fair[at].said != UNCHANGED]
    unfair = [mutant for at, mutant in enumerate(fair) if mutant.said == UNCHANGED and at not in alive]
    number = sum(mutant.said != UNCHANGED for mutant in fair)
    return Figures(number, number - len(survivors), survivors, failing, unfair, time.monotonic() - start)


def surviving(mutants: list[Mutant], mine: range, progress: Callable[[int, int], None] = silent) -> set[int]:
    """Which of the mutants survive, by number; of those in a range."""
    alive: set[int] = set()
    for at in mine:
        alive |= {at} if survives(mutants[at]) else set()
        progress(at, len(alive))
    return alive


def shared_out(mutants: list[Mutant], progress: Callable[[int, int], None]) -> set[int]:
    """Which of the mutants survive, by number. The processors share the work where the system can fork."""
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") and hasattr(os, "fork") else 1
    if workers == 1 or len(mutants) < FEW:
        return surviving(mutants, range(len(mutants)), progress)
    helpers = [helper(mutants, range(worker, len(mutants), workers)) for worker in range(1, workers)]
    alive = surviving(mutants, range(0, len(mutants), workers), progress)
    for process, reading in helpers:
        with os.fdopen(reading, "rb") as pipe:
            alive |= set(json.loads(pipe.read()))  # empty, and so an error, when the helper has failed
        os.waitpid(process, 0)
    return alive


def helper(mutants: list[Mutant], mine: range) -> tuple[int, int]:
    """Start a process that examines some of the mutants: its number, and where to read which survive."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(sorted(surviving(mutants, mine))).encode())
    finally:
        os._exit(0)  # whatever happens, the helper must not go on as if it were the first process


def key_of(mutant: Mutant) -> Key:
    """What stays the same while lines move."""
    return mutant.about, " ".join(mutant.text.split()), " ".join(mutant.said.split())


def accepted_survivors(file: Path = SURVIVORS) -> dict[Key, tuple[str, int]]:
    """Reason and line of every accepted survivor."""
    if not file.exists():
        return {}
    rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    return {(row["about"], row["text"], row["mutant"]): (row["reason"] or "", at) for at, row in enumerate(rows, 2)}


def findings_of(figures: Figures, words: tuple[str, ...] = (), file: Path = SURVIVORS) -> Iterator[Finding]:
    """New survivors, accepted ones that are killed now, and acceptances without a reason."""
    known = accepted_survivors(file)
    alive = {key_of(mutant) for mutant in figures.survivors}
    for clause in figures.failing:
        file_name, at = place_of(clause)
        yield Finding(file_name, at, "pinned", clause.id, "its examples fail without any change", "mend them first")
    for mutant in figures.unfair:
        message = "a copy without any change does not pass its examples"
        yield Finding(relative(mutant.file), mutant.line, "pinned", mutant.about, message, "mend the desk's mutants")
    for mutant in figures.survivors:
        if key_of(mutant) not in known:
            message = f"no example notices: {mutant.said}\n      {mutant.text}\n     "
            yield Finding(relative(mutant.file), mutant.line, "pinned", mutant.about, message, "pin it, or accept it")
    for key, (reason, line) in known.items():
        if not reason.strip():
            yield Finding(
                relative(file), line, "pinned", key[0], "accepted without a reason", "say why no example could"
            )
        if not words and key not in alive:
            message = f"accepted as a survivor, but an example notices now: {key[2]}"
            yield Finding(relative(file), line, "pinned", key[0], message, "delete the line")


def by_reason(figures: Figures, file: Path = SURVIVORS) -> Counter[str]:
    """How many survivors there are for each reason."""
    known = accepted_survivors(file)
    return Counter(known.get(key_of(mutant), ("not accepted", 0))[0] for mutant in figures.survivors)


def row_of(mutant: Mutant) -> str:
    """The line that would accept a survivor, the reason still to be written."""
    return "\t".join((*key_of(mutant), ""))


def summary(figures: Figures) -> list[str]:
    """The figures in words."""
    lines = [
        f"{figures.mutants} mutants, {figures.killed} killed, {len(figures.survivors)} survive; {figures.seconds:.0f} s"
    ]
    return lines + [f"{count:6}  {reason}" for reason, count in by_reason(figures).most_common()]
