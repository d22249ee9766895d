"""Why a change changes nothing, or less than one might think; and which rules say in words what it makes untrue."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.desk.finding import relative
from rules_model.whatif.changes import Change
from rules_model.whatif.compare import Effects
from rules_model.whatif.figures import shown
from rules_model.whatif.record import Record

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def reasons(changes: list[Change], before: Record, effects: Effects) -> Iterator[str]:
    """A sentence for each change that shows nowhere in the examples, and what would make it show."""
    seen = bool(effects.examples or effects.figures)
    for one in changes:
        if one.same:
            yield f"it is so already: nothing is supposed otherwise about {one.about}"
        elif one.what == "reading":
            yield from reading_reasons(one, before, seen)
        else:
            yield from figure_reasons(one, before, seen)


def examples_of(change: Change, before: Record) -> list[str]:
    """The clauses with an example that could have met the change."""
    names = (name for name, one in before.items() if name.startswith("examples ") and change.touches(one.reach))
    return list(dict.fromkeys(name.split()[1] for name in names))


def reading_reasons(change: Change, before: Record, seen: bool) -> Iterator[str]:
    """Why another reading does not show."""
    if seen:
        return
    asking = examples_of(change, before)
    if asking:
        yield (
            f"examples of {counted(asking)} ask the question under {change.old!r}, and each answers the same "
            f"under {change.new!r}: the two readings do not differ in any example"
        )
        return
    elsewhere = [
        name
        for name, one in before.items()
        if name.startswith("examples ") and any(question == change.about for question, _ in one.reach.readings)
    ]
    if elsewhere:
        yield f"no example asks the question under {change.old!r}; those that ask it name their reading themselves"
    else:
        yield "no example asks the question, and nothing at the start of a game does"


def figure_reasons(change: Change, before: Record, seen: bool) -> Iterator[str]:
    """Why another figure does not show, and which rule sets it does not reach."""
    clause = BOOK.clauses[change.about]
    calling = examples_of(change, before)
    if change.what == "record" and not calling:
        yield "no example reads what it pays"
    elif not calling:
        yield "no example calls the clause, not even one of its own"
    elif change.passed_on and not change.met:
        target = f"{clause.modifies[0].id}{f'.{change.name}' if change.name else ''}"
        yield f"it leaves that as it finds it wherever an example meets it; change what it amends, such as {target}"
    elif not change.met and change.what != "record":
        yield f"examples of {counted(calling)} come near it, but it runs in none: another clause stands before it"
    elif not seen:
        met = " or ".join(sorted(shown(one) for one in change.met))
        already = f", where it answers {met}" if met else ""
        yield f"examples of {counted(calling)} meet it{already}, and each answers the same: no example shows the figure"
    replacing = [one for one in BOOK.amendments.get(clause.id, ()) if clause in one.replaces]
    for one in replacing:
        yield f"{one.id} stands in its place under {one.ruleset}, so there it changes nothing"


def counted(ids: list[str]) -> str:
    """So many clauses, the first few by id."""
    named = ", ".join(ids[:3]) + (" ..." if len(ids) > 3 else "")
    return f"{len(ids)} clause{'' if len(ids) == 1 else 's'} ({named})"


def to_mend(changes: list[Change]) -> tuple[str, ...]:
    """The sentences of the clauses themselves that say an old figure in words or digits, each once."""
    return tuple(
        dict.fromkeys(said for one in changes if one.what != "reading" and not one.same for said in saying(one))
    )


def saying(change: Change) -> Iterator[str]:
    """The sentences of a clause that say its old figure."""
    clause = BOOK.clauses[change.about]
    old = {change.old} if change.old is not None else change.met
    for figure in old:
        if type(figure) is not int:
            continue
        spelt = NUMBERS[figure] if 0 <= figure < len(NUMBERS) else str(figure)
        for sentence in re.split(r"(?<=[.;:])\s+", " ".join(clause.text.split())):
            if re.search(rf"\b({figure}|{spelt})\b", sentence, re.IGNORECASE):
                yield f"{clause.id} ({relative(clause.code.co_filename)}): {sentence.rstrip(';:')}"
                break
