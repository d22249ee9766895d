"""# Ships in peace

Where the ships of Japan and of the United States may end a move before the two fight, and how ships share the sea.
"""

from __future__ import annotations

from rules_model.citation import G40_LEFT, G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import EUROPEAN_AXIS, JAPAN, USA, Nation
from rules_model.world.position import Position

CLOSED_TO_JAPAN = ("Western United States", "Alaska")  # Japan keeps so many zones away from these
DISTANCE = 2  # zones
PATROL = "Sea Zone 102"

PATROLS = question(
    "g40.politics.patrol",
    G40_RULES(375, 376),
    kind="ambiguity",
    readings={
        "warships": "only American warships may patrol in zone 102",
        "all": "any American ship may stay in zone 102, a transport too",
    },
    chosen="all",
    because="The notes of the map make no difference; that it is for warships is remembered, not written anywhere.",
)
PASSING = question(
    "g40.politics.passing-in-peace",
    G40_RULES(369),
    G40_RULES(374, 375),
    G40_NATIONS(4),
    G40_NATIONS(5),
    kind="contradiction",
    readings={
        "end": "ships only must not end a move in a closed zone; they may pass through it",
        "enter": "ships must not enter a closed zone at all",
    },
    chosen="end",
    because="The passages on politics speak of the end of a move; the table of nations puts it more briefly.",
)


def by_sea(position: Position, place: str, zones: int) -> frozenset[str]:
    """The sea zones at most so many zones away from a coast, by water alone."""
    found: frozenset[str] = frozenset()
    edge = frozenset({place})
    for _ in range(zones):
        touched = frozenset(other for one in edge for other in position.map.neighbours(one))
        edge = frozenset(other for other in touched if position.map.is_sea(other)) - found
        found |= edge
    return found


def shores(position: Position, nation: Nation) -> frozenset[str]:
    """The sea zones that touch land which a nation holds."""
    touched = (other for place in position.held_by(nation) for other in position.map.neighbours(place))
    return frozenset(other for other in touched if position.map.is_sea(other))


@clause("g40.politics.japanese-limit", G40_RULES(369), G40_NATIONS(4), title="Zones closed to Japan")
def closed_to_japan(position: Position) -> frozenset[str]:
    """Until it fights America, Japan's ships MUST NOT stop within two zones of Western United States or Alaska.

    >>> sorted(closed_to_japan(START), key=lambda zone: int(zone[9:]))
    ['Sea Zone 1', 'Sea Zone 2', 'Sea Zone 3', 'Sea Zone 8', 'Sea Zone 9', 'Sea Zone 10', 'Sea Zone 11', 'Sea Zone 12']
    >>> closed_to_japan(START.at_war(JAPAN, USA))
    frozenset()
    """
    if position.is_at_war(JAPAN, USA):
        return frozenset()
    return frozenset(zone for place in CLOSED_TO_JAPAN for zone in by_sea(position, place, DISTANCE))


@clause("g40.politics.american-pacific", G40_RULES(374), G40_LEFT(10), title="Zones closed to America")
def closed_to_america(position: Position) -> frozenset[str]:
    """Until they fight Japan, American ships MUST NOT stop in a zone that touches land in Japan's hands.

    >>> sorted(int(zone[9:]) for zone in closed_to_america(START))
    [6, 17, 19, 20, 22, 32, 33, 34, 36, 37]
    >>> "Sea Zone 37" in closed_to_america(START.held(FRANCE, "Siam")), closed_to_america(START.at_war(JAPAN, USA))
    (False, frozenset())
    """
    return frozenset() if position.is_at_war(USA, JAPAN) else shores(position, JAPAN)


@clause("g40.politics.patrol-zone", G40_RULES(375, 376), title="The patrol in zone 102")
def may_patrol(position: Position, unit: str) -> Verdict:
    """In peace American warships MAY patrol in zone 102, which touches no American land.

    >>> may_patrol(START, "destroyer")
    allowed by g40.politics.patrol-zone

    Whether transports may go along is open.

    >>> may_patrol(START, "transport").allowed, may_patrol(START.reads(PATROLS, "warships"), "transport")
    (True, refused by g40.politics.patrol-zone: a transport does not patrol)
    """
    if position.reading(PATROLS) == "warships" and unit not in position.rules.units_of("warship"):
        return refuse(may_patrol, f"a {unit.replace('_', ' ')} does not patrol")
    return allow(may_patrol)


@clause("g40.politics.american-atlantic", G40_RULES(375), G40_NATIONS(5), title="America keeps to its coast")
def may_end_in_the_atlantic(position: Position, unit: str, zone: str) -> Verdict:
    """Until they fight Germany or Italy, American ships on the Europe map MUST stop by American land or on patrol.

    >>> may_end_in_the_atlantic(START, "cruiser", "Sea Zone 101")
    allowed by g40.politics.american-atlantic
    >>> may_end_in_the_atlantic(START, "cruiser", "Sea Zone 102")
    allowed by g40.politics.patrol-zone
    >>> may_end_in_the_atlantic(START, "cruiser", "Sea Zone 103")
    refused by g40.politics.american-atlantic: Sea Zone 103 touches no American land
    >>> may_end_in_the_atlantic(START.at_war(USA, ITALY), "cruiser", "Sea Zone 103").allowed
    True
    """
    spelt = position.map.name_of(zone)
    pacific = position.map.half(zone) == "Pacific"
    if pacific or position.is_at_war(USA, EUROPEAN_AXIS) or spelt in shores(position, USA):
        return allow(may_end_in_the_atlantic)
    if spelt == PATROL:
        return may_patrol(position, unit)
    return refuse(may_end_in_the_atlantic, f"{spelt} touches no American land")


@clause(
    "g40.politics.end-at-sea",
    G40_RULES(369),
    G40_RULES(374, 375),
    G40_LEFT(10),
    G40_NATIONS(4),
    G40_NATIONS(5),
    title="May the ship end there?",
)
def may_end_at_sea(position: Position, nation: Nation, unit: str, zone: str, passing: bool = False) -> Verdict:
    """A ship of a power that waits for its war MUST end its move outside the zones closed to it, but MAY pass them.

    >>> may_end_at_sea(START, USA, "cruiser", "Sea Zone 6")
    refused by g40.politics.end-at-sea: Sea Zone 6 is closed to United States in peace
    >>> may_end_at_sea(START, JAPAN, "cruiser", "Sea Zone 12")
    refused by g40.politics.end-at-sea: Sea Zone 12 is closed to Japan in peace
    >>> may_end_at_sea(START, USA, "cruiser", "Sea Zone 103").clause, may_end_at_sea(START, UK, "cruiser", "Sea Zone 6")
    ('g40.politics.american-atlantic', allowed by g40.politics.end-at-sea)

    That it may pass is disputed.

    >>> may_end_at_sea(START, JAPAN, "cruiser", "Sea Zone 12", passing=True)
    allowed by g40.politics.end-at-sea
    >>> may_end_at_sea(START.reads(PASSING, "enter"), JAPAN, "cruiser", "Sea Zone 12", passing=True).allowed
    False
    """
    spelt = position.map.name_of(zone)
    if passing and position.reading(PASSING) == "end":
        return allow(may_end_at_sea)
    closed = {JAPAN: closed_to_japan, USA: closed_to_america}
    if nation in closed and spelt in closed[nation](position):
        return refuse(may_end_at_sea, f"{spelt} is closed to {nation} in peace")
    return may_end_in_the_atlantic(position, unit, spelt) if nation == USA else allow(may_end_at_sea)


def may_sail_in_peace(position: Position, nation: Nation, unit: str, route: tuple[str, ...]) -> Verdict:
    """Whether a ship may make a voyage, as far as it waits for its war: the zones on the way, and the last one."""
    for zone in route[1:-1]:
        if not (passing := may_end_at_sea(position, nation, unit, zone, passing=True)):
            return passing
    return may_end_at_sea(position, nation, unit, route[-1])


@clause("g40.politics.shared-sea", G40_RULES(383), title="Ships that do not fight")
def hinders(position: Position, mover: Nation, other: Nation) -> bool:
    """Ships of powers that are not at war with each other share a zone: none blocks the other and no combat starts.

    >>> hinders(START, JAPAN, USA), hinders(START.at_war(JAPAN, USA), JAPAN, USA)
    (False, True)
    """
    return position.is_at_war(mover, other)
