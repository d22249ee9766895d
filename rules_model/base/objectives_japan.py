"""# Objectives of Japan

Trade while it keeps the peace, islands and centres of power once it fights.
"""

from __future__ import annotations

from rules_model.base.pacific_peace import INDO_CHINA, unprovoked_war
from rules_model.base.turn import ATTACKED
from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.condition import Condition, at_peace, at_war, controls, happened
from rules_model.objective import Tally, each, objective
from rules_model.question import question
from rules_model.world.nation import ANZAC, AXIS, FRANCE, JAPAN, UK, UK_PACIFIC, USA, Group
from rules_model.world.position import Position

WESTERN = question(
    "g40.objectives.western-allies",
    G40_RULES(343),
    G40_RULES(350),
    kind="ambiguity",
    readings={
        "pacific": "the Western Allies are the United States, the UK and ANZAC",
        "with-france": "France is one of them as well",
    },
    chosen="pacific",
    because="Japan can fight France over Indo-China alone, and that is no war for islands in the Pacific.",
)


def western_allies(position: Position) -> Group:
    """Whom Japan must fight."""
    nations = (USA, UK, UK_PACIFIC, ANZAC)
    return Group("a Western Ally", (*nations, FRANCE) if position.reading(WESTERN) == "with-france" else nations)


@objective("g40.objectives.japan.trade", JAPAN, G40_RULES(342), G40_OBJECTIVES(11), ipcs=10, title="Trade with America")
def trade_with_america(position: Position) -> Condition:
    """Japan does not fight America, never attacked French Indo-China, and unprovoked neither declared war on the UK or
    ANZAC nor attacked Dutch land.

    A bonus forfeited by a deed of Japan never comes back.

    >>> pays(START, trade_with_america), pays(START.at_war(JAPAN, USA), trade_with_america)
    (10, 0)
    >>> struck = START.noting("attacked", None, "", nation=JAPAN, other=FRANCE, place="French Indo-China")
    >>> pays(struck, trade_with_america), pays(START.held(JAPAN, "French Indo-China"), trade_with_america)
    (0, 10)
    >>> pays(START.noting("declared war", None, "", nation=JAPAN, other=ANZAC).in_round(9), trade_with_america)
    0
    """
    attacked = happened(ATTACKED, JAPAN, place=INDO_CHINA)
    return at_peace(JAPAN, USA) & ~attacked & ~unprovoked_war(position)


@objective(
    "g40.objectives.japan.perimeter",
    JAPAN,
    G40_RULES(343),
    G40_RULES(350),
    G40_OBJECTIVES(12),
    ipcs=5,
    title="Outer perimeter",
)
def outer_perimeter(position: Position) -> Condition:
    """While Japan fights a Western Ally, the Axis holds all of Guam, Midway, Wake, the Gilberts and the Solomons.

    >>> islands = ("Guam", "Midway", "Wake Island", "Gilbert Islands", "Solomon Islands")
    >>> war = START.at_war(JAPAN, USA).held(JAPAN, *islands)
    >>> pays(war, outer_perimeter), pays(war.held(USA, "Midway"), outer_perimeter)
    (5, 0)

    Who the Western Allies are is open.

    >>> french = START.at_war(JAPAN, FRANCE).held(JAPAN, *islands)
    >>> pays(french, outer_perimeter), pays(french.reads(WESTERN, "with-france"), outer_perimeter)
    (0, 5)
    """
    war = at_war(JAPAN, western_allies(position))
    return war & controls(AXIS, "Guam", "Midway", "Wake Island", "Gilbert Islands", "Solomon Islands")


@objective(
    "g40.objectives.japan.centres",
    JAPAN,
    G40_RULES(343),
    G40_RULES(350),
    G40_OBJECTIVES(13),
    ipcs=5,
    title="Centres of power",
)
def power_centres(position: Position) -> Tally:
    """While Japan fights a Western Ally, the Axis holds one of four centres of power: for each of them.

    They are India, New South Wales, Hawaiian Islands and Western United States.

    >>> war = START.at_war(JAPAN, UK_PACIFIC).held(JAPAN, "India", "Hawaiian Islands")
    >>> pays(war, power_centres), pays(war.held(USA, "Hawaiian Islands"), power_centres)
    (10, 5)
    """
    war = at_war(JAPAN, western_allies(position))
    places = ("India", "New South Wales", "Hawaiian Islands", "Western United States")
    return each(*(war & controls(AXIS, place) for place in places))


@objective(
    "g40.objectives.japan.indies",
    JAPAN,
    G40_RULES(343),
    G40_RULES(350),
    G40_OBJECTIVES(14),
    ipcs=5,
    title="The islands of the Dutch",
)
def east_indies(position: Position) -> Condition:
    """While Japan fights a Western Ally, the Axis holds Sumatra, Java, Borneo and Celebes.

    >>> war = START.at_war(JAPAN, ANZAC).held(JAPAN, "Sumatra", "Java", "Borneo", "Celebes")
    >>> pays(war, east_indies), pays(war.held(DUTCH, "Java"), east_indies)
    (5, 0)
    """
    war = at_war(JAPAN, western_allies(position))
    return war & controls(AXIS, "Sumatra", "Java", "Borneo", "Celebes")
