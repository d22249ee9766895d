"""Try the faults whose names contain a word: ``python -m spec_tests.blind ore peace``; without a word, all."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from spec_tests.blind.faults import FAULTS
from spec_tests.blind.planting import Copy


def main(words: list[str]) -> None:
    """Print what the desk says of each fault."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder) / "copy")
        for fault in FAULTS:
            if not words or any(word in fault.name for word in words):
                outcome = copy.tried(fault)
                print(f"{fault.kind:2} {fault.name}: {'caught' if outcome.caught else 'MISSED'}", flush=True)
                for sign, found in (("+", outcome.naming), ("-", outcome.other)):
                    for one in found:
                        print(f"    {sign} {one['check']}: {one['file']}: {one['about']}: {one['message'][:300]}")


if __name__ == "__main__":
    main(sys.argv[1:])
