"""Differences, ballots and advantage cards: what they promise beside what every sheet promises."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules_model.book import BOOK
from rules_model.difference.changes import Kind, difference
from rules_model.sheets.cards import cards
from rules_model.sheets.edition import edition
from rules_model.sheets.kinds import KINDS, sheets_of
from rules_model.sheets.readings import readings
from rules_model.sheets.sheet import Line, Section, Sheet
from rules_model.world.nation import UK
from spec_tests.sheets.printed import editions, printed
from spec_tests.sheets.reading import links, run, words

MILLIMETRE = 72 / 25.4
AMENDING = [id for id, one in editions().items() if one.base]


def only(kind: str, id: str, **more: Any) -> Sheet:
    """The one sheet of a kind that a rule set has."""
    (found,) = (one for one in sheets_of(edition(id, **more)) if one.kind == kind)
    return found


def digests(id: str) -> dict[str, str]:
    """What each sheet states, as a digest."""
    return {one.name: one.data()["digest"] for one in sheets_of(edition(id))}


# -- differences ----------------------------------------------------------------------------------


def test_rule_sets_that_amend_nothing_have_no_differences() -> None:
    having = {id for id in editions() if any(one.kind == "differences" for one in sheets_of(edition(id)))}
    assert having == set(AMENDING)
    assert {"alpha2", "delta"} <= having


@pytest.mark.parametrize("id", AMENDING)
def test_differences_name_every_clause_that_differs_and_no_other(id: str) -> None:
    base = editions()[id].rules.rulesets[-2]
    changed = [one for one in difference(id, base).changes if one.kind is not Kind.UNCHANGED]
    expected = {clause.id for one in changed for clause in (*one.before, *one.after)}
    sheet = only("differences", id)
    assert {line.clauses[0] for section in sheet.sections for line in section.lines} == expected
    counted = {fact.name: int(fact.text.split()[0]) for fact in sheet.facts}
    assert counted == Counter(one.kind.value.capitalize() for one in changed)


@pytest.mark.parametrize("id", AMENDING)
def test_old_stands_at_the_left_and_new_at_the_right(id: str) -> None:
    new, old = edition(id).side, edition(id).base
    assert old is not None
    for section in only("differences", id).sections:
        waiting = list(section.lines)
        for before, after in section.pairs:
            left, right = waiting[:before], waiting[before : before + after]
            assert all(old.has(BOOK.clauses[line.clauses[0]]) for line in left)
            assert all(new.has(BOOK.clauses[line.clauses[0]]) for line in right)
            assert not any(old.has(BOOK.clauses[line.clauses[0]]) for line in right)
            del waiting[: before + after]
        assert not waiting


def test_a_change_of_the_base_changes_the_differences_too(monkeypatch: pytest.MonkeyPatch) -> None:
    before, theirs = digests("alpha2"), digests("g40")
    goal = BOOK.clause("g40.objectives.italy.mare-nostrum")
    monkeypatch.setattr(goal, "details", replace(goal.details, ipcs=6))
    assert {name for name, digest in digests("alpha2").items() if before[name] != digest} == {"differences"}
    assert "nation-italy" in {name for name, digest in digests("g40").items() if theirs[name] != digest}


# -- ballots --------------------------------------------------------------------------------------


def asked(id: str) -> set[str]:
    """The questions with readings that clauses in force ask."""
    return {one.id for clause in edition(id).clauses() for one in clause.questions if one.readings}


@pytest.mark.parametrize("id", [*editions()])
def test_a_ballot_counts_honestly(id: str) -> None:
    sheet = only("ballot", id)
    facts = {one.name: one.text for one in sheet.facts}
    shown = [row.text for section in sheet.sections for row in section.rows if row.kind == "question"]
    assert set(shown) <= asked(id)
    assert len(set(shown)) == len(shown)
    assert int(facts["Questions to settle"]) == len(asked(id))
    left = int(facts.get("Left for the site", "0"))
    assert len(shown) + left == len(asked(id))
    assert facts["On this ballot"] == (str(len(shown)) if left else "all")
    assert sheet.pages <= 2
    own = {one for one in asked(id) if one.startswith(f"{id}.")}
    assert own <= set(shown) or set(shown) <= own


@pytest.mark.parametrize("id", [*editions()])
def test_a_ballot_offers_every_reading_and_marks_the_usual_one(id: str) -> None:
    for section in only("ballot", id).sections:
        question = None
        offered: dict[str, dict[str, str]] = {}
        for row in section.rows:
            if row.kind == "question":
                question = BOOK.question(row.text)
                assert question in BOOK.clause(row.clauses[0]).questions
                continue
            assert question is not None
            assert row.boxes == 1
            assert (row.kind == "usual") == (row.label == question.chosen)
            offered.setdefault(question.id, {})[row.label] = row.text
        assert all(dict(BOOK.question(name).readings) == told for name, told in offered.items())


def test_a_ballot_that_is_filled_in_and_written_down_settles_every_sheet(tmp_path: Path) -> None:
    """The whole way: tick the last reading of every question, write the file as the page says, read it."""
    rows = [row for section in only("ballot", "g40").sections for row in section.rows]
    ticked: dict[str, str] = {}
    for row in rows:
        if row.kind == "question":
            name = row.text
        elif row.kind == "reading":
            ticked[name] = row.label
    file = tmp_path / "our-table.toml"
    file.write_text("".join(f'"{one}" = "{reading}"\n' for one, reading in ticked.items()), encoding="utf-8")
    ours = edition("g40", readings(file))
    every = sheets_of(ours)
    assert all(one.readings == (f"{len(ticked)} readings of the group",) for one in every)
    (ballot,) = (one for one in every if one.kind == "ballot")
    settled = [row.label for section in ballot.sections for row in section.rows if row.kind == "settled"]
    assert sorted(settled) == sorted(ticked.values())


@pytest.mark.sheets
def test_every_kind_prints_what_it_was_printed_for(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    found: dict[str, Sheet] = {}
    for id, question, reading in (
        ("delta", "g40.politics.unprovoked-on", "any"),
        ("alpha2", "alpha2.victory.own-capitals", "listed"),
        ("3g40", "3g40.victory.partner", "any"),
    ):
        for one in sheets_of(edition(id, {question: reading})):
            found.setdefault(one.kind, one)
    assert found.keys() == {kind.key for kind in KINDS}
    rulesets = tuple(dict.fromkeys(one.ruleset for one in found.values()))
    assert not build([*found.values()], tmp_path, Foot("0"), rulesets, ("a4",)).overflows
    for one in found.values():
        said = " ".join(run("pdftotext", str(tmp_path / one.ruleset / "a4" / f"{one.name}.pdf"), "-").split())
        assert said.count(f"Played with: {one.readings[0]}") == one.pages, one.name


# -- cards ----------------------------------------------------------------------------------------


def test_every_nation_that_may_gain_a_card_has_one_to_cut_out() -> None:
    ours = edition("delta")
    written = {one for one in cards(ours) if any(clause.id.startswith(f"{one.id}.") for clause in ours.clauses())}
    sheet = only("cards", "delta")
    names = {UK: "United Kingdom"}  # one card for both British economies
    expected = Counter((one.title, names.get(who, str(who))) for one in cards(ours) for who in one.nations)
    assert Counter((section.title, section.columns[0]) for section in sheet.sections) == expected
    assert sheet.facts[0].text == f"{len(written)} of {len(cards(ours))}"
    empty = [bool(section.lines) for section in sheet.sections]
    assert empty == sorted(empty, reverse=True)  # those of which clauses speak come first
    assert {section.title for section in sheet.sections if section.lines} == {one.title for one in written}
    assert {one.columns[1] for one in sheet.sections if one.title == "Jet Fighters"} == {"earned in play"}
    assert sheet.pages == -(-expected.total() // 10)
    assert all(not any(one.kind == "cards" for one in sheets_of(edition(id))) for id in ("g40", "alpha2", "3g40"))


@pytest.mark.sheets
def test_no_word_of_a_card_comes_near_a_cut() -> None:
    looked_at = 0
    for sheet, paper, pdf in printed():
        if sheet.kind != "cards":
            continue
        width, wide, high = {"a4": (210.0, 85.0, 54.0), "us-letter": (215.9, 88.9, 50.8)}[paper]
        side, top = (width - 2 * wide) / 2, 9.0
        for word in words(pdf):
            x0, x1, y0, y1 = (one / MILLIMETRE for one in (word.x0, word.x1, word.y0, word.y1))
            if not top < (y0 + y1) / 2 < top + 5 * high:
                continue  # the line above the cards, and the foot
            column, row = (x0 - side) // wide, (y0 - top) // high
            assert side + column * wide + 2 <= x0 <= x1 <= side + (column + 1) * wide - 2, (pdf, word)
            assert top + row * high + 2 <= y0 <= y1 <= top + (row + 1) * high - 1.5, (pdf, word)
            looked_at += 1
        assert len(links(pdf)) == sum(len(section.lines) for section in sheet.sections)
    assert looked_at > 400


@pytest.mark.sheets
def test_a_card_that_says_too_much_is_named(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    lines = tuple(Line(f"Line {number} of too many for one card.", ("delta.radar.aim",)) for number in range(20))
    long = Sheet(
        "cards", "delta", "G40 Delta", "Advantage cards", "Advantage cards", "cards",
        sections=(Section("Radar", lines, ("UK Europe", "round 3", "")),),
    )  # fmt: skip
    (said,) = build([long], tmp_path, Foot("0"), ("delta",), ("a4",), jobs=1).overflows
    assert "Radar, UK Europe" in said
    assert "delta.radar.aim: Line 19 of too many" in said


# -- pictures -------------------------------------------------------------------------------------


@pytest.mark.sheets
def test_a_picture_comes_and_goes_with_its_file(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    some = [one for one in sheets_of(edition("delta")) if one.kind in ("cards", "units")]

    def printing(these: list[Sheet]) -> tuple[str, ...]:
        return build(these, tmp_path, Foot("0"), ("delta",), jobs=1).printed

    assert len(printing(some)) == 4
    there = sorted((tmp_path / "delta/pictures").iterdir())
    assert [one.name for one in there] == ["cards.png", "units.png"]
    assert all(one.read_bytes().startswith(b"\x89PNG") for one in there)
    kept = there[1].read_bytes()
    there[1].unlink()
    assert printing(some) == ("delta/a4/units.pdf",)
    assert there[1].read_bytes() == kept
    assert printing(some[:1]) == ()
    assert [one.stem for one in (tmp_path / "delta/pictures").iterdir()] == [some[0].name]
