"""New units, refunds, income."""

from __future__ import annotations

from rules_model.base.china import may_place as may_place_in_china
from rules_model.base.china import most_placed
from rules_model.base.flight_decks import may_receive
from rules_model.base.income import collect, may_collect_now
from rules_model.base.leftovers import refund
from rules_model.base.mobilise import may_place, mobilize
from rules_model.base.purchase import waiting
from rules_model.base.sites import build, may_build
from rules_model.base.turn import Phase, is_phase
from rules_model.rounds.orders import Place
from rules_model.rounds.state import Turn, require
from rules_model.table import Table
from rules_model.verdict import refuse
from rules_model.world.force import Piece
from rules_model.world.nation import CHINA, Nation


def places(turn: Turn, order: Place) -> Turn:
    """Place one thing that was bought."""
    position, nation = turn.position, turn.commanded(order)
    if not is_phase(position, nation, Phase.MOBILIZE):
        require(refuse(mobilize, f"{nation} is not in its mobilize phase"))
    if position.tokens(nation, waiting(order.item)) < 1:
        require(refuse(mobilize, f"{nation} has bought no {order.item.replace('_', ' ')}"))
    if order.item not in position.rules.unit_names:
        require(may_build(position, nation, order.place, order.item))
        return turn.at(build(position, nation, order.place, order.item))
    if nation == CHINA:
        require(may_place_in_china(position, order.place))
        if most_placed(position, order.place, position.tokens(nation, waiting(order.item))) < 1:
            require(refuse(most_placed, f"nothing more is placed in {order.place}"))
        left = position.tokens(nation, waiting(order.item)) - 1
        placed = position.with_tokens(nation, waiting(order.item), left)
        placed = placed.with_force(order.place, nation, (), **{order.item: 1})
        text = f"{nation} places 1 {order.item} in {order.place}"
        return turn.at(placed.noting("mobilized", may_place_in_china, text, nation=nation, place=order.place))
    require(may_place(position, nation, order.item, order.factory, order.place))
    if position.map.is_sea(order.place) and order.item in position.rules.units_of("air"):
        require(may_receive(position, nation, Piece(nation, order.item), order.place))
    return turn.at(mobilize(position, nation, order.item, order.factory, order.place))


def refunded(turn: Turn, nation: Nation) -> Turn:
    """The turn after the bank has taken back what could not be placed; Refused while something could."""
    return turn.at(refund(turn.position, nation))


def collected(turn: Turn, nation: Nation, table: Table) -> Turn:
    """The turn after the nation has collected its income."""
    require(may_collect_now(turn.position, nation))
    return turn.at(collect(turn.position, nation, table))
