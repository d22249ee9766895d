"""What stands on the cheat sheets, and when they are printed again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules_model.base.setup import sets_up_power
from rules_model.base.units import tank
from rules_model.book import BOOK
from rules_model.library import whole_book
from rules_model.profiles import profile_of
from rules_model.sheets.edition import edition
from rules_model.sheets.figures import figures
from rules_model.sheets.kinds import sheets_of
from rules_model.sheets.readings import readings
from rules_model.sheets.sheet import Line, Section, Sheet
from rules_model.sheets.topics import topics_of
from rules_model.sources.ledger import totals
from rules_model.world.names import UnknownName
from rules_model.world.nation import UK, Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile
from spec_tests.sheets import reading  # puts the printer's side on the path
from spec_tests.sheets.reading import run


def digests(id: str) -> dict[str, str]:
    return {sheet.name: sheet.data()["digest"] for sheet in sheets_of(edition(id))}


def changed(id: str, before: dict[str, str]) -> set[str]:
    return {name for name, digest in digests(id).items() if before[name] != digest}


def sheet(id: str, name: str, **more: Any) -> Sheet:
    return next(one for one in sheets_of(edition(id, **more)) if one.name == name)


def line(of: Sheet, clause: str) -> Line:
    return next(one for section in of.sections for one in section.lines if one.clauses[0] == clause)


def test_every_rule_set_with_clauses_has_sheets() -> None:
    assert {"nation-germany", "units", "battle", "setup-germany"} <= digests("g40").keys()
    assert digests("alpha2").keys() - digests("g40").keys() == {"differences"}
    assert {"nation-canada", "units", "battle"} <= digests("3g40").keys()
    assert {"units", "battle", "ballot"} == digests("ae41").keys()


@pytest.mark.parametrize("package", ["base", "alpha2", "deluxe", "academy", "delta"])
def test_the_rows_of_a_package_name_clauses_that_its_rules_know(package: str) -> None:
    whole_book()
    assert topics_of(f"rules_model.{package}")


def test_the_words_are_the_first_sentences_of_clauses() -> None:
    for id in ("g40", "alpha2", "delta", "ae41", "3g40"):
        for one in sheets_of(edition(id)):
            for said in (said for section in one.sections for said in section.lines):
                assert said.text == BOOK.clauses[said.clauses[0]].summary


def test_an_amendment_marks_what_it_changes() -> None:
    fighter = next(row for row in sheet("alpha2", "units").sections[0].rows if row.label == "Fighter")
    columns = sheet("alpha2", "units").sections[0].columns
    assert [
        (name, cell.text, cell.before) for name, cell in zip(columns, fighter.cells, strict=True) if cell.before
    ] == [("Intercept", "2", "1")]
    germany = sheet("alpha2", "nation-germany")
    assert line(germany, "alpha2.objectives.germany.london").changed
    assert not line(germany, "g40.politics.time").changed


def test_a_change_of_a_price_changes_the_unit_chart_alone() -> None:
    before = digests("g40")

    def dearer(position: Position, nation: Nation) -> Profile:
        return row.but(cost=7)

    row = profile_of(edition("g40").start, UK, "tank")
    with tank.rebound(dearer):
        assert changed("g40", before) == {"units"}
    with tank.rebound(lambda position, nation: row.but(attack=4)):
        assert changed("g40", before) == {"units", "battle"}
    assert changed("g40", before) == set()


def test_a_change_of_a_bonus_changes_the_sheets_that_state_it(monkeypatch: pytest.MonkeyPatch) -> None:
    goal = BOOK.clause("g40.objectives.italy.mare-nostrum")
    before = digests("g40")
    monkeypatch.setattr(goal, "details", replace(goal.details, ipcs=6))
    assert changed("g40", before) == {"nation-italy", "objectives", "tracker"}


def test_a_piece_more_changes_one_setup_chart_alone() -> None:
    before = digests("g40")
    plain = sets_up_power.body

    def stronger(position: Position, nation: Nation) -> Position:
        placed: Position = plain(position, nation)
        return placed.with_force("Egypt", UK, infantry=1) if nation == UK else placed

    with sets_up_power.rebound(stronger):
        assert changed("g40", before) == {"setup-uk-europe"}


def test_a_reading_is_told_in_the_foot_and_where_it_matters(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('"g40.politics.unprovoked-on" = "any"\n', encoding="utf-8")
    ours = sheet("g40", "nation-united-states", chosen=readings(file))
    assert ours.readings == ("g40.politics.unprovoked-on: any",)
    assert "Germany and Italy" in line(ours, "g40.politics.american-grounds").notes[0]


def test_a_misspelt_question_or_reading_is_an_error_with_the_closest_one(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('"g40.politics.unprovoked-at" = "any"\n', encoding="utf-8")
    with pytest.raises(UnknownName, match=r"g40\.politics\.unprovoked-on"):
        readings(file)
    file.write_text('[g40.politics]\nunprovoked-on = "japam"\n', encoding="utf-8")
    with pytest.raises(UnknownName, match="japan"):
        readings(file)


def test_the_owner_fills_gaps_and_nothing_else(tmp_path: Path) -> None:
    deluxe = edition("3g40")
    file = tmp_path / "ours.toml"
    file.write_text("[units.tiger_tank]\ncost = 8\n", encoding="utf-8")
    theirs = figures(deluxe.rules, deluxe.ruleset.package, file)
    chart = sheet("3g40", "units", figures=theirs)
    tiger = next(row for row in chart.sections[0].rows if row.label == "Tiger tank")
    assert [(cell.text, cell.gap, cell.owner) for cell in tiger.cells[:2]] == [("8", False, True), ("", True, False)]
    assert chart.owner
    file.write_text("[units.tigre_tank]\ncost = 8\n", encoding="utf-8")
    with pytest.raises(UnknownName, match="tiger_tank"):
        figures(deluxe.rules, deluxe.ruleset.package, file)


def test_a_rule_set_that_is_only_partly_restated_says_so_on_every_sheet() -> None:
    known = {
        one.document: one
        for one in totals((one.id, cited) for one in whole_book().clauses.values() for cited in one.sources)
    }
    for id, documents in (("delta", ["delta"]), ("3g40", ["deluxe", "deluxe-reference"]), ("ae41", ["academy"])):
        done, every = (sum(getattr(known[one], what) for one in documents) for what in ("restated", "statements"))
        assert {one.extent.partition(" statements")[0] for one in sheets_of(edition(id))} == {f"{done} of {every}"}
        assert all("base game's" in one.extent for one in sheets_of(edition(id))) is (id == "delta")
    assert {one.extent for id in ("g40", "alpha2") for one in sheets_of(edition(id))} == {""}


def test_objectives_of_the_base_stand_in_for_those_that_no_clause_restates_yet() -> None:
    said = "from Global 1940, 2nd edition"
    assert all(one.title.endswith(said) for one in sheet("delta", "objectives").sections)
    assert sheet("delta", "nation-germany").sections[0].title == f"Objectives, {said}"
    assert f"Objectives, {said}" in [one.title for one in sheet("delta", "tracker").sections]
    for name in ("objectives", "nation-china", "tracker"):
        assert not any(said in one.title for one in sheet("alpha2", name).sections)


def test_a_step_of_which_the_text_says_more_has_a_line_to_write_on() -> None:
    steps = {one.title.partition(". ")[2]: one for one in sheet("3g40", "missions").sections}
    assert steps["Bombing raids"].partial
    assert steps["Shore bombardments"].partial
    assert not steps["Partisan raids"].lines
    assert not any(one.partial for id in ("g40", "alpha2") for one in sheet(id, "turn").sections)


def test_the_line_of_an_objective_names_what_spoils_it() -> None:
    for clause, words in (
        ("alpha2.objectives.ussr.convoy", "another Ally"),
        ("g40.objectives.ussr.supplies", "other Ally"),
        ("alpha2.objectives.london.submarines", "Baltic"),
        ("g40.objectives.japan.trade", "Dutch land"),
        ("alpha2.objectives.japan.peace", "Dutch land"),
        ("g40.objectives.anzac.islands", "other than the Dutch"),
        ("alpha2.objectives.germany.initial-attack", "At war in the West"),
    ):
        assert words in line(sheet(clause.partition(".")[0], "objectives"), clause).text


def test_a_nation_sheet_says_everything_once() -> None:
    for id in ("g40", "alpha2", "delta", "3g40"):
        for one in (one for one in sheets_of(edition(id)) if one.kind == "nation"):
            told = [said.clauses[0] for section in one.sections for said in section.lines]
            assert len(told) == len(set(told)), (id, one.nation)


def test_the_unit_chart_has_the_dice_of_aircraft_aboard_and_the_price_of_an_upgrade() -> None:
    for id in ("g40", "alpha2", "delta"):
        chart = sheet(id, "units")
        units, works = chart.sections[:2]
        dice = {row.label: row.cells[units.columns.index("Convoy dice")] for row in units.rows if row.cells}
        assert [dice[one].text for one in ("Fighter", "Tactical bomber", "Strategic bomber")] == ["2", "2", ""]
        assert not any(one.before for one in dice.values())
        assert "on a carrier" in line(chart, "g40.convoy.dice").text
        assert [cell.text for row in works.rows if row.label == "Upgrade" for cell in row.cells] == ["20", ""]


def test_a_setup_chart_tells_where_pieces_stand_that_one_might_look_for_on_it() -> None:
    def notes(id: str, nation: str) -> dict[str, str]:
        return {one.name: one.text for one in sheet(id, f"setup-{nation}").facts}

    assert "India" in notes("g40", "uk-pacific")["On the chart of UK Europe"]
    assert "India" in notes("delta", "uk-europe")["On land of UK Pacific"]
    assert notes("alpha2", "france")["Counted here, of UK Europe"] == "3 pieces in France"
    assert notes("alpha2", "uk-europe")["On the chart of France"] == "3 pieces in France"


@pytest.mark.sheets
def test_only_what_changed_is_printed_again(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    def printing() -> tuple[str, ...]:
        some = [one for one in sheets_of(edition("g40")) if one.kind in ("units", "battle") or "italy" in one.name]
        return build(some, tmp_path, Foot("0"), ("g40",), ("a4",), jobs=1).printed

    assert len(printing()) == 4
    bytes_before = (tmp_path / "g40/a4/units.pdf").read_bytes()
    row = profile_of(edition("g40").start, UK, "tank")
    with tank.rebound(lambda position, nation: row.but(cost=7)):
        assert printing() == ("g40/a4/units.pdf",)
        assert "6 2 3 3 1" not in run("pdftotext", "-raw", str(tmp_path / "g40/a4/units.pdf"), "-")
    assert printing() == ("g40/a4/units.pdf",)
    assert (tmp_path / "g40/a4/units.pdf").read_bytes() == bytes_before
    archive = (tmp_path / "g40/codex1940-g40-a4.zip").read_bytes()
    assert printing() == ()
    assert (tmp_path / "g40/codex1940-g40-a4.zip").read_bytes() == archive


@pytest.mark.sheets
def test_a_sheet_that_overflows_names_its_lines(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    lines = tuple(Line(f"Line {number} of too many.", ("g40.units.tank",)) for number in range(200))
    long = Sheet("nation", "g40", "Global 1940", "Germany", "Nation sheet", "lines", sections=(Section("All", lines),))
    result = build([long], tmp_path, Foot("0"), ("g40",), ("a4",), jobs=1)
    (said,) = result.overflows
    assert "g40 nation on a4" in said
    assert "Line 199 of too many." in said
    assert "Line 1 of too many." not in said
    assert not (tmp_path / "g40/a4/nation.pdf").exists()


@pytest.mark.sheets
def test_with_an_address_links_and_a_code_lead_there(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    units = [one for one in sheets_of(edition("g40")) if one.kind == "units"]
    build(units, tmp_path, Foot("0", date="2026-11-30", site="https://example.org/codex"), ("g40",), ("a4",), jobs=1)
    pdf = tmp_path / "g40/a4/units.pdf"
    assert b"https://example.org/codex/c/g40.units.tank.html" in pdf.read_bytes()
    assert "2026-11-30" in run("pdftotext", str(pdf), "-")
    assert reading.links(pdf)
