"""What a check finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules_model.loading import ROOT as ROOT
from rules_model.loading import relative as relative
from rules_model.loading import without_root as without_root


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong with the book."""

    file: str  #: relative to the repository root
    line: int  #: counted from 1
    check: str  #: which check found it
    about: str  #: id of a clause or question, or the name of a file
    message: str  #: what is wrong, without line numbers of our own files
    remedy: str  #: what would be right
    warning: bool = False  #: worth a look, but no fault
    situation: str = ""  #: the smallest situation that shows it: lines of an example, or one sentence
    clauses: tuple[str, ...] = ()  #: ids of the clauses and questions that it concerns, the first one ``about``

    def __str__(self) -> str:
        said = "warning: " if self.warning else ""
        return f"{self.file}:{self.line}: {said}{self.about}: {self.message} ({self.remedy})"

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same while lines move."""
        return self.check, self.about, self.message

    def concerns(self, words: tuple[str, ...]) -> bool:
        """Whether one of the words is in its subject, its clauses or its file."""
        return any(word in name for word in words for name in (self.about, self.file, *self.clauses))


Check = Callable[[], Iterator[Finding]]
