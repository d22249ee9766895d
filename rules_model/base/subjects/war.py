"""Who may declare war on whom, and when."""

from __future__ import annotations

from typing import Any

from rules_model.base.start import START
from rules_model.base.turn import Phase
from rules_model.book import BOOK
from rules_model.subject import Case, Voice, subject
from rules_model.world.nation import (
    ALLIES,
    ANZAC,
    AXIS,
    CHINA,
    DUTCH,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    UK,
    UK_PACIFIC,
    USA,
    USSR,
)
from rules_model.world.position import Position

UNDER = ("g40", "alpha2")
NATIONS = (GERMANY, JAPAN, ITALY, USSR, USA, CHINA, UK, UK_PACIFIC, ANZAC, FRANCE)
WARS = (
    (),
    ((GERMANY, UK), (ITALY, UK), (JAPAN, CHINA)),
    ((GERMANY, USSR),),
    ((JAPAN, UK),),
    ((JAPAN, USA),),
    ((AXIS, ALLIES),),
)
#: What has been done before: nothing, London lost, a piece moved in the phase.
BEFORE = ("", "London has fallen", "a piece has moved", "Japan attacked ANZAC")


def moment(case: Case) -> Position:
    """A phase of somebody's turn in some round, with some wars."""
    position = START.in_round(case.round)
    for one, other in case.wars:
        position = position.at_war(one, other)
    if case.before == "London has fallen":
        position = position.held(GERMANY, "United Kingdom")
    if case.before == "Japan attacked ANZAC":
        position = position.noting("declared war", None, "", nation=JAPAN, other=ANZAC)
    turn = case.nation if case.own_turn else GERMANY if case.nation != GERMANY else UK
    position = position.noting("phase began", None, "", nation=turn, amount=int(case.phase))
    return position.noting("moved", None, "", nation=turn) if case.before == "a piece has moved" else position


def ground(side: Any) -> Any:
    """The rule of one side, where the time is right and they are enemies at peace."""

    def ask(clause: Any, case: Case) -> Any:
        now = BOOK.clause("g40.politics.time")(case.position, case.nation)
        enemies = case.nation.hostile(case.other) and not case.position.is_at_war(case.nation, case.other)
        return clause(case.position, case.nation, case.other) if now and enemies and case.nation.side is side else None

    return ask


def time(clause: Any, case: Case) -> Any:
    """No declaration at a wrong time; at the right time this clause leaves it to the grounds."""
    return None if clause(case.position, case.nation) else False


def can_arise(case: Case) -> bool:
    """Two nations; the round matters to America alone, and another's turn in its combat move, when war is declared."""
    if case.nation == case.other or (case.round > 1 and USA not in (case.nation, case.other)):
        return False
    return bool(case.own_turn or case.phase is Phase.COMBAT_MOVE)


subject(
    "g40.subjects.declaration",
    "May the nation declare war on the other now?",
    Voice("g40.politics.may-declare", lambda clause, case: clause(case.position, case.nation, case.other)),
    Voice("g40.politics.axis-declares", ground(AXIS)),
    Voice("g40.politics.ally-declares", ground(ALLIES)),
    Voice("g40.politics.time", time),
    over={
        "nation": NATIONS,
        "other": (*NATIONS, DUTCH),
        "own_turn": (True, False),
        "phase": (Phase.COMBAT_MOVE, Phase.COLLECT_INCOME, Phase.PURCHASE_AND_REPAIR),
        "round": (1, 4),
        "wars": WARS,
        "before": BEFORE,
    },
    position=moment,
    under=UNDER,
    when=can_arise,
)
