"""The command line: what it prints, its fields, its exit codes, and clean errors for wrong input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from rules_model.__main__ import main
from rules_model.command import verify as verifying
from rules_model.desk.finding import ROOT
from rules_model.desk.opening import clauses
from rules_model.examples import digest
from rules_model.examples import main as examples
from rules_model.sources.ledger import ledgers
from spec_tests.planting import ran

STRAIT = "3g40.gibraltar.strait"

CLAUSE_FIELDS = [
    *("id", "ruleset", "chapter", "title", "kind", "summary", "text", "sources", "replaces", "modifies"),
    *("questions", "examples", "function", "file", "line"),
]
QUESTION_FIELDS = ["id", "ruleset", "kind", "sources", "readings", "chosen", "because", "clauses"]
LEDGER_FIELDS = ["document", "line", "class", "statements", "clauses", "reason"]
SOURCE_FIELDS = ["document", "first", "last", "part"]


def codex(*arguments: str) -> CompletedProcess[str]:
    """The command in a process of its own."""
    return ran(("rules_model", *arguments), ROOT)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that succeeds prints."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    """The JSON that a command prints."""
    found = json.loads(said(capsys, *arguments, "--json"))
    assert isinstance(found, list)
    return found


# -- show -------------------------------------------------------------------------------------------------------------


def test_show_prints_rule_examples_sources_questions_and_permalink(capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "show", STRAIT)
    for part in (STRAIT, "MAY pass the strait", ">>> may_pass_strait(", "deluxe 752, part ", f"c/{STRAIT}.html"):
        assert part in page
    for heading in ("Examples", "Sources", "Questions"):
        assert f"\n{heading}\n" in page
    assert "rules_model/deluxe/strait.py:" in page


def test_show_says_what_a_clause_amends_and_what_amends_it(capsys: pytest.CaptureFixture[str]) -> None:
    amendment = next(one for one in clauses() if one.amends)
    target = amendment.amends[0]
    assert target.id in said(capsys, "show", amendment.id)
    page = said(capsys, "show", target.id)
    assert "Amended by" in page
    assert amendment.id in page


def test_show_prints_a_question(capsys: pytest.CaptureFixture[str]) -> None:
    page = said(capsys, "show", "3g40.map.borders")
    assert "(gap)" in page
    assert "Sources" in page


def test_prose_keeps_to_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    for clause in clauses():
        for line in said(capsys, "show", clause.id).splitlines():
            prose = not line.lstrip().startswith((">>>", "...", "|", "{", "(", "[", "refused", "Page:", "Code:"))
            assert len(line) <= 80 or not prose or line.strip() in (clause.__doc__ or ""), f"{clause.id}: {line}"


def test_an_unknown_id_names_the_closest_and_exits_with_two() -> None:
    found = codex("show", "3g40.gibralter.strat")
    assert found.returncode == 2
    assert STRAIT in found.stderr
    assert "Traceback" not in found.stderr
    assert found.stdout == ""


def test_an_id_like_none_exits_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "zzzzzzzz"]) == 2
    assert "no clause or question 'zzzzzzzz'" in capsys.readouterr().err


# -- the lists --------------------------------------------------------------------------------------------------------


def test_clauses_have_their_fields(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "clauses")
    assert len(found) == len(clauses())
    for one in found:
        assert list(one) == CLAUSE_FIELDS
        assert one["examples"] > 0
        assert all(list(source) == SOURCE_FIELDS for source in one["sources"])
        assert (ROOT / one["file"]).is_file()
    strait = next(one for one in found if one["id"] == STRAIT)
    assert (strait["ruleset"], strait["chapter"], strait["kind"]) == ("3g40", "strait", "permission")
    assert strait["function"] == "rules_model.deluxe.strait.may_pass_strait"
    assert strait["file"] == "rules_model/deluxe/strait.py"
    lines = (ROOT / strait["file"]).read_text(encoding="utf-8").splitlines()
    assert lines[strait["line"] - 1].startswith("def may_pass_strait(")


def test_questions_have_their_fields(capsys: pytest.CaptureFixture[str]) -> None:
    for one in data(capsys, "questions"):
        assert list(one) == QUESTION_FIELDS
        assert one["kind"] in ("contradiction", "ambiguity", "gap", "arithmetic", "misprint")
        assert one["chosen"] in one["readings"] or (not one["readings"] and one["kind"] == "gap")
        assert one["sources"]
        assert one["because"]


def test_the_ledger_has_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "ledger")
    assert len(found) == sum(map(len, ledgers().values()))
    assert all(list(one) == LEDGER_FIELDS for one in found)
    strait = next(one for one in found if (one["document"], one["line"]) == ("deluxe", 758))
    assert STRAIT in strait["clauses"]


def test_lists_are_read_by_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert STRAIT in said(capsys, "clauses")
    assert "3g40.map.borders (gap, open)" in said(capsys, "questions")
    ledger = said(capsys, "ledger")
    assert "deluxe: " in ledger
    assert "statements restated" in ledger
    for name in ("clauses", "questions", "ledger"):
        assert max(map(len, said(capsys, name).splitlines())) <= 80
    assert "open statements in delta" in said(capsys, "ledger", "--open", "delta")


def test_the_open_statements_are_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    for document in ("delta", "deluxe"):
        found = data(capsys, "ledger", "--open", document)
        assert all(list(one) == ["document", "line", "part", "label"] for one in found)
        assert {one["document"] for one in found} <= {document}
        assert f"\n{len(found)} open statements in {document}\n" in said(capsys, "ledger", "--open", document)


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    found = ran(
        ("timeit", "-n1", "-r1", "-s", "import subprocess, sys", REFUSING),
        ROOT,
    )
    assert "Traceback" not in found.stderr


REFUSING = """
one = subprocess.Popen([sys.executable, "-m", "rules_model", "clauses"], stdout=subprocess.PIPE)
one.stdout.close(); one.wait()
"""


def test_the_readme_calls_the_command_where_it_lies_until_it_says_how_to_activate() -> None:
    before, said_how, after = (ROOT / "README.md").read_text(encoding="utf-8").partition(". .venv/bin/activate")
    assert said_how
    calls = [line for line in before.splitlines() if line.startswith("$ ") and "codex1940" in line]
    assert calls
    for call in calls:
        assert call.startswith("$ .venv/bin/codex1940 ")
    assert "spec_tests/pins/<package>_<chapter>.py" in after
    assert "make lint" in after


# -- search -----------------------------------------------------------------------------------------------------------


QUERIES = ("gibraltar strait submarine", "sub gib strait", "gibralter strait", "straits of the rock")


@pytest.mark.parametrize("query", QUERIES)
def test_search_knows_the_words_of_players(capsys: pytest.CaptureFixture[str], query: str) -> None:
    first = [line for line in said(capsys, "search", *query.split()).splitlines() if not line.startswith(" ")][:3]
    assert STRAIT in first


def test_search_that_finds_nothing_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", "xylophone"]) == 1
    assert capsys.readouterr().err == "nothing found\n"


# -- check and verify -------------------------------------------------------------------------------------------------


def test_check_refuses_what_is_no_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "lops"]) == 2
    assert "did you mean loops" in capsys.readouterr().err


def test_check_refuses_an_empty_word(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("", " "):
        assert main(["check", word]) == 2
        assert "an empty word names nothing" in capsys.readouterr().err


def test_examples_of_no_clause_name_the_closest_and_exit_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    for word, hint in (
        ("gibralter", "; the closest ids: 3g40.gibraltar."),
        ("zzzzzzzz", "'zzzzzzzz' in it\n"),
        ("", "''"),
    ):
        assert examples(["strait", word]) == 2
        assert hint in capsys.readouterr().err


def test_verify_where_nothing_may_be_written_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "_build").write_text("a file, and no folder")
    monkeypatch.setattr(verifying, "RECORD", tmp_path / "_build" / "verified.json")
    monkeypatch.setattr(verifying, "clauses", lambda: clauses(("gibraltar.strait",)))
    assert main(["verify"]) == 1
    assert capsys.readouterr().err == f"error: File exists: {tmp_path / '_build'}\n"


def test_verify_names_its_record_from_where_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "_build" / "verified.json"
    monkeypatch.setattr(verifying, "RECORD", record)
    monkeypatch.setattr(verifying, "clauses", lambda: clauses(("gibraltar.strait",)))
    monkeypatch.chdir(tmp_path)
    assert said(capsys, "verify").endswith("record in _build/verified.json\n")
    monkeypatch.chdir("/")
    assert said(capsys, "verify").endswith(f"record in {record.relative_to('/')}\n")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert said(capsys, "verify").endswith(f"record in {record}\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
@pytest.mark.parametrize("arguments", [("clauses", "--json"), ("show", STRAIT)])
def test_a_full_disk_ends_in_one_line(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "rules_model", *arguments]
        found = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr == "error: No space left on device\n"


def test_check_prints_one_line_for_each_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "loops", "clashes"]) == 0
    assert capsys.readouterr().out == "loops: nothing new\nclashes: nothing new\n"


def test_verify_keeps_a_record_without_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "_build" / "verified.json"
    monkeypatch.setattr(verifying, "RECORD", record)
    assert main(["verify"]) == 0
    first = record.read_bytes()
    found = json.loads(first)
    assert list(found) == sorted(one.id for one in clauses())
    [strait] = [one for one in clauses() if one.id == STRAIT]
    assert list(found[STRAIT]) == ["digest", "examples", "passed"]
    assert found[STRAIT]["digest"] == digest(strait)
    assert found[STRAIT]["passed"] is True
    monkeypatch.setattr(verifying, "clauses", lambda: clauses(("gibraltar",)))
    assert main(["verify"]) == 0
    again = json.loads(record.read_bytes())
    assert again == {id: one for id, one in found.items() if id in again}
    assert STRAIT in again


def test_without_a_command_the_usage_is_shown() -> None:
    found = codex()
    assert found.returncode == 2
    assert "usage: codex1940" in found.stderr


# -- odds --------------------------------------------------------------------------------------------------------------

EIGHT_SHIPS = "2 submarines, 2 destroyers, 1 cruiser, 1 aircraft carrier, 2 fighters"


def test_odds_are_readable_in_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    text = said(capsys, "odds", "10 infantry, 5 tanks", "12 infantry")
    assert "the attacker wins       90.5267 %" in text
    assert "both are gone            0.5308 %" in text
    assert "the defender wins        8.9425 %" in text
    sea = said(capsys, "odds", EIGHT_SHIPS, "1 damaged battleship, 3 transports", "--place", "sea")
    raid = said(capsys, "odds", "2 strategic bombers, 1 fighter", "1 fighter", "--place", "raid")
    assert "average damage to the major factory" in raid
    for line in (text + sea + raid).splitlines():
        assert len(line) <= 80
        assert line == line.rstrip()


def test_odds_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "10 infantry, 5 tank", "12 infantry", "--retreat", "after 2 rounds", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(found["results"].values()) == pytest.approx(1, abs=1e-12)
    assert found["results"]["retreat"] > 0.9
    assert sum(end["chance"] for end in found["ends"]) == pytest.approx(1, abs=1e-12)
    assert main(["odds", "2 infantry, 1 fighter", "2 infantry", "--keep-land", "--json"]) == 0
    kept = json.loads(capsys.readouterr().out)
    assert kept["exact"]
    assert kept["land_left"] == pytest.approx(kept["results"]["attacker"])


def test_odds_follow_the_order_of_loss(capsys: pytest.CaptureFixture[str]) -> None:
    def wins(*more: str) -> float:
        assert main(["odds", "5 infantry, 5 tank", "8 infantry", "--json", *more]) == 0
        return float(json.loads(capsys.readouterr().out)["results"]["attacker"])

    assert wins("--attackers-lose", "tanks") < wins() == wins("--attackers-lose", "infantry, tank")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("10 infantri", "2 tank"), "unknown unit 'infantri'; did you mean 'infantry'?"),
        (("10 infantry", "2 tank", "--attackers-lose", "tnak"), "unknown unit 'tnak'"),
        (("ten infantry", "2 tank"), "'ten infantry' is no number of units"),
        (("1 cruiser", "2 tank"), "no cruiser fights on land"),
        (("1 infantry", "1 cruiser", "--place", "sea"), "no infantry fights at sea"),
        (("1 aa artillery", "2 tank"), "no aa artillery moves in the combat move"),
        (("1 damaged tank", "2 tank"), "never damaged"),
        (("1 tank", "2 tank", "--retreat", "soon"), "'soon' is no retreat rule"),
        (("1 tank", "2 tank", "--attacker", "Germoney"), "did you mean 'Germany'"),
        (("1 tank", "2 tank", "--attacker", "UK", "--defender", "USA"), "are on one side"),
        (("1 tank", "1 fighter", "--place", "raid"), "no tank raids a major factory"),
        (("500 tank", "2 tank"), "500 units are more than"),
        (("1 tank", "2 tank", "--rules", "ae41"), "1941 Academy Edition tells of bombing raids only"),
    ],
    ids=str,
)
def test_odds_refuse_what_they_cannot_read(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    assert main(["odds", *arguments]) == 2
    told = capsys.readouterr()
    assert message in told.err
    assert not told.out
