"""The rule set of Alpha +2 and its first positions, on the map of Global 1940."""

from __future__ import annotations

from rules_model.base.start import MAP
from rules_model.base.start import RULESET as BASE
from rules_model.base.start import START as BASE_START
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.position import Position

RULESET = RuleSet(
    id="alpha2",
    title="Alpha +2",
    package="rules_model.alpha2",
    drops=(  # line 133 heads a list of its own, complete for every power, and these have no place in it
        "g40.objectives.germany.caucasus",
        "g40.objectives.germany.oil",
        "g40.objectives.italy.oil",
        "g40.objectives.usa.france",
        "g40.setup.power",  # each power has a setup of its own here
    ),
    chapters=(
        "start",
        "setup",
        "setup_axis",
        "setup_britain",
        "setup_allies",
        "objectives_when",
        "objectives",
        "objectives_germany",
        "objectives_ussr",
        "objectives_japan",
        "objectives_britain",
        "objectives_anzac",
        "objectives_italy",
        "objectives_america",
        "objectives_china",
        "objectives_france",
        "guns_and_factories",
        "peace",
        "scramble",
        "victory",
        "income",
        "raids",
        "damage",
        "landings",
        "kamikaze",
    ),
)
RULES = Rules(BASE, RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
START = Position(RULES, MAP, BASE_START.holders)  #: who holds what at the start; no pieces yet


def opening() -> Position:
    """The board as the first turn begins: every piece and facility, neutral armies, treasuries, tokens and wars.

    The setup's chapters are part of this rule set, so they are read only when somebody asks.
    """
    from rules_model.alpha2.setup import everybody
    from rules_model.base.setup import opened

    return opened(everybody(START))
