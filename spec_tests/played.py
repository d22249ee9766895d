"""A phase of a turn to give orders in, and the clause that refuses one: for tests of played rounds."""

from __future__ import annotations

from rules_model.base.turn import Phase
from rules_model.rounds.game import Game
from rules_model.rounds.orders import Order
from rules_model.rounds.tables import Played
from rules_model.world.nation import Nation
from rules_model.world.position import Position


def at(board: Position, nation: Nation, phase: Phase) -> Game:
    """A game in which a phase of a nation's turn has begun."""
    game = Game(board, Played(seed=1), first=nation)
    game.begin_turn()
    for earlier in Phase:
        if earlier <= phase and earlier in game.phases():
            game.begin(earlier)
            if earlier is Phase.CONDUCT_COMBAT and earlier < phase:
                game.fight()
    return game


def verdict(game: Game, order: Order) -> str:
    """The clause that refuses an order; nothing when it is carried out."""
    return game.order(order).clause
