"""All faults, in the order of their kinds."""

from __future__ import annotations

from spec_tests.blind import (
    amendments,
    arithmetic,
    changes,
    contradictions,
    coverage,
    gaps,
    objectives,
    order,
    readings,
    references,
    words,
)
from spec_tests.blind.fault import Fault

FAULTS: tuple[Fault, ...] = (
    *references.FAULTS,
    *arithmetic.FAULTS,
    *changes.FAULTS,
    *coverage.FAULTS,
    *gaps.FAULTS,
    *contradictions.FAULTS,
    *objectives.FAULTS,
    *order.FAULTS,
    *words.FAULTS,
    *readings.FAULTS,
    *amendments.FAULTS,
)
