"""# Neutral nations

What four powers may not do before their war begins.
The other powers have no such paragraph.
"""

from __future__ import annotations

from enum import Enum

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.condition import at_war
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import (
    ANZAC,
    AXIS,
    EUROPEAN_AXIS,
    JAPAN,
    UK_PACIFIC,
    USA,
    USSR,
    Nation,
)
from rules_model.world.position import Position

PATRON = question(
    "3g40.peace.patron",
    DELUXE(62),
    DELUXE(65),
    DELUXE(68, part=1),
    DELUXE(670, part=12),
    kind="misprint",
    readings={
        "partisan": "patron tokens are the partisan tokens under a slip of the pen",
        "unknown": "patron tokens are something else; this chapter leaves partisans alone",
    },
    chosen="partisan",
    because="No rule brings a patron token into the game, and partisans need a nation at war.",
)
PACIFIC_ALLY = question(
    "3g40.peace.pacific-ally",
    DELUXE(68, part=1),
    DELUXE(71),
    DELUXE(211),
    DELUXE(212),
    kind="ambiguity",
    readings={
        "america": "UK Pacific, ANZAC and the United States are the Pacific Allies",
        "listed": "UK Pacific and ANZAC alone are the Pacific Allies",
    },
    chosen="america",
    because="The heading lists two nations, but Japan's trade with America ends when it fights a Pacific ally, "
    "and a Japan that fights America alone could never use its kamikaze tokens.",
)
TOGETHER = question(
    "3g40.peace.together",
    DELUXE(68, part=1),
    kind="ambiguity",
    readings={
        "each": "each of the two waits for its own war with Japan",
        "together": "the war of one frees both",
    },
    chosen="each",
    because="The paragraph names two nations; each has a treasury, objectives and wars of its own.",
)
UNLISTED = question(
    "3g40.peace.unlisted",
    DELUXE(62),
    DELUXE(65),
    DELUXE(68, part=1),
    DELUXE(71),
    kind="gap",
    readings={
        "free": "a nation without a paragraph is never held back",
        "alike": "any nation is held back in the same way until it is at war with an enemy",
    },
    chosen="free",
    because="Germany, Italy, UK Europe, Canada, France and China have no paragraph; "
    "presumably they are at war from the start, though the text never says so.",
)


class Deed(Enum):
    """What peace can forbid."""

    OBJECTIVES = "national objectives"
    TANKERS = "oil tankers"
    CONSCRIPTS = "conscripts"
    ENGINEERS = "engineer tokens"
    PATRONS = "patron tokens"
    PARTISANS = "partisan tokens"
    KAMIKAZES = "kamikaze tokens"
    NEUTRALS = "moves into neutral land"


@clause("3g40.peace.partisans", DELUXE(62), DELUXE(65), DELUXE(68, part=1), title="Patron tokens")
def barred_name(position: Position, deed: Deed) -> Deed:
    """Where the bans speak of patron tokens, read partisan tokens.

    >>> barred_name(EMPTY, Deed.PARTISANS).name
    'PATRONS'
    >>> barred_name(EMPTY.reads(PATRON, "unknown"), Deed.PARTISANS).name
    'PARTISANS'
    """
    if deed is Deed.PARTISANS and position.reading(PATRON) == "partisan":
        return Deed.PATRONS
    return deed


@clause("3g40.peace.soviet-union", DELUXE(62), title="The Soviet Union at peace")
def soviet_union(position: Position, deed: Deed) -> Verdict:
    """Before war with Germany or Italy, Russia MUST NOT collect for objectives or oil tankers, recruit conscripts at
    rail stations, spend engineer or patron tokens, or enter neutral land.

    >>> soviet_union(EMPTY.at_war(USSR, JAPAN), Deed.ENGINEERS)
    refused by 3g40.peace.soviet-union: no engineer tokens before Soviet Union is at war with the European Axis
    >>> soviet_union(EMPTY.at_war(USSR, ITALY), Deed.ENGINEERS)
    allowed by 3g40.peace.soviet-union
    """
    barred = (Deed.OBJECTIVES, Deed.TANKERS, Deed.CONSCRIPTS, Deed.ENGINEERS, Deed.PATRONS, Deed.NEUTRALS)
    war = at_war(USSR, EUROPEAN_AXIS)
    if barred_name(position, deed) in barred and not war.holds(position):
        return refuse(soviet_union, f"no {deed.value} before {war.words()}")
    return allow(soviet_union)


@clause("3g40.peace.united-states", DELUXE(65), title="The United States at peace")
def united_states(position: Position, deed: Deed) -> Verdict:
    """Before war with any Axis nation, America MUST NOT collect for objectives or oil tankers, recruit conscripts at
    rail stations, spend patron tokens, or enter neutral land.

    >>> united_states(EMPTY, Deed.TANKERS)
    refused by 3g40.peace.united-states: no oil tankers before United States is at war with the Axis
    >>> united_states(EMPTY.at_war(USA, JAPAN), Deed.TANKERS)
    allowed by 3g40.peace.united-states
    """
    barred = (Deed.OBJECTIVES, Deed.TANKERS, Deed.CONSCRIPTS, Deed.PATRONS, Deed.NEUTRALS)
    war = at_war(USA, AXIS)
    if barred_name(position, deed) in barred and not war.holds(position):
        return refuse(united_states, f"no {deed.value} before {war.words()}")
    return allow(united_states)


@clause("3g40.peace.pacific-allies", DELUXE(68, part=1), title="The Pacific Allies at peace")
def pacific_allies(position: Position, nation: Nation, deed: Deed) -> Verdict:
    """Before war with Japan, UK Pacific and ANZAC MUST NOT collect for objectives or oil tankers, recruit conscripts
    at rail stations, spend patron tokens, or enter neutral land.

    >>> pacific_allies(EMPTY.at_war(ANZAC, GERMANY), ANZAC, Deed.NEUTRALS)
    refused by 3g40.peace.pacific-allies: no moves into neutral land before ANZAC is at war with Japan

    Whether one of them waits for the other is open.

    >>> attacked = EMPTY.at_war(JAPAN, UK_PACIFIC)
    >>> pacific_allies(attacked, UK_PACIFIC, Deed.NEUTRALS)
    allowed by 3g40.peace.pacific-allies
    >>> pacific_allies(attacked, ANZAC, Deed.NEUTRALS).allowed
    False
    >>> pacific_allies(attacked.reads(TOGETHER, "together"), ANZAC, Deed.NEUTRALS).allowed
    True
    """
    barred = (Deed.OBJECTIVES, Deed.TANKERS, Deed.CONSCRIPTS, Deed.PATRONS, Deed.NEUTRALS)
    war = at_war(nation, JAPAN)
    if position.reading(TOGETHER) == "together":
        war = at_war(UK_PACIFIC, JAPAN) | at_war(ANZAC, JAPAN)
    if barred_name(position, deed) in barred and not war.holds(position):
        return refuse(pacific_allies, f"no {deed.value} before {war.words()}")
    return allow(pacific_allies)


@clause("3g40.peace.japan", DELUXE(71), title="Japan at peace")
def japan(position: Position, deed: Deed) -> Verdict:
    """Before war with one of the Pacific Allies, Japan MUST NOT collect for objectives or oil tankers, recruit
    conscripts at rail stations, spend kamikaze tokens, or enter neutral land.

    >>> japan(EMPTY.at_war(JAPAN, CHINA), Deed.KAMIKAZES)
    refused by 3g40.peace.japan: no kamikaze tokens before Japan is at war with UK Pacific, ANZAC or United States
    >>> japan(EMPTY.at_war(JAPAN, ANZAC), Deed.KAMIKAZES)
    allowed by 3g40.peace.japan

    Whether America is a Pacific ally is open.

    >>> pearl_harbor = EMPTY.at_war(JAPAN, USA)
    >>> japan(pearl_harbor, Deed.KAMIKAZES).allowed, japan(pearl_harbor.reads(PACIFIC_ALLY, "listed"), Deed.KAMIKAZES)
    (True, refused by 3g40.peace.japan: no kamikaze tokens before Japan is at war with UK Pacific or ANZAC)
    """
    barred = (Deed.OBJECTIVES, Deed.TANKERS, Deed.CONSCRIPTS, Deed.KAMIKAZES, Deed.NEUTRALS)
    war = at_war(JAPAN, UK_PACIFIC, ANZAC)
    if position.reading(PACIFIC_ALLY) == "america":
        war = at_war(JAPAN, UK_PACIFIC, ANZAC, USA)
    if deed in barred and not war.holds(position):
        return refuse(japan, f"no {deed.value} before {war.words()}")
    return allow(japan)


@clause("3g40.peace.may", DELUXE(62), DELUXE(65), DELUXE(68, part=1), DELUXE(71), title="What peace allows")
def may(position: Position, nation: Nation, deed: Deed) -> Verdict:
    """Only Russia, America, UK Pacific, ANZAC and Japan are held back by peace; any other nation MAY act.

    >>> may(EMPTY, USA, Deed.CONSCRIPTS)
    refused by 3g40.peace.united-states: no conscripts before United States is at war with the Axis
    >>> may(EMPTY.at_war(JAPAN, UK_PACIFIC), JAPAN, Deed.CONSCRIPTS)
    allowed by 3g40.peace.japan

    Whether silence frees the others is open.

    >>> may(EMPTY, UK, Deed.CONSCRIPTS)
    allowed by 3g40.peace.may
    >>> may(EMPTY.reads(UNLISTED, "alike"), UK, Deed.CONSCRIPTS)
    refused by 3g40.peace.may: no conscripts before UK Europe is at war with the Axis
    """
    if nation == USSR:
        return soviet_union(position, deed)
    if nation == USA:
        return united_states(position, deed)
    if nation in (UK_PACIFIC, ANZAC):
        return pacific_allies(position, nation, deed)
    if nation == JAPAN:
        return japan(position, deed)
    barred = (Deed.OBJECTIVES, Deed.TANKERS, Deed.CONSCRIPTS, Deed.PATRONS, Deed.NEUTRALS)
    war = at_war(nation, nation.side.enemy)
    alike = position.reading(UNLISTED) == "alike"
    if alike and barred_name(position, deed) in barred and not war.holds(position):
        return refuse(may, f"no {deed.value} before {war.words()}")
    return allow(may)
