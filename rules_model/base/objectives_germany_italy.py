"""# Objectives of Germany and Italy

Bonuses of the European Axis, tested as the power collects its income.
"""

from __future__ import annotations

from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.condition import Condition, any_of, at_peace, at_war, controls, present
from rules_model.objective import Tally, each, objective
from rules_model.world.nation import ALLIES, AXIS, FRANCE, GERMANY, ITALY, PRO_ALLIES, UNITED_KINGDOM, USSR
from rules_model.world.position import Position

OIL = ("Iraq", "Persia", "Northwest Persia")


def war_in_the_west() -> Condition:
    """Germany fights the UK and France."""
    return at_war(GERMANY, UNITED_KINGDOM) & at_war(GERMANY, FRANCE)


@objective("g40.objectives.germany.trade", GERMANY, G40_RULES(337), G40_OBJECTIVES(2), ipcs=5, title="Russian grain")
def trade_with_russia(position: Position) -> Condition:
    """Germany keeps peace with the Soviet Union.

    >>> pays(START, trade_with_russia), pays(START.at_war(GERMANY, USSR), trade_with_russia)
    (5, 0)
    """
    return at_peace(GERMANY, USSR)


@objective(
    "g40.objectives.germany.soviet-cities",
    GERMANY,
    G40_RULES(338),
    G40_RULES(350),
    G40_OBJECTIVES(3),
    ipcs=5,
    title="Three Soviet cities",
)
def soviet_cities(position: Position) -> Tally:
    """While it fights the Soviet Union, Germany itself holds Novgorod, Volgograd and Russia: for each.

    >>> war = START.at_war(GERMANY, USSR).held(GERMANY, "Novgorod", "Volgograd")
    >>> pays(war, soviet_cities), pays(war.held(ITALY, "Novgorod"), soviet_cities)
    (10, 5)
    >>> pays(START.held(GERMANY, "Novgorod"), soviet_cities)
    0
    """
    war = at_war(GERMANY, USSR)
    return each(*(war & controls(GERMANY, city) for city in ("Novgorod", "Volgograd", "Russia")))


@objective(
    "g40.objectives.germany.caucasus",
    GERMANY,
    G40_RULES(338),
    G40_RULES(350),
    G40_OBJECTIVES(4),
    ipcs=5,
    title="Caucasus",
)
def caucasus(position: Position) -> Condition:
    """While Germany fights the Soviet Union, any Axis power holds Caucasus.

    >>> war = START.at_war(GERMANY, USSR)
    >>> pays(war.held(ITALY, "Caucasus"), caucasus), pays(war, caucasus)
    (5, 0)
    >>> pays(START.held(GERMANY, "Caucasus"), caucasus)
    0
    """
    return at_war(GERMANY, USSR) & controls(AXIS, "Caucasus")


@objective(
    "g40.objectives.germany.egypt",
    GERMANY,
    G40_RULES(339),
    G40_RULES(350),
    G40_OBJECTIVES(5),
    ipcs=5,
    title="Germans in Egypt",
)
def germans_in_egypt(position: Position) -> Condition:
    """While Germany fights the UK and France, a German land unit stands in an Egypt that the Axis holds.

    >>> war = START.at_war(GERMANY, UK, FRANCE).held(ITALY, "Egypt")
    >>> pays(war.with_force("Egypt", GERMANY, tank=1), germans_in_egypt)
    5
    >>> explain(war.with_force("Egypt", GERMANY, fighter=1), germans_in_egypt)
    'not met: Germany has at least 1 land unit in Egypt (0 there)'
    """
    return war_in_the_west() & controls(AXIS, "Egypt") & present(GERMANY, 1, "land", "Egypt")


@objective(
    "g40.objectives.germany.iron",
    GERMANY,
    G40_RULES(339),
    G40_RULES(350),
    G40_OBJECTIVES(6),
    ipcs=5,
    title="Swedish iron",
)
def swedish_iron(position: Position) -> Condition:
    """While Germany fights the UK and France, it holds Denmark and Norway, and Sweden is neither Allied nor leaning so.

    >>> war = START.at_war(GERMANY, UK, FRANCE)
    >>> pays(war, swedish_iron), pays(war.held(GERMANY, "Sweden"), swedish_iron)
    (5, 5)
    >>> pays(war.held(PRO_ALLIES, "Sweden"), swedish_iron), pays(war.held(UK, "Sweden"), swedish_iron)
    (0, 0)
    """
    sweden = ~controls(ALLIES, "Sweden") & ~controls(PRO_ALLIES, "Sweden")
    return war_in_the_west() & controls(GERMANY, "Denmark", "Norway") & sweden


@objective(
    "g40.objectives.germany.oil", GERMANY, G40_RULES(339), G40_RULES(350), G40_OBJECTIVES(7), ipcs=2, title="German oil"
)
def german_oil(position: Position) -> Tally:
    """While it fights the UK and France, Germany itself holds Iraq, Persia and Northwest Persia: for each.

    >>> war = START.at_war(GERMANY, UK, FRANCE).held(GERMANY, "Iraq", "Persia")
    >>> pays(war, german_oil), pays(war.held(ITALY, "Persia"), german_oil)
    (4, 2)
    """
    return each(*(war_in_the_west() & controls(GERMANY, place) for place in OIL))


@objective("g40.objectives.italy.mare-nostrum", ITALY, G40_RULES(348), G40_OBJECTIVES(19), ipcs=5, title="Mare nostrum")
def mare_nostrum(position: Position) -> Condition:
    """No Allied surface warship is in the Mediterranean, zones 92 to 99.

    >>> pays(START, mare_nostrum), pays(START.with_force("Sea Zone 98", UK, cruiser=1), mare_nostrum)
    (5, 0)
    >>> pays(START.with_force("Sea Zone 98", UK, submarine=1, transport=1), mare_nostrum)
    5
    """
    return ~present(ALLIES, 1, "surface warship", *(f"Sea Zone {number}" for number in range(92, 100)))


@objective("g40.objectives.italy.roman-empire", ITALY, G40_RULES(348), G40_OBJECTIVES(20), ipcs=5, title="Roman Empire")
def roman_empire(position: Position) -> Condition:
    """The Axis holds at least three of Gibraltar, Egypt, Greece and Southern France.

    >>> pays(START.held(ITALY, "Egypt", "Greece").held(GERMANY, "Southern France"), roman_empire)
    5
    >>> pays(START.held(ITALY, "Egypt", "Greece"), roman_empire)
    0
    """
    return any_of(AXIS, 3, "Gibraltar", "Egypt", "Greece", "Southern France")


@objective("g40.objectives.italy.north-africa", ITALY, G40_RULES(348), G40_OBJECTIVES(21), ipcs=5, title="North Africa")
def north_africa(position: Position) -> Condition:
    """The Axis holds the whole coast of North Africa from Morocco to Alexandria.

    >>> coast = START.held(GERMANY, "Morocco", "Algeria", "Tunisia").held(ITALY, "Alexandria")
    >>> pays(coast, north_africa)
    5
    >>> explain(coast.held(UK, "Tobruk"), north_africa)
    'not met: an Axis power controls Tobruk (UK Europe holds it)'
    """
    return controls(AXIS, "Morocco", "Algeria", "Tunisia", "Libya", "Tobruk", "Alexandria")


@objective("g40.objectives.italy.oil", ITALY, G40_RULES(348), G40_OBJECTIVES(22), ipcs=2, title="Italian oil")
def italian_oil(position: Position) -> Tally:
    """Italy itself holds Iraq, Persia and Northwest Persia: for each.

    >>> pays(START.held(ITALY, "Iraq", "Northwest Persia"), italian_oil), pays(START.held(GERMANY, "Iraq"), italian_oil)
    (4, 0)
    """
    return each(*(controls(ITALY, place) for place in OIL))
