"""Coverage, subjects and readings on the desk: each finds the faults that are planted in a copy of the book.

What these tests do not prove: that a subject lists every situation that matters at a table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from subprocess import CompletedProcess
from typing import Any

import pytest

from rules_model.__main__ import main
from rules_model.base.start import EMPTY
from rules_model.book import BOOK
from rules_model.desk import total
from rules_model.desk.coverage import alone, changes, covered, rounds_run, runs
from rules_model.desk.opening import clauses
from rules_model.desk.otherwise import otherwise
from rules_model.desk.parting import parted
from rules_model.situations.asking import rules_of, subjects
from rules_model.situations.smallest import smallest_difference
from rules_model.subject import SUBJECTS, Subject, Voice, subject
from rules_model.verdict import Verdict
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, UK
from spec_tests.planting import CHAPTER, Copy

ABOUT = "rules_model/deluxe/subjects/planted.py"

# -- subjects: one answer in each situation ---------------------------------------------------------------------------

CLAUSES = '''
@clause("3g40.planted.three", DELUXE(752, part=2))
def three(position: Position, ships: int) -> Verdict:
    """At most three ships MAY pass.

    >>> three(EMPTY, 3), three(EMPTY, 4).allowed
    (allowed by 3g40.planted.three, False)
    """
    return allow(three) if ships <= 3 else refuse(three, "too many")


@clause("3g40.planted.under-three", DELUXE(752, part=2))
def under_three(position: Position, ships: int) -> bool:
    """Fewer than three ships MAY pass.

    >>> under_three(EMPTY, 2), under_three(EMPTY, 3)
    (True, False)
    """
    return ships < 3


@clause("3g40.planted.table", DELUXE(752, part=2))
def from_table(position: Position, nation: Nation) -> int:
    """Germany has one, the UK has two.

    >>> from_table(EMPTY, GERMANY), from_table(EMPTY, UK)
    (1, 2)
    """
    return {GERMANY: 1, UK: 2}[nation]


@clause("3g40.planted.gap", DELUXE(752, part=2))
def gap(position: Position, nation: Nation) -> int:
    """Nobody knows about Italy.

    >>> gap(EMPTY, UK), gap(EMPTY, GERMANY)
    (1, 1)
    """
    if nation == ITALY:
        raise Gap("3g40.planted.nowhere", "what Italy has")
    return 1


READ = question(
    "3g40.planted.read",
    DELUXE(752),
    kind="ambiguity",
    readings={"few": "three", "many": "four"},
    chosen="few",
    because="it must be one of them",
)


@clause("3g40.planted.reads", DELUXE(752, part=2))
def reads(position: Position, ships: int) -> bool:
    """Three ships MAY pass, or four.

    >>> reads(EMPTY, 4), reads(EMPTY.reads(READ, "many"), 4)
    (False, True)
    """
    return ships <= (3 if position.reading(READ) == "few" else 4)
'''
SUBJECT_FILE = '''"""Planted subjects."""

from rules_model.deluxe.start import EMPTY
from rules_model.subject import Voice, subject
from rules_model.world.nation import GERMANY, ITALY, UK

SHIPS = {"ships": (1, 2, 3, 4, 5)}
NATIONS = {"nation": (UK, GERMANY, ITALY)}


def ships(clause, case):
    return clause(case.position, case.ships)


def nation(clause, case):
    return clause(case.position, case.nation)


def bare(case):
    return EMPTY


subject(  # fault: boundary
    "3g40.planted.boundary", "May so many pass?",
    Voice("3g40.planted.three", ships), Voice("3g40.planted.under-three", ships),
    over=SHIPS, position=bare,
)
subject(  # fault: key error
    "3g40.planted.missing-nation", "How many?", Voice("3g40.planted.table", nation), over=NATIONS, position=bare,
)
subject(  # fault: gap
    "3g40.planted.unknown-gap", "How many?", Voice("3g40.planted.gap", nation), over=NATIONS, position=bare,
)
subject(  # fault: silent
    "3g40.planted.silent", "How many?",
    Voice("3g40.planted.table", lambda clause, case: None if case.nation == ITALY else nation(clause, case)),
    over=NATIONS, position=bare,
)
subject(  # fault: other reading
    "3g40.planted.other-reading", "May so many pass?",
    Voice("3g40.planted.three", ships), Voice("3g40.planted.reads", ships), over=SHIPS, position=bare,
)
subject(  # fault: no clause
    "3g40.planted.misnamed", "May so many pass?", Voice("3g40.planted.thre", ships), over=SHIPS, position=bare,
)
subject(  # fault: never speaks
    "3g40.planted.mute", "May so many pass?",
    Voice("3g40.planted.three", ships), Voice("3g40.planted.reads", lambda clause, case: None),
    over=SHIPS, position=bare,
)
subject(  # fault: no situation
    "3g40.planted.empty", "May so many pass?", Voice("3g40.planted.three", ships),
    over=SHIPS, position=bare, when=lambda case: case.ships > 9,
)
subject(  # fault: one answer
    "3g40.planted.constant", "May so many pass?", Voice("3g40.planted.three", ships),
    over={"ships": (1, 2)}, position=bare,
)
subject(  # fault: rule set
    "3g40.planted.nowhere", "May so many pass?", Voice("3g40.planted.three", ships),
    over=SHIPS, position=bare, under=("g41",),
)
'''

#: Mark of the declaration, what the finding says, and what its smallest situation says.
DISAGREE = (
    ("fault: boundary", "3g40.planted.three and 3g40.planted.under-three disagree", "ships 3"),
    ("fault: key error", "3g40.planted.table is stopped by KeyError", "nation Italy"),
    ("fault: gap", "3g40.planted.gap is stopped by Gap", "nation Italy"),
    ("fault: silent", "no clause speaks", "nation Italy"),
    ("fault: other reading", "3g40.planted.three and 3g40.planted.reads disagree", "ships 4, under the reading 'many'"),
    ("fault: no clause", "there is no clause 3g40.planted.thre", ""),
    ("fault: never speaks", "3g40.planted.reads never speaks", ""),
    ("fault: no situation", "no situation can arise", ""),
    ("fault: one answer", "every situation has the same answer: True", ""),
    ("fault: rule set", "there is no rule set g41", ""),
)


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the book with subjects that are at fault."""
    copy = Copy(tmp_path_factory.mktemp("subjects"))
    copy.plant("from rules_model.world.names import Gap\n" + CLAUSES)
    copy.write(ABOUT, SUBJECT_FILE)
    return copy


@pytest.fixture(scope="module")
def report(planted: Copy) -> CompletedProcess[str]:
    """What the desk says of the planted subjects."""
    return planted.run("check", "total", "3g40.planted")


@pytest.mark.slow
@pytest.mark.parametrize(("mark", "message", "situation"), DISAGREE, ids=[one[0] for one in DISAGREE])
def test_a_planted_fault_of_a_subject_is_found(
    planted: Copy, report: CompletedProcess[str], mark: str, message: str, situation: str
) -> None:
    place = f"{ABOUT}:{planted.line(mark, ABOUT)}: "
    blocks = re.split(r"\n  (?=\S)", report.stdout)
    found = [block for block in blocks if block.startswith(place) and message in block]
    print(f"{'caught' if found else 'MISSED'}: {mark}")
    assert len(found) == 1, report.stdout + report.stderr
    assert situation in found[0]
    assert report.returncode == 1
    assert "Traceback" not in report.stdout + report.stderr


#: A slip in a real clause: file, what is written, what is planted, the subject that must find it.
SLIPS = (
    (
        "deluxe/gibraltar.py",
        "    if held(position):\n        for half",
        "    if True:\n        for half",
        "3g40.subjects.rock",
    ),
    ("deluxe/strait.py", 'return unit == "submarine"', 'return unit != "destroyer"', "3g40.subjects.strait"),
    ("deluxe/designation.py", "Use.ESCORT, Use.INTERCEPTION)", "Use.ESCORT)", "3g40.subjects.needs-marker"),
    ("deluxe/block_heirs.py", "provoked(position, SOUTH_AMERICA,", "provoked(position, EUROPE,", "3g40.subjects.block"),
    ("deluxe/dominions.py", "(both or stopped(position, seat))", "(both)", "3g40.subjects.british-income"),
    ("deluxe/peace.py", "if nation in (UK_PACIFIC, ANZAC):", "if nation == ANZAC:", "3g40.subjects.peace"),
    ("deluxe/convoys.py", "min(toll, cash) if", "min(toll, cash + 1) if", "3g40.subjects.convoy"),
    ("base/submarines.py", "    if hunts(position, enemies):", "    if not enemies:", "g40.subjects.surprise"),
    ("base/scramble.py", "    if up.count() > most:", "    if up.count() > most + 1:", "g40.subjects.scramble"),
    ("base/declarations.py", "    if not time:\n        return time\n", "", "g40.subjects.declaration"),
    (
        "base/raid_orders.py",
        'raise ValueError(f"no {spoken(one.unit)} has',
        'print(f"no {spoken(one.unit)} has',
        "g40.subjects.bombed",
    ),
)
#: What subjects cannot see: every clause that speaks asks the one at fault, so that all of them are wrong alike.
OUT_OF_SIGHT = (
    ("deluxe/submarines.py", 'refuse(may_dive, "the round has begun")', "allow(may_dive)", "3g40.subjects.dive"),
)


@pytest.fixture(scope="module")
def slipped(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the book with all those slips in real clauses."""
    copy = Copy(tmp_path_factory.mktemp("slips"))
    for file, before, after, _ in (*SLIPS, *OUT_OF_SIGHT):
        text = copy.read(f"rules_model/{file}")
        assert text.count(before) == 1, (file, before)
        copy.write(f"rules_model/{file}", text.replace(before, after))
    return copy


@pytest.fixture(scope="module")
def slips(slipped: Copy) -> CompletedProcess[str]:
    """What the desk says of it."""
    return slipped.run("check", "total")


@pytest.mark.slow
@pytest.mark.parametrize(("file", "about"), [(one[0], one[3]) for one in SLIPS], ids=[one[3] for one in SLIPS])
def test_a_slip_in_a_real_clause_is_found_by_its_subject(
    slipped: Copy, slips: CompletedProcess[str], file: str, about: str
) -> None:
    folder = f"rules_model/{file.partition('/')[0]}/subjects/"
    found = [line for line in slips.stdout.splitlines() if line.startswith(f"  {folder}") and f" {about}: " in line]
    print(f"{'caught' if found else 'MISSED'}: {file}, {about}")
    assert found, slips.stdout
    name, line = re.match(r"  (\S+?):(\d+): ", found[0]).groups()  # type: ignore[union-attr]
    written = slipped.read(name).splitlines()[int(line) - 1 : int(line) + 1]
    assert any("subject(" in one for one in written)


@pytest.mark.slow
def test_what_subjects_cannot_see_is_said(slips: CompletedProcess[str]) -> None:
    for file, _, _, about in OUT_OF_SIGHT:
        caught = f" {about}: " in slips.stdout.partition(" situations, ")[0]
        print(f"{'caught' if caught else 'missed'}: {file}, {about}")


@pytest.mark.slow
def test_a_module_of_subjects_that_does_not_load_is_a_finding(tmp_path_factory: pytest.TempPathFactory) -> None:
    copy = Copy(tmp_path_factory.mktemp("broken"))
    copy.plant("from rules_model.world.names import Gap\n" + CLAUSES)
    copy.write(ABOUT, '"""Planted."""\n\nNOTHING = missing\n')
    ran = copy.run("check", "total", "planted")
    assert f"  {ABOUT}:3: {ABOUT}: the subjects cannot be loaded: NameError" in ran.stdout
    assert ran.returncode == 1
    assert "Traceback" not in ran.stdout + ran.stderr


# -- the vocabulary of subjects ---------------------------------------------------------------------------------------


@pytest.fixture
def ships() -> Iterator[Subject]:
    """A subject of this test alone."""
    made = subject(
        "g40.subjects.of-a-test",
        "How many?",
        Voice("g40.scramble.limit", lambda clause, case: case.number + case.more),
        over={"number": (1, 2, 3), "more": (0, 10)},
        position=lambda case: EMPTY,
        when=lambda case: case.number < 3,
    )
    yield made
    del SUBJECTS[made.id]


def test_situations_come_smallest_first_and_only_those_that_can_arise(ships: Subject) -> None:
    found = [(case.number, case.more) for case in ships.cases()]
    assert found == [(1, 0), (1, 10), (2, 0), (2, 10)]
    assert next(iter(ships.cases())).words() == "number 1, more 0"


def test_a_misspelt_dimension_and_a_taken_id_are_errors(ships: Subject) -> None:
    with pytest.raises(AttributeError, match="has no dimension 'numbr'"):
        _ = next(iter(ships.cases())).numbr
    voice = Voice("g40.scramble.limit", lambda clause, case: 1)
    with pytest.raises(ValueError, match="is taken by"):
        subject(ships.id, "?", voice, over={"a": (1,)}, position=lambda case: EMPTY)
    with pytest.raises(ValueError, match="the dimension a has no value"):
        subject("g40.subjects.none", "?", voice, over={"a": ()}, position=lambda case: EMPTY)


def test_the_subjects_asked_for_are_declared() -> None:
    """Each subject that issue 5 names has a declaration; the count of situations is whole and printed by the check."""
    about = {voice.clause.rpartition(".")[0] for one in subjects() for voice in one.voices}
    wanted = {"3g40.gibraltar", "3g40.capitals", "3g40.blocks", "3g40.markers", "3g40.submarines", "g40.submarine"}
    wanted |= {"g40.sbr", "g40.scramble", "3g40.convoys", "g40.politics"}
    assert wanted <= about
    found = total.heard(next(one for one in subjects() if one.id == "3g40.subjects.rock"), "3g40")
    assert found.situations == 9 * 9 * 3
    assert not found.faults


# -- coverage: what ran a clause, and where it changed the outcome ----------------------------------------------------

IDLE = '''
@clause("3g40.planted.lonely", DELUXE(752, part=2))
def lonely(position: Position) -> int:  # fault: alone
    """One.

    >>> lonely(EMPTY), lonely(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.dead-branch", DELUXE(752, part=2))
def dead_branch(position: Position) -> int:  # fault: called on no branch that runs
    """One.

    >>> dead_branch(EMPTY), dead_branch(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.ignored", DELUXE(752, part=2))
def ignored(position: Position) -> bool:  # fault: unnoticed
    """True.

    >>> ignored(EMPTY), ignored(EMPTY)
    (True, True)
    """
    return True


@clause("3g40.planted.drowned", DELUXE(752, part=2))
def drowned(position: Position) -> bool:  # fault: drowned by another condition
    """True.

    >>> drowned(EMPTY), drowned(EMPTY)
    (True, True)
    """
    return True


@clause("3g40.planted.leant-on", DELUXE(752, part=2))
def leant_on(position: Position) -> int:
    """Two.

    >>> leant_on(EMPTY), leant_on(EMPTY)
    (2, 2)
    """
    return 2


@clause("3g40.planted.caller", DELUXE(752, part=2))
def caller(position: Position, ships: int) -> int:
    """Two, for one ship.

    >>> caller(EMPTY, 1), caller(EMPTY, 2)
    (2, 2)
    """
    ignored(position)
    if ships > 5:
        return dead_branch(position)
    return leant_on(position) if drowned(position) or ships < 9 else 0


@modifies("3g40.planted.wrapping", lonely, DELUXE(752, part=2), option="planted")
def wrapping(before: Any, position: Position) -> int:  # fault: in force nowhere else
    """With the option, two.

    >>> from rules_model.deluxe.start import RULES
    >>> lonely(EMPTY.under(RULES.with_options("planted"))), lonely.id
    (2, '3g40.planted.lonely')
    """
    return 2
'''
FOUND = (
    ("fault: alone", "3g40.planted.lonely", "nothing but its own examples runs it"),
    ("fault: called on no branch", "3g40.planted.dead-branch", "nothing but its own examples runs it"),
    ("fault: unnoticed", "3g40.planted.ignored", "other clauses run it, but none of their examples notices"),
    ("fault: drowned", "3g40.planted.drowned", "other clauses run it, but none of their examples notices"),
    ("fault: in force nowhere", "3g40.planted.wrapping", "nothing but its own examples runs it"),
)


@pytest.fixture(scope="module")
def idle(tmp_path_factory: pytest.TempPathFactory) -> tuple[Copy, CompletedProcess[str]]:
    """A copy of the book with clauses that nothing runs, or that change nothing, and what the desk says of it."""
    copy = Copy(tmp_path_factory.mktemp("idle"))
    copy.plant("from typing import Any\n" + IDLE)
    known = copy.read("rules_model/desk/idle.tsv")
    copy.write("rules_model/desk/idle.tsv", f"{known}3g40.planted.leant-on\talone\n3g40.planted.gone\tunnoticed\n")
    return copy, copy.run("check", "coverage", "3g40.planted")


@pytest.mark.slow
@pytest.mark.parametrize(("mark", "about", "message"), FOUND, ids=[one[1] for one in FOUND])
def test_a_planted_idle_clause_is_a_warning(
    idle: tuple[Copy, CompletedProcess[str]], mark: str, about: str, message: str
) -> None:
    copy, ran = idle
    wanted = f"{CHAPTER}:{copy.line(mark)}: warning: {about}: {message}"
    print(f"{'caught' if wanted in ran.stdout else 'MISSED'}: {mark}")
    assert wanted in ran.stdout, ran.stdout + ran.stderr
    assert ran.returncode == 0  # a warning fails nothing


@pytest.mark.slow
def test_a_line_of_the_list_that_no_longer_holds_is_a_warning(idle: tuple[Copy, CompletedProcess[str]]) -> None:
    _, ran = idle
    assert "3g40.planted.leant-on: listed as alone, but it no longer is" in ran.stdout


@pytest.mark.slow
def test_what_is_leant_on_is_counted_in_whole_numbers(idle: tuple[Copy, CompletedProcess[str]]) -> None:
    _, ran = idle
    said = "run by examples of 1 other clause, 1 notice when it answers otherwise"
    assert f"3g40.planted.leant-on: {said}" in ran.stdout
    assert "3g40.planted.ignored: run by examples of 1 other clause, 0 notice when it answers otherwise" in ran.stdout


def test_every_clause_is_listed_that_nothing_else_runs() -> None:
    """The list is what the coverage finds; what it does not prove: that a played round plays a clause well."""
    from rules_model.desk.coverage import accepted_idle

    assert {id for id, how in accepted_idle() if how == "alone"} == set(alone())
    assert set(rounds_run()) == {"g40", "alpha2"}
    assert all(len(ran) > 200 for ran in rounds_run().values())
    assert len(runs()) == len(clauses())


def test_a_clause_that_answers_otherwise_is_noticed() -> None:
    found = covered(BOOK.clauses["3g40.gibraltar.submarines"])
    assert found.by_examples == ("3g40.gibraltar.strait",)
    assert found.changed == ("3g40.gibraltar.strait",)
    assert not found.alone
    assert "3g40.gibraltar.bombing" in {id for id in runs() if changes(id)}


@pytest.mark.parametrize(
    ("answer", "other"),
    [(True, False), (3, 4), ((1, 2), ()), ({"a": 1}, {}), (UK, UK), (Force.of(GERMANY, tank=2), Force())],
    ids=["truth", "figure", "list", "table", "nation", "force"],
)
def test_the_nearest_other_answer(answer: Any, other: Any) -> None:
    found = otherwise(answer, ())
    assert found == other if answer is not UK else found != UK
    assert otherwise(Verdict(True, "x"), ()).allowed is False


def test_an_effect_that_answers_otherwise_does_nothing() -> None:
    assert otherwise(EMPTY.held(UK, "Egypt"), (EMPTY, UK)) is EMPTY


# -- readings: do they part, and where first --------------------------------------------------------------------------

QUESTIONS = '''
UNUSED = question(  # fault: not used
    "3g40.planted.unused", DELUXE(752), kind="ambiguity", readings={"one": "1", "two": "2"}, chosen="one", because="so"
)
WORDS = question(  # fault: words alone
    "3g40.planted.words", DELUXE(752), kind="ambiguity", readings={"one": "1", "two": "2"}, chosen="one", because="so"
)
TWINS = question(  # fault: twins
    "3g40.planted.twins", DELUXE(752), kind="ambiguity",
    readings={"one": "1", "two": "2", "too": "2"}, chosen="one", because="so",
)
FAR = question(  # fault: never so many
    "3g40.planted.far", DELUXE(752), kind="ambiguity", readings={"one": "1", "two": "2"}, chosen="one", because="so"
)
SAME = question(  # fault: the same sum
    "3g40.planted.same", DELUXE(752), kind="ambiguity", readings={"one": "1", "two": "2"}, chosen="one", because="so"
)
PARTS = question(
    "3g40.planted.parts", DELUXE(752), kind="ambiguity", readings={"one": "1", "two": "2"}, chosen="one", because="so"
)


@clause("3g40.planted.unused-answer", DELUXE(752, part=2))
def unused(position: Position) -> int:
    """One.

    >>> unused(EMPTY), unused(EMPTY.reads(UNUSED, "two"))
    (1, 1)
    """
    position.reading(UNUSED)
    return 1


@clause("3g40.planted.words-answer", DELUXE(752, part=2))
def in_words(position: Position) -> Verdict:
    """No.

    >>> in_words(EMPTY)
    refused by 3g40.planted.words-answer: so
    >>> in_words(EMPTY.reads(WORDS, "two"))
    refused by 3g40.planted.words-answer: thus
    """
    return refuse(in_words, "so" if position.reading(WORDS) == "one" else "thus")


@clause("3g40.planted.twins-answer", DELUXE(752, part=2))
def twins(position: Position) -> int:
    """One or two.

    >>> [twins(EMPTY.reads(TWINS, text)) for text in ("one", "two", "too")]
    [1, 2, 2]
    """
    return 1 if position.reading(TWINS) == "one" else 2


@clause("3g40.planted.far-answer", DELUXE(752, part=2))
def far(position: Position, ships: int) -> bool:
    """Up to nine ships.

    >>> far(EMPTY, 5), far(EMPTY.reads(FAR, "two"), 3)
    (True, True)
    """
    return ships <= (9 if position.reading(FAR) == "one" else 10)


@clause("3g40.planted.same-answer", DELUXE(752, part=2))
def same(position: Position, ships: int) -> int:
    """Twice the ships.

    >>> same(EMPTY, 5), same(EMPTY.reads(SAME, "two"), 3)
    (10, 6)
    """
    return ships * 2 if position.reading(SAME) == "one" else ships + ships


@clause("3g40.planted.parts-answer", DELUXE(752, part=2))
def parts(position: Position, ships: int) -> int:
    """Twice the ships, or thrice.

    >>> parts(EMPTY, 5), parts(EMPTY.reads(PARTS, "two"), 3)
    (10, 9)
    """
    return ships * 2 if position.reading(PARTS) == "one" else ships * 3
'''
NEVER = (
    ("fault: not used", "3g40.planted.unused", "its readings never differ"),
    ("fault: words alone", "3g40.planted.words", "its readings never differ"),
    ("fault: twins", "3g40.planted.twins", "the readings 'two' and 'too' never differ"),
    ("fault: never so many", "3g40.planted.far", "its readings never differ"),
    ("fault: the same sum", "3g40.planted.same", "its readings never differ"),
)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Copy, CompletedProcess[str]]:
    """A copy of the book with questions whose readings never part, and what the desk says of it."""
    copy = Copy(tmp_path_factory.mktemp("readings"))
    copy.plant(QUESTIONS)
    return copy, copy.run("check", "readings", "3g40.planted")


@pytest.mark.slow
@pytest.mark.parametrize(("mark", "about", "message"), NEVER, ids=[one[1] for one in NEVER])
def test_readings_that_never_part_are_found(
    asked: tuple[Copy, CompletedProcess[str]], mark: str, about: str, message: str
) -> None:
    copy, ran = asked
    wanted = f"{CHAPTER}:{copy.line(mark)}: {about}: {message}"
    print(f"{'caught' if wanted in ran.stdout else 'MISSED'}: {mark}")
    assert wanted in ran.stdout, ran.stdout + ran.stderr
    assert ran.returncode == 1
    assert "3g40.planted.parts:" not in ran.stdout


def test_the_smallest_situation_in_which_readings_part() -> None:
    found = parted("3g40.gibraltar.unheld")
    assert not found.never
    assert found.smallest is not None
    assert found.smallest.clause == "3g40.gibraltar.strait"
    assert found.smallest.size <= 1  # at most one half of the rock is held
    assert found.smallest.answers[0].startswith("closed: refused by 3g40.gibraltar.strait")
    assert found.smallest.answers[1] == "open: allowed by 3g40.gibraltar.strait"


def test_who_decides_is_part_of_the_outcome() -> None:
    found = parted("3g40.submarines.who-names")
    assert not found.never
    assert found.smallest is not None
    assert len({said.rpartition("; ")[2] for said in found.smallest.answers}) == 2


# -- the smallest difference of two rules -----------------------------------------------------------------------------


def test_rules_do_not_differ_from_themselves() -> None:
    assert smallest_difference(rules_of("ae41"), rules_of("ae41")) is None


def test_the_smallest_difference_of_two_sets_of_readings() -> None:
    rules = rules_of("3g40")
    other = rules.with_reading(BOOK.questions["3g40.gibraltar.passers"], "holders")
    found = smallest_difference(other, rules)
    assert found is not None
    assert found.clause == "3g40.gibraltar.strait"
    assert found.answers[0].startswith("refused")
    assert found.answers[1].startswith("allowed")


@pytest.mark.slow
def test_the_smallest_difference_of_two_rule_sets() -> None:
    found = smallest_difference(rules_of("delta"), rules_of("g40"))
    assert found is not None
    assert found.size == 1
    assert found.answers[0] != found.answers[1]


def test_the_smallest_difference_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "ae41,ae41.raids.who-chooses=interceptors", "ae41", "--smallest"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("ae41.raids.chooser, in ae41.raids.")
    assert "under ae41,ae41.raids.who-chooses=interceptors: " in said
    assert main(["diff", "3g4", "3g40", "--smallest"]) == 2
    assert "unknown rule set '3g4'" in capsys.readouterr().err
    assert main(["diff", "3g40,3g40.gibraltar.unheld=opn", "3g40", "--smallest"]) == 2
    assert "did you mean 'open'?" in capsys.readouterr().err
    assert main(["diff", "3g40,gibraltar", "3g40", "--smallest"]) == 2
    assert "write question=reading" in capsys.readouterr().err


# -- spec tests in the coverage ---------------------------------------------------------------------------------------

OWN = '''"""A test of a test."""

from rules_model.deluxe.gibraltar import may_repair
from rules_model.deluxe.start import EMPTY
from rules_model.world.nation import UK


def test_repair():
    assert not may_repair(EMPTY, UK)


def test_again():
    assert not may_repair(EMPTY, UK)
'''


@pytest.mark.slow
def test_the_calls_of_spec_tests_are_recorded_by_a_whole_run(tmp_path: Any) -> None:
    copy = Copy(tmp_path)
    copy.write("spec_tests/test_own.py", OWN)
    quiet = ("pytest", "-p", "no:cacheprovider", "-q")
    assert copy.python(*quiet, "spec_tests", "-k", "again").returncode == 0
    assert not (tmp_path / "_build" / "spec_calls.json").exists()  # a part of the tests is no whole run
    assert copy.python(*quiet, "spec_tests").returncode == 0
    found = json.loads(copy.read("_build/spec_calls.json"))
    assert found["3g40.gibraltar.repair"] == [
        "spec_tests/test_own.py::test_again",
        "spec_tests/test_own.py::test_repair",
    ]
    said = copy.run("check", "coverage", "3g40.gibraltar.repair").stdout
    assert "in no round; called by 2 spec tests" in said
