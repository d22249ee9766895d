"""# Objectives of the Soviet Union and Japan under Alpha +2

Those that pay once, those that a declaration of war sets off, and Japan's reward for peace.
"""

from __future__ import annotations

from rules_model.base import objectives_japan as base_japan
from rules_model.base import objectives_soviet as base_soviet
from rules_model.base.capture import CAPTURED
from rules_model.base.pacific_peace import INDO_CHINA, StruckFirst, unprovoked_war
from rules_model.base.politics import DECLARED, UK_AND_ANZAC, Unprovoked
from rules_model.base.turn import ATTACKED, FirstTurnAfter, Opened
from rules_model.citation import ALPHA2, G40_RULES
from rules_model.condition import Condition, at_peace, at_war, controls, happened, present
from rules_model.objective import objective
from rules_model.question import question
from rules_model.world.nation import DUTCH, FRANCE, GERMANY, ITALY, JAPAN, USA, USSR, Nation
from rules_model.world.position import Position

START_OF_TURN = "start of turn"
INVASION = "invaded"  # kind of event: troops have come ashore or over the border, whatever became of them

FOLLOWING_TURN = question(
    "alpha2.objectives.following-turn",
    ALPHA2(150),
    ALPHA2(155),
    kind="ambiguity",
    readings={
        "own-turn": "the bonus comes as the next turn of the power that collects it begins",
        "next-turn": "the bonus comes as the next turn of any power begins",
    },
    chosen="own-turn",
    because="A power collects in its own turn, and no other bonus is paid in somebody else's.",
)
DECLARATION = question(
    "alpha2.objectives.declaration",
    ALPHA2(149),
    ALPHA2(150),
    ALPHA2(154),
    ALPHA2(155),
    kind="ambiguity",
    readings={
        "opening": "only the declaration that brought the two powers to war counts",
        "any": "a declaration counts even after the other side has declared war",
    },
    chosen="opening",
    because="The heading speaks of the moment in which the two come to be at war; they cannot come to it twice.",
)
PEACE = question(
    "alpha2.objectives.peace",
    ALPHA2(152),
    ALPHA2(153),
    kind="contradiction",
    readings={
        "listed": "the three conditions of the objective decide, so a war that the UK or ANZAC began costs nothing",
        "heading": "the heading decides as well: no war with any Western Ally, whoever began it",
    },
    chosen="listed",
    because="Under the heading alone it would not matter whether Japan's declaration was unprovoked.",
)
WESTERN_ALLIES = question(
    "alpha2.objectives.western-allies",
    ALPHA2(152),
    ALPHA2(153),
    ALPHA2(156),
    kind="ambiguity",
    readings={
        "with-france": "France is one of the Western Allies of the heading",
        "without-france": "they are those that the objective names: the United States, the UK and ANZAC",
    },
    chosen="with-france",
    because="The heading speaks of allies in the West where the objective lists names, and France fights there.",
)
INVADED = question(
    "alpha2.objectives.invaded",
    ALPHA2(153),
    kind="ambiguity",
    readings={
        "ever": "one invasion ends the bonus for good, whatever becomes of it",
        "now": "the bonus is lost only while Japan holds the place or has land units there",
    },
    chosen="ever",
    because="The text says what Japan has or has not done; the base game says that a bonus lost so stays lost.",
)
WHAT_INVADES = question(
    "alpha2.objectives.what-invades",
    ALPHA2(153),
    kind="ambiguity",
    readings={
        "attack": "an attack on French Indo-China invades it, whatever attacks and however it ends",
        "troops": "only troops that enter it invade it; aircraft that attack it alone do not",
    },
    chosen="attack",
    because="The second edition, which kept this bonus, speaks of an attack.",
)
UNPROVOKED = question(
    "alpha2.objectives.unprovoked",
    ALPHA2(153),
    kind="ambiguity",
    readings={
        "base-game": "as in the base game: an Allied move into China provokes Japan, too",
        "declaration": "nothing provokes Japan until the UK or ANZAC declares war on it",
    },
    chosen="base-game",
    because="Alpha +2 uses the word without saying what it means, so the meaning it has in the base game stands.",
)


@objective(
    "alpha2.objectives.ussr.berlin",
    USSR,
    ALPHA2(145),
    ALPHA2(148),
    ipcs=10,
    once=True,
    title="The capture of Berlin",
    replaces=(base_soviet.berlin,),
)
def berlin_taken(position: Position) -> Condition:
    """While it fights the European Axis, the Soviet Union has captured Berlin.

    >>> war = START.at_war(USSR, GERMANY)
    >>> taken = war.held(USSR, "Berlin").noting("captured", None, "Berlin falls", nation=USSR, place="Germany")
    >>> pays(taken, berlin_taken), pays(collects(taken, berlin_taken), berlin_taken)
    (10, 0)
    >>> pays(war.noting("captured", None, "Berlin falls", nation=USA, place="Germany"), berlin_taken)
    0
    """
    return at_war(USSR, GERMANY, ITALY) & happened("captured", USSR, place="Germany")


def war_bonus(position: Position, attacker: Nation, victim: Nation) -> Condition:
    """This is the turn that follows a declaration of war by one power on the other."""
    whose = victim if position.reading(FOLLOWING_TURN) == "own-turn" else None
    bonus = FirstTurnAfter(DECLARED, attacker, victim, whose)
    return bonus & Opened(attacker, victim) if position.reading(DECLARATION) == "opening" else bonus


@objective(
    "alpha2.objectives.ussr.war-with-japan",
    USSR,
    ALPHA2(149),
    ALPHA2(150),
    ipcs=12,
    once=True,
    when=START_OF_TURN,
    title="Japan declares war on the Soviet Union",
)
def japan_declared_war(position: Position) -> Condition:
    """The Soviet turn begins that follows Japan's declaration of war on the Soviet Union.

    >>> war = START.noting("declared war", None, "", nation=JAPAN, other=USSR)
    >>> later = war.noting("turn began", None, "", nation=UK).noting("turn began", None, "", nation=USSR)
    >>> pays(war, japan_declared_war), pays(later, japan_declared_war)
    (0, 12)
    >>> pays(war.noting("turn began", None, "", nation=UK), japan_declared_war)
    0
    >>> pays(war.noting("turn began", None, "", nation=UK).reads(FOLLOWING_TURN, "next-turn"), japan_declared_war)
    12

    A declaration after the other side's own is another question.

    >>> second = START.noting("declared war", None, "", nation=USSR, other=JAPAN)
    >>> second = second.noting("declared war", None, "", nation=JAPAN, other=USSR)
    >>> second = second.noting("turn began", None, "", nation=USSR)
    >>> pays(second, japan_declared_war), pays(second.reads(DECLARATION, "any"), japan_declared_war)
    (0, 12)
    """
    return war_bonus(position, JAPAN, USSR)


@objective(
    "alpha2.objectives.japan.war-with-ussr",
    JAPAN,
    ALPHA2(154),
    ALPHA2(155),
    ipcs=12,
    once=True,
    when=START_OF_TURN,
    title="The Soviet Union declares war on Japan",
)
def ussr_declared_war(position: Position) -> Condition:
    """The Japanese turn begins that follows the Soviet Union's declaration of war on Japan.

    >>> war = START.noting("declared war", None, "", nation=USSR, other=JAPAN)
    >>> begun = war.noting("turn began", None, "", nation=JAPAN)
    >>> pays(war, ussr_declared_war), pays(begun, ussr_declared_war)
    (0, 12)
    >>> pays(collects(begun, ussr_declared_war), ussr_declared_war)
    0
    >>> pays(begun.noting("turn began", None, "", nation=UK), ussr_declared_war)
    0
    """
    return war_bonus(position, USSR, JAPAN)


@objective(
    "alpha2.objectives.japan.peace",
    JAPAN,
    ALPHA2(152),
    ALPHA2(153),
    G40_RULES(361),
    ipcs=10,
    title="Japan at peace with the West",
    replaces=(base_japan.trade_with_america,),
)
def japan_at_peace(position: Position) -> Condition:
    """Japan keeps peace with America, never invaded Indo-China, made no unprovoked war on the UK, ANZAC or Dutch land.

    >>> pays(START, japan_at_peace), pays(START.at_war(JAPAN, USA), japan_at_peace)
    (10, 0)
    >>> pays(START.noting("declared war", None, "", nation=JAPAN, other=ANZAC), japan_at_peace)
    0
    >>> pays(START.noting("attacked", None, "", nation=JAPAN, other=DUTCH, place="Java"), japan_at_peace)
    0

    A war that the UK began costs nothing, unless the heading is a condition too.

    >>> provoked = START.noting("declared war", None, "", nation=UK, other=JAPAN).at_war(UK, JAPAN)
    >>> pays(provoked, japan_at_peace), pays(provoked.reads(PEACE, "heading"), japan_at_peace)
    (10, 0)
    >>> french = START.at_war(FRANCE, JAPAN).reads(PEACE, "heading")
    >>> pays(french, japan_at_peace), pays(french.reads(WESTERN_ALLIES, "without-france"), japan_at_peace)
    (0, 10)
    >>> repelled = START.noting("attacked", None, "", nation=JAPAN, other=FRANCE, place="French Indo-China")
    >>> pays(repelled, japan_at_peace), pays(repelled.reads(INVADED, "now"), japan_at_peace)
    (0, 10)
    >>> ashore = START.noting("invaded", None, "", nation=JAPAN, place="French Indo-China")
    >>> [pays(one.reads(WHAT_INVADES, "troops"), japan_at_peace) for one in (repelled, ashore)]
    [10, 0]
    >>> flown = START.noting("moved into China", None, "", nation=ANZAC)
    >>> flown = flown.noting("declared war", None, "", nation=JAPAN, other=ANZAC)
    >>> pays(flown, japan_at_peace), pays(flown.reads(UNPROVOKED, "declaration"), japan_at_peace)
    (10, 0)
    """
    invaded = happened(INVASION, JAPAN, place=INDO_CHINA) | happened(CAPTURED, JAPAN, place=INDO_CHINA)
    if position.reading(WHAT_INVADES) == "attack":
        invaded |= happened(ATTACKED, JAPAN, place=INDO_CHINA)
    if position.reading(INVADED) == "now":
        invaded = controls(JAPAN, INDO_CHINA) | present(JAPAN, 1, "land", INDO_CHINA)
    began = unprovoked_war(position)
    if position.reading(UNPROVOKED) == "declaration":
        began = Unprovoked(JAPAN, UK_AND_ANZAC, (DECLARED,)) | StruckFirst(JAPAN, DUTCH, UK_AND_ANZAC, (DECLARED,))
    peace = at_peace(JAPAN, USA) & ~invaded & ~began
    others = (*UK_AND_ANZAC, FRANCE) if position.reading(WESTERN_ALLIES) == "with-france" else UK_AND_ANZAC
    return peace & at_peace(JAPAN, *others) if position.reading(PEACE) == "heading" else peace
