"""# The turn, step by step

A turn runs through ten numbered steps.
This chapter holds their order and the steps up to the deployment of defenders.
Repairs, China's free infantry and assignment markers have chapters of their own.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.neutrals import leans_to
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import NEUTRAL, NOBODY, Nation
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
HOSTILE = question(
    "3g40.turn.neutral-hostile",
    DELUXE(506),
    DELUXE(44, part=1),
    DELUXE(633, part=1),
    kind="ambiguity",
    readings={
        "attacked": "land is hostile if an enemy holds it or a neutral whom the move attacks: a strict neutral, Vichy, "
        "or one that serves the other side",
        "war": "land is hostile only if a nation at war with the mover holds it",
    },
    chosen="attacked",
    because="Other rules say what follows when a power attacks a strict neutral or Vichy, "
    "and no other step of the turn is made for attacks.",
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


@clause("3g40.turn.buying", DELUXE(499), DELUXE(501, part=1))
def may_buy(position: Position, step: int) -> Verdict:
    """A nation MAY buy new units in step 3 of its turn, and in no other.

    >>> may_buy(EMPTY, 3)
    allowed by 3g40.turn.buying
    >>> may_buy(EMPTY, 2)
    refused by 3g40.turn.buying: units are bought in step 3, not in step 2
    """
    if step != 3:
        return refuse(may_buy, f"units are bought in step 3, not in step {step}")
    return allow(may_buy)


@clause("3g40.turn.purchase", DELUXE(501), title="Purchases are set aside")
def may_place(position: Position, step: int) -> Verdict:
    """Units that were bought MUST stay off the board until step 9, in which new units are placed.

    >>> may_place(EMPTY, 9)
    allowed by 3g40.turn.purchase
    >>> may_place(EMPTY, 8)
    refused by 3g40.turn.purchase: what was bought is set aside until step 9
    >>> may_place(EMPTY, 10)
    refused by 3g40.turn.purchase: new units are placed in step 9, not in step 10
    >>> at_the_end = EMPTY.reads(PLACING, "ten")
    >>> may_place(at_the_end, 9), may_place(at_the_end, 10)
    (refused by 3g40.turn.purchase: what was bought is set aside until step 10, allowed by 3g40.turn.purchase)
    """
    placing = 9 if position.reading(PLACING) == "nine" else 10
    if step < placing:
        return refuse(may_place, f"what was bought is set aside until step {placing}")
    if step > placing:
        return refuse(may_place, f"new units are placed in step {placing}, not in step {step}")
    return allow(may_place)


@clause("3g40.turn.hostile-land", DELUXE(506))
def is_hostile_land(position: Position, nation: Nation, place: str) -> bool:
    """Land is hostile to a nation while an enemy holds it, or a neutral that a move into it would attack.

    >>> front = EMPTY.at_war(GERMANY, USSR).held(USSR, "Ukraine").held(STRICT_NEUTRAL, "Spain")
    >>> is_hostile_land(front, GERMANY, "Ukraine"), is_hostile_land(front, JAPAN, "Ukraine")
    (True, False)
    >>> is_hostile_land(front, GERMANY, "Spain"), is_hostile_land(front.reads(HOSTILE, "war"), GERMANY, "Spain")
    (True, False)
    >>> is_hostile_land(EMPTY.held(PRO_AXIS, "Bulgaria"), GERMANY, "Bulgaria")
    False
    """
    holder = position.holder(place)
    if position.is_at_war(nation, holder):
        return True
    neutral = holder.side is NEUTRAL and holder != NOBODY
    return neutral and not leans_to(position, nation, place) and position.reading(HOSTILE) == "attacked"


@clause("3g40.turn.combat-movement", DELUXE(504), DELUXE(506))
def may_move_in_combat(position: Position, nation: Nation, *path: str) -> Verdict:
    """In step 4 units MAY enter or cross hostile territories, and sea zones where an enemy may be.

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
        elif is_hostile_land(position, nation, place):
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
