"""What-if: how long a reading and a figure take, with nothing kept from before and with the record of the book kept."""

from __future__ import annotations

import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator

from rules_model.desk.finding import ROOT
from rules_model.whatif.keeping import FOLDER
from spec_tests.bench.figure import Figure

READING, FIGURE = "3g40.missions.order=sections", "g40.units.tank.cost=5"
WHY = "A warm answer loads the book, reads the record and asks again what the change can reach."


def _seconds(change: str) -> float:
    """Time of the processor that the command takes, from start to end."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "rules_model", "what-if", change]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure() -> Iterator[Figure]:
    """One cold run, then the best of three warm ones each."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    yield Figure(
        "what-if: a reading, nothing kept", _seconds(READING), 10, "seconds", "the whole book is asked once", WHY
    )
    for what, change in (("a reading", READING), ("a figure", FIGURE)):
        took = min(_seconds(change) for _ in range(3))
        yield Figure(f"what-if: {what}, the record kept", took, 2, "seconds", change, WHY)
