"""The neutral blocks: what turns when one neutral is attacked, and to whom."""

from __future__ import annotations

from typing import Any

from rules_model.book import BOOK
from rules_model.deluxe.start import EMPTY, MAP
from rules_model.subject import Case, Voice, subject
from rules_model.world.nation import (
    ALLIES,
    ANZAC,
    AXIS,
    GERMANY,
    ITALY,
    JAPAN,
    PRO_ALLIES,
    PRO_AXIS,
    STRICT_NEUTRAL,
    UK,
    USA,
    USSR,
    VICHY,
    Nation,
)
from rules_model.world.position import Position

BLOCKS = ("block South America", "block Europe", "block Mongolia")
MEMBERS = tuple(MAP.region(block) for block in BLOCKS)
#: Two lands of each block, and one of another: the attacked, its neighbour in the block, and a stranger.
LANDS = tuple((some[0], some[1], MEMBERS[(place + 1) % 3][0]) for place, some in enumerate(MEMBERS))
ATTACKERS = (GERMANY, UK, ITALY, JAPAN, USA, USSR, ANZAC)
LEANINGS = (STRICT_NEUTRAL, PRO_AXIS, PRO_ALLIES, UK, VICHY)


def neutrals(case: Case) -> Position:
    """The attacked land, another of its block, and one of another block, with an army in each or none."""
    position = EMPTY.held(case.attacked, case.lands[0]).held(case.other, case.lands[1])
    position = position.held(STRICT_NEUTRAL, case.lands[2])
    for place, army in zip(case.lands, (case.armies[0], case.armies[1], 1), strict=True):
        if army:
            position = position.with_force(place, position.holder(place), regular_infantry=army)
    return position


def turned(clause: Any, case: Case) -> dict[str, Nation] | None:
    """Which lands have changed hands, and whose they are; None when nothing has."""
    after = clause(case.position, case.attacker, case.lands[0])
    changed = {place: after.holder(place) for place in case.lands if after.holder(place) != case.position.holder(place)}
    return changed or None


OVER = {
    "lands": LANDS,
    "attacker": ATTACKERS,
    "attacked": LEANINGS,
    "other": LEANINGS,
    "armies": ((1, 1), (0, 1), (1, 0), (0, 0)),
}


def remaining(clause: Any, case: Case) -> tuple[str, ...]:
    """What remains of the block; nothing when no block is stirred."""
    provoked = BOOK.clause("3g40.blocks.provoked")
    if not any(provoked(case.position, block, case.attacker, case.lands[0]) for block in BLOCKS):
        return ()
    return tuple(clause(case.position, case.attacker, case.lands[0]))


def blocks_that_turn(case: Case, clause: Any, block: str) -> tuple[str, ...] | None:
    """The lands that turn by the rule of one block; None in another block, or when its rule stays silent."""
    if case.lands[0] not in MAP.region(block):
        return None if not turned(clause, case) else ("a land of another block",)
    return tuple(turned(clause, case) or ())


subject(
    "3g40.subjects.block",
    "Which lands turn when a strict neutral is attacked?",
    Voice("3g40.blocks.remaining-armies", lambda clause, case: remaining(clause, case)),
    Voice("3g40.blocks.south-america", lambda clause, case: blocks_that_turn(case, clause, BLOCKS[0])),
    Voice("3g40.blocks.europe", lambda clause, case: blocks_that_turn(case, clause, BLOCKS[1])),
    Voice("3g40.blocks.mongolia", lambda clause, case: blocks_that_turn(case, clause, BLOCKS[2])),
    over=OVER,
    position=neutrals,
)


def stirs(clause: Any, case: Case, block: str) -> str | None:
    """The block, when it is stirred; a second block that answers as well would be one too many."""
    return block if clause(case.position, block, case.attacker, case.lands[0]) else None


subject(
    "3g40.subjects.block-stirred",
    "Which block is stirred when a strict neutral with an army is attacked?",
    Voice("3g40.blocks.provoked", lambda clause, case: stirs(clause, case, BLOCKS[0]), "South America"),
    Voice("3g40.blocks.provoked", lambda clause, case: stirs(clause, case, BLOCKS[1]), "Europe"),
    Voice("3g40.blocks.provoked", lambda clause, case: stirs(clause, case, BLOCKS[2]), "Mongolia"),
    over=OVER,
    position=neutrals,
    when=lambda case: case.attacked == STRICT_NEUTRAL and case.armies[0] > 0,
)


def claimable(case: Case) -> Position:
    """A neutral that leans to a side, with an army or none, and a unit of the nation that has come."""
    position = EMPTY.held(case.leaning, "Greece").with_force("Greece", case.nation, (), **{case.comes: 1})
    if case.army:
        position = position.with_force("Greece", case.leaning, regular_infantry=case.army)
    return position.at_war(AXIS, ALLIES) if case.war else position


subject(
    "3g40.subjects.claim",
    "Does a nation get the army of this neutral by coming there on land?",
    Voice("3g40.neutrals.by-land", lambda clause, case: clause(case.position, case.nation, "Greece")),
    Voice("3g40.neutrals.claim", lambda clause, case: clause(case.position, case.nation, "Greece") != case.position),
    over={
        "nation": ATTACKERS,
        "leaning": (PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL, VICHY),
        "army": (1, 0),
        "comes": ("cavalry", "regular_infantry", "fighter", "tank"),
        "war": (True, False),
    },
    position=claimable,
)
