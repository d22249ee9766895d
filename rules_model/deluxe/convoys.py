"""# Convoy raids

Warships in a convoy zone cost their enemies on the coast 3 IPCs each.
Out on the open Atlantic, Axis warships raid the traffic between Nova Scotia and London instead.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.wording import never_negative
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, AXIS, NOBODY, UK, Nation
from rules_model.world.position import Position

TOLL = 3
OPEN_SEA_TOLL = 6
LIFELINE = ("Nova Scotia", "London")  #: both Allied: then there is traffic to raid on the open Atlantic

WARSHIPS = question(
    "3g40.convoys.warships",
    DELUXE(637, part=1),
    DELUXE(667, part=1),
    kind="ambiguity",
    readings={
        "armed": "every sea unit except a transport raids, submarines too",
        "surface": "submarines do not raid",
        "obsolete": "only the obsolete unit called Warship raids",
    },
    chosen="armed",
    because="The kamikaze rule says surface warships where it leaves submarines out, so the plain word takes them in.",
)
PAYER = question(
    "3g40.convoys.payer",
    DELUXE(637, part=1),
    DELUXE(637, part=4),
    DELUXE(101),
    kind="ambiguity",
    readings={
        "holder": "whoever controls the territory pays, and UK Europe itself pays on the open sea",
        "banker": "whoever banks the income pays: after London has fallen, Canada for UK Europe",
    },
    chosen="holder",
    because="The raid names the controlling nation and UK Europe; the rule of exile says nothing of raids.",
)
SHORT = question(
    "3g40.convoys.short",
    DELUXE(637, part=1),
    kind="ambiguity",
    readings={
        "all": "a nation with too few IPCs surrenders what it has",
        "none": "a nation that cannot pay the whole toll pays nothing",
    },
    chosen="all",
    because="A nation must surrender; having less than the toll is no reason to keep the rest.",
)
OPEN_SEA_WAR = question(
    "3g40.convoys.open-sea-war",
    DELUXE(637, part=1),
    DELUXE(637, part=4),
    kind="ambiguity",
    readings={
        "at-war": "only warships of a power at war with UK Europe raid the open sea",
        "any": "any Axis warship raids it, even of a power at peace with UK Europe",
    },
    chosen="at-war",
    because="The rule opens by asking for war with the warship; its last sentence only adds zones and IPCs.",
)
PER_ZONE = question(
    "3g40.convoys.six-each",
    DELUXE(637, part=2),
    DELUXE(637, part=4),
    kind="ambiguity",
    readings={"zone": "6 IPCs for each open-sea zone", "warship": "6 IPCs for each Axis warship in such a zone"},
    chosen="zone",
    because="More warships in one zone raise no toll, and the sentence speaks of occupying a zone.",
)
BOTH_TOLLS = question(
    "3g40.convoys.both-tolls",
    DELUXE(637, part=1),
    DELUXE(637, part=4),
    kind="ambiguity",
    readings={
        "both": "an open-sea zone that touches a British coast costs UK Europe 6 IPCs and 3 more",
        "six": "there the 6 IPCs take the place of the 3",
    },
    chosen="both",
    because="The last sentence begins with a word of addition.",
)


@clause("3g40.convoys.raiders", DELUXE(637, part=1), title="What raids a convoy zone")
def raiders(position: Position, zone: str) -> Force:
    """A single warship in a convoy zone is enough to raid it.

    >>> lane = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"])
    >>> raiders(lane.with_force("A-20", GERMANY, submarine=1, sea_transport=1), "A-20")
    1 Germany submarine
    >>> raiders(lane.with_force("A-20", GERMANY, submarine=1).reads(WARSHIPS, "surface"), "A-20")
    nothing
    >>> raiders(lane.charting("A-21", "Ottawa").with_force("A-21", GERMANY, submarine=1), "A-21")
    nothing
    """
    classes = {"armed": ["warship"], "surface": ["surface"], "obsolete": ["warship", "obsolete"]}
    found = position.force(zone).only(unit=position.rules.units_of(*classes[position.reading(WARSHIPS)]))
    return found if found and position.map.marked(zone, "convoy") else Force()


@clause("3g40.convoys.victims", DELUXE(637, part=1), DELUXE(637, part=3), title="Whom a convoy raid strikes")
def victims(position: Position, zone: str) -> tuple[Nation, ...]:
    """A raid strikes every nation that controls a territory beside the zone and fights the owner of a warship in it.

    >>> lane = EMPTY.charting("A-20", "Nova Scotia", "Eastern United States", marks=["convoy"])
    >>> coast = lane.held(CANADA, "Nova Scotia").held(USA, "Eastern United States")
    >>> hunted = coast.with_force("A-20", GERMANY, submarine=1).at_war(GERMANY, CANADA)
    >>> victims(hunted, "A-20")
    (Canada,)
    >>> victims(hunted.at_war(GERMANY, USA), "A-20")
    (United States, Canada)
    """
    hunters = {piece.nation for piece in raiders(position, zone)}
    if not hunters:
        return ()
    coast = sorted(position.map.neighbours(zone))
    struck = [place for place in coast if any(position.is_at_war(position.holder(place), one) for one in hunters)]
    payer = position.holder if position.reading(PAYER) == "holder" else position.banker
    return tuple(dict.fromkeys(payer(place) for place in struck if payer(place) is not NOBODY))


@clause(
    "3g40.convoys.toll", DELUXE(637, part=1), DELUXE(637, part=2), DELUXE(637, part=3), title="The toll of the coast"
)
def coast_toll(position: Position, zone: str) -> dict[Nation, int]:
    """Each nation struck MUST surrender 3 IPCs for the zone, however many warships or coasts there are.

    >>> lane = EMPTY.charting("A-20", "Nova Scotia", "Ottawa", marks=["convoy"]).held(CANADA, "Nova Scotia", "Ottawa")
    >>> hunted = lane.at_war(AXIS, ALLIES).with_force("A-20", GERMANY, submarine=3).with_force("A-20", ITALY, cruiser=1)
    >>> coast_toll(hunted, "A-20")
    {Canada: 3}
    >>> coast_toll(hunted.held(UK, "Ottawa"), "A-20")
    {Canada: 3, UK Europe: 3}
    """
    return dict.fromkeys(victims(position, zone), TOLL)


@clause("3g40.convoys.open-sea", DELUXE(637, part=4), title="The toll of the open sea")
def open_sea_toll(position: Position, zone: str) -> int:
    """While the Allies hold London and Nova Scotia, Axis warships cost UK Europe 6 IPCs for each convoy zone of the
    open Atlantic in which they lie.

    >>> ocean = EMPTY.charting("A-13", "A-14", marks=["convoy", "open sea"]).at_war(GERMANY, UK)
    >>> hunted = ocean.held(UK, "London").held(CANADA, "Nova Scotia").with_force("A-13", GERMANY, submarine=2)
    >>> open_sea_toll(hunted, "A-13"), open_sea_toll(hunted.held(GERMANY, "London"), "A-13")
    (6, 0)

    Whether each warship costs as much is open.

    >>> open_sea_toll(hunted.reads(PER_ZONE, "warship"), "A-13")
    12
    """
    hunters = raiders(position, zone).only(AXIS)
    if position.reading(OPEN_SEA_WAR) == "at-war":
        hunters = Force((piece, number) for piece, number in hunters.items() if position.is_at_war(piece.nation, UK))
    if not hunters or not position.holds(ALLIES, *LIFELINE):
        return 0
    if zone not in position.map.region("Atlantic") or not position.map.marked(zone, "open sea"):
        return 0
    return OPEN_SEA_TOLL * (1 if position.reading(PER_ZONE) == "zone" else hunters.count())


@clause("3g40.convoys.due", DELUXE(637, part=1), DELUXE(637, part=4), title="What a convoy raid costs")
def due(position: Position, zone: str) -> dict[Nation, int]:
    """What a raid costs is the toll of the coast, and on top of it the toll of the open sea.

    >>> ocean = EMPTY.charting("A-13", "London", marks=["convoy", "open sea"]).at_war(GERMANY, UK)
    >>> hunted = ocean.held(UK, "London").held(CANADA, "Nova Scotia").with_force("A-13", GERMANY, cruiser=1)
    >>> due(hunted, "A-13"), due(hunted.reads(BOTH_TOLLS, "six"), "A-13")
    ({UK Europe: 9}, {UK Europe: 6})
    >>> exile = hunted.banked(CANADA, "London")
    >>> due(exile, "A-13"), due(exile.reads(PAYER, "banker"), "A-13")
    ({UK Europe: 9}, {Canada: 9})
    """
    tolls = coast_toll(position, zone)
    at_sea = open_sea_toll(position, zone)
    if at_sea:
        payer = UK if position.reading(PAYER) == "holder" else position.banker("London")
        tolls[payer] = at_sea + (tolls.get(payer, 0) if position.reading(BOTH_TOLLS) == "both" else 0)
    return tolls


@clause("3g40.convoys.surrender", DELUXE(637, part=1), title="Paying for a convoy raid")
def surrender(position: Position, nation: Nation, toll: int, zone: str) -> Position:
    """A nation MUST surrender the toll from its cash to the bank, and all its cash when that is less.

    >>> poor = EMPTY.with_cash(CANADA, 2)
    >>> surrender(poor, CANADA, 3, "A-20").since(poor)
    ['Canada surrenders 2 IPCs to the raid in A-20']
    >>> surrender(poor.reads(SHORT, "none"), CANADA, 3, "A-20").cash(CANADA)
    2
    """
    never_negative(toll=toll)
    cash = position.cash(nation)
    paid = min(toll, cash) if toll <= cash or position.reading(SHORT) == "all" else 0
    text = f"{nation} surrenders {paid} IPCs to the raid in {zone}"
    return position.paying(nation, paid).noting("convoy raid", surrender, text, nation=nation, place=zone, amount=paid)


@clause("3g40.convoys.raid", DELUXE(637, part=1), title="The convoy raids")
def convoy_raids(position: Position) -> Position:
    """Every convoy zone with a warship in it MUST be looked at and the tolls paid.

    >>> board = EMPTY.charting("A-20", "Nova Scotia", marks=["convoy"]).charting("A-22", "London", marks=["convoy"])
    >>> board = board.held(CANADA, "Nova Scotia").held(UK, "London").with_cash(CANADA, 10).with_cash(UK, 20)
    >>> war = board.at_war(AXIS, ALLIES)
    >>> hunted = war.with_force("A-20", GERMANY, submarine=1).with_force("A-22", ITALY, cruiser=1)
    >>> convoy_raids(hunted).since(hunted)
    ['Canada surrenders 3 IPCs to the raid in A-20', 'UK Europe surrenders 3 IPCs to the raid in A-22']
    >>> convoy_raids(board).since(board)
    []
    """
    raided = position
    for zone in position.map.places:
        for nation, toll in due(position, zone).items():
            raided = surrender(raided, nation, toll, zone)
    return raided
