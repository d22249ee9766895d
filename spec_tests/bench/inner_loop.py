"""The author's inner loop: examples a second through our runner, against the standard library's doctest alone."""

from __future__ import annotations

import doctest
import time
from collections.abc import Callable, Iterator

from rules_model import examples
from rules_model.library import whole_book
from spec_tests.bench.figure import Figure

RUNS = 5


def _ours() -> int:
    return sum(examples.run(examples.printed(clause))[0] for clause in whole_book().clauses.values())


def _alone() -> int:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=examples.FLAGS, verbose=False)
    for clause in whole_book().clauses.values():
        names = examples.namespace(clause)
        runner.run(parser.get_doctest(clause.__doc__ or "", names, clause.id, None, 0))
    return runner.summarize(verbose=False).attempted


def _fastest(work: Callable[[], int]) -> tuple[float, int]:
    best, count = float("inf"), 0
    for _ in range(RUNS):
        start = time.perf_counter()
        count = work()
        best = min(best, time.perf_counter() - start)
    return best, count


def measure() -> Iterator[Figure]:
    """The fastest of a few runs each; both run every printed example of the book."""
    _ours()  # the first run fills caches that both share
    alone, count = _fastest(_alone)
    ours, _ = _fastest(_ours)
    yield Figure(
        "examples through the inner loop, against doctest alone",
        ours / alone,
        1.3,
        "times",
        f"{count / ours:.0f} against {count / alone:.0f} examples a second, {count} examples",
        "The runner finds each clause's file and line, so that a failure names them.",
    )
