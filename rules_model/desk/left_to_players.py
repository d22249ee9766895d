"""The rules that the best-known program for this game leaves to its players, and the clauses that hold them here."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.world.atlas import rows


@dataclass(frozen=True)
class Left:
    """A rule that players must watch over themselves."""

    id: str  #: LP-01 to LP-29, as the table of facts numbers them
    rule: str  #: in a sentence of our own
    clauses: tuple[str, ...]  #: the ids of the clauses that enforce it here


def left_to_players() -> tuple[Left, ...]:
    """Every such rule, in the order of the table of facts.

    >>> [one.clauses for one in left_to_players() if one.id == "LP-19"]
    [('g40.sequence.battles',)]
    """
    found = rows("rules_model.base", "left_to_players.tsv")
    return tuple(Left(row["id"], row["rule"], tuple(row["clauses"].split("; "))) for row in found)
