"""# Depth charges

As soon as submarines dive, the enemy's destroyers go after them, once.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.submarines import SUBMERGED, dive
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import Nation, Side
from rules_model.world.position import Position

DROPPED = "depth charges dropped"
MOST_DICE = 3
HITS_AT = 2

ADDING_UP = question(
    "3g40.submarines.dice-add-up",
    DELUXE(858),
    DELUXE(897, part=2),
    DELUXE(897, part=3),
    kind="ambiguity",
    readings={
        "one-a-boat": "however many destroyers there are, no submerged submarine draws more than one die",
        "lone-boat": "only a lone submerged submarine is spared a second die; otherwise every destroyer rolls in full",
        "each": "every destroyer rolls in full, also against a single submarine",
    },
    chosen="one-a-boat",
    because="The attack is made as guns fire at aircraft, whose dice together never outnumber their targets.",
)
WHOSE_LOSS = question(
    "3g40.submarines.whose-loss",
    DELUXE(859, part=2),
    DELUXE(873, part=1),
    kind="ambiguity",
    readings={
        "divers": "the side that dived names the submarines it loses",
        "hunters": "the destroyers aim, so their side names the submarines it sinks",
    },
    chosen="divers",
    because="Elsewhere in the battle each side assigns the hits on its own units.",
)


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
    in_full = destroyers * min(MOST_DICE, submerged)
    reading = position.reading(ADDING_UP)
    capped = reading == "one-a-boat" or (reading == "lone-boat" and submerged == 1)
    return min(in_full, submerged) if capped else in_full


@clause("3g40.submarines.whose-loss", DELUXE(859, part=2))
def sink_one(position: Position, zone: str, hunters: Side, table: Table) -> Position:
    """A submarine hit by a depth charge is removed at once; where several nations dived, their side names the boat.

    >>> pack = EMPTY.with_force("A-20", GERMANY, ["submerged"], submarine=1)
    >>> sink_one(pack, "A-20", ALLIES, script()).since(pack)
    ['Germany submarine sunk in A-20']
    >>> joint = pack.with_force("A-20", ITALY, ["submerged"], submarine=1)
    >>> sink_one(joint, "A-20", ALLIES, script("Italy submarine (submerged)")).since(joint)
    ['Italy submarine sunk in A-20, as the Axis chose']
    >>> aimed = joint.reads(WHOSE_LOSS, "hunters")
    >>> sink_one(aimed, "A-20", ALLIES, script("Italy submarine (submerged)")).since(aimed)
    ['Italy submarine sunk in A-20, as the Allies chose']
    """
    boats = position.force(zone).only(hunters.enemy, mark=SUBMERGED).by_name()
    chooser = hunters.enemy if position.reading(WHOSE_LOSS) == "divers" else hunters
    boat = boats[table.choose(chooser, "submarine sunk", boats)]
    told = f"{boat.nation} submarine sunk in {zone}" + (f", as {chooser} chose" if len(boats) > 1 else "")
    return position.without(zone, Force({boat: 1})).noting(
        "sunk", sink_one, told, nation=boat.nation, place=zone, amount=1
    )


@clause("3g40.submarines.depth-charges", DELUXE(857, part=1), DELUXE(858), DELUXE(859))
def drop_depth_charges(position: Position, zone: str, hunters: Side, table: Table) -> Position:
    """Once in a battle, destroyers roll at the submarines that dived; each roll of 2 or less sinks one.

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
    prey = position.force(zone).only(hunters.enemy, mark=SUBMERGED)
    fresh = position.force(zone).only(hunters, unit="destroyer", without=DROPPED)
    fleet = Force(one for one in fresh.items() if any(position.is_at_war(one[0].nation, boat.nation) for boat in prey))
    hits = table.hits(depth_charge_dice(position, fleet.count(), prey.count()), at=HITS_AT)
    position = position.with_pieces(zone, position.force(zone).replacing(fleet, fleet.marked(DROPPED)))
    for _ in range(min(hits, prey.count())):
        position = sink_one(position, zone, hunters, table)
    return position


@clause("3g40.submarines.hunt", DELUXE(855), DELUXE(857, part=2))
def dive_and_hunt(position: Position, zone: str, nation: Nation, table: Table) -> Position:
    """Submarines that dive set off the depth charges of the enemy's destroyers; where none dives, none are dropped.

    >>> war = EMPTY.at_war(GERMANY, UK).with_force("A-20", GERMANY, submarine=3).with_force("A-20", UK, destroyer=2)
    >>> dive_and_hunt(war, "A-20", GERMANY, script(1, 2)).force("A-20")
    2 Germany submarine, 2 UK Europe destroyer (depth charges dropped)
    >>> dive_and_hunt(war, "A-20", GERMANY, script(0)) == war
    True
    >>> all_dive = answers("every submarine dives", dive=3)
    >>> odds = chances(dive_and_hunt, war, "A-20", GERMANY, policy=all_dive)
    >>> odds.map(lambda after: after.count("A-20", GERMANY))
    {0: 1/64, 1: 9/64, 2: 27/64, 3: 27/64}
    """
    after = dive(position, zone, nation, False, table)
    return drop_depth_charges(after, zone, nation.side.enemy, table)
