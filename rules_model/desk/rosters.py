"""What is changed in the tables of a rule set: the classes of each piece and facility, and the capitals."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from types import ModuleType
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.listing import clauses_in, file_of, modules, text, tree
from rules_model.desk.spelling import words_of_code
from rules_model.desk.subjects import UNCHANGED, Mutant
from rules_model.ruleset import Rules, RuleSet

Table = dict[Any, Any]


def table_mutants(start: ModuleType) -> Iterator[Mutant]:
    """Every table of a rule set, each entry changed in one place; only where a clause reads it."""
    ruleset = getattr(start, "RULESET", None)
    if not isinstance(ruleset, RuleSet):
        return
    for name in ("roster", "facilities", "capitals"):
        table: Mapping[Any, Any] = getattr(ruleset, name)
        for key, held in table.items():
            for left in sorted(held):
                rest = held - {left} if isinstance(held, frozenset) else tuple(one for one in held if one != left)
                readers = readers_of_capitals(ruleset) if name == "capitals" else readers_of_class(ruleset, left)
                if readers:
                    line, about = (
                        line_for(start, str(key), left),
                        f"{start.__name__.removeprefix('rules_model.')}.{name}",
                    )
                    made = partial(entry_changed, ruleset, name, key)
                    yield Mutant(about, file_of(start), line, UNCHANGED, readers, partial(made, held))
                    yield Mutant(about, file_of(start), line, f"{key}: left out: {left}", readers, partial(made, rest))


def line_for(start: ModuleType, key: str, left: str) -> int:
    """The line of the start module on which an entry stands, as far as it can be told."""
    lines = text(file_of(start)).splitlines()
    entry = [number for number, line in enumerate(lines, 1) if line.strip().startswith(f"{key}:")]
    named = [number for number, line in enumerate(lines, 1) if f'"{left}"' in line]
    return (entry or named or [1])[0]


@contextmanager
def entry_changed(ruleset: RuleSet, name: str, key: Any, value: Any) -> Iterator[None]:
    """Another entry in a table of a rule set, and in the rules that were made from it, for a while."""
    tables: list[Table] = [getattr(ruleset, name)]
    for rules in made_from(ruleset):
        tables.append(getattr(rules, name))
    with ExitStack() as stack:
        for table in tables:
            if key in table:
                stack.enter_context(replaced(table, key, value))
        BOOK.generation += 1
        yield
    BOOK.generation += 1


@contextmanager
def replaced(table: Table, key: Any, value: Any) -> Iterator[None]:
    """Another value in a table, for a while."""
    before, table[key] = table[key], value
    try:
        yield
    finally:
        table[key] = before


@cache
def made_from(ruleset: RuleSet) -> tuple[Rules, ...]:
    """The rules that stand in a chapter and have the rule set."""
    found = [one for module in modules() for one in vars(module).values() if isinstance(one, Rules)]
    return tuple({id(one): one for one in found if ruleset in one.rulesets}.values())


@cache
def chapters_with(ruleset: RuleSet) -> tuple[ModuleType, ...]:
    """The chapters whose clauses are played under the rule set: its own and those of the sets that stand on it."""
    prefixes = {one.id for rules in made_from(ruleset) for one in rules.rulesets}
    return tuple(one for one in modules() if any(clause.ruleset in prefixes for clause in clauses_in(file_of(one))))


@cache
def words_in(module: ModuleType) -> frozenset[str]:
    """Every word in the strings of a chapter's code."""
    return frozenset(word for _, string in words_of_code(tree(file_of(module))) for word in re.findall(r"\w+", string))


def readers_of_class(ruleset: RuleSet, name: str) -> tuple[Clause[Any, Any], ...]:
    """The clauses of the chapters whose code names a class of pieces."""
    chapters = [one for one in chapters_with(ruleset) if set(name.split()) <= words_in(one)]
    return tuple(clause for chapter in chapters for clause in clauses_in(file_of(chapter)))


def readers_of_capitals(ruleset: RuleSet) -> tuple[Clause[Any, Any], ...]:
    """The clauses of the chapters whose code asks where the capitals are."""
    chapters = [
        one for one in chapters_with(ruleset) if re.search(r"\.seats\(|CAPITALS|\.capitals", text(file_of(one)))
    ]
    return tuple(clause for chapter in chapters for clause in clauses_in(file_of(chapter)))
