"""What the site is made from: a page for each chapter, and an extension that says where a fault is."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from rules_model.desk.opening import clauses
from spec_tests.site.pages import ROOT, built

CONF = f"""
import sys
sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / "docs" / "_ext")!r}, {{here!r}}]
import planted
extensions = ["myst_parser", "codex"]
nitpicky = True
primary_domain = "codex"
"""

PLANTED = '''"""# A planted chapter

Its last rule names a clause that is not there.
"""

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.world.position import Position


@clause("3g40.planted.good", DELUXE(752), aliases=("3g40.planted.old",))
def good(position: Position) -> int:
    """Two MUST be two.

    >>> good(EMPTY)
    2
    """
    return 2


@clause("3g40.planted.bad", DELUXE(752))
def bad(position: Position) -> int:
    """Three is one more than two.

    See {clause}`3g40.planted.god`.

    >>> bad(EMPTY)
    3
    """
    return 3
'''


def test_every_chapter_has_its_page() -> None:
    """A chapter whose page is missing would leave the book without a word."""
    for module in sorted({str(clause.body.__module__) for clause in clauses()}):
        _, package, chapter = module.split(".")
        page = ROOT / "docs" / package / f"{chapter}.md"
        assert page.is_file(), f"{page.relative_to(ROOT)} is missing; two lines of it name {module}"
        assert f"{{chapter}} {module}\n" in page.read_text(encoding="utf-8")


def test_every_page_names_a_chapter() -> None:
    """A page of a chapter that is gone would stop the build."""
    modules = {str(clause.body.__module__) for clause in clauses()}
    for page in sorted((ROOT / "docs").glob("*/*.md")):
        for module in re.findall(r"\{chapter\} (\S+)", page.read_text(encoding="utf-8")):
            assert module in modules, f"{page.relative_to(ROOT)} names {module}, which has no clause"


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="no Sphinx of ours on this Python")
def test_the_extension_keeps_its_own_examples() -> None:
    sys.path.insert(0, str(ROOT / "docs" / "_ext"))
    try:
        from codex import card, prose
    finally:
        sys.path.pop(0)
    results = [doctest.testmod(module) for module in (card, prose)]
    assert sum(result.attempted for result in results) > 3
    assert not any(result.failed for result in results)


def build(folder: Path, index: str) -> subprocess.CompletedProcess[str]:
    """Build a small book with a planted chapter."""
    (folder / "planted.py").write_text(PLANTED, encoding="utf-8")
    (folder / "conf.py").write_text(CONF.replace("{here!r}", repr(str(folder))), encoding="utf-8")
    (folder / "index.md").write_text(index, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-n", str(folder), str(folder / "out")]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.site
def test_a_dangling_reference_fails_with_file_and_line(tmp_path: Path) -> None:
    """In a page and in the prose of a clause; both say what was meant."""
    ran = build(tmp_path, "# A book\n\n```{chapter} planted\n```\n\nSee {clause}`3g40.planted.goods`.\n")
    assert ran.returncode != 0
    line = PLANTED.splitlines().index("    See {clause}`3g40.planted.god`.") + 1
    assert f"planted.py:{line}: WARNING: no such clause: 3g40.planted.god; did you mean 3g40.planted.good" in ran.stderr
    assert "index.md:6: WARNING: no such clause: 3g40.planted.goods; did you mean 3g40.planted.good" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.site
def test_the_same_book_gives_the_same_bytes(tmp_path: Path) -> None:
    """A build from nothing equals the site at hand, however many small builds that has behind it."""
    command = [sys.executable, "-m", "sphinx", "-q", "-c", str(ROOT), "-d", str(tmp_path / "trees")]
    ran = subprocess.run(
        [*command, str(ROOT / "docs"), str(tmp_path / "html")], capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert contents(tmp_path / "html") == contents(built())


def contents(folder: Path) -> dict[str, str]:
    """A digest of every file of a site by its path; Sphinx's own note of the configuration aside."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and file.name != ".buildinfo"]
    return {file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}
