"""# The order of play

Whose turn follows whose, and what comes first inside a turn.
The log remembers each movement ("moved") and each battle that is over ("battle fought").
"""

from __future__ import annotations

from typing import NamedTuple

from rules_model.advantage import lost_capital
from rules_model.base.turn import ATTACKED, Phase, is_phase, phases, share_a_turn, since_phase_began
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.event import Event
from rules_model.world.names import UnknownName
from rules_model.world.nation import (
    ANZAC,
    CHINA,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    UK,
    UNITED_KINGDOM,
    USA,
    USSR,
    Nation,
)  # fmt: skip
from rules_model.world.position import Position

ORDER = (GERMANY, USSR, JAPAN, USA, CHINA, UK, ITALY, ANZAC, FRANCE)  # the UK plays both its economies
SCRAMBLE, INTERCEPT, KAMIKAZE = "scramble", "intercept", "kamikaze"
RESPONSES = (SCRAMBLE, INTERCEPT, KAMIKAZE)
RAID, ASSAULT, OTHER = "raid", "amphibious assault", "other battle"
BATTLES = (RAID, ASSAULT, OTHER)  # in the order in which they are fought
AMERICAN_ROUND = 3
TAKEN = ("captured", "liberated", "returned")  # kinds of events that change who holds a place
CHANGED_HANDS = (*TAKEN, "joined", "taken over")  # these and what comes to a power in peace


class Battle(NamedTuple):
    """A battle or raid that waits to be fought."""

    kind: str  #: "raid", "amphibious assault" or "other battle"
    place: str  #: where

    def __str__(self) -> str:
        return f"{self.kind} in {self.place}"


def this_turn(position: Position) -> tuple[Event, ...]:
    """What has happened since the turn that is being played began."""
    for back, event in enumerate(reversed(position.log)):
        if event.kind == "turn began":
            return position.log[len(position.log) - back :]
    return position.log


def held_since_turn_began(position: Position, nation: Nation, place: str) -> bool:
    """Whether the nation holds a place and held it already when the turn began."""
    spot = position.map.name_of(place)
    taken = any(event.kind in CHANGED_HANDS and event.place == spot for event in this_turn(position))
    return position.holder(spot) == nation and not taken


@clause("g40.sequence.order", G40_RULES(2), title="The order of turns")
def turn_order(position: Position) -> tuple[Nation, ...]:
    """In every round each power MUST take one turn, from Germany to France.

    In the first edition and in Alpha +2 the United Kingdom, ANZAC and Italy came before the United States, and China
    after it; in Alpha +3 only ANZAC and Italy changed places.

    >>> turn_order(EMPTY)
    (Germany, Soviet Union, Japan, United States, China, UK Europe, Italy, ANZAC, France)
    >>> UK_PACIFIC in turn_order(EMPTY)
    False
    """
    return ORDER


@clause("g40.sequence.next", G40_RULES(2), title="Who is next")
def next_turn(position: Position, nation: Nation) -> tuple[Nation, int]:
    """When a turn ends the next power in the order MUST begin; after the last one, a new round opens.

    >>> next_turn(EMPTY, GERMANY), next_turn(EMPTY, UK_PACIFIC)
    ((Soviet Union, 1), (Italy, 1))
    >>> next_turn(EMPTY, FRANCE)
    (Germany, 2)
    """
    order = turn_order(position)
    now = next((place for place, one in enumerate(order) if share_a_turn(position, one, nation)), None)
    if now is None:
        raise ValueError(f"{nation} has no turn")
    following = (now + 1) % len(order)
    return order[following], position.round + (following == 0)


@clause("g40.sequence.research", G40_RULES(4), G40_RULES(9), option="research", title="Research, if played")
def may_research(position: Position, nation: Nation) -> Verdict:
    """Where the group plays with research, a power MAY roll for it before it purchases; China MUST NOT.

    Nor MUST a power whose capital an enemy holds.

    >>> optional = Position(RULES.with_options("research"), MAP).noting("turn began", None, "", nation=JAPAN)
    >>> may_research(optional, JAPAN)
    allowed by g40.sequence.research
    >>> may_research(optional.noting("phase began", None, "", nation=JAPAN, amount=1), JAPAN)
    refused by g40.sequence.research: research comes before the purchase
    >>> may_research(optional.noting("turn began", None, "", nation=CHINA), CHINA)
    refused by g40.sequence.research: China does no research
    >>> may_research(optional, USA)
    refused by g40.sequence.research: it is not the turn of United States
    >>> may_research(optional.held(USA, "Japan"), JAPAN)
    refused by g40.sequence.research: Japan has lost its capital
    """
    if nation == CHINA:
        return refuse(may_research, "China does no research")
    if lost_capital(position, nation):
        return refuse(may_research, f"{nation} has lost its capital")
    begun = position.events("turn began")[-1:]
    if not any(share_a_turn(position, event.nation, nation) for event in begun if event.nation):
        return refuse(may_research, f"it is not the turn of {nation}")
    if any(event.kind == "phase began" for event in this_turn(position)):
        return refuse(may_research, "research comes before the purchase")
    return allow(may_research)


@clause("g40.sequence.british", G40_RULES(6), G40_RULES(280), title="The British turn")
def british_phases(position: Position) -> tuple[tuple[Phase, tuple[Nation, ...]], ...]:
    """Both British economies MUST go through the phases side by side; one whose capital is lost only moves and fights.

    >>> war = START.at_war(UNITED_KINGDOM, GERMANY)
    >>> british_phases(war)[0][1]
    (UK Europe, UK Pacific)
    >>> fallen = war.held(GERMANY, "United Kingdom")
    >>> [(int(phase), who) for phase, who in british_phases(fallen)][:2]
    [(1, (UK Pacific,)), (2, (UK Europe, UK Pacific))]
    """
    played = {one: phases(position, one) for one in UNITED_KINGDOM.nations}
    both = ((phase, tuple(one for one in played if phase in played[one])) for phase in Phase)
    return tuple((phase, who) for phase, who in both if who)


@clause("g40.sequence.responses", G40_RULES(7), title="The defender's answer")
def may_respond(position: Position, mover: Nation, nation: Nation, response: str) -> Verdict:
    """A defender MAY scramble, intercept or send kamikazes once combat moves are closed, before any battle is fought.

    Only a power at war with the mover is a defender.

    >>> war = START.at_war(JAPAN, USA)
    >>> moving = war.noting("phase began", None, "", nation=USA, amount=Phase.COMBAT_MOVE)
    >>> may_respond(moving, USA, JAPAN, "scramble")
    refused by g40.sequence.responses: United States is not done with its combat moves
    >>> closed = moving.noting("phase began", None, "", nation=USA, amount=Phase.CONDUCT_COMBAT)
    >>> may_respond(closed, USA, JAPAN, "kamikaze")
    allowed by g40.sequence.responses
    >>> may_respond(closed.noting("battle fought", None, "", nation=USA), USA, JAPAN, "scramble")
    refused by g40.sequence.responses: the battles have begun
    >>> may_respond(closed, USA, UK, "scramble")
    refused by g40.sequence.responses: UK Europe is not at war with United States
    """
    if response not in RESPONSES:
        raise UnknownName("response", response, RESPONSES)
    if not position.is_at_war(nation, mover):
        return refuse(may_respond, f"{nation} is not at war with {mover}")
    if response == KAMIKAZE and nation != JAPAN:
        return refuse(may_respond, f"{nation} has no kamikazes")
    if not is_phase(position, mover, Phase.CONDUCT_COMBAT):
        return refuse(may_respond, f"{mover} is not done with its combat moves")
    if since_phase_began(position, "battle fought"):
        return refuse(may_respond, "the battles have begun")
    return allow(may_respond)


@clause("g40.sequence.battles", G40_RULES(8), G40_LEFT(20), title="Raids, assaults, battles")
def may_fight(position: Position, battle: Battle, waiting: tuple[Battle, ...]) -> Verdict:
    """All bombing raids MUST be over before the first assault from the sea, and these before any other battle.

    >>> raid, landing = Battle("raid", "Japan"), Battle("amphibious assault", "Korea")
    >>> may_fight(START, landing, (landing, raid))
    refused by g40.sequence.battles: the raid in Japan comes first
    >>> may_fight(START, landing, (landing, Battle("other battle", "Manchuria")))
    allowed by g40.sequence.battles
    """
    for one in (battle, *waiting):
        if one.kind not in BATTLES:
            raise UnknownName("kind of battle", one.kind, BATTLES)
    earlier = [one for one in waiting if BATTLES.index(one.kind) < BATTLES.index(battle.kind)]
    return refuse(may_fight, f"the {earlier[0]} comes first") if earlier else allow(may_fight)


@clause("g40.sequence.choice", G40_RULES(8), title="The mover picks the battle")
def battle_order(position: Position, nation: Nation, battles: tuple[Battle, ...], table: Table) -> tuple[str, ...]:
    """Among the battles that may be fought now, the power whose turn it is MUST say which comes next.

    >>> landings = Battle("amphibious assault", "Korea"), Battle("amphibious assault", "Okinawa")
    >>> battle_order(START, USA, (*landings, Battle("raid", "Japan")), script("amphibious assault in Okinawa"))
    ('raid in Japan', 'amphibious assault in Okinawa', 'amphibious assault in Korea')
    >>> battle_order(START, USA, landings[:1], script())
    ('amphibious assault in Korea',)
    """
    waiting, fought = {str(one): one for one in battles}, list[str]()
    for _ in battles:
        possible = [name for name, one in waiting.items() if may_fight(position, one, tuple(waiting.values()))]
        fought.append(table.choose(nation, "battle", possible))
        del waiting[fought[-1]]
    return tuple(fought)


@clause("g40.sequence.declaration", G40_RULES(10), G40_RULES(335), title="When war is declared")
def may_declare_now(position: Position, nation: Nation) -> Verdict:
    """A power MUST declare its wars as its combat move phase opens, before a single unit moves.

    A power at peace opens that phase to declare, and else skips it.
    The United States MAY also declare while it collects income in round 3.

    >>> opening = START.noting("phase began", None, "", nation=USSR, amount=Phase.COMBAT_MOVE)
    >>> may_declare_now(opening, USSR), may_declare_now(opening, JAPAN).allowed
    (allowed by g40.sequence.declaration, False)
    >>> may_declare_now(opening.noting("moved", None, "", nation=USSR), USSR)
    refused by g40.sequence.declaration: units have moved already
    >>> collecting = START.noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
    >>> may_declare_now(collecting, USA)
    refused by g40.sequence.declaration: United States is not at the start of its combat moves
    >>> may_declare_now(collecting.in_round(3), USA)
    allowed by g40.sequence.declaration
    """
    collecting = nation == USA and is_phase(position, nation, Phase.COLLECT_INCOME)
    if collecting and position.round == AMERICAN_ROUND:
        return allow(may_declare_now)
    if not is_phase(position, nation, Phase.COMBAT_MOVE):
        return refuse(may_declare_now, f"{nation} is not at the start of its combat moves")
    if since_phase_began(position, "moved") or since_phase_began(position, ATTACKED):
        return refuse(may_declare_now, "units have moved already")
    return allow(may_declare_now)
