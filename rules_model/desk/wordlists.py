"""Names that need no definition, and words that only look like slips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rules_model.advantage import Advantage
from rules_model.citation import TEXTS
from rules_model.desk.listing import modules
from rules_model.desk.opening import clauses
from rules_model.library import rulesets
from rules_model.world.nation import BY_NAME, Group
from rules_model.world.place import Map

CAPITAL = re.compile(r"[A-Z][\w'’]*")
#: Words that are good although another is one letter away, or although they are also written in two.
GOOD = frozenset(["whomever", "farther", "overland", "everyone", "interceptor", "onto", "upon", "takeoff", "regains"])
#: Adjectives and people made of names on the maps, and great regions of the world that every player knows.
KNOWN_WORDS = """
    Africa African America American Americans Asia Asian Atlantic Europe European Pacific Mediterranean Arctic North
    South East West Western Eastern Northern Southern Middle Central Germans Italians Japanese Russians Soviets British
    French Dutch Chinese Australian Canadian Allied Allies Ally Axis Spain Spanish English England Suez Panama
    Christmas Washington None
"""
KNOWN = frozenset(KNOWN_WORDS.split())


@cache
def names() -> frozenset[str]:
    """Every word of a name: places, cities and regions, nations and groups, pieces, cards, rule sets, documents."""
    found: set[str] = set(KNOWN)
    for text in (*_of_maps(), *_of_people(), *_of_books()):
        found |= set(re.findall(r"[\w]+", text))
    return frozenset(found)


def is_name(word: str) -> bool:
    """Whether a word is part of a name, or one in the plural or made into an adjective."""
    return word in names() or word.removesuffix("s") in names() or word.removesuffix("n") in names()


@cache
def place_words() -> frozenset[str]:
    """Every word of a name on a map, of seven letters or more."""
    return frozenset(word for text in _of_maps() for word in re.findall(r"[A-Z][a-z]{6,}", text))


def _of_maps() -> Iterator[str]:
    for module in modules():
        board = getattr(module, "MAP", None)
        if isinstance(board, Map):
            yield from (*board.places, *board.aliases)
            for place in board.places.values():
                yield from (place.city, *place.regions)


def _of_people() -> Iterator[str]:
    for nation in BY_NAME.values():
        yield f"{nation.name} {nation.adjective}"
    for module in modules():
        for value in vars(module).values():
            if isinstance(value, Group):
                yield value.name
            elif isinstance(value, Advantage):
                yield value.title


def _of_books() -> Iterator[str]:
    for ruleset in rulesets():
        yield ruleset.title
        yield from (unit.replace("_", " ").title() for unit in ruleset.roster)
    yield from (text.name.title() for text in TEXTS)


@cache
def titles() -> str:
    """Every title of a clause and heading of a chapter, in one text."""
    heads = [line for module in modules() for line in (module.__doc__ or "").splitlines()[:1]]
    return "\n".join((*heads, *(one.title for one in clauses())))
