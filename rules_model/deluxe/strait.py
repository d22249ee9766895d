"""# The strait of Gibraltar

Who may sail between the Atlantic and the Mediterranean hangs on who holds the two halves of the rock.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.gibraltar import EAST, WEST, friends, held, holders_in_words
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import NOBODY, Nation
from rules_model.world.position import Position

PASSERS = question(
    "3g40.gibraltar.passers",
    DELUXE(752, part=2),
    DELUXE(758, part=3),
    kind="ambiguity",
    readings={
        "friends": "every nation friendly to the holders may pass, besides the holders themselves",
        "holders": "only the one or two nations that hold the rock may pass",
    },
    chosen="friends",
    because="Friends share the rock, so a third friend should not be stopped by it; read to the letter it would be.",
)
UNHELD = question(
    "3g40.gibraltar.unheld",
    DELUXE(752, part=2),
    DELUXE(758, part=3),
    kind="ambiguity",
    readings={
        "closed": "while nobody holds one of the halves, the strait is closed",
        "open": "a half that nobody holds stops nobody; only a hostile holder does",
    },
    chosen="closed",
    because="Both halves must be held in order to pass; the ban between enemies is one case, not the only one.",
)
AIRCRAFT = question(
    "3g40.gibraltar.aircraft",
    DELUXE(758, part=3),
    DELUXE(762),
    kind="ambiguity",
    readings={
        "ships": "only ships pass a strait; aircraft fly over it freely",
        "units": "the ban is on every unit but submarines, so on aircraft as well",
    },
    chosen="ships",
    because="Submarines are called the only units with leave to pass, but the sentence has ships in mind.",
)


@clause("3g40.gibraltar.submarines", DELUXE(762), title="Submarines in the strait")
def passes_always(position: Position, unit: str) -> bool:
    """A submarine MAY pass the strait whoever holds the halves; no other ship may ignore them.

    >>> passes_always(EMPTY, "submarine"), passes_always(EMPTY, "destroyer")
    (True, False)

    Whether the ban is on aircraft too is open.

    >>> passes_always(EMPTY, "fighter"), passes_always(EMPTY.reads(AIRCRAFT, "units"), "fighter")
    (True, False)
    """
    passing = position.rules.units_of("sea") | position.rules.units_of("air")
    if unit not in passing:
        raise UnknownName("ship or aircraft", unit, passing)
    if unit not in position.rules.units_of("sea") and position.reading(AIRCRAFT) == "ships":
        return True
    return unit == "submarine"


@clause("3g40.gibraltar.strait", DELUXE(752, part=2), DELUXE(758, part=3), title="Passing the strait")
def may_pass_strait(position: Position, nation: Nation, unit: str) -> Verdict:
    """A ship MAY pass the strait only while both halves are in hands friendly to it.

    >>> rock = EMPTY.held(UK, WEST, EAST)
    >>> may_pass_strait(rock, USA, "destroyer")
    allowed by 3g40.gibraltar.strait
    >>> may_pass_strait(rock.held(GERMANY, EAST), USA, "destroyer")
    refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
    >>> may_pass_strait(rock, GERMANY, "battleship")
    refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula
    >>> may_pass_strait(rock, GERMANY, "submarine").allowed
    True
    >>> may_pass_strait(rock, UK, "tank")
    refused by 3g40.gibraltar.strait: a tank is no ship

    Whether a friend of the holders passes, and whether a half that nobody holds closes the strait, is open.

    >>> may_pass_strait(rock.reads(PASSERS, "holders"), USA, "destroyer").allowed
    False
    >>> bare = EMPTY.held(UK, WEST)
    >>> may_pass_strait(bare, UK, "cruiser").allowed, may_pass_strait(bare.reads(UNHELD, "open"), UK, "cruiser").allowed
    (False, True)
    """
    if unit in position.rules.units_of("land"):
        return refuse(may_pass_strait, f"a {unit.replace('_', ' ')} is no ship")
    holders = (position.holder(WEST), position.holder(EAST))
    if passes_always(position, unit):
        return allow(may_pass_strait)
    if not held(position) and not (NOBODY in holders and position.reading(UNHELD) == "open"):
        return refuse(may_pass_strait, holders_in_words(position))
    for half in (WEST, EAST):
        holder = position.holder(half)
        if holder != NOBODY and not friends(position, holder, nation):
            return refuse(may_pass_strait, f"{holder} holds the {half}")
    if nation not in holders and held(position) and position.reading(PASSERS) == "holders":
        return refuse(may_pass_strait, f"{nation} holds no half of the rock")
    return allow(may_pass_strait)
