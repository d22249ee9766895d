"""# Kamikazes intercepted

Allied aircraft near the ships may meet the kamikazes before they strike.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.air_defence import BASE_LIMIT, MOST_SCRAMBLERS, has_operational_base, within_limit
from rules_model.deluxe.ships import CARRIERS
from rules_model.question import question
from rules_model.table import Table
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, JAPAN, Nation
from rules_model.world.position import Position

INTERCEPTS_AT = {"fighter": 2, "tactical_bomber": 1}
SCRAMBLED = {"fighter": "fighters meet kamikazes", "tactical_bomber": "tactical bombers meet kamikazes"}  # events


@dataclass(frozen=True)
class Sortie:
    """Aircraft of one nation that go up from one place against one raid; ValueError for less than none."""

    nation: Nation  #: whose they are
    origin: str  #: the zone itself, when they fly from carriers, or the territory of their air base
    fighters: int  #: how many fighters
    bombers: int  #: how many tactical bombers

    def __post_init__(self) -> None:
        never_negative(fighters=self.fighters, bombers=self.bombers)

    @property
    def aircraft(self) -> Force:
        """The aircraft as a force."""
        return Force.of(self.nation, fighter=self.fighters, tactical_bomber=self.bombers)


INTERCEPTING_ALLIES = question(
    "3g40.kamikaze.which-allies",
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
ONCE = question(
    "3g40.kamikaze.once",
    DELUXE(648, part=1),
    DELUXE(660, part=1),
    DELUXE(667, part=6),
    kind="gap",
    readings={
        "once": "an aircraft scrambles against kamikazes in one zone a phase",
        "each": "an aircraft whose base touches several zones may scramble against the raid on each",
    },
    chosen="once",
    because="In the other missions a fighter serves once in a phase; of kamikazes no text says so.",
)


@clause("3g40.kamikaze.interceptors", DELUXE(667, part=6), DELUXE(667, part=9), title="Aircraft that may intercept")
def interceptors(position: Position, place: str) -> Force:
    """Allied fighters and tactical bombers MAY intercept; War Planes, which date from the first war, MUST NOT.

    >>> zone = EMPTY.at_war(JAPAN, USA).with_force("P-8", USA, fighter=2, tactical_bomber=1, war_plane=3)
    >>> interceptors(zone, "P-8")
    2 United States fighter, 1 United States tactical bomber

    Whether their nation must be at war with Japan is open.

    >>> stranger = EMPTY.at_war(JAPAN, USA).with_force("P-8", UK, fighter=1)
    >>> interceptors(stranger, "P-8"), interceptors(stranger.reads(INTERCEPTING_ALLIES, "all"), "P-8")
    (nothing, 1 UK Europe fighter)
    """
    at_war_only = position.reading(INTERCEPTING_ALLIES) == "at-war"
    planes = position.enemies(place, JAPAN) if at_war_only else position.force(place)
    return planes.only(ALLIES, unit=INTERCEPTS_AT)


@clause("3g40.kamikaze.stations", DELUXE(667, part=6), title="Where interceptors come from")
def stationed(position: Position, zone: str, place: str) -> Force:
    """Interceptors MUST be based on a carrier in the zone, or at an operational air base beside it.

    >>> deck = EMPTY.at_war(JAPAN, USA).charting("P-8", "Okinawa").with_force("P-8", USA, fighter=1)
    >>> stationed(deck, "P-8", "P-8")
    nothing
    >>> stationed(deck.with_force("P-8", USA, escort_carrier=1), "P-8", "P-8")
    1 United States fighter
    >>> ashore = deck.with_force("Okinawa", USA, fighter=2)
    >>> stationed(ashore, "P-8", "Okinawa"), stationed(ashore.with_facility("Okinawa", "air_base"), "P-8", "Okinawa")
    (nothing, 2 United States fighter)
    """
    afloat = position.map.name_of(place) == position.map.name_of(zone)
    based = position.count(place, ALLIES, unit=CARRIERS) > 0 if afloat else has_operational_base(position, place)
    return interceptors(position, place) if based else Force()


def flown(position: Position, place: str, unit: str, nation: Nation | None = None) -> int:
    """How many aircraft of a kind have scrambled from a place against kamikazes in this round."""
    events = position.events(SCRAMBLED[unit], nation, place)
    return sum(event.amount for event in events if event.round == position.round)


@clause("3g40.kamikaze.sorties", DELUXE(667, part=6), DELUXE(930, part=1), DELUXE(954), title="How many intercept")
def sorties(
    position: Position, zone: str, nation: Nation, place: str, joined: tuple[Sortie, ...] = ()
) -> tuple[tuple[int, int], ...]:
    """Any number of a carrier's aircraft MAY intercept; of those that scramble, three at most from a base and in all.

    A choice is so many fighters and so many tactical bombers; what has joined in already counts.

    >>> chart = EMPTY.charting("P-8", "Okinawa").at_war(JAPAN, USA).with_facility("Okinawa", "air_base")
    >>> deck = chart.with_force("P-8", USA, aircraft_carrier=1, fighter=1, tactical_bomber=1)
    >>> sorties(deck, "P-8", USA, "P-8")
    ((0, 0), (0, 1), (1, 0), (1, 1))
    >>> ashore = chart.with_force("Okinawa", USA, fighter=5)
    >>> sorties(ashore, "P-8", USA, "Okinawa")
    ((0, 0), (1, 0), (2, 0), (3, 0))
    >>> sorties(ashore, "P-8", USA, "Okinawa", (Sortie(UK, "Formosa", 2, 0),))
    ((0, 0), (1, 0))

    Whether an aircraft scrambles for one zone only is open.

    >>> tired = chart.with_force("Okinawa", USA, fighter=2).noting(SCRAMBLED["fighter"], None, "", place="Okinawa",
    ...     nation=USA, amount=1)
    >>> sorties(tired, "P-8", USA, "Okinawa"), sorties(tired.reads(ONCE, "each"), "P-8", USA, "Okinawa")
    (((0, 0), (1, 0)), ((0, 0), (1, 0), (2, 0)))
    """
    there = stationed(position, zone, place)
    spent = 1 if position.reading(ONCE) == "once" else 0
    fighters, bombers = (
        there.count(nation, unit=unit) - spent * flown(position, place, unit, nation) for unit in INTERCEPTS_AT
    )
    choices = ((flying, bombing) for flying in range(fighters + 1) for bombing in range(bombers + 1))
    if place == zone:
        return tuple(choices)
    scrambled = Force()
    for one in joined:
        if one.origin != zone:
            scrambled = scrambled.plus(one.aircraft)
    out = sum(one.aircraft.count() for one in joined if one.origin == place)
    if position.reading(BASE_LIMIT) == "base":
        out += sum(flown(position, place, unit) for unit in INTERCEPTS_AT)
    return tuple(
        (flying, bombing)
        for flying, bombing in choices
        if not flying + bombing
        or (
            out + flying + bombing <= MOST_SCRAMBLERS
            and within_limit(position, zone, scrambled.adding(nation, fighter=flying, tactical_bomber=bombing))
        )
    )


@clause("3g40.kamikaze.send", DELUXE(667, part=6), title="Who goes up")
def send_up(position: Position, zone: str, table: Table) -> tuple[Sortie, ...]:
    """Each nation decides how many of its own aircraft intercept, none included: carriers first, then the air bases.

    >>> chart = EMPTY.charting("P-8", "Okinawa").at_war(JAPAN, USA, UK).with_facility("Okinawa", "air_base")
    >>> fleet = chart.with_force("P-8", USA, aircraft_carrier=1, fighter=1).with_force("Okinawa", UK, fighter=1)
    >>> send_up(fleet, "P-8", script((1, 0), (0, 0)))
    (Sortie(nation=United States, origin='P-8', fighters=1, bombers=0),)
    >>> send_up(chart, "P-8", script())
    ()
    """
    sent: tuple[Sortie, ...] = ()
    for place in (zone, *sorted(position.map.neighbours(zone))):
        for nation in dict.fromkeys(piece.nation for piece in stationed(position, zone, place)):
            choices = sorties(position, zone, nation, place, sent)
            going = Sortie(nation, place, *table.choose(nation, "interceptors", choices))
            sent += (going,) if going.aircraft else ()
    return sent


@clause("3g40.kamikaze.scrambled", DELUXE(667, part=6), title="Scrambles against kamikazes")
def scrambled(position: Position, zone: str, sent: tuple[Sortie, ...]) -> Position:
    """What scrambled from an air base is on record for the rest of the phase; it lands where it came from.

    >>> scrambled(EMPTY, "P-8", (Sortie(USA, "Okinawa", 2, 0),)).since(EMPTY)
    ['2 United States fighter scramble from Okinawa to P-8']
    >>> scrambled(EMPTY, "P-8", (Sortie(USA, "P-8", 1, 0),)).since(EMPTY)
    []
    """
    for one in sent:
        for piece, number in one.aircraft.items():
            if one.origin != zone:
                text = f"{number} {piece} scramble from {one.origin} to {zone}"
                kind = SCRAMBLED[piece.unit]
                position = position.noting(kind, scrambled, text, nation=one.nation, place=one.origin, amount=number)
    return position


@clause(
    "3g40.kamikaze.interception",
    DELUXE(667, part=6),
    DELUXE(667, part=7),
    DELUXE(667, part=8),
    DELUXE(667, part=12),
    title="Fighting kamikazes",
)
def intercept(position: Position, sent: tuple[Sortie, ...], table: Table) -> int:
    """For one round interceptors roll a die each, fighters at 2 and tactical bombers at 1; the tokens hit nothing back.

    >>> both = (Sortie(USA, "P-8", 1, 1),)
    >>> intercept(EMPTY, both, script(2, 2)), intercept(EMPTY, both, script(3, 1))
    (1, 1)
    >>> intercept(EMPTY, (), script())
    0
    >>> chances(intercept, EMPTY, both)
    {0: 21/32, 1: 5/16, 2: 1/32}
    """
    fighters, bombers = sum(one.fighters for one in sent), sum(one.bombers for one in sent)
    return table.volley([(fighters, INTERCEPTS_AT["fighter"]), (bombers, INTERCEPTS_AT["tactical_bomber"])])


@clause("3g40.kamikaze.losses", DELUXE(667, part=11), title="Tokens shot down")
def lose_tokens(position: Position, aims: tuple[str, ...], hits: int, table: Table) -> tuple[str, ...]:
    """Each interceptor's hit removes a token, and Japan chooses which of the assigned tokens that is.

    >>> aims = ("United States battleship", "United States cruiser", "United States cruiser")
    >>> lose_tokens(EMPTY, aims, 1, script("United States cruiser"))
    ('United States battleship', 'United States cruiser')
    >>> lose_tokens(EMPTY, aims, 4, script(*["United States cruiser"] * 2))
    ()
    """
    never_negative(hits=hits)
    left = list(aims)
    for _ in range(hits):
        if left:
            left.remove(table.choose(JAPAN, "token lost", dict.fromkeys(left)))
    return tuple(left)
