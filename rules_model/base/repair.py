"""# Repair

Damage goes for cash, ship repairs are free; both belong to the first phase of a turn.
"""

from __future__ import annotations

from rules_model.base.bases import repair_yards
from rules_model.base.carriers import DAMAGED
from rules_model.base.chinese_land import may_repair as may_repair_in_china
from rules_model.base.deck_battles import freeing
from rules_model.base.facilities import known_kind
from rules_model.base.purchase import may_act, may_pay_for, may_spend
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_FACILITIES, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.facility import Facility
from rules_model.world.nation import CHINA, UNITED_KINGDOM, Nation
from rules_model.world.position import Position

MINOR = "minor_factory"

BRITISH_SHIPS = question(
    "g40.repair.british-ships",
    G40_RULES(25),
    G40_RULES(280),
    G40_RULES(327),
    kind="ambiguity",
    readings={
        "power": "any British ship is mended while one of the two economies has the phase for it",
        "economy": "a ship of an economy whose capital is lost is not mended, though the other has its phase",
    },
    chosen="power",
    because="Units that are placed are simply British, and the loss of one capital hurts its economy only.",
)


def standing(position: Position, place: str, kind: str) -> Facility:
    """The facility of that kind in a place; ValueError when none stands there."""
    there = position.facilities_in(place, known_kind(position, kind))
    if not there:
        raise ValueError(f"no {kind.replace('_', ' ')} stands in {place}")
    return there[0]


def swapped(position: Position, place: str, old: Facility, new: Facility) -> Position:
    """The position with one facility of a place in another state."""
    return position.with_facilities(place, (new if one == old else one for one in position.facilities_in(place)))


@clause("g40.repair.price", G40_RULES(19), G40_FACILITIES(2, 6), title="What a repair costs")
def repair_price(position: Position, points: int) -> int:
    """Each point of damage taken off a factory or a base costs 1 IPC.

    >>> repair_price(EMPTY, 1), repair_price(EMPTY, 4)
    (1, 4)
    """
    return points


@clause("g40.repair.may", G40_RULES(19), G40_RULES(25), G40_RULES(27), G40_RULES(422), title="Who may repair")
def may_repair(position: Position, nation: Nation, place: str, kind: str, points: int) -> Verdict:
    """Only the power that controls the territory MAY repair there, in the first phase of its own turn.

    A power whose capital an enemy holds has no such phase, and China MUST NOT repair.

    >>> hit = START.with_facility("Scotland", "air_base", damage=4).with_cash(UK, 3).with_cash(USA, 9)
    >>> opening = hit.noting("phase began", None, "", nation=UK, amount=1)
    >>> may_repair(opening, UK, "Scotland", "air_base", 3)
    allowed by g40.repair.may
    >>> may_repair(opening, UK, "Scotland", "air_base", 4)
    refused by g40.repair.may: UK Europe has only 3 IPCs
    >>> american = hit.noting("phase began", None, "", nation=USA, amount=1)
    >>> may_repair(american, USA, "Scotland", "air_base", 1)
    refused by g40.repair.may: Scotland is UK Europe's to pay for
    >>> may_repair(opening.held(GERMANY, "United Kingdom"), UK, "Scotland", "air_base", 1)
    refused by g40.repair.may: UK Europe has lost its capital
    >>> yunnan = START.with_facility("Yunnan", "air_base", damage=1).with_cash(CHINA, 1)
    >>> may_repair(yunnan.noting("phase began", None, "", nation=CHINA, amount=1), CHINA, "Yunnan", "air_base", 1)
    refused by g40.china.repair: China repairs nothing
    """
    if nation == CHINA and not (chinese := may_repair_in_china(position, place)):
        return chinese
    damage = standing(position, place, kind).damage
    if not 1 <= points <= damage:
        return refuse(may_repair, f"{points} of {damage} points cannot be repaired")
    for verdict in (may_pay_for(position, nation, place), may_spend(position, nation, repair_price(position, points))):
        if not verdict:
            return refuse(may_repair, verdict.reason)
    return allow(may_repair)


@clause("g40.repair.facility", G40_RULES(20), G40_RULES(21), title="Repairing a facility")
def repair(position: Position, nation: Nation, place: str, kind: str, points: int) -> Position:
    """A power MAY repair as many points as it likes, and the facility is the better for them at once.

    >>> from rules_model.base.facilities import naval_base_gives
    >>> hit = START.with_facility("Scotland", "naval_base", damage=5).with_cash(UK, 4)
    >>> opening = hit.noting("phase began", None, "", nation=UK, amount=1)
    >>> better = repair(opening, UK, "Scotland", "naval_base", 2)
    >>> better.cash(UK), naval_base_gives(better, *better.facilities_in("Scotland"))
    (2, ())
    >>> naval_base_gives(better, *repair(better, UK, "Scotland", "naval_base", 1).facilities_in("Scotland"))
    ('longer voyages', 'repairs')
    """
    verdict = may_repair(position, nation, place, kind, points)
    if not verdict:
        raise ValueError(verdict.reason)
    facility, cost = standing(position, place, kind), repair_price(position, points)
    paid = swapped(position.paying(nation, cost), place, facility, facility.repaired(points))
    text = f"{nation} repairs {points} points of the {kind.replace('_', ' ')} in {place} for {cost} IPCs"
    return paid.noting("repaired", repair, text, nation=nation, place=place, amount=points)


def menders(position: Position, owner: Nation) -> tuple[Nation, ...]:
    """The power that owns a ship, or both British economies: whose first phase mends it."""
    both = owner in UNITED_KINGDOM.nations and position.reading(BRITISH_SHIPS) == "power"
    return UNITED_KINGDOM.nations if both else (owner,)


@clause(
    "g40.repair.ship",
    G40_RULES(22), G40_RULES(24), G40_RULES(25), G40_RULES(327),
    title="Where a capital ship is mended",
)  # fmt: skip
def may_mend(position: Position, nation: Nation, zone: str) -> Verdict:
    """Battleships and carriers that are damaged are mended for nothing in a sea zone that a working naval base serves.

    The base MAY be a friend's, unless the ships' owner is still neutral.
    Either British economy's phase serves the ships of both.

    >>> fleet = START.with_force("Sea Zone 26", USA, {"damaged"}, battleship=1)
    >>> port = fleet.with_facility("Hawaiian Islands", "naval_base", damage=2)
    >>> opening = port.noting("phase began", None, "", nation=USA, amount=1)
    >>> may_mend(opening, USA, "Sea Zone 26")
    allowed by g40.repair.ship
    >>> may_mend(opening.with_facilities("Hawaiian Islands", [Facility("naval_base", 3)]), USA, "Sea Zone 26")
    refused by g40.repair.ship: no naval base serves United States in Sea Zone 26
    >>> guest = port.noting("phase began", None, "", nation=ANZAC, amount=1).at_war(ANZAC, JAPAN).at_war(USA, JAPAN)
    >>> may_mend(guest, ANZAC, "Sea Zone 26").allowed
    True
    >>> may_mend(port.noting("phase began", None, "", nation=ANZAC, amount=1), ANZAC, "Sea Zone 26").allowed
    False
    >>> fallen = START.held(GERMANY, "United Kingdom").with_facility("Egypt", "naval_base")
    >>> fallen = fallen.noting("phase began", None, "", nation=UK, amount=1)
    >>> may_mend(fallen, UK, "Sea Zone 98"), may_mend(fallen.reads(BRITISH_SHIPS, "economy"), UK, "Sea Zone 98").reason
    (allowed by g40.repair.ship, 'UK Europe has lost its capital')
    """
    verdict = may_act(position, nation)
    if not any(may_act(position, one) for one in menders(position, nation)):
        return refuse(may_mend, verdict.reason)
    if not repair_yards(position, nation, zone):
        return refuse(may_mend, f"no naval base serves {nation} in {zone}")
    return allow(may_mend)


@clause("g40.repair.ships", G40_RULES(22), G40_RULES(23), G40_RULES(111), title="Mending the capital ships")
def mend(position: Position, nation: Nation) -> Position:
    """Every damaged capital ship of the power that lies in such waters MUST be mended, after its bases are repaired.

    A British turn mends the ships of both economies.
    A base that comes back under three damage in this phase serves at once, and aircraft trapped aboard are free again.

    >>> hit = START.with_facility("Hawaiian Islands", "naval_base", damage=3).with_cash(USA, 1)
    >>> fleet = hit.with_force("Sea Zone 26", USA, {"damaged"}, battleship=1, aircraft_carrier=1)
    >>> opening = fleet.noting("phase began", None, "", nation=USA, amount=1)
    >>> mend(opening, USA).force("Sea Zone 26")
    1 United States aircraft carrier (damaged), 1 United States battleship (damaged)
    >>> mended = mend(repair(opening, USA, "Hawaiian Islands", "naval_base", 1), USA)
    >>> mended.force("Sea Zone 26"), mended.cash(USA)
    (1 United States aircraft carrier, 1 United States battleship, 0)
    >>> port = START.with_facility("Egypt", "naval_base")
    >>> gulf = port.with_force("Sea Zone 98", UK_PACIFIC, {"damaged"}, battleship=1)
    >>> mend(gulf.noting("phase began", None, "", nation=UK, amount=1), UK).force("Sea Zone 98")
    1 UK Pacific battleship
    """
    after = position
    for zone, owner in [(place, owner) for place in position.map.places for owner in position.occupiers(place)]:
        hurt = position.force(zone).only(owner, unit=position.rules.units_of("capital ship"), mark=DAMAGED)
        if hurt and share_a_turn(position, owner, nation) and may_mend(position, owner, zone):
            after = after.with_pieces(zone, after.force(zone).replacing(hurt, hurt.unmarked(DAMAGED)))
            text = f"{owner} mends {hurt.unmarked(DAMAGED)} in {zone}"
            after = after.noting("repaired", mend, text, nation=owner, place=zone, amount=hurt.count())
            for name in sorted({"", *(mark for piece in hurt for mark in piece.marks - {DAMAGED})}):
                after = freeing(after, zone, name)
    return after


@clause("g40.repair.before-upgrade", G40_RULES(26), title="Repair before an upgrade")
def may_upgrade(position: Position, place: str) -> Verdict:
    """A minor factory MUST NOT be made major while any damage lies on it; repairs of the same phase count.

    >>> may_upgrade(START.with_facility("Ontario", "minor_factory"), "Ontario")
    allowed by g40.repair.before-upgrade
    >>> hit = START.with_facility("Ontario", "minor_factory", damage=1).with_cash(UK, 1)
    >>> may_upgrade(hit, "Ontario")
    refused by g40.repair.before-upgrade: the minor factory in Ontario is damaged
    >>> opening = hit.noting("phase began", None, "", nation=UK, amount=1)
    >>> may_upgrade(repair(opening, UK, "Ontario", MINOR, 1), "Ontario")
    allowed by g40.repair.before-upgrade
    """
    if standing(position, place, MINOR).damage:
        return refuse(may_upgrade, f"the minor factory in {place} is damaged")
    return allow(may_upgrade)
