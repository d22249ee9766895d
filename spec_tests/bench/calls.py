"""What it costs that a clause is an object: one call against a call of the plain function in it."""

from __future__ import annotations

from collections.abc import Iterator
from timeit import repeat

from rules_model.deluxe.gibraltar import EAST, WEST
from rules_model.deluxe.strait import may_pass_strait
from rules_model.deluxe.start import EMPTY
from rules_model.world.nation import UK
from spec_tests.bench.figure import Figure

CALLS = 100_000


def measure() -> Iterator[Figure]:
    """The fastest of five runs each, in turn, so that both meet the same machine."""
    rock = EMPTY.held(UK, WEST, EAST)
    plain = may_pass_strait.body
    as_clause = min(repeat(lambda: may_pass_strait(rock, UK, "destroyer"), number=CALLS, repeat=5)) / CALLS * 1e6
    as_function = min(repeat(lambda: plain(rock, UK, "destroyer"), number=CALLS, repeat=5)) / CALLS * 1e6
    yield Figure(
        "a clause call, beyond a plain call",
        as_clause - as_function,
        1.0,
        "microseconds",
        f"clause {as_clause:.2f}, plain function {as_function:.2f} microseconds",
        "Looking the version up and the test for a trace are all that a call adds.",
    )
