"""# Submarines at sea

Where a submarine may go, what it can hold up, and when it has to fight.
"""

from __future__ import annotations

from rules_model.base.sides import SUBMERGED, defenders
from rules_model.base.submarines import hunts
from rules_model.base.turn import Phase, share_a_turn, this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

KAMIKAZE = "kamikaze"  # kind of event


@clause("g40.submarine.stop", G40_RULES(151), G40_RULES(164), title="Where a submarine must stop")
def must_stop(position: Position, zone: str, nation: Nation) -> bool:
    """A submarine MAY pass enemy ships in either kind of move; where an enemy destroyer lies, its move MUST end.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", UK, battleship=1, cruiser=2)
    >>> must_stop(war, "Sea Zone 109", GERMANY)
    False
    >>> must_stop(war.with_force("Sea Zone 109", UK, destroyer=1), "Sea Zone 109", GERMANY)
    True
    >>> must_stop(START.at_war(GERMANY, UK).with_force("Sea Zone 109", USA, destroyer=1), "Sea Zone 109", GERMANY)
    False
    """
    return hunts(position, position.enemies(zone, nation))


@clause("g40.submarine.no-block", G40_RULES(154), G40_RULES(159), title="What makes a zone hostile")
def hostile_ships(position: Position, zone: str, nation: Nation) -> Force:
    """Enemy surface warships alone make a zone hostile; a submarine MUST NOT block any ship.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=3, transport=1)
    >>> hostile_ships(war, "Sea Zone 109", UK)
    nothing
    >>> hostile_ships(war.with_force("Sea Zone 109", GERMANY, cruiser=1), "Sea Zone 109", UK)
    1 Germany cruiser
    """
    return position.enemies(zone, nation).only(unit=position.rules.units_of("surface"))


@clause("g40.submarine.battle", G40_RULES(152), G40_RULES(153), title="When a submarine must fight")
def must_fight(position: Position, zone: str, nation: Nation, phase: Phase) -> bool:
    """A submarine MUST fight where its combat move ends in a hostile zone; after a noncombat move there is peace.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", UK, cruiser=1)
    >>> must_fight(war, "Sea Zone 109", GERMANY, Phase.COMBAT_MOVE)
    True
    >>> must_fight(war, "Sea Zone 109", GERMANY, Phase.NONCOMBAT_MOVE)
    False
    >>> must_fight(START.at_war(GERMANY, UK), "Sea Zone 109", GERMANY, Phase.COMBAT_MOVE)
    False
    """
    return phase == Phase.COMBAT_MOVE and bool(hostile_ships(position, zone, nation))


@clause("g40.submarine.bar", G40_RULES(157), G40_RULES(158), G40_RULES(304), title="A submarine against a landing")
def may_land_past(position: Position, zone: str, nation: Nation) -> Verdict:
    """Transports MUST NOT land troops past an enemy submarine in their zone unless a warship of theirs is there too.

    What counts is who lies there when the combat moves end, though it is lost to a kamikaze after that.
    A submarine will do for that, though it dives in the battle.
    Enemy ones that have submerged or lie in other zones bar nothing.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, transport=2)
    >>> lurking = war.with_force("Sea Zone 112", GERMANY, submarine=1)
    >>> may_land_past(lurking, "Sea Zone 112", UK)
    refused by g40.submarine.bar: an enemy submarine lurks in Sea Zone 112 and no warship guards the transports
    >>> may_land_past(lurking.with_force("Sea Zone 112", UK, submarine=1), "Sea Zone 112", UK)
    allowed by g40.submarine.bar
    >>> may_land_past(war.with_force("Sea Zone 113", GERMANY, submarine=1), "Sea Zone 112", UK)
    allowed by g40.submarine.bar
    """
    lurking = position.enemies(zone, nation).count(unit="submarine", without=SUBMERGED)
    warships = position.force(zone).only(unit=position.rules.units_of("warship"))
    guarded = this_round(position, KAMIKAZE, nation, zone)  # which strikes at warships alone
    if lurking and not guarded and not any(share_a_turn(position, ship.nation, nation) for ship in warships):
        here = position.map.name_of(zone)
        return refuse(may_land_past, f"an enemy submarine lurks in {here} and no warship guards the transports")
    return allow(may_land_past)


@clause("g40.submarine.ignored", G40_RULES(161), G40_RULES(178), title="Submarines that are passed over")
def taking_part(position: Position, zone: str, attacker: Nation, ignoring: bool) -> Force:
    """Defending submarines and transports that the attacker passes over MUST NOT take part and cannot be attacked.

    Beside anything else there is no such choice: then they fight like all others.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", GERMANY, submarine=1, transport=1)
    >>> taking_part(war, "Sea Zone 112", UK, ignoring=True), taking_part(war, "Sea Zone 112", UK, ignoring=False)
    (nothing, 1 Germany submarine, 1 Germany transport)
    >>> taking_part(war.with_force("Sea Zone 112", GERMANY, cruiser=1), "Sea Zone 112", UK, ignoring=True)
    1 Germany cruiser, 1 Germany submarine, 1 Germany transport
    """
    there = defenders(position, zone, attacker)
    alone = there == there.only(unit=("submarine", "transport"))
    return Force() if ignoring and alone else there
