"""Print the cheat sheets: ``make sheets``.

python -m sheets [--readings FILE] [--figures FILE] [--site URL] [--only RULESET] [--out FOLDER]
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

from rules_model import __version__
from rules_model.library import PACKAGES, ruleset, whole_book
from rules_model.sheets.edition import edition
from rules_model.sheets.kinds import sheets_of
from rules_model.sheets.owner import filled_in
from rules_model.sheets.readings import readings
from rules_model.sheets.sheet import Sheet
from rules_model.world.names import UnknownName
from sheets.build import Foot, build
from sheets.press import PAPERS

ROOT = Path(__file__).parents[3]
PRINTED = ROOT / "_build" / "sheets"
SITE = ROOT / "_build" / "html"
HOST = re.compile(r"[\w:][\w.:-]*")
RELEASE = re.compile(r"^## \[?(?P<version>\d+\.\d+\.\d+)\]?\W+(?P<date>\d{4}-\d\d-\d\d)", re.MULTILINE)


def released(version: str) -> str:
    """The date under which the change log lists a version; empty when it is not released."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return next((found["date"] for found in RELEASE.finditer(text) if found["version"] == version), "")


def every_sheet(ids: list[str], chosen: dict[str, str], owner: Path | None) -> list[Sheet]:
    """The sheets of these rule sets that have clauses, those whose own chapters are still empty left out."""
    book = whole_book()
    found: list[Sheet] = []
    for id in ids:
        if any(clause.ruleset == id for clause in book.clauses.values()):
            found += sheets_of(filled_in(edition(id, chosen), owner))
    return found


def progress(done: int, of: int, path: str) -> None:
    """One line that is written over; where nobody watches, nothing."""
    if sys.stderr.isatty():
        print(f"\r{done}/{of} {path:<60.60}", end="\n" if done == of else "", file=sys.stderr, flush=True)


def address(said: str) -> str:
    """The address of a site; an error where it is none to which the path of a page can be added."""
    if not said:
        return ""
    try:
        parts = urlsplit(said)
        good = parts.scheme in ("http", "https") and HOST.fullmatch(parts.hostname or "") and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise argparse.ArgumentTypeError(f"{said!r} is no address of a site; write it as https://example.org/codex")
    if re.search(r"[\s?#\"<>\\]", said) or parts.path.endswith((".html", ".htm")):
        raise argparse.ArgumentTypeError(f"{said!r} must be the folder of the site, without a page, a ? or a #")
    return said


def options() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="sheets", description="Print the cheat sheets.")
    parser.add_argument("--readings", type=Path, metavar="FILE", help="readings of the group: TOML, question = reading")
    parser.add_argument("--figures", type=Path, metavar="FILE", help="the owner's figures, with --only: TOML")
    parser.add_argument(
        "--site", type=address, default="", metavar="URL", help="address of the site: links and a QR code lead there"
    )
    parser.add_argument("--only", choices=PACKAGES, help="one rule set")
    parser.add_argument("--paper", choices=PAPERS, help="one size of paper")
    parser.add_argument("--date", metavar="DATE", help="date in the foot; by default that of the release")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where to; by default _build/sheets, or sheets-NAME for a file",
    )
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="how many at once; by default 2")
    return parser.parse_args()


def usual(asked: argparse.Namespace) -> Path:
    """Where sheets go: those for a file of readings or figures, or for both, into a folder of its name."""
    names = [one.stem for one in (asked.readings, asked.figures) if one]
    return PRINTED.with_name(f"{PRINTED.name}-{'+'.join(names)}") if names else PRINTED


def beside_site(out: Path) -> str:
    """How the site is reached from beside the sheets; empty for those that ``make book`` copies into the site."""
    folder = out.resolve()
    return f"{SITE.name}/" if folder.parent == SITE.parent and folder.name.startswith("sheets-") else ""


def main() -> int:
    """Print, and say what was printed and how long it took; 1 when a sheet does not fit or a file is wrong."""
    asked, began = options(), time.monotonic()
    out = asked.out or usual(asked)
    if asked.figures and not asked.only:
        print("error: say with --only (of make: ONLY) whose figures these are", file=sys.stderr)
        return 1
    try:
        chosen = readings(asked.readings) if asked.readings else {}
        ids = [ruleset(asked.only).id] if asked.only else [*PACKAGES]
        sheets = every_sheet(ids, chosen, asked.figures)
    except (UnknownName, ValueError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    date = released(__version__) if asked.date is None else asked.date
    foot = Foot(__version__, date, asked.site, beside_site(out))
    papers = (asked.paper,) if asked.paper else PAPERS
    try:
        result = build(sheets, out, foot, tuple(ids), papers, asked.jobs, progress)
    except OSError as error:
        print(f"error: the sheets cannot be written to {out}: {error.strerror}: {error.filename}", file=sys.stderr)
        return 1
    for overflow in result.overflows:
        print(f"error: {overflow}", file=sys.stderr)
    took = time.monotonic() - began
    print(f"{result.all} sheets, {len(result.printed)} of them printed now, in {took:.1f} s: {out}")
    if out == PRINTED and not asked.site:
        print(f"Their links lead on from the copies that make book lays into {SITE / PRINTED.name}")
    return 1 if result.overflows else 0


if __name__ == "__main__":
    sys.exit(main())
