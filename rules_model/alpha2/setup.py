"""# The setup

What stands on the board before the first turn, and who plays when.
The next three chapters list it power by power.
"""

from __future__ import annotations

from rules_model.alpha2.setup_allies import china, france, usa, ussr
from rules_model.alpha2.setup_axis import germany, italy, japan
from rules_model.alpha2.setup_britain import anzac, calcutta, london
from rules_model.base.sequence import next_turn as next_turn  # the examples ask it
from rules_model.base.sequence import turn_order
from rules_model.base.setup import everybody as base_setup
from rules_model.citation import ALPHA2
from rules_model.clause import Body, modifies, replaces
from rules_model.question import question
from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, USA, USSR, Nation
from rules_model.world.position import Position
from rules_model.world.setup import army as army  # the examples count with it
from rules_model.world.setup import works as works

BY_POWER = (germany, ussr, japan, london, calcutta, anzac, italy, usa, china, france)
BY_HEADINGS = (GERMANY, USSR, JAPAN, UK, ANZAC, ITALY, USA, CHINA, FRANCE)
LISTED = (
    *(ALPHA2(3, 17), ALPHA2(19, 35), ALPHA2(37, 54), ALPHA2(56, 76), ALPHA2(78, 83)),
    *(ALPHA2(85, 89), ALPHA2(91, 99), ALPHA2(101, 112), ALPHA2(114, 119), ALPHA2(121, 131)),
)

HEADINGS = question(
    "alpha2.setup.heading-order",
    ALPHA2(1),
    kind="ambiguity",
    readings={
        "headings": "the order in which the setup lists the powers is the order of their turns",
        "base-game": "the title only describes the list; the changes name no new order, so the base game's stands",
    },
    chosen="headings",
    because="The title says that the powers stand in turn order, and it was the order of the first edition.",
)


@modifies("alpha2.setup.turn-order", turn_order, ALPHA2(1), title="The order of turns")
def order_of_headings(before: Body[[], tuple[Nation, ...]], position: Position) -> tuple[Nation, ...]:
    """The powers MUST play in the order in which they set up, both halves of the United Kingdom in one turn.

    The second edition moved the United States and China up to fourth and fifth place, and Italy before ANZAC.

    >>> turn_order(START)
    (Germany, Soviet Union, Japan, UK Europe, ANZAC, Italy, United States, China, France)
    >>> turn_order(BASE_START) == turn_order(START.reads(HEADINGS, "base-game"))
    True
    >>> turn_order(BASE_START)
    (Germany, Soviet Union, Japan, United States, China, UK Europe, Italy, ANZAC, France)
    >>> next_turn(START, JAPAN), next_turn(START, ITALY), next_turn(START, FRANCE)
    ((UK Europe, 1), (United States, 1), (Germany, 2))
    """
    return BY_HEADINGS if position.reading(HEADINGS) == "headings" else before(position)


@replaces("alpha2.setup.all", base_setup, *LISTED, title="Everybody sets up")
def everybody(position: Position) -> Position:
    """Before the first turn all ten setups MUST be placed, one after the other, on an empty board.

    >>> board = everybody(START)
    >>> board.since(START)
    ['Germany sets up 72 pieces and 4 facilities', 'Soviet Union sets up 61 pieces and 6 facilities',
     'Japan sets up 87 pieces and 5 facilities', 'UK Europe sets up 45 pieces and 13 facilities',
     'UK Pacific sets up 23 pieces and 5 facilities', 'ANZAC sets up 13 pieces and 6 facilities',
     'Italy sets up 40 pieces and 4 facilities', 'United States sets up 40 pieces and 14 facilities',
     'China sets up 17 pieces and 0 facilities', 'France sets up 25 pieces and 6 facilities']
    >>> [army(board, nation).count() for nation in (GERMANY, USSR, JAPAN, UK, UK_PACIFIC)]
    [72, 61, 87, 44, 22]
    >>> [army(board, nation).count() for nation in (ANZAC, ITALY, USA, CHINA, FRANCE)]
    [16, 40, 40, 17, 24]
    >>> works(board)
    {'air_base': 22, 'major_factory': 8, 'minor_factory': 11, 'naval_base': 22}

    Pieces of two powers may share a space; where nobody is listed, nobody stands.

    >>> board.force("Egypt")
    2 ANZAC infantry, 1 UK Europe artillery, 1 UK Europe infantry, 1 UK Europe mechanized infantry
    >>> board.force("Sea Zone 112"), board.force("Sweden")
    (1 France cruiser, 1 UK Europe cruiser, nothing)
    """
    for one in BY_POWER:
        position = one(position)
    return position
