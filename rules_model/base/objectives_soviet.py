"""# Objectives of the Soviet Union

The northern supply line, the spread of communism, and Berlin.
"""

from __future__ import annotations

from rules_model.citation import G40_LEFT, G40_OBJECTIVES, G40_RULES
from rules_model.condition import Condition, at_war, controls, no_warships, present
from rules_model.objective import Tally, each, objective
from rules_model.question import question
from rules_model.world.nation import ALLIES, AXIS, GERMANY, ITALY, PRO_AXIS, USSR, Group, Who, members
from rules_model.world.position import Position

NORTHERN_ZONE = "Sea Zone 125"

WHOSE_SHIPS = question(
    "g40.objectives.whose-ships",
    G40_RULES(340),
    G40_RULES(349),
    G40_LEFT(14),
    kind="contradiction",
    readings={
        "at-war": "only warships of powers that fight the Soviet Union close the zone",
        "any": "a warship of any Axis power closes it",
    },
    chosen="at-war",
    because="The notes of the map correct themselves in this point and leave it to the players to apply.",
)


@objective(
    "g40.objectives.ussr.supplies",
    USSR,
    G40_RULES(340),
    G40_RULES(349, 350),
    G40_OBJECTIVES(8),
    G40_LEFT(14),
    ipcs=5,
    title="Supplies by the northern sea",
)
def northern_supplies(position: Position) -> Condition:
    """While it fights Germany or Italy, the Soviet Union holds Archangel, no enemy warship is in zone 125, and no other
    Ally has a unit anywhere on originally Soviet soil.

    A submarine is a warship, a transport is not.

    >>> war = START.at_war(USSR, GERMANY)
    >>> idle = war.with_force("Sea Zone 125", ITALY, cruiser=1)
    >>> idle.is_at_war(USSR, ITALY), pays(idle, northern_supplies)
    (False, 5)
    >>> pays(war, northern_supplies), pays(war.with_force("Sea Zone 125", GERMANY, transport=1), northern_supplies)
    (5, 5)
    >>> explain(war.with_force("Sea Zone 125", GERMANY, submarine=1), northern_supplies)
    'not met: not (an enemy of the Soviet Union has at least 1 warship in Sea Zone 125)'
    >>> explain(war.with_force("Novgorod", UK, fighter=1), northern_supplies)
    'not met: not (another Ally has at least 1 air unit in Novgorod)'

    Whether a ship counts whose power does not fight the Soviet Union is a matter of reading.

    >>> pays(idle.reads(WHOSE_SHIPS, "any"), northern_supplies)
    0
    """
    foes: Who = AXIS
    if position.reading(WHOSE_SHIPS) == "at-war":
        foes = Group(
            "an enemy of the Soviet Union", tuple(one for one in members(AXIS) if position.is_at_war(USSR, one))
        )
    goal = at_war(USSR, GERMANY, ITALY) & controls(USSR, "Archangel") & no_warships(foes, NORTHERN_ZONE)
    others = Group("another Ally", tuple(one for one in members(ALLIES) if one != USSR))
    for place in position.map.originally(USSR):
        goal = goal & ~present(others, 1, "land", place) & ~present(others, 1, "air", place)
    return goal


@objective(
    "g40.objectives.ussr.communism", USSR, G40_RULES(341), G40_OBJECTIVES(9), ipcs=3, title="Spread of communism"
)
def spread_of_communism(position: Position) -> Tally:
    """The Soviet Union itself holds land that was German, Italian or a pro-Axis neutral at first: for each territory.

    >>> pays(START.held(USSR, "Poland", "Finland", "Albania"), spread_of_communism)
    9
    >>> pays(START.held(USSR, "Greece", "Korea").held(UK, "Norway"), spread_of_communism)
    0
    """
    first = (GERMANY, ITALY, PRO_AXIS)
    return each(*(controls(USSR, place) for owner in first for place in position.map.originally(owner)))


@objective("g40.objectives.ussr.berlin", USSR, G40_RULES(341), G40_OBJECTIVES(10), ipcs=10, once=True, title="Berlin")
def berlin(position: Position) -> Condition:
    """The Soviet Union controls Germany for the first time.

    >>> fallen = START.held(USSR, "Germany")
    >>> pays(fallen, berlin), pays(collects(fallen, berlin), berlin), pays(START.held(UK, "Germany"), berlin)
    (10, 0, 0)
    """
    return controls(USSR, "Germany")
