"""# Victory

Cities on one map win for the Axis, three capitals win for the Allies; either must be kept for a round.
The log remembers when a side came to hold enough (whose turn it was) and when it fell back.
"""

from __future__ import annotations

from rules_model.citation import G40_CITIES, G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition, any_of, controls
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.event import Event
from rules_model.world.nation import ALLIES, AXIS, Side
from rules_model.world.position import Position

EUROPEAN_CITIES = (
    "Ottawa",
    "Washington",
    "Cairo",
    "London",
    "Paris",
    "Berlin",
    "Warsaw",
    "Rome",
    "Leningrad",
    "Stalingrad",
    "Moscow",
)
PACIFIC_CITIES = ("San Francisco", "Honolulu", "Manila", "Hong Kong", "Shanghai", "Calcutta", "Tokyo", "Sydney")
AXIS_CAPITALS = ("Berlin", "Rome", "Tokyo")
ALLIED_CAPITALS = ("Washington", "London", "Paris", "Moscow")
HOLDS, FELL_BACK = "holds enough: ", "fell back: "  # kinds of events, with the name of the side, and of the map

ROUND_ENDS = question(
    "g40.victory.round-ends",
    G40_RULES(427),
    G40_RULES(429),
    kind="ambiguity",
    readings={
        "begins": "the round is over when the power in whose turn it started begins its next turn",
        "ends": "the round is over when that power has ended its next turn",
    },
    chosen="begins",
    because="By then every power has had a turn against it, and the text counts up to that turn.",
)
CAPITAL_WHEN = question(
    "g40.victory.capital-when",
    G40_RULES(427, 428),
    G40_CITIES(21, 22),
    kind="contradiction",
    readings={
        "end": "the winner needs the capital of its side when the round is over",
        "throughout": "it needs it as long as the round lasts; the round begins anew after it was lost",
    },
    chosen="end",
    because="One table names the moment; the other, which is shorter, can be read in the same way.",
)
MAPS = question(
    "g40.victory.two-maps",
    G40_RULES(427),
    G40_RULES(429),
    kind="ambiguity",
    readings={
        "apart": "each map has a round of its own, so the cities of one map must be kept all the time",
        "together": "the round goes on while the cities of either map are complete",
    },
    chosen="apart",
    because="The round begins with the turn that reached a count, and it is that count which must not break.",
)


@clause("g40.victory.european-cities", G40_RULES(427), G40_RULES(430), G40_CITIES(2, 12), G40_CITIES(21))
def european_cities(position: Position) -> Condition:
    """The Axis needs eight of the eleven victory cities on the Europe map.

    They are Ottawa, Washington, Cairo, London, Paris, Berlin, Warsaw, Rome, Leningrad, Stalingrad and Moscow.

    >>> seven = START.held(GERMANY, "Paris", "Leningrad", "Stalingrad").held(ITALY, "Cairo")
    >>> explain(seven.held(GERMANY, "Moscow"), european_cities)
    'met'
    >>> explain(seven, european_cities)
    'not met: an Axis power controls at least 8 of Ottawa, Washington, Cairo, London, Paris, Berlin,
    Warsaw, Rome, Leningrad, Stalingrad and Moscow (7 of 11)'
    """
    return any_of(AXIS, 8, *EUROPEAN_CITIES)


@clause("g40.victory.pacific-cities", G40_RULES(427), G40_RULES(430), G40_CITIES(13, 21))
def pacific_cities(position: Position) -> Condition:
    """The Axis needs six of the eight victory cities on the Pacific map.

    They are San Francisco, Honolulu, Manila, Hong Kong, Shanghai, Calcutta, Tokyo and Sydney.

    >>> five = START.held(JAPAN, "Manila", "Hong Kong", "Calcutta")
    >>> explain(five.held(JAPAN, "Honolulu"), pacific_cities)
    'met'
    >>> explain(five, pacific_cities)[-8:]
    '(5 of 8)'
    """
    return any_of(AXIS, 6, *PACIFIC_CITIES)


@clause("g40.victory.axis", G40_RULES(427), title="What the Axis must hold")
def axis_holds_enough(position: Position) -> Condition:
    """The Axis MUST hold its cities on one of the two maps; which is its choice.

    In the 1st edition it needed fourteen cities on both maps together; Alpha +2 and +3 count as the 2nd edition does.

    >>> pacific = START.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney")
    >>> explain(pacific, axis_holds_enough), axis_holds_enough(START).holds(START)
    ('met', False)
    """
    return european_cities(position) | pacific_cities(position)


@clause("g40.victory.allies", G40_RULES(428), G40_CITIES(22), title="What the Allies must hold")
def allies_hold_enough(position: Position) -> Condition:
    """The Allies MUST hold Berlin, Rome and Tokyo; each of the three MAY be in the hands of another Ally.

    >>> explain(START.held(USSR, "Berlin").held(UK, "Rome").held(USA, "Tokyo"), allies_hold_enough)
    'met'
    >>> explain(START.held(USSR, "Berlin").held(UK, "Rome"), allies_hold_enough)
    'not met: an Allied power controls Tokyo (Japan holds it)'
    """
    return controls(ALLIES, *AXIS_CAPITALS)


@clause("g40.victory.capital", G40_RULES(427, 428), G40_CITIES(21, 22), title="A capital of its own")
def keeps_a_capital(position: Position, side: Side) -> Condition:
    """When the round is over the winner MUST hold at least one capital of its side.

    For the Axis that is Berlin, Rome or Tokyo; for the Allies Washington, London, Paris or Moscow.

    >>> keeps_a_capital(START, AXIS).holds(START), keeps_a_capital(START, ALLIES).holds(START)
    (True, True)
    >>> exiled = START.held(JAPAN, "Washington", "London", "Paris", "Moscow")
    >>> keeps_a_capital(exiled, ALLIES).holds(exiled), exiled.holder("Calcutta")
    (False, UK Pacific)
    """
    return any_of(side, 1, *(AXIS_CAPITALS if side is AXIS else ALLIED_CAPITALS))


def enough(position: Position, side: Side) -> dict[str, Condition]:
    """What a side must hold for a round, by the map; the name is empty where the map does not matter."""
    if side is AXIS and position.reading(MAPS) == "apart":
        aims = {" in Europe": european_cities(position), " in the Pacific": pacific_cities(position)}
    else:
        aims = {"": axis_holds_enough(position) if side is AXIS else allies_hold_enough(position)}
    if position.reading(CAPITAL_WHEN) == "throughout":
        return {where: aim & keeps_a_capital(position, side) for where, aim in aims.items()}
    return aims


def open_claim(position: Position, claim: str) -> tuple[Event, ...]:
    """The log since a side came to hold enough, that entry first; empty when it has fallen back since."""
    kinds = (HOLDS + claim, FELL_BACK + claim)
    found = [number for number, event in enumerate(position.log) if event.kind in kinds]
    since = position.log[found[-1] :] if found else ()
    return since if since and since[0].kind == HOLDS + claim else ()


def open_claims(position: Position, side: Side) -> list[tuple[Event, ...]]:
    """Each claim of a side that still stands, one for each map where the maps are counted apart."""
    return [claim for where in enough(position, side) if (claim := open_claim(position, side.name + where))]


@clause("g40.victory.count", G40_RULES(429), G40_LEFT(17), title="The count, without a break")
def counted(position: Position) -> Position:
    """Whenever a place changes hands the count MUST be made; to fall below it for a moment starts the round anew.

    >>> turn = START.noting("turn began", None, "", nation=JAPAN)
    >>> there = counted(turn.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney"))
    >>> back = counted(there.held(USA, "Manila"))
    >>> back.since(turn)
    ["enough to win in the Pacific is in the hands of the Axis, from Japan's turn on",
     'too little to win in the Pacific is in the hands of the Axis']
    >>> counted(back.held(JAPAN, "Manila")).since(back), counted(there).since(there)
    (["enough to win in the Pacific is in the hands of the Axis, from Japan's turn on"], [])
    """
    for side in (AXIS, ALLIES):
        for where, aim in enough(position, side).items():
            name, holds = side.name + where, aim.holds(position)
            claim = open_claim(position, name)
            if holds and not claim and (began := position.events("turn began")):
                mover = began[-1].nation
                text = f"enough to win{where} is in the hands of {side}, from {mover}'s turn on"
                position = position.noting(HOLDS + name, counted, text, nation=mover)
            if claim and not holds:
                text = f"too little to win{where} is in the hands of {side}"
                position = position.noting(FELL_BACK + name, counted, text)
    return position


def full_round(position: Position, claim: tuple[Event, ...]) -> bool:
    """Whether a full round has passed since a claim began."""
    turns = [event.nation for event in claim if event.kind == "turn began"]
    return claim[0].nation in (turns[:-1] if position.reading(ROUND_ENDS) == "ends" else turns)


@clause("g40.victory.win", G40_RULES(427, 429), G40_CITIES(21, 22), G40_LEFT(17), title="The war is won")
def has_won(position: Position, side: Side) -> Verdict:
    """A side wins when it has held enough for a full round and holds a capital of its own at the end of it.

    A round counts from turn to turn of the power in whose turn the side came to it.

    >>> turn = START.noting("turn began", None, "", nation=JAPAN)
    >>> there = counted(turn.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney"))
    >>> has_won(there.noting("turn began", None, "", nation=FRANCE), AXIS)
    refused by g40.victory.win: no full round has passed
    >>> next_turn = there.noting("turn began", None, "", nation=JAPAN)
    >>> has_won(next_turn, AXIS)
    allowed by g40.victory.win
    >>> has_won(next_turn.held(USA, "Berlin", "Rome", "Tokyo"), AXIS).reason
    'no capital is left to the Axis'

    When the round is over is open.

    >>> late = next_turn.reads(ROUND_ENDS, "ends")
    >>> has_won(late, AXIS).allowed, has_won(late.noting("turn began", None, "", nation=USA), AXIS).allowed
    (False, True)

    Whether the cities of the other map make good what is lost on this one is open.

    >>> europe = ("Paris", "Leningrad", "Stalingrad", "Moscow", "Cairo")
    >>> def swap(there):
    ...     gained = counted(there).noting("turn began", None, "", nation=GERMANY).held(GERMANY, *europe)
    ...     return has_won(counted(gained.held(USA, "Manila")).noting("turn began", None, "", nation=JAPAN), AXIS)
    >>> pacific = turn.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney")
    >>> swap(pacific).reason, swap(pacific.reads(MAPS, "together")).allowed
    ('no full round has passed', True)

    So is whether the capital is needed all the time.

    >>> def exile(there):
    ...     moved = counted(there).noting("turn began", None, "", nation=USA).held(USA, "Berlin", "Rome", "Tokyo")
    ...     home = counted(counted(moved.held(JAPAN, "Honolulu")).held(JAPAN, "Tokyo"))
    ...     return has_won(home.noting("turn began", None, "", nation=JAPAN), AXIS)
    >>> exile(pacific).allowed, exile(pacific.reads(CAPITAL_WHEN, "throughout")).reason
    (True, 'no full round has passed')
    """
    if not (claims := open_claims(position, side)):
        return refuse(has_won, f"too little to win is in the hands of {side}")
    if not any(full_round(position, claim) for claim in claims):
        return refuse(has_won, "no full round has passed")
    if not keeps_a_capital(position, side).holds(position):
        return refuse(has_won, f"no capital is left to {side}")
    return allow(has_won)
