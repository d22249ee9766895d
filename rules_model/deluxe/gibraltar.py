"""# The Gibraltar peninsula

The rock is two halves.
Who holds them decides the bases, the repairs and the income; the strait is the next chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.naval_bases import has_working_base
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import NEUTRAL, NOBODY, Nation
from rules_model.world.position import Position

WEST, EAST = "Western Peninsula", "Eastern Peninsula"
SHARE = 1  # IPCs for each half

FRIENDS = question(
    "3g40.gibraltar.friends",
    DELUXE(752, part=2),
    DELUXE(756, part=1),
    kind="ambiguity",
    readings={
        "side": "two nations of one side are friends, whether or not they are at war yet",
        "allies": "they are friends only once each of them fights a power of the other side",
    },
    chosen="side",
    because="The text calls nations friendly or hostile by their alliance; where war is needed it says so.",
)
SHARED_BASES = question(
    "3g40.gibraltar.shared-bases",
    DELUXE(754, part=1),
    DELUXE(756, part=1),
    DELUXE(37, 38),
    kind="ambiguity",
    readings={
        "own-half": "of two friends each owns the base on its own half",
        "both": "each of two friends owns both bases",
    },
    chosen="own-half",
    because="A sole holder is said to control both bases; of two friends the text says only that the bases work. "
    "It matters at a naval base, where its owner has unlimited ships served and a friend three.",
)
ENEMY = question(
    "3g40.gibraltar.enemy",
    DELUXE(760),
    kind="ambiguity",
    readings={
        "war": "an enemy is a nation that the bomber's nation is at war with",
        "side": "an enemy is any nation of the other side, also in peace",
    },
    chosen="war",
    because="Bombs on a nation at peace would be an attack, and this rule is no declaration of war.",
)


class Hold(Enum):
    """How the two halves stand to each other."""

    SOLE = "one nation holds both halves"
    SHARED = "two friendly nations hold one half each"
    SPLIT = "two hostile nations hold one half each"
    LOOSE = "nobody or a neutral holds one of them, or the two holders are not yet friends"


def friends(position: Position, one: Nation, other: Nation) -> bool:
    """Whether two nations are friends as far as the rock goes; a nation is its own friend."""
    if one == other or not one.friendly(other):
        return one == other
    at_war = all(position.is_at_war(nation, nation.side.enemy) for nation in (one, other))
    return at_war or position.reading(FRIENDS) == "side"


def holders_in_words(position: Position) -> str:
    """Who holds which half, as a player says it."""
    west, east = position.holder(WEST), position.holder(EAST)
    if west == east:
        return f"{west} holds both halves"
    return f"{west} holds the {WEST} and {east} the {EAST}"


@clause("3g40.gibraltar.hold", DELUXE(752), title="Who holds the rock")
def hold(position: Position) -> Hold:
    """The rock has a western and an eastern half and works only while one power or two friends hold both.

    >>> hold(EMPTY.held(UK, WEST, EAST)).name
    'SOLE'
    >>> hold(EMPTY.held(UK, WEST).held(GERMANY, EAST)).name, hold(EMPTY.held(UK, WEST)).name
    ('SPLIT', 'LOOSE')

    Whether two Allies are friends before both are at war is open.

    >>> peace = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> hold(peace).name, hold(peace.reads(FRIENDS, "allies")).name
    ('SHARED', 'LOOSE')
    """
    west, east = position.holder(WEST), position.holder(EAST)
    if west.hostile(east):
        return Hold.SPLIT
    if west.side is NEUTRAL or not friends(position, west, east):
        return Hold.LOOSE
    return Hold.SOLE if west == east else Hold.SHARED


def held(position: Position) -> bool:
    """Whether one nation or two friends hold the rock."""
    return hold(position) in (Hold.SOLE, Hold.SHARED)


@clause(
    "3g40.gibraltar.bases",
    DELUXE(752, part=2),
    DELUXE(754, part=1),
    DELUXE(756, part=1),
    DELUXE(758, part=1),
    title="Whose the bases are",
)
def base_owners(position: Position, half: str) -> tuple[Nation, ...]:
    """The bases work for a sole holder or for two friends; while the rock is split, nobody operates them.

    >>> base_owners(EMPTY.held(UK, WEST, EAST), EAST)
    (UK Europe,)
    >>> base_owners(EMPTY.held(UK, WEST).held(GERMANY, EAST), EAST)
    ()

    Whose they are when friends share the rock is open.

    >>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> base_owners(shared, EAST), base_owners(shared.reads(SHARED_BASES, "both"), EAST)
    ((United States,), (UK Europe, United States))
    """
    if half not in (WEST, EAST):
        raise UnknownName("half of Gibraltar", half, (WEST, EAST))
    if not held(position):
        return ()
    if position.reading(SHARED_BASES) == "both":
        return tuple(dict.fromkeys((position.holder(WEST), position.holder(EAST))))
    return (position.holder(half),)


@modifies(
    "3g40.gibraltar.naval-base",
    has_working_base,
    DELUXE(752, part=2),
    DELUXE(756, part=1),
    DELUXE(758, part=1),
    title="The naval base on the rock",
)
def rock_base_works(before: Callable[[Position, str], bool], position: Position, place: str) -> bool:
    """An undamaged naval base on the rock MUST NOT serve ships unless one power or two friends hold both halves.

    >>> rock = EMPTY.held(UK, WEST).with_facility(WEST, "naval_base")
    >>> has_working_base(rock.held(USA, EAST), WEST), has_working_base(rock.held(GERMANY, EAST), WEST)
    (True, False)
    >>> has_working_base(rock.with_facility("Malta", "naval_base"), "Malta")
    True
    """
    here = position.map.name_of(place) in (WEST, EAST)
    return before(position, place) and (held(position) or not here)


@clause(
    "3g40.gibraltar.repair",
    DELUXE(752, part=2),
    DELUXE(754, part=2),
    DELUXE(756, part=2),
    DELUXE(758, part=2),
    title="Repairs on the rock",
)
def may_repair(position: Position, nation: Nation) -> Verdict:
    """A sole holder MAY repair the facilities on both halves, and so MAY either of two friends; enemies MUST NOT.

    >>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> may_repair(shared, USA)
    allowed by 3g40.gibraltar.repair
    >>> may_repair(shared, FRANCE)
    refused by 3g40.gibraltar.repair: France holds no half of the rock
    >>> may_repair(shared.held(GERMANY, EAST), UK)
    refused by 3g40.gibraltar.repair: UK Europe holds the Western Peninsula and Germany the Eastern Peninsula
    """
    if nation not in (position.holder(WEST), position.holder(EAST)):
        return refuse(may_repair, f"{nation} holds no half of the rock")
    return allow(may_repair) if held(position) else refuse(may_repair, holders_in_words(position))


@clause(
    "3g40.gibraltar.income",
    DELUXE(752, part=2),
    DELUXE(754, part=3),
    DELUXE(756, part=3),
    DELUXE(758, part=4),
    title="Income of the rock",
)
def income(position: Position) -> dict[Nation, int]:
    """Gibraltar pays 2 IPCs to a sole holder, 1 each to two friends, and nobody while it is split.

    >>> income(EMPTY.held(UK, WEST, EAST))
    {UK Europe: 2}
    >>> income(EMPTY.held(UK, WEST).held(USA, EAST))
    {UK Europe: 1, United States: 1}
    >>> income(EMPTY.held(UK, WEST).held(GERMANY, EAST))
    {}
    """
    paid: dict[Nation, int] = {}
    if held(position):
        for half in (WEST, EAST):
            banker = position.banker(half)
            if banker != NOBODY:  # else its income is in limbo by another rule
                paid[banker] = paid.get(banker, 0) + SHARE
    return paid


@clause("3g40.gibraltar.bombing", DELUXE(760), title="Bombing the rock")
def may_bomb(position: Position, nation: Nation) -> Verdict:
    """A facility on the rock, even one's own, MAY be bombed while an enemy holds at least one half.

    >>> split = EMPTY.held(UK, WEST).held(GERMANY, EAST).at_war(UK, GERMANY)
    >>> may_bomb(split, UK), may_bomb(split, GERMANY).allowed
    (allowed by 3g40.gibraltar.bombing, True)
    >>> may_bomb(split.held(UK, EAST), UK)
    refused by 3g40.gibraltar.bombing: no enemy of UK Europe holds a half of the rock
    >>> may_bomb(split, JAPAN).allowed, may_bomb(split.reads(ENEMY, "side"), JAPAN).allowed
    (False, True)
    """
    enemy = nation.hostile if position.reading(ENEMY) == "side" else lambda other: position.is_at_war(nation, other)
    if any(enemy(position.holder(half)) for half in (WEST, EAST)):
        return allow(may_bomb)
    return refuse(may_bomb, f"no enemy of {nation} holds a half of the rock")
