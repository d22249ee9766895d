"""# Objectives of the United States under Alpha +2

All five count only while the United States is at war.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_japan import CONTROLLER, PERIMETER
from rules_model.alpha2.objectives_when import america_fights
from rules_model.base import objectives_america as base_america
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, any_of, controls
from rules_model.objective import objective
from rules_model.world.nation import ALLIES, USA, Who
from rules_model.world.position import Position

HOMELAND = ("Western United States", "Central United States", "Eastern United States")
OUTPOSTS = ("Hawaiian Islands", "Alaska", "Aleutian Islands", "Line Islands", "Johnston Island")
CARIBBEAN = ("Mexico", "Southeast Mexico", "Central America", "West Indies")


def controller(position: Position) -> Who:
    """Who must hold the places of an objective that does not say it."""
    return USA if position.reading(CONTROLLER) == "own" else ALLIES


@objective("alpha2.objectives.usa.homeland", USA, ALPHA2(179), ipcs=10, replaces=(base_america.homeland,))
def american_homeland(position: Position) -> Condition:
    """At war, the United States holds its west, its centre and its east.

    >>> war = START.at_war(USA, JAPAN)
    >>> pays(war, american_homeland), pays(START, american_homeland)
    (10, 0)
    >>> explain(war.held(JAPAN, "WUS"), american_homeland)
    'not met: United States controls Western United States (Japan holds it)'
    >>> shared = war.held(CANADA, "EUS")
    >>> pays(shared, american_homeland), pays(shared.reads(CONTROLLER, "side"), american_homeland)
    (0, 10)
    """
    return america_fights(position) & controls(controller(position), *HOMELAND)


@objective("alpha2.objectives.usa.islands", USA, ALPHA2(180), ipcs=5)
def island_chain(position: Position) -> Condition:
    """At war, Allied powers hold at least five of the seven islands that Japan's third objective names.

    >>> war = START.at_war(USA, JAPAN)
    >>> explain(war, island_chain)
    'not met: an Allied power controls at least 5 of Midway, Wake Island, Marianas, Iwo Jima, Caroline Islands, Solomon
     Islands and Guam (4 of 7)'
    >>> pays(war.held(ANZAC, "Iwo Jima"), island_chain), pays(START.held(ANZAC, "Iwo Jima"), island_chain)
    (5, 0)
    """
    return america_fights(position) & any_of(ALLIES, 5, *PERIMETER)


@objective("alpha2.objectives.usa.philippines", USA, ALPHA2(181), ipcs=5, replaces=(base_america.philippines,))
def philippines(position: Position) -> Condition:
    """At war, the United States holds the Philippines.

    >>> war = START.at_war(USA, GERMANY)
    >>> pays(war, philippines), pays(START, philippines)
    (5, 0)
    >>> explain(war.held(JAPAN, "Philippines"), philippines)
    'not met: United States controls Philippines (Japan holds it)'
    >>> freed = war.held(ANZAC, "Philippines")
    >>> pays(freed, philippines), pays(freed.reads(CONTROLLER, "side"), philippines)
    (0, 5)
    """
    return america_fights(position) & controls(controller(position), "Philippines")


@objective("alpha2.objectives.usa.outposts", USA, ALPHA2(182), ipcs=5, replaces=(base_america.outposts,))
def pacific_outposts(position: Position) -> Condition:
    """At war, the United States holds Hawaii, Alaska, the Aleutian Islands, the Line Islands and Johnston Island.

    >>> war = START.at_war(USA, JAPAN)
    >>> pays(war, pacific_outposts), pays(START, pacific_outposts)
    (5, 0)
    >>> explain(war.held(JAPAN, "Aleutian Islands"), pacific_outposts)
    'not met: United States controls Aleutian Islands (Japan holds it)'
    >>> lent = war.held(ANZAC, "Line Islands")
    >>> pays(lent, pacific_outposts), pays(lent.reads(CONTROLLER, "side"), pacific_outposts)
    (0, 5)
    """
    return america_fights(position) & controls(controller(position), *OUTPOSTS)


@objective("alpha2.objectives.usa.caribbean", USA, ALPHA2(183), ipcs=5, replaces=(base_america.central_america,))
def caribbean(position: Position) -> Condition:
    """At war, the United States holds Mexico, Southeast Mexico, Central America with Panama, and the West Indies.

    >>> war = START.at_war(USA, ITALY)
    >>> pays(war, caribbean), pays(START, caribbean)
    (5, 0)
    >>> explain(war.held(GERMANY, "West Indies"), caribbean)
    'not met: United States controls West Indies (Germany holds it)'
    >>> lent = war.held(UK, "West Indies")
    >>> pays(lent, caribbean), pays(lent.reads(CONTROLLER, "side"), caribbean)
    (0, 5)
    """
    return america_fights(position) & controls(controller(position), *CARIBBEAN)
