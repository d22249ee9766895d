"""Printing all sheets of some rule sets, and only what has changed since the last time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

from rules_model.library import PACKAGES
from rules_model.sheets.sheet import Sheet
from sheets.bundle import write_bundle
from sheets.fonts import digest, folder
from sheets.press import LOOKS, PAPERS, Overflow, Press

Entry: TypeAlias = dict[str, Any]  # a sheet as the gallery reads it
PLACE = re.compile(r"[\w-]+/[\w-]+/[\w-]+\.pdf")  # of a file below the folder of all sheets
MADE = "made.json"  # what each file was printed from
CONTENTS = "contents.json"  # every sheet with its files, for the gallery


@dataclass(frozen=True)
class Foot:
    """What the foot of every sheet says beside the sheet's own digest, and where its links lead."""

    version: str  #: of the package
    date: str = ""  #: of the release; empty: unreleased
    site: str = ""  #: address of the site; empty: links are relative
    beside: str = ""  #: from the folder around that of all sheets to the site; empty: the sheets lie in the site's own

    def data(self, sheet: Sheet) -> dict[str, Any]:
        """All that the template is given."""
        site = f"{self.site.rstrip('/')}/" if self.site else f"../../../{self.beside}"
        return {
            **sheet.data(),
            "version": self.version,
            "date": self.date,
            "clauses_at": f"{site}c/",
            "qr": code_of(site + page_of(sheet.ruleset)) if self.site else "",
        }


def page_of(ruleset: str) -> str:
    """The page of a rule set on the site.

    >>> page_of("g40")
    'base/index.html'
    """
    return f"{PACKAGES[ruleset].rpartition('.')[2]}/index.html"


def code_of(address: str) -> str:
    """A QR code as SVG."""
    import segno  # needed only where an address is given

    return str(segno.make(address, error="m").svg_inline(border=0))


@dataclass(frozen=True)
class Job:
    """One file to print."""

    data: dict[str, Any]  #: what the template is given
    paper: str  #: size of the paper

    @property
    def path(self) -> str:
        """Where it lies below the folder of all sheets."""
        return f"{self.data['ruleset']}/{self.paper}/{self.data['name']}.pdf"

    @property
    def files(self) -> tuple[str, ...]:
        """The file, and its picture where it has one."""
        return (self.path, *picture_of(self.path))


def picture_of(path: str) -> tuple[str, ...]:
    """The picture of a file for the gallery; one paper is enough.

    >>> picture_of("g40/a4/units.pdf"), picture_of("g40/us-letter/units.pdf")
    (('g40/pictures/units.png',), ())
    """
    ruleset, paper, name = path.split("/")
    return (f"{ruleset}/pictures/{name.removesuffix('.pdf')}.png",) if paper == PAPERS[0] else ()


@dataclass
class Result:
    """What a run did."""

    all: int = 0  #: files there are now
    printed: tuple[str, ...] = ()  #: files that were printed anew
    overflows: tuple[str, ...] = ()  #: sheets that do not fit


def stamp(job: Job, fonts: str) -> str:
    """All that decides how a file looks, as one digest."""
    looks = b"".join((LOOKS / name).read_bytes() for name in ("style.typ", f"{job.data['look']}.typ"))
    press = Path(__file__).with_name("press.py").read_bytes()
    said = json.dumps([job.data, job.paper, fonts, version("typst")], sort_keys=True, ensure_ascii=False)
    return sha256(said.encode() + looks + press).hexdigest()


def _print(job: Job, fonts: Path) -> list[bytes] | str:
    press = Press(fonts)
    try:
        pdf, size = press.fitted(job.data, job.paper)
    except Overflow as overflow:
        return str(overflow)
    return [pdf, *(press.picture(job.data, job.paper, size) for _ in picture_of(job.path))]


def build(
    sheets: list[Sheet],
    out: Path,
    foot: Foot,
    rulesets: tuple[str, ...],
    papers: tuple[str, ...] = PAPERS,
    jobs: int = 2,
    progress: Callable[[int, int, str], None] = lambda done, of, path: None,
) -> Result:
    """Print what has changed, remove what is no longer a sheet, and bundle each rule set.

    What lies there of other rule sets and papers than these stays as it is.
    """
    out.mkdir(parents=True, exist_ok=True)
    fonts = folder(out)
    faces = digest(fonts)
    every = [Job(foot.data(sheet), paper) for sheet in sheets for paper in papers]
    stamps = {job.path: stamp(job, faces) for job in every}
    known = known_from(out)
    there = {job.path: all((out / one).is_file() for one in job.files) for job in every}
    due = [job for job in every if known.get(job.path) != stamps[job.path] or not there[job.path]]
    overflows: list[str] = []
    ours = tuple(f"{ruleset}/{paper}/" for ruleset in rulesets for paper in papers)
    made = {path: print for path, print in known.items() if stamps.get(path) == print or not path.startswith(ours)}
    made = {path: print for path, print in made.items() if (out / path).is_file()}
    for place, (job, files) in enumerate(_printed(due, fonts, jobs), 1):
        progress(place, len(due), job.path)
        if isinstance(files, str):
            overflows.append(files)
            _remove(out, job.path)
            made.pop(job.path, None)
            continue
        for path, content in zip(job.files, files, strict=True):
            (out / path).parent.mkdir(parents=True, exist_ok=True)
            (out / path).write_bytes(content)
        made[job.path] = stamps[job.path]
    for old in known.keys() - made.keys():
        _remove(out, old)
    _write(out / MADE, dict(sorted(made.items())))
    _write(out / CONTENTS, merged(listed(out), contents(sheets, papers), ours, out))
    for folder_of in ours:
        write_bundle(out, folder_of, [job.path for job in every if job.path.startswith(folder_of)])
    printed = tuple(job.path for job in due if job.path in made)
    return Result(sum(path in made for path in stamps), printed, tuple(overflows))


def _remove(out: Path, path: str) -> None:
    for one in (path, *picture_of(path)):
        (out / one).unlink(missing_ok=True)


def _printed(due: list[Job], fonts: Path, jobs: int) -> Iterator[tuple[Job, list[bytes] | str]]:
    if jobs < 2 or len(due) < 4:
        for job in due:
            yield job, _print(job, fonts)
        return
    with ThreadPoolExecutor(jobs) as pool:
        yield from zip(due, pool.map(_print, due, [fonts] * len(due)), strict=True)


def contents(sheets: list[Sheet], papers: tuple[str, ...]) -> list[Entry]:
    """What there is, for the gallery: kind, nation, pages, clauses and files of each sheet."""
    return [
        {
            "ruleset": one.ruleset,
            "edition": one.edition,
            "kind": one.kind,
            "label": one.label,
            "title": one.title,
            "nation": one.nation,
            "pages": one.pages,
            "picture": "".join(picture_of(f"{one.ruleset}/{PAPERS[0]}/{one.name}.pdf")),
            "clauses": one.clauses(),
            "files": {paper: f"{one.ruleset}/{paper}/{one.name}.pdf" for paper in papers},
        }
        for one in sheets
    ]


def merged(old: list[Entry], new: list[Entry], ours: tuple[str, ...], out: Path) -> list[Entry]:
    """What is listed from now on: the new entries, and of the old ones the files that were not asked for."""
    found = {name_in(one): one for one in new}
    for one in old:
        kept = {
            paper: path for paper, path in one["files"].items() if not path.startswith(ours) and (out / path).is_file()
        }
        if kept:
            entry = found.setdefault(name_in(one), one)
            files = {**entry["files"], **kept} if entry is not one else kept
            found[name_in(one)] = {**entry, "files": {paper: files[paper] for paper in PAPERS if paper in files}}
    places = [*PACKAGES]
    return sorted(found.values(), key=lambda one: places.index(one["ruleset"]))


def name_in(entry: Entry) -> tuple[str, str]:
    """The rule set of an entry, and the name of its files."""
    return entry["ruleset"], Path(entry["picture"]).stem


def known_from(out: Path) -> dict[str, str]:
    """What each file was printed from; nothing where the record is missing or damaged, so that all is printed anew."""
    found = _read(out / MADE)
    if not isinstance(found, dict):
        return {}
    return {path: print for path, print in found.items() if isinstance(print, str) and PLACE.fullmatch(path)}


def listed(out: Path) -> list[Entry]:
    """The entries of the last time; of a damaged list none."""
    found = _read(out / CONTENTS)
    return [one for one in found if is_entry(one)] if isinstance(found, list) else []


def is_entry(one: object) -> bool:
    """Whether this is an entry as ``contents`` writes them."""
    return (
        isinstance(one, dict)
        and one.get("ruleset") in PACKAGES
        and isinstance(one.get("picture"), str)
        and isinstance(one.get("files"), dict)
        and all(isinstance(path, str) for path in one["files"].values())
    )


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return None


def _write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
