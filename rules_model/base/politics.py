"""# War and peace

How wars begin, as far as objectives and alliances ask for it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition, listed
from rules_model.world.nation import ANZAC, JAPAN, UK, UK_PACIFIC, Nation
from rules_model.world.position import Position

UK_AND_ANZAC = (UK, UK_PACIFIC, ANZAC)
DECLARED, ENTERED_CHINA = "declared war", "moved into China"  # kinds of events


@dataclass(frozen=True)
class Unprovoked(Condition):
    """A power declared war on one of several others, none of which had provoked it before."""

    nation: Nation  #: who declared war
    others: tuple[Nation, ...]  #: on any of these
    provocations: tuple[str, ...]  #: kinds of events by any of these that would have provoked it

    def failures(self, position: Position) -> tuple[str, ...]:
        for event in position.log:
            if event.nation in self.others and event.kind in self.provocations:
                if event.kind != DECLARED or event.other == self.nation:
                    break
            elif event.kind == DECLARED and event.nation == self.nation and event.other in self.others:
                return ()
        return (self.words(),)

    def words(self) -> str:
        others = listed(tuple(str(other) for other in self.others), "or")
        return f"{self.nation} has declared war on {others} unprovoked"

    def form(self) -> tuple[object, ...]:
        return ("unprovoked", str(self.nation), *(str(other) for other in self.others))


def declares_war(position: Position, nation: Nation, *others: Nation) -> Position:
    """The position after a power has declared war on others."""
    for other in others:
        text = f"{nation} declares war on {other}"
        position = position.at_war(nation, other).noting(DECLARED, None, text, nation=nation, other=other)
    return position


@clause("g40.politics.unprovoked", G40_RULES(360))
def unprovoked(position: Position) -> Condition:
    """Japan's war on the UK and ANZAC is unprovoked unless one of them declared war on it or entered China first.

    >>> explain(declares_war(START, JAPAN, UK), unprovoked)
    'met'
    >>> provoked = declares_war(declares_war(START, ANZAC, JAPAN), JAPAN, UK)
    >>> unprovoked(provoked).holds(provoked)
    False
    """
    return Unprovoked(JAPAN, UK_AND_ANZAC, (DECLARED, ENTERED_CHINA))
