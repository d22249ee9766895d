"""What if the edited files: the book as it lies here against the same book with some files as they were committed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from rules_model.desk.finding import ROOT
from rules_model.whatif.asked import Report, counted
from rules_model.whatif.compare import compared
from rules_model.whatif.figures import WrongChange
from rules_model.whatif.keeping import FOLDERS, digest, is_of_the_book, keep, kept, read
from rules_model.whatif.record import Record, taken
from rules_model.whatif.touched import touched

#: Parts of the package that ask and show; they are the same for both books.
TOOLS = ("rules_model/whatif/", "rules_model/command/", "rules_model/desk/", "rules_model/__main__.py")
Edits = Mapping[str, bytes | None]  # what a file was in the last commit; None: it is new


class NoCommit(WrongChange):
    """There is nothing to compare with."""


def what_if_edited(file: str = "") -> Report:
    """What the edited files change against the last commit: all of them, or one."""
    edits = edited(file)
    if not edits:
        which = file or "no file of the rules, the pins or the pages"
        said = f"{which} is as it was committed" if file else f"{which} differs from the last commit"
        return Report((), (), compared({}, {}), (said,), (), {})
    here, there = digest(ROOT), digest(ROOT, edits)
    before = kept(there)
    if before is None:
        before = taken_elsewhere(edits)
        keep(there, before)
    after = kept(here)
    again: set[str] = set()
    if after is None:
        after, again = brought_up(before, edits)
        keep(here, after)
    names = [name if was is not None else f"{name} (new)" for name, was in edits.items()]
    asked = f"What if {', '.join(names)} {'is' if len(names) == 1 else 'are'} as here, not as in the last commit?"
    effects = compared(before, after)
    why = () if not effects.nothing else ("the edit changes no answer, no figure and no word that a page prints",)
    return Report((asked,), (), effects, why, (), counted(after, again))


def brought_up(before: Record, edits: Edits) -> tuple[Record, set[str]]:
    """The record of this book from that of the book before: only what the edits can reach is asked again."""
    reached = touched(before, edits)
    fresh = taken(reached)
    return {name: fresh[name] if name in fresh else before[name] for name in reached.every}, set(fresh)


# -- the last commit ---------------------------------------------------------------------------------------------------


def git(*arguments: str) -> bytes:
    """What git says; NoCommit, with its own words, when it cannot."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, check=False)
    except FileNotFoundError:
        raise NoCommit("git is not installed here, and an edited file is held against the last commit") from None
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["git failed"]
        raise NoCommit(
            f"there is no last commit to hold the files against: {said[-1]}; "
            "name a change instead, as in: what-if g40.units.tank.cost=5"
        )
    return done.stdout


def edited(file: str = "") -> Edits:
    """The files of the book that are not as in the last commit, each as it was there."""
    top = Path(os.fsdecode(git("rev-parse", "--show-toplevel").rstrip(b"\n")))
    if top.resolve() != ROOT.resolve():
        raise NoCommit(
            f"the book is no checkout of its own, it lies inside {top.name}; there is no commit to hold it to"
        )
    git("rev-parse", "--verify", "HEAD^{commit}")
    listed = git("diff", "--name-only", "--no-renames", "-z", "HEAD", "--", *FOLDERS)
    listed += git("ls-files", "--others", "--exclude-standard", "-z", "--", *FOLDERS)
    names = sorted({os.fsdecode(one) for one in listed.split(b"\0") if one})
    found = {name: None if is_new(name) else git("show", f"HEAD:{name}") for name in names if counts(name)}
    if not file:
        return found
    wanted = named(file)
    return {name: was for name, was in found.items() if name == wanted}


def named(file: str) -> str:
    """A file as git names it; WrongChange when it is none of the book."""
    path = Path(file).resolve()
    if not path.is_file() and not git("ls-files", "--", str(path)):
        raise WrongChange(f"there is no file {file!r}, and it is no change like ID=FIGURE either")
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    if not counts(name):
        raise WrongChange(f"{file} is no file of the book: those lie in {', '.join(FOLDERS)}")
    return name


def counts(name: str) -> bool:
    """Whether a file belongs to the book and not to the tools that read it."""
    return is_of_the_book(name) and not name.startswith(TOOLS)


def is_new(name: str) -> bool:
    """Whether the last commit does not have a file."""
    return not git("ls-tree", "--name-only", "HEAD", "--", name)


# -- the other book ----------------------------------------------------------------------------------------------------


def taken_elsewhere(edits: Edits) -> Record:
    """The record of the book with some files as they were, asked by another process in a copy."""
    with tempfile.TemporaryDirectory(prefix="codex-what-if-") as folder:
        copy, out = Path(folder) / "book", Path(folder) / "record.json"
        copied(copy, edits)
        settings = {**os.environ, "PYTHONPATH": str(copy)}
        command = [sys.executable, "-m", "rules_model.whatif.keeping", str(out)]
        done = subprocess.run(command, cwd=copy, env=settings, capture_output=True, text=True, check=False)
        record = read(out)
        if done.returncode or record is None:
            said = done.stderr.strip().splitlines() or ["it gave no reason"]
            raise NoCommit(f"the book of the last commit cannot be asked: {said[-1].replace(f'{copy}/', '')}")
        return record


def copied(copy: Path, edits: Edits) -> None:
    """A copy of the book; what Python has compiled comes along, so that only the edited files are compiled anew."""
    for name in FOLDERS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("_web", "apidocs", "_static"))
    for name, was in edits.items():
        path = copy / name
        if was is None:
            path.unlink(missing_ok=True)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(was)
