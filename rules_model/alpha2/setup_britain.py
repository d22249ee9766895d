"""# The United Kingdom and ANZAC set up

London's pieces stand on the Atlantic side of the map, Calcutta's on the Pacific side.
Each of them shelters pieces of an ally, which keep their own flag.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import ALPHA2
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import ANZAC, UK, UK_PACIFIC
from rules_model.world.position import Position
from rules_model.world.setup import army as army  # the examples count with it
from rules_model.world.setup import chart as chart
from rules_model.world.setup import sets_up, stands
from rules_model.world.setup import works as works

PACKAGE = "rules_model.alpha2"
EGYPT, WEST_INDIA = 64, 67  # their lines

BASE_IN_EGYPT = question(
    "alpha2.setup.base-in-egypt",
    ALPHA2(64),
    kind="ambiguity",
    readings={
        "stands": "the date only says when the naval base came into the list; it is set up like everything else",
        "later": "the date sets the base apart as a later change, and the setup as first published has none there",
    },
    chosen="stands",
    because="The list is given as it stands, other dated changes in the text are plainly in force, "
    "and the second edition has a naval base in Egypt.",
)
WHOSE = question(
    "alpha2.setup.west-india",
    ALPHA2(67),
    ALPHA2(204),
    kind="contradiction",
    readings={
        "london": "the infantry in West India is London's, as the heading says; only the income goes to Calcutta",
        "calcutta": "the infantry goes with the land, and the land pays Calcutta",
    },
    chosen="london",
    because="The change of income says nothing of units, and the setup lists West India among London's.",
)


@clause("alpha2.setup.london", ALPHA2(56, 76), title="London sets up")
def london(position: Position) -> Position:
    """London MUST set up from Canada to West India, with French pieces at home and ANZAC infantry in Egypt.

    >>> board = london(EMPTY)
    >>> print(chart(board, UK))
    Ontario: 1 infantry
    Quebec: 1 infantry, 1 tank; minor factory
    United Kingdom: 1 France infantry, 2 infantry, 2 fighter, 1 France fighter, 1 aa artillery; air base, naval base,
        major factory
    Gibraltar: 1 fighter; air base, naval base
    Malta: 1 infantry, 1 fighter, 1 aa artillery; air base
    Alexandria: 2 infantry, 1 artillery, 1 tank
    Egypt: 1 infantry, 2 ANZAC infantry, 1 artillery, 1 mechanized infantry; naval base
    Anglo Egyptian Sudan: 1 infantry
    Union of South Africa: 2 infantry; naval base, minor factory
    West India: 1 infantry
    Scotland: 1 infantry, 1 fighter; air base
    Sea Zone 71: 1 destroyer
    Sea Zone 91: 1 cruiser
    Sea Zone 98: 1 cruiser, 1 destroyer, 1 aircraft carrier, 1 tactical bomber, 1 transport
    Sea Zone 106: 1 destroyer, 1 transport
    Sea Zone 109: 1 destroyer, 1 transport
    Sea Zone 110: 1 cruiser, 1 battleship
    Sea Zone 111: 1 destroyer, 1 battleship
    Sea Zone 112: 1 cruiser
    New Brunswick Nova Scotia: naval base
    Iceland: air base
    >>> army(board, UK)
    2 UK Europe aa artillery, 1 UK Europe aircraft carrier, 2 UK Europe artillery, 2 UK Europe battleship, 4 UK Europe
        cruiser, 5 UK Europe destroyer, 5 UK Europe fighter, 13 UK Europe infantry, 1 UK Europe mechanized infantry, 1
        UK Europe tactical bomber, 2 UK Europe tank, 3 UK Europe transport
    >>> works(board)
    {'air_base': 5, 'major_factory': 1, 'minor_factory': 2, 'naval_base': 5}
    >>> board.log[-1].text
    'UK Europe sets up 45 pieces and 13 facilities'

    A French infantry and a French fighter stand in England, and the list dates the base in Egypt.

    >>> army(board, FRANCE), army(board, ANZAC)
    (1 France fighter, 1 France infantry, 2 ANZAC infantry)
    >>> older = london(EMPTY.reads(BASE_IN_EGYPT, "later"))
    >>> board.facilities_in("Egypt"), older.facilities_in("Egypt"), older.force("Egypt") == board.force("Egypt")
    ((Facility(kind='naval_base', damage=0, construction=0),), (), True)

    West India pays Calcutta and yet is set up with London's.

    >>> moved = london(EMPTY.reads(WHOSE, "calcutta"))
    >>> board.force("West India"), moved.force("West India"), army(moved, UK_PACIFIC)
    (1 UK Europe infantry, 1 UK Pacific infantry, 1 UK Pacific infantry)
    """
    placed = stands(PACKAGE, 56, 76)
    if position.reading(BASE_IN_EGYPT) == "later":
        placed = tuple(one for one in placed if (one.line, one.unit) != (EGYPT, "naval_base"))
    if position.reading(WHOSE) == "calcutta":
        placed = tuple(replace(one, owner=UK_PACIFIC) if one.line == WEST_INDIA else one for one in placed)
    return sets_up(position, london, UK, placed)


@clause("alpha2.setup.calcutta", ALPHA2(78, 83), title="Calcutta sets up")
def calcutta(position: Position) -> Position:
    """Calcutta MUST set up in four territories and two sea zones, with an ANZAC infantry in Malaya.

    >>> board = calcutta(EMPTY)
    >>> print(chart(board, UK_PACIFIC))
    Kwangtung: 2 infantry; naval base
    Burma: 2 infantry, 1 fighter
    Malaya: 3 infantry, 1 ANZAC infantry; naval base
    India: 6 infantry, 1 artillery, 1 aa artillery, 1 fighter, 1 tactical bomber; air base, naval base, major factory
    Sea Zone 37: 1 battleship
    Sea Zone 39: 1 destroyer, 1 cruiser, 1 transport
    >>> army(board, UK_PACIFIC)
    1 UK Pacific aa artillery, 1 UK Pacific artillery, 1 UK Pacific battleship, 1 UK Pacific cruiser, 1 UK Pacific
        destroyer, 2 UK Pacific fighter, 13 UK Pacific infantry, 1 UK Pacific tactical bomber, 1 UK Pacific transport
    >>> works(board)
    {'air_base': 1, 'major_factory': 1, 'naval_base': 3}
    >>> board.log[-1].text
    'UK Pacific sets up 23 pieces and 5 facilities'
    >>> army(board, ANZAC)
    1 ANZAC infantry
    """
    return sets_up(position, calcutta, UK_PACIFIC, stands(PACKAGE, 78, 83))


@clause("alpha2.setup.anzac", ALPHA2(85, 89), title="ANZAC sets up")
def anzac(position: Position) -> Position:
    """ANZAC MUST set up at home and in two sea zones; what it has in Egypt and Malaya the British set up.

    >>> board = anzac(EMPTY)
    >>> print(chart(board, ANZAC))
    New South Wales: 2 infantry, 1 aa artillery; minor factory, naval base
    New Zealand: 1 infantry, 2 fighter; air base, naval base
    Queensland: 2 infantry, 1 artillery, 1 fighter; air base, naval base
    Sea Zone 62: 1 destroyer, 1 transport
    Sea Zone 63: 1 cruiser
    >>> army(board, ANZAC)
    1 ANZAC aa artillery, 1 ANZAC artillery, 1 ANZAC cruiser, 1 ANZAC destroyer, 3 ANZAC fighter, 5 ANZAC infantry, 1
        ANZAC transport
    >>> works(board)
    {'air_base': 2, 'minor_factory': 1, 'naval_base': 3}
    >>> board.log[-1].text
    'ANZAC sets up 13 pieces and 6 facilities'
    """
    return sets_up(position, anzac, ANZAC, stands(PACKAGE, 85, 89))
