"""The twenty-nine rules that the best-known program leaves to its players: each is a clause here, and its examples run.

It does not prove that a clause says all of the rule; somebody has to read the two side by side.
"""

from __future__ import annotations

import pytest

from rules_model.citation import G40_LEFT
from rules_model.desk.left_to_players import Left, left_to_players
from rules_model.desk.opening import whole
from rules_model.examples import printed, run
from rules_model.library import whole_book

RULES = left_to_players()


def line_of(left: Left) -> int:
    """The line of the table of facts that holds the rule; the header is line 1."""
    return int(left.id.removeprefix("LP-")) + 1


def test_there_are_twenty_nine_in_order() -> None:
    assert [one.id for one in RULES] == [f"LP-{number:02}" for number in range(1, 30)]
    assert len({one.rule for one in RULES}) == len(RULES)


@pytest.mark.parametrize("left", RULES, ids=lambda left: left.id)
def test_each_clause_stands_and_its_examples_hold(left: Left) -> None:
    whole()
    assert left.clauses
    for id in left.clauses:
        clause = whole_book().clauses[id]
        count, reports = run(printed(clause))
        assert count
        assert reports == []


@pytest.mark.parametrize("left", RULES, ids=lambda left: left.id)
def test_the_table_names_a_clause_that_cites_the_rule(left: Left) -> None:
    """Where clauses cite the line of the rule, the table names one of them."""
    line = G40_LEFT(line_of(left))
    citing = {one.id for one in whole_book().clauses.values() if line in one.sources}
    assert not citing or citing & set(left.clauses)


def test_no_clause_cites_a_rule_that_the_table_lacks() -> None:
    lines = {line_of(one) for one in RULES}
    for clause in whole_book().clauses.values():
        for citation in clause.sources:
            assert citation.document != G40_LEFT.name or set(citation.lines()) <= lines, clause.id
