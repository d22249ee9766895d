"""``codex1940 odds``: the chances of a battle or a raid, in eighty columns or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

from rules_model.base.anti_air import may_move_in
from rules_model.base.turn import Phase
from rules_model.library import PACKAGES
from rules_model.odds.academy import GUN, solve_academy_raid
from rules_model.odds.asked import (
    check_battles,
    check_place,
    check_ships,
    force_named,
    nation_named,
    order_named,
    retreat_named,
)
from rules_model.odds.plan import Plan, usual_order
from rules_model.odds.raid import solve_raid
from rules_model.odds.solution import Solution, result_of
from rules_model.odds.solve import solve
from rules_model.profiles import profile_of
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

PLACES = ("land", "sea", "raid")


def add_arguments(command: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    command.add_argument("attackers", metavar="ATTACKERS", help='as: "10 infantry, 5 tank, 1 damaged battleship"')
    command.add_argument("defenders", metavar="DEFENDERS", help="the same; a raid: its interceptors, may be empty")
    command.add_argument("--place", choices=PLACES, default="land", help="where they fight (land)")
    command.add_argument("--rules", choices=PACKAGES, default="g40", help="the rules in force (g40)")
    command.add_argument("--attacker", default="Germany", metavar="POWER", help="whose figures attack (Germany)")
    command.add_argument("--defender", default="UK Europe", metavar="POWER", help="whose figures defend (UK Europe)")
    command.add_argument("--attackers-lose", default="", metavar="UNITS", help="order of loss, as: infantry, tank")
    command.add_argument("--defenders-lose", default="", metavar="UNITS", help="the same for the defender")
    command.add_argument("--retreat", default="never", metavar="RULE", help="never, after 3 rounds, or fewer than 5")
    command.add_argument("--keep-land", action="store_true", help="the attacker gives up its last land unit last")
    command.add_argument("--sink", action="store_true", help="capital ships wait in the order even for their first hit")
    command.add_argument("--dive", choices=("nobody", "attacker", "defender", "both"), default="nobody")
    command.add_argument("--bombard", default="", metavar="SHIPS", help='ships that fire first, as: "2 cruiser"')
    command.add_argument("--target", default="major_factory", metavar="FACILITY", help="of a raid (major_factory)")
    command.add_argument("--json", action="store_true", help="every end, for other tools")


class Question:
    """What was asked, read against the rules; UnknownName, ValueError or Gap when it cannot be answered."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        position = import_module(f"{PACKAGES[args.rules]}.start").EMPTY
        assert isinstance(position, Position)
        self.position, self.at_sea = position, args.place == "sea"
        check_battles(position, args.place == "raid")
        self.attacker, self.defender = nation_named(args.attacker), nation_named(args.defender)
        if not self.attacker.hostile(self.defender):
            raise ValueError(f"{self.attacker} and {self.defender} are on one side")
        self.attackers = force_named(position, self.attacker, args.attackers)
        self.defenders = force_named(position, self.defender, args.defenders)
        self.space = next(one for one in sorted(position.map.places) if position.map.is_sea(one) == self.at_sea)
        self.ships = force_named(position, self.attacker, args.bombard)
        if self.ships and args.place != "land":
            raise ValueError("ships bombard before a battle on land only")
        if self.ships:
            check_ships(position, self.ships, self.attackers)
        self.academy = args.rules == "ae41"
        if args.place != "raid":
            check_place(position, (piece.unit for piece in (*self.attackers, *self.defenders)), self.at_sea)
        for piece in () if self.academy else self.attackers:
            if not (moving := may_move_in(position, self.attacker, piece.unit, Phase.COMBAT_MOVE)):
                raise ValueError(moving.reason)
        after, below = retreat_named(args.retreat)
        self.plan = Plan(
            self.attacker,
            self.order(self.attackers, args.attackers_lose, attacking=True),
            self.order(self.defenders, args.defenders_lose, attacking=False),
            after,
            below,
            position.rules.units_of("land") if args.keep_land else frozenset(),
            frozenset() if args.sink else self.tough(),
            args.dive in ("attacker", "both"),
            args.dive in ("defender", "both"),
        )

    def order(self, force: Force, words: str, attacking: bool) -> tuple[str, ...]:
        """The order of loss of a side."""
        nation = self.attacker if attacking else self.defender
        units = frozenset(piece.unit for piece in force)
        if self.academy:  # it has rows for the two units of its raids only, and fighters cost less
            order = order_named(self.position, words, tuple(sorted(units)))
            return tuple(unit for unit in order if unit in units)
        order = order_named(self.position, words, usual_order(self.position, nation, units, attacking))
        return tuple(unit for unit in order if unit in units)

    def tough(self) -> frozenset[str]:
        """The units that a first hit only damages."""
        both = () if self.academy else (*self.attackers, *self.defenders)
        return frozenset(one.unit for one in both if profile_of(self.position, one.nation, one.unit).hits > 1)

    def value(self, force: Force) -> int:
        """What a force has cost, in IPCs."""
        known = [(one, number) for one, number in force.items() if one.unit != GUN]
        return sum(number * (profile_of(self.position, one.nation, one.unit).cost or 0) for one, number in known)


def record(args: argparse.Namespace) -> dict[str, Any]:
    """The answer as data."""
    asked = Question(args)
    plan = asked.plan
    head: dict[str, Any] = {
        "place": args.place,
        "rules": repr(asked.position.rules),
        "attackers": pieces(asked.attackers),
        "defenders": pieces(asked.defenders),
        "bombard": pieces(asked.ships),
        "attackers_lose": list(plan.attackers_lose),
        "defenders_lose": list(plan.defenders_lose),
    }
    if args.place == "raid":
        return head | raid_record(asked)
    found = solve(asked.position, asked.space, asked.attackers, asked.defenders, plan, asked.ships)
    return head | {"retreat": plan.words(), "keep_land": args.keep_land} | battle_record(asked, found)


def raid_record(asked: Question) -> dict[str, Any]:
    """The chances of a raid."""
    target = str(asked.args.target).strip().lower().replace(" ", "_")
    board, sides = asked.position, (asked.attackers, asked.defenders)
    if asked.academy:
        target, sides = "factory", (asked.attackers, asked.defenders.minus(asked.defenders.only(unit=GUN)))
        found = solve_academy_raid(board, asked.space, *(asked.attackers, asked.defenders), asked.plan)
    else:
        found = solve_raid(board, asked.space, target, *sides, asked.defender, asked.plan)
    damage = found.map(lambda end: end.damage)
    return {
        "target": target,
        "exact": True,
        "bound": 0.0,
        "left_out": 0.0,
        "damage": {str(amount): float(damage[amount]) for amount in sorted(damage)},
        "mean_damage": float(damage.mean()),
        "lost_ipcs": {
            "attackers": float(found.map(lambda end: asked.value(sides[0]) - asked.value(end.raiders)).mean()),
            "defenders": float(found.map(lambda end: asked.value(sides[1]) - asked.value(end.interceptors)).mean()),
        },
    }


def battle_record(asked: Question, found: Solution) -> dict[str, Any]:
    """The chances of a battle."""

    def own(nation: Nation, side: str) -> Callable[[Any], Force]:
        parts = (side, "submerged", "retreated") if side == "attackers" else (side, "submerged")
        return lambda end: Force().plus(join([getattr(end, part).only(nation) for part in parts]))

    ours, theirs = own(asked.attacker, "attackers"), own(asked.defender, "defenders")
    ends = sorted(found.ends.items(), key=lambda item: (-item[1], repr(item[0])))
    return {
        "exact": found.exact,
        "bound": found.bound,
        "left_out": found.left_out,
        "results": {name: float(chance) for name, chance in found.results().items()},
        "lost_ipcs": {
            "attackers": found.mean(lambda end: asked.value(asked.attackers) - asked.value(ours(end))),
            "defenders": found.mean(lambda end: asked.value(asked.defenders) - asked.value(theirs(end))),
        },
        "land_left": float(found.chance(lambda end: land_left(asked, end))),
        "ends": [
            {
                "chance": float(chance),
                "result": result_of(end),
                "attackers": pieces(ours(end)),
                "defenders": pieces(theirs(end)),
            }
            for end, chance in ends
        ],
    }


def land_left(asked: Question, end: Any) -> bool:
    """Whether the attacker holds the field with a land unit left."""
    return result_of(end) == "attacker" and bool(end.attackers.count(unit=asked.position.rules.units_of("land")))


def join(forces: list[Force]) -> Force:
    """Several forces as one."""
    whole = Force()
    for force in forces:
        whole = whole.plus(force)
    return whole


def pieces(force: Force) -> dict[str, int]:
    """A side's units by name."""
    named: dict[str, int] = {}
    for piece, number in sorted(force.items(), key=lambda item: str(item[0])):
        name = " ".join((*sorted(piece.marks), piece.unit.replace("_", " ")))
        named[name] = named.get(name, 0) + number
    return named
