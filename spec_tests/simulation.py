"""Battles played out with a seed in plain code of its own: it shares neither rules nor figures with the book.

The figures are typed in again here on purpose: a test that read them from the book would not notice a wrong one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

#: attack, defence, hits
FIGURES = {
    "infantry": (1, 2, 1),
    "tank": (3, 3, 1),
    "submarine": (2, 1, 1),
    "destroyer": (2, 2, 1),
    "cruiser": (3, 3, 1),
    "battleship": (4, 4, 2),
    "carrier": (0, 2, 2),
    "fighter": (3, 4, 1),
}
AIRCRAFT = ("fighter",)


@dataclass
class Fleet:
    """One side; units stand in the order in which they are lost, capital ships are damaged before any loss."""

    units: list[list[object]]  #: name, hits left
    attacking: bool

    @classmethod
    def of(cls, names: Sequence[tuple[str, int]], attacking: bool) -> Fleet:
        return cls([[name, FIGURES[name][2]] for name, number in names for _ in range(number)], attacking)

    def has(self, name: str) -> bool:
        return any(unit[0] == name for unit in self.units)

    def figure(self, name: object) -> int:
        return FIGURES[str(name)][0 if self.attacking else 1]

    def roll(self, dice: random.Random, names: Sequence[str]) -> int:
        return sum(dice.randint(1, 6) <= self.figure(unit[0]) for unit in self.units if unit[0] in names)

    def lose(self, hits: int, able: Sequence[str]) -> None:
        for _ in range(hits):
            within = [unit for unit in self.units if unit[0] in able]
            sound = [unit for unit in within if unit[1] == 2]
            if sound:
                sound[0][1] = 1
            elif within:
                self.units.remove(within[0])


def play_on_land(dice: random.Random, ours: list[tuple[str, int]], theirs: list[tuple[str, int]]) -> str:
    """One battle on land to the end: who has won."""
    attack, defence = Fleet.of(ours, True), Fleet.of(theirs, False)
    every = list(FIGURES)
    while attack.units and defence.units:
        scored, suffered = attack.roll(dice, every), defence.roll(dice, every)
        defence.lose(scored, every)
        attack.lose(suffered, every)
    return winner(attack, defence)


def play_at_sea(dice: random.Random, ours: list[tuple[str, int]], theirs: list[tuple[str, int]]) -> str:
    """One battle at sea to the end, in which submarines strike and never dive: who has won."""
    attack, defence = Fleet.of(ours, True), Fleet.of(theirs, False)
    ships = [name for name in FIGURES if name not in AIRCRAFT]
    while attack.units and defence.units and (harms(attack, defence) or harms(defence, attack)):
        first_a, first_d = not defence.has("destroyer"), not attack.has("destroyer")
        early_a = attack.roll(dice, ["submarine"]) if first_a else 0
        early_d = defence.roll(dice, ["submarine"]) if first_d else 0
        spent_a = first_a
        spent_d = first_d
        defence.lose(early_a, ships)
        attack.lose(early_d, ships)
        volley_a, volley_d = volley(dice, attack, spent_a), volley(dice, defence, spent_d)
        hunting_a, hunting_d = attack.has("destroyer"), defence.has("destroyer")
        take(defence, volley_a, hunting_a)
        take(attack, volley_d, hunting_d)
    return winner(attack, defence)


def volley(dice: random.Random, side: Fleet, spent: bool) -> tuple[int, int, int]:
    """Hits by aircraft, by submarines that have not struck, and by all others."""
    others = [name for name in FIGURES if name not in (*AIRCRAFT, "submarine")]
    return side.roll(dice, AIRCRAFT), 0 if spent else side.roll(dice, ["submarine"]), side.roll(dice, others)


def take(side: Fleet, hits: tuple[int, int, int], hunted: bool) -> None:
    """Losses by three kinds of hits, those first that fewest of the side can take."""
    above = [name for name in FIGURES if hunted or name != "submarine"]
    below = [name for name in FIGURES if name not in AIRCRAFT]
    waiting = [(hits[0], above), (hits[1], below), (hits[2], list(FIGURES))]
    waiting = [one for one in waiting if one[0]]
    while waiting:
        waiting.sort(key=lambda one: sum(unit[0] in one[1] for unit in side.units))
        number, able = waiting.pop(0)
        side.lose(number, able)


def harms(shooting: Fleet, target: Fleet) -> bool:
    """Whether a side can still hit anything of the other."""
    for name in {str(unit[0]) for unit in shooting.units if shooting.figure(unit[0])}:
        for other in {str(unit[0]) for unit in target.units}:
            hidden = name in AIRCRAFT and other == "submarine" and not shooting.has("destroyer")
            if not hidden and not (name == "submarine" and other in AIRCRAFT):
                return True
    return False


def winner(attack: Fleet, defence: Fleet) -> str:
    """Who is left."""
    if attack.units and defence.units:
        return "standoff"
    return "attacker" if attack.units else "defender" if defence.units else "both gone"


def play_assault(
    dice: random.Random, ships: Sequence[int], ours: list[tuple[str, int]], theirs: list[tuple[str, int]]
) -> str:
    """A battle on land after a bombardment at these figures; what it hits fires in the first round and is then gone."""
    attack, defence = Fleet.of(ours, True), Fleet.of(theirs, False)
    every = list(FIGURES)
    hits = min(sum(dice.randint(1, 6) <= figure for figure in ships), len(defence.units))
    doomed, defence.units = defence.units[:hits], defence.units[hits:]
    scored = attack.roll(dice, every)
    suffered = sum(dice.randint(1, 6) <= defence.figure(unit[0]) for unit in (*doomed, *defence.units))
    defence.lose(scored, every)
    attack.lose(suffered, every)
    while attack.units and defence.units:
        scored, suffered = attack.roll(dice, every), defence.roll(dice, every)
        defence.lose(scored, every)
        attack.lose(suffered, every)
    return winner(attack, defence)


def play_under_guns(dice: random.Random, guns: int, infantry: int, fighters: int, against: int) -> str:
    """Infantry and fighters against AA guns and infantry: the guns fire three dice each, no more than one a fighter."""
    shots = min(3 * guns, fighters)
    left = fighters - sum(dice.randint(1, 6) == 1 for _ in range(shots))
    foot, fighters, defenders, silent = infantry, left, against, guns
    while foot + fighters and defenders + silent:
        if not defenders:
            return "attacker"  # guns that are left alone are lost
        scored = sum(dice.randint(1, 6) <= 1 for _ in range(foot)) + sum(
            dice.randint(1, 6) <= 3 for _ in range(fighters)
        )
        suffered = sum(dice.randint(1, 6) <= 2 for _ in range(defenders))
        gone = min(silent, scored)
        silent, defenders = silent - gone, max(0, defenders - (scored - gone))
        fallen = min(foot, suffered)
        foot, fighters = foot - fallen, max(0, fighters - (suffered - fallen))
    ours, theirs = foot + fighters > 0, defenders > 0
    return "attacker" if ours else "defender" if theirs or silent else "both gone"


def play_academy_raid(dice: random.Random, bombers: int, escorts: int, interceptors: int, gun: bool) -> tuple[int, int]:
    """A raid of the 1941 Academy Edition that nobody turns back: what the bombs roll, and bombers that come home.

    Hits on raiders damage each bomber before anything is lost; then escorts go before bombers.
    """
    hits_left, met = [2] * bombers, interceptors > 0
    if met:
        by_escorts = sum(dice.randint(1, 6) <= 2 for _ in range(escorts))
        by_bombers = sum(dice.randint(1, 6) <= 1 for _ in range(bombers))
        on_raiders = sum(dice.randint(1, 6) <= 2 for _ in range(interceptors))
        interceptors = max(0, interceptors - by_escorts - by_bombers)
        for _ in range(on_raiders):
            if 2 in hits_left:
                hits_left[hits_left.index(2)] = 1
            elif escorts:
                escorts -= 1
            elif hits_left:
                hits_left.pop()
    if gun:
        shot = [(dice.randint(1, 6) <= 1) + (dice.randint(1, 6) <= 2) for _ in hits_left]
        hits_left = [left - hits for left, hits in zip(hits_left, shot, strict=True) if left > hits]
    rolled = 0
    for left in hits_left:
        pair = dice.randint(1, 6), dice.randint(1, 6)
        rolled += max(pair) if left == 2 else min(pair)
    return rolled, len(hits_left)
