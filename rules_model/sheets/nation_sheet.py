"""Nation sheets: one side for each nation, with all that it has of its own."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.advantage import Advantage
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.condition import Condition
from rules_model.objective import Tally
from rules_model.sheets.cards import cards, offered
from rules_model.sheets.edition import Edition
from rules_model.sheets.sheet import Fact, Line, Section, Sheet, once, section
from rules_model.wording import listed
from rules_model.world.nation import Nation

MOST_PARTS = 12  # places that are listed below an objective, each with a tick box
USUAL = "collect income"  # when most objectives pay


def sheets(edition: Edition) -> Iterator[Sheet]:
    """A sheet for each nation that has anything to print but its capital."""
    for nation in edition.nations:
        sections = tuple(
            once(
                *objectives_of(edition, nation, "Objectives"),
                *section("War and peace", *edition.lines("politics", nation)),
                *section("Advantages", *advantages(edition, nation)),
                *section("Only here", *edition.lines("special", nation)),
                *fallen(edition, nation),
            )
        )
        if sections:
            facts = tuple(facts_of(edition, nation))
            yield edition.sheet("nation", "Nation sheet", str(nation), "nation", str(nation), facts, sections)


def facts_of(edition: Edition, nation: Nation) -> Iterator[Fact]:
    """What stands in the head: turn, income, capital, wars at the start."""
    order = edition.fact("turn order")
    told = edition.told(order, edition.start)[1] if order else ()
    for place, seat in enumerate(edition.turn_order, 1):
        if nation in seat:
            after = edition.turn_order[place % len(edition.turn_order)][0]
            with_ = [str(one) for one in seat if one != nation]
            shared = f", with {listed(tuple(with_))}" if with_ else ""
            yield Fact("Turn", f"{place} of {len(edition.turn_order)}{shared}; next {after}", told)
    income = edition.fact("starting income", nation)
    if income:
        ipcs, ids = edition.told(income, edition.start, nation=nation)
        yield Fact("Starts with", f"{ipcs} IPCs", ids)
    capital = edition.fact("capital", nation)
    if capital:
        seats, ids = edition.told(capital, edition.start, nation=nation)
        yield Fact("Capital", listed(tuple(map(str, seats))) if seats else "none", ids)
    wars = edition.fact("wars", nation)
    if wars:
        fighting, ids = edition.told(wars, edition.start)
        foes = tuple(str(one) for one in edition.nations if one != nation and fighting.is_at_war(nation, one))
        yield Fact("At war with", listed(foes) if foes else "nobody", ids)


def objectives(edition: Edition, nation: Nation) -> Iterator[Line]:
    """The nation's objectives with what they pay and, where the sentence does not name them, their places."""
    yield from edition.lines("objectives", nation)
    for goal in edition.objectives(nation):
        yield objective(edition, goal)


def objectives_of(edition: Edition, nation: Nation, title: str) -> Iterator[Section]:
    """The nation's objectives, the rule set's own before those that stand there for want of its own."""
    lines = tuple(objectives(edition, nation))
    for whose in dict.fromkeys(("", *(stopgap(edition, one) for one in lines))):
        ours = (one for one in lines if stopgap(edition, one) == whose)
        yield from section(f"{title}, {whose}" if whose else title, *ours)


def stopgap(edition: Edition, line: Line) -> str:
    """From what an objective is where the rule set's text has others that no clause restates yet; else empty."""
    inherited = edition.base is not None and all(edition.is_base(BOOK.clauses[id]) for id in line.clauses)
    return f"from {edition.base.name}" if edition.base and inherited and edition.text.lacks_objectives else ""


def objective(edition: Edition, goal: Clause[[], Condition | Tally]) -> Line:
    """One objective."""
    found = goal(edition.start)
    named = tuple(dict.fromkeys(found.places()))
    silent = [place for place in named if place.lower() not in goal.summary.lower()]
    parts = named if silent and len(named) <= MOST_PARTS else ()
    due = goal.details
    ipcs = f"{due.ipcs} {'IPC' if due.ipcs == 1 else 'IPCs'}"
    figure = ipcs + (" each" if isinstance(found, Tally) else "") + (", once" if due.once else "")
    line = edition.line(goal, figure=figure, boxes=1, parts=parts)
    return line if due.when == USUAL else line.noted(f"pays at: {due.when}")


def advantages(edition: Edition, nation: Nation) -> Iterator[Line]:
    """The cards the nation may gain, each with the clauses that it brings."""
    for card in cards(edition):
        if nation in card.nations:
            yield from card_lines(edition, card)


def card_lines(edition: Edition, card: Advantage) -> Iterator[Line]:
    """A card's clauses under its title; nothing when no clause of it is written yet."""
    clauses = [one for one in edition.clauses() if one.id.startswith(f"{card.id}.")]
    for place, clause in enumerate(clauses):
        line = edition.line(clause, boxes=int(not place), figure=offered(card) if not place else "")
        yield line.titled(card.title if not place else "")


def fallen(edition: Edition, nation: Nation) -> tuple[Section, ...]:
    """What happens when the capital falls; nothing for a nation that has none."""
    return section("If the capital falls", *edition.lines("capital", nation)) if edition.start.seats(nation) else ()
