"""# Radar

The British card of the third round: sharper eyes for interceptors and guns, and a fourth fighter in every scramble.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_model.base.raids import facility_fires_at
from rules_model.base.scramble import ANYBODY, scramble_limit
from rules_model.base.units import aa_artillery, fighter
from rules_model.citation import DELTA
from rules_model.clause import Body, clause, modifies
from rules_model.delta.advantages import RADAR, works
from rules_model.question import question
from rules_model.verdict import Verdict
from rules_model.world.force import Force
from rules_model.world.nation import UK, Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

FACTORIES = ("major_factory", "minor_factory")

ARTILLERY = question(
    "delta.radar.artillery",
    DELTA(31, part=1),
    kind="ambiguity",
    readings={
        "anti-air": "AA artillery hits aircraft at 2 when it fires before the battle",
        "battle": "it also defends at 2 in each round of the battle",
    },
    chosen="anti-air",
    because="The line names what shoots at aircraft; AA artillery has no other figure that Radar could better.",
)
BUILT_IN = question(
    "delta.radar.built-in",
    DELTA(31, part=1),
    kind="ambiguity",
    readings={
        "every-facility": "the guns of factories, air bases and naval bases all hit at 2",
        "factories": "only factories have built-in guns; those of bases stay as they are",
    },
    chosen="every-facility",
    because="In the base game every facility that can be raided has guns of its own.",
)
WHOSE_BASES = question(
    "delta.radar.bases",
    DELTA(31, part=2),
    kind="ambiguity",
    readings={
        "british": "only bases in British hands scramble four",
        "every-base": "every working air base on the map scrambles four once the British have Radar",
    },
    chosen="british",
    because="The sentence goes on from British units, and a card improves the nation that holds it.",
)
FOURTH = question(
    "delta.radar.fourth",
    DELTA(31, part=2),
    kind="ambiguity",
    readings={
        "any-aircraft": "four fighters or tactical bombers, mixed as before",
        "fighters": "four only if all of them are fighters; a mixed team stays at three",
    },
    chosen="fighters",
    because="The line says fighters, where the base game says fighters and tactical bombers.",
)


@clause("delta.radar.holders", DELTA(29), DELTA(30), DELTA(31, part=1), title="Who has Radar")
def sees(position: Position, nation: Nation) -> Verdict:
    """Radar serves all that is British; while London is in enemy hands it is void.

    >>> radar = START.gains(UK, RADAR)
    >>> sees(radar, UK), sees(radar, UK_PACIFIC)
    (allowed by delta.advantages.capital, allowed by delta.advantages.capital)
    >>> sees(radar.held(GERMANY, "London"), UK_PACIFIC)
    refused by delta.advantages.capital: Radar is void while the capital of UK Europe is lost
    >>> sees(radar, ANZAC)
    refused by delta.advantages.capital: ANZAC does not have Radar
    """
    return works(position, nation, RADAR)


@modifies("delta.radar.aim", (fighter, aa_artillery), DELTA(31, part=1), title="Aim with Radar")
def aimed_by_radar(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """With Radar, a British interceptor hits at 2 and a British AA artillery hits aircraft at 2.

    >>> radar = START.gains(UK, RADAR)
    >>> fighter(radar, UK).intercept, fighter(radar, UK).escort, fighter(radar, USA).intercept
    (2, 1, 1)
    >>> aa_artillery(radar, UK).anti_air, aa_artillery(radar, UK).defence, aa_artillery(radar, FRANCE).anti_air
    (2, 0, 1)
    >>> aa_artillery(radar.reads(ARTILLERY, "battle"), UK).defence
    2
    >>> fighter(radar.held(GERMANY, "London"), UK).intercept
    1
    """
    row = before(position, nation)
    if not sees(position, nation):
        return row
    if row.anti_air is None:
        return row.but(intercept=2)
    return row.but(anti_air=2, defence=2 if position.reading(ARTILLERY) == "battle" else row.defence)


@modifies("delta.radar.guns", facility_fires_at, DELTA(31, part=1), title="Built-in guns with Radar")
def guns_aimed_by_radar(before: Body[[Nation, str], int], position: Position, nation: Nation, kind: str) -> int:
    """With Radar, the built-in guns of a British facility hit raiders at 2.

    >>> radar = START.gains(UK, RADAR)
    >>> facility_fires_at(radar, UK, "major_factory"), facility_fires_at(radar, FRANCE, "major_factory")
    (2, 1)
    >>> facility_fires_at(radar, UK, "air_base"), facility_fires_at(radar.reads(BUILT_IN, "factories"), UK, "air_base")
    (2, 1)
    """
    built_in = kind in FACTORIES or position.reading(BUILT_IN) == "every-facility"
    figure = before(position, nation, kind)  # which also refuses a misspelt facility
    return 2 if built_in and sees(position, nation) else figure


@modifies("delta.radar.scramble", scramble_limit, DELTA(31, part=2), title="Scrambling with Radar")
def scramble_with_radar(
    before: Callable[[Position, Nation, Force], int], position: Position, nation: Nation, team: Force = ANYBODY
) -> int:
    """With Radar, a working British air base MAY scramble four fighters to defend the sea zones beside it.

    >>> radar = START.gains(UK, RADAR)
    >>> scramble_limit(radar, UK), scramble_limit(radar, USA)
    (4, 3)
    >>> scramble_limit(radar.reads(WHOSE_BASES, "every-base"), USA)
    4
    >>> mixed = Force.of(UK, fighter=3, tactical_bomber=1)
    >>> scramble_limit(radar, UK, mixed), scramble_limit(radar.reads(FOURTH, "any-aircraft"), UK, mixed)
    (3, 4)
    """
    everybody = position.reading(WHOSE_BASES) == "every-base" and sees(position, UK)
    fits = position.reading(FOURTH) == "any-aircraft" or all(piece.unit == "fighter" for piece in team)
    return 4 if fits and (everybody or sees(position, nation)) else before(position, nation, team)
