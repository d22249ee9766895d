"""# Flying

How far aircraft fly, and over what.
"""

from __future__ import annotations

from itertools import pairwise

from rules_model.base.bases import may_use_base
from rules_model.base.china import FLYING_TIGERS, may_go
from rules_model.base.crossing_neutrals import SKY_AFTER as SKY_AFTER  # an example reads it
from rules_model.base.crossing_neutrals import may_fly_over
from rules_model.base.facilities import AIR_BASE, extra_range
from rules_model.base.land_moves import Route
from rules_model.base.neutral_powers import may_fly_over_in_peace
from rules_model.base.pacific_peace import ENTRY, SOVIETS_IN_CHINA
from rules_model.base.spaces import is_neutral, may_ever_enter, touches
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, CHINA, JAPAN, USSR, Nation
from rules_model.world.position import Position

WAY_OUT = question(
    "g40.air-move.which-way",
    G40_RULES(73),
    kind="ambiguity",
    readings={
        "any": "aircraft leave a neutral that they attacked on any side, as long as they cross no other neutral",
        "back": "aircraft leave a neutral that they attacked only into a space from which they could have come",
    },
    chosen="any",
    because="A forum summary says so; the rows that quote rules are silent.",
)


@clause("g40.air-move.allowance", G40_RULES(68), G40_RULES(69), title="How far aircraft fly")
def air_allowance(position: Position, nation: Nation, unit: str, place: str) -> int:
    """Fighters and tactical bombers fly four spaces a turn, strategic bombers six.

    A friendly air base in service lends one more to what takes off from its territory, not to what lies off the coast.

    >>> [air_allowance(START, UK, unit, "Malta") for unit in ("fighter", "tactical_bomber", "strategic_bomber")]
    [4, 4, 6]
    >>> based = START.with_facility("Malta", "air_base", damage=2)
    >>> [air_allowance(based, UK, unit, "Malta") for unit in ("fighter", "tactical_bomber", "strategic_bomber")]
    [5, 5, 7]
    >>> air_allowance(based, UK, "fighter", "Sea Zone 96")
    4
    """
    bases = position.facilities_in(place, AIR_BASE) if may_use_base(position, nation, place) else ()
    return figure_of(position, nation, unit, "move") + sum(extra_range(position, base) for base in bases)


@clause("g40.air-move.cost", G40_RULES(68), title="What a flight costs")
def flight_cost(position: Position, route: Route) -> int:
    """Each border that an aircraft crosses costs one space, on land or at sea.

    >>> flight_cost(START, ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Western Germany"))
    3
    >>> flight_cost(START, ("Malta",))
    0
    """
    return len(route) - 1


@clause("g40.air-move.left", G40_RULES(70), G40_RULES(441), title="What is left for the way home")
def spaces_left(position: Position, nation: Nation, unit: str, flown: Route) -> int:
    """The flight out and the flight home share one allowance.

    >>> out = ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Western Germany")
    >>> spaces_left(START, UK, "fighter", out), spaces_left(START, UK, "strategic_bomber", out)
    (1, 3)
    >>> spaces_left(START.with_facility("United Kingdom", "air_base"), UK, "fighter", out)
    2
    """
    return air_allowance(position, nation, unit, flown[0]) - flight_cost(position, flown)


@clause("g40.air-move.strangers", G40_RULES(81), G40_RULES(71), G40_RULES(382), title="Over land at peace")
def may_overfly_power(position: Position, nation: Nation, place: str) -> Verdict:
    """Aircraft MAY fly over friends and enemies, but not over an opponent with whom there is still peace.

    Japan MAY overfly British and French land before any war with these.
    A power that fights nobody MUST NOT fly over others' land at all; nothing fires at what passes by.

    >>> war = START.at_war(JAPAN, CHINA)
    >>> may_overfly_power(war, JAPAN, "Malaya"), may_overfly_power(war, JAPAN, "French Indo China").allowed
    (allowed by g40.air-move.strangers, True)
    >>> may_overfly_power(war, JAPAN, "Amur"), may_overfly_power(war, JAPAN, "Yunnan").allowed
    (refused by g40.air-move.strangers: Japan is not at war with Soviet Union, True)
    >>> may_overfly_power(START, USA, "Quebec"), may_overfly_power(START, USA, "Alaska").allowed
    (refused by g40.air-move.strangers: United States is a neutral power, True)

    Dutch land opens with war on the UK and ANZAC.

    >>> may_overfly_power(war, JAPAN, "Java").allowed
    False
    >>> may_overfly_power(war.at_war(JAPAN, UK, UK_PACIFIC, ANZAC), JAPAN, "Java").allowed
    True
    """
    peace = may_fly_over_in_peace(position, nation, place)
    return allow(may_overfly_power) if peace else refuse(may_overfly_power, peace.reason)


@clause("g40.air-move.china", G40_RULES(81), G40_RULES(364, 365), title="Over China")
def may_overfly_china(position: Position, nation: Nation, place: str) -> Verdict:
    """An Ally at peace with Japan MUST NOT fly over China; to do so would be an act of war.

    Whether it may risk that, and whether the Soviet Union is meant, is as open as for the march into China.

    >>> may_overfly_china(START, UK, "Yunnan")
    refused by g40.air-move.china: UK Europe is not at war with Japan
    >>> may_overfly_china(START.at_war(UK, JAPAN), UK, "Yunnan"), may_overfly_china(START, CHINA, "Yunnan").allowed
    (allowed by g40.air-move.china, True)
    >>> may_overfly_china(START.reads(ENTRY, "act-of-war"), UK, "Yunnan").allowed
    True
    >>> may_overfly_china(START, USSR, "Kansu"), may_overfly_china(START.reads(SOVIETS_IN_CHINA, "free"), USSR, "Kansu")
    (refused by g40.air-move.china: Soviet Union is not at war with Japan, allowed by g40.air-move.china)
    """
    barred = position.reading(SOVIETS_IN_CHINA if nation == USSR else ENTRY) == "barred"
    away = nation.side is ALLIES and nation != CHINA and not position.is_at_war(nation, JAPAN)
    if barred and away and position.holder(place) == CHINA:
        return refuse(may_overfly_china, f"{nation} is not at war with Japan")
    return allow(may_overfly_china)


@clause("g40.air-move.neutral", G40_RULES(72), G40_RULES(394), title="Over neutral land")
def may_overfly_neutral(position: Position, nation: Nation, place: str, attacked: tuple[str, ...] = ()) -> Verdict:
    """Aircraft MUST NOT fly over a neutral, except one they attack or one that an earlier attack put on their side.

    Those that they attack in this turn are named; one that joins in this turn stays closed.

    >>> may_overfly_neutral(START, GERMANY, "Switzerland")
    refused by g40.air-move.neutral: Switzerland is neutral
    >>> may_overfly_neutral(START, GERMANY, "Switzerland", attacked=("Switzerland",))
    allowed by g40.air-move.neutral
    >>> fought = START.noting("attacked", None, "", nation=USSR, place="Bulgaria")
    >>> may_overfly_neutral(fought, GERMANY, "Bulgaria"), may_overfly_neutral(START, GERMANY, "Bulgaria").allowed
    (allowed by g40.air-move.neutral, False)
    >>> joined = START.held(UK, "Greece").noting("joined", None, "", nation=UK, place="Greece")
    >>> may_overfly_neutral(joined, UK, "Greece")
    refused by g40.air-move.neutral: Greece joined in this very turn
    >>> enemy = fought.reads(SKY_AFTER, "everybody")
    >>> may_overfly_neutral(fought, USSR, "Bulgaria").allowed, may_overfly_neutral(enemy, USSR, "Bulgaria").allowed
    (False, True)
    """
    targets = {position.map.name_of(one) for one in attacked}
    crossing = may_fly_over(position, nation, place, attacking=position.map.name_of(place) in targets)
    if not crossing:
        return refuse(may_overfly_neutral, f"{place} is neutral" if is_neutral(position, place) else crossing.reason)
    return allow(may_overfly_neutral)


@clause("g40.air-move.over", G40_RULES(71), G40_RULES(417, 418), title="What aircraft may cross")
def may_overfly(position: Position, nation: Nation, place: str, attacked: tuple[str, ...] = ()) -> Verdict:
    """Hostile land and hostile waters are open to aircraft as if they were friendly.

    Neutrals, powers at peace, China before war with Japan and impassable land each have a clause.
    The Chinese fighter keeps to its own area.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=3)
    >>> may_overfly(war, UK, "Sea Zone 112"), may_overfly(war, UK, "Western Germany")
    (allowed by g40.air-move.over, allowed by g40.air-move.over)
    >>> may_overfly(war, GERMANY, "Sweden")
    refused by g40.air-move.neutral: Sweden is neutral
    >>> flying = START.at_war(ALLIES, JAPAN)
    >>> may_overfly(flying, CHINA, "India"), may_overfly(flying, CHINA, "Burma").allowed
    (refused by g40.china.area: India is out of bounds for Chinese fighter, True)
    """
    if not (open_land := may_ever_enter(position, place)):
        return open_land
    for verdict in (
        may_overfly_neutral(position, nation, place, attacked),
        may_overfly_power(position, nation, place),
        may_overfly_china(position, nation, place),
        may_go(position, FLYING_TIGERS, place) if nation == CHINA else open_land,
    ):
        if not verdict:
            return verdict
    return allow(may_overfly)


@clause("g40.air-move.way-out", G40_RULES(73), title="Out of an attacked neutral")
def may_leave_neutral(position: Position, nation: Nation, place: str, onward: str, came_from: str) -> Verdict:
    """Aircraft MAY leave a neutral that they attacked on any side, but not over another neutral.

    >>> may_leave_neutral(START, GERMANY, "Switzerland", "France", "Northern Italy")
    allowed by g40.air-move.way-out
    >>> may_leave_neutral(START, GERMANY, "Spain", "Portugal", "Gibraltar")
    refused by g40.air-move.neutral: Portugal is neutral
    >>> back = START.reads(WAY_OUT, "back")
    >>> may_leave_neutral(back, GERMANY, "Switzerland", "France", "Northern Italy")
    refused by g40.air-move.way-out: it came from Northern Italy
    """
    if position.reading(WAY_OUT) == "back" and onward != came_from:
        return refuse(may_leave_neutral, f"it came from {came_from}")
    crossed = may_overfly_neutral(position, nation, onward)
    return allow(may_leave_neutral) if crossed else crossed


@clause("g40.air-move.route", G40_RULES(68), G40_RULES(71), title="A flight")
def may_fly(position: Position, nation: Nation, unit: str, route: Route, attacked: tuple[str, ...] = ()) -> Verdict:
    """A flight MAY be as long as the aircraft's allowance, over any spaces that are open to aircraft.

    >>> war = START.at_war(UK, GERMANY)
    >>> may_fly(war, UK, "fighter", ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Western Germany", "Germany"))
    allowed by g40.air-move.route
    >>> far = ("Scotland", "Sea Zone 111", "Sea Zone 112", "Sea Zone 113", "Germany", "Poland")
    >>> may_fly(war, UK, "fighter", far)
    refused by g40.air-move.route: from Scotland a fighter flies no further than 4
    >>> may_fly(war, UK, "strategic_bomber", far)
    allowed by g40.air-move.route
    """
    most = air_allowance(position, nation, unit, route[0])
    if flight_cost(position, route) > most:
        return refuse(may_fly, f"from {route[0]} a {unit.replace('_', ' ')} flies no further than {most}")
    for start, end in pairwise(route):
        if not touches(position, start, end):
            return refuse(may_fly, f"{end} does not touch {start}")
        if not (over := may_overfly(position, nation, end, attacked)):
            return over
    return allow(may_fly)
