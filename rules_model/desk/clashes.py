"""No two clauses in force together replace the same clause."""

from __future__ import annotations

from collections.abc import Iterator

from rules_model.book import BOOK
from rules_model.desk.finding import Finding
from rules_model.desk.listing import modules, place_of
from rules_model.ruleset import Rules


def every_rules() -> dict[str, Rules]:
    """The rules of each rule set, with every optional rule in play, by the rule set's title."""
    options = {clause.option for clause in BOOK.clauses.values() if clause.option}
    found = {}
    for module in modules():
        rules = getattr(module, "RULES", None)
        if isinstance(rules, Rules) and module.__name__.endswith(".start"):
            found[rules.rulesets[-1].title] = rules.with_options(*options)
    return found


def together() -> list[Rules]:
    """The rules of every rule set, and those of all that stand on the same base at once."""
    found = list(every_rules().values())
    for base in dict.fromkeys(one.rulesets[0] for one in found):
        stacked = dict.fromkeys(ruleset for one in found if one.rulesets[0] is base for ruleset in one.rulesets)
        options = frozenset().union(*(one.options for one in found))
        found.append(Rules(*stacked, options=options))
    return found


def clashes() -> Iterator[Finding]:
    """Under the rules of each rule set, a clause has one replacement at most."""
    for title, rules in every_rules().items():
        for id in BOOK.amendments:
            target = BOOK.clauses[id]
            replacing = [one for one in rules.amending(target) if target in one.replaces]
            for second in replacing[1:]:
                file, line = place_of(second)
                message = f"replaces {id} under {title}, and so does {replacing[0].id}"
                remedy = "let one of them modify it, or put them under different options"
                yield Finding(file, line, "clashes", second.id, message, remedy)
