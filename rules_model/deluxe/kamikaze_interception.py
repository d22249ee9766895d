"""# Kamikazes intercepted

Allied aircraft near the ships may meet the kamikazes before they strike.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.air_defence import MOST_IN_BOUND, has_operational_base
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, JAPAN
from rules_model.world.position import Position

INTERCEPTS_AT = {"fighter": 2, "tactical_bomber": 1}

INTERCEPTING_ALLIES = question(
    "3g40.kamikaze.interceptors",
    DELUXE(667, part=2),
    DELUXE(667, part=6),
    kind="ambiguity",
    readings={
        "at-war": "only aircraft of nations at war with Japan intercept",
        "all": "aircraft of any Allied nation intercept",
    },
    chosen="at-war",
    because="War with Japan is asked of the warships; a nation at peace cannot fight Japanese pilots.",
)


@clause("3g40.kamikaze.interceptors", DELUXE(667, part=6), DELUXE(667, part=9))
def interceptors(position: Position, place: str) -> Force:
    """Fighters and tactical bombers MAY intercept; War Planes, which date from the first war, MUST NOT.

    >>> zone = EMPTY.at_war(JAPAN, USA).with_force("P-8", USA, fighter=2, tactical_bomber=1, war_plane=3)
    >>> interceptors(zone, "P-8")
    2 United States fighter, 1 United States tactical bomber
    >>> stranger = EMPTY.at_war(JAPAN, USA).with_force("P-8", UK, fighter=1)
    >>> interceptors(stranger, "P-8"), interceptors(stranger.reads(INTERCEPTING_ALLIES, "all"), "P-8")
    (nothing, 1 UK Europe fighter)
    """
    at_war_only = position.reading(INTERCEPTING_ALLIES) == "at-war"
    planes = position.enemies(place, JAPAN) if at_war_only else position.force(place).only(ALLIES)
    return planes.only(unit=INTERCEPTS_AT)


@clause("3g40.kamikaze.sorties", DELUXE(667, part=6), DELUXE(954))
def sorties(position: Position, zone: str) -> tuple[tuple[int, int], ...]:
    """Aircraft on carriers in the zone MAY intercept, and with them up to three that scramble from air bases beside it.

    Each sortie is so many fighters and so many tactical bombers.

    >>> chart = EMPTY.charting("P-8", "Okinawa").at_war(JAPAN, USA).with_facility("Okinawa", "air_base")
    >>> sorties(chart.with_force("P-8", USA, fighter=1, tactical_bomber=1), "P-8")
    ((0, 0), (0, 1), (1, 0), (1, 1))
    >>> ashore = chart.with_force("Okinawa", USA, fighter=5)
    >>> sorties(ashore, "P-8")
    ((0, 0), (1, 0), (2, 0), (3, 0))
    >>> sorties(ashore.with_facilities("Okinawa", []), "P-8")
    ((0, 0),)
    """
    bases = [place for place in position.map.neighbours(zone) if has_operational_base(position, place)]
    aboard, ashore = interceptors(position, zone), Force()
    for base in bases:
        ashore = ashore.plus(interceptors(position, base))
    fighters, bombers = (aboard.count(unit=unit) for unit in INTERCEPTS_AT)
    return tuple(
        (flying, bombing)
        for flying in range(fighters + ashore.count(unit="fighter") + 1)
        for bombing in range(bombers + ashore.count(unit="tactical_bomber") + 1)
        if max(0, flying - fighters) + max(0, bombing - bombers) <= MOST_IN_BOUND
    )


@clause(
    "3g40.kamikaze.interception", DELUXE(667, part=6), DELUXE(667, part=7), DELUXE(667, part=8), DELUXE(667, part=12)
)
def intercept(position: Position, zone: str, table: Table) -> int:
    """For one round interceptors roll a die each, fighters at 2 and tactical bombers at 1; the tokens hit nothing back.

    The Allies decide how many go up, none included.

    >>> fleet = EMPTY.charting("P-8", "Okinawa").at_war(JAPAN, USA).with_force("P-8", USA, fighter=1, tactical_bomber=1)
    >>> intercept(fleet, "P-8", script((1, 1), 2, 2))
    1
    >>> intercept(fleet, "P-8", script((0, 0)))
    0
    >>> chances(intercept, fleet, "P-8", policy=answers("all go up", interceptors=(1, 1)))
    {0: 21/32, 1: 5/16, 2: 1/32}
    """
    fighters, bombers = table.choose(ALLIES, "interceptors", sorties(position, zone))
    return table.volley([(fighters, INTERCEPTS_AT["fighter"]), (bombers, INTERCEPTS_AT["tactical_bomber"])])


@clause("3g40.kamikaze.losses", DELUXE(667, part=11))
def lose_tokens(position: Position, aims: tuple[str, ...], hits: int, table: Table) -> tuple[str, ...]:
    """Each interceptor's hit removes a token, and Japan chooses which of the assigned tokens that is.

    >>> aims = ("United States battleship", "United States cruiser", "United States cruiser")
    >>> lose_tokens(EMPTY, aims, 1, script("United States cruiser"))
    ('United States battleship', 'United States cruiser')
    >>> lose_tokens(EMPTY, aims, 4, script(*["United States cruiser"] * 2))
    ()
    """
    left = list(aims)
    for _ in range(hits):
        if left:
            left.remove(table.choose(JAPAN, "token lost", dict.fromkeys(left)))
    return tuple(left)
