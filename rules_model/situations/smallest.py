"""The smallest situation whose outcome differs between two rules: rule sets, or readings of questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from rules_model.library import PACKAGES, whole_book
from rules_model.ruleset import NotInForce, Rules
from rules_model.situations.asking import Stuck, answers, rules_of, subjects
from rules_model.situations.examples import Shown, hashable, shown
from rules_model.subject import Case, Subject
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@dataclass(frozen=True)
class Parting:
    """A situation in which two rules part."""

    size: int  #: facts on the board that are not there at the start: the fewer, the smaller
    where: str  #: id of the clause whose example it is, or of the subject
    clause: str  #: id of the clause that answers differently
    situation: str  #: lines of an example, or the situation of a subject in one line
    answers: tuple[str, ...]  #: what it answers under each of the rules

    @property
    def order(self) -> tuple[int, int, str]:
        """The smaller situation first, then the shorter one."""
        return self.size, len(self.situation), self.situation


@cache
def bare() -> tuple[dict[str, Nation], ...]:
    """Who holds what on the boards that examples start from."""
    starts = [vars(import_module(f"{package}.start")) for package in PACKAGES.values()]
    found = [dict(one.holders) for start in starts for one in start.values() if isinstance(one, Position)]
    return tuple({tuple(one.items()): one for one in found}.values())


def facts(position: Position) -> int:
    """How many facts stand on the board besides those of a bare start."""
    held = set(position.holders.items())
    holders = min(len(held ^ set(one.items())) for one in bare())
    pieces = sum(len(force) for force in position.forces.values())
    built = sum(len(some) for some in position.facilities.values())
    owned = len(position.treasuries) + len(position.capitals) + len(position.stock) + len(position.gained)
    return holders + len(position.bankers) + pieces + built + owned + len(position.wars) + len(position.log)


def smallest_difference(one: Rules, other: Rules) -> Parting | None:
    """The smallest situation, of all printed examples and subjects, whose outcome differs; None when there is none.

    Only clauses that are in force on both sides are asked.
    """
    return min(differences(one, other), key=lambda found: found.order, default=None)


def differences(one: Rules, other: Rules) -> Iterator[Parting]:
    """One situation of each subject, the smallest, and every call of an example, whose outcome differs."""
    for subject in subjects():
        if speaks_under(subject, one) and speaks_under(subject, other):
            yield from first_parting(subject, (one, other))
    for call in every_shown():
        if call.position.rules.rulesets in (one.rulesets, other.rulesets):  # type: ignore[attr-defined]
            found = parting(call, (applied(call.position, one), applied(call.position, other)))
            if found is not None:
                yield found


def speaks_under(subject: Subject, rules: Rules) -> bool:
    """Whether a subject is declared for these rule sets."""
    return any(rules_of(prefix).rulesets == rules.rulesets for prefix in subject.under)


def applied(position: Position, rules: Rules) -> Rules:
    """Rules as they are asked about, with the options and the other readings that an example supposes."""
    theirs = position.rules
    assert isinstance(theirs, Rules)
    return both(theirs, rules)


@cache
def both(theirs: Rules, rules: Rules) -> Rules:
    """The second rules with the options of both, and with the readings of the first that they do not set."""
    options, readings = theirs.options | rules.options, {**theirs.readings, **rules.readings}
    return Rules(*rules.rulesets, options=options, readings=readings)


@cache
def every_shown() -> tuple[Shown, ...]:
    """The calls of every printed example of the book."""
    return tuple(call for clause in whole_book().clauses.values() for call in shown(clause))


def parting(call: Shown, rules: Iterable[Rules]) -> Parting | None:
    """The call as a situation in which the rules part; None when they all say the same, or one lacks the rule."""
    said = [call.again(one) for one in rules]
    if any(isinstance(one.answer, Stuck) and one.answer.kind == NotInForce.__name__ for one in said):
        return None
    if len({one.key for one in said}) == 1:
        return None
    told = tuple(one.words(call.position) for one in said)
    return Parting(facts(call.position), call.of, call.clause.id, call.code, told)


def first_parting(subject: Subject, rules: Iterable[Rules]) -> Iterator[Parting]:
    """The smallest situation of a subject in which the rules part, if there is one."""
    every = list(rules)
    for case in subject.cases(every[0]):
        found = case_parting(subject, [case, *(case.again(one) for one in every[1:])])
        if found is not None:
            yield found
            return


def case_parting(subject: Subject, cases: list[Case]) -> Parting | None:
    """The first voice that answers differently in the same situation under several rules."""
    said = [{one.voice.name: one for one in answers(subject, case)} for case in cases]
    for name, first in said[0].items():
        others = [one.get(name) for one in said]
        given = [one for one in others if one is not None]
        if len(given) == len(others) and len({hashable(one.plain) for one in given}) > 1:
            told = tuple(one.words() for one in given)
            return Parting(facts(cases[0].position), subject.id, first.voice.clause, cases[0].words(), told)
    return None
