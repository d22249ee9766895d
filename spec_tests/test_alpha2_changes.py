"""Alpha +2's fourteen changes of rules: each names the base clauses it amends and shows what held before."""

from __future__ import annotations

import pytest

from rules_model.alpha2.start import RULESET
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.difference.changes import difference
from rules_model.examples import printed
from rules_model.sources.ledger import row

LINES = {
    1: (190,), 2: (191,), 3: (192,), 4: tuple(range(194, 199)), 5: tuple(range(200, 204)), 6: (204, 206), 7: (205, 206),
    8: (207,), 9: tuple(range(209, 224)), 10: (224,), 11: (225,), 12: (226,), 13: (227,), 14: (228,),
}  # fmt: skip
TURN_ORDER, CHINESE_ARTILLERY = (1,), (185,)


def amending(lines: tuple[int, ...]) -> list[Clause[..., object]]:
    """The clauses of Alpha +2 that restate one of these lines and amend a clause of the base game."""
    RULESET.load()
    mine = [one for one in BOOK.clauses.values() if one.ruleset == "alpha2" and one.amends]
    return [
        one
        for one in mine
        if any(source.document == "alpha2" and set(source.lines()) & set(lines) for source in one.sources)
        and all(target.ruleset == "g40" for target in one.amends)
    ]


def shows_the_base(clause: Clause[..., object]) -> bool:
    """Whether a printed example of it asks the base game as well."""
    return any("BASE_START" in example.source for example in printed(clause).examples)


@pytest.mark.parametrize("lines", [*LINES.values(), TURN_ORDER, CHINESE_ARTILLERY])
def test_each_change_amends_the_base_and_shows_before_and_after(lines: tuple[int, ...]) -> None:
    found = amending(lines)
    assert found
    assert any(shows_the_base(one) for one in found)


@pytest.mark.parametrize("number", LINES)
def test_each_change_differs_on_the_difference_page(number: int) -> None:
    mine = amending(LINES[number])
    told = [one for one in difference("alpha2", "g40").changes if set(one.after) & set(mine)]
    assert {target for one in mine for target in one.amends} == {one.clause for one in told}
    ids = {one.id for one in mine}
    differing = [one for change in told for one in change.examples if one.differs and one.of in ids]
    assert differing
    for example in differing:
        assert example.before != example.after


def test_no_line_of_the_fourteen_changes_is_forgotten() -> None:
    normative = [line for line in range(190, 229) if (one := row("alpha2", line)) and one.statements]
    listed = {line for lines in LINES.values() for line in lines}
    assert [line for line in normative if line not in listed] == []
