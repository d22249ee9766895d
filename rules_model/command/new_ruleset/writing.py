"""Laying down the files of a new rule set, and entering it where the book lists its rule sets. All or nothing."""

from __future__ import annotations

import keyword
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from string import Template

from rules_model.command.new_ruleset.seed import Seed, seed
from rules_model.desk.checks import CHECKS
from rules_model.desk.finding import ROOT
from rules_model.library import PACKAGES, ruleset, rulesets

NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
LONGEST_TITLE = 40  # letters; lines of the chapter must stay short
RULE_LINE = 5  # of the notes, on which their first rule stands

START = "START = Position(RULES, MAP, AMENDED_START.holders)  #: who holds what at the start; no pieces yet"
OPENING = '''

def opening() -> Position:
    """The board as the first turn begins: every piece and facility, treasuries and wars."""
    return amended_opening().under(RULES)'''


class CannotLayDown(Exception):
    """The rule set cannot be laid down; the message says why and what would be right. Nothing was written."""


def lay_down(name: str, amends: str, title: str) -> list[Path]:
    """Write a new rule set that amends another.

    Args:
        name: prefix of its clauses and name of its folders, as "house"
        amends: prefix of the rule set that it amends
        title: as readers call it

    Returns:
        The files that were written or changed.

    Raises:
        CannotLayDown: a name that cannot be taken, or a list of the book that is not as expected.
        NoSeed: the amended rules have no figure to change.
    """
    look_at_the_name(name, title)
    first = seed(ruleset(amends))
    words = words_for(name, amends, title, first)
    made = {ROOT / path: text for path, text in new_files(name, words).items()}
    for path in made:
        if path.exists():
            raise CannotLayDown(f"{path.relative_to(ROOT)} is there already; take another name or move it away")
    changed = {ROOT / path: text for path, text in entered(name).items()}
    for path, text in {**made, **changed}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [*made, *changed]


def look_at_the_name(name: str, title: str) -> None:
    """Refuse a name that clause ids, Python or the book could not bear."""
    if not NAME.fullmatch(name):
        raise CannotLayDown(f"{name!r} cannot begin clause ids; want 2 to 20 small letters and digits, as 'house'")
    if keyword.iskeyword(name):
        raise CannotLayDown(f"{name!r} is a word of Python's own; take another name")
    if name in CHECKS or name == "pinned":
        raise CannotLayDown(f"{name!r} is a check of the desk; take another name")
    if name in PACKAGES:
        raise CannotLayDown(f"{name!r} is a rule set already; take another name")
    for taken in (f"rules_model/{name}", f"rules_model/{name}.py", f"docs/{name}", f"docs/{name}.md"):
        if (ROOT / taken).exists() or taken == "docs/apidocs":
            raise CannotLayDown(f"{taken} is taken; take another name")
    if title in {one.title for one in rulesets()}:
        raise CannotLayDown(f"the title {title!r} is that of another rule set")
    if not title.strip() or set(title) & set('"\\\n\r\t$`{}<>[]') or len(title) > LONGEST_TITLE:
        raise CannotLayDown(f"the title {title!r} cannot be printed; want plain words")


def words_for(name: str, amends: str, title: str, first: Seed) -> dict[str, str]:
    """What the templates are filled with."""
    amended = ruleset(amends)
    package = amended.package
    start = import_module(f"{package}.start")
    imports = [f"from {package}.start import EMPTY as AMENDED_EMPTY", f"from {package}.start import RULES as AMENDED"]
    boards = []
    if hasattr(start, "START"):
        imports.append(f"from {package}.start import START as AMENDED_START")
        boards.append(START)
    if hasattr(start, "opening"):
        imports.append(f"from {package}.start import opening as amended_opening")
        boards.append(OPENING)
    unit = first.target.id.rpartition(".")[2]
    price = first.template == "price"
    chapter = "prices" if price else "figures"
    piece = unit.replace("-", " ")
    plain = f"{first.name}(EMPTY.under(AMENDED))"
    rule = f"One {piece} costs one IPC less." if price else f"Add one to this figure: {first.target.title.lower()}."
    return {
        "name": name,
        "title": title,
        "amends": amends,
        "amended": amended.title,
        "imports": "\n".join(imports),
        "boards": "\n".join(boards),
        "chapter": chapter,
        "module": first.module,
        "target": first.name,
        "unit": unit,
        "piece": piece if price else first.target.title,
        "linked": f"{{clause}}`{first.target.id}`",
        "before": str(first.before),
        "after": str(first.before - 1 if price else first.before + 1),
        "line": str(RULE_LINE),
        "rule": rule,
        "id": f"{name}.{chapter}.{unit}",
        "pin": f"{first.name}(EMPTY, USSR).cost" if price else f"{first.name}(EMPTY) - {plain}",
        "pinned": str(first.before - 1) if price else "1",
    }


def new_files(name: str, words: dict[str, str]) -> dict[str, str]:
    """The files of the rule set, by path."""

    def filled(template: str) -> str:
        text = files("rules_model.command.new_ruleset").joinpath("templates", f"{template}.txt").read_text("utf-8")
        return in_order(Template(text).substitute(words).rstrip("\n") + "\n")

    chapter = words["chapter"]
    return {
        f"rules_model/{name}/__init__.py": f'"""The clauses of {words["title"]}, one module a chapter."""\n',
        f"rules_model/{name}/start.py": filled("start"),
        f"rules_model/{name}/{chapter}.py": filled("price" if chapter == "prices" else "quantity"),
        f"spec_tests/pins/{name}_{chapter}.py": filled("pins"),
        **{f"docs/{name}/{page}.md": filled(page) for page in ("index", "book", "difference", "notes")},
        f"docs/{name}/{chapter}.md": filled("chapter"),
    }


def in_order(text: str) -> str:
    """A module with its imports of the book in the order that the linter wants."""
    block = re.search(r"(?:^from rules_model\..*\n)+", text, re.MULTILINE)
    if not block:
        return text
    lines = sorted(block.group().splitlines(keepends=True), key=lambda line: line.split()[1])
    return text[: block.start()] + "".join(lines) + text[block.end() :]


def entered(name: str) -> dict[str, str]:
    """The files that list the rule sets, with the new one in them."""
    package = f'    "{name}": "rules_model.{name}",\n'
    return {
        "rules_model/library.py": after("rules_model/library.py", r"PACKAGES = \{\n", package, last=r"^\}\n"),
        "pyproject.toml": after("pyproject.toml", r'    "\(rounds\)",\n', f'    "({name})",\n'),
        "docs/index.md": after("docs/index.md", r":caption: The rules\n\n", f"{name}/index\n"),
    }


def after(file: str, mark: str, line: str, last: str = "") -> str:
    """A file with a line put in after a mark, or, when told, before the next line like ``last``."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.search(mark, text)
    end = re.compile(last, re.MULTILINE).search(text, found.end()) if found and last else found
    if not found or not end:
        raise CannotLayDown(f"{file} does not list the rule sets as expected; mend it: git checkout {file}")
    at = end.start() if last else found.end()
    return text[:at] + line + text[at:]


def told(name: str, made: list[Path]) -> list[str]:
    """What was written, and what to do next."""
    return [
        *(f"wrote {path.relative_to(ROOT).as_posix()}" for path in made),
        "",
        f"Next: write your rules into docs/{name}/notes.md, one line a rule, and a clause for each.",
        f"  python -m rules_model.examples {name}.    runs its examples",
        f"  codex1940 check {name}.                   holds it against all other rules",
        "  make book                                 puts it on the site",
    ]
