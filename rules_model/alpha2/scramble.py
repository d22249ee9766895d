"""# Scrambling under Alpha +2

Aircraft on coasts and islands may rise against attacks in the sea zones beside them.
The second edition of the base game took these rules over, so most of them change nothing there.
"""

from __future__ import annotations

from rules_model.base.battle import defence_dice
from rules_model.base.carriers import SCRAMBLED
from rules_model.base.facilities import AIR_BASE, SCRAMBLE, air_base_gives
from rules_model.base.landing import MOVED, may_land_now, refuges, within_one_space
from rules_model.base.scramble import (
    ANYBODY,
    ASSAULT,
    QUIET_SHIPS,
    may_rise,
    may_rise_as,
    may_rise_from,
    may_rise_over,
    scramble_limit,
)
from rules_model.base.scramble_orders import may_scramble_now
from rules_model.base.sides import INTERCEPTING, SUBMERGED, attackers
from rules_model.base.turn import Phase, is_phase, since_phase_began, this_round
from rules_model.citation import ALPHA2, G40_RULES
from rules_model.clause import Body, clause, modifies, replaces
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.table import Dice
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

QUICK_REACTION_TEAM = ("fighter", "tactical_bomber")

ONE_SPACE = question(
    "alpha2.scramble.one-space",
    ALPHA2(198, part=2),
    kind="ambiguity",
    readings={
        "from-the-zone": "the space is counted from the sea zone over which the aircraft fought",
        "from-the-base": "the space is counted from the territory that they rose from",
    },
    chosen="from-the-zone",
    because="The aircraft are over the sea zone when they look for another place, and a move starts where a unit is.",
)


@modifies("alpha2.scramble.timing", may_scramble_now, ALPHA2(194, part=1), ALPHA2(194, part=2))
def before_any_combat(before: Body[[Nation], Verdict], position: Position, attacker: Nation) -> Verdict:
    """Aircraft MAY scramble only as the attacker's conduct combat phase begins, before any fight of it.

    A power at peace has no such phase.

    >>> war = START.at_war(JAPAN, UK)
    >>> fighting = war.noting("phase began", None, "Japan conducts combat", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
    >>> may_scramble_now(fighting, JAPAN)
    allowed by alpha2.scramble.timing
    >>> may_scramble_now(fighting.noting("sea battle", None, "a battle begins", nation=JAPAN), JAPAN)
    refused by alpha2.scramble.timing: the fighting has begun
    >>> may_scramble_now(war.noting("phase began", None, "", nation=JAPAN, amount=Phase.COMBAT_MOVE), JAPAN)
    refused by alpha2.scramble.timing: Japan has not finished its combat moves
    >>> peace = BASE_START.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT)
    >>> may_scramble_now(peace, JAPAN), may_scramble_now(Position(START.rules, MAP, log=peace.log), JAPAN).allowed
    (allowed by g40.scramble.time, False)
    """
    if not position.is_at_war(attacker):
        return refuse(before_any_combat, f"{attacker} is at peace")
    verdict = before(position, attacker)
    return allow(before_any_combat) if verdict else refuse(before_any_combat, verdict.reason)


@replaces("alpha2.scramble.limit", scramble_limit, ALPHA2(194, part=3), ALPHA2(196))
def three_from_each_base(position: Position, nation: Nation, team: Force = ANYBODY) -> int:
    """Each territory with an air base MAY scramble three aircraft at most, however many of them serve one zone.

    >>> scramble_limit(START, JAPAN)
    3
    >>> scramble_limit(START, JAPAN, Force.of(JAPAN, fighter=2, tactical_bomber=2)), scramble_limit(BASE_START, JAPAN)
    (3, 3)
    """
    return 3


@replaces("alpha2.scramble.aircraft", may_rise, ALPHA2(194, part=3), ALPHA2(194, part=4))
def reaction_team(position: Position, nation: Nation, unit: str) -> Verdict:
    """Only fighters and tactical bombers MAY scramble; a strategic bomber MUST NOT.

    >>> may_rise(START, UK, "fighter"), may_rise(START, UK, "tactical_bomber")
    (allowed by alpha2.scramble.aircraft, allowed by alpha2.scramble.aircraft)
    >>> may_rise(START, UK, "strategic_bomber"), may_rise(START, CHINA, "fighter").reason
    (refused by alpha2.scramble.aircraft: no strategic bomber can scramble, 'aircraft of China fly over no sea')
    """
    if nation == CHINA:
        return refuse(reaction_team, f"aircraft of {nation} fly over no sea")
    if profile_of(position, nation, unit).name not in QUICK_REACTION_TEAM:
        return refuse(reaction_team, f"no {unit.replace('_', ' ')} can scramble")
    return allow(reaction_team)


@replaces("alpha2.scramble.base", may_rise_from, ALPHA2(194, part=5))
def coasts_and_islands(position: Position, place: str) -> Verdict:
    """Aircraft MAY scramble from islands and from coastal territories, if an operative air base is there.

    >>> may_rise_from(START.with_facility("Malta", "air_base"), "Malta")
    allowed by alpha2.scramble.base
    >>> may_rise_from(START.with_facility("Scotland", "air_base"), "Scotland")
    allowed by alpha2.scramble.base
    >>> may_rise_from(START.with_facility("Malta", "air_base", damage=3), "Malta")
    refused by alpha2.scramble.base: Malta has no operative air base
    >>> may_rise_from(START.with_facility("Russia", "air_base"), "Russia")
    refused by alpha2.scramble.base: Russia is neither an island nor coastal
    """
    if not any(position.map.is_sea(other) for other in position.map.neighbours(place)):
        return refuse(coasts_and_islands, f"{place} is neither an island nor coastal")
    if not any(SCRAMBLE in air_base_gives(position, base) for base in position.facilities_in(place, AIR_BASE)):
        return refuse(coasts_and_islands, f"{place} has no operative air base")
    return allow(coasts_and_islands)


@replaces("alpha2.scramble.help", may_rise_over, *(ALPHA2(194, part=part) for part in (6, 7, 8, 9)), G40_RULES(450))
def helps(position: Position, zone: str, nation: Nation, attacker: Nation) -> Verdict:
    """Aircraft MAY rise to help friendly ships that are attacked, or against an amphibious assault from the zone.

    Against an assault they MAY rise though no friendly ship is there, and though it is aimed at another territory.
    The two British economies attack as one power, and cargo attacks nobody.

    >>> war = START.at_war(UK, ITALY).with_force("Sea Zone 96", ITALY, cruiser=1)
    >>> may_rise_over(war.with_force("Sea Zone 96", UK, destroyer=1), "Sea Zone 96", UK, ITALY)
    allowed by alpha2.scramble.help
    >>> may_rise_over(war, "Sea Zone 96", UK, ITALY)
    refused by alpha2.scramble.help: neither friendly ships nor an assault call for help in Sea Zone 96
    >>> landing = war.noting("amphibious assault", None, "Tunisia is assaulted", nation=ITALY, place="Sea Zone 96")
    >>> may_rise_over(landing, "Sea Zone 96", UK, ITALY)
    allowed by alpha2.scramble.help
    >>> boat = war.with_force("Sea Zone 96", UK, submarine=1)
    >>> [may_rise_over(one, "Sea Zone 96", UK, ITALY).allowed for one in (boat, boat.reads(QUIET_SHIPS, "warships"))]
    [True, False]
    """
    if not position.map.is_sea(zone):
        return refuse(helps, f"{zone} is no sea zone")
    exposed = "sea" if position.reading(QUIET_SHIPS) == "presence" else "surface"
    ships = position.force(zone).only(unit=position.rules.units_of(exposed), without=SUBMERGED)
    friends = [piece.nation for piece in ships if piece.nation.friendly(nation)]
    attacked = attackers(position, zone, attacker) and any(position.is_at_war(one, attacker) for one in friends)
    if attacked or this_round(position, ASSAULT, attacker, zone):
        return allow(helps)
    return refuse(helps, f"neither friendly ships nor an assault call for help in {zone}")


@clause("alpha2.scramble.all-neighbours", ALPHA2(196), ALPHA2(197))
def most_that_rise(position: Position, zone: str, nation: Nation, attacker: Nation) -> int:
    """In a sea battle or an assault, all aircraft that qualify, from every base beside the zone, MAY join in.

    Each base sends its own three: Korea and Japan can put six over Sea Zone 6.

    >>> war = START.at_war(USA, JAPAN).with_pieces("SZ 6", Force.of(USA, cruiser=1).adding(JAPAN, cruiser=1))
    >>> japan = war.with_facility("Japan", "air_base").with_force("Japan", JAPAN, fighter=2, tactical_bomber=2)
    >>> both = japan.with_facility("Korea", "air_base").with_force("Korea", JAPAN, fighter=4, strategic_bomber=1)
    >>> most_that_rise(japan, "Sea Zone 6", JAPAN, USA), most_that_rise(both, "Sea Zone 6", JAPAN, USA)
    (3, 6)
    >>> quiet = both.with_pieces("Sea Zone 6", Force())
    >>> most_that_rise(quiet, "Sea Zone 6", JAPAN, USA)
    0
    """
    if not (position.is_at_war(nation, attacker) and may_rise_over(position, zone, nation, attacker)):
        return 0
    fit = [unit for unit in position.rules.units_of("air") if may_rise(position, nation, unit)]
    works = [place for place in position.map.neighbours(zone) if may_rise_from(position, place)]
    bases = [place for place in works if may_rise_as(position, place, nation)]
    return sum(
        largest_team(position, base, position.force(base).only(nation, unit=fit, without=INTERCEPTING))
        for base in bases
    )


def largest_team(position: Position, base: str, there: Force) -> int:
    """How many of these can rise from a base together, all of one kind or of several."""
    teams = [there, *(there.only(unit=piece.unit) for piece in there)]
    return max(min(team.count(), scramble_limit(position, position.holder(base), team)) for team in teams)


@clause("alpha2.scramble.defence", ALPHA2(194, part=10), ALPHA2(195, part=1))
def scrambled_fire(position: Position, zone: str) -> Dice:
    """Scrambled aircraft fight as defenders, with their defence figures, in the ordinary conduct combat phase.

    >>> up = START.with_force("Sea Zone 6", JAPAN, {"scrambled"}, fighter=2, tactical_bomber=1)
    >>> scrambled_fire(up.with_force("Sea Zone 6", USA, fighter=1), "Sea Zone 6")
    ((2, 4), (1, 3))
    """
    return defence_dice(position, position.force(zone).only(mark=SCRAMBLED))


@clause("alpha2.scramble.one-battle", ALPHA2(195, part=2), ALPHA2(195, part=3))
def may_fight_in(position: Position, zone: str, battle: str) -> Verdict:
    """Aircraft that scrambled over a zone MUST NOT fight in another battle that turn, be it for their own base.

    >>> up = START.with_force("Sea Zone 6", JAPAN, {"scrambled", "from Japan"}, fighter=1)
    >>> may_fight_in(up, "Sea Zone 6", "Sea Zone 6")
    allowed by alpha2.scramble.one-battle
    >>> may_fight_in(up, "Sea Zone 6", "Japan")
    refused by alpha2.scramble.one-battle: they scrambled over Sea Zone 6
    """
    if position.count(zone, mark=SCRAMBLED) and position.map.name_of(battle) != position.map.name_of(zone):
        return refuse(may_fight_in, f"they scrambled over {zone}")
    return allow(may_fight_in)


@replaces("alpha2.scramble.refuge", refuges, *(ALPHA2(198, part=part) for part in (1, 2, 3)))
def home_or_one_space(position: Position, base: str, zone: str, nation: Nation) -> tuple[str, ...]:
    """Scrambled aircraft MUST return to where they rose; once an enemy has captured it, they MAY move one space.

    There they need land in friendly hands or a free place on a friendly carrier; without it they are lost.

    >>> war = START.at_war(USA, JAPAN)
    >>> refuges(war, "Korea", "Sea Zone 6", JAPAN)
    ('Korea',)
    >>> fallen = war.held(USA, "Korea").with_force("Sea Zone 19", JAPAN, aircraft_carrier=1)
    >>> refuges(fallen, "Korea", "Sea Zone 6", JAPAN)
    ('Japan', 'Sea Zone 19')
    >>> refuges(fallen.reads(ONE_SPACE, "from-the-base"), "Korea", "Sea Zone 6", JAPAN)
    ('Manchuria',)
    >>> refuges(war.held(USA, "Korea", "Japan"), "Korea", "Sea Zone 6", JAPAN)
    ()
    """
    if position.holder(base).friendly(nation):
        return (position.map.name_of(base),)
    return within_one_space(position, base if position.reading(ONE_SPACE) == "from-the-base" else zone, nation)


@replaces("alpha2.scramble.landing-time", may_land_now, ALPHA2(198, part=4))
def lands_first(position: Position, attacker: Nation) -> Verdict:
    """Scrambled aircraft MUST land in the noncombat move phase of the same turn, before the attacker moves anything.

    >>> moving = START.noting("phase began", None, "Japan moves", nation=JAPAN, amount=Phase.NONCOMBAT_MOVE)
    >>> may_land_now(moving, JAPAN)
    allowed by alpha2.scramble.landing-time
    >>> may_land_now(moving.noting("moved", None, "a tank moves", nation=JAPAN), JAPAN)
    refused by alpha2.scramble.landing-time: Japan has already moved
    >>> may_land_now(START.noting("phase began", None, "", nation=JAPAN, amount=Phase.CONDUCT_COMBAT), JAPAN)
    refused by alpha2.scramble.landing-time: Japan is not in its noncombat move phase
    """
    if not is_phase(position, attacker, Phase.NONCOMBAT_MOVE):
        return refuse(lands_first, f"{attacker} is not in its noncombat move phase")
    if since_phase_began(position, MOVED):
        return refuse(lands_first, f"{attacker} has already moved")
    return allow(lands_first)
