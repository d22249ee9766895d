"""One archive for each rule set and paper; the same sheets give the same bytes."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

EPOCH = (1980, 1, 1, 0, 0, 0)  # the oldest time that an archive can hold: the clock has no part in it


def write_bundle(out: Path, folder: str, paths: list[str]) -> None:
    """Write the archive of the sheets in ``ruleset/paper/``, beside that folder; none where there are no sheets."""
    ruleset, paper = folder.strip("/").split("/")
    target = out / ruleset / f"codex1940-{ruleset}-{paper}.zip"
    there = [path for path in paths if (out / path).is_file()]
    if not there:
        target.unlink(missing_ok=True)
        return
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for path in there:
            entry = ZipInfo(f"{ruleset}-{paper}/{Path(path).name}", EPOCH)
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, (out / path).read_bytes())
