"""# Japan's objectives of peace and of the islands

What Japan gains by trading with America, and what its garrisons on small islands are worth.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.condition import Condition, at_peace, at_war
from rules_model.deluxe.peace import PACIFIC_ALLY
from rules_model.deluxe.peacetime import TRADE
from rules_model.objective import Tally, land_units, objective
from rules_model.world.nation import ANZAC, JAPAN, UK_PACIFIC, USA
from rules_model.world.position import Position

LISTED_ALLIES = (UK_PACIFIC, ANZAC)
ISLANDS = ("Iwo Jima", "Bonin Island", "Guam", "Marianas", "Marshal Islands", "Wake Island", "Midway Island")


@objective("3g40.objectives.japan.trade", JAPAN, DELUXE(211), DELUXE(212), ipcs=10, title="Trade with America")
def trade_with_america(position: Position) -> Condition:
    """Japan is at war with none of the Pacific Allies.

    >>> pays(EMPTY, trade_with_america), pays(EMPTY.at_war(JAPAN, ANZAC), trade_with_america)
    (10, 0)

    Whether America is a Pacific ally, and whether Japan collects in peace at all, is open.

    >>> america = EMPTY.at_war(JAPAN, USA)
    >>> pays(america, trade_with_america), pays(america.reads(PACIFIC_ALLY, "listed"), trade_with_america)
    (0, 10)
    >>> pays(EMPTY.reads(TRADE, "void"), trade_with_america)
    0
    """
    allies = (*LISTED_ALLIES, USA) if position.reading(PACIFIC_ALLY) == "america" else LISTED_ALLIES
    peace = at_peace(JAPAN, *allies)
    return peace & at_war(JAPAN, *allies) if position.reading(TRADE) == "void" else peace


@objective("3g40.objectives.japan.islands", JAPAN, DELUXE(221), ipcs=1, title="Strategic island advance")
def strategic_islands(position: Position) -> Tally:
    """Japan is paid for each of its land units on seven islands, up to three on each island.

    It collects nothing for them before its war with a Pacific ally; the chapter on peacetime says so.

    >>> war = EMPTY.at_war(JAPAN, USA)
    >>> guam = war.with_force("Guam", JAPAN, elite_infantry=2).with_force("Wake Island", JAPAN, tank=1)
    >>> pays(guam, strategic_islands)
    3
    >>> pays(guam.with_force("Guam", JAPAN, heavy_artillery=2, fighter=1), strategic_islands)
    4
    >>> pays(war.with_force("Guam", USA, elite_infantry=2).with_force("Japan", JAPAN, tank=3), strategic_islands)
    0
    """
    return land_units(JAPAN, ISLANDS, cap=3)
