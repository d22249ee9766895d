"""# National objectives

Which bonuses each power has, and when it collects them.
"""

from __future__ import annotations

from typing import Any

from rules_model.base import objectives_america as america
from rules_model.base import objectives_germany_italy as european_axis
from rules_model.base import objectives_japan as japan
from rules_model.base import objectives_soviet as soviet
from rules_model.base import objectives_west as west
from rules_model.base.turn import Phase, is_phase
from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.clause import Clause, clause
from rules_model.objective import collects
from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position

OBJECTIVES: dict[Nation, tuple[Clause[[], Any], ...]] = {
    GERMANY: (
        european_axis.trade_with_russia,
        european_axis.soviet_cities,
        european_axis.caucasus,
        european_axis.germans_in_egypt,
        european_axis.swedish_iron,
        european_axis.german_oil,
    ),
    USSR: (soviet.northern_supplies, soviet.spread_of_communism, soviet.berlin),
    JAPAN: (japan.trade_with_america, japan.outer_perimeter, japan.power_centres, japan.east_indies),
    USA: (
        america.homeland,
        america.outposts,
        america.central_america,
        america.philippines,
        america.americans_in_france,
    ),
    CHINA: (west.road_open,),
    UK: (west.empire,),
    UK_PACIFIC: (west.kwangtung_and_malaya,),
    ITALY: (
        european_axis.mare_nostrum,
        european_axis.roman_empire,
        european_axis.north_africa,
        european_axis.italian_oil,
    ),
    ANZAC: (west.malaya_and_home, west.northern_islands),
    FRANCE: (west.liberation,),
}


@clause("g40.objectives.list", G40_RULES(336), G40_OBJECTIVES(2, 32), title="The objectives of a power")
def objectives_of(position: Position, nation: Nation) -> tuple[Clause[[], Any], ...]:
    """Each power has objectives of its own, from six of Germany's to one each of the British economies and China.

    Alpha +2 has three more, which this edition does not know:
    for war between Japan and the Soviet Union, one on either side, and for the first German attack on Soviet land.

    >>> len(objectives_of(START, GERMANY)), objectives_of(START, CHINA), objectives_of(START, DUTCH)
    (6, (clause g40.objectives.china.burma-road,), ())
    >>> sum(len(objectives_of(START, nation)) for nation in OBJECTIVES)
    28
    """
    return OBJECTIVES.get(nation, ())


@clause("g40.objectives.collect", G40_RULES(336), G40_RULES(350), title="Objectives are collected")
def collect_objectives(position: Position, nation: Nation) -> Position:
    """In its collect income phase a power MUST test each of its objectives by the board as it stands and be paid.

    >>> phase = START.noting("phase began", None, "", nation=ITALY, amount=Phase.COLLECT_INCOME)
    >>> paid = collect_objectives(phase, ITALY)
    >>> paid.since(phase), paid.cash(ITALY), collect_objectives(phase, GERMANY).cash(GERMANY)
    (['Italy collects 5 IPCs'], 5, 0)
    >>> collect_objectives(START, ITALY).cash(ITALY)
    0
    """
    if not is_phase(position, nation, Phase.COLLECT_INCOME):
        return position
    for goal in objectives_of(position, nation):
        if goal.details.when == "collect income":
            position = collects(position, goal)
    return position
