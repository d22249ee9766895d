"""Submarines: whom they hit, who hits them, when they dive and strike."""

from __future__ import annotations

from typing import Any

from rules_model.base.start import EMPTY, ROSTER
from rules_model.base.submarines import SeaBattle
from rules_model.subject import Case, Missing, Voice, subject
from rules_model.world.force import Force, Piece
from rules_model.world.nation import FRANCE, GERMANY, UK

UNDER = ("g40", "alpha2", "delta")
AT_SEA = tuple(unit for unit, classes in ROSTER.items() if "sea" in classes)
IN_THE_AIR = tuple(unit for unit, classes in ROSTER.items() if "air" in classes)
SHOOTERS = (*AT_SEA, *IN_THE_AIR)


def shooting(case: Case) -> Force:
    """One attacker, and perhaps a friend's ship beside it."""
    force = Force.of(UK, (), **{case.shooter: 1})
    return force.adding(FRANCE, (), **{case.beside: 1}) if case.beside else force


def hurts(clause: Any, case: Case) -> Any:
    """Whether the attackers can hurt the target, where the friend beside cannot hurt it by himself."""
    if case.beside not in ("", "transport"):
        return None
    return clause(case.position, shooting(case), Force.of(GERMANY, (), **{case.target: 1}), True)


def by_target(clause: Any, case: Case) -> Any:
    """A submarine alone hits what the rule of its targets lets it hit."""
    if case.shooter != "submarine" or case.beside not in ("", "transport"):
        return None
    return clause(case.position, Piece(UK, "submarine"), Piece(GERMANY, case.target))


def by_cover(clause: Any, case: Case) -> Any:
    """Aircraft alone hit what the rule of cover lets them hit."""
    if case.shooter not in IN_THE_AIR or case.beside not in ("", "transport"):
        return None
    return clause(case.position, Piece(GERMANY, case.target), shooting(case))


subject(
    "g40.subjects.hit-at-sea",
    "Can this attacker hit this unit in a battle at sea?",
    Voice("g40.combat-round.hurt", hurts),
    Voice("g40.submarine.targets", by_target),
    Voice("g40.submarine.cover", by_cover),
    over={"shooter": SHOOTERS, "target": SHOOTERS, "beside": ("", "transport")},
    position=lambda case: EMPTY,
    under=UNDER,
)


def enemies(case: Case) -> Force:
    """What the submarine faces."""
    force = Force.of(UK, (), **{case.enemy: case.number})
    return force.adding(FRANCE, (), **{case.other: 1}) if case.other else force


def dives(clause: Any, case: Case) -> bool:
    """Whether the submarine is gone when everything dives that may."""
    battle = SeaBattle(Force.of(GERMANY, (), **{case.boat: 1}), enemies(case))
    return not clause(case.position, battle, Missing()).attackers


def strikes(clause: Any, case: Case) -> bool:
    """Whether it has struck in the step of surprise strikes."""
    battle = SeaBattle(Force.of(GERMANY, (), **{case.boat: 1}), enemies(case))
    after = clause(case.position, battle, Missing())
    return bool(after.attackers.count(mark="struck"))


OVER = {
    "boat": ("submarine", "destroyer", "cruiser", "transport"),
    "enemy": (*AT_SEA, *IN_THE_AIR),
    "other": ("", *AT_SEA, "fighter"),
    "number": (1, 2),
}

subject(
    "g40.subjects.dive",
    "May the unit submerge?",
    Voice(
        "g40.submarine.submerge", lambda clause, case: clause(case.position, Piece(GERMANY, case.boat), enemies(case))
    ),
    Voice("g40.submarine.choice", dives),
    Voice("g40.destroyer.hunt", lambda clause, case: False if clause(case.position, enemies(case)) else None),
    over=OVER,
    position=lambda case: EMPTY,
    under=UNDER,
)

subject(
    "g40.subjects.surprise",
    "Does the unit strike before all others?",
    Voice(
        "g40.submarine.surprise", lambda clause, case: clause(case.position, Piece(GERMANY, case.boat), enemies(case))
    ),
    Voice("g40.submarine.strike", strikes),
    Voice("g40.destroyer.hunt", lambda clause, case: False if clause(case.position, enemies(case)) else None),
    over=OVER,
    position=lambda case: EMPTY,
    under=UNDER,
)
