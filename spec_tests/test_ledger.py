"""The ledger: every line of the source documents classed, every statement counted, no sentence copied."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_model.citation import ALPHA2, DELTA, DELUXE, G40_UNITS, REFERENCE, TEXTS, Citation
from rules_model.command.records import citations
from rules_model.desk.references import fault_of
from rules_model.sources import runs
from rules_model.sources.__main__ import main as make_digests
from rules_model.sources.ledger import (
    CLASSES,
    BrokenLedger,
    ledger,
    ledgers,
    restated,
    row,
    spans,
    statements,
    totals,
    touched,
)
from rules_model.sources.texts import differences, facts_folder, folder, lines, missing, missing_fact, missing_tables

TEXT = folder()
FACTS = facts_folder()
LACKING = next((said for text in TEXTS if (said := missing(text.name))), "")
needs_texts = pytest.mark.skipif(bool(LACKING), reason=LACKING)
needs_facts = pytest.mark.skipif(FACTS is None, reason=missing_tables())

LINES = {"deluxe": 966, "deluxe-reference": 394, "alpha2": 229, "delta": 218, "academy": 440}


# -- the tables -------------------------------------------------------------------------------------------------------


def test_every_line_has_a_row() -> None:
    assert {document: len(rows) for document, rows in ledgers().items()} == LINES
    for rows in ledgers().values():
        assert [one.line for one in rows] == list(range(1, len(rows) + 1))


def test_only_rules_make_statements_and_each_has_a_label() -> None:
    for document, rows in ledgers().items():
        for one in rows:
            assert one.kind in CLASSES, f"{document} {one.line}"
            assert (one.statements > 0) == (one.kind == "normative"), f"{document} {one.line}"
            assert len(one.labels) == one.statements, f"{document} {one.line}: labels and statements differ in number"
            assert all(one.labels), f"{document} {one.line}: an empty label"
            assert bool(one.digest) or one.kind == "blank", f"{document} {one.line}: no digest"


def test_an_unknown_document_has_no_ledger() -> None:
    with pytest.raises(KeyError):
        statements(Citation("g40", 1, 1))


# -- what a citation restates -----------------------------------------------------------------------------------------


def test_a_citation_with_a_part_restates_that_statement_alone() -> None:
    assert [str(one) for one in statements(DELUXE(752, part=2))] == ["deluxe 752, part 2"]
    assert statements(DELUXE(752, part=99)) == ()


def test_a_citation_without_a_part_restates_every_statement_of_its_lines() -> None:
    [first, last] = (row("deluxe", line) for line in (754, 756))
    assert first
    assert last
    assert len(statements(DELUXE(754, 756))) == first.statements + last.statements


def test_a_continuation_restates_nothing_but_counts_as_cited() -> None:
    assert row("deluxe", 12).kind == "continuation"  # type: ignore[union-attr]
    assert statements(DELUXE(12)) == ()
    assert fault_of(DELUXE(12)) is None
    assert touched([("a.b", DELUXE(11, 12))]) == {("deluxe", 11): ["a.b"], ("deluxe", 12): ["a.b"]}


def test_a_table_of_facts_is_outside_the_ledger() -> None:
    assert statements(G40_UNITS(2)) == ()
    assert touched([("a.b", G40_UNITS(2))]) == {}


def test_a_statement_names_every_clause_that_restates_it() -> None:
    done = restated([("a.one", DELUXE(752, part=1)), ("a.two", DELUXE(752)), ("a.two", DELUXE(752, part=1))])
    assert {str(one): ids for one, ids in done.items()}["deluxe 752, part 1"] == ["a.one", "a.two"]


@pytest.mark.parametrize(
    ("citation", "said"),
    [
        (DELUXE(967), "deluxe 967 has no line 967"),
        (DELUXE(3), "deluxe 3 is no rule but signature"),
        (DELUXE(2), "deluxe 2 is no rule but blank"),
        (DELUXE(754, 756, part=1), "names a part of several lines"),
        (ALPHA2(3, part=2), "alpha2 3, part 2 does not exist"),
        (REFERENCE(5), "deluxe-reference 5 is no rule but duplicate"),
        (Citation("g40", 1, 1), "there is no document 'g40'"),
    ],
    ids=str,
)
def test_a_citation_that_points_at_no_rule_is_a_fault(citation: Citation, said: str) -> None:
    fault = fault_of(citation)
    assert fault
    assert said in fault[0]


def test_a_citation_of_a_duplicate_is_told_the_first_line() -> None:
    assert fault_of(REFERENCE(5)) == ("deluxe-reference 5 is no rule but duplicate", "cite deluxe:681")


# -- the figures ------------------------------------------------------------------------------------------------------


def test_open_statements_stay_in_the_denominator() -> None:
    for found in totals([]):
        assert found.restated == 0
        assert len(found.open) == found.statements > 0
    [deluxe, *_] = totals([("a.b", DELUXE(752))])
    cited = len(statements(DELUXE(752)))
    assert (deluxe.restated, len(deluxe.open)) == (cited, deluxe.statements - cited)
    assert str(deluxe).startswith(f"deluxe: {cited} of {deluxe.statements} statements restated, open: ")


def test_the_first_chapters_are_restated_whole() -> None:
    """Lines 1-147, 636-640 and 748-762 of deluxe: nothing may be open there."""
    ranges = (range(1, 148), range(636, 641), range(748, 763))
    [deluxe] = [one for one in totals(citations()) if one.document == "deluxe"]
    left = [one.line for one in deluxe.open if any(one.line in lines for lines in ranges)]
    assert not left, f"open: {spans(left)}"


# -- against the real documents ---------------------------------------------------------------------------------------


@pytest.mark.sources
@pytest.mark.parametrize("document", [text.name for text in TEXTS])
def test_the_digests_are_those_of_the_real_lines(document: str) -> None:
    if said := missing(document):
        pytest.skip(said)
    assert TEXT
    assert list(differences(document, TEXT / f"{document}.txt")) == []


@pytest.mark.sources
@needs_texts
def test_a_changed_line_is_noticed(tmp_path: Path) -> None:
    assert TEXT
    real = (TEXT / "delta.txt").read_bytes()
    changed = tmp_path / "delta.txt"
    changed.write_bytes(real.replace(b"FORTUNES", b"FORTUNE", 1))
    [said] = differences("delta", changed)
    assert said.startswith("delta 9: the ledger has digest")
    changed.write_bytes(real + b"\none more line\n")
    [said, *_] = differences("delta", changed)
    assert said.startswith(f"delta: the ledger has {LINES['delta']} lines, the text ")


@pytest.mark.sources
@needs_texts
def test_the_runs_of_nine_words_are_those_of_the_real_lines() -> None:
    assert TEXT
    real = runs.digests_of((text.name, TEXT / f"{text.name}.txt") for text in TEXTS)
    assert real == runs.known_runs(), "make them anew: python -m rules_model.sources"


@pytest.mark.sources
@needs_texts
def test_a_sentence_of_a_document_is_known_as_copied() -> None:
    assert TEXT
    sentence = lines(TEXT / "deluxe.txt")[636].decode()
    assert runs.copied(sentence)
    assert runs.copied(sentence.upper().replace(",", " ;"))
    assert not runs.copied(" ".join(sentence.split()[:8]))


@pytest.mark.sources
@needs_facts
def test_a_fact_must_be_a_row_of_a_table() -> None:
    assert missing_fact(G40_UNITS(2)) is None
    assert missing_fact(G40_UNITS(1)) == "line 1 of facts/oob_g40_units.csv is its header"
    assert str(missing_fact(G40_UNITS(999))).startswith("facts/oob_g40_units.csv has")
    assert missing_fact(Citation("facts/none.csv", 2, 2)) == "there is no table facts/none.csv"


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCES", str(tmp_path / "sources"))
    assert missing("delta") == f"no source texts: SOURCES names no folder ({tmp_path / 'sources'})"
    assert missing_tables() == missing("delta")
    (tmp_path / "sources").mkdir()
    assert missing("delta") == "no source text delta.txt in SOURCES"
    for text in TEXTS:
        (tmp_path / "sources" / f"{text.name}.txt").write_text("")
    assert missing("delta") == ""
    assert missing_tables() == "no tables of facts: there is no folder facts beside SOURCES"
    (tmp_path / "facts").mkdir()
    assert missing_tables() == ""


def test_the_digests_are_not_made_without_every_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOURCES", str(tmp_path))
    for text in TEXTS[1:]:
        (tmp_path / f"{text.name}.txt").write_text("")
    assert make_digests() == 1
    assert capsys.readouterr().err == f"error: no source text {TEXTS[0].name}.txt in SOURCES\n"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("garbage", "want five cells"),
        ("3\tnormative\t1\tabc\t1 A rule", "want line 2"),
        ("2\trule\t1\tabc\t1 A rule", "there is no class 'rule'"),
        ("2\tnormative\tone\tabc\t1 A rule", "want a number of statements"),
        ("2\tnormative\t2\tabc\t1 A rule", "2 statements, but 1 labels"),
    ],
)
def test_a_row_that_cannot_be_read_is_named(
    row: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = f"line\tclass\tstatements\tdigest\tlabels\n1\tblank\t0\t\t\n{row}\n"
    (tmp_path / "delta.tsv").write_text(table)
    monkeypatch.setattr("rules_model.sources.ledger.files", lambda package: tmp_path)
    with pytest.raises(BrokenLedger, match=f"rules_model/sources/delta.tsv:3: {said}"):
        ledger.__wrapped__("delta")


# -- copied sentences, without the documents --------------------------------------------------------------------------


def test_names_and_figures_do_not_make_a_copy() -> None:
    assert runs.plain_words("The UK Europe player’s 3 Tanks, in Egypt, roll two dice!") == [
        *("the", "player", "in", "roll", "dice")
    ]


def test_the_digests_are_small_and_many() -> None:
    assert len(runs.known_runs()) > 5000
    folder = Path(runs.__file__).parent
    assert sum((folder / name).stat().st_size for name in ("runs.txt", "names.txt")) < 200_000


def test_a_part_counts_from_one() -> None:
    with pytest.raises(ValueError, match="lines and parts count from 1"):
        DELTA(30, part=0)
