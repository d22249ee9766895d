"""# When the objectives of Alpha +2 count

Every list of objectives stands under a heading that names a war; outside that war the objectives below it pay nothing.
"""

from __future__ import annotations

from typing import Any

from rules_model.alpha2.objectives import WESTERN_ALLIES
from rules_model.base.objectives import objectives_of
from rules_model.citation import ALPHA2
from rules_model.clause import Body, Clause, clause, modifies
from rules_model.condition import Condition, Every, at_war
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import (
    ALLIES,
    ANZAC,
    AXIS,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    UNITED_KINGDOM,
    USA,
    USSR,
    Nation,
    Who,
)
from rules_model.world.position import Position

BOTH_MAPS = {"Europe", "Pacific"}

SEVERAL = question(
    "alpha2.objectives.several-enemies",
    ALPHA2(139),
    ALPHA2(156),
    ALPHA2(161),
    kind="ambiguity",
    readings={
        "any": "where a heading names several enemies, war with one of them is enough",
        "each": "there must be war with every one of them",
    },
    chosen="any",
    because="A list headed by a war is for whoever fights that war; peace with one of many enemies is still war.",
)
EUROPEANS = question(
    "alpha2.objectives.european-allies",
    ALPHA2(137),
    ALPHA2(139),
    kind="ambiguity",
    readings={
        "with-ussr": "the Soviet Union is one of the European Allies",
        "without-ussr": "they are the United Kingdom and France; war with the Soviet Union has its own heading",
    },
    chosen="without-ussr",
    because="One of the two headings before is about war with the Soviet Union alone, so this one is about the others.",
)


def fights(position: Position, who: Who, *enemies: Who) -> Condition:
    """War with any of several enemies, or with each of them, as the reading has it."""
    if position.reading(SEVERAL) == "any":
        return at_war(who, *enemies)
    return Every(tuple(at_war(who, enemy) for enemy in enemies))


@clause("alpha2.objectives.global", ALPHA2(133), title="The Global game only")
def count_here(position: Position) -> Verdict:
    """These objectives MUST NOT be used when only one of the two maps is played.

    >>> count_here(START)
    allowed by alpha2.objectives.global
    >>> half = {name: place for name, place in MAP.places.items() if place.half == "Europe"}
    >>> count_here(Position(RULES, type(MAP)("Europe 1940", half)))
    refused by alpha2.objectives.global: these are the objectives of the Global game, played on both maps
    """
    played = {place.half for place in position.map.places.values()}
    if BOTH_MAPS - played:
        return refuse(count_here, "these are the objectives of the Global game, played on both maps")
    return allow(count_here)


@modifies("alpha2.objectives.list", objectives_of, ALPHA2(133), title="A list for the Global game")
def objectives_here(
    before: Body[[Nation], tuple[Clause[[], Any], ...]], position: Position, nation: Nation
) -> tuple[Clause[[], Any], ...]:
    """Each power has the objectives of this list; where only one of the two maps is played, nobody has any.

    >>> [len(objectives_of(START, nation)) for nation in (GERMANY, USSR, JAPAN, UK, UK_PACIFIC)]
    [6, 4, 5, 2, 1]
    >>> [len(objectives_of(START, nation)) for nation in (ANZAC, ITALY, USA, CHINA, FRANCE)]
    [2, 3, 5, 1, 1]
    >>> half = {name: place for name, place in MAP.places.items() if place.half == "Europe"}
    >>> objectives_of(Position(RULES, type(MAP)("Europe 1940", half)), GERMANY)
    ()
    """
    return before(position, nation) if count_here(position) else ()


@clause("alpha2.objectives.germany.when", ALPHA2(139), title="Germany's war in the West")
def germany_fights(position: Position) -> Condition:
    """Germany's objectives three to six count while it is at war with a European Ally.

    >>> explain(START.at_war(GERMANY, FRANCE), germany_fights)
    'met'
    >>> explain(START.at_war(GERMANY, USSR), germany_fights)
    'not met: Germany is at war with the United Kingdom or France'
    >>> explain(START.at_war(GERMANY, USSR).reads(EUROPEANS, "with-ussr"), germany_fights)
    'met'
    >>> explain(START.at_war(GERMANY, FRANCE).reads(SEVERAL, "each"), germany_fights)
    'not met: Germany is at war with the United Kingdom'
    """
    russians = (USSR,) if position.reading(EUROPEANS) == "with-ussr" else ()
    return fights(position, GERMANY, UNITED_KINGDOM, FRANCE, *russians)


@clause("alpha2.objectives.ussr.when", ALPHA2(145), title="The Soviet war in Europe")
def ussr_fights(position: Position) -> Condition:
    """The Soviet objectives one to three count while the Soviet Union is at war with Germany or Italy.

    >>> explain(START.at_war(USSR, ITALY), ussr_fights)
    'met'
    >>> explain(START.at_war(USSR, JAPAN), ussr_fights)
    'not met: Soviet Union is at war with Germany or Italy'
    """
    return at_war(USSR, GERMANY, ITALY)


@clause("alpha2.objectives.japan.when", ALPHA2(156), title="Japan's war with the West")
def japan_fights(position: Position) -> Condition:
    """Japan's objectives three to five count while it is at war with a Western Ally.

    >>> explain(START.at_war(JAPAN, FRANCE), japan_fights)
    'met'
    >>> explain(START.at_war(JAPAN, FRANCE).reads(WESTERN_ALLIES, "without-france"), japan_fights)
    'not met: Japan is at war with United States, the United Kingdom or ANZAC'
    >>> explain(START.at_war(JAPAN, UK, FRANCE).reads(SEVERAL, "each"), japan_fights)
    'not met: Japan is at war with United States; Japan is at war with ANZAC'
    """
    french = (FRANCE,) if position.reading(WESTERN_ALLIES) == "with-france" else ()
    return fights(position, JAPAN, USA, UNITED_KINGDOM, ANZAC, *french)


@clause("alpha2.objectives.london.when", ALPHA2(161), title="Britain's war in Europe")
def london_fights(position: Position) -> Condition:
    """London's objectives count while the United Kingdom is at war with Germany or Italy.

    >>> explain(START.at_war(UK, ITALY), london_fights)
    'met'
    >>> explain(START.at_war(UK, ITALY).reads(SEVERAL, "each"), london_fights)
    'not met: the United Kingdom is at war with Germany'
    >>> explain(START.at_war(UK, JAPAN), london_fights)
    'not met: the United Kingdom is at war with Germany or Italy'
    """
    return fights(position, UNITED_KINGDOM, GERMANY, ITALY)


@clause("alpha2.objectives.calcutta.when", ALPHA2(164), title="Britain's war in Asia")
def calcutta_fights(position: Position) -> Condition:
    """Calcutta's objective counts while the United Kingdom is at war with Japan.

    >>> explain(START.at_war(UK_PACIFIC, JAPAN), calcutta_fights), explain(START.at_war(UK, JAPAN), calcutta_fights)
    ('met', 'met')
    >>> explain(START.at_war(UK, GERMANY), calcutta_fights)
    'not met: the United Kingdom is at war with Japan'
    """
    return at_war(UNITED_KINGDOM, JAPAN)


@clause("alpha2.objectives.anzac.when", ALPHA2(168), title="ANZAC's war")
def anzac_fights(position: Position) -> Condition:
    """ANZAC's objectives count while it is at war with Japan.

    >>> explain(START.at_war(ANZAC, JAPAN), anzac_fights)
    'met'
    >>> explain(START.at_war(ANZAC, GERMANY), anzac_fights), explain(START.at_war(UK, JAPAN), anzac_fights)
    ('not met: ANZAC is at war with Japan', 'not met: ANZAC is at war with Japan')
    """
    return at_war(ANZAC, JAPAN)


@clause("alpha2.objectives.italy.when", ALPHA2(172), title="Italy's war")
def italy_fights(position: Position) -> Condition:
    """Italy's objectives count while it is at war with any of the Allies.

    >>> explain(START.at_war(ITALY, USSR), italy_fights), explain(START.at_war(ITALY, USA), italy_fights)
    ('met', 'met')
    >>> explain(START.at_war(GERMANY, FRANCE), italy_fights)
    'not met: Italy is at war with the Allies'
    """
    return at_war(ITALY, ALLIES)


@clause("alpha2.objectives.usa.when", ALPHA2(178), title="America's war")
def america_fights(position: Position) -> Condition:
    """The American objectives count while the United States is at war with any Axis power.

    >>> explain(START.at_war(USA, JAPAN), america_fights), explain(START.at_war(USA, ITALY), america_fights)
    ('met', 'met')
    >>> explain(START.at_war(UK, GERMANY), america_fights)
    'not met: United States is at war with the Axis'
    """
    return at_war(USA, AXIS)


@clause("alpha2.objectives.france.when", ALPHA2(187), title="France's war")
def france_fights(position: Position) -> Condition:
    """The French troop bonus counts while France is at war with any Axis power.

    >>> explain(START.at_war(FRANCE, GERMANY), france_fights), explain(START.at_war(FRANCE, JAPAN), france_fights)
    ('met', 'met')
    >>> explain(START.at_war(UK, GERMANY), france_fights)
    'not met: France is at war with the Axis'
    """
    return at_war(FRANCE, AXIS)
