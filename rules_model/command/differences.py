"""The difference of two rule sets on the terminal and as plain data, whose fields are kept stable."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import fill
from typing import Any

from rules_model.clause import Clause
from rules_model.command.page import COLUMNS, wrapped
from rules_model.difference.changes import Change, Difference, Example, Kind

Record = dict[str, Any]

SAME = "No printed example shows a difference"


def counted(found: Difference) -> str:
    """How many clauses were added, replaced ..."""
    return ", ".join(f"{number} {kind.value}" for kind, number in found.counts().items())


def shown(found: Difference) -> str:
    """For how many of the clauses that both sides have, and that changed, an example shows a difference.

    Empty where no clause of both changed.
    """
    changed = [*found.of(Kind.REPLACED), *found.of(Kind.MODIFIED)]
    telling = sum(one.differs for one in changed)
    several = f"{telling} of the {len(changed)}" if len(changed) > 1 else f"{telling} of one"
    return f"Examples show a difference in {several} replaced or modified." if changed else ""


def table(found: Difference) -> Iterator[str]:
    """Every change with both texts and its examples, in eighty columns."""
    yield wrapped(f"{found.new.name} against {found.old.name}")
    yield wrapped(counted(found))
    if shown(found):
        yield wrapped(shown(found))
    for kind in Kind:
        changes = found.of(kind)
        if kind is Kind.UNCHANGED or not changes:
            continue
        yield f"\n{kind.value.capitalize()}"
        for change in changes:
            yield ""
            yield f"  {change.clause.id}"
            yield from sides(change)
            for example in change.examples:
                yield from example_lines(example)
            if change.before and change.after and not change.differs:
                yield wrapped(f"{SAME} ({change.asked} calls compared).", "    ")


def sides(change: Change) -> Iterator[str]:
    """The clauses of each side with their first sentences."""
    for heading, clauses in (("before", change.before), ("after", change.after)):
        if not clauses:
            yield f"    {heading:8}no such rule"
        for clause in clauses:
            yield wrapped(f"{clause.id}: {clause.summary}", f"    {heading:8}", " " * 14)


def example_lines(example: Example) -> Iterator[str]:
    """An example, and its answers before and after."""
    yield f"    example of {example.of}"
    for line in example.code.splitlines():
        prompt, line = ("...", line) if line.startswith(" ") else (">>>", line)
        yield cut(line, f"      {prompt} ", "          ")
    if example.call:
        yield cut(example.call, "      asks    ", " " * 16)
    for reading in example.readings:
        yield cut(" = ".join(reading), "      with    ", " " * 16)
    for heading, said in (("before", example.before), ("after", example.after)):
        yield cut(said or "no such rule", f"      {heading:8}", " " * 16)


def cut(code: str, first: str, rest: str) -> str:
    """A line of code within eighty columns."""
    return fill(" ".join(code.split()), COLUMNS, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def records(found: Difference) -> Record:
    """The difference as data; of unchanged clauses the ids."""
    return {
        "new": found.new.name,
        "old": found.old.name,
        "counts": {kind.value: number for kind, number in found.counts().items()},
        "changes": [change_record(one) for one in found.changes if one.kind is not Kind.UNCHANGED],
        "unchanged": [one.clause.id for one in found.of(Kind.UNCHANGED)],
    }


def change_record(change: Change) -> Record:
    """One change."""
    return {
        "id": change.clause.id,
        "kind": change.kind.value,
        "before": [clause_record(one) for one in change.before],
        "after": [clause_record(one) for one in change.after],
        "differs": change.differs if change.before and change.after else None,
        "asked": change.asked,
        "examples": [
            {
                "of": one.of,
                "code": one.code,
                "call": one.call,
                "before": one.before,
                "after": one.after,
                "differs": one.differs,
                "readings": dict(one.readings),
            }
            for one in change.examples
        ],
    }


def clause_record(clause: Clause[Any, Any]) -> Record:
    """A clause as one side's text."""
    return {"id": clause.id, "title": clause.title, "summary": clause.summary}
