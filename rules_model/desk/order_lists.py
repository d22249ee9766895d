"""The lists of phases and steps of the book: what the clauses give, and what the documents number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules_model.base.start import START
from rules_model.base.turn import Phase
from rules_model.book import BOOK
from rules_model.deluxe.start import EMPTY
from rules_model.sources.ledger import Statement, ledgers

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
COUNTED = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERED = re.compile(r"(?P<family>[a-z]+(?: [a-z]+)* step) (?P<number>\d+)\b:? *(?P<said>.*)")
SECTION = re.compile(rf"(?P<said>.+) numbered (?P<ordinal>{'|'.join(ORDINALS)}) of the missions")
ASIDE = re.compile(r"\(differs from [^)]*\)")
WORD = re.compile(r"[a-z]+")
#: Words that say nothing of what a step is about.
LITTLE = "a an the of and or in to for at on its their his each every any all one with by from is are be own"
PLAIN = frozenset(LITTLE.split())
SAME = {
    "aircraft": "air",
    "buy": "purchase",
    "buys": "purchase",
    "bought": "purchase",
    "moves": "movement",
    "move": "movement",
}
BESIDE = re.compile(r"\b(?:before|after|until|once)\b[^,;.]*")  # what a sentence says of another moment


@dataclass(frozen=True)
class Listed:
    """A list of phases or steps, in order."""

    prefix: str  #: rule set
    word: str  #: what players call an entry: "step", "phase", "mission"
    clause: str  #: id of the clause that gives it
    family: str  #: how the labels of the documents number it: "turn step"
    entries: tuple[str, ...]  #: the names, in order


@cache
def lists() -> tuple[Listed, ...]:
    """Every list that a clause gives, as the clause gives it."""
    phases = BOOK.clauses["g40.turn.phases"]
    nation = next(iter(START.rules.capitals))
    foe = next(one for one in START.rules.capitals if one.hostile(nation))
    played: tuple[Phase, ...] = phases(START.at_war(nation, foe), nation)
    steps: tuple[str, ...] = BOOK.clauses["3g40.turn.steps"](EMPTY)
    missions: tuple[str, ...] = BOOK.clauses["3g40.missions.sequence"](EMPTY)
    return (
        Listed("g40", "phase", "g40.turn.phases", "phase", tuple(one.title for one in played)),
        Listed("3g40", "step", "3g40.turn.steps", "turn step", steps),
        Listed("3g40", "mission", "3g40.missions.sequence", "mission step", missions),
    )


def list_for(prefix: str, word: str) -> Listed | None:
    """The list to which a number belongs: the rule set's own, or that of the base game."""
    own = [one for one in lists() if one.word == word and one.prefix == prefix]
    base = [one for one in lists() if one.word == word and one.prefix == "g40" and prefix != "3g40"]
    return next(iter((*own, *base)), None)


@dataclass(frozen=True)
class Numbered:
    """A statement of a document that numbers something."""

    statement: Statement
    family: str  #: "turn step", "mission section"
    number: int
    said: str  #: what it numbers, in the words of the label


@cache
def numbered() -> tuple[Numbered, ...]:
    """Every statement of a document that numbers a step, in the order of the documents."""
    return tuple(_numbered())


def _numbered() -> Iterator[Numbered]:
    for rows in ledgers().values():
        for row in rows:
            for statement in row.parts():
                label = ASIDE.sub("", row.label(statement.part)).strip()
                if found := NUMBERED.match(label):
                    yield Numbered(statement, found["family"], int(found["number"]), found["said"])
                elif found := SECTION.match(label):
                    number = ORDINALS.index(found["ordinal"]) + 1
                    yield Numbered(statement, "mission section", number, found["said"])


def stems(text: str) -> frozenset[str]:
    """The words of a text that say something, each by its first five letters."""
    plain = text.lower().replace("non-combat", "noncombat").replace("-", " ")
    words = (SAME.get(word, word) for word in WORD.findall(plain) if len(word) > 2 and word not in PLAIN)
    return frozenset(word[:5].rstrip("s") for word in words)


def best(said: str, entries: tuple[str, ...]) -> tuple[int, ...]:
    """The places, counted from 1, of the entries that have most words in common with what is said; none: no word."""
    shared = [len(stems(said) & stems(entry)) for entry in entries]
    most = max(shared, default=0)
    return tuple(place for place, number in enumerate(shared, 1) if number == most) if most else ()


def head_of(statement: Statement) -> Numbered | None:
    """The numbered statement under which a statement stands."""
    above = [one for one in numbered() if one.statement.document == statement.document]
    heads = [one for one in above if one.statement.line <= statement.line]
    return heads[-1] if heads else None


def speaks_of(sentence: str, listed: Listed) -> tuple[int, ...]:
    """The places, counted from 1, of the entries that a sentence speaks of: in two words, or in all there are."""
    said = stems(BESIDE.sub("", sentence))
    wanted = [stems(entry) for entry in listed.entries]
    return tuple(place for place, words in enumerate(wanted, 1) if len(words & said) >= min(2, len(words)))


def named(listed: Listed, number: int) -> str:
    """An entry as a sentence names it."""
    return f"{listed.word} {number} of {listed.clause} is “{listed.entries[number - 1]}”"
