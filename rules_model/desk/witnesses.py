"""Positions that show what objectives do: found by the solver, built on the board, and judged by the clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules_model.clause import Clause
from rules_model.desk.aims import Goal, cases, counted, histories, holds, met
from rules_model.desk.arising import Arising, first_wars, holders_of, in_order, players, start_of, told_by
from rules_model.desk.solver import Board
from rules_model.goals import Held, While
from rules_model.objective import Each, Reward, Tally, Units, reward
from rules_model.wording import listed
from rules_model.world.event import Event
from rules_model.world.nation import NOBODY, Nation, Side
from rules_model.world.position import Position

Aim = Clause[Any, Any]
SOLVING = 60000  # milliseconds for one question to the solver: far more than it takes, even on a busy machine
LONGEST = 60000  # milliseconds for the most that a nation earns


@dataclass(frozen=True)
class Answer:
    """What a search for a position came to."""

    position: Position | None  #: one that can arise and that the clauses themselves judge as asked
    impossible: bool  #: no position that can arise does it, whatever has happened before
    #: Neither: the search is undecided, because only a history that nobody has supposed could tell.


class Search:
    """Looking for positions in which objectives of a rule set are met or fail; one solver knows them all."""

    def __init__(self, prefix: str, aims: Iterable[Aim], start: Position | None = None) -> None:
        self.prefix, self.aims = prefix, tuple(aims)
        self.start = start or start_of(prefix)
        self.board = board = Board(self.start, partial(holders_of, prefix))
        self.z3, self.arising = board.z3, Arising(prefix, board)
        met_when = {aim: met(board, aim, self.start) for aim in self.aims}
        self.number = {aim: counted(board, aim, self.start) for aim in self.aims}
        self.met = {aim: self.z3.Bool(f"met: {aim.id}") for aim in self.aims}
        for nation in players(prefix):
            for place in self.start.seats(nation) if self.start.holders else ():
                board.holder(place)
            for other in players(prefix):
                if other.hostile(nation):
                    board.war(nation, other)
        limits = [self.met[aim] == holding for aim, holding in met_when.items()]
        self.logs = self.told_apart(logs_of(self.aims))
        self.chosen, told = self.arising.histories(self.logs)
        limits += self.arising.limits()
        self.anyhow = self.z3.Solver()  # whatever has happened before
        self.solver = self.z3.Solver()  # with a history that is known
        self.anyhow.add(*limits)
        self.solver.add(*limits, *told)
        for one in (self.anyhow, self.solver):
            one.set("timeout", SOLVING)

    def told_apart(self, logs: list[tuple[Event, ...]]) -> list[tuple[Event, ...]]:
        """The histories, and any two of them one after the other, as far as they tell something else."""
        board, found = self.board, dict[tuple[object, ...], tuple[Event, ...]]()
        if not (board.facts or board.counts):
            return logs[:1]
        for log in (*logs, *(one + other for one in logs for other in logs if one and other)):
            told = told_by(self.start, log)
            facts = tuple(condition.holds(told) for condition, _ in board.facts.values())
            numbers = tuple(tally.count(told) for tally, _ in board.counts.values())
            found.setdefault((facts, numbers, told.wars), log)
        return list(found.values())

    def find(self, wanted: dict[Aim, bool], smallest: bool = False) -> Answer:
        """A position in which these objectives are met or not, as asked; the smallest shows little but that."""
        asked = [self.met[aim] if value else self.z3.Not(self.met[aim]) for aim, value in wanted.items()]
        small = list(self.smallness({reward_to(aim) for aim in wanted})) if smallest else []
        model = self.shrunk(asked, small)
        if model is None:
            return Answer(None, self.anyhow.check(*asked) == self.z3.unsat)
        position = self.position(model)
        agreed = all(holds(aim, position) == value for aim, value in wanted.items())
        return Answer(position if agreed else None, False)

    def position(self, model: Any) -> Position:
        """The position of a model, with its history."""
        return self.arising.position(model, self.logs[model.eval(self.chosen, model_completion=True).as_long()])

    def shrunk(self, asked: list[Any], small: list[Any]) -> Any:
        """A model in which as much as possible of what makes a position small is true; None: there is no model."""
        left, given_up = list(small), []
        while (found := self.solver.check(*asked, *left)) == self.z3.unsat:
            core = {one.get_id() for one in self.solver.unsat_core()}
            out = [one for one in left if one.get_id() in core]
            if not out:
                return None
            given_up += out
            left = [one for one in left if one.get_id() not in core]
        if found != self.z3.sat:
            return None
        model = self.solver.model()
        self.solver.push()
        self.solver.add(*asked, *left)
        for one in given_up:
            if self.solver.check(one) == self.z3.sat:
                model = self.solver.model()
                self.solver.add(one)
        self.solver.pop()
        return model

    def smallness(self, those: set[Nation | None]) -> Iterator[Any]:
        """What a small position is: the start as far as that is possible, and else the doings of those concerned."""
        board, z3 = self.board, self.z3
        for pair, war in board.wars.items():
            if pair not in first_wars(self.prefix):
                yield z3.Not(war)
        for place, holding in board.holders.items():
            first = self.start.holder(place)
            yield z3.Or([holds for one, holds in holding.items() if one == first])
            yield z3.Or([holds for one, holds in holding.items() if one == first or one in those])
        for one, more, *_ in board.pieces.values():
            yield z3.Not(one)
            yield z3.Not(more)
        yield self.chosen == 0

    def most(self, nation: Nation, fighting: bool) -> tuple[int, Position] | None:
        """The most that a nation earns by objectives at one collect income, and where; None: it cannot arise.

        Fighting: at war with anybody; else with nobody but those whom it fights from the start.
        """
        z3, board = self.z3, self.board
        own = [aim for aim in self.aims if reward_to(aim) == nation and not reward(aim).once]
        due = board.sum([self.number[aim] * reward(aim).ipcs for aim in own])
        wars = {pair: war for pair, war in board.wars.items() if nation in pair}
        more = [war for pair, war in wars.items() if pair not in first_wars(self.prefix)]
        home = self.start.seats(nation) if self.start.holders else ()  # a power without its capital collects nothing
        seats = [board.held_by(nation, place) for place in home]
        asked = [z3.Or(list(wars.values())) if fighting else z3.Not(z3.Or(more)), *seats]
        upper = sum(reward(aim).ipcs * self.upper(aim) for aim in own)
        best = z3.Solver()  # often all can be had at once, and the optimiser is slow to see it
        best.set("timeout", SOLVING)
        best.add(*self.solver.assertions(), *asked, due == upper)
        if best.check() != z3.sat:
            best = z3.Optimize()
            best.set("timeout", LONGEST)
            best.add(*self.solver.assertions(), *asked)
            best.maximize(due)
            if (found := best.check()) != z3.sat:
                if found == z3.unknown:
                    raise TimeoutError(f"what {nation} can earn was not found in {LONGEST // 1000} seconds")
                return None
        self.solver.push()
        self.solver.add(*asked, due == best.model().eval(due, model_completion=True))
        model = self.shrunk([], list(self.smallness({nation})))
        self.solver.pop()
        position = self.position(best.model() if model is None else model)
        return self.earned(own, position), position

    def upper(self, aim: Aim) -> int:
        """How often an objective can pay at most, if nothing else mattered."""
        return max(most_of(case.goal, self.start, self.logs) for case in cases(aim, self.start))

    def earned(self, own: list[Aim], position: Position) -> int:
        """What some objectives are worth in a position, as their own clauses count."""
        return sum(worth(aim, position) for aim in own)


def most_of(goal: Goal, start: Position, logs: list[tuple[Event, ...]]) -> int:
    """How much a tally can count at most; one for a condition."""
    if isinstance(goal, Each):
        return len(goal.parts)
    if isinstance(goal, Held):
        return len(goal.named)
    if isinstance(goal, Units):
        return goal.cap * len(goal.named)
    if isinstance(goal, While):
        return most_of(goal.tally, start, logs)
    return max(goal.count(told_by(start, log)) for log in logs) if isinstance(goal, Tally) else 1


def logs_of(those: Iterable[Aim]) -> list[tuple[Event, ...]]:
    """The histories that the examples of these suppose, the empty one first."""
    return list(dict.fromkeys(log for aim in those for log in histories(aim)))


def reward_to(aim: Aim) -> Nation | None:
    """The nation that an objective pays; None for a condition that pays nobody."""
    return aim.details.nation if isinstance(aim.details, Reward) else None


def worth(aim: Aim, position: Position) -> int:
    """IPCs of an objective, as its own clause counts, whether or not it has been paid before."""
    found = aim(position)
    return reward(aim).ipcs * (found.count(position) if isinstance(found, Tally) else int(found.holds(position)))


def told(prefix: str, position: Position) -> str:
    """What a position has that the start has not, in one sentence."""
    start, parts = start_of(prefix), list[str]()
    begun = position.wars - start.wars - first_wars(prefix)
    by_first: dict[str, list[str]] = {}
    for pair in in_order(begun):
        axis, ally = sorted(pair, key=lambda nation: nation.side is not Side.AXIS)
        by_first.setdefault(str(axis), []).append(str(ally))
    parts += [f"{one} fights {listed(tuple(sorted(others)))}" for one, others in sorted(by_first.items())]
    taken: dict[Nation, list[str]] = {}
    for place, nation in position.holders.items():
        if nation != start.holders.get(place, NOBODY):
            taken.setdefault(nation, []).append(place)
    parts += [f"{nation} holds {listed(tuple(names))}" for nation, names in taken.items()]
    parts += [f"{force} in {place}" for place, force in position.forces.items() if force]
    parts += [history(event) for event in position.log]
    return "; ".join(parts) or "the board as the game begins"


def history(event: Event) -> str:
    """An event in a few words."""
    if event.kind == "turn began":
        return f"{event.nation}'s turn has begun"
    war = event.other and event.kind.endswith("war")
    said = [str(event.nation or "somebody"), "has", event.kind, f"on {event.other}" if war else event.place or ""]
    return " ".join(one for one in said if one)
