"""# Land battles

Fire from the air defence, then round after round until one side is gone.
Here each side has named beforehand in which order it will lose its units, and the attacker does not retreat.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules_model.base.anti_air import left_in_defence
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of, profile_of
from rules_model.table import Dice, Group, Table
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.position import Position

Left = tuple[int, int]  # how many attackers and defenders are left
ATTACKER, BOTH, DEFENDER = "the attacker", "both gone", "the defender"


class Outcome(NamedTuple):
    """What a battle leaves."""

    attackers: Force  #: those that are left
    defenders: Force  #: those that are left

    def __repr__(self) -> str:
        return f"{self.attackers} against {self.defenders}"

    @property
    def winner(self) -> str:
        """Who is left, or that nobody is."""
        return ATTACKER if self.attackers else DEFENDER if self.defenders else BOTH


def in_order_of_loss(force: Force, order: tuple[str, ...]) -> tuple[Piece, ...]:
    """Every piece of a force, the first to be lost first; UnknownName when the order leaves a unit out."""
    for piece in force:
        if piece.unit not in order:
            raise UnknownName("unit in the order of loss", piece.unit, order)
    ranked = sorted(force.items(), key=lambda item: (order.index(item[0].unit), str(item[0])))
    return tuple(piece for piece, number in ranked for _ in range(number))


def together(pieces: tuple[Piece, ...]) -> Force:
    """Pieces counted into a force."""
    return Force({piece: pieces.count(piece) for piece in dict.fromkeys(pieces)})


def rolled(dice: list[Group]) -> Dice:
    """The dice that are worth rolling: at least one, and with a chance to hit."""
    return tuple((number, at) for number, at in dice if number and at)


@clause("g40.battle.attack", G40_RULES(169), G40_RULES(170), G40_RULES(171), G40_RULES(197), G40_RULES(202))
def attack_dice(position: Position, attackers: Force) -> Dice:
    """Each attacker that can hit rolls a die for its attack figure; some are a point better in pairs.

    An artillery lifts one infantry or mechanized infantry, a fighter or a tank lifts one tactical bomber.

    >>> attack_dice(EMPTY, Force.of(GERMANY, infantry=3, artillery=2))
    ((2, 2), (1, 1), (2, 2))
    >>> attack_dice(EMPTY, Force.of(GERMANY, tactical_bomber=2, tank=1))
    ((1, 4), (1, 3), (1, 3))
    """
    rows = {piece: profile_of(position, piece.nation, piece.unit) for piece in attackers}
    helpers = {"be supported": "support", "be paired": "pair with a tactical bomber"}
    free = {help: sum(attackers[piece] for piece, row in rows.items() if row.can(help)) for help in helpers.values()}
    dice: list[Group] = []
    for piece, row in rows.items():
        lifted = 0
        for need, help in helpers.items():
            if row.can(need):
                lifted = min(attackers[piece], free[help])
                free[help] -= lifted
        figure = figure_of(position, piece.nation, piece.unit, "attack")
        dice += [(lifted, figure + 1), (attackers[piece] - lifted, figure)]
    return rolled(dice)


@clause("g40.battle.defence", G40_RULES(170), G40_RULES(197), G40_RULES(202))
def defence_dice(position: Position, defenders: Force) -> Dice:
    """Each defender that can hit rolls a die for its defence figure; nothing is better in pairs.

    >>> defence_dice(EMPTY, Force.of(UK, infantry=3, artillery=2).adding(FRANCE, fighter=1))
    ((3, 2), (2, 2), (1, 4))
    >>> defence_dice(EMPTY, Force.of(UK, aa_artillery=2))
    ()
    """
    return rolled([(defenders[piece], figure_of(position, piece.nation, piece.unit, "defence")) for piece in defenders])


@clause("g40.battle.anti-air-dice", G40_RULES(224), G40_RULES(225), title="Dice of AA artillery")
def anti_air_dice(position: Position, attackers: Force, defenders: Force) -> Dice:
    """Each AA artillery rolls up to three dice, but all together one an attacking aircraft at most.

    Where not all can shoot, the defender's best ones do.

    >>> anti_air_dice(EMPTY, Force.of(GERMANY, fighter=5, tank=1), Force.of(UK, aa_artillery=1, infantry=2))
    ((3, 1),)
    >>> anti_air_dice(EMPTY, Force.of(GERMANY, fighter=2), Force.of(UK, aa_artillery=1))
    ((2, 1),)
    >>> anti_air_dice(EMPTY, Force.of(GERMANY, tank=2), Force.of(UK, aa_artillery=1))
    ()
    """
    figures = {piece: profile_of(position, piece.nation, piece.unit).anti_air for piece in defenders}
    guns = {piece: figure for piece, figure in figures.items() if figure}
    shots, dice = attackers.count(unit=position.rules.units_of("air")), list[Group]()
    for piece in sorted(guns, key=lambda gun: -guns[gun]):  # where not all can shoot, the best do
        fired = min(shots, 3 * defenders[piece])
        shots -= fired
        dice.append((fired, guns[piece]))
    return rolled(dice)


@clause("g40.battle.anti-air", G40_RULES(224), G40_RULES(226))
def anti_air_fire(
    position: Position, attackers: Force, defenders: Force, order: tuple[str, ...], table: Table
) -> Force:
    """Before the first round AA artillery fires, and the attacker removes the aircraft it loses at once.

    >>> raiders = Force.of(GERMANY, infantry=1, fighter=2, tactical_bomber=2)
    >>> guns = Force.of(UK, infantry=1, aa_artillery=1)
    >>> anti_air_fire(EMPTY, raiders, guns, ("infantry", "fighter", "tactical_bomber"), script(1, 2, 1))
    1 Germany infantry, 2 Germany tactical bomber
    >>> anti_air_fire(EMPTY, Force.of(GERMANY, fighter=1), guns, ("fighter",), script(2))
    1 Germany fighter
    """
    aircraft = in_order_of_loss(attackers.only(unit=position.rules.units_of("air")), order)
    hits = table.volley(anti_air_dice(position, attackers, defenders))
    return attackers.minus(together(aircraft[:hits]))


@clause("g40.battle.round", G40_RULES(199), G40_RULES(200), G40_RULES(211))
def battle_round(position: Position, attack: Dice, defence: Dice, left: Left, table: Table) -> Left:
    """The attackers roll first, the defenders they hit still fire back, and then all losses leave.

    A hit that nobody is left to take is wasted.
    Of the steps of a round only these belong to a land battle without retreat.

    >>> battle_round(EMPTY, ((2, 3),), ((1, 2),), (2, 1), script(3, 4, 2))
    (1, 0)
    >>> battle_round(EMPTY, ((2, 3),), ((1, 2),), (2, 1), script(1, 1, 3))
    (2, 0)
    """
    scored = table.volley(attack)
    suffered = table.volley(defence)
    attackers, defenders = left
    return max(0, attackers - suffered), max(0, defenders - scored)


@clause("g40.battle.land", G40_RULES(201), G40_RULES(205), G40_RULES(207), G40_RULES(229))
def land_battle(
    position: Position,
    attackers: Force,
    defenders: Force,
    attackers_lose: tuple[str, ...],
    defenders_lose: tuple[str, ...],
    table: Table,
) -> Outcome:
    """A land battle goes on until a side is gone or neither can hurt the other.

    The owners choose their losses, here by an order named beforehand.
    If both sides are gone, the defender keeps the land.
    AA artillery that is alone in defence is gone without a round.
    The attacker MAY also retreat after a round; this model fights on.

    >>> ten_and_five, twelve = Force.of(GERMANY, infantry=10, tank=5), Force.of(USSR, infantry=12)
    >>> odds = chances(land_battle, EMPTY, ten_and_five, twelve, ("infantry", "tank"), ("infantry",))
    >>> for winner, chance in sorted(odds.map(lambda outcome: outcome.winner).items()):
    ...     print(f"{winner}: {float(chance):.15f}")
    both gone: 0.005308239118370
    the attacker: 0.905266541718348
    the defender: 0.089425219163282
    >>> sum(odds.values()) == 1
    True
    >>> guns, order = Force.of(USSR, aa_artillery=2, infantry=1), ("aa_artillery", "infantry")
    >>> land_battle(EMPTY, Force.of(GERMANY, fighter=1), guns.only(unit="aa_artillery"), ("fighter",), order, script(2))
    1 Germany fighter against nothing
    >>> land_battle(EMPTY, Force.of(GERMANY, tank=1), guns, ("tank",), ("infantry", "aa_artillery"), script(3, 3))
    1 Germany tank against nothing
    """
    attackers = anti_air_fire(position, attackers, defenders, attackers_lose, table)
    attacking = in_order_of_loss(attackers, attackers_lose)
    defending = in_order_of_loss(defenders, defenders_lose)

    @cache
    def attack(left: int) -> Dice:
        return attack_dice(position, together(attacking[len(attacking) - left :]))

    @cache
    def defence(left: int) -> Dice:
        return defence_dice(position, together(defending[len(defending) - left :]))

    def one_round(left: Left, table: Table) -> Left:
        return guns_gone(battle_round(position, attack(left[0]), defence(left[1]), left, table))

    @cache
    def guns_gone(left: Left) -> Left:
        attackers_left, defenders_left = left
        facing = together(attacking[len(attacking) - attackers_left :])
        kept = left_in_defence(position, facing, together(defending[len(defending) - defenders_left :]))
        return attackers_left, kept.count()

    def over(left: Left) -> bool:
        attackers_left, defenders_left = left
        harmless = not (attack(attackers_left) or defence(defenders_left))
        return not attackers_left or not defenders_left or harmless

    a, d = table.settle(one_round, guns_gone((len(attacking), len(defending))), over)
    return Outcome(together(attacking[len(attacking) - a :]), together(defending[len(defending) - d :]))
