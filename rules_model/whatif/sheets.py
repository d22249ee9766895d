"""The printed sheets: their plain data, and which of them change."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rules_model.sheets.edition import edition
from rules_model.sheets.kinds import Kind


def emitted(ruleset: str, kind: Kind) -> dict[str, Any]:
    """The data of a rule set's sheets of one kind by name; an error stands for those that cannot be made."""
    try:
        made = kind.make(edition(ruleset))
        found: dict[str, Any] = json.loads(json.dumps({one.name: one.data() for one in made}))
        return found  # as it comes back from disk: lists, no tuples
    except Exception as error:
        return {kind.key: {"no answer": f"{type(error).__name__}: {error}"}}


def sheets_changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, list[tuple[str, str]]]:
    """The sheets whose data differ, each with the texts that differ, before and after.

    Takes two records' answers by name; those that are no answers about sheets are passed over.
    """
    found = {}
    for name in dict.fromkeys([*before, *after]):
        if not name.startswith("sheets "):
            continue
        ruleset = name.split()[1]
        old, new = before.get(name, {}), after.get(name, {})
        for sheet in dict.fromkeys([*old, *new]):
            if old.get(sheet) != new.get(sheet):
                found[f"{ruleset}/{sheet}"] = texts_changed(old.get(sheet), new.get(sheet))
    return found


def texts_changed(before: Any, after: Any, about: str = "") -> list[tuple[str, str]]:
    """The texts of two data that stand in the same place and differ, the first one after the row or line it is in.

    Digests say nothing to a reader.
    """
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        named = next((str(before[one]) for one in ("label", "title") if before.get(one)), about)
        keys = [one for one in dict.fromkeys([*before, *after]) if one != "digest"]
        return [pair for key in keys for pair in texts_changed(before.get(key), after.get(key), named)]
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        return [pair for old, new in zip(before, after, strict=True) for pair in texts_changed(old, new, about)]
    return [] if before == after else [(f"{about}: {brief(before)}" if about else brief(before), brief(after))]


def brief(value: Any) -> str:
    """A datum in a few words."""
    if value is None:
        return "nothing"
    return (
        value if isinstance(value, str) else f"{len(value)} entries" if isinstance(value, (list, dict)) else str(value)
    )
