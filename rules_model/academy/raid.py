"""# Bombing raids: in the air

Interceptors may meet the raiders before they reach their target.
Then the raiders turn back together or go on together.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.academy.bomber import BOMBER, DAMAGED, after_hit, standing
from rules_model.academy.units import fighter
from rules_model.citation import ACADEMY
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.nation import Side
from rules_model.world.position import Position


@dataclass(frozen=True)
class Raid:
    """The aircraft of a raid that are still in it."""

    raiders: Force  #: bombers and their escorts
    interceptors: Force = Force()  # noqa: RUF009  #: the defender's fighters; a Force cannot change

    @property
    def attacker(self) -> Side:
        """The side that raids."""
        return next(iter(self.raiders)).nation.side


CHOOSER = question(
    "ae41.raids.chooser",
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


@clause("ae41.raids.participants", ACADEMY(391, part=5))
def may_take_part(position: Position, unit: str) -> Verdict:
    """Strategic bombers and fighters MAY fly in a bombing raid; tactical bombers MUST NOT, on either side.

    >>> may_take_part(EMPTY, "strategic_bomber"), may_take_part(EMPTY, "fighter")
    (allowed by ae41.raids.participants, allowed by ae41.raids.participants)
    >>> may_take_part(EMPTY, "tactical_bomber")
    refused by ae41.raids.participants: a tactical bomber takes no part in bombing raids
    """
    if unit not in ("strategic_bomber", "fighter"):
        return refuse(may_take_part, f"a {unit.replace('_', ' ')} takes no part in bombing raids")
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
    if position.holder(place).side is not attacker.enemy:
        return refuse(may_raid, f"no enemy holds {place}")
    if not position.facilities_in(place, "factory"):
        return refuse(may_raid, f"there is no factory in {place}")
    return allow(may_raid)


@clause("ae41.raids.casualties", ACADEMY(391, part=2), ACADEMY(391, part=9))
def take_hits(position: Position, aircraft: Force, hits: int, chooser: Side, table: Table) -> Force:
    """Each hit is applied to any aircraft that takes part, as the chooser likes; a bomber takes two.

    >>> pair = Force.of(UK, strategic_bomber=1, fighter=1)
    >>> take_hits(EMPTY, pair, 1, ALLIES, script("UK Europe strategic bomber"))
    1 UK Europe fighter, 1 UK Europe strategic bomber (damaged)
    >>> take_hits(EMPTY, pair, 1, ALLIES, script("UK Europe fighter"))
    1 UK Europe strategic bomber
    >>> take_hits(EMPTY, Force.of(UK, strategic_bomber=1), 2, ALLIES, script())
    nothing
    """
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


@clause("ae41.raids.air-battle", ACADEMY(78, 79), ACADEMY(83), ACADEMY(102), ACADEMY(391, part=1), ACADEMY(391, part=3),
        ACADEMY(391, part=4))  # fmt: skip
def air_battle(position: Position, raid: Raid, table: Table) -> Raid:
    """Interceptors set off an air battle: all fighters roll once at 2 or less, strategic bombers once at 1.

    Both sides roll before anything is removed; the raiders choose which interceptors they hit.

    >>> raid = Raid(Force.of(UK, fighter=1, strategic_bomber=1), Force.of(GERMANY, fighter=2))
    >>> after = air_battle(EMPTY, raid, script(2, 2, 2, 3, "UK Europe strategic bomber"))
    >>> after.raiders, after.interceptors
    (1 UK Europe fighter, 1 UK Europe strategic bomber (damaged), 1 Germany fighter)
    >>> alone = Raid(Force.of(UK, strategic_bomber=1))
    >>> air_battle(EMPTY, alone, script()) == alone
    True
    """
    if not raid.interceptors:
        return raid
    escorts = raid.raiders.only(unit="fighter")
    bombers = raid.raiders.only(unit=BOMBER)
    volley = [(number, fighter(position, escort.nation).figure("escort")) for escort, number in escorts.items()]
    volley += [(number, standing(position, bomber).figure("raid")) for bomber, number in bombers.items()]
    on_interceptors = table.volley([(dice, at) for dice, at in volley if at])
    defenders = raid.interceptors.items()
    on_raiders = table.volley(
        [(number, fighter(position, one.nation).figure("intercept")) for one, number in defenders]
    )
    return Raid(
        take_hits(position, raid.raiders, on_raiders, chooser_of_raiders_hit(position, raid), table),
        take_hits(position, raid.interceptors, on_interceptors, raid.attacker, table),
    )


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
