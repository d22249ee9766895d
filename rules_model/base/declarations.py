"""# Declarations of war

With whom each power is at war at first, and who may declare war on whom, and when.
A power at peace comes to its combat move only to declare war.
"""

from __future__ import annotations

from rules_model.base.america import mobilised_industry
from rules_model.base.grounds import american_grounds, american_third_turn, chinese_grounds, soviet_grounds
from rules_model.base.politics import UK_AND_ANZAC, declares_war
from rules_model.base.sequence import turn_order
from rules_model.base.turn import ATTACKED, Phase, is_phase, share_a_turn, since_phase_began
from rules_model.citation import G40_LEFT, G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import (
    ANZAC,
    AXIS,
    CHINA,
    DUTCH,
    EUROPEAN_AXIS,
    FRANCE,
    JAPAN,
    UK,
    UK_PACIFIC,
    UNITED_KINGDOM,
    USA,
    USSR,
    Nation,
)
from rules_model.world.position import Position

MOVED = "moved"  # kind of event


@clause("g40.politics.start", G40_RULES(351), G40_RULES(352), G40_RULES(353), title="The wars at the start")
def wars_at_start(position: Position) -> Position:
    """At first Germany and Italy fight France, both British economies and ANZAC, and Japan fights China.

    The Soviet Union and the United States are at war with nobody.

    >>> war = wars_at_start(START)
    >>> war.is_at_war(ITALY, ANZAC), war.is_at_war(JAPAN, CHINA), war.is_at_war(JAPAN, UK)
    (True, True, False)
    >>> war.is_at_war(USSR), war.is_at_war(USA)
    (False, False)
    """
    for nation in EUROPEAN_AXIS.nations:
        position = position.at_war(nation, FRANCE, UK, UK_PACIFIC, ANZAC)
    return position.at_war(JAPAN, CHINA)


@clause("g40.politics.as-one", G40_RULES(358), G40_RULES(450), title="The UK and ANZAC are one for Japan")
def counts_for(position: Position, nation: Nation, other: Nation) -> tuple[Nation, ...]:
    """Between Japan and either of the UK and ANZAC, a declaration of war MUST count for all of these.

    Anybody else's war with one British economy is a war with both.
    The answer is everybody for whom ``nation`` speaks when it declares war on, or is declared war on by, ``other``.

    >>> counts_for(START, ANZAC, JAPAN)
    (UK Europe, UK Pacific, ANZAC)
    >>> counts_for(START, JAPAN, ANZAC), counts_for(START, ANZAC, ITALY), counts_for(START, FRANCE, JAPAN)
    ((Japan,), (ANZAC,), (France,))
    >>> counts_for(START, UK_PACIFIC, ITALY)
    (UK Europe, UK Pacific)
    """
    if nation in UK_AND_ANZAC and other == JAPAN:
        return UK_AND_ANZAC
    return UNITED_KINGDOM.nations if nation in UNITED_KINGDOM.nations else (nation,)


@clause("g40.politics.declare", G40_RULES(354), G40_RULES(355, 356), title="What a declaration of war changes")
def declare(position: Position, nation: Nation, other: Nation) -> Position:
    """A declaration brings war with the power that it names and no other; allies of either side stay as they were.

    So Germany, Italy and Japan, allies from the first turn, go to war each for itself.

    >>> war = declare(START, GERMANY, USSR)
    >>> war.since(START), war.is_at_war(GERMANY, USA), war.is_at_war(ITALY, USSR)
    (['Germany declares war on Soviet Union'], False, False)
    >>> declare(START, JAPAN, UK).since(START)
    ['Japan declares war on UK Europe', 'Japan declares war on UK Pacific', 'Japan declares war on ANZAC']
    """
    before = position
    for one in counts_for(position, nation, other):
        position = declares_war(position, one, *counts_for(position, other, nation))
    return position if before.is_at_war(USA) else mobilised_industry(position)


@clause("g40.politics.time", G40_RULES(355, 357), title="When war is declared")
def may_declare_now(position: Position, nation: Nation) -> Verdict:
    """War MUST be declared as the declarer's combat move begins, on any turn, before any piece moves.

    An assault by troops that are already aboard is such a move.
    Only the United States has one more moment.

    >>> moving = START.noting("phase began", None, "", nation=JAPAN, amount=Phase.COMBAT_MOVE)
    >>> may_declare_now(moving, JAPAN), may_declare_now(moving, GERMANY)
    (allowed by g40.politics.time, refused by g40.politics.time: it is not the combat move of Germany)
    >>> may_declare_now(moving.noting("moved", None, "a tank moves", nation=JAPAN), JAPAN)
    refused by g40.politics.time: Japan has moved already
    >>> may_declare_now(moving.noting("attacked", None, "", nation=JAPAN, other=CHINA, place="Kiangsi"), JAPAN).allowed
    False
    """
    if nation == USA and american_third_turn(position):
        return american_third_turn(position)
    if not is_phase(position, nation, Phase.COMBAT_MOVE):
        return refuse(may_declare_now, f"it is not the combat move of {nation}")
    if since_phase_began(position, MOVED) or since_phase_began(position, ATTACKED):
        return refuse(may_declare_now, f"{nation} has moved already")
    return allow(may_declare_now)


@clause("g40.politics.powers", G40_RULES(2), G40_RULES(357), G40_RULES(389), title="Who can be at war")
def may_have_wars(position: Position, nation: Nation) -> Verdict:
    """War MUST be declared by a power, on a power: on those that take a turn, both British economies among them.

    Canada is British land here, no power, and the Dutch have no turn either.

    >>> may_have_wars(START, UK_PACIFIC), may_have_wars(START, CANADA)
    (allowed by g40.politics.powers, refused by g40.politics.powers: Canada is no power: it takes no turn)
    >>> may_have_wars(START, DUTCH)
    refused by g40.politics.powers: the Dutch are no power; war on the UK and ANZAC opens their land
    """
    if any(share_a_turn(position, one, nation) for one in turn_order(position)):
        return allow(may_have_wars)
    if nation == DUTCH:
        return refuse(may_have_wars, "the Dutch are no power; war on the UK and ANZAC opens their land")
    return refuse(may_have_wars, f"{nation} is no power: it takes no turn")


@clause(
    "g40.politics.axis-declares",
    G40_RULES(355),
    G40_RULES(356),
    G40_RULES(357),
    G40_NATIONS(2),
    G40_NATIONS(4),
    G40_NATIONS(9),
)
def axis_may_declare(position: Position, nation: Nation, other: Nation) -> Verdict:
    """An Axis power needs no ground: each turn of its own MAY bring a declaration on an Allied power.

    >>> axis_may_declare(START, GERMANY, USA), axis_may_declare(START, ITALY, CHINA)
    (allowed by g40.politics.axis-declares, allowed by g40.politics.axis-declares)
    >>> axis_may_declare(START, JAPAN, DUTCH)
    refused by g40.politics.powers: the Dutch are no power; war on the UK and ANZAC opens their land
    """
    power = may_have_wars(position, other)
    return allow(axis_may_declare) if power else power


@clause(
    "g40.politics.ally-declares",
    G40_RULES(366),
    G40_RULES(368),
    G40_RULES(380),
    title="Which Allies need a ground for war",
)
def ally_may_declare(position: Position, nation: Nation, other: Nation) -> Verdict:
    """War on Japan MAY be declared by the UK, ANZAC, France and the Soviet Union in each turn of theirs.

    Every other war of an Ally needs a ground.

    >>> ally_may_declare(START, ANZAC, JAPAN), ally_may_declare(START, FRANCE, JAPAN)
    (allowed by g40.politics.ally-declares, allowed by g40.politics.ally-declares)
    >>> ally_may_declare(START, USSR, JAPAN), ally_may_declare(START, USSR, GERMANY).allowed
    (allowed by g40.politics.ally-declares, False)
    >>> ally_may_declare(START, USA, JAPAN).reason[:39]
    'United States has no ground for war yet'
    """
    grounds = {USA: american_grounds, USSR: soviet_grounds, CHINA: chinese_grounds}
    if nation not in grounds or (nation, other) == (USSR, JAPAN):
        return allow(ally_may_declare)
    for lacking in grounds[nation](position, other).failures(position):
        return refuse(ally_may_declare, f"{nation} has no ground for war yet: {lacking}")
    return allow(ally_may_declare)


@clause("g40.politics.may-declare", G40_RULES(355, 357), G40_RULES(372), G40_LEFT(12), title="May it declare war?")
def may_declare(position: Position, nation: Nation, other: Nation) -> Verdict:
    """A power MAY, but never needs to, declare war on a power of the other side that it does not fight yet.

    Time and ground must be right; even the United States after its third turn is free to stay at peace.

    >>> moving = wars_at_start(START).noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
    >>> may_declare(moving, GERMANY, USSR)
    allowed by g40.politics.axis-declares
    >>> may_declare(moving, GERMANY, UK), may_declare(moving, GERMANY, JAPAN).reason
    (refused by g40.politics.may-declare: Germany fights UK Europe already, 'Japan is no enemy of Germany')
    >>> may_declare(moving, GERMANY, CANADA)
    refused by g40.politics.powers: Canada is no power: it takes no turn
    >>> third = START.in_round(3).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
    >>> may_declare(third, USA, JAPAN).allowed, third.is_at_war(USA, JAPAN)
    (True, False)
    >>> moving = wars_at_start(START).noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
    >>> may_declare(moving, GERMANY, USSR)
    allowed by g40.politics.axis-declares
    >>> may_declare(moving, GERMANY, UK).reason, may_declare(moving, GERMANY, JAPAN).reason
    ('Germany fights UK Europe already', 'Japan is no enemy of Germany')
    """
    if not nation.hostile(other):
        return refuse(may_declare, f"{other} is no enemy of {nation}")
    if not (power := may_have_wars(position, nation)):
        return power
    if position.is_at_war(nation, other):
        return refuse(may_declare, f"{nation} fights {other} already")
    time = may_declare_now(position, nation)
    if not time:
        return time
    return (
        axis_may_declare(position, nation, other) if nation.side is AXIS else ally_may_declare(position, nation, other)
    )
