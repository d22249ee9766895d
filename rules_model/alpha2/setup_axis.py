"""# The Axis sets up

Where Germany, Japan and Italy stand before the first turn.
Pieces of an ally bear the ally's name.
"""

from __future__ import annotations

from dataclasses import replace

from rules_model.citation import ALPHA2
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.nation import GERMANY, ITALY, JAPAN
from rules_model.world.position import Position
from rules_model.world.setup import army as army  # the examples count with it
from rules_model.world.setup import chart as chart
from rules_model.world.setup import sets_up, stands
from rules_model.world.setup import works as works

PACKAGE = "rules_model.alpha2"
COMBINED_FLEET = 51  # line of the fleet in Sea Zone 6
FLYING = ("fighter", "tactical_bomber")

DECKS = question(
    "alpha2.setup.carrier-aircraft",
    ALPHA2(51),
    kind="contradiction",
    readings={
        "shared": "the aircraft are those of both carriers together: one fighter and one tactical bomber on each",
        "each": "two fighters and two tactical bombers come with each carrier, twice as many as it holds",
    },
    chosen="shared",
    because="A carrier holds two aircraft. The other Japanese carrier has one of each kind, "
    "and so has either of these in the first edition, in Alpha +3 and in the second edition.",
)


@clause("alpha2.setup.germany", ALPHA2(3, 17), title="Germany sets up")
def germany(position: Position) -> Position:
    """Germany MUST set up an army in nine territories and ships in six sea zones, without an aircraft carrier.

    >>> board = germany(EMPTY)
    >>> print(chart(board, GERMANY))
    Holland Belgium: 4 infantry, 2 artillery, 3 tank, 1 fighter
    Western Germany: 3 infantry, 1 artillery, 4 mechanized infantry, 2 fighter, 3 tactical bomber, 1 aa artillery; major
        factory, naval base, air base
    Greater Southern Germany: 6 infantry, 1 artillery, 2 tank
    Germany: 6 infantry, 4 artillery, 1 tactical bomber, 1 strategic bomber, 1 aa artillery; major factory
    Slovakia Hungary: 2 infantry, 1 tank, 1 fighter
    Romania: 3 infantry, 1 tank
    Poland: 3 infantry, 1 tank, 1 tactical bomber
    Norway: 2 infantry, 1 fighter
    Denmark: 2 infantry
    Sea Zone 103: 1 submarine
    Sea Zone 108: 1 submarine
    Sea Zone 113: 1 cruiser, 1 battleship, 1 transport
    Sea Zone 117: 1 submarine
    Sea Zone 118: 1 submarine
    Sea Zone 124: 1 submarine
    >>> army(board, GERMANY)
    2 Germany aa artillery, 8 Germany artillery, 1 Germany battleship, 1 Germany cruiser, 5 Germany fighter, 31 Germany
        infantry, 4 Germany mechanized infantry, 1 Germany strategic bomber, 5 Germany submarine, 5 Germany tactical
        bomber, 8 Germany tank, 1 Germany transport
    >>> works(board)
    {'air_base': 1, 'major_factory': 2, 'naval_base': 1}
    >>> board.log[-1].text
    'Germany sets up 72 pieces and 4 facilities'
    """
    return sets_up(position, germany, GERMANY, stands(PACKAGE, 3, 17))


@clause("alpha2.setup.japan", ALPHA2(37, 54), title="Japan sets up")
def japan(position: Position) -> Position:
    """Japan MUST set up on its islands, on the mainland from Manchuria to Siam, and in four sea zones.

    >>> board = japan(EMPTY)
    >>> print(chart(board, JAPAN))
    Japan: 6 infantry, 2 artillery, 1 tank, 2 fighter, 2 tactical bomber, 2 strategic bomber, 1 aa artillery; air base,
        naval base, major factory
    Manchuria: 6 infantry, 1 mechanized infantry, 1 artillery, 1 aa artillery, 2 fighter, 2 tactical bomber
    Paulau Island: 1 infantry
    Kiangsi: 3 infantry, 1 artillery
    Formosa: 1 fighter
    Shantung: 3 infantry, 1 artillery
    Kwangsi: 3 infantry, 1 artillery
    Iwo Jima: 1 infantry
    Jehol: 2 infantry, 1 artillery
    Caroline Islands: 2 infantry, 1 aa artillery; air base, naval base
    Siam: 2 infantry
    Okinawa: 1 infantry, 1 fighter
    Kiangsu: 3 infantry, 1 artillery, 1 fighter, 1 tactical bomber
    Korea: 4 infantry, 1 fighter
    Sea Zone 6: 1 submarine, 2 destroyer, 2 aircraft carrier, 2 tactical bomber, 2 fighter, 1 cruiser, 1 battleship, 1
        transport
    Sea Zone 19: 1 submarine, 1 battleship, 1 destroyer, 1 transport
    Sea Zone 33: 1 destroyer, 1 aircraft carrier, 1 tactical bomber, 1 fighter
    Sea Zone 20: 1 cruiser, 1 transport
    >>> army(board, JAPAN)
    3 Japan aa artillery, 3 Japan aircraft carrier, 8 Japan artillery, 2 Japan battleship, 2 Japan cruiser, 4 Japan
        destroyer, 11 Japan fighter, 37 Japan infantry, 1 Japan mechanized infantry, 2 Japan strategic bomber, 2 Japan
        submarine, 8 Japan tactical bomber, 1 Japan tank, 3 Japan transport
    >>> works(board)
    {'air_base': 2, 'major_factory': 1, 'naval_base': 2}
    >>> board.log[-1].text
    'Japan sets up 87 pieces and 5 facilities'

    The text gives each carrier in Sea Zone 6 more aircraft than it holds.

    >>> crowded = japan(EMPTY.reads(DECKS, "each"))
    >>> [army(crowded, JAPAN).count(unit=unit) for unit in ("fighter", "tactical_bomber")]
    [13, 10]
    >>> crowded.force("Sea Zone 33") == board.force("Sea Zone 33")
    True
    """
    placed = stands(PACKAGE, 37, 54)
    if position.reading(DECKS) == "shared":
        placed = tuple(
            replace(one, quantity=one.quantity // 2) if one.line == COMBINED_FLEET and one.unit in FLYING else one
            for one in placed
        )
    return sets_up(position, japan, JAPAN, placed)


@clause("alpha2.setup.italy", ALPHA2(91, 99), title="Italy sets up")
def italy(position: Position) -> Position:
    """Italy MUST set up in Europe and Africa, with its two fleets in Sea Zone 95 and Sea Zone 97.

    >>> board = italy(EMPTY)
    >>> print(chart(board, ITALY))
    Northern Italy: 2 infantry, 2 artillery, 1 tank, 1 fighter, 1 tactical bomber, 1 aa artillery; major factory
    Southern Italy: 6 infantry, 1 fighter, 1 aa artillery; naval base, air base, minor factory
    Albania: 2 infantry, 1 tank
    Italian Somaliland: 1 infantry
    Ethiopia: 2 infantry, 1 artillery
    Libya: 1 infantry, 1 artillery
    Tobruk: 3 infantry, 1 artillery, 1 mechanized infantry, 1 tank
    Sea Zone 95: 2 destroyer, 1 cruiser, 1 submarine, 1 transport
    Sea Zone 97: 1 cruiser, 1 battleship, 2 transport
    >>> army(board, ITALY)
    2 Italy aa artillery, 5 Italy artillery, 1 Italy battleship, 2 Italy cruiser, 2 Italy destroyer, 2 Italy fighter, 17
        Italy infantry, 1 Italy mechanized infantry, 1 Italy submarine, 1 Italy tactical bomber, 3 Italy tank, 3 Italy
        transport
    >>> works(board)
    {'air_base': 1, 'major_factory': 1, 'minor_factory': 1, 'naval_base': 1}
    >>> board.log[-1].text
    'Italy sets up 40 pieces and 4 facilities'
    """
    return sets_up(position, italy, ITALY, stands(PACKAGE, 91, 99))
