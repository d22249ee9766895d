"""# Bombing raids, step by step

Who may raid what, who escorts and intercepts, and what the bombs do.
"""

from __future__ import annotations

from rules_model.base.attacks import RAID_BYSTANDERS, may_attack_land
from rules_model.base.facilities import known_kind, most_damage
from rules_model.base.landing import within_one_space
from rules_model.base.raids import Raid
from rules_model.base.scramble_orders import may_scramble_now
from rules_model.base.sides import INTERCEPTING, RAIDING, spoken
from rules_model.base.turn import Phase, is_phase, share_a_turn, this_round
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

RAIDED = "raid"  # kind of event: whose raid, and where


@clause("g40.sbr.targets", G40_RULES(233))
def may_bomb(position: Position, nation: Nation, unit: str, kind: str) -> Verdict:
    """Strategic bombers MAY raid factories and bases; tactical bombers MAY raid bases only.

    >>> may_bomb(EMPTY, GERMANY, "strategic_bomber", "major_factory")
    allowed by g40.sbr.targets
    >>> may_bomb(EMPTY, GERMANY, "tactical_bomber", "naval_base")
    allowed by g40.sbr.targets
    >>> may_bomb(EMPTY, GERMANY, "tactical_bomber", "minor_factory")
    refused by g40.sbr.targets: no tactical bomber raids a minor factory
    """
    needed = "raid bases" if known_kind(position, kind) in position.rules.facilities_of("base") else "raid"
    if not profile_of(position, nation, unit).can(needed):
        return refuse(may_bomb, f"no {spoken(unit)} raids a {spoken(kind)}")
    return allow(may_bomb)


@clause("g40.sbr.escorts", G40_RULES(235))
def may_escort(position: Position, nation: Nation, unit: str) -> Verdict:
    """Fighters alone MAY escort bombers, from wherever they reach the raid.

    >>> may_escort(EMPTY, GERMANY, "fighter")
    allowed by g40.sbr.escorts
    >>> may_escort(EMPTY, GERMANY, "tactical_bomber")
    refused by g40.sbr.escorts: no tactical bomber escorts a raid
    """
    if profile_of(position, nation, unit).escort is None:
        return refuse(may_escort, f"no {spoken(unit)} escorts a raid")
    return allow(may_escort)


@clause("g40.sbr.declaration", G40_RULES(36), G40_RULES(233), G40_RULES(234))
def declare_raid(position: Position, place: str, team: Force) -> Position:
    """A raid MUST be declared in the combat move, on an enemy facility that its bombers can raid, with its escorts.

    A mark then keeps them apart.
    Whether units of a power at peace shield it is a reading.

    >>> war = START.at_war(GERMANY, UK).with_facility("United Kingdom", "major_factory")
    >>> moving = war.noting("phase began", None, "", nation=GERMANY, amount=Phase.COMBAT_MOVE)
    >>> over = moving.with_force("United Kingdom", GERMANY, strategic_bomber=2, fighter=2)
    >>> raid = declare_raid(over, "United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=1))
    >>> raid.force("United Kingdom").only(mark="raiding")
    1 Germany fighter (raiding), 1 Germany strategic bomber (raiding)
    >>> declare_raid(over, "Scotland", Force.of(GERMANY, strategic_bomber=1))
    Traceback (most recent call last):
    ValueError: no strategic bomber has anything to raid in Scotland
    >>> shield = over.with_force("London", USA, tank=1).reads(RAID_BYSTANDERS, "open")
    >>> declare_raid(shield, "London", Force.of(GERMANY, strategic_bomber=2)).count("London", mark="raiding")
    2
    """
    if not all(is_phase(position, piece.nation, Phase.COMBAT_MOVE) for piece in team):
        raise ValueError("a raid is declared in the combat move")
    bombers = [one for one in team if profile_of(position, one.nation, one.unit).can("raid bases")]
    if not bombers:
        raise ValueError("no bomber is among them")
    for one in bombers:
        if not any(may_bomb(position, one.nation, one.unit, built.kind) for built in position.facilities_in(place)):
            raise ValueError(f"no {spoken(one.unit)} has anything to raid in {position.map.name_of(place)}")
        if not position.is_at_war(one.nation, position.holder(place)):
            raise ValueError(f"{one.nation} is not at war with {position.holder(place)}")
    checks = [may_escort(position, one.nation, one.unit) for one in team if one not in bombers]
    if position.reading(RAID_BYSTANDERS) == "barred":
        checks += [may_attack_land(position, place, one.nation) for one in bombers]
    for refused in [check for check in checks if not check]:
        raise ValueError(refused.reason)
    return position.with_pieces(place, position.force(place).replacing(team, team.marked(RAIDING)))


@clause("g40.sbr.no-other-battle", G40_RULES(234), G40_RULES(237), title="No other battle")
def may_fight_besides(position: Position, piece: Piece) -> Verdict:
    """Raiders, escorts and interceptors MUST NOT fight elsewhere in the same turn, even if they met nobody.

    >>> may_fight_besides(EMPTY, Piece(GERMANY, "fighter", frozenset({"raiding"})))
    refused by g40.sbr.no-other-battle: the fighter is raiding
    >>> may_fight_besides(EMPTY, Piece(UK, "fighter", frozenset({"intercepting"})))
    refused by g40.sbr.no-other-battle: the fighter is intercepting
    >>> may_fight_besides(EMPTY, Piece(UK, "fighter"))
    allowed by g40.sbr.no-other-battle
    """
    for mark in (RAIDING, INTERCEPTING):
        if mark in piece.marks:
            return refuse(may_fight_besides, f"the {spoken(piece.unit)} is {mark}")
    return allow(may_fight_besides)


@clause("g40.sbr.interceptors", G40_RULES(236))
def may_intercept(position: Position, place: str, piece: Piece, attacker: Nation) -> Verdict:
    """Any number of fighters in the raided territory MAY intercept, of every owner that the attacker is at war with.

    No bomber does, and no air base is needed.

    >>> war = START.at_war(GERMANY, UK, FRANCE).with_force("United Kingdom", FRANCE, fighter=1)
    >>> may_intercept(war, "United Kingdom", Piece(FRANCE, "fighter"), GERMANY)
    allowed by g40.sbr.interceptors
    >>> may_intercept(war, "Scotland", Piece(FRANCE, "fighter"), GERMANY)
    refused by g40.sbr.interceptors: there is no France fighter in Scotland
    >>> may_intercept(START, "United Kingdom", Piece(FRANCE, "fighter"), GERMANY)
    refused by g40.sbr.interceptors: France is not at war with Germany
    """
    if not position.is_at_war(piece.nation, attacker):
        return refuse(may_intercept, f"{piece.nation} is not at war with {attacker}")
    if profile_of(position, piece.nation, piece.unit).intercept is None:
        return refuse(may_intercept, f"no {spoken(piece.unit)} intercepts")
    if piece not in position.force(place):
        return refuse(may_intercept, f"there is no {piece} in {position.map.name_of(place)}")
    return allow(may_intercept)


@clause("g40.sbr.interception", G40_RULES(237))
def send_up(position: Position, place: str, fighters: Force, attacker: Nation) -> Position:
    """Where a raid comes, defenders MUST settle how many intercept after the combat moves and before any battle.

    >>> war = START.at_war(GERMANY, UK).with_force("United Kingdom", UK, fighter=3)
    >>> raid = war.with_force("United Kingdom", GERMANY, {"raiding"}, strategic_bomber=1)
    >>> due = raid.noting("phase began", None, "", nation=GERMANY, amount=Phase.CONDUCT_COMBAT)
    >>> send_up(due, "United Kingdom", Force.of(UK, fighter=2), GERMANY).force("United Kingdom").only(UK)
    1 UK Europe fighter, 2 UK Europe fighter (intercepting)
    >>> send_up(due.noting("raid", None, "", nation=GERMANY), "United Kingdom", Force.of(UK, fighter=2), GERMANY)
    Traceback (most recent call last):
    ValueError: the fighting has begun
    """
    verdicts = [may_scramble_now(position, attacker)]
    verdicts += [may_intercept(position, place, one, attacker) for one in fighters]
    for refused in [verdict for verdict in verdicts if not verdict]:
        raise ValueError(refused.reason)
    if not any(share_a_turn(position, one.nation, attacker) for one in position.force(place).only(mark=RAIDING)):
        raise ValueError(f"nobody raids {position.map.name_of(place)}")
    return position.with_pieces(place, position.force(place).replacing(fighters, fighters.marked(INTERCEPTING)))


@clause("g40.sbr.after-air-battle", G40_RULES(240))
def bombers_through(position: Position, raid: Raid) -> Force:
    """After the fight in the air only the bombers go on.

    Escorts wait for the noncombat move; interceptors stay on their land.

    >>> bombers_through(EMPTY, Raid("Japan", Force.of(USA, strategic_bomber=2, fighter=1), Force.of(JAPAN, fighter=1)))
    2 United States strategic bomber
    >>> bombers_through(EMPTY, Raid("Japan", Force.of(USA, fighter=1)))
    nothing
    """
    return raid.bombers


@clause("g40.sbr.spread", G40_RULES(241))
def spread_bombers(position: Position, place: str, bombers: Force, table: Table) -> dict[str, Force]:
    """The attacker MUST give each bomber that came through one facility of the territory as its target.

    >>> isle = START.with_facility("United Kingdom", "major_factory").with_facility("United Kingdom", "air_base")
    >>> two = Force.of(GERMANY, strategic_bomber=2)
    >>> spread_bombers(isle, "United Kingdom", two, script("major_factory", "air_base"))
    {'major_factory': 1 Germany strategic bomber, 'air_base': 1 Germany strategic bomber}
    >>> spread_bombers(isle, "United Kingdom", Force.of(GERMANY, tactical_bomber=1), script())
    {'air_base': 1 Germany tactical bomber}
    """
    targets: dict[str, Force] = {}
    kinds = [one.kind for one in position.facilities_in(place)]
    for piece, number in sorted(bombers.items(), key=str):
        options = [kind for kind in kinds if may_bomb(position, piece.nation, piece.unit, kind)]
        for _ in range(number) if options else ():
            kind = table.choose(piece.nation, "target", options)
            targets[kind] = targets.get(kind, Force()).plus({piece: 1})
    return targets


@clause("g40.sbr.markers", G40_RULES(244), G40_RULES(245))
def damage_facility(position: Position, place: str, kind: str, damage: int, raider: Nation) -> Position:
    """Damage MUST stay as markers under the facility, up to what it bears; nobody pays any IPCs for it at once.

    >>> isle = START.with_facility("United Kingdom", "air_base", damage=1).with_cash(UK, 20)
    >>> hit = damage_facility(isle, "United Kingdom", "air_base", 4, GERMANY)
    >>> hit.facilities_in("United Kingdom")[0].damage, hit.cash(UK)
    (5, 20)
    >>> hit.since(isle)
    ['the air base in United Kingdom takes 4 damage']
    >>> worse = damage_facility(hit, "United Kingdom", "air_base", 4, GERMANY)
    >>> worse.since(hit)
    ['the air base in United Kingdom takes 1 damage']
    """
    before = position.facilities_in(place)
    most = most_damage(position, kind)
    after = tuple(one.damaged(damage, most) if one.kind == kind else one for one in before)
    dealt = sum(one.damage for one in after) - sum(one.damage for one in before)
    text = f"the {spoken(kind)} in {position.map.name_of(place)} takes {dealt} damage"
    changed = position.with_facilities(place, after)
    return changed.noting(RAIDED, damage_facility, text, nation=raider, place=place, amount=dealt)


@clause("g40.sbr.first", G40_RULES(246), title="The raid first")
def may_attack_now(position: Position, place: str, attacker: Nation) -> Verdict:
    """A raid and an attack on the same territory are two battles, and the raid MUST be over first: by bombs or losses.

    >>> both = START.with_force("France", UK, infantry=2).with_force("France", UK, {"raiding"}, strategic_bomber=1)
    >>> may_attack_now(both, "France", UK)
    refused by g40.sbr.first: the raid on France comes first
    >>> may_attack_now(both.noting("raid", None, "", nation=UK, place="France"), "France", UK)
    allowed by g40.sbr.first
    >>> may_attack_now(START.with_force("France", UK, infantry=2), "France", UK)
    allowed by g40.sbr.first
    """
    raiders = [one for one in position.force(place).only(mark=RAIDING) if share_a_turn(position, one.nation, attacker)]
    bombers = [one for one in raiders if profile_of(position, one.nation, one.unit).can("raid bases")]
    if bombers and not this_round(position, RAIDED, attacker, place):
        return refuse(may_attack_now, f"the raid on {position.map.name_of(place)} comes first")
    return allow(may_attack_now)


@clause("g40.sbr.refuge", G40_RULES(247), G40_RULES(417, 418))
def interceptor_refuges(position: Position, place: str, nation: Nation) -> tuple[str, ...]:
    """When its land falls in the same turn, an interceptor MAY move one space to friendly land or a deck, or is lost.

    >>> war = START.at_war(GERMANY, FRANCE, UK)
    >>> interceptor_refuges(war, "France", FRANCE)
    ('France',)
    >>> interceptor_refuges(war.held(GERMANY, "France"), "France", FRANCE)
    ('Normandy Bordeaux', 'Southern France')
    >>> interceptor_refuges(war.held(GERMANY, "France", "Normandy Bordeaux", "Southern France"), "France", FRANCE)
    ()
    """
    if position.holder(place).friendly(nation):
        return (position.map.name_of(place),)
    return within_one_space(position, place, nation)
