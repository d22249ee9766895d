"""The reference model of Codex 1940: every clause of the rulebook as a function that runs."""

__version__ = "0.1.0"
