"""The setup of Alpha +2: every line of the text, the totals, the map it stands on and the decks its aircraft need."""

from __future__ import annotations

from collections import Counter

import pytest

from rules_model.alpha2.setup import everybody
from rules_model.alpha2.setup_allies import HOME_FLEET
from rules_model.alpha2.setup_axis import DECKS
from rules_model.alpha2.setup_britain import BASE_IN_EGYPT, WHOSE
from rules_model.alpha2.start import EMPTY, RULES, START, opening
from rules_model.base.carriers import carrier_capacity
from rules_model.base.start import MAP
from rules_model.profiles import profile_of
from rules_model.sources.texts import folder, missing
from rules_model.world.nation import ANZAC, FRANCE, POWERS, UK, UK_PACIFIC, Nation
from rules_model.world.position import Position
from rules_model.world.setup import army, setup_table, works
from spec_tests.setup_text import HEADINGS, LAST, Line, pieces_of, setup_lines

TEXT = folder()
TABLE = setup_table("rules_model.alpha2")
PRINTED = {DECKS: "each", HOME_FLEET: "112", BASE_IN_EGYPT: "stands", WHOSE: "london"}  # the letter of the text
ROOM_FOR = {"land": "territory", "air": "", "sea": "sea zone"}

Tally = Counter[tuple[Nation, str]]


@pytest.fixture(scope="module")
def text_lines() -> list[Line]:
    if said := missing("alpha2"):
        pytest.skip(said)
    assert TEXT
    return list(setup_lines(TEXT / "alpha2.txt"))


def as_printed() -> Position:
    """The setup under the readings that follow the letter of the text."""
    position = START
    for question, reading in PRINTED.items():
        position = position.reads(question, reading)
    return everybody(position)


def standing(position: Position) -> Tally:
    """Owner and piece of everything on the board; facilities count for nobody."""
    found: Tally = Counter()
    for force in position.forces.values():
        for piece, number in force.items():
            found[piece.nation, piece.unit] += number
    return found


# -- the text ---------------------------------------------------------------------------------------------------------


@pytest.mark.sources
def test_every_line_of_the_text_is_in_the_table(text_lines: list[Line]) -> None:
    assert {one.number for one in text_lines} == set(range(2, LAST + 1)) - set(HEADINGS)
    for line in text_lines:
        rows = [one for one in TABLE if one.line == line.number]
        assert {one.place for one in rows} == {MAP.name_of(line.place)}, f"line {line.number}"
        assert {(one.owner, one.unit): one.quantity for one in rows} == line.pieces, f"line {line.number}"
        assert len(rows) == len(line.pieces), f"line {line.number}: a piece in two rows"
    assert {one.line for one in TABLE} == {one.number for one in text_lines}


@pytest.mark.sources
def test_totals_of_the_board_are_those_of_the_text(text_lines: list[Line], capsys: pytest.CaptureFixture[str]) -> None:
    total: Tally = Counter()
    for line in text_lines:
        total.update(line.pieces)
    board = as_printed()
    units = Counter({key: number for key, number in total.items() if key[1] in RULES.unit_names})
    assert standing(board) == units
    built = Counter(unit for (_, unit), number in (total - units).items() for _ in range(number))
    assert works(board) == built
    with capsys.disabled():
        for nation in POWERS:
            if army(board, nation):
                print(f"\n{nation}: " + ", ".join(f"{n} {p.unit}" for p, n in army(board, nation).items()), end="")


@pytest.mark.sources
def test_each_power_places_the_lines_below_its_heading(text_lines: list[Line]) -> None:
    starts = sorted(HEADINGS)
    for line in text_lines:
        heading = max(start for start in starts if start < line.number)
        assert line.power == HEADINGS[heading][1]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("1 French and 2 British infantry, 2 Brit & 1 French fighters", {(FRANCE, "infantry"): 1, (UK, "infantry"): 2,
         (UK, "fighter"): 2, (FRANCE, "fighter"): 1}),
        ("3 British Infantry & 1 ANZAC Infantry", {(UK, "infantry"): 3, (ANZAC, "infantry"): 1}),
        ("3 Tac bombers 1 AA gun, 1Transport", {(UK, "tactical_bomber"): 3, (UK, "aa_artillery"): 1,
         (UK, "transport"): 1}),
        ("2 Carriers each with 2 Tac & 2 Ftrs., 1 Cruiser", {(UK, "aircraft_carrier"): 2, (UK, "tactical_bomber"): 4,
         (UK, "fighter"): 4, (UK, "cruiser"): 1}),
        ("Carrier w/Tac & Ftr", {(UK, "aircraft_carrier"): 1, (UK, "tactical_bomber"): 1, (UK, "fighter"): 1}),
    ],
)  # fmt: skip
def test_the_reader_of_the_text_reads(said: str, found: dict[tuple[Nation, str], int]) -> None:
    assert pieces_of(said, UK) == found


def test_the_reader_of_the_text_stumbles_over_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="what is 'zeppelin'"):
        pieces_of("2 infantry, 1 zeppelin", UK)


# -- the board --------------------------------------------------------------------------------------------------------


def test_every_name_of_the_table_is_known() -> None:
    for one in TABLE:
        assert one.place in MAP.places, one
        assert one.unit in RULES.unit_names | RULES.facility_names, one
        assert one.quantity > 0, one
    assert len({(one.place, one.owner, one.unit, one.line) for one in TABLE}) == len(TABLE)


def test_pieces_stand_where_they_can() -> None:
    for one in TABLE:
        if one.unit in RULES.facility_names:
            assert not MAP.is_sea(one.place), one
        elif kind := ROOM_FOR[profile_of(EMPTY, one.owner, one.unit).domain]:
            assert MAP.place(one.place).kind == kind, one


def test_everybody_stands_on_his_own_land_but_for_the_guests() -> None:
    guests = {
        (one.place, one.owner, START.holder(one.place))
        for one in TABLE
        if not MAP.is_sea(one.place) and one.owner != START.holder(one.place)
    }
    assert guests == {
        ("United Kingdom", FRANCE, UK),
        ("Egypt", ANZAC, UK),
        ("West India", UK, UK_PACIFIC),
        ("Malaya", ANZAC, UK_PACIFIC),
        ("France", UK, FRANCE),
    }


def overloaded(position: Position) -> dict[str, int]:
    """Aircraft for which no deck of their own power has room, by sea zone."""
    found: dict[str, int] = {}
    for place, force in position.forces.items():
        if not MAP.is_sea(place):
            continue
        for nation in {piece.nation for piece in force}:
            aircraft = force.count(nation, unit=RULES.units_of("air"))
            room = force.count(nation, unit="aircraft_carrier") * carrier_capacity(position, nation)
            if aircraft > room:
                found[place] = aircraft - room
    return found


def test_no_carrier_is_overloaded_unless_the_text_is_read_by_the_letter() -> None:
    assert overloaded(opening()) == {}
    assert overloaded(as_printed()) == {"Sea Zone 6": 4}


def test_the_opening_holds_what_the_base_game_holds() -> None:
    assert opening().holders == START.holders
    assert not START.forces
