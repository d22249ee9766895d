"""# American industry

What war makes of the factories on the American mainland.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.world.nation import USA
from rules_model.world.position import Position

MAINLAND = ("Eastern United States", "Central United States", "Western United States")
UPGRADE_PRICE = 20  # IPCs


@clause("g40.politics.american-upgrade", G40_RULES(265), G40_RULES(377), title="Price of a larger American factory")
def upgrade_price(position: Position) -> int:
    """America MAY make a minor factory on its mainland a major one for 20 IPCs, in peace and in war.

    So does one that an enemy made minor; only those that stand when America enters the war grow for nothing.

    >>> upgrade_price(START), upgrade_price(START.at_war(USA, JAPAN))
    (20, 20)
    """
    return UPGRADE_PRICE


@clause("g40.politics.american-industry", G40_RULES(377), title="American industry goes to war")
def mobilised_industry(position: Position) -> Position:
    """With its first war America MUST turn each of its minor factories on the mainland into a major one.

    Damage that they bear stays.

    >>> ready = START.with_facility("Central United States", "minor_factory", damage=2).at_war(USA, JAPAN)
    >>> mobilised_industry(ready).facilities_in("Central United States")
    (Facility(kind='major_factory', damage=2, construction=0),)
    >>> mobilised_industry(ready).since(ready)
    ['the minor factory in Central United States becomes a major factory']
    >>> mobilised_industry(ready.with_facility("Mexico", "minor_factory")).facilities_in("Mexico")[0].kind
    'minor_factory'
    >>> mobilised_industry(START.with_facility("Central United States", "minor_factory")).since(START)
    []
    """
    if not position.is_at_war(USA):
        return position
    for place in MAINLAND:
        if position.holder(place) != USA or not position.facilities_in(place, "minor_factory"):
            continue
        grown = [
            replace(one, kind="major_factory") if one.kind == "minor_factory" else one
            for one in position.facilities_in(place)
        ]
        text = f"the minor factory in {place} becomes a major factory"
        position = position.with_facilities(place, grown).noting("grown", mobilised_industry, text, place=place)
    return position
