"""# Neutral land

Strict, friendly and unfriendly neutrals, and how a friendly one joins a power.
A neutral that was ever attacked is known from the log: "attacked" at that place.
"""

from __future__ import annotations

from enum import Enum

from rules_model.base.nations import GAINS as GAINS  # the examples read it
from rules_model.base.nations import gainer
from rules_model.base.neutral_powers import may_enter_in_peace
from rules_model.base.turn import ATTACKED, Phase, is_phase
from rules_model.citation import G40_LEFT, G40_NEUTRALS, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ALLIES, AXIS, NEUTRAL, PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL, Nation, Side
from rules_model.world.position import Position

ARMIES = {
    "Buyant-Uhaa": 2,
    "Dzavhan": 1,
    "Olgiy": 2,
    "Ulaanbaatar": 1,
    "Brazil": 3,
    "Greece": 4,
    "Persia": 2,
    "Yugoslavia": 5,
    "Bulgaria": 4,
    "Finland": 4,
    "Iraq": 3,
    "Afghanistan": 4,
    "Angola": 2,
    "Argentina": 4,
    "Chile": 2,
    "Mozambique": 2,
    "Portugal": 2,
    "Saudi Arabia": 2,
    "Spain": 6,
    "Sweden": 6,
    "Switzerland": 2,
    "Turkey": 8,
    "Venezuela": 2,
}
LEANING = {AXIS: PRO_AXIS, ALLIES: PRO_ALLIES}
JOINED, MOVED = "joined", "moved"  # kind of event; mark on a piece that may move no more this turn


class Attitude(Enum):
    """How land stands to a nation."""

    FRIENDLY = "a neutral that leans to its side"
    UNFRIENDLY = "a neutral that leans to the other side"
    STRICT = "a strict neutral"
    NO_NEUTRAL = "no neutral at all"


def leaning(side: Side) -> Nation:
    """The holder of land that leans to a side."""
    return LEANING[side]


@clause("g40.neutrals.armies", G40_RULES(390), G40_RULES(404), G40_NEUTRALS(2, 40), title="Neutral armies")
def standing_army(position: Position, place: str) -> int:
    """Each neutral is defended by the infantry printed on it, from none in Crete to eight in Turkey.

    >>> standing_army(START, "Turkey"), standing_army(START, "Greece"), standing_army(START, "Crete")
    (8, 4, 0)
    >>> standing_army(START, "Olgiy"), standing_army(START, "Egypt")
    (2, 0)
    """
    return ARMIES.get(position.map.name_of(place), 0)


@clause("g40.neutrals.setup", G40_RULES(390), title="Neutral armies at the start")
def neutral_armies(position: Position) -> Position:
    """Before the first turn each neutral MUST have its printed infantry.

    >>> neutral_armies(START).force("Sweden"), neutral_armies(START).force("Bulgaria")
    (6 strict neutral infantry, 4 pro-Axis neutral infantry)
    >>> neutral_armies(START.held(UK, "Greece")).force("Greece")
    nothing
    """
    for place in position.map.places:
        if standing_army(position, place) and position.holder(place).side is NEUTRAL:
            position = position.with_force(place, position.holder(place), infantry=standing_army(position, place))
    return position


@clause("g40.neutrals.attitude", G40_RULES(390, 391), title="Friendly, unfriendly, strict")
def attitude(position: Position, nation: Nation, place: str) -> Attitude:
    """A neutral that leans to one's own side is friendly, one that leans to the other is unfriendly, others are strict.

    >>> attitude(START, ITALY, "Bulgaria").name, attitude(START, USSR, "Bulgaria").name
    ('FRIENDLY', 'UNFRIENDLY')
    >>> attitude(START, UK, "Turkey").name, attitude(START, UK, "Egypt").name
    ('STRICT', 'NO_NEUTRAL')
    """
    holder = position.holder(place)
    if holder == STRICT_NEUTRAL:
        return Attitude.STRICT
    if holder not in LEANING.values():
        return Attitude.NO_NEUTRAL
    return Attitude.FRIENDLY if holder == leaning(nation.side) else Attitude.UNFRIENDLY


@clause("g40.neutrals.remembered", G40_LEFT(3), title="A neutral that was attacked")
def was_attacked(position: Position, place: str) -> bool:
    """That a neutral was attacked MUST be remembered to the end.

    >>> struck = START.noting("attacked", None, "", nation=ITALY, other=PRO_ALLIES, place="Greece")
    >>> was_attacked(struck, "Greece"), was_attacked(struck.in_round(9), "Greece"), was_attacked(struck, "Crete")
    (True, True, False)
    """
    return bool(position.events(ATTACKED, place=place))


@clause("g40.neutrals.entry", G40_RULES(392), title="Entering a friendly neutral")
def may_enter_friendly(position: Position, nation: Nation, place: str) -> Verdict:
    """A friendly neutral MUST be entered in the noncombat move, by a power that is itself at war.

    >>> moving = START.at_war(GERMANY, UK).noting("phase began", None, "", nation=GERMANY, amount=Phase.NONCOMBAT_MOVE)
    >>> may_enter_friendly(moving, GERMANY, "Finland")
    allowed by g40.neutrals.entry
    >>> may_enter_friendly(START.at_war(GERMANY, UK), GERMANY, "Finland")
    refused by g40.neutrals.entry: it is not the noncombat move of Germany
    >>> may_enter_friendly(moving, GERMANY, "Greece")
    refused by g40.neutrals.entry: Greece is no friendly neutral of Germany
    >>> may_enter_friendly(START, USA, "Brazil").reason
    'United States is a neutral power'
    """
    if attitude(position, nation, place) is not Attitude.FRIENDLY:
        return refuse(may_enter_friendly, f"{position.map.name_of(place)} is no friendly neutral of {nation}")
    peace = may_enter_in_peace(position, nation, place)
    if not peace:
        return peace
    if not is_phase(position, nation, Phase.NONCOMBAT_MOVE):
        return refuse(may_enter_friendly, f"it is not the noncombat move of {nation}")
    return allow(may_enter_friendly)


@clause("g40.neutrals.joiner", G40_RULES(392), G40_LEFT(7), title="Who makes a neutral join")
def may_join(position: Position, nation: Nation, place: str) -> Verdict:
    """Only a land unit that can attack makes a friendly neutral join; AA artillery alone does not.

    >>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
    >>> may_join(moving.with_force("Greece", UK, infantry=1), UK, "Greece")
    allowed by g40.neutrals.joiner
    >>> may_join(moving.with_force("Greece", UK, aa_artillery=1), UK, "Greece")
    refused by g40.neutrals.joiner: UK Europe has no land unit there that can attack
    """
    entry = may_enter_friendly(position, nation, place)
    if not entry:
        return entry
    land = position.rules.units_of("land")
    fighting = {unit for unit in land if profile_of(position, nation, unit).figure("attack") > 0}
    if not position.count(place, nation, unit=fighting):
        return refuse(may_join, f"{nation} has no land unit there that can attack")
    return allow(may_join)


@clause("g40.neutrals.join", G40_RULES(392, 393), title="A neutral joins")
def join(position: Position, nation: Nation, place: str) -> Position:
    """The power whose unit comes first takes a friendly neutral's land and income, and its infantry as its own.

    They are placed immediately but stay put until the power's next turn.

    >>> moving = START.at_war(UK, GERMANY).noting("phase began", None, "", nation=UK, amount=Phase.NONCOMBAT_MOVE)
    >>> landed = neutral_armies(moving).with_force("Greece", UK, tank=1)
    >>> joined = join(landed, UK, "Greece")
    >>> joined.since(landed), joined.holder("Greece"), joined.banker("Greece")
    (['Greece joins UK Europe'], UK Europe, UK Europe)
    >>> joined.force("Greece")
    4 UK Europe infantry (moved), 1 UK Europe tank
    >>> join(neutral_armies(moving), UK, "Greece").holder("Greece")
    pro-Allied neutral

    Which British economy gets the land is open.

    >>> calcutta = landed.without("Greece", Force.of(UK, tank=1)).with_force("Greece", UK_PACIFIC, tank=1)
    >>> join(calcutta, UK_PACIFIC, "Greece").holder("Greece")
    UK Pacific
    >>> join(calcutta.reads(GAINS, "map"), UK_PACIFIC, "Greece").holder("Greece")
    UK Europe
    """
    if not may_join(position, nation, place):
        return position
    army = position.force(place).only(position.holder(place))
    joined = position.force(place).replacing(army, army.under(nation).marked(MOVED))
    heir = gainer(position, nation, place)
    text = f"{position.map.name_of(place)} joins {heir}"
    position = position.with_pieces(place, joined).held(heir, place)
    return position.noting(JOINED, join, text, nation=nation, place=place)
