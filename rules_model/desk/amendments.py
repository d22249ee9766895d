"""Amendments: where their order matters, what a replacement leaves out, and which of them change nothing in play."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from rules_model.advantage import Advantage
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.clashes import every_rules, together
from rules_model.desk.finding import ROOT, Finding
from rules_model.desk.listing import place_of, tree
from rules_model.desk.opening import clauses
from rules_model.desk.reach import asked_somewhere, asks, reached
from rules_model.desk.situations import Failed, Situation, amended_by, same, situations
from rules_model.objective import Reward
from rules_model.ruleset import NotInForce, Rules
from rules_model.table import Table
from rules_model.verdict import Verdict
from rules_model.world.position import Position

CHECK = "amendments"


def amendments(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """The order of modifiers does not matter, a replacement keeps its conditions, and every amendment can be met."""
    yield from order_matters(words)
    yield from conditions_dropped(words)
    yield from targets_never_called(words)
    yield from calls_of_what_is_dropped(words)


def concerned(words: tuple[str, ...], *those: Clause[Any, Any]) -> bool:
    """Whether a word is in the id of one of these; always without words."""
    return not words or any(word in one.id for word in words for one in those)


def fault(about: Clause[Any, Any], message: str, remedy: str, situation: str, *others: Clause[Any, Any]) -> Finding:
    """A finding about an amendment."""
    file, line = place_of(about)
    ids = tuple(dict.fromkeys((about.id, *(one.id for one in others))))
    return Finding(file, line, CHECK, about.id, message, remedy, situation=situation, clauses=ids)


# -- order ------------------------------------------------------------------------------------------------------------


def order_matters(words: tuple[str, ...]) -> Iterator[Finding]:
    """Two modifiers of one clause give the same in either order, in every situation of their examples."""
    seen: set[tuple[str, str, str]] = set()
    for rules in together():
        for id in list(BOOK.amendments):
            target = BOOK.clauses[id]
            modifiers = [one for one in rules.amending(target) if target in one.modifies]
            for first, second in combinations(modifiers, 2):
                if (id, first.id, second.id) in seen or not concerned(words, target, first, second):
                    continue
                seen.add((id, first.id, second.id))
                yield from differing(rules, target, first, second)


def differing(
    rules: Rules, target: Clause[Any, Any], first: Clause[Any, Any], second: Clause[Any, Any]
) -> Iterator[Finding]:
    """The first situation in which it matters which of two modifiers comes first."""
    rest = [one for one in rules.amending(target) if one not in (first, second) and target not in one.modifies]
    orders = [(*rest, first, second), (*rest, second, first)]
    for situation in found_for((target, first, second))[target.id]:
        for position in variants(situation.position, first, second):
            outcomes = []
            for order in orders:
                with amended_by(target, order):
                    outcomes.append(situation.played(rules, position))
            if not same(*outcomes) and not any(isinstance(one, Failed) and one.name == "Gap" for one in outcomes):
                options = [one.option for one in (first, second) if one.option]
                what = "the optional rules clash" if len(set(options)) > 1 else "the order of two amendments matters"
                message = f"{what}: {first.id} before {second.id}, both of {target.id}"
                remedy = "let one of them give way in its text, or say in the rule set which comes first"
                lines = (
                    said(situation, position),
                    f"{first.id} first: {short(outcomes[0])}",
                    f"{second.id} first: {short(outcomes[1])}",
                )
                yield fault(second, message, remedy, "\n".join(lines), first, target)
                return


def variants(position: Position, *modifiers: Clause[Any, Any]) -> Iterator[Position]:
    """A position, and the same with every card that the modifiers ask for in the hands of all who can have it."""
    yield position
    cards = [one for modifier in modifiers for one in modifier.mentions() if isinstance(one, Advantage)]
    given = position
    for card in cards:
        for nation in card.nations:
            given = given.gains(nation, card)
    if cards and given != position:
        yield given


@cache
def found_for(those: tuple[Clause[Any, Any], ...]) -> dict[str, list[Situation]]:
    """The situations in which examples of these call them."""
    return situations(those, those)


def short(outcome: object) -> str:
    """An outcome in one line."""
    if isinstance(outcome, Failed):
        return f"stops: {outcome.said.splitlines()[0] if outcome.said else outcome.name}"
    if isinstance(outcome, Table):
        return "by dice and decisions"
    if isinstance(outcome, Position):
        return "; ".join(map(str, outcome.log[-4:])) or "nothing happens"
    return " ".join(str(outcome).split())[:160]


def said(situation: Situation, position: Position | None = None) -> str:
    """A situation in words: the call, and what is remembered."""
    where = position or situation.position
    arguments = ", ".join(short(one) for one in situation.arguments)
    told = [str(event) or event.kind for event in where.log[-3:]]
    cards = sorted(f"{nation} has {id}" for nation, id in where.gained)
    details = "; ".join((*cards, *told))
    about = f" (as in an example of {situation.owner}{'; ' + details if details else ''})"
    return f"{situation.clause.title}: {arguments or 'no more is asked'}{about}"


# -- replacements -----------------------------------------------------------------------------------------------------


def conditions_dropped(words: tuple[str, ...]) -> Iterator[Finding]:
    """Where the replaced clause refuses, its replacement does too; and it asks what the replaced clause asks."""
    for amendment in clauses():
        for target in amendment.replaces:
            if concerned(words, amendment, target) and (rules := rules_with(amendment)):
                yield from allows_more(rules, target, amendment)
                yield from asks_less(target, amendment)


def rules_with(clause: Clause[Any, Any]) -> Rules | None:
    """The rules of the rule set that a clause belongs to, all options in play."""
    return next((one for one in every_rules().values() if one.rulesets[-1].id == clause.ruleset), None)


def allows_more(rules: Rules, target: Clause[Any, Any], amendment: Clause[Any, Any]) -> Iterator[Finding]:
    """The situations in which the replaced clause refuses and the replacement allows, one for each reason."""
    reasons: set[str] = set()
    for situation in found_for((target,))[target.id]:
        with amended_by(target, [one for one in amendments_before(situation, target) if one is not amendment]):
            before = situation.played()
        if not isinstance(before, Verdict) or before.allowed or (why := shape_of(before.reason)) in reasons:
            continue
        after = situation.played(rules)
        if isinstance(after, Verdict) and after.allowed:
            reasons.add(why)
            message = f"allows what {target.id} refuses because {why}"
            remedy = "ask that condition as well, or say in the clause that it no longer holds"
            lines = (said(situation), f"{target.id}: {short(before)}", f"{amendment.id}: {short(after)}")
            yield fault(amendment, message, remedy, "\n".join(lines), target)


def amendments_before(situation: Situation, target: Clause[Any, Any]) -> list[Clause[Any, Any]]:
    """What amends a clause in the situation of its own example."""
    rules = situation.position.rules
    return rules.amending(target) if isinstance(rules, Rules) else []


def shape_of(reason: str) -> str:
    """A reason without its figures, so that one condition is one finding."""
    return " ".join("some" if word.isdigit() else word for word in reason.split())


def asks_less(target: Clause[Any, Any], amendment: Clause[Any, Any]) -> Iterator[Finding]:
    """The clauses that the replaced clause asks, and neither the replacement nor what it asks."""
    known = reached(amendment)
    for one in asks(target):
        if one is not amendment and one.id not in known and not {two.id for two in one.amends} & known:
            message = f"does not ask {one.id}, as {target.id} does, which it replaces"
            remedy = f"ask it, or say in the clause that it no longer holds: {one.summary}"
            lines = f"{target.title} depends on “{one.summary}”; under the replacement nothing does."
            yield fault(amendment, message, remedy, lines, target, one)


# -- amendments that nobody meets -------------------------------------------------------------------------------------


def targets_never_called(words: tuple[str, ...]) -> Iterator[Finding]:
    """Whatever is amended is asked by a clause or by the play of a round, where rounds are played by these rules."""
    used, played = asked_somewhere(), played_packages()
    for amendment in clauses():
        for target in amendment.amends:
            # a piece's row is found by the piece's name, a bonus by whom it pays
            looked_up = target.kind == "profile" or isinstance(target.details, Reward)
            if looked_up or target.id in used or package_of(target) not in played:
                continue  # where no round is played, the players themselves ask
            if concerned(words, amendment, target):
                message = f"amends {target.id}, which nothing asks"
                remedy = "ask it where the rule is needed, or amend the clause that decides there"
                lines = f"However a round is played, “{amendment.summary}” is never asked for."
                yield fault(amendment, message, remedy, lines, target)


def package_of(clause: Clause[Any, Any]) -> str:
    """The package that a clause stands in."""
    return clause.function.rpartition(".")[0].rpartition(".")[0]


@cache
def played_packages() -> frozenset[str]:
    """The packages of the rules by which rounds are played."""
    found: set[str] = set()
    for file in sorted((ROOT / "rules_model" / "rounds").glob("*.py")):
        for node in ast.walk(tree(str(file))):
            if isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.rpartition(".")[0])
    return frozenset(found)


def calls_of_what_is_dropped(words: tuple[str, ...]) -> Iterator[Finding]:
    """No clause in force calls one that its rules have put out of force without another in its place."""
    for title, rules in every_rules().items():
        for clause in clauses():
            if not rules.in_force(clause) or replaced_under(rules, clause) or not concerned(words, clause):
                continue
            for called in (*asks(clause), *clause.modifies):
                if not available(rules, called):
                    message = f"needs {called.id}, which is not in force under {title}"
                    remedy = "put a clause in its place, or drop the one that needs it as well"
                    lines = f"Playing {title}, whoever asks “{clause.title}” is told that {called.id} is not in force."
                    yield fault(clause, message, remedy, lines, called)


def replaced_under(rules: Rules, clause: Clause[Any, Any]) -> bool:
    """Whether another clause stands in its place."""
    return any(clause in one.replaces for one in rules.amending(clause))


def available(rules: Rules, clause: Clause[Any, Any]) -> bool:
    """Whether a clause can be called under some rules."""
    try:
        rules.version(clause)
    except (NotInForce, ValueError):
        return False
    return True
