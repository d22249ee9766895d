"""What is said of the mutants that survive: new ones are findings, the others are accepted, each with its reason.

The reasons stand in ``spec_tests/survivors.tsv``: nothing that a player could see changes.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rules_model.book import BOOK
from rules_model.desk.finding import ROOT, Finding, relative
from rules_model.desk.listing import place_of
from rules_model.desk.pinned import Figures, Survivor

SURVIVORS = ROOT / "spec_tests" / "survivors.tsv"
Key = tuple[str, str, str]


def key_of(mutant: Survivor) -> Key:
    """What stays the same while lines move."""
    return mutant.about, " ".join(mutant.text.split()), " ".join(mutant.said.split())


def accepted_survivors(file: Path = SURVIVORS) -> dict[Key, tuple[str, int]]:
    """Reason and line of every accepted survivor."""
    if not file.exists():
        return {}
    rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    return {(row["about"], row["text"], row["mutant"]): (row["reason"] or "", at) for at, row in enumerate(rows, 2)}


def findings_of(figures: Figures, words: tuple[str, ...] = (), file: Path = SURVIVORS) -> Iterator[Finding]:
    """New survivors, accepted ones that are killed now, and acceptances without a reason."""
    known = accepted_survivors(file)
    alive = {key_of(mutant) for mutant in figures.survivors}
    for id in figures.failing:
        file_name, at = place_of(BOOK.clauses[id])
        yield Finding(file_name, at, "pinned", id, "its examples fail without any change", "mend them first")
    for mutant in figures.unfair:
        message = "a copy without any change does not pass its examples"
        yield Finding(mutant.file, mutant.line, "pinned", mutant.about, message, "mend the desk's mutants")
    for mutant in figures.survivors:
        if key_of(mutant) not in known:
            message = f"no example notices: {mutant.said}\n      {mutant.text}\n     "
            yield Finding(mutant.file, mutant.line, "pinned", mutant.about, message, "pin it, or accept it")
    for key, (reason, line) in known.items():
        if not reason.strip():
            yield Finding(
                relative(file), line, "pinned", key[0], "accepted without a reason", "say why no example could"
            )
        if not words and key not in alive:
            message = f"accepted as a survivor, but an example notices now: {key[2]}"
            yield Finding(relative(file), line, "pinned", key[0], message, "delete the line")


def by_reason(figures: Figures, file: Path = SURVIVORS) -> Counter[str]:
    """How many survivors there are for each reason."""
    known = accepted_survivors(file)
    return Counter(known.get(key_of(mutant), ("not accepted", 0))[0] for mutant in figures.survivors)


def row_of(mutant: Survivor) -> str:
    """The line that would accept a survivor, the reason still to be written."""
    return "\t".join((*key_of(mutant), ""))


def summary(figures: Figures) -> list[str]:
    """The figures in words."""
    lines = [
        f"{figures.mutants} mutants, {figures.killed} killed, {len(figures.survivors)} survive; {figures.seconds:.0f} s"
    ]
    return lines + [f"{count:6}  {reason}" for reason, count in by_reason(figures).most_common()]
