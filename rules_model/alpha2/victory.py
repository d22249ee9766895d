"""# Victory under Alpha +2

The three capitals of the Axis, or the victory cities of one map, held for a complete round.
The text counts the cities and never names them: they are those that the map prints.
"""

from __future__ import annotations

from rules_model.base.capitals import capital_cities
from rules_model.base.victory import (
    allies_hold_enough,
    european_cities,
    has_won,
    keeps_a_capital,
    open_claims,
    pacific_cities,
)  # fmt: skip
from rules_model.base.victory import (
    counted as counted,  # the examples count with it
)
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies, replaces
from rules_model.condition import Condition, any_of, controls
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, ANZAC, AXIS, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Side
from rules_model.world.position import Position

AXIS_POWERS = (GERMANY, ITALY, JAPAN)
ALLIED_SEATS = (USA, USSR, UK, UK_PACIFIC, ANZAC, FRANCE)

COMPLETE_ROUND = question(
    "alpha2.victory.complete-round",
    ALPHA2(200, part=1),
    kind="ambiguity",
    readings={
        "turn-to-turn": "a round from the turn in which the goal was reached to the same power's next turn",
        "game-round": "a whole round of the game, from its first turn to its last",
    },
    chosen="turn-to-turn",
    because="The second edition, which kept this rule, explains it so; every power has then had its turn.",
)
OWN_CAPITALS = question(
    "alpha2.victory.own-capitals",
    ALPHA2(200, part=2),
    kind="ambiguity",
    readings={
        "all": "every Allied capital counts, Calcutta and Sydney too",
        "listed": "of the Allies only Washington, London, Paris and Moscow count, as the second edition lists them",
    },
    chosen="all",
    because="The line makes no exception among a side's own capitals, and these two are capitals.",
)


@modifies("alpha2.victory.win", has_won, ALPHA2(200, part=1), title="A complete round of play")
def won_for_a_round(before: Body[[Side], Verdict], position: Position, side: Side) -> Verdict:
    """The full round for which a side must keep its goal is a complete round of play, and the game ends with it.

    >>> turn = START.noting("turn began", None, "", nation=JAPAN)
    >>> there = counted(turn.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney"))
    >>> has_won(there, AXIS)
    refused by alpha2.victory.win: no full round has passed
    >>> next_turn = there.in_round(2).noting("turn began", None, "", nation=JAPAN)
    >>> has_won(next_turn, AXIS)
    allowed by alpha2.victory.win
    >>> old = counted(BASE_START.noting("turn began", None, "", nation=JAPAN).held(JAPAN, "Manila", "Hong Kong"))
    >>> has_won(old, AXIS).clause, has_won(next_turn.reads(COMPLETE_ROUND, "game-round"), AXIS).allowed
    ('g40.victory.win', False)
    >>> has_won(next_turn.in_round(3).reads(COMPLETE_ROUND, "game-round"), AXIS).allowed
    True
    """
    claims = open_claims(position, side)
    if position.reading(COMPLETE_ROUND) == "turn-to-turn" or not claims:
        verdict = before(position, side)
        return allow(won_for_a_round) if verdict else refuse(won_for_a_round, verdict.reason)
    if all(position.round < claim[0].round + 2 for claim in claims):
        return refuse(won_for_a_round, "no complete round of play has passed")
    if not keeps_a_capital(position, side).holds(position):
        return refuse(won_for_a_round, f"no capital is left to {side}")
    return allow(won_for_a_round)


@modifies("alpha2.victory.capital", keeps_a_capital, ALPHA2(200, part=2), title="A capital of its own")
def one_of_its_own(before: Body[[Side], Condition], position: Position, side: Side) -> Condition:
    """At the end of that round the winner MUST hold at least one of its side's own capitals.

    >>> exiled = START.held(JAPAN, "Washington", "London", "Paris", "Moscow")
    >>> keeps_a_capital(exiled, ALLIES).holds(exiled)
    True
    >>> base, strict = Position(BASE_START.rules, MAP, exiled.holders), exiled.reads(OWN_CAPITALS, "listed")
    >>> keeps_a_capital(base, ALLIES).holds(base), keeps_a_capital(strict, ALLIES).holds(strict)
    (False, False)
    >>> beaten = START.held(USA, "Berlin", "Rome", "Tokyo")
    >>> keeps_a_capital(beaten, AXIS).holds(beaten), keeps_a_capital(START, AXIS).holds(START)
    (False, True)
    """
    if position.reading(OWN_CAPITALS) == "listed" or side is not ALLIES:
        return before(position, side)
    return any_of(side, 1, *(city for power in ALLIED_SEATS for city in capital_cities(position, power)))


@replaces("alpha2.victory.allies", allies_hold_enough, ALPHA2(201), title="What the Allies must hold")
def every_axis_capital(position: Position) -> Condition:
    """The Allies win with all capitals of the Axis in their hands: Berlin, Rome and Tokyo.

    >>> explain(START.held(USSR, "Berlin").held(UK, "Rome").held(USA, "Tokyo"), allies_hold_enough)
    'met'
    >>> explain(START.held(USSR, "Berlin").held(UK, "Rome"), allies_hold_enough)
    'not met: an Allied power controls Tokyo (Japan holds it)'
    >>> explain(BASE_START.held(USSR, "Berlin").held(UK, "Rome"), allies_hold_enough)
    'not met: an Allied power controls Tokyo (Japan holds it)'
    """
    return controls(ALLIES, *(city for power in AXIS_POWERS for city in capital_cities(position, power)))


def cities_on(position: Position, half: str) -> tuple[str, ...]:
    """The victory cities that the map prints on one of its halves."""
    return tuple(place.city for place in position.map.places.values() if place.city and place.half == half)


@replaces("alpha2.victory.pacific", pacific_cities, ALPHA2(202), title="Pacific victory cities")
def six_in_the_pacific(position: Position) -> Condition:
    """The Axis wins with six of the eight victory cities on the Pacific map.

    >>> len(cities_on(START, "Pacific")), sorted(cities_on(START, "Pacific"))[:4]
    (8, ['Calcutta', 'Hong Kong', 'Honolulu', 'Manila'])
    >>> five = START.held(JAPAN, "Manila", "Hong Kong", "Calcutta")
    >>> pacific_cities(five).holds(five), pacific_cities(five.held(JAPAN, "Sydney")).holds(five.held(JAPAN, "Sydney"))
    (False, True)
    >>> base = BASE_START.held(JAPAN, "Manila", "Hong Kong", "Calcutta", "Sydney")
    >>> pacific_cities(base).holds(base)
    True
    """
    return any_of(AXIS, 6, *cities_on(position, "Pacific"))


@replaces("alpha2.victory.europe", european_cities, ALPHA2(203), title="European victory cities")
def eight_in_europe(position: Position) -> Condition:
    """The Axis wins with eight of the eleven victory cities on the Europe map.

    >>> len(cities_on(START, "Europe"))
    11
    >>> seven = START.held(GERMANY, "Paris", "Leningrad", "Stalingrad").held(ITALY, "Cairo")
    >>> eight = seven.held(GERMANY, "Moscow")
    >>> european_cities(seven).holds(seven), european_cities(eight).holds(eight)
    (False, True)
    >>> base = BASE_START.held(GERMANY, "Paris", "Leningrad", "Stalingrad", "Moscow").held(ITALY, "Cairo")
    >>> european_cities(base).holds(base)
    True
    """
    return any_of(AXIS, 8, *cities_on(position, "Europe"))
