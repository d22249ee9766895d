"""# The turn

A power's turn is a row of phases, always in the same order.
The log remembers whose turn began ("turn began") and which phase of it ("phase began", amount: its number).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from rules_model.advantage import lost_capital
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition
from rules_model.world.nation import UNITED_KINGDOM, Nation
from rules_model.world.position import Position

ATTACKED = "attacked"  # kind of event: a power has attacked a place, whether neutral or its enemy's


class Phase(IntEnum):
    """A phase of a power's turn; the number is its place in the order."""

    PURCHASE_AND_REPAIR = 1
    COMBAT_MOVE = 2
    CONDUCT_COMBAT = 3
    NONCOMBAT_MOVE = 4
    MOBILIZE = 5
    COLLECT_INCOME = 6

    @property
    def title(self) -> str:
        """The phase as players call it."""
        return self.name.capitalize().replace("_", " ")


#: What a power at peace has no use for.
WAR_PHASES = (Phase.COMBAT_MOVE, Phase.CONDUCT_COMBAT)
#: All that is left to a power whose capital an enemy holds.
MOVING_PHASES = (*WAR_PHASES, Phase.NONCOMBAT_MOVE)


@clause("g40.turn.phases", G40_RULES(3), G40_RULES(5), G40_RULES(9))
def phases(position: Position, nation: Nation) -> tuple[Phase, ...]:
    """A power MUST play its six phases in order, without the two of combat while it is at peace with everybody.

    While an enemy holds its capital it only moves and fights.

    >>> [phase.title for phase in phases(START, USA)]
    ['Purchase and repair', 'Noncombat move', 'Mobilize', 'Collect income']
    >>> [int(phase) for phase in phases(START.at_war(USA, JAPAN), USA)]
    [1, 2, 3, 4, 5, 6]
    >>> occupied = START.at_war(GERMANY, FRANCE).held(GERMANY, "France")
    >>> [int(phase) for phase in phases(occupied, FRANCE)]
    [2, 3, 4]
    """
    played = tuple(Phase) if position.is_at_war(nation) else tuple(one for one in Phase if one not in WAR_PHASES)
    return tuple(one for one in played if one in MOVING_PHASES) if lost_capital(position, nation) else played


@clause("g40.turn.together", G40_RULES(6), title="One British turn")
def share_a_turn(position: Position, one: Nation, other: Nation) -> bool:
    """UK Europe and UK Pacific MUST play one turn together, in which each mobilizes and collects for itself.

    >>> share_a_turn(START, UK, UK_PACIFIC), share_a_turn(START, UK_PACIFIC, UK)
    (True, True)
    >>> share_a_turn(START, UK, ANZAC), share_a_turn(START, ANZAC, ANZAC)
    (False, True)
    """
    return one == other or {one, other} == set(UNITED_KINGDOM.nations)


def is_phase(position: Position, nation: Nation, phase: Phase) -> bool:
    """Whether the phase that began last is this one, of the nation's turn."""
    begun = [(event.nation, event.amount) for event in position.events("phase began")[-1:] if event.nation]
    return any(amount == phase and share_a_turn(position, mover, nation) for mover, amount in begun)


def since_phase_began(position: Position, kind: str) -> bool:
    """Whether something of a kind has happened since the last phase began."""
    kinds = [event.kind for event in position.log]
    return kind in kinds[len(kinds) - kinds[::-1].index("phase began") :] if "phase began" in kinds else kind in kinds


def this_round(position: Position, kind: str, nation: Nation, place: str) -> bool:
    """Whether a power, in either economy, has done something at a place in this round: in this turn of its own."""
    done = [event.nation for event in position.events(kind, place=place) if event.round == position.round]
    return any(share_a_turn(position, actor, nation) for actor in done if actor)


@dataclass(frozen=True)
class FirstTurnAfter(Condition):
    """The turn that is being played is the first one to begin after something happened."""

    what: str  #: kind of event: "declared war"
    nation: Nation  #: who did it
    other: Nation  #: to whom
    whose: Nation | None  #: whose turn it must be; None: anybody's

    def failures(self, position: Position) -> tuple[str, ...]:
        log = position.log
        done = [
            place
            for place, event in enumerate(log)
            if (event.kind, event.nation, event.other) == (self.what, self.nation, self.other)
        ]
        turns = [place for place, event in enumerate(log) if event.kind == "turn began"]
        following = [
            place
            for place in turns
            if done and place > done[0] and (self.whose is None or log[place].nation == self.whose)
        ]
        return () if following and following[0] == turns[-1] else (self.words(),)

    def words(self) -> str:
        whose = f"{self.whose}'s turn" if self.whose else "turn"
        return f"this is the first {whose} after {self.nation} {self.what} on {self.other}"

    def form(self) -> tuple[object, ...]:
        return ("first turn after", self.what, str(self.nation), str(self.other), str(self.whose))


@dataclass(frozen=True)
class Opened(Condition):
    """Of a pair of nations, this one declared war on that one before that one did on this."""

    nation: Nation  #: who declared first
    other: Nation  #: on whom

    def failures(self, position: Position) -> tuple[str, ...]:
        pair = {self.nation, self.other}
        declared = [event.nation for event in position.events("declared war") if {event.nation, event.other} == pair]
        return () if declared and declared[0] == self.nation else (self.words(),)

    def words(self) -> str:
        return f"{self.nation} began the war with {self.other}"

    def form(self) -> tuple[object, ...]:
        return ("opened", str(self.nation), str(self.other))
