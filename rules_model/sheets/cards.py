"""The advantage cards of a rule set: every record that its chapters define."""

from __future__ import annotations

from importlib import import_module

from rules_model.advantage import Advantage
from rules_model.sheets.edition import Edition
from rules_model.world.nation import COMMONWEALTH, EUROPEAN_AXIS, UNITED_KINGDOM, Nation

GROUPS = (EUROPEAN_AXIS, UNITED_KINGDOM, COMMONWEALTH)
EARNED = "earned in play"  # of a card that no round offers


def cards(edition: Edition) -> tuple[Advantage, ...]:
    """The cards of the rule sets in force, in the order in which their chapters define them."""
    modules = [import_module(f"{one.package}.{name}") for one in edition.rules.rulesets for name in one.chapters]
    found = [value for module in modules for value in vars(module).values() if isinstance(value, Advantage)]
    return tuple(dict.fromkeys(found))


def offered(card: Advantage) -> str:
    """When a card comes."""
    return f"round {card.round}" if card.round else EARNED


def owner(edition: Edition, nation: Nation) -> str:
    """Whose a nation's cards are: all those for whom the row ``fact``, ``holder of cards``, lets it hold them."""
    clause = edition.fact("holder of cards")
    if clause is None:
        return str(nation)
    sharing = {one for one in edition.nations if edition.answer(clause, edition.start, nation=one) == nation}
    return next((one.name.removeprefix("the ") for one in GROUPS if sharing == set(one.nations)), str(nation))
