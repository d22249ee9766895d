"""Asking every voice of a subject in a situation: answers, silence, and what stops a clause."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Any

from rules_model.book import BOOK
from rules_model.library import PACKAGES, whole_book
from rules_model.outcome import plain
from rules_model.ruleset import NotInForce, Rules
from rules_model.subject import SUBJECTS, Case, Subject, Voice
from rules_model.verdict import Verdict
from rules_model.world.names import Gap


@dataclass(frozen=True)
class Stuck:
    """A clause that could give no answer."""

    kind: str  #: name of the error: "Gap", "KeyError" ...
    said: str  #: its message
    question: str = ""  #: of a gap: the question that says what is missing

    @property
    def known(self) -> bool:
        """Whether the book says that nobody knows: a gap with a question of its own."""
        return self.kind == "Gap" and self.question in BOOK.questions

    def __repr__(self) -> str:
        return f"{self.kind}: {self.said}"


@dataclass(frozen=True)
class Answer:
    """What one voice says in one situation."""

    voice: Voice  #: who speaks
    given: Any  #: the answer as the clause gave it, or ``Stuck``

    @property
    def plain(self) -> Any:
        """What of it matters at the table."""
        return plain(self.given)

    def words(self) -> str:
        """The answer as a finding prints it."""
        given = self.given
        if isinstance(given, Verdict):
            return ("allowed" if given.allowed else "refused") + (f": {given.reason}" if given.reason else "")
        return {True: "yes", False: "no"}.get(given, "") if isinstance(given, bool) else repr(given)


@cache
def rules_of(prefix: str) -> Rules:
    """The rules of a rule set, with what it amends."""
    rules = import_module(f"{PACKAGES[prefix]}.start").RULES
    assert isinstance(rules, Rules)
    return rules


@dataclass(frozen=True)
class BrokenSubject:
    """A module of subjects that cannot be loaded."""

    file: str  #: where the fault is
    line: int  #: counted from 1
    said: str  #: what is wrong


broken_subjects: list[BrokenSubject] = []  #: filled by ``subjects``


@cache
def subjects() -> tuple[Subject, ...]:
    """Every subject of the book: those of all modules in the ``subjects`` folders of the rule sets."""
    whole_book()
    for package in PACKAGES.values():
        start = import_module(f"{package}.start")
        folder = Path(str(start.__file__)).parent / "subjects"
        for file in sorted(folder.glob("*.py")):
            try:
                import_module(f"{package}.subjects" + ("" if file.stem == "__init__" else f".{file.stem}"))
            except Exception as error:  # a slip of an author is told with file and line, like any other fault
                line = getattr(error, "lineno", None)
                frames = [one for one in extract_tb(error.__traceback__) if one.filename == str(file)]
                line = line or (frames[-1].lineno if frames else 1)
                broken_subjects.append(BrokenSubject(str(file), line or 1, f"{type(error).__name__}: {error}"))
    order = list(PACKAGES)
    known = [one for one in SUBJECTS.values() if one.ruleset in order]
    return tuple(sorted(known, key=lambda one: (order.index(one.ruleset), one.file, one.line)))


def answer(voice: Voice, case: Case) -> Answer | None:
    """What a voice says; None when it does not speak: by its own word, or since its clause is not in force."""
    clause = BOOK.clauses[voice.clause]
    rules = case.position.rules
    assert isinstance(rules, Rules)
    try:
        given = voice.ask(clause, case)
    except NotInForce as error:
        if not rules.in_force(clause) and not clause.amends:
            return None
        given = Stuck("NotInForce", str(error))
    except Gap as error:
        given = Stuck("Gap", str(error), error.question)
    except Exception as error:  # whatever stops a clause in a situation that can arise is what the desk looks for
        given = Stuck(type(error).__name__, str(error))
    return None if given is None else Answer(voice, given)


def answers(subject: Subject, case: Case) -> list[Answer]:
    """What each voice that speaks says in a situation."""
    return [found for voice in subject.voices if (found := answer(voice, case)) is not None]


@contextmanager
def questions_asked() -> Iterator[set[str]]:
    """Collect the questions that are asked."""
    asked: set[str] = set()

    def listen(question: str, reading: str) -> None:
        asked.add(question)

    BOOK.listeners.append(listen)
    try:
        yield asked
    finally:
        BOOK.listeners.remove(listen)
