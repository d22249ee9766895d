"""# Who gets a neutral block

Each block falls to a nation of the side that was not the attacker.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.blocks import EUROPE, MONGOLIA, SOUTH_AMERICA, handed_over, provoked, remaining
from rules_model.deluxe.commonwealth import BELONG, HEIRS, in_exile
from rules_model.question import question
from rules_model.world.nation import ALLIES, AXIS, GERMANY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation
from rules_model.world.position import Position

AMERICAN_CAPITALS = ("Washington", "San Francisco")

BRITISH = question(
    "3g40.blocks.british",
    DELUXE(52, part=1),
    DELUXE(740, part=2),
    kind="ambiguity",
    readings={
        "europe": "all that becomes British goes to UK Europe",
        "halves": "what lies on the Pacific map goes to UK Pacific",
    },
    chosen="europe",
    because="The block is named after Europe, and the two British economies are divided by land, not by this rule.",
)
EXILE = question(
    "3g40.blocks.exiled-heir",
    DELUXE(46, part=1),
    DELUXE(52, part=1),
    DELUXE(97),
    DELUXE(101, part=2),
    DELUXE(105, part=2),
    kind="gap",
    readings={
        "keeps": "a nation in exile inherits like any other and keeps what it gets",
        "at-once": "its exile takes hold of the new gains at once, as it did of all that it had before: "
        "British land joins the heir's economy, American armies change sides",
    },
    chosen="keeps",
    because="The rules of exile dispose of what a nation has when its capital falls; "
    "the blocks come later and name the nation without exception.",
)


@clause("3g40.blocks.exile", DELUXE(46, part=1), DELUXE(52, part=1), title="Heirs in exile")
def inherits_in_exile(position: Position, heir: Nation, place: str) -> Position:
    """A nation in exile keeps the land and the army that a block brings it, like any other nation.

    Whether its exile takes hold of them at once is open.

    >>> fallen = EMPTY.noting("exile", None, "", nation=UK).held(UK, "Turkey")
    >>> gone = fallen.reads(EXILE, "at-once")
    >>> inherits_in_exile(fallen, UK, "Turkey").banker("Turkey"), inherits_in_exile(gone, UK, "Turkey").banker("Turkey")
    (UK Europe, Canada)
    >>> lost = EMPTY.held(GERMANY, "Washington").held(JAPAN, "San Francisco").charting("Brazil", half="Europe")
    >>> lost = lost.held(USA, "Brazil").with_force("Brazil", USA, regular_infantry=3)
    >>> inherits_in_exile(lost, USA, "Brazil").force("Brazil")
    3 United States regular infantry
    >>> inherits_in_exile(lost.reads(EXILE, "at-once"), USA, "Brazil").force("Brazil")
    3 Germany regular infantry
    """
    if position.reading(EXILE) == "keeps":
        return position
    spelt = position.map.name_of(place)
    if heir == USA and position.holds(AXIS, *AMERICAN_CAPITALS):
        enemy = GERMANY if position.map.half(place) == "Europe" else JAPAN
        text = f"the army of {spelt} turns {enemy.adjective}"
        position = position.with_pieces(place, position.force(place).handing(USA, enemy))
        return position.noting("changed sides", inherits_in_exile, text, nation=USA, other=enemy, place=spelt)
    if not in_exile(position, heir):
        return position
    banker = HEIRS[heir]
    if position.reading(BELONG) == "hold":
        position = position.held(banker, place)
    text = f"{spelt} joins the economy of {banker}"
    return position.banked(banker, place).noting(
        "absorbed", inherits_in_exile, text, nation=heir, other=banker, place=spelt
    )


@clause("3g40.blocks.south-america", DELUXE(44), DELUXE(46), title="South America")
def south_america(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of South America is attacked, what remains of the block MUST turn.

    Lands and armies become German if an Allied power attacked, American if the Axis did.

    >>> south = EMPTY.held(STRICT_NEUTRAL, "Argentina", "Chile").with_force("Chile", STRICT_NEUTRAL, cavalry=2)
    >>> south_america(south, UK, "Argentina").since(south), south_america(south, ITALY, "Argentina").force("Chile")
    (['Chile turns German'], 2 United States cavalry)
    >>> south_america(south.held(STRICT_NEUTRAL, "Spain"), UK, "Spain").holder("Chile")
    strict neutral
    """
    if not provoked(position, SOUTH_AMERICA, attacker, attacked):
        return position
    heir = GERMANY if attacker.side is ALLIES else USA
    for place in remaining(position, attacker, attacked):
        position = inherits_in_exile(handed_over(position, south_america, heir, [place]), heir, place)
    return position


@clause("3g40.blocks.europe", DELUXE(50), DELUXE(52))
def europe(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of Europe, Africa or the Middle East is attacked, what remains of the block MUST turn.

    Lands and armies become German if an Allied power attacked, British if the Axis did.

    >>> old = EMPTY.held(STRICT_NEUTRAL, "Spain", "Afghanistan").with_force("Afghanistan", STRICT_NEUTRAL, cavalry=4)
    >>> europe(old, USA, "Spain").since(old), europe(old, GERMANY, "Spain").force("Afghanistan")
    (['Afghanistan turns German'], 4 UK Europe cavalry)

    Which of the two British economies takes it is open.

    >>> halves = old.charting("Afghanistan", half="Pacific").reads(BRITISH, "halves")
    >>> europe(halves, GERMANY, "Spain").holder("Afghanistan")
    UK Pacific
    """
    if not provoked(position, EUROPE, attacker, attacked):
        return position
    for place in remaining(position, attacker, attacked):
        heir = GERMANY if attacker.side is ALLIES else UK
        if heir == UK and position.reading(BRITISH) == "halves" and position.map.half(place) == "Pacific":
            heir = UK_PACIFIC
        position = inherits_in_exile(handed_over(position, europe, heir, [place]), heir, place)
    return position


@clause("3g40.blocks.mongolia", DELUXE(56), DELUXE(57))
def mongolia(position: Position, attacker: Nation, attacked: str) -> Position:
    """When a strict neutral of Mongolia is attacked, what remains of the block MUST turn.

    Lands and armies become Japanese if an Allied power attacked, Russian if the Axis did.

    >>> steppe = EMPTY.held(STRICT_NEUTRAL, "Olgiy", "Dzavhan").with_force("Dzavhan", STRICT_NEUTRAL, cavalry=1)
    >>> mongolia(steppe, USSR, "Olgiy").since(steppe)
    ['Dzavhan turns Japanese']
    >>> mongolia(steppe, JAPAN, "Olgiy").force("Dzavhan")
    1 Soviet Union cavalry
    """
    if not provoked(position, MONGOLIA, attacker, attacked):
        return position
    heir = JAPAN if attacker.side is ALLIES else USSR
    return handed_over(position, mongolia, heir, remaining(position, attacker, attacked))
