"""Opening the book: the clauses of every chapter that loads, in reading order."""

from __future__ import annotations

import sys
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.library import PACKAGES
from rules_model.loading import Broken as Broken
from rules_model.loading import BrokenBook as BrokenBook
from rules_model.loading import broken as broken
from rules_model.loading import chapter_file as chapter_file
from rules_model.loading import package_folder as package_folder
from rules_model.loading import whole as whole
from rules_model.ruleset import RuleSet


def clauses(words: tuple[str, ...] = ()) -> list[Clause[Any, Any]]:
    """The clauses of every chapter that loads, in the order of the book; with words, those whose id has one of them."""
    order = {module: place for place, module in enumerate(chapters())}
    loaded = [one for one in BOOK.clauses.values() if module_of(one) in order and module_of(one) in sys.modules]
    loaded.sort(key=lambda one: (order[module_of(one)], one.code.co_firstlineno))
    return [one for one in loaded if not words or any(word in one.id for word in words)]


def module_of(clause: Clause[Any, Any]) -> str:
    """The module in which a clause stands."""
    return str(clause.__wrapped__.__module__)  # type: ignore[attr-defined]


def chapters() -> list[str]:
    """The modules of every rule set in reading order, start modules first."""
    broken()
    found: list[str] = []
    for package in PACKAGES.values():
        ruleset = getattr(sys.modules.get(f"{package}.start"), "RULESET", None)
        names = ruleset.chapters if isinstance(ruleset, RuleSet) else ()
        found += dict.fromkeys(f"{package}.{name}" for name in ("start", *names))
    return found
