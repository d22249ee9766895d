"""# The setup

What stands on the board before the first turn of the 2nd edition, wars and money included.
"""

from __future__ import annotations

from rules_model.base.declarations import wars_at_start
from rules_model.base.editions import FIRST as FIRST  # the examples ask the first edition
from rules_model.base.editions import TWO_TERRITORIES as TWO_TERRITORIES
from rules_model.base.kamikaze import first_tokens
from rules_model.base.nations import first_treasuries, shared_out
from rules_model.base.neutrals import neutral_armies
from rules_model.citation import G40_NATIONS, G40_RULES, G40_SETUP
from rules_model.clause import clause
from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position
from rules_model.world.setup import army as army  # the examples count with it
from rules_model.world.setup import sets_up, setup_table
from rules_model.world.setup import works as works

PACKAGE = "rules_model.base"
POWERS = (GERMANY, USSR, JAPAN, USA, CHINA, UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)


@clause("g40.setup.power", G40_SETUP(2, 339), title="One power sets up")
def sets_up_power(position: Position, nation: Nation) -> Position:
    """Each power MUST set up its own pieces and facilities, some of them on land of a friend.

    All British pieces are London's here, those in India too, and only the facilities there are Calcutta's.

    >>> germany = sets_up_power(START, GERMANY)
    >>> germany.since(START), germany.force("Poland")
    (['Germany sets up 83 pieces and 4 facilities'],
     3 Germany infantry, 1 Germany tactical bomber, 1 Germany tank)
    >>> sets_up_power(START, ANZAC).force("Egypt")
    2 ANZAC infantry
    >>> sets_up_power(START, UK_PACIFIC).since(START)
    ['UK Pacific sets up 0 pieces and 5 facilities']
    """
    return sets_up(position, sets_up_power, nation, (one for one in setup_table(PACKAGE) if one.owner == nation))


@clause("g40.setup.all", G40_SETUP(2, 339), title="Everybody sets up")
def everybody(position: Position) -> Position:
    """Before the first turn all ten setups MUST be placed on the empty board.

    >>> board = everybody(START)
    >>> [army(board, nation).count() for nation in POWERS]
    [83, 64, 89, 40, 18, 75, 0, 42, 17, 26]
    >>> works(board)
    {'air_base': 20, 'major_factory': 8, 'minor_factory': 12, 'naval_base': 22}
    """
    for nation in POWERS:
        position = sets_up_power(position, nation)
    return position


@clause(
    "g40.setup.opening",
    G40_NATIONS(2, 11),
    G40_RULES(299),
    G40_RULES(332),
    G40_RULES(390),
    title="The first turn begins",
)
def opened(position: Position) -> Position:
    """Once the powers are set up, neutrals get their armies, Japan its kamikazes and every power its IPCs and its wars.

    >>> ready = opened(START)
    >>> ready.cash(USA), ready.count("Turkey"), ready.tokens(JAPAN, "kamikaze"), ready.is_at_war(GERMANY, UK)
    (52, 8, 6, True)
    >>> ready.is_at_war(USSR), ready.cash(UK_PACIFIC)
    (False, 17)

    In the first edition two British territories begin in the hands of the other economy.

    >>> first = opened(START.reads(TWO_TERRITORIES, FIRST))
    >>> [first.holder(place) for place in ("West India", "British Columbia", "India", "Egypt")]
    [UK Europe, UK Pacific, UK Pacific, UK Europe]
    """
    return first_treasuries(first_tokens(neutral_armies(wars_at_start(shared_out(position)))))
