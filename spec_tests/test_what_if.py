"""What-if: supposed readings and figures, edited files in copies of the book, wrong input, the page that shows reports."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rules_model.__main__ import main
from rules_model.book import BOOK
from rules_model.desk.finding import ROOT
from rules_model.desk.opening import whole
from rules_model.whatif import record
from rules_model.whatif.asked import Report, what_if
from rules_model.whatif.changes import Change, all_made, read
from rules_model.whatif.compare import CHANGES, LOST, compared
from rules_model.whatif.figures import WrongChange
from rules_model.whatif.keeping import now
from rules_model.whatif.report import SCREEN, lines
from spec_tests.planting import Copy
from spec_tests.what_if_page import PAGE, written

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def book() -> None:
    """The whole book."""
    whole()


def supposed(*words: str) -> Report:
    """The report on some changes."""
    return what_if([read(one) for one in words])


def changed(found: Report) -> set[str]:
    """The clauses with examples that change."""
    return {one.clause for one in found.effects.examples}


# -- a reading ---------------------------------------------------------------------------------------------------------


def test_another_reading_changes_the_examples_that_ask_and_the_pages_that_print_them() -> None:
    found = supposed("3g40.missions.order=sections")
    assert changed(found) == {"3g40.missions.sequence"}
    assert {one.became for one in found.effects.examples} == {CHANGES}
    parts = {one.page: one.parts for one in found.effects.pages}
    assert parts == {
        "deluxe/missions": ("3g40.missions.sequence: reading in force", "3g40.missions.sequence: examples"),
        "questions": ("3g40.missions.order: reading in force",),
    }
    assert not found.effects.figures


def test_an_example_that_names_its_reading_keeps_its_answer() -> None:
    found = supposed("3g40.missions.order=sections")
    assert not any('"sections"' in one.code for one in found.effects.examples)


def test_the_question_page_changes_only_where_the_reading_is_marked() -> None:
    pages = {one.page for one in supposed("alpha2.scramble.one-space=from-the-base").effects.pages}
    assert pages == {"alpha2/difference", "alpha2/scramble", "questions"}


# -- figures -----------------------------------------------------------------------------------------------------------


def test_a_price_changes_rows_purchases_losses_and_setups_but_no_chance() -> None:
    found = supposed("g40.units.tank.cost=5")
    assert {"g40.units.tank", "g40.purchase.units"} <= changed(found)
    whats = {one.what for one in found.effects.of("odds")}
    assert whats == {"attackers lose"}
    german = next(one for one in found.effects.of("setups") if one.about == "Germany" and "g40" in one.rulesets)
    tanks = (int(german.before) - int(german.after)) // 1
    assert tanks == 9  # the second edition gives Germany nine, one IPC each
    assert any("costs 6 IPCs" in one for one in found.mend)


def test_an_attack_figure_changes_chances() -> None:
    found = supposed("g40.units.tank.attack=4")
    assert {"attacker", "defender"} <= {one.what for one in found.effects.of("odds")}
    assert any(one.odds for one in found.effects.examples), "examples that state odds of battles with tanks"


def test_a_bonus_changes_the_objective_and_the_income_of_its_nation() -> None:
    found = supposed("g40.objectives.germany.trade.ipcs=+1")
    facts = {(one.what, one.before, one.after) for one in found.effects.of("objectives")}
    assert ("pays", "5 IPCs", "6 IPCs") in facts
    assert {one.about for one in found.effects.of("incomes")} == {"Germany"}
    assert {one.rulesets for one in found.effects.of("incomes")} == {("g40", "delta", "mech")}  # Alpha +2 has its own
    assert ("base/objectives_germany_italy", "g40.objectives.germany.trade: what it pays") in {
        (one.page, part) for one in found.effects.pages for part in one.parts
    }


def test_a_limit_changes_its_own_rule_set_and_those_that_have_none_of_their_own() -> None:
    found = supposed("g40.scramble.limit=4")
    assert {"g40.scramble.team", "delta.radar.scramble"} <= changed(found)
    assert any("alpha2.scramble.limit stands in its place under alpha2" in one for one in found.why)
    alpha = supposed("alpha2.scramble.limit=4")
    assert {id.partition(".")[0] for id in changed(alpha)} == {"alpha2"}


def test_an_amendment_of_a_row_can_be_supposed_otherwise() -> None:
    assert "delta.jets.fighter" in changed(supposed("delta.jets.fighter.attack=5"))


def test_a_verdict_and_an_ability_can_be_supposed_otherwise() -> None:
    found = supposed("g40.scramble.aircraft=refused")
    assert "g40.scramble.launch" in changed(found)
    assert any(one.became == LOST for one in found.effects.examples)
    assert "g40.units.tank" in changed(supposed("g40.units.tank.abilities=-blitz"))


def test_several_changes_are_made_together() -> None:
    both = supposed("g40.units.tank.cost=5", "3g40.missions.order=sections")
    assert changed(both) == changed(supposed("g40.units.tank.cost=5")) | {"3g40.missions.sequence"}


def test_the_book_is_as_before_afterwards() -> None:
    before = now()
    supposed("g40.units.tank.cost=5", "g40.objectives.germany.trade.ipcs=9", "3g40.missions.order=sections")
    names = [name for name in before if "units" in name or "objectives.germany" in name or "missions" in name]
    again = record.asked_again(names)
    assert [name for name in names if again[name].says != before[name].says] == []


@pytest.mark.parametrize(
    "words",
    [
        "g40.units.fighter.defence=3",
        "g40.income.land=7",
        "alpha2.objectives.italy.sea.ipcs=8",
        "g40.submarine.sunk-boats=attacker-first",
        "g40.capital.loot=0",
    ],
)
def test_what_is_not_asked_again_would_answer_the_same(words: str) -> None:
    """The record says what each answer leaned on; asking everything must find no more than asking those."""
    try:
        change = read(words)
    except WrongChange:
        change = other_than(words)
    before = now()
    touched = {name for name, one in before.items() if change.touches(one.reach)}
    with all_made([change]):
        everything = record.asked_again(before)
    missed = [name for name, one in everything.items() if name not in touched and one.says != before[name].says]
    assert missed == []
    assert touched


def other_than(words: str) -> Change:
    """Another reading of the first question that has the beginning of an id; the tests need no exact one."""
    prefix = words.partition("=")[0].rpartition(".")[0]
    asked = next(one for one in BOOK.questions.values() if one.readings and one.id.startswith(prefix))
    return read(f"{asked.id}={next(one for one in asked.readings if one != asked.chosen)}")


def test_loading_the_book_calls_no_clause() -> None:
    """A constant that is made from a clause as a module loads would not notice a change."""
    code = (
        "from rules_model.trace import tracing\n"
        "with tracing() as trace:\n"
        "    from rules_model.desk.opening import whole\n"
        "    whole()\n"
        "raise SystemExit(' '.join(sorted(set(trace))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# -- nothing changes ---------------------------------------------------------------------------------------------------


def test_what_is_so_already_is_said() -> None:
    found = supposed("g40.units.tank.cost=6")
    assert found.effects.nothing
    assert "it is so already" in found.why[0]


# -- the command line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["g40.units.tnk.cost=5"], "g40.units.tank.cost"),
        (["3g40.units.tank.cost=5"], "g40.units.tank.cost"),
        (["g40.units.tank.costs=5"], "g40.units.tank.cost"),
        (["3g40.missions.order=section"], "3g40.missions.order=sections"),
        (["3g40.mission.order=list"], "3g40.missions.order"),
        (["3g40.missions.order"], "3g40.missions.order=list"),
        (["g40.scramble.limit=many"], "no whole number"),
        (["g40.scramble.limit=-9"], "it cannot be -6"),
        (["g40.scramble.aircraft=4"], "g40.scramble.aircraft=allowed"),
        (["g40.units.tank=3"], "g40.units.tank.move"),
        (["g40.setup.all=3"], "what-if --edited"),
        (["3g40.map.borders=known"], "is a gap without readings"),
        (["g40.objectives.germany.trade.nation=Itally"], "did you mean Italy"),
        (["g40.units.tank.cost=5", "g40.units.tank.cost=4"], "two things at once"),
        (["g40.units.tank.cost=5", "--edited"], "--edited takes every edited file"),
        (["g40.units.tank.cost=5", "README.md"], "one file, or about changes"),
        (["nowhere.py"], "no file 'nowhere.py'"),
        (["README.md"], "is no file of the book"),
        (["="], "is no change"),
        ([], "what is supposed otherwise"),
    ],
)
def test_wrong_input_is_answered_with_what_would_be_right(
    words: list[str], wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["what-if", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert wanted in err
    assert "Traceback" not in err


@pytest.mark.parametrize("change", ["3g40.missions.order=sections", "g40.units.tank.attack=5", "g40.income.land=0"])
def test_the_report_is_a_screenful_and_all_shows_the_rest(change: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["what-if", change]) == 0
    short = capsys.readouterr().out.splitlines()
    assert len(short) <= SCREEN
    assert max(map(len, short)) <= 80
    assert "\033" not in "".join(short), "no colours where nobody looks"
    assert main(["what-if", change, "--all"]) == 0
    long = capsys.readouterr().out
    assert "--all" not in long
    for one in supposed(change).effects.pages:
        assert f"  {one.page}: " in long


def test_json_has_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["what-if", "g40.units.tank.cost=5", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {one["clause"] for one in data["effects"]["examples"]} == changed(supposed("g40.units.tank.cost=5"))
    assert set(data) == {"changed", "meanings", "effects", "why", "mend", "asked"}


def test_every_count_of_the_head_is_a_whole_count() -> None:
    found = supposed("g40.units.tank.attack=5")
    head = " ".join(line for _, line in lines(found, everything=True)).split("Examples")[0]
    assert f"Changes {len(found.effects.examples)} answers of {len(changed(found))} clauses" in head
    assert f"{len(found.effects.pages)} pages" in head


def test_the_page_shows_the_reports_as_they_are() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("$ codex1940 what-if") == 3
    assert text == written(text), "docs/what-if.md is out of date: python -m spec_tests.what_if_page"


# -- edited files ------------------------------------------------------------------------------------------------------


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
    row = next(one for one in book.read(file).splitlines() if one.startswith("Italy\t") or "Southern Italy" in one)
    cells = row.split("\t")
    cells[head.index("value")] = "9"
    book.edit(file, row, "\t".join(cells))
    return lambda found: any(one["about"] == "Italy" for one in found["effects"]["figures"])


def a_new_amendment(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    book.edit(
        "rules_model/delta/jets.py", "from rules_model.clause import ", "from rules_model.clause import replaces, "
    )
    text = book.read("rules_model/delta/jets.py")
    text = text.replace(
        "from rules_model.base.", "from rules_model.base.scramble import scramble_limit\nfrom rules_model.base.", 1
    )
    more = (
        '\n\n@replaces("delta.jets.limit", scramble_limit, DELTA(30))\n'
        "def five_rise(position: Position, nation: Nation, team: Force = Force()) -> int:\n"
        '    """An air base MAY scramble five aircraft.\n\n    >>> scramble_limit(START, UK)\n    5\n    """\n    return 5\n'
    )
    text = text.replace(
        "from rules_model.world.nation", "from rules_model.world.force import Force\nfrom rules_model.world.nation", 1
    )
    book.write("rules_model/delta/jets.py", text + more)
    return lambda found: {"delta.jets.limit", "delta.radar.scramble"} <= ids(found)


def a_pin(book: Checkout) -> Callable[[dict[str, Any]], bool]:
    file = "spec_tests/pins/deluxe_missions.py"
    book.edit(file, ">>> ", ">>> 1 + 1\n    2\n    >>> ")
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


def test_two_records_of_one_book_are_the_same() -> None:
    assert compared(now(), now()).nothing
