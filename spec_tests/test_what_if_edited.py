"""What-if on edited files: each edit is planted in a copy of the book with a repository of its own."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spec_tests.planting import Copy

pytestmark = pytest.mark.slow


class Checkout(Copy):
    """A copy of the book in a repository of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.git("init", "-q")
        self.write(".gitignore", "_build/\n__pycache__/\n")
        self.commit()

    def git(self, *arguments: str) -> None:
        """Run git in the copy."""
        who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org", "-c", "commit.gpgsign=false"]
        subprocess.run(["git", *who, *arguments], cwd=self.folder, check=True, capture_output=True)

    def commit(self) -> None:
        """Commit everything."""
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "The book")

    def edit(self, file: str, old: str, new: str) -> None:
        """Put a text in the place of another."""
        text = self.read(file)
        assert text.count(old) >= 1, f"{file} has no {old!r}"
        self.write(file, text.replace(old, new, 1))

    def report(self, *arguments: str) -> dict[str, Any]:
        """What the command says, as data."""
        done = self.run("what-if", *arguments, "--json")
        assert done.returncode == 0, done.stderr
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def full_record_agrees(self) -> list[str]:
        """The names of answers that are others when the whole edited book is asked anew."""
        out = self.folder / "_build" / "full.json"
        done = self.python("rules_model.whatif.keeping", str(out))
        assert done.returncode == 0, done.stderr
        newest = max((self.folder / "_build" / "what-if").glob("*.json"), key=lambda one: one.stat().st_mtime)
        kept, full = (json.loads(one.read_text(encoding="utf-8"))["rows"] for one in (newest, out))
        return [name for name in {**kept, **full} if kept.get(name, [0])[0] != full.get(name, [0])[0]]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """The copy that all edits are made in; each is taken back."""
    return Checkout(tmp_path_factory.mktemp("checkout"))


@pytest.fixture
def clean(checkout: Checkout) -> Iterator[Checkout]:
    """The copy as it was committed."""
    yield checkout
    checkout.git("checkout", "-q", "--", ".")
    checkout.git("clean", "-qfd", "rules_model", "spec_tests", "docs")


def ids(found: dict[str, Any]) -> set[str]:
    """The clauses with examples that change."""
    return {one["clause"] for one in found["effects"]["examples"]}


def a_figure(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    book.edit("rules_model/alpha2/scramble.py", "    return 3\n", "    return 4\n")
    return lambda found: "alpha2.scramble.limit" in ids(found)


def a_constant(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    book.edit(
        "rules_model/deluxe/missions.py", '    "partisan raids",\n    "kamikaze raids",\n', '    "kamikaze raids",\n'
    )
    return lambda found: ids(found) == {"3g40.missions.sequence"}


def a_chosen_reading(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    book.edit("rules_model/deluxe/missions.py", 'chosen="list"', 'chosen="sections"')
    return lambda found: ids(found) == {"3g40.missions.sequence"}


def a_bonus(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    file = "rules_model/base/objectives_germany_italy.py"
    book.edit(file, "ipcs=5", "ipcs=6")
    return lambda found: any(one["group"] == "incomes" for one in found["effects"]["figures"])


def a_helping_function(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    book.edit("rules_model/base/scramble.py", 'return f"from {base}"', 'return f"up from {base}"')
    return lambda found: "g40.scramble.launch" in ids(found)


def a_border(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    file = "rules_model/base/places.tsv"
    head = book.read(file).splitlines()[0].split("\t")
    row = next(one for one in book.read(file).splitlines() if one.startswith("Southern Italy\t"))
    cells = row.split("\t")
    cells[head.index("value")] = "9"
    book.edit(file, row, "\t".join(cells))
    return lambda found: any(one["about"] == "Italy" for one in found["effects"]["figures"])


IMPORTS = """
from rules_model.base.scramble import scramble_limit
from rules_model.world.force import Force
"""
AMENDMENT = """

@replaces("delta.essex.limit", scramble_limit, DELTA(30))
def five_rise(position: Position, nation: Nation, team: Force = Force()) -> int:
    '''An air base MAY scramble five aircraft.

    >>> scramble_limit(START, UK)
    5
    '''
    return 5
"""


def a_new_amendment(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    file = "rules_model/delta/essex.py"
    book.edit(file, "from rules_model.clause import ", "from rules_model.clause import replaces, ")
    last = "from rules_model.world.profile import Profile\n"
    book.edit(file, last, last + IMPORTS)
    book.write(file, book.read(file) + AMENDMENT)
    return lambda found: {"delta.essex.limit", "delta.radar.scramble"} <= ids(found)


def a_pin(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    file = "spec_tests/pins/deluxe_missions.py"
    book.edit(file, ">>> ", ">>> 1 + 1\n2\n>>> ")
    return lambda found: {one["became"] for one in found["effects"]["examples"]} == {"new"}


EDITS = [
    a_figure,
    a_constant,
    a_chosen_reading,
    a_bonus,
    a_helping_function,
    a_border,
    a_new_amendment,
    a_pin,
]


@pytest.mark.parametrize("plant", EDITS, ids=lambda one: one.__name__)
def test_an_edit_is_found_and_nothing_that_it_reaches_is_left_out(
    plant: Callable[[Checkout], Callable[[dict[str, Any]], bool]], clean: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = plant(clean)
    found = clean.report("--edited")
    missed = clean.full_record_agrees()
    caught = seen(found) and not missed
    with capsys.disabled():
        print(f"\n  {plant.__name__}: {'caught' if caught else 'missed'}", end=" ")
    assert missed == []
    assert seen(found), found["effects"]


def test_a_file_alone_is_held_against_its_last_commit(clean: Checkout) -> None:
    clean.edit("rules_model/alpha2/scramble.py", "    return 3\n", "    return 4\n")
    clean.edit("rules_model/deluxe/missions.py", 'chosen="list"', 'chosen="sections"')
    found = clean.report("rules_model/deluxe/missions.py")
    assert ids(found) == {"3g40.missions.sequence"}
    assert ids(clean.report("--edited")) > ids(found)


def test_words_alone_change_pages_and_no_answer(clean: Checkout) -> None:
    clean.write("docs/deluxe/missions.md", "```{chapter} rules_model.deluxe.missions\n```\n")
    clean.git("add", "-A")
    clean.git("commit", "-q", "-m", "A page")
    clean.edit("rules_model/deluxe/missions.py", "Players MUST carry out", "All players MUST carry out")
    found = clean.report("--edited")
    assert found["effects"]["examples"] == []
    assert found["effects"]["pages"] == [{"page": "deluxe/missions", "parts": ["3g40.missions.sequence: rule"]}]


def test_what_the_build_makes_is_no_page(clean: Checkout) -> None:
    clean.write("docs/apidocs/made.md", "Made\n")
    done = clean.run("what-if", "--edited")
    assert "differs from the last commit" in " ".join(done.stdout.split())


def test_nothing_edited_is_said(clean: Checkout) -> None:
    done = clean.run("what-if", "--edited")
    assert done.returncode == 0
    assert "differs from the last commit" in " ".join(done.stdout.split())
    done = clean.run("what-if", "rules_model/deluxe/missions.py")
    assert "is as it was committed" in " ".join(done.stdout.split())


def test_an_edit_of_the_tools_or_of_a_comment_changes_nothing(clean: Checkout) -> None:
    clean.edit("rules_model/deluxe/missions.py", "#: The missions as", "#: The ten missions as")
    done = clean.run("what-if", "--edited")
    assert "changes no answer, no figure and no word that a page prints" in " ".join(done.stdout.split())


def test_a_book_that_does_not_open_names_file_and_line(clean: Checkout) -> None:
    clean.edit("rules_model/deluxe/missions.py", "def mission_order(", "def mission_order((")
    done = clean.run("what-if", "--edited")
    assert done.returncode == 1
    assert "rules_model/deluxe/missions.py:" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_last_commit_that_does_not_open_is_said(clean: Checkout) -> None:
    good = clean.read("rules_model/deluxe/missions.py")
    clean.edit("rules_model/deluxe/missions.py", "def mission_order(", "def mission_order((")
    clean.git("commit", "-q", "-a", "-m", "Broken")
    clean.write("rules_model/deluxe/missions.py", good)
    done = clean.run("what-if", "--edited")
    clean.git("commit", "-q", "-a", "-m", "Mended")
    assert done.returncode == 2
    assert "the book of the last commit cannot be asked" in done.stderr
    assert "missions.py" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_repository_or_a_commit_it_says_so(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    done = copy.run("what-if", "--edited")
    assert done.returncode == 2
    assert "no last commit" in done.stderr
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    done = copy.run("what-if", "--edited")
    assert done.returncode == 2
    assert "no last commit" in done.stderr


def test_a_reading_that_never_differs_is_said_with_its_examples(clean: Checkout) -> None:
    clean.plant(
        'ORDER = question("3g40.planted.order", DELUXE(1), kind="ambiguity", '
        'readings={"one": "this", "other": "that"}, chosen="one", because="No reason.")\n\n\n'
        '@clause("3g40.planted.rule", DELUXE(1))\ndef planted(position: Position) -> int:\n'
        '    """Something MUST be.\n\n    >>> planted(EMPTY)\n    1\n    """\n'
        '    return 1 if position.reading(ORDER) == "one" else 1\n'
    )
    done = clean.run("what-if", "3g40.planted.order=other")
    said = " ".join(done.stdout.split())
    assert "the two readings do not differ in any example" in said
    assert "3g40.planted.rule" in said


def test_a_clause_that_no_example_calls_is_said(clean: Checkout) -> None:
    clean.plant(
        '@clause("3g40.planted.rule", DELUXE(1))\ndef planted(position: Position) -> int:\n'
        '    """Something MUST be.\n\n    >>> 1 + 1\n    2\n    """\n    return 1\n'
    )
    done = clean.run("what-if", "3g40.planted.rule=2")
    assert "no example calls the clause" in " ".join(done.stdout.split()).lower()
