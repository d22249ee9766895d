"""Every situation of a subject gets one answer: no clause is silent, none is stopped, no two disagree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rules_model.book import BOOK
from rules_model.desk.finding import Finding, relative
from rules_model.library import PACKAGES
from rules_model.situations.asking import Answer, Stuck, answers, broken_subjects, questions_asked, rules_of, subjects
from rules_model.subject import Case, Subject
from rules_model.world.names import closest

Reading = tuple[str, str]  # a question and a reading of it


@dataclass
class Fault:
    """Situations that show the same fault of a subject."""

    clauses: tuple[str, ...]  #: who is at fault
    message: str  #: what is wrong
    remedy: str  #: what would be right
    smallest: str  #: the smallest situation, with what the clauses say in it
    number: int = 1  #: in how many situations


@dataclass
class Told:
    """What a subject showed under the rules of one rule set."""

    subject: Subject
    prefix: str  #: of the rule set
    situations: int = 0  #: asked under the readings in force
    again: int = 0  #: asked once more for another reading
    open: int = 0  #: that end in a gap which the book knows
    faults: dict[object, Fault] = field(default_factory=dict)
    spoke: set[str] = field(default_factory=set)  #: names of the voices that spoke
    answers: set[Any] = field(default_factory=set)  #: every different answer
    asked: set[str] = field(default_factory=set)  #: questions that the clauses asked


_told: dict[tuple[str, str], Told] = {}


def total(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Every situation of every subject gets one answer.

    With words, of the subjects whose clauses or ids have them.
    """
    every = subjects()
    for one in broken_subjects:
        message, remedy = f"the subjects cannot be loaded: {one.said}", "mend the module"
        yield Finding(relative(one.file), one.line, "total", relative(one.file), message, remedy)
    for subject in every:
        if concerns(subject, words):
            misnamed = list(wrong_names(subject))
            yield from misnamed
            if not misnamed:
                for prefix in subject.under:
                    yield from findings(heard(subject, prefix))


def concerns(subject: Subject, words: tuple[str, ...]) -> bool:
    """Whether a subject has one of the words in its id or in a clause that speaks on it."""
    named = [subject.id, *(voice.clause for voice in subject.voices)]
    return not words or any(word in one for word in words for one in named)


def heard(subject: Subject, prefix: str) -> Told:
    """What a subject shows under a rule set: under the readings in force, then under each other reading by itself.

    A situation is asked again for a reading only if its question was asked there: no other answer can change.
    """
    if (subject.id, prefix) not in _told:
        found, rules = Told(subject, prefix), rules_of(prefix)
        asking: dict[str, list[Case]] = {}
        for case in subject.cases(rules):
            with questions_asked() as asked:
                said = answers(subject, case)
            found.situations += 1
            found.open += any(isinstance(one.given, Stuck) and one.given.known for one in said)
            found.answers.update(repr(one.plain) for one in said)
            note(found, case, said, None)
            for one in asked:
                asking.setdefault(one, []).append(case)
        for id, cases in sorted(asking.items()):
            question = BOOK.questions[id]
            for reading in question.readings:
                if reading != rules.reading(question):
                    changed = rules.with_reading(question, reading)
                    for case in cases:
                        other = case.again(changed)
                        note(found, other, answers(subject, other), (id, reading))
                    found.again += len(cases)
        _told[subject.id, prefix] = found
    return _told[subject.id, prefix]


def note(found: Told, case: Case, said: list[Answer], reading: Reading | None) -> None:
    """Note who spoke in a situation and what is wrong in it."""
    found.spoke.update(one.voice.name for one in said)
    for key, clauses, message, remedy in faults_in(said):
        if key in found.faults:
            found.faults[key].number += 1
        else:
            under = f", under the reading {reading[1]!r} of {reading[0]}" if reading else ""
            shown = [case.words() + under, *(f"{one.voice.name}: {one.words()}" for one in said)]
            found.faults[key] = Fault(clauses, message, remedy, "\n".join(shown))


def faults_in(said: list[Answer]) -> Iterator[tuple[object, tuple[str, ...], str, str]]:
    """What is wrong with the answers of one situation: a key, the clauses, what is wrong, what would be right."""
    if not said:
        yield "silent", (), "no clause speaks", "let a clause speak, or say in the subject that it cannot arise"
    clear = []
    for one in said:
        if not isinstance(one.given, Stuck):
            clear.append(one)
        elif not one.given.known:
            message = f"{one.voice.name} is stopped by {one.given.kind}"
            remedy = "let the clause answer, say in the subject that it cannot arise, or make the gap a question"
            yield (one.voice.name, one.given.kind), (one.voice.clause,), message, remedy
    for second in clear[1:]:
        first = clear[0]
        if second.plain != first.plain:
            message = f"{first.voice.name} and {second.voice.name} disagree"
            remedy = "mend one of them, or ask a question whose readings part them"
            pair = tuple(dict.fromkeys((first.voice.clause, second.voice.clause)))
            yield (first.voice.name, second.voice.name), pair, message, remedy


def findings(found: Told) -> Iterator[Finding]:
    """The faults of a subject as findings, each with its smallest situation."""
    subject, every = found.subject, found.situations + found.again
    if not every:
        yield fault(subject, "no situation can arise", "give the dimensions values that can stand together")
        return
    for one in found.faults.values():
        where = "" if len(subject.under) == 1 else f" under {rules_of(found.prefix)!r}"
        count = f"in {one.number} of {every} situations; the smallest:\n{one.smallest}"
        yield fault(subject, one.message + where, one.remedy, count, one.clauses)
    if found.prefix != subject.under[0]:
        return
    for voice in subject.voices:
        if not any(voice.name in heard(subject, prefix).spoke for prefix in subject.under):
            yield fault(subject, f"{voice.name} never speaks", "ask it where it does, or leave it out")
    if len(found.answers) == 1 and len(subject.under) == 1:
        (same,) = found.answers
        yield fault(subject, f"every situation has the same answer: {same}", "add a situation in which it is another")


def wrong_names(subject: Subject) -> Iterator[Finding]:
    """Clauses and rule sets that a subject names and the book does not have."""
    for prefix in {*subject.under, subject.ruleset} - set(PACKAGES):
        yield fault(subject, f"there is no rule set {prefix}", f"rule sets are {', '.join(PACKAGES)}")
    for voice in subject.voices:
        if voice.clause not in BOOK.clauses:
            near = closest(voice.clause, BOOK.clauses, most=1)
            remedy = f"did you mean {near[0]}?" if near else "name a clause of the book"
            yield fault(subject, f"there is no clause {voice.clause}", remedy)


def fault(subject: Subject, message: str, remedy: str, situation: str = "", clauses: Iterable[str] = ()) -> Finding:
    """A finding about a subject, at its declaration."""
    named = (subject.id, *clauses)
    return Finding(
        relative(subject.file), subject.line, "total", subject.id, message, remedy, situation=situation, clauses=named
    )


def counts(words: tuple[str, ...] = ()) -> Iterator[str]:
    """How many situations each subject has, and how many answers they get; whole numbers."""
    for subject in subjects():
        if not concerns(subject, words) or list(wrong_names(subject)):
            continue
        for prefix in subject.under:
            found = heard(subject, prefix)
            said = f"{found.situations} situations, {len(found.answers)} different answers"
            said += f"; {found.again} more under other readings" if found.again else ""
            said += f"; {found.open} end in a gap that is a question" if found.open else ""
            yield f"{subject.id} under {prefix}: {said}"
