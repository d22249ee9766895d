"""Every objective can be met and can fail, under each reading, and no two of one nation are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.condition import Controls, Every, Least, Not
from rules_model.desk.aims import Goal, TooManyCases, aims, cases, questions_of, sound
from rules_model.desk.arising import start_of
from rules_model.desk.finding import Finding
from rules_model.desk.listing import place_of
from rules_model.desk.relations import Study, own_objectives
from rules_model.desk.solver import NoSolver, z3
from rules_model.desk.witnesses import Answer, Search, told
from rules_model.goals import Held, While
from rules_model.library import PACKAGES
from rules_model.objective import Each
from rules_model.world.names import UnknownName
from rules_model.world.position import Position

CHECK = "objectives"
Aim = Clause[Any, Any]


def objectives(words: tuple[str, ...] = ()) -> Iterator[Finding]:
    """Every objective can be met and can fail, under each reading, counts real places, and is not paid twice."""
    try:
        z3()
    except NoSolver as error:
        yield Finding("pyproject.toml", 1, CHECK, "z3", str(error), "then run the check again")
        return
    for prefix in PACKAGES:
        chosen = [aim for aim in aims(prefix) if not words or any(word in aim.id for word in words)]
        if not chosen:
            continue
        try:
            for aim in chosen:
                yield from places_of(aim, prefix)
        except TooManyCases as error:
            remedy = "let it name the powers, and leave the wars to the condition"
            yield fault(aim, str(error), remedy, "It was not compared with the others.")
            continue
        study = own_objectives(prefix, words)
        yield from met_and_failed(study)
        yield from paid_twice(study)
        for aim in sound(prefix):
            if aim in chosen:
                yield from under_each_reading(aim, study)


def fault(aim: Aim, message: str, remedy: str, situation: str, *others: Aim) -> Finding:
    """A finding about an objective."""
    file, line = place_of(aim)
    ids = (aim.id, *(one.id for one in others))
    return Finding(file, line, CHECK, aim.id, message, remedy, situation=situation, clauses=ids)


# -- met, failed, paid twice ------------------------------------------------------------------------------------------


def met_and_failed(study: Study) -> Iterator[Finding]:
    """What can never be met, what can never fail, and what nobody has shown to be met."""
    prefix = study.prefix
    for aim in sound(prefix):
        if aim.id not in study.met:
            continue
        is_met, fails = study.met[aim.id], study.failed[aim.id]
        if is_met.impossible:
            message, remedy = "can never be met", "loosen a condition, or drop the objective"
            yield fault(aim, message, remedy, f"In no position that can arise: {words_of(aim, prefix)}.")
        elif fails.impossible:
            message, remedy = "can never fail", "add the condition that it is meant to reward, or pay it as income"
            situation = f"{shown(is_met, prefix)}, and in every other position: {words_of(aim, prefix)}."
            yield fault(aim, message, remedy, situation)
        for answer, said in ((is_met, "is met"), (fails, "fails")):
            if not answer.position and not answer.impossible:
                message = f"no history that an example supposes shows that it {said}"
                yield fault(aim, message, "show it in an example", words_of(aim, prefix))


def paid_twice(study: Study) -> Iterator[Finding]:
    """Two objectives of one nation of which the first never comes without the second."""
    for one, other in study.implies:
        both = (other, one) in study.implies
        never = study.met[one.id].impossible or study.failed[other.id].impossible
        if never or (both and one.id > other.id):
            continue  # another finding says it, or it has been said the other way round
        message = f"is met just when {other.id} is" if both else f"is never met without {other.id}"
        remedy = "say that one of them counts, or let them ask for different things"
        situation = f"{shown(study.met[one.id], study.prefix)}: {one.details.nation} collects for both."
        yield fault(one, message, remedy, situation, other)


def under_each_reading(aim: Aim, study: Study) -> Iterator[Finding]:
    """What can never be met, or never fail, under a reading that is not the chosen one."""
    start = start_of(study.prefix)
    for id in questions_of(aim, start):
        question = BOOK.questions[id]
        for reading in question.readings:
            if reading != question.chosen:
                search = Search(study.prefix, [aim], start.reads(question, reading))
                for value, said in ((True, "can never be met"), (False, "can never fail")):
                    known = (study.met if value else study.failed)[aim.id]
                    if not known.impossible and search.find({aim: value}).impossible:
                        message = f"{said} under the reading {reading!r} of {id}"
                        remedy = "drop the reading, or say in the question what it would mean for this objective"
                        yield fault(aim, message, remedy, f"{id}: {question.readings[reading]}")


def shown(answer: Answer, prefix: str) -> str:
    """The position of an answer in words."""
    return told(prefix, answer.position) if answer.position else "in some position"


def words_of(aim: Aim, prefix: str) -> str:
    """What an objective asks for."""
    return cases(aim, start_of(prefix))[0].goal.words()


# -- places -----------------------------------------------------------------------------------------------------------


def places_of(aim: Aim, prefix: str) -> Iterator[Finding]:
    """Places that are not on the map, or that cannot count as the objective counts them."""
    for message, remedy in faults_of_places(aim, prefix):
        yield fault(aim, message, remedy, f"{aim.title}: {message}, so that part of it is never met.")


def faults_of_places(aim: Aim, prefix: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the places of an objective, and what would be right."""
    start = start_of(prefix)
    seen: set[str] = set()
    for case in cases(aim, start):
        for message, remedy in faults_in(case.goal, start):
            if message not in seen:
                seen.add(message)
                yield message, remedy


def faults_in(goal: Goal, start: Position) -> Iterator[tuple[str, str]]:
    """What is wrong with the places and the numbers of a condition and of its parts."""
    for part in parts(goal):
        if not list(parts_below(part)):
            yield from faults_of_names(part, start)
        elif isinstance(part, Least):
            yield from faults_of_number(part)


def faults_of_names(part: Goal, start: Position) -> Iterator[tuple[str, str]]:
    """Places that the map does not have, that nobody can hold, or that are named twice."""
    spelt = []
    for name in part.places():
        try:
            spelt.append(start.map.name_of(name))
        except UnknownName as error:
            yield f"counts a place that the map does not have: {name}", str(error)
    for name, times in Counter(spelt).items():
        if isinstance(part, Controls | Held) and start.map.is_sea(name):
            yield f"asks who holds {name}, which nobody can hold", "ask for ships in the zone"
        if times > 1:
            yield f"counts {name} {times} times", "name each place once"


def faults_of_number(part: Least) -> Iterator[tuple[str, str]]:
    """A number that no choice of parts can reach, or that any can; a part that stands there twice."""
    if part.number > len(part.parts):
        yield f"asks for {part.number} of {len(part.parts)}", "ask for no more than there are"
    elif part.number < 1:
        yield "asks for none of its parts", "ask for one at least"
    for one, times in Counter(part.parts).items():
        if times > 1:
            yield f"counts {times} times that {one.words()}", "name each part once"


def parts(goal: Goal) -> Iterator[Goal]:
    """A condition with all its parts."""
    yield goal
    for part in parts_below(goal):
        yield from parts(part)


def parts_below(goal: Goal) -> Iterator[Goal]:
    """The parts that a condition or tally is made of."""
    if isinstance(goal, Every | Least | Each):
        yield from goal.parts
    elif isinstance(goal, Not):
        yield goal.part
    elif isinstance(goal, While):
        yield from (goal.condition, goal.tally)
