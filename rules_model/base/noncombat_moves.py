"""# The noncombat move

Who may still move after the battles, and where to.
"""

from __future__ import annotations

from collections.abc import Set
from itertools import pairwise

from rules_model.base.airfields import may_land_at_sea, may_land_on_ground
from rules_model.base.crossing_neutrals import struck_neutral
from rules_model.base.flights import WAY_OUT as WAY_OUT  # an example reads it
from rules_model.base.flights import flight_cost, may_leave_neutral, may_overfly, spaces_left
from rules_model.base.land_moves import Route
from rules_model.base.lone_ships import FOUGHT
from rules_model.base.nations import gainer
from rules_model.base.neutral_powers import may_enter_in_peace
from rules_model.base.politics import UK_AND_ANZAC
from rules_model.base.sea_moves import may_sail_into
from rules_model.base.spaces import JOINED, hostile_land, leans_to, may_ever_enter, may_share_land, touches
from rules_model.base.turn import Phase
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import DUTCH, Nation
from rules_model.world.position import Position

MOVED, OFFLOADED = "moved", "offloaded"  # marks on pieces, for the turn
TAKEN_OVER = "taken over"  # kind of event: Dutch land that an Ally looks after
GUNS = "leave neutrals to others"  # the ability that AA artillery's row lists


@clause("g40.noncombat-move.who", G40_RULES(57), G40_RULES(109), G40_RULES(440), G40_LEFT(26), title="Who still moves")
def may_move_still(position: Position, nation: Nation, unit: str, marks: Set[str]) -> Verdict:
    """Land and sea units MAY move now only if they neither moved in the combat move nor fought; aircraft may anyway.

    A carrier is a ship like any other, and a naval base gives nobody a second move.

    >>> may_move_still(START, UK, "tank", set()), may_move_still(START, UK, "tank", {"moved"})
    (allowed by g40.noncombat-move.who, refused by g40.noncombat-move.who: it has moved this turn)
    >>> may_move_still(START, UK, "aircraft_carrier", {"fought"})
    refused by g40.noncombat-move.who: it has fought this turn
    >>> may_move_still(START, UK, "fighter", {"moved", "fought"})
    allowed by g40.noncombat-move.who
    """
    if profile_of(position, nation, unit).domain != "air":
        for mark in (MOVED, FOUGHT):
            if mark in marks:
                return refuse(may_move_still, f"it has {mark} this turn")
    return allow(may_move_still)


@clause("g40.noncombat-move.into", G40_RULES(440), G40_RULES(442), G40_RULES(443), title="Friendly spaces only")
def may_move_into(position: Position, nation: Nation, unit: str, place: str) -> Verdict:
    """Each space into which a land or sea unit moves now MUST be friendly, on the way as at its end.

    Land captured this turn counts, and so does a friendly neutral for a power that is itself at war.
    A submarine MAY enter a hostile sea zone even now.

    >>> war = START.at_war(GERMANY, FRANCE)
    >>> taken = war.held(GERMANY, "France").noting("captured", None, "", nation=GERMANY, place="France")
    >>> may_move_into(taken, GERMANY, "infantry", "France")
    allowed by g40.noncombat-move.into
    >>> may_move_into(war, GERMANY, "infantry", "France")
    refused by g40.noncombat-move.into: France is hostile
    >>> fleet = war.with_force("Sea Zone 112", FRANCE, cruiser=1)
    >>> may_move_into(fleet, GERMANY, "transport", "Sea Zone 112")
    refused by g40.sea-move.enter: Sea Zone 112 is hostile
    >>> may_move_into(fleet, GERMANY, "submarine", "Sea Zone 112").allowed
    True
    >>> may_move_into(war, GERMANY, "tank", "Finland").allowed, may_move_into(START, USA, "tank", "Brazil").reason
    (True, 'United States is a neutral power')
    """
    if position.map.is_sea(place):
        voyage = may_sail_into(position, nation, unit, place, Phase.NONCOMBAT_MOVE)
        return allow(may_move_into) if voyage else voyage
    if not (open_land := may_ever_enter(position, place)):
        return open_land
    if hostile_land(position, place, nation):
        return refuse(may_move_into, f"{position.map.name_of(place)} is hostile")
    if leans_to(position, place) is nation.side:
        peace = may_enter_in_peace(position, nation, place)
        return allow(may_move_into) if peace else peace
    shared = may_share_land(position, place, nation)
    return allow(may_move_into) if shared else shared


@clause("g40.noncombat-move.aircraft", G40_RULES(68), G40_RULES(73), G40_RULES(441), title="Flying home")
def may_fly_home(
    position: Position, nation: Nation, unit: str, flown: Route, onward: Route, new_carriers: int = 0
) -> Verdict:
    """Aircraft MAY use the spaces they have left to reach a lawful landing place, space by space over open ones.

    Where they attacked a neutral they leave it as they may.

    >>> war = START.at_war(UK, GERMANY)
    >>> out = ("United Kingdom", "Sea Zone 110", "Sea Zone 112", "Western Germany")
    >>> home = ("Western Germany", "Sea Zone 112", "Sea Zone 111", "Scotland")
    >>> may_fly_home(war, UK, "strategic_bomber", out, home)
    allowed by g40.noncombat-move.aircraft
    >>> may_fly_home(war, UK, "fighter", out, home)
    refused by g40.noncombat-move.aircraft: it has 1 left and home is 3 away
    >>> may_fly_home(war, UK, "fighter", out, ("Western Germany", "Sea Zone 112"))
    refused by g40.air-move.deck: no deck is free in Sea Zone 112
    >>> may_fly_home(war, UK, "strategic_bomber", out, ("Western Germany", "Scotland"))
    refused by g40.noncombat-move.aircraft: Scotland does not touch Western Germany
    >>> struck = war.noting("attacked", None, "", nation=GERMANY, other=PRO_ALLIES, place="Greece")
    >>> won, way = struck.held(GERMANY, "Greece"), (("Albania", "Greece"), ("Greece", "Bulgaria", "Romania"))
    >>> may_fly_home(won.held(GERMANY, "Bulgaria"), GERMANY, "fighter", *way)
    allowed by g40.noncombat-move.aircraft
    >>> may_fly_home(won.held(GERMANY, "Bulgaria").reads(WAY_OUT, "back"), GERMANY, "fighter", *way)
    refused by g40.air-move.way-out: it came from Albania
    """
    left, away = spaces_left(position, nation, unit, flown), flight_cost(position, onward)
    if away > left:
        return refuse(may_fly_home, f"it has {left} left and home is {away} away")
    (*came, here), (_, *ahead) = flown, onward
    if came and ahead and struck_neutral(position, nation, here):
        out = may_leave_neutral(position, nation, here, ahead[0], came[-1])
        if not out:
            return out
    for start, place in pairwise(onward):
        if not touches(position, start, place):
            return refuse(may_fly_home, f"{place} does not touch {start}")
        if not (over := may_overfly(position, nation, place)):
            return over
    *_, end = onward
    if position.map.is_sea(end):
        landing = may_land_at_sea(position, nation, unit, end, new_carriers)
    else:
        landing = may_land_on_ground(position, nation, end)
    return allow(may_fly_home) if landing else landing


@clause(
    "g40.noncombat-move.joining",
    G40_RULES(386), G40_RULES(387), G40_RULES(392), G40_RULES(444),
    title="Taking over friendly land",
)  # fmt: skip
def taking_over(position: Position, nation: Nation, unit: str, place: str) -> Position:
    """A land unit that moves into a friendly neutral, or into Dutch land nobody has captured, takes it over now.

    Dutch land is for the UK and ANZAC only; a neutral joins a power at war, and its infantry with it.
    AA artillery alone takes nothing.

    >>> war = START.at_war(GERMANY, UK)
    >>> joined = taking_over(war, GERMANY, "infantry", "Bulgaria")
    >>> joined.holder("Bulgaria"), joined.since(war)
    (Germany, ['Bulgaria joins Germany'])
    >>> taking_over(START, ANZAC, "infantry", "Java").since(START)
    ['ANZAC takes over Java']
    >>> taking_over(START, USA, "infantry", "Java").holder("Java")
    Dutch
    >>> armed = war.with_force("Bulgaria", PRO_AXIS, infantry=4)
    >>> taking_over(armed, GERMANY, "infantry", "Bulgaria").force("Bulgaria")
    4 Germany infantry (moved)
    >>> taking_over(war, GERMANY, "aa_artillery", "Bulgaria").holder("Bulgaria")
    pro-Axis neutral
    >>> taking_over(war, UK, "infantry", "Bulgaria").holder("Bulgaria"), taking_over(START, USA, "tank", "Brazil").log
    (pro-Axis neutral, ())
    """
    row = profile_of(position, nation, unit)
    if row.domain != "land" or row.can(GUNS):
        return position
    heir, spelt = gainer(position, nation, place), position.map.name_of(place)
    taken = position.held(heir, place)
    if leans_to(position, place) is nation.side and may_enter_in_peace(position, nation, place):
        army = position.force(place).only(position.holder(place))
        joined = position.force(place).replacing(army, army.under(nation).marked(MOVED))
        taken = taken.with_pieces(place, joined)
        return taken.noting(JOINED, taking_over, f"{spelt} joins {heir}", nation=nation, place=spelt)
    if position.holder(place) == DUTCH and nation in UK_AND_ANZAC:
        text = f"{heir} takes over {spelt}"
        return taken.noting(TAKEN_OVER, taking_over, text, nation=nation, place=spelt)
    return position


@clause("g40.noncombat-move.transports", G40_RULES(445), title="Transports after the battles")
def may_ship_now(position: Position, nation: Nation, marks: Set[str]) -> Verdict:
    """A transport that neither moved, fought nor offloaded in the combat phases still has its whole turn.

    >>> may_ship_now(START, UK, set())
    allowed by g40.noncombat-move.transports
    >>> may_ship_now(START, UK, {"offloaded"})
    refused by g40.noncombat-move.transports: it has offloaded this turn
    >>> may_ship_now(START, UK, {"moved"})
    refused by g40.noncombat-move.who: it has moved this turn
    """
    if OFFLOADED in marks:
        return refuse(may_ship_now, f"it has {OFFLOADED} this turn")
    still = may_move_still(position, nation, "transport", marks)
    return allow(may_ship_now) if still else still
