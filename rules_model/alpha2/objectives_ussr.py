"""# More objectives of the Soviet Union under Alpha +2

What the war in Europe pays every turn; what pays once stands in the chapter before.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_when import ussr_fights
from rules_model.base import objectives_soviet as base_soviet
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, controls
from rules_model.goals import clear_of, collected, during, held
from rules_model.objective import Tally, objective
from rules_model.question import question
from rules_model.world.nation import ALLIES, AXIS, GERMANY, USSR, Group, members
from rules_model.world.position import Position

OTHER_ALLIES = Group("the other Allies", tuple(nation for nation in members(ALLIES) if nation != USSR))

EVERY_TURN = question(
    "alpha2.objectives.every-turn",
    ALPHA2(147),
    ALPHA2(175),
    kind="ambiguity",
    readings={
        "every-turn": "an objective that does not say how often it pays does so every turn",
        "once": "it pays once, because all the others that pay every turn say so",
    },
    chosen="every-turn",
    because="What is paid once says that as well, and the second edition pays both every turn.",
)
WARSHIPS = question(
    "alpha2.objectives.idle-warships",
    ALPHA2(147),
    ALPHA2(174),
    kind="ambiguity",
    readings={
        "side": "a warship of the other side counts although its power is at peace with the one that would be paid",
        "enemies": "only warships of powers count with which it is at war",
    },
    chosen="side",
    because="The text names the Axis and the Allies, not enemies.",
)


@objective("alpha2.objectives.ussr.german-land", USSR, ALPHA2(146), ipcs=3, replaces=(base_soviet.spread_of_communism,))
def german_land(position: Position) -> Tally:
    """At war in Europe, the Soviet Union is paid for each originally German territory that it holds.

    >>> war = START.at_war(USSR, GERMANY)
    >>> pays(war, german_land), pays(war.held(USSR, "Romania", "Poland"), german_land)
    (0, 6)
    >>> pays(war.held(USSR, "Finland").held(UK, "Norway"), german_land)
    0
    >>> explain(START.held(USSR, "Poland"), german_land).rpartition("; ")[2]
    'not met: Soviet Union is at war with Germany or Italy'
    """
    return during(ussr_fights(position), held(USSR, *position.map.originally(GERMANY)))


@objective("alpha2.objectives.ussr.convoy", USSR, ALPHA2(147), ipcs=5, replaces=(base_soviet.northern_supplies,))
def northern_convoy(position: Position) -> Condition:
    """At war in Europe, the Soviet Union holds Archangel, no Axis warship is in Sea Zone 125, and no unit of another
    Ally is in any originally Soviet territory.

    >>> war = START.at_war(USSR, GERMANY)
    >>> pays(war, northern_convoy), pays(war.with_force("Sea Zone 125", GERMANY, transport=1), northern_convoy)
    (5, 5)
    >>> explain(war.with_force("SZ 125", GERMANY, submarine=1), northern_convoy)
    'not met: no warship of the Axis is in Sea Zone 125 (1 Germany submarine in Sea Zone 125)'
    >>> explain(war.with_force("Amur", USA, fighter=1), northern_convoy)
    'not met: no unit of the other Allies is in originally Soviet territory (1 United States fighter in Amur)'

    The text does not say how often it pays, nor whose warships count.

    >>> paid = collects(war, northern_convoy)
    >>> pays(paid, northern_convoy), pays(paid.reads(EVERY_TURN, "once"), northern_convoy)
    (5, 0)
    >>> idle = war.with_force("Sea Zone 125", JAPAN, cruiser=1)
    >>> pays(idle, northern_convoy), pays(idle.reads(WARSHIPS, "enemies"), northern_convoy)
    (0, 5)
    """
    hostile = AXIS if position.reading(WARSHIPS) == "side" else enemies_of_the_ussr(position)
    soviet = position.map.originally(USSR)
    alone = clear_of(OTHER_ALLIES, "unit", *soviet, together="originally Soviet territory")
    goal = ussr_fights(position) & clear_of(hostile, "warship", "Sea Zone 125") & controls(USSR, "Archangel") & alone
    return goal if position.reading(EVERY_TURN) == "every-turn" else goal & ~collected(northern_convoy.id)


def enemies_of_the_ussr(position: Position) -> Group:
    """The Axis powers that the Soviet Union is at war with."""
    return Group("the enemy", tuple(nation for nation in members(AXIS) if position.is_at_war(USSR, nation)))
