"""# Victory

Sixteen cities decide for the Axis, the calendar decides for the Allies.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE, DELUXE_MAP
from rules_model.clause import clause
from rules_model.condition import Condition, any_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, EUROPEAN_AXIS, JAPAN
from rules_model.world.position import Position

EUROPEAN_CITIES = ("Berlin", "Rome", "Paris", "Johannesburg", "Moscow", "Stalingrad", "London", "Washington")
PACIFIC_CITIES = ("Tokyo", "Hong Kong", "Manila", "Calcutta", "Samara", "Sydney", "Honolulu", "San Francisco")
ON_THE_VOLGA = "Samara"
AMERICAN_CAPITALS = ("Washington", "San Francisco")
LAST_ROUND = 12

PARTNER = question(
    "3g40.victory.partner",
    DELUXE(11, part=2),
    DELUXE(14),
    kind="ambiguity",
    readings={
        "own": "only Germany and Italy count in Europe, only Japan counts in the Pacific",
        "any": "a city counts, whichever Axis power holds it",
    },
    chosen="own",
    because="The text names the holders; where any Axis power will do, as in the objectives, it says so.",
)
SAMARA = question(
    "3g40.victory.samara",
    DELUXE(11, part=2),
    DELUXE(14),
    DELUXE_MAP(26),
    kind="misprint",
    readings={
        "pacific": "Samara is one of the eight Pacific cities, as printed",
        "europe": "Samara lies on the Volga and counts in Europe",
    },
    chosen="pacific",
    because="Only with Samara do both lists have the eight cities that the text announces.",
)
MOMENT = question(
    "3g40.victory.moment",
    DELUXE(11, part=1),
    DELUXE(559),
    kind="contradiction",
    readings={
        "check": "the cities are counted once, when the missions phase opens",
        "phase": "the Axis wins at any moment of the missions phase at which it holds the cities",
    },
    chosen="check",
    because="The list of special situations gives the count a place of its own, before all else.",
)
BOMB = question(
    "3g40.victory.bomb-falls",
    DELUXE(20),
    DELUXE(485),
    DELUXE(559),
    DELUXE(742),
    DELUXE(744),
    kind="contradiction",
    readings={
        "last": "the bomb falls as the missions phase of round 12 ends, after a last count of the cities",
        "first": "the bomb opens round 12; round 11 brought the last count",
    },
    chosen="last",
    because="Advantages are the last step of the missions phase, and a game may last twelve rounds.",
)
EXILE = question(
    "3g40.victory.exile",
    DELUXE(20, part=2),
    DELUXE(744),
    kind="ambiguity",
    readings={
        "always": "the calendar alone decides",
        "america": "no bomb while enemies hold both American capitals",
    },
    chosen="always",
    because="The list of advantages credits all Allies with the bomb and makes no exception.",
)


class Moment(Enum):
    """When in a round somebody asks who has won."""

    ROUND_BEGINS = "the round begins"
    TURNS = "the nations take their turns"
    CHECK = "the missions phase opens with the count of the cities"
    MISSIONS = "the missions are carried out"
    ADVANTAGES = "the missions phase closes with the national advantages"


@clause("3g40.victory.european-cities", DELUXE(11, part=2))
def european_cities(position: Position) -> Condition:
    """Germany and Italy together MUST hold at least four of eight European cities.

    They are Berlin, Rome, Paris, Johannesburg, Moscow, Stalingrad, London and Washington.

    >>> half = EMPTY.held(GERMANY, "Berlin", "Paris", "Stalingrad").held(ITALY, "Rome")
    >>> explain(half, european_cities)
    'met'
    >>> explain(half.held(USA, "Paris"), european_cities)
    'not met: the European Axis controls at least 4 of Berlin, Rome, Paris, Johannesburg, Moscow,
    Stalingrad, London and Washington (3 of 8)'

    Whether a city counts that Japan holds is open.

    >>> lent = half.held(JAPAN, "Stalingrad")
    >>> explain(lent, european_cities) == "met", explain(lent.reads(PARTNER, "any"), european_cities)
    (False, 'met')
    """
    cities: tuple[str, ...] = EUROPEAN_CITIES
    if position.reading(SAMARA) == "europe":
        cities = (*cities, ON_THE_VOLGA)
    return any_of(EUROPEAN_AXIS if position.reading(PARTNER) == "own" else AXIS, 4, *cities)


@clause("3g40.victory.pacific-cities", DELUXE(14))
def pacific_cities(position: Position) -> Condition:
    """Japan MUST hold at least four of eight Pacific cities.

    They are Tokyo, Hong Kong, Manila, Calcutta, Samara, Sydney, Honolulu and San Francisco.

    >>> half = EMPTY.held(JAPAN, "Tokyo", "Hong Kong", "Manila", "Samara")
    >>> explain(half, pacific_cities)
    'met'
    >>> explain(half.held(USSR, "Samara"), pacific_cities)
    'not met: Japan controls at least 4 of Tokyo, Hong Kong, Manila, Calcutta, Samara,
    Sydney, Honolulu and San Francisco (3 of 8)'

    Whether Samara is a Pacific city is open.

    >>> explain(half.reads(SAMARA, "europe"), pacific_cities) == "met"
    False
    """
    cities: tuple[str, ...] = PACIFIC_CITIES
    if position.reading(SAMARA) == "europe":
        cities = tuple(city for city in cities if city != ON_THE_VOLGA)
    return any_of(JAPAN if position.reading(PARTNER) == "own" else AXIS, 4, *cities)


@clause("3g40.victory.both-maps", DELUXE(11, part=1))
def both_maps(position: Position) -> Condition:
    """The Axis MUST hold its European and its Pacific cities at once; one map alone wins nothing.

    >>> europe = EMPTY.held(GERMANY, "Berlin", "Rome", "Paris", "Moscow")
    >>> explain(europe.held(JAPAN, "Tokyo", "Hong Kong", "Manila", "Calcutta"), both_maps)
    'met'
    >>> europe.holds(AXIS, "Moscow"), explain(europe, both_maps)
    (True, 'not met: Japan controls at least 4 of Tokyo, Hong Kong, Manila, Calcutta, Samara,
    Sydney, Honolulu and San Francisco (0 of 8)')
    """
    return european_cities(position) & pacific_cities(position)


@clause("3g40.victory.axis", DELUXE(11, part=1), DELUXE(559))
def axis_wins(position: Position, moment: Moment) -> Verdict:
    """The Axis wins in any strategic missions phase that finds it with its cities on both maps.

    >>> ahead = EMPTY.held(GERMANY, "Berlin", "Rome", "Paris", "Moscow").held(JAPAN, *PACIFIC_CITIES[:4])
    >>> axis_wins(ahead, Moment.CHECK)
    allowed by 3g40.victory.axis
    >>> axis_wins(ahead, Moment.TURNS)
    refused by 3g40.victory.axis: the cities are not counted while the nations take their turns
    >>> axis_wins(ahead.held(USSR, "Moscow"), Moment.CHECK).reason[-23:]
    'and Washington (3 of 8)'

    Whether the count can be made up for later in the phase is open.

    >>> axis_wins(ahead, Moment.MISSIONS).allowed
    False
    >>> axis_wins(ahead.reads(MOMENT, "phase"), Moment.MISSIONS).allowed
    True
    """
    late = moment in (Moment.MISSIONS, Moment.ADVANTAGES) and position.reading(MOMENT) == "phase"
    if moment is not Moment.CHECK and not late:
        return refuse(axis_wins, f"the cities are not counted while {moment.value}")
    lacking = both_maps(position).failures(position)
    return refuse(axis_wins, "; ".join(lacking)) if lacking else allow(axis_wins)


@clause("3g40.victory.bomb", DELUXE(20, part=1), DELUXE(20, part=2))
def allies_win(position: Position, moment: Moment) -> Verdict:
    """The Allies win as round 12 closes and America has its atom bomb, unless the Axis has won before.

    >>> allies_win(EMPTY.in_round(12), Moment.ADVANTAGES)
    allowed by 3g40.victory.bomb
    >>> allies_win(EMPTY.in_round(11), Moment.ADVANTAGES)
    refused by 3g40.victory.bomb: the bomb is not ready before round 12

    When in round 12 it falls, and whether an America in exile still builds it, is open.

    >>> first = EMPTY.in_round(12).reads(BOMB, "first")
    >>> [moment.name for moment in Moment if allies_win(first, moment)]
    ['ROUND_BEGINS']
    >>> exile = EMPTY.in_round(12).held(GERMANY, "Washington").held(JAPAN, "San Francisco")
    >>> allies_win(exile, Moment.ADVANTAGES).allowed
    True
    >>> allies_win(exile.reads(EXILE, "america"), Moment.ADVANTAGES).reason
    'enemies hold both American capitals'
    """
    due = Moment.ADVANTAGES if position.reading(BOMB) == "last" else Moment.ROUND_BEGINS
    if position.events("Axis victory") or axis_wins(position, moment):
        return refuse(allies_win, "the Axis has won")
    if position.round < LAST_ROUND:
        return refuse(allies_win, f"the bomb is not ready before round {LAST_ROUND}")
    if moment is not due:
        return refuse(allies_win, f"the bomb does not fall while {moment.value}")
    lost = position.holds(AXIS, *AMERICAN_CAPITALS)
    if lost and position.reading(EXILE) == "america":
        return refuse(allies_win, "enemies hold both American capitals")
    return allow(allies_win)


@clause("3g40.victory.end", DELUXE(11, part=1), DELUXE(20))
def judge(position: Position, moment: Moment) -> Position:
    """The first victory ends the war; the Axis goes first where one moment would bring both.

    >>> ahead = EMPTY.in_round(12).held(GERMANY, *EUROPEAN_CITIES[:4]).held(JAPAN, *PACIFIC_CITIES[:4])
    >>> judge(judge(ahead, Moment.CHECK), Moment.ADVANTAGES).since(ahead)
    ['the Axis wins the war']
    >>> judge(ahead, Moment.TURNS).since(ahead)
    []

    When the bomb falls decides who is first in round 12: after the last count of the cities, or before it.

    >>> judge(judge(ahead, Moment.ROUND_BEGINS), Moment.CHECK).since(ahead)
    ['the Axis wins the war']
    >>> judge(ahead.reads(BOMB, "first"), Moment.ROUND_BEGINS).since(ahead)
    ['the Allies win the war']
    """
    if position.events("Axis victory") or position.events("Allied victory"):
        return position
    if axis_wins(position, moment):
        return position.noting("Axis victory", judge, "the Axis wins the war")
    if allies_win(position, moment):
        return position.noting("Allied victory", judge, "the Allies win the war")
    return position
