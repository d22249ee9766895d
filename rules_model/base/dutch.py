"""# The Dutch

Their home has fallen before the game begins; their islands wait for a protector or a conqueror.
"""

from __future__ import annotations

from rules_model.base.nations import GAINS as GAINS  # the examples read it
from rules_model.base.nations import gainer
from rules_model.base.politics import UK_AND_ANZAC
from rules_model.base.turn import Phase, is_phase
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, DUTCH, JAPAN, NOBODY, Nation
from rules_model.world.position import Position


@clause("g40.politics.dutch-income", G40_RULES(389), title="Dutch land on its own")
def dutch_banker(position: Position, place: str) -> Nation:
    """Dutch land that nobody has taken pays nobody: the Dutch have no turn and no units.

    >>> dutch_banker(START, "Java"), dutch_banker(START.held(ANZAC, "Java"), "Java")
    (nobody, ANZAC)
    """
    return NOBODY if position.holder(place) == DUTCH else position.banker(place)


@clause("g40.politics.dutch-enemies", G40_RULES(359), title="Who fights the Dutch")
def fights_dutch(position: Position, nation: Nation) -> bool:
    """Dutch land opens to attack through war with the UK, both economies, and ANZAC: nobody fights the Dutch alone.

    Germany and Italy have that war from the start; Japan declares it first.

    >>> fights_dutch(START, JAPAN), fights_dutch(START.at_war(JAPAN, UK, UK_PACIFIC, ANZAC), JAPAN)
    (False, True)
    >>> fights_dutch(START.at_war(JAPAN, FRANCE, USA), JAPAN), fights_dutch(START.at_war(JAPAN, UK, UK_PACIFIC), JAPAN)
    (False, False)
    """
    return all(position.is_at_war(nation, protector) for protector in UK_AND_ANZAC)


@clause(
    "g40.politics.dutch-protectors",
    G40_RULES(232),
    G40_RULES(386),
    G40_RULES(387),
    title="Who may take Dutch land over",
)
def may_take_dutch(position: Position, nation: Nation, place: str) -> Verdict:
    """Of the Allies, only the UK and ANZAC MAY take Dutch land over, by a land unit, in their noncombat move.

    Whether they fight Japan does not matter; others win it only from the Axis.

    >>> moving = START.noting("phase began", None, "", nation=ANZAC, amount=Phase.NONCOMBAT_MOVE)
    >>> landed = moving.with_force("Java", ANZAC, infantry=1)
    >>> may_take_dutch(landed, ANZAC, "Java")
    allowed by g40.politics.dutch-protectors
    >>> may_take_dutch(moving.with_force("Java", ANZAC, fighter=1), ANZAC, "Java").reason
    'ANZAC has no land unit there that takes land over'
    >>> may_take_dutch(landed, USA, "Java").reason
    'only the UK and ANZAC may take Dutch land over'

    AA artillery alone is not enough.

    >>> guns = moving.with_force("Java", ANZAC, aa_artillery=1)
    >>> [may_take_dutch(one, ANZAC, "Java").allowed for one in (guns, guns.with_force("Java", ANZAC, tank=1))]
    [False, True]
    """
    if nation not in UK_AND_ANZAC:
        return refuse(may_take_dutch, "only the UK and ANZAC may take Dutch land over")
    if position.holder(place) != DUTCH:
        return refuse(may_take_dutch, f"{position.map.name_of(place)} is not in Dutch hands")
    if not is_phase(position, nation, Phase.NONCOMBAT_MOVE):
        return refuse(may_take_dutch, f"it is not the noncombat move of {nation}")
    if not position.count(place, nation, unit=position.rules.units_of("land") - {"aa_artillery"}):
        return refuse(may_take_dutch, f"{nation} has no land unit there that takes land over")
    return allow(may_take_dutch)


@clause("g40.politics.dutch-handover", G40_RULES(386), title="Dutch land changes hands")
def take_dutch(position: Position, nation: Nation, place: str) -> Position:
    """Dutch land that the UK or ANZAC takes over is theirs at once, with its income.

    >>> moving = START.noting("phase began", None, "", nation=UK_PACIFIC, amount=Phase.NONCOMBAT_MOVE)
    >>> landed = moving.with_force("Sumatra", UK_PACIFIC, infantry=1)
    >>> take_dutch(landed, UK_PACIFIC, "Sumatra").since(landed)
    ['UK Pacific takes over Sumatra']
    >>> take_dutch(moving, UK_PACIFIC, "Sumatra").holder("Sumatra")
    Dutch

    Which British economy that is, is open.

    >>> british = moving.with_force("Java", UK, infantry=1)
    >>> [take_dutch(one, UK, "Java").holder("Java") for one in (british, british.reads(GAINS, "map"))]
    [UK Europe, UK Pacific]
    """
    if not may_take_dutch(position, nation, place):
        return position
    heir = gainer(position, nation, place)
    text = f"{heir} takes over {position.map.name_of(place)}"
    return position.held(heir, place).noting("taken over", take_dutch, text, nation=nation, place=place)


@clause("g40.politics.dutch-guests", G40_RULES(388), title="Allies on Dutch land")
def may_stand_on_dutch(position: Position, nation: Nation) -> Verdict:
    """An Ally at war with Japan MAY keep units on Dutch land as on a friend's, without gaining control of it.

    The UK and ANZAC MAY do so even before that war.

    >>> may_stand_on_dutch(START.at_war(USA, JAPAN), USA), may_stand_on_dutch(START, ANZAC).allowed
    (allowed by g40.politics.dutch-guests, True)
    >>> may_stand_on_dutch(START.at_war(USA, GERMANY), USA)
    refused by g40.politics.dutch-guests: United States is not at war with Japan
    >>> may_stand_on_dutch(START.at_war(GERMANY, UK), GERMANY)
    refused by g40.politics.dutch-guests: Germany is no Ally
    """
    if nation.side is not ALLIES:
        return refuse(may_stand_on_dutch, f"{nation} is no Ally")
    if nation in UK_AND_ANZAC or position.is_at_war(nation, JAPAN):
        return allow(may_stand_on_dutch)
    return refuse(may_stand_on_dutch, f"{nation} is not at war with Japan")
