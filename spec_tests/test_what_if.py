"""What-if: supposed readings and figures, wrong input, the report, the page that shows three of them."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from rules_model.__main__ import main
from rules_model.desk.finding import ROOT
from rules_model.desk.opening import whole
from rules_model.whatif import record
from rules_model.whatif.asked import Report, what_if
from rules_model.whatif.changes import all_made
from rules_model.whatif.compare import CHANGES, LOST, compared
from rules_model.whatif.keeping import now
from rules_model.whatif.parsing import read
from rules_model.whatif.report import SCREEN, lines
from spec_tests.what_if_page import PAGE, written

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def book() -> None:
    """The whole book."""
    whole()


def supposed(*words: str) -> Report:
    """The report on some changes."""
    return what_if([read(one) for one in words])


def changed(found: Report) -> set[str]:
    """The clauses with examples that change."""
    return {one.clause for one in found.effects.examples}


# -- a reading ---------------------------------------------------------------------------------------------------------


def test_another_reading_changes_the_examples_that_ask_and_the_pages_that_print_them() -> None:
    found = supposed("3g40.missions.order=sections")
    assert changed(found) == {"3g40.missions.sequence"}
    assert {one.became for one in found.effects.examples} == {CHANGES}
    parts = {one.page: one.parts for one in found.effects.pages}
    assert parts == {
        "deluxe/missions": ("3g40.missions.sequence: reading in force", "3g40.missions.sequence: examples"),
        "questions": ("3g40.missions.order: reading in force",),
    }
    assert not found.effects.figures


def test_an_example_that_names_its_reading_keeps_its_answer() -> None:
    found = supposed("3g40.missions.order=sections")
    assert not any('"sections"' in one.code for one in found.effects.examples)


def test_the_question_page_changes_only_where_the_reading_is_marked() -> None:
    pages = {one.page for one in supposed("alpha2.scramble.one-space=from-the-base").effects.pages}
    assert pages == {"alpha2/difference", "alpha2/scramble", "questions"}


# -- figures -----------------------------------------------------------------------------------------------------------


def test_a_price_changes_rows_purchases_losses_and_setups_but_no_chance() -> None:
    found = supposed("g40.units.tank.cost=5")
    assert {"g40.units.tank", "g40.purchase.units"} <= changed(found)
    whats = {one.what for one in found.effects.of("odds")}
    assert whats == {"attackers lose"}
    german = next(one for one in found.effects.of("setups") if one.about == "Germany" and "g40" in one.rulesets)
    assert int(german.before) - int(german.after) == 9  # the second edition gives Germany nine tanks
    assert any("costs 6 IPCs" in one for one in found.mend)
    assert [one.sheet for one in found.effects.sheets] == ["g40/units", "alpha2/units", "delta/units", "mech/units"]
    assert found.effects.sheets[0].texts == (("Tank: 6", "5"),)


def test_an_attack_figure_changes_chances() -> None:
    found = supposed("g40.units.tank.attack=4")
    assert {"attacker", "defender"} <= {one.what for one in found.effects.of("odds")}
    assert any(one.odds for one in found.effects.examples), "examples that state odds of battles with tanks"


def test_a_bonus_changes_the_objective_and_the_income_of_its_nation() -> None:
    found = supposed("g40.objectives.germany.trade.ipcs=+1")
    facts = {(one.what, one.before, one.after) for one in found.effects.of("objectives")}
    assert ("pays", "5 IPCs", "6 IPCs") in facts
    assert {one.about for one in found.effects.of("incomes")} == {"Germany"}
    stating = {"nation-germany", "objectives", "tracker", "differences"}
    assert {one.sheet.partition("/")[2] for one in found.effects.sheets} == stating
    assert {one.rulesets for one in found.effects.of("incomes")} == {("g40", "delta", "mech")}  # Alpha +2 has its own
    assert ("base/objectives_germany_italy", "g40.objectives.germany.trade: what it pays") in {
        (one.page, part) for one in found.effects.pages for part in one.parts
    }


def test_a_limit_changes_its_own_rule_set_and_those_that_have_none_of_their_own() -> None:
    found = supposed("g40.scramble.limit=4")
    assert {"g40.scramble.team", "delta.radar.scramble"} <= changed(found)
    assert any("alpha2.scramble.limit stands in its place under alpha2" in one for one in found.why)
    alpha = supposed("alpha2.scramble.limit=4")
    assert {id.partition(".")[0] for id in changed(alpha)} == {"alpha2"}


def test_an_amendment_of_a_row_can_be_supposed_otherwise() -> None:
    found = supposed("delta.jets.fighter.attack=5")
    assert {(one.before, one.after) for one in found.effects.examples if one.printed} == {
        ("(4, 4, 2, 2)", "(5, 4, 2, 2)"),
        ("4", "5"),
    }, "whoever has no card keeps the fighter of the base game"
    assert found.changed == ("What if delta.jets.fighter has attack 5, not 4?",)


def test_a_verdict_and_an_ability_can_be_supposed_otherwise() -> None:
    found = supposed("g40.scramble.aircraft=refused")
    assert "g40.scramble.launch" in changed(found)
    assert any(one.became == LOST for one in found.effects.examples)
    assert "g40.units.tank" in changed(supposed("g40.units.tank.abilities=-blitz"))


def test_several_changes_are_made_together() -> None:
    both = supposed("g40.units.tank.cost=5", "3g40.missions.order=sections")
    assert changed(both) == changed(supposed("g40.units.tank.cost=5")) | {"3g40.missions.sequence"}


def test_the_book_is_as_before_afterwards() -> None:
    before = now()
    supposed("g40.units.tank.cost=5", "g40.objectives.germany.trade.ipcs=9", "3g40.missions.order=sections")
    names = [name for name in before if "units" in name or "objectives.germany" in name or "missions" in name]
    again = record.asked_again(names)
    assert [name for name in names if again[name].says != before[name].says] == []


@pytest.mark.parametrize(
    "words",
    [
        "g40.units.fighter.defence=3",
        "g40.income.land=7",
        "alpha2.objectives.italy.sea.ipcs=8",
        "alpha2.setup.heading-order=base-game",
        "delta.radar.scramble=5",
        "g40.scramble.base=allowed",
    ],
)
def test_what_is_not_asked_again_would_answer_the_same(words: str) -> None:
    """The record says what each answer leaned on; asking everything must find no more than asking those."""
    change, before = read(words), now()
    touched = {name for name, one in before.items() if change.touches(one.reach)}
    with all_made([change]):
        everything = record.asked_again(before)
    missed = [name for name, one in everything.items() if name not in touched and one.says != before[name].says]
    assert missed == []
    assert touched


def test_loading_the_book_calls_no_clause() -> None:
    """A constant that is made from a clause as a module loads would not notice a change."""
    code = (
        "from rules_model.trace import tracing\n"
        "with tracing() as trace:\n"
        "    from rules_model.desk.opening import whole\n"
        "    whole()\n"
        "raise SystemExit(' '.join(sorted(set(trace))) or None)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# -- nothing changes ---------------------------------------------------------------------------------------------------


def test_what_is_so_already_is_said() -> None:
    found = supposed("g40.units.tank.cost=6")
    assert found.effects.nothing
    assert "it is so already" in found.why[0]


def test_an_amendment_that_leaves_a_figure_alone_says_what_to_change() -> None:
    found = supposed("delta.jets.fighter.cost=9")
    assert found.effects.nothing
    assert "change what it amends, such as g40.units.fighter.cost" in found.why[0]


def test_a_step_from_what_a_rule_works_out() -> None:
    found = supposed("g40.mobilise.output=+1")
    assert found.changed == ("What if g40.mobilise.output is 1 more than it works out?",)
    assert ("6", "7") in {(one.before, one.after) for one in found.effects.examples}


# -- the command line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["g40.units.tnk.cost=5"], "g40.units.tank.cost"),
        (["3g40.units.tank.cost=5"], "g40.units.tank.cost"),
        (["g40.units.tank.costs=5"], "g40.units.tank.cost"),
        (["3g40.missions.order=section"], "3g40.missions.order=sections"),
        (["3g40.mission.order=list"], "3g40.missions.order"),
        (["3g40.missions.order"], "3g40.missions.order=list"),
        (["g40.scramble.limit=many"], "no whole number"),
        (["g40.scramble.limit=-9"], "it cannot be -6"),
        (["g40.scramble.aircraft=4"], "g40.scramble.aircraft=allowed"),
        (["g40.units.tank=3"], "g40.units.tank.move"),
        (["g40.setup.all=3"], "what-if --edited"),
        (["3g40.map.borders=known"], "is a gap without readings"),
        (["g40.objectives.germany.trade.nation=Itally"], "did you mean Italy"),
        (["g40.units.tank.cost=5", "g40.units.tank.cost=4"], "two things at once"),
        (["g40.units.tank.cost=5", "--edited"], "--edited takes every edited file"),
        (["g40.units.tank.cost=5", "README.md"], "one file, or about changes"),
        (["nowhere.py"], "no file 'nowhere.py'"),
        (["README.md"], "is no file of the book"),
        (["="], "is no change"),
        ([], "what is supposed otherwise"),
    ],
)
def test_wrong_input_is_answered_with_what_would_be_right(
    words: list[str], wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["what-if", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert wanted in err
    assert "Traceback" not in err


@pytest.mark.parametrize("change", ["3g40.missions.order=sections", "g40.units.tank.attack=5", "g40.income.land=0"])
def test_the_report_is_a_screenful_and_all_shows_the_rest(change: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["what-if", change]) == 0
    short = capsys.readouterr().out.splitlines()
    assert len(short) <= SCREEN
    assert max(map(len, short)) <= 80
    assert "\033" not in "".join(short), "no colours where nobody looks"
    assert main(["what-if", change, "--all"]) == 0
    long = capsys.readouterr().out
    assert "--all" not in long
    for one in supposed(change).effects.pages:
        assert f"  {one.page}: " in long


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["what-if", "g40.units.tank.cost=5", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {one["clause"] for one in data["effects"]["examples"]} == changed(supposed("g40.units.tank.cost=5"))
    assert set(data) == {"changed", "meanings", "effects", "why", "mend", "asked"}


def test_every_count_of_the_head_is_a_whole_count() -> None:
    found = supposed("g40.units.tank.attack=5")
    head = " ".join(line for _, line in lines(found, everything=True)).split("Examples")[0]
    assert f"Changes {len(found.effects.examples)} answers of {len(changed(found))} clauses" in head
    assert f"{len(found.effects.pages)} pages" in head


def test_the_page_shows_the_reports_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("$ codex1940 what-if") == 3
    assert text == written(text), "docs/what-if.md is out of date: python -m spec_tests.what_if_page"


def test_two_records_of_one_book_are_the_same() -> None:
    assert compared(now(), now()).nothing
