"""# Submarines and destroyers

A submarine strikes first or slips away, unless a destroyer is after it.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_model.base.battle import attack_dice, defence_dice
from rules_model.base.sides import SUBMERGED, losing_together, spoken
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.table import Dice, Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.position import Position

STRUCK = "struck"  # mark on a submarine that has made its surprise strike this round

SUNK_BOATS = question(
    "g40.submarine.sunk-boats",
    G40_RULES(145),
    G40_RULES(146),
    kind="ambiguity",
    readings={
        "both-strike": "attacking and defending submarines strike at the same time, and the losses leave after that",
        "attacker-first": "what the attacking submarines sink is gone before the defending submarines strike",
    },
    chosen="both-strike",
    because="The strike comes before the fire of all other units; nothing puts one submarine before another.",
)


class SeaBattle(NamedTuple):
    """The two sides of a battle at sea."""

    attackers: Force  #: the attacking power's pieces
    defenders: Force  #: all that defend

    def __repr__(self) -> str:
        return f"{self.attackers} against {self.defenders}"


@clause("g40.destroyer.hunt", G40_RULES(163), G40_RULES(165), G40_RULES(166), G40_RULES(167))
def hunts(position: Position, side: Force) -> bool:
    """A single destroyer in the battle cancels strike, dive and cover of all enemy submarines, as long as it is there.

    Any defender's will do; one that only stands by is on neither side of the battle, and a lost one hunts no more.

    >>> hunts(EMPTY, Force.of(UK, cruiser=1).adding(FRANCE, destroyer=1))
    True
    >>> hunts(EMPTY, Force.of(UK, cruiser=1, submarine=2))
    False
    """
    return any(profile_of(position, piece.nation, piece.unit).can("find submarines") for piece in side)


@clause("g40.submarine.targets", G40_RULES(144), G40_RULES(156))
def may_boat_hit(position: Position, boat: Piece, target: Piece) -> Verdict:
    """A submarine MUST NOT hit aircraft; any ship will do.

    >>> may_boat_hit(EMPTY, Piece(GERMANY, "submarine"), Piece(UK, "submarine"))
    allowed by g40.submarine.targets
    >>> may_boat_hit(EMPTY, Piece(GERMANY, "submarine"), Piece(UK, "fighter"))
    refused by g40.submarine.targets: no submarine can hit an aircraft
    """
    if target.unit in position.rules.units_of("air"):
        return refuse(may_boat_hit, f"no {boat.unit} can hit an aircraft")
    return allow(may_boat_hit)


@clause("g40.submarine.cover", G40_RULES(155), G40_RULES(156), G40_RULES(163))
def may_aircraft_hit(position: Position, target: Piece, beside: Force) -> Verdict:
    """Aircraft MUST NOT hit a submarine unless a destroyer fights on their side.

    >>> boat = Piece(GERMANY, "submarine")
    >>> may_aircraft_hit(EMPTY, boat, Force.of(UK, fighter=2, destroyer=1))
    allowed by g40.submarine.cover
    >>> may_aircraft_hit(EMPTY, boat, Force.of(UK, fighter=2, cruiser=1))
    refused by g40.submarine.cover: aircraft find no submarine without a destroyer
    >>> may_aircraft_hit(EMPTY, Piece(GERMANY, "cruiser"), Force.of(UK, fighter=2))
    allowed by g40.submarine.cover
    """
    if profile_of(position, target.nation, target.unit).can("hide from aircraft") and not hunts(position, beside):
        return refuse(may_aircraft_hit, f"aircraft find no {target.unit} without a destroyer")
    return allow(may_aircraft_hit)


@clause("g40.submarine.surprise", G40_RULES(145), G40_RULES(149))
def may_surprise(position: Position, boat: Piece, enemies: Force) -> Verdict:
    """A submarine MAY strike before all other units, in attack and defence, where no enemy destroyer fights.

    >>> may_surprise(EMPTY, Piece(GERMANY, "submarine"), Force.of(UK, battleship=1))
    allowed by g40.submarine.surprise
    >>> may_surprise(EMPTY, Piece(GERMANY, "submarine"), Force.of(UK, battleship=1, destroyer=1))
    refused by g40.submarine.surprise: an enemy destroyer hunts it
    >>> may_surprise(EMPTY, Piece(GERMANY, "cruiser"), Force.of(UK, battleship=1))
    refused by g40.submarine.surprise: no cruiser strikes by surprise
    """
    if not profile_of(position, boat.nation, boat.unit).can("surprise"):
        return refuse(may_surprise, f"no {spoken(boat.unit)} strikes by surprise")
    if hunts(position, enemies):
        return refuse(may_surprise, "an enemy destroyer hunts it")
    return allow(may_surprise)


@clause("g40.submarine.submerge", G40_RULES(147), G40_RULES(149))
def may_submerge(position: Position, boat: Piece, enemies: Force) -> Verdict:
    """A submarine MAY submerge instead of a surprise strike, never in the face of an enemy destroyer.

    >>> may_submerge(EMPTY, Piece(GERMANY, "submarine"), Force.of(UK, fighter=1))
    allowed by g40.submarine.submerge
    >>> may_submerge(EMPTY, Piece(GERMANY, "submarine"), Force.of(UK, destroyer=1))
    refused by g40.submarine.surprise: an enemy destroyer hunts it
    >>> may_submerge(EMPTY, Piece(GERMANY, "cruiser"), Force.of(UK, fighter=1))
    refused by g40.submarine.submerge: no cruiser can submerge
    """
    if not profile_of(position, boat.nation, boat.unit).can("submerge"):
        return refuse(may_submerge, f"no {spoken(boat.unit)} can submerge")
    surprising = may_surprise(position, boat, enemies)
    return allow(may_submerge) if surprising else surprising


@clause("g40.submarine.choice", G40_RULES(147), G40_RULES(148), G40_RULES(449))
def choose_dives(position: Position, battle: SeaBattle, table: Table) -> SeaBattle:
    """Before any die of a round each owner says which submarines submerge, the attacker first; they leave at once.

    What is under water neither fires nor is hit; whoever stays up is asked again in the next round.

    >>> battle = SeaBattle(Force.of(GERMANY, submarine=2), Force.of(UK, submarine=1, cruiser=1))
    >>> choose_dives(EMPTY, battle, script(1, 1))
    1 Germany submarine against 1 UK Europe cruiser
    >>> choose_dives(EMPTY, battle, script(2, 0))
    nothing against 1 UK Europe cruiser, 1 UK Europe submarine
    >>> choose_dives(EMPTY, SeaBattle(Force.of(GERMANY, submarine=2), Force.of(UK, destroyer=1)), script())
    2 Germany submarine against 1 UK Europe destroyer
    """
    attacking = staying_up(position, battle.attackers, battle.defenders, table)
    return SeaBattle(attacking, staying_up(position, battle.defenders, attacking, table))


def staying_up(position: Position, side: Force, enemies: Force, table: Table) -> Force:
    """What a side keeps in the battle when its owners have said which submarines dive."""
    for boat, number in sorted(side.items(), key=str):
        if may_submerge(position, boat, enemies):
            side = side.minus({boat: table.ask(boat.nation, "dive", range(number + 1))})
    return side


@clause("g40.submarine.strike", G40_RULES(145), G40_RULES(146), G40_RULES(209), title="Surprise strikes")
def surprise_strikes(position: Position, battle: SeaBattle, table: Table) -> SeaBattle:
    """Submarines that strike by surprise roll before everything else, and what they sink is gone before it can fire.

    A sound capital ship is only damaged; no aircraft can be hit.

    >>> wolf = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, cruiser=1, fighter=1))
    >>> surprise_strikes(EMPTY, wolf, script(2))
    1 Germany submarine (struck) against 1 UK Europe fighter
    >>> boats = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, submarine=1))
    >>> surprise_strikes(EMPTY, boats, script(2, 1))
    nothing against nothing
    >>> surprise_strikes(EMPTY.reads(SUNK_BOATS, "attacker-first"), boats, script(2))
    1 Germany submarine (struck) against nothing
    """
    attacking, defending = battle
    strikers = Force((p, n) for p, n in attacking.items() if may_surprise(position, p, defending))
    hidden = Force((p, n) for p, n in defending.items() if may_surprise(position, p, attacking))
    scored = table.volley(attack_dice(position, strikers))
    one_by_one = position.reading(SUNK_BOATS) == "attacker-first"
    if one_by_one:
        defending = sunk(position, defending, strikers, scored, table)
        hidden = Force((p, n) for p, n in defending.items() if p in hidden)
    suffered = table.volley(defence_dice(position, hidden))
    if not one_by_one:
        defending = sunk(position, defending, strikers, scored, table)
    attacking = sunk(position, attacking, hidden, suffered, table)
    return SeaBattle(having_struck(attacking, strikers), having_struck(defending, hidden))


def sunk(position: Position, side: Force, boats: Force, hits: int, table: Table) -> Force:
    """What a side keeps after hits by enemy submarines, which spare its aircraft."""
    ships = side.only(unit=position.rules.units_of("sea"))
    left = losing_together(position, ships, hits, next(iter(boats)).nation, table) if hits else ships
    return side.replacing(ships, left)


def having_struck(side: Force, boats: Force) -> Force:
    """The side with a mark on those of the boats that are still there."""
    left = Force((piece, number) for piece, number in side.items() if piece in boats)
    return side.replacing(left, left.marked(STRUCK))


@clause("g40.submarine.once", G40_RULES(149), G40_RULES(150))
def general_fire(position: Position, side: Force, attacking: bool) -> Dice:
    """A submarine MUST NOT fire a second time in the round of its strike; one that a destroyer held back fires now.

    >>> general_fire(EMPTY, Force.of(GERMANY, {"struck"}, submarine=1).adding(GERMANY, cruiser=1), attacking=True)
    ((1, 3),)
    >>> general_fire(EMPTY, Force.of(GERMANY, submarine=1, cruiser=1), attacking=True)
    ((1, 2), (1, 3))
    """
    firing = side.only(without=STRUCK)
    return attack_dice(position, firing) if attacking else defence_dice(position, firing)


@clause("g40.submarine.surfacing", G40_RULES(148), G40_RULES(160))
def surfacing(position: Position, side: Force) -> Force:
    """A submarine that dived remains where it was, and once the battle is over it MUST count like any other unit.

    >>> surfacing(EMPTY, Force.of(GERMANY, {"submerged"}, submarine=1).adding(GERMANY, {"damaged"}, battleship=1))
    1 Germany battleship (damaged), 1 Germany submarine
    >>> surfacing(EMPTY, Force.of(GERMANY, {"struck"}, submarine=1))
    1 Germany submarine
    """
    return side.unmarked(SUBMERGED).unmarked(STRUCK)
