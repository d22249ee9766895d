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


def figure_of(position: Position, nation: Nation, unit: str, what: str) -> int:
    """One figure of a nation's unit: "attack", "defence", "escort" ...

    Raises:
        Gap: the row does not give the figure.
    """
    figure = getattr(profile_of(position, nation, unit), what)
    if figure is None:
        raise Gap(f"{_first_ruleset(position)}.units.figures", f"the {what} of {unit.replace('_', ' ')}")
    return int(figure)


def _first_ruleset(position: Position) -> str:
    rules = position.rules
    assert isinstance(rules, Rules)
    return rules.rulesets[0].id
