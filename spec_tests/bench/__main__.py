"""``make bench``: measure and print; each figure compares things timed side by side in this run."""

from __future__ import annotations

import os
import platform
import sys

from spec_tests.bench import calls, desk, inner_loop, odds, site, what_if
from spec_tests.bench.figure import Figure

MEASUREMENTS = (calls.measure, desk.measure, odds.measure, what_if.measure, inner_loop.measure, site.measure)


def main() -> int:
    """Run every measurement and print its figures as they come."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}\n")
    missed: list[Figure] = []
    for measure in MEASUREMENTS:
        for figure in measure():
            print(figure, flush=True)
            missed += [] if figure.met else [figure]
    print()
    for figure in missed:
        print(f"Missed: {figure.what}. {figure.why}")
    if not missed:
        print("Every goal was met in this run.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
