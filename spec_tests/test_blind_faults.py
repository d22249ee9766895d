"""Faults that were planted without knowledge of the desk: which of them it names, and which it does not see yet."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import pytest

from spec_tests.blind.fault import KINDS, Fault
from spec_tests.blind.faults import FAULTS
from spec_tests.blind.planting import CHECKOUT, Copy, Outcome

MISSED = Path(__file__).parent / "blind" / "missed.tsv"
WORKERS = 2


def listed_as_missed() -> dict[str, str]:
    """The faults that the desk does not see yet, with the reason why."""
    with MISSED.open(encoding="utf-8", newline="") as file:
        return {row["name"]: row["why"] for row in csv.DictReader(file, delimiter="\t")}


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Outcome, ...]]:
    """What the desk says of each fault, two faults at a time, each in a copy of its own."""
    root = tmp_path_factory.mktemp("blind")
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(WORKERS):
        copies.put(Copy(root / str(number)))

    def tried(number: int) -> Outcome:
        copy = copies.get()
        try:
            return copy.tried(FAULTS[number])
        finally:
            copies.put(copy)

    with ThreadPoolExecutor(WORKERS) as pool:
        yield tuple(pool.map(tried, range(len(FAULTS))))


def table(outcomes: tuple[Outcome, ...]) -> str:
    """Caught and missed by kind, each fault with the checks that name it."""
    lines = []
    for kind, title in KINDS.items():
        of_kind = [one for one in outcomes if one.fault.kind == kind]
        caught = sum(one.caught for one in of_kind)
        lines.append(f"{kind:2} {title}: {caught} caught, {len(of_kind) - caught} missed")
        for one in of_kind:
            checks = ", ".join(sorted({str(finding["check"]) for finding in one.naming})) or "missed"
            lines.append(f"     {one.fault.name}: {checks}")
    total = sum(one.caught for one in outcomes)
    return "\n".join([*lines, f"all: {total} caught, {len(outcomes) - total} missed"])


def test_there_are_forty_faults_and_three_of_each_kind() -> None:
    names = [fault.name for fault in FAULTS]
    assert len(set(names)) == len(names) >= 40
    of_kind = Counter(fault.kind for fault in FAULTS)
    assert set(of_kind) == set(KINDS)
    assert min(of_kind.values()) >= 3


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted_in_the_book_as_it_is(fault: Fault) -> None:
    """Whoever changes a passage that a fault edits must move the fault along."""
    for file, old, _ in fault.edits:
        times = (CHECKOUT / file).read_text(encoding="utf-8").count(old) if old else int((CHECKOUT / file).exists()) + 1
        assert times == 1, f"{times} times in {file}: {old!r}"


def test_what_is_listed_as_missed_is_a_fault_and_has_a_reason() -> None:
    missed = listed_as_missed()
    assert set(missed) <= {fault.name for fault in FAULTS}
    assert all(missed.values())


@pytest.mark.slow
def test_the_desk_names_each_fault_but_those_listed_as_missed(
    outcomes: tuple[Outcome, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with capsys.disabled():
        print(f"\n{table(outcomes)}")
    missed = {one.fault.name for one in outcomes if not one.caught}
    listed = set(listed_as_missed())
    seen = [f"{name} is caught now: delete the line in {MISSED.name}" for name in sorted(listed - missed)]
    unseen = [f"{name} is missed: teach the desk, or list it in {MISSED.name}" for name in sorted(missed - listed)]
    assert not [*seen, *unseen]
