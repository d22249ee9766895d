"""The directive ``gallery``: every printed sheet as a picture, with its files, by nation and by kind.

The sheets are printed before the site is built (``make book``). A site without them says so and builds all the same.
"""

from __future__ import annotations

import html as entities
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias

from docutils import nodes
from docutils.nodes import Element, Node
from sphinx.application import Sphinx

from codex import prints
from codex.elements import html, text
from codex.links import joined
from codex.questionpage import pairs
from codex.shelf import ROOT
from rules_model.library import PACKAGES, ruleset
from rules_model.sheets.kinds import KINDS

Entry: TypeAlias = dict[str, Any]  # a sheet as the printer lists it
PRINTED = ROOT / "_build" / "sheets"
FOLDER = "sheets"  # where they lie on the site
PAPERS = {"a4": "A4", "us-letter": "US\xa0Letter"}
DOT = " · "
UNPRINTED = "The sheets have not been printed yet: make book prints them, then builds this page anew."


class Gallery(prints.Shows):
    """``{gallery}``: the sheets of every rule set."""

    kind = "gallery"
    optional_arguments = 0

    def lay_out(self, argument: str) -> list[Node]:
        """A section a rule set: its bundles, its nations, its kinds."""
        above = "../" * self.env.current_document.docname.count("/")
        found: list[Node] = []
        for id, entries in by_ruleset(printed()).items():
            here = f"sheets-{id}"
            title = nodes.title("", ruleset(id).title)
            section = nodes.section("", title, ids=[here], names=[here])
            section += [bundles(id, above), by_nation(entries), *by_kind(id, entries, above)]
            found.append(section)
        return found or [text("p", UNPRINTED)]


def printed() -> list[Entry]:
    """The sheets that lie there: those whose files and picture are all present."""
    contents = PRINTED / "contents.json"
    if not contents.is_file():
        return []
    every: list[Entry] = json.loads(contents.read_text(encoding="utf-8"))
    found = []
    for one in every:
        files = {paper: path for paper, path in one["files"].items() if (PRINTED / path).is_file()}
        if files and one.get("picture") and (PRINTED / one["picture"]).is_file():
            found.append({**one, "files": files, "size": size_of(PRINTED / one["picture"])})
    return found


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG, which stand in its first bytes."""
    with picture.open("rb") as file:
        head = file.read(24)
    return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")


def by_ruleset(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    """The sheets of each rule set, in the order of the book."""
    found = {id: [one for one in entries if one["ruleset"] == id] for id in PACKAGES}
    return {id: some for id, some in found.items() if some}


def bundles(id: str, above: str) -> Element:
    """The links to everything at once."""
    there = [paper for paper in PAPERS if (PRINTED / bundle(id, paper)).is_file()]
    links = [text("a", f"all on {PAPERS[one]}", href=f"{above}{FOLDER}/{bundle(id, one)}") for one in there]
    return html("p", nodes.Text("To print: "), *joined(links))


def bundle(id: str, paper: str) -> str:
    """Where the bundle of a rule set lies."""
    return f"{id}/codex1940-{id}-{paper}.zip"


def by_nation(entries: list[Entry]) -> Element:
    """The nations, each with links to the pictures of its sheets below."""
    nations = dict.fromkeys(one["nation"] for one in entries if one["nation"])
    rows: list[Node] = []
    for nation in nations:
        links = [text("a", one["label"], href=f"#{anchor(one)}") for one in entries if one["nation"] == nation]
        rows += pairs(nation, list(joined(links, DOT)))
    everybody = [text("a", one["label"], href=f"#{anchor(one)}") for one in entries if not one["nation"]]
    if everybody:
        rows += pairs("Everybody", list(joined(everybody, DOT)))
    return html("dl", *rows, classes="simple facts sheets-by-nation")


def by_kind(id: str, entries: list[Entry], above: str) -> Iterable[Node]:
    """The pictures, kind by kind."""
    for kind in KINDS:
        figures = [figure(one, above) for one in entries if one["kind"] == kind.key]
        if figures:
            here = f"sheets-{id}-{kind.key}"
            title = nodes.title("", kind.title)
            yield nodes.section("", title, html("div", *figures, classes="gallery"), ids=[here], names=[here])


def figure(one: Entry, above: str) -> Element:
    """A picture that leads to its file, and the files for either paper."""
    links = [
        html("a", nodes.Text(PAPERS.get(paper, paper)), href=f"{above}{FOLDER}/{path}", **{"aria-label": said})
        for paper, path in one["files"].items()
        for said in [f"{told(one)}, {PAPERS.get(paper, paper)}, PDF"]
    ]
    first = next(iter(one["files"].values()))
    picture = html("a", image(one, above), href=f"{above}{FOLDER}/{first}")
    pages = [nodes.Text(f"{one['pages']}\xa0pages")] if one["pages"] > 1 else []
    caption = html("figcaption", text("strong", one["title"]), *joined([*links, *pages], DOT))
    return html("figure", picture, caption, ids=[anchor(one)])


def image(one: Entry, above: str) -> nodes.raw:
    """The picture. A page opened from a folder loads it only when it is scrolled to."""
    source = entities.escape(f"{above}{FOLDER}/{one['picture']}")
    wide, high = one["size"]
    size = f'width="{wide}" height="{high}"'
    tag = f'<img src="{source}" alt="{entities.escape(told(one))}" {size} loading="lazy" decoding="async">'
    return nodes.raw("", tag, format="html")


def told(one: Entry) -> str:
    """A sheet in words: what a picture of it shows."""
    about = one["nation"] or one["title"]
    first = f", first of {one['pages']} pages" if one["pages"] > 1 else ""
    return f"{one['edition']}, {one['label']}: {about}{first}"


def anchor(one: Entry) -> str:
    """The place of a sheet's picture on the page."""
    return nodes.make_id(f"sheet-{one['ruleset']}-{Path(one['picture']).stem}")


def shown(argument: str) -> object:
    """What the page is made from."""
    return printed(), [
        bundle(id, paper) for id in PACKAGES for paper in PAPERS if (PRINTED / bundle(id, paper)).is_file()
    ]


def publish(app: Sphinx, failure: Exception | None) -> None:
    """Lay the files beside the pages: copied where they differ, removed where they are no sheet any more."""
    if failure or app.builder.format != "html":
        return
    laid_out = any(kind == "gallery" for made in prints.prints(app.env).values() for kind, _ in made)
    entries = printed() if laid_out else []
    paths = {path for one in entries for path in (*one["files"].values(), one["picture"])}
    paths |= {bundle(id, paper) for id in by_ruleset(entries) for paper in PAPERS}
    there = Path(app.outdir) / FOLDER
    for path in sorted(paths):
        source, target = PRINTED / path, there / path
        if source.is_file() and not same(source, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for old in [one for one in there.rglob("*") if one.is_file()]:
        if old.relative_to(there).as_posix() not in paths:
            old.unlink()


def same(source: Path, target: Path) -> bool:
    """Whether a file has been copied since it was last written."""
    if not target.is_file():
        return False
    here, copy = source.stat(), target.stat()
    return (here.st_size, here.st_mtime_ns) == (copy.st_size, copy.st_mtime_ns)


def setup(app: Sphinx) -> None:
    """Enter the directive, and copy the files when the pages are written."""
    prints.SHOWN["gallery"] = shown
    app.add_directive("gallery", Gallery)
    app.connect("build-finished", publish)
