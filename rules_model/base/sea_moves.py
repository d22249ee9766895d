"""# Moving at sea

How far ships sail, and what stops them.
"""

from __future__ import annotations

from itertools import pairwise

from rules_model.base.bases import may_use_base
from rules_model.base.canals import may_pass
from rules_model.base.facilities import NAVAL_BASE, extra_range
from rules_model.base.land_moves import Route
from rules_model.base.spaces import hostile_waters
from rules_model.base.turn import Phase, share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of, profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import Nation
from rules_model.world.position import Position

UNSEEN, FINDS = "pass and let pass", "find submarines"  # abilities that rows list

CLEARED = question(
    "g40.sea-move.cleared",
    G40_RULES(66),
    kind="ambiguity",
    readings={
        "after-combat": "waters that friends move in to clear stay hostile until the battle is won",
        "at-once": "waters that friends of the same power move in to clear bar no ship that follows them",
    },
    chosen="after-combat",
    because="A forum answer says so, and the order of the phases puts all battles behind all combat moves.",
)


@clause("g40.sea-move.links", G40_RULES(67), title="Which waters join")
def joined_waters(position: Position, zone: str) -> tuple[str, ...]:
    """Ships sail from one sea zone to another that touches it; the Caspian, zone 128, touches none.

    >>> joined_waters(START, "Sea Zone 113")
    ('Sea Zone 112', 'Sea Zone 114')
    >>> joined_waters(START, "Sea Zone 128")
    ()
    """
    return tuple(place for place in sorted(position.map.neighbours(zone)) if position.map.is_sea(place))


@clause("g40.sea-move.allowance", G40_RULES(56), G40_RULES(57), G40_RULES(253), title="How far ships sail")
def sea_allowance(position: Position, nation: Nation, unit: str, zone: str) -> int:
    """A ship moves two sea zones, or three if its move starts beside a friendly naval base in service.

    The phase of the move makes no difference; a base captured in the same turn does not serve its captor yet.

    >>> port = START.with_facility("Japan", "naval_base", damage=2)
    >>> sea_allowance(port, JAPAN, "cruiser", "Sea Zone 6"), sea_allowance(port, JAPAN, "cruiser", "Sea Zone 19")
    (3, 2)
    >>> sea_allowance(START.with_facility("Japan", "naval_base", damage=3), JAPAN, "cruiser", "Sea Zone 6")
    2
    """
    served = [
        extra_range(position, base)
        for place in position.map.neighbours(zone)
        for base in position.facilities_in(place, NAVAL_BASE)
        if may_use_base(position, nation, place)
    ]
    return figure_of(position, nation, unit, "move") + max(served, default=0)


@clause("g40.sea-move.enter", G40_RULES(61), G40_RULES(442), title="Into hostile waters")
def may_sail_into(position: Position, nation: Nation, unit: str, zone: str, phase: Phase) -> Verdict:
    """Ships MAY enter hostile waters in the combat move only; a submarine MAY do so in the noncombat move too.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
    >>> may_sail_into(war, UK, "destroyer", "Sea Zone 112", Phase.COMBAT_MOVE)
    allowed by g40.sea-move.enter
    >>> may_sail_into(war, UK, "destroyer", "Sea Zone 112", Phase.NONCOMBAT_MOVE)
    refused by g40.sea-move.enter: Sea Zone 112 is hostile
    >>> may_sail_into(war, UK, "submarine", "Sea Zone 112", Phase.NONCOMBAT_MOVE)
    allowed by g40.sea-move.enter
    """
    if phase not in (Phase.COMBAT_MOVE, Phase.NONCOMBAT_MOVE):
        return refuse(may_sail_into, f"nothing moves in the phase {phase.title}")
    sneaks = profile_of(position, nation, unit).can(UNSEEN)
    if phase is Phase.NONCOMBAT_MOVE and not sneaks and hostile_waters(position, zone, nation):
        return refuse(may_sail_into, f"{zone} is hostile")
    return allow(may_sail_into)


@clause("g40.sea-move.stop", G40_RULES(61), G40_RULES(62), G40_RULES(66), G40_RULES(151), title="Where ships stop")
def may_sail_on(position: Position, nation: Nation, unit: str, zone: str) -> Verdict:
    """A ship other than a submarine MUST stop where waters turn hostile; no submarine or transport stops it.

    A submarine stops only where an enemy destroyer is.
    That friends are about to clear the zone does not help: every move comes before every battle.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, destroyer=1)
    >>> may_sail_on(war, UK, "battleship", "Sea Zone 112")
    refused by g40.sea-move.stop: enemy warships bar the way in Sea Zone 112
    >>> joined = war.with_force("Sea Zone 112", UK, battleship=2)
    >>> may_sail_on(joined, UK, "cruiser", "Sea Zone 112").allowed
    False
    >>> may_sail_on(joined.reads(CLEARED, "at-once"), UK, "cruiser", "Sea Zone 112").allowed
    True
    >>> may_sail_on(war, UK, "submarine", "Sea Zone 112")
    refused by g40.sea-move.stop: an enemy destroyer is in Sea Zone 112
    >>> cruiser = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
    >>> may_sail_on(cruiser, UK, "submarine", "Sea Zone 112")
    allowed by g40.sea-move.stop
    """
    if profile_of(position, nation, unit).can(UNSEEN):
        finders = [
            one for one in position.enemies(zone, nation) if profile_of(position, one.nation, one.unit).can(FINDS)
        ]
        return refuse(may_sail_on, f"an enemy destroyer is in {zone}") if finders else allow(may_sail_on)
    friends = position.occupiers(zone)
    cleared = position.reading(CLEARED) == "at-once" and any(share_a_turn(position, one, nation) for one in friends)
    if hostile_waters(position, zone, nation) and not cleared:
        return refuse(may_sail_on, f"enemy warships bar the way in {zone}")
    return allow(may_sail_on)


@clause("g40.sea-move.route", G40_RULES(56), G40_RULES(61), title="A voyage")
def may_sail(position: Position, nation: Nation, unit: str, route: Route, phase: Phase) -> Verdict:
    """A voyage MAY be as long as the ship's allowance, through open passages, and no further than where it must stop.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, destroyer=1)
    >>> may_sail(war, UK, "cruiser", ("Sea Zone 110", "Sea Zone 112"), Phase.COMBAT_MOVE)
    allowed by g40.sea-move.route
    >>> may_sail(war, UK, "cruiser", ("Sea Zone 110", "Sea Zone 112", "Sea Zone 125"), Phase.COMBAT_MOVE)
    refused by g40.sea-move.stop: enemy warships bar the way in Sea Zone 112
    >>> may_sail(war, UK, "submarine", ("Sea Zone 110", "Sea Zone 112", "Sea Zone 113"), Phase.COMBAT_MOVE)
    refused by g40.canal.key: Germany holds Denmark
    """
    most = sea_allowance(position, nation, unit, route[0])
    if len(route) - 1 > most:
        return refuse(may_sail, f"from {route[0]} a {unit.replace('_', ' ')} sails no further than {most}")
    for start, end in pairwise(route):
        if position.map.name_of(end) not in joined_waters(position, start):
            return refuse(may_sail, f"no water joins {start} and {end}")
        for verdict in (
            may_pass(position, nation, unit, start, end),
            may_sail_into(position, nation, unit, end, phase),
        ):
            if not verdict:
                return verdict
    for zone in route[1:-1]:
        if not (onward := may_sail_on(position, nation, unit, zone)):
            return onward
    return allow(may_sail)
