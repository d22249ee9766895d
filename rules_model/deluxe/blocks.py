"""# The three neutral blocks

Whoever attacks one strict neutral drives its whole block into the enemy's arms.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import (
    ALLIES,
    GERMANY,
    JAPAN,
    PRO_ALLIES,
    PRO_AXIS,
    STRICT_NEUTRAL,
    UK,
    UK_PACIFIC,
    USA,
    USSR,
    Nation,
)
from rules_model.world.position import HasId, Position

SOUTH_AMERICA, EUROPE, MONGOLIA = "block South America", "block Europe", "block Mongolia"

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
BRITISH = question(
    "3g40.blocks.british",
    DELUXE(52, part=1),
    DELUXE(740, part=2),
    kind="ambiguity",
    readings={
        "europe": "all that becomes British goes to UK Europe",
        "halves": "what lies on the Pacific map goes to UK Pacific",
    },
    chosen="europe",
    because="The block is named after Europe, and the two British economies are divided by land, not by this rule.",
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
    for block in (SOUTH_AMERICA, EUROPE, MONGOLIA):
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
)
def provoked(position: Position, block: str, attacked: str) -> bool:
    """Only an attack on a strict neutral stirs a block, and only the block in which it lies.

    >>> provoked(EMPTY.held(STRICT_NEUTRAL, "Spain"), "block Europe", "Spain")
    True
    >>> provoked(EMPTY.held(STRICT_NEUTRAL, "Spain"), "block South America", "Spain")
    False
    >>> provoked(EMPTY.held(PRO_ALLIES, "Greece"), "block Europe", "Greece")
    False
    """
    return position.holder(attacked) == STRICT_NEUTRAL and block_of(position, attacked) == block


@clause("3g40.blocks.leaning", DELUXE(44, part=2), DELUXE(46, part=2), DELUXE(50, part=2), DELUXE(52, part=2))
def leaning_turns(position: Position, attacker: Nation, place: str) -> bool:
    """With the strict neutrals turn the pro-Axis ones if an Allied power attacked, the pro-Allied ones if the Axis did.

    >>> brazil = EMPTY.held(PRO_ALLIES, "Brazil")
    >>> leaning_turns(brazil, GERMANY, "Brazil"), leaning_turns(EMPTY.held(PRO_AXIS, "Iraq"), UK, "Iraq")
    (True, True)

    Whether the attacker loses its own friends too is open.

    >>> leaning_turns(brazil, USA, "Brazil"), leaning_turns(brazil.reads(FRIENDS, "turn"), USA, "Brazil")
    (False, True)
    """
    if position.reading(FRIENDS) == "turn":
        return position.holder(place) in (PRO_AXIS, PRO_ALLIES)
    return position.holder(place) == (PRO_AXIS if attacker.side is ALLIES else PRO_ALLIES)


@clause(
    "3g40.blocks.remaining-armies",
    DELUXE(44, part=1),
    DELUXE(46, part=1),
    DELUXE(50, part=1),
    DELUXE(52, part=1),
    DELUXE(56),
    DELUXE(57),
)
def remaining(position: Position, attacker: Nation, attacked: str) -> tuple[str, ...]:
    """The places that turn are the rest of the block, where a neutral army still stands.

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


@clause("3g40.blocks.south-america", DELUXE(44), DELUXE(46))
def south_america(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of South America is attacked, what remains of the block MUST turn.

    Lands and armies become German if an Allied power attacked, American if the Axis did.

    >>> south = EMPTY.held(STRICT_NEUTRAL, "Argentina", "Chile").with_force("Chile", STRICT_NEUTRAL, cavalry=2)
    >>> south_america(south, UK, "Argentina").since(south), south_america(south, ITALY, "Argentina").force("Chile")
    (['Chile turns German'], 2 United States cavalry)
    >>> south_america(south.held(STRICT_NEUTRAL, "Spain"), UK, "Spain").holder("Chile")
    strict neutral
    """
    if not provoked(position, SOUTH_AMERICA, attacked):
        return position
    heir = GERMANY if attacker.side is ALLIES else USA
    return handed_over(position, south_america, heir, remaining(position, attacker, attacked))


@clause("3g40.blocks.europe", DELUXE(50), DELUXE(52))
def europe(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of Europe, Africa or the Middle East is attacked, what remains of the block MUST turn.

    Lands and armies become German if an Allied power attacked, British if the Axis did.

    >>> old = EMPTY.held(STRICT_NEUTRAL, "Spain", "Afghanistan").with_force("Afghanistan", STRICT_NEUTRAL, cavalry=4)
    >>> europe(old, USA, "Spain").since(old), europe(old, GERMANY, "Spain").force("Afghanistan")
    (['Afghanistan turns German'], 4 UK Europe cavalry)

    Which of the two British economies takes it is open.

    >>> halves = old.charting("Afghanistan", half="Pacific").reads(BRITISH, "halves")
    >>> europe(halves, GERMANY, "Spain").holder("Afghanistan")
    UK Pacific
    """
    if not provoked(position, EUROPE, attacked):
        return position
    for place in remaining(position, attacker, attacked):
        heir = GERMANY if attacker.side is ALLIES else UK
        if heir == UK and position.reading(BRITISH) == "halves" and position.map.half(place) == "Pacific":
            heir = UK_PACIFIC
        position = handed_over(position, europe, heir, [place])
    return position


@clause("3g40.blocks.mongolia", DELUXE(56), DELUXE(57))
def mongolia(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of Mongolia is attacked, what remains of the block MUST turn.

    Lands and armies become Japanese if an Allied power attacked, Russian if the Axis did.

    >>> steppe = EMPTY.held(STRICT_NEUTRAL, "Olgiy", "Dzavhan").with_force("Dzavhan", STRICT_NEUTRAL, cavalry=1)
    >>> mongolia(steppe, USSR, "Olgiy").since(steppe)
    ['Dzavhan turns Japanese']
    >>> mongolia(steppe, JAPAN, "Olgiy").force("Dzavhan")
    1 Soviet Union cavalry
    """
    if not provoked(position, MONGOLIA, attacked):
        return position
    heir = JAPAN if attacker.side is ALLIES else USSR
    return handed_over(position, mongolia, heir, remaining(position, attacker, attacked))
