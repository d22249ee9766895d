"""Advantage cards to cut out: one for each nation that may gain it, ten to a page, with room to write if empty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules_model.advantage import Advantage
from rules_model.sheets.cards import cards, offered, owner
from rules_model.sheets.edition import Edition
from rules_model.sheets.room import pages
from rules_model.sheets.sheet import Fact, Line, Section, Sheet

A_PAGE = 10  # cards
VOID = "void with the capital"  # the heading of what a card says that is void while the capital is lost


def sheets(edition: Edition) -> Iterator[Sheet]:
    """The cards of which clauses speak, then the others, to write on; none where no clause speaks of any."""
    every = cards(edition)
    told = {card: lines for card in every if (lines := lines_of(edition, card))}
    sections = tuple(
        Section(card.title, told.get(card, ()), (owner(edition, nation), offered(card), marked(card)))
        for card in dict.fromkeys((*told, *every))
        for nation in card.nations
    )
    if told:
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
