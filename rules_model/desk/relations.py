"""How the objectives of a rule set bear on each other: what implies, excludes or overlaps what, and what they earn."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from rules_model.desk.aims import holds, places, rewarded, sound
from rules_model.desk.arising import first_wars, players, start_of
from rules_model.desk.witnesses import Aim, Answer, Search, told
from rules_model.objective import Reward, reward
from rules_model.world.nation import Nation


@dataclass(frozen=True)
class Earning:
    """The most that a nation earns by its objectives at one collect income."""

    nation: Nation  #: whose
    peace: tuple[int, str] | None  #: IPCs and where, with no war but those of the start
    war: tuple[int, str] | None  #: IPCs and where, at war
    once: int  #: IPCs of those that pay one time in the game, for one of what they count
    first_wars: bool  #: whether it fights from the start


@dataclass
class Study:
    """All that is known of the objectives of a rule set."""

    prefix: str
    met: dict[str, Answer] = field(default_factory=dict)  #: by id: where it is met
    failed: dict[str, Answer] = field(default_factory=dict)  #: by id: where it fails
    implies: list[tuple[Aim, Aim]] = field(default_factory=list)  #: the first is never met without the second
    excludes: list[tuple[Aim, Aim]] = field(default_factory=list)  #: never both
    covers: list[tuple[Aim, Aim]] = field(default_factory=list)  #: always one of the two, or both
    overlaps: list[tuple[Aim, Aim, tuple[str, ...]]] = field(default_factory=list)  #: one place counts for both
    undecided: list[tuple[Aim, Aim]] = field(default_factory=list)  #: only an unknown history could tell
    pairs: int = 0  #: how many were compared
    seen: list[tuple[bool, ...]] = field(default_factory=list)  #: what each position found so far shows, in order


def examined(study: Study, those: list[Aim]) -> None:
    """Where each of these is met and where it fails."""
    for aim in those:
        search = Search(study.prefix, [aim])
        study.met[aim.id] = search.find({aim: True}, smallest=True)
        study.failed[aim.id] = search.find({aim: False}, smallest=True)


def compared(study: Study, search: Search) -> None:
    """Every two objectives that a search knows; each position that is found settles what it can for all of them."""
    goals = search.aims
    shown = [answer.position for table in (study.met, study.failed) for answer in table.values() if answer.position]
    study.seen = list(dict.fromkeys(tuple(holds(aim, one) for aim in goals) for one in shown))
    for first, second in combinations(range(len(goals)), 2):
        study.pairs += 1
        one, other = goals[first], goals[second]
        answers: dict[tuple[bool, bool], bool] = {}
        for wanted in ((True, True), (True, False), (False, True), (False, False)):
            if not any((row[first], row[second]) == wanted for row in study.seen):
                answer = search.find({one: wanted[0], other: wanted[1]})
                if answer.position:
                    study.seen.append(tuple(holds(aim, answer.position) for aim in goals))
                else:
                    answers[wanted] = answer.impossible
        placed(study, one, other, answers)


def placed(study: Study, one: Aim, other: Aim, missing: dict[tuple[bool, bool], bool]) -> None:
    """Note how two objectives stand to each other, by what cannot be found and whether it is impossible."""
    if not all(missing.values()):
        study.undecided.append((one, other))
    if missing.get((True, True)):
        study.excludes.append((one, other))
    if missing.get((True, False)):
        study.implies.append((one, other))
    if missing.get((False, True)):
        study.implies.append((other, one))
    if missing.get((False, False)):
        study.covers.append((one, other))
    start = start_of(study.prefix)
    common = tuple(place for place in places(one, start) if place in places(other, start))
    if common and (True, True) not in missing:
        study.overlaps.append((one, other, common))


@cache
def studied(prefix: str) -> Study:
    """What is known of the objectives of a rule set, worked out when it is first asked for."""
    study = Study(prefix)
    examined(study, sound(prefix))
    compared(study, Search(prefix, rewarded(prefix)))
    return study


@cache
def own_objectives(prefix: str, words: tuple[str, ...] = ()) -> Study:
    """The objectives and conditions of a rule set, or some of them, against those of the same nation."""
    study = Study(prefix)
    chosen = [aim for aim in sound(prefix) if not words or any(word in aim.id for word in words)]
    examined(study, chosen)
    for nation in dict.fromkeys(aim.details.nation for aim in chosen if isinstance(aim.details, Reward)):
        own = [aim for aim in rewarded(prefix) if reward(aim).nation == nation]
        examined(study, [aim for aim in own if aim.id not in study.met])
        compared(study, Search(prefix, own))
    return study


@cache
def earnings(prefix: str) -> tuple[Earning, ...]:
    """What each power of a rule set earns at most by objectives that pay every turn."""
    goals = rewarded(prefix)
    found = []
    for nation in players(prefix):
        own = [aim for aim in goals if reward(aim).nation == nation]
        if own:
            once = sum(reward(aim).ipcs for aim in own if reward(aim).once)
            search = Search(prefix, own)
            results = [search.most(nation, fighting) for fighting in (False, True)]
            peace, war = ((one[0], told(prefix, one[1])) if one else None for one in results)
            fights = any(nation in pair for pair in first_wars(prefix))
            found.append(Earning(nation, peace, war, once, fights))
    return tuple(found)
