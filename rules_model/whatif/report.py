"""The report as lines of text: what is supposed, what changes, the most important first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import wrap

from rules_model.whatif.asked import Report
from rules_model.whatif.compare import FOLLOWS, GONE, LOST, NEW, Answered, Effects, Figure
from rules_model.whatif.contrast import contrast, plain_words
from rules_model.wording import listed

COLUMNS = 80
SCREEN = 40  # lines that are shown unless all are asked for
ONE, ALL = 1, 1_000_000
Line = tuple[str, str]  # how it is set ("", "head", "was", "now", "quiet") and what it says


@dataclass
class Section:
    """Entries under a heading; an entry stays whole."""

    heading: str
    entries: list[list[Line]]
    more: str  #: what an entry is, in the singular


def lines(report: Report, everything: bool) -> Iterator[Line]:
    """The whole report, or a screenful of it."""
    head = [*supposed(report), ("", ""), *wrapped(headline(report.effects)), *reasons(report)]
    tail = [("", ""), *wrapped(again(report), style="quiet")]
    filled = [one for one in sections(report, everything) if one.entries]
    yield from head if report.changed else head[1:]
    room = ALL if everything else SCREEN - len(head) - len(tail)
    shown = allotted(filled, room)
    for section, number in zip(filled, shown, strict=True):
        yield "", ""
        yield "head", section.heading
        for entry in section.entries[:number]:
            yield from entry
        if left := len(section.entries) - number:
            yield (
                "quiet",
                f"  and {counted(left, f'more {section.more}')} (--all shows {'it' if left == 1 else 'them'})",
            )
    yield from tail


def allotted(filled: list[Section], room: int) -> list[int]:
    """How many entries of each section fit: one of each, then more of the first ones."""
    shown = [0] * len(filled)
    room -= 3 * len(filled)  # a blank line, the heading, and a word about what is left out
    for most in (ONE, ALL):
        for place, section in enumerate(filled):
            while shown[place] < min(most, len(section.entries)):
                taken = len(section.entries[shown[place]])
                if taken > room and (shown[place] or most != ONE):
                    break
                shown[place] += 1
                room -= taken
    return shown


# -- the head ----------------------------------------------------------------------------------------------------------


def supposed(report: Report) -> Iterator[Line]:
    """What is supposed otherwise."""
    for said in report.changed:
        yield from wrapped(said, style="head", hang=4)
    for said in report.meanings:
        yield from wrapped(said, indent=2, hang=4)


def headline(effects: Effects) -> str:
    """Everything that changes, in whole numbers, and what does not."""
    clauses = len({one.clause for one in effects.examples})
    printed = sum(one.printed for one in effects.examples)
    figures = {
        group: {(ruleset, one.about) for one in effects.of(group) for ruleset in one.rulesets}
        for group in ("objectives", "incomes", "odds", "setups")
    }
    counts = [
        (len(effects.examples), "answer", f" of {counted(clauses, 'clause')}, {printed} of them printed on pages"),
        (len(figures["objectives"]), "objective", ""),
        (len(figures["incomes"]), "income", " at the start"),
        (len(figures["odds"]), "standard battle", ""),
        (len(figures["setups"]), "setup total", ""),
        (len(effects.pages), "page", ""),
        (len(effects.sheets), "sheet", ""),
    ]
    some = [f"{counted(number, name)}{rest}" for number, name, rest in counts if number]
    none = [name for number, name, _ in counts if not number]
    if not some:
        return "Nothing changes."
    rest = f" No {listed(tuple(none), 'or')} changes." if none else ""
    return f"Changes {'; '.join(some)}.{rest}"


def counted(number: int, name: str) -> str:
    """So many of something."""
    return (
        f"{number} {name}" if number == 1 else f"{number} {name.removesuffix('y')}{'ies' if name[-1] == 'y' else 's'}"
    )


def reasons(report: Report) -> Iterator[Line]:
    """Why nothing changes, or less than one might think."""
    for one in report.why:
        yield from wrapped(f"{one[0].upper() if report.effects.nothing else one[0]}{one[1:]}.", hang=2)


def again(report: Report) -> str:
    """How much was asked again."""
    parts = [f"{some} of {every} {name}" for name, (some, every) in report.asked.items() if some]
    return f"Asked again: {', '.join(parts)}." if parts else "Nothing had to be asked again."


# -- the sections ------------------------------------------------------------------------------------------------------


def sections(report: Report, everything: bool) -> Iterator[Section]:
    """Every section, the most important first."""
    effects = report.effects
    words = [[*wrapped(one, indent=2, hang=4)] for one in report.mend]
    yield Section("The rule's own words say the old figure", words, "rule")
    standing = [one for one in effects.examples if one.odds]
    yield Section("Examples", list(examples(effects.examples, everything)), "clause")
    yield Section("Objectives", [facts(some) for some in by_about(effects.of("objectives"))], "objective")
    yield Section("Incomes at the start", [*rows(effects.of("incomes"))], "paragraph")
    odds = [facts(some) for some in by_about(effects.of("odds"))]
    if standing:
        state = "states" if len(standing) == 1 else "state"
        odds.append([*wrapped(f"{counted(len(standing), 'line')} of the examples {state} odds that change", indent=2)])
    yield Section("Odds", odds, "entry")
    yield Section("What the pieces of a setup cost together", [*rows(effects.of("setups"))], "paragraph")
    pages = [[*wrapped(f"{one.page}: {said_of(one.parts, everything)}", indent=2, hang=6)] for one in effects.pages]
    yield Section("Pages that print something else", pages, "page")
    printed = [[*sheet_lines(one.sheet, one.texts, everything)] for one in effects.sheets]
    yield Section("Sheets that state something else", printed, "sheet")


def examples(changed: Iterable[Answered], everything: bool) -> Iterator[list[Line]]:
    """The examples clause by clause; of each the first line that changes, or all of them."""
    by_clause: dict[str, list[Answered]] = {}
    for one in changed:
        by_clause.setdefault(one.clause, []).append(one)
    for id, some in by_clause.items():
        printed = sum(one.printed for one in some)
        numbers = [
            f"{printed} printed" if printed else "",
            f"{len(some) - printed} pinned" if len(some) > printed else "",
        ]
        entry: list[Line] = [("id", f"  {id}: {', '.join(filter(None, numbers))}")]
        for one in some if everything else some[:1]:
            entry += answer_lines(one, everything)
        yield entry


def answer_lines(one: Answered, everything: bool) -> Iterator[Line]:
    """One line of an example, what it answered and what it answers now."""
    place = f"{one.file}:{one.line}" if one.line else one.file
    asks = (one.code if everything else one.asks).split("\n")
    if everything:
        yield "quiet", f"    {place}"
    for line in asks if everything or len(asks) <= 2 else asks[:2]:
        prompt = "..." if line[:1] in (" ", ")", "]", "}") else ">>>"
        yield from wrapped(f"{prompt} {line}", indent=4, hang=8, most=2)
    if not everything and len(asks) > 2:
        yield "quiet", "    ..."
    before, after = (one.before, one.after) if everything else contrast(one.before, one.after)
    if one.became in (NEW, GONE):
        yield ("now", f"      {'new' if one.became == NEW else 'gone'}")
    if one.became != NEW:
        was = plain_words(before) if before else "done"
        yield from wrapped(f"was  {was}", style="was", indent=6, hang=11, most=ALL if everything else 2)
    if one.became == FOLLOWS:
        yield "now", "      now  not asked: a line above has no answer any more"
    elif one.became != GONE:
        said = f"no answer: {plain_words(after, error=True)}" if one.became == LOST else plain_words(after)
        yield from wrapped(f"now  {said}", style="now", indent=6, hang=11, most=ALL if everything else 2)


def by_about(figures: Iterable[Figure]) -> list[list[Figure]]:
    """Figures of the same thing, under the same rule sets."""
    found: dict[tuple[str, tuple[str, ...]], list[Figure]] = {}
    for one in figures:
        found.setdefault((one.about, one.rulesets), []).append(one)
    return list(found.values())


def facts(some: list[Figure]) -> list[Line]:
    """Everything that changes about one objective or one battle."""
    found = [*wrapped(f"{some[0].about} ({', '.join(some[0].rulesets)})", style="id", indent=2, hang=4)]
    said = "; ".join(f"{one.what} {' → '.join(contrast(one.before, one.after))}" for one in some)
    return [*found, *wrapped(said, indent=4, hang=6)]


def rows(figures: Iterable[Figure]) -> Iterator[list[Line]]:
    """The same fact of several powers in one paragraph."""
    found: dict[tuple[tuple[str, ...], str], list[Figure]] = {}
    for one in figures:
        found.setdefault((one.rulesets, one.what), []).append(one)
    for (rulesets, what), some in found.items():
        said = ", ".join(f"{one.about} {one.before} → {one.after}" for one in some)
        yield [*wrapped(f"{what} ({', '.join(rulesets)}): {said}", indent=2, hang=6)]


def said_of(parts: tuple[str, ...], everything: bool) -> str:
    """What of a page changes: the clauses, each with its parts."""
    by_clause: dict[str, list[str]] = {}
    for part in parts:
        id, _, rest = part.partition(": ")
        by_clause.setdefault(id, []).append(rest)
    said = [f"{id} ({', '.join(filter(None, some))})" if any(some) else id for id, some in by_clause.items()]
    shown = said if everything else said[:3]
    return ", ".join(shown) + (f", and {len(said) - len(shown)} more clauses" if len(said) > len(shown) else "")


def sheet_lines(name: str, texts: tuple[tuple[str, str], ...], everything: bool) -> Iterator[Line]:
    """What of a sheet changes."""
    shown = texts if everything else texts[:2]
    said = "; ".join(" → ".join(contrast(*one)) for one in shown) or "laid out otherwise"
    more = f"; and {len(texts) - len(shown)} more" if len(texts) > len(shown) else ""
    yield from wrapped(f"{name}: {said}{more}", indent=2, hang=6)


def wrapped(said: str, style: str = "", indent: int = 0, hang: int = 0, most: int = ALL) -> Iterator[Line]:
    """A paragraph in eighty columns; cut short after so many lines."""
    first, later = " " * indent, " " * (hang or indent)
    found = wrap(said, COLUMNS, initial_indent=first, subsequent_indent=later, break_on_hyphens=False) or [first]
    if len(found) > most:
        found = [*found[: most - 1], f"{found[most - 1][: COLUMNS - 4].rstrip()} ..."]
    yield from ((style, line) for line in found)
