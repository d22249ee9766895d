"""# The turn, step by step

A turn runs through ten numbered steps.
This chapter holds their order and the steps up to the deployment of defenders.
Assignment markers have a chapter of their own.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

STEPS = (
    "remove assignment and construction markers",
    "repair damaged facilities, assign air missions",
    "purchase new units",
    "combat movement",
    "deploy defending air units",
    "resolve combat",
    "non-combat movement",
    "repair damaged ships, assign sea missions",
    "place new units",
    "collect income",
)
HEADINGS = tuple(DELUXE(line) for line in (489, 494, 499, 504, 508, 512, 516, 520, 525, 530))

PLACING = question(
    "3g40.turn.placing-step",
    DELUXE(501, part=2),
    DELUXE(525),
    DELUXE(530),
    kind="contradiction",
    readings={
        "nine": "new units arrive in step 9, before income is collected",
        "ten": "new units wait for step 10, in which income is collected",
    },
    chosen="nine",
    because="The sequence gives the placing of units step 9 as its heading; the purchase step mentions 10 in passing.",
)
REPAIR_COST = question(
    "3g40.turn.repair-cost",
    DELUXE(496),
    kind="gap",
    because="The step lets damage be repaired and names no price; it belongs to the facility profiles, "
    "of which the published text breaks off after its heading.",
)
EMPTY_ZONES = question(
    "3g40.turn.empty-zones",
    DELUXE(506),
    kind="ambiguity",
    readings={
        "any-zone": "ships may make a combat move into any sea zone, whether or not an enemy is in it",
        "enemy-zone": "a zone counts only while it holds an enemy that can be attacked",
    },
    chosen="any-zone",
    because="The sentence says that the zone may contain enemies, not that it must; landings cross empty water.",
)
DEPLOYMENT = question(
    "3g40.turn.deployment-step",
    DELUXE(508),
    DELUXE(916, part=1),
    kind="contradiction",
    readings={
        "sequence": "defending aircraft deploy in step 5 of the enemy's turn, once all his combat moves are made",
        "designation": "they deploy in step 4, while his combat moves go on",
    },
    chosen="sequence",
    because="The printed sequence gives deployment a step of its own; "
    "the designation text counts the steps otherwise throughout and lists none of them.",
)


@clause("3g40.turn.steps", *HEADINGS)
def turn_steps(position: Position) -> tuple[str, ...]:
    """Every nation MUST take the ten steps of its turn in their printed order.

    >>> order = turn_steps(EMPTY)
    >>> len(order), order[0], order[9]
    (10, 'remove assignment and construction markers', 'collect income')
    >>> order.index("combat movement") + 1, order.index("non-combat movement") + 1
    (4, 7)
    """
    return STEPS


@clause("3g40.turn.construction", DELUXE(489), DELUXE(492))
def progress_construction(position: Position, nation: Nation) -> Position:
    """In step 1 a nation MUST take one construction marker off each of its facilities that has any.

    >>> yards = EMPTY.held(UK, "London").with_facility("London", "air_base", construction=2)
    >>> progress_construction(yards, UK).facilities_in("London")
    (Facility(kind='air_base', damage=0, construction=1),)
    >>> progress_construction(yards, USA) == yards
    True
    """
    after = position
    for place in position.held_by(nation):
        built = position.facilities_in(place)
        further = tuple(replace(one, construction=max(0, one.construction - 1)) for one in built)
        if further != built:
            after = after.with_facilities(place, further).noting(
                "construction", progress_construction, f"Construction goes on in {place}", nation=nation, place=place
            )
    return after


@clause("3g40.turn.repairs", DELUXE(494), DELUXE(496))
def may_repair(position: Position, nation: Nation, place: str, kind: str, step: int) -> Verdict:
    """In step 2 a nation MAY repair any damaged facility in friendly hands, productive or tactical.

    >>> bombed = EMPTY.held(UK, "London").with_facility("London", "air_base", damage=1).with_facility(
    ...     "London", "naval_base")
    >>> may_repair(bombed, UK, "London", "air_base", 2)
    allowed by 3g40.turn.repairs
    >>> may_repair(bombed, UK, "London", "naval_base", 2)
    refused by 3g40.turn.repairs: no naval base in London is damaged
    >>> may_repair(bombed, UK, "London", "air_base", 3)
    refused by 3g40.turn.repairs: facilities are repaired in step 2, not in step 3
    """
    if step != 2:
        return refuse(may_repair, f"facilities are repaired in step 2, not in step {step}")
    if not position.holder(place).friendly(nation):
        return refuse(may_repair, f"{position.holder(place)} holds {place}")
    if not any(one.damage for one in position.facilities_in(place, kind)):
        return refuse(may_repair, f"no {kind.replace('_', ' ')} in {place} is damaged")
    return allow(may_repair)


@clause("3g40.turn.repair-price", DELUXE(496))
def repair_price(position: Position, markers: int) -> int:
    """A repair costs what the facility's profile asks for each damage marker; a facility left alone costs nothing.

    >>> repair_price(EMPTY, 0)
    0
    >>> repair_price(EMPTY, 1)
    Traceback (most recent call last):
    rules_model.world.names.Gap: the price of repairing a facility is not in any source;
        see question 3g40.turn.repair-cost
    """
    if markers > 0:
        raise REPAIR_COST.gap("the price of repairing a facility")
    return 0


@clause("3g40.turn.purchase", DELUXE(499), DELUXE(501), title="Purchases are set aside")
def may_place(position: Position, step: int) -> Verdict:
    """Units bought in step 3 MUST stay off the board until the step in which new units are placed.

    >>> may_place(EMPTY, 9)
    allowed by 3g40.turn.purchase
    >>> may_place(EMPTY, 3)
    refused by 3g40.turn.purchase: what was bought in step 3 is set aside until step 9
    >>> at_the_end = EMPTY.reads(PLACING, "ten")
    >>> may_place(at_the_end, 9)
    refused by 3g40.turn.purchase: what was bought in step 3 is set aside until step 10
    >>> may_place(at_the_end, 10)
    allowed by 3g40.turn.purchase
    """
    placing = 9 if position.reading(PLACING) == "nine" else 10
    if step != placing:
        return refuse(may_place, f"what was bought in step 3 is set aside until step {placing}")
    return allow(may_place)


@clause("3g40.turn.china-reclaims", DELUXE(502))
def china_reclaims(position: Position) -> Position:
    """In step 3 China takes back each of its original territories that no enemy unit occupies.

    China's income rises by their value, and one free regular infantry appears in each.

    >>> north = EMPTY.at_war(JAPAN, CHINA).charting("Yunnan", owner=CHINA, value=1).held(JAPAN, "Yunnan")
    >>> back = china_reclaims(north)
    >>> back.holder("Yunnan"), back.force("Yunnan")
    (China, 1 China regular infantry)
    >>> back.since(north)
    ["China reclaims Yunnan: its income rises by 1, Japan's falls by 1"]
    >>> china_reclaims(north.with_force("Yunnan", JAPAN, tank=1)).holder("Yunnan")
    Japan
    """
    after = position
    for place in position.map.originally(CHINA):
        loser = position.holder(place)
        occupied = any(position.is_at_war(CHINA, nation) for nation in position.occupiers(place))
        if loser == CHINA or occupied:
            continue
        value = position.map.value(place)
        told = f"China reclaims {place}: its income rises by {value}, {loser}'s falls by {value}"
        after = after.held(CHINA, place).with_force(place, CHINA, regular_infantry=1)
        after = after.noting("reclaimed", china_reclaims, told, nation=CHINA, other=loser, place=place, amount=value)
    return after


@clause("3g40.turn.combat-movement", DELUXE(504), DELUXE(506))
def may_move_in_combat(position: Position, nation: Nation, *path: str) -> Verdict:
    """In step 4 units MAY enter and cross hostile territories, and enter sea zones where an enemy may be.

    The path is every place that they enter.

    >>> front = EMPTY.at_war(GERMANY, USSR).held(USSR, "Ukraine").held(GERMANY, "Romania")
    >>> may_move_in_combat(front, GERMANY, "Ukraine", "Romania")
    allowed by 3g40.turn.combat-movement
    >>> may_move_in_combat(front, GERMANY, "Romania")
    refused by 3g40.turn.combat-movement: nothing on that way is hostile; it is a non-combat move
    >>> may_move_in_combat(front, GERMANY, "A-20")
    allowed by 3g40.turn.combat-movement
    >>> may_move_in_combat(front.reads(EMPTY_ZONES, "enemy-zone"), GERMANY, "A-20")
    refused by 3g40.turn.combat-movement: nothing on that way is hostile; it is a non-combat move
    """
    for place in path:
        if position.map.is_sea(place):
            enemies = any(position.is_at_war(nation, other) for other in position.occupiers(place))
            if enemies or position.reading(EMPTY_ZONES) == "any-zone":
                return allow(may_move_in_combat)
        elif position.is_at_war(nation, position.holder(place)):
            return allow(may_move_in_combat)
    return refuse(may_move_in_combat, "nothing on that way is hostile; it is a non-combat move")


@clause("3g40.turn.deployment", DELUXE(508), DELUXE(916, part=1))
def deployment_step(position: Position) -> int:
    """Defending aircraft deploy in step 5 of the enemy's turn, when his combat moves are made.

    >>> deployment_step(EMPTY), deployment_step(EMPTY.reads(DEPLOYMENT, "designation"))
    (5, 4)
    >>> turn_steps(EMPTY)[deployment_step(EMPTY) - 1]
    'deploy defending air units'
    """
    return 5 if position.reading(DEPLOYMENT) == "sequence" else 4
