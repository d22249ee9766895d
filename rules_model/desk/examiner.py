"""Runs the examples of a clause fast, many times over: compiled once, stopped at the first that fails.

What counts as a pass is what doctest counts as one; this module only saves doctest's work of compiling and reporting.
"""

from __future__ import annotations

import ctypes
import doctest
import io
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import CodeType, FrameType
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.evidence import tests_of
from rules_model.examples import FLAGS, namespace

SECONDS = 2.0  # after which a run is given up: a mutant may never end
CHECKER = doctest.OutputChecker()


class TooLong(BaseException):
    """A run took more than its time. No ``Exception``, so that no clause and no example can swallow it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One example, ready to run."""

    code: CodeType
    want: str  #: what it prints
    error: str | None  #: the last line of the error it expects
    flags: int  #: options of doctest


@cache
def steps(id: str) -> tuple[tuple[Step, ...], ...]:
    """The examples of a clause, each docstring or pin a group with names of its own."""
    return tuple(
        tuple(
            Step(compile(one.source, f"<{id}>", "single"), one.want, one.exc_msg, FLAGS | sum(one.options))
            for one in test.examples
        )
        for test in tests_of(BOOK.clauses[id])
    )


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TooLong in what takes more than its time; a cluster's workers run no piece in their main thread."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        with _alarm(seconds):
            yield
    else:
        with _bell(seconds):
            yield


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """The system's alarm, which only the main thread can hear."""

    def ring(signal_number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def _bell(seconds: float) -> Iterator[None]:
    """A second thread that raises TooLong in this one, unless it is over by then."""
    mine, turn, state = threading.get_ident(), threading.Lock(), {"over": False, "rung": False}

    def ring() -> None:
        with turn:
            if not state["over"]:
                state["rung"] = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(mine), ctypes.py_object(TooLong))

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    raised = False
    try:
        yield
    except TooLong:
        raised = True
        raise
    finally:
        timer.cancel()
        with turn:
            state["over"] = True
        if state["rung"] and not raised:
            _wait_for_it()


def _wait_for_it() -> None:
    """Let an exception that is under way arrive here, where it does no harm."""
    try:
        for _ in range(100):
            time.sleep(0.01)
    except TooLong:
        pass


@contextmanager
def captured() -> Iterator[io.StringIO]:
    """Collect what is printed and shown, as doctest does."""
    out, before, hook = io.StringIO(), sys.stdout, sys.displayhook

    def show(value: object) -> None:
        if value is not None:
            out.write(f"{value!r}\n")

    sys.stdout, sys.displayhook = out, show
    try:
        yield out
    finally:
        sys.stdout, sys.displayhook = before, hook


def passes(clause: Clause[Any, Any], seconds: float = SECONDS) -> bool:
    """Whether every example and pin of a clause passes, in the time allowed."""
    groups = steps(clause.id)
    try:
        with limited(seconds), captured() as out:
            return all(group_passes(group, namespace(clause), out) for group in groups)
    except TooLong:
        return False


def group_passes(group: tuple[Step, ...], names: dict[str, Any], out: io.StringIO) -> bool:
    """Whether the examples of one docstring pass, in order."""
    for step in group:
        out.seek(0)
        out.truncate()
        try:
            exec(step.code, names)
        except Exception as error:
            said = traceback.format_exception_only(error)[-1]
            if step.error is None or not CHECKER.check_output(step.error, said, step.flags):
                return False
        else:
            if step.error is not None or not CHECKER.check_output(step.want, out.getvalue(), step.flags):
                return False
    return True
