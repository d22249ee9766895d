"""# Carriers

How many aircraft find a place at sea.
"""

from __future__ import annotations

from rules_model.base.neutral_powers import fights_here
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.world.nation import CHINA, Nation
from rules_model.world.position import Position

CARRIER = "aircraft_carrier"
ABOARD = "fly from a carrier"  # the ability that a row lists
DAMAGED, SCRAMBLED = "damaged", "scrambled"  # marks on pieces
TRAPPED = "trapped"  # mark on aircraft that lie on a friend's damaged deck


def hosts(position: Position, host: Nation, guest: Nation, place: str) -> bool:
    """Whether a power takes in pieces: its own, or a friend's once neither of the two is a neutral power at that place.

    The two British economies are one power.
    """
    if share_a_turn(position, host, guest):
        return True
    return host.friendly(guest) and fights_here(position, host, place) and fights_here(position, guest, place)


@clause("g40.carriers.capacity", G40_RULES(105), G40_RULES(111))
def carrier_capacity(position: Position, nation: Nation, damaged: bool = False) -> int:
    """A carrier holds two fighters or tactical bombers; a damaged one MUST NOT launch or land any.

    >>> carrier_capacity(EMPTY, JAPAN)
    2
    >>> carrier_capacity(EMPTY, JAPAN, damaged=True)
    0
    """
    return 0 if damaged else profile_of(position, nation, CARRIER).capacity


@clause("g40.carriers.room", G40_RULES(105), G40_RULES(111), G40_RULES(381, 382), G40_RULES(418))
def carrier_room(position: Position, zone: str, nation: Nation) -> int:
    """Aircraft MAY use free places on their own carriers, and on a friend's once host and guest each fight a war.

    Aircraft that are trapped on a damaged deck take no place on another.
    On a map where it is neutral the Soviet Union is neither host nor guest; China's fighter never is a guest.

    >>> fleet = START.at_war(ALLIES, JAPAN).with_force("Sea Zone 26", USA, aircraft_carrier=1, fighter=1)
    >>> carrier_room(fleet, "Sea Zone 26", ANZAC)
    1
    >>> carrier_room(START.with_force("Sea Zone 26", USA, aircraft_carrier=1), "Sea Zone 26", ANZAC)
    0
    >>> soviet = START.at_war(USSR, JAPAN).at_war(UK, JAPAN, GERMANY)
    >>> [carrier_room(soviet.with_force(zone, USSR, aircraft_carrier=1), zone, UK) for zone in ("SZ 5", "SZ 115")]
    [2, 0]
    >>> carrier_room(fleet, "Sea Zone 26", CHINA)
    0

    The Soviet Union is no guest on a map where it is neutral.

    >>> east = START.at_war(JAPAN, USSR, USA).with_force("Sea Zone 102", USA, aircraft_carrier=1)
    >>> carrier_room(east, "Sea Zone 102", USSR), carrier_room(east.at_war(USSR, ITALY), "Sea Zone 102", USSR)
    (0, 2)
    """
    if nation == CHINA:
        return 0
    there = position.force(zone)
    partners = [other for other in position.occupiers(zone) if hosts(position, other, nation, zone)]
    units = [unit for unit in position.rules.units_of("air") if profile_of(position, nation, unit).can(ABOARD)]
    room = 0
    for other in partners:
        carriers = there.only(other, unit=CARRIER)
        room += carrier_capacity(position, other) * carriers.count(without=DAMAGED)
        room += carrier_capacity(position, other, damaged=True) * carriers.count(mark=DAMAGED)
        room -= there.only(other, unit=units, without=SCRAMBLED).count(without=TRAPPED)
    return max(0, room)
