"""# Across neutral land

Why nobody marches or flies through a neutral, and when aircraft may land there.
"""

from __future__ import annotations

from rules_model.base.neutrals import JOINED, Attitude, attitude, was_attacked
from rules_model.base.spaces import this_turn
from rules_model.base.turn import ATTACKED, share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import NEUTRAL, Nation
from rules_model.world.position import Position

LANDING_AFTER = question(
    "g40.neutrals.landing-after",
    G40_RULES(398),
    G40_LEFT(5),
    kind="ambiguity",
    readings={
        "attack": "once it was attacked, aircraft of the side that it joined may land there",
        "entry": "they may land only once troops of that side have come, be it in the same turn",
    },
    chosen="attack",
    because="The list of what a program leaves to its players makes the attack itself the exception.",
)
SKY_AFTER = question(
    "g40.neutrals.sky-after",
    G40_RULES(72),
    G40_LEFT(6),
    kind="contradiction",
    readings={
        "its-side": "a neutral that was attacked is open to aircraft of the side that it joined",
        "everybody": "it is open to all, to those whom it fought as well",
    },
    chosen="its-side",
    because="The passage on flying says so; the other is a list of what a program leaves to its players.",
)
SKY_DURING = question(
    "g40.neutrals.sky-during",
    G40_RULES(72),
    G40_RULES(402),
    G40_LEFT(6),
    kind="contradiction",
    readings={
        "into": "aircraft may fly into a neutral that they attack, but not across one to another battle",
        "across": "while their power attacks a neutral, its aircraft may cross that one, wherever they fight",
    },
    chosen="into",
    because="The passage on flying opens a neutral to those who go there; the list of a program is not so narrow.",
)


def joined_this_turn(position: Position, place: str) -> bool:
    """Whether a neutral joined a power since the last turn began."""
    spelt = position.map.name_of(place)
    return any(event.kind == JOINED and event.place == spelt for event in this_turn(position))


def under_attack(position: Position, nation: Nation, place: str) -> bool:
    """Whether the nation has attacked a place since the last turn began."""
    struck = [event.nation for event in this_turn(position) if (event.kind, event.place) == (ATTACKED, place)]
    return any(attacker and share_a_turn(position, attacker, nation) for attacker in struck)


def struck_neutral(position: Position, nation: Nation, place: str) -> bool:
    """Whether the nation has attacked a place in this turn that was neutral until then."""
    spelt = position.map.name_of(place)
    struck = [one for one in this_turn(position) if (one.kind, one.place) == (ATTACKED, spelt)]
    return any(
        one.nation and share_a_turn(position, one.nation, nation) and one.other and one.other.side is NEUTRAL
        for one in struck
    )


@clause("g40.neutrals.march", G40_RULES(394), G40_RULES(402), G40_LEFT(4), title="No way through a neutral")
def may_march_through(position: Position, nation: Nation, place: str, attacking: bool = False) -> Verdict:
    """Land units MUST stop in a friendly neutral, even in the turn in which it joins, unless it was attacked before.

    No other neutral MAY be crossed but by attacking it: a blitz through an empty one is an attack.

    >>> may_march_through(START, GERMANY, "Bulgaria")
    refused by g40.neutrals.march: units that enter Bulgaria stop there
    >>> struck = START.noting("attacked", None, "", nation=UK, other=PRO_AXIS, place="Bulgaria")
    >>> may_march_through(struck, GERMANY, "Bulgaria")
    allowed by g40.neutrals.march
    >>> may_march_through(START, UK, "Rio de Oro"), may_march_through(START, UK, "Rio de Oro", attacking=True).allowed
    (refused by g40.neutrals.march: Rio de Oro is neutral and not under attack, True)
    >>> may_march_through(START.with_force("Spain", STRICT_NEUTRAL, infantry=6), UK, "Spain", attacking=True).reason
    'Spain is defended'
    """
    spelt, how = position.map.name_of(place), attitude(position, nation, place)
    if how is Attitude.FRIENDLY or joined_this_turn(position, place):
        if was_attacked(position, place):
            return allow(may_march_through)
        return refuse(may_march_through, f"units that enter {spelt} stop there")
    if how is not Attitude.NO_NEUTRAL:
        if not attacking:
            return refuse(may_march_through, f"{spelt} is neutral and not under attack")
        if position.count(place, position.holder(place)):
            return refuse(may_march_through, f"{spelt} is defended")
    return allow(may_march_through)


@clause(
    "g40.neutrals.flight", G40_RULES(72), G40_RULES(394), G40_RULES(402), G40_LEFT(6), title="No flight over a neutral"
)
def may_fly_over(position: Position, nation: Nation, place: str, attacking: bool = False) -> Verdict:
    """Aircraft MUST NOT fly over a neutral unless they attack it, or an attack has put it on their side.

    A friendly neutral stays closed in the turn in which it joins.

    >>> may_fly_over(START, ITALY, "Yugoslavia")
    refused by g40.neutrals.flight: Yugoslavia is neutral and no attack has put it on Italy's side
    >>> may_fly_over(START, ITALY, "Yugoslavia", attacking=True)
    allowed by g40.neutrals.flight
    >>> struck = START.noting("attacked", None, "", nation=ITALY, other=PRO_ALLIES, place="Yugoslavia")
    >>> may_fly_over(struck, UK, "Yugoslavia").allowed, may_fly_over(START, UK, "Yugoslavia").allowed
    (True, False)

    Whether those who attacked it may cross it later is open.

    >>> may_fly_over(struck, ITALY, "Yugoslavia").allowed
    False
    >>> may_fly_over(struck.reads(SKY_AFTER, "everybody"), ITALY, "Yugoslavia").allowed
    True

    And whether they may cross it in the turn of the attack, to fight elsewhere.

    >>> across = struck.reads(SKY_DURING, "across")
    >>> may_fly_over(across, ITALY, "Yugoslavia").allowed
    True
    >>> may_fly_over(across.noting("turn began", None, "", nation=ITALY), ITALY, "Yugoslavia").allowed
    False
    """
    how, spelt = attitude(position, nation, place), position.map.name_of(place)
    joined = joined_this_turn(position, place)
    assault = attacking and how in (Attitude.STRICT, Attitude.UNFRIENDLY)
    crossing = position.reading(SKY_DURING) == "across" and under_attack(position, nation, spelt)
    closed_to_foes = how is Attitude.UNFRIENDLY and position.reading(SKY_AFTER) == "its-side"
    opened = was_attacked(position, place) and not closed_to_foes
    if (how is Attitude.NO_NEUTRAL and not joined) or assault or crossing or opened:
        return allow(may_fly_over)
    if joined:
        return refuse(may_fly_over, f"{spelt} joined in this very turn")
    return refuse(may_fly_over, f"{spelt} is neutral and no attack has put it on {nation}'s side")


@clause("g40.neutrals.landing", G40_RULES(394), G40_RULES(398), G40_LEFT(5), title="Landing in a neutral")
def may_land_in(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MUST NOT land in a friendly neutral, nor in the turn in which it joins, unless it was attacked before.

    >>> may_land_in(START, GERMANY, "Finland")
    refused by g40.neutrals.landing: Finland is a friendly neutral that was never attacked
    >>> joined = START.held(GERMANY, "Finland").noting("joined", None, "", nation=GERMANY, place="Finland")
    >>> may_land_in(joined, GERMANY, "Finland").allowed
    False
    >>> may_land_in(joined.noting("turn began", None, "", nation=USSR), GERMANY, "Finland")
    allowed by g40.neutrals.landing

    Whether the attack alone opens it, or only the land unit that comes after, is open.

    >>> struck = START.noting("attacked", None, "", nation=USSR, other=PRO_AXIS, place="Finland")
    >>> may_land_in(struck, GERMANY, "Finland").allowed
    True
    >>> may_land_in(struck.reads(LANDING_AFTER, "entry"), GERMANY, "Finland").reason
    'no land unit has come to Finland yet'
    """
    spelt, how = position.map.name_of(place), attitude(position, nation, place)
    if how in (Attitude.STRICT, Attitude.UNFRIENDLY):
        return refuse(may_land_in, f"{spelt} is no friend of {nation}")
    if was_attacked(position, place):
        if how is Attitude.FRIENDLY and position.reading(LANDING_AFTER) == "entry":
            return refuse(may_land_in, f"no land unit has come to {spelt} yet")
        return allow(may_land_in)
    if how is Attitude.FRIENDLY or joined_this_turn(position, place):
        return refuse(may_land_in, f"{spelt} is a friendly neutral that was never attacked")
    return allow(may_land_in)
