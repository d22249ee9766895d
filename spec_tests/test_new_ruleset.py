"""``codex1940 new-ruleset``: a rule set of one's own runs, is checked and is published, whatever it amends."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rules_model.desk.finding import ROOT
from rules_model.library import PACKAGES
from spec_tests.planting import Copy, ran


class Whole(Copy):
    """A copy with the pages, in which a rule set can be laid down."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        for name in ("docs", "conf.py"):
            source = ROOT / name
            if source.is_dir():
                left_out = shutil.ignore_patterns("__pycache__", "apidocs", "_web")
                shutil.copytree(source, folder / name, ignore=left_out)
            else:
                shutil.copy(source, folder / name)
        (folder / "docs" / "_web").mkdir()
        (folder / "docs" / "_web" / "node_modules").symlink_to(ROOT / "docs" / "_web" / "node_modules")
        for page in ROOT.glob("*.md"):
            shutil.copy(page, folder / page.name)


@pytest.fixture
def copy(tmp_path: Path) -> Whole:
    """A copy of the book with its pages."""
    return Whole(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("amends", PACKAGES)
def test_a_new_rule_set_runs_and_is_checked(copy: Whole, amends: str) -> None:
    made = copy.run("new-ruleset", "house", "--amends", amends, "--title", "House rules")
    assert (made.returncode, made.stderr) == (0, "")
    examples = copy.python("rules_model.examples", "house.")
    assert examples.stdout == "1 clauses, 2 examples, 0 clauses failed\n", examples.stderr
    checked = copy.run("check", "entries", "examples", "references", "copies", "shape", "pinned", "house.")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "0 survive" in checked.stdout
    changed = copy.run("diff", "house", amends, "--json")
    assert '"house.' in changed.stdout
    for command in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "rules_model/house"]):
        linted = copy.python(*command)
        assert linted.returncode == 0, linted.stdout + linted.stderr


@pytest.mark.slow
def test_a_rule_set_can_amend_one_that_was_just_laid_down(copy: Whole) -> None:
    assert copy.run("new-ruleset", "house", "--amends", "alpha2").returncode == 0
    assert copy.run("new-ruleset", "attic", "--amends", "house").returncode == 0
    shown = copy.run("show", "attic.prices.tank").stdout
    assert "One tank MUST cost one IPC less than under House." in shown
    assert " ".join([">>>", "tank(EMPTY,", "GERMANY).cost", "4"]) in " ".join(shown.split())
    lint = Path(sys.executable).with_name("lint-imports")
    settings = {**os.environ, "PYTHONPATH": str(copy.folder)}
    arrows = subprocess.run([lint, "--no-logo"], cwd=copy.folder, env=settings, capture_output=True, check=False)
    assert arrows.returncode == 0, arrows.stdout.decode()
    assert copy.run("check", "examples", "attic.", "house.").returncode == 0


@pytest.mark.slow
@pytest.mark.site
def test_a_new_rule_set_is_published_without_a_warning(copy: Whole) -> None:
    assert copy.run("new-ruleset", "house", "--amends", "alpha2", "--title", "House rules").returncode == 0
    built = copy.python("sphinx", "-W", "--keep-going", "-n", "-q", "-c", ".", "docs", "_build/html")
    assert built.returncode == 0, built.stderr
    page = (copy.folder / "_build/html/house/difference.html").read_text(encoding="utf-8")
    assert "A cheaper tank" in page
    assert (copy.folder / "_build/html/c/house.prices.tank.html").is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["House", "--amends", "alpha2"], "'House' cannot begin clause ids"),
        (["a.b", "--amends", "alpha2"], "'a.b' cannot begin clause ids"),
        (["import", "--amends", "alpha2"], "'import' is a word of Python's own"),
        (["alpha2", "--amends", "g40"], "'alpha2' is a rule set already"),
        (["desk", "--amends", "g40"], "rules_model/desk is taken"),
        (["apidocs", "--amends", "g40"], "docs/apidocs is taken"),
        (["ledger", "--amends", "g40"], "docs/ledger is taken"),
        (["words", "--amends", "g40"], "'words' is a check of the desk"),
        (["house", "--amends", "alpha2", "--title", "Alpha +2"], "that of another rule set"),
        (["house", "--amends", "alpha2", "--title", "x" * 99], "cannot be printed"),
        (["house", "--amends", "alpha2", "--title", "<i>x</i>"], "cannot be printed"),
        (["table", "--amends", "g40"], "rules_model/table.py is taken"),
        (["house", "--amends", "alhpa2"], "no rule set 'alhpa2'; did you mean alpha2"),
        (["house", "--amends", "alpha2", "--title", 'a "b"'], "cannot be printed"),
        (["", "--amends", "alpha2"], "cannot begin clause ids"),
    ],
)
def test_what_cannot_be_laid_down_is_refused_and_nothing_is_written(arguments: list[str], said: str) -> None:
    before = sorted(ROOT.glob("rules_model/*"))
    refused = ran(["rules_model", "new-ruleset", *arguments], ROOT)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr
    assert sorted(ROOT.glob("rules_model/*")) == before


@pytest.mark.slow
def test_a_second_rule_set_of_the_same_name_changes_nothing(copy: Whole) -> None:
    assert copy.run("new-ruleset", "house", "--amends", "alpha2").returncode == 0
    chapter = copy.read("rules_model/house/prices.py")
    again = copy.run("new-ruleset", "house", "--amends", "g40")
    assert again.returncode == 2
    assert "'house' is a rule set already" in again.stderr
    assert copy.read("rules_model/house/prices.py") == chapter


@pytest.mark.slow
@pytest.mark.parametrize(
    ("line", "said"), [(4, "line 4 of docs/house/notes.md is empty"), (99, "docs/house/notes.md has 5 lines")]
)
def test_a_citation_of_the_notes_must_point_at_a_line_of_theirs(copy: Whole, line: int, said: str) -> None:
    assert copy.run("new-ruleset", "house", "--amends", "g40").returncode == 0
    chapter = copy.read("rules_model/house/prices.py")
    copy.write("rules_model/house/prices.py", chapter.replace("NOTES(5)", f"NOTES({line})"))
    checked = copy.run("check", "references", "house.")
    assert checked.returncode == 1
    assert said in checked.stdout
