"""# The blitz

A tank runs through an empty hostile territory and on into the next space.
"""

from __future__ import annotations

from rules_model.base.capitals import freed_powers, plunder
from rules_model.base.liberation import comes_to, return_land
from rules_model.base.neutral_attacks import neutral_attacked
from rules_model.base.spaces import (
    CAPTURED,
    JOINED,
    LIBERATED,
    hostile_land,
    is_neutral,
    leans_to,
    may_ever_enter,
    may_share_land,
    this_turn,
    touches,
    was_attacked,
)
from rules_model.base.turn import Phase, share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position

ALONE, WITH_TANK = "blitz", "blitz with a tank"  # abilities that rows list

EMPTY_NEUTRAL = question(
    "g40.blitz.empty-neutral",
    G40_RULES(47),
    kind="ambiguity",
    readings={
        "blitzed": "a hostile neutral without an army is run through like any empty hostile territory",
        "stops": "whoever enters a neutral stops there",
    },
    chosen="blitzed",
    because="Forum and map program agree, though no rulebook sentence was found.",
)


@clause("g40.blitz.empty", G40_RULES(41), G40_RULES(42), G40_RULES(47), title="An empty territory")
def may_run_through(position: Position, nation: Nation, place: str) -> Verdict:
    """A blitz MAY run only through hostile land that is empty of enemy units, guns included, and of facilities.

    A hostile neutral without an army of its own is such land too.

    >>> war = START.at_war(GERMANY, USSR)
    >>> may_run_through(war, GERMANY, "Baltic States")
    allowed by g40.blitz.empty
    >>> may_run_through(war.with_force("Baltic States", USSR, aa_artillery=1), GERMANY, "Baltic States")
    refused by g40.blitz.empty: 1 Soviet Union aa artillery stands in Baltic States
    >>> may_run_through(war.with_facility("Ukraine", "minor_factory"), GERMANY, "Ukraine")
    refused by g40.blitz.empty: a minor factory stands in Ukraine
    >>> may_run_through(war.reads(EMPTY_NEUTRAL, "stops"), GERMANY, "Switzerland")
    refused by g40.blitz.empty: Switzerland is neutral
    >>> may_run_through(war, GERMANY, "Poland"), may_run_through(START, GERMANY, "Baltic States").allowed
    (refused by g40.blitz.empty: Poland is not hostile, False)
    """
    if not hostile_land(position, place, nation):
        return refuse(may_run_through, f"{place} is not hostile")
    foes = Force(
        (piece, number) for piece, number in position.force(place).items() if not piece.nation.friendly(nation)
    )
    if foes:
        return refuse(may_run_through, f"{foes} {'stands' if foes.count() == 1 else 'stand'} in {place}")
    for built in position.facilities_in(place):
        return refuse(may_run_through, f"a {built.kind.replace('_', ' ')} stands in {place}")
    if is_neutral(position, place) and position.reading(EMPTY_NEUTRAL) == "stops":
        return refuse(may_run_through, f"{place} is neutral")
    return allow(may_run_through)


@clause("g40.blitz.neutral", G40_RULES(46), title="Through a friendly neutral")
def may_cross(position: Position, nation: Nation, place: str) -> Verdict:
    """A friendly neutral, or one joined this turn, MUST NOT be moved or blitzed through until it has been attacked.

    >>> may_cross(START, GERMANY, "Bulgaria")
    refused by g40.blitz.neutral: Bulgaria is a friendly neutral
    >>> joined = START.held(GERMANY, "Bulgaria").noting("joined", None, "", nation=GERMANY, place="Bulgaria")
    >>> may_cross(joined, ITALY, "Bulgaria")
    refused by g40.blitz.neutral: Bulgaria joined in this very turn
    >>> may_cross(START.noting("attacked", None, "", nation=USSR, place="Bulgaria"), GERMANY, "Bulgaria")
    allowed by g40.blitz.neutral
    """
    name = position.map.name_of(place)
    if was_attacked(position, place):
        return allow(may_cross)
    if leans_to(position, place) is nation.side:
        return refuse(may_cross, f"{place} is a friendly neutral")
    if any(event.kind == JOINED and event.place == name for event in this_turn(position)):
        return refuse(may_cross, f"{place} joined in this very turn")
    return allow(may_cross)


@clause("g40.blitz.second", G40_RULES(41), G40_RULES(43), title="The second space")
def may_run_on(position: Position, nation: Nation, first: str, second: str) -> Verdict:
    """A blitz MAY end in any land beside the first territory, friendly or hostile, its starting place included.

    >>> war = START.at_war(GERMANY, USSR)
    >>> may_run_on(war, GERMANY, "Baltic States", "Novgorod"), may_run_on(war, GERMANY, "Baltic States", "Poland")
    (allowed by g40.blitz.second, allowed by g40.blitz.second)
    >>> may_run_on(war, GERMANY, "Baltic States", "Archangel")
    refused by g40.blitz.second: Archangel does not touch Baltic States
    >>> may_run_on(war, GERMANY, "Bessarabia", "Sea Zone 100")
    refused by g40.blitz.second: Sea Zone 100 is no land
    """
    if position.map.is_sea(second):
        return refuse(may_run_on, f"{second} is no land")
    if not touches(position, first, second):
        return refuse(may_run_on, f"{second} does not touch {first}")
    if not (open_land := may_ever_enter(position, second)):
        return open_land
    if not hostile_land(position, second, nation) and not (shared := may_share_land(position, second, nation)):
        return shared
    return allow(may_run_on)


@clause("g40.blitz.phase", G40_RULES(29), G40_RULES(44), title="When to blitz")
def may_blitz_in(position: Position, phase: Phase) -> Verdict:
    """Both halves of a blitz MUST be made in the combat move, even where the second ends among friends.

    >>> may_blitz_in(EMPTY, Phase.COMBAT_MOVE)
    allowed by g40.blitz.phase
    >>> may_blitz_in(EMPTY, Phase.NONCOMBAT_MOVE)
    refused by g40.blitz.phase: nobody blitzes in the noncombat move
    """
    if phase is Phase.COMBAT_MOVE:
        return allow(may_blitz_in)
    return refuse(may_blitz_in, f"nobody blitzes in the {phase.title.lower()}")


@clause("g40.blitz.partner", G40_RULES(45), G40_RULES(447), title="Infantry on wheels")
def may_blitz_together(position: Position, team: Force) -> Verdict:
    """A mechanized infantry MAY blitz only beside a tank of its own, from the same start to the same end.

    The team asked about are the units that share both.

    >>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=1, mechanized_infantry=1))
    allowed by g40.blitz.partner
    >>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=1, mechanized_infantry=2))
    refused by g40.blitz.partner: 2 need a tank each and there are 1
    >>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=2, artillery=1))
    refused by g40.blitz.partner: an artillery never blitzes
    >>> may_blitz_together(EMPTY, Force.of(GERMANY, tank=1).adding(ITALY, mechanized_infantry=1)).allowed
    False
    """
    rows = {piece: profile_of(position, piece.nation, piece.unit) for piece in team}
    for piece, row in rows.items():
        if not (row.can(ALONE) or row.can(WITH_TANK)):
            return refuse(may_blitz_together, f"an {piece.unit.replace('_', ' ')} never blitzes")
    for nation in dict.fromkeys(piece.nation for piece in team):
        own = {piece: row for piece, row in rows.items() if share_a_turn(position, piece.nation, nation)}
        tanks = sum(team[piece] for piece, row in own.items() if row.can(ALONE))
        wheels = sum(team[piece] for piece, row in own.items() if row.can(WITH_TANK))
        if wheels > tanks:
            return refuse(may_blitz_together, f"{wheels} need a tank each and there are {tanks}")
    return allow(may_blitz_together)


@clause("g40.blitz.capture", G40_RULES(41), G40_RULES(48), G40_RULES(258), G40_RULES(402), title="Taken in passing")
def running_through(position: Position, nation: Nation, place: str) -> Position:
    """What a blitz runs through changes hands the moment the tank enters it, whatever becomes of the tank later.

    A capital is plundered or freed like any other that falls.
    Land with a friend's emblem goes to him; to run through a neutral is to attack it, and the other neutrals turn.

    >>> war = START.at_war(GERMANY, USSR)
    >>> run = running_through(war, GERMANY, "Baltic States")
    >>> run.holder("Baltic States"), run.since(war)
    (Germany, ['Germany takes Baltic States in passing'])
    >>> running_through(war.with_force("Baltic States", USSR, infantry=1), GERMANY, "Baltic States")
    Traceback (most recent call last):
    ValueError: 1 Soviet Union infantry stands in Baltic States
    >>> freed = war.at_war(USA, GERMANY).held(GERMANY, "Trans-Jordan")
    >>> running_through(freed, USA, "Trans-Jordan").since(freed)
    ['United States frees Trans-Jordan for UK Europe in passing']
    """
    verdict = may_run_through(position, nation, place)
    if not verdict:
        raise ValueError(verdict.reason)
    loser, heir = position.holder(place), comes_to(position, nation, place)
    if is_neutral(position, place):
        position = neutral_attacked(position, nation, place)
    taken = position.held(heir, place)
    if heir == nation or not position.map.owner(place).friendly(nation):
        text = f"{heir} takes {place} in passing"
        taken = taken.noting(CAPTURED, running_through, text, nation=nation, other=loser, place=place)
    else:
        text = f"{nation} frees {place} for {heir} in passing"
        taken = taken.noting(LIBERATED, running_through, text, nation=nation, other=heir, place=place)
    after = plunder(taken, loser, nation, place)
    for power in freed_powers(position, nation, place):
        after = return_land(after, power)
    return after
