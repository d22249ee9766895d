"""# AA artillery

Guns that shoot at aircraft once, and do nothing else.
"""

from __future__ import annotations

from rules_model.base.combat_moves import may_go_along
from rules_model.base.sides import defenders, spoken
from rules_model.base.turn import Phase
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.profiles import profile_of as profile_of  # the examples look it up
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

ALONE = question(
    "g40.aa.guns-alone",
    G40_RULES(229),
    G40_RULES(201),
    kind="ambiguity",
    readings={
        "destroyed": "guns that are alone in defence are destroyed outright when they have fired at aircraft",
        "fought": "rounds are fought against them as against any unit, until they are hit",
    },
    chosen="destroyed",
    because="They can hurt nobody in a round, so that a fight against them could only end one way.",
)


@clause("g40.aa.movement", G40_RULES(38), G40_RULES(223), G40_RULES(228))
def may_move_in(position: Position, nation: Nation, unit: str, phase: Phase, aboard: bool = False) -> Verdict:
    """AA artillery costs 5 IPCs and MAY move one space in the noncombat move; in a combat move it MUST NOT, nor attack.

    What boarded a transport in an earlier turn goes along with it.
    The first edition had guns for 6 IPCs that fired at all attacking aircraft and could be captured.

    >>> may_move_in(EMPTY, UK, "aa_artillery", Phase.NONCOMBAT_MOVE)
    allowed by g40.aa.movement
    >>> may_move_in(EMPTY, UK, "aa_artillery", Phase.COMBAT_MOVE)
    refused by g40.aa.movement: no aa artillery moves in the combat move
    >>> may_move_in(EMPTY, UK, "aa_artillery", Phase.COMBAT_MOVE, aboard=True)
    allowed by g40.aa.movement
    >>> row = profile_of(EMPTY, UK, "aa_artillery")
    >>> row.cost, row.move, row.attack, row.defence, row.hits
    (5, 1, 0, 0, 1)
    """
    if phase == Phase.COMBAT_MOVE and not may_go_along(position, nation, unit, aboard):
        return refuse(may_move_in, f"no {spoken(unit)} moves in the combat move")
    return allow(may_move_in)


@clause("g40.aa.taking", G40_RULES(228), G40_RULES(232))
def may_take(position: Position, troops: Force) -> Verdict:
    """A territory MUST be taken by a land unit that can attack, be it an enemy's, the Dutch or a friendly neutral.

    AA artillery MAY come along, but alone it takes nothing.

    >>> may_take(EMPTY, Force.of(UK, aa_artillery=2))
    refused by g40.aa.taking: no land unit that can attack is among them
    >>> may_take(EMPTY, Force.of(UK, aa_artillery=1, infantry=1))
    allowed by g40.aa.taking
    >>> bool(may_take(EMPTY, Force.of(UK, fighter=1)))
    False
    """
    land = troops.only(unit=position.rules.units_of("land"))
    if not any(figure_of(position, piece.nation, piece.unit, "attack") for piece in land):
        return refuse(may_take, "no land unit that can attack is among them")
    return allow(may_take)


@clause("g40.aa.raids", G40_RULES(227), title="No fire at raids")
def guns_that_fire(position: Position, place: str, attacker: Nation, raid: bool) -> Force:
    """AA artillery MUST NOT fire at a bombing raid: the raided facility has guns of its own.

    >>> war = START.at_war(GERMANY, UK).with_force("United Kingdom", UK, aa_artillery=2, infantry=1)
    >>> guns_that_fire(war, "United Kingdom", GERMANY, raid=False)
    2 UK Europe aa artillery
    >>> guns_that_fire(war, "United Kingdom", GERMANY, raid=True)
    nothing
    """
    return Force() if raid else defenders(position, place, attacker).only(unit="aa_artillery")


@clause("g40.aa.alone", G40_RULES(229))
def left_in_defence(position: Position, attackers: Force, defence: Force) -> Force:
    """AA artillery that is alone in defence is destroyed without a round, once it has fired at attacking aircraft.

    The attackers given are those left after its fire.

    >>> left_in_defence(EMPTY, Force.of(GERMANY, fighter=1), Force.of(UK, aa_artillery=2))
    nothing
    >>> left_in_defence(EMPTY, Force.of(GERMANY, fighter=1), Force.of(UK, aa_artillery=2, infantry=1))
    2 UK Europe aa artillery, 1 UK Europe infantry
    >>> left_in_defence(EMPTY, Force(), Force.of(UK, aa_artillery=2))
    2 UK Europe aa artillery
    >>> left_in_defence(EMPTY.reads(ALONE, "fought"), Force.of(GERMANY, fighter=1), Force.of(UK, aa_artillery=2))
    2 UK Europe aa artillery
    """
    attacked = any(figure_of(position, piece.nation, piece.unit, "attack") for piece in attackers)
    defended = any(figure_of(position, piece.nation, piece.unit, "defence") for piece in defence)
    destroyed = attacked and not defended and position.reading(ALONE) == "destroyed"
    return Force() if destroyed else defence


@clause("g40.aa.fall", G40_RULES(230))
def guns_of_the_fallen(position: Position, place: str, captor: Nation) -> Position:
    """AA artillery that is left when its territory falls MUST be destroyed, never captured.

    Alpha +2 and the second edition say so; in the first edition it changed hands.

    >>> fallen = START.at_war(GERMANY, FRANCE).with_force("France", FRANCE, aa_artillery=1)
    >>> taken = guns_of_the_fallen(fallen.with_force("France", GERMANY, tank=1), "France", GERMANY)
    >>> taken.force("France"), taken.since(fallen)
    (1 Germany tank, ['1 France aa artillery destroyed as France falls'])
    >>> guns_of_the_fallen(START, "France", GERMANY) == START
    True
    """
    guns = position.enemies(place, captor).only(unit="aa_artillery")
    if not guns:
        return position
    text = f"{guns} destroyed as {position.map.name_of(place)} falls"
    return position.without(place, guns).noting(
        "lost", guns_of_the_fallen, text, nation=captor, place=place, amount=guns.count()
    )
