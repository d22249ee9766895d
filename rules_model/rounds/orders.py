"""What players order: one small record for each thing that a rule allows or forbids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules_model.world.force import Force
from rules_model.world.nation import Nation

Route = tuple[str, ...]  #: every space of a move in order, the first where it starts
Units = Mapping[str, int]  #: how many of each unit


@dataclass(frozen=True)
class Order:
    """Something that a nation wants to do; of the two British economies, the one that pays or owns the pieces."""

    nation: Nation  #: who orders it


@dataclass(frozen=True)
class Buy(Order):
    """Buy units, a facility, or the upgrade of a factory."""

    item: str  #: "infantry", "air_base", "upgrade"
    number: int = 1  #: how many


@dataclass(frozen=True)
class Repair(Order):
    """Take damage markers off a facility."""

    place: str  #: where
    kind: str  #: which facility
    markers: int  #: how many


@dataclass(frozen=True)
class DeclareWar(Order):
    """Declare war."""

    other: Nation  #: on whom


@dataclass(frozen=True)
class Move(Order):
    """A combat move; what moves together blitzes together."""

    route: Route  #: from where to where
    units: Units  #: what moves
    assault: bool = False  #: whether the ships go along with an assault from the sea


@dataclass(frozen=True)
class Raid(Order):
    """A bombing raid with its escorts, who fly the same route."""

    route: Route  #: the last space is the raided one
    units: Units  #: bombers and escorting fighters
    target: str  #: the facility that the bombers mean to hit


@dataclass(frozen=True)
class Load(Order):
    """Land units of the nation board a transport."""

    zone: str  #: where the transport is
    ship: str  #: its name; a transport without a name in that zone is given this one
    start: str  #: the territory they leave
    units: Units  #: what boards


@dataclass(frozen=True)
class Sail(Order):
    """A named transport sails, with its cargo."""

    ship: str  #: its name
    route: Route  #: sea zones


@dataclass(frozen=True)
class Assault(Order):
    """All cargo of a named transport assaults a territory."""

    ship: str  #: the transport
    zone: str  #: where it is
    territory: str  #: what it assaults


@dataclass(frozen=True)
class Scramble(Order):
    """A defender sends aircraft up over a sea zone."""

    base: str  #: where they rise
    zone: str  #: over which they fight
    team: Force  #: the aircraft


@dataclass(frozen=True)
class Intercept(Order):
    """A defender sends fighters up against a raid."""

    place: str  #: the raided territory
    fighters: Force  #: the interceptors


@dataclass(frozen=True)
class Retreat(Order):
    """The attacker breaks off a battle."""

    place: str  #: where it is fought
    to: str  #: where its units go
    rounds: int = 0  #: rounds of that battle fought so far; between battles, when players order, none


@dataclass(frozen=True)
class NoncombatMove(Order):
    """A move after the battles, aircraft on their way home among them."""

    route: Route  #: from where to where
    units: Units  #: what moves


@dataclass(frozen=True)
class Offload(Order):
    """Cargo of a named transport lands among friends."""

    ship: str  #: the transport
    zone: str  #: where it is
    shore: str  #: where they land
    units: Units  #: what lands


@dataclass(frozen=True)
class Place(Order):
    """Place something that was bought."""

    item: str  #: a unit, a facility or "upgrade"
    factory: str  #: the territory whose factory makes it, or that gets the facility
    place: str  #: where it stands
