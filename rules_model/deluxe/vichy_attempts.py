"""# Turning a Vichy place

How a nation rolls down its list, and what a successful roll wins.
Who may roll for what stands in the next chapter.
"""

from __future__ import annotations

from rules_model.citation import DELUXE
from rules_model.clause import clause
from rules_model.deluxe.vichy import is_vichy, turn
from rules_model.question import question
from rules_model.table import Table
from rules_model.world.nation import JAPAN, VICHY, Nation
from rules_model.world.position import Position

TURNED = "Vichy turned"  # the event that is counted when Southern France is settled

ALL_OR_NONE = question(
    "3g40.vichy.pick",
    DELUXE(613, part=1),
    DELUXE(616, part=1),
    DELUXE(619, part=1),
    DELUXE(622, part=1),
    kind="ambiguity",
    readings={
        "all": "a nation rolls for its whole list or not at all",
        "each": "a nation decides anew for each place on its list",
    },
    chosen="all",
    because="There is one permission for each nation, and then one die for each place in a fixed order.",
)
CLAIM = question(
    "3g40.vichy.indo-china-units",
    DELUXE(601, part=1),
    DELUXE(610),
    kind="ambiguity",
    readings={
        "all": "Japan wins every Vichy unit in French Indo-China, as the other nations do in their places",
        "infantry": "Japan wins the infantry alone; any other Vichy unit there stays Vichy",
    },
    chosen="all",
    because="The roll settles whose Indo-China is, and the line names the infantry because that is its garrison; "
    "no rule says what a unit left behind on Japanese land would do.",
)


@clause(
    "3g40.vichy.attempt",
    DELUXE(613, part=1),
    DELUXE(616, part=1),
    DELUXE(619, part=1),
    DELUXE(622, part=1),
    title="Rolling down the list",
)
def attempt(position: Position, nation: Nation, places: tuple[str, ...], at: int, table: Table) -> tuple[str, ...]:
    """A nation MAY roll one die for each place on its list that is still Vichy, in the printed order.

    >>> vichy = EMPTY.held(VICHY, "Corsica", "Algeria")
    >>> attempt(vichy, ITALY, ("Corsica", "Morocco", "Algeria"), 1, script(True, 2, 1))
    ('Algeria',)
    >>> attempt(vichy, ITALY, ("Corsica", "Morocco", "Algeria"), 1, script(False))
    ()

    Whether it may pick places on its list is open.

    >>> each = vichy.reads(ALL_OR_NONE, "each")
    >>> attempt(each, ITALY, ("Corsica", "Morocco", "Algeria"), 1, script(True, 1, False))
    ('Corsica',)
    """
    still = [place for place in places if is_vichy(position, place)]
    if position.reading(ALL_OR_NONE) == "each":
        return tuple(place for place in still if table.ask(nation, "roll", (True, False)) and table.hits(1, at=at))
    if not still or not table.ask(nation, "roll", (True, False)):
        return ()
    return tuple(place for place in still if table.hits(1, at=at))


@clause(
    "3g40.vichy.win",
    DELUXE(610),
    DELUXE(616, part=1),
    DELUXE(619, part=1),
    DELUXE(622, part=1),
    title="A place is turned",
)
def win(position: Position, nation: Nation, places: tuple[str, ...]) -> Position:
    """A successful roll brings the place, if it is still Vichy, and the Vichy units in it under the roller's control.

    >>> vichy = EMPTY.held(VICHY, "Morocco").with_force("Morocco", VICHY, regular_infantry=1)
    >>> turned = win(vichy, GERMANY, ("Morocco",))
    >>> turned.since(vichy), turned.holder("Morocco"), turned.force("Morocco")
    (['Germany turns Morocco'], Germany, 1 Germany regular infantry)
    >>> win(vichy, GERMANY, ()).holder("Morocco"), win(vichy.held(UK, "London"), GERMANY, ("London",)).since(vichy)
    (Vichy France, [])

    Whether Japan wins more than the infantry is open.

    >>> mixed = EMPTY.held(VICHY, "French Indo-China").with_force("French Indo-China", VICHY, fighter=1, cavalry=1)
    >>> mixed = mixed.with_force("French Indo-China", VICHY, regular_infantry=2)
    >>> win(mixed, JAPAN, ("French Indo-China",)).force("French Indo-China")
    1 Japan cavalry, 1 Japan fighter, 2 Japan regular infantry
    >>> win(mixed.reads(CLAIM, "infantry"), JAPAN, ("French Indo-China",)).force("French Indo-China")
    2 Japan regular infantry, 1 Vichy France cavalry, 1 Vichy France fighter
    """
    for place in places:
        if not is_vichy(position, place):
            continue
        turned = turn(position, place, nation)
        if nation == JAPAN and position.reading(CLAIM) == "infantry":
            claimed = position.force(place).only(VICHY, unit=position.rules.units_of("foot"))
            turned = turned.with_pieces(place, position.force(place).replacing(claimed, claimed.under(nation)))
        position = turned.noting(TURNED, win, f"{nation} turns {place}", nation=nation, place=place)
    return position
