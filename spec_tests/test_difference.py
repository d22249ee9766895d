"""The difference of two rule sets: every clause of both is told once, and an example shows what changed.

It does not prove that a change without an example changes nothing: only that no printed example shows it.
"""

from __future__ import annotations

import json

import pytest

from rules_model.__main__ import main
from rules_model.alpha2.start import RULES as ALPHA2
from rules_model.base.start import RULES as G40
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.difference.changes import Change, Difference, Kind, difference
from rules_model.difference.sides import side
from rules_model.library import PACKAGES
from rules_model.objective import Reward
from rules_model.world.names import UnknownName

PAIRS = [("alpha2", "g40"), ("g40", "alpha2"), ("delta", "g40"), ("alpha2", "delta"), ("mech", "g40"), ("3g40", "ae41")]


def change(found: Difference, id: str) -> Change:
    """The change of one clause."""
    return next(one for one in found.changes if one.clause.id == id)


def ids(clauses: tuple[Clause[..., object], ...]) -> list[str]:
    """The ids of some clauses."""
    return [one.id for one in clauses]


@pytest.mark.parametrize(("new", "old"), PAIRS)
def test_every_clause_of_either_side_is_told(new: str, old: str) -> None:
    found = difference(new, old)
    for name, told in (
        (new, {id for one in found.changes for id in ids(one.after)}),
        (old, {id for one in found.changes for id in ids(one.before)}),
    ):
        rules = side(name)
        stands = {one.id for one in BOOK.clauses.values() if rules.has(one)}
        replaced = {
            target.id for one in BOOK.clauses.values() if rules.has(one) and one.id in told for target in one.replaces
        }
        assert told == stands - replaced
    assert len({one.clause.id for one in found.changes}) == len(found.changes)


def test_each_kind_is_what_it_says() -> None:
    for new, old in PAIRS:
        for one in difference(new, old).changes:
            if one.kind is Kind.ADDED:
                assert one.after
                assert not one.before
            elif one.kind is Kind.DROPPED:
                assert one.before
                assert not one.after
            elif one.kind is Kind.UNCHANGED:
                assert one.before == one.after
            else:
                assert one.before != one.after
                assert (one.before[0] is one.after[0]) == (one.kind is Kind.MODIFIED)


@pytest.mark.parametrize("id", list(PACKAGES))
def test_nothing_differs_from_itself(id: str) -> None:
    assert {one.kind for one in difference(id, id).changes} == {Kind.UNCHANGED}


def test_each_amending_clause_of_the_two_amendments_is_shown() -> None:
    for new in ("alpha2", "delta"):
        found = difference(new, "g40")
        shown = {id for one in found.changes for id in ids(one.after)}
        assert {one.id for one in BOOK.clauses.values() if one.ruleset == new and not one.option} <= shown


def test_an_example_shows_the_figure_that_changed() -> None:
    [example] = change(difference("alpha2", "g40"), "g40.units.fighter").examples
    assert (example.before, example.after) == ("intercept=1", "intercept=2")
    assert example.call == "fighter(START, UK)"


def test_each_amendment_of_one_clause_shows_itself() -> None:
    examples = change(difference("delta", "g40"), "g40.units.fighter").examples
    assert [one.of for one in examples] == ["delta.radar.aim", "delta.long-range.movement", "delta.jets.fighter"]
    assert all(one.differs and one.before != one.after for one in examples)


def test_turned_round_it_tells_the_same_changes_the_other_way() -> None:
    there, back = difference("alpha2", "g40"), difference("g40", "alpha2")
    turned = {Kind.ADDED: Kind.DROPPED, Kind.DROPPED: Kind.ADDED}
    assert {(one.clause.id, turned.get(one.kind, one.kind)) for one in there.changes} == {
        (one.clause.id, one.kind) for one in back.changes
    }


def test_a_change_that_no_example_shows_is_shown_to_agree() -> None:
    limit = change(difference("alpha2", "g40"), "g40.scramble.limit")
    assert limit.kind is Kind.REPLACED
    assert not limit.differs
    assert limit.asked > 1
    assert [(one.before, one.after, one.differs) for one in limit.examples] == [("3", "3", False)]


def test_added_and_dropped_clauses_bring_their_first_example() -> None:
    found = difference("alpha2", "g40")
    for one in (*found.of(Kind.ADDED), *found.of(Kind.DROPPED)):
        [example] = one.examples
        assert (example.after is None) == (one.kind is Kind.DROPPED)
        assert (example.before is None) == (one.kind is Kind.ADDED)
        assert example.code


def test_rules_as_they_are_played_can_be_compared() -> None:
    """Two readings of one question are a difference of the clauses that ask it; an option adds its clauses."""
    question = "alpha2.scramble.one-space"
    other = ALPHA2.with_reading(BOOK.question(question), "from-the-base")
    found = difference(other, ALPHA2)
    refuge = change(found, "g40.scramble.refuge")
    assert refuge.kind is Kind.MODIFIED
    assert refuge.differs
    assert {one.kind for one in found.changes} == {Kind.MODIFIED, Kind.UNCHANGED}
    researching = difference(G40.with_options("research"), G40)
    assert {one.clause.option for one in researching.of(Kind.ADDED)} == {"research"}


def test_looking_for_examples_leaves_no_trace() -> None:
    plain = Clause.__call__
    generation = BOOK.generation
    difference("delta", "g40")
    assert Clause.__call__ is plain
    assert BOOK.generation == generation


def test_an_unknown_rule_set_is_an_error_with_the_closest_name() -> None:
    with pytest.raises(UnknownName, match="alpha2"):
        difference("alpah2", "g40")


# -- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("new", "old"), PAIRS)
def test_the_table_keeps_to_eighty_columns(new: str, old: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", new, old]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    for one in difference(new, old).changes:
        assert (f"  {one.clause.id}" in lines) == (one.kind is not Kind.UNCHANGED)


def test_the_table_says_where_no_example_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "alpha2", "g40"]) == 0
    said = capsys.readouterr().out
    assert "Alpha +2 against Global 1940, 2nd edition" in said
    silent = [
        one for one in difference("alpha2", "g40").changes if one.before and one.after and one.asked and not one.differs
    ]
    assert said.count("No printed example shows a difference") == len(silent)


def test_the_data_has_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "alpha2", "g40", "--json"]) == 0
    first = capsys.readouterr().out
    found = json.loads(first)
    assert list(found) == ["new", "old", "counts", "changes", "unchanged"]
    for one in found["changes"]:
        assert list(one) == ["id", "kind", "before", "after", "differs", "asked", "examples"]
        for clause in (*one["before"], *one["after"]):
            assert list(clause) == ["id", "title", "summary"]
        for example in one["examples"]:
            assert list(example) == ["of", "code", "call", "before", "after", "differs", "readings"]
    assert sum(found["counts"].values()) == len(found["changes"]) + len(found["unchanged"])
    assert main(["diff", "alpha2", "g40", "--json"]) == 0
    assert capsys.readouterr().out == first


def test_the_command_names_the_closest_rule_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "alpha2", "g4"]) == 2
    assert "did you mean g40 or 3g40?" in capsys.readouterr().err
    assert main(["diff", "zzzz", "g40"]) == 2
    assert "rule sets: g40, alpha2" in capsys.readouterr().err


def test_objectives_stand_side_by_side() -> None:
    found = difference("alpha2", "g40")
    goals = [one for one in found.changes if isinstance(one.clause.details, Reward)]
    kinds = {kind: [one.clause.id for one in goals if one.kind is kind] for kind in Kind}
    assert len(kinds[Kind.REPLACED]) == 24
    for one in goals:
        if one.kind is Kind.REPLACED:
            assert one.clause.details.nation == one.after[0].details.nation
            assert one.examples
    assert kinds[Kind.DROPPED] == [
        "g40.objectives.germany.caucasus", "g40.objectives.germany.oil", "g40.objectives.italy.oil",
        "g40.objectives.usa.france",
    ]  # fmt: skip
    assert kinds[Kind.ADDED] == [
        "alpha2.objectives.ussr.war-with-japan", "alpha2.objectives.japan.war-with-ussr",
        "alpha2.objectives.germany.london", "alpha2.objectives.germany.initial-attack",
        "alpha2.objectives.london.submarines", "alpha2.objectives.usa.islands",
    ]  # fmt: skip
    assert len(kinds[Kind.REPLACED]) + len(kinds[Kind.ADDED]) == 30  # the thirty objectives of Alpha +2


def test_an_objective_shows_what_it_pays_on_either_side() -> None:
    [example] = change(difference("alpha2", "g40"), "g40.objectives.germany.soviet-cities").examples
    assert example.before != example.after
    assert example.after is not None
    assert example.after.startswith("pays ")
