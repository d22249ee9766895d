"""Loading the book: every chapter that loads, and a plain word about each that does not."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import rules_model
from rules_model.book import BOOK
from rules_model.citation import TEXTS
from rules_model.library import PACKAGES
from rules_model.ruleset import RuleSet
from rules_model.sources.ledger import BrokenLedger, ledger
from rules_model.world.names import closest

ROOT = Path(rules_model.__file__).resolve().parent.parent  # of the repository


def relative(file: str | Path) -> str:
    """A file as messages name it: from the repository root."""
    path = Path(file)
    path = path.resolve() if path.is_absolute() else path
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()


def without_root(text: str) -> str:
    """A message with its files named from the repository root."""
    return text.replace(f"{ROOT.as_posix()}/", "")


@dataclass(frozen=True, slots=True)
class Broken:
    """A chapter that cannot be loaded."""

    module: str  #: its full name
    file: str  #: where the fault is, relative to the repository root
    line: int  #: counted from 1
    message: str  #: what is wrong

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class BrokenBook(Exception):
    """Some chapters cannot be loaded; the message lists them."""


def package_folder(package: str) -> Path:
    """Where the chapters of a rule set lie."""
    return ROOT.joinpath(*package.split("."))


def chapter_file(package: str, chapter: str) -> Path:
    """The file of one chapter."""
    return package_folder(package) / f"{chapter}.py"


def _fault(module: str, error: BaseException) -> Broken:
    """Where in the chapters an error arose: the vocabulary's own frames say nothing to an author."""
    name = type(error).__name__
    said = without_root(str(error)) or name
    if isinstance(error, SyntaxError) and error.filename:
        return Broken(module, relative(error.filename), error.lineno or 1, f"syntax error: {error.msg}")
    folders = {package_folder(package) for package in PACKAGES.values()}
    frames = [one for one in traceback.extract_tb(error.__traceback__) if Path(one.filename).parent in folders]
    if not frames:
        start = chapter_file(module.rpartition(".")[0], "start")
        wanted = f'"{module.rpartition(".")[2]}"'
        numbered = enumerate(start.read_text(encoding="utf-8").splitlines(), 1)
        line = next((number for number, text in numbered if wanted in text), 1)
        return Broken(module, relative(start), line, f"{name}: {said}")
    file, line = relative(frames[-1].filename), frames[-1].lineno or 1
    return Broken(module, file, line, f"{name}: {said.removeprefix(f'{file}:{line}: ')}")


def _load(module: str) -> Broken | None:
    try:
        import_module(module)
    except Exception as error:
        return _fault(module, error)
    return None


@cache
def broken() -> tuple[Broken, ...]:
    """Load every chapter and ledger, and say which cannot be loaded, and which ids belong to no rule set."""
    found: dict[tuple[str, int, str], Broken] = {}
    for package in PACKAGES.values():
        fault = _load(f"{package}.start")
        ruleset = getattr(sys.modules.get(f"{package}.start"), "RULESET", None)
        faults = [fault]
        if isinstance(ruleset, RuleSet):
            faults += [_load(f"{package}.{chapter}") for chapter in ruleset.chapters]
        for one in faults:
            if one is not None:
                found.setdefault((one.file, one.line, one.message), one)
    return (*found.values(), *_foreign(), *_ledgers())


def _foreign() -> Iterator[Broken]:
    """Clauses and questions whose prefix is that of no rule set: nothing that is asked of them has an answer."""
    for id in (*BOOK.clauses, *BOOK.questions):
        prefix = id.partition(".")[0]
        if prefix in PACKAGES:
            continue
        file, line = _written(id)
        near = closest(prefix, PACKAGES, most=1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; prefixes are {', '.join(PACKAGES)}"
        yield Broken("", file, line, f"{id}: no rule set has the prefix {prefix!r}{hint}")


def _written(id: str) -> tuple[str, int]:
    """File and line of the chapter in which an id is written."""
    for package in PACKAGES.values():
        for file in sorted(package_folder(package).glob("*.py")):
            for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if f'"{id}"' in text:
                    return relative(file), line
    return relative(BOOK.clauses[id].code.co_filename) if id in BOOK.clauses else "rules_model", 1


def _ledgers() -> Iterator[Broken]:
    """Ledgers that cannot be read."""
    for one in TEXTS:
        try:
            ledger(one.name)
        except BrokenLedger as error:
            yield Broken("", error.file, error.line, error.said)


def whole() -> None:
    """Load the book; BrokenBook when any chapter cannot be loaded."""
    if broken():
        raise BrokenBook("\n".join(str(one) for one in broken()))
