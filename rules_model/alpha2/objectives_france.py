"""# The liberation of France under Alpha +2

France has no bonus in IPCs; its first liberation brings troops.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.alpha2.objectives_when import count_here, france_fights
from rules_model.base.capitals import CAPTURED, LIBERATED, WELCOMED, free_units, may_welcome, welcome_paris
from rules_model.base.objectives_west import liberation
from rules_model.base.sequence import this_turn
from rules_model.citation import ALPHA2
from rules_model.clause import replaces
from rules_model.condition import Condition
from rules_model.objective import objective
from rules_model.profiles import figure_of
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.event import Event
from rules_model.world.force import Force
from rules_model.world.nation import ALLIES, FRANCE, Nation
from rules_model.world.position import Position

WORTH = 12  # IPCs
TERRITORY = "France"
PLACED = "troop bonus"  # kind of event

WHOSE_TROOPS = question(
    "alpha2.objectives.troop-bonus",
    ALPHA2(188, part=1),
    kind="ambiguity",
    readings={
        "holder": "the troops belong to the power that controls the territory once it is free, as a rule France",
        "liberator": "they belong to the power whose units freed it",
    },
    chosen="holder",
    because="A liberated capital returns to its owner at once, and the text speaks of control, not of the fight.",
)


def liberations(position: Position) -> tuple[Event, ...]:
    """How often France has been freed: by a friend, or by itself, which the log calls a capture."""
    return (*position.events(LIBERATED, place=TERRITORY), *position.events(CAPTURED, FRANCE, TERRITORY))


@dataclass(frozen=True)
class JustFreed(Condition):
    """France has been freed in this very turn, and never before."""

    def failures(self, position: Position) -> tuple[str, ...]:
        freed = liberations(position)
        return () if len(freed) == 1 and freed[0] in this_turn(position) else (self.words(),)

    def words(self) -> str:
        return "France has just been liberated for the first time"

    def form(self) -> tuple[object, ...]:
        return ("just freed", TERRITORY)


@objective(
    "alpha2.objectives.france.troop-bonus",
    FRANCE,
    ALPHA2(187),
    ALPHA2(188, part=1),
    ipcs=WORTH,
    once=True,
    when="liberation of France",
    title="The French troop bonus",
    replaces=(liberation,),
)
def first_freed(position: Position) -> Condition:
    """At war, France has been freed for the first time; the bonus comes at once, in troops that stand there.

    >>> free = START.noting("liberated", None, "France is free", nation=UK, place="France")
    >>> pays(free.at_war(FRANCE, GERMANY), first_freed), pays(free, first_freed)
    (12, 0)
    >>> explain(START.at_war(FRANCE, ITALY), first_freed)
    'not met: France has just been liberated for the first time'
    """
    return france_fights(position) & JustFreed()


def first_liberation(position: Position) -> bool:
    """Whether France is freed for the first time in this very turn, in its war, and no troops have come for that.

    Where only one map is played, the objectives do not count, and no troops come.
    """
    used = (*position.events(PLACED, place=TERRITORY), *position.events(WELCOMED, place=TERRITORY))
    return not used and first_freed(position).holds(position) and bool(count_here(position))


def troops_belong_to(position: Position) -> Nation:
    """The power that places the troops."""
    by_whom = liberations(position)[0].nation
    holder = position.holder(TERRITORY)
    return holder if position.reading(WHOSE_TROOPS) == "holder" or by_whom is None else by_whom


def units_that_fit(position: Position) -> frozenset[str]:
    """The units that can stand on a territory."""
    return position.rules.units_of("land") | position.rules.units_of("air")


@replaces("alpha2.objectives.france.liberation", welcome_paris, ALPHA2(188), title="Troops for liberated France")
def troop_bonus(position: Position, table: Table) -> Position:
    """When France is freed for the first time, its controller MAY at once place land and air units there.

    They are worth up to 12 IPCs together, and it does not matter who frees it, be it France itself.
    The base game's welcome of Paris is not given as well.

    >>> war = START.at_war(FRANCE, GERMANY)
    >>> freed = war.noting("liberated", None, "France is free", nation=USA, place="France")
    >>> army = welcome_paris(freed, script(2, 0, 0, 0, 1))
    >>> army.since(freed), army.force("France")
    (['France places 2 France infantry, 1 France tank in liberated France'], 2 France infantry, 1 France tank)
    >>> troop_bonus(freed, script(4)).count("France", unit="infantry")
    4
    >>> troop_bonus(freed, script(5))
    Traceback (most recent call last):
    rules_model.table.TableError: alpha2.objectives.france.liberation: France cannot answer 5 about infantry; options:
    [0, 1, 2, 3, 4]

    A second liberation brings nothing, and neither does a later turn or a France that nobody has taken.

    >>> again = army.noting("liberated", None, "France is free", nation=UK, place="France")
    >>> later = freed.noting("turn began", None, "", nation=UK)
    >>> [troop_bonus(one, script()) == one for one in (again, later, war)]
    [True, True, True]

    Whose the troops are is a question.

    >>> troop_bonus(freed.reads(WHOSE_TROOPS, "liberator"), script(4)).force("France")
    4 United States infantry
    """
    if not first_liberation(position) or not position.holds(ALLIES, TERRITORY):
        return position
    owner = troops_belong_to(position)
    troops = free_units(position, owner, WORTH, table)
    worth = sum(figure_of(position, owner, piece.unit, "cost") * number for piece, number in troops.items())
    position = position.with_pieces(TERRITORY, position.force(TERRITORY).plus(troops))
    text = f"{owner} places {troops} in liberated France"
    return position.noting(PLACED, troop_bonus, text, nation=owner, place=TERRITORY, amount=worth)


@replaces("alpha2.objectives.france.welcome", may_welcome, ALPHA2(187), ALPHA2(188), title="Which troops come")
def may_place_troops(position: Position, nation: Nation, units: Force) -> Verdict:
    """The troops MUST be worth 12 IPCs at most, fit on land, and belong to whoever controls the freed France.

    It is the bonus of the base game, for a France at war, in the turn of its first liberation; both are never paid.

    >>> freed = START.at_war(FRANCE, GERMANY).noting("liberated", None, "", nation=USA, place="France")
    >>> four, five = Force.of(FRANCE, infantry=4), Force.of(FRANCE, infantry=5)
    >>> may_welcome(freed, FRANCE, four)
    allowed by alpha2.objectives.france.welcome
    >>> may_welcome(freed, FRANCE, five)
    refused by alpha2.objectives.france.welcome: these units are worth more than 12 IPCs
    >>> may_welcome(troop_bonus(freed, script(4)), FRANCE, four).reason
    'France has not just been freed for the first time'
    >>> alone = START.at_war(FRANCE, GERMANY).noting("captured", None, "", nation=FRANCE, other=GERMANY, place="France")
    >>> [may_welcome(one, FRANCE, four).allowed for one in (alone, alone.noting("turn began", None, "", nation=UK))]
    [True, False]
    >>> may_welcome(BASE_START.noting("liberated", None, "", nation=USA, place="France"), FRANCE, four)
    allowed by g40.capital.paris-once
    """
    if not first_liberation(position) or not position.holds(ALLIES, TERRITORY):
        return refuse(may_place_troops, "France has not just been freed for the first time")
    if nation != troops_belong_to(position):
        return refuse(may_place_troops, f"the troops are not {nation}'s to place")
    if any(piece.nation != nation or piece.unit not in units_that_fit(position) for piece in units):
        return refuse(may_place_troops, "only its own land and air units fit")
    if sum(figure_of(position, nation, piece.unit, "cost") * number for piece, number in units.items()) > WORTH:
        return refuse(may_place_troops, f"these units are worth more than {WORTH} IPCs")
    return allow(may_place_troops)
