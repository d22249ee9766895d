"""Reading the setup of Alpha +2 from its text, word by word, without a look at the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rules_model.world.nation import ANZAC, CHINA, FRANCE, GERMANY, ITALY, JAPAN, UK, UK_PACIFIC, USA, USSR, Nation

LAST = 131  # line of the text on which the setup ends
HEADINGS = {
    2: ("Germany", GERMANY),
    18: ("Soviet Union", USSR),
    36: ("Japan", JAPAN),
    55: ("United Kingdom (London)Atlantic side of map", UK),
    77: ("United Kingdom (India) Pacific side of the map", UK_PACIFIC),
    84: ("ANZAC", ANZAC),
    90: ("Italy", ITALY),
    100: ("United States", USA),
    113: ("China", CHINA),
    120: ("France", FRANCE),
}
FLAGS = {"french": FRANCE, "anzac": ANZAC}  # "British" is whoever of the two sets up there
PIECES = {
    "mech infantry": "mechanized_infantry",
    "infantry": "infantry",
    "artillery": "artillery",
    "tanks?": "tank",
    "aa guns?": "aa_artillery",
    "tac bombers?|tac": "tactical_bomber",
    "bombers?": "strategic_bomber",
    "fighters?|ftrs?": "fighter",
    "transports?": "transport",
    "submarines?|subs?": "submarine",
    "destroyers?": "destroyer",
    "cruisers?": "cruiser",
    "carriers?": "aircraft_carrier",
    "battleships?": "battleship",
    "major ic": "major_factory",
    "minor ic": "minor_factory",
    "airbase": "air_base",
    "naval base": "naval_base",
}
PLACE = re.compile(r"^(Sea Zone \d+|\D+?)\s*[:–-]?\s*(?=\d)")
DATE = re.compile(r"\(\d+/\d+/\d+\)")
WORD = re.compile(
    r"\s*(?:(?P<number>\d+|one\b)|(?P<flag>french|british|brit|anzac)\b|(?P<each>each\b)"
    rf"|(?P<piece>{'|'.join(PIECES)})\b|(?P<comma>,)|w/|with\b|and\b|&|\.)\s*",
    re.IGNORECASE,
)


class Line(NamedTuple):
    """One line of the setup."""

    number: int  #: its place in the text
    power: Nation  #: under whose heading it stands
    place: str  #: as the text spells it
    pieces: Counter[tuple[Nation, str]]  #: owner and piece, as many as the text says


def piece(word: str) -> str:
    """The piece that a word of the text names."""
    return next(name for pattern, name in PIECES.items() if re.fullmatch(pattern, word, re.IGNORECASE))


def pieces_of(text: str, power: Nation) -> Counter[tuple[Nation, str]]:
    """What a list of pieces says: ``1 French and 2 British infantry, 2 Carriers each with 2 Tac & 2 Ftrs.``

    Raises:
        ValueError: something in the list is no number, flag or piece.
    """
    british = power if power in (UK, UK_PACIFIC) else UK
    found: Counter[tuple[Nation, str]] = Counter()
    at, waiting, times, carriers = 0, [], 1, 1
    while at < len(text):
        word = WORD.match(text, at)
        if not word:
            raise ValueError(f"what is {text[at:]!r}?")
        at = word.end()
        if number := word["number"]:
            waiting.append((1 if number == "one" else int(number), power))
        elif flag := word["flag"]:
            waiting[-1] = (waiting[-1][0], FLAGS.get(flag.lower(), british))
        elif word["each"]:
            times = carriers
        elif name := word["piece"]:
            for count, owner in waiting or [(1, power)]:  # a piece without a number is one
                found[owner, piece(name)] += count * times
                carriers = count
            waiting = []
        elif word["comma"]:
            times = 1
    return found


def setup_lines(text: Path) -> Iterator[Line]:
    """Every line of the setup that places pieces, in order; ValueError where the text is not as expected."""
    power = None
    for number, line in enumerate(text.read_text(encoding="utf-8").splitlines()[:LAST], 1):
        if number in HEADINGS:
            heading, power = HEADINGS[number]
            if line.strip() != heading:
                raise ValueError(f"line {number} is no heading: {line}")
        elif power is not None:
            found = PLACE.match(line)
            if not found:
                raise ValueError(f"line {number} names no place: {line}")
            yield Line(number, power, found[1], pieces_of(DATE.sub("", line[found.end() :]), power))
