"""# Vichy France

When Paris falls in time, most of the French empire turns Vichy and stands aside.
An attack on it ends that.
"""

from __future__ import annotations

from collections.abc import Callable

from rules_model.citation import DELUXE
from rules_model.clause import clause, modifies
from rules_model.deluxe.capitals import Fall, falls
from rules_model.deluxe.paris import SPARED, vichy_starts
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, refuse
from rules_model.world.nation import AXIS, FRANCE, GERMANY, JAPAN, NEUTRAL, VICHY, Nation, members
from rules_model.world.position import Position

FREE_FRENCH = ("A-18", "London", "Normandy", "French Equatorial Africa")  # units there never turn Vichy
INDO_CHINA = "French Indo-China"
BEGUN = "Vichy begins"  # the event of the day on which Vichy comes into being
SETTLED = "Southern France settled"  # the event after which Vichy can no longer change hands as a whole

LATE_FALL = question(
    "3g40.vichy.late-fall",
    DELUXE(129, part=2),
    DELUXE(599, part=2),
    kind="contradiction",
    readings={
        "first-round": "Vichy can only come into being in round 1, before any missions are carried out",
        "any-round": "Vichy comes into being whenever Paris falls",
    },
    chosen="first-round",
    because="Once the first missions phase finds Paris free, all that is French is Free French; "
    "the rule of capitals sets no date because it leaves the matter to this mission.",
)
EARLY_ATTACK = question(
    "3g40.vichy.early-attack",
    DELUXE(599, part=3),
    DELUXE(633, part=1),
    kind="contradiction",
    readings={
        "axis": "in round 1 only an Axis attack frees the French; an Allied one hands Vichy to Germany as later on",
        "any": "any attack on Southern France or Indo-China in round 1 frees the French, an Allied one too",
    },
    chosen="axis",
    because="The paragraph opens with an Axis attack, and the rule on attacks against Vichy tells the sides apart; "
    "otherwise the Allies could free the French by attacking them.",
)
FREE_LAND = question(
    "3g40.vichy.free-land",
    DELUXE(600, part=1),
    DELUXE(600, part=2),
    kind="ambiguity",
    readings={
        "with-units": "Normandy and French Equatorial Africa stay French together with the units in them",
        "units-only": "only the units stay French; the land under them turns Vichy",
    },
    chosen="with-units",
    because="No list of rolls names the two territories, and Free French troops on Vichy soil would have to fight "
    "for their own camp.",
)
AT_SEA = question(
    "3g40.vichy.attack-at-sea",
    DELUXE(633, part=1),
    DELUXE(634),
    kind="ambiguity",
    readings={
        "counts": "an attack on Vichy ships has the same effect as one on Vichy land",
        "land-only": "only an attack on a territory has this effect",
    },
    chosen="counts",
    because="The heading announces attacks on territories and units alike.",
)
ATTACKED_PLACE = question(
    "3g40.vichy.attacked-place",
    DELUXE(633, part=1),
    DELUXE(634),
    kind="ambiguity",
    readings={
        "turns": "the place under attack changes hands with the rest, before the battle",
        "stays": "the place under attack is fought for as it is; only the rest changes hands",
    },
    chosen="stays",
    because="What remains of Vichy once a place is under attack is the rest of it; the rule of the neutral blocks, "
    "in the same words, is read in the same way.",
)


def is_vichy(position: Position, place: str) -> bool:
    """Whether Vichy France holds the place or has pieces in it."""
    return position.holder(place) == VICHY or bool(position.count(place, VICHY))


def vichy_places(position: Position) -> tuple[str, ...]:
    """Every place that Vichy France holds or has pieces in, in the order of the map."""
    return tuple(place for place in position.map.places if is_vichy(position, place))


def turn(position: Position, place: str, nation: Nation) -> Position:
    """The position after the place, if Vichy holds it, and every Vichy piece in it have gone to a nation."""
    turned = position.with_pieces(place, position.force(place).handing(VICHY, nation))
    return turned.held(nation, place) if position.holder(place) == VICHY else turned


@modifies("3g40.vichy.in-time", vichy_starts, DELUXE(599, part=2), title="Vichy in round 1 or never")
def in_time(before: Callable[[Position], Verdict], position: Position) -> Verdict:
    """Paris must have fallen before the missions phase of round 1, or Vichy MUST NOT come into being any more.

    >>> fallen = EMPTY.held(GERMANY, "Paris")
    >>> vichy_starts(fallen), vichy_starts(fallen.in_round(2)).allowed
    (allowed by 3g40.capitals.france.vichy, False)

    Whether a later fall of Paris brings Vichy all the same is open.

    >>> vichy_starts(fallen.in_round(2).reads(LATE_FALL, "any-round"))
    allowed by 3g40.capitals.france.vichy
    """
    if position.round > 1 and position.reading(LATE_FALL) == "first-round":
        return refuse(in_time, "Paris was free in the first missions phase")
    return before(position)


@clause("3g40.vichy.formation", DELUXE(599, part=1), DELUXE(600), title="Vichy formed")
def form_vichy(position: Position) -> Position:
    """Once Paris falls to the Axis, all that is French on land and at sea MUST turn Vichy.

    Only units in A-18, London, Normandy and French Equatorial Africa stay Free French.

    >>> empire = EMPTY.held(GERMANY, "Paris").held(FRANCE, "Southern France", "Morocco", "French Equatorial Africa")
    >>> empire = empire.with_force("M-1", FRANCE, battleship=1).with_force("A-18", FRANCE, destroyer=1)
    >>> vichy = form_vichy(empire)
    >>> vichy.held_by(VICHY), vichy.held_by(FRANCE)
    (('Southern France', 'Morocco'), ('French Equatorial Africa',))
    >>> vichy.force("M-1"), vichy.force("A-18")
    (1 Vichy France battleship, 1 France destroyer)
    >>> form_vichy(empire.held(FRANCE, "Paris")).held_by(VICHY)
    ()

    Whether the land under them stays French as well is open.

    >>> form_vichy(empire.reads(FREE_LAND, "units-only")).held_by(FRANCE)
    ()
    """
    if not vichy_starts(position):
        return position
    formed = position
    for place in position.map.places:
        free = place in FREE_FRENCH
        if not free:
            formed = formed.with_pieces(place, formed.force(place).handing(FRANCE, VICHY))
        if position.holder(place) == FRANCE and not (free and position.reading(FREE_LAND) == "with-units"):
            formed = formed.held(VICHY, place)
    if position.events(BEGUN):  # the fall of Paris has noted it
        return formed
    return formed.noting(BEGUN, form_vichy, "the French empire turns Vichy", nation=FRANCE)


@modifies("3g40.vichy.at-once", falls, DELUXE(599, part=1), DELUXE(600, part=1), title="Vichy at once")
def at_once(before: Fall, position: Position, nation: Nation, capital: str, table: Table) -> Position:
    """The French empire MUST turn Vichy the moment that Paris falls, if the Vichy rules start at all.

    >>> empire = EMPTY.held(GERMANY, "Paris").held(FRANCE, "Morocco", "French Equatorial Africa")
    >>> falls(empire, FRANCE, "Paris", script()).held_by(VICHY)
    ('Morocco',)
    >>> falls(empire.in_round(2), FRANCE, "Paris", script()).held_by(VICHY)
    ()
    """
    fallen = before(position, nation, capital, table)
    return form_vichy(fallen) if nation == FRANCE and fallen is not position else fallen


@clause("3g40.vichy.free", DELUXE(599, part=2), DELUXE(599, part=3), title="When the French stay free")
def free_the_french(position: Position) -> Position:
    """If Paris still stands at the first missions phase, or Southern France or French Indo-China has been attacked,
    all that is French MUST be Free French.

    >>> vichy = form_vichy(EMPTY.held(GERMANY, "Paris").held(FRANCE, "Morocco", "French Indo-China"))
    >>> free_the_french(vichy).held_by(FRANCE)
    ()
    >>> attacked = vichy.noting("attacked", None, "Japan attacks", nation=JAPAN, place="French Indo-China")
    >>> free_the_french(attacked).held_by(FRANCE)
    ('French Indo-China', 'Morocco')

    Whether an Allied attack does it too is open.

    >>> british = vichy.noting("attacked", None, "the British attack", nation=UK, place="French Indo-China")
    >>> free_the_french(british).held_by(FRANCE), free_the_french(british.reads(EARLY_ATTACK, "any")).held_by(FRANCE)
    ((), ('French Indo-China', 'Morocco'))
    """
    attackers = [attack.nation for place in SPARED for attack in position.events("attacked", place=place)]
    if position.reading(EARLY_ATTACK) == "axis":
        attackers = [nation for nation in attackers if nation in members(AXIS)]
    if position.round > 1 or (position.events(BEGUN) and not attackers):
        return position
    freed = position
    for place in vichy_places(position):
        freed = turn(freed, place, FRANCE)
    return freed.noting("French free", free_the_french, "all that is French is Free French")


@clause("3g40.vichy.heir", DELUXE(633), DELUXE(634), title="Whose Vichy becomes")
def heir(position: Position, attacker: Nation, place: str) -> Nation:
    """What is Vichy becomes German after an Allied attack, Indo-China Japanese; after an Axis attack, Free French.

    >>> heir(EMPTY, USA, "Morocco"), heir(EMPTY, USA, "French Indo-China")
    (Germany, Japan)
    >>> heir(EMPTY, JAPAN, "Morocco"), heir(EMPTY, JAPAN, "French Indo-China")
    (France, France)
    """
    if attacker.side is NEUTRAL:
        return VICHY
    if attacker.side is AXIS:
        return FRANCE
    return JAPAN if position.map.name_of(place) == INDO_CHINA else GERMANY


@clause("3g40.vichy.attacked", DELUXE(633), DELUXE(634), title="An attack on Vichy")
def attack_on_vichy(position: Position, attacker: Nation, target: str) -> Position:
    """Until Southern France is settled, an attack on Vichy MUST turn everything else that is still Vichy.

    >>> vichy = EMPTY.held(VICHY, "Morocco", "Syria").with_force("M-1", VICHY, battleship=1)
    >>> torch = attack_on_vichy(vichy, USA, "Morocco")
    >>> torch.held_by(GERMANY), torch.held_by(VICHY), torch.force("M-1")
    (('Syria',), ('Morocco',), 1 Germany battleship)
    >>> attack_on_vichy(vichy, ITALY, "M-1").held_by(FRANCE)
    ('Syria', 'Morocco')

    Whether the place under attack turns too, and whether an attack at sea counts, is open.

    >>> attack_on_vichy(vichy.reads(ATTACKED_PLACE, "turns"), USA, "Morocco").held_by(GERMANY)
    ('Syria', 'Morocco')
    >>> attack_on_vichy(vichy.reads(AT_SEA, "land-only"), ITALY, "M-1").held_by(FRANCE)
    ()
    """
    target = position.map.name_of(target)
    ignored = position.map.is_sea(target) and position.reading(AT_SEA) == "land-only"
    if attacker.side is NEUTRAL or ignored or position.events(SETTLED) or not is_vichy(position, target):
        return position
    freed = position.round == 1 and target in SPARED and position.reading(EARLY_ATTACK) == "any"
    changed = position
    for place in vichy_places(position):
        if place != target or position.reading(ATTACKED_PLACE) == "turns":
            changed = turn(changed, place, FRANCE if freed else heir(position, attacker, place))
    text = f"{attacker} attacks {target}, and what is still Vichy changes hands"
    return changed.noting("Vichy ends", attack_on_vichy, text, nation=attacker, place=target)
