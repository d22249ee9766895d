"""Advantage cards to cut out: one for each nation that may gain it, ten to a page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_model.advantage import Advantage
from rules_model.sheets.cards import cards
from rules_model.sheets.edition import Edition
from rules_model.sheets.room import pages
from rules_model.sheets.sheet import Fact, Line, Section, Sheet

A_PAGE = 10  # cards
VOID = "void with the capital"  # the heading of what a card says that is void while the capital is lost


def sheets(edition: Edition) -> Iterator[Sheet]:
    """The cards of which clauses speak; none where a rule set has no cards."""
    every = cards(edition)
    told = {card: lines for card in every if (lines := lines_of(edition, card))}
    sections = tuple(
        Section(card.title, lines, (str(nation), f"round {card.round}" if card.round else "", marked(card)))
        for card, lines in told.items()
        for nation in card.nations
    )
    if sections:
        facts = [Fact("Cards with clauses", f"{len(told)} of {len(every)}")]
        yield edition.sheet(
            "cards", "Advantage cards", "Advantage cards", "cards",
            facts=tuple(facts), sections=sections, pages=pages(len(sections), A_PAGE),
        )  # fmt: skip


def marked(card: Advantage) -> str:
    """What is marked on a card."""
    return VOID if card.void_with_capital else ""


def lines_of(edition: Edition, card: Advantage) -> tuple[Line, ...]:
    """What a card says: the clauses that it brings, and what becomes of it with the capital."""
    own = tuple(edition.line(one) for one in edition.clauses() if one.id.startswith(f"{card.id}."))
    void = edition.lines("card", heading=VOID) if card.void_with_capital and own else ()
    return tuple(replace(one, title="", changed=False) for one in (*own, *void))
