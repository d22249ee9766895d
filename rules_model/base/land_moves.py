"""# Moving on land

How far land units go, and where they must stop.
"""

from __future__ import annotations

from itertools import pairwise

from rules_model.base.blitz import may_blitz_together, may_cross, may_run_through
from rules_model.base.china import may_go
from rules_model.base.neutral_powers import may_enter_in_peace
from rules_model.base.pacific_peace import may_enter_china
from rules_model.base.spaces import hostile_land, leans_to, may_ever_enter, may_share_land, touches
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

Route = tuple[str, ...]  #: every space of a move in order, the first where it starts
ALONE = Force()  # nobody goes along


@clause("g40.land-move.allowance", G40_RULES(49), title="How far land units go")
def land_allowance(position: Position, nation: Nation, unit: str) -> int:
    """Tanks and mechanized infantry move two territories, all other land units one.

    >>> land_allowance(EMPTY, UK, "tank"), land_allowance(EMPTY, UK, "mechanized_infantry")
    (2, 2)
    >>> [land_allowance(EMPTY, UK, unit) for unit in ("infantry", "artillery", "aa_artillery")]
    [1, 1, 1]
    """
    return figure_of(position, nation, unit, "move")


@clause("g40.land-move.stop", G40_RULES(51), title="Where land units stop")
def may_go_on(position: Position, nation: Nation, unit: str, place: str, team: Force = ALONE) -> Verdict:
    """A land unit MUST stop in the first hostile territory it enters, unless it blitzes through.

    The team are the units that go the same way, this one among them.

    >>> war = START.at_war(GERMANY, USSR)
    >>> may_go_on(war, GERMANY, "tank", "Baltic States")
    allowed by g40.land-move.stop
    >>> may_go_on(war, GERMANY, "artillery", "Baltic States")
    refused by g40.blitz.partner: an artillery never blitzes
    >>> may_go_on(war.with_force("Baltic States", USSR, infantry=1), GERMANY, "tank", "Baltic States")
    refused by g40.blitz.empty: 1 Soviet Union infantry stands in Baltic States
    """
    if not hostile_land(position, place, nation):
        crossing = may_cross(position, nation, place)
        return allow(may_go_on) if crossing else crossing
    if not (together := may_blitz_together(position, team or Force({Piece(nation, unit): 1}))):
        return together
    empty = may_run_through(position, nation, place)
    return allow(may_go_on) if empty else empty


def stays_home(position: Position, nation: Nation, place: str) -> Verdict:
    """Whether Chinese units keep to where they may go; to all others every place is open."""
    return may_go(position, "infantry", place) if nation == CHINA else allow(may_go)


@clause(
    "g40.land-move.step",
    G40_RULES(50), G40_RULES(53), G40_RULES(54), G40_RULES(365), G40_RULES(382), G40_RULES(418),
    title="One step on land",
)  # fmt: skip
def may_step(position: Position, nation: Nation, start: str, end: str) -> Verdict:
    """A land unit MAY step into adjacent land that is hostile, its own, an ally's at war or a friendly neutral's.

    A power that is at peace itself MUST NOT step into a neutral, nor one at peace with Japan into China.
    Chinese units keep to China, Kwangtung and Burma.
    A canal holds up nobody on land, whoever holds it: Suez is crossed like any border.

    >>> war = START.at_war(ITALY, UK)
    >>> may_step(war, UK, "Egypt", "Trans-Jordan")
    allowed by g40.land-move.step
    >>> may_step(war, ITALY, "Tobruk", "Egypt")
    refused by g40.land-move.step: Egypt does not touch Tobruk
    >>> may_step(war, ITALY, "Albania", "Bulgaria"), may_step(START, GERMANY, "Poland", "Eastern Poland")
    (allowed by g40.land-move.step, refused by g40.land-move.foreign: Germany is not at war with Soviet Union)
    >>> may_step(START, USSR, "Turkmenistan", "Eastern Persia").reason
    'Soviet Union is a neutral power'
    >>> may_step(START.at_war(ALLIES, JAPAN), CHINA, "Yunnan", "French Indo China").reason
    'French Indo China is out of bounds for Chinese infantry'
    >>> may_step(START.at_war(CHINA, JAPAN).at_war(UK_PACIFIC, GERMANY), UK_PACIFIC, "Burma", "Yunnan").reason
    'UK Pacific is at peace with Japan and Yunnan is Chinese'
    """
    if position.map.is_sea(end):
        return refuse(may_step, f"{end} is no land")
    if not touches(position, start, end):
        return refuse(may_step, f"{end} does not touch {start}")
    for opened in (
        may_ever_enter(position, end),
        may_enter_china(position, nation, end),
        stays_home(position, nation, end),
    ):
        if not opened:
            return opened
    if hostile_land(position, end, nation):
        return allow(may_step)
    if leans_to(position, end) is nation.side:
        peace = may_enter_in_peace(position, nation, end)
        return allow(may_step) if peace else peace
    shared = may_share_land(position, end, nation)
    return allow(may_step) if shared else shared


@clause("g40.land-move.route", G40_RULES(49), G40_RULES(51), title="A march")
def may_march(position: Position, nation: Nation, unit: str, route: Route, team: Force = ALONE) -> Verdict:
    """A march MAY be as long as the unit's allowance, each step lawful, and no further than where it must stop.

    >>> war = START.at_war(GERMANY, USSR)
    >>> may_march(war, GERMANY, "tank", ("Poland", "Baltic States", "Novgorod"))
    allowed by g40.land-move.route
    >>> may_march(war, GERMANY, "infantry", ("Germany", "Poland", "Baltic States"))
    refused by g40.land-move.route: an infantry goes no further than 1
    >>> guarded = war.with_force("Baltic States", USSR, infantry=1)
    >>> may_march(guarded, GERMANY, "tank", ("Poland", "Baltic States", "Novgorod"))
    refused by g40.blitz.empty: 1 Soviet Union infantry stands in Baltic States
    """
    most = land_allowance(position, nation, unit)
    if len(route) - 1 > most:
        return refuse(may_march, f"an {unit.replace('_', ' ')} goes no further than {most}")
    for start, end in pairwise(route):
        if not (step := may_step(position, nation, start, end)):
            return step
    for place in route[1:-1]:
        if not (onward := may_go_on(position, nation, unit, place, team)):
            return onward
    return allow(may_march)


@clause("g40.land-move.stacking", G40_RULES(55), title="How many fit in")
def most_units(position: Position, place: str) -> int | None:
    """No space has a limit to the units in it.

    >>> most_units(START, "Gibraltar") is None
    True
    >>> START.with_force("Gibraltar", UK, infantry=60).count("Gibraltar")
    60
    """
    return None
