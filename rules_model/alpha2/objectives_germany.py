"""# Objectives of Germany under Alpha +2

Trade with the Soviet Union as long as there is peace, and what a war on two fronts can win.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.alpha2.objectives_when import germany_fights
from rules_model.base import objectives_germany_italy as base_european_axis
from rules_model.base.politics import DECLARED
from rules_model.base.turn import ATTACKED
from rules_model.citation import ALPHA2
from rules_model.condition import Condition, at_peace, at_war, controls, present
from rules_model.goals import during, held
from rules_model.objective import Tally, objective
from rules_model.question import question
from rules_model.world.event import Event
from rules_model.world.nation import ALLIES, AXIS, GERMANY, PRO_ALLIES, USSR
from rules_model.world.position import Position

CAPTURED = "captured"  # kind of event

SWEDEN = question(
    "alpha2.objectives.sweden",
    ALPHA2(141),
    kind="ambiguity",
    readings={
        "any-of-three": "Sweden must be a neutral that does not favour the Allies, or be in Axis hands",
        "not-pro-allied": "only a pro-Allied Sweden spoils it; one that the Allies conquered never became pro-Allied",
    },
    chosen="any-of-three",
    because="The three cases describe a Sweden that goes on selling ore to Germany, "
    "and the second edition's objective says plainly that the Allies must not hold it.",
)
ASSAULT = question(
    "alpha2.objectives.initial-attack",
    ALPHA2(143),
    kind="ambiguity",
    readings={
        "first-attack": "the initial attack is the first German turn that attacks Soviet land, whatever it gains "
        "and however long there has been war",
        "first-turn": "it is Germany's turn in which the two come to be at war, or its first turn after that",
        "first-gain": "it is the first German turn that takes any Soviet territory",
    },
    chosen="first-attack",
    because="The word is attack, not war: an attack that wins no ground is one all the same, and the next is not the "
    "initial one any more; a turn in which Germany only defends holds none.",
)
RUSSIAN = question(
    "alpha2.objectives.russian-territory",
    ALPHA2(143),
    kind="ambiguity",
    readings={
        "held": "any territory that the Soviet Union held, even German land that it had taken",
        "original": "only territory that bears the Soviet emblem",
    },
    chosen="held",
    because="Where the objectives mean the printed owner they say so, as the first Soviet one does.",
)


@dataclass(frozen=True)
class FirstGains(Tally):
    """Counts the territories that Germany takes from the Soviet Union in its initial attack, during that turn."""

    initial: str  #: what makes a turn the initial attack: "first-attack", "first-turn" of the war or "first-gain"
    original: bool  #: whether only territory with the Soviet emblem counts

    def count(self, position: Position) -> int:
        log = position.log
        starts = [at for at, event in enumerate(log) if event.kind == "turn began"]
        ends = [*starts[1:], len(log)]  # one too many before the first turn
        mine = [(at, end) for at, end in zip(starts, ends, strict=False) if log[at].nation == GERMANY]
        if not mine or mine[-1][1] != len(log):
            return 0  # it is not Germany's turn
        *earlier, now = [log[at:end] for at, end in mine]
        if self.initial == "first-attack":
            over = any(self.attacks(turn) for turn in earlier)
        elif self.initial == "first-turn":
            over = any(self.at_war_in(log[:end]) for _, end in mine[:-1])
        else:
            over = any(self.gains(position, turn) for turn in earlier)
        return 0 if over else len(self.gains(position, now))

    def attacks(self, turn: tuple[Event, ...]) -> bool:
        """Whether Germany has attacked Soviet land in a turn."""
        return any((one.kind, one.nation, one.other) == (ATTACKED, GERMANY, USSR) for one in turn)

    def at_war_in(self, log: tuple[Event, ...]) -> bool:
        """Whether one of the two has declared war on the other in a part of the log."""
        return any(one.kind == DECLARED and {one.nation, one.other} == {GERMANY, USSR} for one in log)

    def gains(self, position: Position, turn: tuple[Event, ...]) -> set[str]:
        """The territories that count among what happened in a turn."""
        taken = {one.place: one for one in turn if one.kind == CAPTURED and one.nation == GERMANY and one.place}
        if self.original:
            return {place for place in taken if position.map.owner(place) == USSR}
        return {place for place, event in taken.items() if event.other == USSR}

    def words(self) -> str:
        what = "original Soviet territory" if self.original else "territory of the Soviet Union"
        return f"for each {what} that Germany captures in its initial attack on the Soviet Union, in that turn"


@objective(
    "alpha2.objectives.germany.trade",
    GERMANY,
    ALPHA2(135),
    ALPHA2(136),
    ipcs=5,
    replaces=(base_european_axis.trade_with_russia,),
)
def wheat_and_oil(position: Position) -> Condition:
    """Germany keeps peace with the Soviet Union and trades with it for wheat and oil.

    >>> pays(START, wheat_and_oil), pays(START.at_war(GERMANY, UK, FRANCE), wheat_and_oil)
    (5, 5)
    >>> explain(START.at_war(GERMANY, USSR), wheat_and_oil)
    'not met: not (Germany is at war with Soviet Union)'
    """
    return at_peace(GERMANY, USSR)


@objective(
    "alpha2.objectives.germany.cities",
    GERMANY,
    ALPHA2(137),
    ALPHA2(138),
    ipcs=5,
    replaces=(base_european_axis.soviet_cities,),
)
def soviet_cities(position: Position) -> Tally:
    """At war with the Soviet Union, Germany is paid for each of Leningrad, Stalingrad and Moscow in Axis hands.

    >>> war = START.at_war(GERMANY, USSR).held(GERMANY, "Leningrad").held(ITALY, "Stalingrad")
    >>> pays(war, soviet_cities), pays(war.held(JAPAN, "Moscow"), soviet_cities)
    (10, 15)
    >>> explain(war, soviet_cities)
    '2: while Germany is at war with Soviet Union, for each of these that an Axis power controls: Novgorod, Volgograd
     and Russia; not met: an Axis power controls Russia (Soviet Union holds it)'
    >>> pays(START.held(GERMANY, "Moscow"), soviet_cities)
    0
    """
    return during(at_war(GERMANY, USSR), held(AXIS, "Novgorod", "Volgograd", "Russia"))


@objective(
    "alpha2.objectives.germany.egypt",
    GERMANY,
    ALPHA2(140),
    ipcs=5,
    replaces=(base_european_axis.germans_in_egypt,),
    title="Afrika Korps",
)
def afrika_korps(position: Position) -> Condition:
    """At war in the West, Germany has a land unit of its own in an Egypt that an Axis power holds.

    >>> war = START.at_war(GERMANY, UK).held(ITALY, "Egypt").with_force("Egypt", ITALY, infantry=2)
    >>> explain(war, afrika_korps)
    'not met: Germany has at least 1 land unit in Egypt (0 there)'
    >>> pays(war.with_force("Egypt", GERMANY, tank=1), afrika_korps)
    5
    >>> pays(war.with_force("Egypt", GERMANY, fighter=1), afrika_korps)
    0
    """
    return germany_fights(position) & controls(AXIS, "Egypt") & present(GERMANY, 1, "land", "Egypt")


@objective("alpha2.objectives.germany.ore", GERMANY, ALPHA2(141), ipcs=5, replaces=(base_european_axis.swedish_iron,))
def swedish_ore(position: Position) -> Condition:
    """At war in the West, Germany holds Denmark and Norway while Sweden is in Axis hands or favours no Ally.

    >>> war = START.at_war(GERMANY, UK)
    >>> pays(war, swedish_ore), pays(war.held(GERMANY, "Sweden"), swedish_ore)
    (5, 5)
    >>> explain(war.held(UK, "Norway"), swedish_ore)
    'not met: Germany controls Norway (UK Europe holds it)'
    >>> pays(war.held(PRO_ALLIES, "Sweden"), swedish_ore)
    0

    A Sweden that the Allies conquer was never pro-Allied.

    >>> conquered = war.held(UK, "Sweden")
    >>> pays(conquered, swedish_ore), pays(conquered.reads(SWEDEN, "not-pro-allied"), swedish_ore)
    (0, 5)
    """
    ore = ~controls(PRO_ALLIES, "Sweden")
    if position.reading(SWEDEN) == "any-of-three":
        ore = ore & ~controls(ALLIES, "Sweden")
    return germany_fights(position) & controls(GERMANY, "Denmark", "Norway") & ore


@objective("alpha2.objectives.germany.london", GERMANY, ALPHA2(142), ipcs=5)
def london_held(position: Position) -> Condition:
    """At war in the West, Germany holds the United Kingdom.

    >>> war = START.at_war(GERMANY, UK)
    >>> pays(war.held(GERMANY, "London"), london_held)
    5
    >>> explain(war.held(ITALY, "London"), london_held)
    'not met: Germany controls United Kingdom (Italy holds it)'
    """
    return germany_fights(position) & controls(GERMANY, "United Kingdom")


@objective("alpha2.objectives.germany.initial-attack", GERMANY, ALPHA2(143), ipcs=3, once=True)
def initial_attack(position: Position) -> Tally:
    """At war in the West, Germany is paid, in the turn of its first attack on the Soviet Union, for each territory that
    it captures there.

    It collects in that turn's collect income phase.

    >>> war = START.at_war(GERMANY, UK).noting("turn began", None, "", nation=GERMANY)
    >>> war = war.at_war(GERMANY, USSR).noting("declared war", None, "", nation=GERMANY, other=USSR)
    >>> one = war.noting("captured", None, "", nation=GERMANY, other=USSR, place="Baltic States")
    >>> two = one.noting("captured", None, "", nation=GERMANY, other=USSR, place="Bessarabia")
    >>> pays(war, initial_attack), pays(one, initial_attack), pays(two, initial_attack)
    (0, 3, 6)

    Whether a turn of war without an attack, or an attack without a gain, was the initial one is a question.

    >>> fought = war.noting("attacked", None, "", nation=GERMANY, other=USSR, place="Belarus")
    >>> def next_turn(position):
    ...     begun = position.noting("turn began", None, "", nation=USSR).noting("turn began", None, "", nation=GERMANY)
    ...     return begun.noting("captured", None, "", nation=GERMANY, other=USSR, place="Belarus")
    >>> readings = ("first-attack", "first-turn", "first-gain")
    >>> [pays(next_turn(war).reads(ASSAULT, reading), initial_attack) for reading in readings]
    [3, 0, 3]
    >>> [pays(next_turn(fought).reads(ASSAULT, reading), initial_attack) for reading in readings]
    [0, 0, 3]

    A Soviet conquest is Soviet territory, even if it was German.

    >>> finland = war.noting("captured", None, "", nation=GERMANY, other=USSR, place="Finland")
    >>> pays(finland, initial_attack), pays(finland.reads(RUSSIAN, "original"), initial_attack)
    (3, 0)
    >>> romania = war.noting("captured", None, "", nation=GERMANY, other=USSR, place="Romania")
    >>> pays(romania, initial_attack), pays(romania.reads(RUSSIAN, "original"), initial_attack)
    (3, 0)
    """
    gains = FirstGains(position.reading(ASSAULT), position.reading(RUSSIAN) == "original")
    return during(germany_fights(position), gains)
