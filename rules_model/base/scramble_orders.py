"""# Scrambles in time

When a scramble is decided, what it leaves open, and what it changes for the other side.
"""

from __future__ import annotations

from rules_model.base.amphibious import RETREAT
from rules_model.base.carriers import SCRAMBLED
from rules_model.base.scramble import may_rise, may_rise_as, may_rise_from, rose_from, scramble_limit
from rules_model.base.sides import attackers
from rules_model.base.turn import Phase, is_phase, share_a_turn, since_phase_began, this_round
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import POWERS, Nation
from rules_model.world.position import Position

KAMIKAZE = "kamikaze"  # kind of event
FOUGHT = ("sea battle", "sunk", "raid", "battle", "battle fought")  # kinds of events that open the fighting
BOARDED = "boarded this turn"  # mark on cargo that an own or allied transport has loaded this turn

CALL_OFF = question(
    "g40.scramble.may-call-off",
    G40_RULES(141),
    kind="ambiguity",
    readings={
        "retreat": "an assault goes on in spite of a scramble until the attacker retreats from the battle at sea",
        "free": "when aircraft have scrambled, the attacker may give up an assault for which no cargo has boarded",
    },
    chosen="retreat",
    because="Moves are over when the scramble is known; only a retreat takes units out of a battle.",
)

AFTER_KAMIKAZES = question(
    "g40.scramble.after-kamikazes",
    G40_RULES(128),
    G40_RULES(302),
    G40_RULES(190),
    kind="ambiguity",
    readings={
        "before": "Japan scrambles before the dice of its kamikazes are rolled, since they open the fighting",
        "after": "kamikaze strikes are no battle, and a scramble may still follow them",
    },
    chosen="before",
    because="Bombardment treats a strike like a battle, and both orders belong to the moment before any die.",
)


@clause("g40.scramble.time", G40_RULES(128))
def may_scramble_now(position: Position, attacker: Nation) -> Verdict:
    """A defender MUST decide on its scrambles when the attacker's combat moves are done, before anything is fought out.

    >>> over = START.noting("phase began", None, "", nation=GERMANY, amount=Phase.CONDUCT_COMBAT)
    >>> may_scramble_now(over, GERMANY)
    allowed by g40.scramble.time
    >>> may_scramble_now(over.noting("sea battle", None, "", nation=GERMANY), GERMANY)
    refused by g40.scramble.time: the fighting has begun
    >>> may_scramble_now(START.noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE), GERMANY)
    refused by g40.scramble.time: Germany has not finished its combat moves
    >>> struck = START.noting("phase began", None, "", nation=USA, amount=Phase.CONDUCT_COMBAT)
    >>> struck = struck.noting("kamikaze", None, "", nation=USA, place="Sea Zone 6")
    >>> bool(may_scramble_now(struck, USA)), bool(may_scramble_now(struck.reads(AFTER_KAMIKAZES, "after"), USA))
    (False, True)
    """
    if not is_phase(position, attacker, Phase.CONDUCT_COMBAT):
        return refuse(may_scramble_now, f"{attacker} has not finished its combat moves")
    opening = (KAMIKAZE, *FOUGHT) if position.reading(AFTER_KAMIKAZES) == "before" else FOUGHT
    if any(since_phase_began(position, kind) for kind in opening):
        return refuse(may_scramble_now, "the fighting has begun")
    return allow(may_scramble_now)


@clause("g40.scramble.several-bases", G40_RULES(132), G40_RULES(134))
def most_over(position: Position, zone: str, attacker: Nation) -> int:
    """Each working base beside a zone MAY send its full number there, if anybody at war with the attacker may use it.

    >>> war = START.at_war(GERMANY, UK)
    >>> isles = war.with_facility("United Kingdom", "air_base").with_facility("Scotland", "air_base")
    >>> most_over(isles, "Sea Zone 109", GERMANY), most_over(isles, "Sea Zone 110", GERMANY)
    (6, 3)
    >>> most_over(war.with_facility("United Kingdom", "air_base", damage=3), "Sea Zone 109", GERMANY)
    0
    >>> guests = START.at_war(USA, GERMANY).at_war(ANZAC, JAPAN).with_facility("Hawaiian Islands", "air_base")
    >>> most_over(guests, "Sea Zone 26", JAPAN)
    3
    """
    foes = [one for one in POWERS if position.is_at_war(one, attacker) and may_rise(position, one, "fighter")]
    bases = [base for base in bases_beside(position, zone) if any(may_rise_as(position, base, foe) for foe in foes)]
    return sum(scramble_limit(position, position.holder(base)) for base in bases)


def bases_beside(position: Position, zone: str) -> tuple[str, ...]:
    """The territories from which aircraft can rise over a zone."""
    near = sorted(position.map.neighbours(zone))
    return tuple(place for place in near if not position.map.is_sea(place) and may_rise_from(position, place))


@clause("g40.scramble.base-lost", G40_RULES(143), G40_LEFT(18))
def still_up(position: Position, base: str, zone: str) -> Force:
    """Aircraft that have scrambled fight on, whatever befalls their base later in that phase.

    Bombs and rockets come after the scramble, so a base that they ruin has sent its aircraft up all the same.

    >>> war = START.with_force("Sea Zone 110", UK, {"scrambled", "from United Kingdom"}, fighter=2)
    >>> still_up(war.with_facility("United Kingdom", "air_base", damage=6), "United Kingdom", "Sea Zone 110")
    2 UK Europe fighter (from United Kingdom, scrambled)
    >>> still_up(war, "Scotland", "Sea Zone 110")
    nothing
    """
    return position.force(zone).only(mark=rose_from(position.map.name_of(base)))


@clause("g40.aircraft.assignment", G40_RULES(140), G40_RULES(173))
def may_assign(position: Position, nation: Nation) -> Verdict:
    """Each aircraft in an assault MUST be sent to the battle at sea or to that on land in the combat move, for good.

    A scramble that follows does not let it change over.

    >>> moving = START.noting("phase began", None, "", nation=UK, amount=Phase.COMBAT_MOVE)
    >>> may_assign(moving, UK)
    allowed by g40.aircraft.assignment
    >>> may_assign(moving.noting("phase began", None, "", nation=UK, amount=Phase.CONDUCT_COMBAT), UK)
    refused by g40.aircraft.assignment: aircraft keep the battle to which they moved
    """
    if not is_phase(position, nation, Phase.COMBAT_MOVE):
        return refuse(may_assign, "aircraft keep the battle to which they moved")
    return allow(may_assign)


@clause("g40.scramble.call-off", G40_RULES(90), G40_RULES(141), title="No calling off")
def may_call_off(position: Position, zone: str, attacker: Nation) -> Verdict:
    """After a scramble the attacker MUST go on with the assault, until it retreats from the battle at sea.

    Without one, cargo that has boarded for the assault this turn must land in it; older cargo MAY stay aboard.

    >>> war = START.at_war(UK, GERMANY).with_force("Sea Zone 112", UK, cruiser=1, transport=1)
    >>> met = war.with_force("Sea Zone 112", GERMANY, {"scrambled"}, fighter=1)
    >>> may_call_off(met, "Sea Zone 112", UK)
    refused by g40.scramble.call-off: aircraft have risen over Sea Zone 112: fight and retreat
    >>> may_call_off(met.reads(CALL_OFF, "free"), "Sea Zone 112", UK)
    allowed by g40.scramble.call-off
    >>> may_call_off(war, "Sea Zone 112", UK)
    allowed by g40.scramble.call-off
    >>> may_call_off(war.with_force("Sea Zone 112", UK, {"boarded this turn"}, tank=1), "Sea Zone 112", UK)
    refused by g40.scramble.call-off: cargo has boarded for this assault and lands in it
    """
    if this_round(position, RETREAT, attacker, zone):
        return allow(may_call_off)
    risen = position.enemies(zone, attacker).count(mark=SCRAMBLED)
    if risen and position.reading(CALL_OFF) == "retreat":
        return refuse(may_call_off, f"aircraft have risen over {position.map.name_of(zone)}: fight and retreat")
    if any(share_a_turn(position, one.nation, attacker) for one in position.force(zone).only(mark=BOARDED)):
        return refuse(may_call_off, "cargo has boarded for this assault and lands in it")
    return allow(may_call_off)


@clause("g40.amphibious.allied-cargo", G40_RULES(187), G40_RULES(188))
def may_assault_with(position: Position, cargo: Force, owner: Nation, mover: Nation) -> Verdict:
    """Cargo on an ally's transport MAY assault on its own power's turn only, and not if it has boarded this turn.

    The owner named is that of the transport, which does not move on that turn.

    >>> may_assault_with(EMPTY, Force.of(UK, infantry=1), USA, UK)
    allowed by g40.amphibious.allied-cargo
    >>> may_assault_with(EMPTY, Force.of(UK, infantry=1), USA, USA)
    refused by g40.amphibious.allied-cargo: UK Europe moves that cargo on its own turn
    >>> may_assault_with(EMPTY, Force.of(UK, {"boarded this turn"}, infantry=1), USA, UK)
    refused by g40.amphibious.allied-cargo: that cargo has come aboard only now
    """
    for piece in cargo:
        if not share_a_turn(position, piece.nation, mover):
            return refuse(may_assault_with, f"{piece.nation} moves that cargo on its own turn")
        if BOARDED in piece.marks and not share_a_turn(position, owner, mover):
            return refuse(may_assault_with, "that cargo has come aboard only now")
    return allow(may_assault_with)


@clause("g40.amphibious.allied-transport", G40_RULES(188))
def may_sail(position: Position, owner: Nation, mover: Nation) -> Verdict:
    """A transport MUST stay where it is on an ally's turn, though troops go ashore from it.

    >>> may_sail(EMPTY, USA, UK)
    refused by g40.amphibious.allied-transport: the transport of United States does not move on another's turn
    >>> may_sail(EMPTY, UK_PACIFIC, UK)
    allowed by g40.amphibious.allied-transport
    """
    if not share_a_turn(position, owner, mover):
        return refuse(may_sail, f"the transport of {owner} does not move on another's turn")
    return allow(may_sail)


@clause("g40.amphibious.unguarded", G40_RULES(142), G40_LEFT(13), title="No landing unguarded under hostile wings")
def may_land_from_ally(position: Position, zone: str, owner: Nation, attacker: Nation) -> Verdict:
    """Troops MUST NOT assault from an ally's transport where the enemy could scramble, unless own forces guard it.

    A transport cannot fight; any other piece of the attacker in the zone will do.

    >>> war = START.at_war(ALLIES, GERMANY).with_force("Sea Zone 112", USA, transport=1, cruiser=1)
    >>> base = war.with_facility("Western Germany", "air_base").with_force("Western Germany", GERMANY, fighter=1)
    >>> may_land_from_ally(base, "Sea Zone 112", USA, UK)
    refused by g40.amphibious.unguarded: Germany could scramble, and nothing of UK Europe guards the transports
    >>> may_land_from_ally(base.with_force("Sea Zone 112", UK, submarine=1), "Sea Zone 112", USA, UK)
    allowed by g40.amphibious.unguarded
    >>> may_land_from_ally(war, "Sea Zone 112", USA, UK)
    allowed by g40.amphibious.unguarded
    """
    own = attackers(position, zone, attacker)
    guards = [piece for piece in own if not helpless(position, piece.nation, piece.unit)]
    for base in bases_beside(position, zone):
        for piece in position.enemies(base, attacker):
            rising = may_rise(position, piece.nation, piece.unit) and may_rise_as(position, base, piece.nation)
            if rising and not guards and not share_a_turn(position, owner, attacker):
                reason = f"{piece.nation} could scramble, and nothing of {attacker} guards the transports"
                return refuse(may_land_from_ally, reason)
    return allow(may_land_from_ally)


def helpless(position: Position, nation: Nation, unit: str) -> bool:
    """Whether a piece cannot fight for itself."""
    return profile_of(position, nation, unit).can("die alone")
