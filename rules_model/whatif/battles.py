"""A few battles that every designer knows, whose odds are kept so that a change shows what it does to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rules_model.difference.sides import side
from rules_model.library import PACKAGES
from rules_model.odds.asked import force_named
from rules_model.odds.plan import Plan, usual_order
from rules_model.odds.raid import solve_raid
from rules_model.odds.solve import solve
from rules_model.profiles import profile_of
from rules_model.world.force import Force
from rules_model.world.nation import GERMANY, UK, Nation
from rules_model.world.position import Position


@dataclass(frozen=True, slots=True)
class Battle:
    """One battle, Germany against the United Kingdom."""

    name: str  #: as the report calls it
    place: str  #: "land", "sea", or the facility that is bombed
    attackers: str  #: "10 infantry, 5 tank"
    defenders: str  #: the same


#: Small enough that the slow way, the clauses themselves, solves each in a tenth of a second:
#: a change may make the quick way one that the rules no longer allow.
BATTLES = (
    Battle("3 infantry and 2 tanks against 4 infantry", "land", "3 infantry, 2 tank", "4 infantry"),
    Battle(
        "a mixed attack under AA fire",
        "land",
        "2 infantry, 1 tank, 1 fighter",
        "2 infantry, 1 aa artillery, 1 fighter",
    ),
    Battle("2 submarines and a destroyer against a cruiser", "sea", "2 submarine, 1 destroyer", "1 cruiser"),
    Battle("2 destroyers and 2 fighters against a battleship", "sea", "2 destroyer, 2 fighter", "1 battleship"),
    Battle(
        "2 bombers and a fighter raid a major factory, one fighter rises",
        "major_factory",
        "2 strategic bomber, 1 fighter",
        "1 fighter",
    ),
)


def fought_under() -> list[str]:
    """The rule sets that play with the pieces of Global 1940; the figures of the others are not all published."""
    return [id for id in PACKAGES if any(one.id == "g40" for one in side(id).rules.rulesets)]


def odds(ruleset: str, battle: Battle) -> dict[str, Any]:
    """The chances of a battle and what each side loses on average, as text that is as exact as the solver."""
    position = import_module(f"{PACKAGES[ruleset]}.start").EMPTY
    assert isinstance(position, Position)
    try:
        return solved(position, battle)
    except Exception as error:
        return {"no answer": str(error) or type(error).__name__}


def solved(position: Position, battle: Battle) -> dict[str, Any]:
    """The answer, when there is one."""
    ours = force_named(position, GERMANY, battle.attackers)
    theirs = force_named(position, UK, battle.defenders)
    at_sea = battle.place == "sea"
    space = next(one for one in sorted(position.map.places) if position.map.is_sea(one) == at_sea)
    plan = Plan(
        GERMANY,
        usual_order(position, GERMANY, frozenset(piece.unit for piece in ours), attacking=True),
        usual_order(position, UK, frozenset(piece.unit for piece in theirs), attacking=False),
        damaged_first=frozenset(
            piece.unit for piece in (*ours, *theirs) if profile_of(position, piece.nation, piece.unit).hits > 1
        ),
    )

    def lost(nation: Nation, force: Force, left: Callable[[Any], Force]) -> Callable[[Any], float]:
        def worth(some: Force) -> int:
            own = some.only(nation).items()
            return sum(number * (profile_of(position, nation, one.unit).cost or 0) for one, number in own)

        return lambda end: worth(force) - worth(left(end))

    if battle.place in ("land", "sea"):
        found = solve(position, space, ours, theirs, plan)
        chances = {name: percent(chance) for name, chance in found.results().items() if chance}
        mine = lost(GERMANY, ours, lambda end: end.attackers.plus(end.submerged).plus(end.retreated))
        his = lost(UK, theirs, lambda end: end.defenders.plus(end.submerged))
        losses = found.mean(mine), found.mean(his)
        return {**chances, "attackers lose": f"{losses[0]:.2f} IPCs", "defenders lose": f"{losses[1]:.2f} IPCs"}
    raid = solve_raid(position, space, battle.place, ours, theirs, UK, plan)
    mine = lost(GERMANY, ours, lambda end: end.raiders)
    his = lost(UK, theirs, lambda end: end.interceptors)
    return {
        "average damage": f"{float(raid.map(lambda end: end.damage).mean()):.4f}",
        "attackers lose": f"{float(raid.map(mine).mean()):.2f} IPCs",
        "defenders lose": f"{float(raid.map(his).mean()):.2f} IPCs",
    }


def percent(chance: Any) -> str:
    """A chance in percent with four decimals."""
    return f"{100 * float(chance):.4f} %"
