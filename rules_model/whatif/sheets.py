"""The printed sheets, as far as the package that makes them is there: their plain data, and which of them change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules_model.library import PACKAGES

Probe = tuple[str, partial[Any]]
PACKAGE = "rules_model.sheets"


def at_hand() -> bool:
    """Whether this book makes sheets."""
    return find_spec(PACKAGE) is not None


def probes() -> Iterator[Probe]:
    """The sheets of each rule set, one question a rule set; none where no package makes sheets."""
    if at_hand():
        for ruleset in PACKAGES:
            yield f"sheets {ruleset}", partial(emitted, ruleset)


def emitted(ruleset: str) -> dict[str, Any]:
    """The data of every sheet of a rule set by the sheet's name; an error stands for sheets that cannot be made.

    The package is asked by name, not imported: it comes and goes on its own, and its kinds are its own affair.
    """
    try:
        edition = import_module(f"{PACKAGE}.edition").edition(ruleset)
        made = import_module(f"{PACKAGE}.kinds").sheets_of(edition)
        found: dict[str, Any] = json.loads(json.dumps({one.name: one.data() for one in made}))
        return found  # as it comes back from disk: lists, no tuples
    except Exception as error:
        return {"all sheets": {"no answer": f"{type(error).__name__}: {error}"}}


def sheets_changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, list[tuple[str, str]]]:
    """The sheets whose data differ, each with the texts that differ, before and after.

    Takes two records' answers by name; those that are no answers about sheets are passed over.
    """
    found = {}
    for name in dict.fromkeys([*before, *after]):
        if not name.startswith("sheets "):
            continue
        ruleset = name.removeprefix("sheets ")
        old, new = before.get(name, {}), after.get(name, {})
        for sheet in dict.fromkeys([*old, *new]):
            if old.get(sheet) != new.get(sheet):
                found[f"{ruleset}/{sheet}"] = texts_changed(old.get(sheet), new.get(sheet))
    return found


def texts_changed(before: Any, after: Any) -> list[tuple[str, str]]:
    """The texts of two data that stand in the same place and differ; digests say nothing to a reader."""
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        keys = [one for one in dict.fromkeys([*before, *after]) if one != "digest"]
        return [pair for key in keys for pair in texts_changed(before.get(key), after.get(key))]
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)) and len(before) == len(after):
        return [pair for old, new in zip(before, after, strict=True) for pair in texts_changed(old, new)]
    return [] if before == after else [(brief(before), brief(after))]


def brief(value: Any) -> str:
    """A datum in a few words."""
    if value is None:
        return "nothing"
    return (
        value if isinstance(value, str) else f"{len(value)} entries" if isinstance(value, (list, dict)) else str(value)
    )
