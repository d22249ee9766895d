"""Figures that somebody writes on the command line: whole numbers, steps up and down, yes and no, verdicts, lists."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rules_model.clause import Clause
from rules_model.library import PACKAGES
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world import nation
from rules_model.world.names import closest
from rules_model.world.nation import GERMANY, Nation
from rules_model.world.profile import Profile

YES, NO = ("yes", "true", "on"), ("no", "false", "off")
AT_LEAST_ONE = ("cost", "hits")  # figures of a piece that no rule lets be nothing
SUPPOSED = "supposed so"  # the reason of a refusal that somebody supposes


class WrongChange(ValueError):
    """A change that cannot be made; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Step:
    """So much more or less than what a clause works out."""

    by: int

    def __str__(self) -> str:
        return f"{abs(self.by)} {'more' if self.by > 0 else 'less'} than it works out"


def figure(about: str, value: str, kind: str, old: Any) -> Any:
    """The value that a word means for a figure of that kind; ``+1`` and ``-1`` step from what it is."""
    if "bool" in kind:
        return yes_or_no(about, value)
    if "int" in kind:
        return whole_number(about, value, old)
    if "frozenset" in kind:
        return members(about, value, old)
    if "Nation" in kind:
        return nation_named(about, value)
    return value


def whole_number(about: str, value: str, old: Any) -> int | Step:
    """A whole number, or a step from what it is; of what only a call can tell, from what that tells."""
    if re.fullmatch(r"[+-]?\d{4,}", value):
        raise WrongChange(f"{about}: {value} is more than any figure of a rulebook; want 999 at most")
    if not re.fullmatch(r"[+-]?\d{1,3}", value):
        raise WrongChange(f"{about}: {value!r} is no whole number; write {about}=5, or +1 and -1 for one more and less")
    least = 1 if about.rpartition(".")[2] in AT_LEAST_ONE else 0
    if value[0] not in "+-":
        if int(value) < least:
            raise WrongChange(f"{about}: {value} is too little; want {least} at least")
        return int(value)
    if not isinstance(old, int):
        return Step(int(value))
    if old + int(value) < least:
        raise WrongChange(f"{about} is {old}; it cannot be {old + int(value)}")
    return old + int(value)


def yes_or_no(about: str, value: str) -> bool:
    """A truth."""
    if value.lower() not in (*YES, *NO):
        raise WrongChange(f"{about}: {value!r} is neither yes nor no")
    return value.lower() in YES


def members(about: str, value: str, old: Any) -> frozenset[str]:
    """A list of abilities: with ``+`` one more, with ``-`` one less, else all of them with commas between."""
    had: frozenset[str] = old if isinstance(old, frozenset) else frozenset()
    if value[0] == "+":
        return had | {value[1:].strip()}
    if value[0] == "-":
        if value[1:].strip() not in had:
            raise WrongChange(f"{about} has no {value[1:].strip()!r}; it has: {shown(had)}")
        return had - {value[1:].strip()}
    return frozenset(one.strip() for one in value.split(",") if one.strip())


def nation_named(about: str, value: str) -> Nation:
    """A power."""
    known = {one.name.lower(): one for one in vars(nation).values() if isinstance(one, Nation)}
    if value.lower() not in known:
        near = closest(value, [one.name for one in known.values()])
        raise WrongChange(
            f"{about}: there is no power {value!r}" + (f"; did you mean {' or '.join(near)}?" if near else "")
        )
    return known[value.lower()]


def verdict_of(clause: Clause[Any, Any], value: str) -> Verdict:
    """A verdict that a clause is supposed to give."""
    if value.lower() in ("allowed", "allow", *YES):
        return allow(clause)
    if value.lower() in ("refused", "refuse", *NO):
        return refuse(clause, SUPPOSED)
    raise WrongChange(f"{clause.id} allows or refuses; write {clause.id}=allowed or {clause.id}=refused")


def row_of(clause: Clause[Any, Any]) -> Profile | None:
    """The row of a piece under its own rules, Germany's where the power matters; None where only a call can tell."""
    if clause.amends:
        return None
    start = import_module(f"{PACKAGES[clause.ruleset]}.start")
    try:
        found = clause(start.EMPTY, GERMANY)
    except Exception:
        return None
    return found if isinstance(found, Profile) else None


def shown(value: Any) -> str:
    """A figure as a reader says it."""
    if value is None:
        return "no figure"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Verdict):
        return "allowed" if value.allowed else "refused"
    if isinstance(value, frozenset):
        return ", ".join(sorted(map(str, value))) or "nothing"
    return str(value)
