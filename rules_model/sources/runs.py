"""Nine words in a row: digests of every such run in the source documents, so that a copied sentence is found
even where the documents are not at hand.

Names of places, nations and units do not count, nor do figures: they are facts. What remains is lower-cased and freed
of punctuation. ``names.txt`` keeps the names as they were when the digests were made, so that a new place changes none.
"""

from __future__ import annotations

import hashlib
import re
from base64 import b32encode
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from rules_model.sources.ledger import ledger
from rules_model.sources.texts import lines
from rules_model.world.atlas import rows, words
from rules_model.world.nation import BY_NAME

WORDS_IN_A_RUN = 9
READ = ("normative", "continuation", "note")  # the classes of lines that have sentences of the author's

WORD = re.compile(r"[a-z0-9]+(?:['’][a-z]+)?")
NUMBERS = words(
    "one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; fifteen; twenty; "
    "half; first; second; third"
)
PACKAGES = ("base", "deluxe", "academy")  # those that ship a table of places

#: Pieces and facilities as the documents call them; a final s is dropped too.
UNITS = """
aa artillery; aa gun; aaa; air base; air transport; air unit; airbase; aircraft; aircraft carrier; artillery;
battleship; bomber; bunker; capital ship; carrier; cavalry; cruiser; destroyer; elite infantry; escort carrier;
essex carrier; essex class carrier; facility; facilities; factory; factories; fighter; heavy artillery; heavy tank;
ic; infantry; industrial complex; industrial complexes; interceptor; escort; jet fighter; land unit;
light artillery; major bunker; major factory; major factories; major ic; major industrial complex;
major industrial complexes; mech; mech infantry; mechanized infantry; minor bunker; minor factory; minor factories;
minor ic; minor industrial complex; minor industrial complexes; naval base; oil derrick; oil tanker; plane;
production facility; production facilities; radar tower; rail station; regular infantry; rocket vehicle;
sea transport; sea unit; ship; strategic bomber; sub; submarine; super battleship; super fortress;
super fortress bomber; super submarine; tac; tac bomber; tactical bomber; tactical facility; tactical facilities;
tank; tiger tank; transport; war plane; warship; surface warship; unit; ipc; kamikaze token; partisan token;
engineer token; token; axis; allies; allied; axis power; allied power; america; american; russia; russian; britain;
british; uk; us; usa; commonwealth; german; italian; japanese; chinese; french; dutch; anzac
"""


def known_names() -> list[str]:
    """Every name of a place, nation or unit, lower case, one form each."""
    found = {name.lower() for name in BY_NAME} | {nation.adjective.lower() for nation in BY_NAME.values()}
    found |= words(UNITS.replace("\n", " "))
    for package in PACKAGES:
        for row in rows(f"rules_model.{package}", "places.tsv"):
            found |= {row["name"].lower(), row["city"].lower()}
            found |= {other.lower() for other in words(row["aliases"]) | words(row["regions"])}
    return sorted(name for name in found if WORD.search(name))


@cache
def kept_names() -> dict[str, list[tuple[str, ...]]]:
    """The names in ``names.txt`` as runs of words, by their first word, longest first."""
    found: dict[str, list[tuple[str, ...]]] = {}
    text = files("rules_model.sources").joinpath("names.txt").read_text(encoding="utf-8")
    for name in text.splitlines():
        spelt = tuple(WORD.findall(name))
        for form in (spelt, (*spelt[:-1], f"{spelt[-1]}s")):
            found.setdefault(form[0], []).append(form)
    return {first: sorted(forms, key=len, reverse=True) for first, forms in found.items()}


def plain_words(text: str) -> list[str]:
    """The words of a text without names and figures.

    >>> plain_words("The UK Europe player holds Egypt with 3 infantry; Tanks wait.")
    ['the', 'player', 'holds', 'with', 'wait']
    """
    spelt = [word.replace("’", "'").removesuffix("'s") for word in WORD.findall(text.lower())]
    names, kept, at = kept_names(), [], 0
    while at < len(spelt):
        name = next((form for form in names.get(spelt[at], ()) if tuple(spelt[at : at + len(form)]) == form), None)
        if name:
            at += len(name)
            continue
        if spelt[at] not in NUMBERS and not any(letter.isdigit() for letter in spelt[at]):
            kept.append(spelt[at])
        at += 1
    return kept


def runs(text: str) -> Iterator[str]:
    """Every run of nine words in a text."""
    kept = plain_words(text)
    for start in range(len(kept) - WORDS_IN_A_RUN + 1):
        yield " ".join(kept[start : start + WORDS_IN_A_RUN])


def digest(run: str) -> str:
    """Eight characters for a run of words."""
    return b32encode(hashlib.sha256(run.encode()).digest()[:5]).decode()


@cache
def known_runs() -> frozenset[str]:
    """The digests in ``runs.txt``."""
    return frozenset(files("rules_model.sources").joinpath("runs.txt").read_text(encoding="ascii").split())


def copied(text: str) -> list[str]:
    """The runs of nine words that a text shares with a source document."""
    return [run for run in runs(text) if digest(run) in known_runs()]


def digests_of(documents: Iterable[tuple[str, Path]]) -> set[str]:
    """The digests of every run in the sentences of the documents, given by name and file."""
    found: set[str] = set()
    for document, file in documents:
        for row, line in zip(ledger(document), lines(file), strict=True):
            if row.kind in READ:
                found |= {digest(run) for run in runs(line.decode("utf-8"))}
    return found
