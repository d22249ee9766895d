"""The page of findings: each that stays, with the readings of its question and the reason."""

from __future__ import annotations

import html
import json
import re

import pytest

from rules_model.book import BOOK
from rules_model.desk.accepted import accepted
from rules_model.desk.checks import CHECKS
from rules_model.desk.record import FILE, finding, is_fresh, kept
from spec_tests.site.pages import built, text

pytestmark = pytest.mark.site


@pytest.fixture(scope="module")
def page() -> str:
    """The text of the page, without its tags; made by ``make test``, which lets the desk look at this very book."""
    assert is_fresh(kept()), "the desk has not looked at this book: make site FRESH=1"
    whole = text(built() / "findings.html").partition('<article role="main"')[2].partition("</article>")[0]
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", whole)).split())


def test_every_finding_that_stays_is_told_with_its_reason(page: str) -> None:
    known = accepted()
    assert known
    for (_, about, message), (reason, _) in known.items():
        assert f"{about} : {message}" in page.replace(f"{about}:", f"{about} :"), about
        assert " ".join(reason.split()) in page


def test_a_question_behind_a_finding_is_shown_with_its_readings(page: str) -> None:
    question = BOOK.questions["ae41.cities.printed-total"]
    for said in (*question.readings.values(), question.because):
        assert said in page


def test_every_check_is_named_with_what_it_looks_for(page: str) -> None:
    for name, check in CHECKS.items():
        first = " ".join((check.__doc__ or "").split("\n\n")[0].split()).replace("``", "")
        assert first in page, name


def test_the_report_is_that_of_this_book() -> None:
    assert FILE.is_file()
    found = kept()
    assert found is not None
    assert is_fresh(found), "the desk has not looked at this book: make site FRESH=1"
    assert json.loads(FILE.read_text(encoding="utf-8")) == found
    for one in (*found["new"], *found["accepted"]):
        assert finding(one).key == (one["check"], one["about"], one["message"])
