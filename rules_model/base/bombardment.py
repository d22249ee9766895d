"""# Shore bombardment

Battleships and cruisers fire once at the shore before the troops they cover fight on land.
"""

from __future__ import annotations

from typing import NamedTuple

from rules_model.base.amphibious import SEA_BATTLE
from rules_model.base.carriers import DAMAGED, SCRAMBLED
from rules_model.base.lone_ships import FOUGHT
from rules_model.base.sides import attackers, losing_together, spoken
from rules_model.base.turn import this_round
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of, profile_of
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

FIRED = "bombarded"  # mark on a ship that has bombarded this turn
KAMIKAZE, KAMIKAZE_HIT = "kamikaze", "kamikaze hit"  # kinds of events

AFTER_A_BATTLE = question(
    "g40.shore-bombardment.after-a-battle",
    G40_RULES(178),
    G40_RULES(190),
    kind="contradiction",
    readings={
        "zone": "a battle at sea bars every ship in the zone from bombarding",
        "used": "only the ships that fought in the battle are barred",
    },
    chosen="zone",
    because="The general rule looks at the zone; the other speaks of ships used against submarines and transports.",
)
KAMIKAZE_BAR = question(
    "g40.shore-bombardment.kamikaze",
    G40_RULES(308),
    G40_RULES(190),
    kind="contradiction",
    readings={
        "any-strike": "a kamikaze strike in the zone bars bombardment, even if it misses",
        "hit": "only a kamikaze strike that hits bars bombardment",
    },
    chosen="any-strike",
    because="Two accounts out of three count the strike itself as a battle.",
)
LAST_SHOT = question(
    "g40.shore-bombardment.fires-first",
    G40_RULES(193),
    G40_RULES(200),
    kind="ambiguity",
    readings={
        "fires": "what a bombardment hits fires once more in round one",
        "silent": "what a bombardment hits is gone before round one, like a target of AA artillery",
    },
    chosen="fires",
    because="Of all hits only those by surprise and by AA artillery are said to silence their target.",
)

SHELLED_GUNS = question(
    "g40.shore-bombardment.shelled-guns",
    G40_RULES(193),
    G40_RULES(198),
    kind="ambiguity",
    readings={
        "fire": "AA artillery that a bombardment hits still fires at aircraft before round one",
        "silent": "it does not: what is hit may fire in round one, and that fire comes before it",
    },
    chosen="fire",
    because="What is hit stays in the battle until the losses of round one leave, and the guns shoot before that.",
)


class UnderFire(NamedTuple):
    """Defenders after a bombardment."""

    standing: Force  #: those it has not hit
    doomed: Force  #: those it has hit

    def __repr__(self) -> str:
        return f"{self.standing}; hit: {self.doomed}"


@clause("g40.shore-bombardment.figure", G40_RULES(189))
def bombards_at(position: Position, nation: Nation, unit: str) -> int:
    """Battleships bombard at 4 and cruisers at 3, their attack figures; no other ship bombards.

    >>> bombards_at(EMPTY, UK, "battleship"), bombards_at(EMPTY, UK, "cruiser")
    (4, 3)
    >>> bombards_at(EMPTY, UK, "destroyer")
    0
    """
    able = profile_of(position, nation, unit).can("bombard")
    return figure_of(position, nation, unit, "attack") if able else 0


@clause("g40.shore-bombardment.damaged", G40_RULES(196))
def may_bombard_damaged(position: Position, ship: Piece) -> Verdict:
    """A damaged battleship MAY bombard like a sound one.

    An option of Delta forbids it.

    >>> may_bombard_damaged(EMPTY, Piece(UK, "battleship", frozenset({"damaged"})))
    allowed by g40.shore-bombardment.damaged
    >>> bombards_at(EMPTY, UK, "battleship")
    4
    """
    return allow(may_bombard_damaged)


@clause(
    "g40.shore-bombardment.quiet-sea", G40_RULES(64), G40_RULES(137), G40_RULES(178), G40_RULES(190), G40_RULES(308)
)
def may_bombard(position: Position, zone: str, ship: Piece) -> Verdict:
    """A ship MUST NOT bombard from a zone where a battle at sea or a kamikaze strike took place that turn.

    So a scramble, which brings on a battle, silences the guns, and so does sinking lone transports.

    >>> quiet, ship = START.at_war(UK, GERMANY), Piece(UK, "cruiser")
    >>> may_bombard(quiet, "Sea Zone 112", ship)
    allowed by g40.shore-bombardment.quiet-sea
    >>> fought = quiet.noting("sea battle", None, "", nation=UK, place="Sea Zone 112")
    >>> may_bombard(fought, "Sea Zone 112", ship)
    refused by g40.shore-bombardment.quiet-sea: there was a battle in Sea Zone 112
    >>> may_bombard(fought.reads(AFTER_A_BATTLE, "used"), "Sea Zone 112", ship)
    allowed by g40.shore-bombardment.quiet-sea
    >>> risen = quiet.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
    >>> may_bombard(risen, "Sea Zone 112", ship).reason
    'aircraft have risen over Sea Zone 112'
    >>> struck = quiet.noting("kamikaze", None, "", nation=UK, place="Sea Zone 112")
    >>> bool(may_bombard(struck, "Sea Zone 112", ship))
    False
    >>> bool(may_bombard(struck.reads(KAMIKAZE_BAR, "hit"), "Sea Zone 112", ship))
    True
    """
    if not bombards_at(position, ship.nation, ship.unit):
        return refuse(may_bombard, f"no {spoken(ship.unit)} bombards")
    if FIRED in ship.marks:
        return refuse(may_bombard, "it has bombarded this turn")
    fought = this_round(position, SEA_BATTLE, ship.nation, zone)
    if FOUGHT in ship.marks or (fought and position.reading(AFTER_A_BATTLE) == "zone"):
        return refuse(may_bombard, f"there was a battle in {position.map.name_of(zone)}")
    if position.enemies(zone, ship.nation).count(mark=SCRAMBLED):
        return refuse(may_bombard, f"aircraft have risen over {position.map.name_of(zone)}")
    strike = KAMIKAZE if position.reading(KAMIKAZE_BAR) == "any-strike" else KAMIKAZE_HIT
    if this_round(position, strike, ship.nation, zone):
        return refuse(may_bombard, f"kamikazes struck in {position.map.name_of(zone)}")
    return may_bombard_damaged(position, ship) if DAMAGED in ship.marks else allow(may_bombard)


@clause("g40.shore-bombardment.limit", G40_RULES(191))
def most_ships(position: Position, landed: Force) -> int:
    """No more ships MAY bombard a territory than land units came ashore there from transports.

    >>> most_ships(EMPTY, Force.of(UK, {"from the sea"}, infantry=1, tank=1))
    2
    >>> most_ships(EMPTY, Force.of(UK, {"from the sea"}, infantry=1).adding(UK, tank=3, fighter=1))
    1
    """
    return landed.count(unit=position.rules.units_of("land"), mark="from the sea")


@clause("g40.shore-bombardment.choice", G40_RULES(192), G40_RULES(195), G40_LEFT(30), title="Which ships bombard")
def choose_ships(position: Position, zones: tuple[str, ...], attacker: Nation, landed: Force, table: Table) -> Force:
    """The attacker picks ship by ship which of its ships in the landing zones bombard, none included.

    One limit holds for a territory, from however many zones it is assaulted.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, cruiser=2, battleship=1, destroyer=1)
    >>> two = Force.of(UK, {"from the sea"}, infantry=2)
    >>> [choose_ships(war, ("Sea Zone 112",), UK, two, script(0, cruisers)) for cruisers in (1, 0)]
    [1 UK Europe cruiser, nothing]
    >>> choose_ships(war, ("Sea Zone 112",), UK, two, script(1, 1))
    1 UK Europe battleship, 1 UK Europe cruiser
    """
    chosen, left = Force(), most_ships(position, landed)
    for zone in dict.fromkeys(position.map.name_of(one) for one in zones):
        for ship, number in sorted(attackers(position, zone, attacker).items(), key=str):
            if left and may_bombard(position, zone, ship):
                firing = table.ask(attacker, f"{ship.unit} bombardment", range(min(number, left) + 1))
                chosen, left = chosen.plus({ship: firing}), left - firing
    return chosen


@clause("g40.shore-bombardment.fire", G40_RULES(192), G40_RULES(194))
def bombard(position: Position, ships: Force, defence: Force, table: Table) -> UnderFire:
    """Each bombarding ship rolls one die before the first round on land, and the defender chooses what it loses.

    The defender MAY give up aircraft too; several owners settle it as in any battle.

    >>> bombard(EMPTY, Force.of(UK, battleship=1, cruiser=1), Force.of(GERMANY, infantry=2), script(4, 4))
    1 Germany infantry; hit: 1 Germany infantry
    >>> mixed = Force.of(GERMANY, infantry=1, fighter=1)
    >>> bombard(EMPTY, Force.of(UK, cruiser=1), mixed, script(3, "Germany fighter"))
    1 Germany infantry; hit: 1 Germany fighter
    """
    dice = [(number, bombards_at(position, ship.nation, ship.unit)) for ship, number in ships.items()]
    hits = table.volley(dice)
    standing = losing_together(position, defence, hits, next(iter(ships)).nation, table) if hits else defence
    return UnderFire(standing, defence.minus(standing))


@clause("g40.shore-bombardment.last-shot", G40_RULES(193))
def firing_in_round_one(position: Position, defence: UnderFire) -> Force:
    """Defenders that the ships have hit MUST still fire when the first round is fought, and leave with its losses.

    >>> shelled = UnderFire(Force.of(GERMANY, infantry=1), Force.of(GERMANY, tank=1))
    >>> firing_in_round_one(EMPTY, shelled)
    1 Germany infantry, 1 Germany tank
    >>> firing_in_round_one(EMPTY.reads(LAST_SHOT, "silent"), shelled)
    1 Germany infantry
    """
    return defence.standing.plus(defence.doomed) if position.reading(LAST_SHOT) == "fires" else defence.standing


@clause("g40.shore-bombardment.guns", G40_RULES(193), G40_RULES(198), title="AA artillery that the ships have hit")
def guns_left(position: Position, defence: UnderFire) -> Force:
    """AA artillery fires once the ships have fired, and MUST do so even if they have hit it.

    >>> shelled = UnderFire(Force.of(GERMANY, infantry=1), Force.of(GERMANY, aa_artillery=1))
    >>> guns_left(EMPTY, shelled)
    1 Germany aa artillery
    >>> guns_left(EMPTY.reads(SHELLED_GUNS, "silent"), shelled)
    nothing
    """
    guns = defence.standing.only(unit="aa_artillery")
    return guns.plus(defence.doomed.only(unit="aa_artillery")) if position.reading(SHELLED_GUNS) == "fire" else guns


@clause("g40.shore-bombardment.once", G40_RULES(192))
def after_firing(position: Position, ships: Force) -> Force:
    """A ship MUST NOT bombard twice in a turn, nor two territories.

    >>> fired = after_firing(EMPTY, Force.of(UK, cruiser=1))
    >>> fired
    1 UK Europe cruiser (bombarded)
    >>> may_bombard(START, "Sea Zone 112", next(iter(fired)))
    refused by g40.shore-bombardment.quiet-sea: it has bombarded this turn
    """
    return ships.marked(FIRED)
