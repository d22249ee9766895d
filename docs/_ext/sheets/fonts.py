"""The typefaces of the sheets: those of the installed font packages, never the machine's own.

What a ballot says to type stands in DejaVu Sans Mono, which typst brings with it.
"""

from __future__ import annotations

import shutil
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("font_source_sans_pro", "font_source_serif_pro")
#: The faces in use. The packages hold each as TTF and as OTF, and which one is found would be chance.
FACES = (
    *(f"SourceSansPro-{cut}.ttf" for cut in ("Regular", "It", "Semibold", "SemiboldIt", "Bold", "BoldIt")),
    "SourceSerifPro-Bold.ttf",
)


def folder(build: Path) -> Path:
    """A folder with exactly the faces in use."""
    kept = build / "fonts"
    kept.mkdir(parents=True, exist_ok=True)
    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            raise SystemExit(f"error: {package.replace('_', '-')} is not installed; run `make setup`")
        for face in FACES:
            source, target = Path(spec.submodule_search_locations[0]) / "files" / face, kept / face
            if source.is_file() and not target.is_file():
                shutil.copyfile(source, target)
    missing = [face for face in FACES if not (kept / face).is_file()]
    if missing:
        raise SystemExit(f"error: no font package has {', '.join(missing)}")
    return kept


def digest(kept: Path) -> str:
    """What the faces are."""
    return sha256(b"".join((kept / face).read_bytes() for face in FACES)).hexdigest()
