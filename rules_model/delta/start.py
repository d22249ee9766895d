"""The rule set of G40 Delta and its first positions, on the map of Global 1940."""

from __future__ import annotations

from rules_model.base.start import MAP
from rules_model.base.start import RULESET as BASE
from rules_model.base.start import START as BASE_START
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.position import Position

RULESET = RuleSet(
    id="delta",
    title="G40 Delta",
    package="rules_model.delta",
    chapters=("start", "advantages", "radar", "essex", "long_range", "jets"),
)
RULES = Rules(BASE, RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
START = Position(RULES, MAP, BASE_START.holders)  #: who holds what at the start; no pieces yet
