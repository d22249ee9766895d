"""# The combat move

Which moves belong to this phase, and what ships do that find an enemy beside them when their turn begins.
"""

from __future__ import annotations

from rules_model.base.land_moves import Route
from rules_model.base.scramble import ASSAULT
from rules_model.base.sea_moves import may_sail
from rules_model.base.spaces import hostile_land, hostile_waters, this_turn
from rules_model.base.turn import Phase, share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import Nation
from rules_model.world.position import Position

GUNS = "stay out of combat moves"  # the ability that AA artillery's row lists

ROUND_TRIP = question(
    "g40.combat-move.round-trip",
    G40_RULES(40),
    kind="ambiguity",
    readings={
        "back": "ships that left may load elsewhere and come back into their first zone for a battle",
        "away": "ships that leave to avoid a battle must end their move in another zone",
    },
    chosen="back",
    because="The row allows it, from memory of the printed rules; nothing that was found forbids it.",
)

EVADING = question(
    "g40.combat-move.evading",
    G40_RULES(29),
    G40_RULES(32),
    kind="contradiction",
    readings={
        "possible": "ships may leave in the combat move wherever a battle may yet begin: beside any enemy, or where "
        "their power lands troops",
        "besieged": "only ships beside enemy warships may leave then, all others wait for the noncombat move",
    },
    chosen="possible",
    because="One row sends ships away in the combat move if they are not to be held; the other would keep them there.",
)

MAYBE_BATTLE = question(
    "g40.combat-move.maybe-battle",
    G40_RULES(32),
    kind="ambiguity",
    readings={
        "fought": "a ship that stayed where a battle might have begun is held only if one did begin",
        "possible": "a ship that stayed where a battle might have begun is held even if none did",
    },
    chosen="fought",
    because="A later row holds back what moved or fought, and a ship without a battle did neither.",
)


@clause("g40.combat-move.battle", G40_RULES(28), title="What a combat move is")
def leads_to_battle(position: Position, nation: Nation, end: str) -> bool:
    """Every move into hostile land, a hostile neutral or waters with enemy ships is a combat move.

    Bombing raids are among them.

    >>> war = START.at_war(GERMANY, UK)
    >>> leads_to_battle(war, GERMANY, "Egypt"), leads_to_battle(war, GERMANY, "Sweden")
    (True, True)
    >>> leads_to_battle(war, GERMANY, "Bulgaria"), leads_to_battle(war, GERMANY, "Romania")
    (False, False)
    >>> leads_to_battle(war.with_force("Sea Zone 110", UK, submarine=1), GERMANY, "Sea Zone 110")
    True
    """
    if position.map.is_sea(end):
        return bool(position.enemies(end, nation))
    return hostile_land(position, end, nation)


def battle_may_begin(position: Position, zone: str, nation: Nation) -> bool:
    """Whether there may be a battle in a sea zone: enemies are there, or the nation lands troops from it this turn."""
    landing = [one for one in this_turn(position) if (one.kind, one.place) == (ASSAULT, position.map.name_of(zone))]
    ours = any(one.nation and share_a_turn(position, one.nation, nation) for one in landing)
    return ours or bool(position.enemies(zone, nation))


@clause(
    "g40.combat-move.belongs", G40_RULES(28, 29), G40_RULES(32), G40_LEFT(25), title="What waits for the noncombat move"
)
def may_move_now(
    position: Position, nation: Nation, start: str, end: str, assault: bool = False, blitz: bool = False
) -> Verdict:
    """A move that leads to no battle MUST wait for the noncombat move, with three exceptions.

    Ships load and sail for a landing, ships leave where a battle may begin, and tanks end a blitz among friends.

    >>> war = START.at_war(GERMANY, UK)
    >>> may_move_now(war, GERMANY, "Germany", "Poland")
    refused by g40.combat-move.belongs: nothing is attacked in Poland
    >>> may_move_now(war, GERMANY, "Tobruk", "Egypt"), may_move_now(war, GERMANY, "Germany", "Poland", blitz=True)
    (allowed by g40.combat-move.belongs, allowed by g40.combat-move.belongs)
    >>> beset = war.with_force("Sea Zone 112", UK, cruiser=1)
    >>> may_move_now(beset, GERMANY, "Sea Zone 112", "Sea Zone 113")
    allowed by g40.combat-move.belongs
    >>> lurking = war.with_force("Sea Zone 112", UK, submarine=1)
    >>> [may_move_now(one, GERMANY, "Sea Zone 112", "Sea Zone 113").allowed for one in (lurking, war)]
    [True, False]
    >>> may_move_now(lurking.reads(EVADING, "besieged"), GERMANY, "Sea Zone 112", "Sea Zone 113").allowed
    False
    """
    doubtful = position.reading(EVADING) == "possible" and battle_may_begin(position, start, nation)
    escapes = position.map.is_sea(start) and (doubtful or hostile_waters(position, start, nation))
    if assault or blitz or escapes or leads_to_battle(position, nation, end):
        return allow(may_move_now)
    return refuse(may_move_now, f"nothing is attacked in {end}")


@clause("g40.combat-move.beset", G40_RULES(30), title="Enemies alongside")
def may_lie_idle(position: Position, zone: str, nation: Nation) -> Verdict:
    """Ships that begin their turn beside enemy surface warships MUST leave in the combat move or fight where they are.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 112", GERMANY, cruiser=1)
    >>> may_lie_idle(war.with_force("Sea Zone 112", UK, destroyer=1), "Sea Zone 112", GERMANY)
    refused by g40.combat-move.beset: enemy warships are in Sea Zone 112, so leave or fight
    >>> may_lie_idle(war.with_force("Sea Zone 112", UK, submarine=1), "Sea Zone 112", GERMANY)
    allowed by g40.combat-move.beset
    """
    if hostile_waters(position, zone, nation):
        return refuse(may_lie_idle, f"enemy warships are in {zone}, so leave or fight")
    return allow(may_lie_idle)


@clause("g40.combat-move.escape", G40_RULES(31), G40_RULES(40), title="Leaving the enemy")
def may_escape(position: Position, nation: Nation, unit: str, route: Route) -> Verdict:
    """Ships that leave such a zone MAY sail their whole range, into friendly waters or another battle.

    It is no retreat.
    They MAY load on the way and come back to fight or to land troops.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 112", UK, cruiser=1)
    >>> may_escape(war, GERMANY, "transport", ("Sea Zone 112", "Sea Zone 113", "Sea Zone 114"))
    allowed by g40.combat-move.escape
    >>> round_trip = ("Sea Zone 112", "Sea Zone 113", "Sea Zone 112")
    >>> may_escape(war, GERMANY, "transport", round_trip)
    allowed by g40.combat-move.escape
    >>> may_escape(war.reads(ROUND_TRIP, "away"), GERMANY, "transport", round_trip)
    refused by g40.combat-move.escape: it would be back in Sea Zone 112
    """
    if not (voyage := may_sail(position, nation, unit, route, Phase.COMBAT_MOVE)):
        return voyage
    start, end = route[0], route[-1]
    if start == end and position.reading(ROUND_TRIP) == "away":
        return refuse(may_escape, f"it would be back in {start}")
    return allow(may_escape)


@clause("g40.combat-move.stayed", G40_RULES(32), title="Staying where a battle may begin")
def may_sail_later(position: Position, possible: bool, begun: bool) -> Verdict:
    """Ships that do not leave a zone in which combat is possible fight if it comes, and MUST NOT sail afterwards.

    A scramble can begin it; to avoid that, they leave in the combat move.

    >>> may_sail_later(START, possible=True, begun=True)
    refused by g40.combat-move.stayed: it stayed for the battle
    >>> may_sail_later(START, possible=True, begun=False)
    allowed by g40.combat-move.stayed
    >>> may_sail_later(START.reads(MAYBE_BATTLE, "possible"), possible=True, begun=False)
    refused by g40.combat-move.stayed: it stayed for the battle
    """
    held = possible if position.reading(MAYBE_BATTLE) == "possible" else begun
    return refuse(may_sail_later, "it stayed for the battle") if held else allow(may_sail_later)


@clause("g40.combat-move.guns", G40_RULES(38), title="Guns do not attack")
def may_go_along(position: Position, nation: Nation, unit: str, aboard: bool = False) -> Verdict:
    """AA artillery MUST NOT move in the combat move, except aboard a transport that it boarded in an earlier turn.

    >>> may_go_along(START, UK, "aa_artillery")
    refused by g40.combat-move.guns: an aa artillery stays where it is
    >>> may_go_along(START, UK, "aa_artillery", aboard=True), may_go_along(START, UK, "artillery")
    (allowed by g40.combat-move.guns, allowed by g40.combat-move.guns)
    """
    if profile_of(position, nation, unit).can(GUNS) and not aboard:
        return refuse(may_go_along, f"an {unit.replace('_', ' ')} stays where it is")
    return allow(may_go_along)
