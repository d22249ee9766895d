"""# Objectives of the UK, ANZAC, China and France

The Empire, the road to China, the islands in the north, and Paris free again.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.base.china import burma_road
from rules_model.base.editions import FIRST as FIRST  # the examples ask the first edition
from rules_model.base.editions import TWO_TERRITORIES as TWO_TERRITORIES
from rules_model.base.nations import british_economy
from rules_model.citation import G40_OBJECTIVES, G40_RULES
from rules_model.condition import Condition, at_war, controls
from rules_model.objective import objective
from rules_model.question import question
from rules_model.world.nation import (
    ALLIES,
    ANZAC,
    CHINA,
    DUTCH,
    EUROPEAN_AXIS,
    FRANCE,
    GERMANY,
    JAPAN,
    UK,
    UK_PACIFIC,
    UNITED_KINGDOM,
    Group,
    Nation,
    members,
)
from rules_model.world.position import Position

WHICH_WAR = question(
    "g40.objectives.british-war",
    G40_RULES(346),
    G40_OBJECTIVES(15),
    kind="contradiction",
    readings={
        "either": "the UK must fight Germany or Italy",
        "germany": "the UK must fight Germany",
    },
    chosen="either",
    because="The notes of the map name both; the other text describes the same program more briefly.",
)


@dataclass(frozen=True)
class FreedOnce(Condition):
    """The capital of a power has been freed exactly once: by a friend, or by itself, which the log calls a capture."""

    nation: Nation  #: whose capital
    place: str  #: where

    def failures(self, position: Position) -> tuple[str, ...]:
        freed = (*position.events("liberated", place=self.place), *position.events("captured", self.nation, self.place))
        return () if len(freed) == 1 else (self.words(),)

    def words(self) -> str:
        return f"{self.place} has been liberated for the first time"

    def form(self) -> tuple[object, ...]:
        return ("freed once", str(self.nation), self.place)


@objective(
    "g40.objectives.china.burma-road", CHINA, G40_RULES(345), G40_OBJECTIVES(28), ipcs=6, title="Burma Road open"
)
def road_open(position: Position) -> Condition:
    """The Burma Road is open, which also lets China buy artillery.

    >>> pays(START, road_open), pays(START.held(JAPAN, "Yunnan"), road_open)
    (6, 0)
    """
    return burma_road(position)


@objective(
    "g40.objectives.uk.empire", UK, G40_RULES(346), G40_RULES(350), G40_OBJECTIVES(15), ipcs=5, title="British Empire"
)
def empire(position: Position) -> Condition:
    """While it fights Germany or Italy, UK Europe holds all the land that was its own at first.

    >>> war = START.at_war(UK, GERMANY)
    >>> pays(war, empire), pays(war.held(ITALY, "Malta"), empire), pays(war.held(JAPAN, "Malaya"), empire)
    (5, 0, 5)

    Whether war with Italy alone is enough is open.

    >>> italy = START.at_war(UK, ITALY)
    >>> pays(italy, empire), pays(italy.reads(WHICH_WAR, "germany"), empire)
    (5, 0)

    In the first edition West India is London's and British Columbia is not.

    >>> first = war.reads(TWO_TERRITORIES, FIRST)
    >>> pays(first, empire), pays(first.held(UK, "West India").held(UK_PACIFIC, "British Columbia"), empire)
    (0, 5)
    """
    british = [place for economy in UNITED_KINGDOM.nations for place in position.map.originally(economy)]
    own = [place for place in british if british_economy(position, place) == UK]
    foes = EUROPEAN_AXIS if position.reading(WHICH_WAR) == "either" else GERMANY
    return at_war(UK, foes) & controls(UK, *own)


@objective(
    "g40.objectives.uk-pacific.malaya",
    UK_PACIFIC,
    G40_RULES(346),
    G40_RULES(350),
    G40_OBJECTIVES(16),
    ipcs=5,
    title="Malaya held",
)
def kwangtung_and_malaya(position: Position) -> Condition:
    """While it fights Japan, UK Pacific itself holds Kwangtung and Malaya.

    >>> war = START.at_war(UK_PACIFIC, JAPAN)
    >>> pays(war, kwangtung_and_malaya), pays(war.held(CHINA, "Kwangtung"), kwangtung_and_malaya)
    (5, 0)
    >>> pays(START, kwangtung_and_malaya)
    0
    """
    return at_war(UK_PACIFIC, JAPAN) & controls(UK_PACIFIC, "Kwangtung", "Malaya")


@objective(
    "g40.objectives.anzac.malaya",
    ANZAC,
    G40_RULES(347),
    G40_RULES(350),
    G40_OBJECTIVES(17),
    ipcs=5,
    title="Malaya and home",
)
def malaya_and_home(position: Position) -> Condition:
    """While ANZAC fights Japan, Allies hold Malaya and ANZAC all the land that was its own at first.

    >>> war = START.at_war(ANZAC, JAPAN)
    >>> pays(war, malaya_and_home), pays(war.held(USA, "Malaya"), malaya_and_home), pays(START, malaya_and_home)
    (5, 5, 0)
    >>> pays(war.held(USA, "New Britain"), malaya_and_home)
    0
    """
    return at_war(ANZAC, JAPAN) & controls(ALLIES, "Malaya") & controls(ANZAC, *position.map.originally(ANZAC))


@objective(
    "g40.objectives.anzac.islands",
    ANZAC,
    G40_RULES(347),
    G40_RULES(350),
    G40_OBJECTIVES(18),
    ipcs=5,
    title="Islands in the north",
)
def northern_islands(position: Position) -> Condition:
    """While ANZAC fights Japan, Allies other than the Dutch hold both New Guineas, New Britain and the Solomons.

    >>> war = START.at_war(ANZAC, JAPAN)
    >>> pays(war.held(USA, "Dutch New Guinea"), northern_islands)
    5
    >>> explain(war, northern_islands)
    'not met: an Ally other than the Dutch controls Dutch New Guinea (Dutch holds it)'
    """
    allies = Group("an Ally other than the Dutch", tuple(one for one in members(ALLIES) if one != DUTCH))
    places = ("Dutch New Guinea", "New Guinea", "New Britain", "Solomon Islands")
    return at_war(ANZAC, JAPAN) & controls(allies, *places)


@objective(
    "g40.objectives.france.liberation",
    FRANCE,
    G40_RULES(282),
    G40_OBJECTIVES(29),
    ipcs=12,
    once=True,
    when="liberation of France",
    title="Liberation of France",
)
def liberation(position: Position) -> Condition:
    """France is freed for the first time, be it by itself; the bonus comes at once, in units placed there.

    >>> free = START.noting("liberated", None, "Paris is free", nation=UK, place="France")
    >>> pays(free, liberation), pays(START, liberation), liberation.details.when
    (12, 0, 'liberation of France')
    >>> again = free.noting("liberated", None, "Paris is free again", nation=USA, place="France")
    >>> explain(again, liberation)
    'not met: France has been liberated for the first time'
    >>> pays(START.noting("captured", None, "", nation=FRANCE, other=GERMANY, place="France"), liberation)
    12
    """
    return FreedOnce(FRANCE, "France")
