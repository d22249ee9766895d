"""All faults, in the order of their kinds."""

from __future__ import annotations

from importlib import import_module

from spec_tests.blind.fault import Fault

MODULES = (
    "references",
    "arithmetic",
    "changes",
    "coverage",
    "gaps",
    "objectives",
)

FAULTS: tuple[Fault, ...] = tuple(
    fault for module in MODULES for fault in import_module(f"spec_tests.blind.{module}").FAULTS
)
