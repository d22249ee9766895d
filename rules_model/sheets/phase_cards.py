"""Cards that go through something step by step: the turn, and what a rule set does between the rounds.

The steps come from the clause that orders them, row ``fact``, ``steps of <topic>``; what is done in each comes from the
rows of the topic whose heading is the step.
Headings that are no steps stand before or after them, as their rows do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules_model.book import BOOK
from rules_model.sheets.cards import cards, owner
from rules_model.sheets.edition import Edition
from rules_model.sheets.room import pages, rows
from rules_model.sheets.sheet import Cell, Fact, Row, Section, Sheet, section
from rules_model.wording import listed
from rules_model.world.nation import POWERS

A_ROW = 130  # letters
A_PAGE = 80  # rows
ROUNDS = 20  # as many as are asked what they offer


@dataclass(frozen=True)
class Card:
    """A card: the key of its kind, its topic and what it is called."""

    kind: str
    topic: str
    label: str


TURN = Card("turn", "turn", "Turn card")
MISSIONS = Card("missions", "strategic missions", "Missions card")
FORTUNES = Card("fortunes", "fortunes of war", "Fortunes card")


def sheets(card: Card, edition: Edition) -> Iterator[Sheet]:
    """The card of a topic; none where no row of the topic speaks."""
    headings = edition.headings(card.topic)
    if headings:
        names, order = steps(edition, card.topic)
        known = [name.lower() for name in names]
        first = next((place for place, head in enumerate(headings) if head.lower() in known), len(headings))
        others = [(place, head) for place, head in enumerate(headings) if head.lower() not in known]
        sections = (
            *order,
            *(one for place, head in others if place < first for one in loose(edition, card.topic, head)),
            *(step(edition, card.topic, number, name) for number, name in enumerate(names, 1)),
            *(one for place, head in others if place > first for one in loose(edition, card.topic, head)),
            *offered(edition, card.topic),
        )
        facts = tuple(seats(edition)) if card is TURN else ()
        yield edition.sheet(
            card.kind, card.label, card.topic.capitalize(), "steps",
            facts=facts, sections=sections, pages=pages(sum(map(height, sections)), A_PAGE),
        )  # fmt: skip


def height(section: Section) -> int:
    """How many rows a step takes: its heading, its lines, room to write."""
    said = sum(rows(f"{line.text} {line.clauses[0]}", A_ROW) for line in section.lines)
    return 2 * bool(section.title) + said + len(section.rows) + 2 * (section.partial or not section.lines)


turn_cards, missions_cards, fortunes_cards = (partial(sheets, card) for card in (TURN, MISSIONS, FORTUNES))


def steps(edition: Edition, topic: str) -> tuple[tuple[str, ...], tuple[Section, ...]]:
    """The names of the steps, all that any nation takes, and the clause that says so; nothing where none does."""
    clause = edition.fact(f"steps of {topic}")
    if clause is None:
        return (), ()
    wars = edition.fact("wars")
    position = edition.told(wars, edition.start)[0] if wars else edition.start
    told = [edition.told(clause, position, nation=nation)[0] for nation in edition.nations or POWERS]
    names = tuple(name_of(one) for one in max(told, key=len))
    return names, section("", *(edition.line(one) for one in edition.chain(clause)))


def name_of(step: Any) -> str:
    """A step as the card calls it."""
    said = step if isinstance(step, str) else str(step.title)
    return said[:1].upper() + said[1:]


def step(edition: Edition, topic: str, number: int, name: str) -> Section:
    """A step with what is done in it, even if no clause says anything about it; partial where the text says more."""
    spelt = next((head for head in edition.headings(topic) if head.lower() == name.lower()), None)
    lines = edition.lines(topic, heading=spelt) if spelt is not None else ()
    partial = edition.text.is_partial(name, (BOOK.clauses[id] for line in lines for id in line.clauses))
    return Section(f"{number}. {name}", lines, partial=bool(lines) and partial)


def loose(edition: Edition, topic: str, heading: str) -> tuple[Section, ...]:
    """What belongs to no step."""
    return section(heading, *edition.lines(topic, heading=heading))


def seats(edition: Edition) -> Iterator[Fact]:
    """Who plays when."""
    clause = edition.fact("turn order")
    if clause and edition.turn_order:
        order = (f"{place} {listed(tuple(map(str, seat)))}" for place, seat in enumerate(edition.turn_order, 1))
        yield Fact("Order of turns", ", ".join(order), edition.told(clause, edition.start)[1])


def offered(edition: Edition, topic: str) -> Iterator[Section]:
    """What is offered to whom, and when: row ``fact``, ``offers in <topic>``; what falls with a capital is marked."""
    clause = edition.fact(f"offers in {topic}")
    if clause is None:
        return
    marked = {one.title for one in cards(edition) if one.void_with_capital}
    offers: list[Row] = []
    for number in range(1, ROUNDS + 1):
        for nation in edition.nations:
            given, ids = edition.told(clause, edition.start.in_round(number), nation=nation)
            if given:
                cells = (
                    Cell(owner(edition, nation)),
                    *(Cell(f"{one} (capital)" if one in marked else one) for one in given),
                )
                offers.append(Row(f"Round {number}", cells, ids))
    if offers:
        yield Section(clause.title, rows=tuple(offers))
