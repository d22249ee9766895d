"""The directive ``verdicts``: how many clauses were found right or wrong, counted in the tables beside the page."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

from docutils.nodes import Node
from sphinx.application import Sphinx

from codex import prints
from codex.shelf import ROOT

TABLES = ROOT / "docs" / "readings"
VERDICTS = ("right", "wrong", "incomplete", "unsettled", "style")


class Verdicts(prints.Shows):
    """``{verdicts}``: one row a table, and their sum."""

    kind = "verdicts"

    def lay_out(self, argument: str) -> list[Node]:
        """A table whose first column leads to the tables themselves."""
        return self.parse_text_to_nodes("\n".join(table(counts())))


def counts() -> dict[str, Counter[str]]:
    """How often each verdict stands in each table."""
    return {file.stem: counted(file) for file in sorted(TABLES.glob("*.tsv"))}


def counted(file: Path) -> Counter[str]:
    """The verdicts of one table; ValueError for one that nobody knows."""
    rows = csv.DictReader(file.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    found = Counter(row["verdict"] for row in rows)
    if strange := set(found) - set(VERDICTS):
        raise LookupError(f"{file.name} has the verdict {', '.join(sorted(strange))}; want {', '.join(VERDICTS)}")
    return found


def table(found: dict[str, Counter[str]]) -> list[str]:
    """The table as a page writes it."""
    every = sum(found.values(), Counter[str]())
    lines = [f"| table | clauses | {' | '.join(VERDICTS)} |", f"| --- |{' ---: |' * (len(VERDICTS) + 1)}"]
    for name, some in [*((f"[{name}]({name}.tsv)", some) for name, some in found.items()), ("all", every)]:
        lines.append(f"| {name} | {some.total()} | {' | '.join(str(some[one]) for one in VERDICTS)} |")
    return lines


def shown(argument: str) -> object:
    """What the page is made from."""
    return {name: dict(some) for name, some in counts().items()}


def setup(app: Sphinx) -> None:
    """Enter the directive."""
    prints.SHOWN["verdicts"] = shown
    app.add_directive("verdicts", Verdicts)
