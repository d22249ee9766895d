"""# Attacks on neutrals

Who may attack a neutral, who fights for it, and what the rest of the world makes of it.
"""

from __future__ import annotations

from rules_model.base.dutch import dutch_banker
from rules_model.base.mongolia import MONGOLIA, stirs_the_world, turned_in_mongolia
from rules_model.base.nations import GAINS as GAINS  # the examples read it
from rules_model.base.nations import gainer
from rules_model.base.neutral_powers import may_enter_in_peace
from rules_model.base.neutrals import Attitude, attitude, leaning
from rules_model.base.turn import ATTACKED, Phase, is_phase
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of as profile_of  # the examples look it up
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import EUROPEAN_AXIS, NEUTRAL, NOBODY, STRICT_NEUTRAL, USSR, Nation, Side
from rules_model.world.position import Position

SOVIET_STRICT = question(
    "g40.neutrals.soviet-strict",
    G40_RULES(381),
    G40_RULES(401),
    kind="contradiction",
    readings={
        "both": "it must fight Germany or Italy, and on the Pacific map Japan as well",
        "europe": "the Soviet Union attacks strict neutrals only while it fights Germany or Italy",
        "by-map": "war with Japan lets it attack strict neutrals on the Pacific map, too",
    },
    chosen="both",
    because="Either passage only forbids, so both can be kept; neither is an exception to the other.",
)


@clause("g40.neutrals.strict-attack", G40_RULES(401), title="Who may attack a strict neutral")
def may_attack_strict(position: Position, nation: Nation, place: str) -> Verdict:
    """A power at war MAY attack a strict neutral; only the Soviet Union needs a certain war, that in Europe.

    For America any war with an Axis power will do.

    >>> may_attack_strict(START.at_war(GERMANY, UK), GERMANY, "Sweden")
    allowed by g40.neutrals.strict-attack
    >>> may_attack_strict(START, USA, "Portugal")
    refused by g40.neutrals.strict-attack: United States is not in the war that it needs for this
    >>> east = START.at_war(USSR, JAPAN)
    >>> both = east.at_war(USSR, ITALY)
    >>> may_attack_strict(east, USSR, "Turkey").allowed, may_attack_strict(both, USSR, "Turkey").allowed
    (False, True)

    Which war the Pacific map needs is open.

    >>> west = START.at_war(USSR, GERMANY)
    >>> [may_attack_strict(one, USSR, "Olgiy").allowed for one in (east, west, both)]
    [False, False, True]
    >>> [may_attack_strict(one.reads(SOVIET_STRICT, "europe"), USSR, "Olgiy").allowed for one in (east, west)]
    [False, True]
    >>> [may_attack_strict(one.reads(SOVIET_STRICT, "by-map"), USSR, "Olgiy").allowed for one in (east, west)]
    [True, False]
    """
    if nation == USSR and position.reading(SOVIET_STRICT) != "europe":
        peace = may_enter_in_peace(position, nation, place)
        if not peace or position.reading(SOVIET_STRICT) == "by-map":
            return peace
    fights = position.is_at_war(nation, EUROPEAN_AXIS) if nation == USSR else position.is_at_war(nation)
    if not fights:
        return refuse(may_attack_strict, f"{nation} is not in the war that it needs for this")
    return allow(may_attack_strict)


@clause("g40.neutrals.may-attack", G40_RULES(395), title="May it attack this neutral?")
def may_attack_neutral(position: Position, nation: Nation, place: str) -> Verdict:
    """An unfriendly neutral is entered by attack in the combat move; a friendly one MUST NOT be attacked.

    >>> def moving(nation):
    ...     return START.at_war(ITALY, UK).noting("phase began", None, "", nation=nation, amount=Phase.COMBAT_MOVE)
    >>> may_attack_neutral(moving(ITALY), ITALY, "Greece")
    allowed by g40.neutrals.may-attack
    >>> may_attack_neutral(moving(UK), UK, "Greece")
    refused by g40.neutrals.may-attack: Greece is no unfriendly or strict neutral for UK Europe
    >>> may_attack_neutral(moving(USSR), USSR, "Bulgaria").reason
    'Soviet Union is a neutral power'
    """
    if not is_phase(position, nation, Phase.COMBAT_MOVE):
        return refuse(may_attack_neutral, f"it is not the combat move of {nation}")
    how = attitude(position, nation, place)
    if how is Attitude.STRICT:
        return may_attack_strict(position, nation, place)
    if how is not Attitude.UNFRIENDLY:
        spelt = position.map.name_of(place)
        return refuse(may_attack_neutral, f"{spelt} is no unfriendly or strict neutral for {nation}")
    peace = may_enter_in_peace(position, nation, place)
    return allow(may_attack_neutral) if peace else peace


@clause("g40.neutrals.commander", G40_RULES(395), title="Who fights for a neutral")
def commander(position: Position, attacker: Nation) -> Side:
    """The attacker's opponents roll for a neutral; its infantry are land units like others and defend at 2.

    >>> commander(START, ITALY), commander(START, UK)
    (the Allies, the Axis)
    >>> [profile_of(START, neutral, "infantry").figure("defence") for neutral in (PRO_ALLIES, PRO_AXIS, STRICT_NEUTRAL)]
    [2, 2, 2]
    """
    return attacker.side.enemy


@clause("g40.neutrals.outrage", G40_RULES(399), title="Strict neutrals take sides")
def turned_by(position: Position, attacker: Nation, place: str) -> tuple[str, ...]:
    """Whoever attacks a strict neutral turns all others against its side for good.

    Mongolia has rules of its own.

    >>> turned = turned_by(START, UK, "Portugal")
    >>> "Spain" in turned, "Turkey" in turned, "Portugal" in turned, "Olgiy" in turned, len(turned)
    (True, True, False, False, 21)
    >>> len(turned_by(START, GERMANY, "Sweden")), len(turned_by(START, USSR, "Olgiy"))
    (27, 5)
    >>> turned_by(START, ITALY, "Greece"), turned_by(START, UK, "Egypt")
    ((), ())
    """
    if position.holder(place) != STRICT_NEUTRAL:
        return ()
    target, mongolia = position.map.name_of(place), position.map.region(MONGOLIA)
    inside = turned_in_mongolia(position, attacker, place)
    if target in mongolia and not stirs_the_world(position, attacker):
        return inside
    strict = [one for one in position.map.places if position.holder(one) == STRICT_NEUTRAL and one not in mongolia]
    return (*(one for one in strict if one != target), *inside)


@clause("g40.neutrals.attacked", G40_RULES(399, 400), title="A neutral is attacked")
def neutral_attacked(position: Position, attacker: Nation, place: str) -> Position:
    """A neutral that is attacked fights as an unfriendly one; if it was strict, the other strict neutrals turn at once.

    >>> armed = START.with_force("Sweden", STRICT_NEUTRAL, infantry=6).with_force("Spain", STRICT_NEUTRAL, infantry=6)
    >>> after = neutral_attacked(armed, GERMANY, "Sweden")
    >>> after.force("Sweden"), after.holder("Spain"), after.force("Spain")
    (6 pro-Allied neutral infantry, pro-Allied neutral, 6 pro-Allied neutral infantry)
    >>> after.since(armed)[:2]
    ['Germany attacks Sweden', 'Afghanistan leans to the Allies']
    >>> neutral_attacked(START, ITALY, "Greece").since(START)
    ['Italy attacks Greece']
    """
    target, side = position.map.name_of(place), attacker.side.enemy
    turned = turned_by(position, attacker, place)
    text, victim = f"{attacker} attacks {target}", position.holder(place)
    position = position.noting(ATTACKED, neutral_attacked, text, nation=attacker, other=victim, place=target)
    position = leans(position, target, side)
    for land in turned:
        position = leans(position, land, side)
        position = position.noting("turned", neutral_attacked, f"{land} leans to {side}", place=land)
    return position


def leans(position: Position, place: str, side: Side) -> Position:
    """The position with neutral land and its army leaning to a side."""
    army = position.force(place).handing(position.holder(place), leaning(side))
    return position.with_pieces(place, army).held(leaning(side), place)


@clause("g40.neutrals.conquered", G40_RULES(396), title="A neutral is conquered")
def conquered(position: Position, attacker: Nation, place: str) -> Position:
    """The attacker who beats a neutral's army, and the guests beside it, takes land and income with a land unit.

    >>> beaten = START.with_force("Greece", ITALY, infantry=1)
    >>> conquered(beaten, ITALY, "Greece").holder("Greece"), conquered(beaten, ITALY, "Greece").since(beaten)
    (Italy, ['Italy conquers Greece'])
    >>> conquered(beaten.with_force("Greece", PRO_ALLIES, infantry=1), ITALY, "Greece").holder("Greece")
    pro-Allied neutral
    >>> conquered(START.with_force("Greece", ITALY, fighter=1), ITALY, "Greece").holder("Greece")
    pro-Allied neutral
    >>> mongolia = START.at_war(UK, AXIS).with_force("Olgiy", UK, infantry=1)
    >>> [conquered(one, UK, "Olgiy").holder("Olgiy") for one in (mongolia, mongolia.reads(GAINS, "map"))]
    [UK Europe, UK Pacific]
    >>> guests = beaten.at_war(ITALY, UK).with_force("Greece", UK, fighter=1)
    >>> conquered(guests, ITALY, "Greece").holder("Greece")
    pro-Allied neutral
    """
    holder, spelt = position.holder(place), position.map.name_of(place)
    against = position.count(place, holder) or position.enemies(place, attacker)
    troops = position.rules.units_of("land") - {"aa_artillery"}
    if holder.side is not NEUTRAL or against or not position.count(place, attacker, unit=troops):
        return position
    text = f"{attacker} conquers {spelt}"
    position = position.held(gainer(position, attacker, place), place)
    return position.noting("captured", conquered, text, nation=attacker, other=holder, place=spelt)


@clause("g40.neutrals.failed", G40_RULES(397), title="A neutral that held out")
def may_order(position: Position, nation: Nation, place: str) -> Verdict:
    """After a failed attack a neutral belongs to the other side; its survivors stay and MUST NOT move.

    Nobody controls the land before that side makes it join like any friendly neutral.

    >>> held_out = neutral_attacked(START.with_force("Turkey", STRICT_NEUTRAL, infantry=8), GERMANY, "Turkey")
    >>> may_order(held_out, UK, "Turkey")
    refused by g40.neutrals.failed: Turkey has joined nobody yet
    >>> attitude(held_out, UK, "Turkey").name, may_order(held_out.held(UK, "Turkey"), UK, "Turkey").allowed
    ('FRIENDLY', True)
    """
    if position.holder(place).side is NEUTRAL:
        return refuse(may_order, f"{position.map.name_of(place)} has joined nobody yet")
    return allow(may_order)


@clause("g40.neutrals.convoy", G40_RULES(389), G40_RULES(403), title="Convoys of a neutral")
def convoy_victim(position: Position, place: str) -> Nation:
    """A convoy zone beside neutral land, or beside Dutch land, hurts nobody until some power controls that land.

    >>> convoy_victim(START, "Java")
    nobody
    >>> convoy_victim(START, "Brazil"), convoy_victim(START.held(USA, "Brazil"), "Brazil")
    (nobody, United States)
    """
    return NOBODY if position.holder(place).side is NEUTRAL else dutch_banker(position, place)
