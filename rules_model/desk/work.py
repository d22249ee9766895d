"""Handing out the desk's work to any ``concurrent.futures.Executor``: this process, local ones, or a cluster.

The results come back in the order of the pieces, whoever did them, so that every executor gives the same report.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rules_model.desk.finding import ROOT
from rules_model.desk.opening import broken

Piece = TypeVar("Piece")
Result = TypeVar("Result")

SECONDS_TO_ANSWER = 10  # after which a cluster is given up
_TURN = threading.RLock()


class NoCluster(Exception):
    """The cluster that was named cannot do the work; the message says why and what would help."""


class HereAndNow(Executor):
    """Does each piece of work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do it, and keep what came out of it."""
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def alone(function: Callable[[Piece], Result], piece: Piece) -> Result:
    """Do one piece at a time in a process: a piece may change clauses for a while, or catch what is printed."""
    with _TURN:
        return function(piece)


def silent(done: int, of: int) -> None:
    """Say nothing of how far the work is."""


def handed_out(
    executor: Executor,
    function: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    progress: Callable[[int, int], None] = silent,
) -> Iterator[Result]:
    """What a function makes of each piece, in their order; the function and the pieces must be able to travel."""
    futures = [executor.submit(alone, function, piece) for piece in pieces]
    for done, future in enumerate(futures, 1):
        yield future.result()
        progress(done, len(pieces))


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def executor(workers: int | None = None, scheduler: str = "") -> Iterator[Executor]:
    """Who does the work: a Dask cluster when one is named, else so many processes; all processors when not said.

    Raises:
        NoCluster: the cluster does not answer, or holds another book, or Dask is not installed.
    """
    number = processors() if workers is None else workers
    if scheduler:
        with _cluster(scheduler) as cluster:
            yield cluster
    elif number == 1:
        yield HereAndNow()
    else:
        broken()  # loads the book, which forked workers then share
        forks = "fork" in multiprocessing.get_all_start_methods()
        with ProcessPoolExecutor(number, multiprocessing.get_context("fork" if forks else None)) as pool:
            yield pool


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, once they have shown that they hold this very book."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("a cluster needs Dask: pip install 'codex1940[cluster]'") from None
    _somebody_answers(address)  # a client that finds nobody would say so at length
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TimeoutError) as error:
        said = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise NoCluster(f"no Dask scheduler answers at {address}: {said}; want an address as tcp://host:8786") from None
    try:
        theirs = _digests(client)
        if not theirs:
            raise NoCluster(f"the scheduler at {address} has no workers; start one: dask worker {address}")
        for worker, digest in theirs.items():
            if digest != book_digest():
                raise NoCluster(f"the worker {worker} holds another book; give it the same checkout and start it anew")
        yield client.get_executor()  # type: ignore[no-untyped-call]
    finally:
        client.close()  # type: ignore[no-untyped-call]


def _somebody_answers(address: str) -> None:
    """Knock at the address."""
    try:
        parts = urlsplit(address if "://" in address else f"tcp://{address}")
        if not parts.hostname or not parts.port:
            raise ValueError("it has no port")
        socket.create_connection((parts.hostname, parts.port), timeout=SECONDS_TO_ANSWER).close()
    except (OSError, ValueError) as error:
        raise NoCluster(
            f"no Dask scheduler answers at {address}: {error}; want an address as tcp://host:8786"
        ) from None


def _digests(client: Any) -> dict[str, str]:
    """The digest of the book on each worker."""
    try:
        return dict(client.run(book_digest))
    except Exception as error:  # whatever a strange worker raises comes back here
        raise NoCluster(
            f"the workers cannot load the book: {error}; start them where rules_model can be imported"
        ) from None


@cache
def book_digest() -> str:
    """Sixteen hex digits that change with any file of the book, its pins or its pages: what the desk reads."""
    whole = hashlib.sha256()
    for file in _files():
        whole.update(file.relative_to(ROOT).as_posix().encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]


def _files() -> list[Path]:
    """Every file that the desk reads, generated ones left out."""
    folders = ("rules_model", "spec_tests/pins", "docs")
    kinds = {".py", ".tsv", ".csv", ".toml", ".txt", ".md"}
    left_out = {"__pycache__", "node_modules", "apidocs"}
    every = [file for folder in folders for file in ROOT.joinpath(folder).rglob("*") if file.suffix in kinds]
    every += [ROOT / "spec_tests" / "survivors.tsv", ROOT / "README.md"]
    return sorted(file for file in every if file.is_file() and not left_out.intersection(file.parts))
