"""The desk: every quick check over the whole book in one process and in two, and one chapter as at a save."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

from rules_model.command.watching import AT_A_SAVE
from rules_model.desk.finding import ROOT
from rules_model.desk.opening import clauses
from spec_tests.bench.figure import Figure

CHAPTER = "rules_model/deluxe/gibraltar.py"
WHY = "Examples and rounds are run, objectives are solved and situations asked anew: nothing is kept between runs."


def _timed(*arguments: str) -> float:
    """Seconds that a check takes as a process of its own."""
    command = [sys.executable, "-m", "rules_model", "check", *arguments]
    start = time.monotonic()
    subprocess.run(command, cwd=ROOT, check=False, capture_output=True)
    return time.monotonic() - start


def measure() -> Iterator[Figure]:
    """Every quick check once in each way; then the checks of one saved chapter, the fastest of three."""
    number = len(clauses())
    one, two = _timed("--workers", "1"), _timed("--workers", "2")
    each = f"{one:.1f} s in one process, {1000 * one / number:.0f} ms for each of {number} clauses"
    yield Figure("desk: two processes against one", two / one, 0.8, "times", f"{each}; {two:.1f} s in two", WHY)
    saved = min(_timed("--workers", "1", *AT_A_SAVE, CHAPTER) for _ in range(3))
    yield Figure("desk: one chapter at a save", saved, 2, "seconds", f"{', '.join(AT_A_SAVE)} over {CHAPTER}", WHY)
