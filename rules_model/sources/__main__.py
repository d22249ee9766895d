"""Makes the digests of nine-word runs anew: ``python -m rules_model.sources``. Needs the source texts."""

from __future__ import annotations

import sys
from pathlib import Path

from rules_model.citation import TEXTS
from rules_model.sources import runs
from rules_model.sources.texts import folder, missing

HERE = Path(__file__).resolve().parent


def main() -> int:
    documents = folder()
    lacking = [said for text in TEXTS if (said := missing(text.name))]
    if documents is None or lacking:
        print(f"error: {'; '.join(dict.fromkeys(lacking))}", file=sys.stderr)
        return 1
    (HERE / "names.txt").write_text("\n".join(runs.known_names()) + "\n", encoding="utf-8")
    runs.kept_names.cache_clear()
    found = runs.digests_of((text.name, documents / f"{text.name}.txt") for text in TEXTS)
    (HERE / "runs.txt").write_text("\n".join(sorted(found)) + "\n", encoding="ascii")
    print(f"{len(found)} runs of {runs.WORDS_IN_A_RUN} words")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
