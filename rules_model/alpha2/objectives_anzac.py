"""# Objectives of ANZAC under Alpha +2

The islands to the north, and the homeland with Malaya before it.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_when import anzac_fights
from rules_model.base import objectives_west as base_west
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, controls
from rules_model.objective import objective
from rules_model.world.nation import ALLIES, ANZAC, DUTCH, Group, members
from rules_model.world.position import Position

NOT_THE_DUTCH = Group("an Ally other than the Dutch", tuple(one for one in members(ALLIES) if one != DUTCH))


@objective("alpha2.objectives.anzac.islands", ANZAC, ALPHA2(169), ipcs=5, replaces=(base_west.northern_islands,))
def northern_islands(position: Position) -> Condition:
    """At war with Japan, Allies other than the Dutch hold both New Guineas, New Britain and the Solomon Islands.

    >>> war = START.at_war(ANZAC, JAPAN)
    >>> explain(war, northern_islands)
    'not met: an Ally other than the Dutch controls Dutch New Guinea (Dutch holds it)'
    >>> pays(war.held(ANZAC, "Dutch New Guinea"), northern_islands)
    5
    >>> pays(war.held(USA, "Dutch New Guinea").held(JAPAN, "New Britain"), northern_islands)
    0
    """
    shield = controls(NOT_THE_DUTCH, "Dutch New Guinea", "New Guinea", "New Britain", "Solomon Islands")
    return anzac_fights(position) & shield


@objective(
    "alpha2.objectives.anzac.homeland",
    ANZAC,
    ALPHA2(170),
    ipcs=5,
    replaces=(base_west.malaya_and_home,),
    title="Homeland and Malaya",
)
def homeland_and_malaya(position: Position) -> Condition:
    """At war with Japan, ANZAC holds all that it owned at first, and an Allied power holds Malaya.

    >>> war = START.at_war(ANZAC, JAPAN)
    >>> pays(war, homeland_and_malaya), pays(war.held(USA, "Malaya"), homeland_and_malaya)
    (5, 5)
    >>> explain(war.held(JAPAN, "Malaya"), homeland_and_malaya)
    'not met: an Allied power controls Malaya (Japan holds it)'
    >>> explain(war.held(USA, "Solomon Islands"), homeland_and_malaya)
    'not met: ANZAC controls Solomon Islands (United States holds it)'
    """
    return anzac_fights(position) & controls(ALLIES, "Malaya") & controls(ANZAC, *position.map.originally(ANZAC))
