"""# Casualties

Who says which units are lost.
"""

from __future__ import annotations

from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@clause("g40.casualties.choice", G40_RULES(207), G40_RULES(211))
def losing(position: Position, nation: Nation, force: Force, hits: int, table: Table) -> Force:
    """The owner MUST choose a unit for each hit; a hit that no unit is left to take is wasted.

    For a force of several owners, the nation that is given speaks for all.

    >>> flight = Force.of(GERMANY, strategic_bomber=1, tactical_bomber=1)
    >>> losing(EMPTY, GERMANY, flight, 1, script("Germany tactical bomber"))
    1 Germany strategic bomber
    >>> losing(EMPTY, GERMANY, Force.of(GERMANY, fighter=2), 3, script())
    nothing
    """
    for _ in range(min(hits, force.count())):
        lost = force.by_name()
        force = force.minus({lost[table.choose(nation, "loss", lost)]: 1})
    return force
