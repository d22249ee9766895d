"""# Facilities in use

Who may use a base, what it serves, and what can never happen to a facility.
"""

from __future__ import annotations

from rules_model.base.facilities import NAVAL_BASE, REPAIRS, known_kind, naval_base_gives
from rules_model.base.liberation import may_use_taken
from rules_model.base.neutral_powers import fights_here
from rules_model.base.sequence import this_turn
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_FACILITIES, G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position

NEW_GUINEA = ("New Guinea", "Dutch New Guinea")  # two territories on one island
HOME_ISLAND = "Japan"  # the only island with a factory at the start
MOVED, LOST, DESTROYED, DAMAGED, CAPTURED = "moved", "taken as a casualty", "destroyed", "damaged", "captured"
DROP = "paratroopers dropped on"  # kind of event, with the target; its place is the air base
NEVER, SOMETIMES = (MOVED, LOST, DESTROYED), (DAMAGED, CAPTURED)

PEACEFUL_HOST = question(
    "g40.facilities.peaceful-host",
    G40_RULES(437),
    G40_RULES(24),
    kind="ambiguity",
    readings={
        "both": "host and guest must each be at war with somebody",
        "guest": "it is enough that the guest is at war; a host at peace still serves him",
    },
    chosen="both",
    because="The rows speak of friendly powers, and a power at peace is nobody's friend yet.",
)
FRESH = question(
    "g40.facilities.just-taken",
    G40_RULES(253),
    G40_RULES(437),
    kind="gap",
    readings={
        "captor": "only the captor waits for his next turn; friends may use the base at once",
        "everybody": "until the captor's next turn begins the base serves nobody",
    },
    chosen="captor",
    because="The row on captured facilities binds the captor alone, and the row on friends makes no exception.",
)
ISLANDS = question(
    "g40.facilities.islands",
    G40_RULES(438),
    G40_FACILITIES(2, 4),
    kind="ambiguity",
    readings={
        "listed": "the islands of the table: New Guinea with both its territories, but not Japan itself",
        "surrounded": "every territory with nothing but sea around it, Japan too, while New Guinea has a land border",
    },
    chosen="listed",
    because="The row points at the list, and Japan has a factory from the start. Malta, which the list leaves out, "
    "is worth too little for a factory anyway.",
)


@clause(
    "g40.facilities.guests", G40_RULES(437), G40_RULES(24), G40_RULES(253), G40_RULES(381, 382), title="A friend's base"
)
def may_use_base(position: Position, nation: Nation, place: str) -> Verdict:
    """A power MAY use its own bases, and those of its side too unless it is neutral itself.

    The Soviet Union is neutral on a map without a war of its own.
    The two British economies are one power; a base that was taken serves its captor from his next turn on.

    >>> may_use_base(START, USA, "Hawaiian Islands"), may_use_base(START, USA, "Queensland")
    (allowed by g40.facilities.guests, refused by g40.facilities.guests: United States is not at war)
    >>> may_use_base(START.at_war(ANZAC, ITALY), ITALY, "Queensland")
    refused by g40.facilities.guests: Queensland is not on the side of Italy
    >>> pacific = START.at_war(ANZAC, JAPAN)
    >>> may_use_base(pacific, ANZAC, "Hawaiian Islands")
    refused by g40.facilities.guests: United States is not at war
    >>> may_use_base(pacific.reads(PEACEFUL_HOST, "guest"), ANZAC, "Hawaiian Islands")
    allowed by g40.facilities.guests
    >>> east = pacific.at_war(JAPAN, USSR, UK)
    >>> may_use_base(east, USSR, "Scotland").reason, may_use_base(east, USSR, "Queensland").allowed
    ('Soviet Union is not at war on this map', True)
    >>> may_use_base(START.at_war(ALLIES, AXIS), USSR, "Hawaiian Islands").allowed
    True
    >>> may_use_base(START.at_war(USSR, GERMANY).at_war(USA, AXIS), USSR, "Hawaiian Islands")
    refused by g40.facilities.guests: Soviet Union is not at war on this map
    >>> war = START.at_war(AXIS, UK).held(ITALY, "Egypt")
    >>> taken = war.noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
    >>> may_use_base(taken, ITALY, "Egypt"), may_use_base(taken, GERMANY, "Egypt").allowed
    (refused by g40.facilities.guests: Italy has not begun a turn since Egypt changed hands, True)
    >>> may_use_base(taken.reads(FRESH, "everybody"), GERMANY, "Egypt").allowed
    False
    """
    holder = position.holder(place)
    own = share_a_turn(position, holder, nation)
    if own or position.reading(FRESH) == "everybody":
        taken = may_use_taken(position, holder, place)
        if not taken:
            return refuse(may_use_base, taken.reason)
    if own:
        return allow(may_use_base)
    if not holder.friendly(nation):
        return refuse(may_use_base, f"{position.map.name_of(place)} is not on the side of {nation}")
    for power in (nation, holder) if position.reading(PEACEFUL_HOST) == "both" else (nation,):
        if not fights_here(position, power, place):
            where = " on this map" if position.is_at_war(power) else ""
            return refuse(may_use_base, f"{power} is not at war{where}")
    return allow(may_use_base)


@clause("g40.facilities.served", G40_RULES(434), title="The waters of a naval base")
def zones_served(position: Position, place: str) -> frozenset[str]:
    """A naval base serves each sea zone that touches its territory, for every friendly ship there.

    >>> sorted(zones_served(START, "Queensland"))
    ['Sea Zone 54']
    >>> zones_served(START, "Switzerland")
    frozenset()
    """
    return frozenset(zone for zone in position.map.neighbours(place) if position.map.is_sea(zone))


def repair_yards(position: Position, nation: Nation, zone: str) -> tuple[str, ...]:
    """The places whose naval base works, may be used by the nation and serves a sea zone."""
    here = position.map.name_of(zone)
    ports = [one for one in sorted(position.facilities) if position.facilities_in(one, NAVAL_BASE)]
    ports = [one for one in ports if here in zones_served(position, one)]
    return tuple(
        place
        for place in ports
        if position.map.name_of(zone) in zones_served(position, place)
        and may_use_base(position, nation, place)
        and REPAIRS in naval_base_gives(position, position.facilities_in(place, NAVAL_BASE)[0])
    )


@clause("g40.facilities.fixed", G40_RULES(436), title="Facilities stay where they are")
def may_happen(position: Position, kind: str, fate: str) -> Verdict:
    """A facility MUST NOT be moved, be chosen as a casualty or be destroyed in battle; it is damaged or captured.

    >>> may_happen(EMPTY, "air_base", "moved"), may_happen(EMPTY, "air_base", "damaged")
    (refused by g40.facilities.fixed: no air base is ever moved, allowed by g40.facilities.fixed)
    >>> [may_happen(EMPTY, "minor_factory", fate).allowed for fate in ("taken as a casualty", "destroyed", "captured")]
    [False, False, True]
    """
    if fate not in (*NEVER, *SOMETIMES):
        raise UnknownName("fate of a facility", fate, (*NEVER, *SOMETIMES))
    spoken = known_kind(position, kind).replace("_", " ")
    if fate in NEVER:
        return refuse(may_happen, f"no {spoken} is ever {fate}")
    return allow(may_happen)


@clause("g40.facilities.no-island", G40_RULES(438), G40_FACILITIES(2, 4), title="No factory on an island")
def may_hold(position: Position, place: str, kind: str) -> Verdict:
    """A factory MUST NOT be built on an island; a base MAY.

    >>> may_hold(START, "Philippines", "minor_factory"), may_hold(START, "Philippines", "naval_base").allowed
    (refused by g40.facilities.no-island: Philippines is an island, True)
    >>> may_hold(START, "Japan", "major_factory"), may_hold(START, "New Guinea", "minor_factory").allowed
    (allowed by g40.facilities.no-island, False)
    >>> around = START.reads(ISLANDS, "surrounded")
    >>> may_hold(around, "Japan", "major_factory").allowed, may_hold(around, "New Guinea", "minor_factory").allowed
    (False, True)
    """
    spot = position.map.name_of(place)
    island = bool(position.map.place(spot).island)
    if position.reading(ISLANDS) == "listed":
        island = spot in NEW_GUINEA or (island and spot != HOME_ISLAND)
    if island and known_kind(position, kind) in position.rules.facilities_of("production"):
        return refuse(may_hold, f"{spot} is an island")
    return allow(may_hold)


@clause("g40.facilities.paratroopers", G40_LEFT(19), option="research", title="One drop for an air base")
def may_drop(position: Position, base: str, target: str) -> Verdict:
    """Paratroopers from one air base MUST NOT attack more than one territory in a turn.

    They belong to the optional research.

    >>> plain = Position(RULES.with_options("research"), MAP)
    >>> may_drop(plain, "Egypt", "Tobruk")
    allowed by g40.facilities.paratroopers
    >>> dropped = plain.noting("paratroopers dropped on Tobruk", None, "", nation=UK, place="Egypt")
    >>> may_drop(dropped, "Egypt", "Libya")
    refused by g40.facilities.paratroopers: the air base in Egypt has sent its paratroopers elsewhere
    >>> may_drop(dropped, "Egypt", "Tobruk").allowed, may_drop(dropped, "Malta", "Libya").allowed
    (True, True)
    """
    origin, aim = position.map.name_of(base), f"{DROP} {position.map.name_of(target)}"
    drops = [one for one in this_turn(position) if one.kind.startswith(DROP) and one.place == origin]
    if any(one.kind != aim for one in drops):
        return refuse(may_drop, f"the air base in {origin} has sent its paratroopers elsewhere")
    return allow(may_drop)
