"""Say what the test run could not check, and count it.

    python .ci/unchecked.py _build/tests.xml

A skipped test is a check that was not made: no browser, no source texts, no PDF tools.
With CODEX_STRICT=1 each one is a failure.
"""

import os
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path


def skips(report: Path) -> Counter[str]:
    """Count the skipped tests by reason; an expected failure was run, so it is none."""
    found = ET.parse(report).iter("skipped")
    return Counter(skip.get("message", "no reason given") for skip in found if skip.get("type") != "pytest.xfail")


def main(report: Path) -> int:
    if not report.exists():
        print(f"error: {report} is missing, so the tests did not run to their end", file=sys.stderr)
        return 1
    unchecked = skips(report)
    if not unchecked:
        print("Nothing was left unchecked.")
        return 0
    print(f"Not checked on this machine: {unchecked.total()}")
    for reason, count in unchecked.most_common():
        print(f"{count:6}  {reason}")
    if os.environ.get("CODEX_STRICT") == "1":
        print("error: with CODEX_STRICT=1 nothing may be left unchecked", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
