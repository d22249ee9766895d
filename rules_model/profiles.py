"""Finding the row of a unit: the profile clause of the rules in force, with every amendment that touches it."""

from __future__ import annotations

from rules_model.book import BOOK
from rules_model.ruleset import Rules
from rules_model.world.names import Gap, UnknownName
from rules_model.world.nation import Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile


def profile_of(position: Position, nation: Nation, unit: str) -> Profile:
    """The figures of a nation's unit under the rules in force.

    A row is the clause ``<rule set>.units.<unit>``; it takes the position and the nation.

    Raises:
        UnknownName: no rule set in force has such a unit.
        Gap: the rule set has the unit but nobody has published its figures.
    """
    if unit not in position.rules.unit_names:
        raise UnknownName("unit", unit, position.rules.unit_names)
    rules = position.rules
    assert isinstance(rules, Rules)
    for ruleset in rules.rulesets:
        ruleset.load()
        row = BOOK.clauses.get(f"{ruleset.id}.units.{unit.replace('_', '-')}")
        if row is not None:
            found = row(position, nation)
            assert isinstance(found, Profile)
            return found
    raise Gap(f"{rules.rulesets[0].id}.units.figures", f"the profile of {unit.replace('_', ' ')}")
