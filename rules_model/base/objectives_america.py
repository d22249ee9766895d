"""# Objectives of the United States

Home soil, outposts, neighbours, and a foot in France, once it is at war.
"""

from __future__ import annotations

from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.condition import Condition, at_war, controls, present
from rules_model.objective import objective
from rules_model.world.nation import AXIS, USA
from rules_model.world.position import Position


@objective(
    "g40.objectives.usa.homeland",
    USA,
    G40_RULES(344),
    G40_RULES(350),
    G40_OBJECTIVES(23),
    ipcs=10,
    title="American homeland",
)
def homeland(position: Position) -> Condition:
    """At war, the United States holds its eastern, central and western territory.

    >>> pays(START.at_war(USA, JAPAN), homeland), pays(START, homeland)
    (10, 0)
    >>> pays(START.at_war(USA, JAPAN).held(JAPAN, "Western United States"), homeland)
    0
    """
    return at_war(USA, AXIS) & controls(USA, "Eastern United States", "Central United States", "Western United States")


@objective(
    "g40.objectives.usa.outposts",
    USA,
    G40_RULES(344),
    G40_RULES(350),
    G40_OBJECTIVES(24),
    ipcs=5,
    title="American outposts",
)
def outposts(position: Position) -> Condition:
    """At war, the United States holds Alaska, the Aleutians, Hawaii, Johnston Island and the Line Islands.

    >>> war = START.at_war(USA, ITALY)
    >>> pays(war, outposts), pays(war.held(JAPAN, "Line Islands"), outposts), pays(START, outposts)
    (5, 0, 0)
    """
    places = ("Alaska", "Aleutian Islands", "Hawaiian Islands", "Johnston Island", "Line Islands")
    return at_war(USA, AXIS) & controls(USA, *places)


@objective(
    "g40.objectives.usa.central-america",
    USA,
    G40_RULES(344),
    G40_RULES(350),
    G40_OBJECTIVES(25),
    ipcs=5,
    title="Central America",
)
def central_america(position: Position) -> Condition:
    """At war, the United States holds Mexico, Southeast Mexico, Central America and the West Indies.

    >>> war = START.at_war(USA, GERMANY)
    >>> pays(war, central_america), pays(START, central_america)
    (5, 0)
    >>> pays(war.held(GERMANY, "West Indies"), central_america)
    0
    """
    return at_war(USA, AXIS) & controls(USA, "Mexico", "Southeast Mexico", "Central America", "West Indies")


@objective(
    "g40.objectives.usa.philippines",
    USA,
    G40_RULES(344),
    G40_RULES(350),
    G40_OBJECTIVES(26),
    ipcs=5,
    title="Philippines",
)
def philippines(position: Position) -> Condition:
    """At war, the United States holds the Philippines.

    >>> war = START.at_war(USA, JAPAN)
    >>> pays(war, philippines), pays(war.held(JAPAN, "Philippines"), philippines), pays(START, philippines)
    (5, 0, 0)
    """
    return at_war(USA, AXIS) & controls(USA, "Philippines")


@objective(
    "g40.objectives.usa.france",
    USA,
    G40_RULES(344),
    G40_RULES(350),
    G40_OBJECTIVES(27),
    ipcs=5,
    title="Americans in France",
)
def americans_in_france(position: Position) -> Condition:
    """At war, the United States has at least one land unit in France.

    >>> landed = START.at_war(USA, GERMANY).with_force("France", USA, infantry=1)
    >>> pays(landed, americans_in_france)
    5
    >>> pays(START.at_war(USA, GERMANY).with_force("France", USA, fighter=2), americans_in_france)
    0
    """
    return at_war(USA, AXIS) & present(USA, 1, "land", "France")
