"""Verdicts: allowed or refused, by which clause, and why."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.world.in_force import HasId


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a permission returns; true in an ``if`` when it allows."""

    allowed: bool  #: whether the action is allowed
    clause: str  #: id of the clause that decided
    reason: str = ""  #: why it is refused, in words a player would use

    def __bool__(self) -> bool:
        return self.allowed

    def __repr__(self) -> str:
        said = "allowed" if self.allowed else "refused"
        return f"{said} by {self.clause}" + (f": {self.reason}" if self.reason else "")


def allow(clause: HasId, reason: str = "") -> Verdict:
    """The clause allows it."""
    return Verdict(True, clause.id, reason)


def refuse(clause: HasId, reason: str) -> Verdict:
    """The clause refuses it, for this reason."""
    return Verdict(False, clause.id, reason)
