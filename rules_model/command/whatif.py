"""``codex1940 what-if``: what else changes when a reading, a figure or an edited file does."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from rules_model.book import BOOK
from rules_model.whatif.asked import Report, what_if
from rules_model.whatif.changes import Change
from rules_model.whatif.edited import what_if_edited
from rules_model.whatif.figures import WrongChange
from rules_model.whatif.parsing import nearest, read
from rules_model.whatif.report import lines

ABOUT = "what else changes when a reading, a figure or an edited file does: examples, objectives, odds, pages"
EPILOG = """examples:
  codex1940 what-if 3g40.missions.order=sections     another reading of a question
  codex1940 what-if g40.units.tank.cost=5            another figure of a piece
  codex1940 what-if g40.objectives.germany.trade.ipcs=+1   one more than it is
  codex1940 what-if g40.scramble.limit=4             another answer of a rule
  codex1940 what-if g40.scramble.aircraft=allowed    another verdict
  codex1940 what-if rules_model/base/units.py        an edited file against the last commit
  codex1940 what-if --edited                         all edited files
"""
COLOURS = {"head": "1", "id": "1", "was": "31", "now": "32", "quiet": "2"}


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.epilog = EPILOG
    command.add_argument("changes", metavar="CHANGE", nargs="*", help="ID=READING, ID.FIELD=FIGURE, ID=FIGURE, or FILE")
    command.add_argument("--edited", action="store_true", help="every edited file against the last commit")
    command.add_argument("--all", action="store_true", help="everything, and not a screenful")
    command.add_argument("--json", action="store_true", help="everything, for other tools")


def report(args: argparse.Namespace) -> Report:
    """What the arguments ask for; WrongChange when it cannot be asked."""
    said: list[str] = args.changes
    files = [one for one in said if "=" not in one]
    if args.edited and said:
        raise WrongChange("--edited takes every edited file; leave it out to ask about one file or one change")
    if not args.edited and not said:
        raise WrongChange("what is supposed otherwise? As in: what-if g40.units.tank.cost=5, or: what-if --edited")
    for one in files:
        known_id(one)
    if files and len(said) > 1:
        raise WrongChange(f"ask about one file, or about changes, but not both: {' '.join(said)}")
    changes = told_apart([read(one) for one in said]) if not files else []
    with busy():
        return what_if(changes) if changes else what_if_edited(*files)


@contextmanager
def busy() -> Iterator[None]:
    """A word for who waits: the first time takes some seconds."""
    watched = sys.stderr.isatty()
    if watched:
        print("asking the book ...", end="\r", file=sys.stderr, flush=True)
    try:
        yield
    finally:
        if watched:
            print("\033[K", end="\r", file=sys.stderr, flush=True)


def known_id(word: str) -> None:
    """WrongChange with what could be said of an id, when a word is one and says no change."""
    if word in BOOK.questions:
        every = "".join(f"\n  {word}={one}" for one in BOOK.questions[word].readings)
        raise WrongChange(f"{word} as what? Its readings:{every}" if every else f"{word} is a gap without readings")
    if word in BOOK.clauses or word in BOOK.aliases:
        raise WrongChange(f"{word} as what? Write {word}=FIGURE, or {word}.FIELD=FIGURE")
    if not any(mark in word for mark in ("/", "\\", ".py", ".md", ".tsv")) and not os.path.exists(word):
        raise WrongChange(f"{word!r} is neither a change nor a file{nearest(word)}")


def told_apart(changes: list[Change]) -> list[Change]:
    """The changes; WrongChange when two are about the same thing."""
    seen: set[tuple[str, str]] = set()
    for one in changes:
        if (one.about, one.name) in seen:
            raise WrongChange(f"{one.about}{'.' * bool(one.name)}{one.name} is supposed to be two things at once")
        seen.add((one.about, one.name))
    return changes


def page(found: Report, everything: bool) -> Iterator[str]:
    """The report on the terminal, in colours where somebody looks at it."""
    coloured = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    for style, line in lines(found, everything):
        yield f"\033[{COLOURS[style]}m{line}\033[0m" if coloured and style in COLOURS else line


def record(found: Report) -> dict[str, Any]:
    """The report as data, whose fields are kept stable."""
    return asdict(found)
