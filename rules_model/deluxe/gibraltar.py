"""# The Gibraltar peninsula

The rock is two halves.
Who holds them decides the bases, the repairs, the strait and the income.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import NOBODY, Nation
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
PASSERS = question(
    "3g40.gibraltar.passers",
    DELUXE(752, part=2),
    DELUXE(758, part=3),
    kind="ambiguity",
    readings={
        "friends": "every nation friendly to the holders may pass, besides the holders themselves",
        "holders": "only the one or two nations that hold the rock may pass",
    },
    chosen="friends",
    because="Friends share the rock, so a third friend should not be stopped by it; read to the letter it would be.",
)
UNHELD = question(
    "3g40.gibraltar.unheld",
    DELUXE(752, part=2),
    DELUXE(758, part=3),
    kind="ambiguity",
    readings={
        "closed": "while nobody holds one of the halves, the strait is closed",
        "open": "a half that nobody holds stops nobody; only a hostile holder does",
    },
    chosen="closed",
    because="Both halves must be held in order to pass; the ban between enemies is one case, not the only one.",
)
AIRCRAFT = question(
    "3g40.gibraltar.aircraft",
    DELUXE(758, part=3),
    DELUXE(762),
    kind="ambiguity",
    readings={
        "ships": "only ships pass a strait; aircraft fly over it freely",
        "units": "the ban is on every unit but submarines, so on aircraft as well",
    },
    chosen="ships",
    because="Submarines are called the only units with leave to pass, but the sentence has ships in mind.",
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
    LOOSE = "nobody holds one of them, or its holder is neither friend nor foe of the other"


@clause("3g40.gibraltar.hold", DELUXE(752))
def hold(position: Position) -> Hold:
    """The rock has a western and an eastern half and works only while one nation or two friends hold both.

    >>> hold(EMPTY.held(UK, WEST, EAST)).name
    'SOLE'
    >>> peace = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> hold(peace).name, hold(peace.reads(FRIENDS, "allies")).name
    ('SHARED', 'LOOSE')
    >>> hold(EMPTY.held(UK, WEST).held(GERMANY, EAST)).name, hold(EMPTY.held(UK, WEST)).name
    ('SPLIT', 'LOOSE')
    """
    west, east = position.holder(WEST), position.holder(EAST)
    if west == east:
        return Hold.LOOSE if west == NOBODY else Hold.SOLE
    if west.hostile(east):
        return Hold.SPLIT
    if not west.friendly(east):
        return Hold.LOOSE
    allies = all(position.is_at_war(one, one.side.enemy) for one in (west, east))
    return Hold.SHARED if allies or position.reading(FRIENDS) == "side" else Hold.LOOSE


def held(position: Position) -> bool:
    """Whether one nation or two friends hold the rock."""
    return hold(position) in (Hold.SOLE, Hold.SHARED)


@clause("3g40.gibraltar.bases", DELUXE(752, part=2), DELUXE(754, part=1), DELUXE(756, part=1), DELUXE(758, part=1))
def base_owners(position: Position, half: str) -> tuple[Nation, ...]:
    """The bases work for a sole holder or for two friends; while the rock is split, nobody operates them.

    >>> base_owners(EMPTY.held(UK, WEST, EAST), EAST)
    (UK Europe,)
    >>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> base_owners(shared, EAST), base_owners(shared.reads(SHARED_BASES, "both"), EAST)
    ((United States,), (UK Europe, United States))
    >>> base_owners(EMPTY.held(UK, WEST).held(GERMANY, EAST), EAST)
    ()
    """
    if not held(position):
        return ()
    if position.reading(SHARED_BASES) == "both":
        return tuple(dict.fromkeys((position.holder(WEST), position.holder(EAST))))
    return (position.holder(half),)


@clause("3g40.gibraltar.repair", DELUXE(752, part=2), DELUXE(754, part=2), DELUXE(756, part=2), DELUXE(758, part=2))
def may_repair(position: Position, nation: Nation) -> Verdict:
    """A sole holder MAY repair the facilities on both halves, and so MAY either of two friends; enemies MUST NOT.

    >>> shared = EMPTY.held(UK, WEST).held(USA, EAST)
    >>> may_repair(shared, USA)
    allowed by 3g40.gibraltar.repair
    >>> may_repair(shared, FRANCE)
    refused by 3g40.gibraltar.repair: France holds no half of the rock
    >>> may_repair(shared.held(GERMANY, EAST), UK)
    refused by 3g40.gibraltar.repair: two hostile nations hold one half each
    """
    if nation not in (position.holder(WEST), position.holder(EAST)):
        return refuse(may_repair, f"{nation} holds no half of the rock")
    return allow(may_repair) if held(position) else refuse(may_repair, hold(position).value)


@clause("3g40.gibraltar.income", DELUXE(752, part=2), DELUXE(754, part=3), DELUXE(756, part=3), DELUXE(758, part=4))
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
            paid[banker] = paid.get(banker, 0) + SHARE
    return paid


@clause("3g40.gibraltar.submarines", DELUXE(762))
def passes_always(position: Position, unit: str) -> bool:
    """A submarine MAY pass the strait whoever holds the halves; no other ship may ignore them.

    >>> passes_always(EMPTY, "submarine"), passes_always(EMPTY, "destroyer")
    (True, False)
    >>> passes_always(EMPTY, "fighter"), passes_always(EMPTY.reads(AIRCRAFT, "units"), "fighter")
    (True, False)
    """
    if unit not in position.rules.units_of("sea") and position.reading(AIRCRAFT) == "ships":
        return True
    return unit == "submarine"


@clause("3g40.gibraltar.strait", DELUXE(752, part=2), DELUXE(758, part=3))
def may_pass_strait(position: Position, nation: Nation, unit: str) -> Verdict:
    """A ship MAY pass the strait only while both halves are in hands friendly to it.

    >>> rock = EMPTY.held(UK, WEST, EAST)
    >>> may_pass_strait(rock, USA, "destroyer"), may_pass_strait(rock.reads(PASSERS, "holders"), USA, "cruiser").allowed
    (allowed by 3g40.gibraltar.strait, False)
    >>> may_pass_strait(rock.held(GERMANY, EAST), USA, "destroyer")
    refused by 3g40.gibraltar.strait: two hostile nations hold one half each
    >>> may_pass_strait(rock, GERMANY, "battleship")
    refused by 3g40.gibraltar.strait: UK Europe holds the Western Peninsula
    >>> may_pass_strait(rock, GERMANY, "submarine").allowed
    True
    >>> bare = EMPTY.held(UK, WEST)
    >>> may_pass_strait(bare, UK, "cruiser").allowed, may_pass_strait(bare.reads(UNHELD, "open"), UK, "cruiser").allowed
    (False, True)
    """
    holders = (position.holder(WEST), position.holder(EAST))
    if passes_always(position, unit):
        return allow(may_pass_strait)
    if not held(position) and not (NOBODY in holders and position.reading(UNHELD) == "open"):
        return refuse(may_pass_strait, hold(position).value)
    for half in (WEST, EAST):
        holder = position.holder(half)
        if holder != NOBODY and not holder.friendly(nation):
            return refuse(may_pass_strait, f"{holder} holds the {half}")
    if nation not in holders and held(position) and position.reading(PASSERS) == "holders":
        return refuse(may_pass_strait, f"{nation} holds no half of the rock")
    return allow(may_pass_strait)


@clause("3g40.gibraltar.bombing", DELUXE(760))
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
