"""What a power earns as the board stands, item by item, each with the clause that pays it."""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.base.capitals import may_collect
from rules_model.base.convoys import coast, convoy_zones, dice_of, raiders
from rules_model.base.income import bonuses, land_income
from rules_model.book import BOOK
from rules_model.world.nation import Nation
from rules_model.world.position import Position


@dataclass(frozen=True, slots=True)
class Line:
    """One item of a power's income."""

    clause: str  #: id of the clause that pays it, or that stops it
    text: str  #: as a player would say it
    ipcs: int  #: IPCs; 0 for what only the dice will tell

    def __str__(self) -> str:
        return f"{self.ipcs:3} {self.text} ({self.clause})"


def income(position: Position, nation: Nation) -> tuple[Line, ...]:
    """Every item that the nation would collect now: land by land, each bonus, and convoys that the enemy lies on.

    >>> from rules_model.alpha2.start import opening
    >>> from rules_model.world.nation import ITALY, JAPAN
    >>> for line in income(opening(), ITALY)[:2]:
    ...     print(line)
      1 Albania (g40.income.land)
      1 Ethiopia (g40.income.land)
    >>> print(income(opening(), JAPAN)[-1])
     10 Japan at peace with the West (alpha2.objectives.japan.peace)
    """
    verdict = may_collect(position, nation)
    if not verdict:
        return (Line(verdict.clause, verdict.reason, 0),)
    lines = [
        Line(land_income.id, place, position.map.value(place))
        for place in position.held_by(nation)
        if position.map.value(place)
    ]
    other = land_income(position, nation) - sum(line.ipcs for line in lines)
    if other:  # an amendment pays more or less than the printed values
        lines.append(Line(land_income.id, "more or less for land", other))
    for zone in convoy_zones(position):
        lurking = raiders(position, zone, nation)
        if lurking and coast(position, zone, nation):
            dice = sum(number * dice_of(position, piece) for piece, number in lurking.items())
            lines.append(Line("g40.convoy.zone-loss", f"less what {dice} dice of {lurking} cost in {zone}", 0))
    for goal, ipcs in bonuses(position, nation).items():
        lines.append(Line(goal, BOOK.clauses[goal].title, ipcs))
    return tuple(lines)


def total(position: Position, nation: Nation) -> int:
    """The sum of all items, in IPCs, before any die for convoys."""
    return sum(line.ipcs for line in income(position, nation))
