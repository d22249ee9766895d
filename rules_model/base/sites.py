"""# Where facilities are built

Facilities that were bought are set on the board when new units are, each where the land allows it.
"""

from __future__ import annotations

from rules_model.base.bases import may_hold
from rules_model.base.editions import FIRST as FIRST  # the examples build abroad
from rules_model.base.editions import LARGE_ABROAD, SECOND
from rules_model.base.facilities import NAVAL_BASE, known_kind
from rules_model.base.purchase import UPGRADE, waiting
from rules_model.base.repair import MINOR, may_upgrade, standing, swapped
from rules_model.base.sequence import held_since_turn_began, this_turn
from rules_model.base.turn import Phase, is_phase
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.facility import Facility
from rules_model.world.nation import CHINA, DUTCH, Nation
from rules_model.world.position import Position

MAJOR = "major_factory"
LEAST_VALUE = {MINOR: 2, MAJOR: 3}
PRODUCTION = "production"
TAKEN_OVER = "taken over"  # kind of event: Dutch land that the UK or ANZAC look after

DUTCH_LAND = question(
    "g40.mobilise.dutch-land",
    G40_RULES(324),
    G40_LEFT(8),
    kind="ambiguity",
    readings={
        "held": "land is barred while the Dutch themselves held it when the turn began",
        "emblem": "land with the Dutch emblem is barred for good, whoever has held it since",
    },
    chosen="held",
    because="The rows look at the start of a turn, and that can change from one turn to the next.",
)


def built(kind: str) -> str:
    """The kind of facility that stands there afterwards: an upgrade leaves a major factory."""
    return MAJOR if kind == UPGRADE else kind


@clause("g40.mobilise.least-value", G40_RULES(321), G40_RULES(322), title="Land worth a factory")
def least_value(position: Position, kind: str) -> int:
    """A minor factory needs land worth 2 IPCs at least, a major one or an upgrade 3; a base asks for nothing.

    >>> least_value(EMPTY, "minor_factory"), least_value(EMPTY, "major_factory"), least_value(EMPTY, "upgrade")
    (2, 3, 3)
    >>> least_value(EMPTY, "air_base")
    0
    """
    return LEAST_VALUE.get(known_kind(position, built(kind)), 0)


@clause("g40.mobilise.home-land", G40_RULES(254), G40_RULES(265), G40_RULES(322), title="Major factories at home only")
def may_be_major(position: Position, nation: Nation, place: str) -> Verdict:
    """A major factory MUST NOT be built or made by upgrade on land without the owner's own emblem.

    Land that is regained MAY have its factory raised again, at the price of an upgrade.

    >>> conquest = START.held(GERMANY, "Russia").held(GERMANY, "Normandy Bordeaux")
    >>> may_be_major(conquest, GERMANY, "Russia")
    refused by g40.mobilise.home-land: Russia is not originally of Germany
    >>> may_be_major(conquest, USSR, "Russia"), may_be_major(conquest.held(USSR, "Russia"), USSR, "Russia")
    (refused by g40.mobilise.home-land: Germany holds Russia, allowed by g40.mobilise.home-land)

    Before Alpha +2 it could stand abroad.

    >>> may_be_major(conquest.reads(LARGE_ABROAD, FIRST), GERMANY, "Russia")
    allowed by g40.mobilise.home-land
    """
    if position.map.owner(place) != nation and position.reading(LARGE_ABROAD) == SECOND:
        return refuse(may_be_major, f"{position.map.name_of(place)} is not originally of {nation}")
    if position.holder(place) != nation:
        return refuse(may_be_major, f"{position.holder(place)} holds {position.map.name_of(place)}")
    return allow(may_be_major)


@clause("g40.mobilise.one-of-a-kind", G40_RULES(323), title="One of each kind")
def has_room(position: Position, place: str, kind: str) -> Verdict:
    """A territory MUST NOT hold more than one factory, one air base and one naval base.

    An upgrade takes the place of the minor factory that it needs.

    >>> port = START.with_facility("Ontario", "minor_factory")
    >>> has_room(port, "Ontario", "air_base"), has_room(port, "Ontario", "major_factory")
    (allowed by g40.mobilise.one-of-a-kind, refused by g40.mobilise.one-of-a-kind: one minor factory stands in Ontario)
    >>> has_room(port, "Ontario", "upgrade").allowed, has_room(START, "Ontario", "upgrade")
    (True, refused by g40.mobilise.one-of-a-kind: Ontario has no minor factory)
    """
    factories = position.rules.facilities_of(PRODUCTION)
    if kind == UPGRADE:
        known = bool(position.facilities_in(place, MINOR))
        return allow(has_room) if known else refuse(has_room, f"{place} has no minor factory")
    rivals = position.facilities_in(place, *(factories if kind in factories else (kind,)))
    for rival in rivals:
        return refuse(has_room, f"one {rival.kind.replace('_', ' ')} stands in {place}")
    return allow(has_room)


@clause("g40.mobilise.coast", G40_RULES(323), title="Naval bases need a coast")
def has_coast(position: Position, place: str, kind: str) -> Verdict:
    """A naval base MUST stand on a coast or an island; an air base MAY stand anywhere.

    >>> has_coast(START, "Scotland", "naval_base"), has_coast(START, "Ontario", "air_base").allowed
    (allowed by g40.mobilise.coast, True)
    >>> has_coast(START, "Slovakia Hungary", "naval_base")
    refused by g40.mobilise.coast: Slovakia Hungary has no coast
    """
    if kind == NAVAL_BASE and not any(position.map.is_sea(one) for one in position.map.neighbours(place)):
        return refuse(has_coast, f"{place} has no coast")
    return allow(has_coast)


@clause("g40.mobilise.dutch", G40_RULES(324), G40_LEFT(8), title="Nothing is built on Dutch land")
def is_not_dutch(position: Position, place: str) -> Verdict:
    """A facility MUST NOT be built on land that was Dutch when the turn began.

    >>> is_not_dutch(START, "Java"), is_not_dutch(START, "Borneo").allowed
    (refused by g40.mobilise.dutch: Java is Dutch, True)
    >>> moved_in = START.noting("turn began", None, "", nation=ANZAC).held(ANZAC, "Java")
    >>> moved_in = moved_in.noting("captured", None, "", nation=ANZAC, other=DUTCH, place="Java")
    >>> is_not_dutch(moved_in, "Java"), is_not_dutch(moved_in.noting("turn began", None, "", nation=FRANCE), "Java")
    (refused by g40.mobilise.dutch: Java is Dutch, allowed by g40.mobilise.dutch)
    >>> is_not_dutch(moved_in.reads(DUTCH_LAND, "emblem").noting("turn began", None, "", nation=FRANCE), "Java").allowed
    False
    """
    spot = position.map.name_of(place)
    today = [event for event in this_turn(position) if event.place == spot]
    taken = any(event.other == DUTCH or event.kind == TAKEN_OVER for event in today)
    emblem = position.reading(DUTCH_LAND) == "emblem" and position.map.place(spot).owner == DUTCH
    if position.holder(spot) == DUTCH or taken or emblem:
        return refuse(is_not_dutch, f"{spot} is Dutch")
    return allow(is_not_dutch)


@clause("g40.mobilise.china", G40_RULES(325), title="China builds nothing")
def may_have_facilities(position: Position, nation: Nation) -> Verdict:
    """China MUST NOT build a facility of any kind.

    >>> may_have_facilities(START, CHINA), may_have_facilities(START, FRANCE).allowed
    (refused by g40.mobilise.china: China builds no facilities, True)
    """
    return (
        refuse(may_have_facilities, f"{nation} builds no facilities") if nation == CHINA else allow(may_have_facilities)
    )


@clause(
    "g40.mobilise.site",
    G40_RULES(254), G40_RULES(321), G40_RULES(322), G40_RULES(323), G40_RULES(324), G40_RULES(325), G40_RULES(26),
    title="Where a facility may be built",
)  # fmt: skip
def may_build(position: Position, nation: Nation, place: str, kind: str) -> Verdict:
    """A facility or an upgrade MAY be set only on fitting land that the builder has held all turn.

    >>> may_build(START, UK, "Egypt", "minor_factory")
    allowed by g40.mobilise.site
    >>> may_build(START, UK, "Trans-Jordan", "minor_factory")
    refused by g40.mobilise.site: Trans-Jordan is worth less than 2 IPCs
    >>> may_build(START.held(ITALY, "Egypt"), ITALY, "Egypt", "minor_factory").allowed
    True
    >>> fresh = START.held(ITALY, "Egypt").noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
    >>> may_build(fresh, ITALY, "Egypt", "air_base")
    refused by g40.mobilise.site: Italy has not held Egypt since its turn began
    """
    spot, kept = position.map.name_of(place), built(kind)
    if not held_since_turn_began(position, nation, spot):
        return refuse(may_build, f"{nation} has not held {spot} since its turn began")
    if position.map.value(spot) < least_value(position, kind):
        return refuse(may_build, f"{spot} is worth less than {least_value(position, kind)} IPCs")
    needs = [
        may_have_facilities(position, nation),
        is_not_dutch(position, spot),
        may_hold(position, spot, kept),
        has_coast(position, spot, kind),
        has_room(position, spot, kind),
    ]
    needs += [may_be_major(position, nation, spot)] if kept == MAJOR else []
    for verdict in needs:
        if not verdict:
            return refuse(may_build, verdict.reason)
    if kind == UPGRADE and not may_upgrade(position, spot):
        return refuse(may_build, f"the minor factory in {spot} is damaged")
    return allow(may_build)


@clause("g40.mobilise.build", G40_RULES(320), G40_RULES(439), title="Setting a facility on the board")
def build(position: Position, nation: Nation, place: str, kind: str) -> Position:
    """A bought facility MUST be set where it may stand when units are mobilized; an upgrade makes the minor one major.

    >>> placing = START.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
    >>> bought = placing.with_tokens(UK, "bought minor factory", 1)
    >>> after = build(bought, UK, "Egypt", "minor_factory")
    >>> after.facilities_in("Egypt"), after.tokens(UK, "bought minor factory"), after.since(bought)
    ((Facility(kind='minor_factory', damage=0, construction=0),), 0, ['UK Europe builds a minor factory in Egypt'])
    >>> ontario = placing.with_facility("Ontario", "minor_factory").with_tokens(UK, "bought upgrade", 1)
    >>> build(ontario.charting("Ontario", value=3), UK, "Ontario", "upgrade").facilities_in("Ontario")
    (Facility(kind='major_factory', damage=0, construction=0),)
    >>> build(bought, UK, "Malta", "minor_factory")
    Traceback (most recent call last):
    ValueError: Malta is worth less than 2 IPCs
    """
    spot = position.map.name_of(place)
    if not is_phase(position, nation, Phase.MOBILIZE):
        raise ValueError(f"{nation} is not in its mobilize phase")
    verdict = may_build(position, nation, spot, kind)
    if not verdict:
        raise ValueError(verdict.reason)
    paid = position.with_tokens(nation, waiting(kind), position.tokens(nation, waiting(kind)) - 1)
    if kind == UPGRADE:
        stands = swapped(paid, spot, standing(paid, spot, MINOR), Facility(MAJOR))
    else:
        stands = paid.with_facility(spot, kind)
    factory = kind in position.rules.facilities_of(PRODUCTION)
    event = "upgraded" if kind == UPGRADE else "built" if factory else "built a base"
    spoken = built(kind).replace("_", " ")
    text = f"{nation} builds {'an' if spoken.startswith('a') else 'a'} {spoken} in {spot}"
    return stands.noting(event, build, text, nation=nation, place=spot)
