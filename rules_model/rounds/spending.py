"""The first phase: purchases, repairs; and the declarations with which the combat move begins."""

from __future__ import annotations

from rules_model.base.china import may_buy, may_replace_fighter
from rules_model.base.chinese_land import may_repair as may_repair_in_china
from rules_model.base.declarations import declare, may_declare
from rules_model.base.purchase import buy, may_spend, price
from rules_model.base.repair import may_repair, mend, repair
from rules_model.base.sequence import may_declare_now as in_time
from rules_model.base.sites import may_have_facilities
from rules_model.rounds.orders import Buy, DeclareWar, Repair
from rules_model.rounds.state import Turn, require
from rules_model.ruleset import Rules
from rules_model.world.nation import CHINA
from rules_model.world.position import Position


def alpha2_holds(position: Position) -> bool:
    """Whether Alpha +2 is among the rules in force."""
    rules = position.rules
    assert isinstance(rules, Rules)
    return any(one.id == "alpha2" for one in rules.rulesets)


def purchase(turn: Turn, order: Buy) -> Turn:
    """Buy something."""
    position, nation = turn.position, turn.commanded(order)
    if nation == CHINA and order.item == "fighter":
        require(may_replace_fighter(position))
    if nation == CHINA and order.item in position.rules.unit_names:
        require(may_buy(position, order.item))
    if order.item not in position.rules.unit_names:
        require(may_have_facilities(position, nation))
    require(may_spend(position, nation, order.number * price(position, nation, order.item)))
    return turn.at(buy(position, nation, order.item, order.number))


def repairs(turn: Turn, order: Repair) -> Turn:
    """Repair a facility."""
    position, nation = turn.position, turn.commanded(order)
    if nation == CHINA:
        require(may_repair_in_china(position, order.place))
    require(may_repair(position, nation, order.place, order.kind, order.markers))
    return mended(turn.at(repair(position, nation, order.place, order.kind, order.markers)))


def mended(turn: Turn) -> Turn:
    """The turn after every damaged capital ship at a naval base is mended."""
    return turn.at(mend(turn.position, turn.nation))


def declares(turn: Turn, order: DeclareWar) -> Turn:
    """Declare war."""
    nation = turn.commanded(order)
    require(may_declare(turn.position, nation, order.other), in_time(turn.position, nation))
    return turn.at(declare(turn.position, nation, order.other))
