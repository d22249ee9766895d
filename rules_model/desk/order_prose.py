"""What the rules say of phases and steps, against the lists: numbers, names, and entries that nobody speaks on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

from rules_model.base.turn import Phase
from rules_model.book import BOOK
from rules_model.clause import Clause
from rules_model.desk.finding import Finding, relative
from rules_model.desk.listing import file_of, function_of, modules, place_of, question_calls, questions, text
from rules_model.desk.opening import clauses
from rules_model.desk.order_lists import (
    BESIDE,
    COUNTED,
    ORDINALS,
    Listed,
    list_for,
    lists,
    named,
    numbered,
    speaks_of,
    stems,
)
from rules_model.objective import Reward

CHECK = "order"
POINTED = re.compile(r"\b(?P<word>step|phase|stage|mission) #?(?P<number>\d+)\b(?! IPC)", re.IGNORECASE)
NAMED = re.compile(r"\b(?P<name>[a-z-]+(?: [a-z-]+)?) (?P<word>phase|step)\b(?! \d)")
RANGE = re.compile(rf"objectives (?P<first>{'|'.join(COUNTED)}) to (?P<last>{'|'.join(COUNTED)})")
#: Words that stand before "phase" and "step" and name none.
PLAIN = frozenset(
    re.findall(
        r"\w+",
        """a an the this that these each every no any its it his her their in is if one two same another
        other such which whose what are last next previous whole new single not of to by for from and
        or before after until opens name once has some as where with than step phase play every""",
    )
)


def texts_of(clause: Clause[Any, Any]) -> Iterator[tuple[int, str]]:
    """Line and sentence of the rule and of every reason in a clause's code."""
    _, line = place_of(clause)
    for sentence in re.split(r"(?<=[.!?;]) ", " ".join(clause.text.split())):
        yield line, sentence
    function = function_of(clause)
    for part in ast.walk(function) if function else ():
        if isinstance(part, ast.Call) and getattr(part.func, "id", "") == "refuse" and len(part.args) > 1:
            words = [one.value for one in ast.walk(part.args[1]) if isinstance(one, ast.Constant)]
            yield part.lineno, " ".join(str(one) for one in words)


def texts_of_questions() -> Iterator[tuple[str, str, int, str]]:
    """Rule set, file, line and text of every reading of a question."""
    for question in questions():
        file, call = question_calls().get(question.id, ("", None))
        if call is not None:
            for said in question.readings.values():
                yield question.id, relative(file), call.lineno, said


def prose_points_rightly() -> Iterator[Finding]:
    """A number of a step or phase in a rule, a reason or a reading is that of the entry it speaks of."""
    for clause in clauses():
        file, _ = place_of(clause)
        for line, sentence in texts_of(clause):
            yield from faults_of_pointing(clause.id, clause.ruleset, file, line, sentence)
    for id, file, line, said in texts_of_questions():
        yield from faults_of_pointing(id, id.partition(".")[0], file, line, said, disputed=True)


def faults_of_pointing(
    about: str, prefix: str, file: str, line: int, sentence: str, disputed: bool = False
) -> Iterator[Finding]:
    """What is wrong with the numbers of one sentence; a disputed one may give a thing another number than the list."""
    for found in POINTED.finditer(sentence):
        word = {"stage": "step"}.get(found["word"].lower(), found["word"].lower())
        listed, number = list_for(prefix, word), int(found["number"])
        if listed is None:
            continue
        if not 1 <= number <= len(listed.entries):
            message = f"{word} {number}, but {listed.clause} ends with {word} {len(listed.entries)}"
        else:
            right = speaks_of(sentence, listed)
            said = stems(BESIDE.sub("", sentence))
            shared = [len(said & stems(entry)) for entry in listed.entries]
            if disputed or not right or shared[number - 1] >= max(shared):
                continue
            message = f"{named(listed, number)}, but the sentence speaks of “{listed.entries[right[0] - 1]}”"
        remedy = f"give the number that {listed.clause} gives it"
        yield Finding(file, line, CHECK, about, message, remedy, situation=sentence, clauses=(about, listed.clause))


def names_are_listed() -> Iterator[Finding]:
    """A phase or step that a rule names is on a list of its rule set."""
    for clause in clauses():
        file, line = place_of(clause)
        known = known_names(clause.ruleset)
        for found in NAMED.finditer(clause.text):
            name = found["name"].split()[-1]
            if name not in PLAIN and name not in ORDINALS and not stems(name) <= known:
                message = f"names the {name} {found['word']}, which no list has"
                remedy = "call it by its name on the list"
                situation = " ".join(clause.text.split())[:200]
                yield Finding(file, line, CHECK, clause.id, message, remedy, situation=situation, clauses=(clause.id,))


def known_names(prefix: str) -> frozenset[str]:
    """The words of all lists that players of a rule set meet, those that only the documents number included."""
    known = {
        stem
        for one in lists()
        if prefix != "3g40" or one.prefix == prefix
        for entry in one.entries
        for stem in stems(entry)
    }
    known |= {stem for one in lists() for stem in stems(one.word)}
    if prefix == "3g40":
        known |= {stem for one in numbered() for stem in stems(one.said) | stems(one.family)}
    return frozenset(known)


def begun_phases_exist() -> Iterator[Finding]:
    """A phase that code or an example lets begin is one of the turn's."""
    numbers = {int(one) for one in Phase}
    for module in modules():
        file = file_of(module)
        for number, code in enumerate(text(file).splitlines(), 1):
            for found in re.finditer(r'noting\("phase began".*?amount=(\d+)', code):
                if int(found[1]) not in numbers:
                    message = f"begins phase {found[1]}, and a turn has {len(numbers)}"
                    yield Finding(
                        relative(file),
                        number,
                        CHECK,
                        "phase began",
                        message,
                        "begin a phase of the turn",
                        situation=code.strip(),
                    )


def entries_are_spoken_on() -> Iterator[Finding]:
    """Every entry of a list has a clause that speaks on it; a warning, since a rule set grows clause by clause."""
    for listed in lists():
        spoken = [one for one in clauses() if one.ruleset == listed.prefix and one.id != listed.clause]
        texts = [f"{one.text} {one.title} {one.chapter.replace('_', ' ')}" for one in spoken]
        for number, entry in enumerate(listed.entries, 1):
            pointed = re.compile(rf"\b{listed.word} {number}\b")
            wanted = stems(entry)
            if not any(pointed.search(text) or wanted <= stems(text) for text in texts):
                yield unspoken(listed, number, entry)


def unspoken(listed: Listed, number: int, entry: str) -> Finding:
    """The warning that no clause speaks on an entry."""
    file, line = place_of(BOOK.clauses[listed.clause])
    message = f"no clause speaks on {listed.word} {number}, “{entry}”"
    situation = f"Whoever comes to {listed.word} {number} finds no rule for it in the book."
    remedy = "restate its rules, or say that it has none"
    return Finding(file, line, CHECK, listed.clause, message, remedy, True, situation, (listed.clause,))


def objectives_are_counted_rightly() -> Iterator[Finding]:
    """Where a rule counts objectives, from so many to so many, they are those that its document lists below it."""
    for clause in clauses():
        file, line = place_of(clause)
        for found in RANGE.finditer(clause.text):
            first, last = COUNTED.index(found["first"]) + 1, COUNTED.index(found["last"]) + 1
            own = listed_objectives(clause)
            below = [place for place, top in enumerate(own, 1) if top > clause.sources[0].first]
            if not own or (first in below[:1] and last <= len(own)):
                continue
            message = f"speaks of objectives {first} to {last}, but its document has {len(own)}"
            if below and last <= len(own):
                message = f"speaks of objectives {first} to {last}, but the document goes on with number {below[0]}"
            remedy = "count them as the document lists them"
            situation = " ".join(clause.text.split())
            yield Finding(file, line, CHECK, clause.id, message, remedy, situation=situation, clauses=(clause.id,))


def listed_objectives(clause: Clause[Any, Any]) -> list[int]:
    """The lines of its document on which objectives of the same nation begin: ids that begin as the clause's does."""
    family, document = clause.id.rpartition(".")[0] + ".", clause.sources[0].document
    rewards = [one for one in clauses() if one.id.startswith(family) and isinstance(one.details, Reward)]
    lines = [[cited.first for cited in one.sources if cited.document == document] for one in rewards]
    return sorted(some[-1] for some in lines if some)
