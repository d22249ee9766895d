"""# Objectives of the United Kingdom under Alpha +2

Two are London's alone, the third is Calcutta's.
"""

from __future__ import annotations

from rules_model.alpha2.objectives_when import calcutta_fights, london_fights
from rules_model.base import objectives_west as base_west
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, controls
from rules_model.goals import clear_of
from rules_model.objective import objective
from rules_model.question import question
from rules_model.world.nation import GERMANY, UK, UK_PACIFIC, UNITED_KINGDOM
from rules_model.world.place import SEA_ZONE
from rules_model.world.position import Position

BALTIC = ("Sea Zone 113", "Sea Zone 114", "Sea Zone 115")
BLACK_SEA, CASPIAN = "Sea Zone 100", "Sea Zone 128"
NORTH_AMERICA = (
    "Alberta Saskatchewan Manitoba",
    "British Columbia",
    "New Brunswick Nova Scotia",
    "Newfoundland Labrador",
    "Ontario",
    "Quebec",
)
AFRICA = "Africa (mainland)"
EUROPE = ("Gibraltar", "Iceland", "Malta", "Scotland", "United Kingdom")
WEST_INDIA, WESTERN_CANADA = "West India", "British Columbia"

CYPRUS = question(
    "alpha2.objectives.cyprus",
    ALPHA2(163),
    kind="ambiguity",
    readings={
        "asia": "Cyprus belongs to the Middle East, like Trans-Jordan, and is not needed",
        "europe": "Cyprus belongs to Europe, like Malta, and is needed",
    },
    chosen="asia",
    because="Cyprus lies off the coast of Syria and Turkey, and geographers count it to Asia.",
)


@objective("alpha2.objectives.london.submarines", UK, ALPHA2(160), ALPHA2(162), ipcs=5)
def no_submarines(position: Position) -> Condition:
    """At war with the European Axis, London is paid while no German submarine is on the Europe map outside the Baltic,
    the Black Sea and the Caspian.

    >>> war = START.at_war(UK, GERMANY)
    >>> pays(war, no_submarines), pays(war.with_force("Sea Zone 114", GERMANY, submarine=2), no_submarines)
    (5, 5)
    >>> explain(war.with_force("Sea Zone 112", GERMANY, submarine=1), no_submarines)
    'not met: no submarine of Germany is in the open sea of the Europe map (1 Germany submarine in Sea Zone 112)'
    >>> pays(war.with_force("Sea Zone 112", ITALY, submarine=1).with_force("SZ 6", GERMANY, submarine=1), no_submarines)
    5
    >>> pays(START, no_submarines)
    0
    """
    board = (place for place in position.map.places.values() if place.kind == SEA_ZONE and place.half == "Europe")
    open_sea = [place.name for place in board if place.name not in (*BALTIC, BLACK_SEA, CASPIAN)]
    return london_fights(position) & clear_of(
        GERMANY, "submarine", *open_sea, together="the open sea of the Europe map"
    )


@objective(
    "alpha2.objectives.london.empire",
    UK,
    ALPHA2(160),
    ALPHA2(163),
    ipcs=5,
    replaces=(base_west.empire,),
    title="Atlantic Empire",
)
def atlantic_empire(position: Position) -> Condition:
    """At war with the European Axis, the United Kingdom holds all that it owned in North America, Africa and Europe.

    >>> war = START.at_war(UK, ITALY)
    >>> pays(war, atlantic_empire), pays(war.held(ITALY, "Trans-Jordan"), atlantic_empire)
    (5, 5)
    >>> explain(war.held(ITALY, "British Somaliland"), atlantic_empire)
    'not met: the United Kingdom controls British Somaliland (Italy holds it)'
    >>> pays(START, atlantic_empire)
    0

    Is Cyprus in Europe?

    >>> invaded = war.held(ITALY, "Cyprus")
    >>> pays(invaded, atlantic_empire), pays(invaded.reads(CYPRUS, "europe"), atlantic_empire)
    (5, 0)
    """
    african = [place for place in position.map.region(AFRICA) if position.map.owner(place) == UK]
    island = ("Cyprus",) if position.reading(CYPRUS) == "europe" else ()
    return london_fights(position) & controls(UNITED_KINGDOM, *NORTH_AMERICA, *african, *EUROPE, *island)


@objective(
    "alpha2.objectives.calcutta.empire",
    UK_PACIFIC,
    ALPHA2(165),
    ALPHA2(166),
    ipcs=5,
    replaces=(base_west.kwangtung_and_malaya,),
    title="Pacific Empire",
)
def pacific_empire(position: Position) -> Condition:
    """At war with Japan, the United Kingdom holds all that it owned on the Pacific map, and West India.

    Yukon and British Columbia, one space on the map of the second edition, are London's and do not matter here.

    >>> war = START.at_war(UK, JAPAN)
    >>> pays(war, pacific_empire), pays(war.held(JAPAN, "British Columbia"), pacific_empire)
    (5, 5)
    >>> explain(war.held(JAPAN, "Kwangtung").held(ITALY, "West India"), pacific_empire)
    'not met: the United Kingdom controls Kwangtung (Japan holds it); the United Kingdom controls West India
     (Italy holds it)'
    >>> pays(START, pacific_empire), MAP.owner("British Columbia"), MAP.half("West India")
    (0, UK Europe, 'Europe')
    """
    owned = [*position.map.originally(UK), *position.map.originally(UK_PACIFIC)]
    pacific = [place for place in owned if position.map.half(place) == "Pacific" and place != WESTERN_CANADA]
    return calcutta_fights(position) & controls(UNITED_KINGDOM, *pacific, WEST_INDIA)
