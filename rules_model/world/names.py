"""Names that must be spelt right: an unknown one is an error that offers the closest known ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import ClassVar


class UnknownName(LookupError):
    """A place, nation, unit, clause or reading that nobody has defined.

    The message says what was looked for, under which heading, and what would have been right.
    """

    def __init__(self, heading: str, name: object, known: Iterable[str]) -> None:
        self.heading, self.name = heading, str(name)
        self.suggestions = closest(self.name, known)
        hint = f"; did you mean {' or '.join(repr(s) for s in self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"unknown {heading} {self.name!r}{hint}")

    def __str__(self) -> str:
        return str(self.args[0])


class Gap(LookupError):
    """A figure or a piece of geography that no source gives.

    Args:
        question: id of the question that keeps the gap open, so that the owner can fill it in.
        missing: what is missing, in a few words.
    """

    listeners: ClassVar[list[Callable[[str], None]]] = []  #: told of the question of each gap that is met

    def __init__(self, question: str, missing: str) -> None:
        self.question, self.missing = question, missing
        for listener in self.listeners:
            listener(question)
        super().__init__(f"{missing} is not in any source; see question {question}")

    def __str__(self) -> str:
        return str(self.args[0])


def closest(name: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names that look most like ``name``, best first.

    >>> closest("Gibralter", ["Gibraltar", "Malta", "Egypt"])
    ['Gibraltar']
    """
    by_lower = {candidate.lower(): candidate for candidate in known}
    return [by_lower[match] for match in get_close_matches(name.lower(), by_lower, n=most, cutoff=0.6)]
