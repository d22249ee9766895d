"""What it costs that a clause is an object: one call against a call of the plain function in it."""

from __future__ import annotations

from collections.abc import Iterator
from timeit import repeat

from rules_model.base.scramble import scramble_limit
from rules_model.base.start import START
from rules_model.world.nation import UK
from spec_tests.bench.figure import Figure

CALLS = 200_000


def measure() -> Iterator[Figure]:
    """The fastest of seven runs each, so that both meet the machine at its best."""
    plain = scramble_limit.body
    as_clause = min(repeat(lambda: scramble_limit(START, UK), number=CALLS, repeat=7)) / CALLS * 1e6
    as_function = min(repeat(lambda: plain(START, UK), number=CALLS, repeat=7)) / CALLS * 1e6
    yield Figure(
        "a clause call, beyond a plain call",
        as_clause - as_function,
        1.0,
        "microseconds",
        f"clause {as_clause:.2f}, plain function {as_function:.2f} microseconds",
        "Looking the version up and the test for a trace are all that a call adds.",
    )
