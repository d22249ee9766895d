"""Objectives, order, words and amendments: faults planted in a copy of the book, each found with its file and line."""

from __future__ import annotations

import re
from subprocess import CompletedProcess
from typing import NamedTuple

import pytest

from spec_tests.planting import CHAPTER, Copy

CHECKS = ("objectives", "order", "words", "amendments")

OBJECTIVES = '''
from rules_model.condition import Condition, any_of, controls, present
from rules_model.objective import objective
from rules_model.world.nation import FRANCE, GERMANY, ITALY, JAPAN, UK, USA


@objective("3g40.planted.both", ITALY, DELUXE(752, part=2), ipcs=5)
def both(position: Position) -> Condition:  # fault: never met
    """Germany and Britain both hold Berlin.

    >>> pays(EMPTY, both), pays(EMPTY.held(UK, "Berlin"), both)
    (0, 0)
    """
    return controls(GERMANY, "Berlin") & controls(UK, "Berlin")


@objective("3g40.planted.either", FRANCE, DELUXE(752, part=2), ipcs=5)
def either(position: Position) -> Condition:  # fault: never fails
    """France holds Paris, or does not.

    >>> pays(EMPTY, either), pays(EMPTY.held(UK, "Paris"), either)
    (5, 5)
    """
    return controls(FRANCE, "Paris") | ~controls(FRANCE, "Paris")


@objective("3g40.planted.nowhere", USA, DELUXE(752, part=2), ipcs=5)
def nowhere(position: Position) -> Condition:  # fault: no such place
    """America holds the fabled island.

    >>> nowhere.id, 1
    ('3g40.planted.nowhere', 1)
    """
    return controls(USA, "Atlantis")


@objective("3g40.planted.water", USA, DELUXE(752, part=2), ipcs=5)
def water(position: Position) -> Condition:  # fault: water is held
    """America holds a sea zone.

    >>> pays(EMPTY, water), pays(EMPTY.held(USA, "A-20"), water)
    (0, 5)
    """
    return controls(USA, "A-20")


@objective("3g40.planted.too-many", UK, DELUXE(752, part=2), ipcs=5)
def too_many(position: Position) -> Condition:  # fault: too many asked for
    """Britain holds four of three cities.

    >>> pays(EMPTY, too_many), pays(EMPTY.held(UK, "London"), too_many)
    (0, 0)
    """
    return any_of(UK, 4, "London", "Paris", "Berlin")


@objective("3g40.planted.twice", JAPAN, DELUXE(752, part=2), ipcs=5)
def twice(position: Position) -> Condition:  # fault: counted twice
    """Japan holds two of its home and its home.

    >>> pays(EMPTY, twice), pays(EMPTY.held(JAPAN, "Japan"), twice)
    (0, 5)
    """
    return any_of(JAPAN, 2, "Japan", "Japan")


@objective("3g40.planted.paris", GERMANY, DELUXE(752, part=2), ipcs=5)
def paris(position: Position) -> Condition:
    """Germany holds Paris.

    >>> pays(EMPTY, paris), pays(EMPTY.held(GERMANY, "Paris"), paris)
    (0, 5)
    """
    return controls(GERMANY, "Paris")


@objective("3g40.planted.paris-and-moscow", GERMANY, DELUXE(752, part=2), ipcs=5)
def paris_and_moscow(position: Position) -> Condition:  # fault: implied
    """Germany holds Paris and Moscow.

    >>> pays(EMPTY, paris_and_moscow), pays(EMPTY.held(GERMANY, "Paris", "Moscow"), paris_and_moscow)
    (0, 5)
    """
    return controls(GERMANY, "Paris", "Moscow")


@objective("3g40.planted.garrison", UK, DELUXE(752, part=2), ipcs=5)
def garrison(position: Position) -> Condition:  # fault: enemies at home
    """Germany holds London and British land units stand in it.

    >>> pays(EMPTY, garrison), pays(EMPTY.held(GERMANY, "London").with_force("London", UK, tank=1), garrison)
    (0, 5)
    """
    return controls(GERMANY, "London") & present(UK, 1, "land", "London")


NONE_READS = question(
    "3g40.planted.reads-none",
    DELUXE(752),
    kind="ambiguity",
    readings={"one": "one will do", "none": "none will do, and one is too many"},
    chosen="one",
    because="It must be one of them.",
)


@objective("3g40.planted.by-reading", JAPAN, DELUXE(752, part=2), ipcs=5)
def by_reading(position: Position) -> Condition:  # fault: never met under a reading
    """Japan holds Tokyo.

    >>> pays(EMPTY, by_reading), pays(EMPTY.reads(NONE_READS, "none"), by_reading)
    (0, 0)
    """
    held = controls(JAPAN, "Philippines")
    return held if position.reading(NONE_READS) == "one" else held & ~held
'''

ORDER = '''
@clause("3g40.planted.repairs", DELUXE(752, part=2))
def repairs(position: Position, step: int) -> Verdict:  # fault: wrong step
    """In step 6 a nation MAY repair damaged facilities.

    >>> repairs(EMPTY, 6).allowed, repairs(EMPTY, 2).reason
    (True, 'units combat movement in step 5')
    """
    if step != 6:
        return refuse(repairs, "units make their combat movement in step 5")  # fault: wrong reason
    return allow(repairs)


@clause("3g40.planted.twelfth", DELUXE(752, part=2))
def twelfth(position: Position) -> int:  # fault: no such step
    """In step 12 nothing more happens.

    >>> twelfth(EMPTY), twelfth(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.plunder", DELUXE(752, part=2))
def plunder(position: Position) -> int:  # fault: unlisted phase
    """A nation collects twice in its plunder phase.

    >>> late = EMPTY.noting("phase began", None, "", nation=UK, amount=9)  # fault: ninth phase
    >>> plunder(EMPTY), plunder(late)
    (1, 1)
    """
    return 1
'''

WORDS = '''
@clause("3g40.planted.packs", DELUXE(752, part=2))
def packs(position: Position) -> int:  # fault: undefined term
    """A fleet of Wolf Packs MAY dive.

    >>> packs(EMPTY), packs(EMPTY)
    (1, 1)
    """
    return 1


@clause("3g40.planted.written", DELUXE(752, part=2))
def written(position: Position) -> int:  # fault: written in two
    """A battle ship and a submarrine MAY leave its defense off Gibralter; its war chest is safe there.

    >>> written(EMPTY), written(EMPTY)
    (1, 1)
    """
    return 1
'''

AMENDMENTS = '''
@clause("3g40.planted.amended", DELUXE(752, part=2))
def amended(position: Position) -> int:
    """One.

    >>> amended(EMPTY), amended(EMPTY)
    (4, 4)
    """
    return 1


@modifies("3g40.planted.more", amended, DELUXE(752, part=2))
def more(before, position: Position) -> int:
    """One more.

    >>> amended(EMPTY), amended(EMPTY)
    (4, 4)
    """
    return before(position) + 1


@modifies("3g40.planted.double", amended, DELUXE(752, part=2))
def double(before, position: Position) -> int:  # fault: order matters
    """Twice as many.

    >>> amended(EMPTY), amended(EMPTY)
    (4, 4)
    """
    return before(position) * 2


@clause("3g40.planted.optional", DELUXE(752, part=2))
def optional(position: Position) -> int:
    """One.

    >>> optional(EMPTY), optional(EMPTY)
    (1, 1)
    """
    return 1


@modifies("3g40.planted.night", optional, DELUXE(752, part=2), option="night")
def night(before, position: Position) -> int:
    """Two at night.

    >>> optional(EMPTY), optional(EMPTY)
    (1, 1)
    """
    return 2


@modifies("3g40.planted.fog", optional, DELUXE(752, part=2), option="fog")
def fog(before, position: Position) -> int:  # fault: options clash
    """Three in fog.

    >>> optional(EMPTY), optional(EMPTY)
    (1, 1)
    """
    return 3


@clause("3g40.planted.fed", DELUXE(752, part=2))
def is_fed(position: Position) -> Verdict:
    """Units MUST be fed in London.

    >>> is_fed(EMPTY).allowed, is_fed(EMPTY.held(UK, "London")).allowed
    (False, True)
    """
    return allow(is_fed) if position.holds(UK, "London") else refuse(is_fed, "there is no bread")


@clause("3g40.planted.march", DELUXE(752, part=2))
def may_march(position: Position) -> Verdict:
    """Units MAY march when they are fed.

    >>> may_march(EMPTY).allowed, may_march(EMPTY.held(UK, "London")).allowed
    (True, True)
    """
    fed = is_fed(position)
    return allow(may_march) if fed else refuse(may_march, fed.reason)


@replaces("3g40.planted.march-on", may_march, DELUXE(752, part=2))
def march_on(position: Position) -> Verdict:  # fault: condition dropped
    """Units MAY march.

    >>> may_march(EMPTY).allowed, may_march(EMPTY.held(UK, "London")).allowed
    (True, True)
    """
    return allow(march_on)
'''

ALPHA = '''"""# Planted

A chapter with a fault.
"""

from __future__ import annotations

from rules_model.base.income import economy_of
from rules_model.base.objectives import objectives_of
from rules_model.citation import ALPHA2
from rules_model.clause import clause, modifies
from rules_model.world.nation import GERMANY, UK_PACIFIC, Nation
from rules_model.world.position import Position


@modifies("alpha2.planted.purse", economy_of, ALPHA2(204))
def purse(before, position: Position, place: str) -> Nation:  # fault: nothing asks
    """Malta pays Calcutta.

    >>> economy_of(START, "Malta"), economy_of(START, "Egypt")
    (UK Pacific, UK Europe)
    """
    return UK_PACIFIC if place == "Malta" else before(position, place)


@clause("alpha2.planted.many", ALPHA2(204))
def many(position: Position) -> int:  # fault: dropped
    """So many objectives has Germany.

    >>> many.id, 1
    ('alpha2.planted.many', 1)
    """
    return len(objectives_of(position, GERMANY))
'''
ALPHA_FILE, ALPHA_START = "rules_model/alpha2/planted.py", "rules_model/alpha2/start.py"
SEQUENCE, WHEN = "rules_model/base/sequence.py", "rules_model/alpha2/objectives_when.py"
MISSIONS, LEDGER, GLOSSARY = "rules_model/deluxe/missions.py", "rules_model/sources/deluxe.tsv", "docs/glossary.md"
TERMS = (
    "# Glossary\n\n```{glossary}\nplunderbund\n  A word of no rule.\n\nnation\n  A power.\n\nnation\n  Again.\n```\n"
)


class Planted(NamedTuple):
    """A fault, and the finding that it must bring."""

    check: str
    file: str
    mark: str  #: part of the line that the finding must name
    about: str
    message: str  #: part of it


FAULTS = (
    Planted("objectives", CHAPTER, "fault: never met", "3g40.planted.both", "can never be met"),
    Planted("objectives", CHAPTER, "fault: never fails", "3g40.planted.either", "can never fail"),
    Planted("objectives", CHAPTER, "fault: no such place", "3g40.planted.nowhere", "does not have: Atlantis"),
    Planted("objectives", CHAPTER, "fault: water is held", "3g40.planted.water", "asks who holds A-20"),
    Planted("objectives", CHAPTER, "fault: too many", "3g40.planted.too-many", "asks for 4 of 3"),
    Planted("objectives", CHAPTER, "fault: too many", "3g40.planted.too-many", "can never be met"),
    Planted("objectives", CHAPTER, "fault: counted twice", "3g40.planted.twice", "counts 2 times that Japan"),
    Planted("objectives", CHAPTER, "fault: implied", "3g40.planted.paris-and-moscow", "never met without"),
    Planted("objectives", CHAPTER, "fault: enemies at home", "3g40.planted.garrison", "can never be met"),
    Planted("objectives", CHAPTER, "under a reading", "3g40.planted.by-reading", "under the reading 'none'"),
    Planted("order", CHAPTER, "fault: wrong step", "3g40.planted.repairs", "is “resolve combat”, but"),
    Planted("order", CHAPTER, "fault: wrong reason", "3g40.planted.repairs", "speaks of “combat movement”"),
    Planted("order", CHAPTER, "fault: no such step", "3g40.planted.twelfth", "step 12, but 3g40.turn.steps ends with"),
    Planted("order", CHAPTER, "fault: unlisted phase", "3g40.planted.plunder", "names the plunder phase"),
    Planted("order", CHAPTER, "fault: ninth phase", "phase began", "begins phase 9"),
    Planted("order", LEDGER, "turn step 9 is noncombat", "deluxe 516, part 1", "stands where turn step 7 should"),
    Planted("order", LEDGER, "3 bombing raids", "deluxe 546, part 1", "no question cites both"),
    Planted("order", SEQUENCE, "def turn_order", "g40.sequence.order", "ANZAC has 0 turns"),
    Planted("order", WHEN, "def japan_fights", "alpha2.objectives.japan.when", "objectives 2 to 5"),
    Planted("words", GLOSSARY, "plunderbund", "plunderbund", "never used"),
    Planted("words", GLOSSARY, "nation", "nation", "defined twice"),
    Planted("words", CHAPTER, "fault: undefined term", "Wolf Packs", "never defined"),
    Planted("words", CHAPTER, "fault: written in two", "battle ship", "elsewhere “battleship”"),
    Planted("words", CHAPTER, "fault: written in two", "submarrine", "a slip for “submarine”"),
    Planted("words", CHAPTER, "fault: written in two", "defense", "elsewhere “defence”"),
    Planted("words", CHAPTER, "fault: written in two", "Gibralter", "a slip for “Gibraltar”"),
    Planted("words", CHAPTER, "fault: written in two", "war chest", "for what is called “treasury”"),
    Planted("amendments", CHAPTER, "fault: order matters", "3g40.planted.double", "3g40.planted.more before"),
    Planted("amendments", CHAPTER, "fault: options clash", "3g40.planted.fog", "the optional rules clash"),
    Planted("amendments", CHAPTER, "fault: condition dropped", "3g40.planted.march-on", "because there is no bread"),
    Planted("amendments", CHAPTER, "fault: condition dropped", "3g40.planted.march-on", "does not ask"),
    Planted("amendments", ALPHA_FILE, "fault: nothing asks", "alpha2.planted.purse", "which nothing asks"),
    Planted("amendments", ALPHA_FILE, "fault: dropped", "alpha2.planted.many", "not in force under Alpha +2"),
)


def changed(copy: Copy, file: str, old: str, new: str) -> None:
    """Change a file of the copy in one place."""
    before = copy.read(file)
    assert before.count(old) >= 1, f"{file} has no {old!r}"
    copy.write(file, before.replace(old, new, 1))


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the book with every one of the faults."""
    copy = Copy(tmp_path_factory.mktemp("planted"))
    copy.plant(OBJECTIVES + ORDER + WORDS + AMENDMENTS)
    copy.write(GLOSSARY, TERMS)
    copy.write(ALPHA_FILE, ALPHA)
    changed(copy, ALPHA_START, '"setup",', '"setup",\n        "planted",')
    changed(
        copy, ALPHA_START, '"g40.objectives.italy.oil",', '"g40.objectives.italy.oil",\n        "g40.objectives.list",'
    )
    changed(copy, SEQUENCE, "ITALY, ANZAC, FRANCE)", "ITALY, FRANCE)")
    changed(copy, WHEN, "Japan's objectives three to five", "Japan's objectives two to five")
    changed(copy, LEDGER, "turn step 7 is noncombat", "turn step 9 is noncombat")
    changed(copy, LEDGER, "mission step 3: bombing", "mission step 3 bombing")
    changed(
        copy,
        MISSIONS,
        '    "3g40.missions.order",\n    DELUXE(544, 553),\n    *SECTION_HEADINGS,',
        '    "3g40.missions.order",\n    DELUXE(544, 545),',
    )
    return copy


@pytest.fixture(scope="module")
def report(planted: Copy) -> CompletedProcess[str]:
    """What the desk says of the copy."""
    return planted.run("check", *CHECKS)


def found(planted: Copy, report: CompletedProcess[str], fault: Planted) -> bool:
    """Whether a finding names the fault, its file and its line."""
    lines = [n for n, text in enumerate(planted.read(fault.file).splitlines(), 1) if fault.mark in text]
    starts = tuple(f"{fault.file}:{line}: {fault.about}: " for line in lines)
    said = [line.strip() for line in report.stdout.splitlines()]
    return any(one.startswith(starts) and fault.message in one for one in said)


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.check}-{fault.mark}")
def test_a_planted_fault_is_found(planted: Copy, report: CompletedProcess[str], fault: Planted) -> None:
    assert found(planted, report, fault), f"{fault} is not in\n{report.stdout}\n{report.stderr[-2000:]}"


@pytest.mark.slow
def test_caught_and_missed_are_printed(planted: Copy, report: CompletedProcess[str]) -> None:
    """What it does not prove: that faults of other kinds would be found."""
    for check in CHECKS:
        of_kind = [one for one in FAULTS if one.check == check]
        missed = [one for one in of_kind if not found(planted, report, one)]
        print(f"{check}: {len(of_kind) - len(missed)} caught, {len(missed)} missed: {[one.mark for one in missed]}")
        assert len(of_kind) >= 5
    assert report.returncode == 1
    assert "Traceback" not in report.stdout + report.stderr


@pytest.mark.slow
def test_every_sound_objective_is_left_alone(report: CompletedProcess[str]) -> None:
    said = [line for line in report.stdout.splitlines() if re.search(r": 3g40\.planted\.paris: ", line)]
    assert not [line for line in said if "never" in line]
