"""Finding a clause by the words that players use."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from math import log
from typing import Any

from rules_model.clause import Clause
from rules_model.sources.ledger import row, statements

WORD = re.compile(r"[a-z0-9$]+(?:'[a-z]+)?")
PHRASE = re.compile(r"[A-Za-z0-9]+(?:['&-][A-Za-z0-9]+)*|\$+")

#: Words that ask rather than tell.
ASKING = frozenset(
    WORD.findall("""
        a about after again all also an and any are as at be been before but by can could did do does each else every
        for from get gets give go goes had has have he her his how i if in into is it its just let lets may me must my
        of off on one only or our own out over per put she should so some than that the their them then there these
        they this those to too under up use used was we were what when where which while who whom whose why will with
        would you your
    """)
)

PREFIX, SLIP = 0.6, 0.5  # how much a beginning of a word counts, and a misspelt one
SATURATION = 1.2  # how soon more of the same word stops counting
FIELD_WEIGHTS = {"id": 2.5, "title": 3.0, "summary": 2.0, "chapter": 1.0, "text": 1.0, "labels": 1.0, "examples": 0.3}


ENDINGS = (("ies", "y"), ("ied", "y"), ("ing", ""), ("ed", ""), ("es", "e"), ("s", ""))


@cache
def stem(word: str) -> str:
    """A word without its ending.

    >>> [stem(word) for word in ("bases", "base", "scrambling", "scrambled", "cities", "city", "pass")]
    ['bas', 'bas', 'scrambl', 'scrambl', 'city', 'city', 'pass']
    """
    word = word.partition("'")[0]
    for ending, rest in ENDINGS:
        if word.endswith(ending) and not word.endswith("ss") and len(word) > len(ending) + 2:
            word = word.removesuffix(ending) + rest
            break
    return word.removesuffix("e") if len(word) > 3 else word


def stems(text: str) -> list[str]:
    """The stems of a text."""
    return [stem(word) for word in WORD.findall(text.lower().replace("-", " ").replace("_", " "))]


@cache
def players_words() -> Mapping[str, tuple[str, ...]]:
    """What each of the players' short words means, from ``words.tsv``."""
    lines = files("rules_model").joinpath("words.tsv").read_text(encoding="utf-8").splitlines()[1:]
    pairs = (line.split("\t") for line in lines)
    return {word: tuple(part.strip() for part in means.split(";")) for word, means in pairs}


@dataclass(frozen=True, slots=True)
class Term:
    """One word of a query with all that it may stand for."""

    word: str  #: as it was typed
    phrases: tuple[tuple[str, ...], ...]  #: stems; any one phrase will do


def terms(query: str) -> list[Term]:
    """The words of a query that say something.

    >>> [(term.word, term.phrases) for term in terms("can my subs submerge")]
    [('subs', (('sub',), ('submarin',))), ('submerge', (('submerg',),))]
    """
    found = []
    for typed in PHRASE.findall(query):
        word = typed.lower()
        means = players_words().get(word, ())
        if (word in ASKING and not means) or typed in ("no", "No", "us"):
            continue
        phrases = dict.fromkeys(tuple(stems(one)) for one in (word, *means))
        found.append(Term(word, tuple(phrase for phrase in phrases if phrase)))
    return [term for term in found if term.phrases]


class Index:
    """The clauses, ready to be searched."""

    def __init__(self, clauses: Iterable[Clause[Any, Any]]) -> None:
        self.fields = {clause.id: fields(clause) for clause in clauses}
        self.counts = {id: {name: Counter(words) for name, words in found.items()} for id, found in self.fields.items()}
        self.known = Counter(
            word for found in self.fields.values() for word in {w for ws in found.values() for w in ws}
        )

        self._forms: dict[str, dict[str, float]] = {}

    def forms(self, word: str) -> dict[str, float]:
        """The words of the book that a word of a query may mean, each with how much it counts."""
        if word not in self._forms:
            self._forms[word] = self._find_forms(word)
        return self._forms[word]

    def _find_forms(self, word: str) -> dict[str, float]:
        if word in self.known:
            exact = {word: 1.0}
        else:
            exact = dict.fromkeys(get_close_matches(word, self.known, n=2, cutoff=0.8), SLIP)
        longer = {one: PREFIX for one in self.known if len(word) > 2 and one.startswith(word) and one != word}
        return {**longer, **exact}

    def weight(self, word: str) -> float:
        """How much a word tells: rare ones more."""
        return log(1 + (len(self.counts) + 0.5) / (self.known[word] + 0.5))

    def score(self, id: str, word: str) -> float:
        """How well a clause answers to one word."""
        best = 0.0
        for form, counts in self.forms(word).items():
            total = 0.0
            for name, weight in FIELD_WEIGHTS.items():
                number = self.counts[id][name][form]
                total += weight * number / (number + SATURATION)
            best = max(best, counts * total * self.weight(form))
        return best

    def term_score(self, id: str, term: Term) -> float:
        """How well a clause answers to a word or to what it stands for."""
        best = 0.0
        for phrase in term.phrases:
            scores = [self.score(id, word) for word in phrase]
            best = max(best, sum(scores) / len(scores) if all(scores) else 0.0)
        return best

    def search(self, query: str, most: int = 10) -> list[str]:
        """Ids of the best clauses: those that have every word first, then those that have the most."""
        wanted = terms(query)
        ranked = []
        for id in self.counts:
            scores = [self.term_score(id, term) for term in wanted]
            matched = sum(score > 0 for score in scores)
            if matched:
                ranked.append((matched == len(wanted), sum(scores) * (matched / len(wanted)) ** 2, id))
        ranked.sort(key=lambda one: (not one[0], -one[1]))
        return [id for _, _, id in ranked[:most]]


def labels(clause: Clause[Any, Any]) -> Iterator[str]:
    """What the ledger calls the statements that a clause restates."""
    for citation in clause.sources:
        for statement in statements(citation):
            found = row(statement.document, statement.line)
            if found is not None:
                yield found.label(statement.part)


def fields(clause: Clause[Any, Any]) -> dict[str, list[str]]:
    """The stems of each part of a clause."""
    module = clause.__wrapped__.__globals__  # type: ignore[attr-defined]
    heading = str(module.get("__doc__") or "").partition("\n")[0]
    return {
        "id": stems(clause.id.replace(".", " ")),
        "title": stems(clause.title),
        "summary": stems(clause.summary),
        "chapter": stems(heading),
        "text": stems(clause.text),
        "labels": stems(" ".join(labels(clause))),
        "examples": stems(" ".join(line for line in (clause.__doc__ or "").splitlines() if ">>>" in line)),
    }
