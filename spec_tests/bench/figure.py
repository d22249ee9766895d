"""One measured figure beside its goal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """What was measured, what came out, and the goal it is held against; lower is better."""

    what: str  #: in a few words
    measured: float  #: the ratio, or the difference in its unit
    goal: float  #: at most this
    unit: str  #: "times", "seconds", "microseconds"
    detail: str  #: the two timings behind it
    why: str = ""  #: printed when the goal is missed

    @property
    def met(self) -> bool:
        """Whether the goal was met in this run."""
        return self.measured <= self.goal

    def __str__(self) -> str:
        mark = "met   " if self.met else "missed"
        return f"{mark}  {self.what:<52} {self.measured:6.2f} {self.unit} (goal {self.goal:g})\n        {self.detail}"
