"""The advantage cards of a rule set: every record that its chapters define."""

from __future__ import annotations

from importlib import import_module

from rules_model.advantage import Advantage
from rules_model.sheets.edition import Edition


def cards(edition: Edition) -> tuple[Advantage, ...]:
    """The cards of the rule sets in force, in the order in which their chapters define them."""
    modules = [import_module(f"{one.package}.{name}") for one in edition.rules.rulesets for name in one.chapters]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Advantage)]
    return tuple(dict.fromkeys(found))
