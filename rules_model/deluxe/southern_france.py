"""# The fate of Southern France

After the Vichy rolls of the third missions phase, the territories turned so far decide what becomes of Southern France.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.vichy import SETTLED, free_the_french, turn
from rules_model.deluxe.vichy_attempts import TURNED, win  # noqa: F401  win is for the examples
from rules_model.deluxe.vichy_rolls import FLEETS, resolve_vichy
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.force import Force
from rules_model.world.nation import AXIS, FRANCE, NOBODY, VICHY, members
from rules_model.world.position import Position

SOUTHERN_FRANCE = "Southern France"
THIRD_PHASE = 3
LEFT_BEHIND = ("minor_factory", "naval_base")

UNTURNED = question(
    "3g40.vichy.unturned",
    DELUXE(629),
    kind="ambiguity",
    readings={
        "counted": "territories that the Axis has not turned count as turned by the Free French",
        "joining": "they count for nobody, but become Free French along with Southern France",
    },
    chosen="counted",
    because="The brackets stand beside the count and not beside what happens to the units.",
)
SELF = question(
    "3g40.vichy.southern-france-counts",
    DELUXE(626),
    DELUXE(629, part=2),
    kind="ambiguity",
    readings={
        "excluded": "Southern France itself is not among the territories counted",
        "included": "Southern France is one more territory that the Axis has not turned",
    },
    chosen="excluded",
    because="The count decides about Southern France, and nobody could have turned it.",
)
TIE = question(
    "3g40.vichy.tie",
    DELUXE(626),
    DELUXE(628, part=1),
    DELUXE(629, part=1),
    kind="gap",
    readings={
        "vichy": "on a tie Southern France stays Vichy for the rest of the game",
        "free": "on a tie Southern France becomes Free French",
        "axis": "on a tie Southern France is emptied",
    },
    chosen="vichy",
    because="With a tie neither side has turned the most, so neither of the two results comes about.",
)
EMPTIED = question(
    "3g40.vichy.empty-holder",
    DELUXE(628, part=1),
    kind="ambiguity",
    readings={
        "nobody": "the emptied territory belongs to nobody",
        "vichy": "the emptied territory stays Vichy",
    },
    chosen="nobody",
    because="This is to decide what becomes of Southern France; if it stayed Vichy as before, only its army would go.",
)

FREED_LAND = question(
    "3g40.vichy.freed-land",
    DELUXE(628, part=1),
    DELUXE(629, part=1),
    kind="ambiguity",
    readings={
        "with-units": "Southern France itself becomes Free French together with its units",
        "units-only": "only the units become Free French; the land under them stays Vichy",
    },
    chosen="with-units",
    because="Both lines name units alone, but the fate of Southern France is what the count is to decide; "
    "Free French units on Vichy land would have to attack the ground they stand on.",
)


@clause("3g40.vichy.count", DELUXE(626), DELUXE(629, part=2), title="Counting what was turned")
def count_turned(position: Position) -> tuple[int, int]:
    """Count the territories that the Axis has turned by its rolls against all the other Vichy territories.

    First the Axis, then the Free French. Fleets are not counted.

    >>> vichy = EMPTY.held(VICHY, "Southern France", "Corsica", "Morocco", "Algeria", "Syria")
    >>> turned = win(win(vichy, ITALY, ("Corsica", "Morocco")), FRANCE, ("Algeria",))
    >>> count_turned(turned)
    (2, 2)

    Whether unturned territories, and Southern France itself, count for the Free French is open.

    >>> count_turned(turned.reads(UNTURNED, "joining"))
    (2, 1)
    >>> count_turned(turned.reads(SELF, "included"))
    (2, 3)
    """
    turned = [event for event in position.events(TURNED) if event.place not in FLEETS]
    axis = sum(event.nation in members(AXIS) for event in turned)
    free = len(turned) - axis
    if position.reading(UNTURNED) == "counted":
        itself = position.reading(SELF) == "included"
        free += sum(itself or place != SOUTHERN_FRANCE for place in position.held_by(VICHY))
    return axis, free


@clause("3g40.vichy.emptied", DELUXE(628, part=1), DELUXE(628, part=2), title="Southern France emptied")
def empty_southern_france(position: Position) -> Position:
    """If the Axis is ahead, all units in Southern France MUST leave the board, save its minor factory and naval base.

    >>> south = EMPTY.held(VICHY, "Southern France").with_force("Southern France", VICHY, regular_infantry=4)
    >>> south = south.with_facility("Southern France", "minor_factory").with_facility("Southern France", "naval_base")
    >>> emptied = empty_southern_france(south.with_facility("Southern France", "air_base"))
    >>> emptied.force("Southern France"), [base.kind for base in emptied.facilities_in("Southern France")]
    (nothing, ['minor_factory', 'naval_base'])

    Whose the empty land is, is open.

    >>> emptied.holder("Southern France")
    nobody
    >>> empty_southern_france(south.reads(EMPTIED, "vichy")).holder("Southern France")
    Vichy France
    """
    emptied = position.with_pieces(SOUTHERN_FRANCE, Force())
    emptied = emptied.with_facilities(SOUTHERN_FRANCE, position.facilities_in(SOUTHERN_FRANCE, *LEFT_BEHIND))
    if position.reading(EMPTIED) == "nobody":
        emptied = emptied.held(NOBODY, SOUTHERN_FRANCE)
    return emptied.noting(SETTLED, empty_southern_france, "Southern France is emptied")


@clause("3g40.vichy.freed", DELUXE(629, part=1), title="Southern France freed")
def free_southern_france(position: Position) -> Position:
    """If the Free French are ahead, all units in Southern France MUST become Free French.

    >>> south = EMPTY.held(VICHY, "Southern France", "Syria").with_force("Southern France", VICHY, regular_infantry=4)
    >>> freed = free_southern_france(south)
    >>> freed.force("Southern France"), freed.held_by(FRANCE)
    (4 France regular infantry, ('Southern France',))

    Whether the land goes with them is open.

    >>> alone = free_southern_france(south.reads(FREED_LAND, "units-only"))
    >>> alone.force("Southern France"), alone.holder("Southern France")
    (4 France regular infantry, Vichy France)

    Whether the other territories that are still Vichy join it is open.

    >>> free_southern_france(south.reads(UNTURNED, "joining")).held_by(FRANCE)
    ('Southern France', 'Syria')
    """
    freed = turn(position, SOUTHERN_FRANCE, FRANCE)
    if position.reading(FREED_LAND) == "units-only":
        freed = position.with_pieces(SOUTHERN_FRANCE, freed.force(SOUTHERN_FRANCE))
    if position.reading(UNTURNED) == "joining":
        for place in position.held_by(VICHY):
            freed = turn(freed, place, FRANCE)
    return freed.noting(SETTLED, free_southern_france, "Southern France is Free French")


@clause(
    "3g40.vichy.southern-france",
    DELUXE(624),
    DELUXE(626),
    DELUXE(628, part=1),
    DELUXE(629, part=1),
    title="Southern France settled",
)
def settle_southern_france(position: Position) -> Position:
    """After the Vichy rolls of the third missions phase, Southern France MUST be emptied if the Axis has turned more
    Vichy territories than the Free French, and freed if it has turned fewer.

    >>> vichy = EMPTY.held(VICHY, "Southern France", "Corsica", "Morocco", "Algeria").in_round(3)
    >>> axis = win(vichy, GERMANY, ("Corsica", "Morocco"))
    >>> settle_southern_france(axis).since(axis), settle_southern_france(vichy).since(vichy)
    (['Southern France is emptied'], ['Southern France is Free French'])
    >>> settle_southern_france(axis.in_round(2)).since(axis)
    []

    What happens on a tie is open.

    >>> tied = axis.held(VICHY, "Syria")
    >>> [settle_southern_france(tied.reads(TIE, way)).holder("Southern France") for way in ("vichy", "free", "axis")]
    [Vichy France, France, nobody]
    """
    if position.round != THIRD_PHASE or position.holder(SOUTHERN_FRANCE) != VICHY:
        return position
    axis, free = count_turned(position)
    decision = "axis" if axis > free else "free" if free > axis else position.reading(TIE)
    if decision == "axis":
        return empty_southern_france(position)
    if decision == "free":
        return free_southern_france(position)
    return position.noting(SETTLED, settle_southern_france, "Southern France stays Vichy")


@clause("3g40.vichy.mission", DELUXE(601, part=1), DELUXE(624), title="The Vichy mission")
def vichy_mission(position: Position, table: Table) -> Position:
    """Each missions phase frees the French if that is due, then has the rolls made, then settles Southern France.

    Germany's last roll still counts: here it brings the Axis ahead.

    >>> vichy = EMPTY.held(GERMANY, "Paris").held(VICHY, "Southern France", "FWA", "FCA").in_round(3)
    >>> axis = win(vichy, ITALY, ("FCA",))
    >>> vichy_mission(axis, script(False, True, 3)).since(axis)
    ['Germany turns FWA', 'Southern France is emptied']
    >>> vichy_mission(axis, script(False, True, 4)).since(axis)
    ['Southern France stays Vichy']
    >>> vichy_mission(vichy.in_round(1), script()).held_by(VICHY)
    ()
    """
    return settle_southern_france(resolve_vichy(free_the_french(position), table))
