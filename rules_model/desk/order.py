"""Every number and name that points into a list of phases or steps points at what it means."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk import order_prose
from rules_model.desk.arising import callable_under, players, start_of
from rules_model.desk.finding import Finding
from rules_model.desk.listing import place_of
from rules_model.desk.order_lists import (
    ORDINALS,
    Numbered,
    best,
    head_of,
    lists,
    named,
    numbered,
)
from rules_model.library import PACKAGES
from rules_model.ruleset import Rules
from rules_model.sources.ledger import Statement, ledgers, row, statements
from rules_model.world.position import Position

CHECK = "order"
TURNS, TOGETHER = (
    "g40.sequence.order",
    "g40.turn.together",
)  # the clauses that give the order of turns, and who shares one
DIFFERS = re.compile(r"(?P<document>[a-z0-9-]+):(?P<line>\d+): (?:step )?(?:#(?P<number>\d+)|(?P<ordinal>[a-z]+))\b")


def order() -> Iterator[Finding]:
    """Every number and name of a phase or step points at the right entry of its list, and every power has a turn."""
    yield from numbers_follow()
    yield from numbers_agree_with_lists()
    yield from differences_have_two_ends()
    yield from powers_have_turns()
    yield from order_prose.prose_points_rightly()
    yield from order_prose.names_are_listed()
    yield from order_prose.begun_phases_exist()
    yield from order_prose.entries_are_spoken_on()
    yield from order_prose.objectives_are_counted_rightly()


def of_document(statement: Statement, message: str, remedy: str, situation: str, *ids: str) -> Finding:
    """A finding about a statement of a document."""
    file = f"rules_model/sources/{statement.document}.tsv"
    about = str(statement)
    return Finding(file, statement.line + 1, CHECK, about, message, remedy, situation=situation, clauses=ids)


def asked(*those: Statement) -> bool:
    """Whether one question cites all of these."""
    for question in BOOK.questions.values():
        cited = {(one.document, one.line) for citation in question.sources for one in statements(citation)}
        if all((one.document, one.line) in cited for one in those):
            return True
    return False


def powers_have_turns() -> Iterator[Finding]:
    """Every power that plays has one turn in the order of its rule set, alone or with another."""
    for prefix in PACKAGES:
        start = start_of(prefix)
        if not (callable_under(start, TURNS) and start.holders):
            continue
        clause, shared = BOOK.clauses[TURNS], BOOK.clauses[TOGETHER]
        turns = clause(start)
        for nation in players(prefix):
            own = [one for one in turns if shared(start, one, nation)]
            if len(own) != 1:
                last = [one for one in amending(start, clause) if one.ruleset == prefix] or [clause]
                file, line = place_of(last[0])
                message = f"{nation} has {len(own)} turns in the order of {prefix}"
                situation = f"A round under {prefix}: {', '.join(map(str, turns))}."
                remedy = "give every power one turn"
                yield Finding(
                    file, line, CHECK, last[0].id, message, remedy, situation=situation, clauses=(last[0].id,)
                )


def amending(start: Position, clause: Clause[Any, Any]) -> list[Clause[Any, Any]]:
    """The clauses that amend one under the rules of a position."""
    rules = start.rules
    return rules.amending(clause) if isinstance(rules, Rules) else []


# -- the documents ----------------------------------------------------------------------------------------------------


def numbers_follow() -> Iterator[Finding]:
    """The numbers of a family of steps run from 1 without a gap."""
    families: dict[tuple[str, str], list[Numbered]] = {}
    for one in numbered():
        families.setdefault((one.statement.document, one.family), []).append(one)
    for (_, family), members in families.items():
        for place, one in enumerate(sorted(members, key=lambda member: member.statement.line), 1):
            if one.number != place:
                message = f"{family} {one.number} stands where {family} {place} should"
                situation = (
                    f"Counting the {family}s of the text down from the top: the {place}th calls itself {one.number}."
                )
                yield of_document(one.statement, message, "number it as it stands, or ask a question", situation)
                break


def numbers_agree_with_lists() -> Iterator[Finding]:
    """What a document numbers is the entry of that number; a question may cite both ends."""
    for listed in lists():
        heads = {one.number: one for one in numbered() if one.family == listed.family}
        for one in numbered():
            wanted = (listed.family, "mission section" if listed.word == "mission" else listed.family)
            if one.family not in wanted:
                continue
            right = best(one.said, listed.entries)
            if one.number in right:
                continue
            head = heads.get(right[0]) if right else None
            ends = (one.statement, head.statement) if head and head is not one else (one.statement,)
            if len(ends) == 2 and asked(*ends):
                continue
            other = f"; {named(listed, right[0])}{f' ({head.statement})' if head else ''}" if right else ""
            number = f"{one.family} {one.number} is “{one.said}”"
            message = number + (other or f", which {listed.clause} does not have")
            remedy = "bring the two into line, or ask a question that cites both lines"
            yield of_document(one.statement, message, remedy, f"{number}, by its own words{other}.", listed.clause)


def differences_have_two_ends() -> Iterator[Finding]:
    """Where a label says that it differs from another line, that line says so, and a question cites both."""
    for rows in ledgers().values():
        for one in rows:
            for statement in one.parts():
                label = one.label(statement.part)
                if "differs from" in label:
                    for found in DIFFERS.finditer(label[label.index("differs from") :]):
                        yield from faults_of_difference(statement, label, found)


def faults_of_difference(statement: Statement, label: str, found: re.Match[str]) -> Iterator[Finding]:
    """What is wrong with the other end of a difference."""
    document, line = found["document"], int(found["line"])
    if not found["number"] and found["ordinal"] not in ORDINALS:
        return  # they differ in something else than a number
    number = int(found["number"]) if found["number"] else ORDINALS.index(found["ordinal"]) + 1
    target = row(document, line) if document in ledgers() else None
    if target is None or not target.statements:
        message, remedy = f"differs from {document} {line}, which states nothing", "name the line that it differs from"
        yield of_document(statement, message, remedy, label)
        return
    other = " ".join(target.labels)
    heads = [head for part in target.parts() if (head := head_of(part))]
    if number not in numbers_in(other) | {head.number for head in heads}:
        message = f"differs from {document} {line} in the number {number}, which that line does not have: {other}"
        yield of_document(statement, message, "give the number that stands there", label)
    elif not any(asked(statement, end) for end in (*target.parts(), *(head.statement for head in heads))):
        message = f"differs from {document} {line}, and no question cites both"
        yield of_document(statement, message, "ask which of them holds", f"{label} — {other}")


def numbers_in(label: str) -> set[int]:
    """The numbers of a label, in figures and as ordinals."""
    words = re.findall(r"[a-z]+|\d+", label.lower())
    return {int(one) for one in words if one.isdigit()} | {ORDINALS.index(one) + 1 for one in words if one in ORDINALS}
