"""# What is left over

After everything that can be placed has been placed: refunds, and pieces that stay put.
"""

from __future__ import annotations

from rules_model.base.mobilise import may_place, output_left, uses_output
from rules_model.base.purchase import UPGRADE, price, waiting
from rules_model.base.sites import may_build
from rules_model.base.turn import Phase, is_phase, share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position


def could_be_placed(position: Position, nation: Nation, item: str) -> bool:
    """Whether some place on the board would take one more thing that the power has bought."""
    if not uses_output(position, item):
        return any(may_build(position, nation, place, item) for place in position.held_by(nation))
    held = position.held_by(nation)
    works = [place for place in held if nation == CHINA or output_left(position, nation, place) > 0]
    return any(
        may_place(position, nation, item, place, spot)
        for place in works
        for spot in (place, *sorted(position.map.neighbours(place)))
    )


@clause("g40.mobilise.must-place", G40_RULES(326), G40_LEFT(16), title="Nothing is held back")
def may_keep(position: Position, nation: Nation, item: str) -> Verdict:
    """A power MUST place everything it has bought that any place of its own will take.

    >>> works = START.with_facility("Egypt", "minor_factory").with_tokens(UK, "bought tank", 4)
    >>> may_keep(works, UK, "tank")
    refused by g40.mobilise.must-place: 1 tank can still be placed
    >>> full = works.with_facilities("Egypt", [Facility("minor_factory", damage=3)])
    >>> may_keep(full, UK, "tank")
    allowed by g40.mobilise.must-place
    """
    if could_be_placed(position, nation, item):
        return refuse(may_keep, f"1 {item.replace('_', ' ')} can still be placed")
    return allow(may_keep)


@clause("g40.mobilise.refund", G40_RULES(326), G40_LEFT(16), title="Money back")
def refund(position: Position, nation: Nation) -> Position:
    """What no place will take MUST go back to the bank, and the power gets its whole price.

    >>> full = START.with_facility("Egypt", "minor_factory", 3).with_tokens(UK, "bought tank", 2).with_cash(UK, 1)
    >>> after = refund(full, UK)
    >>> after.cash(UK), after.tokens(UK, "bought tank"), after.since(full)
    (13, 0, ['UK Europe gets 12 IPCs back for 2 tank'])
    >>> refund(full.with_facility("Ontario", "minor_factory"), UK)
    Traceback (most recent call last):
    ValueError: 1 tank can still be placed
    """
    after = position
    for item in (*sorted(position.rules.unit_names), *sorted(position.rules.facility_names), UPGRADE):
        number = position.tokens(nation, waiting(item))
        if not number:
            continue
        verdict = may_keep(position, nation, item)
        if not verdict:
            raise ValueError(verdict.reason)
        back = number * price(position, nation, item)
        after = after.with_tokens(nation, waiting(item), 0).with_cash(nation, after.cash(nation) + back)
        text = f"{nation} gets {back} IPCs back for {number} {item.replace('_', ' ')}"
        after = after.noting("refunded", refund, text, nation=nation, amount=back)
    return after


@clause("g40.mobilise.no-move", G40_RULES(328), title="New units stay")
def may_move_now(position: Position, nation: Nation) -> Verdict:
    """Units move in the two phases of movement only, so a new unit MUST stay where it was placed until next turn.

    >>> phase = START.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
    >>> may_move_now(phase, UK)
    refused by g40.mobilise.no-move: UK Europe is past its movement
    >>> may_move_now(START.noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE), UK)
    allowed by g40.mobilise.no-move
    """
    if not any(is_phase(position, nation, phase) for phase in (Phase.COMBAT_MOVE, Phase.NONCOMBAT_MOVE)):
        return refuse(may_move_now, f"{nation} is past its movement")
    return allow(may_move_now)


@clause("g40.mobilise.british", G40_RULES(327), title="One British force")
def may_command(position: Position, mover: Nation, owner: Nation) -> Verdict:
    """Once placed, units of both British economies are simply British: the one player moves them all.

    >>> may_command(START, UK, UK_PACIFIC), may_command(START, UK, UK)
    (allowed by g40.mobilise.british, allowed by g40.mobilise.british)
    >>> may_command(START, UK, ANZAC)
    refused by g40.mobilise.british: UK Europe does not move units of ANZAC
    """
    if not share_a_turn(position, mover, owner):
        return refuse(may_command, f"{mover} does not move units of {owner}")
    return allow(may_command)
