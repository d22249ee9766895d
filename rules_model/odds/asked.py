"""What a user asks for in words: forces, orders of loss, a retreat rule, nations."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules_model.academy.bombing import bombing_raid as academy_raid
from rules_model.base.amphibious import SEABORNE
from rules_model.base.battle import attack_dice
from rules_model.base.bombardment import may_bombard, most_ships
from rules_model.base.carriers import DAMAGED
from rules_model.base.combat_rounds import may_be_lost
from rules_model.profiles import profile_of
from rules_model.ruleset import Rules
from rules_model.world.force import Force, Piece
from rules_model.world.names import UnknownName
from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position

POWERS = (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)
SHORT = {"uk": UK, "usa": USA, "ussr": USSR, "russia": USSR, "britain": UK}
PART = re.compile(r"(\d+)\s+(damaged\s+)?(.+)")
MOST = 400  # units a side


def nation_named(words: str) -> Nation:
    """The power of that name; UnknownName offers the closest ones."""
    known = SHORT | {one.name.lower(): one for one in POWERS}
    if words.strip().lower() not in known:
        raise UnknownName("power", words, [*(one.name for one in POWERS), "UK", "USA", "USSR"])
    return known[words.strip().lower()]


def unit_named(position: Position, words: str) -> str:
    """The unit that somebody means, in the singular or the plural; UnknownName offers the closest ones."""
    said = re.sub(r"[\s-]+", "_", words.strip().lower())
    for name in (said, said.removesuffix("s"), f"{said.removesuffix('ies')}y"):
        if name in position.rules.unit_names:
            return name
    raise UnknownName("unit", words.strip(), (one.replace("_", " ") for one in position.rules.unit_names))


def force_named(position: Position, nation: Nation, words: str) -> Force:
    """The force that "10 infantry, 5 tanks, 1 damaged battleship" means; ValueError when it cannot be read."""
    force = Force()
    for part in filter(None, (one.strip() for one in re.split(r"[,+]", words))):
        read = PART.fullmatch(part)
        if not read:
            raise ValueError(f"{part!r} is no number of units; write: 10 infantry, 5 tank")
        unit = unit_named(position, read[3])
        if read[2] and profile_of(position, nation, unit).hits == 1:
            raise ValueError(f"a {unit.replace('_', ' ')} is sunk or lost by its first hit, never damaged")
        marks = frozenset({DAMAGED}) if read[2] else frozenset[str]()
        force = force.plus({Piece(nation, unit, marks): int(read[1])})
    if force.count() > MOST:
        raise ValueError(f"{force.count()} units are more than the {MOST} a side that are solved")
    return force


def order_named(position: Position, words: str, usual: tuple[str, ...]) -> tuple[str, ...]:
    """An order of loss; units that it does not name follow in the usual order."""
    named = dict.fromkeys(unit_named(position, one) for one in words.split(",") if one.strip())
    return (*named, *(unit for unit in usual if unit not in named))


def check_ships(position: Position, ships: Force, attackers: Force) -> None:
    """ValueError when a ship does not bombard, or more of them would than land units come ashore."""
    zone = next(one for one in sorted(position.map.places) if position.map.is_sea(one))
    for ship in ships:
        if not (fit := may_bombard(position, zone, ship)):
            raise ValueError(fit.reason)
    most = most_ships(position, attackers.marked(SEABORNE))
    if ships.count() > most:
        raise ValueError(f"{ships.count()} ships are more than the {most} land units that come ashore")


def check_battles(position: Position, raid: bool) -> None:
    """ValueError when the rules in force have no battles whose odds could be given."""
    rules = position.rules
    assert isinstance(rules, Rules)
    if rules.in_force(attack_dice):
        return
    if not rules.in_force(academy_raid):
        raise ValueError(f"{rules} has no odds: its table of units was only a picture, so no battle has figures")
    if not raid:
        raise ValueError(f"{rules} tells of bombing raids only, so it has no odds of battles; ask: --place raid")


def check_place(position: Position, units: Iterable[str], at_sea: bool) -> None:
    """ValueError when a unit does not fight in such a place."""
    for unit in units:
        if not may_be_lost(position, unit, at_sea):
            raise ValueError(f"no {unit.replace('_', ' ')} fights {'at sea' if at_sea else 'on land'}")


def retreat_named(words: str) -> tuple[int, int]:
    """Rounds after which, and units below which, the attacker retreats; ValueError when the rule cannot be read."""
    said = words.strip().lower()
    after = re.fullmatch(r"after (\d+)( rounds?)?", said)
    below = re.fullmatch(r"(?:when )?fewer than (\d+)( attackers?| units?)?", said)
    number = int((after or below or ["", "0"])[1])
    if said == "never":
        return 0, 0
    if not number:
        raise ValueError(f"{words!r} is no retreat rule; write: never, after 3 rounds, or fewer than 5")
    return (number, 0) if after else (0, number)
