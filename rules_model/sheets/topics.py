"""Which clause belongs to which topic of a sheet, and whom it concerns: ``sheets.tsv`` in the rule set's package.

A rule set inherits the rows of the one it amends: where it replaces or modifies a clause, its own words are printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rules_model.book import BOOK
from rules_model.ruleset import Rules
from rules_model.world.atlas import nation, rows
from rules_model.world.nation import ALLIES, AXIS, POWERS, Nation

EVERYBODY = "everybody"
SIDES = {"the Axis": AXIS, "the Allies": ALLIES}


@dataclass(frozen=True)
class Topic:
    """A row: a clause under a heading of a topic."""

    topic: str  #: "politics", "land battle", "fact" ...
    heading: str  #: what stands above it there; of a fact its name
    clause: str  #: id
    who: frozenset[Nation]  #: whom it concerns


def concerned(words: str) -> frozenset[Nation]:
    """The nations that a cell names: ``everybody``, a side, or nations separated by semicolons.

    >>> sorted(one.name for one in concerned("the Axis; China"))
    ['China', 'Germany', 'Italy', 'Japan']
    """
    found: set[Nation] = set()
    for word in (part.strip() for part in words.split(";")):
        if word == EVERYBODY:
            found.update(POWERS)
        elif word in SIDES:
            found.update(one for one in POWERS if one.side is SIDES[word])
        else:
            found.add(nation(word))
    return frozenset(found)


@cache
def topics_of(package: str) -> tuple[Topic, ...]:
    """The rows that a package ships; none when it has no table. UnknownName for a clause or nation nobody knows."""
    if not files(package).joinpath("sheets.tsv").is_file():
        return ()
    return tuple(
        Topic(row["topic"], row["heading"] or "", BOOK.clause(row["clause"]).id, concerned(row["who"]))
        for row in rows(package, "sheets.tsv")
    )


def topics(rules: Rules) -> tuple[Topic, ...]:
    """The rows of every rule set in force, the base's first."""
    return tuple(row for one in rules.rulesets for row in topics_of(one.package))
