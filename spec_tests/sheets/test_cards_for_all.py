"""What stands on the cards of steps, on the sheets for all nations and on the tracker."""

from __future__ import annotations

import pytest

from rules_model.base.grounds import FromRound, soviet_grounds
from rules_model.base.kamikaze import first_tokens
from rules_model.base.nations import starting_income
from rules_model.base.turn import phases
from rules_model.book import BOOK
from rules_model.delta.advantages import STRATEGIC
from rules_model.library import whole_book
from rules_model.sheets.edition import Edition, edition
from rules_model.sheets.kinds import sheets_of
from rules_model.sheets.sheet import Section, Sheet
from rules_model.sheets.topics import Topic, concerned
from rules_model.world.nation import AXIS, BY_NAME, GERMANY, JAPAN, UK

STEPPED = ("g40", "alpha2", "delta", "3g40")


@pytest.fixture(autouse=True)
def book() -> None:
    whole_book()


def sheet(of: Edition, kind: str) -> Sheet | None:
    return next((one for one in sheets_of(of) if one.kind == kind), None)


def needed(id: str, kind: str, chosen: dict[str, str] | None = None) -> Sheet:
    found = sheet(edition(id, chosen), kind)
    assert found is not None
    return found


def numbered(of: Sheet) -> list[str]:
    return [one.title for one in of.sections if one.title[:1].isdigit()]


def part(of: Sheet, title: str) -> Section:
    return next(one for one in of.sections if one.title == title)


def with_rows(id: str, *rows: Topic) -> Edition:
    """An edition as if its ``sheets.tsv`` had further rows."""
    one = edition(id)
    one.__dict__["topics"] = (*one.topics, *rows)
    return one


def digests(id: str) -> dict[str, str]:
    return {one.name: one.data()["digest"] for one in sheets_of(edition(id))}


def changed(id: str, before: dict[str, str]) -> set[str]:
    return {name for name, digest in digests(id).items() if before[name] != digest}


@pytest.mark.parametrize("id", STEPPED)
def test_the_turn_card_has_the_steps_of_the_clause_in_its_order(id: str) -> None:
    card, one = needed(id, "turn"), edition(id)
    order = BOOK.clauses[card.sections[0].lines[0].clauses[0]]
    said = one.answer(order, one.start.at_war(GERMANY, UK), nation=GERMANY)
    names = [step if isinstance(step, str) else step.title for step in said]
    assert numbered(card) == [f"{place}. {name[:1].upper()}{name[1:]}" for place, name in enumerate(names, 1)]


@pytest.mark.parametrize("id", ["g40", "alpha2", "delta"])
def test_something_is_done_in_each_phase_of_the_base_game(id: str) -> None:
    card = needed(id, "turn")
    assert [one.title for one in card.sections if not one.lines and not one.rows] == []


def test_every_row_of_a_card_with_steps_is_on_it() -> None:
    for id, kind, topic in (*((id, "turn", "turn") for id in STEPPED), ("3g40", "missions", "strategic missions")):
        one, told = edition(id), needed(id, kind).clauses()
        assert {each for row in one.under(topic) for each in one.speaking(BOOK.clauses[row.clause])} <= set(told)


def test_only_a_rule_set_with_missions_has_their_card() -> None:
    assert [id for id in STEPPED if sheet(edition(id), "missions")] == ["3g40"]
    assert sheet(edition("ae41"), "turn") is None


def test_the_missions_follow_the_reading_of_the_group() -> None:
    assert numbered(needed("3g40", "missions"))[2] == "3. Bombing raids"
    theirs = needed("3g40", "missions", {"3g40.missions.order": "sections"})
    assert numbered(theirs)[2] == "3. Convoy raids"
    assert part(theirs, "3. Convoy raids").lines == part(needed("3g40", "missions"), "5. Convoy raids").lines
    assert theirs.readings == ("3g40.missions.order: sections",)


def test_a_step_without_a_clause_is_left_to_write_in() -> None:
    assert part(needed("3g40", "missions"), "6. Partisan raids").lines == ()


def test_rows_alone_bring_a_card() -> None:
    everybody = concerned("everybody")
    assert sheet(edition("alpha2"), "fortunes") is None
    row = Topic("fortunes of war", "Events", "g40.victory.win", everybody)
    (events,) = (one for one in sheets_of(with_rows("alpha2", row)) if one.kind == "fortunes")
    assert [one.title for one in events.sections] == ["Events"]
    assert [one.clauses[0] for one in events.sections[0].lines] == ["g40.victory.win", "alpha2.victory.win"]
    order = Topic("fact", "steps of fortunes of war", "3g40.missions.sequence", everybody)
    later = Topic("fortunes of war", "convoy raids", "3g40.convoys.toll", everybody)
    (stepped,) = (one for one in sheets_of(with_rows("3g40", order, later)) if one.kind == "fortunes")
    assert numbered(stepped)[4] == "5. Convoy raids"
    assert part(stepped, "5. Convoy raids").lines[0].clauses == ("3g40.convoys.toll",)


def test_the_fortunes_card_offers_what_the_clause_offers() -> None:
    rows = part(needed("delta", "fortunes"), "Offered").rows
    assert len(rows) == sum(len(card.nations) for card in STRATEGIC) / 2
    third = next(row for row in rows if row.label == "Round 3")
    assert [cell.text for cell in third.cells] == ["United Kingdom", "Radar (capital)", "Commonwealth Aid"]


def test_the_sheet_of_objectives_has_each_of_them_once() -> None:
    for id in STEPPED:
        one = edition(id)
        lines = [line for part in needed(id, "objectives").sections for line in part.lines]
        paying = [line for line in lines if line.figure]
        assert sorted(line.clauses[0] for line in paying) == sorted(goal.id for goal in one.objectives())
        for line in paying:
            assert line.figure.split()[0] == str(BOOK.clauses[line.clauses[0]].details.ipcs)


def test_the_axis_stands_first_among_the_objectives() -> None:
    sides = [BY_NAME[one.title].side for one in needed("alpha2", "objectives").sections]
    assert sides == sorted(sides, key=lambda one: one is not AXIS)


def cells(of: Sheet, nation: str) -> dict[str, str]:
    table = next(one for one in of.sections if any(row.label == nation for row in one.rows))
    row = next(row for row in table.rows if row.label == nation)
    return dict(zip(table.columns, (cell.text for cell in row.cells), strict=True))


def test_politics_tells_who_may_declare_war_and_from_when_on() -> None:
    politics = needed("g40", "politics")
    germany = cells(politics, "Germany")
    assert (germany["Soviet Union"], germany["France"]) == ("may", "at war")
    soviets = cells(politics, "Soviet Union")
    assert soviets == {"Germany": "from round 4", "Italy": "from round 4", "Japan": "may"}
    assert cells(politics, "United States")["Japan"] == "from round 3, collect income"
    assert cells(politics, "China") == {"Germany": "needs a ground", "Italy": "needs a ground", "Japan": "at war"}


def test_a_later_ground_for_war_changes_the_sheet_of_politics_alone() -> None:
    before = digests("g40")
    with soviet_grounds.rebound(lambda position, other: FromRound(5)):
        assert cells(needed("g40", "politics"), "Soviet Union")["Italy"] == "from round 5"
        assert changed("g40", before) == {"politics"}


def test_another_order_of_phases_changes_the_turn_card() -> None:
    before = digests("g40")
    plain = phases.body
    with phases.rebound(lambda position, nation: plain(position, nation)[::-1]):
        assert numbered(needed("g40", "turn"))[0] == "1. Collect income"
        assert part(needed("g40", "turn"), "1. Collect income").lines[-1].clauses == ("g40.income.bonuses",)
        assert "turn" in changed("g40", before)


def test_politics_says_everything_once_and_to_those_whom_it_concerns() -> None:
    for id in STEPPED:
        one, politics = edition(id), needed(id, "politics")
        said = [line.clauses[0] for part in politics.sections for line in part.lines]
        assert len(said) == len(set(said))
        rows = {row.clause for row in (*one.under("politics"), *one.under("peace"))}
        speaking = {each.id for row in rows for each in one.spoken(BOOK.clauses[row], None)}
        assert speaking <= set(said)
    assert part(needed("g40", "politics"), "All of the Axis").lines[0].clauses == ("g40.politics.axis-declares",)


def test_the_track_marks_where_each_nation_begins() -> None:
    for id in ("g40", "alpha2"):
        one = edition(id)
        fields = {row.label: [cell.text for cell in row.cells] for row in part(needed(id, "tracker"), "Income").rows}
        assert list(fields) == [str(number) for number in range(1, 151)]
        for nation in one.nations:
            assert str(nation) in fields[str(starting_income(one.start, nation))]


def test_a_richer_start_changes_the_track_and_that_nations_sheet() -> None:
    before = digests("g40")
    plain = starting_income.body
    with starting_income.rebound(lambda position, nation: plain(position, nation) + (nation == JAPAN)):
        assert changed("g40", before) == {"nation-japan", "tracker"}


def test_each_token_has_a_box() -> None:
    for id, stock in (("g40", 6), ("alpha2", 6), ("3g40", 15)):
        (line,) = part(needed(id, "tracker"), "Tokens").lines
        assert (line.title, line.boxes) == ("Japan: kamikaze", stock)
    before = digests("g40")
    with first_tokens.rebound(lambda position: position.with_tokens(JAPAN, "kamikaze", 7)):
        assert changed("g40", before) == {"tracker"}
