"""The core runs unchanged in a web page, so on a newer Python than the site's: every printed example, in pyodide."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "docs/_web/node_modules/pyodide/pyodide.mjs"


def node() -> str | None:
    """The node of the locked tools, or the one on the path."""
    ours = Path(sys.executable).with_name("node")
    return str(ours) if ours.exists() else shutil.which("node")


@pytest.mark.web
def test_every_example_holds_in_pyodide(tmp_path: Path) -> None:
    """Proves the standard library is enough; does not prove that a phone has the memory for it."""
    program = node()
    if program is None or not PYODIDE.exists():
        pytest.skip("no pyodide (make setup)")
    archive = shutil.make_archive(str(tmp_path / "rules_model"), "zip", ROOT, "rules_model")
    ran = subprocess.run(
        [program, str(Path(__file__).with_name("run_in_pyodide.mjs")), str(PYODIDE), archive],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    version = re.search(r"^Python 3\.(\d+)", ran.stdout, re.MULTILINE)
    counted = re.search(r"^(\d+) clauses, (\d+) examples, 0 clauses failed$", ran.stdout, re.MULTILINE)
    assert version is not None, ran.stdout
    assert counted is not None, ran.stdout
    assert int(version[1]) >= 14
    assert int(counted[2]) > 0
