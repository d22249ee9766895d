"""The odds solver: a common battle, the largest ones, and a battle at sea with submarines."""

from __future__ import annotations

import time
from collections.abc import Iterator

from rules_model.base.start import EMPTY
from rules_model.odds.plan import Plan, usual_order
from rules_model.odds.solution import Solution
from rules_model.odds.solve import solve
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, UK
from spec_tests.bench.figure import Figure

RUNS = 5
WHY = "Nothing is kept between runs: the clauses are asked again for every rung."


def _solved(place: str, ours: Force, theirs: Force) -> tuple[float, Solution]:
    lost = usual_order(EMPTY, GERMANY, frozenset(piece.unit for piece in ours), attacking=True)
    fallen = usual_order(EMPTY, UK, frozenset(piece.unit for piece in theirs), attacking=False)
    plan = Plan(GERMANY, lost, fallen, damaged_first=frozenset({"battleship", "aircraft_carrier"}))
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        found = solve(EMPTY, place, ours, theirs, plan)
        best = min(best, time.process_time() - start)
    return best, found


def _figure(what: str, goal: float, unit: str, place: str, ours: Force, theirs: Force) -> Figure:
    took, found = _solved(place, ours, theirs)
    results = ", ".join(f"{name} {chance:.15f}" for name, chance in found.results().items() if chance)
    scale = {"milliseconds": 1000, "seconds": 1}[unit]
    return Figure(what, took * scale, goal, unit, f"{results}; error at most {found.bound:.0e} of each", WHY)


def measure() -> Iterator[Figure]:
    """The fastest of five runs each, in time of the processor, so that a busy machine does not count."""
    ours, theirs = Force.of(GERMANY, infantry=10, tank=5), Force.of(UK, infantry=12)
    yield _figure("odds: 10 infantry and 5 tanks against 12", 10, "milliseconds", "France", ours, theirs)
    ours, theirs = Force.of(GERMANY, infantry=30), Force.of(UK, infantry=30)
    yield _figure("odds: 30 infantry against 30", 60, "milliseconds", "France", ours, theirs)
    ours, theirs = Force.of(GERMANY, infantry=150), Force.of(UK, infantry=150)
    yield _figure("odds: 150 infantry against 150", 1.5, "seconds", "France", ours, theirs)
    ours = Force.of(GERMANY, submarine=3, destroyer=2, cruiser=1, battleship=1, aircraft_carrier=1, fighter=2)
    theirs = Force.of(UK, submarine=2, destroyer=2, cruiser=1, aircraft_carrier=1, fighter=2)
    yield _figure("odds: ten against eight at sea", 1, "seconds", "Sea Zone 110", ours, theirs)
