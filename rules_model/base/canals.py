"""# Canals and straits

Five narrow waters that whoever holds the shore can shut.
"""

from __future__ import annotations

from rules_model.base.spaces import taken_this_turn, this_turn
from rules_model.base.turn import share_a_turn
from rules_model.citation import G40_CANALS, G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.profiles import profile_of
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import NEUTRAL, Nation
from rules_model.world.position import Position

GRANTED = "granted passage"  # kind of event
STRAIT_OF_GIBRALTAR = frozenset({"Sea Zone 91", "Sea Zone 92"})

WHOSE_LEAVE = question(
    "g40.canal.whose-leave",
    G40_RULES(118),
    G40_RULES(126),
    kind="contradiction",
    readings={
        "strangers": "only a power of the other side, with whom there is peace, must be asked; friends pass",
        "everybody": "every other power is asked, friends too, for with friends there is peace as well",
    },
    chosen="strangers",
    because="One row opens the passage to the whole side of whoever holds the shore and says nothing of leave.",
)

SINCE_WHEN = question(
    "g40.canal.since-when",
    G40_RULES(118),
    G40_RULES(127),
    kind="ambiguity",
    readings={
        "turn-began": "the shore must have been in friendly hands when the turn began",
        "now": "shore that was taken earlier in the same turn opens it at once",
    },
    chosen="turn-began",
    because="Both rows say so, but both rest on memory of the printed rules alone.",
)

HOW_LONG = question(
    "g40.canal.how-long",
    G40_RULES(126),
    kind="gap",
    readings={
        "turn": "leave to pass holds for the turn in which it is given",
        "standing": "leave to pass holds until war comes or the shore changes hands",
    },
    chosen="turn",
    because="The row asks for consent to a passage; who gives it can look at each one anew.",
)


@clause("g40.canal.keys", G40_RULES(119, 123), G40_CANALS(2, 6), title="The five passages")
def keys_between(position: Position, one: str, other: str) -> tuple[str, ...]:
    """Panama needs Central America, Suez both its shores, the other straits the land of their name.

    Before Alpha +3 the Strait of Gibraltar needed Morocco as well.

    >>> keys_between(START, "Sea Zone 64", "Sea Zone 89"), keys_between(START, "Sea Zone 98", "Sea Zone 81")
    (('Central America',), ('Egypt', 'Trans-Jordan'))
    >>> keys_between(START, "Sea Zone 91", "Sea Zone 92"), keys_between(START, "Sea Zone 112", "Sea Zone 113")
    (('Gibraltar',), ('Denmark',))
    >>> keys_between(START, "Sea Zone 99", "Sea Zone 100"), keys_between(START, "Sea Zone 98", "Sea Zone 99")
    (('Turkey',), ())
    """
    ends = {position.map.name_of(one), position.map.name_of(other)}
    return tuple(place for zones, land in position.map.gates if zones == ends for place in sorted(land))


@clause("g40.canal.exempt", G40_RULES(121), G40_RULES(124), G40_RULES(125), G40_CANALS(4), title="Who needs no key")
def passes_freely(position: Position, nation: Nation, unit: str, one: str, other: str) -> bool:
    """Aircraft pass every canal and strait freely; submarines only the Strait of Gibraltar.

    Before Alpha +3 the strait bound submarines too.

    >>> passes_freely(EMPTY, GERMANY, "submarine", "Sea Zone 91", "Sea Zone 92")
    True
    >>> passes_freely(EMPTY, GERMANY, "submarine", "Sea Zone 81", "Sea Zone 98")
    False
    >>> passes_freely(EMPTY, GERMANY, "fighter", "Sea Zone 81", "Sea Zone 98")
    True
    """
    if profile_of(position, nation, unit).domain == "air":
        return True
    ends = {position.map.name_of(one), position.map.name_of(other)}
    return unit == "submarine" and ends == STRAIT_OF_GIBRALTAR


@clause("g40.canal.leave", G40_RULES(126), G40_LEFT(2), title="Leave to pass")
def asking_leave(position: Position, nation: Nation, place: str, table: Table) -> Position:
    """A power MAY grant another leave to pass what it holds; neutrals are not asked.

    >>> passing = asking_leave(START, JAPAN, "Central America", script(True))
    >>> passing.since(START)
    ['United States lets Japan pass Central America']
    >>> asking_leave(START, JAPAN, "Central America", script(False)).since(START)
    []
    >>> asking_leave(START, JAPAN, "Turkey", script()).since(START)
    []
    """
    holder, name = position.holder(place), position.map.name_of(place)
    if holder.side is NEUTRAL or not table.ask(holder, "passage", (True, False)):
        return position
    text = f"{holder} lets {nation} pass {name}"
    return position.noting(GRANTED, asking_leave, text, nation=holder, other=nation, place=name)


def has_leave(position: Position, nation: Nation, place: str) -> bool:
    """Whether the holder of a place has let the nation, or its other economy, pass in this turn."""
    wanted = (GRANTED, position.holder(place), position.map.name_of(place))
    log = this_turn(position) if position.reading(HOW_LONG) == "turn" else position.log
    given = [event.other for event in log if (event.kind, event.nation, event.place) == wanted]
    return any(one and share_a_turn(position, one, nation) for one in given)


@clause(
    "g40.canal.key",
    G40_RULES(118), G40_RULES(123), G40_RULES(126), G40_RULES(127), G40_RULES(450), G40_LEFT(2),
    title="A key in the lock",
)  # fmt: skip
def opens(position: Position, nation: Nation, place: str) -> Verdict:
    """A key territory opens its passage if the mover's friends have held it since the turn began.

    A power of the other side with whom there is peace can open it by its leave; a neutral never does.
    One British economy never asks the other: they are one power.

    >>> war = START.at_war(UK, ITALY)
    >>> let_in = asking_leave(war, JAPAN, "Egypt", script(True))
    >>> opens(war, JAPAN, "Egypt"), opens(let_in, JAPAN, "Egypt")
    (refused by g40.canal.key: UK Europe has not let Japan pass Egypt, allowed by g40.canal.key)
    >>> opens(war, UK, "Egypt"), opens(war, ITALY, "Egypt")
    (allowed by g40.canal.key, refused by g40.canal.key: UK Europe holds Egypt)
    >>> opens(war, UK, "Turkey")
    refused by g40.canal.key: strict neutral holds Turkey
    >>> later = let_in.noting("turn began", None, "", nation=JAPAN)
    >>> opens(later, JAPAN, "Egypt").allowed, opens(later.reads(HOW_LONG, "standing"), JAPAN, "Egypt").allowed
    (False, True)
    """
    holder = position.holder(place)
    if position.is_at_war(holder, nation) or not (holder.friendly(nation) or holder.hostile(nation)):
        return refuse(opens, f"{holder} holds {place}")
    asked = (
        not share_a_turn(position, holder, nation)
        if position.reading(WHOSE_LEAVE) == "everybody"
        else holder.hostile(nation)
    )
    if asked and not has_leave(position, nation, place):
        return refuse(opens, f"{holder} has not let {nation} pass {place}")
    if taken_this_turn(position, place) and position.reading(SINCE_WHEN) == "turn-began":
        return refuse(opens, f"{place} was taken in this very turn")
    return allow(opens)


@clause("g40.canal.passage", G40_RULES(118), G40_RULES(120), title="Through a canal or strait")
def may_pass(position: Position, nation: Nation, unit: str, one: str, other: str) -> Verdict:
    """A ship MAY go through such a passage only while each key territory opens it; other borders need no key.

    >>> war = START.at_war(ALLIES, ITALY)
    >>> may_pass(war, UK, "cruiser", "Sea Zone 98", "Sea Zone 81")
    allowed by g40.canal.passage
    >>> may_pass(war.held(ITALY, "Trans-Jordan"), UK, "cruiser", "Sea Zone 98", "Sea Zone 81")
    refused by g40.canal.key: Italy holds Trans-Jordan
    >>> may_pass(war, ITALY, "submarine", "Sea Zone 91", "Sea Zone 92")
    allowed by g40.canal.passage
    """
    if not passes_freely(position, nation, unit, one, other):
        for key in keys_between(position, one, other):
            if not (opened := opens(position, nation, key)):
                return opened
    return allow(may_pass)
