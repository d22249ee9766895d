"""# Scrambling

Aircraft beside the sea rise from their bases to fight over it while the enemy attacks.
"""

from __future__ import annotations

from rules_model.base.bases import may_use_base
from rules_model.base.carriers import SCRAMBLED
from rules_model.base.facilities import AIR_BASE, SCRAMBLE, air_base_gives
from rules_model.base.sides import INTERCEPTING, attackers
from rules_model.base.turn import this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

ASSAULT = "amphibious assault"  # kind of event: who assaults, and from which zone
ANYBODY = Force()  # when only the number of aircraft is asked for

QUIET_SHIPS = question(
    "g40.scramble.quiet-ships",
    G40_RULES(131),
    G40_RULES(63),
    G40_RULES(178),
    kind="ambiguity",
    readings={
        "presence": "enemies in a zone with any friendly ships count as attacking them, so that aircraft may rise",
        "warships": "submarines and transports may be passed over: only friendly surface warships are surely attacked",
    },
    chosen="presence",
    because="Scrambles come before any battle, when nobody has yet had to say that it passes over a ship.",
)


def rose_from(base: str) -> str:
    """The mark of aircraft that scrambled from a territory."""
    return f"from {base}"


@clause("g40.scramble.limit", G40_RULES(129))
def scramble_limit(position: Position, nation: Nation, team: Force = ANYBODY) -> int:
    """An air base MAY scramble at most three aircraft, whoever owns them.

    The nation asked about is the one that holds the base.

    >>> scramble_limit(EMPTY, UK)
    3
    >>> scramble_limit(EMPTY, JAPAN, Force.of(JAPAN, fighter=4))
    3
    """
    return 3


@clause("g40.scramble.aircraft", G40_RULES(129), G40_RULES(130), G40_RULES(417, 418))
def may_rise(position: Position, nation: Nation, unit: str) -> Verdict:
    """Fighters and tactical bombers MAY scramble; a strategic bomber MUST NOT, nor China's fighter, kept off the sea.

    >>> may_rise(EMPTY, JAPAN, "tactical_bomber")
    allowed by g40.scramble.aircraft
    >>> may_rise(EMPTY, JAPAN, "strategic_bomber")
    refused by g40.scramble.aircraft: no strategic bomber can scramble
    >>> may_rise(EMPTY, CHINA, "fighter").reason
    'aircraft of China fly over no sea'
    """
    if nation == CHINA:
        return refuse(may_rise, f"aircraft of {nation} fly over no sea")
    if not profile_of(position, nation, unit).can("scramble"):
        return refuse(may_rise, f"no {unit.replace('_', ' ')} can scramble")
    return allow(may_rise)


@clause("g40.scramble.base", G40_RULES(129))
def may_rise_from(position: Position, place: str) -> Verdict:
    """Aircraft MAY scramble from an island or coastal territory whose air base works.

    >>> may_rise_from(START.with_facility("Japan", "air_base", damage=2), "Japan")
    allowed by g40.scramble.base
    >>> may_rise_from(START.with_facility("Japan", "air_base", damage=3), "Japan")
    refused by g40.scramble.base: no air base works in Japan
    >>> may_rise_from(START.with_facility("Russia", "air_base"), "Russia")
    refused by g40.scramble.base: no sea touches Russia
    """
    if not any(position.map.is_sea(other) for other in position.map.neighbours(place)):
        return refuse(may_rise_from, f"no sea touches {place}")
    if not any(SCRAMBLE in air_base_gives(position, base) for base in position.facilities_in(place, AIR_BASE)):
        return refuse(may_rise_from, f"no air base works in {place}")
    return allow(may_rise_from)


@clause("g40.scramble.taken-base", G40_RULES(134), G40_RULES(253), G40_RULES(437), title="A base just taken")
def may_rise_as(position: Position, place: str, nation: Nation) -> Verdict:
    """From a base that it has taken a power MUST NOT scramble before its own next turn has begun.

    Whose aircraft may use a base at other times, or a friend's base, is the same for a scramble as for a move.

    >>> war = START.at_war(AXIS, UK, UK_PACIFIC).with_facility("Egypt", "air_base").held(ITALY, "Egypt")
    >>> taken = war.noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
    >>> may_rise_as(taken, "Egypt", ITALY)
    refused by g40.scramble.taken-base: Italy has not begun a turn since Egypt changed hands
    >>> may_rise_as(taken.noting("turn began", None, "", nation=ITALY), "Egypt", ITALY)
    allowed by g40.scramble.taken-base
    """
    use = may_use_base(position, nation, place)
    return allow(may_rise_as) if use else refuse(may_rise_as, use.reason)


@clause("g40.scramble.reach", G40_RULES(131))
def scramble_reach(position: Position, nation: Nation) -> int:
    """Scrambling aircraft reach the sea zones that touch their base, one space away, whatever else they could fly.

    >>> scramble_reach(EMPTY, JAPAN)
    1
    >>> sorted(MAP.within("Japan", scramble_reach(EMPTY, JAPAN)))
    ['Japan', 'Sea Zone 6']
    """
    return 1


@clause("g40.scramble.zone", G40_RULES(131), G40_RULES(139), G40_RULES(450))
def may_rise_over(position: Position, zone: str, nation: Nation, attacker: Nation) -> Verdict:
    """Aircraft MAY scramble over a sea zone where friendly ships are attacked, or from which troops are landed.

    A landing counts though no friendly ship is there and wherever the troops go ashore.
    They MUST NOT rise into a battle on land.
    The two British economies attack as one power.

    >>> raid = START.at_war(USA, JAPAN).with_force("Sea Zone 6", USA, cruiser=1)
    >>> may_rise_over(raid.with_force("Sea Zone 6", JAPAN, transport=1), "Sea Zone 6", JAPAN, USA)
    allowed by g40.scramble.zone
    >>> may_rise_over(raid, "Sea Zone 6", JAPAN, USA)
    refused by g40.scramble.zone: nothing friendly is attacked in Sea Zone 6 and no assault comes from it
    >>> landing = raid.noting("amphibious assault", None, "Korea is assaulted", nation=USA, place="Sea Zone 6")
    >>> may_rise_over(landing, "Sea Zone 6", JAPAN, USA)
    allowed by g40.scramble.zone
    >>> met = raid.with_force("Sea Zone 6", JAPAN, submarine=1)
    >>> [bool(may_rise_over(one, "Sea Zone 6", JAPAN, USA)) for one in (met, met.reads(QUIET_SHIPS, "warships"))]
    [True, False]
    """
    if not position.map.is_sea(zone):
        return refuse(may_rise_over, f"{zone} is no sea zone")
    exposed = "sea" if position.reading(QUIET_SHIPS) == "presence" else "surface"
    ships = position.enemies(zone, attacker).only(unit=position.rules.units_of(exposed))
    attacked = attackers(position, zone, attacker) and any(ship.nation.friendly(nation) for ship in ships)
    if attacked or this_round(position, ASSAULT, attacker, zone):
        return allow(may_rise_over)
    return refuse(may_rise_over, f"nothing friendly is attacked in {zone} and no assault comes from it")


@clause("g40.scramble.team", G40_RULES(129), G40_RULES(133), G40_RULES(134), G40_RULES(237))
def may_scramble(position: Position, place: str, zone: str, team: Force, attacker: Nation) -> Verdict:
    """The owners of aircraft at an air base MAY scramble them together within its limit while at war with the attacker.

    All that rises from one base counts, over whichever zones it is spread; what intercepts a raid does not rise.

    >>> japan = START.at_war(USA, JAPAN).with_facility("Japan", "air_base").with_force("Japan", JAPAN, fighter=4)
    >>> raid = japan.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 6", JAPAN, destroyer=1)
    >>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=3), USA)
    allowed by g40.scramble.team
    >>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=4), USA)
    refused by g40.scramble.team: the air base in Japan scrambles 3 aircraft at most
    >>> may_scramble(raid, "Japan", "Sea Zone 6", Force.of(GERMANY, fighter=1), USA)
    refused by g40.scramble.team: Germany is not at war with United States
    >>> busy = raid.with_force("Japan", JAPAN, {"intercepting"}, fighter=1)
    >>> may_scramble(busy, "Japan", "Sea Zone 6", Force.of(JAPAN, {"intercepting"}, fighter=1), USA)
    refused by g40.scramble.team: the fighter is intercepting
    """
    for piece in team:
        if obstacle := grounded(position, place, piece, team[piece], attacker):
            return refuse(may_scramble, obstacle)
        if not (fit := may_rise(position, piece.nation, piece.unit)):
            return fit
        if not (runway := may_rise_as(position, place, piece.nation)):
            return runway
        reach = scramble_reach(position, piece.nation)
        if position.map.name_of(zone) not in position.map.within(place, reach):
            return refuse(may_scramble, f"{zone} is out of reach from {place}")
        if not (needed := may_rise_over(position, zone, piece.nation, attacker)):
            return needed
    up = Force().plus(team)
    for other in position.forces.values():
        up = up.plus(other.only(mark=rose_from(position.map.name_of(place))))
    most = scramble_limit(position, position.holder(place), up)
    if up.count() > most:
        return refuse(may_scramble, f"the air base in {place} scrambles {most} aircraft at most")
    served = may_rise_from(position, place)
    return allow(may_scramble) if served else served


def grounded(position: Position, place: str, piece: Piece, wanted: int, attacker: Nation) -> str:
    """What keeps so many aircraft down, whatever the base and the zone; nothing when nothing does."""
    if not position.is_at_war(piece.nation, attacker):
        return f"{piece.nation} is not at war with {attacker}"
    if INTERCEPTING in piece.marks:
        return f"the {piece.unit.replace('_', ' ')} is {INTERCEPTING}"
    if wanted > position.force(place).get(piece, 0):
        return f"there are not so many {piece} in {place}"
    return ""


@clause("g40.scramble.launch", G40_RULES(135))
def scramble(position: Position, place: str, zone: str, team: Force, attacker: Nation) -> Position:
    """Scrambled aircraft defend over the sea zone with their defence figures and MUST NOT fight elsewhere that turn.

    A mark remembers it, and where they rose; an unlawful scramble is an error.

    >>> japan = START.at_war(USA, JAPAN).with_facility("Japan", "air_base").with_force("Japan", JAPAN, fighter=2)
    >>> raid = japan.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 6", JAPAN, destroyer=1)
    >>> up = scramble(raid, "Japan", "Sea Zone 6", Force.of(JAPAN, fighter=1), USA)
    >>> up.force("Sea Zone 6").only(JAPAN, unit="fighter")
    1 Japan fighter (from Japan, scrambled)
    >>> up.count("Japan"), up.since(raid)
    (1, ['1 Japan fighter rises from Japan over Sea Zone 6'])
    """
    verdict = may_scramble(position, place, zone, team, attacker)
    if not verdict:
        raise ValueError(verdict.reason)
    if not team:
        return position
    base = position.map.name_of(place)
    left = position.without(place, team)
    up = left.with_pieces(zone, left.force(zone).plus(team.marked(SCRAMBLED).marked(rose_from(base))))
    text = f"{team} {'rises' if team.count() == 1 else 'rise'} from {base} over {position.map.name_of(zone)}"
    return up.noting("scrambled", scramble, text, nation=position.holder(place), place=base, amount=team.count())
