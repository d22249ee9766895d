"""# The Hendaye bargain

At Hendaye Germany may buy Spain for all its cash, and better odds with Vichy France on top.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.wording import listed
from rules_model.world.nation import GERMANY, NEUTRAL
from rules_model.world.position import Position

SPANISH = ("Spain", "Rio De Oro")
BARGAIN = "Hendaye bargain"  # the event that later rolls look for
GERMAN_FIGURE = 3

OCCUPIES = question(
    "3g40.vichy.occupies-france",
    DELUXE(569, part=2),
    DELUXE(600, part=1),
    kind="ambiguity",
    readings={
        "holds": "Germany must hold France and need not keep a unit there",
        "garrison": "Germany must hold France and have a land unit in it",
    },
    chosen="holds",
    because="Elsewhere, of Paris, Rome and a fallen Russian capital, the text calls occupied what an enemy has taken, "
    "whoever stands in it.",
)
PENNILESS = question(
    "3g40.vichy.penniless",
    DELUXE(569, part=3),
    kind="ambiguity",
    readings={
        "allowed": "Germany may strike the bargain even with no cash at all",
        "barred": "Germany must have at least 1 IPC to surrender",
    },
    chosen="allowed",
    because="All the cash on hand is the price, however little that is; the rule sets no minimum.",
)
SPAIN_TAKEN = question(
    "3g40.vichy.spain-taken",
    DELUXE(50),
    DELUXE(52),
    DELUXE(569, part=3),
    kind="gap",
    readings={
        "neutral": "Germany can claim Spain only while it is neutral",
        "anyway": "Germany can claim Spain from whoever holds it",
    },
    chosen="neutral",
    because="The bargain is struck with neutral Spain; an Axis attack in round 1 may already have made it British.",
)
PLUS_ONE = question(
    "3g40.vichy.plus-one",
    DELUXE(569, part=5),
    DELUXE(622, part=1),
    kind="ambiguity",
    readings={
        "figure": "Germany hits at 4 or less instead of 3",
        "die": "1 is added to the number that the die shows, so that only a 1 or a 2 still hits at 3",
    },
    chosen="figure",
    because="Germany pays dearly for the bargain, and low rolls are the good ones; the other reading would punish it.",
)


def may_claim(position: Position, place: str) -> bool:
    """Whether a Spanish place is Germany's to claim, as far as its holder goes."""
    return position.holder(place).side is NEUTRAL or position.reading(SPAIN_TAKEN) == "anyway"


@clause("3g40.vichy.hendaye", DELUXE(569, part=1), DELUXE(569, part=2), title="When Germany may bargain")
def may_bargain(position: Position) -> Verdict:
    """Germany MAY strike the bargain while it occupies France, and in no missions phase but the first.

    >>> paris = EMPTY.held(GERMANY, "France").held(STRICT_NEUTRAL, "Spain", "Rio De Oro").with_cash(GERMANY, 38)
    >>> may_bargain(paris)
    allowed by 3g40.vichy.hendaye
    >>> may_bargain(paris.in_round(2))
    refused by 3g40.vichy.hendaye: the first missions phase is over
    >>> may_bargain(paris.held(ITALY, "France"))
    refused by 3g40.vichy.hendaye: Germany does not occupy France

    Whether Germany needs a garrison in France, cash of its own and a Spain that is still neutral, is open.

    >>> may_bargain(paris.reads(OCCUPIES, "garrison"))
    refused by 3g40.vichy.hendaye: Germany has no land unit in France
    >>> empty_handed = paris.with_cash(GERMANY, 0)
    >>> may_bargain(empty_handed).allowed, may_bargain(empty_handed.reads(PENNILESS, "barred")).allowed
    (True, False)
    >>> british = paris.held(UK, "Spain")
    >>> may_bargain(british).allowed, may_bargain(british.reads(SPAIN_TAKEN, "anyway")).allowed
    (False, True)
    """
    if position.round > 1:
        return refuse(may_bargain, "the first missions phase is over")
    if position.holder("France") != GERMANY:
        return refuse(may_bargain, "Germany does not occupy France")
    garrison = position.count("France", GERMANY, unit=position.rules.units_of("land"))
    if not garrison and position.reading(OCCUPIES) == "garrison":
        return refuse(may_bargain, "Germany has no land unit in France")
    if not may_claim(position, "Spain"):
        return refuse(may_bargain, f"{position.holder('Spain')} holds Spain")
    if not position.cash(GERMANY) and position.reading(PENNILESS) == "barred":
        return refuse(may_bargain, "Germany has nothing to surrender")
    return allow(may_bargain)


@clause("3g40.vichy.hendaye-price", DELUXE(569, part=3), DELUXE(569, part=4), title="The bargain")
def negotiate(position: Position, table: Table) -> Position:
    """Germany MAY surrender all its cash to the bank; it then claims Spain with its standing army, and Rio De Oro.

    >>> paris = EMPTY.held(GERMANY, "France").held(STRICT_NEUTRAL, "Spain", "Rio De Oro").with_cash(GERMANY, 38)
    >>> spain = paris.with_force("Spain", STRICT_NEUTRAL, regular_infantry=6)
    >>> after = negotiate(spain, script(True))
    >>> after.since(spain), after.cash(GERMANY)
    (['Germany surrenders 38 IPCs and claims Spain and Rio De Oro'], 0)
    >>> after.force("Spain"), after.holds(GERMANY, "Spain", "Rio De Oro")
    (6 Germany regular infantry, True)
    >>> negotiate(spain, script(False)).cash(GERMANY)
    38
    """
    if not may_bargain(position) or not table.ask(GERMANY, "Hendaye", (True, False)):
        return position
    price, claimed = position.cash(GERMANY), tuple(place for place in SPANISH if may_claim(position, place))
    struck = position.paying(GERMANY, price)
    for place in claimed:
        army = struck.force(place).handing(struck.holder(place), GERMANY)
        struck = struck.with_pieces(place, army).held(GERMANY, place)
    text = f"Germany surrenders {price} IPCs and claims {listed(claimed)}"
    return struck.noting(BARGAIN, negotiate, text, nation=GERMANY, amount=price)


@clause("3g40.vichy.german-figure", DELUXE(569, part=5), DELUXE(622, part=1), title="What Germany must roll")
def german_figure(position: Position) -> int:
    """Germany wins a Vichy place with a roll of 3 or less, and after the bargain with 4 or less.

    >>> german_figure(EMPTY)
    3
    >>> spain = EMPTY.held(GERMANY, "France").held(STRICT_NEUTRAL, "Spain", "Rio De Oro").with_cash(GERMANY, 38)
    >>> bargain = negotiate(spain, script(True))
    >>> german_figure(bargain), german_figure(bargain.in_round(3))
    (4, 4)

    Whether the 1 goes to the figure or to the die is open.

    >>> german_figure(bargain.reads(PLUS_ONE, "die"))
    2
    """
    if not position.events(BARGAIN):
        return GERMAN_FIGURE
    return GERMAN_FIGURE + 1 if position.reading(PLUS_ONE) == "figure" else GERMAN_FIGURE - 1
