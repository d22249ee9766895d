"""# Income

What a power starts with, what its land pays, and how it collects.
"""

from __future__ import annotations

from rules_model.base.capitals import may_collect
from rules_model.base.convoys import convoy_losses
from rules_model.base.editions import FIRST, TWO_TERRITORIES
from rules_model.base.liberation import settle_freed_land
from rules_model.base.nations import british_economy, earner
from rules_model.base.objectives import COLLECTING, collect_objectives, objectives_of
from rules_model.base.turn import Phase, is_phase
from rules_model.citation import G40_RULES
from rules_model.clause import clause
from rules_model.objective import pays
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import (
    ANZAC,
    CHINA,
    FRANCE,
    GERMANY,
    ITALY,
    JAPAN,
    NOBODY,
    UK,
    UK_PACIFIC,
    UNITED_KINGDOM,
    USA,
    USSR,
    Nation,
)  # fmt: skip
from rules_model.world.position import Position

STARTING_CASH = {
    GERMANY: 30, USSR: 37, JAPAN: 26, USA: 52, CHINA: 12, UK: 28, UK_PACIFIC: 17, ITALY: 10, ANZAC: 10, FRANCE: 19,
}  # fmt: skip
COLLECTED = "collected"  # kind of event
FIRST_EDITION = {UK: 29, UK_PACIFIC: 16}

TURN_END = question(
    "g40.income.turn-end",
    G40_RULES(259),
    G40_RULES(263),
    kind="ambiguity",
    readings={
        "before": "land of a homeless owner is the captor's before he collects income, so it pays him the same turn",
        "after": "the owner is tested when the turn is over, so the land pays its captor from the next turn on",
    },
    chosen="before",
    because="Nothing after the battles can free a capital, and the row gives the captor the land with its income.",
)


@clause("g40.income.start", G40_RULES(331), title="The first treasury")
def starting_cash(position: Position, nation: Nation) -> int:
    """Each economy begins with as many IPCs as its land pays at the start.

    >>> [starting_cash(EMPTY, nation) for nation in (GERMANY, USSR, JAPAN, USA, CHINA)]
    [30, 37, 26, 52, 12]
    >>> [starting_cash(EMPTY, nation) for nation in (UK, UK_PACIFIC, ITALY, ANZAC, FRANCE)]
    [28, 17, 10, 10, 19]
    >>> starting_cash(EMPTY, DUTCH), all(starting_cash(START, one) == land_income(START, one) for one in STARTING_CASH)
    (0, True)

    In the first edition West India and British Columbia paid the other purse.

    >>> first = EMPTY.reads(TWO_TERRITORIES, FIRST)
    >>> starting_cash(first, UK), starting_cash(first, UK_PACIFIC), starting_cash(first, ANZAC)
    (29, 16, 10)
    """
    if position.reading(TWO_TERRITORIES) == FIRST and nation in FIRST_EDITION:
        return FIRST_EDITION[nation]
    return STARTING_CASH.get(nation, 0)


@clause("g40.income.british", G40_RULES(332), title="Whose economy British land feeds")
def economy_of(position: Position, place: str) -> Nation:
    """Land with the British emblem feeds the economy it starts with: West India Calcutta's, British Columbia London's.

    In the first edition it was the other way round with these two.

    >>> economy_of(EMPTY, "West India"), economy_of(EMPTY, "British Columbia")
    (UK Pacific, UK Europe)
    >>> first = EMPTY.reads(TWO_TERRITORIES, FIRST)
    >>> economy_of(first, "West India"), economy_of(first, "British Columbia")
    (UK Europe, UK Pacific)
    >>> economy_of(EMPTY, "Ethiopia")
    Traceback (most recent call last):
    ValueError: Ethiopia is not originally British
    """
    if (economy := british_economy(position, place)) == NOBODY:
        raise ValueError(f"{place} is not originally British")
    return economy


@clause("g40.income.land", G40_RULES(329), G40_RULES(333), title="What land pays")
def land_income(position: Position, nation: Nation) -> int:
    """Land pays its controller the value printed on it, all territories together; neutral land pays once it is held.

    >>> land_income(START, ITALY), land_income(START.held(ITALY, "Egypt"), ITALY)
    (10, 12)
    >>> first = START.reads(TWO_TERRITORIES, FIRST)
    >>> [(land_income(one, UK), land_income(one, UK_PACIFIC)) for one in (START, first)]
    [(28, 17), (29, 16)]
    >>> land_income(START.held(GERMANY, "Bulgaria"), GERMANY), land_income(START.held(GERMANY, "Spain"), GERMANY)
    (31, 32)
    """
    held = position.held_by(UNITED_KINGDOM if nation in UNITED_KINGDOM.nations else nation)
    return sum(position.map.value(place) for place in held if earner(position, place) == nation)


@clause("g40.income.bonuses", G40_RULES(334), G40_RULES(295), title="Bonuses")
def bonuses(position: Position, nation: Nation) -> dict[str, int]:
    """Each national objective that holds as a power collects pays its bonus in full, whatever convoys have lost.

    >>> bonuses(START, JAPAN)
    {'g40.objectives.japan.trade': 10}
    >>> bonuses(START.at_war(JAPAN, USA), JAPAN)
    {}
    """
    found: dict[str, int] = {}
    for goal in objectives_of(position, nation):
        if goal.details.when == COLLECTING and pays(position, goal):
            found[goal.id] = pays(position, goal)
    return found


@clause("g40.income.time", G40_RULES(3), G40_RULES(329), title="When income is collected")
def may_collect_now(position: Position, nation: Nation) -> Verdict:
    """Income MUST be collected in the sixth phase of the power's own turn, once; each British economy does so once.

    >>> now = START.noting("phase began", None, "", nation=UK, amount=Phase.COLLECT_INCOME)
    >>> may_collect_now(now, UK), may_collect_now(now, ANZAC)
    (allowed by g40.income.time, refused by g40.income.time: it is not the collect income phase of ANZAC)
    >>> early = START.noting("phase began", None, "", nation=UK, amount=Phase.MOBILIZE)
    >>> may_collect_now(early, UK)
    refused by g40.income.time: it is not the collect income phase of UK Europe
    >>> after = collect(now, UK, script())
    >>> may_collect_now(after, UK), may_collect_now(after, UK_PACIFIC).allowed
    (refused by g40.income.time: UK Europe has collected already, True)
    """
    if not is_phase(position, nation, Phase.COLLECT_INCOME):
        return refuse(may_collect_now, f"it is not the collect income phase of {nation}")
    for event in reversed(position.log):
        if event.kind == "phase began":
            break
        if (event.kind, event.nation) == (COLLECTED, nation):
            return refuse(may_collect_now, f"{nation} has collected already")
    return allow(may_collect_now)


@clause(
    "g40.income.collect",
    G40_RULES(284), G40_RULES(292), G40_RULES(329), G40_RULES(334), G40_RULES(335),
    title="Collecting income",
)  # fmt: skip
def collect(position: Position, nation: Nation, table: Table) -> Position:
    """A power MUST take what its land pays, less convoy losses but never below 0, then each bonus that holds just then.

    A war that the United States declares in this phase counts for its bonuses; at another time nobody collects.

    >>> now = START.noting("phase began", None, "", nation=FRANCE, amount=Phase.COLLECT_INCOME)
    >>> war = now.at_war(GERMANY, FRANCE).with_force("Sea Zone 105", GERMANY, submarine=1)
    >>> after = collect(war, FRANCE, script(2, 5))
    >>> after.cash(FRANCE), after.since(war)
    (17, ['France loses 2 IPCs to disruption in Sea Zone 105', 'France collects 17 IPCs'])
    >>> fallen = war.held(GERMANY, "France")
    >>> collect(fallen, FRANCE, script()).since(fallen)
    ['France has lost its capital']
    >>> java = now.noting("liberated", None, "", nation=FRANCE, other=DUTCH, place="Java")
    >>> [collect(one, FRANCE, script()).cash(FRANCE) for one in (java, java.reads(TURN_END, "after"))]
    [23, 19]
    >>> collect(after, FRANCE, script())
    Traceback (most recent call last):
    ValueError: France has collected already
    """
    if not (time := may_collect_now(position, nation)):
        raise ValueError(time.reason)
    verdict = may_collect(position, nation)
    after = settle_freed_land(position, nation) if position.reading(TURN_END) == "before" else position
    if not verdict:
        after = after.noting(COLLECTED, collect, verdict.reason, nation=nation)
        return settle_freed_land(after, nation)
    income = land_income(after, nation)
    for zone, lost in convoy_losses(after, nation, table).items():
        income -= lost
        text = f"{nation} loses {lost} IPCs to disruption in {zone}"
        after = after.noting("disrupted", collect, text, nation=nation, place=zone, amount=lost)
    income = max(0, income)
    after = after.with_cash(nation, after.cash(nation) + income)
    after = after.noting(COLLECTED, collect, f"{nation} collects {income} IPCs", nation=nation, amount=income)
    after = collect_objectives(after, nation)
    return settle_freed_land(after, nation)
