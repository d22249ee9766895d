"""Two records held against each other: which examples, figures, pages and sheets are not what they were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from rules_model.book import BOOK
from rules_model.difference.calls import needed
from rules_model.whatif.asking import groups
from rules_model.whatif.pages import Known, page_parts
from rules_model.whatif.record import Record
from rules_model.whatif.sheets import sheets_changed

CHANGES, LOST, FOLLOWS, FOUND = "changes", "has no answer any more", "follows a lost line", "has an answer now"
NEW, GONE = "new", "gone"


@dataclass(frozen=True, slots=True)
class Answered:
    """A line of an example whose answer is not what it was."""

    clause: str  #: id
    printed: bool  #: on the clause's page; else in the pins
    file: str  #: where it stands, from the repository root
    line: int  #: counted from 1; 0 where it stands no more
    code: str  #: the line, below those that bind what it reads
    asks: str  #: the line alone
    before: str  #: what it answered
    after: str  #: what it answers
    became: str  #: CHANGES, LOST ...
    odds: bool  #: whether it is about chances


@dataclass(frozen=True, slots=True)
class Figure:
    """A fact about a rule set that is not what it was."""

    group: str  #: "objectives", "incomes", "setups" or "odds"
    rulesets: tuple[str, ...]  #: prefixes of the rule sets in which it is so
    about: str  #: id of the objective, name of the power or the battle
    what: str  #: which fact
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the site that prints something else."""

    page: str  #: its path below ``docs/``, without ending
    parts: tuple[str, ...]  #: what of it: "3g40.missions.sequence: examples"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet that states something else."""

    sheet: str  #: rule set and name
    texts: tuple[tuple[str, str], ...]  #: before and after


@dataclass(frozen=True, slots=True)
class Effects:
    """Everything that changes."""

    examples: tuple[Answered, ...]
    figures: tuple[Figure, ...]
    pages: tuple[Page, ...]
    sheets: tuple[Sheet, ...]

    def of(self, group: str) -> tuple[Figure, ...]:
        """The figures of a group."""
        return tuple(one for one in self.figures if one.group == group)

    @property
    def nothing(self) -> bool:
        """Whether nothing changes at all."""
        return not (self.examples or self.figures or self.pages or self.sheets)


def compared(before: Record, after: Record) -> Effects:
    """What the answers of ``after`` change against those of ``before``."""
    old = {name: one.says for name, one in before.items()}
    new = {name: one.says for name, one in after.items()}
    changed = [name for name in dict.fromkeys([*old, *new]) if old.get(name) != new.get(name)]
    examples = [
        found
        for name in changed
        if name.startswith("examples ")
        for found in lines_changed(name, old.get(name, []), new.get(name, []))
    ]
    sheets = sheets_changed(old, new)
    return Effects(
        tuple(sorted(examples, key=lambda one: (not one.printed, one.became in (FOLLOWS,)))),
        merged(figures_changed(changed, old, new)),
        tuple(pages_changed(old, new)) if changed else (),
        tuple(Sheet(name, tuple(texts)) for name, texts in sheets.items()),
    )


# -- examples ----------------------------------------------------------------------------------------------------------


def lines_changed(name: str, before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Iterator[Answered]:
    """The lines of one docstring or pin whose answers differ, and those that are new or gone."""
    _, clause, group = name.split()
    codes = [one["code"] for one in before], [one["code"] for one in after]
    lost = False
    for kind, first, last, start, stop in SequenceMatcher(None, *codes, autojunk=False).get_opcodes():
        if kind == "equal":
            for at, to in zip(range(first, last), range(start, stop), strict=True):
                became = outcome(before[at], after[to], lost)
                lost |= became == LOST and not before[at]["says"]
                if became:
                    yield answered(clause, group, after, to, before[at]["says"], after[to]["says"], became)
            continue
        for at in range(first, last):
            if before[at]["says"]:
                yield answered(clause, group, before, at, before[at]["says"], "", GONE)
        for to in range(start, stop):
            if after[to]["says"]:
                yield answered(clause, group, after, to, "", after[to]["says"], NEW)


def outcome(before: dict[str, Any], after: dict[str, Any], lost: bool) -> str:
    """What became of the answer of a line; empty when it is the same but for its layout."""
    if before["says"].split() == after["says"].split():
        return ""
    if after["error"] and not before["error"]:
        return FOLLOWS if lost and after["says"].startswith("NameError") else LOST
    return FOUND if before["error"] and not after["error"] else CHANGES


def answered(
    clause: str, group: str, lines: list[dict[str, Any]], at: int, before: str, after: str, became: str
) -> Answered:
    """One line with its answers, below the lines that it needs."""
    code = needed([f"{one['code']}\n" for one in lines[:at]], f"{lines[at]['code']}\n")
    place = place_of(clause, int(group), at, lines[at]["code"])
    return Answered(clause, group == "0", *place, code, lines[at]["code"], before, after, became, "chances(" in code)


def place_of(clause: str, group: int, at: int, code: str) -> tuple[str, int]:
    """File and line of a line of an example as the book stands; of one that is gone, only the file."""
    lines = groups(clause)[group] if clause in BOOK.clauses and group < len(groups(clause)) else ()
    if at < len(lines) and lines[at].source == code:
        return lines[at].file, lines[at].number
    return lines[0].file if lines else "", 0


# -- figures -----------------------------------------------------------------------------------------------------------

GROUPS = {"objective": "objectives", "income": "incomes", "setup": "setups"}


def figures_changed(names: list[str], before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Figure]:
    """The facts of beginnings and battles that differ."""
    for name in names:
        kind, _, rest = name.partition(" ")
        old, new = before.get(name, {}), after.get(name, {})
        if kind == "odds":
            ruleset, _, battle = rest.partition(": ")
            yield from facts_changed("odds", ruleset, battle, old, new)
        elif kind == "start":
            for fact in dict.fromkeys([*old, *new]):
                group, _, about = fact.partition(" ")
                yield from facts_changed(GROUPS[group], rest, about, old.get(fact, {}), new.get(fact, {}))


def facts_changed(
    group: str, ruleset: str, about: str, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Figure]:
    """The facts of one thing that differ."""
    for what in dict.fromkeys([*before, *after]):
        old, new = str(before.get(what, "nothing")), str(after.get(what, "nothing"))
        if old != new:
            yield Figure(group, (ruleset,), about, what, old, new)


def merged(figures: Iterator[Figure]) -> tuple[Figure, ...]:
    """The same facts of several rule sets as one."""
    found: dict[tuple[str, ...], Figure] = {}
    for one in figures:
        key = (one.group, one.about, one.what, one.before, one.after)
        known = found.get(key)
        rulesets = (*known.rulesets, *one.rulesets) if known else one.rulesets
        found[key] = Figure(one.group, rulesets, one.about, one.what, one.before, one.after)
    return tuple(found.values())


# -- pages -------------------------------------------------------------------------------------------------------------


def pages_changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[Page]:
    """The pages that print something else, each with the parts that differ."""
    old, new = Known(dict(before)), Known(dict(after))
    for name in dict.fromkeys([*old, *new]):
        if name.startswith("page "):
            page = name.removeprefix("page ")
            was, now = dict(page_parts(page, old)), dict(page_parts(page, new))
            parts = tuple(one for one in dict.fromkeys([*was, *now]) if was.get(one) != now.get(one))
            if parts:
                yield Page(page, parts)
