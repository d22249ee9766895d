"""The rule set of New rule mechanics and its first positions, on the map of Global 1940."""

from __future__ import annotations

from rules_model.base.start import MAP
from rules_model.base.start import RULESET as BASE
from rules_model.base.start import START as BASE_START
from rules_model.ruleset import Rules, RuleSet
from rules_model.world.position import Position

RULESET = RuleSet(id="mech", title="New rule mechanics", package="rules_model.mechanics", chapters=("start",))
RULES = Rules(BASE, RULESET)
EMPTY = Position(RULES, MAP)  #: the bare board: nobody holds anything
START = Position(RULES, MAP, BASE_START.holders)  #: who holds what at the start; no pieces yet
