"""Thirty questions as players ask them at the table; the clause that answers is among the first three found.

Proves it of the search of the site, with the real engine and the real index, and of the command line.
It does not prove that other questions fare as well.
"""

from __future__ import annotations

import csv
import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from rules_model.__main__ import main
from rules_model.book import BOOK
from rules_model.desk.opening import whole
from spec_tests.site.pages import addresses, built, node

HERE = Path(__file__).parent
FIRST = 3


def asked() -> list[tuple[str, str]]:
    """The questions, each with the clause that answers."""
    with (HERE / "questions.tsv").open(encoding="utf-8", newline="") as file:
        return [(row["question"], row["clause"]) for row in csv.DictReader(file, delimiter="\t")]


@cache
def found_on_site(queries: tuple[str, ...]) -> list[list[str]]:
    """What the search of the site finds, best first, for each query."""
    command = [node(), str(HERE / "find.mjs"), str(built())]
    ran = subprocess.run(
        command, input=json.dumps(queries), capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: list[list[str]] = json.loads(ran.stdout)
    return found


def on_site(query: str) -> list[str]:
    """What the search of the site finds for one query."""
    queries = tuple(query for query, _ in asked())
    if query in queries:
        return found_on_site(queries)[queries.index(query)]
    return found_on_site((query,))[0]


def test_there_are_thirty_questions_about_clauses_that_exist() -> None:
    whole()
    assert len(asked()) >= 30
    assert len({query for query, _ in asked()}) == len(asked())
    assert [clause for _, clause in asked() if clause not in BOOK.clauses] == []


@pytest.mark.site
@pytest.mark.parametrize(("query", "clause"), asked())
def test_the_site_answers(query: str, clause: str) -> None:
    assert clause in on_site(query)[:FIRST], f"found {on_site(query)}"


@pytest.mark.parametrize(("query", "clause"), asked())
def test_the_command_line_answers(query: str, clause: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["search", *query.split()]) == 0
    found = re.findall(r"^\S+\.\S+$", capsys.readouterr().out, re.MULTILINE)
    assert clause in found[:FIRST], f"found {found}"


@pytest.mark.site
def test_every_clause_is_found_first_by_its_id() -> None:
    ids = tuple(sorted(addresses()))
    assert [id for id, found in zip(ids, found_on_site(ids), strict=True) if found[0] != id] == []


@pytest.mark.site
@pytest.mark.parametrize("query", ["", "   ", "?!", "the", "zzzzqqqq", "(", "*", "constructor", "a" * 2000])
def test_odd_input_finds_nothing_or_something_but_never_breaks(query: str) -> None:
    assert isinstance(on_site(query), list)
