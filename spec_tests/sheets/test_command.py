"""What ``make sheets`` is told: files that somebody has written, places, addresses; each mistake has one clear line."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from rules_model.book import BOOK
from rules_model.library import PACKAGES
from rules_model.sheets.edition import edition
from rules_model.sheets.kinds import sheets_of
from rules_model.sheets.owner import filled_in
from rules_model.sheets.readings import readings, titled
from rules_model.sheets.sheet import Sheet
from rules_model.world.names import UnknownName
from spec_tests.sheets.reading import ROOT, run

QUESTION = "g40.politics.unprovoked-on"


def fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says where it refuses; always one line that begins with the word error, never a traceback."""
    from sheets import __main__ as command

    monkeypatch.setattr(sys, "argv", ["sheets", *words])
    try:
        status = command.main()
    except SystemExit as end:
        status = int(end.code or 0)
    assert status in (1, 2)
    said = capsys.readouterr().err.strip().splitlines()
    assert "error: " in said[-1]
    return said[-1]


def file_of(folder: Path, content: str | bytes, name: str = "ours.toml") -> Path:
    """A file with that content."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))
    return path


# -- folders --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "folder"),
    [
        ((), "sheets"),
        (("--only", "g40"), "sheets"),
        (("--readings", "a/ours.toml"), "sheets-ours"),
        (("--figures", "a/costs.toml", "--only", "3g40"), "sheets-costs"),
        (("--figures", "a/costs.toml", "--readings", "ours.toml", "--only", "3g40"), "sheets-ours+costs"),
    ],
)
def test_what_is_printed_for_a_file_has_a_folder_of_its_own(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], folder: str
) -> None:
    from sheets import __main__ as command

    monkeypatch.setattr(sys, "argv", ["sheets", *words])
    assert command.usual(command.options()) == ROOT / "_build" / folder


# -- figures --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "content", "said"),
    [
        ("g40", "[units.tank]\ncost = 5", r"ours.toml, line 2: cost of tank is 6 in the book, not 5"),
        ("g40", "[units.tank]\nmove = 2\nattack = 0", r"line 3: attack of tank is 3 in the book, not 0"),
        ("3g40", "[units.tiger_tank]\ncost = 8\nattack = 9", r"line 3: attack of tiger_tank is 9, .* 8 sides"),
        ("3g40", "[units.tiger_tank]\nhits = 0", r"line 2: hits of tiger_tank must be 1 or more"),
        ("3g40", "[units.tiger_tank]\ncost = -1", r"line 2: cost of tiger_tank must be a whole number, not -1"),
        ("3g40", "[units.tiger_tank]\ncost = 'eight'", r"line 2: .* not 'eight'"),
        ("3g40", "[units.tiger_tank]\ncost = true", r"line 2: .* not True"),
        ("3g40", "[units.tiger_tank]\ncost = 1000", r"line 2: cost of tiger_tank is 1000, .* three digits"),
        ("3g40", "[units]\ntiger_tank.costs = 8", r"line 2: unknown figure of tiger_tank 'costs'; .* 'cost'"),
        ("3g40", "\n[units.tigre_tank]\ncost = 8", r"line 2: unknown unit 'tigre_tank'; .* 'tiger_tank'"),
        ("3g40", "[units.naval_base]\ncost = 8", r"line 1: naval_base is a facility"),
        ("3g40", "[unit.tiger_tank]\ncost = 8", r"line 1: unknown part 'unit'; .* 'units'"),
        ("3g40", "[units]\ntiger_tank = 8", r"line 2: units.tiger_tank must be a table, .* not 8"),
        ("3g40", "units = 8", r"line 1: units must be a table, .* not 8"),
        ("3g40", None, r"ours.toml: No such file"),
    ],
)
def test_a_figure_that_cannot_be_is_refused(tmp_path: Path, id: str, content: str | None, said: str) -> None:
    path = tmp_path / "ours.toml" if content is None else file_of(tmp_path, content)
    with pytest.raises((ValueError, UnknownName), match=said):
        filled_in(edition(id), path)


def test_a_figure_that_the_book_says_too_is_let_pass(tmp_path: Path) -> None:
    ours = filled_in(edition("g40"), file_of(tmp_path, "[units.tank]\ncost = 6\n"))
    chart = next(one for one in sheets_of(ours) if one.kind == "units")
    assert not chart.owner


# -- readings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n", r"ours.toml, line 1: this is no text in UTF-8"),
        (b"# ours\n" + '"a" = "b"'.encode("utf-16"), r"line 2: this is no text in UTF-8"),
        (f"# ours\n“{QUESTION}” = “any”\n", r'line 2: curly quotation marks; write straight ones: "'),
        (f'"{QUESTION}" = “any”\n', r"line 1: curly quotation marks"),
        (f'"{QUESTION}" = "any"\n\n"{QUESTION}" = "japan"\n', r"line 3: this name stands in the file twice"),
        (f'"{QUESTION}" = "any"\n[g40.politics]\nunprovoked-on = "japan"\n', rf"line 3: {QUESTION} stands in the file"),
        (f'"{QUESTION}" = "any"\n"g40.politics.unprovoked-at" = "any"\n', rf"line 2: unknown question .*'{QUESTION}'"),
        ('[g40.politics]\n# which\nunprovoked-on = "japam"\n', rf"line 3: unknown reading of {QUESTION} .*'japan'"),
        (f'"{QUESTION}" = 3\n', r"line 1: the reading of .* must be a text, not 3"),
        (f'"{QUESTION}" "any"\n', r"line 1: Expected '='"),
        ('"x" = """\n', r"line 1: "),
        (None, r"ours.toml: No such file"),
    ],
)
def test_a_mistake_in_a_file_of_readings_is_told_with_its_line(
    tmp_path: Path, content: str | bytes | None, said: str
) -> None:
    path = tmp_path / "ours.toml" if content is None else file_of(tmp_path, content)
    with pytest.raises((ValueError, UnknownName), match=said):
        readings(path)


def test_the_mark_that_an_editor_puts_in_front_is_passed_over(tmp_path: Path) -> None:
    path = file_of(tmp_path, f'"{QUESTION}" = "any"\r\n'.encode("utf-8-sig"))
    assert readings(path) == {QUESTION: "any"}


def test_a_mistake_ends_the_command_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_of(tmp_path, b"\xff\xfe")
    assert "ours.toml, line 1" in fails(monkeypatch, capsys, "--readings", str(path))
    assert "--only" in fails(monkeypatch, capsys, "--figures", str(path))
    assert "ours.toml, line 1" in fails(monkeypatch, capsys, "--figures", str(path), "--only", "g40")


def test_the_title_above_a_question_leads_to_its_id(tmp_path: Path) -> None:
    shown = [row for section in ballot().sections for row in section.rows if row.kind == "question"]
    for row in shown:
        assert row.text in titled(row.label)
        if row.label not in BOOK.questions:
            path = file_of(tmp_path, f'"{row.label.lower()}" = "any"\n')
            with pytest.raises(UnknownName, match=rf"line 1: .* is the title of a question.*'{row.text}'"):
                readings(path)


@pytest.mark.sheets
def test_what_goes_into_the_file_stands_in_a_type_of_its_own(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    build([ballot("ae41")], tmp_path, Foot("0"), ("ae41",), ("a4",))
    page = run("pdftohtml", "-xml", "-stdout", "-i", "-fontfullname", str(tmp_path / "ae41/a4/ballot.pdf"))
    faces = dict(re.findall(r'<fontspec id="(\d+)" .*?family="([^"]+)"', page))
    said = [(re.sub("<[^>]+>", "", text), faces[face]) for face, text in re.findall(r'font="(\d+)">(.*?)</text>', page)]
    typed = " ".join(text for text, face in said if "DejaVuSansMono" in face)
    plain = " ".join(text for text, face in said if "DejaVuSansMono" not in face)
    looked_at = 0
    for row in (row for section in ballot("ae41").sections for row in section.rows):
        name, other = (row.text, row.label) if row.kind == "question" else (row.label, "")
        assert name in typed.split()
        assert other in plain
        assert not any("Bold" in face for text, face in said if other and other in text), other
        looked_at += 1
    assert looked_at > 3


def ballot(id: str = "g40") -> Sheet:
    return next(one for one in sheets_of(edition(id)) if one.kind == "ballot")


# -- places ---------------------------------------------------------------------------------------


def test_a_place_where_nothing_can_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = file_of(tmp_path, "", "taken")
    for place in (file, file / "below", Path("/proc/nowhere")):
        said = fails(monkeypatch, capsys, "--only", "ae41", "--out", str(place))
        assert f"cannot be written to {place}" in said
    (tmp_path / "made.json").mkdir()
    assert "made.json" in fails(monkeypatch, capsys, "--only", "ae41", "--out", str(tmp_path))


def charts(*ids: str) -> list[Sheet]:
    """The unit charts of these rule sets."""
    return [one for id in ids for one in sheets_of(edition(id)) if one.kind == "units"]


@pytest.mark.sheets
@pytest.mark.parametrize("content", ["{", "", "[1, 2]", '{"g40/a4/units.pdf": 3, "../ours.toml": "x"}', b"\xff"])
def test_a_damaged_record_is_made_anew(tmp_path: Path, content: str | bytes) -> None:
    from sheets.build import Foot, build

    out, ours = tmp_path / "out", file_of(tmp_path, "")

    def printing() -> tuple[str, ...]:
        return build(charts("ae41"), out, Foot("0"), ("ae41",), ("a4",)).printed

    assert printing() == ("ae41/a4/units.pdf",)
    record = (out / "made.json").read_bytes()
    file_of(out, content, "made.json")
    file_of(out, content, "contents.json")
    assert printing() == ("ae41/a4/units.pdf",)
    assert (out / "made.json").read_bytes() == record
    assert [one["ruleset"] for one in json.loads((out / "contents.json").read_text(encoding="utf-8"))] == ["ae41"]
    assert printing() == ()
    assert ours.is_file()


@pytest.mark.sheets
def test_what_was_not_asked_for_stays_in_the_list(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    def listed() -> list[tuple[str, list[str]]]:
        every = json.loads((tmp_path / "contents.json").read_text(encoding="utf-8"))
        assert all((tmp_path / path).is_file() for one in every for path in one["files"].values())
        return [(one["ruleset"], [*one["files"]]) for one in every]

    both = ["a4", "us-letter"]
    build(charts("g40", "ae41"), tmp_path, Foot("0"), ("g40", "ae41"))
    assert listed() == [("g40", both), ("ae41", both)]
    build(charts("g40"), tmp_path, Foot("0"), ("g40",), ("a4",))
    assert listed() == [("g40", both), ("ae41", both)]
    build(charts("g40"), tmp_path, Foot("0"), ("g40",), ("us-letter",))
    assert listed() == [("g40", both), ("ae41", both)]
    build([], tmp_path, Foot("0"), ("g40",), ("us-letter",))
    assert listed() == [("g40", ["a4"]), ("ae41", both)]
    build([], tmp_path, Foot("0"), ("g40",))
    assert listed() == [("ae41", both)]


# -- links ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "site",
    [
        "not a url", "example.org/codex", "https://", "ftp://example.org", "https://exa mple.org", "https://x:port/",
        "https://example.org/codex/index.html", "https://example.org/?page=1", "https://example.org/#top", "https://[x",
    ],
)  # fmt: skip
def test_what_is_no_address_of_a_site_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], site: str
) -> None:
    assert "--site" in fails(monkeypatch, capsys, "--only", "ae41", "--site", site)


@pytest.mark.sheets
def test_a_relative_link_leads_to_the_site_from_where_the_sheets_end_up() -> None:
    """``make book`` copies the usual ones into the site; those of a group stay beside it."""
    from sheets.__main__ import PRINTED, SITE, beside_site
    from sheets.build import Foot

    (chart,) = charts("ae41")
    for printed, ends in ((PRINTED, SITE / "sheets"), (PRINTED.with_name("sheets-ours"),) * 2):
        data = Foot("0", beside=beside_site(printed)).data(chart)
        clauses = (ends / "ae41" / "a4" / data["clauses_at"]).resolve()
        assert clauses == (SITE / "c").resolve()
    book = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nbook:")[2].partition("\n\n")[0]
    assert '"$(CURDIR)/$(HTML)/sheets"' in book


@pytest.mark.sheets
@pytest.mark.parametrize("site", ["https://example.org", "https://example.org/codex/", "http://127.0.0.1:8000/"])
def test_a_code_leads_to_the_page_of_the_rule_set(monkeypatch: pytest.MonkeyPatch, site: str) -> None:
    from sheets import build
    from sheets.__main__ import address

    led: list[str] = []
    monkeypatch.setattr(build, "code_of", led.append)
    assert address(site) == site
    for id in PACKAGES:
        build.Foot("0", site=site).data(Sheet("units", id, "", "", "", "units"))
    assert len(led) == len(PACKAGES)
    for to in led:
        page = to.removeprefix(site.rstrip("/") + "/")
        assert (ROOT / "docs" / page).with_suffix(".md").is_file(), to


# -- lines to write on ----------------------------------------------------------------------------


@pytest.mark.sheets
def test_what_is_paid_for_each_has_a_line_for_how_many(tmp_path: Path) -> None:
    from sheets.build import Foot, build

    looked_at = 0
    for id in ("alpha2", "3g40"):
        some = [one for one in sheets_of(edition(id)) if one.kind == "objectives"]
        assert not build(some, tmp_path, Foot("0"), (id,), ("us-letter",)).overflows
        for one in some:
            paid = [line for section in one.sections for line in section.lines if " each" in line.figure]
            said = run("pdftotext", str(tmp_path / id / "us-letter" / f"{one.name}.pdf"), "-")
            assert said.count("×") == len(paid), one.name
            looked_at += len(paid)
    assert looked_at > 4
