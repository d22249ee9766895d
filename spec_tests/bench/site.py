"""The site: a cold build against plain Sphinx on the same prose, and a rebuild after one clause has changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from spec_tests.bench import plain
from spec_tests.bench.figure import Figure

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", "node_modules", "_build", "apidocs", "__pycache__", ".*_cache")
CHANGED = "rules_model/deluxe/strait.py"
PAGE = "_build/html/deluxe/strait.html"
BEFORE, AFTER = "A ship MAY pass the strait only while", "Ships MAY pass the strait only while"


def _timed(*command: str, cwd: Path) -> float:
    start = time.perf_counter()
    ran = subprocess.run([sys.executable, *command], cwd=cwd, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}")
    return time.perf_counter() - start


def _build(tree: Path, docs: str) -> float:
    return _timed("-m", "sphinx", "-q", "-c", ".", "-d", "_build/doctrees", docs, "_build/html", cwd=tree)


def measure() -> Iterator[Figure]:
    """One cold build of each kind and three rebuilds, in a copy of the working tree."""
    with tempfile.TemporaryDirectory() as folder:
        ours, other, bare = Path(folder, "ours"), Path(folder, "plain"), Path(folder, "bare")
        shutil.copytree(ROOT, ours, ignore=LEFT_OUT)
        (ours / "docs/_web/node_modules").symlink_to(ROOT / "docs/_web/node_modules")
        _timed("-m", "rules_model", "verify", cwd=ours)
        cold = _build(ours, "docs")
        plain.write(other, ROOT, api=True)
        plain.write(bare, ROOT, api=False)
        without, alone = _build(other, "docs"), _build(bare, "docs")
        yield Figure(
            "cold build, against plain Sphinx with autodoc2",
            cold / without,
            1.5,
            "times",
            f"{cold:.1f} s against {without:.1f} s; without autodoc2 {alone:.1f} s, {cold / alone:.2f} times",
            "The clause cards, back-links, ledger pages and permalinks are what plain Sphinx does not make.",
        )
        unchanged = min(_build(ours, "docs") for _ in range(2))
        source = ours / CHANGED
        text = source.read_text("utf-8")
        if BEFORE not in text:
            raise SystemExit(f"{CHANGED}: no {BEFORE!r} to change; name another sentence in {Path(__file__).name}")
        source.write_text(text.replace(BEFORE, AFTER, 1), "utf-8")
        _timed("-m", "rules_model", "verify", cwd=ours)
        edited = _build(ours, "docs")
        if "Ships " not in (ours / PAGE).read_text("utf-8"):
            raise SystemExit(f"the rebuild did not bring the change of {CHANGED} to {PAGE}")
        yield Figure(
            "rebuild after one clause, beyond one with nothing changed",
            edited - unchanged,
            3.0,
            "seconds",
            f"{edited:.1f} s after the change of one clause, {unchanged:.1f} s with nothing changed",
            "Pages that mention the clause are written again, and the search index with them.",
        )
