"""# Gaining and losing advantages

Every strategic advantage with the round that offers it, what a nation may take, and what the fall of a capital voids.
"""

from __future__ import annotations

from rules_model.advantage import Advantage, lost_capital
from rules_model.citation import DELTA
from rules_model.clause import clause
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import ANZAC, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position

ALL_BUT_CHINA = (GERMANY, UK, USSR, JAPAN, USA, ITALY, ANZAC, FRANCE)

AIRBORNE = Advantage("delta.airborne", "Airborne Assault Troops", ALL_BUT_CHINA, 1)
WAR_TIME = Advantage("delta.war-time", "War Time Production", ALL_BUT_CHINA, 1, void_with_capital=True)
ENIGMA = Advantage("delta.enigma", "Enigma", (GERMANY,), 2)
BLITZKRIEG = Advantage("delta.blitzkrieg", "Blitzkrieg", (GERMANY,), 2)
RADAR = Advantage("delta.radar", "Radar", (UK,), 3, void_with_capital=True)
COMMONWEALTH_AID = Advantage("delta.commonwealth", "Commonwealth Aid", (UK,), 3)
WAR_BONDS = Advantage("delta.war-bonds", "War Bonds Campaign", (USA,), 4, void_with_capital=True)
UNCLE_SAM = Advantage("delta.uncle-sam", "Uncle Sam Campaign", (USA,), 4, void_with_capital=True)
LONG_LANCE = Advantage("delta.long-lance", "Long Lance Torpedos", (JAPAN,), 5)
TOKYO_EXPRESS = Advantage("delta.tokyo-express", "Tokyo Express", (JAPAN,), 5)
TANKOGRAD = Advantage("delta.tankograd", "Tankograd", (USSR,), 6)
RAILWAY = Advantage("delta.railway", "Trans-Siberian Railway", (USSR,), 6, void_with_capital=True)
SUPER_FORTRESSES = Advantage("delta.super-fortresses", "Super Fortresses", (USA,), 7)
ESSEX = Advantage("delta.essex", "Essex Class Carriers", (USA,), 7)
DORA = Advantage("delta.dora", "Dora", (GERMANY,), 8)
V_ROCKETS = Advantage("delta.v-rockets", "V-Rockets", (GERMANY,), 8)
BANZAI = Advantage("delta.banzai", "Banzai Attack", (JAPAN,), 9)
SUPER_SUBMARINES = Advantage("delta.super-submarines", "Super Submarines", (JAPAN,), 9)
LONG_RANGE = Advantage("delta.long-range", "Long Range Aircraft", ALL_BUT_CHINA, 10)
SHIPYARDS = Advantage("delta.shipyards", "Modernized Shipyards", ALL_BUT_CHINA, 10, void_with_capital=True)

STRATEGIC = (
    AIRBORNE, WAR_TIME, ENIGMA, BLITZKRIEG, RADAR, COMMONWEALTH_AID, WAR_BONDS, UNCLE_SAM, LONG_LANCE, TOKYO_EXPRESS,
    TANKOGRAD, RAILWAY, SUPER_FORTRESSES, ESSEX, DORA, V_ROCKETS, BANZAI, SUPER_SUBMARINES, LONG_RANGE, SHIPYARDS,
)  # fmt: skip

JETS = Advantage("delta.jets", "Jet Fighters", (GERMANY,))

BRITISH = question(
    "delta.advantages.british",
    DELTA(16),
    DELTA(29),
    DELTA(31, part=1),
    DELTA(72),
    kind="ambiguity",
    readings={
        "both-economies": "a card of the United Kingdom serves both of its economies alike",
        "london-only": "it serves UK Europe alone",
    },
    chosen="both-economies",
    because="The United Kingdom is one power with two incomes, and its pieces are the same on both halves of the map.",
)
CALCUTTA = question(
    "delta.advantages.calcutta",
    DELTA(14, part=1),
    DELTA(30),
    DELTA(212),
    kind="ambiguity",
    readings={
        "london": "London alone is the capital whose loss voids a British card",
        "each-its-own": "the loss of Calcutta voids it as well, for UK Pacific",
    },
    chosen="london",
    because="The card speaks of one capital city. An optional rule takes that rank from Calcutta, so it has it "
    "otherwise, but as the seat of an income rather than of the nation that chose the card.",
)


@clause(
    "delta.advantages.offer",
    DELTA(12, part=1), DELTA(12, part=2), DELTA(13, part=1), DELTA(13, part=2), DELTA(16), DELTA(23), DELTA(29),
    DELTA(35), DELTA(41), DELTA(47), DELTA(54), DELTA(60), DELTA(66), DELTA(72),
)  # fmt: skip
def offered(position: Position, nation: Nation) -> tuple[str, ...]:
    """In the Fortunes of War of each of the first ten rounds, the nations named for it MUST take one of two cards.

    >>> offered(START, CHINA), offered(START, ANZAC)
    ((), ('Airborne Assault Troops', 'War Time Production'))
    >>> offered(START.in_round(3), UK), offered(START.in_round(3), GERMANY)
    (('Radar', 'Commonwealth Aid'), ())
    >>> offered(START.in_round(10), FRANCE), offered(START.in_round(11), FRANCE)
    (('Long Range Aircraft', 'Modernized Shipyards'), ())
    """
    return tuple(card.title for card in STRATEGIC if card.round == position.round and nation in card.nations)


@clause(
    "delta.advantages.choice",
    DELTA(10, part=2), DELTA(12, part=1), DELTA(12, part=2), DELTA(12, part=5),
)  # fmt: skip
def may_choose(position: Position, nation: Nation, card: Advantage) -> Verdict:
    """A nation MAY take either of the two cards it is offered; the other MUST NOT be taken in any later round.

    The choice is made in the Fortunes of War, before the round's first turn begins.

    >>> third = START.in_round(3)
    >>> may_choose(third, UK, RADAR)
    allowed by delta.advantages.choice
    >>> may_choose(third.gains(UK, COMMONWEALTH_AID), UK, RADAR)
    refused by delta.advantages.choice: UK Europe has chosen Commonwealth Aid
    >>> may_choose(START.in_round(4), UK, RADAR)
    refused by delta.advantages.choice: Radar is not offered to UK Europe now
    >>> may_choose(third.noting("turn began", None, "Germany begins", nation=GERMANY), UK, RADAR)
    refused by delta.advantages.choice: the Fortunes of War of this round are over
    """
    if card.title not in offered(position, nation):
        return refuse(may_choose, f"{card.title} is not offered to {nation} now")
    if any(event.round == position.round for event in position.events("turn began")):
        return refuse(may_choose, "the Fortunes of War of this round are over")
    for other in STRATEGIC:
        if other.round == card.round and position.gained_by(nation, other):
            return refuse(may_choose, f"{nation} has chosen {other.title}")
    return allow(may_choose)


@clause("delta.advantages.gain", DELTA(12, part=3), DELTA(12, part=4))
def choose(position: Position, nation: Nation, card: Advantage) -> Position:
    """A chosen card works at once and until the game ends; an unlawful choice is an error.

    >>> third = START.in_round(3)
    >>> gained = choose(third, UK, RADAR)
    >>> gained.since(third), works(gained, UK, RADAR), works(gained.in_round(12), UK, RADAR)
    (['UK Europe gains Radar'], allowed by delta.advantages.capital, allowed by delta.advantages.capital)
    >>> choose(third, USA, RADAR)
    Traceback (most recent call last):
    ValueError: Radar is not offered to United States now
    """
    verdict = may_choose(position, nation, card)
    if not verdict:
        raise ValueError(verdict.reason)
    return position.gains(nation, card).noting("gained", choose, f"{nation} gains {card.title}", nation=nation)


@clause("delta.advantages.holder", DELTA(16), DELTA(29), DELTA(72))
def holder_of_cards(position: Position, nation: Nation) -> Nation:
    """The United Kingdom takes one card for all that is British, UK Pacific included.

    >>> holder_of_cards(START, UK_PACIFIC), holder_of_cards(START, UK), holder_of_cards(START, ANZAC)
    (UK Europe, UK Europe, ANZAC)
    >>> holder_of_cards(START.reads(BRITISH, "london-only"), UK_PACIFIC)
    UK Pacific
    """
    return UK if nation == UK_PACIFIC and position.reading(BRITISH) == "both-economies" else nation


@clause(
    "delta.advantages.capital",
    DELTA(14), DELTA(21), DELTA(30), DELTA(36), DELTA(39), DELTA(52), DELTA(76),
)  # fmt: skip
def works(position: Position, nation: Nation, card: Advantage) -> Verdict:
    """A card that is marked so is void while an enemy holds the capital, and works again once that is free.

    Every other card works on.

    >>> british = START.gains(UK, RADAR).gains(UK, LONG_RANGE)
    >>> fallen = british.held(GERMANY, "London")
    >>> works(fallen, UK, RADAR), works(fallen, UK, LONG_RANGE)
    (refused by delta.advantages.capital: Radar is void while the capital of UK Europe is lost,
     allowed by delta.advantages.capital)
    >>> works(fallen.held(UK, "London"), UK, RADAR)
    allowed by delta.advantages.capital

    Whether Calcutta is such a capital is open.

    >>> india = british.held(JAPAN, "India")
    >>> works(india, UK_PACIFIC, RADAR)
    allowed by delta.advantages.capital
    >>> works(india.reads(CALCUTTA, "each-its-own"), UK_PACIFIC, RADAR)
    refused by delta.advantages.capital: Radar is void while the capital of UK Pacific is lost
    """
    holder = holder_of_cards(position, nation)
    if not position.gained_by(holder, card):
        return refuse(works, f"{nation} does not have {card.title}")
    capitals_of = (holder, nation) if position.reading(CALCUTTA) == "each-its-own" else (holder,)
    for owner in capitals_of:
        if card.void_with_capital and lost_capital(position, owner):
            return refuse(works, f"{card.title} is void while the capital of {owner} is lost")
    return allow(works)
