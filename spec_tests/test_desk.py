"""The designer's desk: nothing new on the real book, and each check finds a fault that is planted in a copy of it."""

from __future__ import annotations

from pathlib import Path
from subprocess import CompletedProcess

import pytest

from rules_model.desk.accepted import told_apart
from rules_model.desk.checks import CHECKS, run
from rules_model.desk.finding import Finding
from rules_model.desk.pinned import Figures, every_mutant, examined
from rules_model.desk.spelling import meant
from rules_model.desk.survivors import findings_of
from rules_model.desk.work import executor
from spec_tests.planting import CHAPTER, START, Copy

# -- the real book ----------------------------------------------------------------------------------------------------


#: These run every example again, play rounds or enumerate situations.
LONG = {"readings", "total", "coverage"}


@pytest.mark.parametrize("check", [pytest.param(one, marks=pytest.mark.slow) if one in LONG else one for one in CHECKS])
def test_the_desk_finds_nothing_new(check: str) -> None:
    found = run([check])
    faults = [str(one) for one in (*found.new, *found.gone) if not one.warning]
    assert not faults, "\n" + "\n".join(faults)


@pytest.fixture(scope="module")
def figures() -> Figures:
    """What the mutants of the whole book showed."""
    with executor() as by:
        return examined(by=by)


@pytest.mark.slow
def test_every_small_change_is_noticed_by_an_example(figures: Figures) -> None:
    faults = [str(one) for one in findings_of(figures)]
    assert not faults, f"{len(faults)} findings; codex1940 check pinned lists them:\n" + "\n".join(faults[:20])


@pytest.mark.slow
def test_mutants_were_made(figures: Figures) -> None:
    """A mutator that makes nothing must not be green. What it does not prove: that the examples are right."""
    assert figures.mutants > 4000
    assert figures.killed > 0.9 * figures.mutants


# -- planted faults: each stands in a line with a mark, and the finding must name that line ---------------------------

FAULTS = '''
@clause("3g40.planted.missing-line", DELUXE(9000))  # fault: missing line
def missing_line(position: Position) -> int:
    """One.

    >>> missing_line(EMPTY), missing_line(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.blank-line", DELUXE(752, part=2), DELUXE(145))  # fault: signature
def signature_line(position: Position) -> int:
    """One.

    >>> signature_line(EMPTY), signature_line(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.missing-part", DELUXE(12))
def continuation(position: Position) -> int:
    """One, as {clause}`3g40.gibraltar.straight` says.

    >>> continuation(EMPTY), continuation(EMPTY)
    (1, 1)
    """
    return 1


@clause(
    "3g40.planted.part",
    DELUXE(752, part=2),
    DELUXE(752, part=99),  # fault: missing part
)
def missing_part(position: Position) -> int:
    """One.

    >>> missing_part(EMPTY), missing_part(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.misspelt", DELUXE(752, part=2))
def misspelt(position: Position) -> bool:
    """The rock is held.

    >>> misspelt(EMPTY), misspelt(EMPTY.held(UK, "Gibraltar"))
    (False, False)
    """
    return len(position.holders) > 5 and position.holds(UK, "Westren Peninsula")  # fault: misspelt place


NEVER_READ = question(  # fault: unused reading
    "3g40.planted.never-read",
    DELUXE(752),
    kind="ambiguity",
    readings={"one": "the first", "two": "the second"},
    chosen="one",
    because="it must be one of them",
)

NEVER_MET = question(  # fault: unmet gap
    "3g40.planted.never-met", DELUXE(752), kind="gap", because="Nobody knows."
)


@clause("3g40.planted.reads", DELUXE(752, part=2))
def reads(position: Position) -> str:
    """The first reading holds.

    >>> reads(EMPTY), reads(EMPTY)
    ('one', 'one')
    """
    return position.reading(NEVER_READ)


@clause("3g40.planted.loop", DELUXE(752, part=2))
def rolls_on(position: Position, table: Table) -> int:
    """Dice are rolled until one shows a one.

    >>> rolls_on(EMPTY, script(2, 1)), rolls_on(EMPTY, script(1))
    (2, 1)
    """
    rolled = 1
    while table.roll() != 1:  # fault: direct while
        rolled += 1
    return rolled


@clause("3g40.planted.copied", DELUXE(752, part=2))
def copied(position: Position) -> int:
    """A nation MUST immediately declare a new capital territory with a production facility on it.  # fault: copied

    >>> copied(EMPTY), copied(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.amended", DELUXE(752, part=2))
def amended(position: Position) -> int:
    """One.

    >>> isinstance(amended, object), amended.id
    (True, '3g40.planted.amended')
    """
    return 1


@replaces("3g40.planted.first", amended, DELUXE(752, part=2))
def first_replacement(position: Position) -> int:
    """Two.

    >>> first_replacement.id, 2
    ('3g40.planted.first', 2)
    """
    return 2


@replaces("3g40.planted.second", amended, DELUXE(752, part=2))
def second_replacement(position: Position) -> int:  # fault: two replacements
    """Three. And more.

    >>> second_replacement.id, 3
    ('3g40.planted.second', 3)
    """
    return 3


@clause("3g40.planted.event", DELUXE(752, part=2))
def event(position: Position) -> int:
    """Landings of Martians are counted.

    >>> event(EMPTY), event(EMPTY)
    (0, 0)
    """
    return len(position.events("martians landed"))  # fault: event


@clause("3g40.planted.no-example", DELUXE(752, part=2))
def no_example(position: Position) -> int:  # fault: no example
    """One."""
    return 1


@clause("3g40.planted.no-sources")
def no_sources(position: Position) -> int:  # fault: no sources
    """One.

    >>> no_sources(EMPTY), no_sources(EMPTY)
    (1, 1)
    """
    return 1


@clause("g40.planted.prefix", DELUXE(752, part=2))
def prefix(position: Position) -> int:  # fault: prefix
    """One.

    >>> prefix.id, 1
    ('g40.planted.prefix', 1)
    """
    return 1


@clause("3g40.planted.twice", DELUXE(752, part=2))
def twice(position: Position) -> int:  # fault: name
    """One.

    >>> twice(EMPTY), twice(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.again", DELUXE(752, part=2))
def twice(position: Position) -> int:
    """One.

    >>> twice(EMPTY), twice(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.slips", DELUXE(752, part=2))
def slips(position: Position, piece: Piece) -> bool:
    """Ones.

    >>> slips(EMPTY, Piece(UK, "destroyer")), slips(EMPTY, Piece(UK, "destroyer", frozenset({"designated"})))
    (False, False)
    """
    if piece.unit == "cruiser":
        return position.holds(UK, "Lundon")  # fault: London
    if piece.unit == "destroyr":  # fault: destroyer
        return position.holds(UK, "Normandie")  # fault: Normandy
    return "designatd" in piece.marks  # fault: designated


@clause("3g40.planted.dice", DELUXE(752, part=2))
def rolls_dice(position: Position, dice: Table) -> int:
    """Dice are rolled until one shows a one.

    >>> rolls_dice(EMPTY, script(2, 1)), rolls_dice(EMPTY, script(1))
    (1, 1)
    """
    while dice.roll() != 1:  # fault: while dice
        pass
    return 1


@clause("3g40.planted.round", DELUXE(752, part=2))
def rolls_round(position: Position, dice: Table) -> int:
    """Dice are rolled until one shows a one.

    >>> rolls_round(EMPTY, script(2, 1)), rolls_round(EMPTY, script(1))
    (1, 1)
    """
    return 1 if dice.roll() == 1 else around(position, dice)  # fault: to and fro


def around(position: Position, dice: Table) -> int:
    return rolls_round(position, dice)


def chance() -> int:
    import random  # fault: random

    return random.randint(1, 6)


# A nation MUST immediately declare a new capital
# territory with a production facility on it.


@clause("3g40.planted.fails", DELUXE(752, part=2))
def fails(position: Position) -> int:
    """One.

    >>> fails(EMPTY)  # fault: fails
    2
    """
    return 1
'''
PINS = '''PINS = {
    "3g40.planted.nobody": """
>>> 1
1
""",
    "3g40.gibraltar.hold": """
>>> 1
1
""",
}
'''
COPIED = "A nation MUST immediately declare a new\ncapital territory with a production facility on it.\n"
PAGE = "# A page\n\nSee {clause}`3g40.gibraltar.strat` and {clause}`3g40.gibraltar.strait`.\n"
PINS_FILE = "spec_tests/pins/deluxe_planted.py"

#: Check, mark of the line, subject, part of the message.
EXPECTED = (
    ("references", "fault: missing line", "3g40.planted.missing-line", "deluxe 9000 has no line 9000"),
    ("references", "fault: signature", "3g40.planted.blank-line", "deluxe 145 is no rule but signature"),
    ("references", "fault: missing part", "3g40.planted.part", "deluxe 752, part 99 does not exist"),
    ("references", "3g40.gibraltar.straight", "3g40.gibraltar.straight", "did you mean 3g40.gibraltar.strait"),
    ("references", "fault: misspelt place", "Westren Peninsula", "did you mean 'Western Peninsula'"),
    ("references", "fault: event", "martians landed", "no clause notes such an event"),
    ("readings", "fault: unused reading", "3g40.planted.never-read", "no example runs the reading 'two'"),
    ("readings", "fault: unmet gap", "3g40.planted.never-met", "no example meets the gap"),
    ("references", "fault: London", "Lundon", "did you mean 'London'"),
    ("references", "fault: destroyer", "destroyr", "did you mean 'destroyer'"),
    ("references", "fault: Normandy", "Normandie", "did you mean 'Normandy'"),
    ("references", "fault: designated", "designatd", "did you mean 'designated'"),
    ("loops", "fault: direct while", "3g40.planted.loop", "a while loop around the table"),
    ("loops", "fault: while dice", "3g40.planted.dice", "a while loop around the table"),
    ("loops", "fault: to and fro", "3g40.planted.round", "a function that calls itself around the table"),
    ("loops", "fault: random", "random", "chance from random"),
    ("copies", "# A nation MUST", "planted", "nine words in a row from a source"),
    ("copies", "fault: copied", "3g40.planted.copied", "nine words in a row from a source"),
    ("clashes", "fault: two replacements", "3g40.planted.second", "so does 3g40.planted.first"),
    ("shape", "fault: two replacements", "3g40.planted.second", "the first paragraph has 2 sentences"),
    ("entries", "fault: no example", "3g40.planted.no-example", "no example"),
    ("entries", "fault: name", "3g40.planted.twice", "twice is defined again in this chapter"),
    ("entries", "fault: no sources", "3g40.planted.no-sources", "no source lines"),
    ("entries", "fault: prefix", "g40.planted.prefix", "the prefix g40 is not that of the package"),
)


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the book with every one of the faults."""
    copy = Copy(tmp_path_factory.mktemp("planted"))
    copy.plant(FAULTS)
    copy.write(PINS_FILE, PINS)
    copy.write("docs/page.md", PAGE + "\nSo it is:\n" + COPIED)
    copy.write("README.md", "# Read me\n\n" + COPIED)
    return copy


@pytest.fixture(scope="module")
def report(planted: Copy) -> CompletedProcess[str]:
    """What the desk says of the copy."""
    return planted.run("check")


@pytest.mark.slow
@pytest.mark.parametrize(("check", "mark", "about", "message"), EXPECTED, ids=lambda value: str(value)[:30])
def test_a_planted_fault_is_found(
    planted: Copy, report: CompletedProcess[str], check: str, mark: str, about: str, message: str
) -> None:
    start = f"{CHAPTER}:{planted.line(mark)}: {about}: "
    sections = report.stdout.split("\n")
    found = [line.strip() for line in sections if line.strip().startswith(start)]
    assert any(message in line for line in found), f"no line {start}...{message} in\n{report.stdout}"
    assert f"\n{check}: " in f"\n{report.stdout}"


@pytest.mark.slow
def test_a_planted_fault_fails_the_command_without_a_traceback(report: CompletedProcess[str]) -> None:
    assert report.returncode == 1
    assert "Traceback" not in report.stdout + report.stderr


@pytest.mark.slow
def test_a_link_of_a_page_that_leads_nowhere_is_found(report: CompletedProcess[str]) -> None:
    assert "docs/page.md:3: 3g40.gibraltar.strat: a link to a clause that is not there" in report.stdout


@pytest.mark.slow
def test_a_copied_sentence_is_found_in_pages_where_it_begins(report: CompletedProcess[str]) -> None:
    for place, about in (("docs/page.md:6", "page"), ("README.md:3", "README")):
        assert f"{place}: {about}: nine words in a row from a source" in report.stdout


@pytest.mark.slow
def test_pins_without_a_clause_or_in_the_wrong_file_are_found(planted: Copy, report: CompletedProcess[str]) -> None:
    line = planted.line("planted.nobody", PINS_FILE)
    assert f"{PINS_FILE}:{line}: 3g40.planted.nobody: pins for a clause that does not exist" in report.stdout
    line = planted.line("gibraltar.hold", PINS_FILE)
    assert f"{PINS_FILE}:{line}: 3g40.gibraltar.hold: pins in the wrong file" in report.stdout


@pytest.mark.slow
def test_the_collector_fails_for_the_same_faults(planted: Copy) -> None:
    ran = planted.python("pytest", "-p", "no:cacheprovider", "-q", CHAPTER, PINS_FILE)
    assert ran.returncode == 1
    for mark, said in (
        ("fault: no example", "3g40.planted.no-example: no example"),
        ("fault: no sources", "3g40.planted.no-sources: no source lines"),
        ("fault: fails", "3g40.planted.fails"),
    ):
        assert f"{CHAPTER}:{planted.line(mark)}: {said}" in ran.stdout
    assert f"{CHAPTER}::3g40.planted.fails" in ran.stdout
    assert "3g40.planted.nobody: pins for a clause that does not exist" in ran.stdout
    assert "INTERNALERROR" not in ran.stdout


# -- the collector ----------------------------------------------------------------------------------------------------


def test_the_collector_is_at_work(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.pluginmanager.hasplugin("spec_tests.collector")


@pytest.mark.slow
def test_a_collector_that_finds_nothing_is_not_green(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    collector = copy.read("spec_tests/collector.py")
    blind = collector.replace("clauses = clauses_in(str(self.path))", "clauses: tuple[Clause[Any, Any], ...] = ()")
    assert blind != collector
    copy.write("spec_tests/collector.py", blind)
    slow = ("--deselect=the book::every reading is run", "--deselect=the book::every gap is met")
    ran = copy.python("pytest", "-p", "no:cacheprovider", "-q", "rules_model", *slow)
    assert ran.returncode == 1
    assert "only 0 examples were collected" in ran.stdout


@pytest.mark.slow
def test_a_clause_is_chosen_by_its_id(planted: Copy) -> None:
    found = planted.python("pytest", "-p", "no:cacheprovider", "--collect-only", "-q", "-k", "3g40.planted.loop")
    assert [line for line in found.stdout.splitlines() if "::" in line] == [f"{CHAPTER}::3g40.planted.loop"]


# -- faults that keep a chapter from loading --------------------------------------------------------------------------

TAKEN = '''
@clause("3g40.gibraltar.hold", DELUXE(752))  # fault: taken
def taken(position: Position) -> int:
    """One."""
    return 1
'''
BROKEN = "\ndef broken(:\n    pass\n"
FOREIGN = TAKEN.replace("3g40.gibraltar.hold", "foo.bar.dynamo")


UNLOADABLE = {
    "id": (TAKEN, "fault: taken", "is taken by"),
    "syntax": (BROKEN, "def broken", "syntax error"),
    "prefix": (FOREIGN, "fault: taken", "no rule set has the prefix 'foo'"),
}


@pytest.fixture(params=UNLOADABLE.values(), ids=list(UNLOADABLE))
def unloadable(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Copy, str, str]:
    code, mark, said = request.param
    copy = Copy(tmp_path)
    copy.plant(code)
    return copy, f"{CHAPTER}:{copy.line(mark)}: ", said


@pytest.mark.slow
def test_a_chapter_that_does_not_load_gives_one_clean_message(unloadable: tuple[Copy, str, str]) -> None:
    copy, place, said = unloadable
    for ran in copy.run("show", "3g40.gibraltar.strait"), copy.python("rules_model.examples", "gibraltar.strait"):
        assert ran.returncode == 1
        assert place in ran.stderr
        assert said in ran.stderr
        assert "Traceback" not in ran.stderr
        assert str(copy.folder) not in ran.stderr


@pytest.mark.slow
def test_a_chapter_that_does_not_load_fails_once_in_the_collector(unloadable: tuple[Copy, str, str]) -> None:
    copy, place, said = unloadable
    copy.write("spec_tests/test_own.py", "from rules_model.deluxe.planted import nothing\n")
    for asked in (), ("rules_model/deluxe/strait.py::3g40.gibraltar.strait",), ("-k", "strait"):
        ran = copy.python("pytest", "-p", "no:cacheprovider", "-q", *asked)
        assert ran.returncode == 1
        lines = ran.stdout.splitlines()
        assert lines[-1].startswith("1 failed in ")
        assert len(lines) < 10, ran.stdout
        assert any(line.startswith(place) and said in line for line in lines), ran.stdout


@pytest.mark.slow
def test_a_ledger_that_cannot_be_read_gives_one_clean_message(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    rows = copy.read("rules_model/sources/deluxe.tsv").splitlines()
    copy.write("rules_model/sources/deluxe.tsv", "\n".join([*rows[:40], "garbage", *rows[41:]]) + "\n")
    said = "rules_model/sources/deluxe.tsv:41: want five cells between tabs"
    ran = copy.run("check")
    assert ran.returncode == 1
    assert ran.stderr.startswith(f"error: the book cannot be loaded\n{said}")
    assert len(ran.stderr.splitlines()) == 2
    ran = copy.python("pytest", "-p", "no:cacheprovider", "-q")
    assert said in ran.stdout
    assert "1 failed in" in ran.stdout


# -- the lists of what is accepted ------------------------------------------------------------------------------------

FINDING = Finding("rules_model/deluxe/start.py", 1, "shape", "3g40.somewhere", "too long", "shorten it")
HEADER = "check\tabout\tmessage\treason\n"


def test_an_accepted_finding_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "accepted.tsv"
    file.write_text(f"{HEADER}shape\t3g40.somewhere\ttoo long\tit cannot be shorter\n")
    found = told_apart([FINDING], ["shape"], file)
    assert (found.new, found.gone) == ((), ())
    assert found.accepted == ((FINDING, "it cannot be shorter"),)


def test_an_accepted_finding_that_is_gone_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "accepted.tsv"
    file.write_text(f"{HEADER}shape\t3g40.somewhere\ttoo long\tit cannot be shorter\n")
    [gone] = told_apart([], ["shape"], file).gone
    assert (gone.line, gone.message) == (2, "accepted, but no longer found: too long")
    assert told_apart([], ["loops"], file).gone == ()  # that check was not run


def test_a_finding_accepted_without_a_reason_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "accepted.tsv"
    file.write_text(f"{HEADER}shape\t3g40.somewhere\ttoo long\t\n")
    [fault] = told_apart([FINDING], ["shape"], file).gone
    assert fault.message == "accepted without a reason"


# -- names and loops --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "name"),
    [
        *(("Lundon", "London"), ("Normandie", "Normandy"), ("destroyr", "destroyer"), ("designatd", "designated")),
        *(("fihgter", "fighter"), ("damagd", "damaged"), ("Sea Zone 1", ""), ("cruisers", ""), ("destroyed", "")),
        *(("mainland", ""), ("submerge", ""), ("Gibraltar", "")),
    ],
)
def test_a_slip_is_told_from_a_good_word(word: str, name: str) -> None:
    assert meant(word, "rules_model.deluxe") == name


# -- mutants ----------------------------------------------------------------------------------------------------------

WEAK = '''
LIMIT = 3
NAMES = ("Malta", "Crete")


def halved(number: int) -> int:
    return number // 2


@clause("3g40.planted.weak", DELUXE(752, part=2))
def weak(position: Position, ships: int) -> Verdict:
    """At most three ships MAY pass.

    >>> weak(EMPTY, 1), weak(EMPTY, 9)
    (allowed by 3g40.planted.weak, refused by 3g40.planted.weak: too many)
    """
    if ships > LIMIT + halved(0):
        return refuse(weak, "too many")
    if any(position.holds(UK, name) for name in NAMES):
        return allow(weak)
    return allow(weak)


@clause("3g40.planted.strong", DELUXE(752, part=2))
def strong(position: Position, ships: int) -> bool:
    """At most three ships MAY pass.

    >>> strong(EMPTY, 3), strong(EMPTY, 4)
    (True, False)
    """
    return ships <= 3
'''


def test_words_keep_the_mutants_to_the_chapters_of_the_clauses_that_have_them() -> None:
    mutants = list(every_mutant(("gibraltar.hold",)))
    assert {Path(one.file).name for one in mutants} == {"gibraltar.py"}
    assert {one.about for one in mutants if one.about.startswith("3g40.")} == {"3g40.gibraltar.hold"}


@pytest.fixture(scope="module")
def weak(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the book with a clause that its examples do not hold, and one that they hold."""
    copy = Copy(tmp_path_factory.mktemp("weak"))
    copy.plant(WEAK)
    return copy


@pytest.mark.slow
def test_a_clause_that_its_examples_do_not_hold_is_found(weak: Copy) -> None:
    ran = weak.run("check", "pinned", "3g40.planted")
    assert ran.returncode == 1
    line = weak.line("if ships > LIMIT")
    assert f"{CHAPTER}:{line}: 3g40.planted.weak: no example notices: > to >=" in ran.stdout
    line = weak.line("LIMIT = 3")
    assert f"{CHAPTER}:{line}: deluxe.planted.LIMIT: no example notices: 3 to 4" in ran.stdout
    line = weak.line("NAMES = ")
    assert f"{CHAPTER}:{line}: deluxe.planted.NAMES: no example notices: left out: 'Malta'" in ran.stdout
    line = weak.line("number // 2")
    assert f"{CHAPTER}:{line}: deluxe.planted.halved: no example notices: // to *" in ran.stdout
    assert "3g40.planted.strong" not in ran.stdout
    assert "refuse to allow" not in ran.stdout  # the example shows the refusal, so that mutant is killed
    assert "Traceback" not in ran.stdout + ran.stderr


@pytest.mark.slow
def test_a_survivor_is_accepted_with_a_reason_and_must_stay_alive(weak: Copy) -> None:
    rows = weak.run("check", "pinned", "3g40.planted", "--rows").stdout.splitlines()
    accepted = [f"{row}it does not matter here" for row in rows if row.count("\t") == 3]
    accepted.append("3g40.planted.strong\treturn ships <= 3\t<= to <\tkilled long ago")
    weak.write("spec_tests/survivors.tsv", "\n".join(["about\ttext\tmutant\treason", *accepted]) + "\n")
    ran = weak.run("check", "pinned", "3g40.planted")
    assert ran.returncode == 0, ran.stdout
    assert "it does not matter here" in ran.stdout
    assert START not in ran.stdout
