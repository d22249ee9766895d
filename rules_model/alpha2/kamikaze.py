"""# Kamikazes under Alpha +2

Japan's pilots do not fly from the first day: the Allies must come near first.
"""

from __future__ import annotations

from rules_model.base.kamikaze import first_tokens as first_tokens  # the examples hand the tokens out
from rules_model.base.kamikaze import may_begin
from rules_model.base.kamikaze import may_strike_in as may_strike_in  # the examples strike
from rules_model.base.sides import SUBMERGED
from rules_model.citation import ALPHA2
from rules_model.clause import clause, replaces
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, JAPAN
from rules_model.world.position import Position

ISLANDS = ("Philippines", "Marianas", "Okinawa", "Iwo Jima")
SEA_OF_JAPAN = "Sea Zone 6"
TAKEN = ("captured", "liberated")  # kinds of events
ROUSED = "kamikazes roused"  # kind of event
NOTHING = Force()

SURFACED = question(
    "alpha2.kamikaze.surfaced",
    ALPHA2(228, part=2),
    kind="ambiguity",
    readings={
        "surface": "surface warships are meant: submarines never count",
        "surfaced": "warships on the surface are meant: a submarine counts until it submerges",
    },
    chosen="surface",
    because="Kamikazes cannot strike at a submarine, so its coming is no reason for them to fly.",
)
LASTING = question(
    "alpha2.kamikaze.lasting",
    ALPHA2(228, part=2),
    kind="ambiguity",
    readings={
        "for-good": "one entry into the Sea of Japan opens kamikaze strikes everywhere and for the rest of the game",
        "while": "they are open only as long as a warship is in the Sea of Japan",
    },
    chosen="for-good",
    because="An entry is named as a trigger beside the fall of an island, which is not taken back either.",
)

AT_PEACE = question(
    "alpha2.kamikaze.at-peace",
    ALPHA2(228, part=2),
    kind="ambiguity",
    readings={
        "any-ally": "a warship of any Allied power counts, at war with Japan or not",
        "enemies": "only a warship of a power at war with Japan counts",
    },
    chosen="any-ally",
    because="The line names the Allies without a condition, as it does where an island is taken.",
)


@clause("alpha2.kamikaze.islands", ALPHA2(228, part=1), title="An island falls")
def island_has_fallen(position: Position) -> bool:
    """One of the Philippines, the Marianas, Okinawa and Iwo Jima, taken or retaken by an Ally, is enough for good.

    >>> taken = START.held(USA, "Iwo Jima").noting("captured", None, "", nation=USA, other=JAPAN, place="Iwo Jima")
    >>> island_has_fallen(taken), island_has_fallen(START), START.holder("Philippines")
    (True, False, United States)
    >>> retaken = START.noting("liberated", None, "", nation=ANZAC, other=USA, place="Philippines")
    >>> island_has_fallen(retaken)
    True
    >>> island_has_fallen(START.noting("captured", None, "", nation=JAPAN, other=USA, place="Philippines"))
    False
    """
    taken = [event for kind in TAKEN for island in ISLANDS for event in position.events(kind, place=island)]
    return any(event.nation is not None and event.nation.side is ALLIES for event in taken)


@clause("alpha2.kamikaze.sea-of-japan", ALPHA2(228, part=2), title="Warships off Japan")
def warships_off_japan(position: Position) -> bool:
    """Allied surface warships that come into sea zone 6 are the other trigger, be it in peace.

    >>> warships_off_japan(START.with_force("Sea Zone 6", USA, destroyer=1))
    True
    >>> [warships_off_japan(START.with_force("Sea Zone 6", USA, **{unit: 1})) for unit in ("transport", "submarine")]
    [False, False]
    >>> boats = START.reads(SURFACED, "surfaced").with_force("Sea Zone 6", USA, submarine=1)
    >>> warships_off_japan(boats)
    True
    >>> russians = START.with_force("Sea Zone 6", USSR, cruiser=1).reads(AT_PEACE, "enemies")
    >>> warships_off_japan(russians), warships_off_japan(russians.at_war(USSR, JAPAN))
    (False, True)
    """
    return rousing(position, position.force(SEA_OF_JAPAN))


def rousing(position: Position, fleet: Force) -> bool:
    """Whether there is a warship in a fleet that rouses the kamikazes where it comes into the Sea of Japan."""
    kind = "surface" if position.reading(SURFACED) == "surface" else "warship"
    warships = fleet.only(ALLIES, unit=position.rules.units_of(kind), without=SUBMERGED)
    if position.reading(AT_PEACE) == "enemies":
        return any(position.is_at_war(piece.nation, JAPAN) for piece in warships)
    return bool(warships)


@clause("alpha2.kamikaze.roused", ALPHA2(228, part=2), title="An entry is remembered")
def rouse(position: Position, passing: Force = NOTHING, route: tuple[str, ...] = ()) -> Position:
    """After each Allied movement an entry into the Sea of Japan MUST be put on record, once.

    A fleet that went through it and on is named, with the spaces that it passed.

    >>> near = START.with_force("Sea Zone 6", USA, cruiser=1)
    >>> rouse(near).since(near), rouse(rouse(near)).since(rouse(near)), rouse(START).since(START)
    (['Allied warships in the Sea of Japan rouse the kamikazes'], [], [])
    >>> fleet, north = Force.of(USA, cruiser=1), ("Sea Zone 7", "Sea Zone 6", "Sea Zone 5")
    >>> [len(rouse(START, fleet, route).since(START)) for route in (north, north[:1])]
    [1, 0]
    """
    went_through = SEA_OF_JAPAN in map(position.map.name_of, route[1:]) and rousing(position, passing)
    if position.events(ROUSED) or not (went_through or warships_off_japan(position)):
        return position
    text = "Allied warships in the Sea of Japan rouse the kamikazes"
    return position.noting(ROUSED, rouse, text, place=SEA_OF_JAPAN)


@replaces("alpha2.kamikaze.ready", may_begin, ALPHA2(228), title="When the first may fly")
def roused(position: Position) -> Verdict:
    """Japan MUST NOT use a token before the Allies have taken one of the four islands or come into the Sea of Japan.

    In the second edition it may from the start.

    >>> may_begin(START), may_begin(BASE_START)
    (refused by alpha2.kamikaze.ready: the Allies have not come near yet, allowed by g40.kamikaze.ready)
    >>> may_begin(START.noting("captured", None, "", nation=USA, other=JAPAN, place="Okinawa"))
    allowed by alpha2.kamikaze.ready
    >>> fleets = Force.of(JAPAN, cruiser=1).adding(USA, cruiser=1)
    >>> war = START.at_war(USA, JAPAN).with_pieces("Sea Zone 19", fleets)
    >>> may_strike_in(war, "Sea Zone 19", USA).allowed
    False
    >>> there = rouse(war.with_force("Sea Zone 6", USA, cruiser=1))
    >>> gone = there.with_pieces("Sea Zone 6", Force())
    >>> may_strike_in(there, "Sea Zone 19", USA).allowed, may_strike_in(gone, "Sea Zone 19", USA).allowed
    (True, True)
    >>> may_begin(gone.reads(LASTING, "while")).allowed, may_begin(there.reads(LASTING, "while")).allowed
    (False, True)
    """
    remembered = position.reading(LASTING) == "for-good" and bool(position.events(ROUSED))
    if remembered or island_has_fallen(position) or warships_off_japan(position):
        return allow(roused)
    return refuse(roused, "the Allies have not come near yet")
