"""A supposed change, read and made for a while: another reading of a question, another figure of a clause."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import update_wrapper
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.subjects import details_changed
from rules_model.verdict import Verdict
from rules_model.whatif.figures import Step, shown
from rules_model.whatif.reach import Reach, family
from rules_model.wording import listed
from rules_model.world.names import Gap

FEW = 4  # old figures that are named


@dataclass
class Change:
    """One thing that is supposed to be otherwise."""

    about: str  #: id of the question or the clause
    what: str  #: "reading", "record" (what an objective pays), "row" (of a piece) or "answer"
    name: str  #: the field of a record or a row; empty otherwise
    new: Any  #: what it is supposed to be
    old: Any = None  #: what it is; None where only a call can tell
    met: set[Any] = field(default_factory=set)  #: what the clause answered otherwise, as it was called
    passed_on: bool = False  #: whether it was called as an amendment that leaves the answer as it finds it

    @property
    def same(self) -> bool:
        """Whether it is so already."""
        return self.old is not None and self.old == self.new

    def touches(self, reach: Reach) -> bool:
        """Whether an answer that leaned on this could have been another one."""
        if self.what == "reading":
            return (self.about, self.old) in reach.readings
        if self.what == "record":
            return self.about in reach.records
        return not reach.clauses.isdisjoint(family(self.about))

    @contextmanager
    def made(self) -> Iterator[None]:
        """Make the change for a while."""
        if self.what == "reading":
            before = BOOK.questions[self.about]
            BOOK.questions[self.about] = dataclasses.replace(before, chosen=self.new)
            try:
                yield
            finally:
                BOOK.questions[self.about] = before
            return
        clause = BOOK.clauses[self.about]
        if self.what == "record":
            with details_changed(clause, dataclasses.replace(clause.details, **{self.name: self.new})):
                yield
            return
        with clause.rebound(self.body(clause)):
            yield

    def body(self, clause: Clause[Any, Any]) -> Callable[..., Any]:
        """The function of the clause, with another answer at its end.

        It runs as before, so that it rolls the same dice and refuses the same calls; only a gap is filled.
        An amendment that passes an answer on, as it does for nations without its card, still passes it on.
        """
        before = clause.body

        def passes_on(figure: Any, *args: Any, **kwargs: Any) -> bool:
            if not clause.modifies or clause.takes_table:
                return False
            return bool(self.figure(args[0](*args[1:], **kwargs)) == figure)

        def body(*args: Any, **kwargs: Any) -> Any:
            try:
                found = before(*args, **kwargs)
            except Gap:
                if self.what == "row" or isinstance(self.new, Step):
                    raise
                return self.new
            figure = self.figure(found)
            if passes_on(figure, *args, **kwargs):
                self.passed_on = True
                return found
            self.met.add(figure)
            new = self.stepped(figure)
            return found.but(**{self.name: new}) if self.what == "row" else new

        return update_wrapper(body, before)  # examples are run in its module

    def stepped(self, figure: Any) -> Any:
        """The new figure: as it was said, or so much more or less than the old one."""
        if isinstance(self.new, Step):
            return max(0, figure + self.new.by) if isinstance(figure, int) else figure
        return self.new

    def figure(self, found: Any) -> Any:
        """What of an answer is supposed otherwise, as it is."""
        if self.what == "row":
            return getattr(found, self.name)
        return shown(found) if isinstance(found, Verdict) else found


@contextmanager
def all_made(changes: list[Change]) -> Iterator[None]:
    """Make several changes for a while."""
    with ExitStack() as stack:
        for one in changes:
            stack.enter_context(one.made())
        yield


def words(change: Change) -> str:
    """The change as a reader asks about it."""
    if change.what == "reading":
        return f"What if {change.about} is read as {change.new!r}, not as {change.old!r}?"
    if isinstance(change.new, Step):
        name = f" {change.name.replace('_', ' ')}" if change.name else ""
        return f"What if {change.about}{name} is {change.new}?"
    was = before(change)
    if change.what == "answer":
        always = "" if BOOK.clauses[change.about].modifies else "always "
        return f"What if {change.about} {always}answers {shown(change.new)}, not {was}?"
    return f"What if {change.about} has {change.name.replace('_', ' ')} {shown(change.new)}, not {was}?"


def before(change: Change) -> str:
    """What it is, or what it was in the examples that met the change, if those are few."""
    met = [change.old] if change.old is not None else sorted(change.met, key=lambda one: (str(type(one)), one))
    return listed(tuple(shown(one) for one in met), "or") if 0 < len(met) <= FEW else "what it works out"


def meanings(change: Change) -> Iterator[str]:
    """What two readings say."""
    if change.what == "reading":
        for one in (change.old, change.new):
            yield f"{one}: {BOOK.questions[change.about].readings[one]}"
