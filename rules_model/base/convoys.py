"""# Convoy disruption

Enemy ships and carrier aircraft in a convoy zone cost the owner of the coast part of its income.
"""

from __future__ import annotations

from rules_model.base.carriers import ABOARD, CARRIER, SCRAMBLED, TRAPPED
from rules_model.base.china import suffers_convoy_loss
from rules_model.base.nations import earner
from rules_model.base.units import AIR
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

AIRCRAFT_DICE = 2
HIGHEST_LOSS = 3  # a die that shows more costs nothing

ONE_CAP = question(
    "g40.convoy.one-cap",
    G40_RULES(289),
    kind="ambiguity",
    readings={
        "zone": "all enemies in a zone roll together, and their sum has one cap",
        "power": "each enemy power rolls by itself, and each has the full cap",
    },
    chosen="zone",
    because="The cap belongs to the zone; the row rests on no quoted text.",
)
SHARED_COAST = question(
    "g40.convoy.shared-coast",
    G40_RULES(291),
    G40_RULES(288),
    kind="ambiguity",
    readings={
        "once": "a territory on two convoy zones can lose its value only once in a turn",
        "each-zone": "such a territory counts anew in every zone that it touches",
    },
    chosen="once",
    because="Otherwise a power could lose more than it has on that coast; the row itself is marked as doubtful.",
)

WHO_BEARS = question(
    "g40.convoy.who-bears",
    G40_RULES(291),
    G40_RULES(288),
    kind="gap",
    readings={
        "lone-first": "a loss is charged to land on the fewest convoy zones first, which leaves more to lose elsewhere",
        "shared-first": "a loss is charged to land on the most convoy zones first, which shields the other zones",
    },
    chosen="lone-first",
    because="No row says which territory bears a loss; so charged, each zone can still cost what stands in its row.",
)
STUCK = question(
    "g40.convoy.trapped",
    G40_RULES(286),
    G40_RULES(111),
    kind="ambiguity",
    readings={
        "roll": "aircraft that are trapped on a damaged deck are aboard and roll their dice",
        "idle": "aircraft that cannot leave their deck disrupt nothing",
    },
    chosen="roll",
    because="The row on dice asks only whether they are aboard; what trapped aircraft cannot do is leave and fight.",
)


@clause("g40.convoy.zones", G40_RULES(297), title="Convoy zones")
def convoy_zones(position: Position) -> tuple[str, ...]:
    """Thirty-four sea zones bear the convoy symbol.

    >>> len(convoy_zones(START)), convoy_zones(START)[0], "Sea Zone 109" in convoy_zones(START)
    (34, 'Sea Zone 1', True)
    >>> "Sea Zone 110" in convoy_zones(START)
    False
    """
    return tuple(place for place in position.map.places if position.map.marked(place, "convoy"))


@clause("g40.convoy.coast", G40_RULES(288), G40_RULES(293), G40_RULES(294), title="What a zone can cost")
def coast(position: Position, zone: str, victim: Nation) -> tuple[str, ...]:
    """Only land that the victim controls beside the zone is at stake: its own for each British economy, none for China.

    >>> coast(START, "Sea Zone 109", UK), coast(START, "Sea Zone 20", UK_PACIFIC), coast(START, "Sea Zone 20", UK)
    (('Scotland', 'United Kingdom'), ('Kwangtung',), ())
    >>> coast(START.held(GERMANY, "Scotland"), "Sea Zone 109", UK)
    ('United Kingdom',)
    >>> coast(START.held(CHINA, "Kwangtung"), "Sea Zone 20", CHINA)
    ()
    """
    if not suffers_convoy_loss(position, victim):
        return ()
    return tuple(place for place in sorted(position.map.neighbours(zone)) if earner(position, place) == victim)


@clause("g40.convoy.dice", G40_RULES(286), title="Dice of a raider")
def dice_of(position: Position, piece: Piece) -> int:
    """A submarine or an aircraft on a carrier rolls two dice, a destroyer, cruiser or battleship one.

    Carriers and transports roll none.
    The first edition knew no dice and counted the loss ship by ship.

    >>> dice_of(EMPTY, Piece(GERMANY, "submarine")), dice_of(EMPTY, Piece(JAPAN, "fighter"))
    (2, 2)
    >>> [dice_of(EMPTY, Piece(USA, unit)) for unit in ("destroyer", "cruiser", "battleship", "tactical_bomber")]
    [1, 1, 1, 2]
    >>> [dice_of(EMPTY, Piece(USA, unit)) for unit in ("aircraft_carrier", "transport", "strategic_bomber")]
    [0, 0, 0]
    """
    profile = profile_of(position, piece.nation, piece.unit)
    return AIRCRAFT_DICE if profile.can(ABOARD) else profile.convoy_dice


@clause("g40.convoy.raiders", G40_RULES(285), G40_RULES(290), G40_RULES(296), G40_RULES(298), title="Who disrupts")
def raiders(position: Position, zone: str, victim: Nation) -> Force:
    """The warships of the victim's enemies disrupt, and their aircraft aboard carriers there.

    The victim's own ships in the zone, new or old, do not stop them.

    >>> hunted = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=1, transport=1)
    >>> raiders(hunted.with_force("Sea Zone 109", UK, destroyer=3), "Sea Zone 109", UK)
    1 Germany submarine
    >>> raiders(hunted, "Sea Zone 109", USA)
    nothing
    >>> carrier = hunted.with_force("Sea Zone 109", GERMANY, aircraft_carrier=1, fighter=1)
    >>> raiders(carrier, "Sea Zone 109", UK)
    1 Germany fighter, 1 Germany submarine
    >>> stuck = START.at_war(AXIS, UK).with_force("Sea Zone 109", ITALY, {"damaged"}, aircraft_carrier=1)
    >>> stuck = stuck.with_force("Sea Zone 109", GERMANY, {"trapped"}, fighter=1)
    >>> [raiders(one, "Sea Zone 109", UK).count() for one in (stuck, stuck.reads(STUCK, "idle"))]
    [1, 0]
    >>> raiders(hunted.with_force("Sea Zone 110", GERMANY, submarine=1), "Sea Zone 110", UK)
    nothing
    """
    if position.map.name_of(zone) not in convoy_zones(position):
        return Force()
    foes = position.enemies(zone, victim)
    decks = {piece.nation for piece in position.force(zone).only(unit=CARRIER)}
    kept = Force()
    for piece, number in foes.items():
        flies = profile_of(position, piece.nation, piece.unit).domain == AIR
        idle = SCRAMBLED in piece.marks or (TRAPPED in piece.marks and position.reading(STUCK) == "idle")
        aboard = not idle and any(piece.nation.friendly(deck) for deck in decks)
        if dice_of(position, piece) and (aboard or not flies):
            kept = kept.plus({piece: number})
    return kept


@clause("g40.convoy.die", G40_RULES(287), title="What a die costs")
def cost_of(position: Position, shown: int) -> int:
    """Each die costs as many IPCs as it shows, up to 3; one that shows more costs nothing.

    >>> [cost_of(EMPTY, shown) for shown in range(1, 7)]
    [1, 2, 3, 0, 0, 0]
    """
    return shown if shown <= HIGHEST_LOSS else 0


@clause("g40.convoy.zone-loss", G40_RULES(287), G40_RULES(288), G40_RULES(289), title="The loss in one zone")
def zone_loss(position: Position, zone: str, victim: Nation, cap: int, table: Table) -> int:
    """All raiders of a zone roll together, and the sum MUST NOT exceed the value of the victim's coast there.

    >>> war = START.at_war(UK, AXIS).with_force("Sea Zone 109", GERMANY, submarine=1)
    >>> zone_loss(war, "Sea Zone 109", UK, 8, script(3, 4)), zone_loss(war, "Sea Zone 109", UK, 2, script(3, 3))
    (3, 2)
    >>> both = war.with_force("Sea Zone 109", ITALY, submarine=1)
    >>> zone_loss(both, "Sea Zone 109", UK, 5, script(3, 3, 3, 3))
    5
    >>> zone_loss(both.reads(ONE_CAP, "power"), "Sea Zone 109", UK, 5, script(3, 3, 3, 3))
    10
    """
    total: dict[Nation, int] = {}
    for piece, number in raiders(position, zone, victim).items():
        for _ in range(number * dice_of(position, piece)):
            total[piece.nation] = total.get(piece.nation, 0) + cost_of(position, table.roll())
    if position.reading(ONE_CAP) == "zone":
        return min(cap, sum(total.values()))
    return sum(min(cap, loss) for loss in total.values())


@clause("g40.convoy.losses", G40_RULES(284), G40_RULES(290), G40_RULES(291), G40_RULES(292), title="Convoy losses")
def convoy_losses(position: Position, victim: Nation, table: Table) -> dict[str, int]:
    """In its collect income phase a power MUST work out its losses zone by zone; they go to the bank.

    A territory on two such zones loses no more than its value, so no power loses more than its coasts earn.

    >>> war = START.at_war(GERMANY, UK).with_force("Sea Zone 109", GERMANY, submarine=2)
    >>> war = war.with_force("Sea Zone 119", GERMANY, submarine=1)
    >>> convoy_losses(war, UK, script(3, 3, 3, 3, 2, 2))
    {'Sea Zone 109': 8}
    >>> convoy_losses(war.reads(SHARED_COAST, "each-zone"), UK, script(3, 3, 3, 3, 2, 2))
    {'Sea Zone 109': 8, 'Sea Zone 119': 2}
    >>> [convoy_losses(one, UK, script(3, 2, 4, 4, 2, 2)) for one in (war, war.reads(WHO_BEARS, "shared-first"))]
    [{'Sea Zone 109': 5, 'Sea Zone 119': 2}, {'Sea Zone 109': 5}]

    One zone may hurt powers of both sides.

    >>> malaya = START.at_war(UK_PACIFIC, JAPAN).with_force("Sea Zone 37", JAPAN, cruiser=1)
    >>> malaya = malaya.with_force("Sea Zone 37", UK_PACIFIC, destroyer=1)
    >>> convoy_losses(malaya, UK_PACIFIC, script(2)), convoy_losses(malaya, JAPAN, script(3))
    ({'Sea Zone 37': 2}, {'Sea Zone 37': 1})
    """
    losses: dict[str, int] = {}
    at_stake = {place for zone in convoy_zones(position) for place in coast(position, zone, victim)}
    left = {place: position.map.value(place) for place in at_stake}
    for zone in convoy_zones(position):
        shores = sorted(coast(position, zone, victim), key=lambda place: len(convoys_at(position, place)))
        shores = shores if position.reading(WHO_BEARS) == "lone-first" else shores[::-1]
        lost = zone_loss(position, zone, victim, sum(left[place] for place in shores), table) if shores else 0
        if lost:
            losses[zone] = lost
        for place in shores if position.reading(SHARED_COAST) == "once" else ():
            taken = min(left[place], lost)
            left[place], lost = left[place] - taken, lost - taken
    return losses


def convoys_at(position: Position, place: str) -> tuple[str, ...]:
    """The convoy zones that touch a territory."""
    return tuple(zone for zone in convoy_zones(position) if position.map.adjacent(place, zone))
