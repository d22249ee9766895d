"""# Mobilizing new units

In the fifth phase the purchases come onto the board, through factories that were the power's own when its turn began.
"""

from __future__ import annotations

from rules_model.base.carriers import ABOARD, carrier_room
from rules_model.base.china import may_place as may_place_in_china
from rules_model.base.purchase import UPGRADE, waiting
from rules_model.base.repair import MINOR
from rules_model.base.sequence import held_since_turn_began, this_turn
from rules_model.base.sites import MAJOR, PRODUCTION
from rules_model.base.turn import Phase, is_phase, share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Force
from rules_model.world.names import UnknownName
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

OUTPUT = {MAJOR: 10, MINOR: 3}  # units a turn


def happened_this_turn(position: Position, kind: str, place: str) -> int:
    """How often something has happened in a place since the turn began."""
    return sum(event.kind == kind and event.place == place for event in this_turn(position))


@clause("g40.mobilise.factory", G40_RULES(313), G40_RULES(319), G40_RULES(320), title="Whose factory")
def may_produce_at(position: Position, nation: Nation, place: str) -> Verdict:
    """New units MUST come from a factory that was the power's own when its turn began.

    One that was built this turn starts next turn; a new base beside it changes nothing.
    An ally's factory never serves, even one just freed for him.

    >>> works = START.with_facility("Egypt", "minor_factory")
    >>> may_produce_at(works, UK, "Egypt"), may_produce_at(works, USA, "Egypt")
    (allowed by g40.mobilise.factory, refused by g40.mobilise.factory: United States has not held Egypt all turn)
    >>> taken = works.held(ITALY, "Egypt").noting("captured", None, "", nation=ITALY, other=UK, place="Egypt")
    >>> may_produce_at(taken, ITALY, "Egypt").allowed
    False
    >>> may_produce_at(taken.noting("turn began", None, "", nation=ITALY), ITALY, "Egypt").allowed
    True
    >>> may_produce_at(works.noting("built", None, "", nation=UK, place="Egypt"), UK, "Egypt")
    refused by g40.mobilise.factory: the factory in Egypt is new
    >>> may_produce_at(works.noting("built a base", None, "", nation=UK, place="Egypt"), UK, "Egypt").allowed
    True
    >>> freed = works.noting("liberated", None, "", nation=USA, other=UK, place="Egypt")
    >>> may_produce_at(freed, USA, "Egypt").allowed, may_produce_at(freed, UK, "Egypt").allowed
    (False, False)
    """
    spot = position.map.name_of(place)
    if not held_since_turn_began(position, nation, spot):
        return refuse(may_produce_at, f"{nation} has not held {spot} all turn")
    if not position.facilities_in(spot, *position.rules.facilities_of(PRODUCTION)):
        return refuse(may_produce_at, f"{spot} has no factory")
    if happened_this_turn(position, "built", spot):
        return refuse(may_produce_at, f"the factory in {spot} is new")
    return allow(may_produce_at)


@clause("g40.mobilise.output", G40_RULES(314), G40_RULES(435), G40_RULES(439), title="What a factory makes")
def output(position: Position, place: str) -> int:
    """A major factory makes at most ten units a turn, a minor one three, each one fewer for every point of damage.

    As many points as units leave it idle; one that was upgraded this turn still makes three.

    >>> output(START.with_facility("Germany", "major_factory", damage=4), "Germany")
    6
    >>> [output(START.with_facility("Egypt", "minor_factory", damage=points), "Egypt") for points in (0, 2, 3, 6)]
    [3, 1, 0, 0]
    >>> bigger = START.with_facility("Germany", "major_factory").noting("upgraded", None, "", place="Germany")
    >>> output(bigger, "Germany"), output(bigger.noting("turn began", None, "", nation=UK), "Germany")
    (3, 10)
    """
    spot = position.map.name_of(place)
    upgraded = happened_this_turn(position, "upgraded", spot)
    factories = position.facilities_in(spot, *OUTPUT)
    return sum(max(0, OUTPUT[MINOR if upgraded else one.kind] - one.damage) for one in factories)


@clause("g40.mobilise.counts", G40_RULES(315), title="What uses output")
def uses_output(position: Position, item: str) -> bool:
    """Every unit MUST use one unit of a factory's output; a facility uses none.

    >>> uses_output(EMPTY, "transport"), uses_output(EMPTY, "air_base"), uses_output(EMPTY, "upgrade")
    (True, False, False)
    """
    known = (*position.rules.unit_names, *position.rules.facility_names, UPGRADE)
    if item not in known:
        raise UnknownName("unit or facility", item, known)
    return item in position.rules.unit_names


@clause("g40.mobilise.room", G40_RULES(314), title="What a factory has left")
def output_left(position: Position, nation: Nation, place: str) -> int:
    """A factory MUST NOT turn out more in a turn than its output, whatever it has placed already included.

    >>> works = START.with_facility("Egypt", "minor_factory", damage=1)
    >>> output_left(works, UK, "Egypt"), output_left(works, USA, "Egypt")
    (2, 0)
    >>> output_left(works.noting("mobilized", None, "", nation=UK, place="Egypt"), UK, "Egypt")
    1
    """
    if not may_produce_at(position, nation, place):
        return 0
    spot = position.map.name_of(place)
    return output(position, spot) - happened_this_turn(position, "mobilized", spot)


@clause("g40.mobilise.sea-zones", G40_RULES(316), G40_RULES(317), title="New ships")
def may_launch(position: Position, factory: str, zone: str) -> Verdict:
    """New ships MUST be placed in a sea zone that touches the factory's territory, even among enemy ships.

    Nothing is fought there before another turn's combat.

    >>> may_launch(START, "Egypt", "Sea Zone 98"), may_launch(START, "Egypt", "Sea Zone 97").allowed
    (allowed by g40.mobilise.sea-zones, False)
    >>> enemies = START.at_war(UK, ITALY).with_force("Sea Zone 98", ITALY, cruiser=1)
    >>> may_launch(enemies, "Egypt", "Sea Zone 98").allowed
    True
    >>> may_launch(START, "Egypt", "Alexandria")
    refused by g40.mobilise.sea-zones: Alexandria is no sea zone at Egypt
    """
    if not (position.map.is_sea(zone) and position.map.adjacent(factory, zone)):
        return refuse(may_launch, f"{zone} is no sea zone at {factory}")
    return allow(may_launch)


@clause("g40.mobilise.decks", G40_RULES(318), G40_RULES(327), title="New aircraft on carriers")
def may_board(position: Position, nation: Nation, unit: str, zone: str) -> Verdict:
    """A new fighter or tactical bomber MAY go to a free deck of the power's own, even on a carrier placed this turn.

    The decks of both British economies are British, and an ally's aircraft fill a deck as well.

    >>> deck = START.with_force("Sea Zone 98", UK, aircraft_carrier=1, fighter=1)
    >>> may_board(deck, UK, "tactical_bomber", "Sea Zone 98"), may_board(deck, UK, "strategic_bomber", "Sea Zone 98")
    (allowed by g40.mobilise.decks, refused by g40.mobilise.decks: no strategic bomber stands on a carrier)
    >>> may_board(deck.with_force("Sea Zone 98", UK, fighter=1), UK, "fighter", "Sea Zone 98")
    refused by g40.mobilise.decks: UK Europe has no free deck in Sea Zone 98
    >>> friend = START.at_war(ALLIES, GERMANY).with_force("Sea Zone 98", FRANCE, aircraft_carrier=1)
    >>> may_board(friend, UK, "fighter", "Sea Zone 98").allowed
    False
    >>> guest = deck.at_war(ALLIES, GERMANY).with_force("Sea Zone 98", USA, fighter=1)
    >>> may_board(guest, UK, "fighter", "Sea Zone 98").allowed
    False
    """
    if not profile_of(position, nation, unit).can(ABOARD):
        return refuse(may_board, f"no {unit.replace('_', ' ')} stands on a carrier")
    there = position.force(zone)
    own = Force((piece, number) for piece, number in there.items() if share_a_turn(position, piece.nation, nation))
    if min(carrier_room(position, zone, nation), carrier_room(position.with_pieces(zone, own), zone, nation)) < 1:
        return refuse(may_board, f"{nation} has no free deck in {zone}")
    return allow(may_board)


@clause(
    "g40.mobilise.place", G40_RULES(316), G40_RULES(318), G40_RULES(327), G40_RULES(415), title="Where new units go"
)
def may_place(position: Position, nation: Nation, unit: str, factory: str, place: str) -> Verdict:
    """New land and air units MUST be placed with the factory, new ships beside it; aircraft MAY go to a deck there.

    Each British economy uses its own factories, and China needs none.

    >>> works = START.with_facility("Egypt", "minor_factory", damage=2)
    >>> may_place(works, UK, "tank", "Egypt", "Egypt"), may_place(works, UK, "tank", "Egypt", "Alexandria").allowed
    (allowed by g40.mobilise.place, False)
    >>> may_place(works.with_force("Sea Zone 98", UK, aircraft_carrier=1), UK, "fighter", "Egypt", "Sea Zone 98")
    allowed by g40.mobilise.place
    >>> may_place(works, UK_PACIFIC, "infantry", "Egypt", "Egypt")
    refused by g40.mobilise.place: the factory in Egypt makes nothing more for UK Pacific
    >>> may_place(START, CHINA, "infantry", "Yunnan", "Yunnan"), may_place(START, CHINA, "infantry", "India", "India")
    (allowed by g40.mobilise.place, refused by g40.mobilise.place: India is not Chinese)
    """
    if nation == CHINA:
        chinese = may_place_in_china(position, place)
        return allow(may_place) if chinese else refuse(may_place, chinese.reason)
    if output_left(position, nation, factory) < 1:
        return refuse(may_place, f"the factory in {factory} makes nothing more for {nation}")
    domain = profile_of(position, nation, unit).domain
    if domain == "sea":
        needs = [may_launch(position, factory, place)]
    elif position.map.name_of(place) == position.map.name_of(factory):
        needs = []
    else:
        needs = [may_launch(position, factory, place), may_board(position, nation, unit, place)]
    for verdict in needs:
        if not verdict:
            return refuse(may_place, verdict.reason)
    return allow(may_place)


@clause("g40.mobilise.unit", G40_RULES(14), G40_RULES(316), title="Placing a new unit")
def mobilize(position: Position, nation: Nation, unit: str, factory: str, place: str) -> Position:
    """In the mobilize phase a power MUST take its units from the mobilization zone and place them.

    >>> works = START.with_facility("Egypt", "minor_factory").with_tokens(UK, "bought tank", 2)
    >>> phase = works.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
    >>> after = mobilize(phase, UK, "tank", "Egypt", "Egypt")
    >>> after.force("Egypt"), after.tokens(UK, "bought tank"), after.since(phase)
    (1 UK Europe tank, 1, ['UK Europe places 1 tank in Egypt'])
    >>> output_left(after, UK, "Egypt")
    2
    >>> mobilize(works, UK, "tank", "Egypt", "Egypt")
    Traceback (most recent call last):
    ValueError: UK Europe is not in its mobilize phase
    """
    if not is_phase(position, nation, Phase.MOBILIZE):
        raise ValueError(f"{nation} is not in its mobilize phase")
    verdict = may_place(position, nation, unit, factory, place)
    if not verdict:
        raise ValueError(verdict.reason)
    left = position.tokens(nation, waiting(unit)) - 1
    text = f"{nation} places 1 {unit.replace('_', ' ')} in {place}"
    placed = position.with_tokens(nation, waiting(unit), left).with_force(place, nation, (), **{unit: 1})
    return placed.noting("mobilized", mobilize, text, nation=nation, place=factory)
