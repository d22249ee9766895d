"""The built site: every clause is on it, nothing is fetched from elsewhere, no page tells where it was built."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from rules_model.book import BOOK
from rules_model.citation import TEXTS
from rules_model.clause import Clause
from rules_model.desk.opening import clauses
from rules_model.examples import digest
from spec_tests.site.pages import ROOT, SITE, Loads, addresses, anchor, built, pages, section, text

pytestmark = pytest.mark.site

DOCUMENTS = {document.name for document in TEXTS}
OTHER_HOST = re.compile(r"^(?:[a-z][a-z0-9+.-]*:)?//", re.IGNORECASE)


def ids() -> list[str]:
    """Every clause of the book."""
    return [clause.id for clause in clauses()]


def test_every_clause_is_printed_once() -> None:
    places = [id for page in pages() for id in re.findall(r'<section class="clause" id="([^"]+)">', text(page))]
    assert sorted(places) == sorted(anchor("clause", id) for id in ids())
    assert sorted(addresses()) == sorted(ids())


def test_every_clause_shows_its_parts_in_order() -> None:
    for clause in clauses():
        found = section(addresses()[clause.id])
        parts = [
            'class="clause-id"',
            'class="rule"',
            'class="examples"',
            ">\nRestates<",
            'class="code"',
            'class="verified"',
        ]
        places = [found.find(part) for part in parts]
        assert -1 not in places, f"{clause.id} lacks {parts[places.index(-1)]}"
        assert places == sorted(places), f"{clause.id} is out of order"


def test_every_clause_names_and_links_its_source_lines() -> None:
    for clause in clauses():
        found = section(addresses()[clause.id])
        for citation in clause.sources:
            if citation.document in DOCUMENTS:
                assert f'sources/{citation.document}.html#l{citation.first}"' in found, f"{clause.id}: {citation}"
            else:
                assert citation.document.removeprefix("facts/").removesuffix(".csv") in found, (
                    f"{clause.id}: {citation}"
                )


def test_every_cited_line_is_on_the_page_of_its_document() -> None:
    for document in DOCUMENTS:
        anchors = set(Loads(text(built() / "sources" / f"{document}.html")).anchors)
        citations = [citation for clause in clauses() for citation in clause.sources]
        citations += [citation for question in BOOK.questions.values() for citation in question.sources]
        cited = {line for one in citations if one.document == document for line in one.lines()}
        assert {f"l{line}" for line in cited} <= anchors


def test_every_source_page_lists_every_line() -> None:
    for document in DOCUMENTS:
        rows = (ROOT / "rules_model" / "sources" / f"{document}.tsv").read_text(encoding="utf-8").splitlines()[1:]
        anchors = [
            one for one in Loads(text(built() / "sources" / f"{document}.html")).anchors if re.match(r"l\d", one)
        ]
        assert anchors == [f"l{line}" for line in range(1, len(rows) + 1)]


def test_amendments_are_shown_on_both_sides() -> None:
    for clause in clauses():
        for target in clause.amends:
            heading = "Replaces" if target in clause.replaces else "Modifies"
            assert f">\n{heading}<" in section(addresses()[clause.id])
            back = {"Replaces": "Replaced by", "Modifies": "Modified by"}[heading]
            there = section(addresses()[target.id])
            assert f">\n{back}<" in there, f"{target.id} does not show {clause.id}"
            assert f'#{anchor("clause", clause.id)}"' in there, f"{target.id} does not link {clause.id}"


def test_every_question_is_shown_with_every_reading() -> None:
    both = text(built() / "questions.html") + text(built() / "gaps.html")
    for question in BOOK.questions.values():
        assert f'id="{anchor("question", question.id)}"' in both
        for key in question.readings:
            assert f"<code>{key}</code>" in both


def test_every_clause_shows_the_questions_that_it_asks() -> None:
    for clause in clauses():
        found = section(addresses()[clause.id])
        for question in clause.questions:
            assert f'#{anchor("question", question.id)}"' in found, f"{clause.id} does not link {question.id}"


def permalink(id: str) -> str:
    """Where the permalink of an id leads, from the root of the site."""
    stub = text(built() / "c" / f"{id}.html")
    found = re.search(r'url=\.\./([^"]+)"', stub)
    assert found, stub
    return found[1]


def test_every_id_and_every_former_id_has_a_permalink() -> None:
    assert {page.stem for page in (built() / "c").glob("*.html")} == {*ids(), *BOOK.aliases, *BOOK.questions}
    for id in ids():
        page, _, place = permalink(id).partition("#")
        assert place == anchor("clause", id)
        assert place in Loads(text(built() / page)).anchors
    for former, id in BOOK.aliases.items():
        assert permalink(former) == permalink(id)
    for id in BOOK.questions:
        page, _, place = permalink(id).partition("#")
        assert place == anchor("question", id)
        assert place in Loads(text(built() / page)).anchors


def test_verified_means_that_this_very_text_was_run() -> None:
    record = json.loads((ROOT / "_build" / "verified.json").read_text(encoding="utf-8"))
    for clause in clauses():
        kept = record.get(clause.id, {})
        holds = kept.get("passed") and kept.get("digest") == digest(clause)
        assert ("verified: " in section(addresses()[clause.id])) == bool(holds), clause.id


def test_nothing_is_fetched_from_another_host() -> None:
    for page in pages():
        for address in Loads(text(page)).fetched:
            assert not OTHER_HOST.match(address), f"{page.relative_to(SITE)} fetches {address}"
    for sheet in built().rglob("*.css"):
        for address in re.findall(r"(?:url\(|@import)\s*[\"']?([^\"')]+)", text(sheet)):
            assert not OTHER_HOST.match(address.strip()), f"{sheet.relative_to(SITE)} fetches {address}"


def test_everything_that_a_page_loads_is_there() -> None:
    for page in pages():
        for address in Loads(text(page)).fetched:
            path = address.partition("?")[0].partition("#")[0]
            if path:
                assert (page.parent / path).is_file(), f"{page.relative_to(SITE)} loads {address}, which is missing"


def test_no_file_tells_where_it_was_built() -> None:
    places = {str(ROOT), sys.prefix, str(Path.home())} - {"/", "/root"}
    for file in sorted(built().rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            for place in places:
                assert place.encode() not in content, f"{file.relative_to(SITE)} names {place}"


def test_no_statement_of_a_source_is_left_unmarked() -> None:
    """A statement is either open or followed by the clauses that restate it."""
    for document in DOCUMENTS:
        page = text(built() / "sources" / f"{document}.html")
        for said in re.findall(r"<li>\n(.*?)</li>", page.partition('<dl class="simple ledger">')[2], re.DOTALL):
            assert 'class="by"' in said
            assert ('class="open"' in said) != ("codex-clause" in said)


def modules_of(chosen: list[Clause[..., object]]) -> set[str]:
    """The chapters in which some clauses stand."""
    return {str(clause.body.__module__) for clause in chosen}


def test_every_chapter_appears_in_the_contents_of_its_rule_set() -> None:
    for module in modules_of(clauses()):
        _, package, chapter = module.split(".")
        assert f'href="{chapter}.html"' in text(built() / package / "index.html"), module
