"""# Battles, decision by decision

A battle on land or at sea from the first shot to the last, with every loss, dive and retreat left to its owners.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_model.base.anti_air import left_in_defence
from rules_model.base.battle import anti_air_dice, attack_dice, defence_dice
from rules_model.base.bombardment import LAST_SHOT as LAST_SHOT  # the examples read it
from rules_model.base.bombardment import SHELLED_GUNS as SHELLED_GUNS  # and this
from rules_model.base.bombardment import UnderFire, firing_in_round_one, guns_left
from rules_model.base.casualties import losing
from rules_model.base.combat_rounds import can_hurt, exchange, figure_now
from rules_model.base.lone_ships import SHIELD as SHIELD  # the examples read it
from rules_model.base.lone_ships import guards, helpless
from rules_model.base.retreat import may_retreat, retreating
from rules_model.base.sides import losing_together
from rules_model.base.submarines import SeaBattle, choose_dives, surprise_strikes
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

NOBODY = Force()


class Fight(NamedTuple):
    """A battle at one instant."""

    place: str  #: where it is fought
    attackers: Force  #: the attacking power's pieces that fight
    defenders: Force  #: all that defend
    rounds: int = 0  #: whole rounds fought, counted only as far as somebody wants to know
    doomed: Force = NOBODY  #: defenders that a bombardment has hit and that fire once more
    submerged: Force = NOBODY  #: submarines of both sides that have dived out of it
    retreated: Force = NOBODY  #: attackers that have broken off

    def __repr__(self) -> str:
        left = f"{self.attackers} against {self.defenders}"
        others = {"doomed": self.doomed, "submerged": self.submerged, "retreated": self.retreated}
        return left + "".join(f"; {name}: {force}" for name, force in others.items() if force)


@clause("g40.battle.over", G40_RULES(156), G40_RULES(201), title="The end of a battle")
def is_over(position: Position, fight: Fight) -> bool:
    """A battle goes on until one side has nobody left in it or neither side can hurt the other.

    >>> is_over(EMPTY, Fight("France", Force.of(GERMANY, tank=1), Force.of(FRANCE, infantry=1)))
    False
    >>> is_over(EMPTY, Fight("France", Force.of(GERMANY, tank=1), Force()))
    True
    >>> is_over(EMPTY, Fight("Sea Zone 110", Force.of(GERMANY, submarine=1), Force.of(UK, fighter=1)))
    True
    >>> is_over(EMPTY, Fight("Sea Zone 110", Force.of(GERMANY, transport=1), Force.of(UK, cruiser=1)))
    False
    """
    attackers, defenders = fight.attackers, fight.defenders.plus(fight.doomed)
    if position.map.is_sea(fight.place):
        hurting = can_hurt(position, attackers, defenders, attacking=True)
        return not hurting and not can_hurt(position, defenders, attackers, attacking=False)
    armed = any(figure_now(position, one, attacking=True) for one in attackers)
    return not (attackers and defenders and (armed or any(figure_now(position, one, False) for one in defenders)))


@clause(
    "g40.battle.guns", G40_RULES(193), G40_RULES(198), G40_RULES(226), G40_RULES(229), title="The guns open the battle"
)
def after_the_guns(position: Position, fight: Fight, table: Table) -> Fight:
    """AA artillery MUST fire before the first round, and the attacker chooses which aircraft it loses at once.

    Guns that are then alone in defence are gone without a round.
    Whether guns that a bombardment has hit still fire, and whether what it has hit is there in round one, are readings.

    >>> raid = Fight("France", Force.of(GERMANY, fighter=1, strategic_bomber=1), Force.of(FRANCE, aa_artillery=1))
    >>> after_the_guns(EMPTY, raid, script(1, 2, "Germany fighter"))
    1 Germany strategic bomber against nothing
    >>> after_the_guns(EMPTY, raid._replace(attackers=Force.of(GERMANY, fighter=1)), script(1))
    nothing against 1 France aa artillery
    >>> guarded = raid._replace(defenders=Force.of(FRANCE, aa_artillery=1, infantry=1))
    >>> after_the_guns(EMPTY, guarded, script(2, 2)).defenders
    1 France aa artillery, 1 France infantry
    >>> shelled = raid._replace(defenders=Force(), doomed=Force.of(FRANCE, aa_artillery=1))
    >>> after_the_guns(EMPTY, shelled, script(2, 2))
    1 Germany fighter, 1 Germany strategic bomber against nothing; doomed: 1 France aa artillery
    >>> after_the_guns(EMPTY.reads(SHELLED_GUNS, "silent"), shelled, script()).attackers.count()
    2
    >>> after_the_guns(EMPTY.reads(LAST_SHOT, "silent"), shelled, script(2, 2))
    1 Germany fighter, 1 Germany strategic bomber against nothing
    """
    shelled = UnderFire(fight.defenders, fight.doomed)
    firing = fight.defenders.plus(guns_left(position, shelled._replace(standing=NOBODY)))
    doomed = firing_in_round_one(position, shelled).minus(fight.defenders)
    aircraft = fight.attackers.only(unit=position.rules.units_of("air"))
    hits = table.volley(anti_air_dice(position, aircraft, firing))
    left = fight.attackers.replacing(aircraft, losing(position, aircraft, hits, table))
    kept = fight.defenders if doomed else left_in_defence(position, left, fight.defenders)
    return fight._replace(attackers=left, defenders=kept, doomed=doomed)


@clause("g40.battle.land-round", G40_RULES(193), G40_RULES(199), G40_RULES(200), title="A round on land")
def land_round(position: Position, fight: Fight, attacker: Nation, table: Table) -> Fight:
    """In a round on land the attackers fire, then all defenders, also those just hit, and then losses leave.

    What a bombardment has hit fires in the first round only.

    >>> duel = Fight("France", Force.of(GERMANY, tank=1), Force.of(FRANCE, infantry=1))
    >>> land_round(EMPTY, duel, GERMANY, script(3, 2))
    nothing against nothing
    >>> shelled = duel._replace(defenders=Force(), doomed=Force.of(FRANCE, infantry=1))
    >>> land_round(EMPTY, shelled, GERMANY, script(3, 3))
    1 Germany tank against nothing
    >>> land_round(EMPTY, shelled, GERMANY, script(4, 2))
    nothing against nothing
    """
    scored = table.volley(attack_dice(position, fight.attackers))
    suffered = table.volley(defence_dice(position, fight.defenders.plus(fight.doomed)))
    kept = losing_together(position, fight.defenders, scored, attacker, table)
    left = losing(position, fight.attackers, suffered, table)
    return fight._replace(attackers=left, defenders=left_in_defence(position, left, kept), doomed=NOBODY)


@clause("g40.battle.sea-round", G40_RULES(147), G40_RULES(148), G40_RULES(199), title="A round at sea, with dives")
def round_at_sea(position: Position, fight: Fight, table: Table) -> Fight:
    """In a round at sea submarines dive or strike first, then all others fire; what has dived is out of the battle.

    >>> hunt = Fight("Sea Zone 110", Force.of(GERMANY, submarine=2), Force.of(UK, cruiser=1))
    >>> round_at_sea(EMPTY, hunt, script(1, 2))
    1 Germany submarine against nothing; submerged: 1 Germany submarine
    >>> round_at_sea(EMPTY, hunt, script(0, 3, 3, 4))
    2 Germany submarine against 1 UK Europe cruiser
    """
    up = choose_dives(position, SeaBattle(fight.attackers, fight.defenders), table)
    dived = fight.attackers.minus(up.attackers).plus(fight.defenders.minus(up.defenders))
    after = exchange(position, surprise_strikes(position, up, table), table)
    return fight._replace(attackers=after.attackers, defenders=after.defenders, submerged=fight.submerged.plus(dived))


@clause("g40.battle.lone-transports", G40_RULES(101), G40_RULES(222), title="Transports left alone")
def without_lone_transports(position: Position, fight: Fight) -> Fight:
    """Transports that nobody guards before an attacker that can hit are lost together, at once.

    Friends that cannot hit any attacker guard nobody.

    >>> convoy = Fight("Sea Zone 110", Force.of(GERMANY, submarine=1), Force.of(UK, transport=3))
    >>> without_lone_transports(EMPTY, convoy)
    1 Germany submarine against nothing
    >>> without_lone_transports(EMPTY, convoy._replace(defenders=Force.of(UK, transport=1, destroyer=1))).defenders
    1 UK Europe destroyer, 1 UK Europe transport
    >>> without_lone_transports(EMPTY, convoy._replace(attackers=Force.of(GERMANY, transport=1))).defenders
    3 UK Europe transport
    >>> covered = convoy._replace(defenders=Force.of(UK, transport=3, fighter=1))
    >>> without_lone_transports(EMPTY, covered), without_lone_transports(EMPTY.reads(SHIELD, "any"), covered) == covered
    (1 Germany submarine against 1 UK Europe fighter, True)
    """
    armed = any(figure_of(position, piece.nation, piece.unit, "attack") for piece in fight.attackers)
    if not armed or guards(position, fight.defenders, fight.attackers):
        return fight
    lost = Force((piece, many) for piece, many in fight.defenders.items() if helpless(position, piece))
    return fight._replace(defenders=fight.defenders.minus(lost))


@clause("g40.battle.press-on", G40_RULES(199), G40_RULES(214), G40_RULES(216), title="Press on or retreat")
def press_on(position: Position, fight: Fight, attacker: Nation, way_out: bool, table: Table) -> Fight:
    """At the end of each round that leaves a battle open the attacker MAY retreat, with all that can go.

    Land and sea units need a way out; aircraft alone do not.

    >>> battle = Fight("France", Force.of(GERMANY, tank=2), Force.of(FRANCE, infantry=2), rounds=1)
    >>> press_on(EMPTY, battle, GERMANY, True, script(True))
    nothing against 2 France infantry; retreated: 2 Germany tank
    >>> press_on(EMPTY, battle, GERMANY, True, script(False)) == battle
    True
    >>> press_on(EMPTY, battle, GERMANY, False, script()) == battle
    True
    >>> from_the_air = battle._replace(attackers=Force.of(GERMANY, fighter=1))
    >>> press_on(EMPTY, from_the_air, GERMANY, False, script(True)).retreated
    1 Germany fighter
    >>> press_on(EMPTY, battle._replace(rounds=0), GERMANY, True, script()).retreated
    nothing
    """
    if is_over(position, fight) or not may_retreat(position, attacker, attacker, fight.rounds):
        return fight
    standing = position.with_pieces(fight.place, fight.attackers)
    going = retreating(standing, fight.place, attacker)
    aloft = going.count() == going.count(unit=position.rules.units_of("air"))
    if not going or not (way_out or aloft):
        return fight
    table.show(fight)
    if not table.ask(attacker, "retreat", (True, False)):
        return fight
    return fight._replace(attackers=fight.attackers.minus(going), retreated=fight.retreated.plus(going))


@clause("g40.battle.on-land", G40_RULES(198), G40_RULES(201), title="A whole battle on land")
def fight_on_land(
    position: Position, fight: Fight, attacker: Nation, way_out: bool, counted: int, table: Table
) -> Fight:
    """A battle on land is the fire of the guns, then round upon round until it is over or the attacker retreats.

    Rounds are counted up to the number given: whoever would retreat after the third needs a count of three.

    >>> battle = Fight("France", Force.of(GERMANY, tank=2), Force.of(FRANCE, infantry=1))
    >>> fight_on_land(EMPTY, battle, GERMANY, True, 1, script(4, 4, 2, True))
    nothing against 1 France infantry; retreated: 1 Germany tank
    >>> fight_on_land(EMPTY, battle, GERMANY, True, 1, script(4, 4, 2, False, 3, 3))
    1 Germany tank against nothing
    """

    def one_round(now: Fight, table: Table) -> Fight:
        fought = land_round(position, now, attacker, table)
        return press_on(position, fought._replace(rounds=min(counted, now.rounds + 1)), attacker, way_out, table)

    opened = after_the_guns(position, fight, table)
    return table.settle(one_round, opened, lambda now: is_over(position, now))


@clause("g40.battle.sea", G40_RULES(201), G40_RULES(222), title="A whole battle at sea")
def fight_at_sea(
    position: Position, fight: Fight, attacker: Nation, way_out: bool, counted: int, table: Table
) -> Fight:
    """A battle at sea goes round upon round until it is over, or the attacker retreats, or transports are left alone.

    Rounds are counted up to the number given.

    >>> battle = Fight("Sea Zone 110", Force.of(GERMANY, cruiser=2), Force.of(UK, destroyer=1, transport=2))
    >>> fight_at_sea(EMPTY, battle, GERMANY, True, 1, script(3, 4, 2))
    1 Germany cruiser against nothing
    >>> fight_at_sea(EMPTY, battle, GERMANY, True, 1, script(4, 4, 2, True)).retreated
    1 Germany cruiser
    >>> fight_at_sea(EMPTY, battle._replace(defenders=Force.of(UK, transport=1)), GERMANY, True, 1, script())
    2 Germany cruiser against nothing
    >>> risen = Fight("Sea Zone 110", Force.of(GERMANY, submarine=1), Force.of(UK, fighter=2, transport=1))
    >>> fight_at_sea(EMPTY, risen, GERMANY, True, 1, script())
    1 Germany submarine against 2 UK Europe fighter
    """

    def one_round(now: Fight, table: Table) -> Fight:
        fought = without_lone_transports(position, round_at_sea(position, now, table))
        return press_on(position, fought._replace(rounds=min(counted, now.rounds + 1)), attacker, way_out, table)

    opened = without_lone_transports(position, fight)
    return table.settle(one_round, opened, lambda now: is_over(position, now))
