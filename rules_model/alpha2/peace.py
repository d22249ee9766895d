"""# War and peace under Alpha +2

What powers at peace may not do, where the Soviet Union counts as one, and what brings America in.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.base.convoyed import RUN_ENDS, may_end_loaded, on_the_run
from rules_model.base.editions import FIRST as FIRST  # the examples ask the first edition as well
from rules_model.base.editions import SOVIET_MAPS as SOVIET_MAPS
from rules_model.base.grounds import AMERICAN, CANADIAN, ISLANDS, NORTH_AMERICA, american_grounds
from rules_model.base.neutral_powers import is_neutral
from rules_model.base.neutral_powers import may_enter_in_peace as may_enter_in_peace  # the examples march
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies, replaces
from rules_model.condition import Condition, any_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, GERMANY, ITALY, JAPAN, USSR, Nation
from rules_model.world.position import Position

LONDON = "United Kingdom"

STILL_LOST = question(
    "alpha2.peace.still-lost",
    ALPHA2(224),
    kind="ambiguity",
    readings={
        "held": "America may declare war while an Axis power holds the place",
        "once": "its capture is enough, even if the place has been freed before America's turn",
    },
    chosen="held",
    because="The second edition, which took the line over, speaks of places that the Axis holds.",
)


@dataclass(frozen=True)
class AxisCaptured(Condition):
    """An Axis power has captured one of several places, whoever holds it now."""

    places_meant: tuple[str, ...]  #: any of these

    def failures(self, position: Position) -> tuple[str, ...]:
        captures = [one for place in self.places_meant for one in position.events("captured", place=place)]
        return () if any(one.nation and one.nation.side is AXIS for one in captures) else (self.words(),)

    def words(self) -> str:
        return "an Axis power has captured London or a territory of North America"

    def form(self) -> tuple[object, ...]:
        return ("axis captured", *self.places_meant)


@modifies("alpha2.peace.soviet-union", is_neutral, ALPHA2(192), title="The Soviet Union, map by map")
def soviet_by_map(before: Body[[Nation, str], bool], position: Position, nation: Nation, half: str) -> bool:
    """A Soviet war on one map leaves the Soviet Union a neutral power on the other.

    War with Japan frees it on the Pacific map only, war with Germany or Italy on the Europe map only.

    >>> east, west = START.at_war(USSR, JAPAN), START.at_war(USSR, ITALY)
    >>> is_neutral(east, USSR, "Pacific"), is_neutral(east, USSR, "Europe")
    (False, True)
    >>> is_neutral(west, USSR, "Pacific"), is_neutral(west, USSR, "Europe")
    (True, False)
    >>> may_enter_in_peace(east, USSR, "Manchuria").allowed, may_enter_in_peace(east, USSR, "Northwest Persia").reason
    (True, 'Soviet Union is a neutral power')
    >>> base = BASE_START.at_war(USSR, JAPAN)
    >>> is_neutral(base, USSR, "Europe"), is_neutral(base.reads(SOVIET_MAPS, FIRST), USSR, "Europe")
    (True, False)
    """
    if nation != USSR:
        return before(position, nation, half)
    return not position.is_at_war(USSR, *((JAPAN,) if half == "Pacific" else (GERMANY, ITALY)))


@modifies("alpha2.peace.american-grounds", american_grounds, ALPHA2(224), title="London or North America falls")
def north_america_falls(before: Body[[Nation], Condition], position: Position, other: Nation) -> Condition:
    """Beside its other grounds, America MAY declare war on the Axis once an Axis power takes London or land in North
    America.

    >>> london, quebec = START.held(ITALY, "London"), START.held(GERMANY, "Quebec")
    >>> [american_grounds(one, JAPAN).holds(one) for one in (START, london, quebec)]
    [False, True, True]
    >>> base = BASE_START.held(ITALY, "London")
    >>> american_grounds(base, JAPAN).holds(base)
    True

    Whether a place that is free again will do, and how far North America goes, is open.

    >>> freed = START.noting("captured", None, "", nation=GERMANY, other=UK, place="Quebec")
    >>> once = freed.reads(STILL_LOST, "once")
    >>> american_grounds(freed, GERMANY).holds(freed), american_grounds(once, GERMANY).holds(once)
    (False, True)
    >>> isle = START.held(GERMANY, "Greenland")
    >>> narrow = isle.reads(NORTH_AMERICA, "mainland")
    >>> american_grounds(isle, GERMANY).holds(isle), american_grounds(narrow, GERMANY).holds(narrow)
    (True, False)
    """
    places = (LONDON, *CANADIAN, *AMERICAN, *(ISLANDS if position.reading(NORTH_AMERICA) == "islands" else ()))
    lost = AxisCaptured(places) if position.reading(STILL_LOST) == "once" else any_of(AXIS, 1, *places)
    return before(position, other) | lost


@replaces("alpha2.peace.loaded-transports", may_end_loaded, ALPHA2(227), title="Troops at sea in peacetime")
def no_troops_at_sea(position: Position, nation: Nation, zone: str, voyage: tuple[str, str] = RUN_ENDS) -> Verdict:
    """A neutral power MUST NOT end its noncombat move with land units on transports.

    On a voyage between Hawaii and the Philippines, in either direction, they MAY end it in sea zones 22 and 23.
    Where they come from and go to is named; if it is not, it is that voyage.
    On the map where the Soviet Union is still neutral this holds for its ships, too.

    >>> may_end_loaded(START, USA, "Sea Zone 26"), may_end_loaded(BASE_START, USA, "Sea Zone 26").allowed
    (refused by alpha2.peace.loaded-transports: United States is a neutral power, True)
    >>> [may_end_loaded(START, USA, f"Sea Zone {number}").allowed for number in (21, 22, 23, 24)]
    [False, True, True, False]
    >>> voyages = [("Philippines", "Hawaiian Islands"), ("Alaska", "Philippines"), ("Hawaiian Islands", "Guam")]
    >>> [may_end_loaded(START, USA, "Sea Zone 22", voyage).allowed for voyage in voyages]
    [True, False, False]
    >>> may_end_loaded(START.at_war(USA, JAPAN), USA, "Sea Zone 26").allowed
    True
    >>> [may_end_loaded(START.at_war(USSR, JAPAN), USSR, zone).allowed for zone in ("Sea Zone 5", "Sea Zone 127")]
    [True, False]
    """
    if is_neutral(position, nation, position.map.half(zone)) and not on_the_run(position, zone, voyage):
        return refuse(no_troops_at_sea, f"{nation} is a neutral power")
    return allow(no_troops_at_sea)
