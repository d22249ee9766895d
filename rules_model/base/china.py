"""# China

A power without a capital, factories or ships, which never leaves its own land.
"""

from __future__ import annotations

from rules_model.citation import G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition, controls
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, CHINA, DUTCH, Nation
from rules_model.world.position import Position

ROAD = ("India", "Burma", "Yunnan", "Szechwan")
AREA = "China movement area"  # all land that bears China's emblem, Kwangtung and Burma
BRITISH_PART = ("Kwangtung", "Burma")
FLYING_TIGERS = "fighter"


@clause("g40.china.burma-road", G40_RULES(413), title="The Burma Road")
def burma_road(position: Position) -> Condition:
    """The Burma Road is open while Allied powers hold all of India, Burma, Yunnan and Szechwan.

    >>> explain(START, burma_road)
    'met'
    >>> explain(START.held(JAPAN, "Yunnan"), burma_road)
    'not met: an Allied power controls Yunnan (Japan holds it)'
    """
    return controls(ALLIES, *ROAD)


@clause("g40.china.purchase", G40_RULES(325), G40_RULES(413), G40_RULES(426), G40_NATIONS(6), title="What China buys")
def may_buy(position: Position, unit: str) -> Verdict:
    """China MUST NOT buy anything but infantry, and artillery while the Burma Road is open.

    >>> may_buy(START, "infantry"), may_buy(START, "artillery").allowed
    (allowed by g40.china.purchase, True)
    >>> may_buy(START.held(JAPAN, "Burma"), "artillery")
    refused by g40.china.purchase: the Burma Road is closed
    >>> may_buy(START, "destroyer"), may_buy(START, "tank").allowed
    (refused by g40.china.purchase: China buys no destroyer, False)
    >>> may_buy(START, "minor_factory").allowed, may_buy(START, "air_base").reason
    (False, 'China buys no air base')
    """
    if unit == "artillery" and not burma_road(position).holds(position):
        return refuse(may_buy, "the Burma Road is closed")
    if unit not in ("infantry", "artillery"):
        return refuse(may_buy, f"China buys no {unit.replace('_', ' ')}")
    return allow(may_buy)


@clause("g40.china.flying-tigers", G40_RULES(417), title="The Flying Tigers")
def may_replace_fighter(position: Position) -> Verdict:
    """China's only fighter, the Flying Tigers, MUST NOT be replaced once it is lost.

    >>> may_replace_fighter(START)
    refused by g40.china.flying-tigers: the Flying Tigers are never replaced
    >>> may_buy(START, "fighter").allowed, may_go(START, "fighter", "Burma").allowed
    (False, True)
    >>> may_go(START, "fighter", "India").allowed
    False
    """
    return refuse(may_replace_fighter, "the Flying Tigers are never replaced")


@clause("g40.china.income", G40_RULES(414), title="China's income")
def income(position: Position) -> int:
    """Like any power, China earns what the land that it controls is worth, 12 IPCs at the start.

    >>> income(START), income(START.held(JAPAN, "Yunnan", "Szechwan"))
    (12, 10)
    """
    return sum(position.map.value(place) for place in position.map.places if position.banker(place) == CHINA)


@clause("g40.china.placement", G40_RULES(415), G40_RULES(416), title="Where China places its units")
def may_place(position: Position, place: str) -> Verdict:
    """China needs no factory: new units MAY stand, in any number, on all Chinese land that it controls.

    Land taken in the same turn will do, but Kwangtung and Burma never.

    >>> may_place(START, "Yunnan"), may_place(START.held(CHINA, "Manchuria"), "Manchuria").allowed
    (allowed by g40.china.placement, True)
    >>> may_place(START, "Manchuria")
    refused by g40.china.placement: Japan holds Manchuria
    >>> may_place(START.held(CHINA, "Burma"), "Burma")
    refused by g40.china.placement: Burma is not Chinese
    """
    spelt = position.map.name_of(place)
    if position.map.place(place).owner != CHINA:
        return refuse(may_place, f"{spelt} is not Chinese")
    if position.holder(place) != CHINA:
        return refuse(may_place, f"{position.holder(place)} holds {spelt}")
    return allow(may_place)


@clause("g40.china.most-placed", G40_RULES(415), title="How many units China places in one territory")
def most_placed(position: Position, place: str, bought: int) -> int:
    """No limit applies to one territory: China MAY place all that it has bought in the same one.

    Older games allowed three.

    >>> may_place(START, "Yunnan").allowed, most_placed(START, "Yunnan", bought=4)
    (True, 4)
    >>> most_placed(START, "Manchuria", bought=4)
    0
    """
    return bought if may_place(position, place) else 0


@clause("g40.china.area", G40_RULES(417, 418), title="Where Chinese units go")
def may_go(position: Position, unit: str, place: str) -> Verdict:
    """Chinese units, the fighter included, MUST stay on land with China's emblem, in Kwangtung or in Burma.

    No sea zone and no transport is open to them.

    >>> may_go(START, "infantry", "Manchuria"), may_go(START, "infantry", "Kwangtung").allowed
    (allowed by g40.china.area, True)
    >>> may_go(START, "infantry", "French Indo-China")
    refused by g40.china.area: French Indo China is out of bounds for Chinese infantry
    >>> may_go(START, "fighter", "Sea Zone 19")
    refused by g40.china.area: Sea Zone 19 is out of bounds for Chinese fighter
    """
    if AREA not in position.map.place(place).regions:
        spelt = position.map.name_of(place)
        return refuse(may_go, f"{spelt} is out of bounds for Chinese {unit.replace('_', ' ')}")
    return allow(may_go)


@clause("g40.china.player", G40_RULES(423), title="Who plays China")
def may_play_china(position: Position, player: Nation) -> Verdict:
    """China has a turn, the fifth, and IPCs like others; the player of any Allied power MAY run it.

    >>> may_play_china(START, USA)
    allowed by g40.china.player
    >>> may_play_china(START, JAPAN)
    refused by g40.china.player: Japan is no Ally
    >>> may_play_china(START, DUTCH).reason
    'the Dutch have no player'
    >>> from rules_model.base.nations import starting_income, turn_order
    >>> turn_order(START)[4], starting_income(START, CHINA)
    ((China,), 12)
    """
    if player == DUTCH:
        return refuse(may_play_china, "the Dutch have no player")
    return allow(may_play_china) if player.side is ALLIES else refuse(may_play_china, f"{player} is no Ally")


@clause("g40.china.convoys", G40_RULES(426), G40_NATIONS(6), title="No convoys of China's")
def suffers_convoy_loss(position: Position, nation: Nation) -> bool:
    """Convoy disruption MUST NOT cost China anything.

    >>> suffers_convoy_loss(START, CHINA), suffers_convoy_loss(START, UK)
    (False, True)
    """
    return nation != CHINA


@clause("g40.china.research", G40_RULES(426), title="No Chinese research")
def may_research(position: Position, nation: Nation) -> Verdict:
    """Where research is played, China MUST NOT take part in it.

    >>> may_research(START, CHINA)
    refused by g40.china.research: China does no research
    >>> may_research(START, USA).allowed
    True
    """
    return refuse(may_research, "China does no research") if nation == CHINA else allow(may_research)
