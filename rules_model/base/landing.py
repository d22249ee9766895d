"""# Coming home from a scramble

Where aircraft that scrambled come down, and when.
"""

from __future__ import annotations

from rules_model.base.airfields import may_land_on_ground
from rules_model.base.carriers import SCRAMBLED, carrier_room
from rules_model.base.china import may_go
from rules_model.base.scramble import rose_from
from rules_model.base.turn import Phase, is_phase, since_phase_began
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

MOVED = "moved"  # kind of event

ONE_SPACE = question(
    "g40.scramble.one-space",
    G40_RULES(138),
    kind="ambiguity",
    readings={
        "from-the-zone": "the space is counted from the sea zone over which the aircraft fought",
        "from-the-base": "the space is counted from the territory that they rose from",
    },
    chosen="from-the-zone",
    because="A move starts where a unit is, and the aircraft are over the sea zone.",
)


@clause("g40.scramble.landing-time", G40_RULES(138), title="When scrambled aircraft land")
def may_land_now(position: Position, attacker: Nation) -> Verdict:
    """Scrambled aircraft MUST come down in the attacker's noncombat move phase, before the attacker moves.

    >>> moving = START.noting("phase began", None, "Japan moves", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
    >>> may_land_now(moving, JAPAN)
    allowed by g40.scramble.landing-time
    >>> may_land_now(moving.noting("moved", None, "a tank moves", nation=JAPAN), JAPAN)
    refused by g40.scramble.landing-time: Japan has moved already
    >>> may_land_now(START.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT), JAPAN)
    refused by g40.scramble.landing-time: it is not the noncombat move phase of Japan
    """
    if not is_phase(position, attacker, Phase.NONCOMBAT_MOVE):
        return refuse(may_land_now, f"it is not the noncombat move phase of {attacker}")
    if since_phase_began(position, MOVED):
        return refuse(may_land_now, f"{attacker} has moved already")
    return allow(may_land_now)


@clause("g40.scramble.refuge", G40_RULES(80), G40_RULES(138))
def refuges(position: Position, base: str, zone: str, nation: Nation) -> tuple[str, ...]:
    """Scrambled aircraft MUST go home; if home fell, any friendly land and any free deck within one space will do.

    An ally's land is open to them once both powers are at war.

    >>> war = START.at_war(USA, JAPAN)
    >>> refuges(war, "Korea", "Sea Zone 6", JAPAN)
    ('Korea',)
    >>> refuges(war.held(USA, "Korea"), "Korea", "Sea Zone 6", JAPAN)
    ('Japan',)
    >>> refuges(war.held(USA, "Korea").reads(ONE_SPACE, "from-the-base"), "Korea", "Sea Zone 6", JAPAN)
    ('Manchuria',)
    >>> refuges(war.held(USA, "Korea", "Japan"), "Korea", "Sea Zone 6", JAPAN)
    ()
    """
    if position.holder(base).friendly(nation):
        return (position.map.name_of(base),)
    return within_one_space(position, base if position.reading(ONE_SPACE) == "from-the-base" else zone, nation)


def within_one_space(position: Position, start: str, nation: Nation) -> tuple[str, ...]:
    """Where aircraft can land at most one space from a place: friendly territories and free places on carriers."""
    return tuple(place for place in sorted(position.map.within(start, 1)) if can_land(position, place, nation))


def can_land(position: Position, place: str, nation: Nation) -> bool:
    """Whether a place is ground that takes the aircraft in, or a sea zone with a free place on a carrier."""
    if nation == CHINA and not may_go(position, "fighter", place):
        return False
    if position.map.is_sea(place):
        return carrier_room(position, place, nation) > 0
    return bool(may_land_on_ground(position, nation, place))


@clause("g40.scramble.return", G40_RULES(138))
def scrambled_return(position: Position, base: str, zone: str, table: Table) -> Position:
    """After the battle each scrambled aircraft MUST return to its base or to a refuge; without one it is lost.

    Its owner picks among several refuges.

    >>> war = START.at_war(USA, JAPAN).with_force("Sea Zone 6", JAPAN, {"scrambled", "from Korea"}, fighter=1)
    >>> scrambled_return(war, "Korea", "Sea Zone 6", script()).force("Korea")
    1 Japan fighter
    >>> fallen = war.held(USA, "Korea")
    >>> scrambled_return(fallen, "Korea", "Sea Zone 6", script()).since(fallen)
    ['1 Japan fighter from Korea lands in Japan']
    >>> lost = fallen.held(USA, "Japan")
    >>> scrambled_return(lost, "Korea", "Sea Zone 6", script()).since(lost)
    ['1 Japan fighter from Korea is lost for want of a landing place']
    """
    origin = position.map.name_of(base)
    mark = rose_from(origin)
    for piece, number in sorted(position.force(zone).only(mark=mark).items(), key=str):
        for _ in range(number):
            position = position.without(zone, Force({piece: 1}))
            landed = Force({piece: 1}).unmarked(SCRAMBLED).unmarked(mark)
            landing = refuges(position, base, zone, piece.nation)
            if not landing:
                text = f"{landed} from {origin} is lost for want of a landing place"
                position = position.noting("lost", scrambled_return, text, nation=piece.nation, place=origin)
                continue
            target = table.choose(piece.nation, "landing", landing)
            position = position.with_pieces(target, position.force(target).plus(landed))
            text = f"{landed} from {origin} lands in {target}"
            position = position.noting("landed", scrambled_return, text, nation=piece.nation, place=target)
    return position
