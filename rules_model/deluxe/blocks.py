"""# The three neutral blocks

Whoever attacks one strict neutral drives its whole block into the enemy's arms.
What stirs a block, and what then turns, stands here; who gets it is the next chapter.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.in_force import HasId
from rules_model.world.names import UnknownName
from rules_model.world.nation import ALLIES, AXIS, NEUTRAL, PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL, Nation
from rules_model.world.position import Position

SOUTH_AMERICA, EUROPE, MONGOLIA = "block South America", "block Europe", "block Mongolia"
BLOCKS = (SOUTH_AMERICA, EUROPE, MONGOLIA)

MEMBERS = question(
    "3g40.blocks.members",
    DELUXE(44, part=1),
    DELUXE(50, part=1),
    DELUXE(56),
    kind="gap",
    because="No source lists the territories of the blocks, their armies or their leanings; they stand on the map. "
    "The table of places has the neutrals of the base game that lie in each block beyond doubt.",
)
REMAINING = question(
    "3g40.blocks.remaining",
    DELUXE(44, part=1),
    DELUXE(46, part=1),
    DELUXE(50, part=1),
    DELUXE(52, part=1),
    DELUXE(56),
    DELUXE(57),
    kind="ambiguity",
    readings={
        "others": "the attacked army fights for itself; the rest of the block turns",
        "itself": "the attacked army turns as well, and fights under its new colours",
    },
    chosen="others",
    because="What remains of a block that is under attack is what has not been attacked.",
)
FRIENDS = question(
    "3g40.blocks.friends",
    DELUXE(44, part=2),
    DELUXE(46, part=2),
    DELUXE(50, part=2),
    DELUXE(52, part=2),
    kind="ambiguity",
    readings={
        "stay": "neutrals that lean to the attacker's side stay as they are",
        "turn": "they turn too, for all armies means all",
    },
    chosen="stay",
    because="The text includes one leaning by name; it would not need to if both were meant.",
)
EMPTY_LAND = question(
    "3g40.blocks.empty-land",
    DELUXE(44, part=1),
    DELUXE(46, part=1),
    DELUXE(50, part=1),
    DELUXE(52, part=1),
    DELUXE(56),
    DELUXE(57),
    kind="ambiguity",
    readings={
        "attack": "whoever marches into a strict neutral attacks it, whether or not an army stands there",
        "army": "only an army can be attacked; into land without one a nation merely walks",
    },
    chosen="attack",
    because="The text speaks of an attack on a territory, and not on its army.",
)


@clause("3g40.blocks.block", DELUXE(44, part=1), DELUXE(50, part=1), DELUXE(56), title="Three blocks")
def block_of(position: Position, place: str) -> str:
    """A neutral territory belongs to South America, to Europe with Africa and the Middle East, or to Mongolia.

    >>> block_of(EMPTY, "Argentina"), block_of(EMPTY, "Angola"), block_of(EMPTY, "Olgiy")
    ('block South America', 'block Europe', 'block Mongolia')
    >>> block_of(EMPTY, "Mexico")
    Traceback (most recent call last):
    rules_model.world.names.Gap: the block of Mexico is not in any source; see question 3g40.blocks.members
    """
    for block in BLOCKS:
        if block in position.map.place(place).regions:
            return block
    raise MEMBERS.gap(f"the block of {place}")


@clause(
    "3g40.blocks.provoked",
    DELUXE(44, part=1),
    DELUXE(46, part=1),
    DELUXE(50, part=1),
    DELUXE(52, part=1),
    DELUXE(56),
    DELUXE(57),
    title="What stirs a block",
)
def provoked(position: Position, block: str, attacker: Nation, attacked: str) -> bool:
    """Only when an Allied or Axis power attacks a strict neutral is a block stirred, the one in which it lies.

    >>> spain = EMPTY.held(STRICT_NEUTRAL, "Spain")
    >>> provoked(spain, "block Europe", UK, "Spain"), provoked(spain, "block South America", UK, "Spain")
    (True, False)
    >>> provoked(EMPTY.held(PRO_ALLIES, "Greece"), "block Europe", ITALY, "Greece")
    False

    Whether it is an attack to walk into a strict neutral without an army is open.

    >>> provoked(spain.reads(EMPTY_LAND, "army"), "block Europe", UK, "Spain")
    False
    """
    if block not in BLOCKS:
        raise UnknownName("neutral block", block, BLOCKS)
    if attacker.side is NEUTRAL or position.holder(attacked) != STRICT_NEUTRAL:
        return False
    if position.reading(EMPTY_LAND) == "army" and not position.count(attacked, STRICT_NEUTRAL):
        return False
    return block_of(position, attacked) == block


@clause(
    "3g40.blocks.leaning",
    DELUXE(44, part=2),
    DELUXE(46, part=2),
    DELUXE(50, part=2),
    DELUXE(52, part=2),
    title="Neutrals that turn as well",
)
def leaning_turns(position: Position, attacker: Nation, place: str) -> bool:
    """Pro-Axis neutrals MUST turn as well if an Allied power attacked, pro-Allied neutrals if the Axis did.

    >>> brazil = EMPTY.held(PRO_ALLIES, "Brazil")
    >>> leaning_turns(brazil, GERMANY, "Brazil"), leaning_turns(EMPTY.held(PRO_AXIS, "Iraq"), UK, "Iraq")
    (True, True)

    Whether the attacker loses its own friends too is open.

    >>> leaning_turns(brazil, USA, "Brazil"), leaning_turns(brazil.reads(FRIENDS, "turn"), USA, "Brazil")
    (False, True)
    """
    if position.reading(FRIENDS) == "turn":
        return position.holder(place) in (PRO_AXIS, PRO_ALLIES)
    return position.holder(place) == {ALLIES: PRO_AXIS, AXIS: PRO_ALLIES}.get(attacker.side)


@clause(
    "3g40.blocks.remaining-armies",
    DELUXE(44, part=1),
    DELUXE(46, part=1),
    DELUXE(50, part=1),
    DELUXE(52, part=1),
    DELUXE(56),
    DELUXE(57),
    title="What remains of a block",
)
def remaining(position: Position, attacker: Nation, attacked: str) -> tuple[str, ...]:
    """What turns is the rest of the block: its armies and the land they stand on, but no land without an army.

    Mongolia's rule speaks of every army there and names no leaning.

    >>> south = EMPTY.held(STRICT_NEUTRAL, "Argentina", "Chile", "Venezuela").held(PRO_ALLIES, "Brazil")
    >>> for place in ("Argentina", "Chile", "Brazil"):
    ...     south = south.with_force(place, south.holder(place), regular_infantry=2)
    >>> remaining(south, GERMANY, "Argentina"), remaining(south, USA, "Argentina")
    (('Chile', 'Brazil'), ('Chile',))

    Whether the attacked army turns as well is open.

    >>> remaining(south.reads(REMAINING, "itself"), USA, "Argentina")
    ('Argentina', 'Chile')
    """
    block = block_of(position, attacked)
    found = []
    for place in position.map.region(block):
        holder = position.holder(place)
        neutral = holder == STRICT_NEUTRAL or leaning_turns(position, attacker, place)
        if block == MONGOLIA:
            neutral = holder in (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES)
        spared = place == position.map.name_of(attacked) and position.reading(REMAINING) == "others"
        if neutral and position.count(place, holder) and not spared:
            found.append(place)
    return tuple(found)


def handed_over(position: Position, by: HasId, heir: Nation, places: Iterable[str]) -> Position:
    """The position after neutral places and their armies have passed to a nation, as the log says."""
    for place in places:
        army = position.force(place).only(position.holder(place))
        joined = position.force(place).minus(army).plus(army.under(heir))
        position = position.with_pieces(place, joined).held(heir, place)
        text = f"{place} turns {heir.adjective or heir.name}"
        position = position.noting("turned", by, text, nation=heir, place=place, amount=army.count())
    return position
