"""# Depth charges

As soon as submarines dive, the enemy's destroyers go after them, once.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.naval import destroyers_against
from rules_model.deluxe.submarines import SUBMERGED, Moment, dive
from rules_model.question import question
from rules_model.table import Table
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, AXIS, Side, members
from rules_model.world.position import Position

DROPPED = "depth charges dropped"
MOST_DICE = 3
HITS_AT = 2

ADDING_UP = question(
    "3g40.submarines.dice-add-up",
    DELUXE(858),
    DELUXE(897, part=1),
    DELUXE(897, part=2),
    DELUXE(897, part=3),
    kind="ambiguity",
    readings={
        "one-a-boat": "however many destroyers there are, no submerged submarine draws more than one die",
        "lone-boat": "only a lone submerged submarine is spared a second die; otherwise every destroyer rolls in full",
        "each": "every destroyer rolls in full; what is barred is a second roll of the same one at the same submarine",
    },
    chosen="one-a-boat",
    because="The attack is made as guns fire at aircraft, whose dice together never outnumber their targets.",
)
WHOSE_LOSS = question(
    "3g40.submarines.who-names",
    DELUXE(859, part=2),
    DELUXE(873, part=1),
    DELUXE(897, part=1),
    kind="ambiguity",
    readings={
        "divers": "the side that dived names the submarines it loses",
        "hunters": "the destroyers aim, so their side names the submarines it sinks",
    },
    chosen="divers",
    because="Elsewhere in the battle each side assigns the hits on its own units, as it does under the fire of guns.",
)


def prey(position: Position, zone: str, hunters: Side) -> Force:
    """The submerged submarines that a side may hunt: some destroyer of its own is at war with them."""
    boats = position.force(zone).only(hunters.enemy, mark=SUBMERGED)
    return Force(one for one in boats.items() if destroyers_against(position, zone, one[0].nation).only(hunters))


@clause("3g40.submarines.depth-charge-dice", DELUXE(858), DELUXE(897))
def depth_charge_dice(position: Position, destroyers: int, submerged: int) -> int:
    """Each destroyer rolls a die for each submerged submarine, up to three, but several MUST NOT roll at the same one.

    >>> [depth_charge_dice(EMPTY, 1, submerged) for submerged in (0, 1, 3, 4)]
    [0, 1, 3, 3]
    >>> [depth_charge_dice(EMPTY, 2, submerged) for submerged in (1, 2, 7)]
    [1, 2, 6]
    >>> lone = EMPTY.reads(ADDING_UP, "lone-boat")
    >>> depth_charge_dice(lone, 2, 1), depth_charge_dice(lone, 2, 2)
    (1, 4)
    >>> each = EMPTY.reads(ADDING_UP, "each")
    >>> depth_charge_dice(each, 2, 1), depth_charge_dice(each, 2, 2)
    (2, 4)
    """
    never_negative(destroyers=destroyers, submerged=submerged)
    in_full = destroyers * min(MOST_DICE, submerged)
    reading = position.reading(ADDING_UP)
    capped = reading == "one-a-boat" or (reading == "lone-boat" and submerged == 1)
    return min(in_full, submerged) if capped else in_full


@clause("3g40.submarines.whose-loss", DELUXE(859, part=2))
def sink_one(position: Position, zone: str, hunters: Side, table: Table) -> Position:
    """A submarine hit by a depth charge MUST be removed at once; where several nations dived, their side picks it.

    >>> pack = EMPTY.at_war(AXIS, UK).with_force("A-20", UK, destroyer=1)
    >>> pack = pack.with_force("A-20", GERMANY, ["submerged"], submarine=1)
    >>> sink_one(pack, "A-20", ALLIES, script()).since(pack)
    ['Germany submarine sunk in A-20']
    >>> joint = pack.with_force("A-20", ITALY, ["submerged"], submarine=1)
    >>> sink_one(joint, "A-20", ALLIES, script("Italy submarine (submerged)")).since(joint)
    ['Italy submarine sunk in A-20, as the Axis chose']
    >>> aimed = joint.reads(WHOSE_LOSS, "hunters")
    >>> sink_one(aimed, "A-20", ALLIES, script("Italy submarine (submerged)")).since(aimed)
    ['Italy submarine sunk in A-20, as the Allies chose']
    """
    boats = prey(position, zone, hunters).by_name()
    if not boats:
        return position
    chooser = hunters.enemy if position.reading(WHOSE_LOSS) == "divers" else hunters
    boat = boats[table.choose(chooser, "submarine sunk", boats)]
    told = f"{boat.nation} submarine sunk in {zone}" + (f", as {chooser} chose" if len(boats) > 1 else "")
    return position.without(zone, Force({boat: 1})).noting(
        "sunk", sink_one, told, nation=boat.nation, place=zone, amount=1
    )


@clause("3g40.submarines.depth-charges", DELUXE(857, part=1), DELUXE(858), DELUXE(859))
def drop_depth_charges(position: Position, zone: str, hunters: Side, table: Table) -> Position:
    """Once in a battle, destroyers roll at the enemy submarines that dived; each roll of 2 or less sinks one.

    The submarines roll nothing in return.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", UK, destroyer=1)
    >>> below = war.with_force("A-20", GERMANY, ["submerged"], submarine=2)
    >>> after = drop_depth_charges(below, "A-20", ALLIES, script(2, 3))
    >>> after.force("A-20")
    1 Germany submarine (submerged), 1 UK Europe destroyer (depth charges dropped)
    >>> drop_depth_charges(after, "A-20", ALLIES, script()) == after
    True
    >>> chances(drop_depth_charges, below, "A-20", ALLIES).map(lambda after: after.count("A-20", GERMANY))
    {0: 1/16, 1: 3/8, 2: 9/16}
    """
    targets = prey(position, zone, hunters)
    enemies = Force(one for boat in targets for one in destroyers_against(position, zone, boat.nation).items())
    fleet = enemies.only(hunters, without=DROPPED)
    hits = table.hits(depth_charge_dice(position, fleet.count(), targets.count()), at=HITS_AT)
    position = position.with_pieces(zone, position.force(zone).replacing(fleet, fleet.marked(DROPPED)))
    for _ in range(hits):
        position = sink_one(position, zone, hunters, table)
    return position


@clause("3g40.submarines.new-charges", DELUXE(857, part=1))
def rearm(position: Position, zone: str) -> Position:
    """When a battle is over its destroyers have depth charges again: the single attack is one in each battle.

    >>> after = EMPTY.with_force("A-20", UK, ["depth charges dropped"], destroyer=2)
    >>> rearm(after, "A-20").force("A-20")
    2 UK Europe destroyer
    >>> idle = EMPTY.with_force("A-20", UK, destroyer=1)
    >>> rearm(idle, "A-20") == idle
    True
    """
    return position.with_pieces(zone, position.force(zone).unmarked(DROPPED))


@clause("3g40.submarines.hunt", DELUXE(855), DELUXE(857, part=2))
def dive_and_hunt(position: Position, zone: str, table: Table) -> Position:
    """Submarines that dive set off the depth charges of the enemy's destroyers; where none dives, none are dropped.

    Every nation in the battle decides before the first charge falls.

    >>> war = EMPTY.at_war(AXIS, UK).with_force("A-20", GERMANY, submarine=3).with_force("A-20", UK, destroyer=2)
    >>> dive_and_hunt(war, "A-20", script(1, 2)).force("A-20")
    2 Germany submarine, 2 UK Europe destroyer (depth charges dropped)
    >>> dive_and_hunt(war, "A-20", script(0)) == war
    True
    >>> joint = war.with_force("A-20", ITALY, submarine=1)
    >>> dive_and_hunt(joint, "A-20", script(1, 1, 3, 2, "Italy submarine (submerged)")).force("A-20").only(ITALY)
    nothing
    >>> all_dive = answers("every submarine dives", dive=3)
    >>> odds = chances(dive_and_hunt, war, "A-20", policy=all_dive)
    >>> odds.map(lambda after: after.count("A-20", GERMANY))
    {0: 1/64, 1: 9/64, 2: 27/64, 3: 27/64}
    """
    for nation in (*members(AXIS), *members(ALLIES)):
        position = dive(position, zone, nation, Moment.SUBMERGE_PHASE, table)
    for hunters in (AXIS, ALLIES):
        position = drop_depth_charges(position, zone, hunters, table)
    return position
