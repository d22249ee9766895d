"""Planting a fault in a copy of the checkout, asking the desk about it, and taking it out again."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spec_tests.blind.fault import Fault

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDERS = ("rules_model", "spec_tests/pins", "docs")
LEFT_OUT = shutil.ignore_patterns("_web", "apidocs")
SINGLE = ("spec_tests/*.py", "spec_tests/*.tsv", "*.md", "pyproject.toml", "conf.py")
CHECK = ("check", "--json", "--workers", "1")

#: Which checks are asked about a fault of each kind: all of them would take three quarters of an hour.
#: A fault that only another check would name counts as missed.
ASKED = {
    1: ("entries", "examples", "references", "copies"),
    2: ("examples", "references", "arithmetic"),
    3: ("entries", "examples"),
    4: ("coverage", "amendments"),
    5: ("total", "clashes"),
    6: ("references", "objectives"),
    7: ("order", "words"),
    8: ("references", "words"),
    9: ("entries", "readings"),
    10: ("entries", "references", "clashes", "amendments"),
}

Finding = dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """What the desk says of a fault."""

    fault: Fault  #: which
    naming: tuple[Finding, ...]  #: new findings that name what the fault is about
    other: tuple[Finding, ...]  #: new findings that do not

    @property
    def caught(self) -> bool:
        """Whether the desk names the fault."""
        return bool(self.naming)


class Copy:
    """A copy of the checkout with at most one fault in it."""

    def __init__(self, root: Path) -> None:
        """Copy what the desk reads; ``root`` must not exist yet."""
        self.root = root
        for folder in FOLDERS:
            shutil.copytree(CHECKOUT / folder, root / folder, ignore=LEFT_OUT)
        for pattern in SINGLE:
            for file in CHECKOUT.glob(pattern):
                shutil.copy2(file, root / file.relative_to(CHECKOUT))
        self.sound: dict[tuple[str, ...], frozenset[str]] = {}

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Apply a fault for a while; ValueError when an old text is not there exactly once."""
        touched = {file for file, _, _ in fault.edits}
        try:
            for file, old, new in fault.edits:
                path = self.root / file
                if old:
                    text = path.read_text(encoding="utf-8")
                    if text.count(old) != 1:
                        raise ValueError(f"{fault.name}: {text.count(old)} times in {file}: {old!r}")
                    new = text.replace(old, new)
                elif path.exists():
                    raise ValueError(f"{fault.name}: {file} is there already")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(new, encoding="utf-8")
            yield
        finally:
            for file in touched:
                self._restore(file)

    def _restore(self, file: str) -> None:
        """A file as the checkout has it, with its time, so that compiled modules stay valid."""
        if (CHECKOUT / file).exists():
            shutil.copy2(CHECKOUT / file, self.root / file)
        else:
            (self.root / file).unlink(missing_ok=True)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the package in the copy."""
        environment = {**os.environ, "PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", *arguments]
        return subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)

    def findings(self, *words: str) -> tuple[Finding, ...]:
        """What the desk finds that is not accepted; RuntimeError when it does not get that far."""
        done = self.run("rules_model", *CHECK, *words)
        try:
            found: list[Finding] = json.loads(done.stdout)["new"]
        except ValueError:
            raise RuntimeError(f"no findings but this: {done.stdout[-500:]}{done.stderr[-2000:]}") from None
        return tuple(found)

    def without_fault(self, *words: str) -> frozenset[str]:
        """What the desk finds in the sound book, asked once."""
        if words not in self.sound:
            self.sound[words] = frozenset(map(identity, self.findings(*words)))
        return self.sound[words]

    def tried(self, fault: Fault) -> Outcome:
        """Plant a fault and ask the desk, and of a change that no example notices, its check of pins as well."""
        runs = [ASKED[fault.kind], *([("pinned", fault.pinned)] if fault.pinned else [])]
        before = [self.without_fault(*words) for words in runs]
        with self.planted(fault):
            after = [self.findings(*words) for words in runs]
        new = [one for found, known in zip(after, before, strict=True) for one in found if identity(one) not in known]
        naming = tuple(one for one in new if names(one, fault.about))
        return Outcome(fault, naming, tuple(one for one in new if one not in naming))


def identity(finding: Finding) -> str:
    """A finding without its line, which an edit above it moves."""
    return json.dumps({key: value for key, value in finding.items() if key != "line"}, sort_keys=True)


def names(finding: Finding, about: tuple[str, ...]) -> bool:
    """Whether a finding names one of these ids, files or words, whole."""
    said = json.dumps([finding.get(key) for key in ("file", "about", "message", "situation", "clauses")])
    return any(re.search(rf"(?<![\w-]){re.escape(one)}(?![\w-])", said) for one in about)
