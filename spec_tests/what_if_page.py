"""The reports on the page about what-if: written by the command itself. ``python -m spec_tests.what_if_page``"""

from __future__ import annotations

import re
from collections.abc import Callable

from rules_model.desk.finding import ROOT
from rules_model.desk.opening import whole
from rules_model.whatif.asked import what_if
from rules_model.whatif.parsing import read
from rules_model.whatif.report import lines

PAGE = ROOT / "docs" / "what-if.md"
SHOWN = re.compile(r"^```console\n\$ codex1940 what-if (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def report(change: str) -> str:
    """What the command prints, without its last paragraph: how much was asked grows with the book."""
    said = [line for _, line in lines(what_if([read(change)]), everything=False)]
    return "\n".join(said).rpartition("\n\n")[0]


def written(text: str, of: Callable[[str], str] = report) -> str:
    """The page with its reports as they are now."""
    return SHOWN.sub(lambda one: f"```console\n$ codex1940 what-if {one[1]}\n\n{of(one[1])}\n```", text)


if __name__ == "__main__":
    whole()
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
