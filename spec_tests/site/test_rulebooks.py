"""The rulebook of each rule set on one page, the differences side by side, and the rules left to the players."""

from __future__ import annotations

import html
import re

import pytest

from rules_model.desk.left_to_players import left_to_players
from rules_model.desk.opening import clauses
from rules_model.difference.changes import Change, Kind, difference
from rules_model.difference.sides import side
from rules_model.library import PACKAGES
from spec_tests.site.pages import ROOT, addresses, anchor, built, text

pytestmark = pytest.mark.site

DIFFERENCES = [("alpha2", "g40"), ("delta", "g40")]


def folder(id: str) -> str:
    """Where the pages of a rule set lie."""
    return PACKAGES[id].rpartition(".")[2]


def page(id: str, name: str) -> str:
    """The article of a page: what lies between the sidebars."""
    whole = text(built() / folder(id) / f"{name}.html")
    return whole.partition('<article role="main"')[2].partition("</article>")[0]


def links_to(id: str, found: str) -> bool:
    """Whether a page links the one anchor of a clause."""
    target = addresses()[id].partition("#")[0].rpartition("/")[2]
    return f'{target}#{anchor("clause", id)}"' in found


def chapter(found: str, name: str) -> str:
    """The section of a page with that anchor, as far as the next heading of its level."""
    return found.partition(f'<section id="{name}">')[2].partition("<h2>")[2].partition("<h2>")[0]


def plain(found: str) -> str:
    """The words of a page without its tags, single-spaced."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", found)).split())


@pytest.mark.parametrize("id", list(PACKAGES))
def test_a_rulebook_links_every_clause_that_is_in_force(id: str) -> None:
    rules, found = side(id), page(id, "book")
    for clause in clauses():
        if rules.has(clause):
            assert links_to(clause.id, found), clause.id


@pytest.mark.parametrize("id", list(PACKAGES))
def test_a_rulebook_gives_its_own_clauses_in_full_and_others_in_short(id: str) -> None:
    rules, said = side(id), plain(page(id, "book"))
    for clause in clauses():
        first = clause.summary
        if not rules.has(clause) or re.search(r"[`*{|]", clause.text):
            continue
        further = [" ".join(one.split()) for one in clause.text.split("\n\n")[1:]]
        if clause.ruleset == id:
            assert first in said, clause.id
            assert all(one in said for one in further), clause.id
        elif rules.chain(clause)[:1] == (clause,):
            assert first in said, clause.id
            assert f"{clause.title} {first}" in said, clause.id


def test_a_rulebook_names_what_it_drops() -> None:
    found = chapter(page("alpha2", "book"), "not-in-force")
    dropped = [one.clause.id for one in difference("alpha2", "g40").of(Kind.DROPPED)]
    assert dropped
    assert all(links_to(id, found) for id in dropped)
    assert found.count("<li>") == len(dropped)
    assert 'id="not-in-force"' not in page("delta", "book")


def test_a_rulebook_says_what_stands_in_the_place_of_a_clause() -> None:
    found = page("alpha2", "book")
    for one in difference("alpha2", "g40").of(Kind.REPLACED):
        there = next(
            entry for entry in found.split("<li>") if links_to(one.clause.id, entry) and "replaced by" in entry
        )
        assert links_to(one.after[0].id, there)


def test_a_rulebook_says_what_amends_a_clause_within_it() -> None:
    entries = page("3g40", "book").split('<div class="in-full">')
    for clause in clauses():
        for target in clause.amends if clause.ruleset == "3g40" else ():
            there = next(one for one in entries if f'{anchor("clause", target.id)}"' in one.partition("</p>")[0])
            assert "Modified by" in there or "Replaced by" in there
            assert links_to(clause.id, there), f"{target.id} does not name {clause.id}"


@pytest.mark.parametrize(("new", "old"), DIFFERENCES)
def test_a_difference_shows_old_and_new_side_by_side(new: str, old: str) -> None:
    found = page(new, "difference")
    for one in difference(new, old).changes:
        if one.kind in (Kind.REPLACED, Kind.MODIFIED):
            check_sides(one, found.partition(f'id="{anchor("change", one.clause.id)}">')[2].partition("</section>")[0])
        elif one.kind is not Kind.UNCHANGED:
            assert links_to(one.clause.id, found)
        else:
            assert f'id="{anchor("change", one.clause.id)}"' not in found


def check_sides(change: Change, found: str) -> None:
    """Two sides with their clauses, and an example with two answers or an honest word."""
    _, before, after = found.split('<div class="side">')
    assert all(links_to(one.id, before) for one in change.before)
    assert all(links_to(one.id, after) for one in change.after)
    said = plain(after)
    for example in change.examples:
        for answer in (example.before, example.after):
            assert answer is not None
            assert " ".join(answer.split()) in said
    assert ("No printed example" in said) != change.differs


def test_the_rules_left_to_the_players_have_clause_and_example() -> None:
    found = page("g40", "left_to_players")
    for one in left_to_players():
        there = found.partition(f'id="{one.id.lower()}">')[2].partition("</section>")[0]
        assert html.escape(one.rule, quote=False) in there
        assert all(links_to(id, there) for id in one.clauses)
        assert "pycon" in there
        assert re.search(r"\d+ run", there), one.id


def test_every_rule_set_has_its_rulebook() -> None:
    for id in PACKAGES:
        assert f"{{book}} {id}\n" in (ROOT / "docs" / folder(id) / "book.md").read_text(encoding="utf-8")
        assert 'href="book.html"' in text(built() / folder(id) / "index.html")
