"""# The strategic missions phase

Every round ends with ten missions for all nations together.
The announced list and the numbered sections put six of them in different places.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.question import question
from rules_model.world.position import Position

#: The missions as the list at the head of the phase announces them.
AS_LISTED = (
    "special situations",
    "Vichy France",
    "bombing raids",
    "shore bombardments",
    "convoy raids",
    "partisan raids",
    "kamikaze raids",
    "transport reassignment",
    "coastal defences",
    "national advantages",
)

#: The missions as their own sections are numbered.
AS_NUMBERED = (
    "special situations",
    "Vichy France",
    "convoy raids",
    "coastal defences",
    "bombing raids",
    "shore bombardments",
    "kamikaze raids",
    "partisan raids",
    "transport reassignment",
    "national advantages",
)

SECTION_HEADINGS = tuple(DELUXE(line) for line in (555, 597, 636, 639, 642, 654, 666, 669, 672, 675))

ORDER = question(
    "3g40.missions.order",
    DELUXE(544, 553),
    *SECTION_HEADINGS,
    kind="contradiction",
    readings={
        "list": "the missions follow the list that opens the phase",
        "sections": "the missions follow the numbers of their sections",
    },
    chosen="list",
    because="The list is there to announce an order and nothing else; a section carries its number only as a title.",
)


@clause("3g40.missions.sequence", DELUXE(544, 553), *SECTION_HEADINGS, title="Order of the missions")
def mission_order(position: Position) -> tuple[str, ...]:
    """Players MUST carry out the ten missions in the announced order, from special situations to national advantages.

    A fleet bombards before or after the coastal defences have thinned it out; that is what the order decides.

    >>> print(*mission_order(EMPTY), sep=", ")
    special situations, Vichy France, bombing raids, shore bombardments, convoy raids, partisan raids,
    kamikaze raids, transport reassignment, coastal defences, national advantages

    Whether the list or the numbers of the sections give the order is open.

    >>> order = mission_order(EMPTY)
    >>> order.index("shore bombardments") < order.index("coastal defences")
    True
    >>> order = mission_order(EMPTY.reads(ORDER, "sections"))
    >>> order.index("shore bombardments") < order.index("coastal defences")
    False
    """
    return AS_LISTED if position.reading(ORDER) == "list" else AS_NUMBERED
