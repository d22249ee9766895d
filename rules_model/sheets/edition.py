"""A rule set as it is printed: its rules under the chosen readings, its opening, its nations, its topics."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause, tracing
from rules_model.difference.answers import differ
from rules_model.difference.sides import Chain, Side, in_reading_order, side
from rules_model.library import ruleset
from rules_model.objective import Reward
from rules_model.ruleset import Rules, RuleSet
from rules_model.sheets.extent import Extent, extent
from rules_model.sheets.figures import Figures
from rules_model.sheets.sheet import Fact, Line, Section, Sheet
from rules_model.sheets.topics import Topic, topics
from rules_model.world.nation import POWERS, Nation
from rules_model.world.position import Position

IN_FOOT = 3  # readings that a foot lists; of more it gives the number, and each line says its own


@dataclass(frozen=True)
class Edition:
    """What every kind of sheet is made from."""

    ruleset: RuleSet  #: whose sheets
    side: Side  #: its rules: which clauses speak
    start: Position  #: who holds what before the first turn, under these rules; no pieces yet
    base: Side | None  #: what it amends, to mark changes against; None when it stands alone
    figures: Figures = field(default_factory=Figures)  #: what the owner filled in
    chosen: tuple[tuple[str, str], ...] = ()  #: readings the group chose, by question, where they differ

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.side.rules

    @cached_property
    def text(self) -> Extent:
        """How much of its own text is in the book."""
        return extent(clause for clause in BOOK.clauses.values() if clause.ruleset == self.ruleset.id)

    @cached_property
    def topics(self) -> tuple[Topic, ...]:
        """Which clause stands under which heading."""
        return topics(self.rules)

    @cached_property
    def nations(self) -> tuple[Nation, ...]:
        """The nations that have something on a sheet: in the order of turns, as far as it is known."""
        known = set(self.rules.capitals)
        known |= {clause.details.nation for clause in self.objectives()}
        ordered = [one for seat in self.turn_order for one in seat]
        return tuple(dict.fromkeys([*ordered, *(one for one in POWERS if one in known)]))

    @cached_property
    def turn_order(self) -> tuple[tuple[Nation, ...], ...]:
        """The seats in the order in which they play; empty where no clause says so."""
        found = self.fact("turn order")
        return tuple(found(self.start)) if found else ()

    def clauses(self) -> Iterator[Clause[Any, Any]]:
        """Every clause that speaks, in the order of the book: in force, and no other in its place."""
        return (one for one in book_in_order() if self.side.has(one) and self.speaks(one))

    def speaks(self, clause: Clause[Any, Any]) -> bool:
        """Whether a clause is heard when it, or one that it amends, is called."""
        return any(clause in self.side.chain(one) for one in clause.amends or (clause,))

    def objectives(self, nation: Nation | None = None) -> tuple[Clause[Any, Any], ...]:
        """The objectives in force, all or those of one nation, in the order of their source."""
        goals = [one for one in self.clauses() if isinstance(one.details, Reward)]
        goals.sort(key=lambda one: (one.ruleset, min(one.sources)))
        return tuple(one for one in goals if nation in (None, one.details.nation))

    def fact(self, name: str, nation: Nation | None = None) -> Clause[Any, Any] | None:
        """The clause that answers for a fact of that name; None where no rule set in force declares one."""
        rows = self.under("fact", nation)
        return next((BOOK.clauses[row.clause] for row in rows if row.heading == name), None)

    def under(self, topic: str, nation: Nation | None = None) -> tuple[Topic, ...]:
        """The rows of a topic that speak here, all or those that concern a nation."""
        rows = (row for row in self.topics if row.topic == topic and (nation is None or nation in row.who))
        return tuple(row for row in rows if self.chain(BOOK.clauses[row.clause]))

    def chain(self, clause: Clause[Any, Any]) -> Chain:
        """The clauses that speak when this one is called."""
        return self.side.chain(clause.amends[0] if clause.amends else clause)

    def lines(self, topic: str, nation: Nation | None = None, heading: str | None = None) -> tuple[Line, ...]:
        """The lines of a topic: each clause's first sentence, then what modifies it."""
        rows = [row for row in self.under(topic, nation) if heading in (None, row.heading)]
        speaking = dict.fromkeys(one for row in rows for one in self.spoken(BOOK.clauses[row.clause], nation))
        return tuple(self.line(one) for one in speaking)

    def spoken(self, clause: Clause[Any, Any], nation: Nation | None) -> Chain:
        """What a listed clause says: itself where it amends another; else its chain, without what others alone heed."""
        if clause.amends:
            return (clause,)
        others = {row.clause for row in self.topics if nation is not None and nation not in row.who}
        ours = {row.clause for row in self.topics if nation is None or nation in row.who}
        return tuple(one for one in self.chain(clause) if one.id in ours or one.id not in others)

    def headings(self, topic: str) -> tuple[str, ...]:
        """The headings of a topic, in order."""
        return tuple(dict.fromkeys(row.heading for row in self.under(topic)))

    def line(self, clause: Clause[Any, Any], **more: Any) -> Line:
        """A clause as a line: its title, its first sentence, what the group has settled about it."""
        changed = self.is_new(clause)
        return Line(clause.summary, (clause.id,), clause.title, changed=changed, notes=self.notes(clause), **more)

    def is_new(self, clause: Clause[Any, Any]) -> bool:
        """Whether the base does not have the clause."""
        return self.base is not None and not self.base.has(clause)

    def notes(self, clause: Clause[Any, Any]) -> tuple[str, ...]:
        """The readings of the group that differ from the book's, for the questions that the clause asks."""
        chosen = dict(self.chosen)
        asked = [one for one in clause.questions if one.id in chosen]
        return tuple(f"{one.readings[chosen[one.id]]} ({one.id})" for one in asked)

    def speaking(self, clause: Clause[Any, Any]) -> tuple[str, ...]:
        """The ids of the clauses that speak when this one is called, the last word first."""
        return tuple(one.id for one in reversed(self.chain(clause)))

    def told(self, clause: Clause[Any, Any], position: Position, **given: Any) -> tuple[Any, tuple[str, ...]]:
        """What a clause says, and which clauses say so: those of the base where they say the same."""
        with tracing() as heard:
            said = self.answer(clause, position, **given)
        if self.base and self.base.has(clause):
            before = self.answer(clause, position.under(self.base.rules), **given)
            if not differ(before, said):
                return said, tuple(one.id for one in reversed(self.base.chain(clause)))
            ours = [id for id in heard if self.is_new(BOOK.clauses[id])]  # however deep below the clause that was asked
            if ours:
                return said, tuple(dict.fromkeys(ours))
        return said, self.speaking(clause)

    def is_base(self, clause: Clause[Any, Any]) -> bool:
        """Whether the base has the clause."""
        return self.base is not None and self.base.has(clause)

    def sheet(
        self,
        kind: str,
        label: str,
        title: str,
        look: str,
        nation: str = "",
        facts: tuple[Fact, ...] = (),
        sections: tuple[Section, ...] = (),
        **more: Any,
    ) -> Sheet:
        """A sheet of this edition."""
        lines = (line for one in sections for line in one.lines)
        cells = [cell for one in sections for row in one.rows for cell in row.cells]
        marked = any(line.changed for line in lines) or any(cell.before for cell in cells)
        base = repr(self.base.rules) if self.base and marked else ""
        said = tuple(f"{name}: {reading}" for name, reading in self.chosen)
        if len(said) > IN_FOOT:
            said = (f"{len(said)} readings of the group",)
        return Sheet(
            kind, self.ruleset.id, self.ruleset.title, title, label, look, nation,
            base=base, extent=self.text.words(self.base is not None), facts=facts, sections=sections, readings=said,
            owner=any(cell.owner for cell in cells), **more,
        )  # fmt: skip

    def answer(self, clause: Clause[Any, Any], position: Position, **given: Any) -> Any:
        """What a clause says, given as much of nation, kind ... as it asks for."""
        asked = list(inspect.signature(clause.__wrapped__).parameters)  # type: ignore[attr-defined]
        return clause(position, **{name: value for name, value in given.items() if name in asked})


@cache
def book_in_order() -> tuple[Clause[Any, Any], ...]:
    """Every clause by chapter and line: the order in which modules happened to be loaded has no part in it."""
    return tuple(in_reading_order())


def edition(id: str, chosen: dict[str, str] | None = None, figures: Figures | None = None) -> Edition:
    """The edition of a rule set, with the group's readings and the owner's figures."""
    one = ruleset(id)
    module = import_module(f"{one.package}.start")
    plain = side(one)
    ours = {one.id for one in plain.rules.rulesets}
    asked = {name: BOOK.question(name) for name in chosen or {}}
    differing = {
        name: question.check(reading)
        for (name, question), reading in zip(asked.items(), (chosen or {}).values(), strict=True)
        if reading != question.chosen and question.ruleset in ours
    }
    theirs = tuple(sorted((name, reading) for name, reading in differing.items()))
    rules = Rules(*plain.rules.rulesets, options=plain.rules.options, readings=differing)
    first: Position = getattr(module, "START", None) or module.EMPTY
    others = plain.rules.rulesets[:-1]
    base = side(others[0]) if others else None
    return Edition(one, replace(plain, rules=rules), first.under(rules), base, figures or Figures(), theirs)
