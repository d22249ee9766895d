"""Clauses that nothing reaches: neither a played round nor the code of another clause."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.ruleset import Rules


def in_force(rules: Rules) -> tuple[Clause[Any, Any], ...]:
    """Every clause that holds under the rules and that no other has replaced, in the order of the book."""
    for ruleset in rules.rulesets:
        ruleset.load()
    return tuple(
        one
        for one in BOOK.clauses.values()
        if rules.in_force(one) and not any(one in other.replaces for other in rules.amending(one))
    )


def uncalled(rules: Rules, trace: Iterable[str]) -> tuple[str, ...]:
    """The ids of clauses in force that are not in the trace of the rounds and that no other clause names."""
    holding = in_force(rules)
    reached = set(trace)
    for one in holding:
        reached |= {other.id for other in one.calls}
    for one in holding:  # whoever calls a clause calls what stands in its place or wraps it
        reached |= {one.id} if any(target.id in reached for target in one.amends) else set()
    return tuple(one.id for one in holding if one.id not in reached)


def report(rules: Rules, trace: Iterable[str]) -> str:
    """The counts, and the clauses that nothing reaches, chapter by chapter."""
    seen = set(trace)
    holding, lonely = in_force(rules), uncalled(rules, seen)
    called = sum(one.id in seen for one in holding)
    by_chapter: dict[str, list[str]] = {}
    for id in lonely:
        by_chapter.setdefault(BOOK.clauses[id].chapter, []).append(id)
    lines = [f"{called} of {len(holding)} clauses ran, {len(lonely)} are reached neither by a round nor by a clause"]
    lines += [f"  {chapter}: {', '.join(ids)}" for chapter, ids in by_chapter.items()]
    return "\n".join(lines)
