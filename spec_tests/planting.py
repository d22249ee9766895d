"""A copy of the book with a fault in it: the real command must find the fault and name its file and line."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from rules_model.desk.finding import ROOT

CHAPTER = "rules_model/deluxe/planted.py"
START = "rules_model/deluxe/start.py"
COPIED = (
    *("rules_model", "spec_tests/pins", "spec_tests/__init__.py", "spec_tests/collector.py", "spec_tests/called.py"),
    "pyproject.toml",
)

HEAD = '''"""# Planted

A chapter with a fault.
"""

from __future__ import annotations

from rules_model.citation import DELUXE, G40_RULES
from rules_model.clause import clause, modifies, replaces
from rules_model.question import question
from rules_model.table import Table
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.force import Piece
from rules_model.world.nation import GERMANY, ITALY, UK, USA, Nation
from rules_model.world.position import Position

'''


class Copy:
    """A copy of the repository in which faults can be planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = ROOT / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, target)

    def write(self, file: str, text: str) -> None:
        """Write a file of the copy."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, file: str) -> str:
        """Read a file of the copy."""
        return (self.folder / file).read_text(encoding="utf-8")

    def plant(self, code: str) -> None:
        """Add a chapter with this code to the Deluxe rules."""
        self.write(CHAPTER, HEAD + code)
        start = self.read(START)
        if '"planted"' not in start:
            self.write(START, re.sub(r"(chapters=\([^)]*?),?(\s*\))", r'\1, "planted"\2', start, count=1))

    def line(self, mark: str, file: str = CHAPTER) -> int:
        """The line of a file that has a text in it."""
        numbered = enumerate(self.read(file).splitlines(), 1)
        return next(number for number, text in numbered if mark in text)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run ``codex1940`` in the copy."""
        return self.python("rules_model", *arguments)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a module in the copy, and not in the repository."""
        return ran(arguments, self.folder)


def ran(arguments: Sequence[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run ``python -m`` in a folder."""
    settings = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "80"}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, timeout=600, check=False)
