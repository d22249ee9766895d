"""Playing turns from orders, or by themselves: a seeded player who buys, attacks where he is stronger, and marches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator

from rules_model.base.airfields import landing_places
from rules_model.base.capture import defenders
from rules_model.base.declarations import may_declare
from rules_model.base.flights import spaces_left
from rules_model.base.leftovers import could_be_placed
from rules_model.base.mobilise import output_left
from rules_model.base.purchase import price, waiting
from rules_model.base.sequence import turn_order
from rules_model.base.turn import Phase
from rules_model.profiles import figure_of
from rules_model.rounds.adventures import bombing, fleet_actions, neutral_targets, welcomes
from rules_model.rounds.defending import replies
from rules_model.rounds.game import Game
from rules_model.rounds.orders import Buy, DeclareWar, Move, NoncombatMove, Order, Place, Repair
from rules_model.rounds.routes import towards_enemies, way_to
from rules_model.rounds.state import is_aboard, way_of
from rules_model.table import TableError
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, UK_PACIFIC, Nation
from rules_model.world.position import Position

Orders = Callable[[Game, Phase], Iterable[Order]]
Replies = Callable[[Game], Iterable[Order]]


def play_turn(game: Game, orders: Orders, answers: Replies = replies) -> None:
    """One whole turn: each phase in order, what the player orders in it, and what happens by itself."""
    game.begin_turn()
    for phase in Phase:
        if phase not in game.phases():
            continue
        game.begin(phase)
        for order in orders(game, phase):
            game.order(order)
        if phase is Phase.CONDUCT_COMBAT:
            for order in answers(game):
                game.order(order)
            game.fight()
        elif phase is Phase.MOBILIZE:
            refused = game.refund()
            if not refused:
                raise TableError(repr(refused))
        elif phase is Phase.COLLECT_INCOME:
            game.collect()
    game.end_turn()


class Player:
    """A player for every power: reckless, seeded, and bound by the same clauses as everybody."""

    def __init__(self, seed: int, war_from: int = 3) -> None:
        self.random = random.Random(seed)
        self.war_from = war_from  #: the round from which Axis powers declare war on whom they border

    def __call__(self, game: Game, phase: Phase) -> Iterator[Order]:
        deeds = {
            Phase.PURCHASE_AND_REPAIR: self.spend,
            Phase.COMBAT_MOVE: self.attack,
            Phase.NONCOMBAT_MOVE: self.regroup,
            Phase.MOBILIZE: self.place,
            Phase.COLLECT_INCOME: self.declare,
        }
        if phase in deeds:
            yield from deeds[phase](game)

    def spend(self, game: Game) -> Iterator[Order]:
        """Repair the worst factory, then buy land units and now and then aircraft, as many as factories turn out."""
        for nation in game.economies:
            position = game.position
            for place in position.held_by(nation):
                for facility in position.facilities_in(place):
                    if facility.damage and "factory" in facility.kind and game.position.cash(nation):
                        most = min(facility.damage, game.position.cash(nation))
                        yield Repair(nation, place, facility.kind, most)
            room = 99 if nation == CHINA else sum(output_left(position, nation, p) for p in works(position, nation))
            for _ in range(room):
                menu = ["infantry"] if nation == CHINA else ["infantry", "infantry", "artillery", "tank", "fighter"]
                item = self.random.choice(menu)
                if game.position.cash(nation) < price(game.position, nation, item):
                    item = "infantry"
                if game.position.cash(nation) < price(game.position, nation, item):
                    break
                yield Buy(nation, item)

    def declare(self, game: Game) -> Iterator[Order]:
        """Declare every war that may be declared, from a certain round on."""
        if game.position.round < self.war_from:
            return
        for nation in game.economies:
            for other in (*turn_order(game.position), UK_PACIFIC):
                if nation.hostile(other) and may_declare(game.position, nation, other):
                    yield DeclareWar(nation, other)

    def attack(self, game: Game) -> Iterator[Order]:
        """Declare wars, then attack every neighbour over land against whom the odds look good."""
        yield from self.declare(game)
        for nation in game.economies:
            fronts = [place for place in game.position.map.places if self.tempting(game.position, nation, place)]
            fronts += list(neutral_targets(game.position, nation))
            self.random.shuffle(fronts)
            for target in fronts:
                yield from self.strike(game.position, nation, target)
            yield from bombing(game.position, nation)
            yield from fleet_actions(game.position, nation)

    def tempting(self, position: Position, nation: Nation, place: str) -> bool:
        """Whether a place is enemy land beside land with own units; neutrals are left in peace."""
        if position.map.is_sea(place) or not position.is_at_war(nation, position.holder(place)):
            return False
        return any(position.count(near, nation) for near in position.map.neighbours(place))

    def strike(self, position: Position, nation: Nation, target: str) -> Iterator[Order]:
        """Moves of all land units and aircraft around that can attack a territory, if they are strong enough."""
        sent: list[Move] = []
        power = 0
        for near in sorted(position.map.neighbours(target)):
            free = at_hand(position, near, nation)
            units = {piece.unit: free.count(unit=piece.unit) for piece in free if piece.unit != "aa_artillery"}
            if near in position.seats(nation):
                units = {unit: number // 2 for unit, number in units.items() if number > 1}
            units = {unit: n for unit, n in units.items() if figure_of(position, nation, unit, "attack")}
            if position.map.is_sea(near) or not units:
                continue
            sent.append(Move(nation, (near, target), units))
            power += sum(n * figure_of(position, nation, unit, "attack") for unit, n in units.items())
        facing = defenders(position, nation, target)
        against = sum(n * figure_of(position, p.nation, p.unit, "defence") for p, n in facing.items())
        if sent and power > 1.4 * against:
            yield from sent

    def regroup(self, game: Game) -> Iterator[Order]:
        """Aircraft fly home, and land units behind the front march towards it."""
        for nation in game.economies:
            for start in tuple(game.position.forces):
                yield from fly_home(game, nation, start)
        for nation in game.economies:
            yield from welcomes(game.position, nation)
            for start in game.position.held_by(nation):
                step = towards_enemies(game.position, nation, start)
                land = game.position.rules.units_of("land")
                there = game.position.force(start).only(nation, unit=land, without="moved")
                units = {piece.unit: number for piece, number in there.items() if not piece.marks}
                if step and units:
                    yield NoncombatMove(nation, (start, step), units)

    def place(self, game: Game) -> Iterator[Order]:
        """Place everything that was bought, wherever there is room."""
        for nation in game.economies:
            for (owner, kind), number in tuple(game.position.stock.items()):
                if owner != nation or not kind.startswith("bought "):
                    continue
                item = kind.removeprefix("bought ").replace(" ", "_")
                for _ in range(number):
                    sites = works(game.position, nation)
                    if nation == CHINA:
                        sites = [one for one in game.position.held_by(CHINA) if game.position.map.owner(one) == CHINA]
                    elif not could_be_placed(game.position, nation, item):
                        break
                    if not sites or not game.position.tokens(nation, waiting(item)):
                        break
                    site = self.random.choice(sites)
                    yield Place(nation, item, site, site)


def works(position: Position, nation: Nation) -> list[str]:
    """The territories whose factories can still turn something out for a nation."""
    return [place for place in position.held_by(nation) if output_left(position, nation, place) > 0]


def at_hand(position: Position, place: str, nation: Nation) -> Force:
    """The land units and aircraft of a nation in a place that have not moved."""
    there = position.force(place).only(nation, without="moved")
    units = position.rules.units_of("land") | position.rules.units_of("air")
    return Force((p, n) for p, n in there.only(unit=units).items() if not is_aboard(p))


def fly_home(game: Game, nation: Nation, start: str) -> Iterator[Order]:
    """Noncombat moves that bring aircraft in flight to the nearest landing place."""
    position = game.position
    for piece, number in position.force(start).only(nation, unit=position.rules.units_of("air")).items():
        way = way_of(piece)
        if not way:
            continue
        left = spaces_left(position, nation, piece.unit, way)
        homes = landing_places(position, nation, piece.unit, start, left)
        routes = [route for home in homes if len(route := way_to(position, nation, start, home)) > 1]
        if start not in homes and routes:
            yield NoncombatMove(nation, min(routes, key=len), {piece.unit: number})
