"""# Kamikaze raids

Once a phase Japan may throw kamikaze tokens at Allied warships that stand in kamikaze zones.
Allied aircraft may shoot some of them down before they strike.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.kamikaze_interception import intercept, lose_tokens, scrambled, send_up
from rules_model.deluxe.peace import Deed, japan
from rules_model.deluxe.ships import DAMAGED, take_hit
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, JAPAN
from rules_model.world.position import Position

TOKEN = "kamikaze"
FIRST_STOCK = 15
MOST_IN_A_ZONE = 3
HITS_AT = 3
ANY_SHIP = "any ship"  # what a token is aimed at while Japan need not say

AIM = question(
    "3g40.kamikaze.aim",
    DELUXE(667, part=4),
    DELUXE(667, part=5),
    DELUXE(667, part=11),
    kind="ambiguity",
    readings={
        "before": "each token is assigned to one ship before anybody rolls",
        "after": "Japan names a ship for each hit once the dice have fallen",
    },
    chosen="before",
    because="The text speaks of assigned tokens and of ships that are being raided while they roll, "
    "and leaving Japan the choice of casualties means something only if the tokens differ.",
)


@clause("3g40.kamikaze.stock", DELUXE(667, part=10), title="Kamikaze tokens")
def first_stock(position: Position) -> Position:
    """Japan starts out with 15 kamikaze tokens.

    >>> first_stock(EMPTY).tokens(JAPAN, "kamikaze"), first_stock(EMPTY).tokens(GERMANY, "kamikaze")
    (15, 0)
    """
    return position.with_tokens(JAPAN, TOKEN, FIRST_STOCK)


@clause("3g40.kamikaze.targets", DELUXE(667, part=1), DELUXE(667, part=2), title="Targets of kamikazes")
def targets(position: Position, zone: str) -> Force:
    """The targets are the surface warships in a kamikaze zone whose Allied owners are at war with Japan.

    >>> war = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
    >>> targets(war.with_force("P-8", USA, destroyer=2, submarine=1, sea_transport=1), "P-8")
    2 United States destroyer
    >>> targets(war.with_force("P-8", UK, battleship=1), "P-8")
    nothing
    >>> targets(war.charting("P-4", "Okinawa").with_force("P-4", USA, destroyer=2), "P-4")
    nothing
    """
    found = position.enemies(zone, JAPAN).only(ALLIES, unit=position.rules.units_of("surface"))
    return found if found and position.map.marked(zone, "kamikaze") else Force()


@clause("3g40.kamikaze.limit", DELUXE(667, part=3), title="Three tokens a zone")
def most_tokens(position: Position, zone: str) -> int:
    """Japan MAY use up to three kamikaze tokens in each kamikaze zone, as long as it has them and may use them.

    >>> war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
    >>> fleet = war.with_force("P-8", USA, destroyer=2)
    >>> most_tokens(fleet, "P-8"), most_tokens(fleet.with_tokens(JAPAN, TOKEN, 2), "P-8")
    (3, 2)
    >>> most_tokens(war, "P-8")
    0
    """
    if not targets(position, zone) or not japan(position, Deed.KAMIKAZES):
        return 0
    return min(MOST_IN_A_ZONE, position.tokens(JAPAN, TOKEN))


@clause("3g40.kamikaze.assignment", DELUXE(667, part=3), DELUXE(667, part=4), title="Aiming the tokens")
def assign_tokens(position: Position, zone: str, table: Table) -> tuple[str, ...]:
    """Japan MAY send as many tokens as it may use, or none, and MUST assign each to a surface warship of its choice.

    >>> war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
    >>> fleet = war.with_force("P-8", USA, battleship=1, cruiser=2)
    >>> assign_tokens(fleet, "P-8", script(2, "United States battleship", "United States cruiser 1"))
    ('United States battleship', 'United States cruiser 1')
    >>> assign_tokens(fleet, "P-8", script(0))
    ()

    Whether it must say so before the dice is open.

    >>> assign_tokens(fleet.reads(AIM, "after"), "P-8", script(2))
    ('any ship', 'any ship')
    """
    sent = table.choose(JAPAN, "tokens", range(most_tokens(position, zone) + 1))
    ships = [ANY_SHIP] if position.reading(AIM) == "after" else list(targets(position, zone).one_by_one())
    return tuple(table.choose(JAPAN, "target", ships) for _ in range(sent))


@clause("3g40.kamikaze.strike", DELUXE(667, part=4), DELUXE(667, part=5), title="Kamikazes strike")
def strike(position: Position, zone: str, aims: tuple[str, ...], table: Table) -> Position:
    """Each token left rolls one die and hits its ship at 3 or less; a hit damages or destroys it.

    A second token has nothing left to hit where the first destroyed its ship.

    >>> war = EMPTY.charting("P-8", marks=["kamikaze"]).at_war(JAPAN, USA)
    >>> fleet = war.with_force("P-8", USA, battleship=1, cruiser=2)
    >>> aims = ("United States battleship", "United States cruiser 1", "United States cruiser 1")
    >>> strike(fleet, "P-8", aims, script(4, 3, 1)).since(fleet)
    ['United States cruiser destroyed in P-8']

    Where Japan need not aim before the dice, it loses no token in this way.

    >>> after = fleet.reads(AIM, "after")
    >>> strike(after, "P-8", (ANY_SHIP,) * 3, script(4, 3, 1, *["United States cruiser"] * 2)).since(after)
    ['United States cruiser destroyed in P-8', 'United States cruiser destroyed in P-8']
    """
    if position.reading(AIM) == "after":
        for _ in range(table.hits(len(aims), at=HITS_AT)):
            ships = targets(position, zone).by_name()
            if ships:
                position = take_hit(position, zone, ships[table.choose(JAPAN, "target", ships)])
        return position
    ships = targets(position, zone).one_by_one()
    for aim in aims:
        if table.hits(1, at=HITS_AT) and aim in ships:
            ship = ships.pop(aim)
            struck = take_hit(position, zone, ship)
            if struck.count(zone) == position.count(zone):  # damaged, not destroyed: it can be hit again
                ships[aim] = ship._replace(marks=ship.marks | {DAMAGED})
            position = struck
    return position


@clause("3g40.kamikaze.raid", DELUXE(667, part=3), DELUXE(667, part=6), title="A kamikaze raid")
def kamikaze_raid(position: Position, zone: str, table: Table) -> Position:
    """Japan assigns its tokens, the Allies may intercept for one round, and what is left strikes; every token is spent.

    Three tokens on a carrier whose fighter and tactical bomber both go up leave it whole in 30 raids of 100.

    >>> war = first_stock(EMPTY).charting("P-8", "Okinawa", marks=["kamikaze"]).at_war(JAPAN, USA)
    >>> fleet = war.with_force("P-8", USA, aircraft_carrier=1, fighter=1, tactical_bomber=1)
    >>> after = kamikaze_raid(fleet, "P-8", script(3, (1, 1), 2, 8, 3, 4))
    >>> after.since(fleet), after.tokens(JAPAN, TOKEN)
    (['kamikazes raid P-8: 3 sent, 1 shot down', 'United States aircraft carrier damaged in P-8'], 12)
    >>> policy = answers("Japan sends three, every plane goes up", tokens=3, interceptors=(1, 1))
    >>> odds = chances(kamikaze_raid, fleet, "P-8", policy=policy)
    >>> odds.map(lambda after: str(after.force("P-8").only(unit="aircraft_carrier")))
    {'1 United States aircraft carrier': 4945/16384,
    '1 United States aircraft carrier (damaged)': 7317/16384, 'nothing': 2061/8192}
    """
    aims = assign_tokens(position, zone, table)
    if not aims:
        return position
    spent = position.with_tokens(JAPAN, TOKEN, position.tokens(JAPAN, TOKEN) - len(aims))
    sent = send_up(spent, zone, table)
    left = lose_tokens(spent, aims, intercept(spent, sent, table), table)
    text = f"kamikazes raid {zone}: {len(aims)} sent, {len(aims) - len(left)} shot down"
    raided = spent.noting("kamikaze raid", kamikaze_raid, text, nation=JAPAN, place=zone, amount=len(aims))
    return strike(scrambled(raided, zone, sent), zone, left, table)


@clause("3g40.kamikaze.raids", DELUXE(667, part=1), DELUXE(667, part=3), title="The kamikaze raids")
def kamikaze_raids(position: Position, table: Table) -> Position:
    """Japan MAY raid every kamikaze zone with Allied surface warships in it, as far as its tokens go.

    >>> war = EMPTY.charting("P-8", "Okinawa", marks=["kamikaze"]).charting("P-4", "Alaska", marks=["kamikaze"])
    >>> war = war.at_war(JAPAN, USA).with_tokens(JAPAN, TOKEN, 4)
    >>> fleets = war.with_force("P-8", USA, destroyer=1).with_force("P-4", USA, destroyer=1)
    >>> kamikaze_raids(fleets, script(3, 8, 8, 4, 1, 1)).since(fleets)
    ['kamikazes raid P-4: 3 sent, 0 shot down', 'kamikazes raid P-8: 1 sent, 0 shot down',
    'United States destroyer destroyed in P-8']
    """
    for zone in position.map.places:
        position = kamikaze_raid(position, zone, table)
    return position
