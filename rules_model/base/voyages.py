"""# A transport's turn

In which order a transport loads, sails and lands its cargo.
"""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from rules_model.base.loading import ACTS, LOAD, OFFLOAD, SAIL, may_work_in
from rules_model.base.sea_moves import may_sail
from rules_model.base.spaces import touches
from rules_model.base.turn import Phase
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.names import UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position


class Step(NamedTuple):
    """One thing that a transport does."""

    act: str  #: "load", "sail" or "offload"
    place: str  #: the territory that cargo comes from or goes to; the sea zone sailed into
    phase: Phase = Phase.COMBAT_MOVE  #: when


class Boarded(Enum):
    """When cargo came aboard."""

    EARLIER = "in an earlier turn"
    FOR_ASSAULT = "in this combat move"
    AFTERWARDS = "in this noncombat move"


@clause("g40.transport.order", G40_RULES(84), G40_RULES(86), G40_RULES(89), title="Offloading ends it")
def may_follow(position: Position, steps: tuple[Step, ...]) -> Verdict:
    """A transport MAY load before, between and after the zones it sails, or without sailing; offloading ends its turn.

    After it the transport neither moves nor loads, and lands nothing elsewhere.

    >>> may_follow(START, (Step("load", "Scotland"), Step("offload", "United Kingdom")))
    allowed by g40.transport.order
    >>> may_follow(START, (Step("offload", "Norway"), Step("sail", "Sea Zone 112")))
    refused by g40.transport.order: it has offloaded already
    >>> may_follow(START, (Step("offload", "Norway"), Step("load", "Norway")))
    refused by g40.transport.order: it has offloaded already
    """
    for step in steps:
        if step.act not in ACTS:
            raise UnknownName("act of a transport", step.act, ACTS)
    for before, after in pairwise(steps):
        if before.act == OFFLOAD and after.act != OFFLOAD:
            return refuse(may_follow, "it has offloaded already")
    return allow(may_follow)


@clause("g40.transport.one-shore", G40_RULES(87), G40_RULES(89), title="One shore a turn")
def lands_on_one_shore(position: Position, steps: tuple[Step, ...]) -> Verdict:
    """A transport MUST NOT offload into more than one territory in a turn, a bridge over one zone included.

    >>> lands_on_one_shore(START, (Step("offload", "Norway"), Step("offload", "Norway")))
    allowed by g40.transport.one-shore
    >>> lands_on_one_shore(START, (Step("offload", "Norway"), Step("offload", "Denmark")))
    refused by g40.transport.one-shore: it lands on Denmark and Norway
    """
    shores = sorted({position.map.name_of(step.place) for step in steps if step.act == OFFLOAD})
    if len(shores) > 1:
        return refuse(lands_on_one_shore, f"it lands on {' and '.join(shores)}")
    return allow(lands_on_one_shore)


@clause("g40.transport.one-phase", G40_RULES(93), G40_LEFT(27), title="One phase for each")
def keeps_to_phases(position: Position, steps: tuple[Step, ...]) -> Verdict:
    """A transport MUST NOT load in both move phases of a turn, nor offload in both.

    >>> first, second = Step("load", "Scotland"), Step("load", "Eire", Phase.NONCOMBAT_MOVE)
    >>> keeps_to_phases(START, (first, second))
    refused by g40.transport.one-phase: it loads in two phases
    >>> keeps_to_phases(START, (first, Step("load", "Eire"), Step("offload", "Norway")))
    allowed by g40.transport.one-phase
    """
    for act in (LOAD, OFFLOAD):
        if len({step.phase for step in steps if step.act == act}) > 1:
            return refuse(keeps_to_phases, f"it {act}s in two phases")
    return allow(keeps_to_phases)


@clause(
    "g40.transport.voyage",
    G40_RULES(57), G40_RULES(84), G40_RULES(86), G40_RULES(88), G40_RULES(90), G40_RULES(180), G40_RULES(445),
    title="A voyage with cargo",
)  # fmt: skip
def may_voyage(position: Position, nation: Nation, start: str, steps: tuple[Step, ...]) -> Verdict:
    """A transport's turn MAY be any lawful voyage that loads in friendly zones on its way and offloads where it ends.

    An assault MAY head for hostile waters, for these are cleared before anybody lands.
    All of it lies in one move phase: what sailed, loaded or landed before the battles does nothing after them.

    >>> war = START.at_war(UK, GERMANY)
    >>> trip = (Step("load", "Scotland"), Step("sail", "Sea Zone 110"), Step("load", "United Kingdom"))
    >>> trip += (Step("sail", "Sea Zone 112"), Step("offload", "Denmark"))
    >>> may_voyage(war, UK, "Sea Zone 109", trip)
    allowed by g40.transport.voyage
    >>> guarded = war.with_force("Sea Zone 112", GERMANY, cruiser=1)
    >>> may_voyage(guarded, UK, "Sea Zone 109", trip)
    allowed by g40.transport.voyage
    >>> may_voyage(guarded, UK, "Sea Zone 112", (Step("load", "Norway"),))
    refused by g40.transport.waters: Sea Zone 112 is hostile
    >>> may_voyage(war, UK, "Sea Zone 109", (Step("load", "Gibraltar"),))
    refused by g40.transport.voyage: Gibraltar does not touch Sea Zone 109
    >>> may_voyage(war, UK, "Sea Zone 109", (Step("load", "Scotland"), Step("offload", "Eire", Phase.NONCOMBAT_MOVE)))
    refused by g40.transport.voyage: its turn was in the phase Combat move
    """
    if len({step.phase for step in steps}) > 1:
        return refuse(may_voyage, f"its turn was in the phase {steps[0].phase.title}")
    for verdict in (may_follow(position, steps), lands_on_one_shore(position, steps)):
        if not verdict:
            return verdict
    zones = [start]
    for step in steps:
        if step.act == SAIL:
            zones.append(step.place)
            if not (sailed := may_sail(position, nation, "transport", tuple(zones), step.phase)):
                return sailed
            continue
        if not touches(position, step.place, zones[-1]):
            return refuse(may_voyage, f"{step.place} does not touch {zones[-1]}")
        assault = step.act == OFFLOAD and step.phase is Phase.COMBAT_MOVE  # nobody lands before the sea is clear
        if not assault and not (working := may_work_in(position, zones[-1], nation)):
            return working
    return allow(may_voyage)


@clause("g40.transport.aboard", G40_RULES(90), G40_RULES(91), G40_LEFT(28), title="What may stay aboard")
def may_stay_aboard(position: Position, boarded: Boarded, retreated: bool = False) -> Verdict:
    """Cargo loaded for an assault MUST all land in it, unless the transport retreats.

    What boarded in an earlier turn MAY land or stay, all or some; what boards in the noncombat move MAY stay too.

    >>> may_stay_aboard(START, Boarded.FOR_ASSAULT)
    refused by g40.transport.aboard: it boarded for this assault
    >>> may_stay_aboard(START, Boarded.FOR_ASSAULT, retreated=True)
    allowed by g40.transport.aboard
    >>> may_stay_aboard(START, Boarded.EARLIER), may_stay_aboard(START, Boarded.AFTERWARDS).allowed
    (allowed by g40.transport.aboard, True)
    """
    if boarded is Boarded.FOR_ASSAULT and not retreated:
        return refuse(may_stay_aboard, "it boarded for this assault")
    return allow(may_stay_aboard)


@clause("g40.transport.retreated", G40_RULES(97), title="No landing after a retreat")
def may_offload(position: Position, retreated: bool) -> Verdict:
    """A transport that has retreated MUST NOT offload in that turn.

    >>> may_offload(START, retreated=True)
    refused by g40.transport.retreated: it has retreated this turn
    >>> may_offload(START, retreated=False)
    allowed by g40.transport.retreated
    """
    return refuse(may_offload, "it has retreated this turn") if retreated else allow(may_offload)
