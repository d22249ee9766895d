"""# The other Allies set up

Where the Soviet Union, the United States, China and France stand before the first turn.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import ALPHA2
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import CHINA, FRANCE, USA, USSR
from rules_model.world.position import Position
from rules_model.world.setup import army as army  # the examples count with it
from rules_model.world.setup import chart as chart
from rules_model.world.setup import sets_up, stands
from rules_model.world.setup import works as works

PACKAGE = "rules_model.alpha2"
CRUISER = 131  # line of the French cruiser in home waters

HOME_FLEET = question(
    "alpha2.setup.zone-112",
    ALPHA2(76),
    ALPHA2(131),
    kind="ambiguity",
    readings={
        "112": "the zone is named twice because a British and a French cruiser both stand there",
        "110": "the second naming is a slip: the French cruiser stands in Sea Zone 110",
    },
    chosen="112",
    because="Two friendly powers may share a zone, and the first edition puts both cruisers there; "
    "only Alpha +3 and the second edition moved the French one to Sea Zone 110.",
)
UNDER_CONSIDERATION = question(
    "alpha2.setup.french-changes",
    ALPHA2(121, 132),
    kind="gap",
    readings={
        "printed": "France sets up as listed: the heading that announces changes is followed by none",
        "pending": "the French setup is open until the announced changes are known",
    },
    chosen="printed",
    because="A change that is only considered is not made; the text never says what it would have been.",
)


@clause("alpha2.setup.ussr", ALPHA2(19, 35), title="The Soviet Union sets up")
def ussr(position: Position) -> Position:
    """The Soviet Union MUST set up along its western border and in the Far East, with three warships.

    >>> board = ussr(EMPTY)
    >>> print(chart(board, USSR))
    Karelia: 2 infantry
    Archangel: 1 infantry
    Russia: 4 infantry, 1 artillery, 1 mechanized infantry, 1 tank, 1 fighter, 1 tactical bomber, 1 aa artillery; air
        base, major factory
    Volgograd: 1 tank, 1 mechanized infantry; minor factory
    Caucasus: 2 infantry
    Bessarabia: 2 infantry
    Western Ukraine: 1 infantry, 1 artillery
    Eastern Poland: 2 infantry
    Baltic States: 3 infantry
    Belarus: 1 infantry
    Novgorod: 6 infantry, 1 artillery, 1 fighter, 1 aa artillery; air base, naval base, minor factory
    Vyborg: 3 infantry
    Amur: 6 infantry
    Sakha: 6 infantry, 1 aa artillery
    Buryatia: 6 infantry
    Sea Zone 115: 1 battleship, 1 submarine
    Sea Zone 127: 1 submarine
    >>> army(board, USSR)
    3 Soviet Union aa artillery, 3 Soviet Union artillery, 1 Soviet Union battleship, 2 Soviet Union fighter, 45 Soviet
        Union infantry, 2 Soviet Union mechanized infantry, 2 Soviet Union submarine, 1 Soviet Union tactical bomber, 2
        Soviet Union tank
    >>> works(board)
    {'air_base': 2, 'major_factory': 1, 'minor_factory': 2, 'naval_base': 1}
    >>> board.log[-1].text
    'Soviet Union sets up 61 pieces and 6 facilities'
    """
    return sets_up(position, ussr, USSR, stands(PACKAGE, 19, 35))


@clause("alpha2.setup.usa", ALPHA2(101, 112), title="The United States sets up")
def usa(position: Position) -> Position:
    """The United States MUST set up at home and in the Pacific, with bare air bases on Midway, Wake and Guam.

    >>> board = usa(EMPTY)
    >>> print(chart(board, USA))
    Western United States: 3 infantry, 1 mechanized infantry, 1 artillery, 1 tank, 1 strategic bomber, 1 tactical
        bomber, 1 fighter, 1 aa artillery; air base, naval base, minor factory
    Hawaiian Islands: 2 infantry, 2 fighter; air base, naval base
    Philippines: 2 infantry, 1 fighter; air base, naval base
    Eastern United States: 1 infantry, 1 fighter, 1 artillery, 1 tank, 1 aa artillery; air base, naval base, minor
        factory
    Central United States: 1 infantry, 1 mechanized infantry, 1 strategic bomber; minor factory
    Sea Zone 26: 1 submarine, 1 destroyer, 1 cruiser, 1 transport
    Sea Zone 10: 1 battleship, 1 cruiser, 1 destroyer, 1 transport, 1 aircraft carrier, 1 tactical bomber, 1 fighter
    Sea Zone 35: 1 destroyer, 1 submarine
    Sea Zone 101: 1 destroyer, 1 transport
    Midway: air base
    Wake Island: air base
    Guam: air base
    >>> army(board, USA)
    2 United States aa artillery, 1 United States aircraft carrier, 2 United States artillery, 1 United States
        battleship, 2 United States cruiser, 4 United States destroyer, 6 United States fighter, 9 United States
        infantry, 2 United States mechanized infantry, 2 United States strategic bomber, 2 United States submarine, 2
        United States tactical bomber, 2 United States tank, 3 United States transport
    >>> works(board)
    {'air_base': 7, 'minor_factory': 3, 'naval_base': 4}
    >>> board.log[-1].text
    'United States sets up 40 pieces and 14 facilities'
    """
    return sets_up(position, usa, USA, stands(PACKAGE, 101, 112))


@clause("alpha2.setup.china", ALPHA2(114, 119), title="China sets up")
def china(position: Position) -> Position:
    """China MUST set up infantry in six territories and its only fighter in Szechwan.

    >>> board = china(EMPTY)
    >>> print(chart(board, CHINA))
    Szechwan: 5 infantry, 1 fighter
    Hunan: 2 infantry
    Yunnan: 4 infantry
    Kweichow: 2 infantry
    Shensi: 1 infantry
    Suiyuyan: 2 infantry
    >>> army(board, CHINA)
    1 China fighter, 16 China infantry
    >>> works(board)
    {}
    >>> board.log[-1].text
    'China sets up 17 pieces and 0 facilities'
    """
    return sets_up(position, china, CHINA, stands(PACKAGE, 114, 119))


@clause("alpha2.setup.france", ALPHA2(121, 131), title="France sets up")
def france(position: Position) -> Position:
    """France MUST set up at home, in its colonies and in three sea zones, with three British pieces in France.

    >>> board = france(EMPTY)
    >>> print(chart(board, FRANCE))
    France: 6 infantry, 1 UK Europe infantry, 1 artillery, 1 UK Europe artillery, 1 tank, 1 UK Europe tank, 1 fighter;
        air base, major factory
    Southern France: 1 infantry, 1 artillery; naval base, minor factory
    Normandy Bordeaux: 1 infantry, 1 tank; naval base, minor factory
    Syria: 1 infantry
    Tunisia: 1 infantry
    Morocco: 1 infantry
    Algeria: 1 infantry
    French West Africa: 1 infantry
    Sea Zone 72: 1 destroyer
    Sea Zone 93: 1 destroyer, 1 cruiser
    Sea Zone 112: 1 cruiser
    >>> army(board, FRANCE)
    2 France artillery, 2 France cruiser, 2 France destroyer, 1 France fighter, 13 France infantry, 2 France tank
    >>> works(board)
    {'air_base': 1, 'major_factory': 1, 'minor_factory': 2, 'naval_base': 2}
    >>> board.log[-1].text
    'France sets up 25 pieces and 6 facilities'
    >>> army(board, UK), board.count("Sea Zone 110")
    (1 UK Europe artillery, 1 UK Europe infantry, 1 UK Europe tank, 0)
    >>> apart = france(EMPTY.reads(HOME_FLEET, "110"))
    >>> apart.force("Sea Zone 112"), apart.force("Sea Zone 110"), apart.force("Sea Zone 93")
    (nothing, 1 France cruiser, 1 France cruiser, 1 France destroyer)

    The text announces changes to this setup and names none.

    >>> france(EMPTY.reads(UNDER_CONSIDERATION, "pending"))
    Traceback (most recent call last):
    rules_model.world.names.Gap: the changed French setup is not in any source; see question alpha2.setup.french-changes
    """
    if position.reading(UNDER_CONSIDERATION) == "pending":
        raise UNDER_CONSIDERATION.gap("the changed French setup")
    placed = stands(PACKAGE, 121, 131)
    if position.reading(HOME_FLEET) == "110":
        placed = tuple(replace(one, place="Sea Zone 110") if one.line == CRUISER else one for one in placed)
    return sets_up(position, france, FRANCE, placed)
