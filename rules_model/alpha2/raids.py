"""# Strategic bombing raids under Alpha +2

Escorts clear the sky, bombers and interceptors fight, each survivor picks its target, the target fires, the bombs fall.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.base.battlefields import bombing_raid, shot_down
from rules_model.base.casualties import losing
from rules_model.base.facilities import AIR_BASE, NAVAL_BASE, known_kind
from rules_model.base.raid_orders import RAIDED, bombers_through, damage_facility, may_bomb, spread_bombers
from rules_model.base.raids import (
    Raid,
    air_battle,
    bomber_fire,
    bombs_fall,
    escort_fire,
    facility_fires_at,
    guns_fire,
    interceptor_fire,
)
from rules_model.base.sides import interceptors, losing_together, raiders
from rules_model.base.units import fighter
from rules_model.citation import ALPHA2
from rules_model.clause import Body, clause, modifies, replaces
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile

FACTORIES, BASES = ("major_factory", "minor_factory"), (AIR_BASE, NAVAL_BASE)
TARGETS = {"strategic_bomber": (*FACTORIES, *BASES), "tactical_bomber": BASES}
BONUS = 2  # on the die of a strategic bomber

ESCORT_LOSSES = question(
    "alpha2.raids.escort-losses",
    ALPHA2(210, part=2),
    ALPHA2(210, part=4),
    kind="ambiguity",
    readings={
        "left-over": "hits that are more than the bombers fall on the escorts in the same volley",
        "spared": "escorts cannot be hit in a volley that still finds bombers, and there is only one volley",
    },
    chosen="left-over",
    because="If escorts were always spared, the line would have no reason to say when they may be lost.",
)
HIGHEST = question(
    "alpha2.raids.highest",
    ALPHA2(213),
    ALPHA2(215, part=1),
    ALPHA2(215, part=2),
    kind="ambiguity",
    readings={
        "every-bomber": "each bomber's die counts, and a high roll is simply a good one",
        "best-die": "of all the bombers' dice only the highest counts",
    },
    chosen="every-bomber",
    because="How damage is rolled is told bomber by bomber; the other line only says that high rolls are wanted.",
)


@modifies("alpha2.raids.interceptors", fighter, ALPHA2(210, part=2))
def interceptors_hit_at_two(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """An intercepting fighter hits bombers at 2 instead of at 1.

    >>> fighter(START, UK).intercept, fighter(START, UK).escort
    (2, 1)
    >>> fighter(BASE_START, UK).intercept
    1
    """
    return before(position, nation).but(intercept=2)


@clause("alpha2.raids.escorts", ALPHA2(209))
def escorts_fire(position: Position, raid: Raid, table: Table) -> Raid:
    """First the escorts fire at 1, and the interceptors they hit leave at once, without firing.

    >>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=2), Force.of(UK, fighter=2))
    >>> escorts_fire(START, raid, script(1, 2)), escorts_fire(START, raid, script(1, 1)).interceptors
    (2 Germany fighter, 1 Germany strategic bomber against 1 UK Europe fighter, nothing)
    >>> both = replace(raid, interceptors=Force.of(UK, fighter=1).adding(FRANCE, fighter=1))
    >>> escorts_fire(START, both, script(1, 2, False, "France fighter")).interceptors
    1 UK Europe fighter
    """
    hits = table.volley(escort_fire(position, raid.escorts))
    return replace(raid, interceptors=losing_together(position, raid.interceptors, hits, raid.attacker, table))


@clause("alpha2.raids.bombers", ALPHA2(210, part=1), ALPHA2(210, part=2), ALPHA2(210, part=3))
def bombers_fight(position: Position, raid: Raid, table: Table) -> Raid:
    """Then bombers fire at 1 and interceptors at 2, both before the losses of either leave.

    >>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=2, fighter=1), Force.of(UK, fighter=1))
    >>> bombers_fight(START, raid, script(2, 1, 2))
    1 Germany fighter, 1 Germany strategic bomber against nothing
    >>> bombers_fight(START, raid, script(2, 2, 3))
    1 Germany fighter, 2 Germany strategic bomber against 1 UK Europe fighter
    """
    scored = table.volley(bomber_fire(position, raid.bombers))
    suffered = table.volley(interceptor_fire(position, raid.interceptors))
    left = attackers_lose(position, raid, suffered, table)
    met = losing_together(position, raid.interceptors, scored, raid.attacker, table)
    return replace(raid, attackers=left, interceptors=met)


@clause("alpha2.raids.losses", ALPHA2(210, part=4))
def attackers_lose(position: Position, raid: Raid, hits: int, table: Table) -> Force:
    """Hits on the attackers fall on bombers; escorts MUST NOT be lost before all bombers are.

    >>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, tactical_bomber=1, fighter=1))
    >>> attackers_lose(START, raid, 1, script("Germany tactical bomber"))
    1 Germany fighter, 1 Germany strategic bomber
    >>> attackers_lose(START, raid, 3, script("Germany tactical bomber"))
    nothing
    >>> attackers_lose(START.reads(ESCORT_LOSSES, "spared"), raid, 3, script("Germany tactical bomber"))
    1 Germany fighter
    """
    bombers = losing(position, raid.bombers, hits, table)
    if raid.bombers and position.reading(ESCORT_LOSSES) == "spared":
        return bombers.plus(raid.escorts)
    return bombers.plus(losing(position, raid.escorts, max(0, hits - raid.bombers.count()), table))


@replaces("alpha2.raids.air-battle", air_battle, ALPHA2(209, part=2), ALPHA2(210, part=3))
def escorts_then_bombers(position: Position, raid: Raid, table: Table) -> Raid:
    """The fight in the air MUST go in two steps: the escorts alone, then bombers against what is left to intercept.

    Without interceptors there is no fight.

    >>> raid = Raid("United Kingdom", Force.of(GERMANY, strategic_bomber=1, fighter=1), Force.of(UK, fighter=2))
    >>> air_battle(START, raid, script(1, 2, 2))
    1 Germany fighter against 1 UK Europe fighter
    >>> air_battle(START, replace(raid, interceptors=Force.of(UK, fighter=1)), script(1))
    1 Germany fighter, 1 Germany strategic bomber against nothing
    """
    if raid.interceptors:
        raid = escorts_fire(position, raid, table)
    if raid.interceptors:
        raid = bombers_fight(position, raid, table)
    return raid


@replaces("alpha2.raids.may-bomb", may_bomb, ALPHA2(214), ALPHA2(216, part=1), ALPHA2(217, part=1), ALPHA2(217, part=2))
def may_raid(position: Position, nation: Nation, unit: str, kind: str) -> Verdict:
    """Strategic bombers MAY raid factories and bases, and tactical ones by the same steps, but bases only.

    >>> may_bomb(START, UK, "tactical_bomber", "air_base"), may_bomb(START, UK, "strategic_bomber", "major_factory")
    (allowed by alpha2.raids.may-bomb, allowed by alpha2.raids.may-bomb)
    >>> may_bomb(START, UK, "tactical_bomber", "minor_factory")
    refused by alpha2.raids.may-bomb: no tactical bomber can raid the minor factory
    """
    if known_kind(position, kind) not in TARGETS.get(unit, ()):
        return refuse(may_raid, f"no {unit.replace('_', ' ')} can raid the {kind.replace('_', ' ')}")
    return allow(may_raid)


@replaces("alpha2.raids.targets", spread_bombers, ALPHA2(211), ALPHA2(214))
def assign_targets(position: Position, place: str, bombers: Force, table: Table) -> dict[str, Force]:
    """Before the guns fire, each surviving bomber MUST be given a target: the factory, the air base or the naval base.

    Nobody is asked where only one of them is there for it.

    >>> island = START.with_facility("United Kingdom", "major_factory").with_facility("United Kingdom", "air_base")
    >>> mixed = Force.of(GERMANY, strategic_bomber=2, tactical_bomber=1)
    >>> spread_bombers(island, "United Kingdom", mixed, script("major_factory", "air_base"))
    {'major_factory': 1 Germany strategic bomber, 'air_base': 1 Germany strategic bomber, 1 Germany tactical bomber}
    """
    given: dict[str, Force] = {}
    there = [base.kind for base in position.facilities_in(place)]
    for piece, number in sorted(bombers.items(), key=str):
        open_to_it = [kind for kind in there if may_bomb(position, piece.nation, piece.unit, kind)]
        if open_to_it:
            for _ in range(number):
                target = table.choose(piece.nation, "target", open_to_it)
                given[target] = given.get(target, Force()).plus({piece: 1})
    return {kind: given[kind] for kind in there if kind in given}


@replaces("alpha2.raids.guns", facility_fires_at, ALPHA2(212))
def target_fires_at(position: Position, nation: Nation, kind: str) -> int:
    """The target's own guns hit the aircraft that attack it at 1.

    >>> guns_fire(START, "United Kingdom", "naval_base", Force.of(GERMANY, strategic_bomber=2), script(1, 6))
    1 Germany strategic bomber
    >>> guns_fire(START, "United Kingdom", "naval_base", Force.of(GERMANY, strategic_bomber=2), script(2, 6))
    2 Germany strategic bomber
    """
    known_kind(position, kind)
    return 1


@replaces(
    "alpha2.raids.bombs", bombs_fall,
    ALPHA2(213), ALPHA2(215, part=1), ALPHA2(215, part=2), ALPHA2(216), ALPHA2(217, part=1),
)  # fmt: skip
def bombs(position: Position, bombers: Force, table: Table) -> int:
    """Each surviving bomber rolls a die: a strategic one deals the roll plus two, a tactical one deals the roll.

    High rolls are good ones here.

    >>> two = Force.of(GERMANY, strategic_bomber=2)
    >>> bombs_fall(START, two, script(3, 5)), bombs_fall(BASE_START, two, script(3, 5))
    (12, 12)
    >>> bombs_fall(START, Force.of(GERMANY, tactical_bomber=2), script(3, 5))
    8
    >>> bombs_fall(START.reads(HIGHEST, "best-die"), two, script(3, 5))
    7
    """
    heavy, light = bombers.count(unit="strategic_bomber"), bombers.count(unit="tactical_bomber")
    if position.reading(HIGHEST) == "every-bomber":
        return table.total(heavy) + BONUS * heavy + table.total(light)
    best = [(table.pick(number, max), bonus) for number, bonus in ((heavy, BONUS), (light, 0)) if number]
    return sum(max(best, default=()))


@replaces("alpha2.raids.raid", bombing_raid, ALPHA2(211), ALPHA2(212), ALPHA2(213), ALPHA2(214), title="A whole raid")
def raid_in_order(position: Position, place: str, attacker: Nation, table: Table) -> Position:
    """A raid MUST run in this order: the fight in the air, targets, the targets' guns, and at last the bombs.

    >>> base = START.at_war(ITALY, UK).with_facility("Malta", "air_base").with_facility("Malta", "naval_base")
    >>> over = base.with_force("Malta", ITALY, {"raiding"}, strategic_bomber=2, fighter=1)
    >>> met = over.with_force("Malta", UK, {"intercepting"}, fighter=1)
    >>> bombing_raid(met, "Malta", ITALY, script(2, 3, 1, 3, "air_base", "naval_base", 2, 1, 4)).since(met)
    ['1 UK Europe fighter (intercepting) shot down', '1 Italy strategic bomber (raiding) shot down',
     'the air base in Malta takes 6 damage markers']
    >>> lone = START.at_war(ITALY, UK).with_facility("Malta", "air_base")
    >>> lone = lone.with_force("Malta", ITALY, {"raiding"}, tactical_bomber=1)
    >>> risen = lone.with_force("Malta", UK, {"intercepting"}, fighter=1)
    >>> bombing_raid(risen, "Malta", ITALY, seeded(7)).since(risen)
    ['1 Italy tactical bomber (raiding) shot down', 'no bomb falls on Malta']
    """
    raid = Raid(place, raiders(position, place, attacker), interceptors(position, place, attacker))
    left = air_battle(position, raid, table)
    position = shot_down(position, place, raid.interceptors.minus(left.interceptors))
    position = shot_down(position, place, raid.attackers.minus(left.attackers))
    assigned = spread_bombers(position, place, bombers_through(position, left), table)
    through = {kind: guns_fire(position, place, kind, against, table) for kind, against in assigned.items()}
    for kind, against in assigned.items():
        position = shot_down(position, place, against.minus(through[kind]))
    bombing = {kind: bombers for kind, bombers in through.items() if bombers}
    for kind, bombers in bombing.items():
        position = damage_facility(position, place, kind, bombs_fall(position, bombers, table), attacker)
    if not bombing:
        return position.noting(RAIDED, raid_in_order, f"no bomb falls on {place}", nation=attacker, place=place)
    return position
