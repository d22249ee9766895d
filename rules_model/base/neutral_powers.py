"""# Powers at peace

What a power may not do, and what nobody may do to it, while it has no war.
"""

from __future__ import annotations

from rules_model.base.dutch import may_stand_on_dutch
from rules_model.base.editions import FIRST as FIRST  # an example asks the first edition
from rules_model.base.editions import SECOND, SOVIET_MAPS
from rules_model.base.pacific_peace import needed_wars
from rules_model.citation import G40_LEFT, G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import DUTCH, EUROPEAN_AXIS, FRANCE, JAPAN, NEUTRAL, UNITED_KINGDOM, USSR, Nation
from rules_model.world.position import Position

OVERFLIGHT = question(
    "g40.politics.overflight",
    G40_RULES(81),
    G40_RULES(384),
    G40_LEFT(11),
    kind="contradiction",
    readings={
        "free": "an opponent's land may be flown over before war with it",
        "named": "only Japan may do so, over British and French land",
        "closed": "an opponent's land is neutral land before war with it and closed to aircraft, too",
    },
    chosen="named",
    because="Two passages name this case and no other; nothing else excepts a flight from what is closed.",
)
NEUTRAL_SKY = question(
    "g40.politics.over-a-neutral-power",
    G40_RULES(382),
    kind="ambiguity",
    readings={
        "open": "nobody enters a neutral power's land, but powers at war may fly over it",
        "closed": "to fly over it is to enter it",
    },
    chosen="open",
    because="Of the neutral power's own moves the text names flights over land, of the moves of others only the entry.",
)


def same_power(one: Nation, other: Nation) -> bool:
    """Whether two nations are one power; the two British economies are."""
    return one == other or {one, other} == set(UNITED_KINGDOM.nations)


def unfought(position: Position, nation: Nation, place: str) -> tuple[Nation, ...]:
    """The opponents with whom a nation would have to be at war over a place, and is not."""
    if not nation.hostile(position.holder(place)):
        return ()
    return tuple(foe for foe in needed_wars(position, nation, place) if not position.is_at_war(nation, foe))


@clause(
    "g40.politics.neutral-power",
    G40_RULES(381),
    G40_RULES(382),
    G40_RULES(450),
    G40_NATIONS(3),
    title="A neutral power",
)
def is_neutral(position: Position, nation: Nation, half: str) -> bool:
    """A power without any war is neutral; the Soviet Union is so on each map by itself.

    War with Japan frees it on the Pacific map, war with Germany or Italy on the Europe map.
    A war of one British economy is the other's too.

    >>> is_neutral(START, USA, "Europe"), is_neutral(START.at_war(USA, JAPAN), USA, "Europe")
    (True, False)
    >>> east = START.at_war(USSR, JAPAN)
    >>> is_neutral(east, USSR, "Pacific"), is_neutral(east, USSR, "Europe")
    (False, True)
    >>> is_neutral(START.at_war(UK, GERMANY), UK_PACIFIC, "Pacific"), is_neutral(START, UK, "Europe")
    (False, True)

    Before Alpha +2 the Soviet Union was like any other power.

    >>> is_neutral(east.reads(SOVIET_MAPS, FIRST), USSR, "Europe"), is_neutral(east, USA, "Europe")
    (False, True)
    """
    if nation == USSR and position.reading(SOVIET_MAPS) == SECOND:
        return not position.is_at_war(USSR, JAPAN if half == "Pacific" else EUROPEAN_AXIS)
    at_war = position.is_at_war(UNITED_KINGDOM if nation in UNITED_KINGDOM.nations else nation)
    return nation.side is not NEUTRAL and nation != DUTCH and not at_war


def fights_here(position: Position, nation: Nation, place: str) -> bool:
    """Whether a power is at war and, on the map on which a place lies, no neutral power."""
    half = position.map.half(place) if nation == USSR else ""  # for the others both maps are one
    return position.is_at_war(nation) and not is_neutral(position, nation, half)


@clause("g40.politics.closed-land", G40_RULES(382), G40_RULES(384), title="Land that peace closes")
def may_enter_in_peace(position: Position, nation: Nation, place: str) -> Verdict:
    """A neutral power MUST NOT enter land of others, neutral land included, and others MUST NOT enter its land.

    The land of an opponent that one does not fight is closed as well: it counts as neutral, not as hostile.
    The sea is open to all.

    >>> may_enter_in_peace(START, USA, "Brazil")
    refused by g40.politics.closed-land: United States is a neutral power
    >>> war = START.at_war(UK, GERMANY)
    >>> may_enter_in_peace(war, UK, "Alaska")
    refused by g40.politics.closed-land: United States is a neutral power
    >>> may_enter_in_peace(war.at_war(JAPAN, CHINA), UK, "Korea")
    refused by g40.politics.closed-land: UK Europe is not at war with Japan
    >>> may_enter_in_peace(war, UK, "Brazil"), may_enter_in_peace(war, UK, "Germany").allowed
    (allowed by g40.politics.closed-land, True)
    >>> may_enter_in_peace(START, USA, "Sea Zone 101").allowed
    True
    """
    holder, half = position.holder(place), position.map.half(place)
    if position.map.is_sea(place) or same_power(nation, holder):
        return allow(may_enter_in_peace)
    for power in (nation, holder):
        if is_neutral(position, power, half):
            return refuse(may_enter_in_peace, f"{power} is a neutral power")
    if holder == DUTCH and nation.friendly(DUTCH):
        return may_stand_on_dutch(position, nation)
    for foe in unfought(position, nation, place):
        return refuse(may_enter_in_peace, f"{nation} is not at war with {foe}")
    return allow(may_enter_in_peace)


@clause(
    "g40.politics.closed-skies",
    G40_RULES(81),
    G40_RULES(382),
    G40_RULES(384),
    G40_LEFT(11),
    title="Flights in peace",
)
def may_fly_over_in_peace(position: Position, nation: Nation, place: str) -> Verdict:
    """A neutral power MUST NOT fly over land of others, nor a power at war over opponents that it does not fight.

    Only Japan MAY do so before the war, over British and French land.

    >>> war = START.at_war(JAPAN, CHINA)
    >>> may_fly_over_in_peace(war, JAPAN, "Malaya"), may_fly_over_in_peace(war, JAPAN, "French Indo-China").allowed
    (allowed by g40.politics.closed-skies, True)
    >>> may_fly_over_in_peace(START, USA, "Brazil").reason, may_fly_over_in_peace(START, USA, "Sea Zone 101").allowed
    ('United States is a neutral power', True)

    Whether an opponent's sky is open before the war is disputed.

    >>> may_fly_over_in_peace(war.reads(OVERFLIGHT, "closed"), JAPAN, "Malaya").reason
    'Japan is not at war with UK Pacific'
    >>> may_fly_over_in_peace(war, JAPAN, "Alaska").reason
    'Japan is not at war with United States'
    >>> may_fly_over_in_peace(war.reads(OVERFLIGHT, "free"), JAPAN, "Alaska").allowed
    True

    And so is the sky of a power that is neutral.

    >>> british = START.at_war(UK, GERMANY)
    >>> closed = british.reads(NEUTRAL_SKY, "closed")
    >>> may_fly_over_in_peace(british, UK, "Alaska").allowed, may_fly_over_in_peace(closed, UK, "Alaska").reason
    (True, 'United States is a neutral power')
    """
    holder, half = position.holder(place), position.map.half(place)
    if position.map.is_sea(place) or same_power(nation, holder):
        return allow(may_fly_over_in_peace)
    for power in (nation, holder) if position.reading(NEUTRAL_SKY) == "closed" else (nation,):
        if is_neutral(position, power, half):
            return refuse(may_fly_over_in_peace, f"{power} is a neutral power")
    reading = position.reading(OVERFLIGHT)
    excepted = (*UNITED_KINGDOM.nations, FRANCE) if reading == "named" and nation == JAPAN else ()
    for foe in unfought(position, nation, place) if reading != "free" else ():
        if foe not in excepted:
            return refuse(may_fly_over_in_peace, f"{nation} is not at war with {foe}")
    return allow(may_fly_over_in_peace)


@clause("g40.politics.lodging", G40_RULES(382), title="Bases, decks and holds of others")
def may_lodge(position: Position, guest: Nation, host: Nation, half: str) -> Verdict:
    """A neutral power MUST NOT use bases, carriers or transports of others, and others MUST NOT use its own.

    >>> may_lodge(START, USA, UK, "Pacific")
    refused by g40.politics.lodging: United States is a neutral power
    >>> may_lodge(START.at_war(UK, GERMANY), UK, USA, "Pacific").reason
    'United States is a neutral power'
    >>> allied = START.at_war(GERMANY, UK, USA)
    >>> may_lodge(allied, UK, USA, "Pacific"), may_lodge(START, USA, USA, "Pacific").allowed
    (allowed by g40.politics.lodging, True)
    """
    if same_power(guest, host):
        return allow(may_lodge)
    for power in (guest, host):
        if is_neutral(position, power, half):
            return refuse(may_lodge, f"{power} is a neutral power")
    return allow(may_lodge)
