"""# More objectives of Japan under Alpha +2

What a war with the West pays; what peace pays stands in the chapter on the Soviet Union and Japan.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_when import japan_fights
from rules_model.base import objectives_japan as base_japan
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, any_of, controls
from rules_model.goals import during, held
from rules_model.objective import Tally, objective
from rules_model.question import question
from rules_model.world.nation import AXIS, JAPAN
from rules_model.world.position import Position

PERIMETER = ("Midway", "Wake Island", "Marianas", "Iwo Jima", "Caroline Islands", "Solomon Islands", "Guam")
POWER_CENTRES = ("Hawaiian Islands", "New South Wales", "India", "Western United States")

CONTROLLER = question(
    "alpha2.objectives.controller",
    ALPHA2(158, 159),
    ALPHA2(179),
    ALPHA2(181, 183),
    kind="ambiguity",
    readings={
        "own": "where an objective does not say who must control the places, the power that is paid must",
        "side": "any power of its side may",
    },
    chosen="own",
    because="The lists name the Axis or the Allies where an ally's control is enough.",
)


@objective("alpha2.objectives.japan.islands", JAPAN, ALPHA2(157), ipcs=5, replaces=(base_japan.outer_perimeter,))
def island_perimeter(position: Position) -> Condition:
    """At war with the West, Axis powers hold at least five of seven islands.

    >>> war = START.at_war(JAPAN, USA)
    >>> four = war.held(JAPAN, "Guam")
    >>> pays(four, island_perimeter), pays(four.held(GERMANY, "Wake"), island_perimeter)
    (0, 5)
    >>> explain(four, island_perimeter)
    'not met: an Axis power controls at least 5 of Midway, Wake Island, Marianas, Iwo Jima, Caroline Islands, Solomon
     Islands and Guam (4 of 7)'
    """
    return japan_fights(position) & any_of(AXIS, 5, *PERIMETER)


@objective("alpha2.objectives.japan.power-centres", JAPAN, ALPHA2(158), ipcs=5, replaces=(base_japan.power_centres,))
def power_centres(position: Position) -> Tally:
    """At war with the West, Japan is paid for each of Honolulu, Sydney, Calcutta and the Western United States.

    >>> war = START.at_war(JAPAN, USA)
    >>> pays(war, power_centres), pays(war.held(JAPAN, "Honolulu", "Calcutta"), power_centres)
    (0, 10)
    >>> pays(START.held(JAPAN, "Sydney"), power_centres)
    0

    The text does not say whether an ally may hold them for Japan.

    >>> allied = war.held(GERMANY, "Calcutta")
    >>> pays(allied, power_centres), pays(allied.reads(CONTROLLER, "side"), power_centres)
    (0, 5)
    """
    return during(japan_fights(position), held(JAPAN if own(position) else AXIS, *POWER_CENTRES))


@objective(
    "alpha2.objectives.japan.east-indies",
    JAPAN,
    ALPHA2(159),
    ipcs=5,
    replaces=(base_japan.east_indies,),
    title="East Indies",
)
def east_indies(position: Position) -> Condition:
    """At war with the West, Japan holds Sumatra, Java, Borneo and Celebes, all four.

    >>> war = START.at_war(JAPAN, UK).held(JAPAN, "Sumatra", "Java", "Borneo")
    >>> explain(war, east_indies)
    'not met: Japan controls Celebes (Dutch holds it)'
    >>> pays(war.held(JAPAN, "Celebes"), east_indies)
    5
    >>> shared = war.held(ITALY, "Celebes")
    >>> pays(shared, east_indies), pays(shared.reads(CONTROLLER, "side"), east_indies)
    (0, 5)
    """
    return japan_fights(position) & controls(JAPAN if own(position) else AXIS, "Sumatra", "Java", "Borneo", "Celebes")


def own(position: Position) -> bool:
    """Whether a power must hold the places of an objective itself."""
    return position.reading(CONTROLLER) == "own"
