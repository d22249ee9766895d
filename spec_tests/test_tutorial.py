"""The tutorial, done as it says: its files written, its commands run, and what it prints compared with what comes."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from rules_model.desk.finding import ROOT
from spec_tests.planting import Copy
from spec_tests.test_new_ruleset import Whole

BLOCK = re.compile(r"(?P<fence>`{3,4})(?P<kind>\w+)\n(?P<text>.*?)\n(?P=fence)(?=\n)", re.DOTALL)
FILE = re.compile(r"`(?P<file>[\w/]+\.(?:py|md))`")
RULESET = re.compile(r"^RULESET = .*?(?=\nRULES = )", re.DOTALL | re.MULTILINE)
SECONDS = re.compile(r"\d+ s$", re.MULTILINE)


class Block(NamedTuple):
    """A block of the page, and the paragraph above it."""

    kind: str
    text: str
    above: str


def blocks() -> list[Block]:
    """Every block of the tutorial in order."""
    page = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    return [
        Block(one["kind"], one["text"], page[: one.start()].rstrip().rpartition("\n")[2])
        for one in BLOCK.finditer(page)
    ]


def write(copy: Copy, block: Block) -> None:
    """Write what a block says, where the line above it says."""
    file = FILE.findall(block.above)[-1]
    if block.above.startswith("In "):
        changed, times = re.subn(
            r"^RULESET = .*?(?=\nRULES = )", block.text, copy.read(file), flags=re.DOTALL | re.MULTILINE
        )
        assert times == 1, file
        copy.write(file, changed)
    elif block.above.startswith(("Add to", "Put these")):
        gap = "\n\n\n" if file.endswith(".py") else ""
        copy.write(file, copy.read(file).rstrip("\n") + (gap or "\n") + block.text + "\n")
    else:
        assert not (copy.folder / file).exists(), f"{file} is there already"
        copy.write(file, block.text + "\n")


def follow(copy: Copy, block: Block) -> None:
    """Run the commands of a block; what the page prints must come, and ``...`` stands for the rest."""
    for part in block.text.split("$ ")[1:]:
        command, _, printed = part.partition("\n")
        program, *arguments = shlex.split(command)
        if program == "make":
            continue  # the site of a new rule set is built by another test
        module = ["rules_model", *arguments] if program == "codex1940" else arguments[1:]
        ran = copy.python(*module)
        assert ran.returncode == (" 3 survive" in printed), f"{command}\n{ran.stdout}{ran.stderr}"
        lines = ran.stdout.splitlines()
        wanted = [line for line in printed.splitlines() if line.strip()]
        for line in wanted:
            if line != "...":
                assert SECONDS.sub("", line) in [SECONDS.sub("", one) for one in lines], f"{command}\n{ran.stdout}"
        if wanted and wanted[-1] != "...":
            assert len(lines) == len(wanted), f"{command}\n{ran.stdout}"


@pytest.mark.slow
def test_the_tutorial_leads_where_it_says(tmp_path: Path) -> None:
    copy = Whole(tmp_path)
    done = blocks()
    assert [one.kind for one in done].count("python") == 5
    for block in done:
        if block.kind == "console":
            follow(copy, block)
        else:
            write(copy, block)
    for command in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "rules_model/house"]):
        linted = copy.python(*command)
        assert linted.returncode == 0, linted.stdout + linted.stderr
    checked = copy.run("check")
    assert checked.returncode == 0, checked.stdout
