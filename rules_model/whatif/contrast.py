"""Two texts that differ, cut down to where they differ."""

from __future__ import annotations

import re

AROUND = 4  # words that stay on either side of a difference
SHORT = 12  # words of a text that is shown whole


def contrast(before: str, after: str) -> tuple[str, str]:
    """Both texts without the long parts that they share at the beginning and at the end.

    >>> contrast("(6, 2, 3, 3)", "(5, 2, 3, 3)")
    ('(6, 2, 3, 3)', '(5, 2, 3, 3)')
    >>> contrast(" ".join("abcdefghijklmnopq"), " ".join("abcdefghijXlmnopq"))
    ('... g h i j k l m n o ...', '... g h i j X l m n o ...')
    """
    old, new = before.split(), after.split()
    if len(old) <= SHORT and len(new) <= SHORT:
        return " ".join(old), " ".join(new)
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return cut(old, first, last), cut(new, first, last)


def cut(words: list[str], first: int, last: int) -> str:
    """The words without most of what is shared: so many at the beginning, so many at the end."""
    start, stop = max(0, first - AROUND), min(len(words), len(words) - last + AROUND)
    return " ".join(["..."] * (start > 0) + words[start:stop] + ["..."] * (stop < len(words)))


def plain_words(said: str, error: bool = False) -> str:
    """An answer in one paragraph; of an error its message, without the name that Python gives it."""
    whole = " ".join(said.split())
    found = re.match(r"[\w.]+(?:Error|Exception|Gap|NotInForce|UnknownName|Clash): (.+)", whole)
    return found[1] if error and found else whole
