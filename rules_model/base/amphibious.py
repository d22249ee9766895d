"""# Amphibious assaults

Troops go ashore from transports: first the sea is cleared, then ships may bombard, then the land is fought for.
"""

from __future__ import annotations

from rules_model.base.attacks import may_attack_land
from rules_model.base.carriers import SCRAMBLED
from rules_model.base.dutch import fights_dutch
from rules_model.base.lone_ships import can_hit
from rules_model.base.neutral_attacks import may_attack_neutral
from rules_model.base.scramble import ASSAULT
from rules_model.base.sides import attackers, defenders
from rules_model.base.spaces import is_neutral, leans_to
from rules_model.base.submarine_moves import hostile_ships, may_land_past
from rules_model.base.turn import Phase, is_phase, this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import DUTCH, Nation
from rules_model.world.position import Position

SEABORNE = "from the sea"  # mark on land units that a transport has put ashore in an assault
SEA_BATTLE, SUNK, RETREAT = "sea battle", "sunk", "retreated"  # kinds of events: who attacked or retreated, and where
SEA_COMBAT, BOMBARDMENT, LAND_COMBAT = "sea combat", "bombardment", "land combat"  # steps

Landing = tuple[str, Force]  # a sea zone, and the land units that come ashore from there


@clause(
    "g40.amphibious.announcement",
    G40_RULES(36), G40_RULES(175), G40_RULES(186), G40_RULES(401),
    title="Announcing an assault",
)  # fmt: skip
def may_assault(position: Position, territory: str, zone: str, nation: Nation) -> Verdict:
    """A power MAY announce an assault in its combat move, from a sea zone on land beside it that is not friendly.

    Bringing troops to friendly land is no assault but an offload in the noncombat move.
    Land of a power with whom there is peace, or with units of one, and neutrals closed to it MUST NOT be assaulted.

    >>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
    >>> may_assault(moving, "Denmark", "Sea Zone 112", UK)
    allowed by g40.amphibious.announcement
    >>> may_assault(moving, "Denmark", "Sea Zone 110", UK)
    refused by g40.amphibious.announcement: Sea Zone 110 does not touch Denmark
    >>> may_assault(moving, "Normandy Bordeaux", "Sea Zone 105", UK)
    refused by g40.amphibious.announcement: Normandy Bordeaux is friendly: offload there in the noncombat move
    >>> may_assault(moving, "Japan", "Sea Zone 6", UK)
    refused by g40.amphibious.announcement: UK Europe is at peace with Japan
    >>> east = START.at_war(USSR, JAPAN).noting("phase began", None, "", nation=USSR, amount=Phase.COMBAT_MOVE)
    >>> may_assault(east, "Turkey", "Sea Zone 100", USSR)
    refused by g40.politics.closed-land: Soviet Union is a neutral power
    """
    if not is_phase(position, nation, Phase.COMBAT_MOVE):
        return refuse(may_assault, "an assault is announced in the combat move")
    obstacle = why_not(position, position.map.name_of(territory), position.map.name_of(zone), nation)
    if not obstacle and is_neutral(position, territory):
        neutral = may_attack_neutral(position, nation, territory)
        return allow(may_assault) if neutral else neutral
    return refuse(may_assault, obstacle) if obstacle else allow(may_assault)


def why_not(position: Position, shore: str, sea: str, nation: Nation) -> str:
    """What stands against an assault on a territory from a sea zone at any time; nothing when none does."""
    holder = position.holder(shore)
    if position.map.is_sea(shore):
        return f"{shore} is no land"
    if not position.map.is_sea(sea) or not position.map.adjacent(sea, shore):
        return f"{sea} does not touch {shore}"
    if holder.friendly(nation) or leans_to(position, shore) is nation.side:
        return f"{shore} is friendly: offload there in the noncombat move"
    at_war = fights_dutch(position, nation) if holder == DUTCH else position.is_at_war(nation, holder)
    if holder.hostile(nation) and not at_war:
        return f"{nation} is at peace with {holder}"
    return may_attack_land(position, shore, nation).reason


@clause("g40.amphibious.assault", G40_RULES(175), title="The assault")
def announce(position: Position, territory: str, zone: str, nation: Nation) -> Position:
    """An announced assault is known to all before any battle: to those who would scramble and to kamikazes.

    >>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
    >>> announce(moving, "Denmark", "Sea Zone 112", UK).since(moving)
    ['UK Europe assaults Denmark from Sea Zone 112']
    >>> announce(moving, "Denmark", "Sea Zone 110", UK)
    Traceback (most recent call last):
    ValueError: Sea Zone 110 does not touch Denmark
    """
    verdict = may_assault(position, territory, zone, nation)
    if not verdict:
        raise ValueError(verdict.reason)
    text = f"{nation} assaults {position.map.name_of(territory)} from {position.map.name_of(zone)}"
    return position.noting(ASSAULT, announce, text, nation=nation, place=zone)


@clause("g40.amphibious.forced", G40_RULES(137), G40_RULES(174), G40_RULES(177), title="Who must be fought at sea")
def must_be_fought(position: Position, zone: str, attacker: Nation) -> Force:
    """Enemy surface warships and scrambled aircraft in the zone of an assault MUST be fought first.

    Aircraft that stay on the assaulted land take no part at sea.

    >>> war = START.at_war(UK, GERMANY).with_force("Norway", GERMANY, fighter=2)
    >>> must_be_fought(war.with_force("Sea Zone 112", GERMANY, submarine=2, transport=1), "Sea Zone 112", UK)
    nothing
    >>> must_be_fought(war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1), "Sea Zone 112", UK)
    1 Germany fighter (scrambled)
    >>> must_be_fought(war.with_force("Sea Zone 112", GERMANY, cruiser=1, submarine=1), "Sea Zone 112", UK)
    1 Germany cruiser
    """
    return hostile_ships(position, zone, attacker).plus(position.enemies(zone, attacker).only(mark=SCRAMBLED))


@clause("g40.amphibious.steps", G40_RULES(64), G40_RULES(176))
def assault_steps(position: Position, zone: str, attacker: Nation) -> tuple[str, ...]:
    """An assault MUST go through three steps in order: combat at sea where there is any, bombardment, combat on land.

    To sink transports that are alone is combat at sea as well.

    >>> war = START.at_war(UK, GERMANY)
    >>> assault_steps(war, "Sea Zone 112", UK)
    ('bombardment', 'land combat')
    >>> assault_steps(war.with_force("Sea Zone 112", GERMANY, cruiser=1), "Sea Zone 112", UK)
    ('sea combat', 'bombardment', 'land combat')
    """
    fought = any(this_round(position, kind, attacker, zone) for kind in (SEA_BATTLE, SUNK))
    at_sea = fought or must_be_fought(position, zone, attacker)
    return (*((SEA_COMBAT,) if at_sea else ()), BOMBARDMENT, LAND_COMBAT)


@clause("g40.amphibious.sea-combat", G40_RULES(83), G40_RULES(177), G40_RULES(178), title="To fight or to pass over")
def open_sea_combat(position: Position, zone: str, attacker: Nation, table: Table) -> Position:
    """Where only submarines or transports oppose an assault, the attacker MAY fight them or pass them over.

    Transports by themselves attack nobody.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, cruiser=1, transport=1)
    >>> lurking = war.with_force("Sea Zone 112", GERMANY, submarine=1)
    >>> open_sea_combat(lurking, "Sea Zone 112", UK, script(True)).since(lurking)
    ['UK Europe fights at sea in Sea Zone 112']
    >>> open_sea_combat(lurking, "Sea Zone 112", UK, script(False)) == lurking
    True
    >>> guarded = lurking.with_force("Sea Zone 112", GERMANY, destroyer=1)
    >>> open_sea_combat(guarded, "Sea Zone 112", UK, script()).since(guarded)
    ['UK Europe fights at sea in Sea Zone 112']
    >>> alone = lurking.without("Sea Zone 112", Force.of(UK, cruiser=1))
    >>> open_sea_combat(alone, "Sea Zone 112", UK, script()) == alone
    True
    """
    if not defenders(position, zone, attacker):
        return position
    if not must_be_fought(position, zone, attacker):
        armed = can_hit(position, attackers(position, zone, attacker))
        if not armed or not table.ask(attacker, "fight", (True, False)):
            return position
    text = f"{attacker} fights at sea in {position.map.name_of(zone)}"
    return position.noting(SEA_BATTLE, open_sea_combat, text, nation=attacker, place=zone)


@clause("g40.amphibious.landing", G40_RULES(179), G40_RULES(180))
def may_go_ashore(position: Position, zone: str, attacker: Nation) -> Verdict:
    """Troops MUST NOT land until every surface warship and scrambled aircraft that defended the zone is gone.

    A lost sea battle or a retreat leaves them aboard; submarines under water change nothing.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, cruiser=1, transport=1)
    >>> may_go_ashore(war.with_force("Sea Zone 112", GERMANY, {"submerged"}, submarine=1), "Sea Zone 112", UK)
    allowed by g40.amphibious.landing
    >>> may_go_ashore(war.with_force("Sea Zone 112", GERMANY, destroyer=1), "Sea Zone 112", UK)
    refused by g40.amphibious.landing: the sea is not clear: 1 Germany destroyer
    >>> may_go_ashore(war.noting("retreated", None, "", nation=UK, place="Sea Zone 112"), "Sea Zone 112", UK)
    refused by g40.amphibious.landing: the transports have retreated with their cargo
    """
    left = must_be_fought(position, zone, attacker)
    if left:
        return refuse(may_go_ashore, f"the sea is not clear: {left}")
    if this_round(position, RETREAT, attacker, zone):
        return refuse(may_go_ashore, "the transports have retreated with their cargo")
    barred = may_land_past(position, zone, attacker)
    return allow(may_go_ashore) if barred else barred


@clause("g40.amphibious.one-battle", G40_RULES(181), G40_RULES(182))
def ashore(position: Position, attacker: Nation, landings: tuple[Landing, ...], overland: Force) -> Force:
    """All who attack a territory by land and from several zones fight one battle; a zone not cleared lands nobody.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, cruiser=1)
    >>> landings = (("Sea Zone 112", Force.of(UK, infantry=2)), ("Sea Zone 113", Force.of(UK, tank=1)))
    >>> ashore(war, UK, landings, Force.of(UK, artillery=1))
    1 UK Europe artillery, 1 UK Europe tank (from the sea)
    >>> ashore(START.at_war(UK, GERMANY), UK, landings, Force())
    2 UK Europe infantry (from the sea), 1 UK Europe tank (from the sea)
    """
    force = overland
    for zone, troops in landings:
        if may_go_ashore(position, zone, attacker):
            force = force.plus(troops.marked(SEABORNE))
    return force


@clause("g40.amphibious.undefended", G40_RULES(36), G40_RULES(185), G40_RULES(395))
def may_walk_in(position: Position, territory: str, zone: str, attacker: Nation) -> Verdict:
    """An undefended territory counts as assaulted all the same: troops land and take it in the conduct combat phase.

    >>> fighting = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT)
    >>> may_walk_in(fighting, "Norway", "Sea Zone 112", UK)
    allowed by g40.amphibious.undefended
    >>> may_walk_in(fighting.with_force("Norway", GERMANY, infantry=1), "Norway", "Sea Zone 112", UK)
    refused by g40.amphibious.undefended: Norway is defended
    >>> may_walk_in(fighting.with_force("Sweden", STRICT_NEUTRAL, infantry=6), "Sweden", "Sea Zone 113", UK).reason
    'Sweden is defended'
    >>> may_walk_in(START.at_war(UK, GERMANY), "Norway", "Sea Zone 112", UK)
    refused by g40.amphibious.undefended: the territory changes hands in the conduct combat phase
    """
    shore = position.map.name_of(territory)
    if obstacle := why_not(position, shore, position.map.name_of(zone), attacker):
        return refuse(may_walk_in, obstacle)
    if defenders(position, shore, attacker):
        return refuse(may_walk_in, f"{shore} is defended")
    if not is_phase(position, attacker, Phase.CONDUCT_COMBAT):
        return refuse(may_walk_in, "the territory changes hands in the conduct combat phase")
    landing = may_go_ashore(position, zone, attacker)
    return allow(may_walk_in) if landing else landing


@clause("g40.scramble.sea-combat", G40_RULES(137), title="A scramble brings on a battle at sea")
def drawn_in(position: Position, zone: str, attacker: Nation) -> Force:
    """Once aircraft have scrambled against an assault, all ships the attacker has in that zone MUST fight.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, battleship=1, transport=2)
    >>> drawn_in(war, "Sea Zone 112", UK)
    nothing
    >>> drawn_in(war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1), "Sea Zone 112", UK)
    1 UK Europe battleship, 2 UK Europe transport
    """
    if not position.enemies(zone, attacker).count(mark=SCRAMBLED):
        return Force()
    return attackers(position, zone, attacker).only(unit=position.rules.units_of("sea"))
