"""# Combat rounds

What happens before the first round, in which order a round runs, and who takes which hit.
"""

from __future__ import annotations

from rules_model.base.carriers import DAMAGED, TRAPPED, carrier_capacity
from rules_model.base.casualties import speaker
from rules_model.base.sides import losing_together
from rules_model.base.submarines import (
    STRUCK,
    SeaBattle,
    choose_dives,
    general_fire,
    may_aircraft_hit,
    may_boat_hit,
    surprise_strikes,
)
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import figure_of
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force, Piece
from rules_model.world.nation import Nation
from rules_model.world.position import Position

BOMBARDMENT, ANTI_AIR, FIRST_ROUND = "bombardment", "anti-aircraft fire", "first round"  # on land
PLACE, SUBMARINES, ATTACK = "place units", "submarines strike or submerge", "attackers fire"  # steps of a round
DEFENCE, CASUALTIES, PRESS_ON, CONCLUDE = "defenders fire", "remove casualties", "press on or retreat", "conclude"

ALLOTMENT = question(
    "g40.casualties.allotment",
    G40_RULES(207),
    G40_RULES(211),
    G40_RULES(213),
    kind="ambiguity",
    readings={
        "most": "hits that fewer units can take are allotted first, so that as many as possible find a unit",
        "free": "the owner allots hits in any order, even if some then find no unit",
    },
    chosen="most",
    because="A hit is wasted when nothing can take it, which is more than that its owner would rather waste it.",
)


@clause("g40.combat-round.figures", G40_RULES(144), G40_RULES(162), G40_RULES(168), G40_RULES(203), G40_RULES(204))
def fights_at(position: Position, nation: Nation, unit: str) -> tuple[int, int]:
    """A unit that fires rolls for its attack figure on its own turn, and for its defence figure on another's.

    What it costs and how far it goes stands in its row.

    >>> [fights_at(EMPTY, UK, unit) for unit in ("infantry", "artillery", "mechanized_infantry", "tank")]
    [(1, 2), (2, 2), (1, 2), (3, 3)]
    >>> [fights_at(EMPTY, UK, unit) for unit in ("fighter", "tactical_bomber", "strategic_bomber", "aa_artillery")]
    [(3, 4), (3, 3), (4, 1), (0, 0)]
    >>> [fights_at(EMPTY, UK, unit) for unit in ("submarine", "destroyer", "cruiser", "battleship")]
    [(2, 1), (2, 2), (3, 3), (4, 4)]
    >>> [fights_at(EMPTY, UK, unit) for unit in ("aircraft_carrier", "transport")]
    [(0, 2), (0, 0)]
    """
    return figure_of(position, nation, unit, "attack"), figure_of(position, nation, unit, "defence")


@clause("g40.combat-round.damaged", G40_RULES(206), title="Damaged capital ships")
def works_damaged(position: Position, ship: Piece) -> tuple[int, int, int]:
    """A damaged battleship or carrier MUST fight with its full figures; only a carrier's deck is closed.

    Attack, defence and places for aircraft.

    >>> works_damaged(EMPTY, Piece(UK, "battleship", frozenset({"damaged"})))
    (4, 4, 0)
    >>> works_damaged(EMPTY, Piece(UK, "aircraft_carrier", frozenset({"damaged"})))
    (0, 2, 0)
    >>> works_damaged(EMPTY, Piece(UK, "aircraft_carrier"))
    (0, 2, 2)
    """
    carrier = ship.unit == "aircraft_carrier"
    room = carrier_capacity(position, ship.nation, damaged=DAMAGED in ship.marks) if carrier else 0
    return (*fights_at(position, ship.nation, ship.unit), room)


@clause("g40.combat-round.before", G40_RULES(198), G40_RULES(224), title="Before the first round on land")
def opening_steps(position: Position, assault: bool) -> tuple[str, ...]:
    """In an assault ships bombard, AA artillery fires a single time after that, and only then comes the first round.

    >>> opening_steps(EMPTY, assault=True)
    ('bombardment', 'anti-aircraft fire', 'first round')
    >>> opening_steps(EMPTY, assault=False)
    ('anti-aircraft fire', 'first round')
    """
    return (BOMBARDMENT, ANTI_AIR, FIRST_ROUND) if assault else (ANTI_AIR, FIRST_ROUND)


@clause("g40.combat-round.steps", G40_RULES(199))
def round_steps(position: Position, at_sea: bool) -> tuple[str, ...]:
    """A round MUST go through its steps in order; the one for submarines belongs to battles at sea.

    >>> round_steps(EMPTY, at_sea=True)[:4]
    ('place units', 'submarines strike or submerge', 'attackers fire', 'defenders fire')
    >>> round_steps(EMPTY, at_sea=False)
    ('place units', 'attackers fire', 'defenders fire', 'remove casualties', 'press on or retreat', 'conclude')
    """
    steps = (PLACE, SUBMARINES, ATTACK, DEFENCE, CASUALTIES, PRESS_ON, CONCLUDE)
    return steps if at_sea else tuple(step for step in steps if step != SUBMARINES)


@clause("g40.combat-round.hurt", G40_RULES(155, 156), G40_RULES(201), title="When a battle at sea is over")
def can_hurt(position: Position, shooters: Force, targets: Force, attacking: bool) -> bool:
    """A battle goes on, unless the attacker retreats, while one of its sides can still hurt the other.

    Submarines and aircraft cannot, but for aircraft beside a destroyer; transports and cargo hurt nobody.

    >>> can_hurt(EMPTY, Force.of(GERMANY, submarine=2), Force.of(UK, fighter=1), attacking=True)
    False
    >>> can_hurt(EMPTY, Force.of(UK, fighter=1), Force.of(GERMANY, submarine=2), attacking=False)
    False
    >>> can_hurt(EMPTY, Force.of(GERMANY, submarine=2), Force.of(UK, fighter=1, transport=1), attacking=True)
    True
    >>> can_hurt(EMPTY, Force.of(UK, fighter=1, destroyer=1), Force.of(GERMANY, submarine=2), attacking=False)
    True
    """
    armed = Force((one, number) for one, number in shooters.items() if figure_now(position, one, attacking))
    return any(may_hit(position, shooter, target, shooters) for shooter in armed for target in targets)


def figure_now(position: Position, piece: Piece, attacking: bool) -> int:
    """The figure of a piece on the side that attacks or defends."""
    attack, defence = fights_at(position, piece.nation, piece.unit)
    return attack if attacking else defence


def may_hit(position: Position, shooter: Piece, target: Piece, beside: Force) -> bool:
    """Whether a hit by one piece, with others of its side beside it, can go to another; cargo at sea has no part."""
    if {shooter.unit, target.unit} & position.rules.units_of("land"):
        return False
    if shooter.unit in position.rules.units_of("air"):
        return bool(may_aircraft_hit(position, target, beside))
    return shooter.unit != "submarine" or bool(may_boat_hit(position, shooter, target))


@clause("g40.casualties.step", G40_RULES(207, 208), G40_RULES(211), G40_RULES(213), G40_LEFT(29), title="Step by step")
def losses_at_sea(position: Position, shooters: Force, targets: Force, attacking: bool, table: Table) -> Force:
    """All units of a step roll before the owner chooses any loss of that step among what each hit can reach.

    What is left of the targets is returned; hits that nothing can take are wasted.

    >>> fleet = Force.of(GERMANY, fighter=1, cruiser=1)
    >>> boats = Force.of(UK, submarine=1, cruiser=1)
    >>> losses_at_sea(EMPTY, fleet, boats, True, script(1, 1))
    nothing
    >>> losses_at_sea(EMPTY.reads(ALLOTMENT, "free"), fleet, boats, True, script(1, 1, "others", "UK Europe cruiser"))
    1 UK Europe submarine
    >>> losses_at_sea(EMPTY, Force.of(GERMANY, fighter=2), Force.of(UK, submarine=2), True, script(1, 1))
    2 UK Europe submarine
    """
    kinds = {name: shooters.only(unit=units) for name, units in kinds_of_fire(position).items()}
    hits = {name: table.volley(general_fire(position, some, attacking)) for name, some in kinds.items()}
    waiting = {name: number for name, number in hits.items() if number}
    for _ in range(len(waiting)):
        reach = {name: in_reach(position, kinds[name], targets, shooters) for name in waiting}
        name = min(waiting, key=lambda one: reach[one].count())
        if position.reading(ALLOTMENT) == "free":
            name = table.choose(speaker(position, targets), "which hits first", waiting)
        left = losing_together(position, reach[name], waiting.pop(name), next(iter(shooters)).nation, table)
        targets = targets.replacing(reach[name], left)
        if not targets:
            break
    return targets


def kinds_of_fire(position: Position) -> dict[str, frozenset[str]]:
    """The units whose hits can reach the same targets: aircraft, submarines, all others."""
    aircraft, boats = position.rules.units_of("air"), frozenset({"submarine"})
    return {"aircraft": aircraft, "submarines": boats, "others": position.rules.units_of("sea") - boats}


def in_reach(position: Position, firing: Force, targets: Force, beside: Force) -> Force:
    """The targets that hits of one kind can go to."""
    shooter = next(iter(firing))
    return Force((one, number) for one, number in targets.items() if may_hit(position, shooter, one, beside))


@clause("g40.combat-round.sea", G40_RULES(150), G40_RULES(199), G40_RULES(200), title="Fire in a round at sea")
def exchange(position: Position, battle: SeaBattle, table: Table) -> SeaBattle:
    """After the surprise strikes the attackers fire, then all defenders that are left, those just hit included.

    >>> duel = SeaBattle(Force.of(GERMANY, cruiser=1), Force.of(UK, destroyer=1))
    >>> exchange(EMPTY, duel, script(3, 2))
    nothing against nothing
    >>> wolf = SeaBattle(Force.of(GERMANY, {"struck"}, submarine=1), Force.of(UK, cruiser=1, fighter=1))
    >>> exchange(EMPTY, wolf, script(1, 3))
    nothing against 1 UK Europe cruiser, 1 UK Europe fighter
    """
    attackers, defenders = battle
    kept = losses_at_sea(position, attackers, defenders, True, table) if defenders else defenders
    left = losses_at_sea(position, defenders, attackers, False, table) if attackers else attackers
    return SeaBattle(left.unmarked(STRUCK), kept.unmarked(STRUCK))


@clause("g40.combat-round.at-sea", G40_RULES(148), G40_RULES(166), G40_RULES(199), title="A round at sea")
def sea_round(position: Position, battle: SeaBattle, table: Table) -> SeaBattle:
    """In each round at sea submarines dive or strike, then all others fire; every round asks anew.

    Once the last destroyer is lost, the next round gives enemy submarines their strike and their dive back.

    >>> hunted = SeaBattle(Force.of(GERMANY, submarine=1), Force.of(UK, destroyer=1, transport=1))
    >>> after = sea_round(EMPTY, hunted, script(2, 3))
    >>> after
    1 Germany submarine against 1 UK Europe transport
    >>> sea_round(EMPTY, after, script(0, 1))
    1 Germany submarine against nothing
    >>> sea_round(EMPTY, after, script(1))
    nothing against 1 UK Europe transport
    """
    return exchange(position, surprise_strikes(position, choose_dives(position, battle, table), table), table)


@clause("g40.casualties.carrier", G40_RULES(210), title="Aircraft of a carrier that is hit")
def deck_hit(position: Position, host: Nation, aboard: Force) -> Force:
    """A carrier MAY take its first hit at any time; guests that lie aboard as cargo are then trapped on its deck.

    What is in the air has lost that deck.

    >>> deck_hit(EMPTY, USA, Force.of(UK, fighter=1))
    1 UK Europe fighter (trapped)
    >>> deck_hit(EMPTY, USA, Force.of(USA, fighter=1))
    1 United States fighter
    >>> fleet, first = Force.of(USA, aircraft_carrier=1, fighter=1), script("United States aircraft carrier")
    >>> losing_together(EMPTY, fleet, 1, JAPAN, first)
    1 United States aircraft carrier (damaged), 1 United States fighter
    """
    guests = Force(one for one in aboard.items() if not share_a_turn(position, one[0].nation, host))
    return aboard.replacing(guests, guests.marked(TRAPPED))


@clause("g40.casualties.aa-artillery", G40_RULES(212), title="AA artillery among the losses")
def may_be_lost(position: Position, unit: str, at_sea: bool) -> bool:
    """The owner MAY give up AA artillery in whichever round on land, as it may any other land unit or aircraft.

    >>> may_be_lost(EMPTY, "aa_artillery", at_sea=False), may_be_lost(EMPTY, "fighter", at_sea=False)
    (True, True)
    >>> may_be_lost(EMPTY, "aa_artillery", at_sea=True), may_be_lost(EMPTY, "cruiser", at_sea=False)
    (False, False)
    >>> losing_together(EMPTY, Force.of(UK, infantry=1, aa_artillery=1), 1, JAPAN, script("UK Europe aa artillery"))
    1 UK Europe infantry
    """
    return unit not in position.rules.units_of("land" if at_sea else "sea")
