"""# The units

What every piece costs, how far it goes and what it rolls.
A figure is the highest roll of a six-sided die that hits.
An amendment changes a row, and whoever asks for the row meets the change.
"""

from __future__ import annotations

from rules_model.base.editions import gun_price
from rules_model.citation import G40_RULES, G40_UNITS
from rules_model.clause import clause
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

LAND, AIR, SEA = "land", "air", "sea"  #: where a piece belongs


def able(*abilities: str) -> frozenset[str]:
    """What a piece can do beyond moving and rolling its figures."""
    return frozenset(abilities)


@clause("g40.units.infantry", G40_UNITS(2))
def infantry(position: Position, nation: Nation) -> Profile:
    """An infantry costs 3 IPCs, moves 1, attacks at 1 and defends at 2; artillery lifts its attack to 2, one for one.

    Only with the optional research could it ever drop from the air.

    >>> row = infantry(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence
    (3, 1, 1, 2)
    >>> row.can("be supported"), row.can("blitz")
    (True, False)
    """
    return Profile("infantry", LAND, 3, 1, 1, 2, abilities=able("be supported"))


@clause("g40.units.mechanized-infantry", G40_UNITS(3))
def mechanized_infantry(position: Position, nation: Nation) -> Profile:
    """A mechanized infantry costs 4 IPCs, moves 2, attacks at 1 and defends at 2.

    Artillery lifts its attack to 2, one for one; it MAY blitz only with a tank, one for one.

    >>> row = mechanized_infantry(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence
    (4, 2, 1, 2)
    >>> row.can("blitz with a tank"), row.can("blitz")
    (True, False)
    """
    return Profile("mechanized_infantry", LAND, 4, 2, 1, 2, abilities=able("be supported", "blitz with a tank"))


@clause("g40.units.artillery", G40_UNITS(4))
def artillery(position: Position, nation: Nation) -> Profile:
    """An artillery costs 4 IPCs, moves 1, attacks at 2 and defends at 2.

    It lends one attacking infantry or mechanized infantry a point.

    >>> row = artillery(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence
    (4, 1, 2, 2)
    >>> row.can("support"), row.can("be supported")
    (True, False)
    """
    return Profile("artillery", LAND, 4, 1, 2, 2, abilities=able("support"))


@clause("g40.units.tank", G40_UNITS(5), G40_RULES(169))
def tank(position: Position, nation: Nation) -> Profile:
    """A tank costs 6 IPCs, moves 2, attacks at 3 and defends at 3; it MAY blitz.

    It lifts one tactical bomber that attacks beside it.

    >>> row = tank(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence
    (6, 2, 3, 3)
    >>> row.can("blitz"), row.can("pair with a tactical bomber"), row.can("support")
    (True, True, False)
    """
    return Profile("tank", LAND, 6, 2, 3, 3, abilities=able("blitz", "pair with a tactical bomber"))


@clause("g40.units.aa-artillery", G40_UNITS(6), title="AA artillery")
def aa_artillery(position: Position, nation: Nation) -> Profile:
    """An AA artillery costs 5 IPCs, moves 1 outside combat moves and hits nothing but aircraft, at 1.

    It fires before the first round, at three of the attackers' aircraft at most, never twice at one.
    It MAY be lost like any land unit, and MUST NOT take a friendly neutral by itself.

    >>> row = aa_artillery(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.anti_air
    (5, 1, 0, 0, 1)
    >>> row.can("stay out of combat moves"), row.can("leave neutrals to others"), row.can("be lost last")
    (True, True, False)
    """
    does = able("stay out of combat moves", "leave neutrals to others")
    return Profile("aa_artillery", LAND, gun_price(position), 1, 0, 0, anti_air=1, abilities=does)


@clause("g40.units.fighter", G40_UNITS(7), G40_RULES(169))
def fighter(position: Position, nation: Nation) -> Profile:
    """A fighter costs 10 IPCs, moves 4, attacks at 3 and defends at 4; it escorts and intercepts raids at 1.

    It MAY scramble and MAY fly from one place of a carrier; it lifts one tactical bomber that attacks beside it.

    >>> row = fighter(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.escort, row.intercept
    (10, 4, 3, 4, 1, 1)
    >>> row.can("scramble"), row.can("pair with a tactical bomber"), row.can("raid")
    (True, True, False)
    """
    does = able("scramble", "fly from a carrier", "pair with a tactical bomber")
    return Profile("fighter", AIR, 10, 4, 3, 4, escort=1, intercept=1, abilities=does)


@clause("g40.units.tactical-bomber", G40_UNITS(8))
def tactical_bomber(position: Position, nation: Nation) -> Profile:
    """A tactical bomber costs 11 IPCs, moves 4, attacks at 3 and defends at 3; above a raid it hits at 1.

    Beside a fighter or a tank, one for one, it attacks at 4.
    It MAY scramble and MAY fly from one place of a carrier; it raids bases only, for one die of damage.

    >>> row = tactical_bomber(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.raid
    (11, 4, 3, 3, 1)
    >>> row.raid_dice, row.raid_bonus
    (1, 0)
    >>> row.can("raid bases"), row.can("raid"), row.intercept
    (True, False, None)
    """
    does = able("scramble", "fly from a carrier", "raid bases", "be paired")
    return Profile("tactical_bomber", AIR, 11, 4, 3, 3, raid=1, raid_dice=1, abilities=does)


@clause("g40.units.strategic-bomber", G40_UNITS(9))
def strategic_bomber(position: Position, nation: Nation) -> Profile:
    """A strategic bomber costs 12 IPCs, moves 6, attacks at 4 and defends at 1; above a raid it hits at 1.

    It raids factories and bases, for a die of damage and two; it MUST NOT scramble or land on a carrier.

    >>> row = strategic_bomber(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.raid
    (12, 6, 4, 1, 1)
    >>> row.raid_dice, row.raid_bonus
    (1, 2)
    >>> row.can("raid"), row.can("scramble"), row.can("fly from a carrier")
    (True, False, False)
    """
    does = able("raid", "raid bases")
    return Profile("strategic_bomber", AIR, 12, 6, 4, 1, raid=1, raid_dice=1, raid_bonus=2, abilities=does)


@clause("g40.units.transport", G40_UNITS(10))
def transport(position: Position, nation: Nation) -> Profile:
    """A transport costs 7 IPCs, moves 2, never hits and carries two land units, at least one of them infantry.

    Its room is five points: an infantry takes two of them, any other land unit three.
    It is the last to be lost; transports that are left alone die without a fight.

    >>> row = transport(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.load
    (7, 2, 0, 0, 5)
    >>> row.can("be lost last"), row.can("die alone"), row.can("bombard")
    (True, True, False)
    """
    return Profile("transport", SEA, 7, 2, 0, 0, load=5, abilities=able("be lost last", "die alone"))


@clause("g40.units.submarine", G40_UNITS(11))
def submarine(position: Position, nation: Nation) -> Profile:
    """A submarine costs 6 IPCs, moves 2, attacks at 2 and defends at 1; it disrupts convoys with two dice.

    It MAY submerge; unless an enemy destroyer is there it strikes by surprise.
    Aircraft hit it only beside a destroyer of theirs.
    It stops no ship, and none stops it.

    >>> row = submarine(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.convoy_dice
    (6, 2, 2, 1, 2)
    >>> row.can("submerge"), row.can("surprise"), row.can("hide from aircraft"), row.can("pass and let pass")
    (True, True, True, True)
    >>> row.can("bombard")
    False
    """
    does = able("surprise", "submerge", "hide from aircraft", "pass and let pass")
    return Profile("submarine", SEA, 6, 2, 2, 1, convoy_dice=2, abilities=does)


@clause("g40.units.destroyer", G40_UNITS(12))
def destroyer(position: Position, nation: Nation) -> Profile:
    """A destroyer costs 8 IPCs, moves 2, attacks at 2 and defends at 2; it disrupts convoys with one die.

    It denies enemy submarines the surprise, the dive and their cover from aircraft.

    >>> row = destroyer(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.convoy_dice
    (8, 2, 2, 2, 1)
    >>> row.can("find submarines"), row.can("bombard")
    (True, False)
    """
    return Profile("destroyer", SEA, 8, 2, 2, 2, convoy_dice=1, abilities=able("find submarines"))


@clause("g40.units.cruiser", G40_UNITS(13))
def cruiser(position: Position, nation: Nation) -> Profile:
    """A cruiser costs 12 IPCs, moves 2, attacks at 3 and defends at 3; it MAY bombard a shore, at 3.

    It disrupts convoys with one die.

    >>> row = cruiser(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.convoy_dice
    (12, 2, 3, 3, 1)
    >>> row.can("bombard"), row.hits
    (True, 1)
    """
    return Profile("cruiser", SEA, 12, 2, 3, 3, convoy_dice=1, abilities=able("bombard"))


@clause("g40.units.aircraft-carrier", G40_UNITS(14))
def aircraft_carrier(position: Position, nation: Nation) -> Profile:
    """A carrier costs 16 IPCs, moves 2, never hits in attack, defends at 2, takes two hits and holds two aircraft.

    They are fighters or tactical bombers; once damaged, it launches and lands none until a naval base repairs it.
    It disrupts no convoy.

    >>> row = aircraft_carrier(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.convoy_dice
    (16, 2, 0, 2, 0)
    >>> row.hits, row.capacity, row.can("be repaired")
    (2, 2, True)
    """
    return Profile("aircraft_carrier", SEA, 16, 2, 0, 2, hits=2, capacity=2, abilities=able("be repaired"))


@clause("g40.units.battleship", G40_UNITS(15))
def battleship(position: Position, nation: Nation) -> Profile:
    """A battleship costs 20 IPCs, moves 2, attacks at 4, defends at 4 and takes two hits.

    It MAY bombard a shore, at 4; a naval base repairs it; it disrupts convoys with one die.

    >>> row = battleship(EMPTY, UK)
    >>> row.cost, row.move, row.attack, row.defence, row.convoy_dice
    (20, 2, 4, 4, 1)
    >>> row.hits, row.can("bombard"), row.can("be repaired"), row.can("find submarines")
    (2, True, True, False)
    """
    return Profile("battleship", SEA, 20, 2, 4, 4, hits=2, convoy_dice=1, abilities=able("bombard", "be repaired"))
