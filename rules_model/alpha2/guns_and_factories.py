"""# Guns and factories under Alpha +2

What becomes of anti-aircraft guns and large factories when land changes hands, and how America's industry grows.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.base.america import MAINLAND, UPGRADE_PRICE, mobilised_industry, upgrade_price
from rules_model.base.capture import GUNS, defenders, guns_removed
from rules_model.base.capture import take as take  # the examples capture with it
from rules_model.base.editions import FIRST as FIRST  # the examples ask the first edition as well
from rules_model.base.editions import GUN_PRICE as GUN_PRICE
from rules_model.base.editions import GUNS_FALL as GUNS_FALL
from rules_model.base.editions import LARGE_ABROAD as LARGE_ABROAD
from rules_model.base.purchase import unit_price as unit_price  # the examples buy with it
from rules_model.base.repair import MINOR, swapped
from rules_model.base.sites import MAJOR, may_be_major
from rules_model.base.sites import may_build as may_build  # the examples build with it
from rules_model.base.units import aa_artillery
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies, replaces
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import USA, Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

REGAINED = question(
    "alpha2.factories.regained-in-war",
    ALPHA2(207),
    kind="ambiguity",
    readings={
        "once": "the free conversion belongs to America's entry; a factory it loses and regains later costs 20 IPCs",
        "always": "as long as America is at war a minor factory of its mainland becomes major for nothing",
    },
    chosen="once",
    because="The price is said to hold at any time, so in war too, where the other reading would leave it no use.",
)


@replaces("alpha2.capture.guns", guns_removed, ALPHA2(190), title="Guns are not captured")
def guns_leave_play(position: Position, nation: Nation, place: str) -> Force:
    """Anti-aircraft guns MUST NOT be captured: those of the losers leave play once their territory has fallen.

    The second edition took this over; before, the captor kept them.

    >>> war = START.at_war(ITALY, UK, FRANCE).with_force("Egypt", ITALY, tank=1).with_force("Egypt", UK, aa_artillery=2)
    >>> guns_removed(war, ITALY, "Egypt"), take(war, ITALY, "Egypt").force("Egypt")
    (2 UK Europe aa artillery, 1 Italy tank)
    >>> guns_removed(war.with_force("Egypt", ITALY, aa_artillery=1), ITALY, "Egypt")
    2 UK Europe aa artillery
    >>> old = BASE_START.reads(GUNS_FALL, FIRST).at_war(ITALY, UK, FRANCE).with_force("Egypt", ITALY, tank=1)
    >>> old = old.with_force("Egypt", UK, aa_artillery=2)
    >>> take(old, ITALY, "Egypt").force("Egypt"), guns_removed(old, ITALY, "Egypt")
    (2 Italy aa artillery, 1 Italy tank, nothing)
    """
    return defenders(position, nation, place).only(unit=GUNS)


@modifies("alpha2.guns.cost", aa_artillery, ALPHA2(225), title="Cheaper guns")
def guns_cost_less(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """An anti-aircraft gun costs 5 IPCs, a price that the second edition took over; the first edition's was 6.

    >>> first = BASE_START.reads(GUN_PRICE, FIRST)
    >>> unit_price(START, UK, "aa_artillery"), unit_price(BASE_START, UK, "aa_artillery")
    (5, 5)
    >>> unit_price(first, UK, "aa_artillery"), aa_artillery(first, UK).cost
    (6, 6)
    """
    return before(position, nation).but(cost=5)


@replaces("alpha2.factories.home-land", may_be_major, ALPHA2(191), title="Large factories at home only")
def large_at_home(position: Position, nation: Nation, place: str) -> Verdict:
    """A major factory MUST NOT be built on foreign land, nor made there of a minor one, captured or not.

    The original owner MAY make it major again, but only once it has retaken the land.

    >>> won = START.held(GERMANY, "Russia").with_facility("Russia", "minor_factory")
    >>> may_be_major(won, GERMANY, "Russia")
    refused by alpha2.factories.home-land: Russia is foreign land to Germany
    >>> may_build(won, GERMANY, "Russia", "upgrade").reason
    'Russia is foreign land to Germany'
    >>> may_be_major(won, USSR, "Russia")
    refused by alpha2.factories.home-land: Germany holds Russia
    >>> back = won.held(USSR, "Russia")
    >>> may_be_major(back, USSR, "Russia"), may_build(back, USSR, "Russia", "upgrade").allowed
    (allowed by alpha2.factories.home-land, True)
    >>> may_be_major(BASE_START.held(GERMANY, "Russia"), GERMANY, "Russia")
    refused by g40.mobilise.home-land: Russia is not originally of Germany
    >>> may_be_major(BASE_START.held(GERMANY, "Russia").reads(LARGE_ABROAD, FIRST), GERMANY, "Russia")
    allowed by g40.mobilise.home-land
    """
    if position.map.owner(place) != nation:
        return refuse(large_at_home, f"{position.map.name_of(place)} is foreign land to {nation}")
    if position.holder(place) != nation:
        return refuse(large_at_home, f"{position.holder(place)} holds {position.map.name_of(place)}")
    return allow(large_at_home)


@replaces("alpha2.factories.american-conversion", mobilised_industry, ALPHA2(207, part=1))
def american_conversion(position: Position) -> Position:
    """As soon as the United States is at war its three minor factories on the mainland MUST become major ones.

    It costs nothing and waits for nothing; in peace nothing grows.

    >>> from rules_model.alpha2.start import opening
    >>> from rules_model.base.declarations import declare
    >>> peace = opening()
    >>> war = declare(peace, JAPAN, USA)
    >>> war.since(peace)[1:]
    ['the minor factory in Eastern United States becomes a major factory',
     'the minor factory in Central United States becomes a major factory',
     'the minor factory in Western United States becomes a major factory']
    >>> declare(peace, JAPAN, UK).facilities == peace.facilities == mobilised_industry(peace).facilities
    True
    >>> declare(BASE_START.with_facility("Central United States", "minor_factory"), JAPAN, USA).log[-1].clause
    'g40.politics.american-industry'
    """
    ours = [place for place in MAINLAND if position.holder(place) == USA]
    for place in ours if position.is_at_war(USA) else ():
        for small in position.facilities_in(place, MINOR):
            text = f"the minor factory in {place} becomes a major factory"
            position = swapped(position, place, small, replace(small, kind=MAJOR))
            position = position.noting("grown", american_conversion, text, place=place)
    return position


@replaces("alpha2.factories.american-upgrade", upgrade_price, ALPHA2(207, part=2))
def american_upgrade(position: Position) -> int:
    """A minor factory on the American mainland MAY be made major for 20 IPCs on any turn, in peace or in war.

    >>> upgrade_price(START), upgrade_price(START.at_war(USA, JAPAN))
    (20, 20)

    Such a price in war has a use only for a factory that was lost and regained; whether it is due then is open.

    >>> upgrade_price(START.reads(REGAINED, "always").at_war(USA, JAPAN))
    0
    """
    free = position.reading(REGAINED) == "always" and position.is_at_war(USA)
    return 0 if free else UPGRADE_PRICE
