"""The site in a real browser: on a phone and on a desk, light and dark, served and from a folder.

Proves what axe can see, what scrolls, what is fetched and that the search box finds.
It does not prove that a page reads well; somebody has to look.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest

from spec_tests.site.pages import TOOLS, addresses, anchor, built, node

pytestmark = [pytest.mark.browser, pytest.mark.site]

NAMES = ("chromium", "chromium-browser", "google-chrome")
WIDTHS = (390, 1280)
CHAPTER = "deluxe/gibraltar.html"
CLAUSE = "3g40.gibraltar.strait"
#: One page of each kind.
PAGES = (
    "index.html",
    "deluxe/index.html",
    CHAPTER,
    "deluxe/bunkers.html",
    "alpha2/scramble.html",
    "alpha2/book.html",
    "alpha2/difference.html",
    "base/left_to_players.html",
    "sources/delta.html",
    "gaps.html",
    "sheets-gallery.html",
    "glossary.html",
    "examples-words.html",
    "apidocs/rules_model/rules_model.table.html",
    "ledger/README.html",
    "genindex.html",
    "search.html?q=scramble",
)


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """The address of the site, served on this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(built())))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def told(site: str) -> dict[str, Any]:
    """What one run of the browser has seen."""
    browser = next((found for name in NAMES if (found := shutil.which(name))), None)
    if browser is None:
        pytest.skip("no browser")
    plan = {
        "tools": str(TOOLS.parent),
        "browser": browser,
        "site": site,
        "folder": str(built()),
        "pages": [page for page in PAGES if (built() / page.partition("?")[0]).is_file()],
        "widths": WIDTHS,
        "chapter": CHAPTER,
        "permalink": f"c/{CLAUSE}.html",
    }
    ran = subprocess.run(
        [node(), str(TOOLS.parents[2] / "spec_tests" / "browser" / "visit.mjs"), json.dumps(plan)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    seen: dict[str, Any] = json.loads(ran.stdout)
    return seen


def complaints(told: dict[str, Any], what: str) -> list[str]:
    """Where something was seen that should not be."""
    return [f"{one['name']} at {one['width']}, {one['scheme']}: {one[what]}" for one in told["visits"] if one[what]]


def test_every_kind_of_page_was_opened(told: dict[str, Any]) -> None:
    assert len({visit["name"] for visit in told["visits"]}) == len(PAGES)
    assert len(told["visits"]) == len(PAGES) * len(WIDTHS) * 2


def test_no_page_violates_accessibility(told: dict[str, Any]) -> None:
    assert complaints(told, "violations") == []


def test_no_page_scrolls_sideways(told: dict[str, Any]) -> None:
    assert complaints(told, "scrolls") == []


def test_no_page_complains_on_the_console(told: dict[str, Any]) -> None:
    assert complaints(told, "said") == []


def test_no_page_asks_another_host(told: dict[str, Any]) -> None:
    assert complaints(told, "foreign") == []


@pytest.mark.parametrize("place", ["served", "folder"])
def test_the_search_box_finds_a_clause(told: dict[str, Any], place: str) -> None:
    found = told["finding"][place]
    assert "depth-charge" in found["hits"][0]
    assert found["hash"] == anchor("clause", found["hits"][0])
    assert found["visible"], "the rule that was found is not in sight"
    assert found["violations"] == []
    assert found["said"] == []
    assert found["foreign"] == []


def test_an_id_can_be_copied(told: dict[str, Any]) -> None:
    assert told["copying"]["copied"] == told["copying"]["id"]
    assert told["copying"]["label"] == "copied"


def test_the_code_unfolds(told: dict[str, Any]) -> None:
    assert "(position: Position" in told["copying"]["code"]
    assert '"""' not in told["copying"]["code"]


def test_a_permalink_leads_to_its_clause(told: dict[str, Any]) -> None:
    assert told["plain"]["arrived"] == addresses()[CLAUSE]


def test_without_scripts_the_rule_is_there_and_the_search_is_a_form(told: dict[str, Any]) -> None:
    assert told["plain"]["rule"]
    assert told["plain"]["action"].endswith("search.html")


def test_paper_shows_no_navigation(told: dict[str, Any]) -> None:
    assert told["plain"]["printed"] == []
