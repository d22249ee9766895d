"""The board as the first turn of each rule set begins: objectives, incomes, and what the setup adds up to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from rules_model.base.setup import POWERS, everybody, opened
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.difference.sides import side
from rules_model.library import PACKAGES
from rules_model.objective import Reward, Tally, explain, pays
from rules_model.profiles import profile_of
from rules_model.rounds.income import income
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.setup import army

Facts = dict[str, Any]  # plain data


def opening(ruleset: str) -> Position | None:
    """The board as the first turn begins; None where the sources do not give the map."""
    start = import_module(f"{PACKAGES[ruleset]}.start")
    if hasattr(start, "opening"):
        board = start.opening()
        assert isinstance(board, Position)
        return board
    return opened(everybody(start.START)) if hasattr(start, "START") else None


def beginning(ruleset: str) -> Facts:
    """Every objective of a rule set, and what each power has and earns as the first turn begins."""
    board = opening(ruleset)
    bare = import_module(f"{PACKAGES[ruleset]}.start").EMPTY
    found: Facts = {f"objective {goal.id}": tried(partial(goal_facts, goal, bare, board)) for goal in goals(ruleset)}
    if board is not None:
        for nation in POWERS:
            found[f"income {nation}"] = tried(partial(earnings, board, nation))
            found[f"setup {nation}"] = tried(partial(pieces, board, nation))
    return found


def tried(ask: Callable[[], Facts]) -> Facts:
    """Some facts, or why there are none."""
    try:
        return ask()
    except Exception as error:
        return {"no answer": str(error) or type(error).__name__}


def goals(ruleset: str) -> list[Clause[Any, Any]]:
    """The objectives that a rule set has, as they are called: what is replaced speaks through its replacement."""
    rules = side(ruleset)
    return [one for one in BOOK.clauses.values() if isinstance(one.details, Reward) and rules.has(one)]


def goal_facts(goal: Clause[Any, Any], bare: Position, board: Position | None) -> Facts:
    """What an objective asks for and pays, and whether it pays at the start."""
    due = goal.details
    wanted = goal(bare if board is None else board)
    each = " for each" if isinstance(wanted, Tally) else ""
    found = {"pays": f"{due.ipcs} IPCs{each}{', once' if due.once else ''}", "to": str(due.nation), "when": due.when}
    found["asks for"] = wanted.words()
    if board is not None:
        found["at the start"] = explain(board, goal)
        found["pays at the start"] = f"{pays(board, goal)} IPCs"
    return found


def earnings(board: Position, nation: Nation) -> Facts:
    """What a power would collect as the game begins, in IPCs, before any die for convoys."""
    lines = income(board, nation)
    bonuses = [line.ipcs for line in lines if isinstance(BOOK.clause(line.clause).details, Reward)]
    whole = sum(line.ipcs for line in lines)
    return {"treasury": board.cash(nation), "income": whole, "from objectives": sum(bonuses)}


def pieces(board: Position, nation: Nation) -> Facts:
    """How many pieces a power has on the board, and what they cost together."""
    force = army(board, nation)
    worth = sum(number * (profile_of(board, nation, piece.unit).cost or 0) for piece, number in force.items())
    return {"pieces": force.count(), "worth in IPCs": worth}
