"""# Bombing raids: in the air

Interceptors may meet the raiders before they reach their target.
Then the raiders turn back together or go on together.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.academy.bomber import BOMBER, DAMAGED, after_hit, standing
from rules_model.academy.units import fighter
from rules_model.citation import ACADEMY, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import NEUTRAL, Side
from rules_model.world.position import Position


@dataclass(frozen=True)
class Raid:
    """The aircraft of a raid that are still in it."""

    raiders: Force  #: bombers and their escorts
    interceptors: Force = Force()  # noqa: RUF009  #: the defender's fighters; a Force cannot change

    @property
    def attacker(self) -> Side:
        """The side that raids; ValueError when no raider is left."""
        if not self.raiders:
            raise ValueError("a raid without raiders has no attacker")
        return next(iter(self.raiders)).nation.side


CHOOSER = question(
    "ae41.raids.who-chooses",
    ACADEMY(83),
    ACADEMY(391, part=9),
    kind="contradiction",
    readings={
        "attacker": "the attacker spreads the interceptors' hits over his aircraft",
        "interceptors": "the interceptors choose which of the raiders they hit",
    },
    chosen="attacker",
    because="The raid section says it of these very hits; the fighter's profile lumps all fighters together.",
)
TURNING_BACK = question(
    "ae41.raids.damaged-turn-back",
    ACADEMY(108),
    ACADEMY(391, part=8),
    kind="ambiguity",
    readings={
        "free": "damaged bombers turn back with the others",
        "bound": "a damaged bomber may not leave, and since all must leave together nobody turns back",
    },
    chosen="free",
    because="The air battle is over by then, and the profile itself hands raids over to the raid section.",
)
BOMBERS_HITS = question(
    "ae41.raids.bombers-hits",
    ACADEMY(83),
    ACADEMY(391, part=3),
    kind="gap",
    readings={
        "defender": "the defender names the interceptors that the bombers shoot down",
        "raiders": "the raiders choose for the bombers' hits as for those of the escorts",
    },
    chosen="defender",
    because="Only fighters are granted the choice; otherwise losses are named by the side that has them.",
)
ORDER = question(
    "ae41.raids.order",
    ACADEMY(391, part=3),
    ACADEMY(391, part=4),
    G40_RULES(238),
    kind="gap",
    readings={
        "together": "both sides roll before anything is removed",
        "raiders-first": "the raiders roll first, and interceptors that they shoot down do not roll",
    },
    chosen="together",
    because="The text gives everyone a die and nobody the first; Global 1940 removes losses after both rolls.",
)


@clause("ae41.raids.participants", ACADEMY(78, 79), ACADEMY(104, part=1), ACADEMY(391, part=5))
def may_take_part(position: Position, unit: str, defending: bool) -> Verdict:
    """Strategic bombers MAY raid and fighters MAY escort or intercept; tactical bombers MUST NOT take part.

    >>> may_take_part(EMPTY, "strategic_bomber", defending=False), may_take_part(EMPTY, "fighter", defending=False)
    (allowed by ae41.raids.participants, allowed by ae41.raids.participants)
    >>> may_take_part(EMPTY, "fighter", defending=True)
    allowed by ae41.raids.participants
    >>> may_take_part(EMPTY, "tactical_bomber", defending=True)
    refused by ae41.raids.participants: only fighters intercept
    >>> may_take_part(EMPTY, "tactical_bomber", defending=False)
    refused by ae41.raids.participants: only strategic bombers raid, with fighters as escort
    """
    if defending:
        return allow(may_take_part) if unit == "fighter" else refuse(may_take_part, "only fighters intercept")
    if unit not in ("strategic_bomber", "fighter"):
        return refuse(may_take_part, "only strategic bombers raid, with fighters as escort")
    return allow(may_take_part)


@clause("ae41.raids.target", ACADEMY(394, part=1), ACADEMY(400))
def may_raid(position: Position, place: str, attacker: Side) -> Verdict:
    """A raid is flown against one factory in a territory that the enemy holds.

    >>> works = EMPTY.held(GERMANY, "Germany", "Poland").with_facility("Germany", "factory")
    >>> may_raid(works, "Germany", ALLIES)
    allowed by ae41.raids.target
    >>> may_raid(works, "Poland", ALLIES)
    refused by ae41.raids.target: there is no factory in Poland
    >>> may_raid(works, "Germany", AXIS)
    refused by ae41.raids.target: no enemy holds Germany
    """
    if attacker is NEUTRAL or position.holder(place).side is not attacker.enemy:
        return refuse(may_raid, f"no enemy holds {place}")
    if not position.facilities_in(place, "factory"):
        return refuse(may_raid, f"there is no factory in {place}")
    return allow(may_raid)


@clause("ae41.raids.casualties", ACADEMY(391, part=2), ACADEMY(391, part=9))
def take_hits(position: Position, aircraft: Force, hits: int, chooser: Side, table: Table) -> Force:
    """The side that chooses MAY put each hit on any aircraft that takes part; a strategic bomber takes two.

    >>> pair = Force.of(UK, strategic_bomber=1, fighter=1)
    >>> take_hits(EMPTY, pair, 1, ALLIES, script("UK Europe strategic bomber"))
    1 UK Europe fighter, 1 UK Europe strategic bomber (damaged)
    >>> take_hits(EMPTY, pair, 1, ALLIES, script("UK Europe fighter"))
    1 UK Europe strategic bomber
    >>> take_hits(EMPTY, Force.of(UK, strategic_bomber=1), 2, ALLIES, script())
    nothing
    """
    never_negative(hits=hits)
    for _ in range(hits):
        if aircraft:
            pieces = aircraft.by_name()
            hit = pieces[table.choose(chooser, "hit", pieces)]
            left = after_hit(position, hit)
            aircraft = aircraft.replacing(Force({hit: 1}), Force({left: 1} if left else {}))
    return aircraft


@clause("ae41.raids.chooser", ACADEMY(83), ACADEMY(391, part=9))
def chooser_of_raiders_hit(position: Position, raid: Raid) -> Side:
    """The attacker chooses which of his aircraft take the interceptors' hits.

    >>> raid = Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, fighter=1))
    >>> chooser_of_raiders_hit(EMPTY, raid)
    the Allies
    >>> chooser_of_raiders_hit(EMPTY.reads(CHOOSER, "interceptors"), raid)
    the Axis
    """
    return raid.attacker if position.reading(CHOOSER) == "attacker" else raid.attacker.enemy


@clause("ae41.raids.interceptors-hit", ACADEMY(83))
def chooser_of_interceptors_hit(position: Position, raid: Raid, by_bombers: bool) -> Side:
    """The raiders choose which interceptors their escorts hit; the defender names those that the bombers hit.

    >>> raid = Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, fighter=1))
    >>> chooser_of_interceptors_hit(EMPTY, raid, by_bombers=False)
    the Allies
    >>> chooser_of_interceptors_hit(EMPTY, raid, by_bombers=True)
    the Axis
    >>> chooser_of_interceptors_hit(EMPTY.reads(BOMBERS_HITS, "raiders"), raid, by_bombers=True)
    the Allies
    """
    own_choice = by_bombers and position.reading(BOMBERS_HITS) == "defender"
    return raid.attacker.enemy if own_choice else raid.attacker


def volley(position: Position, aircraft: Force, role: str, table: Table) -> int:
    """The hits of the fighters among some aircraft, one die each, as escorts or as interceptors."""
    fighters = aircraft.only(unit="fighter")
    return table.volley([(number, fighter(position, one.nation).figure(role)) for one, number in fighters.items()])


@clause("ae41.raids.air-battle", ACADEMY(78, 79), ACADEMY(102), ACADEMY(391, part=1), ACADEMY(391, part=3),
        ACADEMY(391, part=4))  # fmt: skip
def air_battle(position: Position, raid: Raid, table: Table) -> Raid:
    """Interceptors set off an air battle: all fighters roll once at 2 or less, strategic bombers once at 1.

    Both sides roll before anything is removed.

    >>> raid = Raid(Force.of(UK, fighter=1, strategic_bomber=1), Force.of(GERMANY, fighter=2))
    >>> after = air_battle(EMPTY, raid, script(2, 2, 2, 3, "UK Europe strategic bomber"))
    >>> after.raiders, after.interceptors
    (1 UK Europe fighter, 1 UK Europe strategic bomber (damaged), 1 Germany fighter)
    >>> air_battle(EMPTY.reads(ORDER, "raiders-first"), raid, script(2, 1)).interceptors
    nothing
    >>> alone = Raid(Force.of(UK, strategic_bomber=1))
    >>> air_battle(EMPTY, alone, script()) == alone
    True
    """
    if not raid.raiders or not raid.interceptors:
        return raid
    by_escorts = volley(position, raid.raiders, "escort", table)
    bombers = raid.raiders.only(unit=BOMBER).items()
    figures = ((number, standing(position, bomber).figure("raid")) for bomber, number in bombers)
    by_bombers = table.volley([(dice, at) for dice, at in figures if at])
    together = position.reading(ORDER) == "together"
    if together:
        on_raiders = volley(position, raid.interceptors, "intercept", table)
    left = take_hits(position, raid.interceptors, by_escorts, chooser_of_interceptors_hit(position, raid, False), table)
    left = take_hits(position, left, by_bombers, chooser_of_interceptors_hit(position, raid, True), table)
    if not together:
        on_raiders = volley(position, left, "intercept", table)
    return Raid(take_hits(position, raid.raiders, on_raiders, chooser_of_raiders_hit(position, raid), table), left)


@clause("ae41.raids.turning-back", ACADEMY(391, part=6), ACADEMY(391, part=7), ACADEMY(391, part=8))
def may_turn_back(position: Position, raid: Raid, leaving: Force, fought: bool) -> Verdict:
    """After an air battle the raiders MAY turn back, all of them or none; they drop no bombs and draw no AA fire.

    >>> pair = Raid(Force.of(UK, fighter=1, strategic_bomber=1))
    >>> may_turn_back(EMPTY, pair, pair.raiders, fought=True)
    allowed by ae41.raids.turning-back
    >>> may_turn_back(EMPTY, pair, Force.of(UK, fighter=1), fought=True)
    refused by ae41.raids.turning-back: if one aircraft turns back, all must
    >>> may_turn_back(EMPTY, pair, pair.raiders, fought=False)
    refused by ae41.raids.turning-back: raiders turn back only after an air battle
    >>> hurt = Raid(Force.of(UK, ["damaged"], strategic_bomber=1))
    >>> may_turn_back(EMPTY.reads(TURNING_BACK, "bound"), hurt, hurt.raiders, fought=True)
    refused by ae41.raids.turning-back: a damaged bomber may not leave
    """
    if not fought:
        return refuse(may_turn_back, "raiders turn back only after an air battle")
    if leaving != raid.raiders:
        return refuse(may_turn_back, "if one aircraft turns back, all must")
    if leaving.count(mark=DAMAGED) and position.reading(TURNING_BACK) == "bound":
        return refuse(may_turn_back, "a damaged bomber may not leave")
    return allow(may_turn_back)
