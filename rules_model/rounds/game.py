"""A game in progress: turns and phases in the printed order, every order checked, the trace of clauses kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rules_model.alpha2.kamikaze import rouse
from rules_model.base.capitals import may_collect, welcome_paris
from rules_model.base.leftovers import may_keep, refund
from rules_model.base.liberation import settle_freed_land
from rules_model.base.objectives import POWERS, objectives_of
from rules_model.base.sequence import british_phases, next_turn, turn_order
from rules_model.base.turn import Phase, phases, share_a_turn
from rules_model.base.victory import counted, has_won
from rules_model.clause import Clause, tracing
from rules_model.objective import collects
from rules_model.rounds import (
    attacking,
    conducting,
    decks,
    placing,
    regrouping,
    responding,
    sea_battles,
    shipping,
    spending,
)
from rules_model.rounds.orders import (
    Assault,
    Buy,
    DeclareWar,
    Intercept,
    Load,
    Move,
    NoncombatMove,
    Offload,
    Order,
    Place,
    Raid,
    Repair,
    Retreat,
    Sail,
    Scramble,
)
from rules_model.rounds.state import Refused, Turn
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import ALLIES, AXIS, UNITED_KINGDOM, Nation, Side
from rules_model.world.position import Position

#: What each order does.
DEEDS: dict[type[Order], Callable[[Turn, Any], Turn]] = {
    Buy: spending.purchase,
    Repair: spending.repairs,
    DeclareWar: spending.declares,
    Move: attacking.moves,
    Raid: attacking.raids,
    Load: shipping.boards,
    Sail: shipping.sails,
    Assault: shipping.assaults,
    Scramble: responding.scrambles,
    Intercept: responding.intercepts,
    Retreat: sea_battles.retreats,
    NoncombatMove: regrouping.regroups,
    Offload: shipping.lands,
    Place: placing.places,
}
BOUGHT = "bought "  # how the token of a bought thing begins
START_OF_TURN = "start of turn"


class Game:
    """One game. Orders that a clause refuses change nothing and are remembered with their verdicts."""

    def __init__(self, position: Position, table: Table, first: Nation | None = None) -> None:
        self.table = table  #: dice and decisions
        self.trace: Counter[str] = Counter()  #: how often each clause was called
        self.refusals: list[tuple[Order, Verdict]] = []  #: what was refused, and by which clause
        nation = turn_order(position)[0] if first is None else first
        self.turn = Turn(nation, position, position)  #: the turn that is being played
        self.phase: Phase | None = None  #: the phase that is being played
        self._done: Phase | None = None  # the phase whose one deed is done
        self.winner: Side | None = None  #: the side that has won

    @property
    def position(self) -> Position:
        """The board."""
        return self.turn.position

    @property
    def nation(self) -> Nation:
        """Whose turn it is."""
        return self.turn.nation

    @property
    def economies(self) -> tuple[Nation, ...]:
        """Whose money this turn is about: both British economies in theirs."""
        together = [one for one in UNITED_KINGDOM.nations if share_a_turn(self.position, one, self.nation)]
        return tuple(together) or (self.nation,)

    def order(self, order: Order) -> Verdict:
        """Carry out an order, or say which clause refuses it.

        Raises:
            ValueError: the order speaks of pieces that are not there.
        """
        if isinstance(order, Retreat):
            order = replace(order, rounds=0)  # orders come between battles; in a battle the table asks
        with self._traced():
            try:
                turn = DEEDS[type(order)](self.turn, order)
                if isinstance(order, (Move, Sail, NoncombatMove)) and spending.alpha2_holds(turn.position):
                    units = {} if isinstance(order, Sail) else order.units
                    fleet = Force((Piece(turn.nation, unit), many) for unit, many in units.items())
                    turn = turn.at(rouse(turn.position, fleet, order.route))
                self.turn = turn.at(welcome_paris(turn.position, self.table))  # a blitz may free Paris, too
            except Refused as refused:
                self.refusals.append((order, refused.verdict))
                return refused.verdict
        return Verdict(True, "", "")

    def begin_turn(self) -> None:
        """The turn begins: objectives that pay at its start, and the test whether a side has won."""
        with self._traced():
            nation, position = self.nation, decks.berthed(self.position)
            position = position.noting("turn began", None, f"{nation}, round {position.round}", nation=nation)
            for one in (AXIS, ALLIES):
                if self.winner is None and has_won(position, one):
                    self.winner = one
            for goal in at_turn_start(position):
                position = collects(position, goal)
            self.turn = Turn(nation, position, position)
            self.phase = self._done = None

    def phases(self) -> tuple[Phase, ...]:
        """The phases that the nation plays, and the combat move in any case: a war may be declared in it."""
        with self._traced():
            british = {phase for phase, _ in british_phases(self.position)} if len(self.economies) > 1 else set()
            played = british or set(phases(self.position, self.nation))
        return tuple(phase for phase in Phase if phase in played or phase is Phase.COMBAT_MOVE)

    def begin(self, phase: Phase) -> None:
        """A phase begins, with what happens in it by itself."""
        with self._traced():
            if self.phase is not None and phase <= self.phase:
                raise ValueError(f"{self.phase.title} comes after {phase.title}")
            if phase not in self.phases():
                raise Refused(refuse(phases, f"{self.nation} plays no {phase.title}"))
            if self.phase is Phase.COMBAT_MOVE:
                shipping.all_have_landed(self.turn)
            if self.phase is Phase.NONCOMBAT_MOVE:
                shipping.may_keep_cargo(self.turn)
                self.turn = regrouping.settled(self.turn, self.table)
            text = f"{self.nation}: {phase.title}"
            noted = self.position.noting("phase began", phases, text, nation=self.nation, amount=int(phase))
            self.turn, self.phase = self.turn.at(noted), phase
            if phase is Phase.PURCHASE_AND_REPAIR:
                self.turn = spending.mended(self.turn)
            if phase is Phase.NONCOMBAT_MOVE:
                self.turn = responding.come_down(self.turn, self.table)

    def fight(self) -> None:
        """Kamikazes strike, and every battle is fought; scrambles have been ordered before."""
        self._once(Phase.CONDUCT_COMBAT)
        with self._traced():
            self.turn = conducting.fought(responding.kamikazes(self.turn, self.table), self.table)

    def collect(self) -> None:
        """Each economy of the turn collects its income; Refused at another time, or when it has done so."""
        with self._traced():
            for nation in self.economies:
                self.turn = placing.collected(self.turn, nation, self.table)
            self.turn = self.turn.at(counted(self.position))

    def refund(self) -> Verdict:
        """What nobody can place goes back; refused while something can still be placed."""
        with self._traced():
            for nation in self.economies:
                for token, number in self.position.stock.items():
                    owner, kind = token
                    if owner == nation and number and kind.startswith(BOUGHT):
                        verdict = may_keep(self.position, nation, kind.removeprefix(BOUGHT).replace(" ", "_"))
                        if not verdict:
                            return verdict
                self.turn = placing.refunded(self.turn, nation)
        return allow(refund)

    def end_turn(self) -> None:
        """The turn passes to the next power, and after the last one a new round begins."""
        with self._traced():
            following, number = next_turn(self.position, self.nation)
            position = self.position
            for one in self.economies:  # who has lost its capital has no income phase, but keeps what it freed
                position = settle_freed_land(position, one)
            position = regrouping.at_rest(counted(position)).in_round(number)
            self.turn = Turn(following, position, position)
            self.phase = None

    def _once(self, phase: Phase) -> None:
        """ValueError unless it is this phase and what it is for has not been done yet."""
        if self.phase is not phase or self._done is phase:
            raise ValueError(f"it is not the time for {phase.title}")
        self._done = phase

    @contextmanager
    def _traced(self) -> Iterator[None]:
        rules = self.position.rules
        with tracing() as trace, self.table.during("a round", rules.die):
            try:
                yield
            finally:
                self.trace.update(trace)


def at_turn_start(position: Position) -> tuple[Clause[[], Any], ...]:
    """The objectives that pay as a turn begins, of every power that can collect; each says whose turn it waits for."""
    able = [nation for nation in POWERS if may_collect(position, nation)]
    return tuple(goal for one in able for goal in objectives_of(position, one) if goal.details.when == START_OF_TURN)
