"""# In bound and designated

Aircraft defend where they stand, scramble from an air base, or fly in from elsewhere.
Which of these is in bound, which needs an assignment marker and which costs it are three different matters.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE, REFERENCE
from rules_model.clause import clause
from rules_model.deluxe.markers import DESIGNATED
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.position import Position


class Use(Enum):
    """What an aircraft does outside its owner's turn."""

    STATIONED = "defends the place where it stands"
    FLIES_IN = "flies to another place to defend it"
    SCRAMBLE = "scrambles from an air base into an adjacent sea zone"
    BOMBING = "bombs facilities"
    ESCORT = "escorts bombers or bombarding ships"
    FLEET_ESCORT = "escorts the bombarding fleet on whose carrier it is"
    INTERCEPTION = "intercepts away from where it is stationed"
    HOME_INTERCEPTION = "intercepts bombers over its own station"


COUNTED = question(
    "3g40.markers.counted-in-bound",
    DELUXE(922, part=2),
    DELUXE(926, part=1),
    DELUXE(954),
    REFERENCE(334),
    kind="contradiction",
    readings={
        "arriving": "only aircraft that come from elsewhere are in bound, scramblers among them",
        "all-designated": "every designated aircraft in the battle is in bound, even one stationed there",
    },
    chosen="arriving",
    because="The designation text explains twice that a stationed aircraft is not in bound; the glossary sums up.",
)
AFTER_DEFENCE = question(
    "3g40.markers.after-defence",
    DELUXE(916, part=2),
    DELUXE(948, part=1),
    DELUXE(950),
    REFERENCE(343),
    kind="contradiction",
    readings={
        "needed": "the marker comes off where it was needed: flying in costs it, a scramble does not",
        "deployed": "every deployment in an enemy's turn costs it, a scramble too",
        "survivors": "whoever survives such a defence keeps it for the missions phase",
    },
    chosen="needed",
    because="It is the only one that fits all four passages, if the scramble of the FAQ is one from an air base.",
)
KEEPING = question(
    "3g40.markers.keeping",
    DELUXE(926, part=2),
    DELUXE(926, part=4),
    DELUXE(948, part=1),
    DELUXE(950),
    kind="contradiction",
    readings={
        "stays": "a use that needed no marker leaves it where it is",
        "owner": "after such a use the owner may take it off or leave it",
    },
    chosen="stays",
    because="One text has the marker stay until it is needed and another lets home defenders keep it; "
    "the third only says that it need not come off.",
)


@clause("3g40.markers.in-bound", DELUXE(922), DELUXE(926, part=1), DELUXE(926, part=3), DELUXE(930, part=2),
        DELUXE(932, part=2), DELUXE(934, part=2), REFERENCE(334, part=1))  # fmt: skip
def is_in_bound(position: Position, use: Use, designated: bool) -> bool:
    """An aircraft is in bound when it flies or scrambles to another place, but not where it is stationed.

    So an aircraft can be in bound without a marker, and bear a marker without being in bound.

    >>> is_in_bound(EMPTY, Use.FLIES_IN, True), is_in_bound(EMPTY, Use.STATIONED, True)
    (True, False)
    >>> is_in_bound(EMPTY, Use.SCRAMBLE, False), is_in_bound(EMPTY, Use.HOME_INTERCEPTION, False)
    (True, False)
    >>> glossary = EMPTY.reads(COUNTED, "all-designated")
    >>> is_in_bound(glossary, Use.STATIONED, True), is_in_bound(glossary, Use.STATIONED, False)
    (True, False)
    """
    if use is Use.STATIONED:
        return designated and position.reading(COUNTED) == "all-designated"
    return use not in (Use.HOME_INTERCEPTION, Use.FLEET_ESCORT)


@clause("3g40.markers.required", DELUXE(930, part=3), DELUXE(932, part=3), DELUXE(934, part=3), DELUXE(938),
        DELUXE(940), DELUXE(942), DELUXE(944), DELUXE(658, part=3))  # fmt: skip
def needs_marker(position: Position, use: Use) -> bool:
    """Aircraft that fly in, bomb, escort or intercept elsewhere MUST be designated; scramblers and home defenders not.

    Fighters on the carriers of the fleet that they escort are at home there.

    >>> [use.name for use in Use if needs_marker(EMPTY, use)]
    ['FLIES_IN', 'BOMBING', 'ESCORT', 'INTERCEPTION']
    >>> [use.name for use in Use if not needs_marker(EMPTY, use)]
    ['STATIONED', 'SCRAMBLE', 'FLEET_ESCORT', 'HOME_INTERCEPTION']
    """
    return use in (Use.FLIES_IN, Use.BOMBING, Use.ESCORT, Use.INTERCEPTION)


@clause("3g40.markers.after-use", DELUXE(916, part=2), DELUXE(926, part=2), DELUXE(926, part=4),
        DELUXE(948), DELUXE(950), REFERENCE(343, part=2))  # fmt: skip
def after_use(position: Position, use: Use | None) -> str:
    """A marker comes off once a use has needed it; until then it MUST stay, through any other use and while it is
    unused, as far as the step of its owner's next turn in which all markers are taken off.

    >>> after_use(EMPTY, Use.FLIES_IN), after_use(EMPTY, Use.STATIONED), after_use(EMPTY, None)
    ('comes off', 'must stay', 'must stay')
    >>> [after_use(EMPTY.reads(KEEPING, "owner"), use) for use in (Use.FLIES_IN, Use.STATIONED, None)]
    ['comes off', 'may stay', 'must stay']
    >>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), Use.SCRAMBLE) for text in ("needed", "deployed", "survivors")]
    ['must stay', 'comes off', 'must stay']
    >>> [after_use(EMPTY.reads(AFTER_DEFENCE, text), Use.FLIES_IN) for text in ("needed", "deployed", "survivors")]
    ['comes off', 'comes off', 'must stay']
    """
    if use is None:
        return "must stay"
    reading = position.reading(AFTER_DEFENCE)
    if use in (Use.FLIES_IN, Use.SCRAMBLE) and reading != "needed":
        return "comes off" if reading == "deployed" else "must stay"
    if needs_marker(position, use):
        return "comes off"
    return "must stay" if position.reading(KEEPING) == "stays" else "may stay"


@clause("3g40.markers.spent", DELUXE(948, part=1), DELUXE(950))
def spend(position: Position, place: str, aircraft: Force, use: Use, table: Table) -> Position:
    """Designated aircraft whose use needed their markers MUST lose them; after any other use they keep them.

    >>> marked = Force.of(UK, ["designated"], fighter=1)
    >>> field = EMPTY.with_pieces("London", marked)
    >>> spend(field, "London", marked, Use.ESCORT, script()).force("London")
    1 UK Europe fighter
    >>> spend(field, "London", marked, Use.STATIONED, script()).force("London")
    1 UK Europe fighter (designated)
    >>> spend(field.reads(KEEPING, "owner"), "London", marked, Use.STATIONED, script(False)).force("London")
    1 UK Europe fighter
    """
    fate = after_use(position, use)
    for piece, number in aircraft.only(mark=DESIGNATED).items():
        keeps = fate == "must stay" or (fate == "may stay" and table.ask(piece.nation, "keep markers", (True, False)))
        if not keeps:
            some = Force({piece: number})
            position = position.with_pieces(place, position.force(place).replacing(some, some.unmarked(DESIGNATED)))
            told = f"{piece.nation} takes {number} assignment marker off in {place}: {use.value}"
            position = position.noting("marker off", spend, told, nation=piece.nation, place=place, amount=number)
    return position
