"""# Assignment markers

An assignment marker under an aircraft keeps it out of its owner's turn and ready for what comes after.
This chapter puts the markers down and takes them up; the next two say what they are good for.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

DESIGNATED, MOVED = "designated", "moved"
STAND_INS = {"jet_fighter": "fighter", "super_fortress": "strategic_bomber"}

REMOVAL_STEP = question(
    "3g40.markers.when-removed",
    DELUXE(489),
    DELUXE(948, part=2),
    REFERENCE(322, part=1),
    kind="contradiction",
    readings={
        "sequence": "markers come off in step 1",
        "later-texts": "markers come off in step 3, the step in which units are bought",
    },
    chosen="sequence",
    because="The printed sequence names step 1 after the removal; two other texts say 3, but neither lists the steps.",
)
REMOVAL_DUTY = question(
    "3g40.markers.removal-duty",
    DELUXE(491),
    DELUXE(948, part=2),
    REFERENCE(322, part=1),
    kind="contradiction",
    readings={
        "must": "every marker that is left comes off",
        "may": "the owner takes off as many as he likes, or none; an aircraft that keeps its marker stays frozen",
    },
    chosen="must",
    because="The turn sequence and the designation text both order it; only the glossary makes it a choice.",
)
FLEET_REMOVAL = question(
    "3g40.markers.fleet-removal",
    DELUXE(489),
    DELUXE(491),
    DELUXE(523),
    kind="ambiguity",
    readings={
        "all": "the removal step clears fleets as well as aircraft",
        "aircraft": "it clears aircraft alone, and no text takes a fleet's marker off",
    },
    chosen="all",
    because="The heading speaks of all markers; a fleet that kept its own would be designated for the whole game.",
)
ASSIGNMENT_STEP = question(
    "3g40.markers.when-assigned",
    DELUXE(494),
    DELUXE(912, part=1),
    DELUXE(912, part=5),
    REFERENCE(324, part=1),
    kind="contradiction",
    readings={
        "sequence": "air missions are assigned in step 2",
        "designation": "they are assigned in step 3, with the purchases known",
        "glossary": "they are assigned in step 4, to aircraft that have not moved in it",
    },
    chosen="sequence",
    because="The printed sequence names step 2 after it; "
    "the glossary's 4 is combat movement, which the designation text wants markers to precede.",
)
KINDS = question(
    "3g40.markers.special-aircraft",
    DELUXE(497),
    DELUXE(912, part=2),
    DELUXE(912, part=3),
    DELUXE(646, part=1),
    kind="ambiguity",
    readings={
        "kinds": "a jet fighter counts as a fighter, a super fortress as a strategic bomber",
        "listed": "fighters, tactical and strategic bombers alone",
        "any": "any aircraft at all, as the turn sequence has it",
    },
    chosen="kinds",
    because="The bombing rules send designated super fortresses on raids, so the list of three cannot be meant to bar "
    "them; war planes and air transports are barred by name.",
)


@clause("3g40.markers.removal-step", DELUXE(489), DELUXE(948, part=2), REFERENCE(322, part=1))
def removal_step(position: Position) -> int:
    """Assignment markers come off aircraft in step 1 of their owner's turn.

    >>> removal_step(EMPTY), removal_step(EMPTY.reads(REMOVAL_STEP, "later-texts"))
    (1, 3)
    """
    return 1 if position.reading(REMOVAL_STEP) == "sequence" else 3


@clause("3g40.markers.removal", DELUXE(489), DELUXE(491), DELUXE(948, part=2), REFERENCE(322, part=1))
def relieve(position: Position, nation: Nation, table: Table) -> Position:
    """In step 1 of its turn a nation MUST take every assignment marker off its own aircraft, and off its fleets.

    >>> ready = EMPTY.with_force("London", UK, ["designated"], fighter=2)
    >>> ready = ready.with_force("London", USA, ["designated"], fighter=1)
    >>> relieved = relieve(ready, UK, script())
    >>> relieved.force("London")
    2 UK Europe fighter, 1 United States fighter (designated)
    >>> relieved.since(ready)
    ['UK Europe relieves 2 fighter in London']
    >>> relieve(ready.reads(REMOVAL_DUTY, "may"), UK, script(1)).force("London")
    1 UK Europe fighter, 1 UK Europe fighter (designated), 1 United States fighter (designated)
    >>> fleet = EMPTY.with_force("A-20", UK, ["designated"], cruiser=1)
    >>> [relieve(fleet.reads(FLEET_REMOVAL, text), UK, script()).force("A-20") for text in ("all", "aircraft")]
    [1 UK Europe cruiser, 1 UK Europe cruiser (designated)]
    """
    after = position
    cleared = position.rules.units_of("air")
    if position.reading(FLEET_REMOVAL) == "all":
        cleared |= position.rules.units_of("sea")
    for place, force in position.forces.items():
        for piece, number in force.only(nation, unit=cleared, mark=DESIGNATED).items():
            relieved = number
            if position.reading(REMOVAL_DUTY) == "may":
                relieved = table.ask(nation, "relieve", range(number + 1))
            if relieved:
                some = Force({piece: relieved})
                after = after.with_pieces(place, after.force(place).replacing(some, some.unmarked(DESIGNATED)))
                told = f"{nation} relieves {relieved} {piece.unit.replace('_', ' ')} in {place}"
                after = after.noting("relieved", relieve, told, nation=nation, place=place, amount=relieved)
    return after


@clause("3g40.markers.counts-as", DELUXE(912, part=2))
def counts_as(position: Position, unit: str) -> str:
    """For markers and missions a jet fighter is a fighter and a super fortress is a strategic bomber.

    >>> counts_as(EMPTY, "jet_fighter"), counts_as(EMPTY, "super_fortress"), counts_as(EMPTY, "war_plane")
    ('fighter', 'strategic_bomber', 'war_plane')
    >>> [counts_as(EMPTY.reads(KINDS, text), "jet_fighter") for text in ("listed", "any")]
    ['jet_fighter', 'fighter']
    >>> counts_as(EMPTY, "figther")
    Traceback (most recent call last):
    rules_model.world.names.UnknownName: unknown unit 'figther'; did you mean 'fighter' or 'jet_fighter'?
    """
    return unit if position.reading(KINDS) == "listed" else STAND_INS.get(unit, unit)


@clause("3g40.markers.kinds", DELUXE(497), DELUXE(912, part=2), DELUXE(912, part=3))
def may_bear_marker(position: Position, unit: str) -> Verdict:
    """Fighters, tactical bombers and strategic bombers MAY be designated; war planes and air transports MUST NOT be.

    >>> may_bear_marker(EMPTY, "fighter")
    allowed by 3g40.markers.kinds
    >>> may_bear_marker(EMPTY, "war_plane"), may_bear_marker(EMPTY, "jet_fighter")
    (refused by 3g40.markers.kinds: a war plane cannot be designated, allowed by 3g40.markers.kinds)
    >>> may_bear_marker(EMPTY.reads(KINDS, "listed"), "jet_fighter")
    refused by 3g40.markers.kinds: a jet fighter cannot be designated
    >>> may_bear_marker(EMPTY.reads(KINDS, "any"), "war_plane")
    allowed by 3g40.markers.kinds
    """
    listed = counts_as(position, unit) in position.rules.units_of("designable")
    if listed or (unit in position.rules.units_of("air") and position.reading(KINDS) == "any"):
        return allow(may_bear_marker)
    return refuse(may_bear_marker, f"a {unit.replace('_', ' ')} cannot be designated")


@clause("3g40.markers.assignment-step", DELUXE(494), DELUXE(912, part=1), REFERENCE(324, part=1))
def assignment_step(position: Position) -> int:
    """Assignment markers are put under aircraft in step 2 of their owner's turn.

    >>> assignment_step(EMPTY)
    2
    >>> [assignment_step(EMPTY.reads(ASSIGNMENT_STEP, text)) for text in ("designation", "glossary")]
    [3, 4]
    """
    return {"sequence": 2, "designation": 3, "glossary": 4}[position.reading(ASSIGNMENT_STEP)]


@clause("3g40.markers.choice", DELUXE(497), DELUXE(912, part=1), DELUXE(912, part=5), REFERENCE(324, part=1))
def may_designate(position: Position, piece: Piece, step: int) -> Verdict:
    """In step 2 of its turn a nation MAY designate any of its eligible aircraft, before combat movement.

    If the step is combat movement itself, as the glossary has it, an aircraft that has moved is too late.

    >>> fighter = Piece(UK, "fighter")
    >>> may_designate(EMPTY, fighter, 2)
    allowed by 3g40.markers.choice
    >>> may_designate(EMPTY, fighter, 4)
    refused by 3g40.markers.choice: aircraft are designated in step 2, not in step 4
    >>> may_designate(EMPTY.reads(ASSIGNMENT_STEP, "glossary"), Piece(UK, "fighter", frozenset({"moved"})), 4)
    refused by 3g40.markers.choice: that fighter has already moved
    >>> may_designate(EMPTY, Piece(UK, "war_plane"), 2)
    refused by 3g40.markers.kinds: a war plane cannot be designated
    """
    if step != assignment_step(position):
        return refuse(may_designate, f"aircraft are designated in step {assignment_step(position)}, not in step {step}")
    if MOVED in piece.marks:
        return refuse(may_designate, f"that {piece.unit.replace('_', ' ')} has already moved")
    eligible = may_bear_marker(position, piece.unit)
    return allow(may_designate) if eligible else eligible


@clause("3g40.markers.placing", DELUXE(497), DELUXE(912, part=1), REFERENCE(324, part=1))
def designate(position: Position, nation: Nation, place: str, table: Table) -> Position:
    """A nation MAY designate as many of its eligible aircraft in a place as it wishes, or none.

    >>> field = EMPTY.with_force("London", UK, fighter=3, war_plane=1)
    >>> designate(field, UK, "London", script(2)).force("London")
    1 UK Europe fighter, 2 UK Europe fighter (designated), 1 UK Europe war plane
    >>> designate(field, UK, "London", script(0)) == field
    True
    >>> designate(field, UK, "London", script(3)).since(field)
    ['UK Europe designates 3 fighter in London']
    """
    after = position
    for piece, number in position.force(place).only(nation, without=DESIGNATED).items():
        if not may_designate(position, piece, assignment_step(position)):
            continue
        chosen = table.ask(nation, "designate", range(number + 1))
        if chosen:
            some = Force({piece: chosen})
            after = after.with_pieces(place, after.force(place).replacing(some, some.marked(DESIGNATED)))
            told = f"{nation} designates {chosen} {piece.unit.replace('_', ' ')} in {place}"
            after = after.noting("designated", designate, told, nation=nation, place=place, amount=chosen)
    return after
