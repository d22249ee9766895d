"""The smallest situation in which two rule sets, or two sets of readings, part: ``diff A B --smallest``."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.command.page import wrapped
from rules_model.library import ruleset
from rules_model.ruleset import Rules
from rules_model.situations.asking import rules_of
from rules_model.situations.smallest import smallest_difference


def rules_said(text: str) -> Rules:
    """The rules of a rule set, with readings behind commas: ``3g40,3g40.gibraltar.unheld=open``.

    Raises:
        UnknownName: there is no such rule set, question or reading; the closest ones are named.
        ValueError: a reading is not written as question=reading.
    """
    prefix, *readings = text.split(",")
    rules = rules_of(ruleset(prefix).id)
    for one in readings:
        id, equals, reading = one.partition("=")
        if not equals:
            raise ValueError(f"{one!r} is no reading; write question=reading, as 3g40.gibraltar.unheld=open")
        rules = rules.with_reading(BOOK.question(id), reading)
    return rules


def page(new: str, old: str) -> Iterator[str]:
    """The smallest situation, with what the clause answers on either side."""
    found = smallest_difference(rules_said(new), rules_said(old))
    if found is None:
        yield "No printed example and no situation of a subject has another outcome."
        return
    yield f"{found.clause}, in {found.where}:"
    for line in found.situation.splitlines():
        yield f"  {line}"
    for heading, said in zip((new, old), found.answers, strict=True):
        yield wrapped(f"under {heading}: {said}", "  ", "    ")
