"""Every rule set of the book, and the book with all of them loaded."""

from __future__ import annotations

from importlib import import_module

from rules_model.book import BOOK, Book
from rules_model.ruleset import RuleSet
from rules_model.world.names import UnknownName

#: Package of each rule set by its prefix, in the order in which the book presents them.
PACKAGES = {
    "g40": "rules_model.base",
    "alpha2": "rules_model.alpha2",
    "delta": "rules_model.delta",
    "mech": "rules_model.mechanics",
    "ae41": "rules_model.academy",
    "3g40": "rules_model.deluxe",
}


def ruleset(id: str) -> RuleSet:
    """The rule set of that prefix; UnknownName offers the closest ones."""
    if id not in PACKAGES:
        raise UnknownName("rule set", id, PACKAGES)
    found = import_module(f"{PACKAGES[id]}.start").RULESET
    assert isinstance(found, RuleSet)
    return found


def rulesets() -> tuple[RuleSet, ...]:
    """Every rule set, in the order of the book."""
    return tuple(ruleset(id) for id in PACKAGES)


def whole_book() -> Book:
    """The book with every chapter of every rule set in it."""
    for one in rulesets():
        one.load()
    return BOOK
