"""The changes between two rules: added, replaced, modified, dropped, unchanged, each with both texts and an example."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rules_model.clause import Clause
from rules_model.difference.answers import OtherDice, Paid, contrast, differ
from rules_model.difference.calls import Call, needed, shown_calls
from rules_model.difference.sides import Chain, Side, in_reading_order, side
from rules_model.examples import printed
from rules_model.objective import Reward, pays
from rules_model.ruleset import Rules, RuleSet
from rules_model.table import TableError


class Kind(Enum):
    """What became of a clause."""

    REPLACED = "replaced"  #: another clause stands in its place
    MODIFIED = "modified"  #: other clauses wrap it, or a question that it asks has another reading
    ADDED = "added"  #: the old rules have nothing like it
    DROPPED = "dropped"  #: the new rules have nothing in its place
    UNCHANGED = "unchanged"  #: the same clauses speak


@dataclass(frozen=True)
class Example:
    """An example before and after."""

    of: str  #: id of the clause that prints it
    code: str  #: its lines
    call: str  #: the call of the changed clause in it, as written; empty when another clause makes it
    before: str | None  #: the answer under the old rules; None where they have no such rule
    after: str | None  #: the answer under the new rules; None where they have no such rule
    differs: bool = True  #: whether a player would notice; False: it is shown since no printed example differs
    readings: tuple[tuple[str, str], ...] = ()  #: readings that the example supposes: question, reading


@dataclass(frozen=True)
class Change:
    """What became of one clause."""

    clause: Clause[Any, Any]  #: the clause that others amend, or the one that was added or dropped
    kind: Kind  #: what became of it
    before: Chain  #: the clauses that speak under the old rules
    after: Chain  #: the clauses that speak under the new rules
    examples: tuple[Example, ...] = ()  #: one for each amending clause whose own examples show a difference
    asked: int = 0  #: calls in printed examples that were asked on both sides

    @property
    def differs(self) -> bool:
        """Whether a printed example shows a difference."""
        return any(one.differs for one in self.examples)


@dataclass(frozen=True)
class Difference:
    """All changes between two rules, in reading order."""

    new: Side  #: the rules that change something
    old: Side  #: the rules that they are held against
    changes: tuple[Change, ...]  #: one for each clause of either

    def of(self, kind: Kind) -> tuple[Change, ...]:
        """The changes of one kind."""
        return tuple(one for one in self.changes if one.kind is kind)

    def counts(self) -> dict[Kind, int]:
        """How many changes there are of each kind."""
        found = Counter(one.kind for one in self.changes)
        return {kind: found[kind] for kind in Kind}


def difference(new: str | RuleSet | Rules, old: str | RuleSet | Rules) -> Difference:
    """What the new rules change against the old ones; each is a rule set, its prefix, or rules as they are played.

    Raises:
        UnknownName: there is no rule set of that prefix.

    >>> found = difference("delta", "g40")
    >>> [one.clause.id for one in found.of(Kind.MODIFIED)][:2]
    ['g40.units.aa-artillery', 'g40.units.fighter']
    """
    here, there = side(new), side(old)
    found = []
    for clause, before, after in pairs(here, there):
        kind = kind_of(before, after, here, there)
        if kind in (Kind.ADDED, Kind.DROPPED):
            found.append(Change(clause, kind, before, after, first_printed((after or before)[0], kind is Kind.ADDED)))
        elif kind is Kind.UNCHANGED:
            found.append(Change(clause, kind, before, after))
        else:
            found.append(Change(clause, kind, before, after, *compared(clause, before, after, here, there)))
    return Difference(here, there, tuple(found))


def pairs(new: Side, old: Side) -> list[tuple[Clause[Any, Any], Chain, Chain]]:
    """Each clause that amends nothing, and each whose target neither side has, with what speaks on either side."""
    every = in_reading_order()
    found = [(one, old.chain(one), new.chain(one)) for one in every if not one.amends]
    told = {one.id for _, before, after in found for one in (*before, *after)}
    for one in every:
        if one.id not in told and one.amends:
            found.append((one, (one,) if old.has(one) else (), (one,) if new.has(one) else ()))
    return [one for one in found if one[1] or one[2]]


def kind_of(before: Chain, after: Chain, new: Side, old: Side) -> Kind:
    """What became of a clause, from the chains of both sides."""
    if not before:
        return Kind.ADDED
    if not after:
        return Kind.DROPPED
    if before[0] is not after[0]:
        return Kind.REPLACED
    asked = {question for one in before for question in one.questions}
    read_anew = any(new.rules.reading(one) != old.rules.reading(one) for one in asked)
    return Kind.MODIFIED if before != after or read_anew else Kind.UNCHANGED


def compared(
    clause: Clause[Any, Any], before: Chain, after: Chain, new: Side, old: Side
) -> tuple[tuple[Example, ...], int]:
    """The examples of a change, and how many calls were asked on both sides.

    An amending clause shows itself best, so each is asked first; then every clause that speaks on either side.
    Where nothing differs, the first call whose answers agree stands for all of them.
    """
    amending = [one for one in dict.fromkeys([*after, *before]) if one.amends and not (one in before and one in after)]
    tried = {one: both_sides(one, clause, new, old) for one in dict.fromkeys([*amending, *after, *before])}
    every = [example for some in tried.values() for example in some]
    best = [least_supposing([example for example in tried[one] if example.differs]) for one in amending]
    found = tuple(one for one in best if one is not None)
    shown = least_supposing([one for one in every if one.differs]) or least_supposing(every)
    return found or ((shown,) if shown else ()), len(every)


def least_supposing(examples: list[Example]) -> Example | None:
    """The first example that gets by with the fewest suppositions: its own dice, readings in force, a written call."""

    def supposes(one: Example) -> tuple[bool, bool, bool]:
        lacking = any(said is not None and said.startswith(OtherDice.SAID) for said in (one.before, one.after))
        return lacking, bool(one.readings), not one.call

    return min(examples, key=supposes, default=None)


def both_sides(shown_by: Clause[Any, Any], clause: Clause[Any, Any], new: Side, old: Side) -> list[Example]:
    """Every call of a clause in the printed examples of another, asked under both rules."""
    found = []
    for shown in shown_calls(shown_by, clause):
        start = shown.call.position
        try:
            before, after = answer(shown.call, old), answer(shown.call, new)
        except (LookupError, ValueError, TypeError, AssertionError):  # one side lacks a place, a unit or a clause
            continue
        assert isinstance(start.rules, Rules)
        readings = tuple(sorted(start.rules.readings.items()))
        said = contrast(before, after, start)
        found.append(Example(shown_by.id, shown.code, shown.words, *said, differ(before, after), readings))
    return found


def answer(call: Call, under: Side) -> Any:
    """The answer to a call under one side's rules; of an objective, what it pays."""
    if isinstance(call.clause.details, Reward):
        return Paid(pays(under.applied(call.position), call.clause))
    try:
        return call.again(under.applied(call.position))
    except TableError as error:
        return OtherDice(error)


def first_printed(clause: Clause[Any, Any], added: bool) -> tuple[Example, ...]:
    """The first example of a clause that has an answer."""
    above: list[str] = []
    for example in printed(clause).examples:
        if example.want:
            answer = example.want.rstrip("\n")
            code = needed(above, example.source)
            return (Example(clause.id, code, "", None if added else answer, answer if added else None),)
        above.append(example.source)
    return ()
