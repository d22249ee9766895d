"""# The Burma Road under Alpha +2

China's only objective opens a second market to it.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_when import count_here
from rules_model.base import objectives_west as base_west
from rules_model.base.china import may_buy
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies
from rules_model.condition import Condition, controls
from rules_model.objective import objective
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, CHINA
from rules_model.world.position import Position


@objective(
    "alpha2.objectives.china.burma-road",
    CHINA,
    ALPHA2(185, part=1),
    ALPHA2(185, part=2),
    ipcs=6,
    replaces=(base_west.road_open,),
    title="Burma Road",
)
def burma_road(position: Position) -> Condition:
    """The Burma Road is open from end to end: Allied powers hold India, Burma, Yunnan and Szechwan.

    >>> pays(START, burma_road), pays(START.held(USA, "Burma"), burma_road)
    (6, 6)
    >>> explain(START.held(JAPAN, "Yunnan"), burma_road)
    'not met: an Allied power controls Yunnan (Japan holds it)'
    """
    return controls(ALLIES, "India", "Burma", "Yunnan", "Szechwan")


@modifies("alpha2.objectives.china.artillery", may_buy, ALPHA2(185, part=3), title="China buys artillery")
def may_buy_artillery(before: Body[[str], Verdict], position: Position, unit: str) -> Verdict:
    """China MAY buy artillery, for which American pieces stand, while the Burma Road is open.

    What else China buys stays as it was, and so does all of it where only one map is played.

    >>> may_buy(START, "artillery"), may_buy(BASE_START, "artillery")
    (allowed by alpha2.objectives.china.artillery, allowed by g40.china.purchase)
    >>> may_buy(START.held(JAPAN, "Burma"), "artillery")
    refused by alpha2.objectives.china.artillery: the Burma Road is closed at Burma
    >>> may_buy(START, "tank")
    refused by g40.china.purchase: China buys no tank
    """
    if unit != "artillery" or not count_here(position):
        return before(position, unit)
    road = burma_road(position)
    if not road.holds(position):
        cut = [place for place in road.places() if not position.holds(ALLIES, place)]
        return refuse(may_buy_artillery, f"the Burma Road is closed at {' and '.join(cut)}")
    return allow(may_buy_artillery)
