"""# National objectives

Which bonuses each power has, and when it collects them.
"""

from __future__ import annotations

from typing import Any

from rules_model.base import objectives_america as objectives_america  # imported, so that they are in the book
from rules_model.base import objectives_germany_italy as objectives_germany_italy
from rules_model.base import objectives_japan as objectives_japan
from rules_model.base import objectives_soviet as objectives_soviet
from rules_model.base import objectives_west as objectives_west
from rules_model.base.capitals import may_collect
from rules_model.base.turn import Phase, is_phase
from rules_model.book import BOOK
from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.clause import Clause, clause
from rules_model.objective import Reward, collects, standing
from rules_model.ruleset import Rules
from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position

POWERS = (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)  # those that have objectives
COLLECTING = "collect income"  # when an objective pays


def every_objective(position: Position) -> tuple[Clause[[], Any], ...]:
    """The objectives that are in force, in the order of the book."""
    rules = position.rules
    assert isinstance(rules, Rules)
    for ruleset in rules.rulesets:
        ruleset.load()
    goals = [one for one in BOOK.clauses.values() if isinstance(one.details, Reward) and rules.in_force(one)]
    return tuple(one for one in goals if standing(position, one) is one)


@clause("g40.objectives.list", G40_RULES(336), G40_OBJECTIVES(2, 32), title="The objectives of a power")
def objectives_of(position: Position, nation: Nation) -> tuple[Clause[[], Any], ...]:
    """Each power has objectives of its own, from six of Germany's to one each of the British economies and China.

    Alpha +2 has three more, which this edition does not know:
    for war between Japan and the Soviet Union, one on either side, and for the first German attack on Soviet land.

    >>> len(objectives_of(START, GERMANY)), objectives_of(START, CHINA), objectives_of(START, DUTCH)
    (6, (clause g40.objectives.china.burma-road,), ())
    >>> sum(len(objectives_of(START, nation)) for nation in POWERS)
    28
    """
    return tuple(goal for goal in every_objective(position) if goal.details.nation == nation)


@clause("g40.objectives.collect", G40_RULES(330), G40_RULES(336), G40_RULES(350), title="Objectives are collected")
def collect_objectives(position: Position, nation: Nation) -> Position:
    """In its collect income phase a power MUST test each of its objectives by the board as it stands and be paid.

    >>> phase = START.noting("phase began", None, "", nation=ITALY, amount=Phase.COLLECT_INCOME)
    >>> paid = collect_objectives(phase, ITALY)
    >>> paid.since(phase), paid.cash(ITALY), collect_objectives(phase, GERMANY).cash(GERMANY)
    (['Italy collects 5 IPCs'], 5, 0)
    >>> collect_objectives(START, ITALY).cash(ITALY)
    0

    While an enemy holds its capital it gets none.

    >>> collect_objectives(phase.held(UK, "Rome"), ITALY).cash(ITALY)
    0
    """
    if not is_phase(position, nation, Phase.COLLECT_INCOME) or not may_collect(position, nation):
        return position
    for goal in objectives_of(position, nation):
        if goal.details.when == COLLECTING:
            position = collects(position, goal)
    return position
