"""``check --watch``: at every save, the checks of what was saved."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence

from rules_model.command.check import words_of
from rules_model.desk.checks import CHECKS
from rules_model.desk.finding import ROOT, relative

#: The checks that keep to one chapter and are done in a second or two; the others look at the whole book.
AT_A_SAVE = ("entries", "examples", "references", "loops", "copies", "shape", "pinned")
WATCHED = ("rules_model", "spec_tests/pins")


class NoWatcher(Exception):
    """Watching needs a package that is not installed."""


def once(names: Sequence[str], saved: Iterable[str] = ()) -> int:
    """Run the checks in a process of its own, which sees the files as they are now.

    With names those, else the checks of a save over the clauses of the saved files.
    """
    wanted = list(names) or sorted(file for file in saved if words_of([file]) != (file,))
    if not wanted:
        print("nothing to check: no clause stands in what was saved", flush=True)
        return 0
    checks = () if any(name in (*CHECKS, "pinned") for name in wanted) else AT_A_SAVE
    start = time.monotonic()
    command = [sys.executable, "-m", "rules_model", "check", "--workers", "1", *checks, *wanted]
    ended = subprocess.run(command, cwd=ROOT, check=False).returncode
    print(f"{'all is well' if not ended else 'see above'}; {time.monotonic() - start:.1f} s", flush=True)
    return ended


def watch(names: Sequence[str]) -> int:
    """Check now, then after every save, until the user interrupts.

    Raises:
        NoWatcher: watchfiles is not installed.
    """
    try:
        from watchfiles import PythonFilter
        from watchfiles import watch as changes
    except ImportError:
        raise NoWatcher("--watch needs watchfiles: pip install 'codex1940[watch]'") from None
    print(f"watching {', '.join(WATCHED)}; stop with Ctrl-C", flush=True)
    if names:
        once(names)
    folders = [ROOT / name for name in WATCHED]
    for changed in changes(*folders, watch_filter=PythonFilter(), raise_interrupt=False):
        files = sorted({relative(path) for _, path in changed})
        print(f"\nsaved: {', '.join(files)}", flush=True)
        once(names, files)
    return 0
