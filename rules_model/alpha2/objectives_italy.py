"""# Objectives of Italy under Alpha +2

The Mediterranean and its shores.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_ussr import EVERY_TURN, WARSHIPS
from rules_model.alpha2.objectives_when import italy_fights
from rules_model.base import objectives_germany_italy as base_european_axis
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, any_of, controls
from rules_model.goals import clear_of, collected
from rules_model.objective import objective
from rules_model.world.nation import ALLIES, AXIS, ITALY, Group, members
from rules_model.world.position import Position

FIRST, LAST = 92, 99  # the sea zones of the Mediterranean
NORTH_AFRICA = ("Morocco", "Algeria", "Tunisia", "Libya", "Tobruk", "Alexandria")


@objective(
    "alpha2.objectives.italy.empire",
    ITALY,
    ALPHA2(173),
    ipcs=5,
    replaces=(base_european_axis.roman_empire,),
    title="Roman Empire",
)
def roman_empire(position: Position) -> Condition:
    """At war, Axis powers hold at least three of Egypt, Southern France, Greece and Gibraltar.

    >>> war = START.at_war(ITALY, UK).held(ITALY, "Egypt").held(GERMANY, "Southern France")
    >>> pays(war.held(GERMANY, "Greece"), roman_empire)
    5
    >>> explain(war, roman_empire)
    'not met: an Axis power controls at least 3 of Egypt, Southern France, Greece and Gibraltar (2 of 4)'
    """
    return italy_fights(position) & any_of(AXIS, 3, "Egypt", "Southern France", "Greece", "Gibraltar")


@objective("alpha2.objectives.italy.sea", ITALY, ALPHA2(174), ipcs=5, replaces=(base_european_axis.mare_nostrum,))
def mare_nostrum(position: Position) -> Condition:
    """At war, no Allied surface warship is in the Mediterranean, which is Sea Zone 92 to Sea Zone 99.

    >>> war = START.at_war(ITALY, UK)
    >>> pays(war.with_force("Sea Zone 98", UK, submarine=1, transport=1), mare_nostrum)
    5
    >>> explain(war.with_force("Sea Zone 98", UK, destroyer=1, submarine=1), mare_nostrum)
    'not met: no surface ship of the Allies is in the Mediterranean (1 UK Europe destroyer in Sea Zone 98)'
    >>> pays(war.with_force("Sea Zone 91", UK, cruiser=1), mare_nostrum), pays(START, mare_nostrum)
    (5, 0)
    >>> idle = war.with_force("Sea Zone 93", USA, cruiser=1)
    >>> pays(idle, mare_nostrum), pays(idle.reads(WARSHIPS, "enemies"), mare_nostrum)
    (0, 5)
    """
    sea = [f"Sea Zone {number}" for number in range(FIRST, LAST + 1)]
    fleets = ALLIES if position.reading(WARSHIPS) == "side" else enemies_of_italy(position)
    return italy_fights(position) & clear_of(fleets, "surface warship", *sea, together="the Mediterranean")


def enemies_of_italy(position: Position) -> Group:
    """The Allied powers that Italy is at war with."""
    return Group("the enemy", tuple(nation for nation in members(ALLIES) if position.is_at_war(ITALY, nation)))


@objective(
    "alpha2.objectives.italy.africa",
    ITALY,
    ALPHA2(175, 176),
    ipcs=5,
    replaces=(base_european_axis.north_africa,),
    title="North Africa",
)
def north_africa(position: Position) -> Condition:
    """At war, Axis powers hold Morocco, Algeria, Tunisia, Libya, Tobruk and Alexandria, all six.

    >>> war = START.at_war(ITALY, FRANCE).held(ITALY, "Tunisia", "Alexandria").held(GERMANY, "Morocco", "Algeria")
    >>> pays(war, north_africa)
    5
    >>> explain(war.held(UK, "Tobruk"), north_africa)
    'not met: an Axis power controls Tobruk (UK Europe holds it)'
    >>> paid = collects(war, north_africa)
    >>> pays(paid, north_africa), pays(paid.reads(EVERY_TURN, "once"), north_africa)
    (5, 0)
    """
    goal = italy_fights(position) & controls(AXIS, *NORTH_AFRICA)
    return goal if position.reading(EVERY_TURN) == "every-turn" else goal & ~collected(north_africa.id)
