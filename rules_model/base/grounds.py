"""# Grounds for war

What must have happened before the United States, the Soviet Union and China may declare war.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.base.pacific_peace import unprovoked_war
from rules_model.base.politics import DECLARED, ENTERED_CHINA
from rules_model.base.turn import ATTACKED, Phase, is_phase
from rules_model.citation import G40_NATIONS, G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition, any_of, at_least, at_war, controls, happened
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import AXIS, GERMANY, ITALY, JAPAN, USA, USSR, Nation
from rules_model.world.position import Position

CANADIAN = (
    "Ontario",
    "Quebec",
    "New Brunswick Nova Scotia",
    "Newfoundland Labrador",
    "Alberta Saskatchewan Manitoba",
    "British Columbia",
)
AMERICAN = (
    "Alaska",
    "Western United States",
    "Central United States",
    "Eastern United States",
    "Mexico",
    "Southeast Mexico",
    "Central America",
)
ISLANDS = ("Aleutian Islands", "Greenland", "West Indies")
LATE_ROUND = 3  # in whose collect income phase the United States may declare war

UNPROVOKED_ON = question(
    "g40.politics.unprovoked-on",
    G40_RULES(362),
    G40_RULES(370),
    kind="contradiction",
    readings={
        "japan": "Japan alone is then open to an American declaration",
        "any": "America may then take on Germany and Italy as well",
    },
    chosen="japan",
    because="The errata name Japan; the wider permission stands only in summaries by players and in a program.",
)
NORTH_AMERICA = question(
    "g40.politics.north-america",
    G40_RULES(370),
    kind="ambiguity",
    readings={
        "islands": "the Aleutian Islands, Greenland and the West Indies are in North America, too",
        "mainland": "only Canada and the mainland from Alaska to Central America are",
    },
    chosen="islands",
    because="No list was found; geographers count these islands to the continent, as they do Newfoundland.",
)
CHINA_WAITS = question(
    "g40.politics.china-waits",
    G40_RULES(385),
    kind="ambiguity",
    readings={
        "entered": "China may declare war on Germany or Italy only once that power has come into China",
        "any-turn": "China may declare war on Germany or Italy on any of its turns, as others may on Japan",
    },
    chosen="entered",
    because="A program is the only source, and it gives China no other chance; no text of the rules was found.",
)


@dataclass(frozen=True)
class FromRound(Condition):
    """A game round has come."""

    number: int  #: the first round in which it holds

    def failures(self, position: Position) -> tuple[str, ...]:
        return () if position.round >= self.number else (self.words(),)

    def words(self) -> str:
        return f"round {self.number} has come"

    def form(self) -> tuple[object, ...]:
        return ("from round", self.number)


@clause("g40.politics.american-third-turn", G40_RULES(371), G40_NATIONS(5), title="America's third turn")
def american_third_turn(position: Position) -> Verdict:
    """As it collects income in its third turn America MAY declare war, on as many Axis powers as it likes.

    >>> third = START.in_round(3).noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
    >>> american_third_turn(third)
    allowed by g40.politics.american-third-turn
    >>> american_third_turn(third.in_round(2))
    refused by g40.politics.american-third-turn: it is not the third turn of the United States
    >>> american_third_turn(third.noting("phase began", None, "", nation=USA, amount=Phase.MOBILIZE)).reason
    'it is not the collect income phase of the United States'
    """
    if position.round != LATE_ROUND:
        return refuse(american_third_turn, "it is not the third turn of the United States")
    if not is_phase(position, USA, Phase.COLLECT_INCOME):
        return refuse(american_third_turn, "it is not the collect income phase of the United States")
    return allow(american_third_turn)


@clause("g40.politics.american-grounds", G40_RULES(362, 363), G40_RULES(370, 371), title="Why America goes to war")
def american_grounds(position: Position, other: Nation) -> Condition:
    """America MAY go to war once an Axis power attacked it, declared war on it, or holds London or Canada.

    All of North America counts like Canada.

    Japan's unprovoked war on the UK or ANZAC is a ground too, from America's next turn on, and so is the calendar.
    A war that the UK or ANZAC began is none.

    >>> american_grounds(START, JAPAN).holds(START), american_grounds(START.in_round(4), JAPAN).holds(START.in_round(4))
    (False, True)
    >>> canada = START.held(GERMANY, "Newfoundland Labrador")
    >>> explain(canada, american_grounds(canada, ITALY))
    'met'
    >>> war = START.noting("declared war", None, "", nation=JAPAN, other=ANZAC)
    >>> american_grounds(war, JAPAN).holds(war), american_grounds(war, GERMANY).holds(war)
    (True, False)
    >>> wide = war.reads(UNPROVOKED_ON, "any")
    >>> american_grounds(wide, GERMANY).holds(wide)
    True

    What North America is, the text does not say.

    >>> north = START.held(GERMANY, "Greenland")
    >>> [american_grounds(one, ITALY).holds(one) for one in (north, north.reads(NORTH_AMERICA, "mainland"))]
    [True, False]
    """
    islands = ISLANDS if position.reading(NORTH_AMERICA) == "islands" else ()
    grounds = [
        happened(ATTACKED, to=USA),
        happened(DECLARED, to=USA),
        controls(AXIS, "London"),
        any_of(AXIS, 1, *CANADIAN, *AMERICAN, *islands),
    ]
    if other == JAPAN or position.reading(UNPROVOKED_ON) == "any":
        grounds.append(unprovoked_war(position))
    calendar = FromRound(LATE_ROUND if american_third_turn(position) else LATE_ROUND + 1)
    return at_least(1, *grounds, calendar)


@clause("g40.politics.american-patience", G40_RULES(373), title="No attack right after a late declaration")
def may_attack_after_late_declaration(position: Position) -> Verdict:
    """America MUST NOT attack before its fourth turn if it declares war while collecting income in its third.

    >>> third = START.in_round(3).at_war(USA, JAPAN)
    >>> late = third.noting("phase began", None, "", nation=USA, amount=Phase.COLLECT_INCOME)
    >>> may_attack_after_late_declaration(late)
    refused by g40.politics.american-patience: the third turn of the United States has no combat left
    >>> may_attack_after_late_declaration(late.in_round(4))
    allowed by g40.politics.american-patience
    """
    if american_third_turn(position):
        return refuse(may_attack_after_late_declaration, "the third turn of the United States has no combat left")
    return allow(may_attack_after_late_declaration)


@clause("g40.politics.soviet-grounds", G40_RULES(378, 379), G40_NATIONS(3), title="Why the Soviet Union goes to war")
def soviet_grounds(position: Position, other: Nation) -> Condition:
    """From its fourth turn on, or once one of them attacked it, the Soviet Union MAY fight Germany and Italy.

    London in Axis hands is a ground as well, and so is a war with the other of the two.

    >>> soviet_grounds(START.in_round(3), GERMANY).holds(START.in_round(3))
    False
    >>> soviet_grounds(START.in_round(4), GERMANY).holds(START.in_round(4))
    True
    >>> lost, war = START.held(ITALY, "London"), START.at_war(USSR, GERMANY)
    >>> soviet_grounds(lost, GERMANY).holds(lost), soviet_grounds(war, ITALY).holds(war)
    (True, True)
    """
    return at_least(
        1,
        FromRound(4),
        happened(ATTACKED, GERMANY, USSR),
        happened(ATTACKED, ITALY, USSR),
        at_war(USSR, GERMANY, ITALY),
        controls(AXIS, "London"),
    )


@clause("g40.politics.chinese-grounds", G40_RULES(385), G40_NATIONS(6), title="Why China goes to war")
def chinese_grounds(position: Position, other: Nation) -> Condition:
    """China is in a war with Japan anyway; on Germany or Italy it MAY declare one after that power came into China.

    >>> come = START.noting("moved into China", None, "", nation=ITALY)
    >>> chinese_grounds(START, ITALY).holds(START), chinese_grounds(come, ITALY).holds(come)
    (False, True)
    >>> chinese_grounds(come, GERMANY).holds(come)
    False

    Whether China must wait for that is open.

    >>> free = START.reads(CHINA_WAITS, "any-turn")
    >>> chinese_grounds(free, GERMANY).holds(free)
    True
    """
    if position.reading(CHINA_WAITS) == "any-turn":
        return FromRound(1)
    return happened(ENTERED_CHINA, other)
