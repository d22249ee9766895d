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
    chapters=("start", "objectives", "scramble", "raids", "damage"),
)
RULES = Rules(BASE, RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
START = Position(RULES, MAP, BASE_START.holders)  #: who holds what at the start; no pieces yet
