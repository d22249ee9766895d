"""Whether the readings of a question part: in an example, a pin or a situation of a subject; and where first."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from rules_model.book import BOOK
from rules_model.desk.evidence import evidence, tests_of
from rules_model.desk.examiner import captured
from rules_model.desk.finding import Finding
from rules_model.desk.listing import question_place, questions
from rules_model.desk.opening import clauses
from rules_model.outcome import plain
from rules_model.question import Question
from rules_model.ruleset import Rules
from rules_model.situations.asking import answers, questions_asked, rules_of, subjects
from rules_model.situations.examples import Shown, hashable, shown
from rules_model.situations.smallest import Parting, case_parting, facts
from rules_model.subject import Case
from rules_model.world.in_force import HasId
from rules_model.world.position import Position

Pair = tuple[str, str]


@dataclass(frozen=True)
class Parted:
    """What was found out about the readings of a question."""

    question: Question
    smallest: Parting | None  #: the smallest situation in which some of its readings part
    never: tuple[Pair, ...]  #: pairs of readings that give the same outcome wherever they were asked
    calls: int  #: calls in examples and pins that ask it
    situations: int  #: situations of subjects that were asked for the pairs that no example parts


@cache
def calls_asking() -> dict[str, list[Shown]]:
    """The calls of all examples and pins by the questions that they ask."""
    found: dict[str, list[Shown]] = {}
    for clause in clauses():
        for call in shown(clause, tests_of):
            for id in call.asked:
                found.setdefault(id, []).append(call)
    return found


@cache
def parted(id: str) -> Parted:
    """Where the readings of a question part."""
    question = BOOK.questions[id]
    never = set(combinations(question.readings, 2))
    found: list[Parting] = []
    calls = calls_asking().get(id, [])
    for call in calls:
        said = {reading: call.again(read(rules_in(call.position), question, reading)) for reading in question.readings}
        keys = {reading: one.key for reading, one in said.items()}
        if len(set(keys.values())) > 1:
            never -= {pair for pair in never if keys[pair[0]] != keys[pair[1]]}
            told = tuple(f"{reading}: {one.words(call.position)}" for reading, one in said.items())
            found.append(Parting(facts(call.position), call.of, call.clause.id, call.code, told))
    if never:
        found += played_through(question, never)
    situations = in_subjects(question, never, found) if never else 0
    smallest = min(found, key=lambda one: one.order, default=None)
    left = tuple(pair for pair in combinations(question.readings, 2) if pair in never)
    return Parted(question, smallest, left, len(calls), situations)


def played_through(question: Question, never: set[Pair]) -> list[Parting]:
    """Part pairs by whole examples, each played from its first line under one reading: some rules show only later."""
    found = []
    for clause in clauses():
        if question.id in {asked for asked, _ in evidence(clause).readings}:
            said = {}
            for reading in question.readings:
                with under_one_reading(question, reading):
                    said[reading] = told_by(clause.id)
            for pair in sorted(never):
                both = zip(said[pair[0]], said[pair[1]], strict=True)
                differing = [(code, one, other) for (code, mine, one), (_, theirs, other) in both if mine != theirs]
                if differing:
                    never.discard(pair)
                    code, *answers = differing[0]
                    told = tuple(f"{reading}: {answer}" for reading, answer in zip(pair, answers, strict=True))
                    found.append(Parting(len(code), clause.id, clause.id, code, told))
    return found


@contextmanager
def under_one_reading(question: Question, reading: str) -> Iterator[None]:
    """Every position reads the question so, whatever an example supposes."""
    before = Rules.reading

    def read_so(self: Rules, asked: HasId) -> str:
        return reading if asked.id == question.id else before(self, asked)

    Rules.reading = read_so  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        Rules.reading = before  # type: ignore[method-assign]


def told_by(id: str) -> list[tuple[str, object, str]]:
    """Each line of the examples and pins of a clause, with what matters of its answer, and the answer in words."""
    found: list[tuple[str, object, str]] = []
    for test in tests_of(BOOK.clauses[id]):
        for example in test.examples:
            values: list[Any] = []
            with captured() as out:
                sys.displayhook = values.append
                try:
                    exec(compile(example.source, f"<{id}>", "single"), test.globs)
                    said = out.getvalue() + " ".join(repr(one) for one in values if one is not None)
                except Exception as error:
                    said = f"{type(error).__name__}: {error}"
                    values.append(said)
            key = (out.getvalue(), tuple(hashable(plain(one)) for one in values))
            found.append((example.source.rstrip("\n"), key, said.rstrip("\n")))
    return found


def in_subjects(question: Question, never: set[Pair], found: list[Parting]) -> int:
    """Part pairs by the situations of subjects; how many were asked."""
    situations = 0
    for case in cases_asking(question):
        situations += 1
        cases = {reading: case.again(read(case.rules, question, reading)) for reading in question.readings}
        for pair in sorted(never):
            one = case_parting(case.subject, [cases[reading] for reading in pair])
            if one is not None:
                never.discard(pair)
                told = tuple(f"{reading}: {said}" for reading, said in zip(pair, one.answers, strict=True))
                found.append(Parting(one.size, one.where, one.clause, one.situation, told))
        if not never:
            break
    return situations


def rules_in(position: Position) -> Rules:
    """The rules in force in a position."""
    assert isinstance(position.rules, Rules)
    return position.rules


@cache
def read(rules: Rules, question: Question, reading: str) -> Rules:
    """The rules under a reading."""
    return rules.with_reading(question, reading)


def cases_asking(question: Question) -> Iterator[Case]:
    """The situations of subjects in which a question is asked, the smallest of each subject first."""
    for subject in subjects():
        for prefix in subject.under:
            if question.id in questions_of(subject.id, prefix):
                for case in subject.cases(rules_of(prefix)):
                    with questions_asked() as asked:
                        answers(subject, case)
                    if question.id in asked:
                        yield case


@cache
def questions_of(id: str, prefix: str) -> frozenset[str]:
    """The questions that are asked in any situation of a subject."""
    (subject,) = [one for one in subjects() if one.id == id]
    with questions_asked() as asked:
        for case in subject.cases(rules_of(prefix)):
            answers(subject, case)
    return frozenset(asked)


def readings_never_differ(asked_now: list[Question]) -> Iterator[Finding]:
    """Questions whose readings, or some of them, come to the same wherever they are asked."""
    for question in asked_now:
        if not question.readings:
            continue
        found = parted(question.id)
        file, line = question_place(question)
        asked = f"asked in {found.calls} calls of examples and pins"
        asked += f" and {found.situations} situations of subjects" if found.situations else ""
        if len(found.never) == len(list(combinations(question.readings, 2))):
            message = "its readings never differ: every example and situation has the same outcome under each"
            remedy = "show an example in which they part, or drop the question"
            yield Finding(file, line, "readings", question.id, message, remedy, situation=asked, clauses=(question.id,))
            continue
        for one, other in found.never:
            message = f"the readings {one!r} and {other!r} never differ"
            remedy = "show an example in which they part, or make them one reading"
            yield Finding(file, line, "readings", question.id, message, remedy, situation=asked, clauses=(question.id,))


def parting_lines() -> Iterator[str]:
    """How many questions part, and where; whole numbers."""
    every = [parted(one.id) for one in questions() if one.readings]
    by_example = sum(one.smallest is not None and not one.situations for one in every)
    yield f"{len(every)} questions with readings"
    parting = sum(one.smallest is not None for one in every)
    yield f"{parting} part in some outcome, {by_example} of them by examples alone"
    yield f"{sum(bool(one.never) for one in every)} have readings that never differ"
