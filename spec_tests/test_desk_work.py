"""The desk's work handed out: the same findings in the same order, whoever does it; and the checks at every save."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rules_model.command.watching import AT_A_SAVE
from rules_model.desk.checks import CHECKS, run
from rules_model.desk.examiner import TooLong, limited
from rules_model.desk.finding import ROOT
from rules_model.desk.pinned import Figures, examined
from rules_model.desk.work import HereAndNow, executor, handed_out
from spec_tests.planting import CHAPTER, Copy

WORDS = ("3g40.gibraltar", "g40.scramble", "alpha2.raids")
QUICK = ["entries", "examples", "readings", "arithmetic", "shape"]


def told(figures: Figures) -> tuple[object, ...]:
    """The figures without the time."""
    return figures.mutants, figures.killed, figures.survivors, figures.failing, figures.unfair


def test_results_come_in_the_order_of_the_pieces() -> None:
    def slow_first(piece: int) -> int:
        time.sleep(0.05 if piece == 0 else 0)
        return piece * 10

    said: list[tuple[int, int]] = []
    with ThreadPoolExecutor(3) as by:
        found = list(handed_out(by, slow_first, range(3), lambda done, of: said.append((done, of))))
    assert found == [0, 10, 20]
    assert said == [(1, 3), (2, 3), (3, 3)]


def test_an_error_in_a_piece_is_raised_and_not_swallowed() -> None:
    with pytest.raises(ZeroDivisionError):
        list(handed_out(HereAndNow(), lambda piece: 1 // piece, [1, 0]))


def test_the_pieces_of_one_process_take_turns() -> None:
    busy = threading.Lock()

    def piece(number: int) -> bool:
        free = busy.acquire(blocking=False)
        time.sleep(0.01)
        if free:
            busy.release()
        return free

    with ThreadPoolExecutor(4) as by:
        assert all(handed_out(by, piece, range(8)))


def test_a_run_that_never_ends_is_given_up_in_any_thread() -> None:
    def endless() -> str:
        try:
            with limited(0.1):
                while True:
                    pass
        except TooLong:
            return "given up"

    assert endless() == "given up"
    with ThreadPoolExecutor(1) as by:
        assert by.submit(endless).result(timeout=10) == "given up"


@pytest.fixture(scope="module")
def here() -> Figures:
    """What one process finds."""
    return examined(WORDS)


@pytest.mark.slow
def test_two_processes_find_the_same(here: Figures) -> None:
    assert here.mutants > 100
    with executor(2) as by:
        assert told(examined(WORDS, by)) == told(here)
        assert run(QUICK, by=by) == run(QUICK)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a local Dask cluster of two workers."""
    command = [sys.executable, "-m", "spec_tests.cluster"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, "the cluster did not start"
        yield address
        assert process.stdin is not None
        process.stdin.close()


def codex(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run ``codex1940`` in a folder."""
    command = [sys.executable, "-m", "rules_model", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_a_cluster_of_two_workers_finds_the_same(cluster: str, here: Figures) -> None:
    arguments = ["check", *QUICK, "pinned", *WORDS, "--json"]
    alone = codex(*arguments, "--workers", "1")
    shared = codex(*arguments, "--scheduler", cluster)
    assert (shared.returncode, shared.stderr) == (0, "")
    assert shared.stdout == alone.stdout
    counted = codex("check", "pinned", *WORDS, "--scheduler", cluster)
    assert f"pinned: {here.mutants} mutants, {here.killed} killed" in counted.stdout


@pytest.mark.slow
def test_a_cluster_that_holds_another_book_is_refused(cluster: str, tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.write("rules_model/delta/start.py", copy.read("rules_model/delta/start.py") + "\n# another book\n")
    ran = copy.run("check", "entries", "--scheduler", cluster)
    assert ran.returncode == 2
    assert "holds another book" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("address", ["nowhere", "tcp://127.0.0.1:9", "127.0.0.1:9", "tcp://[", "tcp://127.0.0.1:many"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    ran = codex("check", "entries", "--scheduler", address)
    assert ran.returncode == 2
    assert f"no Dask scheduler answers at {address}" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("workers", ["0", "-1", "many"])
def test_a_number_of_workers_is_one_or_more(workers: str) -> None:
    ran = codex("check", "entries", "--workers", workers)
    assert ran.returncode == 2
    assert "workers" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.slow
def test_at_every_save_the_saved_chapter_is_checked(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    file = "rules_model/delta/radar.py"
    sound = copy.read(file)
    command = [sys.executable, "-m", "rules_model", "check", "--watch"]
    settings = {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        giving_up = threading.Timer(180, process.kill)  # then the lines end, and what was to be said is missing
        giving_up.start()
        try:
            assert process.stdout.readline().startswith("watching")
            time.sleep(2)  # until the system tells of changes
            copy.write(file, sound.replace("return 4 if", "return 5 if"))
            said = until_done(process.stdout)
            assert f"saved: {file}" in said
            assert "examples: " in said
            assert "delta.radar.scramble: an example does not hold" in said
            copy.write(file, sound)
            said = until_done(process.stdout)
            assert "all is well" in said
        finally:
            giving_up.cancel()
            process.terminate()


def until_done(lines: Iterator[str]) -> str:
    """What is said of one save."""
    found = []
    for line in lines:
        found.append(line)
        if line.startswith(("all is well", "see above")):
            break
    return "".join(found)


def test_a_planted_failure_names_its_line_and_what_came(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.plant('''
@clause("3g40.planted.wrong", DELUXE(637, part=2))
def wrong(position: Position) -> int:
    """One MUST be two.

    >>> wrong(EMPTY)
    2
    >>> wrong(EMPTY) // 0
    1
    """
    return 1
''')
    ran = copy.run("check", "examples", "3g40.planted")
    assert ran.returncode == 1
    assert f"{CHAPTER}:{copy.line('>>> wrong(EMPTY)')}: 3g40.planted.wrong: an example does not hold" in ran.stdout
    assert "Expected:" in ran.stdout
    assert "ZeroDivisionError" in ran.stdout
    assert "Traceback" not in ran.stdout


def test_what_runs_at_a_save_are_checks() -> None:
    assert set(AT_A_SAVE) <= {*CHECKS, "pinned"}


def test_every_check_says_what_it_looks_for() -> None:
    for name, check in CHECKS.items():
        assert (check.__doc__ or "").splitlines()[0].endswith("."), name
