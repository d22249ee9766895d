"""The trace: which clauses ran, in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

traces: list[list[str]] = []  #: the traces being kept; empty almost always


def heard(id: str) -> None:
    """Note in every trace that a clause ran."""
    for trace in traces:
        trace.append(id)


@contextmanager
def tracing() -> Iterator[list[str]]:
    """Keep the ids of the clauses that are called, in order, repeats included."""
    trace: list[str] = []
    traces.append(trace)
    try:
        yield trace
    finally:
        traces[:] = [one for one in traces if one is not trace]  # by identity: nested traces may be equal
