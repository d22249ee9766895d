"""``codex1940 odds``: the chances of a battle or a raid, in eighty columns or as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from importlib import import_module
from textwrap import wrap
from typing import Any

from rules_model.base.anti_air import may_move_in
from rules_model.base.turn import Phase
from rules_model.command.page import COLUMNS
from rules_model.library import PACKAGES
from rules_model.odds.asked import check_place, force_named, nation_named, order_named, retreat_named
from rules_model.odds.plan import Plan, usual_order
from rules_model.odds.raid import solve_raid
from rules_model.odds.solution import Solution, result_of
from rules_model.odds.solve import solve
from rules_model.profiles import profile_of
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

PLACES = ("land", "sea", "raid")
SHOWN = 12  # ends on the terminal
SAID = {
    "attacker": "the attacker wins",
    "both gone": "both are gone",
    "defender": "the defender wins",
    "retreat": "the attacker retreats",
    "standoff": "both are left",
}


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
    command.add_argument("--target", default="major_factory", metavar="FACILITY", help="of a raid (major_factory)")
    command.add_argument("--json", action="store_true", help="every end, for other tools")


class Question:
    """What was asked, read against the rules; UnknownName, ValueError or Gap when it cannot be answered."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        position = import_module(f"{PACKAGES[args.rules]}.start").EMPTY
        assert isinstance(position, Position)
        self.position, self.at_sea = position, args.place == "sea"
        self.attacker, self.defender = nation_named(args.attacker), nation_named(args.defender)
        if not self.attacker.hostile(self.defender):
            raise ValueError(f"{self.attacker} and {self.defender} are on one side")
        self.attackers = force_named(position, self.attacker, args.attackers)
        self.defenders = force_named(position, self.defender, args.defenders)
        self.space = next(one for one in sorted(position.map.places) if position.map.is_sea(one) == self.at_sea)
        if args.place != "raid":
            check_place(position, (piece.unit for piece in (*self.attackers, *self.defenders)), self.at_sea)
        for piece in self.attackers:
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
        order = order_named(self.position, words, usual_order(self.position, nation, units, attacking))
        return tuple(unit for unit in order if unit in units)

    def tough(self) -> frozenset[str]:
        """The units that a first hit only damages."""
        both = (*self.attackers, *self.defenders)
        return frozenset(one.unit for one in both if profile_of(self.position, one.nation, one.unit).hits > 1)

    def value(self, force: Force) -> int:
        """What a force has cost, in IPCs."""
        return sum(
            number * (profile_of(self.position, one.nation, one.unit).cost or 0) for one, number in force.items()
        )


def record(args: argparse.Namespace) -> dict[str, Any]:
    """The answer as data."""
    asked = Question(args)
    plan = asked.plan
    head: dict[str, Any] = {
        "place": args.place,
        "rules": repr(asked.position.rules),
        "attackers": pieces(asked.attackers),
        "defenders": pieces(asked.defenders),
        "attackers_lose": list(plan.attackers_lose),
        "defenders_lose": list(plan.defenders_lose),
    }
    if args.place == "raid":
        return head | {"target": args.target} | raid_record(asked)
    found = solve(asked.position, asked.space, asked.attackers, asked.defenders, plan)
    return head | {"retreat": plan.words(), "keep_land": args.keep_land} | battle_record(asked, found)


def raid_record(asked: Question) -> dict[str, Any]:
    """The chances of a raid."""
    target = str(asked.args.target).strip().lower().replace(" ", "_")
    board, sides = asked.position, (asked.attackers, asked.defenders)
    found = solve_raid(board, asked.space, target, *sides, asked.defender, asked.plan)
    damage = found.map(lambda end: end.damage)
    return {
        "exact": True,
        "bound": 0.0,
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


def page(answer: dict[str, Any]) -> Iterator[str]:
    """The answer in eighty columns."""
    kind = {"land": "A battle on land", "sea": "A battle at sea", "raid": "A bombing raid"}[answer["place"]]
    yield f"{kind}, {answer['rules']}"
    for side in ("attackers", "defenders"):
        yield from labelled(side, spoken(answer[side]))
        yield from labelled("  lose first", ", ".join(one.replace("_", " ") for one in answer[f"{side}_lose"]))
    yield ""
    if answer["place"] == "raid":
        for amount, chance in answer["damage"].items():
            yield f"  {amount:>3} damage {percent(chance)}  {bar(chance)}".rstrip()
        yield f"\naverage damage to the {answer['target'].replace('_', ' ')}: {answer['mean_damage']:.4f}"
    else:
        yield from labelled("plan", answer["retreat"] + (", keep a land unit" if answer["keep_land"] else ""))
        yield ""
        for name, chance in answer["results"].items():
            if chance:
                yield f"  {SAID[name]:<22} {percent(chance)}  {bar(chance)}".rstrip()
        if answer["place"] == "land":
            yield f"  {'and has a land unit':<22} {percent(answer['land_left'])}"
        yield "\nthe likeliest ends"
        for end in answer["ends"][:SHOWN]:
            left = f"{spoken(end['attackers'])} against {spoken(end['defenders'])}"
            yield from labelled(f"  {percent(end['chance'])}", left)
        if (more := len(answer["ends"]) - SHOWN) > 0:
            yield f"  and {more} more"
    lost = answer["lost_ipcs"]
    yield f"\naverage loss in IPCs: attackers {lost['attackers']:.2f}, defenders {lost['defenders']:.2f}"
    yield "exact" if answer["exact"] else f"no figure is wrong by more than {answer['bound']:.0e} of itself"


def spoken(units: dict[str, int]) -> str:
    """Units as players list them."""
    return ", ".join(f"{number} {unit}" for unit, number in units.items()) or "nothing"


def labelled(label: str, text: str) -> Iterator[str]:
    """A label and its text, wrapped."""
    indent = " " * 16
    yield from wrap(f"{label:<15} {text or '-'}", COLUMNS, subsequent_indent=indent, drop_whitespace=True) or [label]


def percent(chance: float) -> str:
    """A chance in percent, never rounded to certainty."""
    if 0 < chance < 0.0000005:
        return "<0.0001 %"
    if 0.9999995 <= chance < 1:
        return ">99.9999 %"
    return f"{100 * chance:8.4f} %"


def bar(chance: float) -> str:
    """A chance as a bar."""
    return "#" * round(30 * chance)
